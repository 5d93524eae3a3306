"""Faces and back of the standard deck of 52 cards: rank then suit, `AS`, `TD`, `KH`.

A face is drawn in card units, 250 x 350 (see `table.cards.stock`). Rank and suit stand in a strip at the
upper left and, turned round, at the lower right. On small cards the strip grows, and one large suit or the
head of a court figure takes the rest.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from holzwurm_desktop.games.deck52.deck import RANKS
from holzwurm_desktop.table.art.glyphs import text_in
from holzwurm_desktop.table.art.vectors import draw_picture, fitted, outline
from holzwurm_desktop.table.cards import Deck, stock
from holzwurm_desktop.table.palette import Palette

SUITS = "SHDC"
FACES: tuple[str, ...] = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)

_SMALL = 64.0  # narrower cards, in logical pixels, are drawn the small way
_LEFT, _MIDDLE, _RIGHT = 84.0, 125.0, 166.0
_PIP = 40.0
# Centres of the pips of the upper half and the middle; the lower half mirrors the upper one.
_COLUMN = ((_LEFT, 64.0), (_RIGHT, 64.0))
_FOUR_HIGH = (*_COLUMN, (_LEFT, 138.0), (_RIGHT, 138.0))
_UPPER: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((_MIDDLE, 64.0),),
    "3": ((_MIDDLE, 64.0),),
    "4": _COLUMN,
    "5": _COLUMN,
    "6": _COLUMN,
    "7": (*_COLUMN, (_MIDDLE, 119.0)),
    "8": (*_COLUMN, (_MIDDLE, 119.0)),
    "9": _FOUR_HIGH,
    "T": (*_FOUR_HIGH, (_MIDDLE, 101.0)),
}
_CENTRE: dict[str, tuple[tuple[float, float], ...]] = {
    "3": ((_MIDDLE, 175.0),),
    "5": ((_MIDDLE, 175.0),),
    "6": ((_LEFT, 175.0), (_RIGHT, 175.0)),
    "7": ((_LEFT, 175.0), (_RIGHT, 175.0)),
    "8": ((_LEFT, 175.0), (_RIGHT, 175.0)),
    "9": ((_MIDDLE, 175.0),),
}
_ONLY_ABOVE = {("7", (_MIDDLE, 119.0))}  # the seventh pip has no partner below
# The robe colours in the court pictures, exchanged for the suit's.
_ROBE, _ROBE_TRIM = "#b3201a", "#e9a491"


def paint_face(
    painter: QPainter, rect: QRectF, card: str, palette: Palette, courts: str = "standard"
) -> None:
    """Draw the face of `card` so that it fills `rect`, which should be 5 wide to 7 high. `courts` is the folder in
    `resources/cards/` with the pictures of jack, queen and king."""
    rank, suit = card[0], card[1]
    with stock.card_units(painter, rect):
        stock.paint_stock(painter, palette.card, palette.card_edge)
        if rect.width() < _SMALL:
            paint_index(painter, rank, suit, palette, 1.55)
            _paint_small_middle(painter, rank, suit, palette, courts)
            return
        if rank in "JQK":
            _paint_court(painter, rank, suit, palette, courts)
        elif rank == "A":
            _paint_ace(painter, suit, palette)
        else:
            _paint_pips(painter, rank, suit, palette)
        twice(painter, lambda: paint_index(painter, rank, suit, palette, 1.0))


def paint_back(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Draw the back into `rect`: a planed board with an inlaid lattice and a star of four lozenges."""
    with stock.card_units(painter, rect):
        stock.paint_stock(painter, palette.card, palette.card_edge)
        panel = QRectF(13, 13, stock.WIDTH - 26, stock.HEIGHT - 26)
        stock.paint_wood(painter, panel, palette)
        _paint_inlay(painter, panel.adjusted(7, 7, -7, -7), palette)


def paint_suit(painter: QPainter, rect: QRectF, suit: str, palette: Palette) -> None:
    """Draw the suit `S`, `H`, `D` or `C` into `rect`. Raises `KeyError` for any other."""
    painter.fillPath(fitted(outline(suit, "cards", "standard", "suits.svg"), rect), palette.suit(suit))


def twice(painter: QPainter, paint: Callable[[], None]) -> None:
    """Paint upright and again after half a turn about the middle of the card, in card units."""
    paint()
    painter.save()
    painter.translate(stock.WIDTH, stock.HEIGHT)
    painter.rotate(180)
    paint()
    painter.restore()


def paint_index(painter: QPainter, rank: str, suit: str, palette: Palette, scale: float) -> None:
    """Draw rank and suit into the upper left corner, in card units times `scale`."""
    painter.save()
    painter.scale(scale, scale)
    painter.fillPath(text_in(palette.rank(rank), QRectF(13, 15, 42, 52)), palette.suit(suit))
    paint_suit(painter, QRectF(14, 75, 40, 40), suit, palette)
    painter.restore()


def _paint_small_middle(painter: QPainter, rank: str, suit: str, palette: Palette, courts: str) -> None:
    if rank in "JQK":
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(3, 3, stock.WIDTH - 6, stock.HEIGHT - 6), stock.CORNER, stock.CORNER)
        painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
        _draw_figure(painter, QRectF(72, 132, 174, 214), rank, suit, palette, courts)
        painter.restore()
    else:
        paint_suit(painter, QRectF(112, 196, 124, 124), suit, palette)


def _paint_pips(painter: QPainter, rank: str, suit: str, palette: Palette) -> None:
    for x, y in (*_UPPER[rank], *_CENTRE.get(rank, ())):
        paint_suit(painter, QRectF(x - _PIP / 2, y - _PIP / 2, _PIP, _PIP), suit, palette)
    painter.save()
    painter.translate(stock.WIDTH, stock.HEIGHT)
    painter.rotate(180)
    for x, y in _UPPER[rank]:
        if (rank, (x, y)) not in _ONLY_ABOVE:
            paint_suit(painter, QRectF(x - _PIP / 2, y - _PIP / 2, _PIP, _PIP), suit, palette)
    painter.restore()


def _paint_ace(painter: QPainter, suit: str, palette: Palette) -> None:
    """One large suit before the rings of a tree."""
    ring = QColor(palette.card_edge)
    ring.setAlphaF(0.55)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ring, 2.0))
    for radius in (58.0, 66.0, 73.0, 82.0, 88.0):
        painter.drawEllipse(QPointF(124, 176), radius * 0.94, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    paint_suit(painter, QRectF(80, 130, 90, 90), suit, palette)


def _paint_court(painter: QPainter, rank: str, suit: str, palette: Palette, courts: str) -> None:
    frame = QRectF(62, 16, stock.WIDTH - 124, stock.HEIGHT - 32)
    border = QPainterPath()
    border.addRoundedRect(frame, 8, 8)
    painter.fillPath(border, towards(palette.suit(suit), palette.card, 0.88))

    def half() -> None:
        painter.save()
        painter.setClipPath(border, Qt.ClipOperation.IntersectClip)
        painter.setClipRect(QRectF(0, 0, stock.WIDTH, stock.HEIGHT / 2), Qt.ClipOperation.IntersectClip)
        _draw_figure(painter, QRectF(60, 18, 130, 160), rank, suit, palette, courts)
        painter.restore()

    twice(painter, half)
    belt = QRectF(frame.left(), stock.HEIGHT / 2 - 5, frame.width(), 10)
    painter.fillRect(belt, palette.crown)
    painter.setPen(QPen(palette.card_line, 3))
    painter.drawLine(belt.topLeft(), belt.topRight())
    painter.drawLine(belt.bottomLeft(), belt.bottomRight())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.strokePath(border, QPen(palette.suit(suit), 3))


def _draw_figure(
    painter: QPainter, rect: QRectF, rank: str, suit: str, palette: Palette, courts: str
) -> None:
    robe = palette.suit(suit)
    exchanged = ((_ROBE, robe.name()), (_ROBE_TRIM, towards(robe, palette.card, 0.58).name()))
    draw_picture(painter, rect, "cards", courts, f"{rank}.svg", colours=exchanged)


def _paint_inlay(painter: QPainter, panel: QRectF, palette: Palette) -> None:
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(panel, 6, 6)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    line = QColor(palette.back_line)
    line.setAlphaF(0.55)
    lattice = QPainterPath()
    step_x, step_y = panel.width() / 6, panel.height() / 8
    for step in range(-8, 15):
        x = panel.left() + step * step_x
        lattice.moveTo(x, panel.top())
        lattice.lineTo(x + 8 * step_x, panel.bottom())
        lattice.moveTo(x, panel.bottom())
        lattice.lineTo(x + 8 * step_x, panel.top())
    painter.strokePath(lattice, QPen(line, 2.0))
    painter.restore()
    middle = panel.center()
    for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        centre = middle + QPointF(x * step_x, y * step_y)
        lozenge = QPainterPath(centre + QPointF(0, -step_y))
        for dx, dy in ((step_x, 0.0), (0.0, step_y), (-step_x, 0.0)):
            lozenge.lineTo(centre + QPointF(dx, dy))
        lozenge.closeSubpath()
        painter.fillPath(lozenge, palette.back_line if y else palette.back_light)
        painter.strokePath(lozenge, QPen(palette.back_dark, 2.5))


def towards(start: QColor, end: QColor, share: float) -> QColor:
    """The opaque colour that lies `share` (0 to 1) of the way from `start` to `end`."""
    return QColor.fromRgbF(
        start.redF() + (end.redF() - start.redF()) * share,
        start.greenF() + (end.greenF() - start.greenF()) * share,
        start.blueF() + (end.blueF() - start.blueF()) * share,
    )


DECK = Deck(FACES, paint_face, paint_back)
