"""Tasks one after the other: what a window that gives them has to know of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from holzwurm_desktop.ai.mistakes import Mistake
from holzwurm_desktop.ai.tasks import Task, view_of
from holzwurm_desktop.models.task_words import played_text
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

_MISTAKES = QT_TRANSLATE_NOOP("tasks", "Learn from my mistakes")
_PLACE = QT_TRANSLATE_NOOP("tasks", "Mistake {number} of {count}: {game}, round {round}, move {move}")


class Given(NamedTuple):
    """A task, and the search that is made where nothing has searched it yet: how many iterations, and its seed."""

    task: Task
    iterations: int = 0
    seed: int = 0


class TaskRun(ABC):
    """Tasks one after the other, the first of which is there from the beginning. must_try: whether a task that was
    not tried cannot be skipped."""

    must_try = False

    @property
    @abstractmethod
    def given(self) -> Given:
        """The present task."""

    @property
    @abstractmethod
    def last(self) -> bool:
        """Whether no further one comes."""

    @abstractmethod
    def go_on(self) -> None:
        """Go on to the next task. Raises `IndexError` after the last one; `StorageError` or `RecordError` where it
        cannot be found."""

    @abstractmethod
    def title(self, words: Words) -> str:
        """What the run is called."""

    @abstractmethod
    def place(self, words: Words) -> str:
        """Where the player is in the run."""

    @abstractmethod
    def question(self, words: Words) -> str:
        """What is to be done."""

    def note(self, solved: bool) -> None:
        """The first try at the present task is over. Raises `StorageError` if that cannot be stored."""
        # Nothing is counted, unless a run says otherwise.
        return

    def outcome(self, words: Words) -> str:
        """What has come of the first try; "" if it is not over, or nothing is counted."""
        return ""


class MistakeRun(TaskRun):
    """Mistakes, each to be done better."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        """`mistakes`: at least one."""
        self._mistakes = mistakes
        self._index = 0
        self._given = self._read()

    @property
    def given(self) -> Given:
        return self._given

    @property
    def last(self) -> bool:
        return self._index == len(self._mistakes) - 1

    def go_on(self) -> None:
        if self.last:
            raise IndexError(self._index)
        self._index += 1
        self._given = self._read()

    def title(self, words: Words) -> str:
        return words.say(_MISTAKES)

    def place(self, words: Words) -> str:
        mistake = self._mistakes[self._index]
        return words.say(
            _PLACE,
            number=self._index + 1,
            count=len(self._mistakes),
            game=words.say(title_of(mistake.match.game.id)),
            round=mistake.round_index + 1,
            move=mistake.move_index + 1,
        )

    def question(self, words: Words) -> str:
        mistake = self._mistakes[self._index]
        view = view_of(self._given.task)
        return played_text(words, mistake.match.game.id, view, mistake.made, mistake.known)

    def _read(self) -> Given:
        mistake = self._mistakes[self._index]
        return Given(mistake.task, mistake.iterations, mistake.seed)
