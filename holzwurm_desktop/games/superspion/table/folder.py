"""A spy's folder: closed, or open so that the card in it is seen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from holzwurm_desktop.games.deck52.cards import DECK
from holzwurm_desktop.table.art.ornaments import paint_card_shadow, paint_focus_ring
from holzwurm_desktop.table.drawing import CENTRE, draw_text, draw_wrapped, fits, stamp
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.layout import CARD_RATIO
from holzwurm_desktop.table.palette import Palette

CARDBOARD, CARDBOARD_DARK, CARDBOARD_INK = QColor("#cfa566"), QColor("#7c5526"), QColor("#3a2410")


class FolderItem(TableItem):
    """One player's folder. `card` is its spy, None while it is closed."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.card: str | None = None
        self.label = ""
        self.light = ""
        self.focused = False
        self.setZValue(5)

    def show_state(self, card: str | None, label: str, light: str = "", focused: bool = False) -> None:
        """Show another state. `label` are words on its front; `light` is "bad" while its spy is being guessed, else
        ""."""
        if (card, label, light, focused) != (self.card, self.label, self.light, self.focused):
            self.card, self.label, self.light, self.focused = card, label, light, focused
            self.update()

    def draw(self, painter: QPainter) -> None:
        look, rect = self.look, self.rect
        card, label = self.card, self.label
        pixmap = stamp(
            ("folder", card, label, look.game),
            self._size,
            look.ratio,
            look.palette,
            lambda p, whole: paint_folder(p, whole, card, label, look.palette),
        )
        painter.drawPixmap(QPointF(0, 0), pixmap)
        if self.light:
            painter.setPen(QPen(look.palette.target_bad, 3 * look.unit))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5 * look.unit, 5 * look.unit)
        if self.focused:
            paint_focus_ring(painter, rect.adjusted(1, 1, -1, -1), look.palette, 5 * look.unit)


def paint_folder(painter: QPainter, rect: QRectF, card: str | None, label: str, palette: Palette) -> None:
    """Draw a folder into `rect`: open with `card` in front, or, if that is None, closed with `label` on its front."""
    # Drawn for a folder 76 units wide.
    unit = rect.width() / 76
    body = rect.adjusted(2 * unit, 10 * unit, -2 * unit, -3 * unit)
    tab = QPainterPath()
    tab.addRoundedRect(
        QRectF(body.left(), rect.top() + 2 * unit, body.width() * 0.46, 18 * unit), 4 * unit, 4 * unit
    )
    back = QPainterPath()
    back.addRoundedRect(body, 4 * unit, 4 * unit)
    painter.setPen(QPen(CARDBOARD_DARK, 1.4 * unit))
    painter.setBrush(CARDBOARD.darker(112))
    painter.drawPath(back.united(tab))
    if card is not None:
        _paint_card(painter, body, card, palette, unit)
        return
    front = body.adjusted(0, 6 * unit, 0, 0)
    painter.setBrush(CARDBOARD)
    painter.drawRoundedRect(front, 4 * unit, 4 * unit)
    stamp_box = QRectF(0, 0, front.width() * 0.82, 19 * unit)
    stamp_box.moveCenter(front.center() - QPointF(0, front.height() * 0.08))
    painter.save()
    painter.translate(stamp_box.center())
    painter.rotate(-9)
    painter.translate(-stamp_box.center())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#a3231b"), 1.8 * unit))
    painter.drawRoundedRect(stamp_box, 3 * unit, 3 * unit)
    draw_text(painter, stamp_box, "★ ★ ★", 11 * unit, QColor("#a3231b"), CENTRE, bold=True)
    painter.restore()
    words = QRectF(front.left() + 3 * unit, front.bottom() - 20 * unit, front.width() - 6 * unit, 17 * unit)
    letters = 11.5 * unit
    if fits(label, letters, words.width(), bold=True):
        draw_text(painter, words, label, letters, CARDBOARD_INK, CENTRE, bold=True)
    else:  # the key below the word
        draw_wrapped(
            painter, words.adjusted(0, -13 * unit, 0, 3 * unit), label, 0.8 * letters, CARDBOARD_INK, True
        )


def _paint_card(painter: QPainter, body: QRectF, card: str, palette: Palette, unit: float) -> None:
    height = min(body.height() - 5 * unit, (body.width() - 10 * unit) * CARD_RATIO)
    size = QSizeF(height / CARD_RATIO, height)
    place = QRectF(QPointF(body.center().x() - size.width() / 2, body.center().y() - height / 2), size)
    paint_card_shadow(painter, place, 3 * unit, palette)
    DECK.paint_face(painter, place, card, palette)
    clip = QRectF(place.right() - 12 * unit, body.top() - 3 * unit, 8 * unit, 16 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#8b949a"), 1.8 * unit))
    painter.drawRoundedRect(clip, 4 * unit, 4 * unit)
