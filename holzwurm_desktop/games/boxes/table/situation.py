"""What lies on a table of boxes as the viewer sees it: read from the view once, and shown until it is read again.

No Qt here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from holzwurm_desktop.games.boxes.builds import Hand
from holzwurm_desktop.games.boxes.piles import Column, Pile, Position, lid_position


@dataclass(frozen=True)
class Situation:
    """The pile, its open positions, and every seat's numbers of (L, R, T, O) cards."""

    pile: Pile = field(default_factory=dict)
    opened: frozenset[Position] = frozenset()
    hands: tuple[Hand, ...] = ()

    def is_open(self, column: Column) -> bool:
        """Whether a column has an open lid; False if there is no such column."""
        height = self.pile.get(column, 0)
        return bool(height) and lid_position(column, height) in self.opened

    def with_cards(self, seat: int, change: Sequence[int]) -> Self:
        """This situation with so many (L, R, T, O) cards more (or, if negative, fewer) at a seat. Raises
        `ValueError` if `change` has not four numbers."""
        hand = hand_of([held + more for held, more in zip(self.hands[seat], change, strict=True)])
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))


def pile_of(columns: Sequence[Sequence[int]]) -> dict[Column, int]:
    """The columns of a view, each [x, y, height], as a pile."""
    return {(x, y): height for x, y, height in columns}


def lids_of(positions: Sequence[Sequence[int]]) -> frozenset[Position]:
    """The open positions of a view, each [a, b], as a set."""
    return frozenset((a, b) for a, b in positions)


def hand_of(counts: Sequence[int]) -> Hand:
    """Numbers of (L, R, T, O) cards as a hand. Raises `ValueError` if there are not four."""
    left, right, closed, opened = counts
    return left, right, closed, opened
