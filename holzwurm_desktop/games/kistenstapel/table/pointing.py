"""The mouse on a pile while a build is planned: what a click would do is shown beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF

from holzwurm_desktop.games.boxes.piles import Column, Face, Position
from holzwurm_desktop.games.boxes.table.draft import Draft, Place
from holzwurm_desktop.games.boxes.table.picture import faces_of_box, heart_of
from holzwurm_desktop.games.boxes.table.pile_item import PileItem, top_box_faces
from holzwurm_desktop.games.boxes.table.surface import PileSurface
from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.table.planner import Planner

NEAR = 0.34
"""A click on the pile means a free place if it is nearer to its sign than this, in edges of a box."""


class Aim(NamedTuple):
    """What a click would do at a column: `sign` "+" adds a box, "-" takes one away, "o" lays an open lid, "x" does
    nothing, as the column must stay. `height` is that of the column after adding, else 0."""

    sign: str
    column: Column
    height: int = 0


class Pointing(PileSurface):
    """Turns clicks and pulls into steps of the plan."""

    counts_double = True

    def __init__(
        self,
        heap: PileItem,
        refresh: Callable[[], None],
        planner: Planner,
        not_now: Callable[[], None],
        other: Callable[[QPointF], bool],
    ) -> None:
        """`not_now` is called for a click while nobody may plan; `other`: whether something else lies at a point."""
        super().__init__(heap, refresh)
        self._other = other
        self._planner = planner
        self._not_now = not_now
        self._aim: Aim | None = None
        self._aim_in: Draft | None = None

    def contains(self, point: QPointF) -> bool:
        return super().contains(point) and (not self._other(point) or self.side_at(point) is not None)

    @property
    def aim(self) -> Aim | None:
        """What a click where the pointer is would do; None if nothing, and in a new draft until the pointer moves."""
        return self._aim if self._aim_in is self._planner.draft else None

    def hover(self, point: QPointF | None) -> None:
        draft = self._planner.draft
        aim = None if point is None or draft is None else self._aim_at(point, draft)
        if aim != self.aim:
            self._aim, self._aim_in = aim, draft
            self.refresh()

    def _aim_at(self, point: QPointF, draft: Draft) -> Aim | None:
        """What a click at `point` would do."""
        side = self.side_at(point)
        if self._planner.laying:
            return None if side is None or side.face.kind != "T" else Aim("o", side.face.column)
        place, distance = self._nearest_place(point, draft)
        # Off the pile the nearest place within an edge is meant; on it, its sign must be hit, for a click elsewhere
        # takes a box away.
        if place is not None and distance < self.heap.camera.edge * (1.0 if side is None else NEAR):
            return Aim("+", place.column, place.height)
        if side is None:
            return None
        return Aim("x" if self._planner.is_fixed(side.face.column) else "-", side.face.column)

    def _nearest_place(self, point: QPointF, draft: Draft) -> tuple[Place | None, float]:
        best: Place | None = None
        least = float("inf")
        for place in draft.places():
            way = self.heap.camera.point(*heart_of(*place)) - point
            distance = (way.x() ** 2 + way.y() ** 2) ** 0.5
            if distance < least:
                best, least = place, distance
        return best, least

    def click(self, point: QPointF, second: bool) -> None:
        """Do what the aim at `point` says; the right button adds a box where the left one takes one away."""
        planner = self._planner
        if planner.draft is None:
            self._not_now()
            return
        aim = self._aim_at(point, planner.draft)
        if aim is None:
            planner.stop_laying()
        elif aim.sign == "o":
            planner.lay_lid(aim.column)
        elif aim.sign == "x":
            planner.step_barred.emit(text.BARRED)
        elif aim.sign == "+" or second:
            planner.add(aim.column)
        else:
            planner.take(aim.column)
        self.hover(point)

    def pullable(self, point: QPointF) -> tuple[Column, int] | None:
        draft, side = self._planner.draft, self.side_at(point)
        if draft is None or side is None or self._planner.laying or self._planner.is_fixed(side.face.column):
            return None
        return side.face.column, draft.pile[side.face.column]

    def pull(self, column: Column, height: int) -> None:
        self._planner.pull(column, height)

    def pulled(self) -> None:
        self._planner.pulled()

    def free_places(self) -> tuple[Position, ...]:
        """Lattice points of the places where one more box fits, except the one that is aimed at; none while
        an open lid is laid."""
        draft, aim = self._planner.draft, self.aim
        if draft is None or self._planner.laying:
            return ()
        return tuple(heart_of(*place) for place in draft.places() if not aim or place.column != aim.column)

    def aimed_faces(self) -> tuple[Face, ...]:
        """The faces that a click would change."""
        draft, aim = self._planner.draft, self.aim
        if aim is None or draft is None:
            return ()
        if aim.sign == "+":
            return faces_of_box((*aim.column, aim.height))
        faces = top_box_faces(self.heap.sides, aim.column, draft.pile.get(aim.column, 0))
        return tuple(face for face in faces if face.kind == "T") if aim.sign == "o" else faces
