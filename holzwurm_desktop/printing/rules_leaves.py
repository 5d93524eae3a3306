"""The rules of a game as pages: the text of the rules window, its pictures drawn as shapes and not as pixels."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QUrl, QUrlQuery
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPalette,
    QPyTextObject,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
    QTextTableFormat,
)

from holzwurm_desktop.desktop.rules_dress import PICTURE_WIDTH, RulesDress, holds_picture
from holzwurm_desktop.printing.card_leaves import CUT, side_font
from holzwurm_desktop.printing.order import Paper
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.paper import mm
from holzwurm_desktop.table.pictures import Sketch, sketchers
from holzwurm_desktop.text.rules_page import SIDE_BY_SIDE, for_paper, written_out
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

LETTERS = 9.5  # points
RATIO = 4.0
"""Dots of a printer for each of ours, for the few parts of pictures that have any."""

_PAGE = QT_TRANSLATE_NOOP("print", "{game} · rules, page {page} of {count}")


class DrawnPictures(QPyTextObject):
    """Draws the pictures of a text as shapes. `widest`: of a picture that stands by itself, in dots."""

    def __init__(self, palette: Palette, widest: float, parent: QTextDocument) -> None:
        super().__init__(parent)
        self._palette = palette
        self._widest = widest
        self._drawn: dict[str, tuple[Sketch, float]] = {}

    def intrinsicSize(self, _doc: QTextDocument, _position: int, format: QTextFormat) -> QSizeF:
        sketch, scale = self._sketch(format)
        return sketch.size * scale

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        _doc: QTextDocument,
        _position: int,
        format: QTextFormat,
    ) -> None:
        sketch, scale = self._sketch(format)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QPointF(rect.topLeft()))
        painter.scale(scale, scale)
        sketch.draw(painter)
        painter.restore()

    def _sketch(self, form: QTextFormat) -> tuple[Sketch, float]:
        """A picture, and how much smaller it is to be than it wants. Raises as `draw_picture_of`."""
        address = form.toImageFormat().name()
        if address not in self._drawn:
            url = QUrl(address)
            arguments = dict(QUrlQuery(url).queryItems(QUrl.ComponentFormattingOption.FullyDecoded))
            beside = int(arguments.pop(SIDE_BY_SIDE, "1"))
            sketch = sketchers()[url.path()](arguments, self._palette, RATIO)
            self._drawn[address] = sketch, min(1.0, self._widest / beside / sketch.size.width())
        return self._drawn[address]


@dataclass(frozen=True)
class RulesLeaf:
    """One page of a document that is laid out for pages of the paper's inside."""

    document: QTextDocument
    number: int
    paper: Paper
    foot: str

    def draw(self, painter: QPainter) -> Iterator[None]:
        room, size = self.paper.inside, self.document.pageSize()
        seen = QRectF(QPointF(0, self.number * size.height()), size)
        painter.save()
        painter.translate(room.topLeft() - seen.topLeft())
        painter.setClipRect(seen)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = seen
        context.palette = _ink()
        self.document.documentLayout().draw(painter, context)
        painter.restore()
        painter.save()
        painter.setPen(CUT)
        painter.setFont(side_font())
        foot = QRectF(room.left(), room.bottom() + mm(3), room.width(), mm(5))
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, self.foot)
        painter.restore()
        yield


def rules_leaves(
    game: str, page: str, paper: Paper, palette: Palette, words: Words
) -> Generator[None, None, list[RulesLeaf]]:
    """All pages of the rules of a game, which is called `game`; `page` is what its file says. Rests while it lays
    them out."""
    document = _document(palette, paper)
    yield
    document.setMarkdown(written_out(for_paper(page), str))
    yield
    RulesDress(document, palette, QFontMetricsF(document.defaultFont()).height()).dress()
    yield
    # In whole dots, as Qt breaks pages there.
    document.setPageSize(QSizeF(paper.inside.size().toSize()))
    while (loose := _parted(document)) is not None:
        _begin_page_with(loose)
        yield
    count = document.pageCount()
    return [
        RulesLeaf(document, number, paper, words.say(_PAGE, game=game, page=number + 1, count=count))
        for number in range(count)
    ]


def _document(palette: Palette, paper: Paper) -> QTextDocument:
    """An empty one, with its letters and what draws its pictures."""
    document = QTextDocument()
    document.setUseDesignMetrics(True)  # letters stand where they stand in every size
    document.setDocumentMargin(0)
    font = QFont(QGuiApplication.font().family())
    font.setPointSizeF(LETTERS)
    document.setDefaultFont(font)
    widest = min(PICTURE_WIDTH * QFontMetricsF(font).height(), paper.inside.width())
    pictures = DrawnPictures(palette, widest, document)
    document.documentLayout().registerHandler(QTextFormat.ObjectTypes.ImageObject.value, pictures)
    return document


Element: TypeAlias = QTextBlock | QTextTable


def _elements(document: QTextDocument) -> Iterator[Element]:
    """The paragraphs and tables of the page, in their order."""
    at = document.rootFrame().begin()
    while not at.atEnd():
        frame = at.currentFrame()
        yield frame if isinstance(frame, QTextTable) else at.currentBlock()
        at += 1


def _parted(document: QTextDocument) -> Element | None:
    """The first table that the end of a page cuts, heading at the foot of a page, or picture that is parted from its
    caption; None if there is none any more."""
    high = document.pageSize().height()
    document.pageCount()  # lays out the whole document
    elements = list(_elements(document))
    for element, following in zip_longest(elements, elements[1:]):
        first, last = _pages(element, high)
        if isinstance(element, QTextTable):
            loose = first < last
        else:
            bound = element.blockFormat().headingLevel() > 0 or holds_picture(element)
            loose = bound and following is not None and _pages(following, high)[0] > first
        if loose and not _form(element).pageBreakPolicy():  # else it is longer than a page
            return element
    return None


def _begin_page_with(element: Element) -> None:
    form = _form(element)
    form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
    if isinstance(element, QTextTable):
        element.setFormat(form.toTableFormat())
        document = element.document()
    else:
        QTextCursor(element).mergeBlockFormat(form.toBlockFormat())
        document = element.document()
    # Else blocks further down would keep no lines where the layout was not done with them.
    document.markContentsDirty(0, document.characterCount())


def _form(element: Element) -> QTextTableFormat | QTextBlockFormat:
    return element.format() if isinstance(element, QTextTable) else element.blockFormat()


def _pages(element: Element, high: float) -> tuple[int, int]:
    """The pages on which an element begins and ends."""
    if isinstance(element, QTextTable):
        place = element.document().documentLayout().frameBoundingRect(element)
        return int(place.top() // high), int(place.bottom() // high)
    place = element.document().documentLayout().blockBoundingRect(element)
    layout = element.layout()
    lines = [layout.lineAt(at) for at in range(layout.lineCount())]
    tops = [place.top() + line.y() for line in lines] or [place.top()]
    return int(tops[0] // high), int(tops[-1] // high)


def _ink() -> QPalette:
    """Black on white, whatever the theme of the window."""
    ink = QPalette()
    ink.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
    return ink
