"""The analyses of matches in the database: in a table beside them, so that lists, which read what stands at the head
of a record, need not read them."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from holzwurm_desktop.engine.carried import ACCURACIES_KEY, KINDS
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.storage.json_text import JsonObject, from_text, to_text


def store(connection: sqlite3.Connection, match_id: int, analyses: Mapping[str, JsonObject]) -> None:
    """Keep these analyses, by kind, in place of earlier ones of the same kind."""
    connection.executemany(
        "INSERT OR REPLACE INTO analyses (game_id, kind, accuracies, analysis) VALUES (?, ?, ?, ?)",
        [
            (match_id, kind, to_text({ACCURACIES_KEY: found.get(ACCURACIES_KEY)}), to_text(found))
            for kind, found in analyses.items()
        ],
    )


def drop(connection: sqlite3.Connection, match_id: int) -> None:
    """Forget the analyses of a match whose course is not what it was."""
    connection.execute("DELETE FROM analyses WHERE game_id = ?", (match_id,))


def stored(connection: sqlite3.Connection, match_id: int) -> dict[str, JsonObject]:
    """The analyses of a match by kind. A damaged one is passed over: it can be made again."""
    rows = connection.execute(
        "SELECT kind, analysis FROM analyses WHERE game_id = ? ORDER BY kind DESC", (match_id,)
    ).fetchall()
    found = {kind: _object(text) for kind, text in rows}
    return {kind: analysis for kind, analysis in found.items() if analysis}


def accuracies(connection: sqlite3.Connection) -> dict[int, tuple[float | None, ...]]:
    """By the id of each match that was analysed with what the seats could know, the accuracy of each seat."""
    rows = connection.execute(
        "SELECT game_id, accuracies FROM analyses WHERE kind = ?", (KINDS[0],)
    ).fetchall()
    found = {match_id: _object(text).get(ACCURACIES_KEY) for match_id, text in rows}
    return {
        match_id: tuple(map(_accuracy, values))
        for match_id, values in found.items()
        if isinstance(values, list)
    }


def _accuracy(value: Json) -> float | None:
    sound = isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 100
    return float(value) if sound else None


def _object(text: str) -> JsonObject:
    try:
        found = from_text(text)
    except (ValueError, TypeError):
        return {}
    return found if isinstance(found, dict) else {}
