"""Match points, as bridge clubs count them: whoever played the same cards is compared with each other who did.

For each one whom a score beats it brings 2 points, for each with the same score 1. Source: the Laws of Duplicate
Bridge (2017), Law 78 A.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from holzwurm_desktop.evenings.course import DONE, Slot
from holzwurm_desktop.storage.evenings import Linked

BEATEN, TIED = 2, 1
"""What a score brings for one that is lower, and for one that is the same."""


class Compared(NamedTuple):
    """A score among those that were made with the same cards. place: from 1, shared by equal ones; points, most: its
    match points, and as many as there could be."""

    score: float
    place: int
    points: int
    most: int

    @property
    def share(self) -> float | None:
        """The points as a share of the most; None if there was nobody to be compared with."""
        return self.points / self.most if self.most else None


def compared(scores: Sequence[float]) -> list[Compared]:
    """Each score compared with all others, in the order given."""
    most = BEATEN * (len(scores) - 1)
    found = []
    for mine in scores:
        below, same = sum(each < mine for each in scores), scores.count(mine) - 1
        points = BEATEN * below + TIED * same
        found.append(Compared(mine, len(scores) - below - same, points, most))
    return found


@dataclass(frozen=True)
class DealResult:
    """What somebody did with a deal that all have played. who: the participant; match: the stored match."""

    who: int
    match: Linked
    compared: Compared


def deal_results(slots: Sequence[Slot]) -> dict[int, list[DealResult]]:
    """By deal, the results of all who played it, the best first; only of deals that are open."""
    played: dict[int, list[Linked]] = {}
    for slot in slots:
        if slot.state == DONE and not slot.closed:
            played.setdefault(slot.fixture.leg, []).append(slot.played[0])
    return {leg: _results(matches) for leg, matches in sorted(played.items())}


def _results(matches: Sequence[Linked]) -> list[DealResult]:
    # The only participant sits at the first seat.
    each = zip(matches, compared([match.scores[0] for match in matches]), strict=True)
    found = [DealResult(match.players[0], match, known) for match, known in each]
    return sorted(found, key=lambda result: (result.compared.place, result.who))
