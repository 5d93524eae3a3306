"""A place for a row or pile of cards: a groove with a line of words, and the peg in the middle of a row."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from holzwurm_desktop.table.art.ornaments import paint_focus_ring, paint_hint_mark, paint_peg
from holzwurm_desktop.table.drawing import CENTRE, LEFT, RIGHT, draw_text, faded, stamp, usual_width
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.palette import Palette

HEAD = 21.0
"""Height of the line of words, in units (see `table.layout`)."""
LETTERS = 12.5
"""Height of the letters in it, in units."""
_EDGE = 8.0
_CAP = 17.0
_GAP = 6.0


def head_width(key: str, title: str, unit: float) -> float:
    """The least width of a place with that key and title in its head, so that nothing of them is cut."""
    around = (2 * _EDGE + (_CAP + _GAP if key else 0)) * unit
    # A pixel more: places lie at whole ones.
    return around + math.ceil(usual_width(title, LETTERS * unit, True)) + 1


@dataclass(frozen=True)
class PlaceState:
    """What a place shows.

    key: the letter or digit that chooses it; title, remark: words left and right in its head; light: "good", "bad" or
    a price (see `picking.Target`) if the held card may go here, else ""; focused: the keyboard is on it; hinted: the
    hint points here; changed: something was taken from here or laid here since the viewer's turn.
    """

    key: str = ""
    title: str = ""
    remark: str = ""
    light: str = ""
    focused: bool = False
    hinted: bool = False
    changed: bool = False


def light_colours(palette: Palette, light: str) -> tuple[QColor, QColor] | None:
    """The colours of the outer and the inner line of a light (see `PlaceState`); None for no light."""
    if light == "poison":  # one of its two tones is seen on any wood
        return palette.poison.ink, palette.poison.fill
    colour = {
        "good": palette.target,
        "bad": palette.target_bad,
        "gain": palette.target,
        "loss": palette.target_bad,
        "even": palette.board_text,
    }.get(light)
    return None if colour is None else (colour, colour)


class PlaceItem(TableItem):
    """The place of a row or a pile; its groove is cut into the board."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.state = PlaceState()

    def show_state(self, state: PlaceState) -> None:
        """Show another state."""
        if state != self.state:
            self.state = state
            self.update()

    def draw(self, painter: QPainter) -> None:
        look, state, unit, rect = self.look, self.state, self.look.unit, self.rect
        head = QRectF(_EDGE * unit, 2 * unit, rect.width() - 2 * _EDGE * unit, (HEAD - 3) * unit)
        if state.key:
            head.setLeft(self._draw_key(painter, head))
        letters, colour = LETTERS * unit, look.palette.board_text
        title = usual_width(state.title, letters, True)
        remark = usual_width(state.remark, letters)
        # The title says which place this is; what is remarked can be seen on the cards, too.
        if state.remark and title + 2 * _GAP * unit + remark <= head.width():
            # What is to spare is shared, for larger letters.
            share = (head.width() - 2 * _GAP * unit) * remark / (title + remark)
            right = QRectF(head.right() - share, head.top(), share, head.height())
            draw_text(painter, right, state.remark, letters, colour, RIGHT)
            head.setRight(right.left() - 2 * _GAP * unit)
        elif title > head.width() and not state.key:  # a narrow pile: the edges are words' before any is cut
            head.adjust(-(_EDGE - 2) * unit, 0, (_EDGE - 2) * unit, 0)
        draw_text(painter, head, state.title, letters, colour, LEFT, bold=True)
        self._draw_light(painter)

    def _draw_key(self, painter: QPainter, head: QRectF) -> float:
        unit, palette = self.look.unit, self.look.palette
        cap = QRectF(head.left(), head.top() + 1 * unit, _CAP * unit, head.height() - 2 * unit)
        painter.setPen(QPen(palette.board_muted, max(1.0, unit)))
        painter.setBrush(faded(palette.board_light, 0.6))
        painter.drawRoundedRect(cap, 4 * unit, 4 * unit)
        draw_text(painter, cap, self.state.key, 11 * unit, palette.board_text, CENTRE, bold=True)
        return cap.right() + _GAP * unit

    def _draw_light(self, painter: QPainter) -> None:
        look, state, unit = self.look, self.state, self.look.unit
        corner = 9 * unit
        inner = self.rect.adjusted(unit, unit, -unit, -unit)
        lines = light_colours(look.palette, state.light)
        if lines is not None:
            colour, second = lines
            painter.setBrush(faded(colour, 0.16))
            # Told apart without colour, too: a line, dashes, and for a price two thin lines.
            priced = state.light not in ("good", "bad")
            pen = QPen(colour, (1.6 if priced else 3) * unit)
            if state.light == "bad":
                pen.setDashPattern([3, 2])
            painter.setPen(pen)
            painter.drawRoundedRect(inner, corner, corner)
            if priced:
                painter.setPen(QPen(second, 1.6 * unit))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                within = 4.5 * unit
                less = inner.adjusted(within, within, -within, -within)
                painter.drawRoundedRect(less, corner - within / 2, corner - within / 2)
        elif state.changed:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.palette.last_move, 2 * unit))
            painter.drawRoundedRect(inner, corner, corner)
        if state.focused:
            paint_focus_ring(painter, inner, look.palette, corner)
        if state.hinted:
            paint_hint_mark(painter, inner, look.palette, unit)


class PegItem(TableItem):
    """The peg of a row, which shows the row's number of cards."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.count = 0
        self.letter: str | None = None
        self.setZValue(300)

    def dress(self, count: int, letter: str | None, middle: QPointF) -> None:
        """Show `count` around `middle`, in a ring of the row's colour. `letter` is that colour, None for none."""
        if (count, letter) != (self.count, self.letter):
            self.count, self.letter = count, letter
            self.update()
        side = round(34 * self.look.unit)
        self.put(QRectF(round(middle.x() - side / 2), round(middle.y() - side / 2), side, side))
        self.show()

    def draw(self, painter: QPainter) -> None:
        look, count, letter = self.look, self.count, self.letter
        pixmap = stamp(
            ("peg", count, letter),
            self.size,
            look.ratio,
            look.palette,
            lambda p, rect: paint_peg(p, rect, count, look.palette, letter),
        )
        painter.drawPixmap(QPointF(0, 0), pixmap)
