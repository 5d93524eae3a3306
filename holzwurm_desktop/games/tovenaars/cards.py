"""The standard deck as Razende tovenaars shows it: soldiers, coins, and spells that glow by kind.

Sleep glows violet with a moon, strength amber with a flame, block grey with a shield, reversal green with two
arrows. Court cards and aces that are soldiers look as in the standard deck.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from holzwurm_desktop.games.deck52 import cards as standard
from holzwurm_desktop.games.tovenaars.deck import role_of
from holzwurm_desktop.table.art.glyphs import text_in
from holzwurm_desktop.table.art.vectors import draw_picture, fitted, outline
from holzwurm_desktop.table.cards import Deck, stock
from holzwurm_desktop.table.palette import CardColour, Palette

SMALL = 64.0
"""On cards narrower than this many logical pixels the index grows and the emblem takes the rest."""
_GLOWS = {"sleep": "V", "strength": "Y", "block": "N", "reversal": "G"}
# The colours of the coat in the soldier's picture, exchanged for the suit's.
_COAT, _COAT_TRIM = "#b3201a", "#e9a491"


def paint_face(painter: QPainter, rect: QRectF, card: str, palette: Palette) -> None:
    """Draw the face of `card` so that it fills `rect`, which should be 5 wide to 7 high."""
    role = role_of(card)
    if role == "soldier" and card[0] in "JQKA":
        standard.paint_face(painter, rect, card, palette)
        return
    small = rect.width() < SMALL
    with stock.card_units(painter, rect):
        stock.paint_stock(painter, palette.card, palette.card_edge)
        if role == "soldier":
            _paint_soldier(painter, card, palette, small)
        elif role == "money":
            _paint_coin(painter, card, palette, small)
        else:
            _paint_spell(painter, role, palette.card_colour(_GLOWS[role]), palette, small)
        if small:
            standard.paint_index(painter, card[0], card[1], palette, 1.55)
        else:
            _on_paper(painter, palette)
            standard.twice(painter, lambda: standard.paint_index(painter, card[0], card[1], palette, 1.0))


DECK = Deck(standard.FACES, paint_face, standard.paint_back)


def _on_paper(painter: QPainter, palette: Palette) -> None:
    """Draw plain paper below the indices, so that they can be read on every glow."""

    def corner() -> None:
        painter.setBrush(palette.card)
        painter.drawRoundedRect(QRectF(7, 9, 54, 112), 12, 12)

    standard.twice(painter, corner)


def _clipped(painter: QPainter, paint: Callable[[], None]) -> None:
    """Call `paint` with the painter clipped to the inside of the card's edge."""
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(QRectF(3, 3, stock.WIDTH - 6, stock.HEIGHT - 6), stock.CORNER, stock.CORNER)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    paint()
    painter.restore()


def _paint_soldier(painter: QPainter, card: str, palette: Palette, small: bool) -> None:
    coat = palette.suit(card[1])
    trim = standard.towards(coat, palette.card, 0.58)
    colours = ((_COAT, coat.name()), (_COAT_TRIM, trim.name()))
    place = QRectF(72, 132, 174, 214) if small else QRectF(30, 92, 190, 234)

    def paint() -> None:
        draw_picture(painter, place, "cards", "tovenaars", "soldier.svg", colours=colours)

    _clipped(painter, paint)


def _paint_coin(painter: QPainter, card: str, palette: Palette, small: bool) -> None:
    place = QRectF(104, 190, 132, 132) if small else QRectF(55, 105, 140, 140)
    painter.setPen(QPen(palette.crown_edge, 6))
    painter.setBrush(palette.crown)
    painter.drawPath(fitted(outline("money", "cards", "tovenaars", "emblems.svg"), place))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.crown_edge, 3))
    painter.drawEllipse(place.center(), place.width() * 0.37, place.height() * 0.37)
    painter.setPen(Qt.PenStyle.NoPen)
    figure = QRectF(0, 0, place.width() * 0.36, place.height() * 0.44)
    figure.moveCenter(place.center())
    painter.fillPath(text_in(card[0], figure), palette.card_line)


def _paint_spell(painter: QPainter, role: str, tones: CardColour, palette: Palette, small: bool) -> None:
    """Draw a light of the spell's colour that comes from its emblem, and the emblem."""
    place = QRectF(102, 186, 136, 136) if small else QRectF(60, 110, 130, 130)

    def shine() -> None:
        light = QRadialGradient(place.center(), stock.WIDTH * 0.86)
        for at, strength in ((0.0, 0.95), (0.34, 0.62), (0.72, 0.26), (1.0, 0.1)):
            colour = QColor(tones.fill)
            colour.setAlphaF(strength * (0.62 if role == "sleep" else 0.85))
            light.setColorAt(at, colour)
        painter.fillRect(QRectF(0, 0, stock.WIDTH, stock.HEIGHT), light)

    _clipped(painter, shine)
    emblem = fitted(outline(role, "cards", "tovenaars", "emblems.svg"), place)
    painter.strokePath(emblem, QPen(palette.card, 13, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(tones.ink)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(emblem)
    if not small:
        _paint_sparks(painter, place.center(), tones, palette)


def _paint_sparks(painter: QPainter, middle: QPointF, tones: CardColour, palette: Palette) -> None:
    """Draw six sparks round the emblem."""
    painter.setBrush(palette.card)
    painter.setPen(QPen(tones.ink, 2.5))
    for x, y, size in ((-62, -96, 9), (70, -74, 7), (-78, 70, 7), (58, 96, 9), (4, -122, 6), (-8, 118, 6)):
        spark = QPainterPath(middle + QPointF(x, y - size * 1.6))
        for dx, dy in (
            (0.4, -0.4),
            (1.6, 0.0),
            (0.4, 0.4),
            (0.0, 1.6),
            (-0.4, 0.4),
            (-1.6, 0.0),
            (-0.4, -0.4),
        ):
            spark.lineTo(middle + QPointF(x + dx * size, y + dy * size))
        spark.closeSubpath()
        painter.drawPath(spark)
    painter.setPen(Qt.PenStyle.NoPen)
