"""Windows and the screen they are on: no window is larger than the screen has room for, or lies outside of it.

All lengths are logical pixels.
"""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from holzwurm_desktop.table.letters import letters_scale

TITLE_BAR = 40
"""About how much of the screen's height a window's frame takes; Qt only knows once the window is shown."""


def room_for(window: QWidget) -> QSize:
    """The greatest size a window can have, without its frame."""
    return _inside(window).size()


def size_first(window: QWidget, width: int, height: int = 0) -> None:
    """Give a window its first size, for letters of the usual size, or what the screen has room for."""
    scale = max(1.0, letters_scale())
    window.resize(QSize(round(width * scale), round(height * scale)).boundedTo(room_for(window)))


def keep_on_screen(window: QWidget) -> None:
    """Make a window fit its screen, and move it inside, the title bar too. Does nothing to a window that fills it."""
    if window.isMaximized() or window.isFullScreen():
        return
    room = _inside(window)
    size = window.size().boundedTo(room.size())
    if size != window.size():
        window.resize(size)
    now = window.geometry().topLeft()
    place = QPoint(
        max(room.left(), min(now.x(), room.right() + 1 - size.width())),
        max(room.top(), min(now.y(), room.bottom() + 1 - size.height())),
    )
    if place != now:
        window.setGeometry(QRect(place, size))


def _inside(window: QWidget) -> QRect:
    """Where the window may lie, without its frame."""
    return window.screen().availableGeometry().marginsRemoved(_frame(window))


def _frame(window: QWidget) -> QMargins:
    """The widths of a window's frame, or what they will be about."""
    outer, inner = window.frameGeometry(), window.geometry()
    if outer == inner:
        return QMargins(0, TITLE_BAR, 0, 0)
    return QMargins(
        inner.left() - outer.left(),
        inner.top() - outer.top(),
        outer.right() - inner.right(),
        outer.bottom() - inner.bottom(),
    )
