"""The tables, as migration steps from each schema version to the next; `user_version` counts the steps taken.

The table `games` holds matches, and `game_id` a match's id: the names are those of the first released version.
"""

import sqlite3
from collections.abc import Callable

from holzwurm_desktop.storage.people_rows import meet_stored

APPLICATION_ID = 0x486F6C7A  # "Holz": tells our files from other SQLite databases

Steps = tuple[tuple[str | Callable[[sqlite3.Connection], None], ...], ...]
"""For each version, the statements that lead to the next, and functions where SQL does not reach. A released step is
never changed; new ones are appended."""

STEPS: Steps = (
    (
        """
        CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            title TEXT NOT NULL,
            header TEXT NOT NULL,
            closing TEXT,
            status TEXT NOT NULL CHECK (status IN ('running', 'finished', 'abandoned')),
            created TEXT NOT NULL,
            updated TEXT NOT NULL,
            finished TEXT,
            deleted TEXT,
            practice INTEGER NOT NULL DEFAULT 0,
            hints INTEGER NOT NULL DEFAULT 0,
            undos INTEGER NOT NULL DEFAULT 0,
            duration_ms INTEGER NOT NULL DEFAULT 0,
            version INTEGER NOT NULL DEFAULT 0
        )
        """,
        "CREATE INDEX games_by_status ON games (status, updated)",
        """
        CREATE TABLE rounds (
            game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
            round_index INTEGER NOT NULL,
            opening TEXT NOT NULL,
            closing TEXT,
            move_count INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (game_id, round_index)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE moves (
            game_id INTEGER NOT NULL,
            round_index INTEGER NOT NULL,
            move_index INTEGER NOT NULL,
            move TEXT NOT NULL,
            PRIMARY KEY (game_id, round_index, move_index),
            FOREIGN KEY (game_id, round_index) REFERENCES rounds ON DELETE CASCADE
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE results (
            game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            player TEXT NOT NULL,
            level TEXT,
            score NUMERIC NOT NULL,
            share REAL NOT NULL,
            PRIMARY KEY (game_id, seat)
        ) WITHOUT ROWID
        """,
    ),
    (
        "ALTER TABLE games ADD COLUMN uuid TEXT",
        "CREATE INDEX games_by_uuid ON games (uuid)",
        # Scores without the deals beside them: statistics read only the index and skip the large rows.
        "CREATE INDEX rounds_by_scores ON rounds (game_id, round_index, closing) WHERE closing IS NOT NULL",
        """
        CREATE TABLE thumbnails (
            game_id INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
            png BLOB NOT NULL
        )
        """,
    ),
    (
        # Whether the coach is on.
        "ALTER TABLE games ADD COLUMN coach INTEGER NOT NULL DEFAULT 0",
    ),
    (
        # What is short comes first: the statistics read it without the pages of what is long.
        """
        CREATE TABLE analyses (
            game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
            kind TEXT NOT NULL,
            accuracies TEXT NOT NULL,
            analysis TEXT NOT NULL,
            PRIMARY KEY (game_id, kind)
        )
        """,
    ),
    (
        # What became of puzzles, see `storage.puzzles`. They belong to no match.
        """
        CREATE TABLE puzzle_tries (
            person TEXT NOT NULL,
            game TEXT NOT NULL,
            puzzle TEXT NOT NULL,
            made TEXT NOT NULL,
            grade TEXT NOT NULL,
            solved INTEGER NOT NULL,
            day TEXT,
            PRIMARY KEY (person, game, puzzle, made)
        ) WITHOUT ROWID
        """,
    ),
    (
        # Who plays here, see `storage.people`. AUTOINCREMENT: the number of a person is never another one's.
        """
        CREATE TABLE people (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL,
            colour TEXT NOT NULL DEFAULT '',
            portrait TEXT NOT NULL DEFAULT '',
            hidden INTEGER NOT NULL DEFAULT 0,
            joined_to INTEGER REFERENCES people
        )
        """,
        """
        CREATE TABLE people_names (
            key TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            person INTEGER NOT NULL REFERENCES people
        ) WITHOUT ROWID
        """,
        # How far people are in the lessons, see `storage.lessons`.
        """
        CREATE TABLE lessons (
            person TEXT NOT NULL,
            game TEXT NOT NULL,
            step INTEGER NOT NULL,
            done INTEGER NOT NULL,
            changed TEXT NOT NULL,
            PRIMARY KEY (person, game)
        ) WITHOUT ROWID
        """,
        meet_stored,
    ),
    (
        # Evenings, see `storage.evenings`; a match has the id of that which it belongs to.
        """
        CREATE TABLE evenings (
            uuid TEXT PRIMARY KEY,
            title TEXT NOT NULL,
            created TEXT NOT NULL,
            updated TEXT NOT NULL,
            plan TEXT NOT NULL,
            version INTEGER NOT NULL DEFAULT 0,
            deleted TEXT
        ) WITHOUT ROWID
        """,
        "ALTER TABLE games ADD COLUMN evening TEXT",
        "CREATE INDEX games_by_evening ON games (evening) WHERE evening IS NOT NULL",
    ),
)


def schema_version(connection: sqlite3.Connection) -> int:
    """The number of steps this database has taken; 0 for a new one."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def is_foreign(connection: sqlite3.Connection) -> bool:
    """Whether this is a database with tables made by another program. Raises sqlite3.Error."""
    mark: int = connection.execute("PRAGMA application_id").fetchone()[0]
    return mark != APPLICATION_ID and connection.execute("SELECT 1 FROM sqlite_master").fetchone() is not None


def take_steps(connection: sqlite3.Connection, steps: Steps) -> None:
    """Migrate the tables to the version after the last of `steps`, inside the open transaction.

    Raises sqlite3.Error if the tables are not what their version promises, or are of a newer version.
    """
    version = schema_version(connection)
    if version > len(steps):
        raise sqlite3.DatabaseError("a newer version of the tables")
    for statements in steps[version:]:
        for statement in statements:
            if isinstance(statement, str):
                connection.execute(statement)
            else:
                statement(connection)
    if version < len(steps):
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(steps)}")
    # Reads nothing, but fails if a table is missing: better now than at the first move.
    connection.execute(
        "SELECT 1 FROM games, rounds, moves, results, thumbnails, analyses, puzzle_tries, people, people_names,"
        " lessons, evenings LIMIT 0"
    )
