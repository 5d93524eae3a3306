"""What a list of saved games shows of each, without its moves."""

import json
import sqlite3
from dataclasses import dataclass
from typing import Any

from holzwurm_desktop.storage.json_text import JsonObject


@dataclass(frozen=True)
class GameSummary:
    """One saved game in a list.

    `status` is `running`, `finished` or `abandoned`; times are ISO texts in UTC; `seats` and `options` are
    those of the record; `rounds` counts the rounds begun, `moves` all moves made; `totals` and `winners` are
    None until the match is over. `readable` is False when its stored texts are broken (seats and options then
    are empty): it can be listed and deleted, not loaded.
    """

    game_id: int
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
        (SELECT coalesce(sum(move_count), 0) FROM rounds WHERE game_id = games.id)
    FROM games WHERE deleted IS NULL AND status IN ({places}) ORDER BY updated DESC, games.id DESC
"""


def summaries(connection: sqlite3.Connection, *statuses: str) -> list[GameSummary]:
    """The games of these statuses that are not deleted, the latest touched first."""
    query = _QUERY.format(places=", ".join("?" * len(statuses)))
    return [_summary(row) for row in connection.execute(query, statuses)]


def _summary(row: tuple[Any, ...]) -> GameSummary:
    game_id, game, title, status, created, updated, practice, hints, undos, duration_ms = row[:10]
    header_text, closing_text, rounds, moves = row[10:]
    readable = True
    try:
        header = json.loads(header_text)
        seats, options = tuple(header["seats"]), header.get("options", {})
        closing = json.loads(closing_text) if closing_text else {}
    except (ValueError, KeyError, TypeError):
        seats, options, closing, readable = (), {}, {}, False
    return GameSummary(
        game_id=game_id, game=game, title=title, status=status, created=created, updated=updated,
        practice=bool(practice), hints=hints, undos=undos, duration_ms=duration_ms,
        seats=seats, options=options, rounds=rounds, moves=moves,
        totals=_sequence(closing.get("totals")), winners=_sequence(closing.get("winners")), readable=readable,
    )  # fmt: skip


def _sequence(value: Any) -> tuple[Any, ...] | None:
    return tuple(value) if isinstance(value, list) else None
