"""What a screen reader finds, but does not say of its own accord each time the keyboard comes in: pages of which one
is seen, which Qt calls a layered pane, and words that are told in another way, which it would call a label."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QStackedWidget


class PlainWords(QLabel):
    """Words with a name of their own for a screen reader, to be found as a paragraph."""


def _make(_key: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, PlainWords):
        return QAccessibleWidget(thing, QAccessible.Role.Paragraph)
    return QAccessibleWidget(thing, QAccessible.Role.Client) if isinstance(thing, QStackedWidget) else None


_installed = False


def install() -> None:
    """Tell Qt about it. Must be called before the first pages are made; later calls do nothing."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_make)
        _installed = True
