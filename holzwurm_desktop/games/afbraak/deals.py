"""The piles with which Het afbraakspel begins: the cube, random piles, and the pile just built in
Kistenstapel.

See docs/rules/afbraak.md, "Start". Piles map columns (x, y) to heights in boxes, see `boxes.piles`.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.deals import shuffled
from holzwurm_desktop.games.boxes.building_site import BuildingSite
from holzwurm_desktop.games.boxes.builds import CARD_SET
from holzwurm_desktop.games.boxes.piles import Column, Pile, Position, boxes_of, lids_of

CUBE: Pile = {(x, y): 4 for x in range(4) for y in range(4)}
"""4 x 4 columns of height 4: 64 boxes, which take all 48 cards."""
FEWEST_BOXES = 20
"""The fewest boxes of a random pile."""
START_HAND = (15, 15, 11, 4)
"""L, R, T and O cards: all of the game but the three of the start box."""


def deal_of(pile: Pile, opened: Collection[Position], start: int) -> dict[str, Json]:
    """The deal, as records write it, that begins with this pile and these open lids. start: the seat to
    act."""
    return {
        "pile": [[x, y, height] for (x, y), height in sorted(pile.items())],
        "open": [list(position) for position in sorted(opened)],
        "start": start,
    }


def cube_deal(rng: Random, start: int) -> dict[str, Json]:
    """The deal of the cube; `rng` chooses the open lids."""
    return deal_of(CUBE, shuffled(sorted(lids_of(CUBE)), rng)[: CARD_SET[3]], start)


def random_deal(rng: Random, start: int) -> dict[str, Json]:
    """The deal of a random pile of at least `FEWEST_BOXES` boxes, drawn from `rng`."""
    pile, opened = _grown(rng)
    # Rejection instead of growing on: a pile that has stopped growing early offers no build any more.
    while boxes_of(pile) < FEWEST_BOXES:
        pile, opened = _grown(rng)
    return deal_of(pile, opened, start)


def _grown(rng: Random) -> tuple[dict[Column, int], list[Position]]:
    """A pile grown from the start box by random builds until the sampler finds none.

    House ruling: how a random pile grows is free, only the result counts (docs/rules/afbraak.md).
    """
    site = BuildingSite()
    site.lay({(0, 0): 1}, ())
    left, right, closed, opened = START_HAND
    while True:
        # What the pile takes now, less the start box (+ 1), has left the hand that began.
        hand = (
            left + 1 - site.left,
            right + 1 - site.right,
            closed + 1 - (site.count - site.opens),
            opened - site.opens,
        )
        offers = site.sample_for(hand, 0)
        if not offers:
            return site.pile(), site.open_lids()
        # Of two random builds the one that leaves more columns is made: piles of few high columns are soon
        # taken down and leave little to choose.
        drawn = [int(rng.random() * offers) for _ in range(2)]
        site.take(max(drawn, key=site.columns_at))
