"""Small pictures of running matches, for lists. Every function but `is_thumbnail` runs inside an open transaction."""

import sqlite3

MAX_THUMBNAIL_BYTES = 20_000  # a list of matches reads one for every row
_PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def is_thumbnail(png: bytes) -> bool:
    """Whether these bytes may be kept as a match's picture: a PNG file that is not too large."""
    return png.startswith(_PNG_SIGNATURE) and len(png) <= MAX_THUMBNAIL_BYTES


def store(connection: sqlite3.Connection, match_id: int, png: bytes) -> None:
    """Keep the picture of a running match in place of an earlier one; nothing happens if the match is over."""
    connection.execute(
        "INSERT OR REPLACE INTO thumbnails SELECT id, ? FROM games WHERE id = ? AND status = 'running'",
        (png, match_id),
    )


def drop(connection: sqlite3.Connection, match_id: int) -> None:
    """Forget the picture of a match that is over."""
    connection.execute("DELETE FROM thumbnails WHERE game_id = ?", (match_id,))


def stored(connection: sqlite3.Connection, match_id: int) -> bytes | None:
    """The picture of a match as PNG bytes; None if it has none."""
    row = connection.execute("SELECT png FROM thumbnails WHERE game_id = ?", (match_id,)).fetchone()
    # SQLite columns hold values of any type, and a damaged file may have something else here.
    return row[0] if row is not None and isinstance(row[0], bytes) else None
