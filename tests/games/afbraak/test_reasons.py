"""Why a removal of the demolition game may be good: every reason in a position of its own, and claims that hold."""

from __future__ import annotations

from collections import Counter

import pytest

from holzwurm_desktop.ai.chances import log_odds
from holzwurm_desktop.ai.reasons import Reason, adviser_of
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.games.afbraak.game import AfbraakState
from holzwurm_desktop.games.afbraak.moves import Remove
from holzwurm_desktop.games.afbraak.player import worth
from holzwurm_desktop.games.afbraak.reasons import Ask, Why
from holzwurm_desktop.games.afbraak.solver import Outcome
from tests.games.afbraak.test_rules import position
from tests.reasons import Claim, asked, claims, decisions, why

ROW = {(0, 0): 2, (1, 0): 1}
STAIRS = {(0, 0): 4, (0, 1): 3, (0, 2): 2, (1, 0): 3, (1, 1): 2, (2, 0): 2}
BENT = {(1, 0): 2, (0, 1): 3, (1, 1): 2}
OPEN_BOTH = position({(0, 0): 1, (1, 0): 1}, (-1, -1), (0, -1))


def leading(pile: dict[tuple[int, int], int], mine: int, other: int) -> AfbraakState:
    """Seat 0 to move with so many cards won by each."""
    state = position(pile)
    state.fill(state.view(0)._replace(won=[[mine, 0, 0, 0], [other, 0, 0, 0]]))
    return state


CASES = [
    (position({(0, 0): 1}), (0, 0), Reason(Why.LAST_BOX, number=3)),
    # Two columns of one box are left: their picture takes two lids, two L and one R.
    (leading(ROW, 20, 5), (0, 0), Reason(Why.DECIDES, number=2, points=17, other=5)),
    (position(STAIRS), (0, 0), Reason(Why.BRINGS_MOST, number=2)),
    (leading(STAIRS, 7, 7), (0, 1), Reason(Why.TAKES_LEAD, number=1, points=8, other=7)),
    (position(STAIRS), (0, 1), Reason(Why.BRINGS, number=1)),
    (OPEN_BOTH, (0, 0), Reason(Why.WINS_OPEN_LID, number=2)),
    (position(BENT), (0, 1), Reason(Why.LEAVES_NOTHING)),
    (position(STAIRS), (0, 0), Reason(Why.LEAVES_LEAST, number=1)),
    (position(STAIRS), (1, 1), Reason(Why.FREES_NOTHING)),
    (position(STAIRS), (0, 1), Reason(Why.QUIET_LEFT, number=1)),
]

NOT_SO = [
    (leading(ROW, 8, 5), (0, 0), Why.DECIDES),  # 5 ahead, and 5 cards are left
    (position(STAIRS), (0, 1), Why.BRINGS_MOST),
    (leading(STAIRS, 8, 7), (0, 1), Why.TAKES_LEAD),
    (leading(STAIRS, 6, 7), (0, 1), Why.TAKES_LEAD),
    (position(STAIRS), (0, 1), Why.LEAVES_LEAST),
    (position(STAIRS), (1, 1), Why.BRINGS),
    (position(ROW), (0, 0), Why.LEAVES_NOTHING),
    (position({(0, 0): 1, (1, 0): 1}, (0, -1)), (0, 0), Why.FREES_NOTHING),
]


@pytest.mark.parametrize(("state", "column", "reason"), CASES, ids=lambda value: getattr(value, "code", None))
def test_a_reason_is_found_with_its_numbers(
    state: AfbraakState, column: tuple[int, int], reason: Reason
) -> None:
    assert reason in why("afbraak", state, Remove(0, column))


def test_every_reason_has_a_position() -> None:
    assert {reason.code for _, _, reason in CASES} == set(Why)


@pytest.mark.parametrize(("state", "column", "code"), NOT_SO)
def test_a_reason_is_not_given_where_it_does_not_hold(
    state: AfbraakState, column: tuple[int, int], code: Why
) -> None:
    assert code not in {reason.code for reason in why("afbraak", state, Remove(0, column))}


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (position(STAIRS), Reason(Ask.SOME_BRING, number=5)),
        (position(ROW), Reason(Ask.ENDGAME, number=3)),
        (position({(0, 0): 4, (1, 0): 4}, (-3, -4)), Reason(Ask.OPEN_ONLY)),
        (position({(x, y): 2 for x in range(2) for y in range(2)}), Reason(Ask.NONE_BRINGS)),
    ],
)
def test_a_pile_asks_something(state: AfbraakState, reason: Reason) -> None:
    assert asked("afbraak", state) == reason


def offers(claim: Claim) -> list[int]:
    """What each removal of the next player brings."""
    return brought(claim.after)


def brought(state: AfbraakState) -> list[int]:
    """What each legal removal brings."""
    found = []
    for move in state.legal_moves():
        removed = next(event for event in state.copy().apply(move) if event.kind == "removed")
        found.append(removed.won.total)
    return found


def holds(claim: Claim) -> bool:
    """Whether what is claimed of a removal is what it did."""
    reason, seat = claim.reason, claim.move.seat
    gain, scores = claim.event("removed").won.total, claim.after.scores()
    rival = max(score for other, score in enumerate(scores) if other != seat)
    match reason.code:
        case Why.LAST_BOX:
            return claim.event("round-ended") is not None and gain == reason.number == 3
        case Why.DECIDES:
            left = 48 if not claim.after.legal_moves() else reason.other
            return scores[seat] - rival == reason.points > left
        case Why.BRINGS_MOST:
            return gain == reason.number and sorted(brought(claim.before))[-2] < gain
        case Why.TAKES_LEAD:
            before = claim.before.scores()
            ahead = before[seat] > max(score for other, score in enumerate(before) if other != seat)
            return (
                not ahead and (scores[seat], rival) == (reason.points, reason.other) and scores[seat] > rival
            )
        case Why.BRINGS:
            return gain == reason.number > 0 and claim.event("removed").won.opened == 0
        case Why.WINS_OPEN_LID:
            return gain == reason.number and claim.event("removed").won.opened == 1
        case Why.LEAVES_NOTHING:
            return max(offers(claim)) == 0
        case Why.LEAVES_LEAST:
            others = []
            for move in claim.moves:
                after = claim.before.copy()
                after.apply(move)
                others.append(max(brought(after)))
            return max(offers(claim)) == reason.number and others.count(reason.number) == 1 == others.count(
                min(others)
            )
        case Why.FREES_NOTHING:
            could = {move.column for move in claim.before.legal_moves()}
            return {move.column for move in claim.after.legal_moves()} <= could
        case Why.QUIET_LEFT:
            return offers(claim).count(0) == reason.number > 0
    return False


def test_what_is_claimed_in_random_rounds_is_what_happens() -> None:
    seen: Counter[str] = Counter()
    for claim in claims("afbraak", range(10)):
        assert holds(claim), claim.reason
        seen[claim.reason.code] += 1
    assert len(seen) >= 8


def test_a_lead_is_called_decided_as_soon_as_no_way_of_playing_loses_it() -> None:
    for played, _, moves in decisions("afbraak", range(4)):
        state, move, seat = played.copy(), moves[0], played.turn
        codes: set[str] = set()
        while not codes & {Why.DECIDES, Why.LAST_BOX}:
            # One card more at a time for who moves, until the lead is decided.
            won = [list(cards) for cards in state.view(seat).won]
            won[seat][0] += 1
            state.fill(state.view(seat)._replace(won=won))
            codes = {reason.code for reason in why("afbraak", state, move)}
        assert sum(state.view(seat).won[seat]) <= 50
        for seed in range(5):
            rest, rng = state.copy(), Rng(seed)
            rest.apply(move)
            while rest.legal_moves():
                rest.step_code(rest.draw_code(rng))
            assert [player for player, score in enumerate(rest.scores()) if score == max(rest.scores())] == [
                seat
            ]


@pytest.mark.parametrize(
    ("cards", "surer"),
    [((25, 23), 1.6), ((26, 22), 3.2), ((40, 8), 3.2), ((23, 25), -1.6), ((8, 40), -3.2)],
    ids=str,
)
def test_a_pile_counted_to_its_end_is_the_surer_the_more_cards_it_is_won_or_lost_by(
    cards: tuple[int, ...], surer: float
) -> None:
    end = log_odds(0.9 if surer > 0 else 0.1)

    found = adviser_of("afbraak").outlook(position(ROW).view(0), worth(Outcome(0, cards), 0))
    assert found == pytest.approx(end + surer)


@pytest.mark.parametrize("mean", [0.1, 0.367, 0.5, 0.8, 0.9])
def test_short_of_a_win_or_a_loss_the_outlook_is_what_was_expected(mean: float) -> None:
    assert adviser_of("afbraak").outlook(position(ROW).view(0), mean) == pytest.approx(log_odds(mean))
