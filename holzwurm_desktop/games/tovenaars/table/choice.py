"""The cards that the viewer may take up now, wherever they lie: in a line, the reserve, a stack, a dungeon."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF

from holzwurm_desktop.table.fan import ABOVE_ALL, Fan
from holzwurm_desktop.table.layer import Spot


class Choice(Fan):
    """A hand whose cards lie here and there on the table: `put` says where."""

    def __init__(self) -> None:
        super().__init__()
        self._where: dict[str, Spot] = {}

    def put(self, spots: Mapping[str, Spot]) -> None:
        """Take the places of the cards from `spots`, which may hold other cards, too."""
        self._where = {card: spots[card] for card in self.cards if card in spots}

    def fill(self, cards: Sequence[str], group: Callable[[str], object] | None) -> None:
        """Hold `cards` in this order. `group` has no meaning here."""
        self.cards = list(cards)
        self._where = {card: spot for card, spot in self._where.items() if card in self.cards}

    def places(self) -> list[QPointF]:
        return [self._where[card].rect.topLeft() for card in self.cards if card in self._where]

    def spots(self) -> dict[str, Spot]:
        found = {}
        for card, spot in self._where.items():
            free = card in (self.raised, self.held)
            mark = "target" if card == self.held else "hint" if card == self.hinted else spot.mark
            if mark in ("", "last") and card in self.lit:  # what may be done counts more than what was
                mark = "playable"
            found[card] = Spot(
                rect=spot.rect.translated(0, -round(self._rise * (0.6 if free else 0.0))),
                z=spot.z + (ABOVE_ALL if free else 0.0),
                mark=mark,
                focused=card == self.focused,
                lifted=free,
            )
        return found

    def card_at(self, point: QPointF) -> str | None:
        hit = [(spot.z, card) for card, spot in self._where.items() if spot.rect.contains(point)]
        return max(hit)[1] if hit else None
