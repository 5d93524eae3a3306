"""What several moves together have changed on a table of Kistenstapel."""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.boxes.builds import CARDS, Hand
from holzwurm_desktop.games.boxes.piles import Box
from holzwurm_desktop.games.boxes.table.situation import hand_of
from holzwurm_desktop.games.kistenstapel.moves import Built, Drawn


def added_since(events: Sequence[Event]) -> set[Box]:
    """The boxes that were added and still stand, as (x, y, z) of the pile after the last of `events`."""
    added: set[Box] = set()
    for event in events:
        if isinstance(event, Built):
            dx, dy, dz = event.shift[0] + event.layers, event.shift[1] + event.layers, event.layers
            moved = {(x + dx, y + dy, z + dz) for x, y, z in added}
            added = {box for box in moved - {*event.removed} if box[2] > 0} | {*event.added}
    return added


def gained(events: Sequence[Event], seat: int) -> Hand:
    """How many (L, R, T, O) cards a seat has more than before `events`; negative where it has fewer."""
    change = [0] * len(CARDS)
    for event in events:
        if isinstance(event, Built) and event.owner == seat:
            change = [have - laid for have, laid in zip(change, event.laid, strict=True)]
        elif isinstance(event, Drawn) and event.seat == seat:
            change[CARDS.index(event.card)] += 1
    return hand_of(change)
