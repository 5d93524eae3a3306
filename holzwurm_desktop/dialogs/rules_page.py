"""A rules page on the screen: Markdown in a column of readable width, for the eye, the keyboard and the ear."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, QUrl, QUrlQuery, Signal
from PySide6.QtGui import (
    QFont,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QApplication, QTextBrowser, QWidget

from holzwurm_desktop.desktop.appearance import Appearance, title_font
from holzwurm_desktop.table.key_names import name_of
from holzwurm_desktop.text.rules_page import SIDE_BY_SIDE, written_out
from holzwurm_desktop.text.words import Words

WIDEST = 40.0  # ems: longer lines are hard to read
PICTURE_WIDTH = 34.0  # ems
LINE_HEIGHT = 135.0  # per cent
HEADINGS = {1: 2.0, 2: 1.45, 3: 1.15}  # by level, times the size of the text
CAPTION = 0.88  # times the size of the text
_SIGNS = {"-": "−"}


class Heading(NamedTuple):
    """A heading of the page: its level (2 or 3), its text, and where it is in the document."""

    level: int
    text: str
    position: int


class RulesPage(QTextBrowser):
    """A Markdown page in a column of readable width. Images at `picture:` addresses are drawn in theme colours."""

    heading_reached = Signal(int)
    """Another heading's part is at the top of what is seen: its place in `headings`."""

    def __init__(self, appearance: Appearance, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._words = words
        self._page: Path | None = None
        self.headings: list[Heading] = []
        """The headings of the page, without its title."""
        self.setOpenExternalLinks(True)
        self._size_letters()
        # With a text cursor, so that arrows walk through the text and a screen reader reads line by line.
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.verticalScrollBar().valueChanged.connect(self._tell_heading)
        appearance.palette_changed.connect(self.draw_again)
        self._dress_frame()

    def show_page(self, page: Path) -> None:
        """Show a page from its beginning. Raises `OSError` if it cannot be read."""
        self._page = page
        self.document().clear()  # also forgets the pictures, which would otherwise keep their colours
        self.document().setMarkdown(written_out(page.read_text("utf-8"), self.key_name))
        self._dress()
        self._centre()
        self.headings = self._found_headings()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _size_letters(self) -> None:
        font = QFont(QApplication.font())
        font.setPointSizeF(font.pointSizeF() * 1.15)
        if font != self.document().defaultFont():
            self.document().setDefaultFont(font)

    def draw_again(self) -> None:
        """Show the page again in the present colours, scrolled to the same place."""
        self._dress_frame()
        self._size_letters()
        if self._page is not None:
            place = self.verticalScrollBar().value()
            self.show_page(self._page)
            self.verticalScrollBar().setValue(place)

    def key_name(self, portable: str) -> str:
        """A key by its portable name, as the player's system and language write it."""
        return _SIGNS.get(portable) or name_of(self._words, portable)

    def go_to(self, heading: Heading) -> None:
        """Bring a heading to the top of what is seen, and the text cursor to it."""
        cursor = self.textCursor()
        cursor.setPosition(heading.position)
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(round(self._top_of(heading)))

    def find_text(self, text: str, backwards: bool, from_start: bool) -> bool:
        """Mark the next place with `text`, beyond the last one from the other end on; False if there is none.

        With `from_start` the place that is marked now may be found again, for a search text that grows.
        """
        flags = QTextDocument.FindFlag.FindBackward if backwards else QTextDocument.FindFlag(0)
        start = self.textCursor()
        if from_start:
            start.setPosition(start.selectionStart())
        found = self.document().find(text, start, flags)
        if found.isNull():
            start.movePosition(
                QTextCursor.MoveOperation.End if backwards else QTextCursor.MoveOperation.Start
            )
            found = self.document().find(text, start, flags)
        if found.isNull():
            return False
        self.setTextCursor(found)
        return True

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        # Qt calls this for every picture of the page when it lays the page out.
        url = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value or url.scheme() != "picture":
            return super().loadResource(kind, url)
        from holzwurm_desktop.table.pictures import draw_picture_of

        arguments = dict(QUrlQuery(url).queryItems(QUrl.ComponentFormattingOption.FullyDecoded))
        beside = int(arguments.pop(SIDE_BY_SIDE, "1"))
        return draw_picture_of(
            url.path(),
            arguments,
            self._appearance.palette,
            round(PICTURE_WIDTH * self._em() / beside),
            self.devicePixelRatioF(),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._centre()

    def _em(self) -> float:
        return float(self.fontMetrics().height())

    def _top_of(self, heading: Heading) -> float:
        block = self.document().findBlock(heading.position)
        return self.document().documentLayout().blockBoundingRect(block).top()

    def _tell_heading(self) -> None:
        seen = self.verticalScrollBar().value() + self._em()
        above = [at for at, heading in enumerate(self.headings) if self._top_of(heading) <= seen]
        self.heading_reached.emit(above[-1] if above else 0)

    def _found_headings(self) -> list[Heading]:
        found, block = [], self.document().begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            if level > 1:
                found.append(Heading(level, block.text(), block.position()))
            block = block.next()
        return found

    def _centre(self) -> None:
        """Set margins that keep the lines at a readable length."""
        margin = max(24.0, (self.viewport().width() - WIDEST * self._em()) / 2)
        frame = self.document().rootFrame()
        form = QTextFrameFormat(frame.frameFormat())
        if form.leftMargin() != margin:  # a new format lays the whole page out again
            form.setLeftMargin(margin)
            form.setRightMargin(margin)
            form.setTopMargin(12)
            form.setBottomMargin(24)
            frame.setFrameFormat(form)

    def _dress_frame(self) -> None:
        """Draw a ring around the page while it has the focus."""
        colour = self._appearance.palette.focus.name()
        self.setStyleSheet(
            "QTextBrowser { border: 2px solid transparent; border-radius: 0; }"
            f"QTextBrowser:focus {{ border-color: {colour}; }}"
        )

    def _dress(self) -> None:
        block = self.document().begin()
        while block.isValid():
            self._dress_block(block)
            block = block.next()
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._dress_table(frame)

    def _dress_block(self, block: QTextBlock) -> None:
        form = QTextBlockFormat()
        if not _holds_picture(block):  # the factor would stretch the picture's line too
            form.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        level = block.blockFormat().headingLevel()
        table = QTextCursor(block).currentTable()
        if level in HEADINGS:
            size = self.document().defaultFont().pointSizeF() * HEADINGS[level]
            self._dress_letters(block, font=title_font(size))
            form.setTopMargin(size * (0.4 if level == 1 else 1.1))
            form.setBottomMargin(size * 0.35)
        elif _is_caption(block, table):
            self._dress_caption(block)
            form.setLineHeight(115.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            form.setBottomMargin(0 if table is not None else self._em() * 0.9)
        elif block.textList() is not None:
            form.setBottomMargin(self._em() * 0.15)
        elif table is None:
            form.setBottomMargin(self._em() * (0.1 if _holds_picture(block) else 0.45))
        QTextCursor(block).mergeBlockFormat(form)
        self._dress_keys(block)

    def _dress_letters(self, block: QTextBlock, font: QFont) -> None:
        letters = QTextCharFormat()
        letters.setFont(font)
        cursor = QTextCursor(block)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.mergeCharFormat(letters)

    def _dress_caption(self, block: QTextBlock) -> None:
        letters = QTextCharFormat()
        letters.setForeground(self._appearance.palette.muted_text)
        letters.setFontItalic(False)
        letters.setFontWeight(QFont.Weight.Normal.value)  # the first row of a table is bold
        letters.setFontPointSize(self.document().defaultFont().pointSizeF() * CAPTION)
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(letters)

    def _dress_keys(self, block: QTextBlock) -> None:
        """Show keys, which are code in the Markdown, as keys."""
        letters = QTextCharFormat()
        letters.setFontFamilies(self.document().defaultFont().families())
        letters.setFontFixedPitch(False)
        letters.setFontWeight(QFont.Weight.Bold.value)
        letters.setBackground(self._appearance.palette.button)
        pieces = []
        piece = block.begin()
        while not piece.atEnd():
            fragment = piece.fragment()
            if fragment.charFormat().fontFixedPitch():
                pieces.append((fragment.position(), fragment.length()))
            piece += 1
        for position, length in pieces:
            cursor = QTextCursor(block)
            cursor.setPosition(position)
            cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(letters)

    def _dress_table(self, table: QTextTable) -> None:
        form = table.format()
        form.setCellPadding(6)
        form.setCellSpacing(0)
        if _holds_picture(table.cellAt(0, 0).firstCursorPosition().block()):
            form.setBorder(0)
        else:
            form.setBorder(1)
            form.setBorderCollapse(True)
            form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            form.setBorderBrush(self._appearance.palette.button_edge)
        form.setTopMargin(self._em() * 0.4)
        form.setBottomMargin(self._em() * 0.8)
        form.setWidth(QTextLength())  # as wide as the content needs
        table.setFormat(form)


def _holds_picture(block: QTextBlock) -> bool:
    piece = block.begin()
    while not piece.atEnd():
        if piece.fragment().charFormat().isImageFormat():
            return True
        piece += 1
    return False


def _is_caption(block: QTextBlock, table: QTextTable | None) -> bool:
    """Whether a block tells what there is to see in the picture above it."""
    if table is None:
        return _holds_picture(block.previous())
    cell = table.cellAt(QTextCursor(block))
    return cell.row() > 0 and _holds_picture(
        table.cellAt(cell.row() - 1, cell.column()).firstCursorPosition().block()
    )
