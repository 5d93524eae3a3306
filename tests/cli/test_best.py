"""The command `best`: the exact best single build for who may build now."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.cli.main import main
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player

GAME = all_games()["kistenstapel"]
STOCK = ["L", "R", "T", "O", *["L"] * 14, *["R"] * 14, *["T"] * 10, *["O"] * 3]
"""Seat 0 begins with L and T."""


def match_with(*moves: dict[str, Any], leftover: str = "none") -> Match:
    """A match of two players after these moves."""
    match = Match(GAME, [Player("Ann"), Player("Bo")], {"leftover": leftover})
    record = match.to_record()
    record["rounds"] = [{"deal": {"stock": STOCK, "start": 0}, "moves": list(moves)}]
    return Match.from_record(record)


@pytest.fixture
def best(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """What the command prints about a match."""

    def run(match: Match) -> dict[str, Any]:
        path = tmp_path / "match.holzwurm.json"
        path.write_text(json.dumps(match.to_record()), "utf-8")
        assert main(["best", str(path)]) == 0
        found: dict[str, Any] = json.loads(capsys.readouterr().out)
        return found

    return run


def test_the_best_build_can_be_made_and_scores_its_points(best: Any) -> None:
    match = match_with()

    found = best(match)

    assert found["points"] == 1
    match.play_json({"seat": 0, "build": found["build"]})
    assert match.playing().scores() == [1, 0]


def test_the_card_of_the_next_seat_counts_while_a_knock_is_possible(best: Any) -> None:
    match = match_with({"seat": 0, "pass": True})

    found = best(match)

    match.play_json({"seat": 1, "build": found["build"]})
    assert match.playing().scores() == [0, found["points"]]


def test_after_a_knock_the_build_is_made_with_the_cards_of_the_one_who_passed(best: Any) -> None:
    match = match_with({"seat": 0, "pass": True}, {"seat": 1, "knock": True})

    found = best(match)

    assert found["points"] == 1
    match.play_json({"seat": 1, "build": found["build"]})
    assert match.playing().scores() == [0, 1]


def test_there_is_no_best_build_when_nobody_may_build(best: Any) -> None:
    match = match_with()
    while not match.round_over:
        match.settle() if match.playing().waiting else match.play_json(
            {"seat": match.playing().turn, "pass": True}
        )

    assert best(match) == {"points": 0}


def test_another_game_has_no_builds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.holzwurm.json"
    other = Match.new(all_games()["holzwurm"], [Player("Ann"), Player("Bo")], {}, 1)
    path.write_text(json.dumps(other.to_record()), "utf-8")

    assert main(["best", str(path)]) == 1

    assert "kistenstapel" in capsys.readouterr().err
