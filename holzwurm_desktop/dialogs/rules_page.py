"""A rules page on the screen: Markdown in a column of readable width, for the eye, the keyboard and the ear."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, QUrl, QUrlQuery, Signal
from PySide6.QtGui import QFont, QResizeEvent, QTextCursor, QTextDocument, QTextFrameFormat
from PySide6.QtWidgets import QApplication, QTextBrowser, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.rules_dress import PICTURE_WIDTH, RulesDress
from holzwurm_desktop.table.key_names import name_of
from holzwurm_desktop.text.rules_page import SIDE_BY_SIDE, written_out
from holzwurm_desktop.text.words import Words

WIDEST = 40.0  # ems: longer lines are hard to read
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
        RulesDress(self.document(), self._appearance.palette, self._em()).dress()
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
