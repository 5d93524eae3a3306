"""The report of the duel: a sheet of paper that lists its blows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from holzwurm_desktop.table.art.ornaments import paint_focus_ring
from holzwurm_desktop.table.drawing import LEFT, draw_lines, draw_text, lines_height, paint_sheet
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.letters import letters_scale

BIGGEST, SMALLEST = 13.5, 10.0
"""Bounds for the height of letters, in units (see `table.layout`). They are as big as there is room for."""


class ReportItem(TableItem):
    """The sheet, with a title and a short paragraph for each blow."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.title = ""
        self.lines: list[str] = []
        self.blank = ""
        self.focused = False

    def show_state(self, title: str, lines: list[str], blank: str, focused: bool) -> None:
        """Show `lines` under `title`, or `blank` if there are none."""
        if (title, lines, blank, focused) != (self.title, self.lines, self.blank, self.focused):
            self.title, self.lines, self.blank, self.focused = title, lines, blank, focused
            self.update()

    def draw(self, painter: QPainter) -> None:
        unit, palette, rect = self.look.unit, self.look.palette, self.rect
        paint_sheet(painter, rect, palette, unit)
        head = QRectF(12 * unit, 7 * unit, rect.width() - 24 * unit, 20 * unit)
        draw_text(painter, head, self.title, 14 * unit, palette.label_text, LEFT, bold=True)
        body = rect.adjusted(12 * unit, 31 * unit, -10 * unit, -8 * unit)
        lines = self.lines or [self.blank]
        size, gap = self._fitting(lines, body)
        # The latest blows come first where there is no room for all: no line is cut.
        while len(lines) > 1 and self._height(lines, size, gap, body) > body.height() + 2:
            lines = lines[1:]
        top = body.top()
        ink = palette.label_text if self.lines else palette.label_muted
        for line in lines:
            height = lines_height(line, round(size), body.width())
            room = QRectF(body.left(), top, body.width(), height + 1) & body.adjusted(0, 0, 0, 2)
            draw_lines(painter, room, line, round(size), ink)
            top += height + gap
        if self.focused:
            paint_focus_ring(painter, rect, palette, 6 * unit)

    def _fitting(self, lines: Sequence[str], body: QRectF) -> tuple[float, float]:
        """(height of the biggest letters with which all lines fit, room between paragraphs), in scene units."""
        unit = self.look.unit
        size = BIGGEST * unit * max(1.0, letters_scale())
        while size > SMALLEST * unit:
            if self._height(lines, size, 5 * unit, body) <= body.height():
                return size, 5 * unit
            size -= 0.5 * unit
        return size, 2 * unit

    @staticmethod
    def _height(lines: Sequence[str], size: float, gap: float, body: QRectF) -> float:
        """The height of `lines` in letters `size` high, with `gap` below each."""
        return sum(lines_height(line, round(size), body.width()) + gap for line in lines)
