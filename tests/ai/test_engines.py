"""Programs as players: what each kind of misbehaviour costs, what a program gets, and that nothing of it is left."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from holzwurm_desktop.ai import engine_process, engines
from holzwurm_desktop.ai.engine_moves import tried
from holzwurm_desktop.ai.engine_process import EngineProcess, Fault, command_of, short_name
from holzwurm_desktop.ai.engines import EnginePlayer
from holzwurm_desktop.ai.players import Budget
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.text.faults import fault_words
from holzwurm_desktop.text.words import Words
from tests.ai.programs_that_play import program
from tests.playing import GAMES, ROOT, new_match, plain

SOON = Budget(iterations=5, seconds=0.1)


@pytest.fixture(autouse=True)
def rules_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The programs of these tests find the engine of this checkout."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GRACE", "PATIENCE"):
        monkeypatch.setattr(engines, name, 0.2)
    monkeypatch.setattr(engine_process, "TO_DIE", 0.5)


def decide(player: EnginePlayer, match: Match, seed: int = 1, budget: Budget | None = SOON) -> Move:
    state = match.playing()
    return player.decide(
        match.game, state.view(state.turn), seed, budget, lambda data: tried(match, state.turn, data)
    )


def moves_and_faults(command: str, count: int = 1, game_id: str = "holzwurm") -> tuple[list[Move], list[str]]:
    """What a program plays on its own, and why moves were made in its place."""
    faults: list[str] = []
    match, moves = new_match(game_id), []
    with EnginePlayer(command, lambda fault: faults.append(fault_words(Words(), fault))) as player:
        for seed in range(count):
            moves.append(decide(player, match, seed))
            match.play(moves[-1])
        assert player.faults == len(faults)
    return moves, faults


BAD = {
    "silence": ("pass", "no answer in time"),
    "rubbish": ("print('hello', flush=True)", "no answer in time"),
    "the answer to another question": ("say(id=q['id'] + 1, move={}, candidates=[])", "no answer in time"),
    "an error": ("say(id=q['id'], error='one\\nI am lost')", "it answered with an error: I am lost"),
    "an error without a number": ("say(id=-1, error='what?')", "it answered with an error: what?"),
    "giving up": ("say(id=q['id'], cancelled=True)", "an answer without a move"),
    "no move": ("say(id=q['id'], move=3)", "an answer without a move"),
    "not a number": (
        'print(\'{"id": %d, "move": {"seat": NaN}}\' % q[\'id\'], flush=True)',
        "no answer in time",
    ),
    "an illegal move": (
        "say(id=q['id'], move={'seat': 0, 'card': 'B77', 'row': 'new'}, candidates=[])",
        "an illegal move: There is no card B77.",
    ),
    "a malformed move": ("say(id=q['id'], move={'seat': 0, 'card': {}, 'row': []})", "a"),
    "a huge number": ("say(id=q['id'], move={'seat': 0, 'card': 'B1', 'row': 10 ** 400})", "a"),
    "a move of another seat": (
        "say(id=q['id'], move={'seat': 1, 'card': 'B1', 'row': 'new'})",
        "a move of another seat",
    ),
    "a move of nobody": ("say(id=q['id'], move={})", "an illegal move: The move names no seat."),
    "its end": ("sys.exit('I give up')", "it ended with status 1: I give up"),
    "closed output": ("os.close(1); time.sleep(1000)", "it closed its output"),
    "a flood of lines": (
        "while True: print('{}', flush=True)",
        "a flood of lines that nobody asked for",
    ),
    "a line without an end": (
        "while True: sys.stdout.write('x' * 1000)",
        "a flood of lines that nobody asked for",
    ),
    "a number that is true": ("say(id=True, move={})", "no answer in time"),
}


@pytest.mark.usefixtures("little_patience")
@pytest.mark.parametrize(("body", "reason"), BAD.values(), ids=BAD)
def test_misbehaviour_costs_the_move_and_is_told_in_words(body: str, reason: str, tmp_path: Path) -> None:
    (move,), (told,) = moves_and_faults(program(tmp_path, body))

    assert new_match("holzwurm").play(move)
    assert told == reason or (
        reason == "a" and told.startswith(("an illegal move: ", "a move that makes no"))
    )


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_a_violent_death_costs_the_move(tmp_path: Path) -> None:
    _, faults = moves_and_faults(program(tmp_path, "os.kill(os.getpid(), signal.SIGKILL)"))

    assert faults == ["it ended with status -9"]


def test_a_program_that_has_died_is_started_anew_for_the_next_question(tmp_path: Path) -> None:
    once = f"seen = {str(tmp_path / 'seen')!r}\nif not os.path.exists(seen): open(seen, 'w'); sys.exit(2)\nplay(q)"

    _, faults = moves_and_faults(program(tmp_path, once), count=4)

    assert faults == ["it ended with status 2"]


def test_a_program_that_fails_again_and_again_is_not_asked_any_more(tmp_path: Path) -> None:
    note = tmp_path / "asked"
    body = f"open({str(note)!r}, 'a').write('x')\nsay(id=q['id'], error='no')"

    _, faults = moves_and_faults(program(tmp_path, body), count=6)

    assert note.read_text("utf-8") == "x" * engines.MOST_FAULTS
    assert faults[engines.MOST_FAULTS :] == ["not asked any more after 3 faults in a row"] * 3


def test_faults_between_good_moves_do_not_add_up(tmp_path: Path) -> None:
    body = "if q['seed'] % 3: say(id=q['id'], error='no')\nelse: play(q)"

    _, faults = moves_and_faults(program(tmp_path, body), count=10)

    assert faults == ["it answered with an error: no"] * 6


def test_the_move_in_place_of_a_program_is_the_same_every_time(tmp_path: Path) -> None:
    command = program(tmp_path, "say(id=q['id'], error='no')")

    assert moves_and_faults(command, count=5) == moves_and_faults(command, count=5)


@pytest.mark.parametrize(
    ("body", "count"),
    [
        ("print('a remark', flush=True); play(q)", 3),
        ("sys.stderr.write('x' * 1_000_000); play(q)", 3),
        ("for _ in range(60): print('{}')\nplay(q)", 3),  # too many in all, but not between two questions
    ],
    ids=["a remark", "a flood of errors", "some lines"],
)
def test_what_hurts_nobody_costs_nothing(body: str, count: int, tmp_path: Path) -> None:
    assert moves_and_faults(program(tmp_path, body), count)[1] == []


@pytest.mark.usefixtures("little_patience")
@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import time; time.sleep(1000)", "no answer in time"),
        ("import sys; sys.exit(4)", "it ended with status 4"),
        ("import nothing_of_this_name", "it ended with status 1: ModuleNotFoundError: No module named"),
    ],
)
def test_a_program_that_does_not_get_going_costs_the_move(
    code: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "STARTING", 5.0 if "sleep" not in code else 0.3)

    _, (told,) = moves_and_faults(command_of([sys.executable, "-c", code]))

    assert told.startswith(reason)


def test_a_program_that_cannot_be_started_costs_the_move(tmp_path: Path) -> None:
    _, (told,) = moves_and_faults(command_of([str(tmp_path / "nothing")]))

    assert told.startswith("cannot be started: ")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_program_gets_the_view_of_the_seat_and_nothing_else(game_id: str, tmp_path: Path) -> None:
    note = tmp_path / "heard"
    match = new_match(game_id, deal=77_001)
    view = plain(match.playing().view(match.playing().turn)._asdict())
    with EnginePlayer(
        program(tmp_path, f"open({str(note)!r}, 'w').write(line); play(q)"), pytest.fail
    ) as player:
        decide(player, match, seed=5, budget=Budget(iterations=9))

    asked = json.loads(note.read_text("utf-8"))
    assert asked.pop("id") > 0
    assert asked == {
        "protocol": 1, "game": game_id, "view": view, "level": "expert", "seed": 5, "iterations": 9, "seconds": 0.0,
    }  # fmt: skip


def test_it_is_called_what_it_calls_itself_without_a_folder(tmp_path: Path) -> None:
    with EnginePlayer(program(tmp_path, "play(q)"), pytest.fail) as player:
        assert player.name == "er"


def test_an_older_player_that_answers_the_greeting_with_an_error_plays_all_the_same(tmp_path: Path) -> None:
    command = program(tmp_path, "play(q)")
    script = tmp_path / "player.py"
    script.write_text(
        script.read_text("utf-8").replace('protocol=1, name="Test/er"', 'error="game?"'), "utf-8"
    )
    match = new_match("holzwurm")

    with EnginePlayer(command, pytest.fail) as player:
        match.play(decide(player, match))
        assert player.name == "player"


def test_an_older_player_is_not_sent_what_was_added_to_views_later(tmp_path: Path) -> None:
    command = program(tmp_path, 'open("asked", "a").write(" ".join(q["view"]) + "\\n"); play(q)')
    script = tmp_path / "player.py"
    older = tmp_path / "older.py"
    older.write_text(
        script.read_text("utf-8").replace('protocol=1, name="Test/er"', 'error="game?"'), "utf-8"
    )
    match = new_match("holzwurm")

    for each in (command, command.replace("player.py", "older.py")):
        with EnginePlayer(each, pytest.fail, folder=tmp_path) as player:
            decide(player, match)

    now, before = ((tmp_path / "asked").read_text("utf-8")).splitlines()
    assert set(now.split()) - set(before.split()) == {"places"}


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("/opt/old/bin/python3 -m holzwurm_desktop.ai.worker", "holzwurm_desktop.ai.worker"),
        ("python -P /home/me/my_player.py --fast", "my_player"),
        ("./tools/quick --level 3", "quick"),
        ("python3", "python3"),
    ],
)
def test_a_program_without_a_name_has_that_of_its_file(command: str, name: str) -> None:
    assert short_name(command) == name


@pytest.mark.parametrize("before", [[], ["env", "A=B"]] if os.name == "posix" else [[]], ids=" ".join)
def test_python_modules_are_not_those_of_the_present_folder(
    before: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "only_here.py").write_text("", "utf-8")
    process = EngineProcess(command_of([*before, sys.executable, "-m", "only_here"]))

    with pytest.raises(Fault, match="No module named"):
        process.hear(time.monotonic() + 20)
    process.end()


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such variable")
@pytest.mark.parametrize("before", [None, "/usr/lib/mine"])
def test_a_program_that_a_bundle_starts_does_not_get_the_libraries_of_the_bundle(
    before: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/bundle")
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    code = "import os; print(os.environ.get('LD_LIBRARY_PATH'), flush=True)"
    process = EngineProcess(command_of([sys.executable, "-c", code]))

    assert process.hear(time.monotonic() + 20).decode().strip() == str(before)
    process.end()


@pytest.mark.skipif(os.name != "posix", reason="looks for processes as POSIX does")
@pytest.mark.parametrize(
    "body", ["play(q)", "time.sleep(1000)", "signal.signal(15, signal.SIG_IGN); play(q)"]
)
@pytest.mark.usefixtures("little_patience")
def test_nothing_of_a_program_is_left_after_the_match(body: str, tmp_path: Path) -> None:
    note = tmp_path / "processes"
    child = "import subprocess; child = subprocess.Popen(['sleep', '1000'], stdin=subprocess.DEVNULL)"
    body = f"{child}\nopen({str(note)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n{body}"
    threads = set(threading.enumerate())
    moves_and_faults(program(tmp_path, body))

    for number in note.read_text("utf-8").split():
        until(lambda number=int(number): gone(number))  # type: ignore[misc]
    assert set(threading.enumerate()) <= threads


def gone(number: int) -> bool:
    """Whether a process has ended, though nobody may have asked how."""
    try:
        return Path(f"/proc/{number}/stat").read_text("utf-8").rpartition(")")[2].split()[0] == "Z"
    except ProcessLookupError:
        return True  # between opening the file and reading it
    except FileNotFoundError:
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            return True
        return False


def until(holds: Callable[[], bool]) -> None:
    """Wait; the runner's time limit watches over it."""
    while not holds():
        time.sleep(0.01)
