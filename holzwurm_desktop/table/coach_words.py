"""What the coach says on a table, in words: to the person who looks, and to nobody behind a curtain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.engine.contract import View
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.text.advice import situation_text
from holzwurm_desktop.text.coaching import Choice, better_text, capitalised, choice_text

T = TypeVar("T")


class Kept(Generic[T]):
    """What was made last, as long as it would be made of the same."""

    def __init__(self) -> None:
        self._made: tuple[object, T] | None = None

    def of(self, source: object, make: Callable[[], T]) -> T:
        """What `make` makes of `source`."""
        if self._made is None or self._made[0] != source:
            self._made = source, make()
        return self._made[1]


class CoachWords:
    """The words for what the session's coach knows."""

    def __init__(self, session: Session, view: Stage, look: Look) -> None:
        self._session = session
        self._view = view
        self._look = look
        # Reasons may take some milliseconds, and a table is drawn at every move of the pointer.
        self._asked, self._compared, self._chosen = Kept[str](), Kept[str](), Kept[list[Choice]]()

    @property
    def listed(self) -> bool:
        """Whether the best moves are shown."""
        return bool(self._session.coach.found) and not self._view.concealed

    @property
    def compared(self) -> bool:
        """Whether it tells of a better move than the last one."""
        comparison = self._session.coach.comparison
        return comparison is not None and comparison.seat == self._view_seat

    @property
    def _view_seat(self) -> int:
        """The seat that is spoken to; -1 for nobody, as behind a curtain."""
        return -1 if self._view.concealed else self._session.viewer

    def seen_now(self) -> View | None:
        """What the person on turn sees, if that person is the one who looks."""
        session = self._session
        if not session.my_turn or session.turn != self._view_seat:
            return None
        return session.match.playing().view(session.turn)

    def situation(self) -> str:
        """What the position asks of the person who looks; "" if it is not that person's turn."""
        view = self.seen_now() if self._session.coach.on else None
        if view is None:
            return ""
        words, game = self._look.words, self._session.match.game.id
        return self._asked.of(
            (view, words.say(phrases.COACH)),
            lambda: situation_text(words, game, adviser_of(game).situation(view)),
        )

    def comparison(self) -> str:
        """What was better than the last move, why and by how much; "" if nothing is told of it."""
        told = self._session.coach.comparison
        if told is None or not self.compared:
            return ""
        words, game = self._look.words, self._session.match.game.id
        return self._compared.of(
            (told, words.say(phrases.COACH)),
            lambda: better_text(words, game, told.view, told.best, told.verdict.loss),
        )

    def choices(self) -> list[Choice]:
        """The best moves in words."""
        view, coach = self.seen_now(), self._session.coach
        if view is None or not self.listed:
            return []
        alone, words, game = len(coach.candidates) == 1, self._look.words, self._session.match.game.id
        best = max((each.mean for each in coach.found), default=None)
        return self._chosen.of(
            (view, coach.found, words.say(phrases.COACH)),
            lambda: [choice_text(words, game, view, each, best, alone) for each in coach.found],
        )


def in_a_line(choice: Choice) -> str:
    """A move of the list in one line: "52 % – Blue 7 to row 2. It stays here."."""
    parts = (f"{choice.move}." if choice.move else "", choice.reason)
    said = " ".join(capitalised(part) for part in parts if part)
    return " – ".join(filter(None, (choice.chance, said)))
