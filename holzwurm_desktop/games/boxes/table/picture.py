"""What is seen of a pile: its sides in the order in which they are painted, and which of them is at a point.

No Qt here. Points are those of the picture's lattice (docs/rules/kistenstapel.md, `boxes.piles`), in fractions.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from holzwurm_desktop.games.boxes.piles import (
    Box,
    Column,
    Face,
    Pile,
    Position,
    faces_of,
    hidden_boxes,
    lid_position,
)

LAID, ADDED, GHOST, IMPLIED = "laid", "added", "ghost", "implied"
"""How a side is shown: the values of `boxes.art.SideState`, whose module imports Qt."""

ACROSS = 3**0.5 / 2
"""Half the width of a lid, in edges: how far a step of the lattice goes to the side."""


class Side(NamedTuple):
    """One side as it is painted. `kind`: "L", "R", "T" or "O", while `face.kind` is "T" for open lids, too;
    `state`: one of the four above."""

    face: Face
    kind: str
    state: str


class Extent(NamedTuple):
    """A rectangle on the picture, in edges of a box; y grows downwards."""

    left: float
    top: float
    right: float
    bottom: float

    def united(self, other: Extent) -> Extent:
        """The smallest extent around both."""
        return Extent(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def grown(self, by: float) -> Extent:
        """This extent with `by` edges more on every side."""
        return Extent(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def contains(self, other: Extent) -> bool:
        """Whether `other` lies within."""
        return self.united(other) == self


def boxes_in(pile: Pile) -> set[Box]:
    """Every box of the pile."""
    return {(x, y, z) for (x, y), height in pile.items() for z in range(1, height + 1)}


def sides_of(
    pile: Pile, opened: Collection[Position], old: Collection[Box] | None = None, xray: bool = False
) -> tuple[Side, ...]:
    """The sides of a pile from the rear to the front. The pile may break the rules.

    `old` are the boxes that stood before a plan, None if there is no plan: sides of new boxes are shown as
    added, boxes that are gone as ghosts in front of the pile. With `xray`, hidden boxes are shown in front of
    it as well.
    """
    sides = [Side(face, _kind(face, opened), _state(face, old)) for face in faces_of(pile)]
    if old is not None:
        sides += [Side(face, face.kind, GHOST) for face in faces_of_boxes(set(old) - boxes_in(pile))]
    if xray:
        sides += [Side(face, face.kind, IMPLIED) for face in faces_of_boxes(hidden_boxes(pile))]
    return tuple(sides)


def _kind(face: Face, opened: Collection[Position]) -> str:
    return "O" if face.kind == "T" and face.position in opened else face.kind


def _state(face: Face, old: Collection[Box] | None) -> str:
    return ADDED if old is not None and (*face.column, face.level) not in old else LAID


def faces_of_box(box: Box) -> tuple[Face, Face, Face]:
    """Lid, left and right side of one box, as if nothing hid them. At level 0 the lid is its place on the floor."""
    x, y, z = box
    return (
        Face("T", (x, y), z, (x - z, y - z)),
        Face("L", (x, y), z, (x - z, y + 1 - z)),
        Face("R", (x, y), z, (x + 1 - z, y - z)),
    )


def faces_of_boxes(boxes: Collection[Box]) -> Iterator[Face]:
    """The faces of loose boxes that no other of them covers, from the rear to the front."""
    # Boxes with a greater sum of coordinates are nearer to the viewer, who looks along the diagonal (-1, -1, -1).
    for x, y, z in sorted(boxes, key=lambda box: (sum(box), box)):
        lid, left, right = faces_of_box((x, y, z))
        if (x, y, z + 1) not in boxes:
            yield lid
        if (x, y + 1, z) not in boxes:
            yield left
        if (x + 1, y, z) not in boxes:
            yield right


def covers(face: Face, a: float, b: float) -> bool:
    """Whether the face lies at the point (a, b)."""
    # A left side is a lid's unit square sheared along one axis of the lattice, a right side along the other.
    da, db = a - face.position[0], b - face.position[1]
    if face.kind == "L":
        da -= db
    elif face.kind == "R":
        db -= da
    return 0 <= da < 1 and 0 <= db < 1


def side_at(sides: Sequence[Side], a: float, b: float) -> Side | None:
    """The side of a standing box that is seen at (a, b); None if none is. Ghosts and hidden boxes do not count."""
    standing = (side for side in reversed(sides) if side.state in (LAID, ADDED))
    return next((side for side in standing if covers(side.face, a, b)), None)


def heart_of(column: Column, height: int) -> Position:
    """The lattice point in the middle of what is seen of a column's top box: its corner nearest to the viewer."""
    a, b = lid_position(column, height)
    return a + 1, b + 1


def extent_of(faces: Iterable[Face]) -> Extent:
    """The smallest extent around some faces; that of one box if there are none."""
    points = [corner for face in faces for corner in face.corners] or [
        corner for face in faces_of_box((0, 0, 1)) for corner in face.corners
    ]
    across = [(a - b) * ACROSS for a, b in points]
    down = [(a + b) / 2 for a, b in points]
    return Extent(min(across), min(down), max(across), max(down))
