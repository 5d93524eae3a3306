"""The coach judges builds by their points, also those that no search thought of."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from holzwurm_desktop.ai.coach import judge
from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.games.kistenstapel.game import KistenstapelState
from holzwurm_desktop.games.kistenstapel.moves import Build, Pass
from tests.games.kistenstapel.test_rules import built
from tests.playing import new_match, next_move
from tests.reasons import decisions, listed_moves


def test_a_build_is_judged_by_its_points_though_no_search_thought_of_it() -> None:
    told = 0
    for state, view, moves in decisions("kistenstapel", range(3), most=6):
        points = {move: built(state.copy().apply(move)).points for move in moves if isinstance(move, Build)}
        if view.phase != "play" or not points:
            continue
        best = max(points, key=lambda move: points[move])
        weighed = [Candidate(best, 1, 0.5)]
        for move, made in points.items():
            verdict = judge("kistenstapel", view, weighed, move)
            assert verdict is not None
            assert verdict.loss == pytest.approx((points[best] - made) / 100)
            assert verdict.clearly == (made < points[best])
            told += verdict.clearly
        passed = judge("kistenstapel", view, weighed, Pass(view.turn))
        assert passed is not None
        assert passed.loss == pytest.approx(points[best] / 100)
    assert told


def test_a_build_that_the_search_holds_to_be_as_good_is_not_called_worse() -> None:
    for _, view, moves in decisions("kistenstapel", range(3)):
        builds = [move for move in moves if isinstance(move, Build)]
        if view.phase == "play" and len(builds) > 1:
            weighed = [Candidate(builds[0], 20, 0.6), Candidate(builds[1], 20, 0.595)]
            verdict = judge("kistenstapel", view, weighed, builds[1])
            assert verdict is not None
            assert not verdict.clearly


def leftovers() -> Iterator[KistenstapelState]:
    """Positions in which a seat builds with the unused cards."""
    for deal in range(1, 9):
        match, rng = new_match("kistenstapel", deal=deal, leftover="lowest"), Rng(deal)
        while not match.round_over:
            state = match.playing()
            assert isinstance(state, KistenstapelState)
            if not state.waiting and state.view(state.turn).phase == "leftover":
                yield state
            match.play(next_move(match, rng))


def test_with_the_unused_cards_what_can_still_be_made_counts() -> None:
    adviser, stepwise = adviser_of("kistenstapel"), 0
    for state in leftovers():
        for move in listed_moves(state):
            after = state.copy()
            made = sum(each.points for each in after.apply(move) if each.kind == "built")
            going_on = made and after.turn == state.turn and after.view(after.turn).phase == "leftover"
            rest = adviser.situation(after.view(after.turn)).points if going_on else 0
            assert adviser.worth(state.view(state.turn), move) == pytest.approx((made + rest) / 100)
            stepwise += rest > 0
    assert stepwise
