"""Why a play of Holzwurm may be good: every reason in a position of its own, and what is claimed is what happens."""

from __future__ import annotations

from collections import Counter

import pytest

from holzwurm_desktop.ai.reasons import Reason
from holzwurm_desktop.games.holzwurm.deck import points_of, taken_points
from holzwurm_desktop.games.holzwurm.game import HolzwurmState
from holzwurm_desktop.games.holzwurm.moves import Play
from holzwurm_desktop.games.holzwurm.reasons import Ask, Why
from tests.games.holzwurm.test_rules import position
from tests.reasons import Claim, asked, claims, why

# On top of the usual fate pile lies V8, then B2; see `test_rules`.
LOW = ["X13", "G9", "V8"]
FOUR_ROWS = [["B5"], ["Y5"], ["R5"], ["G5"]]
TAKEN = [["B9", "B7"]]

CASES = [
    (position(["B9"], ["R1"]), Play(0, "B9", None), Reason(Why.GOES_OUT, ("B9",), points=30)),
    (position(["B9", "R1"], ["Y3"], rows=[["R5"]]), Play(0, "B9", None), Reason(Why.ONLY_STAYS, ("B9",))),
    (
        position(["B9", "R8"], ["B2", "B3", "R2"], rows=[["B5"]]),
        Play(0, "B9", 0),
        Reason(Why.CATCHES, ("B9", "B2"), 1),
    ),
    (position(["B9", "R2"], ["Y3"]), Play(0, "B9", None), Reason(Why.SHEDS_WORST, ("B9",), points=-9)),
    (position(["B9", "R11"], ["Y3"]), Play(0, "B9", None), Reason(Why.SHEDS, ("B9",), points=-9)),
    (position(["B2", "R8"], ["Y3"]), Play(0, "B2", None), Reason(Why.COSTS_LEAST, ("B2",), points=2)),
    (
        position(["B9", "R8"], ["Y3"], rows=[["B11"]]),
        Play(0, "B9", 0),
        Reason(Why.SPOILS, ("B9",), 2, -11 - 9 + 8),
    ),
    (position(["V6", "R8"], ["Y3"], rows=FOUR_ROWS), Play(0, "V6", None), Reason(Why.FIFTH_ROW, ("V6",))),
    (
        position(["B3", "R8"], ["Y3"], rows=[["B5", "B7"]]),
        Play(0, "B3", 0),
        Reason(Why.JUST_STAYS, ("B3",), 2),
    ),
    (
        position(["B9", "R8", "R6", "R4"], ["Y3"]),
        Play(0, "R8", None),
        Reason(Why.FEW_LEFT, ("R8",), 3),
    ),
    (
        position(["B1", "R8"], ["Y3"], rows=[["B4", "B6"]], fate=["X13"]),
        Play(0, "B1", 0),
        Reason(Why.ENDS_ROUND, ("B1",), points=-1 + 8 + 4 + 6 - 13),
    ),
    (
        position(["B1", "R8"], ["Y3"], rows=[["B4", "B6"]]),
        Play(0, "B1", 0),
        Reason(Why.GAINS, ("B1",), 2, 4 + 6 + 8),
    ),
    (
        position(["B1", "Y1"], ["R3"], rows=[["B9", "B7"], ["Y11", "Y9"]]),
        Play(0, "B1", 0),
        Reason(Why.FORCED, ("B1",), points=-9 - 7 + 8),
    ),
    (
        position(["B1", "R5"], ["Y3"], rows=TAKEN, fate=["X13", "G9"]),
        Play(0, "B1", 0),
        Reason(Why.POISON_NEXT, ("B1",)),
    ),
    (
        position(["B1", "R5"], ["Y3"], rows=TAKEN, fate=LOW),
        Play(0, "B1", 0),
        Reason(Why.BAD_FATE_NEXT, ("B1", "G9"), points=-9),
    ),
    (position(["B1", "B2", "B3", "R1"], ["Y3"], rows=TAKEN), Play(0, "B1", 0), Reason(Why.FREES, ("B1",), 2)),
]

NOT_SO = [
    # The other play stays, too.
    (position(["B9", "R3"], ["Y3"], rows=[["R5"]]), Play(0, "B9", None), Why.ONLY_STAYS),
    # R2 is let go at the same price.
    (position(["B4", "R2"], ["Y3"]), Play(0, "B4", None), Why.COSTS_LEAST),
    # A taking brings more than letting B2 go.
    (position(["B2", "R1"], ["Y3"], rows=[["R10"]]), Play(0, "B2", None), Why.COSTS_LEAST),
    # -9 - 7 + 4 + 8 for the fate card is not so bad.
    (position(["B4", "R8"], ["Y3"], rows=[["B9", "B7"]]), Play(0, "B4", 0), Why.SPOILS),
    # It stays behind one card more.
    (position(["B4", "R8"], ["Y3"], rows=[["B5", "B7"]]), Play(0, "B4", 0), Why.JUST_STAYS),
    # The next player's card took the row before.
    (position(["B9", "R8"], ["B1"], rows=[["B5"]]), Play(0, "B9", 0), Why.CATCHES),
    # Of another colour than the row.
    (position(["B9", "R8"], ["R2"], rows=[["B5"]]), Play(0, "B9", 0), Why.CATCHES),
    # Y1 would lose less.
    (
        position(["B1", "Y1"], ["R3"], rows=[["B9", "B7"], ["Y9"]]),
        Play(0, "B1", 0),
        Why.FORCED,
    ),
    # B9 stays, nobody has to take.
    (position(["B1", "R9"], ["Y3"], rows=[["B9", "B7"]]), Play(0, "B1", 0), Why.FORCED),
    (position(["B1", "R5"], ["Y3"], rows=TAKEN), Play(0, "B1", 0), Why.BAD_FATE_NEXT),
    (position(["B9", "R8", "R6", "R4", "R2"], ["Y3"]), Play(0, "R8", None), Why.FEW_LEFT),
]


@pytest.mark.parametrize(("state", "move", "reason"), CASES, ids=lambda value: getattr(value, "code", None))
def test_a_reason_is_found_with_its_numbers(state: HolzwurmState, move: Play, reason: Reason) -> None:
    assert reason in why("holzwurm", state, move)


def test_every_reason_has_a_position() -> None:
    assert {reason.code for _, _, reason in CASES} == set(Why)


@pytest.mark.parametrize(("state", "move", "code"), NOT_SO)
def test_a_reason_is_not_given_where_it_does_not_hold(state: HolzwurmState, move: Play, code: Why) -> None:
    assert code not in {reason.code for reason in why("holzwurm", state, move)}


def test_going_out_is_told_before_anything_else() -> None:
    assert [reason.code for reason in why("holzwurm", position(["B9"], ["R1"]), Play(0, "B9", None))] == [
        Why.GOES_OUT
    ]


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (position(["B9"], ["R1"]), Reason(Ask.LAST_CARD, ("B9",), points=30)),
        (position(["B9", "R8"], ["R1"], fate=["X13"]), Reason(Ask.POISON_UP, points=-1)),
        (position(["B1", "Y1"], ["R3"], rows=[["B9"], ["Y11"]]), Reason(Ask.ALL_TAKE, number=2)),
        (position(["B1", "Y9"], ["R3"], rows=[["B9"], ["Y11"], ["R5"]]), Reason(Ask.SOME_TAKE, number=1)),
        (position(["B9", "Y9"], ["R3"], rows=[["B9"], ["Y11"]]), Reason(Ask.NONE_TAKES)),
    ],
)
def test_a_hand_asks_something(state: HolzwurmState, reason: Reason) -> None:
    assert asked("holzwurm", state) == reason


def gained(claim: Claim) -> int:
    """What the play changed in the points of the hand."""
    seat = claim.move.seat
    return sum(map(points_of, claim.after.hand_of(seat))) - sum(map(points_of, claim.before.hand_of(seat)))


def changes(claim: Claim) -> list[tuple[bool, int]]:
    """Of every other legal play, whether it takes a row, and what it changes in the points of the hand."""
    found = []
    for move in claim.moves:
        if move != claim.move:
            after = claim.before.copy()
            took = any(event.kind == "row-taken" for event in after.apply(move))
            found.append((took, gained(claim._replace(move=move, after=after))))
    return found


def holds(claim: Claim) -> bool:
    """Whether what is claimed of a play is what it did."""
    reason, seat, taken = claim.reason, claim.move.seat, claim.event("row-taken")
    row = None if taken else claim.after.row(claim.event("played").row)
    match reason.code:
        case Why.GOES_OUT:
            return claim.event("went-out") is not None
        case Why.ONLY_STAYS:
            return row is not None and all(took for took, _ in changes(claim))
        case Why.SHEDS | Why.SHEDS_WORST:
            return row is not None and gained(claim) == -reason.points > 0
        case Why.COSTS_LEAST:
            return gained(claim) == -reason.points and all(
                gain <= -reason.points for _, gain in changes(claim)
            )
        case Why.SPOILS:
            return (
                len(row) == reason.number and taken_points(row, claim.after.fate_pile()[-1]) == reason.points
            )
        case Why.FIFTH_ROW:
            return len(claim.after.view(seat).rows) == 5
        case Why.JUST_STAYS:
            return len(row) == reason.number + 1 == int(claim.move.card[1:])
        case Why.FEW_LEFT:
            return claim.after.view(seat).sizes[seat] == reason.number
        case Why.ENDS_ROUND:
            return claim.event("round-ended").scores[seat] == reason.points
        case Why.GAINS:
            return len(taken.cards) == reason.number + 1 and gained(claim) == reason.points > 0
        case Why.FORCED:
            return gained(claim) == reason.points and all(took for took, _ in changes(claim))
        case Why.POISON_NEXT:
            return claim.after.fate_pile() == ["X13"]
        case Why.BAD_FATE_NEXT:
            return (
                claim.after.fate_pile()[-1] == reason.cards[1] and points_of(reason.cards[1]) == reason.points
            )
        case Why.FREES:
            colour, length = claim.view.colours[claim.move.row], len(claim.view.rows[claim.move.row])
            low = [card for card in claim.view.hand if card[0] == colour and int(card[1:]) <= length]
            return len(low) == reason.number and colour not in claim.after.view(seat).colours
        case Why.CATCHES:
            return set(reason.cards[1:]) <= set(claim.view.known[(seat + 1) % claim.view.seats])
    return False


def test_what_is_claimed_in_random_rounds_is_what_happens() -> None:
    seen = Counter()
    for claim in claims("holzwurm", range(8)):
        assert holds(claim), claim.reason
        seen[claim.reason.code] += 1
    assert len(seen) >= 11
