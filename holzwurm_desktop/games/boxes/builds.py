"""One building action of Kistenstapel: its cost, its points, why it is refused (docs/rules/kistenstapel.md).

Hands and laid cards are counted as (L, R, T, O). The *value* of a pile is 3 x boxes - cards. The points of an
action are the difference of two values, because used and returned cards are counted net.
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
"""The kinds of cards in the order in which hands count them: left sides, right sides, closed lids, open
lids."""
CARD_SET = (16, 16, 12, 4)
"""How many L, R, T and O cards the game has, 48 in all."""

FIRST_BUILD = 256
"""The codes of builds begin here and stay below 65,536 (`ai.search.CODE_LIMIT`); all other codes are below
it."""

Hand = tuple[int, int, int, int]
"""How many L, R, T and O cards."""


class ScoredBuild(NamedTuple):
    """A build before a seat makes it a move: the whole new pile as sorted (x, y, height), all its open positions,
    and the points that it makes."""

    pile: tuple[tuple[int, int, int], ...]
    opened: tuple[Position, ...]
    points: int

    @classmethod
    def of(cls, pile: Pile, opened: Collection[Position], points: int) -> ScoredBuild:
        """The action that leaves this pile and these open lids."""
        columns = tuple(sorted((x, y, height) for (x, y), height in pile.items()))
        return cls(columns, tuple(sorted(opened)), points)

    @property
    def heights(self) -> dict[tuple[int, int], int]:
        """The new pile as a mapping from columns to heights."""
        return {(x, y): height for x, y, height in self.pile}


def value_of(pile: Pile) -> int:
    """The value of a valid pile: 3 x boxes - cards."""
    return 3 * boxes_of(pile) - sum(cards_of(pile))


def cards_laid(
    pile: Pile, opened: Collection[Position], new_pile: Pile, new_opened: Collection[Position]
) -> Hand:
    """How many cards (L, R, T, O) leave the hand when one valid pile replaces another; negative: they return
    to it."""
    before, after = cards_of(pile), cards_of(new_pile)
    more_open = len(new_opened) - len(opened)
    return (
        after.left - before.left,
        after.right - before.right,
        after.lids - before.lids - more_open,
        more_open,
    )


def used_of(laid: Hand) -> Hand:
    """The cards used, out of the net cards that a build lays."""
    return max(0, laid[0]), max(0, laid[1]), max(0, laid[2]), max(0, laid[3])


def returned_of(laid: Hand) -> Hand:
    """The cards returned, out of the net cards that a build lays."""
    return max(0, -laid[0]), max(0, -laid[1]), max(0, -laid[2]), max(0, -laid[3])


def build_fault(
    pile: Pile,
    opened: Collection[Position],
    hand: Hand,
    new_pile: Pile,
    new_opened: Collection[Position],
) -> PileFault | None:
    """Why an action is not legal with this hand; None if it is.

    Besides the codes of `pile_fault`: `open-lid-moved` (an old open lid is no longer open, or gone);
    `open-not-a-lid`; `card-not-in-hand`; `closed-lid-returned` (an action that lays an open lid returns a
    closed one); `no-point`.
    """
    fault = pile_fault(new_pile)
    if fault:
        return fault
    lids = lids_of(new_pile)
    if not all(position in new_opened and position in lids for position in opened):
        return PileFault("open-lid-moved")
    if not all(position in lids for position in new_opened):
        return PileFault("open-not-a-lid")
    # From here on both piles are known to be valid, which counting needs.
    laid = cards_laid(pile, opened, new_pile, new_opened)
    if any(used > held for used, held in zip(laid, hand, strict=True)):
        return PileFault("card-not-in-hand")
    # House ruling: this is what "an open box is never exchanged for a closed one" means.
    if laid[3] > 0 and laid[2] < 0:
        return PileFault("closed-lid-returned")
    if value_of(new_pile) - value_of(pile) < 1:
        return PileFault("no-point")
    return None
