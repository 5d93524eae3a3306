"""Why a move of Razende tovenaars may be good: every reason in a position of its own, and claims that hold."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from holzwurm_desktop.ai.reasons import Reason
from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.games.tovenaars.game import TovenaarsState
from holzwurm_desktop.games.tovenaars.moves import (
    Attack,
    Block,
    Challenge,
    Fill,
    Line,
    Reverse,
    Sleep,
    Slide,
    Strength,
)
from holzwurm_desktop.games.tovenaars.reasons import Ask, Why
from tests.games.tovenaars.test_rules import BLACK, RED, begun, play, position, without_spells
from tests.reasons import Claim, asked, claims, why


def after(state: TovenaarsState, *moves: Any) -> TovenaarsState:
    play(state, *moves)
    return state


def duel(red: str, black: str, **fields: Any) -> TovenaarsState:
    """Red's first soldier attacks black's; red is asked for a strength spell or, without any, for a challenge."""
    return after(position(red, black, **fields), Attack(RED, 0, 0))


NO_RAISES = {"strength_spells": [[], []]}
NO_SLEEP = {"strength_spells": [[], []], "sleep_spells": [[], []]}
LAST = {"reserve": [["7"], []], "money": [[2], []]}


def emptied(money: tuple[int, ...] = (2, 3, 4, 5, 6)) -> TovenaarsState:
    """Red attacked with a 9 and lost it to a jack; a king of his lies in the dungeon already."""
    state = without_spells("9QA", "J87", captives=("K", ""), money=[list(money), [2, 3, 4, 5, 6]])
    return after(state, Attack(RED, 0, 0))


def asleep() -> TovenaarsState:
    state = duel("JQA", "K87", sleep_spells=[["7", "Q", "A"], ["8", "9", "Q"]], **NO_RAISES)
    return after(state, Challenge(RED, True))


def answering() -> TovenaarsState:
    """Red's jack beat an 8 and black turned that: red is asked for an answer."""
    return after(duel("JQA", "87K", **NO_SLEEP), Reverse(BLACK, True))


CASES = [
    (begun(), Line(RED, ("A", "J", "K")), Reason(Why.ACE_IN_LINE, ("A", "J", "K"))),
    (begun(), Line(RED, ("7", "J", "K")), Reason(Why.ACE_IN_RESERVE, ("7", "J", "K"))),
    (begun(), Line(RED, ("7", "T", "K")), Reason(Why.LOW_IN_LINE, ("7", "T", "K"), 2)),
    (
        without_spells("J--", "8--", **LAST),
        Attack(RED, 0, 0),
        Reason(Why.LAST_ONE, ("J", "8"), points=11, other=8),
    ),
    (
        without_spells("JQA", "8K7"),
        Attack(RED, 0, 0),
        Reason(Why.NO_ANSWER, ("J", "8"), points=11, other=8),
    ),
    (position("JQA", "8K7"), Attack(RED, 0, 0), Reason(Why.STRONGER, ("J", "8"), points=11, other=8)),
    (position("7A8", "JQK"), Attack(RED, 0, 0), Reason(Why.LEAST_AT_STAKE, ("7", "J"), points=7, other=11)),
    (position("7A8", "9QK"), Attack(RED, 2, 2), Reason(Why.BEST_PRIZE, ("8", "K"), points=8, other=13)),
    (
        position("-J8", "9-K"),
        Slide(RED, 1, 0),
        Reason(Why.SLIDES_TO_BEAT, ("J", "9"), points=11, other=9),
    ),
    (position("JQA", "8K7"), Block(RED), Reason(Why.BLOCK_DECIDES, ("J", "8"), points=11, other=8)),
    (duel("9JA", "QK7"), Strength(RED, 4), Reason(Why.RAISE_WINS, (), 4, 13, 12)),
    (duel("9QA", "8K7"), Strength(RED, 0), Reason(Why.ENOUGH, points=9, other=8)),
    (duel("7QA", "K89"), Strength(RED, 0), Reason(Why.NO_HELP, points=7, other=13)),
    (
        duel("JQA", "K87", **NO_RAISES),
        Challenge(RED, True),
        Reason(Why.LOSES_BY_STRENGTH, points=11, other=13),
    ),
    (
        duel("JQA", "8K7", **NO_RAISES),
        Challenge(RED, False),
        Reason(Why.WINS_BY_STRENGTH, points=11, other=8),
    ),
    (asleep(), Sleep(RED, "Q"), Reason(Why.SLEEP_BEATS, ("Q",), 2, other=3)),
    (asleep(), Sleep(RED, "7"), Reason(Why.VARIES, ("7",))),
    (
        duel("8QA", "J7K", reversals=[True, False], **NO_SLEEP),
        Reverse(RED, True),
        Reason(Why.UNANSWERED, ("8",)),
    ),
    (duel("8QA", "J7K", **NO_SLEEP), Reverse(RED, True), Reason(Why.SAVES, ("8",))),
    (answering(), Reverse(RED, True), Reason(Why.ANSWERS, ("J",))),
    (duel("8QA", "J7K", **NO_SLEEP), Reverse(RED, False), Reason(Why.ANSWERABLE)),
    (emptied(), Fill(RED, "T", None), Reason(Why.SAVES_MONEY, ("T",))),
    (emptied(), Fill(RED, "K", (2, 5, 6)), Reason(Why.STANDS, ("K", "J"), points=13, other=11)),
    (emptied(), Fill(RED, "J", None), Reason(Why.OVERPOWERS, ("J", "J"), points=11, other=11)),
    (emptied(), Fill(RED, "K", (2, 5, 6)), Reason(Why.RANSOMS_BEST, ("K",), 3, 13)),
]

NOT_SO = [
    # A 9 is in the reserve, or can be ransomed.
    (without_spells("J--", "8--", reserve=[["7"], ["9"]]), Attack(RED, 0, 0), Why.LAST_ONE),
    (
        without_spells("J--", "8--", reserve=[["7"], []], money=[[2], [3, 5]]),
        Attack(RED, 0, 0),
        Why.LAST_ONE,
    ),
    (position("JQA", "8K7"), Attack(RED, 0, 0), Why.NO_ANSWER),
    # The enemy can reverse it, though nothing else is left.
    (without_spells("JQA", "8K7", reversals=[False, True]), Attack(RED, 0, 0), Why.NO_ANSWER),
    # An ace loses to a 10.
    (position("AQJ", "TK7"), Attack(RED, 0, 0), Why.STRONGER),
    # A queen is weaker.
    (position("-J8", "Q-K"), Slide(RED, 1, 0), Why.SLIDES_TO_BEAT),
    (position("7J8", "JQK"), Block(RED), Why.BLOCK_DECIDES),
    # With 4 more it would still lose.
    (duel("7QA", "K89"), Strength(RED, 4), Why.RAISE_WINS),
    # A spell can turn it.
    (duel("9JA", "QK7"), Strength(RED, 0), Why.NO_HELP),
    (asleep(), Sleep(RED, "7"), Why.SLEEP_BEATS),
    (duel("8QA", "J7K", **NO_SLEEP), Reverse(RED, True), Why.UNANSWERED),
    (emptied(), Fill(RED, "T", None), Why.STANDS),
    (emptied(), Fill(RED, "9", (4, 5)), Why.RANSOMS_BEST),
]


@pytest.mark.parametrize(("state", "move", "reason"), CASES, ids=lambda value: getattr(value, "code", None))
def test_a_reason_is_found_with_its_numbers(state: TovenaarsState, move: Any, reason: Reason) -> None:
    assert reason in why("tovenaars", state, move)


def test_every_reason_has_a_position() -> None:
    assert {reason.code for _, _, reason in CASES} == set(Why)


@pytest.mark.parametrize(("state", "move", "code"), NOT_SO)
def test_a_reason_is_not_given_where_it_does_not_hold(state: TovenaarsState, move: Any, code: Why) -> None:
    assert code not in {reason.code for reason in why("tovenaars", state, move)}


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (begun(), Reason(Ask.LINE)),
        (position("JQA", "8K7"), Reason(Ask.CAN_WIN, number=1)),
        (position("7J8", "JQK"), Reason(Ask.NONE_WINS)),
        (duel("JQA", "8K7", **NO_RAISES), Reason(Ask.AHEAD, points=11, other=8)),
        (duel("9JA", "QK7"), Reason(Ask.BEHIND, points=9, other=12)),
        (asleep(), Reason(Ask.SLEEP, number=3)),
        (answering(), Reason(Ask.REVERSAL)),
        (emptied((2, 5, 6)), Reason(Ask.FILL, number=5)),
    ],
)
def test_a_stage_asks_something(state: TovenaarsState, reason: Reason) -> None:
    assert asked("tovenaars", state) == reason


def outcome(claim: Claim) -> int | None:
    """Who wins the duel of the claim's move if nobody uses a spell from now on; None without a duel."""
    state = claim.after.copy()
    while state.turn != OVER:
        moves = [state.move_of(code) for code in state.code_list()]
        quiet = [move for move in moves if not getattr(move, "spell", 0) and not getattr(move, "yes", False)]
        events = state.apply(quiet[0])
        decided = [event for event in events if event.kind == "duel-decided"]
        if decided:
            return decided[0].winner
    return None


def winner(claim: Claim) -> int | None:
    decided = claim.event("duel-decided")
    return decided.winner if decided else outcome(claim)


def holds(claim: Claim) -> bool:
    """Whether what is claimed of a move is what it did, or would do without a further spell."""
    reason, seat = claim.reason, claim.move.seat
    match reason.code:
        case Why.ACE_IN_LINE:
            return "A" in claim.after.view(seat).lines[seat]
        case Why.ACE_IN_RESERVE:
            return "A" in claim.after.view(seat).reserve[seat]
        case Why.LOW_IN_LINE:
            return sum(card in "789T" for card in claim.move.cards) == reason.number > 1
        case Why.STRONGER | Why.NO_ANSWER | Why.RAISE_WINS | Why.ENOUGH | Why.WINS_BY_STRENGTH:
            return winner(claim) == seat
        case Why.NO_HELP | Why.LEAST_AT_STAKE:
            return winner(claim) == 1 - seat
        case Why.LOSES_BY_STRENGTH:
            declined = claim.before.copy()
            events = declined.apply(Challenge(seat, False))
            return winner(claim._replace(after=declined, events=events)) == 1 - seat
        case Why.BLOCK_DECIDES:
            attacks = [move for move in claim.moves if isinstance(move, Attack)]
            for attack in attacks:
                blocked = claim.after.copy()
                events = blocked.apply(attack)
                if winner(claim._replace(after=blocked, events=events)) == seat:
                    return True
            return False
        case Why.LAST_ONE:
            if winner(claim) != seat:
                return True
            return sum(soldier is not None for soldier in claim.view.lines[1 - seat]) == 1
        case Why.BEST_PRIZE:
            targets = {
                claim.view.lines[1 - seat][move.target] for move in claim.moves if isinstance(move, Attack)
            }
            return max(targets, key="789TJQKA".index) == reason.cards[1]
        case Why.SLIDES_TO_BEAT:
            return claim.after.view(seat).lines[1 - seat][claim.move.target] == reason.cards[1]
        case Why.SLEEP_BEATS:
            return 0 < reason.number <= reason.other == len(claim.view.sleep_spells[1 - seat])
        case Why.VARIES:
            return True
        case Why.SAVES | Why.UNANSWERED:
            lost = reason.cards[0] in claim.after.view(seat).captives[seat]
            return not lost or claim.view.reversals[1 - seat]
        case Why.ANSWERS:
            return reason.cards[0] in claim.after.view(seat).lines[seat]
        case Why.ANSWERABLE:
            return claim.view.reversals[1 - seat]
        case Why.STANDS | Why.OVERPOWERS | Why.SAVES_MONEY:
            return reason.cards[0] in claim.after.view(seat).lines[seat]
        case Why.RANSOMS_BEST:
            spent = len(claim.view.money[seat]) - len(claim.after.view(seat).money[seat])
            return spent == reason.number and sum(claim.move.pay) == reason.points
    return False


def test_what_is_claimed_in_random_rounds_is_what_happens() -> None:
    seen: Counter[str] = Counter()
    for claim in claims("tovenaars", range(14)):
        assert holds(claim), claim.reason
        seen[claim.reason.code] += 1
    assert len(seen) >= 18
