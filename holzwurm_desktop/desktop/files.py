"""File dialogs for records, which the player knows as game files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from holzwurm_desktop.storage.records_files import RECORD_SUFFIX
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

_OPEN = QT_TRANSLATE_NOOP("files", "Open a game file")
_SAVE = QT_TRANSLATE_NOOP("files", "Save as a game file")
_FILTER = QT_TRANSLATE_NOOP("files", "Game files (*{suffix})")


def choose_record(parent: QWidget, words: Words) -> Path | None:
    """The file to open; None if the player cancels."""
    name, _ = QFileDialog.getOpenFileName(parent, words.say(_OPEN), "", _filter(words))
    return Path(name) if name else None


def choose_target(parent: QWidget, words: Words, title: str) -> Path | None:
    """The file to save to, with the suffix of records if none was typed; None if the player cancels."""
    name, _ = QFileDialog.getSaveFileName(parent, words.say(_SAVE), title + RECORD_SUFFIX, _filter(words))
    if not name:
        return None
    return Path(name if name.endswith(".json") else name + RECORD_SUFFIX)


def _filter(words: Words) -> str:
    return words.say(_FILTER, suffix=RECORD_SUFFIX)
