"""What became of puzzles: the first try at each time that somebody was given one, and what the tries tell.

Only a person's first try at a puzzle counts for the rating and the row of solved ones: later its answer is known.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime
from typing import NamedTuple

from holzwurm_desktop.storage import clock
from holzwurm_desktop.storage.clock import stamp, utc_now
from holzwurm_desktop.storage.connection import Database
from holzwurm_desktop.storage.persons import Same, person_key

COLUMNS = ("person", "game", "puzzle", "made", "grade", "solved", "day")
KEY = ("person", "game", "puzzle", "made")
"""The columns of the table of tries, and those that tell one from another, in the order of its index."""


class Try(NamedTuple):
    """The first try of a person at a puzzle, each time that it was given.

    person: the name; puzzle: the id within its game; made: the time, an ISO text in UTC; grade: the level of the
    puzzle; solved: 1 or 0; day: the day whose puzzle it was, in ISO form, or None.
    """

    person: str
    game: str
    puzzle: str
    made: str
    grade: str
    solved: int
    day: str | None = None


class PuzzleStore:
    """The stored tries. Every method raises `StorageError` if the disk fails."""

    def __init__(self, database: Database, clock: Callable[[], datetime] = utc_now) -> None:
        """Uses the connection of the `MatchStore` too."""
        self._database = database
        self._clock = clock
        self.same_person: Callable[[], Same] = dict
        """Whose the names are, see `persons`."""

    def add(
        self, person: str, game: str, puzzle: str, grade: str, solved: bool, day: date | None = None
    ) -> None:
        """Store what became of a first try, which was made now."""
        written = None if day is None else day.isoformat()
        made = Try(person, game, puzzle, stamp(self._clock()), grade, int(solved), written)
        with self._database.writing() as connection:
            insert(connection, made)

    def tries(self, person: str) -> list[Try]:
        """All tries of a person, the earliest first; also those under other names that are said to be theirs."""
        same = self.same_person()
        with self._database.reading() as connection:
            found = read_tries(connection)
        wanted = person_key(person, same)
        return [each for each in found if person_key(each.person, same) == wanted]


def read_tries(connection: sqlite3.Connection) -> list[Try]:
    """All stored tries that can be read, the earliest first. Raises `SQLITE_FAULTS`."""
    rows = connection.execute(f"SELECT {', '.join(COLUMNS)} FROM puzzle_tries ORDER BY made, game, puzzle")
    return [Try._make(row) for row in rows if is_sound(row)]


def insert(connection: sqlite3.Connection, made: Try) -> bool:
    """Store a try, unless it is there already; whether it was not."""
    marks = ", ".join("?" * len(COLUMNS))
    cursor = connection.execute(
        f"INSERT OR IGNORE INTO puzzle_tries ({', '.join(COLUMNS)}) VALUES ({marks})", made
    )
    return cursor.rowcount > 0


def is_sound(row: Sequence[object]) -> bool:
    """Whether these are the values of a `Try`: they may come from a damaged database, or from any file."""
    if len(row) != len(COLUMNS):
        return False
    *texts, solved, day = row
    return (
        all(type(each) is str for each in texts)
        and type(solved) is int
        and solved in (0, 1)
        and (day is None or (type(day) is str and _is_day(day)))
    )


def first_tries(tries: Iterable[Try]) -> list[Try]:
    """Those that count: the first one at each puzzle."""
    found: dict[tuple[str, str], Try] = {}
    for each in tries:
        found.setdefault((each.game, each.puzzle), each)
    return list(found.values())


def streak(tries: Iterable[Try]) -> int:
    """How many puzzles in a row were solved at the first try, up to the last one."""
    count = 0
    for each in first_tries(tries):
        count = count + 1 if each.solved else 0
    return count


def days_done(tries: Iterable[Try]) -> set[date]:
    """The days whose puzzle was tried on the day itself."""
    return {date.fromisoformat(each.day) for each in tries if each.day is not None}


def days_in_a_row(tries: Iterable[Try], today: date) -> int:
    """On how many days in a row the puzzle of the day was done, up to today or, while that is to come, yesterday."""
    return clock.days_in_a_row(days_done(tries), today)


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
