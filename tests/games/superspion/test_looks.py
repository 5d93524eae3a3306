"""What looks silly in Superspion, each kind in a position of its own and in one that just misses it."""

from __future__ import annotations

from typing import Any

import pytest

from holzwurm_desktop.ai.levels import Budget
from holzwurm_desktop.ai.players import think
from holzwurm_desktop.games.superspion.game import GAME, SuperspionState
from holzwurm_desktop.games.superspion.looks import Silly, order
from holzwurm_desktop.games.superspion.moves import Discard, End, Fourth, Guess, Trio
from tests.games.superspion.test_reasons import DISCARDING, early, knowing, nearly_beaten
from tests.games.superspion.test_rules import late
from tests.looks import kind_of, played, silly_in

# Seat 0's spy is the king of hearts, see `test_reasons`; kings are dead, and of 2 a trio lies.
READY = ["7H", "7S", "7C", "8S", "TD"]
PAIR_AND_DEAD = ["8S", "8C", "KD", "TD"]


def discarding(*hand: str) -> SuperspionState:
    return early(list(hand), **DISCARDING)


SILLY = [
    (discarding(*READY), Discard(0, "7S"), Silly.BREAKS_TRIO),
    (discarding("7H", "7S", "7C", "7D", "8S"), Discard(0, "7H"), Silly.BREAKS_TRIO),
    (discarding("2C", "8S", "TD"), Discard(0, "2C"), Silly.THROWS_FOURTH),
    (discarding(*PAIR_AND_DEAD), Discard(0, "8C"), Silly.BREAKS_PAIR),
    (discarding("8H", "8C", "KD"), Discard(0, "8H"), Silly.BREAKS_PAIR),
    (early(["7H", "8S", "9C"]), Guess(0, "7H"), Silly.IMPOSSIBLE_GUESS),
    (early(["7H", "8S", "9C"]), Guess(0, "3H"), Silly.IMPOSSIBLE_GUESS),
    (knowing("QS", "QC", "JC"), Guess(0, "QS"), Silly.WILD_GUESS),
    (nearly_beaten("QS", "QC", "JC", "JS"), Guess(0, "JC"), Silly.WILD_GUESS),
    (knowing("QS"), End(0), Silly.MISSES_WIN),
    (late(), End(0), Silly.MISSES_WIN),
    (early(["2C", "8S", "9C"]), End(0), Silly.LEAVES_FOURTH),
]

SENSIBLE = [
    (discarding(*READY), Discard(0, "8S")),
    (discarding("7H", "7S", "7C", "7D", "8S"), Discard(0, "7D")),  # the others remain a trio
    (discarding("7S", "7C", "7D", "8S"), Discard(0, "7D")),  # without the suit of the spy it is none
    (discarding("8S", "8C", "TD"), Discard(0, "8C")),  # nothing dead is held
    (discarding("3H", "8S", "TD"), Discard(0, "3H")),  # it may be the own spy for all that is known
    (discarding(*PAIR_AND_DEAD), Discard(0, "TD")),
    (discarding(*PAIR_AND_DEAD), Discard(0, "KD")),
    (knowing("QS", "QC"), Guess(0, "QS")),  # even chances
    (nearly_beaten("QS", "QC", "JC"), Guess(0, "JC")),  # the other may win in the next turn
    (knowing("QS", "QC"), End(0)),
    (early(["2C", "8S", "9C"], stock=1), End(0)),  # the discards would come back
    (early(["7H", "7S", "7C", "8S"]), End(0)),  # a trio tells the other more of the spy
    (early(["4H", "8S", "9C"]), End(0)),  # so does a card that may be the own spy for all that is known
    (early(["2C", "8S", "9C"]), Fourth(0, "2C")),
    (late(), Trio(0, ("7H", "7S", "7C"))),
]


@pytest.mark.parametrize(("state", "move", "kind"), SILLY)
def test_what_is_silly_is_found(state: SuperspionState, move: Any, kind: Silly) -> None:
    assert kind_of("superspion", state, move) is kind


@pytest.mark.parametrize(("state", "move"), SENSIBLE)
def test_what_just_misses_it_is_not(state: SuperspionState, move: Any) -> None:
    assert kind_of("superspion", state, move) is None


def test_every_kind_has_a_position() -> None:
    assert {kind for _, _, kind in SILLY} == set(Silly)


def test_where_everything_breaks_something_nothing_is_silly() -> None:
    assert silly_in("superspion", discarding("7H", "7S", "7C")) == {}


def test_the_card_of_least_use_goes_first() -> None:
    state = discarding("KD", "TD", "JH", "8S", "8C", "9H", "9S", "6H", "6S", "6D", "6C", "2C")

    told = sorted(state.view(0).hand, key=lambda card: -order(state.view(0), Discard(0, card)))

    assert told[:2] == ["KD", "TD"]
    assert told.index("JH") < told.index("8S") < told.index("9H") < told.index("2C") < told.index("6H")
    assert told.index("6D") < told.index("8S")  # the other three sixes are a trio


def test_of_cards_that_promise_the_same_the_dead_one_is_thrown() -> None:
    state = discarding("8S", "9C", "KD", "TD")

    assert played("superspion", state, Discard(0, "8S"), by=0.01) == Discard(0, "KD")
    assert played("superspion", state, Discard(0, "8S"), by=0.1) == Discard(0, "8S")


def test_a_pair_is_broken_only_for_a_clear_gain() -> None:
    state = discarding(*PAIR_AND_DEAD)

    assert played("superspion", state, Discard(0, "8C"), by=0.04) == Discard(0, "KD")
    assert played("superspion", state, Discard(0, "8C"), by=0.1) == Discard(0, "8C")


def test_weak_players_may_break_a_pair_but_no_ready_trio() -> None:
    pair, trio = discarding(*PAIR_AND_DEAD), discarding(*READY)

    assert played("superspion", pair, Discard(0, "8C"), by=0.04, weak=True) == Discard(0, "8C")
    assert played("superspion", trio, Discard(0, "7C"), by=0.04, weak=True) != Discard(0, "7C")


@pytest.mark.parametrize("seed", range(6))
def test_in_the_opening_no_pair_is_thrown_while_a_dead_card_is_held(seed: int) -> None:
    hand = ["3C", "4S", "5D", "5C", "6S", "7D", "8C", "9S", "9D", "TC", "JS", "QD", "KD"]
    state = early(hand, other=0, **DISCARDING, sighted=[*hand, "KH", "2H", "2D", "2S"])

    move = think(GAME, state.view(0), "medium", seed, Budget(iterations=60)).move

    assert isinstance(move, Discard)
    assert move.card not in ("5D", "5C", "9S", "9D")
