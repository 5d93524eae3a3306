"""The things that lie on a table: `TableItem`, what they share, and `CardItem`, a playing card."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from holzwurm_desktop.table.art.ornaments import paint_focus_ring
from holzwurm_desktop.table.cards import CardPixmaps
from holzwurm_desktop.table.drawing import card_shadow, glow
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.text.words import Words


@dataclass
class Look:
    """What everything on one table is drawn with. `unit`: see `table.layout`; `ratio`: device pixels per
    pixel; `game`: whose deck of cards."""

    words: Words
    palette: Palette
    pixmaps: CardPixmaps
    game: str
    unit: float = 1.0
    ratio: float = 1.0


class TableItem(QGraphicsItem):
    """A thing on the table with a size of its own, drawn by its `draw`."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._size = QSizeF(0, 0)
        self._margin = 0.0

    @property
    def size(self) -> QSizeF:
        """How big it is, without glow and shadow."""
        return self._size

    @property
    def rect(self) -> QRectF:
        """Its own rectangle, from (0, 0)."""
        return QRectF(QPointF(0, 0), self._size)

    @property
    def place(self) -> QRectF:
        """Its rectangle on the table."""
        return QRectF(self.pos(), self._size * self.scale())

    def place_in_scene(self) -> QRectF:
        """Its rectangle on the table, also when it lies on something else."""
        return self.mapRectToScene(self.rect)

    def put(self, place: QRectF, margin: float = 0.0) -> None:
        """Lie at `place`; glow and shadow reach `margin` farther."""
        if self._size != place.size() or self._margin != margin:
            self.prepareGeometryChange()
            self._size, self._margin = place.size(), margin
            self.update()
        self.setPos(place.topLeft())

    def boundingRect(self) -> QRectF:
        """What it may paint on."""
        return self.rect.adjusted(-self._margin, -self._margin, self._margin, self._margin)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Called by Qt."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw into `rect`."""
        raise NotImplementedError


class CardItem(TableItem):
    """A card. `face` None shows its back: the item then does not know what is on the other side.

    `mark`: "last" for the last move, "hint", "target" or "playable", or nothing; `focused`: the keyboard is
    on it.
    """

    def __init__(self, look: Look, face: str | None) -> None:
        super().__init__(look)
        self.face = face
        self.mark = ""
        self.focused = False
        self.lifted = False
        self.turned = 1.0
        """1 lying flat; on its way to 0 while it is being turned over."""

    def turn_to(self, face: str | None) -> None:
        """Show another side."""
        if face != self.face:
            self.face = face
            self.update()

    def set_marks(self, mark: str = "", focused: bool = False, lifted: bool = False) -> None:
        """Change what leads the eye to it."""
        if (mark, focused, lifted) != (self.mark, self.focused, self.lifted):
            self.mark, self.focused, self.lifted = mark, focused, lifted
            self.update()

    def put_card(self, place: QRectF) -> None:
        """Lie at `place`."""
        self.put(place, 9 * self.look.unit)

    def draw(self, painter: QPainter) -> None:
        """Shadow, light, the card itself, focus ring."""
        look, rect = self.look, self.rect
        if self.turned < 1.0:
            painter.translate(rect.width() * (1 - self.turned) / 2, 0)
            painter.scale(max(0.02, self.turned), 1)
        reach = (8 if self.lifted else 5) * look.unit
        shadow = card_shadow(self._size, reach, look.ratio, look.palette)
        painter.drawPixmap(QPointF(-reach, -reach), shadow)
        corner = rect.width() * 0.068
        colour = {
            "last": look.palette.last_move,
            "hint": look.palette.focus,
            "target": look.palette.target,
            "playable": look.palette.playable,
        }.get(self.mark)
        if colour is not None:
            around = 8 * look.unit
            light = glow(self._size, around, corner, colour, look.ratio, look.palette)
            painter.drawPixmap(QPointF(-around, -around), light)
        size = self._size.toSize()
        painter.drawPixmap(
            QPointF(0, 0), look.pixmaps.pixmap(look.game, self.face, size, look.ratio, look.palette)
        )
        if colour is not None:
            painter.setPen(QPen(colour, 2.5 * look.unit))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, corner, corner)
        if self.focused:
            paint_focus_ring(painter, rect, look.palette, corner)
