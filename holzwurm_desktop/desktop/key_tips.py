"""Tooltips of the controls in windows: what a control does, and by which key, as it is when the tooltip is wanted.

A control tells what it does once, by its accessible description; where that would only repeat what is written on it
there is none, and its name stands before the key. The table tells of what lies on it by itself (`table.tips`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint
from PySide6.QtGui import QHelpEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollBar,
    QTabBar,
    QTextEdit,
    QToolTip,
    QWidget,
)

from holzwurm_desktop.table.key_names import name_of
from holzwurm_desktop.text.words import Words

CONTROLS = (
    *(QAbstractButton, QComboBox, QAbstractSpinBox, QAbstractSlider, QLineEdit),
    *(QAbstractItemView, QTabBar, QTextEdit, QPlainTextEdit),
)
_KEYS = "keys"
"""The property of a control with the keys that its owner gives it."""
NEXT_TAB = "Ctrl+Tab"


def give_keys(control: QWidget, *keys: str) -> None:
    """Let the tooltip of a control name these keys, written as in `models.keys`, of which its owner sees to it that
    they do the same; "" is none. The letter that is underlined, Enter and Esc of a dialog are named anyway."""
    control.setProperty(_KEYS, [key for key in keys if key])


def describe(sentences: Mapping[QWidget, str]) -> None:
    """Say of each control what it does, where that is more than what is written on it."""
    for control, sentence in sentences.items():
        control.setAccessibleDescription(sentence)


class KeyTips(QObject):
    """Shows the tooltips of a window and of all that it ever contains."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._words = Words(lambda context, source, n: QCoreApplication.translate(context, source, None, n))
        # What has no tooltip of its own hands the wish for one on to what it lies in, and at last to its window.
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
            return False
        control = control_at(watched, event.pos()) if isinstance(watched, QWidget) else None
        tip = self.tip_of(control, event.globalPos()) if control is not None else ""
        if control is None or not tip:
            return False
        # A paragraph, so that long tips are broken into lines.
        QToolTip.showText(event.globalPos(), f"<p>{escape(tip)}</p>", control)
        return True

    def tip_of(self, control: QWidget, where: QPoint) -> str:
        """What the tooltip of a control says if it is wanted at a point of the screen, which matters for tabs."""
        what = control.accessibleDescription() or name_told(control)
        keys = [name_of(self._words, key) for key in keys_of(control)]
        if isinstance(control, QTabBar):
            tab = control.tabAt(control.mapFromGlobal(where))
            letter = _letter(control.tabText(tab))
            what, keys = (_plain(control.tabText(tab)) or what), [*([letter] if letter else []), *keys]
        letters = [_letter_of(control), *keys]
        named = ", ".join(dict.fromkeys(key for key in letters if key))
        return f"{what.removesuffix('.')} ({named})" if named else what


def control_at(window: QWidget, point: QPoint) -> QWidget | None:
    """The control that lies at a point of a window, or around what lies there."""
    found = window.childAt(point)
    while found is not None and found is not window:
        around = found.parentWidget()
        inside = isinstance(around, QComboBox | QAbstractSpinBox | QAbstractItemView)
        if isinstance(found, CONTROLS) and not isinstance(found, QScrollBar) and not inside:
            return found
        found = around
    return None


def name_told(control: QWidget) -> str:
    """What a control is called: what is written on it, or on the label of a field."""
    own = control.accessibleName()
    if own:
        return own
    if isinstance(control, QAbstractButton):
        return _plain(control.text())
    return next((_plain(label.text()).removesuffix(":") for label in _labels(control)), "")


def keys_of(control: QWidget) -> list[str]:
    """The keys, besides the underlined letter, that do what a control does, in the order in which they are told."""
    given = control.property(_KEYS)
    keys = [str(key) for key in given] if isinstance(given, list) else []
    if isinstance(control, QTabBar):
        keys.append(NEXT_TAB)
    window = control.window()
    if isinstance(control, QPushButton) and isinstance(window, QDialog):
        if control.isDefault():
            keys.append("Return")
        box = control.parentWidget()
        if isinstance(box, QDialogButtonBox) and _leaves(box, control):
            keys.append("Esc")
    return keys


def _leaves(box: QDialogButtonBox, button: QPushButton) -> bool:
    return box.buttonRole(button) == QDialogButtonBox.ButtonRole.RejectRole


def _letter_of(control: QWidget) -> str:
    """Alt with the letter that is underlined on a button, or on the label of a field; "" if there is none."""
    if isinstance(control, QAbstractButton):
        return control.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return next((found for found in map(_letter, (label.text() for label in _labels(control))) if found), "")


def _letter(text: str) -> str:
    return QKeySequence.mnemonic(text).toString(QKeySequence.SequenceFormat.NativeText)


def _labels(control: QWidget) -> Iterator[QLabel]:
    """The labels of a field."""
    return (label for label in control.window().findChildren(QLabel) if label.buddy() is control)


def _plain(text: str) -> str:
    """What is written, without the mark of the underlined letter."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")
