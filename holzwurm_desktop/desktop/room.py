"""Room for what may be larger than its window: it scrolls then, and fills the room otherwise."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

LEAST = QSize(200, 80)
"""The size in pixels below which a room is of no use."""


class Room(QScrollArea):
    """Shows its content whole if there is room for that, else as much as there is."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._content.minimumSizeHint().boundedTo(LEAST)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        done = super().eventFilter(watched, event)
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()  # the wish of the content is that of the room
        return done

    def reveal(self, part: QWidget, rect: QRectF) -> None:
        """Scroll until `rect` of a part of the content can be seen."""
        place = rect.toAlignedRect()
        place.moveTopLeft(part.mapTo(self._content, place.topLeft()))
        self.ensureVisible(
            place.center().x(), place.center().y(), place.width() // 2 + 4, place.height() // 2 + 4
        )
