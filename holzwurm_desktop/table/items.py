"""`TableItem`, which every thing on a table derives from, and `CardItem`, a playing card."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from holzwurm_desktop.models.keys import Keymap
from holzwurm_desktop.table.art.ornaments import paint_focus_ring, paint_hint_mark
from holzwurm_desktop.table.cards import CardPixmaps
from holzwurm_desktop.table.drawing import card_shadow, glow
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.text.words import Words


@dataclass
class Look:
    """What everything on one table is drawn with; shared and changed in place, so that all items see a new theme.

    unit: logical pixels per unit, see `table.layout`; ratio: device pixels per logical pixel; game: the id of
    the game whose deck is used; keys: what keys do.
    """

    words: Words
    palette: Palette
    pixmaps: CardPixmaps
    game: str
    unit: float = 1.0
    ratio: float = 1.0
    keys: Keymap = field(default_factory=Keymap)


class TableItem(QGraphicsItem):
    """A thing on the table with a size of its own, which its method `draw` draws. Lengths are scene units."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._size = QSizeF(0, 0)
        self._margin = 0.0

    @property
    def size(self) -> QSizeF:
        """Its size, without glow and shadow."""
        return self._size

    @property
    def rect(self) -> QRectF:
        """Its rectangle in its own coordinates: from (0, 0)."""
        return QRectF(QPointF(0, 0), self._size)

    @property
    def place(self) -> QRectF:
        """Its rectangle in its parent, which is the scene for most items; its scale is counted in."""
        return QRectF(self.pos(), self._size * self.scale())

    def place_in_scene(self) -> QRectF:
        """Its rectangle in the scene, also if it lies on another item, as buttons on a sheet do."""
        return self.mapRectToScene(self.rect)

    def put(self, place: QRectF, margin: float = 0.0) -> None:
        """Lie at `place`, in the parent's coordinates; glow and shadow may reach `margin` farther."""
        # Qt must be told before `boundingRect` changes; a mere move needs neither that nor a repaint of its
        # own.
        if self._size != place.size() or self._margin != margin:
            self.prepareGeometryChange()
            self._size, self._margin = place.size(), margin
            self.update()
        self.setPos(place.topLeft())

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-self._margin, -self._margin, self._margin, self._margin)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw the item into `rect`; glow and shadow may go beyond it as far as the margin."""
        raise NotImplementedError


class FocusRingItem(TableItem):
    """The ring of the keyboard round a thing that shows none itself."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setZValue(2900)  # above end sheets (2500), below notes
        self.hide()

    def draw(self, painter: QPainter) -> None:
        paint_focus_ring(painter, self.rect, self.look.palette, 6 * self.look.unit)


class CardItem(TableItem):
    """A card. If `face` is None it shows its back, and the item does not know what is on the other side.

    mark: "last" for the last move, "hint", "target", "playable", or "" for none; focused: the keyboard is on
    it; lifted: it stands out of the hand, with a larger shadow.
    """

    def __init__(self, look: Look, face: str | None) -> None:
        super().__init__(look)
        self.face = face
        self.mark = ""
        self.focused = False
        self.lifted = False
        self.turned = 1.0
        """The share of its width that is seen while it turns over: 1 when it lies flat, 0 when it stands on edge."""

    def turn_to(self, face: str | None) -> None:
        """Show another face, or the back (None)."""
        if face != self.face:
            self.face = face
            self.update()

    def set_marks(self, mark: str = "", focused: bool = False, lifted: bool = False) -> None:
        """Set what draws the eye to the card."""
        if (mark, focused, lifted) != (self.mark, self.focused, self.lifted):
            self.mark, self.focused, self.lifted = mark, focused, lifted
            self.update()

    def put_card(self, place: QRectF) -> None:
        """Lie at `place`, in scene units."""
        self.put(place, 9 * self.look.unit)  # a little more than the farthest that `draw` reaches

    def draw(self, painter: QPainter) -> None:
        look, rect = self.look, self.rect
        if self.turned < 1.0:
            painter.translate(rect.width() * (1 - self.turned) / 2, 0)
            painter.scale(max(0.02, self.turned), 1)  # a scale of 0 has no inverse
        reach = (8 if self.lifted else 5) * look.unit
        shadow = card_shadow(self._size, reach, look.ratio, look.palette)
        painter.drawPixmap(QPointF(-reach, -reach), shadow)
        corner = rect.width() * 0.068  # as on the card itself, see `table.cards.stock`
        colour = {
            "last": look.palette.last_move,
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
            painter.setBrush(Qt.BrushStyle.NoBrush)
            # In two tones, as the focus: one of them shows on the card, the other on the board.
            for tone, width in ((look.palette.focus_halo, 4.5), (colour, 2.5)):
                painter.setPen(QPen(tone, width * look.unit))
                painter.drawRoundedRect(rect, corner, corner)
        if self.focused:
            paint_focus_ring(painter, rect, look.palette, corner)
        if self.mark == "hint":
            paint_hint_mark(painter, rect, look.palette, look.unit)
