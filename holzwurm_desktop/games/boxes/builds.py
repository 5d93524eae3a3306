"""One building action of Kistenstapel: cost, points, why it is refused (docs/rules/kistenstapel.md).

Hands and cards laid are counted as (L, R, T, O). 3 x boxes - cards is the *value* of a pile: the points of
an action are the difference of the two values, since cards used and returned are counted net.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from holzwurm_desktop.games.boxes.piles import (
    Pile,
    PileFault,
    Position,
    boxes_of,
    cards_of,
    lids_of,
    pile_fault,
)

CARDS = "LRTO"
"""The kinds of cards, in the order in which hands count them: left and right sides, closed and open lids."""
CARD_SET = (16, 16, 12, 4)
"""L, R, T and O cards of the game."""

FIRST_BUILD = 256
"""In games with builds, their codes are not below this, and below 65,536."""

Hand = tuple[int, int, int, int]
"""Numbers of L, R, T and O cards."""


class Build(NamedTuple):
    """A building action: the whole pile as sorted (x, y, height), all open positions after it, its points."""

    pile: tuple[tuple[int, int, int], ...]
    opened: tuple[Position, ...]
    points: int

    @classmethod
    def of(cls, pile: Pile, opened: Collection[Position], points: int) -> Build:
        """The action that leaves this pile and these open lids."""
        columns = tuple(sorted((x, y, height) for (x, y), height in pile.items()))
        return cls(columns, tuple(sorted(opened)), points)

    @property
    def heights(self) -> dict[tuple[int, int], int]:
        """The pile as a mapping of columns to heights."""
        return {(x, y): height for x, y, height in self.pile}


def value_of(pile: Pile) -> int:
    """3 x boxes - cards of a valid pile."""
    return 3 * boxes_of(pile) - sum(cards_of(pile))


def cards_laid(
    pile: Pile, opened: Collection[Position], new_pile: Pile, new_opened: Collection[Position]
) -> Hand:
    """The cards (L, R, T, O) that leave the hand when one valid pile replaces another; negative: returned."""
    before, after = cards_of(pile), cards_of(new_pile)
    more_open = len(new_opened) - len(opened)
    return (
        after.left - before.left,
        after.right - before.right,
        after.lids - before.lids - more_open,
        more_open,
    )


def used_of(laid: Hand) -> Hand:
    """The cards used, of the cards that a build lays net."""
    return max(0, laid[0]), max(0, laid[1]), max(0, laid[2]), max(0, laid[3])


def returned_of(laid: Hand) -> Hand:
    """The cards returned, of the cards that a build lays net."""
    return max(0, -laid[0]), max(0, -laid[1]), max(0, -laid[2]), max(0, -laid[3])


def build_fault(
    pile: Pile,
    opened: Collection[Position],
    hand: Hand,
    new_pile: Pile,
    new_opened: Collection[Position],
) -> PileFault | None:
    """Why this is no legal action with this hand; None if it is one.

    Besides the codes of `pile_fault`: `open-not-a-lid`; `open-lid-moved` (an old open lid is open no more,
    or gone); `card-not-in-hand`; `closed-lid-returned` (an action that lays an open lid returns a closed
    one); `no-point`.
    """
    fault = pile_fault(new_pile)
    if fault:
        return fault
    lids = lids_of(new_pile)
    if not all(position in new_opened and position in lids for position in opened):
        return PileFault("open-lid-moved")
    if not all(position in lids for position in new_opened):
        return PileFault("open-not-a-lid")
    laid = cards_laid(pile, opened, new_pile, new_opened)
    if any(used > held for used, held in zip(laid, hand, strict=True)):
        return PileFault("card-not-in-hand")
    if laid[3] > 0 and laid[2] < 0:
        return PileFault("closed-lid-returned")
    if value_of(new_pile) - value_of(pile) < 1:
        return PileFault("no-point")
    return None
