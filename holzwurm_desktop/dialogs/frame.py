"""What all dialogs share: a wooden plank with the title, and below it a sheet with the content, which scrolls where
the screen is too small for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from holzwurm_desktop.desktop.appearance import Appearance, title_font
from holzwurm_desktop.desktop.foreign_letters import strike_by_place
from holzwurm_desktop.desktop.key_tips import KeyTips
from holzwurm_desktop.desktop.room import Least, Room
from holzwurm_desktop.desktop.screens import keep_on_screen, room_for
from holzwurm_desktop.desktop.wheel import CalmWheel
from holzwurm_desktop.table.art.board import paint_board

_WRAPPED = int(Qt.TextFlag.TextWordWrap)
_EDGE, _TOP = 22, 12  # pixels around the words on a plank
_MEASURED = 5
"""How often a dialog is measured at most before it is shown: its size decides how its content is laid out."""


class Plank(QWidget):
    """The wooden strip at the top of a dialog, with its title and optionally a line below it."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._title = ""
        self._line = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        appearance.palette_changed.connect(self.update)

    def write(self, title: str, line: str = "") -> None:
        """Show another title and line."""
        self._title, self._line = title, line
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        title = QFontMetricsF(self._title_font()).horizontalAdvance(self._title)
        line = QFontMetricsF(self.font()).horizontalAdvance(self._line)
        width = round(max(title, line)) + 2 * _EDGE + 2
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        # A long title must not make the dialog wider than its content; it may need more lines instead.
        return QSize(0, self.heightForWidth(max(self.width(), 2 * _EDGE + 1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        line = self._height(self._line, self.font(), width) + 2 if self._line else 0
        return round(self._height(self._title, self._title_font(), width) + line + 2 * _TOP + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self._appearance.palette
        # A board three times as high as the strip, so that only one or two of its planks are visible.
        painter.setClipRect(self.rect())
        paint_board(painter, QRectF(0, 0, self.width(), self.height() * 3), colours)
        painter.fillRect(0, self.height() - 2, self.width(), 2, colours.board_joint)
        area = self.rect().adjusted(_EDGE, _TOP, -_EDGE, -_TOP)
        painter.setFont(self._title_font())
        painter.setPen(colours.board_text)
        top, bottom = int(Qt.AlignmentFlag.AlignTop), int(Qt.AlignmentFlag.AlignBottom)
        painter.drawText(area, top | _WRAPPED, self._title)
        painter.setFont(self.font())
        painter.drawText(area, bottom | _WRAPPED, self._line)

    @staticmethod
    def _height(text: str, font: QFont, width: int) -> float:
        room = QRectF(0, 0, width - 2 * _EDGE, 10_000)  # as high as the words may need
        return QFontMetricsF(font).boundingRect(room, _WRAPPED, text).height()

    def _title_font(self) -> QFont:
        return title_font(self.font().pointSizeF() * 1.75)


class WorkshopDialog(QDialog):
    """A dialog with its title on a plank. Subclasses fill `body` and set all their texts in `retranslate`.

    It grows with its content up to the size of the screen; then the content scrolls, while title and buttons stay.
    """

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget | None = None,
        buttons: QDialogButtonBox.StandardButton = QDialogButtonBox.StandardButton.Close,
    ) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.plank = Plank(appearance)
        self._content = QWidget()
        self.body = QVBoxLayout(self._content)
        self.body.setContentsMargins(22, 18, 22, 8)
        self.body.setSpacing(12)
        self.sheet = Room(self._content)
        self.buttons = QDialogButtonBox(buttons)
        self.buttons.setContentsMargins(22, 6, 22, 18)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._wheel = CalmWheel(self)
        KeyTips(self)
        whole = QWidget()
        layout = QVBoxLayout(whole)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.plank)
        layout.addWidget(self.sheet, 1)
        layout.addWidget(self.buttons)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(Room(Least(whole)))  # scrolls where not even title and buttons have room
        self._content.installEventFilter(self)

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

    def showEvent(self, event: QShowEvent) -> None:
        if self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            self._fit()
        else:
            self._fit_anew()
        super().showEvent(event)
        keep_on_screen(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The content has changed and may need more room, and may have got new fields.
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self._fit()
            keep_on_screen(self)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by page, also where nothing of the content takes the keyboard."""
        steps = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        if event.key() in steps:
            bar = self.sheet.verticalScrollBar()
            bar.setValue(bar.value() + steps[Qt.Key(event.key())] * bar.pageStep())
        elif not strike_by_place(self, event):
            super().keyPressEvent(event)

    def _fit_anew(self) -> None:
        """Be as large as the content needs, whatever size it had before."""
        for _ in range(_MEASURED):
            before = self.size()
            # Words were measured in the width that the content had before; in this one they may need fewer lines.
            self.setAttribute(Qt.WidgetAttribute.WA_Resized, False)
            self._fit()
            if self.size() == before:
                break
        # From now on it grows with its content, and does not shrink.
        self.setAttribute(Qt.WidgetAttribute.WA_Resized)

    def _fit(self) -> None:
        """Be as large as the content needs, as far as the screen has room."""
        self._wheel.calm(self)
        room = room_for(self)
        self.buttons.setOrientation(Qt.Orientation.Horizontal)
        if self.buttons.sizeHint().width() > room.width():
            self.buttons.setOrientation(Qt.Orientation.Vertical)
        hint = self._content.sizeHint().width()
        chosen = (
            self.width()
            if self.testAttribute(Qt.WidgetAttribute.WA_Resized)
            else self.plank.sizeHint().width()
        )
        width = min(max(hint, chosen, self.buttons.sizeHint().width()), room.width())
        height = self._height_for(width)
        if height > room.height() and hint + self.sheet.verticalScrollBar().sizeHint().width() > width:
            width = min(room.width(), hint + self.sheet.verticalScrollBar().sizeHint().width())
        size = QSize(width, min(height, room.height()))
        if self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            size = size.expandedTo(self.size()).boundedTo(room)
        if size != self.size():
            self.resize(size)

    def _height_for(self, width: int) -> int:
        """The height at which nothing has to scroll."""
        layout = self._content.layout()
        wrapped = (
            layout.totalHeightForWidth(width) if layout is not None and layout.hasHeightForWidth() else 0
        )
        content = max(wrapped, self._content.minimumSizeHint().height())
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            content = max(content, self._content.sizeHint().height())
        return content + self.plank.heightForWidth(width) + self.buttons.sizeHint().height()


class Heading(QLabel):
    """The title of a part of a dialog."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        appearance.palette_changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        self.setFont(title_font(QApplication.font().pointSizeF() * 1.2))


class MutedLabel(QLabel):
    """An explanation in a muted colour, wrapped over several lines."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)  # it may hold text from files
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
        # First none: a label is never measured lower than its least height, and would keep that of a narrower time.
        self.setMinimumHeight(0)
        self.setMinimumHeight(self.heightForWidth(self.width()) if self.text() else 0)

    def _dress(self) -> None:
        self.setStyleSheet(f"color: {self._appearance.palette.muted_text.name()};")
