"""Where something lies that must not cover what it speaks of: a pure function of rectangles, in logical pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

GRAIN = 28
"""How many places are tried from edge to edge."""
COVERING, TOUCHING, OTHER_WIDTH = 7.0, 1e6, 30.0
"""What a place costs, where a pixel of distance costs 1: each pixel of what it covers, as a square's edge; touching
what must stay clear; each width that would have been better."""
_Box = tuple[float, float, float, float]


def beside(
    wishes: Sequence[float],
    height_of: Callable[[float], float],
    inside: QRectF,
    about: Sequence[QRectF],
    busy: Sequence[tuple[QRectF, float]],
    gap: float,
) -> QRectF:
    """The place inside of `inside` that touches nothing of `about`, covers as little as possible of `busy` and lies
    near the first of `about`.

    wishes: the widths to be tried, the best one first; height_of: the height in such a width; busy: each with its
    weight, usually 1; gap: the room around `about` that is left free. Where all places touch something of `about`,
    the one that touches least.
    """
    clear = [_edges(rect.adjusted(-gap, -gap, gap, gap)) for rect in about]
    others = [(_edges(rect), COVERING * weight) for rect, weight in busy if not rect.isEmpty()]
    goal = _edges(about[0]) if about else _edges(QRectF(inside.center(), QSizeF(0, 0)))
    places = sorted(_places(wishes, height_of, inside, goal))
    best, least = _edges(QRectF(inside.topLeft(), QSizeF(wishes[0], height_of(wishes[0])))), float("inf")
    for wish, box in places:
        if wish >= least:
            break  # all that follow are farther away
        cost = wish
        for each in clear:
            shared = _overlap(box, each)
            cost += TOUCHING + shared if shared else 0.0
        for each, dear in others:
            if cost >= least:
                break
            cost += dear * _overlap(box, each) ** 0.5
        if cost < least:
            best, least = box, cost
    return QRectF(QPointF(*best[:2]), QPointF(*best[2:]))


def _places(
    wishes: Sequence[float], height_of: Callable[[float], float], inside: QRectF, goal: _Box
) -> Iterator[tuple[float, _Box]]:
    """All places to be tried, each after what it costs by its width and by its distance from `goal`."""
    for rank, width in enumerate(wishes):
        height = height_of(width)
        if width > inside.width() or height > inside.height():
            continue
        for left in _steps(inside.left(), inside.right() - width):
            for top in _steps(inside.top(), inside.bottom() - height):
                box = (left, top, left + width, top + height)
                yield rank * OTHER_WIDTH + _distance(box, goal), box


def _steps(first: float, last: float) -> list[float]:
    """Numbers from one to the other, both included."""
    step = max(6.0, (last - first) / GRAIN)
    count = int((last - first) / step) + 1
    return [*(first + step * at for at in range(count)), last]


def _edges(rect: QRectF) -> _Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _overlap(one: _Box, other: _Box) -> float:
    """The area that two rectangles share."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return width * height if width > 0 and height > 0 else 0.0


def _distance(one: _Box, other: _Box) -> float:
    """How far two rectangles are apart, 0 if they touch."""
    across = max(one[0] - other[2], other[0] - one[2], 0.0)
    down = max(one[1] - other[3], other[1] - one[3], 0.0)
    return float(across + down)
