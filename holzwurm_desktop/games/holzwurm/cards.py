"""Faces and back of the 66 Holzwurm cards: `B1` to `V11`, `N2` to `N11`, and the thirteen `X13`.

A face is drawn in card units, 250 x 350 (see `table.cards.stock`). The number with its sign and the colour's
shape stand in a strip at the upper left (and turned round at the lower right), so that a fan shows them;
between them lies a tinted panel with the picture. On small cards the strip grows, and on very small ones the
picture is left out.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from holzwurm_desktop.table.art.glyphs import MINUS, text_in
from holzwurm_desktop.table.art.vectors import draw_picture, fitted, outline
from holzwurm_desktop.table.cards import Deck, stock
from holzwurm_desktop.table.palette import Palette

FACES: tuple[str, ...] = (
    *(f"{letter}{value}" for letter in "BYRGV" for value in range(1, 12)),
    *(f"N{value}" for value in range(2, 12)),
    "X13",
)

_FOLDER = ("cards", "holzwurm")
_SMALLEST_PICTURE = 56.0  # narrower cards, in logical pixels, have no picture, except the poisonous one
_POISON = "X"


def paint_face(painter: QPainter, rect: QRectF, card: str, palette: Palette) -> None:
    """Draw the face of `card` (`B7`, `N10`, `X13`) so that it fills `rect`, which should be 5 wide to 7 high."""
    letter, value = card[0], int(card[1:])
    poisonous = letter == _POISON
    strip = _strip_scale(rect.width())
    with stock.card_units(painter, rect):
        tones = palette.card_colour(letter)
        if poisonous:
            stock.paint_stock(painter, tones.ink, tones.fill)
        else:
            stock.paint_stock(painter, palette.card, palette.card_edge)
        panel = _panel(strip)
        painter.fillPath(panel, tones.tint)
        if poisonous or rect.width() >= _SMALLEST_PICTURE:
            painter.save()
            painter.setClipPath(panel, Qt.ClipOperation.IntersectClip)
            _paint_grain(painter, tones.shade)
            draw_picture(painter, QRectF(0, 0, stock.WIDTH, stock.HEIGHT), *_FOLDER, f"{value:02}.svg")
            painter.restore()
        painter.strokePath(panel, QPen(tones.fill if poisonous else tones.shade, 2.5))
        for turned in (False, True):
            painter.save()
            if turned:
                painter.translate(stock.WIDTH, stock.HEIGHT)
                painter.rotate(180)
            painter.scale(strip, strip)
            _paint_index(painter, letter, value, palette)
            painter.restore()


def paint_back(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Draw the back into `rect`: a planed board with the holes and winding galleries of woodworms."""
    with stock.card_units(painter, rect):
        stock.paint_stock(painter, palette.card, palette.card_edge)
        panel = QRectF(13, 13, stock.WIDTH - 26, stock.HEIGHT - 26)
        stock.paint_wood(painter, panel, palette)
        draw_picture(painter, QRectF(0, 0, stock.WIDTH, stock.HEIGHT), *_FOLDER, "back.svg")


def paint_shape(painter: QPainter, rect: QRectF, letter: str, palette: Palette) -> None:
    """Draw a colour's shape into `rect`: moon, sun, heart, leaf or blossom; a knot for `N`, a drop for `X`."""
    tones = palette.card_colour(letter)
    path = fitted(outline(letter, "cards", "shapes.svg"), rect)
    pen = QPen(tones.ink, rect.width() * 0.07)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(tones.tint if letter == "N" else tones.fill)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    if letter == "N":
        _paint_five_shapes(painter, rect, palette)


def _strip_scale(width: float) -> float:
    """The scale of the corner strip on a card `width` logical pixels wide: 1 from 92 up, 1.5 at 40 and below."""
    return min(1.5, max(1.0, 1.0 + (92.0 - width) / 104.0))


def _paint_five_shapes(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    for turn, letter in enumerate("YRGVB"):
        arm = QTransform().rotate(72 * turn).map(QPointF(0, -0.27 * rect.height()))
        side = 0.29 * rect.width()
        box = QRectF(0, 0, side, side)
        box.moveCenter(rect.center() + arm)
        tones = palette.card_colour(letter)
        painter.fillPath(fitted(outline(letter, "cards", "shapes.svg"), box), _deeper(tones.fill, letter))


def _deeper(fill: QColor, letter: str) -> QColor:
    # These small shapes have no outline: without a deeper tone the sun would hardly show on the pale knot.
    return fill.darker(135) if letter in "YG" else fill


def _paint_index(painter: QPainter, letter: str, value: int, palette: Palette) -> None:
    tones = palette.card_colour(letter)
    sign = "+" if value % 2 == 0 else MINUS
    ink = tones.fill if letter == _POISON else tones.ink
    painter.fillPath(text_in(f"{sign}{value}", QRectF(8, 13, 54, 56)), ink)
    paint_shape(painter, QRectF(13, 76, 44, 44), letter, palette)


def _panel(strip: float) -> QPainterPath:
    """The outline of the tinted panel, a rounded board that leaves out the two corner strips. `strip` is
    their scale."""
    left, top, right, bottom = 12.0, 12.0, stock.WIDTH - 12.0, stock.HEIGHT - 12.0
    notch_x, notch_y = 67.0 * strip, min(126.0 * strip, stock.HEIGHT / 2 - 6)
    corners = [
        QPointF(notch_x, top),
        QPointF(right, top),
        QPointF(right, stock.HEIGHT - notch_y),
        QPointF(stock.WIDTH - notch_x, stock.HEIGHT - notch_y),
        QPointF(stock.WIDTH - notch_x, bottom),
        QPointF(left, bottom),
        QPointF(left, notch_y),
        QPointF(notch_x, notch_y),
    ]
    return stock.rounded_polygon(corners, 9.0)


def _paint_grain(painter: QPainter, shade: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    colour = QColor(shade)
    colour.setAlphaF(colour.alphaF() * 0.55)
    painter.setPen(QPen(colour, 1.6))
    for step in range(9):
        y = 30.0 + 38.0 * step
        bend = 16.0 if step % 2 else -12.0
        line = QPainterPath(QPointF(0, y))
        line.cubicTo(QPointF(80, y + bend), QPointF(150, y - bend), QPointF(250, y + bend / 2))
        painter.drawPath(line)
    painter.setPen(Qt.PenStyle.NoPen)


DECK = Deck(FACES, paint_face, paint_back)
