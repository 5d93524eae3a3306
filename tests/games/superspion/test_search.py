"""What Superspion's search takes the other seat for: what it may hold, what it throws and what it knows."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from holzwurm_desktop.engine.core import CHANCE, Rng
from holzwurm_desktop.games.superspion.beliefs import NAMES, Beliefs, shipped_weights
from holzwurm_desktop.games.superspion.constants import SOME_GUESS
from holzwurm_desktop.games.superspion.game import GAME, SuperspionState
from holzwurm_desktop.games.superspion.moves import Discard, End, Guess
from holzwurm_desktop.games.superspion.player import make_policy
from holzwurm_desktop.games.superspion.search import SuperspionSearch
from holzwurm_desktop.paths import resource
from tests.games.superspion.rule_player import chosen
from tests.games.superspion.test_rules import late
from tests.playing import new_match, next_move

seeds = pytest.mark.parametrize("seed", [1, 2, 3])


def searched(state: Any, seed: int, iterations: int, open_cards: bool = False) -> dict[Any, float]:
    """What a search finds the moves worth."""
    search = SuperspionSearch(state, state.turn, make_policy(), Rng(seed))
    search.open_cards = open_cards
    search.run(iterations)
    return {state.move_of(each.code): each.mean for each in search.considered()}


# The other seat's guesses.


def test_another_seats_guess_is_seen_as_some_guess() -> None:
    state = late()
    one, another = (state.code_of(Guess(0, card)) for card in ("AH", "AS"))

    assert state.seen_code(one, 1) == state.seen_code(another, 1) == SOME_GUESS
    assert state.seen_code(one, 0) == one


TWO_LEFT = [[f"{rank}{suit}" for suit in "HDS"] for rank in "2345"]
"""Four trios, after which the spy of who laid them is no club."""


@seeds
def test_the_other_seat_does_not_know_which_of_two_guesses_is_right(seed: int) -> None:
    """It sees two cards that can be the spy, and has no trio to win by: it guesses right every second time at most.

    A search whose other seat found out by trial would call the round lost.
    """
    state = late(
        trios=[TWO_LEFT, []],
        spies=["KH", None],
        hand=["AC", "TC", "9C", "8C", "7C"],
        sizes=[5, 13],
        stock=21,
        sighted=["AC", "TC", "9C", "8C", "7C", "KH"],
    )

    assert searched(state, seed, 3000)[End(0)] > 0.4


# What the other seat throws.


def about_to_win(*hand: str, draws: str) -> SuperspionState:
    """Seat 0 is to end its turn; the other seat has five trios, the spy AS, this hand, and takes this card next."""
    trios = [[], [[f"{rank}{suit}" for suit in "SHD"] for rank in "23456"]]
    seen = [*(card for trio in trios[1] for card in trio), "KH", "TC", "9C"]
    state = late(trios=trios, hand=["TC", "9C"], sizes=[2, 3], stock=10, sighted=seen)
    state.lay_out(["KH", "AS"], [["TC", "9C"], hand], [draws, "QC", "QD", "QH", "JC", "JD", "JH", "TD"], 0)
    return state


@seeds
def test_the_other_seat_throws_what_is_no_use_to_it(seed: int) -> None:
    """With any other card than the ace, which has its spy's rank, it would throw away its sixth trio."""
    state = about_to_win("7S", "7H", "AD", draws="7D")

    assert searched(state, seed, 800, open_cards=True)[End(0)] < 0.15


# What is believed of deals.


def counted(state: SuperspionState) -> dict[str, int]:
    """What is counted in the deal as seat 0 may know it, and is not 0."""
    numbers = Beliefs([0.0] * len(NAMES)).counted(state, 0)
    return {name: number for name, number in zip(NAMES, numbers, strict=True) if number}


def held(*hand: str, **fields: Any) -> SuperspionState:
    """The other seat, whose spy is the ace of spades, holds these cards."""
    state = late(trios=[[], fields.pop("laid", [])], hand=["KD"], sizes=[1, 1], stock=1, **fields)
    state.lay_out(["KH", "AS"], [["KD"], hand], ["KC"], 0)
    return state


THREES = [["3S", "3H", "3D"]]


@pytest.mark.parametrize(
    ("hand", "laid", "kinds"),
    [
        (("7S", "7H", "7D"), [], {"trio_with_suit": 1}),
        (("7S", "7H", "7D", "7C"), [], {"trio_with_suit": 1}),
        (("7C", "7H", "7D"), [], {"trio": 1}),
        (("7S", "7H", "8D", "8S"), [], {"pair_with_suit": 2}),
        (("7C", "7H", "8D"), [], {"pair": 1, "alone": 1}),
        (("9S", "8D", "AD", "AC"), [], {"alone_with_suit": 1, "alone": 1, "dead": 2}),
        (("3C", "8D"), THREES, {"fourth": 1, "alone": 1}),
    ],
)
def test_what_the_other_seat_holds_is_counted(
    hand: tuple[str, ...], laid: Any, kinds: dict[str, int]
) -> None:
    assert counted(held(*hand, laid=laid)) == kinds


def test_a_fourth_card_tells_something_as_long_as_its_suit_may_be_the_spys() -> None:
    """Threes of the own seat lie without the three of diamonds; the other seat has laid nothing."""
    state = late(trios=[[["3S", "3H", "3C"]], []], hand=["KD"], sizes=[1, 1], stock=1)
    state.lay_out(["KH", "AS"], [["KD"], ["3D"]], ["KC"], 0)

    assert counted(state) == {"telling_fourth": 1}


def thrown(*cards: str, keeps: tuple[str, ...]) -> dict[str, int]:
    """What is counted of what the other seat, whose spy is the ace of spades, has thrown."""
    state = held(*cards, *keeps)
    for number, card in enumerate(cards):
        state.turn, state.laying = 1, 0
        state.lay_out(["KH", "AS"], [["KD"], [*cards[number:], *keeps]], ["KC", "QC"], 1)
        state.apply(Discard(1, card))
    return {name: number for name, number in counted(state).items() if name.startswith("threw")}


@pytest.mark.parametrize(
    ("card", "keeps", "kind"),
    [
        ("AD", ("8D",), "threw_dead"),
        ("7S", ("8D",), "threw_suit"),
        ("7D", ("8D",), "threw_alone"),
        ("7D", ("7H",), "threw_of_pair"),
        ("7D", ("7S",), "threw_of_suited"),
    ],
)
def test_what_the_other_seat_threw_is_counted(card: str, keeps: tuple[str, ...], kind: str) -> None:
    assert thrown(card, keeps=keeps) == {kind: 1}


def rounds_of_rule_players(deals: range) -> list[tuple[SuperspionState, int]]:
    """Positions at the start of a turn, some turns into rounds of two players by simple rules, and who is to act."""
    found = []
    for deal in deals:
        match = new_match("superspion", deal)
        for number in range(80):
            state: Any = match.state
            if state.turn == CHANCE:
                match.play(next_move(match, Rng(number)))
                continue
            if number > 20 and not state.laying and not number % 2:
                found.append((state.copy(), state.turn))
            match.play(chosen(state.view(state.turn), number))
            if match.round_over:
                break
    return found


def test_what_really_is_held_is_likelier_than_what_might_be() -> None:
    """On the mean over many positions, by a good part of e: what was laid, kept and thrown tells something."""
    beliefs, rng = Beliefs(shipped_weights()), Rng(1)

    def log_weight(state: SuperspionState, seat: int) -> float:
        return math.fsum(
            weight * count
            for weight, count in zip(shipped_weights(), beliefs.counted(state, seat), strict=True)
        )

    gains = []
    for state, seat in rounds_of_rule_players(range(1, 21)):
        deals = [GAME.determinize(state.view(seat), rng) for _ in range(20)]
        among = [math.exp(log_weight(deal, seat)) for deal in deals]
        gains.append(log_weight(state, seat) - math.log(math.fsum(among) / len(among)))

    assert len(gains) > 50
    assert math.fsum(gains) / len(gains) > 0.3


def test_the_shipped_weights_are_those_of_what_is_counted_and_say_how_they_were_made() -> None:
    shipped = json.loads(resource("values", "beliefs", "superspion.json").read_text("utf-8"))

    assert tuple(shipped["weights"]) == NAMES
    assert set(shipped["made"]) >= {"command", "seed", "commit"}
    assert shipped["made"]["loss"] < shipped["made"]["plain"]
    assert list(shipped["weights"].values()) == shipped_weights()
