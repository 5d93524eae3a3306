"""The line that the viewer puts together, soldier by soldier, before choosing it for good. No Qt here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from holzwurm_desktop.games.tovenaars.deck import SLOTS
from holzwurm_desktop.games.tovenaars.moves import Line
from holzwurm_desktop.games.tovenaars.table.choices import slot_key
from holzwurm_desktop.games.tovenaars.table.picture import NO_LINE
from holzwurm_desktop.table.picking import Target


class Draft:
    """Soldiers in slots, None for an empty one. A draft is neither stored nor shown to anybody else."""

    def __init__(self) -> None:
        self.line: list[str | None] = [*NO_LINE]

    def clear(self) -> None:
        """Empty all slots."""
        self.line = [*NO_LINE]

    @property
    def full(self) -> bool:
        """Whether three soldiers have been chosen."""
        return None not in self.line

    def targets(self, card: str, seat: int, effect: str, put: Callable[[str, int], None]) -> list[Target]:
        """The slots of `seat` where a soldier may go, free ones first. `effect` says what happens there, in words;
        `put` is called to put it there."""
        free = sorted(range(SLOTS), key=lambda slot: self.line[slot] is not None)
        return [
            Target(slot_key(seat, slot), None, effect, True, partial(put, card, slot))
            for slot in free
            if self.line[slot] != card
        ]

    def put(self, card: str, slot: int) -> None:
        """Put a soldier into a slot. If it stands in another one, it changes places with whoever is here."""
        if card in self.line:
            self.line[self.line.index(card)] = self.line[slot]
        self.line[slot] = card

    def move(self, seat: int) -> Line:
        """The move that chooses this line, which must be `full`."""
        return Line(seat, tuple(str(card)[0] for card in self.line))
