"""The commands that measure the rules, the search, the coach and the computer players: what they print."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize("what", ["rollouts", "search"])
def test_speed_is_measured(run: Run, what: str) -> None:
    status, out, _ = run("bench", what, "--game", "holzwurm", "--seconds", "0.02", "--json")
    figures = json.loads(out)["figures"]["holzwurm"]

    assert status == 0
    assert 0 < figures["lowest"] <= figures["per second"] <= figures["highest"]


def test_how_often_the_coach_speaks_is_measured(run: Run) -> None:
    asked = ("bench", "coach", "--game", "holzwurm", "--levels", "random", "--deals", "1", "--follow", "1")
    long, again, short = (
        json.loads(run(*asked, "--iterations", iterations, "--json")[1])["holzwurm"]
        for iterations in ("2000", "2000", "200")
    )

    heard = long["levels"]["random"]
    assert 0 < heard["told"] < heard["decisions"]
    assert heard["share"] == pytest.approx(heard["told"] / heard["decisions"])
    assert 0 <= long["sure"]["blamed"] < heard["share"]  # what another coach advises is better than chance
    assert 0 < long["sure"]["differ"] < short["sure"]["differ"]  # the longer it thinks, the surer it is
    assert long["levels"] == again["levels"]
    assert 0 <= long["following"]["share"] <= 1


def test_how_true_chances_come_is_measured(run: Run) -> None:
    asked = (
        "bench",
        "calibration",
        "--game",
        "tovenaars",
        "--level",
        "beginner",
        "--rounds",
        "6",
        "--each",
        "2",
    )
    first, again = (json.loads(run(*asked, "--iterations", "60", "--json")[1])["tovenaars"] for _ in range(2))

    assert first == again
    for name in ("raw", "corrected"):
        table = first[name]
        assert sum(tenth["decisions"] for tenth in table) > 20
        for lowest, tenth in enumerate(table):
            if tenth["decisions"]:
                assert lowest / 10 <= tenth["called"] <= (lowest + 1) / 10
                assert 0 <= tenth["won"] <= 1
    losing, winning = first["raw"][:5], first["raw"][5:]
    lost, won = (
        sum(tenth["won"] * tenth["decisions"] for tenth in half) / sum(tenth["decisions"] for tenth in half)
        for half in (losing, winning)
    )
    assert lost < won


def test_what_a_worse_move_costs_is_measured(run: Run) -> None:
    """In the demolition game the worst column loses so much that 30 rounds show it."""
    asked = ("bench", "contrast", "--game", "afbraak", "--level", "easy", "--rounds", "30", "--each", "2")
    first, again = (json.loads(run(*asked, "--iterations", "60", "--json")[1])["afbraak"] for _ in range(2))

    assert first == again
    assert (first["seats"], first["rounds"]) == (2, 30)
    assert 20 < first["parted"] <= 30
    assert 0 < first["called"] < 1
    assert first["lost"] > 0
    assert first["margin"] > 0
    assert first["fit"] > 0


def test_how_often_players_do_something_silly_is_measured(run: Run) -> None:
    asked = ("bench", "blunders", "--game", "tovenaars", "--level", "random,medium", "--rounds", "2")
    first, again = (json.loads(run(*asked, "--iterations", "60", "--json")[1])["tovenaars"] for _ in range(2))

    assert first == again
    at_random, sensible = first["levels"]["random"], first["levels"]["medium"]
    assert at_random["silly"] == sum(at_random["kinds"].values()) > 10
    assert set(at_random["kinds"]) == set(at_random["examples"]) <= set(first["kinds"])
    assert sensible["silly"] < at_random["silly"]
    for seen in (at_random, sensible):
        assert seen["rounds"] == 2
        assert seen["silly"] <= seen["possible"] < seen["decisions"]


def test_an_example_of_what_is_silly_can_be_looked_at(run: Run, tmp_path: Path) -> None:
    """It names the deal and the move of a round that selfplay plays likewise."""
    asked = ("--game", "tovenaars", "--iterations", "60")
    out = run("bench", "blunders", *asked, "--level", "random", "--rounds", "1", "--first", "5", "--json")[1]
    file = tmp_path / "round.jsonl"
    run(
        "selfplay", *asked, "--seats", "random,random", "--deal", "5", "--option", "rounds=1", "-o", str(file)
    )

    record = json.loads(file.read_text("utf-8"))
    for kind, example in json.loads(out)["tovenaars"]["levels"]["random"]["examples"].items():
        assert example["deal"] == 5, kind
        assert record["rounds"][0]["moves"][example["number"] - 1] == example["move"]


def test_what_is_silly_is_told_with_an_example(run: Run) -> None:
    asked = ("bench", "blunders", "--game", "bergbeklimmen", "--level", "random", "--rounds", "1")
    _, out, _ = run(*asked)

    head, summary, *kinds = out.splitlines()
    assert head.startswith("bergbeklimmen: looks for leaves-climb, leaves-next,")
    assert " in which one was possible (" in summary
    assert any("leaves-climb, such as deal 1, move " in line for line in kinds)


@pytest.mark.parametrize("what", ["rollouts", pytest.param("search", marks=pytest.mark.slow)])
def test_openspiel_is_measured_in_the_same_run(run: Run, what: str) -> None:
    pytest.importorskip("pyspiel")

    _, out, _ = run(
        "bench", what, "--game", "holzwurm", "--seconds", "0.02", "--versus", "openspiel", "--json"
    )
    report = json.loads(out)

    assert 1e3 < report["openspiel hearts"]["per second"] < 1e8
    assert report["ratios"]["holzwurm"] > 0
