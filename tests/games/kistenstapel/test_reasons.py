"""Why a move of Kistenstapel may be good: every reason in a position of its own, and claims that hold."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from holzwurm_desktop.ai.reasons import Reason, adviser_of
from holzwurm_desktop.engine.contract import NoObjection
from holzwurm_desktop.games.boxes.best_build import best_build
from holzwurm_desktop.games.kistenstapel.game import KistenstapelState
from holzwurm_desktop.games.kistenstapel.moves import Bid, Build, Concede, Knock, Pass
from holzwurm_desktop.games.kistenstapel.reasons import Ask, Why
from tests.games.kistenstapel.test_rules import (
    NO_CARDS,
    bidding,
    build,
    last_cards,
    position,
)
from tests.reasons import Claim, asked, claims, why

TWO = {(0, 0): 1, (1, 0): 1}
"""From the start box for an L and a lid: 1 point."""
FOR_TWO = (1, 0, 1, 0)
CORNER = {(1, 1): 1, (0, 1): 2, (1, 0): 2}
CUBE = {(0, 0): 2, (0, 1): 2, (1, 0): 2, (1, 1): 2}


def passed(hand: tuple[int, int, int, int]) -> KistenstapelState:
    """Seat 0 has passed with these cards."""
    state = position(hands=(hand, NO_CARDS))
    state.apply(Pass(0))
    return state


def knocked(hand: tuple[int, int, int, int]) -> KistenstapelState:
    state = passed(hand)
    state.apply(Knock(1))
    return state


def seen_first(*bids: int) -> KistenstapelState:
    return bidding(*bids, scores=[0, 0, 0])[0]


CASES = [
    (seen_first(1, 0, 0), build(0, TWO), Reason(Why.REACHES_BID, points=1, other=1)),
    (position(hands=(FOR_TWO, NO_CARDS)), build(0, TWO), Reason(Why.BEST, number=1)),
    (position(CORNER), build(0, {**CORNER, (1, 1): 2}), Reason(Why.NO_CARD, number=1, points=3)),
    (
        position(opened=((-1, -1),), hands=((1, 1, 0, 0), NO_CARDS)),
        build(0, {(1, 1): 2}, (-1, -1)),
        Reason(Why.UNDERNEATH, number=1, points=1),
    ),
    (
        position(hands=(FOR_TWO, NO_CARDS), scores=[3, 3]),
        build(0, TWO),
        Reason(Why.TAKES_LEAD, points=4, other=3),
    ),
    (
        position({**CORNER, (1, 1): 2}, hands=((0, 0, 1, 0), NO_CARDS)),
        build(0, CUBE),
        Reason(Why.HIDDEN, number=1, points=5),
    ),
    (
        # Three boxes in a row take 3 L, 1 R and 3 lids; four in a square take 2 L, 2 R and 4 lids.
        position({(0, 0): 1, (1, 0): 1, (2, 0): 1}, hands=((0, 1, 1, 0), NO_CARDS)),
        build(0, {(x, y): 1 for x in range(2) for y in range(2)}),
        Reason(Why.RETURNS, number=1, points=2),
    ),
    (
        position(hands=((1, 0, 0, 1), NO_CARDS)),
        build(0, TWO, (0, -1)),
        Reason(Why.OPEN_LID, number=1, points=1),
    ),
    (position(hands=(FOR_TWO, NO_CARDS)), build(0, TWO), Reason(Why.USES_UP, number=2, points=1)),
    (position(hands=(FOR_TWO, NO_CARDS)), build(0, TWO), Reason(Why.MAKES, number=1)),
    (position(hands=((1, 0, 0, 0), NO_CARDS)), Pass(0), Reason(Why.NOTHING)),
    (passed((1, 0, 0, 0)), NoObjection(1), Reason(Why.NOTHING)),
    (knocked((1, 0, 0, 0)), Concede(1), Reason(Why.NOTHING)),
    (passed(FOR_TWO), Knock(1), Reason(Why.OVERLOOKED, points=1)),
    (seen_first(), Bid(0, 1), Reason(Why.WORTH, points=1, other=1)),
]

NOT_SO = [
    (seen_first(2, 0, 0), build(0, TWO), Why.REACHES_BID),
    (position(CORNER, hands=((0, 0, 1, 0), NO_CARDS)), build(0, {**CORNER, (1, 1): 2}), Why.BEST),
    (position(hands=(FOR_TWO, NO_CARDS)), build(0, TWO), Why.NO_CARD),
    (position(hands=(FOR_TWO, NO_CARDS), scores=[3, 4]), build(0, TWO), Why.TAKES_LEAD),
    (position(hands=(FOR_TWO, NO_CARDS), scores=[4, 3]), build(0, TWO), Why.TAKES_LEAD),
    (position(hands=((2, 0, 1, 0), NO_CARDS)), build(0, TWO), Why.USES_UP),
    (position(hands=(FOR_TWO, NO_CARDS)), Pass(0), Why.NOTHING),
    (passed(FOR_TWO), NoObjection(1), Why.NOTHING),
    # The next seat may draw a card that makes a point.
    (passed((1, 0, 0, 0)), Pass(1), Why.NOTHING),
    (passed((1, 0, 0, 0)), Knock(1), Why.OVERLOOKED),
    (knocked(FOR_TWO), Concede(1), Why.NOTHING),
    (seen_first(), Bid(0, 2), Why.WORTH),
    (seen_first(), Bid(0, 0), Why.NOTHING),
]


@pytest.mark.parametrize(("state", "move", "reason"), CASES, ids=lambda value: getattr(value, "code", None))
def test_a_reason_is_found_with_its_numbers(state: KistenstapelState, move: Any, reason: Reason) -> None:
    assert reason in why("kistenstapel", state, move)


def test_every_reason_has_a_position() -> None:
    assert {reason.code for _, _, reason in CASES} == set(Why)


@pytest.mark.parametrize(("state", "move", "code"), NOT_SO)
def test_a_reason_is_not_given_where_it_does_not_hold(state: KistenstapelState, move: Any, code: Why) -> None:
    assert code not in {reason.code for reason in why("kistenstapel", state, move)}


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (position(hands=((1, 0, 0, 0), NO_CARDS)), Reason(Ask.PASS, number=1)),
        (last_cards(FOR_TWO, NO_CARDS), Reason(Ask.LAST_CARDS, number=2, points=1)),
        (knocked(FOR_TWO), Reason(Ask.SHOW, points=1)),
        (knocked((1, 0, 0, 0)), Reason(Ask.SHOW_NOTHING)),
        (seen_first(), Reason(Ask.BID, number=2, points=1)),
        (seen_first(1, 0, 0), Reason(Ask.LEFTOVER, number=2, points=1)),
    ],
)
def test_a_position_asks_something(state: KistenstapelState, reason: Reason) -> None:
    assert asked("kistenstapel", state) == reason


def test_while_cards_come_the_question_is_what_to_build() -> None:
    view = position(hands=(FOR_TWO, NO_CARDS)).view(0)._replace(stock=9)
    assert adviser_of("kistenstapel").situation(view) == Reason(Ask.BUILD, number=2, points=1)


def holds(claim: Claim) -> bool:
    """Whether what is claimed of a move is what it did."""
    reason, seat, built = claim.reason, claim.move.seat, claim.event("built")
    before, after = claim.view, claim.after.view(seat)
    match reason.code:
        case Why.BEST:
            builder = claim.before.builder()
            best = best_build(claim.before.pile(), claim.before.open_lids(), builder.hand)
            return best is not None and built.points == best.points == reason.number
        case Why.MAKES:
            return built.points == reason.number
        case Why.TAKES_LEAD:
            rival = max(score for other, score in enumerate(after.scores) if other != seat)
            return (after.scores[seat], rival) == (reason.points, reason.other) and rival < reason.points
        case Why.NO_CARD:
            grown = sum(height for *_, height in after.pile) - sum(height for *_, height in before.pile)
            return max(built.laid) <= 0 and grown == reason.number and built.points == reason.points
        case Why.UNDERNEATH:
            return built.layers == reason.number > 0
        case Why.HIDDEN:
            return built.points == reason.points and len(built.added) >= reason.number
        case Why.RETURNS:
            return -sum(count for count in built.laid if count < 0) == reason.number
        case Why.OPEN_LID:
            return len(after.open) - len(before.open) == reason.number == len(built.lids)
        case Why.USES_UP:
            return sum(built.laid) == reason.number == sum(claim.before.builder().hand)
        case Why.NOTHING:
            return not any(isinstance(move, Build) for move in claim.moves)
        case Why.WORTH:
            return reason.other == claim.move.points <= reason.points
    return False


def test_what_is_claimed_in_random_rounds_is_what_happens() -> None:
    seen: Counter[str] = Counter()
    for claim in claims("kistenstapel", range(8)):
        assert holds(claim), claim.reason
        seen[claim.reason.code] += 1
    assert len(seen) >= 9


def test_the_best_build_is_told_before_what_it_is_made_of() -> None:
    reasons = why("kistenstapel", position(hands=(FOR_TWO, NO_CARDS)), build(0, TWO))
    assert [reason.code for reason in reasons] == [Why.BEST, Why.TAKES_LEAD, Why.USES_UP, Why.MAKES]
