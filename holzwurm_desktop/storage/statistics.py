"""Reads the stored results: the matches finished here, from which all figures are computed (`figures`, `ratings`).

Matches that were abandoned, deleted, or already over when imported are not among them; practice ones are marked.
"""

import csv
import io
import json
import sqlite3
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from holzwurm_desktop.engine.deals import DAY_KEY
from holzwurm_desktop.engine.names import name_key
from holzwurm_desktop.engine.records import STAND_INS_KEY, program_of, strength_of
from holzwurm_desktop.storage.analyses import accuracies
from holzwurm_desktop.storage.clock import CLOCKS_DIFFER, is_moment, stamp, utc_now
from holzwurm_desktop.storage.connection import Database
from holzwurm_desktop.storage.json_text import DamagedText, JsonObject, is_damaged
from holzwurm_desktop.storage.match_rows import MatchRow, SeatResult
from holzwurm_desktop.storage.persons import Same, under_one_name


class Statistics:
    """Reads the stored results. Every method raises `StorageError` if the disk fails."""

    def __init__(self, database: Database) -> None:
        """Uses the connection of the `MatchStore` too."""
        self._database = database
        self.same_person: Callable[[], Same] = dict
        """Whose the names are, see `persons`."""
        self.closed: Callable[[], Container[tuple[str, int | None]]] = frozenset
        """The deals, by game and number, that somebody has yet to play unseen: their results are not told."""

    def finished_matches(self, game: str | None = None) -> list[MatchRow]:
        """The matches of one game, or of all, that were finished here, latest first, without those of deals that are
        `closed`; practice ones are marked."""
        return self._finished(game)[0]

    def closed_matches(self, game: str | None = None) -> int:
        """How many were left out of them because their deals are `closed`."""
        return self._finished(game)[1]

    def _finished(self, game: str | None) -> tuple[list[MatchRow], int]:
        closed = self.closed()
        with self._database.reading() as connection:
            found = read_matches(connection, game)[0]
        told = [row for row in found if (row.game, row.deal_number) not in closed]
        return under_one_name(told, self.same_person()), len(found) - len(told)

    def matches_alone(self, game: str, person: str, most: int) -> list[MatchRow]:
        """The latest matches of a game that a person finished here with nobody but computer players, at most `most`
        of them, latest first, without practice and accuracies.

        Reads only these: it takes a few hundredths of a second, however many matches are stored.
        """
        same = self.same_person()
        with self._database.reading() as connection:
            ids = _alone(connection, game, same, name_key(same.get(name_key(person), person)))[:most]
            found = read_matches(connection, game, ids)[0]
        return under_one_name(found, same)

    def damaged_matches(self, game: str | None = None) -> int:
        """How many finished matches are too damaged to count in any other figure. One whose damage hides its game
        is only counted when asked for all games."""
        with self._database.reading() as connection:
            return read_matches(connection, game)[1]

    def abandoned_matches(self, game: str | None = None) -> int:
        """How many matches were given up; they count in no other figure."""
        with self._database.reading() as connection:
            count: int = connection.execute(
                "SELECT count(*) FROM games"
                " WHERE status = 'abandoned' AND deleted IS NULL AND coalesce(:game, game) = game",
                {"game": game},
            ).fetchone()[0]
        return count


_OVER = "status NOT IN ('running', 'abandoned') AND deleted IS NULL AND coalesce(:game, game) = game"
_LATEST_FIRST = "ORDER BY finished > :now, finished DESC, id DESC"


def read_matches(
    connection: sqlite3.Connection, game: str | None = None, ids: Sequence[int] | None = None
) -> tuple[list[MatchRow], int]:
    """As `Statistics.finished_matches`, inside an open transaction, and the number of damaged matches left out.

    With `ids`, which the caller has looked up, those matches only, and without their accuracies.
    """
    given: dict[str, Any] = {"game": game, "now": _now(), "ids": json.dumps(ids)}
    these = "" if ids is None else "IN (SELECT value FROM json_each(:ids))"
    seats: dict[int, list[SeatResult]] = {}
    for match_id, *seat in connection.execute(
        "SELECT game_id, name, player, level, score, share FROM results"
        f" {these and 'WHERE game_id ' + these} ORDER BY game_id, seat",
        given,
    ):
        seats.setdefault(match_id, []).append(SeatResult(*seat))
    matches = connection.execute(
        "SELECT id, game, finished, duration_ms, hints, undos, practice, status, header FROM games"
        f" WHERE {_OVER} {these and 'AND id ' + these} {_LATEST_FIRST}",
        given,
    ).fetchall()
    scores, damaged = _read_scores(connection, these and f"AND game_id {these}", given)
    # Finished matches without results were over when they were imported, and do not count.
    counted = [row for row in matches if row[0] in seats]
    sound = [row for row in counted if row[0] not in damaged and _is_sound(row, seats[row[0]])]
    headers = _objects([row[-1] for row in sound])
    accurate = accuracies(connection) if ids is None else {}
    found = [
        _match_row(row, header, tuple(seats[row[0]]), tuple(scores.get(row[0], ())), accurate.get(row[0], ()))
        for row, header in zip(sound, headers, strict=True)
    ]
    return found, len(counted) - len(sound)


def _alone(connection: sqlite3.Connection, game: str, same: Same, key: str) -> list[int]:
    """The ids of the matches of a game at which one person sat, whose name has this key; the latest first."""
    rows = connection.execute(
        f"SELECT id, min(name) FROM games JOIN results ON game_id = id WHERE {_OVER} AND practice = 0"
        f" AND level IS NULL GROUP BY id HAVING count(*) = 1 {_LATEST_FIRST}",
        {"game": game, "now": _now()},
    ).fetchall()
    # Most names come many times, and a key takes its time.
    keys = {name: name_key(same.get(name_key(name), name)) for name in {name for _, name in rows}}
    return [match_id for match_id, name in rows if keys[name] == key]


def _now() -> str:
    """What is finished later than that was stamped by a clock that goes wrong."""
    return stamp(utc_now() + CLOCKS_DIFFER)


def _is_sound(row: tuple[Any, ...], seats: Iterable[SeatResult]) -> bool:
    """Whether everything needed for the figures can be read."""
    return (
        not is_damaged(row)
        and is_moment(row[2] or "")
        and all(not is_damaged(seat) and isinstance(seat.score, int | float) for seat in seats)
    )


def _read_scores(
    connection: sqlite3.Connection, those: str, given: dict[str, Any]
) -> tuple[dict[int, list[tuple[float, ...]]], set[int]]:
    """The scores of the finished rounds by match id, and the ids of matches with damaged ones. those: a condition of
    SQL with data from `given`."""
    # Naming the index makes a missing one an error. Without it SQLite may read the rows, which hold the deals too.
    rows = connection.execute(
        "SELECT game_id, closing FROM rounds INDEXED BY rounds_by_scores WHERE closing IS NOT NULL"
        f" {those} ORDER BY game_id, round_index",
        given,
    ).fetchall()
    damaged = {match_id for match_id, closing in rows if isinstance(closing, DamagedText)}
    found: dict[int, list[tuple[float, ...]]] = {}
    for (match_id, _), closing in zip(rows, _objects([closing for _, closing in rows]), strict=True):
        scores = closing.get("scores")
        found.setdefault(match_id, []).append(tuple(scores) if isinstance(scores, list) else ())
    return found, damaged


def _match_row(
    row: tuple[Any, ...],
    header: JsonObject,
    seats: tuple[SeatResult, ...],
    scores: tuple[tuple[float, ...], ...],
    accurate: tuple[float | None, ...],
) -> MatchRow:
    match_id, game, finished, duration_ms, hints, undos, practice, *_ = row
    options, deal, day = header.get("options"), header.get("deal_number"), header.get(DAY_KEY)
    stand_ins = header.get(STAND_INS_KEY)
    return MatchRow(
        match_id, game, finished, _as_written(seats, header),
        len(scores), duration_ms, hints, undos, bool(practice),
        options if isinstance(options, dict) else {},
        deal if isinstance(deal, int) else None,
        day if isinstance(day, str) else None,
        scores,
        stand_ins if isinstance(stand_ins, int) else 0,
        accurate if len(accurate) == len(seats) else (),
    )  # fmt: skip


def _as_written(seats: tuple[SeatResult, ...], header: JsonObject) -> tuple[SeatResult, ...]:
    """The results with the programs and the strengths that played. They are in the record only: the table of the
    results is older."""
    told = header.get("seats")
    if not isinstance(told, list) or len(told) != len(seats):
        return seats
    return tuple(
        seat._replace(program=program_of(there), strength=strength_of(there))
        if isinstance(there, dict)
        else seat
        for seat, there in zip(seats, told, strict=True)
    )


def _objects(texts: list[str]) -> list[JsonObject]:
    """The JSON objects in stored texts; an empty one for a damaged text."""
    try:
        values = json.loads(f"[{','.join(texts)}]")  # one call is many times faster than one per text
    except ValueError:
        values = []
    if len(values) != len(texts):  # also when a damaged text such as "{},{}" has added a value
        values = [_value(text) for text in texts]
    return [value if isinstance(value, dict) else {} for value in values]


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


_MATCH_COLUMNS = {
    # A match's number was called `game_id` in the first exported files; other programs read it by that name.
    "game_id": "match_id",
    **{
        name: name
        for name in (
            "game", "finished", "rounds", "duration_ms", "hints", "undos", "practice", "deal_number", "day",
            "stand_ins",
        )
    },
}  # fmt: skip
"""The names of the columns that tell of a match, each with the attribute of `MatchRow` it holds."""
_FINISHED = list(_MATCH_COLUMNS).index("finished")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""The signs with which a formula may begin."""


@dataclass(frozen=True)
class CsvForm:
    """How a CSV text is written. local: times as the clock here shows them, instead of ISO times in UTC."""

    separator: str = ","
    decimal: str = "."
    local: bool = False


def matches_csv(matches: Iterable[MatchRow], form: CsvForm = CsvForm()) -> str:
    """The matches as CSV text for other programs: a line of column names, then one line per seat.

    `options` is JSON text; `round_scores` are the seat's scores round by round, separated by spaces. A text that a
    spreadsheet would take for a formula gets an apostrophe before it.
    """
    text = io.StringIO()
    writer = csv.writer(text, delimiter=form.separator)
    writer.writerow((*_MATCH_COLUMNS, "options", "seat", *SeatResult._fields, "round_scores"))
    for match in matches:
        about_match = [getattr(match, attribute) for attribute in _MATCH_COLUMNS.values()]
        about_match[_FINISHED] = _shown_time(match.finished) if form.local else match.finished
        options = json.dumps(match.options, ensure_ascii=False)
        for number, seat in enumerate(match.seats):
            scores = " ".join(_number(scores[number], form) for scores in match.round_scores)
            row = (*about_match, options, number, *seat, scores)
            writer.writerow([csv_cell(value, form) for value in row])
    return text.getvalue()


def csv_cell(value: object, form: CsvForm) -> object:
    """A value as it is written into a CSV text; a text that a spreadsheet would take for a formula gets an apostrophe
    before it."""
    if isinstance(value, float):
        return _number(value, form)
    # Scores separated by spaces may begin with a minus, but are no formula.
    harmful = isinstance(value, str) and value[:1] in _FORMULA and not value[1:].replace(" ", "").isdecimal()
    return f"'{value}" if harmful else value


def _number(value: float, form: CsvForm) -> str:
    return str(value).replace(".", form.decimal)


def _shown_time(moment: str) -> str:
    return datetime.fromisoformat(moment).astimezone().strftime("%Y-%m-%d %H:%M:%S")


def matches_json(matches: Iterable[MatchRow]) -> str:
    """The matches as a JSON array of objects, each with `seats` and `round_scores`."""
    rows = [
        {
            **{column: getattr(match, attribute) for column, attribute in _MATCH_COLUMNS.items()},
            "options": match.options,
            "seats": [seat._asdict() for seat in match.seats],
            "round_scores": match.round_scores,
        }
        for match in matches
    ]
    return json.dumps(rows, ensure_ascii=False, indent=1)
