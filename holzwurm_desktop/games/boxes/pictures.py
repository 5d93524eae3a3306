"""Pictures of Kistenstapel and the demolition game for the rules pages: cards, a pile, a pile judged, a build.

In their arguments a column is written `x.y.height` and an open lid `a.b`, its position in the picture; several are
separated by commas. Sketchers raise `KeyError` if an argument is missing, malformed, or no valid pile.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.games.boxes.building import pile_change
from holzwurm_desktop.games.boxes.cards import DECK
from holzwurm_desktop.games.boxes.piles import Column, Pile, Position, pile_fault
from holzwurm_desktop.games.boxes.table.camera import Camera
from holzwurm_desktop.games.boxes.table.picture import Extent, Side, boxes_in, extent_of, sides_of
from holzwurm_desktop.games.boxes.table.pile_item import paint_pile
from holzwurm_desktop.table.art.ornaments import paint_arrow, paint_verdict
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.pictures import Arguments, Sketch

EDGE = 40.0
"""Length of a box's edge in pixels of the sketch, as are the sizes below."""
CARD = QSizeF(84, 84)
GAP = 14.0
ARROW = 64.0
VERDICT = 30.0


def cards(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """Cards side by side: `cards=L,R,T,O`."""
    faces = arguments["cards"].split(",")
    for face in faces:
        if face not in DECK.faces:
            raise KeyError(face)

    def draw(painter: QPainter) -> None:
        for at, face in enumerate(faces):
            place = QRectF(QPointF(GAP + at * (CARD.width() + GAP), GAP), CARD)
            DECK.paint_face(painter, place, face, palette)

    width = GAP + len(faces) * (CARD.width() + GAP)
    return Sketch(QSizeF(width, CARD.height() + 2 * GAP), draw)


def pile(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """One pile: `columns`, and `open` lids."""
    columns = _columns(arguments["columns"])
    sides = sides_of(columns, _lids(arguments["open"]))
    return _pile_sketch(sides, extent_of(side.face for side in sides), palette)


def judged(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """A pile with a sign beside it that says whether it keeps the rules: `columns`, and `verdict`, "good" or "bad".

    A bad pile must be bad indeed, and a good one good.
    """
    columns = _any_columns(arguments["columns"])
    good = {"good": True, "bad": False}[arguments["verdict"]]
    if good == bool(pile_fault(columns)):
        raise KeyError(arguments["columns"])
    sides = sides_of(columns, ())
    shown = _pile_sketch(sides, extent_of(side.face for side in sides), palette)
    width = shown.size.width() + VERDICT

    def draw(painter: QPainter) -> None:
        _draw_at(painter, shown, QPointF(0, 0))
        paint_verdict(painter, QRectF(width - VERDICT - 4, 4, VERDICT, VERDICT), good, palette)

    return Sketch(QSizeF(width, shown.size.height()), draw)


def build(arguments: Arguments, palette: Palette, _ratio: float) -> Sketch:
    """A pile (columns `from`), an arrow, and the pile that it becomes (`to`), with the lids `open` in both:
    boxes that came are tinted, boxes that went are ghosts."""
    before, after = _columns(arguments["from"]), _columns(arguments["to"])
    opened = _lids(arguments["open"])
    _, layers, _, _ = pile_change(before, after, pinned=True)
    old = {(x + layers, y + layers, z + layers) for x, y, z in boxes_in(before)}
    shown = sides_of(before, opened), sides_of(after, opened, old)
    left, right = (_pile_sketch(sides, extent_of(s.face for s in sides), palette) for sides in shown)
    height = max(left.size.height(), right.size.height())

    def draw(painter: QPainter) -> None:
        _draw_at(painter, left, QPointF(0, height - left.size.height()))
        arrow = QRectF(left.size.width() + 6, height / 2 - 26, ARROW - 12, 52)
        paint_arrow(painter, arrow, 0.0, palette.good, palette)
        _draw_at(painter, right, QPointF(left.size.width() + ARROW, height - right.size.height()))

    return Sketch(QSizeF(left.size.width() + ARROW + right.size.width(), height), draw)


PICTURES = {"cards": cards, "pile": pile, "judged": judged, "build": build}


def _draw_at(painter: QPainter, sketch: Sketch, place: QPointF) -> None:
    painter.save()
    painter.translate(place)
    sketch.draw(painter)
    painter.restore()


def _pile_sketch(sides: tuple[Side, ...], extent: Extent, palette: Palette) -> Sketch:
    size = QSizeF(
        (extent.right - extent.left) * EDGE + 2 * GAP, (extent.bottom - extent.top) * EDGE + 2 * GAP
    )
    camera = Camera()
    camera.lay(QRectF(QPointF(0, 0), size), EDGE)
    camera.fit(extent)

    def draw(painter: QPainter) -> None:
        paint_pile(painter, sides, camera, palette)

    return Sketch(size, draw)


def _numbers(text: str, count: int) -> list[tuple[int, ...]]:
    """Groups of `count` numbers: "1.2,3.4" with count 2. Raises `KeyError` for anything else."""
    groups = []
    for part in text.split(",") if text else []:
        try:
            group = tuple(int(number) for number in part.split("."))
        except ValueError:
            raise KeyError(part) from None
        if len(group) != count:
            raise KeyError(part)
        groups.append(group)
    return groups


def _any_columns(text: str) -> Pile:
    """Columns, of which nobody asks whether they make a good pile."""
    columns: dict[Column, int] = {(x, y): height for x, y, height in _numbers(text, 3)}
    return columns


def _columns(text: str) -> Pile:
    columns = _any_columns(text)
    if pile_fault(columns):
        raise KeyError(text)
    return columns


def _lids(text: str) -> list[Position]:
    return [(a, b) for a, b in _numbers(text, 2)]
