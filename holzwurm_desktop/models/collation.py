"""Sorting by the rules of the player's language: where "Ömer" stands, and what an "é" counts as."""

from __future__ import annotations

from PySide6.QtCore import QCollator, QCollatorSortKey, QLocale


def collated(text: str) -> QCollatorSortKey:
    """The key by which `text` is sorted in the present language."""
    # With case, names that differ in nothing else keep one order; letters count first.
    return QCollator(QLocale()).sortKey(text)
