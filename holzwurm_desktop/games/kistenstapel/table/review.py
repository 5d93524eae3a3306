"""The best build that the last turn would have allowed, for players who want to learn from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.boxes.best_build import good_builds
from holzwurm_desktop.games.boxes.builds import ScoredBuild
from holzwurm_desktop.games.boxes.table.draft import Draft
from holzwurm_desktop.games.boxes.table.picture import Side
from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.moves import Built, Passed
from holzwurm_desktop.games.kistenstapel.table.situation import RoundSituation
from holzwurm_desktop.text.words import Words

EFFORT = 6_000
"""The most steps that the search may take. It runs in the window's process, so it has to be short."""


class _Turn(NamedTuple):
    """A turn of a person: the position before it, and the points that it made."""

    before: RoundSituation
    seat: int
    made: int


class Review:
    """Remembers the last turn of a person and finds the best build for it.

    `open`: whether the result may be told; not while others may still knock on a pass, since it would tell
    them whether to. `shown`: whether the table shows the best build in place of the pile.
    """

    def __init__(self, words: Words, refresh: Callable[[], None]) -> None:
        """`refresh` shows the table again."""
        self._say = words.say
        self._refresh = refresh
        self.open = False
        self._turn: _Turn | None = None
        self._best: ScoredBuild | None = None
        self._searched = False
        self.shown = False

    def note(self, before: RoundSituation, events: Sequence[Event], is_person: Callable[[int], bool]) -> None:
        """Remember the turn that `events` tell of, which began in the position `before`, if a person made it."""
        first = events[0] if events else None
        if not isinstance(first, Built | Passed) or not is_person(first.seat):
            return
        if before.phase == "play":
            made = first.points if isinstance(first, Built) else 0
            self._turn, self._searched, self.shown = _Turn(before, first.seat, made), False, False

    def forget(self) -> None:
        """Remember no turn, as the position has been replaced."""
        self._turn, self.shown = None, False

    @property
    def ready(self) -> bool:
        """Whether there is a turn, and it may be told how good it was."""
        return self.open and self._turn is not None

    def line(self) -> str:
        """How good the turn was, in a sentence."""
        turn, say = self._turn, self._say
        if turn is None:
            return ""
        best = self._search()
        if best is None:
            return say(text.BEST_NONE)
        points = say(text.POINTS, n=best.points)
        if turn.made >= best.points:
            return say(text.BEST_MADE)
        if turn.made == 0:
            return say(text.BEST_MISSED, best=points)
        return say(text.BEST_WAS, best=points, made=turn.made)

    @property
    def worth_showing(self) -> bool:
        """Whether there was a better build than the one that was made, and that may be told."""
        if not self.ready or self._turn is None:
            return False
        best = self._search()
        return best is not None and best.points > self._turn.made

    def turn_over(self) -> None:
        """Show the best build, or the table again."""
        self.shown = self.worth_showing and not self.shown
        self._refresh()

    def take_key(self, event: QKeyEvent) -> bool:
        """V shows the best build, V or Esc go back to the table. False for any other key."""
        key = event.key()
        means = (key == Qt.Key.Key_V and self.worth_showing) or (key == Qt.Key.Key_Escape and self.shown)
        if means:
            self.turn_over()
        return means

    def sides(self) -> tuple[Side, ...]:
        """The best build as a plan on the pile of before. Only to be called while `shown`."""
        assert self._turn is not None
        assert self._best is not None
        before = self._turn.before
        draft = Draft(before.pile, before.opened, before.hands[self._turn.seat])
        draft.become(self._best)
        return draft.sides()

    def title(self) -> str:
        """What the picture of the best build shows, in words."""
        points = self._say(text.POINTS, n=self._best.points if self._best else 0)
        return self._say(text.BEST_SHOWN, best=points)

    def _search(self) -> ScoredBuild | None:
        if not self._searched and self._turn is not None:
            before = self._turn.before
            hand = before.hands[self._turn.seat]
            found = good_builds(before.pile, before.opened, hand, 0, limit=1, effort=EFFORT)
            self._best, self._searched = next(iter(found), None), True
        return self._best
