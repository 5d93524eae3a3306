"""The table of strengths: who beats whom, on a sheet of paper below the report of the duel."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from holzwurm_desktop.games.tovenaars.deck import SOLDIERS, strength_of
from holzwurm_desktop.table.art.ornaments import paint_focus_ring
from holzwurm_desktop.table.drawing import CENTRE, LEFT, draw_text, draw_wrapped, paint_sheet
from holzwurm_desktop.table.items import Look, TableItem

_EDGE, _HEAD, _ROW = 10.0, 18.0, 15.0  # in units of `table.layout`


class StrengthItem(TableItem):
    """The sheet: soldiers by their ranks, below each its strength, and the sentence that says what counts."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.title = ""
        self.law = ""
        self.focused = False

    def show_state(self, title: str, law: str, focused: bool) -> None:
        """Show the strengths under `title` and above the sentence `law`; `focused`: the keyboard is on the sheet."""
        if (title, law, focused) != (self.title, self.law, self.focused):
            self.title, self.law, self.focused = title, law, focused
            self.update()

    def draw(self, painter: QPainter) -> None:
        unit, palette, rect = self.look.unit, self.look.palette, self.rect
        paint_sheet(painter, rect, palette, unit)
        inner = rect.adjusted(_EDGE * unit, 4 * unit, -_EDGE * unit, -4 * unit)
        head = QRectF(inner.left(), inner.top(), inner.width(), _HEAD * unit)
        draw_text(painter, head, self.title, 12.5 * unit, palette.label_text, LEFT, bold=True)
        width = inner.width() / len(SOLDIERS)
        for at, rank in enumerate(SOLDIERS):
            place = QRectF(inner.left() + at * width, head.bottom(), width, _ROW * unit)
            draw_text(painter, place, palette.rank(rank), 13 * unit, palette.label_text, CENTRE, bold=True)
            below = place.translated(0, _ROW * unit)
            draw_text(painter, below, str(strength_of(rank)), 11.5 * unit, palette.label_muted, CENTRE)
        top = head.bottom() + 2 * _ROW * unit + 2 * unit
        law = QRectF(inner.left(), top, inner.width(), inner.bottom() - top)
        draw_wrapped(painter, law, self.law, 11.5 * unit, palette.label_text)
        if self.focused:
            paint_focus_ring(painter, rect, palette, 6 * unit)
