from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from holzwurm_desktop.storage.database import Opened, open_database


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
