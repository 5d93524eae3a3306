"""Keeping bubbles apart: notes and badges cover neither what they speak of, nor prompts, buttons or each other."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QRectF

from holzwurm_desktop.table.labels import BadgeItem, NoteItem

GAP = 3.0
"""Pixels between a bubble and what it had to make room for."""
Bubble = BadgeItem | NoteItem


def part(bubbles: Sequence[Bubble], taken: Sequence[QRectF], inside: QRectF) -> None:
    """Move each bubble as little as possible, so that it lies inside of `inside` and covers nothing that is `taken`,
    none of the bubbles before it, and not what it is about. All rectangles are in scene units."""
    found = list(taken)
    for bubble in bubbles:
        place = free_place(bubble.place, [*found, *_spoken_of(bubble)], inside)
        if place.topLeft() != bubble.pos():
            bubble.setPos(place.topLeft())
        found.append(place)


def _spoken_of(bubble: Bubble) -> list[QRectF]:
    about, place = bubble.about, bubble.place
    if about.isEmpty() or about.contains(place):  # so large that it is seen all around
        return []
    edge = min(about.width(), about.height()) * 0.12
    return [about.adjusted(edge, edge, -edge, -edge)]


def free_place(wish: QRectF, taken: Sequence[QRectF], inside: QRectF) -> QRectF:
    """The place nearest to `wish`, of the same size, that is inside of `inside` and covers nothing that is taken.

    Where there is none, that which covers least.
    """
    wish = _pushed_into(wish, inside)
    if not any(rect.intersects(wish) for rect in taken):
        return wish
    across, down = wish.width() * 1.5, wish.height() * 4
    near = [rect for rect in taken if rect.intersects(wish.adjusted(-across, -down, across, down))]
    lefts = {wish.left()} | {x for r in near for x in (r.left() - wish.width() - GAP, r.right() + GAP)}
    tops = {wish.top()} | {y for r in near for y in (r.top() - wish.height() - GAP, r.bottom() + GAP)}
    places = [QRectF(left, top, wish.width(), wish.height()) for left, top in product(lefts, tops)]
    places = [_pushed_into(place, inside) for place in places]
    return min(places, key=lambda place: (_covered(place, taken), _way(place, wish)))


def _pushed_into(rect: QRectF, inside: QRectF) -> QRectF:
    left = max(min(rect.left(), inside.right() - rect.width()), inside.left())
    top = max(min(rect.top(), inside.bottom() - rect.height()), inside.top())
    return QRectF(left, top, rect.width(), rect.height())


def _covered(place: QRectF, taken: Sequence[QRectF]) -> float:
    """How much of what is taken a place covers, in square pixels."""
    parts = [place & rect for rect in taken]
    return round(sum(part.width() * part.height() for part in parts if not part.isEmpty()))


def _way(place: QRectF, wish: QRectF) -> float:
    return (place.topLeft() - wish.topLeft()).manhattanLength()
