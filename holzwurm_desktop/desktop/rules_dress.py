"""How a rules page looks, on the screen and on paper: sizes, distances and colours of a text in Markdown."""

from __future__ import annotations

from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from holzwurm_desktop.desktop.appearance import title_font
from holzwurm_desktop.table.palette import Palette

PICTURE_WIDTH = 34.0  # ems
LINE_HEIGHT = 135.0  # per cent
HEADINGS = {1: 2.0, 2: 1.45, 3: 1.15}  # by level, times the size of the text
CAPTION = 0.88  # times the size of the text


class RulesDress:
    """Dresses a document that holds a rules page. `em`: the height of a line of its text, in pixels."""

    def __init__(self, document: QTextDocument, palette: Palette, em: float) -> None:
        self._document = document
        self._palette = palette
        self._em = em

    def dress(self) -> None:
        """Give every block, caption, key and table its look."""
        block = self._document.begin()
        while block.isValid():
            self._dress_block(block)
            block = block.next()
        for frame in self._document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._dress_table(frame)

    def _dress_block(self, block: QTextBlock) -> None:
        form = QTextBlockFormat()
        if not holds_picture(block):  # the factor would stretch the picture's line too
            form.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        level = block.blockFormat().headingLevel()
        table = QTextCursor(block).currentTable()
        if level in HEADINGS:
            size = self._document.defaultFont().pointSizeF() * HEADINGS[level]
            self._dress_letters(block, font=title_font(size))
            form.setTopMargin(size * (0.4 if level == 1 else 1.1))
            form.setBottomMargin(size * 0.35)
        elif _is_caption(block, table):
            self._dress_caption(block)
            form.setLineHeight(115.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            form.setBottomMargin(0 if table is not None else self._em * 0.9)
        elif block.textList() is not None:
            form.setBottomMargin(self._em * 0.15)
        elif table is None:
            form.setBottomMargin(self._em * (0.1 if holds_picture(block) else 0.45))
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
        letters.setForeground(self._palette.muted_text)
        letters.setFontItalic(False)
        letters.setFontWeight(QFont.Weight.Normal.value)  # the first row of a table is bold
        letters.setFontPointSize(self._document.defaultFont().pointSizeF() * CAPTION)
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(letters)

    def _dress_keys(self, block: QTextBlock) -> None:
        """Show keys, which are code in the Markdown, as keys."""
        letters = QTextCharFormat()
        letters.setFontFamilies(self._document.defaultFont().families())
        letters.setFontFixedPitch(False)
        letters.setFontWeight(QFont.Weight.Bold.value)
        letters.setBackground(self._palette.button)
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
        if holds_picture(table.cellAt(0, 0).firstCursorPosition().block()):
            form.setBorder(0)
        else:
            form.setBorder(1)
            form.setBorderCollapse(True)
            form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            form.setBorderBrush(self._palette.button_edge)
        form.setTopMargin(self._em * 0.4)
        form.setBottomMargin(self._em * 0.8)
        form.setWidth(QTextLength())  # as wide as the content needs
        table.setFormat(form)


def holds_picture(block: QTextBlock) -> bool:
    piece = block.begin()
    while not piece.atEnd():
        if piece.fragment().charFormat().isImageFormat():
            return True
        piece += 1
    return False


def _is_caption(block: QTextBlock, table: QTextTable | None) -> bool:
    """Whether a block tells what there is to see in the picture above it."""
    if table is None:
        return holds_picture(block.previous())
    cell = table.cellAt(QTextCursor(block))
    return cell.row() > 0 and holds_picture(
        table.cellAt(cell.row() - 1, cell.column()).firstCursorPosition().block()
    )
