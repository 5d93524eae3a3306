"""What lies on the table of a lesson or a task: a bubble of paper with words and buttons, and rings round what it
speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from holzwurm_desktop.desktop.plain_pages import PlainWords
from holzwurm_desktop.table.drawing import paint_sheet
from holzwurm_desktop.table.letters import USUAL, letters_scale
from holzwurm_desktop.table.palette import Palette

EDGE = 5
"""Pixels around the paper, for its shadow."""
REACH = 34.0
"""How long the tip of the bubble is at most, in units of the table."""


class Bubble(QWidget):
    """The bubble. Whoever shows it sets its words and lays it out.

    Its buttons: `close_button` above, below its words `left`, and `on`, which goes on.
    """

    def __init__(self, parent: QWidget, palette: Palette, left: int) -> None:
        """`left`: how many buttons there are besides `on` and `close_button`."""
        super().__init__(parent)
        self._colours = palette
        self._unit = 1.0
        self.place = PlainWords()
        self.label = PlainWords()
        self.label.setTextFormat(Qt.TextFormat.MarkdownText)
        self.label.setWordWrap(True)
        self.left = tuple(QPushButton() for _ in range(left))
        self.on, self.close_button = QPushButton(), QPushButton()
        head, buttons, layout = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        head.addWidget(self.place, 1)
        head.addWidget(self.close_button)
        for button in self.left:
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.on)
        layout.addLayout(head)
        layout.addWidget(self.label, 1)
        layout.addLayout(buttons)
        self._layouts = (layout, head, buttons)
        self.set_palette(palette)

    def set_palette(self, palette: Palette) -> None:
        """Show it in another theme."""
        self._colours = palette
        self.label.setStyleSheet(f"color: {palette.label_text.name()};")
        self.place.setStyleSheet(f"color: {palette.label_muted.name()};")
        self.update()

    def set_unit(self, unit: float, letters: float = 1.0) -> None:
        """Size its letters and edges for a table of this unit (see `table.layout`); `letters`: how large the letters
        are compared with the usual ones."""
        self._unit = unit
        font = self.font()
        letters *= letters_scale()
        for widget, pixels in (
            (self.label, 14.5),
            (self.place, 12.0),
            *((each, 13.0) for each in self.buttons),
        ):
            # Never below the system's letters, which the player has chosen to be able to read.
            font.setPixelSize(max(round(USUAL * letters), round(pixels * unit * letters)))
            widget.setFont(font)
        layout, head, buttons = self._layouts
        edge = EDGE + round(9 * unit)
        layout.setContentsMargins(edge, EDGE + round(5 * unit), edge, edge - 2)
        layout.setSpacing(round(5 * unit))
        for row in (head, buttons):
            row.setSpacing(round(6 * unit))

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """All its buttons."""
        return *self.left, self.on, self.close_button

    def height_for(self, width: float) -> float:
        """The height that its words need in this width."""
        layout = self._layouts[0]
        layout.activate()
        return float(max(layout.totalHeightForWidth(round(width)), layout.totalMinimumSize().height()))

    @property
    def least_width(self) -> float:
        """The width that its buttons need."""
        return float(self._layouts[0].totalMinimumSize().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        paint_sheet(painter, paper, self._colours, self._unit)


class BubbleMarks(QWidget):
    """Lies over the whole table and lets the mouse through: rings round what the bubble speaks of, and its tip."""

    def __init__(self, parent: QWidget, palette: Palette) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._colours = palette
        self._unit = 1.0
        self._rings: tuple[QRectF, ...] = ()
        self._bubble = QRectF()
        self._spared: tuple[QRectF, ...] = ()

    def set_palette(self, palette: Palette) -> None:
        """Show them in another theme."""
        self._colours = palette
        self.update()

    def show_marks(
        self, rings: Sequence[QRectF], bubble: QRectF, unit: float, spared: Sequence[QRectF] = ()
    ) -> None:
        """Show rings, and the tip of a bubble that lies at `bubble` and points at the first of them. Nothing is drawn
        over what is `spared`: words that lie on the cards."""
        now = tuple(rings), bubble, unit, tuple(spared)
        if now != (self._rings, self._bubble, self._unit, self._spared):
            self._rings, self._bubble, self._unit, self._spared = now
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._rings:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, colours = self._unit, self._colours
        free = QRegion(self.rect())
        for words in self._spared:
            free = free.subtracted(QRegion(words.toAlignedRect()))
        painter.setClipRegion(free)
        for ring in self._rings:
            around = ring.adjusted(-3 * unit, -3 * unit, 3 * unit, 3 * unit)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            # In two tones, as the focus: one of them shows on whatever lies there.
            for colour, width in ((colours.focus_halo, 6.0), (colours.target, 3.0)):
                painter.setPen(QPen(colour, width * unit))
                painter.drawRoundedRect(around, 7 * unit, 7 * unit)
        self._paint_tip(painter)

    def _paint_tip(self, painter: QPainter) -> None:
        """A wedge of paper from the edge of the bubble towards the nearest point of the first ring."""
        paper = self._bubble.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        ring, unit = self._rings[0], self._unit
        corner = 14 * unit
        end = QPointF(
            min(max(paper.center().x(), ring.left()), ring.right()),
            min(max(paper.center().y(), ring.top()), ring.bottom()),
        )
        base = QPointF(
            min(max(end.x(), paper.left() + corner), paper.right() - corner),
            min(max(end.y(), paper.top() + corner), paper.bottom() - corner),
        )
        upright = end.y() < paper.top() or end.y() > paper.bottom()
        if upright:
            base.setY(paper.top() + 1 if end.y() < paper.top() else paper.bottom() - 1)
        else:
            base.setX(paper.left() + 1 if end.x() < paper.left() else paper.right() - 1)
        way = end - base
        length = (way.x() ** 2 + way.y() ** 2) ** 0.5
        if length < 2:
            return
        tip = base + way * (min(length, REACH * unit) / length)
        half = QPointF(9 * unit, 0) if upright else QPointF(0, 9 * unit)
        painter.setPen(QPen(self._colours.label_edge, max(1.0, unit)))
        painter.setBrush(self._colours.label)
        painter.drawPolygon(QPolygonF([base - half, tip, base + half]))
