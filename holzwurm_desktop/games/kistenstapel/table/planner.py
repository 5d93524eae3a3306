"""The plan of whoever may build now, step by step, and signals for whoever shows it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.games.boxes.builds import Hand, ScoredBuild
from holzwurm_desktop.games.boxes.piles import Column, Face, Pile, Position, lid_position
from holzwurm_desktop.games.boxes.table.draft import Blame, Draft, Report
from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.moves import Build
from holzwurm_desktop.games.kistenstapel.table.situation import NOBODY, RoundSituation
from holzwurm_desktop.text.words import Phrase

PlannedWith = tuple[Pile, frozenset[Position], int, Hand]
"""Pile, open lids, whose cards, and the cards."""


class Planner(QObject):
    """The draft of whoever may plan now; None where nobody may. `laying`: the next click chooses the top that
    gets an open lid."""

    plan_changed = Signal()
    """Something else is planned."""
    step_done = Signal()
    """A person's step has changed the plan, and is over."""
    step_barred = Signal(Phrase)
    """A step cannot be done; why."""
    laying_changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.draft: Draft | None = None
        self.laying = False
        self._seat = NOBODY
        self._with: PlannedWith | None = None
        self._pulling = False
        self._report: Report | None = None

    # The draft.

    def read(self, now: RoundSituation) -> None:
        """Begin a draft where another position or other cards are planned with; go on with it otherwise."""
        self._seat = now.planner
        planned_with = None
        if now.planner != NOBODY:
            planned_with = now.pile, now.opened, now.owner, now.hands[now.owner]
        if planned_with != self._with:
            self._with = planned_with
            self.draft = None if planned_with is None else Draft(now.pile, now.opened, now.hands[now.owner])
            self.laying, self._pulling, self._report = False, False, None

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
    def blame(self) -> Blame | None:
        """Why the plan cannot be built; None if it can, or if nothing is planned."""
        return None if self.report is None else self.report.blame

    def blamed_faces(self) -> tuple[Face, ...]:
        """Where it shows why the plan cannot be built."""
        blame, draft = self.blame, self.draft
        if blame is None or draft is None:
            return ()
        if not blame.columns:
            return () if blame.face is None else (blame.face,)
        return tuple(draft.lid_of(column) for column in blame.columns)

    @property
    def good(self) -> bool:
        """Whether the plan may be built."""
        return self.report is not None and self.report.blame is None

    def move(self) -> Build | None:
        """The plan as a move; None if it may not be built."""
        if self.draft is None or not self.good:
            return None
        build = self.draft.build()
        return Build(self._seat, build.pile, build.opened)

    def is_fixed(self, column: Column) -> bool:
        """Whether a column has an open lid that was there before."""
        if self.draft is None or column not in self.draft.pile:
            return False
        return lid_position(column, self.draft.pile[column]) in self.draft.fixed

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

    def propose(self, build: ScoredBuild) -> None:
        """Plan a whole build at once, such as a hint."""
        if self.draft is not None:
            self.draft.become(build)
            self._changed()

    def choose_lid(self) -> None:
        """Ask for the top that gets an open lid; asked again, leave it."""
        if self.draft is None:
            return
        if self.draft.hand[3] <= len(self.draft.fresh) and not self.draft.fresh:
            self.step_barred.emit(text.NO_LID_LEFT)
        else:
            self._lay(not self.laying)

    def stop_laying(self) -> None:
        """Choose no top."""
        self._lay(False)

    def _lay(self, laying: bool) -> None:
        self.laying = laying
        self.laying_changed.emit()

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
        self.step_done.emit()

    def _do(self, step: Callable[[Draft], bool], otherwise: Phrase) -> None:
        if self.draft is None:
            return
        if step(self.draft):
            self._changed()
            self.step_done.emit()
        else:
            self.step_barred.emit(otherwise)

    def _changed(self) -> None:
        self._report, self._pulling = None, False
        self.plan_changed.emit()
