"""The command `analyse`: its lines, its JSON, and the record with the analysis in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.ai.analysis_record import read_all
from holzwurm_desktop.cli import analyse as command
from holzwurm_desktop.cli.main import main
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.carried import of_header
from holzwurm_desktop.engine.match import Match
from tests.playing import GAMES, ROOT


def example(game_id: str) -> str:
    return str(ROOT / "docs" / "examples" / f"{game_id}.holzwurm.json")


def analyse(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["analyse", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game_id", GAMES)
def test_each_player_of_every_game_gets_figures(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(analyse(capsys, example(game_id), "--iterations", "20", "--json"))

    assert (found["game"], found["iterations"], found["seed"]) == (game_id, 20, 1)
    called = [
        known["judgement"] for played in found["rounds"] for known in played if known and "loss" in known
    ]
    assert len(called) == sum(player["judged"] for player in found["players"])
    for name in ("best", "good", "inaccuracy", "mistake", "blunder"):
        assert called.count(name) == sum(player[name] for player in found["players"])
    assert all(0 <= player["accuracy"] <= 100 for player in found["players"])


def test_lines_say_what_was_lost_and_what_would_have_been_better(capsys: pytest.CaptureFixture[str]) -> None:
    lines = analyse(capsys, example("holzwurm"), "--iterations", "200").splitlines()

    worse = [line for line in lines if "loses" in line and "better" in line]
    assert worse
    better: Any = json.loads(worse[0].partition("better: ")[2])
    assert {"seat", "card", "row"} == set(better)
    assert lines[-2].startswith("Ada: ")
    assert " of 100" in lines[-1]


def test_builds_are_judged_in_points_and_for_certain(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "one.holzwurm.json"
    players = ["--game", "kistenstapel", "--seats", "beginner,hard", "--deal", "2"]
    assert main(["selfplay", *players, "--out", str(file)]) == 0
    lines = analyse(capsys, str(file)).splitlines()
    assert any("points for certain, better:" in line for line in lines)
    assert "accuracy 100 of 100" in lines[-1]


def test_the_record_is_written_with_the_analysis(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    once, twice = tmp_path / "once.holzwurm.json", tmp_path / "twice.holzwurm.json"
    analyse(capsys, example("holzwurm"), "--iterations", "20", "--seed", "5", "-o", str(once))
    both = analyse(capsys, str(once), "--iterations", "20", "--open-cards", "--out", "-")
    twice.write_text(both, "utf-8")

    match = Match.from_record(records.parse(twice.read_bytes()))
    found = read_all(match, of_header(match.extra))
    assert found.seen is not None
    assert (found.seen.seed, found.seen.open_cards) == (5, False)
    assert found.opened is not None
    assert found.opened.open_cards
    assert main(["check", str(once), str(twice)]) == 0


def test_an_analysis_that_the_record_carries_is_not_made_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "one.holzwurm.json"
    analyse(capsys, example("holzwurm"), "--iterations", "20", "-o", str(file))
    first = analyse(capsys, str(file), "--iterations", "20", "--json")
    made = []
    real = command.analyse
    monkeypatch.setattr(command, "analyse", lambda *given: made.append(given) or real(*given))

    assert analyse(capsys, str(file), "--iterations", "20", "--json") == first
    assert not made
    analyse(capsys, str(file), "--iterations", "20", "--seed", "2")
    analyse(capsys, str(file), "--iterations", "21")
    assert len(made) == 2


def test_open_cards_are_refused_where_they_make_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", example("afbraak"), "--open-cards"]) == 2
    assert "Open cards make no difference in afbraak." in capsys.readouterr().err
