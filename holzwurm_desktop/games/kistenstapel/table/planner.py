"""Planning a build on the table: what a click, a pull and a key do to the draft, and what is told of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF

from holzwurm_desktop.games.boxes.builds import Build as Action
from holzwurm_desktop.games.boxes.piles import Column, Face, lid_position
from holzwurm_desktop.games.boxes.table.draft import Draft, Place, Report
from holzwurm_desktop.games.boxes.table.picture import faces_of_box, heart_of, side_at
from holzwurm_desktop.games.boxes.table.pile_item import column_faces, top_box_faces
from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.moves import Build
from holzwurm_desktop.text.words import Phrase

if TYPE_CHECKING:
    from holzwurm_desktop.games.kistenstapel.table.table import KistenstapelTable

NEAR = 0.34
"""So near to the sign of a place, in edges of a box, a click on the pile means the place."""


class Aim(NamedTuple):
    """What a click would do: `sign` "+" adds a box, "-" takes one away, "o" lays an open lid, "x" nothing;
    `height`: of the column after adding."""

    sign: str
    column: Column
    height: int = 0


class Planner:
    """The draft of whoever may plan now; None where nobody may. `laying`: the next click chooses the top that
    gets an open lid."""

    def __init__(self, table: KistenstapelTable) -> None:
        self._table = table
        self.draft: Draft | None = None
        self.laying = False
        self.aim: Aim | None = None
        self._key: object = None
        self._pulling = False
        self._report: Report | None = None

    # The draft.

    def read(self) -> None:
        """Begin a draft where another position or other cards are planned with; go on with it otherwise."""
        now = self._table.now
        key = (tuple(now.pile.items()), now.opened, now.owner, now.hands[now.owner] if now.hands else ())
        if now.planner < 0:
            self._begin(None, None)
        elif key != self._key:
            self._begin(Draft(now.pile, now.opened, now.hands[now.owner]), key)

    def _begin(self, draft: Draft | None, key: object) -> None:
        self.draft, self._key = draft, key
        self.laying, self.aim, self._pulling, self._report = False, None, False, None

    @property
    def changed(self) -> bool:
        """Whether something is planned."""
        return self.draft is not None and self.draft.changed

    @property
    def report(self) -> Report | None:
        """What the plan would do; None without a plan."""
        if self.draft is None or not self.draft.changed:
            return None
        if self._report is None:
            self._report = self.draft.report()
        return self._report

    @property
    def good(self) -> bool:
        """Whether the plan may be built."""
        return self.report is not None and self.report.blame is None

    def reason(self) -> str:
        """Why the plan cannot be built, in words; nothing if it can."""
        report = self.report
        if report is None:
            return self._say(text.PLAN_NOTHING)
        if report.blame is None:
            return ""
        blame = report.blame
        return text.blame_text(self._table.look.words, blame.code, blame.kind, blame.short)

    def line(self) -> str:
        """Boxes, cards laid by type, cards returned, points."""
        report = self.report
        if report is None:
            return ""
        if report.used is None or report.returned is None:
            return self.reason()
        effect = text.effect_text(self._table.look.words, report.boxes, report.used, report.returned)
        points = self._say(text.POINTS, n=report.points or 0) if (report.points or 0) >= 0 else ""
        if report.points is not None and report.points < 0:
            points = f"\N{MINUS SIGN}{self._say(text.POINTS, n=-report.points)}"
        return f"{effect} · {points}"

    # Steps.

    def add(self, column: Column) -> None:
        """Put a box on a column, or begin one."""
        self._do(lambda draft: draft.add(column), text.BARRED)

    def take(self, column: Column) -> None:
        """Take the top box of a column away."""
        self._do(lambda draft: draft.take(column), text.LAST_BOX)

    def layer(self, layers: int = 1) -> None:
        """Put a layer under the whole pile, or take one out."""
        self._do(lambda draft: draft.layer(layers), text.NOT_HIGH_ENOUGH)

    def lay_lid(self, column: Column) -> None:
        """Lay an open lid on a column, or take it back."""
        self.laying = False
        self._do(lambda draft: draft.open_lid(column), text.NO_LID)

    def back(self) -> None:
        """Take the last step back."""
        self._do(Draft.undo, text.PLAN_NOTHING)

    def forward(self) -> None:
        """Do it again."""
        self._do(Draft.redo, text.PLAN_NOTHING)

    def start_over(self) -> None:
        """Go back to how it was."""
        self._do(Draft.reset, text.PLAN_NOTHING)

    def propose(self, move: Build) -> None:
        """Plan what a hint proposes."""
        if self.draft is not None:
            self.draft.become(Action.of(move.pile, move.opened, 0))
            self._changed()

    def choose_lid(self) -> None:
        """Ask for the top that gets an open lid; asked again, leave it."""
        if self.draft is None:
            return
        if self.draft.hand[3] <= len(self.draft.fresh) and not self.draft.fresh:
            self._table.tell_here(self._say(text.NO_LID_LEFT), None)
            return
        self.laying = not self.laying
        self._table.refresh()
        if self.laying:
            self._table.view.announce(self._say(text.CHOOSE_TOP))

    def _do(self, step: Callable[[Draft], bool], otherwise: Phrase) -> None:
        if self.draft is None:
            return
        if step(self.draft):
            self._changed()
            self._table.tell_plan()
        else:
            self._table.tell_here(self._say(otherwise), None)

    def _changed(self) -> None:
        self._report, self._pulling = None, False
        self._table.hinted = None
        self._table.note.hide()
        self._table.plan_changed()

    # The mouse.

    def hover(self, point: QPointF | None) -> None:
        """Aim at what is under the pointer."""
        aim = None if point is None or self.draft is None else self.aim_at(point)
        if aim != self.aim:
            self.aim = aim
            self._table.refresh()

    def aim_at(self, point: QPointF) -> Aim | None:
        """What a click at `point` would do."""
        camera = self._table.camera
        side = side_at(self._table.heap.sides, *camera.lattice(point))
        if self.laying:
            return None if side is None or side.face.kind != "T" else Aim("o", side.face.column)
        place, distance = self._nearest_place(point)
        if place is not None and distance < camera.edge * (1.0 if side is None else NEAR):
            return Aim("+", place.column, place.height)
        if side is None:
            return None
        return Aim("x" if self._is_fixed(side.face.column) else "-", side.face.column)

    def _nearest_place(self, point: QPointF) -> tuple[Place | None, float]:
        best: Place | None = None
        least = float("inf")
        for place in self.draft.places() if self.draft else []:
            way = self._table.camera.point(*heart_of(*place)) - point
            distance = (way.x() ** 2 + way.y() ** 2) ** 0.5
            if distance < least:
                best, least = place, distance
        return best, least

    def _is_fixed(self, column: Column) -> bool:
        """Whether a column has an open lid that was there before."""
        assert self.draft is not None
        height = self.draft.pile.get(column, 0)
        return bool(height) and lid_position(column, height) in self.draft.fixed

    def click(self, point: QPointF, second: bool) -> None:
        """Add, take away, or lay an open lid; the right button puts a box on top of any column."""
        aim = self.aim_at(point)
        if aim is None:
            self.laying = False
            self._table.refresh()
        elif aim.sign == "o":
            self.lay_lid(aim.column)
        elif aim.sign == "x":
            self._table.tell_here(self._say(text.BARRED), column_faces(self._table.heap.sides, aim.column))
        elif aim.sign == "+" or second:
            self.add(aim.column)
        else:
            self.take(aim.column)
        self.hover(point)

    def pullable(self, point: QPointF) -> tuple[Column, int] | None:
        """The column that can be pulled at `point`, and its height."""
        if self.draft is None or self.laying:
            return None
        side = side_at(self._table.heap.sides, *self._table.camera.lattice(point))
        if side is None or self._is_fixed(side.face.column):
            return None
        return side.face.column, self.draft.pile[side.face.column]

    def pull(self, column: Column, height: int) -> None:
        """Pull a column up or down; however far it goes, that is one step."""
        draft = self.draft
        if draft is None or draft.pile.get(column, 0) == height:
            return
        if self._pulling:
            draft.undo()
        pulling = draft.set_height(column, height)
        self._changed()
        self._pulling = pulling

    def pulled(self) -> None:
        """The column is let go."""
        self._pulling = False
        self._table.tell_plan()

    # What is shown.

    def aimed_faces(self) -> tuple[Face, ...]:
        """What of the picture a click would change."""
        if self.aim is None or self.draft is None:
            return ()
        sign, column, height = self.aim
        if sign == "+":
            return faces_of_box((*column, height))
        faces = top_box_faces(self._table.heap.sides, column, self.draft.pile.get(column, 0))
        return tuple(face for face in faces if face.kind == "T") if sign == "o" else faces

    def move(self) -> Build | None:
        """The plan as a move; None if it may not be built."""
        if self.draft is None or not self.good:
            return None
        build = self.draft.build()
        return Build(self._table.now.planner, build.pile, build.opened)

    def _say(self, phrase: Phrase, n: int = -1) -> str:
        return self._table.look.words.say(phrase, n)
