"""Watches what a table writes: which words were cut off, and which lie over others."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import ModuleType

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from holzwurm_desktop.table import drawing
from holzwurm_desktop.table.palette import Palette


@dataclass
class WordsSeen:
    """What was written since `clear`."""

    cut: set[str] = field(default_factory=set)
    """Words that did not fit: cut short in a line, or out of the box they are broken into."""
    places: list[tuple[str, QRectF]] = field(default_factory=list)
    """Words in a line of their own, and the rectangle that their letters take, in device pixels."""

    def clear(self) -> None:
        self.cut.clear()
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
    """Watch all that is written by `table.drawing`, until the test is over."""
    seen = WordsSeen()
    draw_text, draw_wrapped, paint_sheet = drawing.draw_text, drawing.draw_wrapped, drawing.paint_sheet

    class Metrics(QFontMetricsF):
        def elidedText(self, text: str, mode: Qt.TextElideMode, width: float, flags: int = 0) -> str:
            shown = super().elidedText(text, mode, width, flags)
            if shown != text:
                seen.cut.add(text)
            return shown

    def text(
        painter: QPainter,
        rect: QRectF,
        text: str,
        pixels: float,
        colour: QColor,
        align: Qt.AlignmentFlag = drawing.LEFT,
        bold: bool = False,
    ) -> None:
        draw_text(painter, rect, text, pixels, colour, align, bold)
        if text:
            letters = QRectF(painter.fontMetrics().boundingRect(rect.toRect(), int(align), text))
            seen.places.append((text, painter.combinedTransform().mapRect(letters.intersected(rect))))

    def wrapped(
        painter: QPainter, rect: QRectF, text: str, pixels: float, colour: QColor, bold: bool = False
    ) -> None:
        draw_wrapped(painter, rect, text, pixels, colour, bold)
        needed = QFontMetricsF(painter.font()).boundingRect(
            QRectF(0, 0, rect.width(), 10_000), int(Qt.TextFlag.TextWordWrap), text
        )
        if needed.height() > rect.height() + 2 or needed.width() > rect.width() + 2:
            seen.cut.add(text)

    def sheet(painter: QPainter, rect: QRectF, palette: Palette, unit: float, radius: float = 6) -> None:
        paint_sheet(painter, rect, palette, unit, radius)
        hidden = painter.combinedTransform().mapRect(rect)
        seen.places = [place for place in seen.places if not hidden.contains(place[1].center())]

    monkeypatch.setattr(drawing, "QFontMetricsF", Metrics)
    for module in _modules():
        for name, old, new in (
            ("draw_text", draw_text, text),
            ("draw_wrapped", draw_wrapped, wrapped),
            ("paint_sheet", paint_sheet, sheet),
        ):
            if getattr(module, name, None) is old:
                monkeypatch.setattr(module, name, new)
    return seen


def _modules() -> Iterator[ModuleType]:
    for name, module in sorted(sys.modules.items()):
        if name.startswith("holzwurm_desktop") and isinstance(module, ModuleType):
            yield module
