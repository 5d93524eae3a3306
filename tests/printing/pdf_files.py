"""Reads what Qt writes into a PDF: sizes of pages, fonts, and the lines drawn on each page, in points."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from itertools import pairwise

POINTS = 72 / 25.4
"""Points in a millimetre."""

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]


@dataclass(frozen=True)
class PdfFile:
    """A PDF by its bytes."""

    content: bytes

    @property
    def boxes(self) -> list[tuple[float, float]]:
        """Width and height of each page, in points."""
        found = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", self.content)
        return [(float(width), float(height)) for width, height in found]

    @property
    def fonts(self) -> int:
        """How many fonts are used."""
        return len(re.findall(rb"/Type /FontDescriptor\b", self.content))

    @property
    def embedded(self) -> int:
        """How many fonts are part of the file."""
        return len(re.findall(rb"/FontFile[23]? \d", self.content))

    @property
    def images(self) -> int:
        """How many pictures are made of pixels."""
        return len(re.findall(rb"/Subtype /Image\b", self.content))

    @property
    def title(self) -> str:
        """The title."""
        found = re.search(rb"/Title \((.*?)\)\n", self.content, re.DOTALL)
        return found[1].decode("utf-16") if found else ""

    def drawings(self) -> list[str]:
        """What is drawn on each page, in the language of PDF."""
        pages = []
        for found in re.finditer(rb"stream\r?\n", self.content):
            start = found.end()
            try:
                told = zlib.decompress(self.content[start : self.content.find(b"endstream", start)])
            except zlib.error:
                continue
            if told.startswith(b"/GSa gs"):
                pages.append(told.decode("latin-1"))
        return pages


def single_lines(drawing: str) -> list[tuple[Point, Point]]:
    """The lines from one point to another that are paths of their own, in points from the lower left corner."""
    found: list[tuple[Point, Point]] = []
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    kept: list[Matrix] = []
    numbers: list[float] = []
    path: list[tuple[str, Point]] = []
    for word in drawing.split():
        if re.fullmatch(r"-?\d*\.?\d+", word):
            numbers.append(float(word))
            continue
        if word == "q":
            kept.append(matrix)
        elif word == "Q":
            matrix = kept.pop()
        elif word == "cm":
            matrix = _times(tuple(numbers[-6:]), matrix)  # type: ignore[arg-type]
        elif word in ("m", "l", "c", "h"):
            path.append((word, _mapped(numbers[-2:], matrix) if numbers else (0.0, 0.0)))
        elif word in ("S", "s", "f", "f*", "B", "n"):
            if word == "S":
                for first, second in pairwise(path):
                    if (first[0], second[0]) == ("m", "l"):
                        found.append((first[1], second[1]))
            path = []
        numbers = []
    return found


def _times(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    return (
        a * then[0] + b * then[2],
        a * then[1] + b * then[3],
        c * then[0] + d * then[2],
        c * then[1] + d * then[3],
        e * then[0] + f * then[2] + then[4],
        e * then[1] + f * then[3] + then[5],
    )


def _mapped(point: list[float], matrix: Matrix) -> Point:
    x, y = point
    return x * matrix[0] + y * matrix[2] + matrix[4], x * matrix[1] + y * matrix[3] + matrix[5]
