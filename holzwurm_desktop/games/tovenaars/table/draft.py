"""The line that the viewer is putting together, soldier by soldier, before it is chosen for good. No Qt here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from holzwurm_desktop.games.tovenaars.deck import SLOTS
from holzwurm_desktop.games.tovenaars.moves import Line
from holzwurm_desktop.games.tovenaars.table.choices import slot_key
from holzwurm_desktop.games.tovenaars.table.picture import NO_LINE
from holzwurm_desktop.table.picking import Target


class Draft:
    """Soldiers in slots, None where none stands yet. It is nobody else's business and leaves no trace."""

    def __init__(self) -> None:
        self.line: list[str | None] = [*NO_LINE]

    def clear(self) -> None:
        """Begin anew."""
        self.line = [*NO_LINE]

    @property
    def full(self) -> bool:
        """Whether three soldiers have been chosen."""
        return None not in self.line

    def targets(self, card: str, seat: int, effect: str, put: Callable[[str, int], None]) -> list[Target]:
        """The slots of `seat` where a soldier may go, free ones first. `effect`: what it does there in words;
        `put`: what puts it there."""
        free = sorted(range(SLOTS), key=lambda slot: self.line[slot] is not None)
        return [
            Target(slot_key(seat, slot), None, effect, True, partial(put, card, slot))
            for slot in free
            if self.line[slot] != card
        ]

    def put(self, card: str, slot: int) -> None:
        """Put a soldier in a slot; one from another slot changes places with who stands there."""
        if card in self.line:
            self.line[self.line.index(card)] = self.line[slot]
        self.line[slot] = card

    def move(self, seat: int) -> Line:
        """The move of choosing this line."""
        return Line(seat, tuple(str(card)[0] for card in self.line))
