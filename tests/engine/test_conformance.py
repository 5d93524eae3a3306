"""The games of an independent implementation: complete ones, illegal moves, lists of legal moves."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.cli import main as cli
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.match import Match
from tests.playing import GAMES, as_json

FOLDER = Path(__file__).resolve().parents[1] / "conformance"
KINDS = ("", "-illegal", "-legal")
CHUNKS = 4
"""Each file is read by so many tests, which can run at the same time."""


@cache
def lines(name: str) -> list[str]:
    path = FOLDER / f"{name}.jsonl"
    return path.read_text("utf-8").splitlines() if path.exists() else []


every_part = pytest.mark.parametrize("part", range(CHUNKS))
every_game = pytest.mark.parametrize("game_id", GAMES)
every_building_game = pytest.mark.parametrize(
    "game_id", [game_id for game_id in GAMES if any('"best":' in line for line in lines(f"{game_id}-legal"))]
)


def part_of(name: str, part: int) -> list[tuple[int, str]]:
    """The lines of one part of a file, numbered from 1."""
    return list(enumerate(lines(name), 1))[part::CHUNKS]


def in_any_order(move: dict[str, Any]) -> str:
    """A move as text, where the order inside it means nothing in a fixed one."""
    move = dict(move)
    if isinstance(move.get("trio"), list):
        move["trio"] = sorted(move["trio"])
    if isinstance(move.get("fill"), dict) and "pay" in move["fill"]:
        move["fill"] = {**move["fill"], "pay": sorted(move["fill"]["pay"])}
    return json.dumps(move, sort_keys=True)


def legal_moves(match: Match) -> list[str]:
    moves = [] if match.round_over else match.playing().legal_moves()
    return [in_any_order(move.to_json()) for move in moves]


def everything(match: Match) -> list[str]:
    """All there is to know about a match, to see whether something changed it."""
    views = [] if match.state is None else [as_json(match.state.view(seat)) for seat in range(match.seats)]
    return [records.dump(match.to_record()), *legal_moves(match), *views]


def refuses(match: Match, move: dict[str, Any]) -> bool:
    try:
        match.play_json(move)
    except EngineError:
        return True
    return False


@every_game
@pytest.mark.parametrize("kind", KINDS)
def test_every_registered_game_has_its_conformance_files(game_id: str, kind: str) -> None:
    assert len(lines(game_id + kind)) >= 40


@every_part
@every_game
def test_a_complete_game_is_accepted_and_written_as_it_was_read(game_id: str, part: int) -> None:
    for number, line in part_of(game_id, part):
        match = Match.from_record(records.parse(line))

        assert match.over, f"line {number}"
        assert match.to_record() == json.loads(line), f"line {number}"
        assert records.dump(match.to_record()) == line, f"line {number}"


@every_part
@every_game
def test_an_illegal_move_is_refused_and_changes_nothing(game_id: str, part: int) -> None:
    for number, line in part_of(f"{game_id}-illegal", part):
        case = json.loads(line)
        match = Match.from_record(case["record"])
        before = everything(match)

        assert refuses(match, case["move"]), f"line {number}: {case['why']}"
        assert everything(match) == before, f"line {number}"


@every_part
@every_game
def test_the_legal_moves_are_exactly_those_listed(game_id: str, part: int) -> None:
    for number, line in part_of(f"{game_id}-legal", part):
        case = json.loads(line)
        if "legal" in case:
            found = legal_moves(Match.from_record(case["record"]))

            assert len(found) == len(set(found)), f"line {number}"
            assert set(found) == {in_any_order(move) for move in case["legal"]}, f"line {number}"


@every_part
@every_building_game
def test_a_listed_build_is_legal_and_makes_its_points(game_id: str, part: int) -> None:
    for number, line in part_of(f"{game_id}-legal", part):
        case = json.loads(line)
        if "move" in case:
            match = Match.from_record(case["record"])

            events = match.play_json(case["move"])

            assert [event.points for event in events if hasattr(event, "points")] == [case["points"]], (
                f"line {number}"
            )


@every_part
@every_building_game
def test_the_best_build_makes_the_points_listed(
    game_id: str, part: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, line in part_of(f"{game_id}-legal", part):
        case = json.loads(line)
        if "best" in case:
            path = tmp_path / "record.holzwurm.json"
            path.write_text(json.dumps(case["record"]), "utf-8")

            assert cli.main(["best", str(path)]) == 0, f"line {number}"

            assert json.loads(capsys.readouterr().out)["points"] == case["best"], f"line {number}"
