"""Pages of cards with their cutting lines, and of their backs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPen

from holzwurm_desktop.printing.order import Paper
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.paper import OnPaper, mm
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

CUT = QColor(110, 110, 110)
CUT_WIDTH = 0.15  # millimetres
RULER = 50  # millimetres
LETTERS = 6.5  # points

_SCALE = QT_TRANSLATE_NOOP("print", "Print at 100 %: this line is then {length} mm long.")
_TITLE = QT_TRANSLATE_NOOP("print", "{game} · cards, page {page} of {count}")
_BACKS = QT_TRANSLATE_NOOP("print", "{game} · backs of page {page}")


@dataclass(frozen=True)
class CardLeaf:
    """A page of cards. `draw` paints it on a page of `paper`, and rests after each card, so that whoever draws can do
    something else in between."""

    faces: Sequence[str]
    what: OnPaper
    paper: Paper
    palette: Palette
    side: str
    """What is written at the left edge of the paper."""
    scale: str
    """What is written at the ruler."""
    back: bool = False

    def draw(self, painter: QPainter) -> Iterator[None]:
        page = self.what.page
        painter.save()
        if self.back:  # as it lies behind the faces when the paper is turned round its upright edge
            painter.translate(self.paper.size.width(), 0)
            painter.scale(-1, 1)
        painter.translate(self.paper.centred(page.size))
        for face, place in zip(self.faces, page.places, strict=False):
            if self.back:
                page.paint_back(painter, place, self.palette)
            else:
                page.paint_face(painter, place, face, self.palette)
            yield
        if not self.back:
            painter.setPen(QPen(CUT, mm(CUT_WIDTH), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawLines(page.cuts(len(self.faces)))
        painter.restore()
        self._write_side(painter)

    def _write_side(self, painter: QPainter) -> None:
        """Write along the left edge what page this is, and draw the ruler, beside the cards and their lines."""
        high = self.paper.size.height()
        painter.save()
        painter.setPen(QPen(CUT, mm(0.2)))
        painter.setFont(side_font())
        painter.translate(0, high)
        painter.rotate(-90)
        line = QRectF(mm(16), mm(4), high - mm(32), mm(3))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | middle, self.side)
        if not self.back:
            painter.drawText(
                line.adjusted(0, 0, -mm(RULER + 3), 0), Qt.AlignmentFlag.AlignRight | middle, self.scale
            )
            painter.drawLines(ruler(line.right(), line.center().y()))
        painter.restore()


def ruler(right: float, y: float) -> list[QLineF]:
    """A line of `RULER` millimetres that ends at `right`, with a mark at either end."""
    left, mark = right - mm(RULER), mm(0.9)
    ends = [QLineF(x, y - mark, x, y + mark) for x in (left, right)]
    return [QLineF(QPointF(left, y), QPointF(right, y)), *ends]


def side_font() -> QFont:
    """The letters at the edge of a page."""
    font = QFont(QGuiApplication.font().family())
    font.setPointSizeF(LETTERS)
    return font


def card_leaves(
    game: str, what: OnPaper, paper: Paper, palette: Palette, words: Words, backs: bool
) -> list[CardLeaf]:
    """All pages of the cards of a game, which is called `game`; with `backs` that of its backs follows each."""
    room = len(what.page.places)
    pages = [what.cards[start : start + room] for start in range(0, len(what.cards), room)]
    leaves = []
    scale = words.say(_SCALE, length=RULER)
    for number, faces in enumerate(pages, start=1):
        title = words.say(_TITLE, game=game, page=number, count=len(pages))
        leaves.append(CardLeaf(faces, what, paper, palette, title, scale))
        if backs:
            behind = words.say(_BACKS, game=game, page=number)
            leaves.append(CardLeaf(faces, what, paper, palette, behind, "", back=True))
    return leaves
