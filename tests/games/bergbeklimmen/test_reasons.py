"""Why a move of Bergbeklimmen may be good: every reason in a position of its own, and claims that hold."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from holzwurm_desktop.ai.reasons import Reason
from holzwurm_desktop.games.bergbeklimmen.deck import climb, lacking
from holzwurm_desktop.games.bergbeklimmen.game import BergbeklimmenState
from holzwurm_desktop.games.bergbeklimmen.moves import Draw, Keep, Play
from holzwurm_desktop.games.bergbeklimmen.reasons import Ask, Why
from tests.games.bergbeklimmen.test_rules import RED, TEAM_BLACK, TEAM_RED, position
from tests.reasons import Claim, asked, claims, decisions, why

ROUTE = [*TEAM_RED, "AH", "2D"]
"""A red route that needs a 3."""
RIVAL = [*TEAM_BLACK, "AS"]
"""A black route that needs a 2."""
TO_NINE = [*TEAM_RED, *(f"{rank}H" for rank in "A23456789")]


def laying(
    red: list[str], piles: Any = None, red_route: list[str] = ROUTE, **turn: Any
) -> BergbeklimmenState:
    return position(red, ["7S", "8S"], (red_route, RIVAL), piles or [[[], []], [[], []]], **turn)


def drawing(held: list[str], *own: list[str]) -> BergbeklimmenState:
    """Red is to fill the hand from these own piles or the stock."""
    return laying(held, [[*own, *[[]] * (2 - len(own))], [[], []]], drawing=True, played=1)


CASES = [
    (laying(["TD", "7D"], red_route=TO_NINE), Play(RED, "TD", None), Reason(Why.SUMMIT, ("TD",))),
    (
        position(["2H", "7D"], ["7S", "8S"], ([*TEAM_RED, "AH"], RIVAL)),
        Play(RED, "2H", None),
        Reason(Why.TAKES_LEAD, ("2H",), points=2, other=1),
    ),
    (laying(["3H", "4D"]), Play(RED, "3H", None), Reason(Why.THEN_FITS, ("3H", "4D"))),
    (laying(["JD", "7D"], red_route=["JH"]), Play(RED, "JD", None), Reason(Why.JOINS, ("JD",), 2)),
    (laying(["3H", "7D"]), Play(RED, "3H", None), Reason(Why.CLIMBS, ("3H",), points=3)),
    (
        laying(["9S", "7D"], [[[], []], [["2C", "6C"], ["5C"]]]),
        Play(RED, "9S", 0),
        Reason(Why.BURIES, ("9S", "2C"), 2),
    ),
    (laying(["AC", "7D"]), Play(RED, "AC", 0), Reason(Why.NO_USE_TO_OTHER, ("AC",))),
    (laying(["9S", "7D"]), Play(RED, "9S", 0), Reason(Why.FAR_FOR_OTHER, ("9S",), 7)),
    (laying(["2H", "7D"]), Play(RED, "2H", 0), Reason(Why.NO_USE, ("2H",))),
    (laying(["7D", "9D"]), Play(RED, "9D", 0), Reason(Why.FAR, ("9D",), 6)),
    (
        laying(["7D", "9D"], [[["3D"], ["8D"]], [[], []]]),
        Play(RED, "9D", 1),
        Reason(Why.LEAVES_OPEN, ("9D", "3D")),
    ),
    (laying(["5D", "9D"]), Play(RED, "5D", 0), Reason(Why.TO_HAND, ("5D",))),
    (laying(["3D"], played=1), Keep(RED), Reason(Why.KEEPS_NEXT, ("3D",))),
    (laying(["5D"], played=1), Keep(RED), Reason(Why.KEEPS, ("5D",), 2)),
    (drawing(["9D"], ["3D"]), Draw(RED, 0), Reason(Why.DRAWS_NEXT, ("3D",))),
    (drawing(["9D"], ["4D", "8D"]), Draw(RED, 0), Reason(Why.UNCOVERS, ("8D", "4D"))),
    (drawing(["9D"], ["8D"], ["6D"]), Draw(RED, 1), Reason(Why.DRAWS_SOON, ("6D",), 3)),
    (drawing(["9D"], ["8D"], ["2H"]), Draw(RED, None), Reason(Why.NOTHING_OPEN)),
]

NOT_SO = [
    # Level is not in front.
    (laying(["AH", "7D"], red_route=TEAM_RED), Play(RED, "AH", None), Why.TAKES_LEAD),
    # In front before.
    (laying(["3H", "7D"]), Play(RED, "3H", None), Why.TAKES_LEAD),
    # The front-runner lays one own card only.
    (laying(["3H", "4D"], front=True), Play(RED, "3H", None), Why.THEN_FITS),
    (laying(["9S", "7D"], [[[], []], [["2C", "6C"], ["5C"]]]), Play(RED, "9S", 1), Why.BURIES),
    (drawing(["9D"], ["8D"], ["3D"]), Draw(RED, None), Why.NOTHING_OPEN),
    (drawing(["9D"], ["6D", "8D"]), Draw(RED, 0), Why.UNCOVERS),
]


@pytest.mark.parametrize(("state", "move", "reason"), CASES, ids=lambda value: getattr(value, "code", None))
def test_a_reason_is_found_with_its_numbers(state: BergbeklimmenState, move: Any, reason: Reason) -> None:
    assert reason in why("bergbeklimmen", state, move)


def test_every_reason_has_a_position() -> None:
    assert {reason.code for _, _, reason in CASES} == set(Why)


@pytest.mark.parametrize(("state", "move", "code"), NOT_SO)
def test_a_reason_is_not_given_where_it_does_not_hold(
    state: BergbeklimmenState, move: Any, code: Why
) -> None:
    assert code not in {reason.code for reason in why("bergbeklimmen", state, move)}


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (laying(["3H", "9S"]), Reason(Ask.FITS, ("3H",))),
        (laying(["8C", "9S"]), Reason(Ask.FOREIGN, number=2)),
        (laying(["8D", "9D"], front=True), Reason(Ask.ROPED)),
        (laying(["8D", "9D"]), Reason(Ask.NONE_FITS)),
        (drawing(["9D"], ["8D"], ["3D"]), Reason(Ask.OPEN_FITS, ("3D",))),
        (drawing(["9D"], ["8D"]), Reason(Ask.DRAW)),
    ],
)
def test_a_turn_asks_something(state: BergbeklimmenState, reason: Reason) -> None:
    assert asked("bergbeklimmen", state) == reason


def test_a_card_that_nothing_lacks_is_what_the_rules_let_on_a_route() -> None:
    compared = 0
    for state, view, _ in decisions("bergbeklimmen", range(12)):
        if not view.drawing and not view.own_played:
            fitting = {
                move.card for move in state.legal_moves() if isinstance(move, Play) and move.pile is None
            }
            own = [card for card in view.hand if (card[1] in "HD") == (view.seat == RED)]
            assert {card for card in own if lacking(view.routes[view.seat], card) == 0} == fitting
            compared += len(own)
    assert compared > 40


def holds(claim: Claim) -> bool:
    """Whether what is claimed of a move is what it did."""
    reason, seat = claim.reason, claim.move.seat
    seen = claim.after.view(seat)
    mine, other = seen.routes[seat], seen.routes[1 - seat]
    match reason.code:
        case Why.SUMMIT:
            return claim.event("round-ended").scores[seat] == 1
        case Why.TAKES_LEAD:
            return (climb(mine), climb(other)) == (
                reason.points,
                reason.other,
            ) and reason.points > reason.other
        case Why.JOINS:
            return len(mine) == reason.number
        case Why.CLIMBS:
            return climb(mine) == reason.points
        case Why.THEN_FITS:
            return Play(seat, reason.cards[1], None) in claim.after.legal_moves()
        case Why.BURIES:
            return any(
                pile[-1 - reason.number :][0] == reason.cards[1] for pile in seen.piles[1 - seat] if pile
            )
        case Why.NO_USE_TO_OTHER | Why.FAR_FOR_OTHER:
            route, away = (*other, reason.cards[0]), lacking(other, reason.cards[0])
            return len(route) > 0 and (
                away < 0 if reason.code == Why.NO_USE_TO_OTHER else away == reason.number
            )
        case Why.NO_USE | Why.FAR:
            away = lacking(mine, reason.cards[0])
            return away < 0 if reason.code == Why.NO_USE else away == reason.number
        case Why.LEAVES_OPEN:
            return any(pile and pile[-1] == reason.cards[1] for pile in seen.piles[seat])
        case Why.TO_HAND:
            return any(pile and pile[-1] == reason.cards[0] for pile in seen.piles[seat])
        case Why.KEEPS | Why.KEEPS_NEXT:
            return reason.cards[0] in seen.hand and lacking(mine, reason.cards[0]) == reason.number
        case Why.DRAWS_NEXT | Why.DRAWS_SOON:
            return reason.cards[0] in seen.hand and lacking(mine, reason.cards[0]) == reason.number
        case Why.UNCOVERS:
            return any(pile and pile[-1] == reason.cards[1] for pile in seen.piles[seat])
        case Why.NOTHING_OPEN:
            return all(not 0 <= lacking(mine, pile[-1]) <= 3 for pile in seen.piles[seat] if pile)
    return False


def test_what_is_claimed_in_random_rounds_is_what_happens() -> None:
    seen: Counter[str] = Counter()
    for claim in claims("bergbeklimmen", range(14)):
        assert holds(claim), claim.reason
        seen[claim.reason.code] += 1
    assert len(seen) >= 12
