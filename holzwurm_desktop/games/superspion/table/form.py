"""The elimination sheet (docs/rules/superspion.md): a typed form with a box for each of the 52 cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from holzwurm_desktop.games.deck52.cards import paint_suit
from holzwurm_desktop.games.deck52.deck import RANKS
from holzwurm_desktop.games.superspion.table.picture import SUITS
from holzwurm_desktop.table.art.ornaments import paint_focus_ring
from holzwurm_desktop.table.drawing import (
    CENTRE,
    IN_LINE,
    LEFT,
    SMALLEST_TEXT,
    TextLine,
    draw_head,
    draw_text,
    draw_wrapped,
    faded,
    fits,
    least_head,
    paint_sheet,
    usual_width,
    write,
)
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.palette import Palette

MARKS = ("", "out", "seen")
"""The marks in a box: nothing, the card is ruled out as the spy, or it was seen elsewhere."""


@dataclass(frozen=True)
class FormState:
    """What the sheet shows.

    marks: by card, see `MARKS`; used: whether boxes may be marked; guessing: whether a box is to be chosen as
    the spy; legend: what the marks mean, each with its words; chosen: the card that was chosen, while the
    player is asked whether it is meant; focused: the card whose box the keyboard is on.
    """

    title: str = ""
    remark: str = ""
    marks: Mapping[str, str] = field(default_factory=dict)
    used: bool = False
    guessing: bool = False
    legend: tuple[tuple[str, str], ...] = ()
    chosen: str | None = None
    focused: str | None = None


class FormItem(TableItem):
    """The sheet on the table."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.state = FormState()
        # 52 boxes are slow to draw, and seldom change.
        self.setCacheMode(TableItem.CacheMode.DeviceCoordinateCache)

    def show_state(self, state: FormState) -> None:
        """Show another state."""
        if state != self.state:
            self.state = state
            self.update()

    def box(self, card: str) -> QRectF:
        """Where a card's box lies, in scene units."""
        return box_of(self.rect, card).translated(self.pos())

    def head(self) -> QRectF:
        """Where its title lies, in scene units."""
        return head_of(self.rect).translated(self.pos())

    def card_at(self, point: QPointF) -> str | None:
        """The card whose box is at `point` of the scene; None if there is none."""
        inside = point - self.pos()
        if not self.rect.contains(inside):
            return None
        cards = (rank + suit for suit in SUITS for rank in RANKS)
        return next((card for card in cards if box_of(self.rect, card).contains(inside)), None)

    def draw(self, painter: QPainter) -> None:
        palette, unit = self.look.palette, self.look.unit
        paint_sheet(painter, self.rect, palette, unit, radius=3)
        paint_form(painter, self.rect, self.state, palette)
        if self.state.guessing:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.target_bad, 3 * unit))
            painter.drawRoundedRect(self.rect.adjusted(unit, unit, -unit, -unit), 3 * unit, 3 * unit)
        if self.state.focused:
            paint_focus_ring(painter, box_of(self.rect, self.state.focused), palette, 2 * unit)


def box_of(rect: QRectF, card: str) -> QRectF:
    """The rectangle of the box of `card` on a sheet that fills `rect`."""
    # The sheet is laid out 384 units wide (`places.SHEET`), with ranks above the boxes and suits to their left.
    unit = rect.width() / 384
    left, top = rect.left() + 36 * unit, rect.top() + rect.height() * 0.27
    width = (rect.right() - 10 * unit - left) / len(RANKS)
    height = (foot_of(rect).top() - 5 * unit - top) / len(SUITS)
    return QRectF(left + width * RANKS.index(card[0]), top + height * SUITS.index(card[1]), width, height)


def head_of(rect: QRectF) -> QRectF:
    """The strip with the title of a sheet that fills `rect`."""
    unit = rect.width() / 384
    return QRectF(
        rect.left() + 10 * unit, rect.top() + 4 * unit, rect.width() - 20 * unit, rect.height() * 0.13
    )


FOOT = 25.0
"""The least height in pixels of the strip below the boxes: that of two lines of the smallest letters."""
LEGEND = 0.5
"""The share of the strip below the boxes that the legend takes; a button has the rest."""


def foot_of(rect: QRectF) -> QRectF:
    """The strip below the boxes of a sheet that fills `rect`, with the legend."""
    unit = rect.width() / 384
    high = max(32 * unit, FOOT)
    return QRectF(rect.left() + 36 * unit, rect.bottom() - 5 * unit - high, rect.width() - 46 * unit, high)


def paint_form(painter: QPainter, rect: QRectF, state: FormState, palette: Palette) -> None:
    """Draw the head and the boxes of a sheet that fills `rect`; its paper is not drawn."""
    unit, ink = rect.width() / 384, palette.label_text
    first, letters = box_of(rect, "AS"), rect.height() * 0.075
    head = head_of(rect)
    title = TextLine(state.title, letters * 0.95, ink, bold=True)
    remark = TextLine(state.remark, letters * 0.8, palette.label_muted)
    if least_head(title, remark) > head.width():  # what is found out says more than what the sheet is called
        title = title._replace(text="")
    draw_head(painter, head, title, remark)
    line = head.bottom()
    painter.setPen(QPen(palette.label_edge, 1.4 * unit))
    painter.drawLine(QPointF(head.left(), line), QPointF(head.right(), line))
    for rank in RANKS:
        box = box_of(rect, rank + "S")
        place = QRectF(box.left(), line, box.width(), first.top() - line)
        _type(painter, place, palette.rank(rank), letters * 1.05, palette)
    for suit in SUITS:
        box = box_of(rect, "A" + suit)
        side = min(box.height() * 0.62, 20 * unit)
        place = QRectF(0, 0, side, side)
        place.moveCenter(QPointF((rect.left() + 6 * unit + box.left()) / 2, box.center().y()))
        painter.setPen(Qt.PenStyle.NoPen)
        paint_suit_on_label(painter, place, suit, palette)
        for rank in RANKS:
            _paint_box(painter, box_of(rect, rank + suit), rank + suit, state, palette)
    _paint_legend(painter, rect, state.legend, palette)


def _paint_legend(
    painter: QPainter, rect: QRectF, legend: tuple[tuple[str, str], ...], palette: Palette
) -> None:
    """Draw a small box with each mark, and what it means beside it."""
    foot, unit = foot_of(rect), rect.width() / 384
    # Each has as much room as its longest word needs, of which no part can go into a second line.
    needs = [
        21 * unit + max((usual_width(word, 8.5 * unit) for word in words.split(" ")), default=0.0)
        for _, words in legend
    ]
    left = foot.left()
    for need, (mark, words) in zip(needs, legend, strict=True):
        share = foot.width() * LEGEND * need / sum(needs)
        box = QRectF(left, foot.center().y() - 8 * unit, 16 * unit, 16 * unit)
        painter.setPen(QPen(palette.label_muted, unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
        _paint_mark(painter, box, mark, unit, palette)
        said = QRectF(box.right() + 3 * unit, foot.top(), share - 21 * unit, foot.height())
        if fits(words, 10 * unit, said.width()):
            draw_text(painter, said, words, 10 * unit, palette.label_text, LEFT)
        else:
            draw_wrapped(painter, said, words, 8.5 * unit, palette.label_text)
        left += share


def paint_suit_on_label(painter: QPainter, place: QRectF, suit: str, palette: Palette) -> None:
    """Draw a suit on label paper. If that is dark, a spot of card paper goes below, since black suits would
    not show."""
    if palette.label.lightness() < 128:
        painter.setBrush(palette.card)
        painter.drawRoundedRect(place.adjusted(-3, -3, 3, 3), 3, 3)
    paint_suit(painter, place, suit, palette)


def _paint_box(painter: QPainter, box: QRectF, card: str, state: FormState, palette: Palette) -> None:
    mark, unit = state.marks.get(card, ""), box.width() / 26
    inner = box.adjusted(1.5 * unit, 1.5 * unit, -1.5 * unit, -1.5 * unit)
    painter.setPen(QPen(faded(palette.label_muted, 1.0 if state.used or state.guessing else 0.45), unit))
    open_box = state.used and not mark
    painter.setBrush(faded(palette.warning, 0.10) if open_box else Qt.BrushStyle.NoBrush)
    painter.drawRect(inner)
    _paint_mark(painter, inner, mark, unit, palette)
    if card == state.chosen:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.target_bad, 3 * unit))
        painter.drawEllipse(inner.adjusted(-2 * unit, -2 * unit, 2 * unit, 2 * unit))


def _paint_mark(painter: QPainter, box: QRectF, mark: str, unit: float, palette: Palette) -> None:
    if mark == "out":
        _type(painter, box, "X", box.height() * 0.72, palette)
    elif mark == "seen":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(palette.label_text, 0.34))
        painter.drawRect(box.adjusted(1.5 * unit, 1.5 * unit, -1.5 * unit, -1.5 * unit))


def _type(painter: QPainter, place: QRectF, text: str, pixels: float, palette: Palette) -> None:
    """Draw text in the middle of `place`, in the letters of a typewriter."""
    letters = _typewriter(max(SMALLEST_TEXT, round(pixels)))
    write(painter, place, text, letters, palette.label_text, int(CENTRE) | IN_LINE)


@lru_cache(maxsize=32)
def _typewriter(pixels: int) -> QFont:
    made = QFont(["Courier Prime", "Courier New", "Liberation Mono", "DejaVu Sans Mono", "monospace"])
    made.setStyleHint(QFont.StyleHint.TypeWriter)
    made.setPixelSize(pixels)
    made.setBold(True)
    return made
