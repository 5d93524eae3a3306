"""Open cards of a seat: left and right sides, closed and open lids, and how many of each."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from holzwurm_desktop.games.boxes.builds import CARDS
from holzwurm_desktop.table.art.ornaments import paint_focus_ring, paint_label
from holzwurm_desktop.table.drawing import LEFT, draw_text, faded, stamp
from holzwurm_desktop.table.items import CardItem, Look, TableItem


@dataclass(frozen=True)
class CountsState:
    """What is shown. `counts`: L, R, T and O cards; `changes`: what a plan lays (negative) or brings back;
    `short`, `focused`: the kind of which there are too few, or that the keyboard is on, or ""."""

    counts: tuple[int, int, int, int] = (0, 0, 0, 0)
    changes: tuple[int, int, int, int] = (0, 0, 0, 0)
    short: str = ""
    focused: str = ""


class CountsItem(TableItem):
    """Four little piles side by side."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.state = CountsState()

    def show_state(self, state: CountsState) -> None:
        """Show other cards."""
        if state != self.state:
            self.state = state
            self.update()

    def cell(self, kind: str) -> QRectF:
        """Where the cards of a kind lie, on the table."""
        width = self.size.width() / 4
        return self.mapRectToScene(QRectF(CARDS.index(kind) * width, 0, width, self.size.height()))

    def card_place(self, kind: str) -> QRectF:
        """Where a card of a kind lies, on the table."""
        cell = self.cell(kind)
        side = min(cell.height() - 6 * self.look.unit, cell.width() * 0.58)
        return QRectF(cell.left() + 3 * self.look.unit, cell.center().y() - side / 2, side, side)

    def draw(self, painter: QPainter) -> None:
        """A paper slip with four cards and their numbers."""
        look = self.look
        slip = stamp(
            "counts", self.size, look.ratio, look.palette, lambda p, rect: paint_label(p, rect, look.palette)
        )
        painter.drawPixmap(QPointF(0, 0), slip)
        for at, kind in enumerate(CARDS):
            self._draw_kind(painter, at, kind)

    def _draw_kind(self, painter: QPainter, at: int, kind: str) -> None:
        look, unit, state = self.look, self.look.unit, self.state
        cell = self.mapRectFromScene(self.cell(kind))
        card = self.mapRectFromScene(self.card_place(kind))
        count, change = state.counts[at], state.changes[at]
        painter.setOpacity(1.0 if count or change else 0.34)
        picture = look.pixmaps.pixmap(look.game, kind, card.size().toSize(), look.ratio, look.palette)
        painter.drawPixmap(card.topLeft().toPoint(), picture)
        painter.setOpacity(1.0)
        text = QRectF(
            card.right() + 4 * unit, cell.top(), cell.right() - card.right() - 4 * unit, cell.height()
        )
        ink = look.palette.bad if kind == state.short else look.palette.label_text
        letters = min(22 * unit, cell.height() * 0.5)
        if change:
            text.setHeight(cell.height() * 0.6)
            under = QRectF(text.left(), cell.top() + cell.height() * 0.5, text.width(), cell.height() * 0.42)
            words = f"+{change}" if change > 0 else f"\N{MINUS SIGN}{-change}"
            colour = look.palette.good if change > 0 and kind != state.short else ink
            draw_text(painter, under, words, letters * 0.72, colour, LEFT, bold=True)
        number = ink if count else faded(ink, 0.5)
        draw_text(painter, text, str(count), letters, number, LEFT, bold=bool(count))
        if kind == state.focused:
            paint_focus_ring(painter, cell.adjusted(unit, unit, -unit, -unit), look.palette, 5 * unit)


class BoxCardItem(CardItem):
    """A rhombus on its way between pile, stock and seats: it has no rectangle that could throw a shadow."""

    def draw(self, painter: QPainter) -> None:
        size = self.size.toSize()
        picture = self.look.pixmaps.pixmap(
            self.look.game, self.face, size, self.look.ratio, self.look.palette
        )
        if self.turned < 1.0:
            painter.translate(self.rect.width() * (1 - self.turned) / 2, 0)
            painter.scale(max(0.02, self.turned), 1)
        painter.drawPixmap(QPointF(0, 0), picture)
