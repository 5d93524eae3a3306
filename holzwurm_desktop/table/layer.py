"""The cards in sight, each once: a `Spot` is where one lies; `CardLayer` has the items and plans flights."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from holzwurm_desktop.table.animator import Flight
from holzwurm_desktop.table.items import CardItem, Look

FLIGHT = 260.0
"""Milliseconds a card travels at normal speed."""
SHIFT = 180.0
"""Milliseconds cards take to close ranks."""


@dataclass(frozen=True)
class Spot:
    """Where a card lies: its rectangle, its height among the others, what is seen of it, and its mark."""

    rect: QRectF
    z: float
    mark: str = ""
    focused: bool = False
    lifted: bool = False


Arrangement = Mapping[str, Spot]
"""The cards in sight by key (see `face_of`), and their spots."""


def face_of(card: str) -> str:
    """What a card shows: its key up to a "#", which tells apart the cards of a deck with several alike."""
    return card.partition("#")[0]


def at_place(rect: QRectF) -> Callable[[str], QRectF]:
    """The way to say that every card comes from, or goes to, `rect`."""
    return lambda _card: rect


class CardLayer:
    """The card items of a table. Whatever happens on the way, `settle` makes them agree with the plan."""

    def __init__(self, scene: QGraphicsScene, look: Look, item: type[CardItem] = CardItem) -> None:
        """`item` is what is made for a card."""
        self._scene = scene
        self._look = look
        self._item = item
        self.items: dict[str, CardItem] = {}

    def settle(self, arrangement: Arrangement) -> None:
        """Every card of `arrangement` at its spot, face up; no other card in sight."""
        for face in [face for face in self.items if face not in arrangement]:
            self._scene.removeItem(self.items.pop(face))
        for face, spot in arrangement.items():
            item = self.items.get(face) or self._add(face, face_of(face))
            self._lay(item, face_of(face), spot)

    def take_off(self, cards: Iterable[str]) -> None:
        """Remove cards that have arrived where something else shows them."""
        for card in cards:
            if card in self.items:
                self._scene.removeItem(self.items.pop(card))

    def flights(
        self,
        before: Arrangement,
        after: Arrangement,
        start: float,
        origin: Callable[[str], QRectF],
        goal: Callable[[str], QRectF],
        movers: Iterable[str],
        stagger: float = 0.0,
        factor: float = 1.0,
    ) -> list[Flight]:
        """The flights that lead from one arrangement to the next, from `start` milliseconds on.

        `movers` travel one after another, `stagger` apart, above all others; whatever else has another spot
        closes ranks. A card that is new comes face down from `origin`, one that is gone flies to `goal`.
        """
        order = {face: index for index, face in enumerate(movers)}
        planned = []
        for face in {**before, **after}:
            old, new = before.get(face), after.get(face)
            if old is not None and new is not None and old.rect == new.rect:
                continue
            hidden = old is None and face not in self.items
            item = self.items.get(face) or self._add(face, None if hidden else face_of(face))
            if hidden:
                item.put_card(origin(face))
            end = new.rect if new is not None else goal(face)
            moving = face in order
            planned.append(
                Flight(
                    item=item,
                    end=end,
                    draw=_bigger(item.place.size(), end.size()),
                    start=start + order.get(face, 0) * stagger * factor,
                    lasts=(FLIGHT if moving else SHIFT) * factor,
                    turn_to=face_of(face) if hidden else None,
                    fade=new is None,
                    height=1000.0 + order[face] if moving else 0.0,
                )
            )
        return planned

    def _add(self, face: str, shown: str | None) -> CardItem:
        item = self._item(self._look, shown)
        self._scene.addItem(item)
        self.items[face] = item
        return item

    @staticmethod
    def _lay(item: CardItem, face: str, spot: Spot) -> None:
        item.turned = 1.0
        item.turn_to(face)
        item.setScale(1.0)
        item.setOpacity(1.0)
        if item.size != spot.rect.size() or item.pos() != spot.rect.topLeft():
            item.put_card(spot.rect)
        item.setZValue(spot.z)
        item.set_marks(spot.mark, spot.focused, spot.lifted)


def _bigger(one: QSizeF, other: QSizeF) -> QSizeF:
    size = one if one.width() >= other.width() else other
    return QSizeF(size.toSize())
