"""Piles of cards: open ones, spread so that each card can be read, and face-down ones with their number of cards.

Lengths are scene units.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from holzwurm_desktop.table.animator import Flight
from holzwurm_desktop.table.art.ornaments import (
    paint_card_shadow,
    paint_focus_ring,
    paint_hint_mark,
    paint_slot,
)
from holzwurm_desktop.table.drawing import CENTRE, draw_text, glow, stamp
from holzwurm_desktop.table.items import CardItem, Look, TableItem
from holzwurm_desktop.table.layer import FLIGHT
from holzwurm_desktop.table.layout import CARD_RATIO

READABLE = 0.36
"""The share of a card's width that must show so that rank and suit can be read."""
MOST_BACKS = 5
"""The picture of a face-down pile has at most this many backs."""


def shared_widths(
    room: float, counts: Sequence[int], card: float, around: float = 0.0, heads: Sequence[float] = ()
) -> list[float]:
    """The widths of spread piles with `counts` cards that share `room`. A card is `card` wide, and a pile
    takes `around` beside its cards; the words above it take the width in `heads`, if they are given.

    Piles get equal shares, but if one needs more than that to be read, the others give it what they can spare.
    """
    share = room / len(counts)
    least = [max(around + card, head) for head in heads or [0.0] * len(counts)]
    needs = [
        max(low, around + card * (1 + READABLE * max(0, count - 1)))
        for low, count in zip(least, counts, strict=True)
    ]
    lacking = sum(max(0.0, need - share) for need in needs)
    spare = sum(max(0.0, share - need) for need in needs)
    if lacking == 0.0:
        return [share] * len(counts)
    if lacking <= spare:
        given = lacking / spare
        return [need if need > share else share - (share - need) * given for need in needs]
    # Even then some cannot be read: each gets the width of one card and its words, the rest is divided by
    # numbers of cards.
    rest, cards = room - sum(least), sum(max(0, count - 1) for count in counts)
    if rest <= 0:
        return [low * room / sum(least) for low in least]
    return [low + rest * max(0, count - 1) / cards for low, count in zip(least, counts, strict=True)]


def spread(area: QRectF, card: QSizeF, count: int, step: float = 0.8) -> list[QPointF]:
    """The upper left corners of the `count` cards of a pile, bottom card first, from the left edge of `area`.

    They are `step` card widths apart, or less if there is no room.
    """
    room = area.width() - card.width()
    apart = min(card.width() * step, room / (count - 1)) if count > 1 else 0.0
    return [QPointF(round(area.left() + apart * index), round(area.top())) for index in range(count)]


class StockItem(TableItem):
    """A face-down pile that shows its number of cards; an empty place when it has none."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.count = 0
        self.light = ""
        self.focused = False

    def show_state(self, count: int, light: str = "", focused: bool = False) -> None:
        """Show `count` cards. `light` is "good" while the pile may be drawn from, "hint" if the hint points
        at it, "last" if it changed since the viewer's turn, else ""."""
        if (count, light, focused) != (self.count, self.light, self.focused):
            self.count, self.light, self.focused = count, light, focused
            self.update()

    def put_card(self, place: QRectF) -> None:
        """Lie at `place`, which is that of its top card."""
        self.put(place, 10 * self.look.unit)

    def draw(self, painter: QPainter) -> None:
        look, rect, unit = self.look, self.rect, self.look.unit
        corner = rect.width() * 0.068
        colour = {"good": look.palette.target, "last": look.palette.last_move}.get(self.light)
        if colour is not None:
            reach = 9 * unit
            light = glow(self._size, reach, corner, colour, look.ratio, look.palette)
            painter.drawPixmap(QPointF(-reach, -reach), light)
        layers = min(MOST_BACKS, -(-self.count // 8))  # a back for every eight cards, rounded up
        reach = 8 * unit
        name, palette = ("pile", layers, look.game), look.palette
        grown = QSizeF(rect.width() + 2 * reach, rect.height() + 2 * reach)
        painter.drawPixmap(
            QPointF(-reach, -reach),
            stamp(name, grown, look.ratio, palette, lambda p, whole: self._draw_backs(p, whole, layers)),
        )
        if colour is not None:
            painter.setPen(QPen(colour, 2.5 * unit))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, corner, corner)
        self._draw_count(painter)
        if self.focused:
            paint_focus_ring(painter, rect, palette, corner)
        if self.light == "hint":
            paint_hint_mark(painter, rect, palette, unit)

    def _draw_backs(self, painter: QPainter, whole: QRectF, layers: int) -> None:
        look, unit = self.look, self.look.unit
        size, reach = self._size, (whole.width() - self._size.width()) / 2
        top = QRectF(QPointF(reach, reach), size)
        if layers == 0:
            paint_slot(painter, top, look.palette)
        for layer in range(layers):
            place = top.translated(0, (layers - 1 - layer) * 1.4 * unit)
            paint_card_shadow(painter, place, 2.5 * unit, look.palette)
            back = look.pixmaps.pixmap(look.game, None, size.toSize(), look.ratio, look.palette)
            painter.drawPixmap(place.topLeft(), back)

    def _draw_count(self, painter: QPainter) -> None:
        palette, rect = self.look.palette, self.rect
        side = min(rect.width() * 0.56, 34 * self.look.unit)
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(rect.center())
        painter.setPen(QPen(palette.label_edge, self.look.unit))
        painter.setBrush(palette.label)
        painter.drawEllipse(disc)
        draw_text(painter, disc, str(self.count), side * 0.52, palette.label_text, CENTRE, bold=True)


class UnseenCards:
    """Cards that travel face down and never show a face: what others draw, lay aside or pass on."""

    def __init__(self, scene: QGraphicsScene, look: Look) -> None:
        self._scene = scene
        self._look = look
        self._items: list[CardItem] = []

    def flight(self, begin: QRectF, end: QRectF, start: float, factor: float, fade: bool = True) -> Flight:
        """The flight of one card from `begin` to `end`, starting at `start` milliseconds of the film. Its
        duration is multiplied by `factor`; with `fade` it vanishes on arrival, else it stays until `clear`."""
        item = CardItem(self._look, None)
        item.put_card(_card_in(begin))
        item.setZValue(5.0)
        self._scene.addItem(item)
        self._items.append(item)
        goal = _card_in(end)
        draw = item.size if item.size.width() >= goal.width() else goal.size()
        return Flight(item, goal, QSizeF(draw.toSize()), start, FLIGHT * factor, fade=fade)

    def clear(self) -> None:
        """Remove all cards: those that have arrived are part of a pile or a hand now."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []


def _card_in(rect: QRectF) -> QRectF:
    """The place of the biggest card that fits into the middle of `rect`."""
    height = min(rect.height(), rect.width() * CARD_RATIO)
    place = QRectF(0, 0, height / CARD_RATIO, height)
    place.moveCenter(rect.center())
    return place
