"""The record of a stored match, read from its rows."""

import sqlite3

from holzwurm_desktop.storage import analyses
from holzwurm_desktop.storage.json_text import from_text, is_damaged
from holzwurm_desktop.storage.record_parts import RecordParts, RoundParts


def stored_parts(connection: sqlite3.Connection, match_id: int) -> RecordParts:
    """The parts of a match's record. Raises ValueError, TypeError or IndexError if its texts are damaged, also those
    that are no part of the record, such as its title."""
    header, closing, status, *others = connection.execute(
        "SELECT header, closing, status, game, uuid, title, created, updated, finished FROM games WHERE id = ?",
        (match_id,),
    ).fetchone()
    if is_damaged((status, *others)):
        raise ValueError("not UTF-8")
    rounds = [
        RoundParts(from_text(opening), [], from_text(ending) if ending else None)
        for opening, ending in connection.execute(
            "SELECT opening, closing FROM rounds WHERE game_id = ? ORDER BY round_index", (match_id,)
        )
    ]
    for index, move in connection.execute(
        "SELECT round_index, move FROM moves WHERE game_id = ? ORDER BY round_index, move_index", (match_id,)
    ):
        rounds[index].moves.append(from_text(move))
    return RecordParts(
        from_text(header),
        rounds,
        from_text(closing) if closing else None,
        abandoned=status == "abandoned",
        analyses=analyses.stored(connection, match_id),
    )
