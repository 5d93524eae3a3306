"""What a player of Razende tovenaars is worth: moves that are right by the rules, what playouts prefer."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.core import OVER, Rng
from holzwurm_desktop.games.tovenaars.deck import SOLDIERS
from holzwurm_desktop.games.tovenaars.game import GAME, TovenaarsState
from holzwurm_desktop.games.tovenaars.moves import Attack, Block, Challenge, Fill, Reverse, Slide, Strength
from holzwurm_desktop.games.tovenaars.player import make_policy
from tests.games.tovenaars.test_rules import BLACK, NO_SPELLS, RED, position, without_spells
from tests.playing import new_match, play_on

BUDGET = Budget(iterations=400)
SEEDS = range(60)


def found(state: TovenaarsState, level: str, seed: int) -> Move:
    return think(GAME, state.view(state.turn), level, seed, BUDGET).move


def playout_moves(state: TovenaarsState) -> list[Any]:
    """What playouts begin with here, in so many tries."""
    policy = make_policy()
    return [state.move_of(policy.draw_choice(state, Rng(seed))) for seed in SEEDS]


def share(state: TovenaarsState, move: Move) -> float:
    """The share of playouts that begin with a move."""
    return playout_moves(state).count(move) / len(SEEDS)


def value(state: TovenaarsState) -> float:
    """What red gets if both play perfectly, where nothing is sealed and no slide goes round in circles."""
    if state.turn == OVER:
        return float(state.scores()[RED])
    after = []
    for code in state.code_list():
        child = state.copy()
        child.step_code(code)
        after.append(value(child))
    return max(after) if state.turn == RED else min(after)


def right_moves(state: TovenaarsState) -> set[Move]:
    """All moves that keep the value of a position."""
    best, right = value(state), set()
    for code in state.code_list():
        child = state.copy()
        child.step_code(code)
        if value(child) == best:
            right.add(state.move_of(code))
    return right


# Positions solved to their end: one soldier in reserve, one strength spell, nothing sealed.


def ending(red: str, black: str, reserve: str, spell: int) -> TovenaarsState:
    """Red has one spell to raise a soldier with; the first of `reserve` is behind red, the second behind black."""
    left = {"reserve": [[reserve[0]], [reserve[1]]], "money": [[], []], "strength_spells": [[spell], []]}
    return without_spells(red, black, **left)


ENDINGS = [
    pytest.param(*ending_of, id=str(ending_of[0]))
    for ending_of in (
        ("79A", "JTA", "QQ", 3),
        ("QJ9", "8TQ", "7A", 3),
        ("KJ8", "KAQ", "9T", 4),
        ("89A", "7JA", "QQ", 4),
    )
]


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize(("red", "black", "reserve", "spell"), ENDINGS)
def test_the_only_attack_that_wins_is_found(
    red: str, black: str, reserve: str, spell: int, level: str
) -> None:
    state = ending(red, black, reserve, spell)
    right = right_moves(state)

    assert len(right) == 1 < len(state.legal_moves())
    for seed in range(3):
        assert found(state, level, seed) in right


def red_gets(state: TovenaarsState, seed: int) -> float:
    """What a search finds a position worth for red."""
    thought = think(GAME, state.view(state.turn), "hard", seed, Budget(iterations=4000))
    mean = thought.candidates[0].mean
    return mean if state.turn == RED else 1.0 - mean


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("red", "black", "reserve", "spell"), ENDINGS)
def test_a_search_finds_what_each_side_of_an_ending_is_worth(
    red: str, black: str, reserve: str, spell: int, seed: int
) -> None:
    state = ending(red, black, reserve, spell)
    assert red_gets(state, seed) == pytest.approx(value(state), abs=0.02)

    state.apply(next(move for move in state.legal_moves() if move not in right_moves(state)))
    while len(state.legal_moves()) == 1:  # a forced move is made without a search
        state.apply(state.legal_moves()[0])
    assert red_gets(state, seed) == pytest.approx(value(state), abs=0.02)


@pytest.mark.parametrize(("red", "black", "reserve", "spell"), ENDINGS[:2])
def test_what_is_won_stays_won_whatever_the_other_side_does(
    red: str, black: str, reserve: str, spell: int
) -> None:
    for seed in range(2):
        state, rng = ending(red, black, reserve, spell), Rng(seed)
        while state.turn != OVER:
            if state.turn == RED:
                state.apply(found(state, "hard", seed))
            else:
                state.step_code(state.draw_code(rng))
        assert state.scores() == [1.0, 0.0]


# What playouts prefer.


def test_playouts_attack_where_strength_wins() -> None:
    """Only the nine against the eight wins: the seven is too weak, and the ace beats the jack."""
    moves = playout_moves(without_spells("79J", "J8A", reserve=[["8"], ["7"]]))

    assert set(moves) == {Attack(RED, 1, 1)}


def test_playouts_do_not_always_make_the_attack_that_wins_most_cheaply() -> None:
    """The nine beats the ace, and the jack only an eight."""
    moves = playout_moves(without_spells("8J9", "J8A"))

    assert moves.count(Attack(RED, 2, 2)) > moves.count(Attack(RED, 1, 1)) > 0


def test_playouts_would_rather_win_with_little() -> None:
    """The ten beats the nine; the king is wasted on an eight."""
    moves = playout_moves(without_spells("KT-", "89-"))

    assert moves.count(Attack(RED, 1, 1)) > moves.count(Attack(RED, 0, 0)) > 0


@pytest.mark.parametrize("seat", [RED, BLACK])
def test_playouts_of_either_side_attack_with_who_faces_nobody_where_that_wins(seat: int) -> None:
    """The king beats the queen, and the seven loses to the eight."""
    lines = ("-7K", "Q8-") if seat == RED else ("Q8-", "-7K")
    state = without_spells(*lines, seat=seat, turn=seat, active=seat)

    assert set(playout_moves(state)) == {Attack(seat, 2, 0)}


def test_playouts_slide_now_and_then_where_no_attack_wins() -> None:
    assert 0 < slides(without_spells("T9-", "J--")) < 0.5
    assert slides(without_spells("J9-", "T--")) == 0


def slides(state: TovenaarsState) -> float:
    """The share of playouts that begin with a slide."""
    return sum(isinstance(move, Slide) for move in playout_moves(state)) / len(SEEDS)


def test_playouts_save_the_block_spell_unless_it_protects_a_win() -> None:
    block = {"blocks": [True, False], "strength_spells": [[], []], "sleep_spells": [[], []]}

    assert 0 < share(position("K9J", "7TQ", **block), Block(RED)) < 0.4
    assert share(position("789", "TJQ", **block), Block(RED)) == 0
    alone, policy = position("7--", "K--", **block), make_policy()
    assert alone.code_of(Block(RED)) not in {policy.draw_choice(alone, Rng(seed)) for seed in range(400)}


def fighting(red: str, black: str, captives: tuple[str, str] = ("", ""), **fields: Any) -> TovenaarsState:
    """Red has attacked with the first soldier of its line."""
    state = position(red, black, captives, **fields)
    state.apply(Attack(RED, 0, 0))
    return state


def test_playouts_raise_by_the_least_spell_that_turns_a_lost_duel() -> None:
    lost = fighting("7JK", "9JK")
    moves = playout_moves(lost)
    assert set(moves) == {Strength(RED, 0), Strength(RED, 2)}
    assert moves.count(Strength(RED, 2)) > len(moves) / 3

    assert set(playout_moves(fighting("8JK", "9JK"))) == {Strength(RED, 0), Strength(RED, 2)}
    assert set(playout_moves(fighting("7JK", "TJK"))) == {Strength(RED, 0), Strength(RED, 3)}
    assert set(playout_moves(fighting("7JK", "QJK"))) == {Strength(RED, 0)}
    assert set(playout_moves(fighting("9JK", "8JK"))) == {Strength(RED, 0)}


def test_playouts_raise_by_a_greater_spell_where_the_least_one_is_gone() -> None:
    lost = fighting("7JK", "9JK", strength_spells=[[3, 4], []])

    assert set(playout_moves(lost)) == {Strength(RED, 0), Strength(RED, 3)}


def test_playouts_raise_the_defender_until_it_is_the_stronger_one() -> None:
    """Equal strength is the attacker's: the seven needs three to stand against a nine."""
    state = fighting("9JK", "7JK", strength_spells=[[], [2, 3, 4]])

    assert state.turn == BLACK
    assert set(playout_moves(state)) == {Strength(BLACK, 0), Strength(BLACK, 3)}


def test_playouts_challenge_where_strength_loses_and_seldom_where_it_wins() -> None:
    assert share(fighting("JQK", "KQJ"), Challenge(RED, True)) > 0.6
    assert share(fighting("KQJ", "JQK"), Challenge(RED, True)) < 0.25
    answered = fighting("KQJ", "JQK")
    answered.apply(Challenge(RED, False))
    assert share(answered, Challenge(BLACK, True)) > 0.6


def test_playouts_reverse_a_lost_duel_more_often_than_not() -> None:
    state = fighting("JQK", "KQJ", sleep_spells=[[], []])

    assert 0.4 < share(state, Reverse(RED, True)) < 0.8


def test_playouts_fill_with_who_stands_against_the_next_attacker() -> None:
    """Black's king attacks the filled slot next: of these only the ace beats it."""
    state = fighting("J8K", "KQJ", **{**NO_SPELLS, "reserve": [["9", "T", "A"], ["8"]]})

    assert state.view(RED).stage == "fill"
    assert set(playout_moves(state)) == {Fill(RED, "A", None)}


def test_playouts_fill_with_who_wins_its_own_attack_next() -> None:
    """Black has lost its nine and attacks with the filled slot next: the jack beats red's ten, the eight does not."""
    state = fighting("TJ8", "9QJ", **{**NO_SPELLS, "reserve": [["7"], ["8", "K"]]})

    assert state.turn == BLACK
    assert set(playout_moves(state)) == {Fill(BLACK, "K", None)}


def test_playouts_would_rather_not_pay_for_who_stands_no_better() -> None:
    state = fighting(
        "J8K", "KQJ", ("A", ""), **{**NO_SPELLS, "reserve": [["Q"], ["8"]], "money": [[6, 5, 3], []]}
    )
    free = playout_moves(state)
    assert {move.card for move in free} == {"A"}  # it alone stands against the king

    state = fighting(
        "J8K", "KQJ", ("9", ""), **{**NO_SPELLS, "reserve": [["8"], ["8"]], "money": [[6, 3], []]}
    )
    assert share(state, Fill(RED, "8", None)) > 0.5


# Priors and rewards.


def priors(state: TovenaarsState) -> dict[Move, float]:
    policy = make_policy()
    return {state.move_of(code): policy.prior(state, code) for code in state.code_list()}


def in_order(state: TovenaarsState, *moves: Move) -> bool:
    """Whether each of the moves is expected to be better than the next one."""
    expected = [priors(state)[move] for move in moves]
    return all(one > other for one, other in pairwise(expected)) and all(0 < each < 1 for each in expected)


def test_moves_are_expected_to_be_as_good_as_strength_says() -> None:
    assert in_order(without_spells("79J", "J8A"), Attack(RED, 1, 1), Attack(RED, 0, 0))
    assert in_order(fighting("7JK", "9JK"), Strength(RED, 2), Strength(RED, 0))
    assert in_order(fighting("7JK", "TJK"), Strength(RED, 3), Strength(RED, 0), Strength(RED, 2))
    assert in_order(fighting("9JK", "8JK"), Strength(RED, 0), Strength(RED, 2))
    assert in_order(fighting("8JK", "9JK"), Strength(RED, 2), Strength(RED, 0))
    assert in_order(fighting("JQK", "KQJ"), Challenge(RED, True), Challenge(RED, False))
    assert in_order(fighting("KQJ", "JQK"), Challenge(RED, False), Challenge(RED, True))
    narrowly = fighting("8JK", "9JK", strength_spells=[[], []])
    assert in_order(narrowly, Challenge(RED, True), Challenge(RED, False))
    reversible = fighting("JQK", "KQJ", sleep_spells=[[], []])
    assert in_order(reversible, Reverse(RED, True), Reverse(RED, False))
    won = priors(without_spells("KT-", "89-"))
    assert won[Attack(RED, 0, 0)] == won[Attack(RED, 1, 1)]
    free = Attack(RED, 1, 0)  # of two that face nobody
    assert in_order(without_spells("-K7", "T-8"), free, Attack(RED, 2, 2))


def test_a_fill_is_expected_to_be_as_good_as_it_stands_and_better_for_nothing() -> None:
    state = fighting(
        "J8K", "KQJ", ("9", ""), **{**NO_SPELLS, "reserve": [["A", "8"], ["8"]], "money": [[6, 3], []]}
    )

    assert in_order(state, Fill(RED, "A", None), Fill(RED, "8", None), Fill(RED, "9", (3, 6)))


def test_a_fill_is_expected_to_lose_to_an_equal_that_attacks_and_to_win_against_one_that_is_attacked() -> (
    None
):
    no_money = {**NO_SPELLS, "money": [[], []]}
    attacked = fighting("J8K", "KQJ", **{**no_money, "reserve": [["K", "A"], ["8"]]})
    attacks = fighting("TJ8", "9QJ", **{**no_money, "reserve": [["7"], ["8", "T"]]})

    assert in_order(attacked, Fill(RED, "A", None), Fill(RED, "K", None))
    assert in_order(attacks, Fill(BLACK, "T", None), Fill(BLACK, "8", None))


def test_a_fill_is_expected_to_meet_the_soldier_across_from_it() -> None:
    """Red's third soldier has lost to black's king, which only the ace beats; the eight beside it beats the ace."""
    state = position("K8J", "JQK", **{**NO_SPELLS, "money": [[], []], "reserve": [["9", "A"], ["8"]]})
    state.apply(Attack(RED, 2, 2))

    assert in_order(state, Fill(RED, "A", None), Fill(RED, "9", None))


def test_a_seven_is_a_soldier_like_any_other() -> None:
    no_money = {**NO_SPELLS, "money": [[], []]}
    across = fighting("A8K", "7QJ", **{**no_money, "reserve": [["9", "7"], ["8"]]})
    filling = fighting("J9K", "KQJ", **{**no_money, "reserve": [["7", "8"], ["8"]]})

    assert in_order(across, Fill(RED, "9", None), Fill(RED, "7", None))
    assert priors(filling)[Fill(RED, "7", None)] == priors(filling)[Fill(RED, "8", None)]


def test_no_sleep_spell_is_expected_to_be_better_than_another() -> None:
    """Which one is depends on the spell of the other side."""
    state = fighting("JQK", "KQJ", strength_spells=[[], []])
    state.apply(Challenge(RED, True))

    assert len(priors(state)) == len(SOLDIERS)
    assert len(set(priors(state).values())) == 1


@pytest.mark.parametrize("deal", [1, 2])
def test_rounds_are_judged_as_they_are_scored(deal: int) -> None:
    match = new_match("tovenaars", deal)
    play_on(match, deal)
    state: Any = match.state

    assert make_policy().judged(state) == state.scores()
