"""`PROTOCOL.md` is true: its conversations are held with the real worker, its tables are compared with the views."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import types
from collections.abc import Sequence
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from holzwurm_desktop.ai import engine_process, engine_seat, engines
from holzwurm_desktop.ai.worker import PROTOCOL
from holzwurm_desktop.engine.contract import NoObjection
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.records import LEVELS, PROGRAM_LEVEL, YARDSTICKS
from tests.playing import GAMES, ROOT, new_match, positions

PAGE = (ROOT / "holzwurm_desktop" / "ai" / "PROTOCOL.md").read_text("utf-8")
TALKS = [talk for talk in re.findall(r"^```\n(.*?)```$", PAGE, re.MULTILINE | re.DOTALL) if talk[0] == ">"]


every_game = pytest.mark.parametrize("game_id", GAMES)


def rows(section: str) -> dict[str, str]:
    """The keys of a section's table and their form."""
    return dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", section, re.MULTILINE))


def section_of(game_id: str) -> str:
    return PAGE.partition(f"\n### {game_id}\n")[2].partition("\n#")[0]


def form(hint: Any, many: bool = False) -> str:
    """A type in the words of the page."""
    if get_origin(hint) in (Union, types.UnionType):
        return " or ".join(form(each, many) for each in get_args(hint))
    if get_origin(hint) is Sequence:
        return f"list{'s' * many} of {form(*get_args(hint), many=True)}"
    words = {int: "number", float: "number", str: "text", bool: "boolean", type(None): "null"}
    return words[hint] + "s" * many


def in_form(value: Any, hint: Any) -> bool:
    if get_origin(hint) in (Union, types.UnionType):
        return any(in_form(value, each) for each in get_args(hint))
    if get_origin(hint) is Sequence:
        return isinstance(value, list) and all(in_form(each, *get_args(hint)) for each in value)
    return type(value) is hint or (hint is float and type(value) is int)


@every_game
def test_the_page_has_every_key_of_a_view_in_its_form(game_id: str) -> None:
    hints = get_type_hints(type(new_match(game_id).playing().view(0)))
    written = {**rows(PAGE.partition("\n## Views\n")[2].partition("\n###")[0]), **rows(section_of(game_id))}

    assert written == {key: form(hint) for key, hint in hints.items()}


@every_game
def test_what_is_sent_of_a_view_has_the_keys_and_forms_of_its_type(game_id: str) -> None:
    for match in positions(game_id, seed=5):
        state = match.playing()
        for seat in range(match.seats):
            view = state.view(seat)
            sent = json.loads(json.dumps(engines.question(match.game, view, 1, None)))["view"]
            hints = get_type_hints(type(view))
            assert list(sent) == list(hints)
            assert {key: value for key, value in sent.items() if not in_form(value, hints[key])} == {}


@every_game
def test_the_page_has_a_conversation_about_every_game(game_id: str) -> None:
    assert re.search(rf'^> .*"game": "{game_id}"', section_of(game_id), re.MULTILINE)


@pytest.mark.parametrize("talk", TALKS, ids=range(len(TALKS)))
def test_a_conversation_on_the_page_is_held_by_the_worker(talk: str) -> None:
    worker = subprocess.Popen(
        [sys.executable, "-m", "holzwurm_desktop.ai.worker"],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8",
    )  # fmt: skip
    assert worker.stdin is not None
    assert worker.stdout is not None
    answers = 0
    with worker:
        for line in talk.splitlines():
            if line.startswith("> "):
                worker.stdin.write(line[2:] + "\n")
                worker.stdin.flush()
            else:
                answers += 1
                said, written = json.loads(worker.stdout.readline()), json.loads(line[2:])
                assert (said["id"], set(said)) == (written["id"], set(written))
        worker.stdin.close()
    assert answers > 0


@pytest.mark.parametrize("talk", TALKS, ids=range(len(TALKS)))
def test_the_moves_on_the_page_are_legal(talk: str) -> None:
    questions = {}
    for line in talk.splitlines():
        said = json.loads(line[2:]) if line[2] == "{" else {}
        if line.startswith("> "):
            questions[said.get("id")] = said
        elif "move" in said:
            asked = questions[said["id"]]
            game = all_games()[asked["game"]]
            state = game.determinize(game.view_from_json(asked["view"]), Rng(1))
            assert state.apply(game.move_from_json(said["move"]))


def test_the_page_has_the_numbers_of_the_code() -> None:
    for said in (
        f"# The protocol of players, version {PROTOCOL}\n",
        f"may come {engines.GRACE:.0f} seconds later",
        f"there are {engines.PATIENCE:.0f} seconds",
        f"greeting may take {engines.STARTING:.0f}.",
        f"more than {engine_process.MOST_LINES} lines, or more than {engine_process.MOST_BYTES:,} bytes",
        f"ask for `{PROGRAM_LEVEL}`",
        f"The window sets {engine_seat.THINKING.seconds:.0f} seconds",
        f"but waits for {engine_seat.THINKING.seconds + engine_seat.GRACE:.0f}:",
        json.dumps(NoObjection(1).to_json()),
    ):
        assert said in PAGE
    assert [level for level in (*LEVELS, *YARDSTICKS) if f"`{level}`" not in PAGE] == []
    assert engines.MOST_FAULTS == 3
    assert "After three faults in a row" in PAGE
    assert engines.TO_CANCEL == 1.0
    assert "answered within a second" in PAGE


@every_game
def test_a_question_has_no_key_that_the_page_does_not_have(game_id: str) -> None:
    match = new_match(game_id)
    asked = engines.question(match.game, match.playing().view(0), 1, engines.STAND_IN)
    table = rows(PAGE.partition("A **question** has")[2].partition("\nAn **answer**")[0])

    assert {*asked, "id", "protocol"} == set(table) - {
        "open",
        "strength",
    }  # which are for our own players only
