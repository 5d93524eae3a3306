"""Pictures of Der dreizehnte Holzwurm for its rules pages: cards, a hand, the fate pile, a row, a play on a row.

Cards in arguments are separated by commas. `row` and `play` show cards as they lie: the first in the middle,
odd ones on its left, even ones on its right. Sizes are pixels of the sketch. Sketchers raise `KeyError` if an
argument is missing or names no card.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from holzwurm_desktop.games.holzwurm.cards import DECK
from holzwurm_desktop.games.holzwurm.table.picture import sides
from holzwurm_desktop.table.art.ornaments import paint_arrow, paint_card_shadow, paint_peg, paint_verdict
from holzwurm_desktop.table.drawing import faded
from holzwurm_desktop.table.layout import fan_places, row_places
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.pictures import Arguments, Sketch

CARD = QSizeF(80, 112)
EDGE = 8.0
STEP = 42.0
PEG = 32.0


def cards(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """The `cards` side by side."""
    faces = _cards(arguments["cards"])
    places = [QPointF(EDGE + index * (CARD.width() + 10), EDGE) for index in range(len(faces))]
    return _sketch(faces, places, palette)


def hand(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """The `cards` held as a fan."""
    faces = _cards(arguments["cards"])
    width = CARD.width() + STEP * (len(faces) - 1) + 2 * EDGE
    area = QRectF(EDGE, EDGE, width - 2 * EDGE, CARD.height())
    return _sketch(faces, fan_places(area, CARD, len(faces)), palette)


def fate(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """The fate pile of `cards`, the lowest one on the left; the next one to be taken, on top, has a frame."""
    faces = _cards(arguments["cards"])
    places = [QPointF(EDGE + index * STEP, EDGE) for index in range(len(faces))]
    plain = _sketch(faces, places, palette)

    def draw(painter: QPainter) -> None:
        plain.draw(painter)
        painter.setPen(QPen(palette.last_move, 3.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(places[-1], CARD), 6, 6)

    return Sketch(plain.size, draw)


def row(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """A row of `cards`, in the order played, round its peg."""
    faces = _cards(arguments["cards"])
    return _row_sketch(faces, palette)


def play(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """A `card` on its way to a `row`, which may be empty, and its `effect`: "stays" or "takes"."""
    faces = _cards(arguments["row"]) if arguments["row"] else []
    card = _cards(arguments["card"])[0]
    stays = {"stays": True, "takes": False}[arguments["effect"]]
    lying = _row_sketch(faces, palette)
    left = CARD.width() + 2 * EDGE + 62

    def draw(painter: QPainter) -> None:
        _draw_cards(painter, [card], [QPointF(EDGE, EDGE)], palette)
        painter.save()
        painter.translate(left, 0)
        lying.draw(painter)
        painter.restore()
        middle = EDGE + CARD.height() / 2
        arrow = QRectF(CARD.width() + 2 * EDGE + 8, middle - 26, 46, 52)
        colour = palette.good if stays else palette.bad
        paint_arrow(painter, arrow, 0.0 if stays else 180.0, colour, palette)
        paint_verdict(painter, QRectF(CARD.width() - 10, CARD.height() - 16, 32, 32), stays, palette)

    return Sketch(QSizeF(left + lying.size.width(), lying.size.height()), draw)


PICTURES = {"cards": cards, "hand": hand, "fate": fate, "row": row, "play": play}


def _cards(text: str) -> list[str]:
    """The cards named in an argument. Raises `KeyError` if a name is that of no card."""
    faces = text.split(",")
    for face in faces:
        if face not in DECK.faces:
            raise KeyError(face)
    return faces


def _row_sketch(faces: Sequence[str], palette: Palette) -> Sketch:
    longest = max(sides(faces).count(-1), sides(faces).count(1))
    width = CARD.width() + 2 * longest * (CARD.width() * 0.72) + 2 * EDGE
    area = QRectF(EDGE, EDGE, width - 2 * EDGE, CARD.height())
    places = row_places(area, CARD, sides(faces))
    letter = next((face[0] for face in faces if face[0] != "N"), "N")

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(faded(palette.muted_text, 0.5), 1.5))
        painter.setBrush(faded(palette.muted_text, 0.12))
        painter.drawRoundedRect(QRectF(1, 1, width - 2, CARD.height() + 2 * EDGE - 2), 9, 9)
        order = sorted(range(len(faces)), key=lambda at: places[at].x())
        _draw_cards(painter, [faces[at] for at in order], [places[at] for at in order], palette)
        middle = places[0].x() + CARD.width() / 2 if places else width / 2
        peg = QRectF(middle - PEG / 2, EDGE + CARD.height() - PEG + 6, PEG, PEG)
        paint_peg(painter, peg, len(faces), palette, letter)

    return Sketch(QSizeF(width, CARD.height() + 2 * EDGE), draw)


def _sketch(faces: Sequence[str], places: Sequence[QPointF], palette: Palette) -> Sketch:
    width = places[-1].x() + CARD.width() + EDGE
    size = QSizeF(width, CARD.height() + 2 * EDGE)
    return Sketch(size, lambda painter: _draw_cards(painter, faces, places, palette))


def _draw_cards(painter: QPainter, faces: Sequence[str], places: Sequence[QPointF], palette: Palette) -> None:
    for face, place in zip(faces, places, strict=True):
        rect = QRectF(place, CARD)
        paint_card_shadow(painter, rect, 4.0, palette)
        DECK.paint_face(painter, rect, face, palette)
