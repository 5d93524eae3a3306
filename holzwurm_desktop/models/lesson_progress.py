"""How far a person has come in the lessons."""

from __future__ import annotations

from collections.abc import Callable

from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.lessons import Learnt, LessonStore


class LessonProgress:
    """Reads and writes where a person is in each lesson, and in the setting `lessons` that one was `offered` on this
    computer."""

    def __init__(
        self,
        preferences: Preferences,
        store: LessonStore,
        person: Callable[[], str],
        failed: Callable[[StorageError], None] = lambda error: None,
    ) -> None:
        """person: the name of whoever learns; failed: told of the error if progress cannot be stored."""
        self._preferences = preferences
        self._store = store
        self._person = person
        self._failed = failed

    def step(self, game_id: str) -> int:
        """The number of the step to begin with."""
        found = self._learnt().get(game_id)
        return 0 if found is None else found.step

    def keep_step(self, game_id: str, step: int) -> None:
        """Remember where the person is."""
        self._keep(game_id, step)

    def finish(self, game_id: str) -> None:
        """The lesson was done to its end; the next time it begins anew."""
        self._keep(game_id, 0, done=True)

    def may_offer(self, game_id: str) -> bool:
        """Whether the lesson was not met yet, neither by being offered here nor by being opened by this person."""
        return not self._preferences.values.lessons.get(game_id) and game_id not in self._learnt()

    def offer(self, game_id: str) -> None:
        """Remember that it was offered, so that it is not offered again."""
        self._preferences.change(lessons={**self._preferences.values.lessons, game_id: {"offered": True}})

    def _learnt(self) -> dict[str, Learnt]:
        try:
            return self._store.learnt(self._person())
        except StorageError:
            return {}  # then lessons begin at their first step

    def _keep(self, game_id: str, step: int, done: bool = False) -> None:
        try:
            self._store.keep(self._person(), game_id, step, done)
        except StorageError as error:
            self._failed(error)
