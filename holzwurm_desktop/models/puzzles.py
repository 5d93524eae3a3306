"""Puzzles one after the other: which comes next, what the tries at them tell, and that in words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from random import Random
from typing import NamedTuple

from holzwurm_desktop.ai.puzzles import Puzzle, heads_of, puzzle_at, puzzle_of_the_day
from holzwurm_desktop.ai.ratings import puzzle_ratings
from holzwurm_desktop.ai.scale import EVEN
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.engine.match import Player, copied
from holzwurm_desktop.models.task_words import FIND
from holzwurm_desktop.models.tasks import Given, TaskRun
from holzwurm_desktop.storage.puzzles import (
    PuzzleStore,
    Try,
    days_done,
    days_in_a_row,
    first_tries,
    streak,
)
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.text.levels import level_name
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words, translate

_PUZZLES = QT_TRANSLATE_NOOP("tasks", "Puzzles")
_OF_THE_DAY = QT_TRANSLATE_NOOP("tasks", "Puzzle of the day")
_PLACE = QT_TRANSLATE_NOOP("tasks", "Puzzle: {game}, {grade}")
_PLACE_TODAY = QT_TRANSLATE_NOOP("tasks", "Puzzle of the day: {game}, {grade}")
_CERTAIN = QT_TRANSLATE_NOOP("tasks", "The answer is exact.")
_SEARCHED = QT_TRANSLATE_NOOP("tasks", "The answer was found by a long search.")
_RATED = QT_TRANSLATE_NOOP("tasks", "Your rating: {before} → {after} ({level})")
_AS_BEFORE = QT_TRANSLATE_NOOP("tasks", "Tried before: your rating stays {after} ({level})")
_RATING = QT_TRANSLATE_NOOP("tasks", "Your rating: {rating} ± {error} ({level})")
_NO_RATING = QT_TRANSLATE_NOOP("tasks", "Your rating begins with the first puzzle.")
_STREAK = translate("tasks", "%n solved in a row", "", 1)
_DAYS = translate("tasks", "%n day(s) in a row", "", 1)
_DONE = QT_TRANSLATE_NOOP("tasks", "Done today.")
_TO_DO = QT_TRANSLATE_NOOP("tasks", "Not done yet today.")
_LEFT = translate("tasks", "%n puzzle(s) not seen yet", "", 1)


class Known(NamedTuple):
    """One of a game's puzzles; place: its number in their order, from 0."""

    game_id: str
    place: int
    id: str
    grade: str


class Figures(NamedTuple):
    """What the tries of a person tell: rating, error: in points of the even scale; level: the nearest one;
    tried: how many puzzles; streak: how many were solved in a row."""

    rating: float
    error: float
    level: str
    tried: int
    streak: int


def figures_of(tries: Sequence[Try]) -> Figures:
    """What the tries of a person, the earliest first, tell."""
    first = first_tries(tries)
    rating = puzzle_ratings(first)[-1]
    return Figures(rating.mu, rating.sigma, EVEN.nearest(rating.mu), len(first), streak(tries))


def all_puzzles(game_id: str | None) -> list[Known]:
    """The puzzles of one game, or of all. Raises `RecordError` if a file was damaged."""
    games = tuple(kits()) if game_id is None else (game_id,)
    return [Known(each, place, *head) for each in games for place, head in enumerate(heads_of(each))]


def next_puzzle(known: Sequence[Known], tries: Sequence[Try]) -> Known:
    """One of these, at least one, whose grade is near the rating: of those that were seen least often.

    Equal tries give the same one: who leaves a puzzle finds it again.
    """
    seen: dict[tuple[str, str], int] = {}
    for each in tries:
        seen[each.game, each.puzzle] = seen.get((each.game, each.puzzle), 0) + 1
    counts = [seen.get((each.game_id, each.id), 0) for each in known]
    least = [each for each, count in zip(known, counts, strict=True) if count == min(counts)]
    rating = figures_of(tries).rating
    distance = min(abs(EVEN.points(each.grade) - rating) for each in least)
    near = [each for each in least if abs(EVEN.points(each.grade) - rating) <= distance]
    return Random(len(tries)).choice(near)


def unseen(known: Sequence[Known], tries: Sequence[Try]) -> int:
    """How many of these were never tried."""
    seen = {(each.game, each.puzzle) for each in tries}
    return sum((each.game_id, each.id) not in seen for each in known)


def rating_text(words: Words, found: Figures) -> str:
    """A person's rating, and how many puzzles were solved in a row."""
    if not found.tried:
        return words.say(_NO_RATING)
    level = words.say(level_name(found.level))
    rating = words.say(_RATING, rating=round(found.rating), error=round(found.error), level=level)
    return f"{rating}. {words.say(_STREAK, n=found.streak)}."


def left_text(words: Words, known: Sequence[Known], tries: Sequence[Try]) -> str:
    """How many puzzles were never tried."""
    return f"{words.say(_LEFT, n=unseen(known, tries))}."


def day_text(words: Words, tries: Sequence[Try], today: date) -> str:
    """Whether the puzzle of the day was done, and on how many days in a row one was."""
    done = words.say(_DONE if today in days_done(tries) else _TO_DO)
    days = days_in_a_row(tries, today)
    return f"{done} {words.say(_DAYS, n=days)}." if days else done


class PuzzleRun(TaskRun):
    """Puzzles near one's rating, or the puzzle of a day alone. First tries are stored before they are told of."""

    must_try = True

    def __init__(
        self,
        store: PuzzleStore,
        person: str,
        others: Sequence[str],
        game_id: str | None = None,
        day: date | None = None,
    ) -> None:
        """person: who solves; others: names for the other seats; game_id: puzzles of this game, None for all; day:
        only the puzzle of this day.

        Raises `LookupError` if there are none, `RecordError` if a file was damaged, `StorageError`.
        """
        self._store = store
        self._person = person
        self._others = others
        self._day = day
        self._known = [] if day is not None else all_puzzles(game_id)
        self._before: Figures | None = None  # once it was tried: what the tries told before that
        self._after: Figures | None = None
        self._again = False  # whether the puzzle had been tried before
        self._days = 0
        self._puzzle = self._choose()

    @property
    def given(self) -> Given:
        task = self._puzzle[1].task
        seated, names = copied(task.match), iter(self._others)
        seated.players = [
            Player(self._person if seat == task.seat else next(names)) for seat in range(seated.seats)
        ]
        return Given(task._replace(match=seated))

    @property
    def last(self) -> bool:
        return self._day is not None

    def go_on(self) -> None:
        if self.last:
            raise IndexError(self._puzzle[1].id)
        self._puzzle = self._choose()
        self._before = self._after = None

    def title(self, words: Words) -> str:
        return words.say(_PUZZLES if self._day is None else _OF_THE_DAY)

    def place(self, words: Words) -> str:
        game_id, puzzle = self._puzzle
        return words.say(
            _PLACE if self._day is None else _PLACE_TODAY,
            game=words.say(title_of(game_id)),
            grade=words.say(level_name(puzzle.grade)),
        )

    def question(self, words: Words) -> str:
        return words.say(FIND)

    def note(self, solved: bool) -> None:
        game_id, puzzle = self._puzzle
        before = self._store.tries(self._person)
        self._store.add(self._person, game_id, puzzle.id, puzzle.grade, solved, self._day)
        after = self._store.tries(self._person)
        self._again = any((each.game, each.puzzle) == (game_id, puzzle.id) for each in before)
        self._days = 0 if self._day is None else days_in_a_row(after, self._day)
        self._before, self._after = figures_of(before), figures_of(after)

    def outcome(self, words: Words) -> str:
        if self._before is None or self._after is None:
            return ""
        rated = words.say(
            _AS_BEFORE if self._again else _RATED,
            before=round(self._before.rating),
            after=round(self._after.rating),
            level=words.say(level_name(self._after.level)),
        )
        row = words.say(_STREAK, n=self._after.streak)
        days = f" {words.say(_DAYS, n=self._days)}." if self._days else ""
        sure = words.say(_CERTAIN if self._puzzle[1].certain else _SEARCHED)
        return f"{sure} {rated}. {row}.{days}"

    def _choose(self) -> tuple[str, Puzzle]:
        if self._day is not None and all_puzzles(None):
            return puzzle_of_the_day(self._day)
        if not self._known:
            raise LookupError("no puzzle")
        chosen = next_puzzle(self._known, self._store.tries(self._person))
        return chosen.game_id, puzzle_at(chosen.game_id, chosen.place)
