import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.storage.database import Opened, open_database
from holzwurm_desktop.storage.matches import MatchStore

Json = dict[str, Any]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the saved games are to be."""
    return tmp_path / "data" / "games.sqlite"


@pytest.fixture
def open_matches() -> Iterator[Callable[..., Opened]]:
    """Opens databases as `open_database` does, and closes them when the test is over."""
    opened: list[Opened] = []

    def open_and_remember(path: Path, **options: Any) -> Opened:
        opened.append(open_database(path, lock_wait=options.pop("lock_wait", 5.0), **options))
        return opened[-1]

    yield open_and_remember
    for database in opened:
        database.close()


@pytest.fixture
def opened(open_matches: Callable[..., Opened], path: Path) -> Opened:
    """A new database on disk."""
    return open_matches(path)


@pytest.fixture
def matches(opened: Opened) -> MatchStore:
    """A store on disk whose clock is one minute further at every look."""
    minutes = iter(range(10**6))
    start = datetime(2026, 11, 28, 12, 0, tzinfo=UTC)
    return MatchStore(opened.database, clock=lambda: start + timedelta(minutes=next(minutes)))


@pytest.fixture
def header() -> Json:
    """A record before its first deal, with keys this program does not know."""
    return {
        "format": "holzwurm-record",
        "version": 1,
        "game": "holzwurm",
        "options": {"rounds": 2},
        "seats": [
            {"name": "Zoë", "player": "human", "colour": "blue"},
            {"name": "Piet", "player": "computer", "level": "hard"},
        ],
        "created": "2026-11-27T20:15:00+00:00",
        "unknown": {"kept": [1, 2.5, None, True, "é"]},
    }


@pytest.fixture
def first_round() -> Json:
    """The opening of a round."""
    return {"deal": {"fate": ["X13", "G9"], "hands": [["B1"], ["N4"]], "start": 0}, "deal_number": 77}


@pytest.fixture
def record(header: Json, first_round: Json) -> Json:
    """A finished record of two rounds."""
    moves = [{"seat": 0, "card": "B1", "row": "new", "ms": 900}, {"seat": 1, "card": "N4", "row": 0}]
    second = {"deal": {"fate": [], "hands": [["R2"], []], "start": 1}, "comment": "short"}
    return {
        **header,
        "rounds": [
            {**first_round, "moves": moves, "scores": [30, 4], "end": "out"},
            {**second, "moves": moves[:1], "scores": [2, 0.5], "end": "poison"},
        ],
        "totals": [32, 4.5],
        "winners": [0],
    }


@pytest.fixture
def running(matches: MatchStore, header: Json, first_round: Json) -> int:
    """The number of a running game with three moves in its first round."""
    match_id = matches.create(header, first_round=first_round)
    for number in range(3):
        matches.append_move(match_id, 0, number, {"seat": number % 2, "card": f"R{number}"})
    return match_id


@pytest.fixture
def unwritable() -> Iterator[Callable[[Path], None]]:
    """Makes a folder unwritable for this process, whoever runs it; works only on POSIX systems."""
    if os.name != "posix":
        pytest.skip("needs POSIX permissions")
    user = os.geteuid()
    locked: list[Path] = []

    def lock(folder: Path) -> None:
        for part in [folder, *folder.iterdir()]:
            part.chmod(0o555 if part.is_dir() else 0o444)
        locked.append(folder)
        if user == 0:
            os.seteuid(65534)  # permissions do not bind the superuser

    yield lock
    os.seteuid(user)
    for folder in locked:
        folder.chmod(0o755)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A temporary folder that every user of the machine may enter."""
    folder = Path(tempfile.mkdtemp(prefix="holzwurm-test-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)
