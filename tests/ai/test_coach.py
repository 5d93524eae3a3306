"""What the coach knows of a move: near-ties are equal; what was hardly tried is called worse only if it is sure."""

from __future__ import annotations

from itertools import islice

import pytest

from holzwurm_desktop.ai.coach import Verdict, best_moves, judge
from holzwurm_desktop.ai.levels import Budget, Candidate
from holzwurm_desktop.ai.players import think
from holzwurm_desktop.ai.reasons import CLEARLY, adviser_of
from holzwurm_desktop.engine.core import Rng
from tests.playing import GAMES, new_match
from tests.reasons import decisions

every_game = pytest.mark.parametrize("game_id", GAMES)


class Three:
    """Three moves of a real position, weighed as a test likes."""

    def __init__(self) -> None:
        state = new_match("holzwurm", deal=1).playing()
        self.view = state.view(state.turn)
        self.best, self.other, self.third = state.legal_moves()[:3]

    def judged(self, mean: float, visits: int = 900, *, best: float = 0.6) -> Verdict | None:
        """What is said of the other move, if it was tried so often with this mean."""
        weighed = [Candidate(self.best, 1000, best), Candidate(self.other, visits, mean)]
        return judge("holzwurm", self.view, weighed, self.other)


def test_another_move_is_clearly_better_from_the_threshold_on() -> None:
    three = Three()
    verdict = three.judged(0.6 - CLEARLY)
    assert verdict is not None
    assert verdict.clearly
    assert (verdict.move, verdict.best) == (three.other, three.best)
    assert verdict.loss == pytest.approx(CLEARLY)


def test_a_smaller_difference_is_told_and_is_not_clear() -> None:
    verdict = Three().judged(0.6 - CLEARLY + 0.001)
    assert verdict is not None
    assert not verdict.clearly
    assert verdict.loss > 0


def test_the_best_move_loses_nothing() -> None:
    three = Three()
    assert three.judged(0.7) == Verdict(three.other, three.other, 0.0, False)


def test_a_move_that_was_hardly_tried_is_not_judged_unless_its_loss_is_beyond_doubt() -> None:
    assert Three().judged(0.5, visits=40) is None
    verdict = Three().judged(0.1, visits=40)
    assert verdict is not None
    assert verdict.clearly


def test_nothing_is_said_where_nothing_was_weighed() -> None:
    three = Three()
    assert judge("holzwurm", three.view, [], three.other) is None
    assert judge("holzwurm", three.view, [Candidate(three.other, 1, 0.5)], three.other) is None
    assert judge("holzwurm", three.view, [Candidate(three.best, 9, 0.5)], three.other) is None


def test_the_best_moves_are_those_that_promise_most_and_were_tried() -> None:
    three = Three()
    weighed = [
        Candidate(three.best, 100, 0.5),
        Candidate(three.other, 90, 0.6),
        Candidate(three.third, 9, 0.9),
    ]
    assert [each.move for each in best_moves("holzwurm", weighed)] == [three.other, three.best]
    assert [each.move for each in best_moves("holzwurm", weighed, 1)] == [three.other]


@every_game
def test_the_verdict_is_the_same_whatever_is_hidden(game_id: str) -> None:
    game, adviser = new_match(game_id).game, adviser_of(game_id)
    told = 0
    for state, view, moves in islice(decisions(game_id, range(2), most=4), 12):
        said = []
        for seen in (view, *(game.determinize(view, Rng(world)).view(state.turn) for world in (3, 4))):
            budget = Budget(iterations=min(300, adviser.iterations // 10))
            candidates = think(game, seen, "expert", 7, budget).candidates
            said.append([judge(game_id, seen, candidates, move) for move in moves])
        assert said[0] == said[1] == said[2]
        told += sum(verdict is not None for verdict in said[0])
    assert told
