"""Numbers and rank letters for cards, from our own glyphs, so that they look alike on every machine."""

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from holzwurm_desktop.table.art.vectors import outline, stroked

MINUS = "\N{MINUS SIGN}"
_NAMES = {"+": "plus", MINUS: "minus"}
_PEN = 20.0  # width of strokes in units of a hundredth of the height, as are the next two
_SIGN_PEN = 15.0
_GAP = 7.0


@cache
def text_path(text: str) -> QPainterPath:
    """`text` (digits, the letters of ranks, `+`, the minus sign) as a filled path, 100 units high, from (0, 0)."""
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    x = 0.0
    for character in text:
        name = _NAMES.get(character, character)
        glyph = stroked(outline(name, "cards", "glyphs.svg"), _SIGN_PEN if name in _NAMES.values() else _PEN)
        box = glyph.boundingRect()
        result.addPath(glyph.translated(x - box.left(), 0))
        x += box.width() + _GAP
    return result


def text_in(text: str, rect: QRectF) -> QPainterPath:
    """`text` with the height of `rect`, centred in it; narrowed where it would be wider than `rect`."""
    path = text_path(text)
    box = path.boundingRect()
    scale = rect.height() / 100.0
    narrowed = min(scale, rect.width() / box.width())
    transform = QTransform.fromTranslate(rect.center().x() - box.width() * narrowed / 2, rect.top())
    transform.scale(narrowed, scale)
    return transform.map(path)
