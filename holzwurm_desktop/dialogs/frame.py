"""What all dialogs share: a wooden plank with the title, and below it a sheet with the content."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from holzwurm_desktop.desktop.appearance import Appearance, title_font
from holzwurm_desktop.table.art.board import paint_board


class Plank(QWidget):
    """The wooden strip at the top of a dialog, with its title and optionally a line below it."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._title = ""
        self._line = ""
        appearance.palette_changed.connect(self.update)

    def write(self, title: str, line: str = "") -> None:
        """Show another title and line."""
        self._title, self._line = title, line
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        title = QFontMetricsF(self._title_font())
        line = QFontMetricsF(self.font())
        height = title.height() + (line.height() + 2 if self._line else 0) + 26
        return QSize(
            round(max(title.horizontalAdvance(self._title), line.horizontalAdvance(self._line)) + 44),
            round(height),
        )

    def minimumSizeHint(self) -> QSize:
        # A long title must not make the dialog wider than its content.
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self._appearance.palette
        # A board three times as high as the strip, so that only one or two of its planks are visible.
        painter.setClipRect(self.rect())
        paint_board(painter, QRectF(0, 0, self.width(), self.height() * 3), colours)
        painter.fillRect(0, self.height() - 2, self.width(), 2, colours.board_joint)
        area = self.rect().adjusted(22, 12, -22, -12)
        painter.setFont(self._title_font())
        painter.setPen(colours.board_text)
        painter.drawText(area, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, self._title)
        painter.setFont(self.font())
        painter.drawText(area, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, self._line)

    def _title_font(self) -> QFont:
        return title_font(self.font().pointSizeF() * 1.75)


TITLE_BAR = 40
"""About how many logical pixels a window's frame takes of the screen's height. Qt knows only once the window is
shown."""


def size_first(window: QWidget, width: int, height: int) -> None:
    """Give a window its first size in logical pixels, or what the screen has room for."""
    room = window.screen().availableSize() - QSize(0, TITLE_BAR)
    window.resize(QSize(width, height).boundedTo(room))


class WorkshopDialog(QDialog):
    """A dialog with its title on a plank. Subclasses fill `body` and set all their texts in `retranslate`."""

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget | None = None,
        buttons: QDialogButtonBox.StandardButton = QDialogButtonBox.StandardButton.Close,
    ) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.plank = Plank(appearance)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(22, 18, 22, 8)
        self.body.setSpacing(12)
        self.buttons = QDialogButtonBox(buttons)
        self.buttons.setContentsMargins(22, 6, 22, 18)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.plank)
        layout.addLayout(self.body, 1)
        layout.addWidget(self.buttons)

    def retranslate(self) -> None:
        """Set all texts again, in the present language; called when it changes."""
        raise NotImplementedError

    def write_title(self, title: str, line: str = "") -> None:
        """Set the title of the window and on the plank, and the line below it."""
        self.setWindowTitle(title)
        self.plank.write(title, line)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class MutedLabel(QLabel):
    """An explanation in a muted colour, wrapped over several lines."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setWordWrap(True)
        appearance.palette_changed.connect(self._dress)
        self._dress()

    def setText(self, text: str) -> None:
        super().setText(text)
        self._ask_for_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ask_for_room()

    def _ask_for_room(self) -> None:
        """Reserve the height of all lines. Qt computes a window's first and minimum size as if a wrapped text had one
        or two lines, and would cut off the others."""
        self.setMinimumHeight(self.heightForWidth(self.width()) if self.text() else 0)

    def _dress(self) -> None:
        self.setStyleSheet(f"color: {self._appearance.palette.muted_text.name()};")
