"""The ladder: players on one scale, by measuring; and how soon an opponent fits."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.ai.levels import level_at
from holzwurm_desktop.ai.scale import Measured, Scale, scale_of
from holzwurm_desktop.cli import ladder
from holzwurm_desktop.cli.bradley_terry import likeliest
from holzwurm_desktop.cli.common import Pairing, play_out
from holzwurm_desktop.cli.ladder_words import source, table
from holzwurm_desktop.engine.kits import all_games, kits
from holzwurm_desktop.engine.records import LEVELS, YARDSTICKS
from tests.cli.conftest import Run
from tests.cli.test_commands import speaks_in_sentences
from tests.playing import GAMES, ROOT

FEW = ["--game", "holzwurm", "--rounds", "1", "--deals", "1", "--most", "2"]
SMALL = ["bench", "ladder", *FEW]
KNOWN = {"medium": 1500.0}


# The model.


def test_three_wins_in_four_are_191_points() -> None:
    found = likeliest({("hard", "medium"): 3000, ("medium", "hard"): 1000}, KNOWN)

    assert found["hard"].points == pytest.approx(1500 + 400 * math.log10(3), abs=0.1)
    # 1.96 standard errors of 3,000 of 4,000, in log odds 1 / sqrt(4000 * 3/4 * 1/4).
    assert found["hard"].interval == pytest.approx(1.96 * 400 / math.log(10) / math.sqrt(750), rel=0.01)
    assert list(found) == ["hard"]


def test_points_add_up_over_players_who_never_met() -> None:
    found = likeliest(
        {
            ("hard", "medium"): 3000,
            ("medium", "hard"): 1000,
            ("expert", "hard"): 3000,
            ("hard", "expert"): 1000,
        },
        KNOWN,
    )
    assert found["expert"].points == pytest.approx(1500 + 800 * math.log10(3), abs=0.5)


def test_what_the_points_foretell_is_what_was_won() -> None:
    """At the likeliest points each player's wins are those to be expected."""
    wins = {("a", "medium"): 12.0, ("medium", "a"): 8.0, ("a", "b"): 15.0, ("b", "a"): 5.0, ("b", "medium"): 9.5,
            ("medium", "b"): 10.5}  # fmt: skip
    found = {**likeliest(wins, KNOWN), "medium": Measured(1500.0)}

    def expected(one: str, other: str) -> float:
        return 20 / (1 + 10 ** ((found[other].points - found[one].points) / 400))

    assert expected("a", "medium") + expected("a", "b") == pytest.approx(27.0, abs=0.1)
    assert expected("b", "medium") + expected("b", "a") == pytest.approx(14.5, abs=0.1)


def test_who_never_won_has_a_place_and_a_wide_interval() -> None:
    found = likeliest({("medium", "random"): 40, ("random", "medium"): 0}, KNOWN)

    assert 0 < found["random"].points < 1000
    assert found["random"].interval > 200


def test_more_matches_make_intervals_narrower() -> None:
    few, many = (
        likeliest({("hard", "medium"): 3 * count, ("medium", "hard"): count}, KNOWN)["hard"].interval
        for count in (5, 500)
    )
    assert few == pytest.approx(10 * many, rel=0.15)


# The command.


def test_everybody_meets_everybody_in_both_seats_on_one_scale(run: Run) -> None:
    status, out, _ = run(*SMALL, "--json")
    found = json.loads(out)

    assert status == 0
    assert set(found["players"]) == {*LEVELS, *YARDSTICKS}
    assert found["players"]["medium"] == {"points": 1500.0, "interval": 0.0}
    points = [each["points"] for each in found["players"].values()]
    assert points == sorted(points)
    assert sum(found["won"].values()) == 21 * 2
    assert found["won"]["easy,hard"] + found["won"]["hard,easy"] == 2
    assert found["rounds"] == 1
    assert found["command"] == (
        "holzwurm-desktop bench ladder --game holzwurm --deals 1 --rounds 1 --most 2 --store"
    )


def test_equal_arguments_give_equal_figures_in_any_number_of_processes(run: Run) -> None:
    _, one, _ = run(*SMALL)
    _, two, _ = run(*SMALL, "--jobs", "2")
    _, other, _ = run(*SMALL, "--deal", "7")

    assert one == two != other
    assert "against hard" in one


def test_a_ladder_goes_on_from_its_state_file(run: Run, tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    run(*SMALL, "--state", state)
    lines = state.read_text("utf-8").splitlines(keepends=True)
    state.write_text("".join(lines[:20]), "utf-8")

    _, resumed, _ = run(*SMALL, "--state", state, "--json")
    _, whole, _ = run(*SMALL, "--json")

    assert json.loads(resumed) == json.loads(whole)
    assert sorted(state.read_text("utf-8").splitlines()) == sorted("".join(lines).splitlines())
    assert len(lines) == 1 + 42


def test_a_state_file_of_other_arguments_is_refused(run: Run, tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    run(*SMALL, "--state", state)

    status, _, err = run("bench", "ladder", *FEW[:-1], "3", "--state", state)

    assert (status, speaks_in_sentences(err)) == (2, True)


@pytest.mark.parametrize(
    "arguments", [["bench", "ladder"], [*SMALL, "--points", "2", "--store"]], ids=" ".join
)
def test_arguments_that_do_not_fit_together_are_told_in_a_sentence(run: Run, arguments: list[str]) -> None:
    status, out, err = run(*arguments)

    assert (status, out) == (2, "")
    assert speaks_in_sentences(err)


def test_nobody_makes_more_iterations_than_the_most_and_none_asks_the_clock() -> None:
    game = all_games()["holzwurm"]
    state = play_out(
        Pairing("holzwurm", ("random", "random"), {"rounds": 1}, 3, 0, None), done=lambda match: True
    ).playing()
    view = state.view(state.turn)
    made = {
        player: ladder.decide(50, game, view, player, 1, None).iterations
        for player in (*LEVELS, *YARDSTICKS, str(round(scale_of("holzwurm").points("hard") - 20)))
    }

    assert made.pop("random") == 0
    assert made.pop("beginner") < 50
    assert set(made.values()) == {50}
    assert (
        ladder.decide(400, game, view, "medium", 1, None).iterations
        == ladder.decide(10**6, game, view, "medium", 1, None).iterations
    )


def test_strengths_are_measured_against_the_levels_beside_them(run: Run) -> None:
    scale = scale_of("holzwurm")
    strengths = ladder.spaced(scale, 3)
    status, out, _ = run(*SMALL, "--points", "3", "--json")

    assert status == 0
    assert list(json.loads(out)) == list(map(str, strengths))
    assert scale.points("beginner") < strengths[0] < strengths[1] < strengths[2] < scale.points("expert")
    for one, other in ladder._twos(all_games()["holzwurm"], 3):
        assert (
            abs(LEVELS.index(other) - sorted([*map(scale.points, LEVELS), float(one)]).index(float(one))) <= 1
        )


def test_a_player_named_by_a_number_plays_and_is_recorded_at_that_strength(run: Run) -> None:
    status, out, _ = run("selfplay", "--game", "tovenaars", "--seats", "1430,random", "--iterations", "3")
    (seat, other) = json.loads(out)["seats"]

    assert status == 0
    assert seat == {
        "name": "1430 1", "player": "computer", "level": scale_of("tovenaars").nearest(1430), "strength": 1430.0,
    }  # fmt: skip
    assert "strength" not in other


def test_the_arena_takes_numbers_among_its_players(run: Run) -> None:
    status, out, _ = run(
        "arena",
        "--game",
        "tovenaars",
        "--players",
        "1430,random",
        "--deals",
        "1",
        "--iterations",
        "2",
        "--json",
    )
    assert (status, set(json.loads(out)["players"])) == (0, {"1430", "random"})


# What is stored.


def test_a_stored_scale_is_the_one_that_was_measured(tmp_path: Path) -> None:
    scale = Scale({"easy": Measured(1410.4, 33.3), "medium": Measured(1500.0)}, 4, "command", "2026-11-29")
    names: dict[str, Any] = {}
    exec(source(scale), names)

    assert names["SCALE"] == scale._replace(players={"easy": Measured(1410, 33), "medium": Measured(1500, 0)})


def test_measuring_can_write_the_scale_into_the_games_room(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "room_of", lambda game_id: tmp_path)
    run(*SMALL, "--store")

    assert "SCALE = Scale(" in (tmp_path / "scale.py").read_text("utf-8")


def test_the_readme_tells_the_stored_scales() -> None:
    measured = [game for game in all_games().values() if scale_of(game.id).command]
    readme = (ROOT / "README.md").read_text("utf-8")

    assert "\n".join(table(measured)) in readme


def test_what_is_stored_can_be_printed(run: Run) -> None:
    status, out, _ = run("bench", "ladder", "--stored")

    assert status == 0
    assert all(scale_of(game_id).command in out for game_id in GAMES)
    assert all(set(scale_of(game_id).players) >= set(LEVELS) for game_id in kits())


# The opponent that fits.


def test_the_opponent_that_fits_is_tried_on_players_of_known_strength(run: Run) -> None:
    arguments = ["bench", "fitting", "--game", "holzwurm", "--players", "3", "--matches", "4"]
    status, out, _ = run(*arguments, "--json")
    _, again, _ = run(*arguments, "--json", "--jobs", "2")
    found = json.loads(out)

    assert (status, again) == (0, out)
    assert [each["plays"] for each in found["players"]] == ladder.spaced(scale_of("holzwurm"), 3)
    assert all((each["matches"], each["met"]) == (4, 4) for each in found["players"])
    assert found["error"] >= 0
    assert 0 <= found["near"] <= 1


def test_the_opponent_that_fits_really_plays_if_asked(run: Run) -> None:
    arguments = ["bench", "fitting", "--game", "tovenaars", "--players", "2", "--matches", "2", "--most", "2"]
    status, out, _ = run(*arguments)

    assert status == 0
    assert out.count("against it.") == 2
    assert level_at("tovenaars", 0.0) == level_at("tovenaars", -1.0)
