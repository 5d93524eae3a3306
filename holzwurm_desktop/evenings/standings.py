"""The table of an evening: points, places, and by what those with equal points were told apart.

Where all play at one table, and everybody against everybody, equal points are told apart by the matches won, then by
the matches among those who are equal, then by the points of the opponents that were left behind (half of them where
it was a draw: Sonneborn and Berger's count). Whoever is still equal shares the place. In a knock-out the place is how
far one came. Who dropped out keeps the points, and stands behind those who played on.

At the same deals the points are match points (`match_points`), and equal ones are told apart by the deals at which
one was best alone, then by the match points among those who are equal, then by the sum of the scores.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, groupby, permutations

from holzwurm_desktop.evenings.course import DECIDED, DONE, WALKOVER, Slot
from holzwurm_desktop.evenings.match_points import deal_results
from holzwurm_desktop.evenings.plan import KNOCKOUT, SAME, SHARE, Plan
from holzwurm_desktop.storage.evenings import Linked

WINS, DIRECT, BEATEN, BEST, SCORES, EQUAL = "wins", "direct", "beaten", "best", "scores", "equal"
"""What decided between equal points: matches won, the matches among them, the points of those beaten, the deals at
which one was best alone, the sum of the scores; nothing."""
_REASONS = (WINS, DIRECT, BEATEN)
_REASONS_SAME = (BEST, DIRECT, SCORES)


@dataclass(frozen=True)
class Standing:
    """A row of the table. place: from 1, shared by those who are equal; played: the matches that count; won: those of
    them that were won alone; beaten: the points of the opponents left behind; score: the sum of the scores, and most:
    how many points there were to be had, both at the same deals only; gone: whether they dropped out;
    decided_by: what told them apart from others with as many points, None if nobody has."""

    place: int
    participant: int
    points: float
    played: int
    won: int
    beaten: float
    gone: bool
    decided_by: str | None = None
    score: float = 0.0
    most: int = 0

    @property
    def share(self) -> float | None:
        """The points as a share of those that were to be had, at the same deals only."""
        return self.points / self.most if self.most else None


def standings(plan: Plan, slots: Sequence[Slot]) -> list[Standing]:
    """The table as it is now, best first."""
    rows = _counted_same(plan, slots) if plan.form == SAME else _counted(plan, slots)
    return _by_depth(plan, slots, rows) if plan.form == KNOCKOUT else _by_points(plan, slots, rows)


def match_points(plan: Plan, match: Linked) -> list[float]:
    """What a match brought to each of its seats."""
    if plan.points == SHARE:
        return list(match.shares)
    return [
        sum(_left_behind(score, other) for at, other in enumerate(match.scores) if at != seat)
        for seat, score in enumerate(match.scores)
    ]


def _left_behind(mine: float, other: float) -> float:
    return 1.0 if mine > other else 0.5 if mine == other else 0.0


def _counted(plan: Plan, slots: Sequence[Slot]) -> list[Standing]:
    """A row for each participant, without places."""
    count = len(plan.participants)
    points, played, won = [0.0] * count, [0] * count, [0] * count
    for slot in slots:
        for match in slot.played:
            for seat, (who, gained) in enumerate(zip(match.players, match_points(plan, match), strict=True)):
                points[who] += gained
                played[who] += 1
                won[who] += match.shares[seat] == 1
        if slot.state == WALKOVER and slot.winner is not None:
            points[slot.winner] += 1  # as for a win over one opponent
    beaten = [0.0] * count
    for one, other, result in _meetings(plan, slots):
        beaten[one] += result * points[other]
    return [
        Standing(0, who, points[who], played[who], won[who], beaten[who], who in plan.gone)
        for who in range(count)
    ]


def _counted_same(plan: Plan, slots: Sequence[Slot]) -> list[Standing]:
    """The same, at the same deals: of those that are open."""
    deals = deal_results(slots).values()
    rows = []
    for who in range(len(plan.participants)):
        mine = [(each, deal) for deal in deals for each in deal if each.who == who]
        best = [
            [other.compared.place for other in deal].count(1) == 1 and each.compared.place == 1
            for each, deal in mine
        ]
        rows.append(
            Standing(
                place=0,
                participant=who,
                points=float(sum(each.compared.points for each, _ in mine)),
                played=len(mine),
                # Alone with a deal there is nobody to be better than.
                won=sum(alone and len(deal) > 1 for alone, (_, deal) in zip(best, mine, strict=True)),
                beaten=0.0,
                gone=who in plan.gone,
                score=sum(each.compared.score for each, _ in mine),
                most=sum(each.compared.most for each, _ in mine),
            )
        )
    return rows


def _meetings(plan: Plan, slots: Sequence[Slot]) -> list[tuple[int, int, float]]:
    """Everybody's meetings with each other, and whether the one left the other behind: 1, 0.5 or 0."""
    if plan.form == SAME:
        return [
            (one.who, other.who, _left_behind(one.compared.score, other.compared.score))
            for deal in deal_results(slots).values()
            for one, other in permutations(deal, 2)
        ]
    return [
        (match.players[mine], match.players[other], _left_behind(match.scores[mine], match.scores[other]))
        for slot in slots
        for match in slot.played
        for mine, other in permutations(range(len(match.players)), 2)
    ]


def _by_points(plan: Plan, slots: Sequence[Slot], rows: Sequence[Standing]) -> list[Standing]:
    found: list[Standing] = []
    for level in _groups(rows, lambda row: (row.gone, -row.points)):
        for group in _told_apart(plan, level, slots):
            rows_of = [replace(row, decided_by=EQUAL) for row in group] if len(group) > 1 else group
            found += [replace(row, place=len(found) + 1) for row in rows_of]
    return found


def _told_apart(plan: Plan, level: list[Standing], slots: Sequence[Slot]) -> list[list[Standing]]:
    """Those with equal points in groups of those who share a place, the best first."""
    groups = [level]
    for reason in _REASONS_SAME if plan.form == SAME else _REASONS:
        following: list[list[Standing]] = []
        for group in groups:
            keys = _keys(plan, reason, group, slots)
            parts = _groups(group, lambda row, keys=keys: -keys[row.participant])  # type: ignore[misc]
            apart = len(parts) > 1
            following += [
                [replace(row, decided_by=reason) if apart else row for row in part] for part in parts
            ]
        groups = following
    return groups


def _keys(plan: Plan, reason: str, group: Sequence[Standing], slots: Sequence[Slot]) -> dict[int, float]:
    """What is compared, by participant; more is better."""
    if reason in (WINS, BEST):
        return {row.participant: row.won for row in group}
    if reason == BEATEN:
        return {row.participant: row.beaten for row in group}
    if reason == SCORES:
        return {row.participant: row.score for row in group}
    among = {row.participant: 0.0 for row in group}
    met: set[tuple[int, int]] = set()
    for one, other, result in _meetings(plan, slots):
        if one in among and other in among:
            among[one] += result
            met.add((one, other))
    # It says something only where each has met each.
    if all(pair in met for pair in combinations(sorted(among), 2)):
        return among
    return dict.fromkeys(among, 0.0)


def _by_depth(plan: Plan, slots: Sequence[Slot], rows: Sequence[Standing]) -> list[Standing]:
    """The places in a knock-out: by the round in which one went out; points are the pairings won."""
    out = {
        side: slot.fixture.leg
        for slot in slots
        if slot.state in DECIDED
        for side in slot.sides
        if side is not None and side != slot.winner
    }
    # Also where it is not known yet who goes on instead.
    out |= {who: plan.fixtures[number].leg for who, numbers in plan.gone.items() for number in numbers}
    last = max(each.leg for each in plan.fixtures) + 1
    won = [
        sum(slot.winner == row.participant and slot.state in (DONE, WALKOVER) for slot in slots)
        for row in rows
    ]
    rows = [replace(row, points=float(won[row.participant])) for row in rows]
    found: list[Standing] = []
    for group in _groups(rows, lambda row: -out.get(row.participant, last)):
        found += [replace(row, place=len(found) + 1) for row in group]
    return found


def _groups(rows: Sequence[Standing], key: Callable[[Standing], object]) -> list[list[Standing]]:
    """The rows in groups of equal keys, the lowest first; within a group in the order of the plan."""
    return [list(group) for _, group in groupby(sorted(rows, key=key), key)]  # type: ignore[arg-type]
