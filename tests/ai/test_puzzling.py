"""Positions are alike if they differ by names only: then they have one form, and moves with the same worth."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holzwurm_desktop.ai.puzzling import puzzling_of
from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.engine.contract import Move, NoObjection
from holzwurm_desktop.engine.core import CHANCE, Rng
from holzwurm_desktop.engine.match import Match
from tests.likeness import Likeness, likeness, placed
from tests.playing import GAMES, new_match, next_move, play_on

every_game = pytest.mark.parametrize("game_id", GAMES)
any_seed = given(seed=st.integers(0, 10**9))
COMPUTED = [game_id for game_id in GAMES if puzzling_of(game_id).exact is not None]
MOVES = 60
"""Of rounds that last long only the beginning is played."""


def two_alike(game_id: str, seed: int) -> tuple[Likeness, Match, Match]:
    """A new match, and the same with other names."""
    rng = Random(seed)
    match = new_match(game_id, rng.randint(1, 10**6), rng.choice(puzzling_of(game_id).seats))
    like = likeness(game_id, match.seats, rng)
    record = match.to_record()
    deal = like.deal(record["rounds"][0]["deal"])
    renamed = {key: value for key, value in record.items() if key != "deal_number"}
    return like, match, Match.from_record({**renamed, "rounds": [{"deal": deal, "moves": []}]})


def played_alike(game_id: str, seed: int) -> Iterator[tuple[Likeness, Match, Match]]:
    """Two such matches before each move, to the end of the round or for `MOVES` moves; the same objects each time."""
    like, match, other = two_alike(game_id, seed)
    rng = Rng(seed)
    # Of two sealed choices that of the first seat comes first, whoever that is.
    sealed: list[Move] = []
    while not match.round_over and len(match.rounds[0].moves) < MOVES:
        turn, its = match.playing().turn, other.playing().turn
        if not sealed and (match.rounds[0].moves or like.seats[turn] == its):
            yield like, match, other
        move = next_move(match, rng)
        match.play(move)
        # That nobody objects is in no record.
        sealed.append(move if isinstance(move, NoObjection) else renamed(other, like, move))
        if "line" not in move.to_json() or len(sealed) == match.seats:
            for each in sorted(sealed, key=lambda line: line.seat):
                other.play(each)
            sealed.clear()


def renamed(other: Match, like: Likeness, move: Move) -> Move:
    """A move as it is made in the other match."""
    return other.read_move(like.move(move.to_json()))


def written(data: dict[str, Any]) -> str:
    """A move to compare: in which order cards are laid together does not count."""
    return json.dumps(
        {key: sorted(value) if key == "trio" else value for key, value in data.items()}, sort_keys=True
    )


@every_game
@settings(max_examples=4)
@any_seed
def test_a_position_has_one_form_whatever_its_suits_and_sides_are_called(game_id: str, seed: int) -> None:
    form = puzzling_of(game_id).form
    for like, match, other in played_alike(game_id, seed):
        for seat in range(match.seats):
            assert form(match.playing().view(seat)) == form(other.playing().view(like.seats[seat]))


@pytest.mark.parametrize("game_id", [each for each in GAMES if each != "kistenstapel"])
@settings(max_examples=4)
@any_seed
def test_positions_that_are_alike_have_the_same_moves_and_end_alike(game_id: str, seed: int) -> None:
    like, match, other = two_alike(game_id, seed)
    for like, match, other in played_alike(game_id, seed):
        if match.playing().turn != CHANCE:
            assert {written(like.move(move.to_json())) for move in match.playing().legal_moves()} == {
                written(move.to_json()) for move in other.playing().legal_moves()
            }
    assert match.round_over == other.round_over
    if match.round_over:
        assert placed(match.rounds[0].scores or [], like.seats) == other.rounds[0].scores


@pytest.mark.parametrize("game_id", COMPUTED)
@settings(max_examples=4)
@any_seed
def test_what_is_computed_is_the_same_where_positions_are_alike(game_id: str, seed: int) -> None:
    exact, worth = puzzling_of(game_id).exact, adviser_of(game_id).worth
    assert exact is not None
    for like, match, other in played_alike(game_id, seed):
        view, its = match.playing().view(match.playing().turn), other.playing().view(other.playing().turn)
        best, as_good = exact(view)[:1], exact(its)[:1]
        assert [each.mean for each in best] == [each.mean for each in as_good]
        for each in best:
            assert worth(view, each.move) == worth(its, renamed(other, like, each.move))


@every_game
@settings(max_examples=4)
@any_seed
def test_positions_that_differ_have_other_forms(game_id: str, seed: int) -> None:
    match = new_match(game_id, deal=seed % 1000 + 1)
    form = puzzling_of(game_id).form
    found = []
    while not match.round_over and len(match.rounds[0].moves) < MOVES:
        found.append(form(match.playing().view(0)) + str(match.playing().turn))
        play_on(match, seed + len(found), moves=1)
    assert len(set(found)) >= 0.9 * len(found)
