"""The graph of each player's chances to win, over the positions of a round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from holzwurm_desktop.ai.analysis import Judgement
from holzwurm_desktop.models.chances import Line
from holzwurm_desktop.table.palette import Palette

_DASHES: tuple[list[float], ...] = ([], [5, 3], [1, 2], [6, 2, 1, 2], [9, 4], [3, 2, 1, 2, 1, 2])
"""How the line of each seat is dashed, in widths of the pen; nobody has to tell colours apart."""
_CORNERS = (0, 4, 3, 6, 5, 8)
"""How many corners the mark of each seat has; 0: it is round."""
_MARK = 4.0
"""Half the size of a mark, in logical pixels."""
_SIZES = {Judgement.MISTAKE: 0.8, Judgement.BLUNDER: 1.2}
"""Which moves have marks, and how large they are in parts of that."""
_MARGIN = 8


def line_pen(palette: Palette, seat: int) -> QPen:
    """The pen of a seat's line."""
    colours = (palette.base_text, palette.selected, palette.link, palette.muted_text)
    pen = QPen(colours[seat % len(colours)], 2.0 if seat < 4 else 1.4)
    if _DASHES[seat]:
        pen.setDashPattern(_DASHES[seat])
    return pen


def draw_mark(painter: QPainter, palette: Palette, seat: int, at: QPointF, size: float = 1.0) -> None:
    """Draw the mark of a seat, filled with the colour of its line."""
    half = _MARK * size
    painter.setPen(QPen(palette.base, 1.0))
    painter.setBrush(line_pen(palette, seat).color())
    corners = _CORNERS[seat]
    if not corners:
        painter.drawEllipse(at, half, half)
        return
    arm = QPointF(0, -half * 1.25)
    turns = (QTransform().rotate(360.0 * corner / corners) for corner in range(corners))
    painter.drawPolygon(QPolygonF([at + turn.map(arm) for turn in turns]))


class ChancesGraph(QWidget):
    """Lines by seat, from 0 to 100 %; a bar at the position shown. A click goes to a position."""

    chosen = Signal(int)
    """How many moves have been made at the position that was clicked."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._palette = palette
        self._lines: Sequence[Line] = ()
        self._count = 1
        self._position = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumSize(120, 110)

    def sizeHint(self) -> QSize:
        return QSize(240, 130)

    def dress(self, palette: Palette) -> None:
        """Paint in these colours."""
        self._palette = palette
        self.update()

    def show_lines(self, lines: Sequence[Line], count: int) -> None:
        """Draw the lines of all seats; `count` positions have room."""
        self._lines, self._count = lines, count
        self.update()

    def show_position(self, position: int) -> None:
        """Mark a position."""
        self._position = position
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(self._position_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.chosen.emit(self._position_at(event.position().x()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._palette.base)
        self._paint_grid(painter)
        for seat, line in enumerate(self._lines):
            painter.setPen(line_pen(self._palette, seat))
            painter.drawPolyline(QPolygonF([self._spot(each.position, each.chance) for each in line]))
        for seat, line in enumerate(self._lines):
            for point in line:
                if size := _SIZES.get(point.worse or Judgement.BEST):
                    draw_mark(painter, self._palette, seat, self._spot(point.position, point.chance), size)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._palette.focus, 2))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def _paint_grid(self, painter: QPainter) -> None:
        area = self._area()
        faint = QColor(self._palette.base_text)
        faint.setAlphaF(0.25)
        painter.setPen(QPen(faint, 1))
        for share in (0.0, 0.5, 1.0):
            painter.drawLine(self._spot(0, share), self._spot(self._count - 1, share))
        painter.setPen(QPen(self._palette.base_text, 1))
        x = self._spot(self._position, 0.0).x()
        painter.drawLine(QPointF(x, area.top() - 4), QPointF(x, area.bottom() + 4))
        font = painter.font()
        font.setPointSizeF(font.pointSizeF() * 0.8)
        painter.setFont(font)
        painter.setPen(self._palette.muted_text)
        labels = QRectF(0, 0, area.left() - 4, 20)
        for share in (0.0, 0.5, 1.0):
            labels.moveTop(self._spot(0, share).y() - 10)
            painter.drawText(
                labels, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{share:.0%}"
            )

    def _area(self) -> QRectF:
        """Where the lines run, in logical pixels."""
        left = self.fontMetrics().horizontalAdvance("100%") + 4
        return QRectF(self.rect()).adjusted(left, _MARGIN + 2, -_MARGIN, -_MARGIN - 2)

    def _spot(self, position: int, chance: float) -> QPointF:
        area = self._area()
        x = area.left() + area.width() * position / max(1, self._count - 1)
        return QPointF(x, area.bottom() - area.height() * chance)

    def _position_at(self, x: float) -> int:
        area = self._area()
        share = (x - area.left()) / max(1.0, area.width())
        return round(min(1.0, max(0.0, share)) * (self._count - 1))


class LineSample(QWidget):
    """A short piece of a seat's line with its mark, beside its name."""

    def __init__(self, palette: Palette, seat: int) -> None:
        super().__init__()
        self._palette, self._seat = palette, seat
        self.setFixedSize(34, 16)

    def dress(self, palette: Palette) -> None:
        """Paint in these colours."""
        self._palette = palette
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._palette.base)
        painter.setPen(line_pen(self._palette, self._seat))
        painter.drawLine(QPointF(2, 8), QPointF(32, 8))
        draw_mark(painter, self._palette, self._seat, QPointF(17, 8))
