"""The stock of rhombus cards: a few backs, and words that tell how many are left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter

from holzwurm_desktop.table.drawing import draw_wrapped, wrapped_size
from holzwurm_desktop.table.items import Look, TableItem

SHOWN = 4
"""The pile shows at most this many backs."""


class StockItem(TableItem):
    """A small pile of backs above its words."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.count = 0
        self.words = ""

    def dress(self, count: int, words: str) -> None:
        """Show a pile of `count` cards, with `words` below it."""
        if (count, words) != (self.count, self.words):
            self.count, self.words = count, words
            self.update()

    def draw(self, painter: QPainter) -> None:
        look, unit, rect = self.look, self.look.unit, self.rect
        side = QSize(int(66 * unit), int(40 * unit))
        backs = look.pixmaps.pixmap(look.game, None, side, look.ratio, look.palette)
        left = (rect.width() - side.width()) / 2
        for at in range(min(SHOWN, self.count)):
            painter.drawPixmap(QPointF(round(left), round(12 * unit - 4 * unit * at)), backs)
        # Long words go on in a second line.
        needed = wrapped_size(self.words, 12 * unit, rect.width(), bold=True)
        line = QRectF(0, 56 * unit, rect.width(), needed.height())
        draw_wrapped(painter, line, self.words, 12 * unit, look.palette.board_text, bold=True)
