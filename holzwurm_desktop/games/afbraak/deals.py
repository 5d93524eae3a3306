"""The piles with which Het afbraakspel begins: the cube, random ones, and the one just built in Kistenstapel."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.deals import shuffled
from holzwurm_desktop.games.boxes.building_site import BuildingSite
from holzwurm_desktop.games.boxes.builds import CARD_SET
from holzwurm_desktop.games.boxes.piles import Column, Pile, Position, boxes_of, lids_of

CUBE: Pile = {(x, y): 4 for x in range(4) for y in range(4)}
"""Four boxes each way: all 48 cards and 64 boxes."""
FEWEST_BOXES = 20
"""Of a random pile."""
START_HAND = (15, 15, 11, 4)
"""All L, R, T and O cards but those of the start box."""


def deal_of(pile: Pile, opened: Collection[Position], start: int) -> dict[str, Json]:
    """The deal with this pile and these open lids that seat `start` begins."""
    return {
        "pile": [[x, y, height] for (x, y), height in sorted(pile.items())],
        "open": [list(position) for position in sorted(opened)],
        "start": start,
    }


def cube_deal(rng: Random, start: int) -> dict[str, Json]:
    """The cube, the open lids drawn from `rng`."""
    return deal_of(CUBE, shuffled(sorted(lids_of(CUBE)), rng)[: CARD_SET[3]], start)


def random_deal(rng: Random, start: int) -> dict[str, Json]:
    """A random pile of at least `FEWEST_BOXES` boxes, drawn from `rng`."""
    pile, opened = _grown(rng)
    while boxes_of(pile) < FEWEST_BOXES:
        pile, opened = _grown(rng)
    return deal_of(pile, opened, start)


def _grown(rng: Random) -> tuple[dict[Column, int], list[Position]]:
    """A pile grown from the start box by random builds until no more are found. Of two builds drawn the one
    that leaves more columns is made: few and high ones are soon taken down and leave little to choose."""
    site = BuildingSite()
    site.lay({(0, 0): 1}, ())
    left, right, closed, opened = START_HAND
    while True:
        hand = (
            left + 1 - site.left,
            right + 1 - site.right,
            closed + 1 - (site.count - site.opens),
            opened - site.opens,
        )
        offers = site.sample_for(hand, 0)
        if not offers:
            return site.pile(), site.open_lids()
        drawn = [int(rng.random() * offers) for _ in range(2)]
        site.take(max(drawn, key=site.columns_at))
