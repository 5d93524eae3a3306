"""The open cards of a seat: one card for each kind (left side, right side, closed lid, open lid) with its number."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from holzwurm_desktop.games.boxes.builds import CARDS
from holzwurm_desktop.table.art.ornaments import paint_focus_ring, paint_label
from holzwurm_desktop.table.drawing import LEFT, draw_text, fits, stamp
from holzwurm_desktop.table.items import CardItem, Look, TableItem


@dataclass(frozen=True)
class CountsState:
    """What is shown. All tuples are numbers of (L, R, T, O) cards.

    counts: the cards of the seat; changes: what a plan lays (negative) or brings back (positive); short: the
    kind of which the plan needs too many, or ""; focused: the kind that the keyboard is on, or "".
    """

    counts: tuple[int, int, int, int] = (0, 0, 0, 0)
    changes: tuple[int, int, int, int] = (0, 0, 0, 0)
    short: str = ""
    focused: str = ""


class CountsItem(TableItem):
    """Four cards with numbers, side by side on a slip of paper."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.state = CountsState()

    def show_state(self, state: CountsState) -> None:
        """Show other cards."""
        if state != self.state:
            self.state = state
            self.update()

    def cell(self, kind: str) -> QRectF:
        """Where card and number of a kind lie, in scene units. `kind` is L, R, T or O."""
        width = self.size.width() / 4
        return self.mapRectToScene(QRectF(CARDS.index(kind) * width, 0, width, self.size.height()))

    def card_place(self, kind: str) -> QRectF:
        """Where the card of a kind lies, in scene units: where flying cards set out and arrive."""
        cell = self.cell(kind)
        side = min(cell.height() - 6 * self.look.unit, cell.width() * 0.58)
        return QRectF(cell.left() + 3 * self.look.unit, cell.center().y() - side / 2, side, side)

    def draw(self, painter: QPainter) -> None:
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
            if fits(words, letters * 0.72, under.width(), bold=True):
                draw_text(painter, under, words, letters * 0.72, colour, LEFT, bold=True)
            else:  # no room for a number: a frame says that there was a change
                text.setHeight(cell.height())
                painter.setPen(QPen(look.palette.last_move, 1.6 * unit))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(cell.adjusted(unit, unit, -unit, -unit), 4 * unit, 4 * unit)
        number = ink if count else look.palette.label_muted
        draw_text(painter, text, str(count), letters, number, LEFT, bold=bool(count))
        if kind == state.focused:
            paint_focus_ring(painter, cell.adjusted(unit, unit, -unit, -unit), look.palette, 5 * unit)


class BoxCardItem(CardItem):
    """A rhombus on its way between pile, stock and seats. Other cards throw the shadow of their rectangle; a
    rhombus does not fill its own, so it has none."""

    def draw(self, painter: QPainter) -> None:
        size = self.size.toSize()
        picture = self.look.pixmaps.pixmap(
            self.look.game, self.face, size, self.look.ratio, self.look.palette
        )
        if self.turned < 1.0:
            painter.translate(self.rect.width() * (1 - self.turned) / 2, 0)
            painter.scale(max(0.02, self.turned), 1)
        painter.drawPixmap(QPointF(0, 0), picture)
