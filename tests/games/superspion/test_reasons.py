"""Why a move of Superspion may be good: every reason in a position of its own, and claims that hold."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from holzwurm_desktop.ai.reasons import Reason
from holzwurm_desktop.engine.core import CHANCE
from holzwurm_desktop.games.deck52.deck import DECK
from holzwurm_desktop.games.superspion.game import SuperspionState
from holzwurm_desktop.games.superspion.moves import Discard, End, Fourth, Guess, Trio
from holzwurm_desktop.games.superspion.reasons import Ask, Why
from holzwurm_desktop.games.superspion.view import possible_spies
from tests.games.superspion.test_rules import late
from tests.reasons import Claim, asked, claims, decisions, why

# Seat 0's spy is the king of hearts. `late` has five trios of it; here it has these.
ONE = [[["2H", "2D", "2S"]], []]
FOES = [["3S", "3D", "3C"], ["4S", "4D", "4C"]]
"""Trios of a spy that is a spade, a diamond or a club of another rank."""


def early(hand: list[str], other: int = 2, stock: int = 12, **fields: Any) -> SuperspionState:
    """Seat 0 with one trio, the other with `other` of those above; all else is unseen."""
    trios = [ONE[0], FOES[:other]]
    laid = [card for seat in trios for trio in seat for card in trio]
    pile = 50 - len(laid) - 2 * len(hand) - stock
    given = {
        "hand": hand,
        "sizes": [len(hand)] * 2,
        "trios": trios,
        "stock": stock,
        "pile": [None] * pile,
        "pile_taken": [12] * pile,
        "sighted": [*hand, "KH", *laid],
        **fields,
    }
    return late(**given)


def knowing(*left: str, **fields: Any) -> SuperspionState:
    """Seat 0 has seen every card that can be the spy but these."""
    hand = ["7H", "8S", "9C"]
    return early(hand, laying=True, sighted=sorted(set(DECK) - set(left)), **fields)


NINE = ["7H", "7S", "7C", "8S", "9C", "TD", "JS", "QD", "AC"]
DISCARDING = {"laying": False}

CASES = [
    (late(), Trio(0, ("7H", "7S", "7C")), Reason(Why.WINS, ("7H", "7S", "7C"))),
    (early(NINE), Trio(0, ("7H", "7S", "7C")), Reason(Why.TRIO, ("7H", "7S", "7C"), 2)),
    (early(NINE), Trio(0, ("7H", "7S", "7C")), Reason(Why.HIDES_SUIT, ("7H", "7S", "7C"), 2)),
    (early(["2C", "8S", "9C"]), Fourth(0, "2C"), Reason(Why.FOURTH, ("2C",))),
    (early(["2C", "8S", "9C"], stock=1), Fourth(0, "2C"), Reason(Why.RESHUFFLES, ("2C",), 34)),
    (knowing("QS"), Guess(0, "QS"), Reason(Why.SURE, ("QS",))),
    (knowing("QS", "QC"), Guess(0, "QC"), Reason(Why.DARES, ("QC",), 2)),
    (early(["KD", "8S", "9C"], **DISCARDING), Discard(0, "KD"), Reason(Why.SPY_RANK, ("KD",))),
    (early(["8H", "9C", "TD"], **DISCARDING), Discard(0, "8H"), Reason(Why.ALONE, ("8H",))),
    (early(["8S", "8C", "TD"], **DISCARDING), Discard(0, "8C"), Reason(Why.NO_KEY, ("8C", "8H"))),
    (early(["8S", "8C", "8D", "8H", "9C"], **DISCARDING), Discard(0, "8C"), Reason(Why.SPARE, ("8C",))),
    (early(["8S", "9C", "TD"], stock=6, **DISCARDING), Discard(0, "8S"), Reason(Why.COMES_BACK, ("8S",), 6)),
    (early(["8S", "9C", "TD"]), End(0), Reason(Why.NOTHING_LEFT)),
    (
        early(["7H", "7C", "JS", "8H", "8C", "8S"]),
        End(0),
        Reason(Why.TOO_MANY, number=len(possible_spies(early(["7H", "7C", "JS", "8H", "8C", "8S"]).view(0)))),
    ),
]


def nearly_beaten(*left: str) -> SuperspionState:
    """The other seat has five trios, and these cards can be its spy."""
    trios = [
        ["3S", "3D", "3C"],
        ["4S", "4D", "4C"],
        ["5S", "5D", "5C"],
        ["6S", "6D", "6C"],
        ["8S", "8D", "8C"],
    ]
    hand = ["7H", "9S", "9C"]
    laid = [*ONE[0][0], *(card for trio in trios for card in trio)]
    return late(
        hand=hand,
        sizes=[3, 3],
        trios=[ONE[0], trios],
        stock=10,
        pile=[None] * (50 - len(laid) - 16),
        pile_taken=[12] * (50 - len(laid) - 16),
        sighted=sorted(set(DECK) - {*left, "JH", "TH"}),
    )


CASES += [
    (nearly_beaten("QS", "QC"), Guess(0, "QS"), Reason(Why.LAST_CHANCE, ("QS",), 2)),
]


@pytest.mark.parametrize(("state", "move", "reason"), CASES, ids=lambda value: getattr(value, "code", None))
def test_a_reason_is_found_with_its_numbers(state: SuperspionState, move: Any, reason: Reason) -> None:
    assert reason in why("superspion", state, move)


def test_a_trio_that_would_tell_the_suit_is_held_back() -> None:
    # 2H 2D 2S leave hearts, diamonds and spades; 7H 7C and a third without both leaves hearts.
    trios = [[["2H", "2D", "2S"], ["3H", "3D", "3C"]], []]
    laid = [card for trio in trios[0] for card in trio]
    hand = ["7H", "7C", "7S", "JS"]
    state = late(
        hand=hand,
        sizes=[4, 4],
        trios=trios,
        stock=20,
        pile=[None] * 16,
        pile_taken=[12] * 16,
        sighted=[*hand, *laid, "KH"],
    )
    assert Reason(Why.KEEPS_SECRET, number=2) in why("superspion", state, End(0))


def test_every_reason_has_a_position() -> None:
    assert {reason.code for _, _, reason in CASES} | {Why.KEEPS_SECRET} == set(Why)


TELLING = [[["2H", "2S", "2C"], ["3H", "3S", "3D"]], []]
"""Hearts and spades are left to the spy."""

NOT_SO = [
    # One suit is left: the trio tells it.
    (
        early(["7H", "7C", "7D", "8C"], trios=TELLING),
        Trio(0, ("7H", "7C", "7D")),
        Why.HIDES_SUIT,
    ),
    (knowing("QS", "QC"), Guess(0, "QC"), Why.SURE),
    (early(["8S", "8C", "8D", "8H", "9C"], **DISCARDING), Discard(0, "8H"), Why.SPARE),
    (early(["8S", "8H", "TD"], **DISCARDING), Discard(0, "8S"), Why.NO_KEY),
    (early(["8S", "8H", "TD"], **DISCARDING), Discard(0, "8S"), Why.ALONE),
    # A trio of its rank lies: it can be laid as a fourth card.
    (early(["2C", "8H", "TD"], **DISCARDING), Discard(0, "2C"), Why.ALONE),
    (early(NINE), End(0), Why.NOTHING_LEFT),
    (early(["2C", "8S", "9C"], stock=2), Fourth(0, "2C"), Why.RESHUFFLES),
    (early(["8S", "9C", "TD"], stock=7, **DISCARDING), Discard(0, "8S"), Why.COMES_BACK),
]


@pytest.mark.parametrize(("state", "move", "code"), NOT_SO)
def test_a_reason_is_not_given_where_it_does_not_hold(state: SuperspionState, move: Any, code: Why) -> None:
    assert code not in {reason.code for reason in why("superspion", state, move)}


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (early(NINE, **DISCARDING), Reason(Ask.HOLDS_TRIOS, number=1)),
        (early(["8S", "9C", "TD"], **DISCARDING), Reason(Ask.DISCARD)),
        (knowing("QS"), Reason(Ask.UNMASKED, ("QS",))),
        (nearly_beaten("QS", "QC"), Reason(Ask.LAST_TURN, number=2)),
        (early(NINE), Reason(Ask.LAY, number=3)),
        (
            early(["8S", "9C", "TD"]),
            Reason(Ask.NO_MORE, number=len(possible_spies(early(["8S", "9C", "TD"]).view(0)))),
        ),
    ],
)
def test_a_turn_asks_something(state: SuperspionState, reason: Reason) -> None:
    assert asked("superspion", state) == reason


def test_the_spy_is_always_among_those_that_are_possible() -> None:
    looked = 0
    for state, view, _ in decisions("superspion", range(10)):
        left = possible_spies(view)
        assert state.spy_of(1 - view.seat) in left
        assert not set(left) & {*view.hand, *view.sighted}
        looked += len(left) < 38
    assert looked


def holds(claim: Claim) -> bool:
    """Whether what is claimed of a move is what it did."""
    reason, seat = claim.reason, claim.move.seat
    seen = claim.after.view(seat)
    match reason.code:
        case Why.WINS:
            return seen.ending == "trios"
        case Why.TRIO:
            return len(seen.trios[seat]) == reason.number
        case Why.HIDES_SUIT:
            suits = set("SHDC").intersection(*({card[1] for card in trio} for trio in seen.trios[seat]))
            return len(suits) == reason.number > 1 and claim.view.spies[seat][1] in suits
        case Why.FOURTH:
            return reason.cards[0] in seen.fourths[seat] and claim.event("took") is not None
        case Why.RESHUFFLES:
            return claim.after.turn == CHANCE and len(seen.pile) == reason.number
        case Why.SURE:
            return seen.ending == "guess-right"
        case Why.LAST_CHANCE | Why.DARES:
            return claim.before.spy_of(1 - seat) in possible_spies(claim.view)
        case Why.SPY_RANK | Why.ALONE | Why.NO_KEY | Why.SPARE:
            trios = [move for move in listed_after(claim) if isinstance(move, Trio)]
            return reason.code == Why.SPARE or all(trio.cards[0][0] != reason.cards[0][0] for trio in trios)
        case Why.COMES_BACK:
            return claim.view.stock == reason.number
        case Why.NOTHING_LEFT:
            return not any(isinstance(move, Trio | Fourth) for move in claim.moves)
        case Why.TOO_MANY:
            return len(possible_spies(claim.view)) == reason.number > 3
        case Why.KEEPS_SECRET:
            return any(isinstance(move, Trio) for move in claim.moves)
    return False


def listed_after(claim: Claim) -> list[Any]:
    """What may be laid with the card that was drawn, but for that card: it was not known before."""
    if claim.after.turn == CHANCE:
        return []
    drawn = claim.event("took").card
    moves = [claim.after.move_of(code) for code in claim.after.code_list()]
    return [move for move in moves if not (isinstance(move, Trio) and drawn in move.cards)]


def test_what_is_claimed_in_random_rounds_is_what_happens() -> None:
    seen: Counter[str] = Counter()
    for claim in claims("superspion", range(14)):
        assert holds(claim), claim.reason
        seen[claim.reason.code] += 1
    assert len(seen) >= 8
