"""How far the player has come in the lessons, as the settings keep it."""

from __future__ import annotations

from holzwurm_desktop.models.preferences import Preferences


class LessonProgress:
    """Reads and writes the setting `lessons`: for each game the `step` that comes next, from 0, and whether the
    lesson was `offered`. Invalid entries count as missing."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    def step(self, game_id: str) -> int:
        """The number of the step to begin with."""
        step = self._entry(game_id).get("step")
        return step if type(step) is int and step >= 0 else 0

    def keep_step(self, game_id: str, step: int) -> None:
        """Remember where the player is."""
        self._change(game_id, step=step)

    def finish(self, game_id: str) -> None:
        """The lesson was done to its end; the next time it begins anew."""
        self._change(game_id, step=0)

    def may_offer(self, game_id: str) -> bool:
        """Whether the player has not met the lesson yet, neither by being offered it nor by opening it."""
        return not self._entry(game_id)

    def offer(self, game_id: str) -> None:
        """Remember that it was offered, so that it is not offered again."""
        self._change(game_id, offered=True)

    def _entry(self, game_id: str) -> dict[str, object]:
        entry = self._preferences.values.lessons.get(game_id)
        return dict(entry) if isinstance(entry, dict) else {}

    def _change(self, game_id: str, **changes: object) -> None:
        lessons = self._preferences.values.lessons
        self._preferences.change(lessons={**lessons, game_id: {**self._entry(game_id), **changes}})
