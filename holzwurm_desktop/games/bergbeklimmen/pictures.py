"""Pictures of Bergbeklimmen for its rules pages: a route on its face of the mountain, and the four middle piles.

Sizes are pixels of the sketch. Sketchers raise `KeyError` if an argument is missing or wrong.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from holzwurm_desktop.games.bergbeklimmen.cards import DECK
from holzwurm_desktop.games.bergbeklimmen.table.mountain import paint_mountain
from holzwurm_desktop.games.bergbeklimmen.table.places import places_in
from holzwurm_desktop.games.deck52.pictures import card_list, cards, draw_cards
from holzwurm_desktop.table.drawing import faded
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.pictures import Arguments, Sketch
from holzwurm_desktop.table.piles import READABLE, spread

TABLE = QSizeF(1000, 430)
CARD = QSizeF(70, 98)
EDGE, GAP = 9.0, 10.0


def route(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """One face of the mountain (`side=red` or `black`) with the `cards` of its route."""
    faces = card_list(arguments["cards"])
    seat = {"red": 0, "black": 1}[arguments["side"]]
    places = places_in(QRectF(QPointF(4, 4), TABLE), 1.0)
    rects = [places.stand(seat, index) for index in range(len(faces))]
    face = places.face(seat)
    size = QSizeF(face.width() + 30, face.height() + 8)
    # As on the table, the left edges of all cards show.
    order = range(len(faces)) if seat == 0 else range(len(faces) - 1, -1, -1)

    def draw(painter: QPainter) -> None:
        painter.setClipRect(QRectF(QPointF(0, 0), size), Qt.ClipOperation.IntersectClip)
        painter.translate(0 if seat == 0 else size.width() - face.right() - 4, 0)
        paint_mountain(painter, places, palette, cave=False)
        draw_cards(painter, [faces[at] for at in order], [rects[at] for at in order], palette, DECK)

    return Sketch(size, draw)


def middle(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """The four middle piles, `red0` to `black1`, each from bottom to top; an empty one is a free place."""
    piles = [card_list(arguments[name]) for name in ("red0", "red1", "black0", "black1")]
    grooves, x = [], 1.0
    for pile in piles:
        width = CARD.width() * (1 + READABLE * 1.6 * max(0, len(pile) - 1)) + 2 * EDGE
        grooves.append(QRectF(x, 1, width, CARD.height() + 2 * EDGE))
        x += width + GAP

    def draw(painter: QPainter) -> None:
        for groove, pile in zip(grooves, piles, strict=True):
            painter.setPen(QPen(faded(palette.muted_text, 0.5), 1.5))
            painter.setBrush(faded(palette.muted_text, 0.12))
            painter.drawRoundedRect(groove, 9, 9)
            area = groove.adjusted(EDGE, EDGE, -EDGE, -EDGE)
            rects = [QRectF(place, CARD) for place in spread(area, CARD, len(pile))]
            draw_cards(painter, pile, rects, palette, DECK)

    return Sketch(QSizeF(x - GAP + 1, grooves[0].height() + 2), draw)


PICTURES = {"cards": cards, "route": route, "middle": middle}
