"""What must hold in any game: random rounds of every registered game."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.core import CHANCE, OVER, Rng
from holzwurm_desktop.engine.match import Match
from tests.playing import GAMES, any_match, as_json, new_match, next_move, plain, play_on, positions

every_game = pytest.mark.parametrize("game_id", GAMES)
any_seed = given(seed=st.integers(0, 10**9))


def all_views(match: Match) -> list[str]:
    assert match.state is not None
    return [as_json(match.state.view(seat)) for seat in range(match.seats)]


@every_game
@settings(max_examples=12)
@any_seed
def test_a_round_comes_to_an_end_and_can_be_replayed(game_id: str, seed: int) -> None:
    match = any_match(game_id, seed)

    play_on(match, seed)

    assert match.over
    assert match.state is not None
    assert (match.state.turn, match.state.actor, match.state.ending) == (OVER, None, match.rounds[0].end)
    again = Match.from_record(records.parse(records.dump(match.to_record())))
    assert again.to_record() == match.to_record()
    assert all_views(again) == all_views(match)


@every_game
@settings(max_examples=6)
@any_seed
def test_rewards_are_shares_of_one_win_for_those_with_the_highest_scores(game_id: str, seed: int) -> None:
    match = any_match(game_id, seed)
    play_on(match, seed)
    assert match.state is not None

    shares = match.state.reward_list()

    assert len(shares) == match.seats
    assert sum(shares) == pytest.approx(1.0)
    assert [seat for seat, share in enumerate(shares) if share > 0] == match.winners


@every_game
@settings(max_examples=6)
@any_seed
def test_every_legal_move_can_be_made_and_survives_its_record(game_id: str, seed: int) -> None:
    for match in positions(game_id, seed):
        state = match.playing()
        moves = state.legal_moves()
        assert moves or state.code_list()
        for move in moves:
            assert match.game.move_from_json(plain(move.to_json())) == move
            state.copy().apply(move)


@every_game
@settings(max_examples=6)
@any_seed
def test_codes_and_moves_say_the_same(game_id: str, seed: int) -> None:
    for match in positions(game_id, seed):
        state = match.playing()
        codes = state.code_list()

        assert len(set(codes)) == len(codes)
        for code in codes:
            move = state.move_of(code)
            assert state.code_of(move) == code
            checked, stepped = state.copy(), state.copy()
            checked.apply(move)
            stepped.step_code(code)
            assert [as_json(checked.view(seat)) for seat in range(match.seats)] == [
                as_json(stepped.view(seat)) for seat in range(match.seats)
            ]


@every_game
@settings(max_examples=6)
@any_seed
def test_a_copy_is_independent(game_id: str, seed: int) -> None:
    for match in positions(game_id, seed):
        before = all_views(match)
        copy = match.playing().copy()
        rng = Rng(seed)
        assert [as_json(copy.view(seat)) for seat in range(match.seats)] == before

        for _ in range(30):
            if copy.turn == OVER:
                break
            copy.step_code(copy.draw_code(rng))

        assert all_views(match) == before


@every_game
@settings(max_examples=4)
@any_seed
def test_a_copy_goes_on_as_the_original(game_id: str, seed: int) -> None:
    for match in positions(game_id, seed, count=4):
        replayed = match.before(len(match.rounds[0].moves)).playing()
        copy, rng = match.playing().copy(), Rng(seed)
        for _ in range(500):
            if copy.turn == OVER:
                assert copy.scores() == replayed.scores()
                assert copy.reward_list() == replayed.reward_list()
                break
            code = copy.draw_code(rng)
            copy.step_code(code)
            replayed.step_code(code)
        for seat in range(match.seats):
            assert as_json(copy.view(seat)) == as_json(replayed.view(seat))


@every_game
@settings(max_examples=4)
@any_seed
def test_undo_by_replay_gives_the_same_position(game_id: str, seed: int) -> None:
    match = any_match(game_id, seed)
    rng = Rng(seed)
    seen = [all_views(match)]
    while not match.round_over:
        match.play(next_move(match, rng))
        if len(match.rounds[0].moves) == len(
            seen
        ):  # an answer that is not written down changes a position too
            seen.append(all_views(match))

    for count in range(0, len(match.rounds[0].moves), -(-len(match.rounds[0].moves) // 8)):
        assert all_views(match.before(count)) == seen[count]


@every_game
@settings(max_examples=6)
@any_seed
def test_a_random_code_is_always_a_legal_one(game_id: str, seed: int) -> None:
    rng = Rng(seed)
    for match in positions(game_id, seed):
        state = match.playing()
        for _ in range(20):
            code = state.draw_code(rng)
            assert state.code_of(state.move_of(code)) == code


def test_random_codes_of_holzwurm_are_equally_likely() -> None:
    rng = Rng(3)
    for seed in range(3):
        for match in positions("holzwurm", seed):
            state = match.playing()
            codes = state.code_list()
            expected = 60
            counts = Counter(state.draw_code(rng) for _ in range(expected * len(codes)))

            assert set(counts) <= set(codes)
            chi_squared = sum((counts[code] - expected) ** 2 / expected for code in codes)
            freedom = len(codes) - 1
            assert chi_squared < freedom + 5 * (2 * freedom) ** 0.5 + 5


@every_game
def test_the_same_deal_and_seed_give_the_same_round(game_id: str) -> None:
    played = []
    for _ in range(2):
        match = new_match(game_id, deal=17)
        play_on(match, 5)
        played.append(records.dump(match.to_record()))

    assert played[0] == played[1]


@every_game
def test_a_chance_move_drawn_again_after_undo_is_the_same(game_id: str) -> None:
    for deal in range(1, 6):
        match = new_match(game_id, deal=deal)
        rng = Rng(deal)
        while not match.round_over:
            if match.playing().turn == CHANCE:
                first, again = match.chance(), match.before(len(match.rounds[0].moves)).chance()
                assert first is not None
                assert again is not None
                assert first.to_json() == again.to_json()
            match.play(next_move(match, rng))
