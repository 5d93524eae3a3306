"""The line that the viewer is putting together, soldier by soldier, before it is chosen for good."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from holzwurm_desktop.games.tovenaars import words as text
from holzwurm_desktop.games.tovenaars.deck import SLOTS
from holzwurm_desktop.games.tovenaars.moves import Line
from holzwurm_desktop.games.tovenaars.table.choices import slot_key
from holzwurm_desktop.games.tovenaars.table.picture import NO_LINE
from holzwurm_desktop.table.picking import Target

if TYPE_CHECKING:
    from holzwurm_desktop.games.tovenaars.table.table import TovenaarsTable


class Draft:
    """Soldiers in slots, None where none stands yet. It is nobody else's business and leaves no trace."""

    def __init__(self, table: TovenaarsTable) -> None:
        self._table = table
        self.line: list[str | None] = [*NO_LINE]

    def clear(self) -> None:
        """Begin anew."""
        self.line = [*NO_LINE]

    @property
    def full(self) -> bool:
        """Whether three soldiers have been chosen."""
        return None not in self.line

    def targets(self, card: str) -> list[Target]:
        """The slots where a soldier may go, free ones first."""
        seat, words = self._table.session.turn, self._table.look.words.say(text.LINES_UP)
        free = sorted(range(SLOTS), key=lambda slot: self.line[slot] is not None)
        return [
            Target(slot_key(seat, slot), None, words, True, self._putting(card, slot))
            for slot in free
            if self.line[slot] != card
        ]

    def _putting(self, card: str, slot: int) -> Callable[[], None]:
        return lambda: self._put(card, slot)

    def _put(self, card: str, slot: int) -> None:
        """Put a soldier in a slot; one from another slot changes places with who stands there."""
        other = self.line[slot]
        if card in self.line:
            self.line[self.line.index(card)] = other
        self.line[slot] = card
        table = self._table
        table.view.sound_requested.emit("lay")
        table.settle()
        if table.view.focus_visible and self.full and table.asking.strip is not None:
            table.view.focus_stop(table.asking.strip.buttons[0].key)

    def confirm(self) -> None:
        """Choose this line."""
        cards = tuple(str(card)[0] for card in self.line)
        self._table.actions.play_move(Line(self._table.session.turn, cards), self._table.places.gap)
