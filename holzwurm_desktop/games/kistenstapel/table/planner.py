"""The plan of the person who may build now, with signals for the table that shows it."""

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
"""(pile, open positions, seat whose cards are used, those cards)."""


class Planner(QObject):
    """Keeps the draft of the person who may plan now: `draft` is None if nobody may. While `laying`, the next click
    chooses the column that gets an open lid."""

    plan_changed = Signal()
    """The plan has changed, by whatever means."""
    step_done = Signal()
    """A person has finished a step that changed the plan."""
    step_barred = Signal(Phrase)
    """A step cannot be done; the phrase says why."""
    laying_changed = Signal()
    """`laying` has changed."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.draft: Draft | None = None
        self.laying = False
        self._seat = NOBODY
        self._with: PlannedWith | None = None
        self._pulling = False
        self._report: Report | None = None
        self._aside: tuple[PlannedWith | None, Draft | None] = (None, None)

    # The draft.

    def read(self, now: RoundSituation) -> None:
        """Begin a new draft if the position or the cards to plan with have changed; else go on with the
        present one."""
        # The table reads after every event that may matter, and a plan must outlive those that do not change
        # anything.
        self._seat = now.planner
        planned_with = None
        if now.planner != NOBODY:
            planned_with = now.pile, now.opened, now.owner, now.cards_of(now.owner)
        if planned_with != self._with:
            self._with = planned_with
            self.draft = None if planned_with is None else Draft(*planned_with[:2], planned_with[3])
            self.laying, self._pulling, self._report = False, False, None

    def set_aside(self) -> None:
        """Keep the plan while the table shows other positions, until `take_up`."""
        self._aside = self._with, self.draft

    def take_up(self) -> None:
        """Go on with the plan that was set aside."""
        self._with, self.draft = self._aside
        self._report = None

    @property
    def changed(self) -> bool:
        """Whether anything is planned."""
        return self.draft is not None and self.draft.changed

    @property
    def report(self) -> Report | None:
        """What the plan would do; None if nothing is planned."""
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
        """The faces where the plan breaks the rules; none if it does not, or not at a place on the pile."""
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
        """Whether a column has a lid that was open before the plan: such a column cannot be changed."""
        if self.draft is None or column not in self.draft.pile:
            return False
        return lid_position(column, self.draft.pile[column]) in self.draft.fixed

    # Steps. One that cannot be done is told by `step_barred`.

    def add(self, column: Column) -> None:
        """Put a box on a column, or begin a column."""
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
        """Do the step again that was taken back last."""
        self._do(Draft.redo, text.PLAN_NOTHING)

    def start_over(self) -> None:
        """Drop the plan, as one step."""
        self._do(Draft.reset, text.PLAN_NOTHING)

    def propose(self, build: ScoredBuild) -> None:
        """Plan a whole build at once, such as a hint."""
        if self.draft is not None:
            self.draft.become(build)
            self._changed()

    def choose_lid(self) -> None:
        """Begin to choose the column that gets an open lid, or give that up if it has begun."""
        if self.draft is None:
            return
        if self.draft.hand[3] <= len(self.draft.fresh) and not self.draft.fresh:
            self.step_barred.emit(text.NO_LID_LEFT)
        else:
            self._lay(not self.laying)

    def stop_laying(self) -> None:
        """Give up choosing a column for an open lid."""
        self._lay(False)

    def _lay(self, laying: bool) -> None:
        self.laying = laying
        self.laying_changed.emit()

    def pull(self, column: Column, height: int) -> None:
        """Pull a column to a height. From the first `pull` to `pulled` it is one step, however far it goes."""
        draft = self.draft
        if draft is None or draft.pile.get(column, 0) == height:
            return
        if self._pulling:
            draft.undo()  # the height of before takes the place of that of the last call
        pulling = draft.set_height(column, height)
        self._changed()  # which ends a pull
        self._pulling = pulling

    def pulled(self) -> None:
        """End the pull: the column was let go."""
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
