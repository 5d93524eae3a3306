"""The rows of a match's course: rounds, moves, results. Every function runs inside an open transaction.

The tables still say `games` and `game_id` where the code says match: databases of earlier versions must open.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.storage import analyses, thumbnails
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.json_text import JsonObject, from_text, to_text
from holzwurm_desktop.storage.record_parts import ROUND_CLOSING, RecordParts

UUID_KEY = "uuid"
"""The optional key of a record that identifies the match on every computer it is copied to."""
EVENING_KEY = "evening"
"""The optional key of a record with the evening that the match belongs to, see `storage.evenings`."""


@dataclass(frozen=True)
class RoundResult:
    """How a round ended: scores by seat, and the record's word for the end (`out`, `passes`, ...)."""

    scores: Sequence[float]
    end: str


@dataclass(frozen=True)
class MatchResult:
    """How a match ended: totals by seat, and the seats that won or share the win."""

    totals: Sequence[float]
    winners: Sequence[int]


def insert_match(
    connection: sqlite3.Connection, parts: RecordParts, now: str, *, title: str = "", practice: bool = False
) -> int:
    """Store a whole record as a new match, without results, and return its id."""
    created = parts.header.get("created")
    uuid = parts.header.get(UUID_KEY)
    inserted = connection.execute(
        "INSERT INTO games (game, uuid, title, header, closing, status, created, updated, practice, evening)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            storable(parts.header["game"]), storable(uuid) if isinstance(uuid, str) else None,
            storable(title), to_text(parts.header), to_text(parts.closing) if parts.closing else None,
            parts.status, storable(created) if isinstance(created, str) else now, now, practice,
            _evening_id(parts.header),
        ),
    )  # fmt: skip
    match_id = inserted.lastrowid
    assert match_id is not None
    insert_course(connection, match_id, parts)
    return match_id


def insert_course(connection: sqlite3.Connection, match_id: int, parts: RecordParts) -> None:
    """Store all rounds of a record for a match that has none yet, and its analyses instead of any other."""
    analyses.drop(connection, match_id)
    for index, part in enumerate(parts.rounds):
        insert_round(connection, match_id, index, part.opening)
        insert_moves(connection, match_id, index, 0, part.moves)
        if part.closing is not None:
            close_round(connection, match_id, index, part.closing)
    analyses.store(connection, match_id, parts.analyses)


def copy_match(
    connection: sqlite3.Connection, match_id: int, now: str, *, uuid: str, header: str, title: str
) -> int:
    """Copy a match as practice, with another `uuid`, text of the header and title, and return the copy's id. The
    results are not copied."""
    copied = connection.execute(
        "INSERT INTO games (game, uuid, title, header, closing, status, created, updated, practice,"
        " hints, undos, duration_ms, coach) SELECT game, :uuid, :title, :header, closing, status,"
        " created, :now, 1, hints, undos, duration_ms, coach FROM games WHERE id = :source",
        {"source": match_id, "now": now, "title": storable(title), "uuid": uuid, "header": header},
    )
    target = {"source": match_id, "copy": copied.lastrowid}
    connection.execute(
        "INSERT INTO rounds SELECT :copy, round_index, opening, closing, move_count"
        " FROM rounds WHERE game_id = :source",
        target,
    )
    connection.execute(
        "INSERT INTO moves SELECT :copy, round_index, move_index, move FROM moves WHERE game_id = :source",
        target,
    )
    connection.execute(
        "INSERT INTO thumbnails SELECT :copy, png FROM thumbnails WHERE game_id = :source", target
    )
    assert copied.lastrowid is not None
    return copied.lastrowid


def insert_round(connection: sqlite3.Connection, match_id: int, index: int, opening: JsonObject) -> None:
    """Begin round `index`, which must be the next one.

    Raises `StorageError` (`changed-elsewhere`) if it is not, ValueError if `opening` has moves or scores.
    """
    if "moves" in opening or any(key in opening for key in ROUND_CLOSING):
        raise ValueError("a round's opening holds its deal, no moves and no scores")
    counted = connection.execute("SELECT count(*) FROM rounds WHERE game_id = ?", (match_id,)).fetchone()[0]
    if counted != index:
        raise changed_elsewhere(match_id)
    connection.execute(
        "INSERT INTO rounds (game_id, round_index, opening) VALUES (?, ?, ?)",
        (match_id, index, to_text(opening)),
    )


def insert_moves(
    connection: sqlite3.Connection, match_id: int, round_index: int, first: int, moves: Sequence[JsonObject]
) -> None:
    """Add `moves` to a round that has exactly `first` moves and no scores.

    Raises `StorageError` (`changed-elsewhere`) if it has more, fewer, or is over: nothing is overwritten.
    """
    # Test and count in one statement; the count also spares the lists from counting rows of `moves`.
    grown = connection.execute(
        "UPDATE rounds SET move_count = move_count + ?"
        " WHERE game_id = ? AND round_index = ? AND move_count = ? AND closing IS NULL",
        (len(moves), match_id, round_index, first),
    )
    if grown.rowcount != 1:
        raise changed_elsewhere(match_id)
    connection.executemany(
        "INSERT INTO moves (game_id, round_index, move_index, move) VALUES (?, ?, ?, ?)",
        [(match_id, round_index, first + offset, to_text(move)) for offset, move in enumerate(moves)],
    )


def close_round(connection: sqlite3.Connection, match_id: int, round_index: int, closing: JsonObject) -> None:
    """Write the scores of a round. Raises `StorageError` (`changed-elsewhere`) if it has scores already."""
    closed = connection.execute(
        "UPDATE rounds SET closing = ? WHERE game_id = ? AND round_index = ? AND closing IS NULL",
        (to_text(closing), match_id, round_index),
    )
    if closed.rowcount != 1:
        raise changed_elsewhere(match_id)


def cut(connection: sqlite3.Connection, match_id: int, round_index: int, move_count: int) -> None:
    """Go back to when round `round_index` had `move_count` moves; the match is running again.

    Raises `StorageError` (`changed-elsewhere`) if the round has fewer.
    """
    shortened = connection.execute(
        "UPDATE rounds SET move_count = :count, closing = NULL"
        " WHERE game_id = :game AND round_index = :round AND move_count >= :count",
        {"game": match_id, "round": round_index, "count": move_count},
    )
    if shortened.rowcount != 1:
        raise changed_elsewhere(match_id)
    # The moves of later rounds go with them, by the foreign key.
    connection.execute("DELETE FROM rounds WHERE game_id = ? AND round_index > ?", (match_id, round_index))
    connection.execute(
        "DELETE FROM moves WHERE game_id = ? AND round_index = ? AND move_index >= ?",
        (match_id, round_index, move_count),
    )
    connection.execute("DELETE FROM results WHERE game_id = ?", (match_id,))
    connection.execute(
        "UPDATE games SET status = 'running', closing = NULL, finished = NULL WHERE id = ?", (match_id,)
    )


def close_match(
    connection: sqlite3.Connection, match_id: int, seats: Sequence[JsonObject], match: MatchResult, now: str
) -> None:
    """Write the totals and winners of a match, and for every seat a result, which feeds the statistics.

    The picture of the running match is deleted. Raises `StorageError` (`changed-elsewhere`) if it is over already.
    """
    closing = {"totals": list(match.totals), "winners": list(match.winners)}
    closed = connection.execute(
        "UPDATE games SET status = 'finished', closing = ?, finished = ? WHERE id = ? AND status != 'finished'",
        (to_text(closing), now, match_id),
    )
    if closed.rowcount != 1:
        raise changed_elsewhere(match_id)
    insert_results(connection, match_id, seats, match)
    thumbnails.drop(connection, match_id)


def insert_results(
    connection: sqlite3.Connection, match_id: int, seats: Sequence[JsonObject], match: MatchResult
) -> None:
    """Write a result for every seat. The winners share one win equally."""
    rows: list[tuple[Any, ...]] = []
    for number, (seat, total) in enumerate(zip(seats, match.totals, strict=True)):
        share = 1 / len(match.winners) if number in match.winners else 0
        name, player, level = (seat.get(key) for key in ("name", "player", "level"))
        rows.append((match_id, number, storable(name or ""), storable(player or ""), level, total, share))
    connection.executemany("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?)", rows)


def changed_elsewhere(match_id: int) -> StorageError:
    """The error for a match that is not in the state the writer expects: another copy has changed it."""
    return StorageError("changed-elsewhere", {"match_id": match_id})


def evening_of(header: str) -> Json:
    """What a stored header says of the evening that the match belongs to; None if nothing, or if it is damaged."""
    try:
        return from_text(header).get(EVENING_KEY)
    except (ValueError, AttributeError, TypeError):
        return None


def _evening_id(header: JsonObject) -> str | None:
    evening = header.get(EVENING_KEY)
    uuid = evening.get("id") if isinstance(evening, dict) else None
    return storable(uuid) if isinstance(uuid, str) else None


def storable(text: str) -> str:
    """`text` without half surrogate pairs, which a text column cannot hold."""
    return str(text).encode("utf-8", "replace").decode("utf-8")
