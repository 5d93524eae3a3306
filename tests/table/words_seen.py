"""Watches what a table writes: which words were cut off, and which lie over others."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import ModuleType

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from holzwurm_desktop.table import drawing
from holzwurm_desktop.table.palette import Palette


@dataclass
class WordsSeen:
    """What was written since `clear`."""

    cut: set[str] = field(default_factory=set)
    """Words that did not fit: cut short in a line, or out of the box they are broken into."""
    read: set[str] = field(default_factory=set)
    """All words, as they were written."""
    places: list[tuple[str, QRectF]] = field(default_factory=list)
    """Words in a line of their own, and the rectangle that their letters take, in device pixels."""

    def clear(self) -> None:
        self.cut.clear()
        self.read.clear()
        self.places.clear()

    def overlapping(self) -> set[tuple[str, str]]:
        """Pairs of words whose letters lie over each other by more than the air around letters."""
        found = set()
        for index, (words, rect) in enumerate(self.places):
            for others, other in self.places[:index]:
                both = rect.intersected(other)
                if both.width() > 2 and both.height() > 0.3 * min(rect.height(), other.height()):
                    found.add((others, words))
        return found


def watch(monkeypatch: pytest.MonkeyPatch) -> WordsSeen:
    """Watch all that is written on tables, until the test is over."""
    seen = WordsSeen()
    write, paint_sheet = drawing.write, drawing.paint_sheet

    class Metrics(QFontMetricsF):
        def elidedText(self, text: str, mode: Qt.TextElideMode, width: float, flags: int = 0) -> str:
            shown = super().elidedText(text, mode, width, flags)
            if shown != text:
                seen.cut.add(text)
            return shown

    def written(
        painter: QPainter, rect: QRectF, text: str, letters: QFont, colour: QColor, flags: int
    ) -> None:
        write(painter, rect, text, letters, colour, flags)
        seen.read.add(text)
        wrapped = bool(flags & drawing.IN_LINES)
        room = QRectF(rect.topLeft(), QSizeF(rect.width(), 10_000)) if wrapped else rect
        needed = QFontMetricsF(letters).boundingRect(room, flags, text)
        # A line may lie in a room that is only there to centre it in: that cuts nothing off.
        if needed.width() > rect.width() + 2 or (wrapped and needed.height() > rect.height() + 2):
            seen.cut.add(text)
        if text and not wrapped:
            place = QRectF(painter.fontMetrics().boundingRect(rect.toRect(), flags, text))
            seen.places.append((text, painter.combinedTransform().mapRect(place.intersected(rect))))

    def sheet(painter: QPainter, rect: QRectF, palette: Palette, unit: float, radius: float = 6) -> None:
        paint_sheet(painter, rect, palette, unit, radius)
        hidden = painter.combinedTransform().mapRect(rect)
        seen.places = [place for place in seen.places if not hidden.contains(place[1].center())]

    monkeypatch.setattr(drawing, "QFontMetricsF", Metrics)
    for module in _modules():
        for name, old, new in (
            ("write", write, written),
            ("paint_sheet", paint_sheet, sheet),
        ):
            if getattr(module, name, None) is old:
                monkeypatch.setattr(module, name, new)
    return seen


def _modules() -> Iterator[ModuleType]:
    for name, module in sorted(sys.modules.items()):
        if name.startswith("holzwurm_desktop") and isinstance(module, ModuleType):
            yield module
