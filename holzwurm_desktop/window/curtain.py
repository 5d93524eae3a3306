"""The board that hides the table while the computer is passed to another person."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from holzwurm_desktop.desktop.appearance import Appearance, title_font
from holzwurm_desktop.desktop.key_tips import describe, give_keys
from holzwurm_desktop.models.keys import Keymap
from holzwurm_desktop.table.art.board import paint_board
from holzwurm_desktop.table.press import press_of
from holzwurm_desktop.window.start_keys import LIFT

LABEL_WIDTH = 440  # logical pixels


class Curtain(QWidget):
    """A page in place of the table, so that nothing of it can be seen. Enter, Space or a click anywhere lifts it."""

    lifted = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._name = ""
        self._title = QLabel()
        self._line = QLabel()
        self.button = QPushButton()
        self._lay_out()
        self.button.clicked.connect(self.lifted)
        give_keys(self.button, *LIFT.keys)
        appearance.palette_changed.connect(self._dress)
        self._dress()

    def fall(self, name: str) -> None:
        """Get ready to be shown to the person `name`, whose turn is next."""
        self._name = name
        self._retranslate()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.lifted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        press = press_of(event)
        # A key still held down from the last move must not lift it.
        if Keymap().find(press.keys(), (LIFT,)) is not None and not press.repeated:
            self.lifted.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._appearance.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_board(painter, QRectF(self.rect()), colours)
        # A sheet behind the texts, with a margin around them.
        paper = QRectF(self._title.geometry().united(self.button.geometry())).adjusted(-36, -30, 36, 30)
        painter.setPen(QPen(colours.label_edge, 1.5))
        painter.setBrush(colours.label)
        painter.drawRoundedRect(paper, 10, 10)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setSpacing(16)
        layout.addStretch(1)
        for widget in (self._title, self._line, self.button):
            widget.setFixedWidth(LABEL_WIDTH)
            layout.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        for label in (self._title, self._line):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.button.setAutoDefault(True)
        self.button.setMinimumHeight(40)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("It is {name}’s turn").format(name=self._name))
        self._line.setText(self.tr("Pass the computer on. Nobody else should look now."))
        # A single "&" in a name would be taken for the mark of a shortcut.
        self.button.setText(self.tr("I am {name}: &show my cards").format(name=self._name.replace("&", "&&")))
        describe({self.button: self.tr("Lifts the curtain, as does a click beside it")})

    def _dress(self) -> None:
        colours = self._appearance.palette
        self._title.setFont(title_font(self.font().pointSizeF() * 1.9))
        for label in (self._title, self._line):
            label.setStyleSheet(f"color: {colours.label_text.name()};")
        self.update()
