"""Reads the vector sources: whole pictures to render, and single outlines to fill in any colour."""

from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QTransform
from PySide6.QtSvg import QSvgRenderer

from holzwurm_desktop.paths import resource

_POINTS = {"M": 1, "L": 1, "C": 3, "Z": 0}


def draw_picture(
    painter: QPainter, rect: QRectF, *parts: str, colours: tuple[tuple[str, str], ...] = ()
) -> None:
    """Render the SVG at `resources/<parts>` into `rect`, keeping its proportion.

    `colours` are pairs `(colour in the file, colour to draw instead)`, both as `#rrggbb`.
    Raises `FileNotFoundError` for a picture that is not there.
    """
    _renderer(resource(*parts), colours).render(painter, rect)


@cache
def _renderer(path: Path, colours: tuple[tuple[str, str], ...]) -> QSvgRenderer:
    text = path.read_text(encoding="utf-8")
    for drawn, instead in colours:
        text = text.replace(f'"{drawn}"', f'"{instead}"')
    renderer = QSvgRenderer(QByteArray(text.encode()))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return renderer


def outline(name: str, *parts: str) -> QPainterPath:
    """The path with id `name` in the SVG at `resources/<parts>`, in that file's units.

    Only absolute `M`, `L`, `C` and `Z` are read. Raises `KeyError` for an id that is not there.
    """
    return _outlines(resource(*parts))[name]


def fitted(path: QPainterPath, rect: QRectF, unit: float = 100.0) -> QPainterPath:
    """`path`, drawn in a square of `unit`, scaled and moved into `rect`."""
    transform = QTransform.fromTranslate(rect.x(), rect.y())
    transform.scale(rect.width() / unit, rect.height() / unit)
    return transform.map(path)


def stroked(path: QPainterPath, width: float) -> QPainterPath:
    """The outline of `path` drawn with a round pen of `width`, as one path without overlaps."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(0.05)
    result = stroker.createStroke(path)
    result.setFillRule(Qt.FillRule.WindingFill)
    return result


@cache
def _outlines(path: Path) -> dict[str, QPainterPath]:
    root = ElementTree.parse(path).getroot()
    return {
        element.attrib["id"]: _parse(element.attrib["d"])
        for element in root.iter("{http://www.w3.org/2000/svg}path")
        if "id" in element.attrib
    }


def _parse(text: str) -> QPainterPath:
    path = QPainterPath()
    tokens = text.split()
    at = 0
    while at < len(tokens):
        command = tokens[at]
        count = 2 * _POINTS[command]
        numbers = [float(token) for token in tokens[at + 1 : at + 1 + count]]
        at += 1 + count
        if command == "M":
            path.moveTo(*numbers)
        elif command == "L":
            path.lineTo(*numbers)
        elif command == "C":
            path.cubicTo(*numbers)
        else:
            path.closeSubpath()
    return path
