"""The rules of a game, with pictures drawn by the code of the table."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl, QUrlQuery
from PySide6.QtGui import (
    QFont,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QComboBox, QTextBrowser, QWidget

from holzwurm_desktop.desktop.appearance import Appearance, title_font
from holzwurm_desktop.desktop.languages import Languages
from holzwurm_desktop.dialogs.frame import WorkshopDialog, size_first
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.languages import FALLBACK
from holzwurm_desktop.paths import resource
from holzwurm_desktop.text.game_text import title_of

WIDEST = 40.0  # ems: longer lines are hard to read
PICTURE_WIDTH = 34.0  # ems
LINE_HEIGHT = 135.0  # per cent
HEADINGS = {1: 2.0, 2: 1.45, 3: 1.15}  # by level, times the size of the text


class RulesPage(QTextBrowser):
    """A Markdown page in a column of readable width. Images at `picture:` addresses are drawn in theme colours."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._page: Path | None = None
        self.setOpenExternalLinks(True)
        self.setStyleSheet("QTextBrowser { border: none; border-radius: 0; }")
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.15)
        self.document().setDefaultFont(font)
        appearance.palette_changed.connect(self.draw_again)

    def show_page(self, page: Path) -> None:
        """Show a page from its beginning. Raises `OSError` if it cannot be read."""
        self._page = page
        self.document().clear()  # also forgets the pictures, which would otherwise keep their colours
        self.document().setMarkdown(page.read_text("utf-8"))
        self._dress()
        self._centre()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def draw_again(self) -> None:
        """Show the page again in the present colours, scrolled to the same place."""
        if self._page is not None:
            place = self.verticalScrollBar().value()
            self.show_page(self._page)
            self.verticalScrollBar().setValue(place)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        # Qt calls this for every picture of the page when it lays the page out.
        url = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value or url.scheme() != "picture":
            return super().loadResource(kind, url)
        from holzwurm_desktop.table.pictures import draw_picture_of

        arguments = dict(QUrlQuery(url).queryItems(QUrl.ComponentFormattingOption.FullyDecoded))
        return draw_picture_of(
            url.path(),
            arguments,
            self._appearance.palette,
            round(PICTURE_WIDTH * self._em()),
            self.devicePixelRatioF(),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._centre()

    def _em(self) -> float:
        return float(self.fontMetrics().height())

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

    def _dress(self) -> None:
        block = self.document().begin()
        while block.isValid():
            self._dress_block(block)
            block = block.next()
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._dress_table(frame)

    def _dress_block(self, block: QTextBlock) -> None:
        cursor = QTextCursor(block)
        form = QTextBlockFormat()
        if not _holds_picture(block):  # the factor would stretch the picture's line too
            form.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        level = block.blockFormat().headingLevel()
        if level in HEADINGS:
            size = self.document().defaultFont().pointSizeF() * HEADINGS[level]
            letters = QTextCharFormat()
            letters.setFont(title_font(size))
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            cursor.mergeCharFormat(letters)
            form.setTopMargin(size * (0.4 if level == 1 else 1.1))
            form.setBottomMargin(size * 0.35)
        elif block.textList() is not None:
            form.setBottomMargin(self._em() * 0.15)
        elif QTextCursor(block).currentTable() is None:
            form.setBottomMargin(self._em() * 0.45)
        QTextCursor(block).mergeBlockFormat(form)

    def _dress_table(self, table: QTextTable) -> None:
        form = table.format()
        form.setCellPadding(6)
        form.setCellSpacing(0)
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


class RulesDialog(WorkshopDialog):
    """The rules of one game in the present language; the dialog may stay open next to the table."""

    def __init__(
        self,
        languages: Languages,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent)
        self._games = list(kits())
        self._languages = languages
        self.game_box = QComboBox()
        self.game_box.addItems([""] * len(self._games))
        self.page = RulesPage(appearance)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(self.game_box)
        self.body.addWidget(self.page, 1)
        self.game_box.currentIndexChanged.connect(self._show)
        QShortcut(QKeySequence.StandardKey.HelpContents, self, self.close)
        size_first(self, 820, 720)

    def show_game(self, game_id: str) -> None:
        """Show the rules of a game. Raises `ValueError` if there is no such game."""
        self.game_box.setCurrentIndex(self._games.index(game_id))
        self.retranslate()

    def retranslate(self) -> None:
        for place, game_id in enumerate(self._games):
            self.game_box.setItemText(place, self._languages.words.say(title_of(game_id)))
        self.game_box.setAccessibleName(self.tr("Game"))
        self._show()

    def _show(self) -> None:
        game_id = self._games[self.game_box.currentIndex()]
        self.write_title(self.tr("Rules of the game"), self._languages.words.say(title_of(game_id)))
        page = resource("rules", game_id, f"{self._languages.language}.md")
        # In English if the page is not translated yet.
        self.page.show_page(page if page.is_file() else resource("rules", game_id, f"{FALLBACK}.md"))
