"""A seat at the table: a paper name plate with lamp, level, card count and running total."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen, QPixmap

from holzwurm_desktop.table.art.ornaments import paint_label, paint_lamp
from holzwurm_desktop.table.art.portraits import paint_portrait
from holzwurm_desktop.table.drawing import CENTRE, SMALLEST_TEXT, draw_text, fits, glow, stamp, usual_width
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.layout import CARD_RATIO, grown_for
from holzwurm_desktop.table.letters import letters_scale

SEPARATOR = " · "
"""What stands between two notes."""
MORE = " \N{HORIZONTAL ELLIPSIS}"
"""What stands after the last note that has room, if there are more."""
NOTE = 0.225
"""The height of letters in notes below the line, as a share of the plate's."""
FACE, SMALL_LAMP = 0.68, 0.5
"""The side of the portrait and of the lamp above it, as shares of the plate's height."""
NOTED = 44.0
"""The height in units from which a plate has room for notes below its line; on a lower one they take its place."""


@dataclass(frozen=True)
class SeatState:
    """What a plate shows.

    parts: level, total and what a game adds, in words; where they have no room together, the first ones are
    left out; count: number of cards in the hand, None to show none; on_turn: whether
    the lamp is lit; marked: whether this seat did something since the viewer's turn; notes: what that was, shown
    below the parts; news: the same for a screen reader; counting: whether the parts tell points that change during a
    round, which notes must not take the place of; face: whose portrait it has, "" for none.
    """

    name: str
    parts: tuple[str, ...]
    count: int | None
    on_turn: bool = False
    marked: bool = False
    notes: tuple[str, ...] = ()
    news: str = ""
    counting: bool = False
    face: str = ""

    @property
    def line(self) -> str:
        """All parts in one line."""
        return SEPARATOR.join(self.parts)

    def line_within(self, width: float, pixels: float) -> str:
        """What of the parts has room in a line of `width`, in letters usually `pixels` high."""
        for first in range(len(self.parts)):
            line = SEPARATOR.join(self.parts[first:])
            if fits(line, pixels, width):
                return line
        return self.parts[-1] if self.parts else ""


class SeatItem(TableItem):
    """The plate of one seat."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.state = SeatState("", (), None)
        # A plate changes once a move but lies where cards fly over it in every frame.
        self.setCacheMode(TableItem.CacheMode.DeviceCoordinateCache)

    def show_state(self, state: SeatState) -> None:
        """Show another state."""
        if state != self.state:
            self.state = state
            self.update()

    def hand_place(self, card: QSizeF) -> QRectF:
        """Where cards of this seat come from and go to, in scene units: at the right of the plate, with the size of
        `card` but not higher than the plate allows."""
        height = self.place.height() * 0.7
        # Cards shrink on their way to a plate, so that they do not cover it.
        size = QSizeF(height / CARD_RATIO, height) if card.height() > height else card
        right = self.place.right() - size.width() - self.place.height() * 0.15
        return QRectF(QPointF(right, self.place.center().y() - size.height() / 2), size)

    def draw(self, painter: QPainter) -> None:
        look, state, rect = self.look, self.state, self.rect
        height = rect.height()
        if state.marked:
            reach = 7 * look.unit
            light = glow(self._size, reach, 4 * look.unit, look.palette.last_move, look.ratio, look.palette)
            painter.drawPixmap(QPointF(-reach, -reach), light)
        painter.drawPixmap(QPointF(0, 0), self._label())
        self._draw_lamp(painter)
        left, right = height * 0.93, rect.right() - height * 0.14
        if state.count is not None:
            right = self._draw_count(painter, right)
        usual = height / grown_for(letters_scale())  # a plate that is higher for larger letters
        noted = self._cut(state.notes, right - left, usual * NOTE) if state.notes else ""
        # Three lines only where each has room for the smallest letters.
        if noted and state.parts and usual >= max(NOTED * look.unit, SMALLEST_TEXT / 0.27):
            self._draw_with_notes(painter, QRectF(left, 0, right - left, height), usual)
            return
        top, high = height * 0.12, height * 0.41
        if high < 1.25 * SMALLEST_TEXT:  # a low plate: both lines take all of it
            top, high = 0.0, (height - 2) / 2
        text = QRectF(left, top, right - left, high)
        draw_text(painter, text, state.name, usual * 0.31, look.palette.label_text, bold=True)
        under = text.translated(0, high * 0.95)
        colour = look.palette.label_text if noted else look.palette.label_muted
        words = noted or state.line_within(right - left, usual * 0.235)
        draw_text(painter, under, words, usual * (NOTE if noted else 0.235), colour, bold=bool(noted))

    def _draw_with_notes(self, painter: QPainter, room: QRectF, usual: float) -> None:
        """Three lines: name, level and points, and what the seat did; if that takes two lines, without the second."""
        state, palette, height = self.state, self.look.palette, room.height()
        last = self._cut(state.notes, room.width(), usual * NOTE)
        under = parts = state.line_within(room.width(), usual * 0.21)
        if len(last) < len(self.news_line) and not state.counting:
            under, last = self._in_two_lines(room.width(), usual * NOTE) or (under, last)
        noted = under != parts
        lines = (
            (state.name, 0.03, 0.33, 0.27, palette.label_text, True),
            (
                under,
                0.35,
                0.27,
                NOTE if noted else 0.21,
                palette.label_text if noted else palette.label_muted,
                noted,
            ),
            (last, 0.6, 0.29, NOTE, palette.label_text, True),
        )
        for words, top, high, letters, colour, bold in lines:
            line = QRectF(room.left(), height * top, room.width(), height * high)
            draw_text(painter, line, words, usual * letters, colour, bold=bold)

    @property
    def news_line(self) -> str:
        """All notes in one line."""
        return SEPARATOR.join(self.state.notes)

    def _in_two_lines(self, width: float, letters: float) -> tuple[str, str] | None:
        """The notes in two lines; None if there is only one, or if even the first is too long."""
        notes = self.state.notes
        for count in range(len(notes) - 1, 0, -1):
            first = SEPARATOR.join(notes[:count])
            if fits(first, letters, width, bold=True):
                return first, self._cut(notes[count:], width, letters)
        return None

    @staticmethod
    def _cut(notes: Sequence[str], width: float, letters: float) -> str:
        """The notes that fit in a line, and whether there are more; "" if none fits. The plate's tooltip tells them
        all, as does the panel."""
        # No number: on a plate it would pass for points.
        lines = [
            SEPARATOR.join(notes[:count]) + (MORE if count < len(notes) else "")
            for count in range(len(notes), 0, -1)
        ]
        return next((line for line in (*lines, notes[0]) if fits(line, letters, width, bold=True)), "")

    def _label(self) -> QPixmap:
        strong, palette = self.state.on_turn, self.look.palette
        return stamp(
            ("label", strong),
            self._size,
            self.look.ratio,
            palette,
            lambda p, rect: paint_label(p, rect.adjusted(0, 0, 0, -2), palette, strong),
        )

    def _lamp(self, size: QSizeF) -> QPixmap:
        lit, palette = self.state.on_turn, self.look.palette
        return stamp(
            ("lamp", lit), size, self.look.ratio, palette, lambda p, rect: paint_lamp(p, rect, lit, palette)
        )

    def _draw_lamp(self, painter: QPainter) -> None:
        """Draw the lamp, small above the portrait where there is one: both take no room from the words."""
        height, look, face = self.rect.height(), self.look, self.state.face
        if not face:
            lamp = QRectF(height * 0.05, height * 0.06, height * 0.82, height * 0.82)
        else:
            lamp = QRectF(height * 0.02, height * 0.02, height * SMALL_LAMP, height * SMALL_LAMP)
            portrait = QRectF(0, 0, height * FACE, height * FACE)
            portrait.moveBottomRight(QPointF(height * 0.9, height * 0.91))
            drawn = stamp(
                ("face", face),
                portrait.size(),
                look.ratio,
                look.palette,
                lambda p, r: paint_portrait(p, r, face),
            )
            painter.drawPixmap(portrait.topLeft(), drawn)
        painter.drawPixmap(lamp.topLeft(), self._lamp(lamp.size()))

    def _draw_count(self, painter: QPainter, right: float) -> float:
        """Draw a back with the number of cards on it, ending at x = `right`. Returns where the room left of
        it ends."""
        look, height = self.look, self.rect.height()
        size = QSizeF(round(height * 0.55), round(height * 0.55 * CARD_RATIO))
        top = round((height - size.height()) / 2)
        back = look.pixmaps.pixmap(look.game, None, size.toSize(), look.ratio, look.palette)
        left = round(right - size.width())
        painter.drawPixmap(QPointF(left, top), back)
        count = str(self.state.count)
        side = max(size.width() * 0.82, usual_width(count, height * 0.31, True) + 2)
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(QPointF(left + size.width() / 2, height / 2))
        painter.setPen(QPen(look.palette.label_edge, look.unit))
        painter.setBrush(look.palette.label)
        painter.drawEllipse(disc)
        draw_text(painter, disc, count, height * 0.31, look.palette.label_text, CENTRE, bold=True)
        return left - height * 0.08
