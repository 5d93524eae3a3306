"""The planed wooden board that everything lies on."""

from collections import OrderedDict
from itertools import pairwise
from math import ceil, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from holzwurm_desktop.table.palette import Palette

_PLANKS = 5
_KEPT_BOARDS = 2  # at least so many, and more while they are small
_KEPT_PIXELS = 8_000_000  # of all kept boards together
_STEP = 160  # boards are cut in sizes that are multiples of this many pixels
_NOISE_SIDE = 256  # pixels of the square that is repeated over the board
_NOISE_DEPTH = 7  # its opacities go from 0 to this, of 255

_kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()


def paint_board(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Fill `rect` with the board: planks, grain, joints, lamplight in the middle and dusk at the edges.

    The wood is the same each time for the same size. The last boards are kept as pixmaps, a little larger
    than needed, so that painting again is one blit and dragging the window's edge seldom cuts a new one.
    """
    ratio = painter.device().devicePixelRatio()
    board = _board(ceil(rect.width() / _STEP) * _STEP, ceil(rect.height() / _STEP) * _STEP, ratio, palette)
    shown = QRectF(0, 0, rect.width() * ratio, rect.height() * ratio)
    shown.moveCenter(QPointF(board.width() / 2, board.height() / 2))
    painter.drawPixmap(rect, board, QRectF(shown.toRect()))


def _board(width: int, height: int, ratio: float, palette: Palette) -> QPixmap:
    key = (width, height, ratio, palette.key)
    board = _kept.get(key)
    if board is None:
        board = QPixmap(round(width * ratio), round(height * ratio))
        board.setDevicePixelRatio(ratio)
        _draw_board(board, QRectF(0, 0, width, height), palette)
        _kept[key] = board
        while len(_kept) > _KEPT_BOARDS and _pixels() > _KEPT_PIXELS:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    return board


def _pixels() -> int:
    return sum(board.width() * board.height() for board in _kept.values())


def _draw_board(board: QPixmap, rect: QRectF, palette: Palette) -> None:
    board.fill(palette.board)
    painter = QPainter(board)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    random = Random(13)  # any constant: the same wood each time
    height = rect.height() / _PLANKS
    for index in range(_PLANKS):
        _draw_plank_row(painter, QRectF(rect.left(), index * height, rect.width(), height), palette, random)
    _draw_light(painter, rect, palette)
    # A fine tooth on the wood; it also breaks up the steps of the wide gradients.
    painter.setOpacity(1.0)
    painter.fillRect(rect, QBrush(QPixmap.fromImage(_noise())))
    painter.end()


def _draw_plank_row(painter: QPainter, row: QRectF, palette: Palette, random: Random) -> None:
    """One row of planks: two or three pieces end to end, with a joint along the lower edge."""
    cuts = [row.left(), row.left() + row.width() * random.uniform(0.25, 0.75), row.right()]
    for left, right in pairwise(cuts):
        plank = QRectF(left, row.top(), right - left, row.height())
        painter.fillRect(plank, _mixed(palette.board, palette.board_light, random.uniform(0.0, 0.9)))
        painter.save()
        painter.setClipRect(plank, Qt.ClipOperation.IntersectClip)
        _draw_grain(painter, plank, palette, random)
        painter.restore()
        if left > row.left():
            _draw_joint(painter, plank.topLeft(), plank.bottomLeft(), palette, row.height())
        _draw_pegs(painter, plank, palette, row.height())
    _draw_joint(painter, row.bottomLeft(), row.bottomRight(), palette, row.height())


def _draw_grain(painter: QPainter, plank: QRectF, palette: Palette, random: Random) -> None:
    knot = QPointF(
        plank.left() + plank.width() * random.uniform(0.2, 0.8),
        plank.top() + plank.height() * random.uniform(0.25, 0.75),
    )
    knotty = random.random() < 0.45
    reach = plank.height() * (random.uniform(0.10, 0.2) if knotty else 0.07)
    lines = 17
    for index in range(lines):
        y = plank.top() + plank.height() * (index + random.uniform(0.2, 0.8)) / lines
        colour = QColor(palette.board_grain)
        colour.setAlphaF(random.uniform(0.10, 0.34))
        pen = QPen(colour, plank.height() * random.uniform(0.004, 0.016))
        painter.strokePath(_grain_line(plank, y, knot, reach, random), pen)
    if knotty:
        _draw_knot(painter, knot, reach, palette)


def _draw_knot(painter: QPainter, knot: QPointF, reach: float, palette: Palette) -> None:
    colour = QColor(palette.board_grain)
    for ring, strength in ((0.62, 0.16), (0.42, 0.22), (0.2, 0.35)):
        colour.setAlphaF(strength)
        painter.setPen(QPen(colour, reach * 0.09))
        painter.setBrush(colour)
        painter.drawEllipse(knot, reach * ring * 1.9, reach * ring)
    painter.setPen(Qt.PenStyle.NoPen)


def _grain_line(plank: QRectF, y: float, knot: QPointF, reach: float, random: Random) -> QPainterPath:
    """A line along the plank at about `y` that bends round the knot."""
    phase, sway = random.uniform(0, 2 * pi), plank.height() * random.uniform(0.01, 0.03)
    steps = max(8, round(plank.width() / (plank.height() * 0.28)))
    side = 1.0 if y >= knot.y() else -1.0
    points = []
    for step in range(steps + 1):
        # A little beyond the plank's end, where the clipping cuts it off.
        x = plank.left() + 1.02 * plank.width() * step / steps
        far = ((x - knot.x()) / (reach * 3.2)) ** 2
        push = max(0.0, reach * 1.05 - 0.55 * abs(y - knot.y())) / (1.0 + far * far + far)
        points.append(QPointF(x, y + side * push + sway * sin(phase + 5.0 * x / (plank.height() * 4.0))))
    path = QPainterPath(points[0])
    for here, after in pairwise(points[1:]):
        path.quadTo(here, (here + after) / 2)
    path.lineTo(points[-1])
    return path


def _draw_joint(painter: QPainter, start: QPointF, end: QPointF, palette: Palette, height: float) -> None:
    width = max(1.0, height * 0.012)
    dark = QColor(palette.board_joint)
    dark.setAlphaF(0.75)
    light = QColor(palette.board_light)
    light.setAlphaF(0.7)
    aside = QPointF(0, width) if start.y() == end.y() else QPointF(width, 0)
    painter.setPen(QPen(light, width))
    painter.drawLine(start + aside, end + aside)
    painter.setPen(QPen(dark, width))
    painter.drawLine(start, end)
    painter.setPen(Qt.PenStyle.NoPen)


def _draw_pegs(painter: QPainter, plank: QRectF, palette: Palette, height: float) -> None:
    """The wooden pins that hold a plank down, near its left end."""
    radius = height * 0.028
    for share in (0.22, 0.78):
        centre = QPointF(plank.left() + height * 0.12, plank.top() + plank.height() * share)
        painter.setBrush(_mixed(palette.board, palette.board_joint, 0.55))
        painter.drawEllipse(centre, radius, radius)
        painter.setBrush(_mixed(palette.board, palette.board_joint, 0.25))
        painter.drawEllipse(centre + QPointF(0, radius * 0.14), radius * 0.8, radius * 0.8)


def _draw_light(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    radius = max(rect.width(), rect.height()) * 0.62
    painter.save()
    # An ellipse of light: a round gradient squeezed to the board's proportion.
    painter.translate(rect.center().x(), rect.top() + rect.height() * 0.45)
    painter.scale(1.0, max(0.6, rect.height() / rect.width()))
    around = QRectF(-2 * radius, -2 * radius, 4 * radius, 4 * radius)
    for inner, outer, end in (
        (palette.lamplight, _clear(palette.lamplight), 0.9),
        (_clear(palette.vignette), palette.vignette, 1.25),
    ):
        gradient = QRadialGradient(QPointF(0, 0), radius * end)
        gradient.setColorAt(0.0, inner)
        gradient.setColorAt(0.45 if end > 1 else 0.0, inner)
        gradient.setColorAt(1.0, outer)
        painter.fillRect(around, gradient)
    painter.restore()


def _noise() -> QImage:
    levels = bytes(value * _NOISE_DEPTH // 255 for value in range(256))
    grains = Random(17).randbytes(_NOISE_SIDE * _NOISE_SIDE).translate(levels)
    image = QImage(grains, _NOISE_SIDE, _NOISE_SIDE, _NOISE_SIDE, QImage.Format.Format_Alpha8)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _clear(colour: QColor) -> QColor:
    result = QColor(colour)
    result.setAlpha(0)
    return result


def _mixed(a: QColor, b: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )
