"""What a list of saved matches shows of each, read without its moves."""

import sqlite3
from dataclasses import dataclass
from typing import Any, Literal

from holzwurm_desktop.storage.clock import is_moment
from holzwurm_desktop.storage.json_text import JsonObject, from_text, is_damaged


@dataclass(frozen=True)
class MatchSummary:
    """One saved match in a list.

    `status` is `running`, `finished` or `abandoned`; times are ISO texts in UTC; `seats` and `options` are those of
    the record; `rounds` counts the rounds begun, `moves` all moves made, `duration_ms` milliseconds of play;
    `totals` (by seat) and `winners` (seats) are None until the match is over. `readable` is False if stored texts
    are damaged: seats and options are then empty, and times and status may be invalid. Such a match can be listed,
    renamed and deleted, but not loaded.
    """

    match_id: int
    game: str
    title: str
    status: str
    created: str
    updated: str
    practice: bool
    hints: int
    undos: int
    duration_ms: int
    seats: tuple[JsonObject, ...]
    options: JsonObject
    rounds: int
    moves: int
    totals: tuple[float, ...] | None
    winners: tuple[int, ...] | None
    readable: bool


_QUERY = """
    SELECT games.id, game, title, status, created, updated, practice, hints, undos, duration_ms,
        header, closing, (SELECT count(*) FROM rounds WHERE game_id = games.id),
        (SELECT coalesce(sum(move_count), 0) FROM rounds WHERE game_id = games.id), uuid, finished
    FROM games WHERE deleted IS NULL AND {which} ORDER BY updated DESC, games.id DESC
"""


_WHICH = {
    # The subquery uses the index on status: of ten thousand matches hardly any has to be read. "Not over" rather
    # than 'running', so that a match with a damaged status stays visible.
    "running": "games.id IN (SELECT id FROM games WHERE status NOT IN ('finished', 'abandoned'))",
    "abandoned": "status = 'abandoned'",
    "over": "status IN ('finished', 'abandoned')",
}


def summaries(
    connection: sqlite3.Connection, which: Literal["running", "abandoned", "over"]
) -> list[MatchSummary]:
    """The matches that were given up, those that are over (given up or finished), or all others (`running`, which
    includes those with a damaged status), without deleted ones, last changed first. Raises `SQLITE_FAULTS`."""
    return [_summary(row) for row in connection.execute(_QUERY.format(which=_WHICH[which]))]


def _summary(row: tuple[Any, ...]) -> MatchSummary:
    match_id, game, title, status, created, updated, practice, hints, undos, duration_ms = row[:10]
    header_text, closing_text, rounds, moves = row[10:14]
    readable = not is_damaged(row) and is_moment(updated)
    try:
        header = from_text(header_text)
        seats, options = tuple(header["seats"]), header.get("options", {})
        closing = from_text(closing_text) if closing_text else {}
        if not all(isinstance(each, dict) for each in (*seats, options, closing)):
            raise TypeError("no record")
    except (ValueError, KeyError, TypeError, AttributeError):
        seats, options, closing, readable = (), {}, {}, False
    return MatchSummary(
        match_id=match_id, game=game, title=title, status=status, created=created, updated=updated,
        practice=bool(practice), hints=hints, undos=undos, duration_ms=duration_ms,
        seats=seats, options=options, rounds=rounds, moves=moves,
        totals=_sequence(closing.get("totals")), winners=_sequence(closing.get("winners")), readable=readable,
    )  # fmt: skip


def _sequence(value: object) -> tuple[Any, ...] | None:
    return tuple(value) if isinstance(value, list) else None
