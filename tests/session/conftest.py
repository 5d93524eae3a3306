from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.storage.database import Opened, open_database
from tests.session.tables import ANN, SEATS, MakeTable, Table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the saved games are."""
    return tmp_path / "data" / "games.sqlite"


@pytest.fixture
def open_matches(path: Path) -> Iterator[Callable[[], Opened]]:
    """Opens the saved games, as at the start of the program, without waiting for locks; closes them."""
    opened: list[Opened] = []

    def open_and_remember() -> Opened:
        opened.append(open_database(path, lock_wait=0))
        return opened[-1]

    yield open_and_remember
    for database in opened:
        database.close()


@pytest.fixture
def opened(open_matches: Callable[[], Opened]) -> Opened:
    """New saved games on disk."""
    return open_matches()


@pytest.fixture
def make_table(opened: Opened, qapp: object) -> Iterator[MakeTable]:
    """Makes tables of Holzwurm, by default Ann (a person) against Bo; Ann begins."""
    tables: list[Table] = []

    def make(players: list[Player] | None = None, rounds: int = 2, start: int = ANN) -> Table:
        seats = SEATS if players is None else players
        match = Match.new(all_games()["holzwurm"], seats, {"rounds": rounds}, 5, start)
        tables.append(Table(opened, match))
        return tables[-1]

    yield make
    for table in tables:
        table.session.close()


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    """A table at which the match has started."""
    made = make_table()
    made.session.start()
    return made
