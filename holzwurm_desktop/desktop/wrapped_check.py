"""A check box whose words go on in the next line where the width is used up."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyle, QStyleOptionButton


class WrappedCheckBox(QCheckBox):
    """A check box that need not be as wide as its words: Qt's own never breaks them into lines."""

    def __init__(self) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return self._size_with(self.text())

    def minimumSizeHint(self) -> QSize:
        width = max(map(self._width, self.text().split(" "))) + self._beside
        return QSize(width, self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        return self._size_with(self._wrapped(width)).height()

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        option.text = self._wrapped(self.width())

    @property
    def _beside(self) -> int:
        """The width of everything but the words."""
        return self.sizeHint().width() - self._width(self.text())

    def _width(self, words: str) -> int:
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, words).width()

    def _size_with(self, words: str) -> QSize:
        """The size of a check box with these words, in as many lines as they have."""
        option = QStyleOptionButton()
        super().initStyleOption(option)
        option.text = words
        room = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, words)
        return self.style().sizeFromContents(QStyle.ContentsType.CT_CheckBox, option, room, self)

    def _wrapped(self, width: int) -> str:
        """The words in lines for a check box of that width."""
        room = width - self._beside
        lines: list[str] = []
        for word in self.text().split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self._width(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return "\n".join(lines)
