"""Reasons for moves, in all games: they rest on the view alone, and near-ties are called equal."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.reasons import CLEARLY, Common, advise, adviser_of, chance_of, equal_moves
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.core import Rng
from tests.playing import GAMES, new_match, plain
from tests.reasons import decisions, listed_moves

every_game = pytest.mark.parametrize("game_id", GAMES)


class Step(NamedTuple):
    """A move that is like no other."""

    name: str
    seat: int = 0

    def to_json(self) -> dict[str, str]:
        return {"step": self.name}


A, B, C, D = map(Step, "abcd")


@every_game
def test_a_game_knows_eight_reasons_and_three_situations(game_id: str) -> None:
    assert len(adviser_of(game_id).codes) >= 8
    assert len(adviser_of(game_id).situations) >= 3


@every_game
def test_what_is_said_of_a_move_is_the_same_whatever_is_hidden(game_id: str) -> None:
    game, adviser = new_match(game_id).game, adviser_of(game_id)
    said = 0
    for state, view, moves in decisions(game_id, range(4), most=4):
        worlds = [game.determinize(view, Rng(world)).view(state.turn) for world in (3, 4)]
        for other in (game.view_from_json(plain(view._asdict())), *worlds):
            assert adviser.situation(other) == adviser.situation(view)
            for move in moves:
                reasons = adviser.reasons(view, move)
                assert adviser.reasons(other, move) == reasons
                said += len(reasons)
    assert said


@every_game
def test_a_reason_is_given_once_and_by_a_code_of_the_game(game_id: str) -> None:
    adviser = adviser_of(game_id)
    for _, view, moves in decisions(game_id, range(4)):
        assert adviser.situation(view).code in adviser.situations
        for move in moves:
            codes = [reason.code for reason in adviser.reasons(view, move)]
            assert set(codes) <= set(adviser.codes)
            assert len(set(codes)) == len(codes)


@every_game
def test_random_rounds_find_a_reason_for_most_positions(game_id: str) -> None:
    adviser = adviser_of(game_id)
    found = [
        any(adviser.reasons(view, move) for move in moves) for _, view, moves in decisions(game_id, range(4))
    ]
    assert sum(found) > 0.7 * len(found)


def weighed(*means: tuple[Move, int, float]) -> list[Candidate]:
    return [Candidate(*each) for each in means]


def test_moves_within_the_threshold_are_equal_and_others_are_not() -> None:
    near, far = 0.6 - CLEARLY + 0.001, 0.6 - CLEARLY - 0.001
    assert equal_moves(A, weighed((A, 100, 0.6), (B, 90, near), (C, 90, far))) == (B,)


def test_a_move_that_is_better_than_the_chosen_one_is_no_worse() -> None:
    assert equal_moves(A, weighed((A, 100, 0.6), (B, 90, 0.61))) == (B,)


def test_a_move_that_was_hardly_tried_is_not_called_equal() -> None:
    assert equal_moves(A, weighed((A, 1000, 0.6), (B, 99, 0.6), (C, 100, 0.6))) == (C,)


def test_a_move_that_nobody_weighed_has_no_equals() -> None:
    assert equal_moves(D, weighed((A, 100, 0.6), (B, 90, 0.6))) == ()


def test_a_point_is_a_clear_difference_where_means_count_points() -> None:
    # Kistenstapel: 0.01 for each point.
    clearly = adviser_of("kistenstapel").clearly
    assert equal_moves(A, weighed((A, 400, 0.5), (B, 400, 0.491), (C, 400, 0.49)), clearly) == (B,)


def test_a_move_without_another_says_so_and_nothing_of_chances() -> None:
    match = new_match("bergbeklimmen", deal=1)
    match.play(listed_moves(match.playing())[0])
    match.play(match.playing().legal_moves()[0])
    (only,) = listed_moves(match.playing())
    view = match.playing().view(only.seat)
    advice = advise("bergbeklimmen", view, only, [Candidate(only, 1, 0.5)])
    assert advice.reasons[-1].code == Common.ONLY_MOVE
    assert advice.expected is None


def test_what_a_search_expects_of_the_move_is_kept() -> None:
    match = new_match("holzwurm", deal=1)
    move, other = match.playing().legal_moves()[:2]
    view = match.playing().view(0)
    advice = advise("holzwurm", view, move, weighed((move, 50, 0.4), (other, 40, 0.39)))
    assert (advice.expected, advice.equals) == (chance_of("holzwurm", view, 0.4), (other,))
