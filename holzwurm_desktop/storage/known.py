"""Which matches are stored already, and whose cards are known. Every function runs inside an open transaction, and
knows deleted matches, too, until the next start, unless it says otherwise."""

import sqlite3

from holzwurm_desktop.storage.json_text import to_text
from holzwurm_desktop.storage.match_meta import deal_number, without_name
from holzwurm_desktop.storage.play import UUID_KEY
from holzwurm_desktop.storage.record_parts import RecordParts, seal_of


def has_uuid(connection: sqlite3.Connection, uuid: str) -> bool:
    """Whether a match with this `uuid` is stored."""
    return connection.execute("SELECT 1 FROM games WHERE uuid = ?", (uuid,)).fetchone() is not None


def same_match(connection: sqlite3.Connection, parts: RecordParts) -> list[int]:
    """The ids of the matches that this record is a state of, see `MatchStore.same_match`."""
    uuid, sealed = parts.header.get(UUID_KEY), seal_of(parts)
    if isinstance(uuid, str) or sealed is not None:
        found = connection.execute(
            "SELECT id FROM games WHERE uuid = ?1 UNION SELECT game_id FROM rounds"
            " WHERE round_index = 0 AND instr(opening, ?2) ORDER BY 1",
            (uuid, sealed),
        ).fetchall()
        return [number for (number,) in found]
    opening = to_text(parts.rounds[0].opening) if parts.rounds else ""
    rows = connection.execute(
        "SELECT id, header FROM games JOIN rounds ON game_id = id AND round_index = 0 WHERE opening = ?",
        (opening,),
    ).fetchall()
    return [number for number, header in rows if without_name(header) == parts.header]


def has_deal(connection: sqlite3.Connection, game: str, number: int) -> bool:
    """Whether a match of this game with that deal number is stored."""
    rows = connection.execute(
        "SELECT header FROM games WHERE game = ? AND instr(header, 'deal_number') AND instr(header, ?)",
        (game, str(number)),
    ).fetchall()
    return any(deal_number(header) == number for (header,) in rows)


def has_other(connection: sqlite3.Connection, game: str, but: int) -> bool:
    """Whether a match of this game other than `but` is stored and not deleted."""
    found = connection.execute(
        "SELECT 1 FROM games WHERE game = ? AND id != ? AND deleted IS NULL LIMIT 1", (game, but)
    ).fetchone()
    return found is not None


def mark(connection: sqlite3.Connection, sealed: str, but: int) -> None:
    """Mark as practice what is not over of the matches with that seal, other than `but`."""
    connection.execute(
        "UPDATE games SET practice = 1 WHERE status != 'finished' AND id != ? AND id IN"
        " (SELECT game_id FROM rounds WHERE round_index = 0 AND instr(opening, ?))",
        (but, sealed),
    )
