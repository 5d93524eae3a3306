"""The scale of a game, and players between its levels."""

from __future__ import annotations

from itertools import pairwise

import pytest

from holzwurm_desktop.ai import levels, scale
from holzwurm_desktop.ai.levels import Level, knowledge, level_at
from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.ai.scale import ANCHOR, ANCHORED, EVEN, Measured, Scale, scale_of
from holzwurm_desktop.engine.records import LEVELS, YARDSTICKS
from tests.playing import GAMES, new_match

every_game = pytest.mark.parametrize("game_id", GAMES)

TWICE = Scale(EVEN.players, rounds=4)


def test_equal_players_share_the_win_evenly_whatever_their_number() -> None:
    assert EVEN.share(1300, [1300], 1) == pytest.approx(1 / 2)
    assert EVEN.share(1300, [1300, 1300, 1300], 1) == pytest.approx(1 / 4)


def test_400_points_more_win_ten_times_as_often() -> None:
    assert EVEN.share(1900, [1500], 1) == pytest.approx(10 / 11)
    assert EVEN.share(1500, [1900], 1) == pytest.approx(1 / 11)


def test_the_better_player_wins_more_of_longer_matches() -> None:
    """Four rounds count twice, the root of their number, in points; the scale says how many it was measured with."""
    assert EVEN.share(1600, [1500], 4) == pytest.approx(EVEN.share(1700, [1500], 1))
    assert TWICE.share(1700, [1500], 1) == pytest.approx(EVEN.share(1600, [1500], 1))
    assert TWICE.share(1700, [1500], 4) == pytest.approx(EVEN.share(1700, [1500], 1))


def test_a_strength_has_the_nearest_level_and_stays_within_the_levels() -> None:
    assert [EVEN.nearest(strength) for strength in (0, 1270, 1280, 1500, 9000)] == [
        "beginner", "beginner", "easy", "medium", "expert",
    ]  # fmt: skip
    assert [EVEN.clamped(strength) for strength in (0, 1234, 9000)] == [1200, 1234, 1800]


@every_game
def test_a_measured_scale_has_all_players_one_fixed_and_the_levels_in_order(game_id: str) -> None:
    found = scale_of(game_id)
    points = [found.points(level) for level in LEVELS]

    assert points == sorted(set(points))
    assert found.players[ANCHOR] == Measured(ANCHORED)
    if found.command:
        assert set(found.players) == {*LEVELS, *YARDSTICKS}
        assert f"--game {game_id} " in found.command
        assert all(each.interval > 0 for name, each in found.players.items() if name != ANCHOR)


@every_game
def test_at_the_strength_of_a_level_a_player_plays_as_the_level_does(game_id: str) -> None:
    for level in LEVELS:
        assert level_at(game_id, scale_of(game_id).points(level)) == knowledge(game_id).levels[level]


@every_game
def test_beyond_the_levels_a_player_plays_as_the_last_of_them(game_id: str) -> None:
    assert level_at(game_id, -1000) == knowledge(game_id).levels["beginner"]
    assert level_at(game_id, 9000) == knowledge(game_id).levels["expert"]


@every_game
def test_the_stronger_the_more_is_searched_and_the_less_is_missed(game_id: str) -> None:
    low, high = (scale_of(game_id).points(level) for level in (LEVELS[0], LEVELS[-1]))
    ways = [level_at(game_id, low + (high - low) * step / 40) for step in range(41)]

    for lower, higher in pairwise(ways):
        assert higher.repeatable.iterations >= lower.repeatable.iterations
        assert (higher.slack, higher.temperature) <= (lower.slack, lower.temperature)
        assert higher.own >= lower.own
        assert higher != lower


def test_half_way_is_half_of_the_doublings_and_of_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    known = levels.Knowledge(
        {
            "beginner": Level(iterations=10, slack=0.5, temperature=0.4, own=(0.0, 1.0)),
            "easy": Level(iterations=1000, slack=0.1, temperature=0.2, own=(1.0, 1.0)),
            "medium": Level(iterations=1000),
            "hard": Level(iterations=1000),
            "expert": Level(seconds=0.9, usual=4000),
        },
        levels.Policy(),
    )
    monkeypatch.setattr(levels, "knowledge", lambda game_id: known)
    monkeypatch.setattr(levels, "scale_of", lambda game_id: EVEN)

    between = level_at("holzwurm", 1275)
    assert (between.iterations, between.seconds, between.own) == (100, 0.0, (0.5, 1.0))
    assert (between.slack, between.temperature) == (pytest.approx(0.3), pytest.approx(0.3))
    # Iterations that a slow machine does not make in the time of the best are not waited for.
    assert level_at("holzwurm", 1725).budget == Budget(2000, 0.9)


def test_a_game_without_a_scale_has_even_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scale, "find_part", lambda *_: None)

    assert scale_of("holzwurm") is EVEN
    assert [EVEN.points(level) for level in LEVELS] == [1200, 1350, 1500, 1650, 1800]


@every_game
def test_a_strength_decides_in_place_of_the_level(game_id: str) -> None:
    state = new_match(game_id).playing()
    view = state.view(state.turn)
    game = new_match(game_id).game
    easy = scale_of(game_id).points("easy")

    assert think(game, view, "hard", 3, strength=easy) == think(game, view, "easy", 3)
    assert think(game, view, "random", 3, strength=easy) == think(game, view, "easy", 3)
