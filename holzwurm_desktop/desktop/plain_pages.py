"""Pages of which one is seen, as a screen reader finds them: without a role of their own, which Qt calls a layered
pane and readers say each time the keyboard comes in."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QStackedWidget


def _make(_key: str, thing: QObject) -> QAccessibleInterface | None:
    return QAccessibleWidget(thing, QAccessible.Role.Client) if isinstance(thing, QStackedWidget) else None


_installed = False


def install() -> None:
    """Tell Qt about it. Must be called before the first pages are made; later calls do nothing."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_make)
        _installed = True
