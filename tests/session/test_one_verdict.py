"""What the window opens `check` finds right, and the other way round."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.cli.check import _check_file
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.storage.database import open_database
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.settings import SettingsFile
from tests.playing import play_on

Json = dict[str, Any]


@pytest.fixture
def service(tmp_path: Path, qapp: object) -> Iterator[MatchesService]:
    opened = open_database(tmp_path / "games.sqlite")
    service = MatchesService(opened.matches, SettingsFile(tmp_path / "settings.json"))
    yield service
    service.close()
    opened.close()


@pytest.fixture
def record() -> Json:
    """A record between two rounds."""
    match = Match.new(all_games()["holzwurm"], [Player("Ann"), Player("Bo")], {"rounds": 2}, 3, sealed=True)
    play_on(match, 1)
    data: Json = json.loads(json.dumps(match.to_record()))
    return data


def in_window(service: MatchesService, path: Path) -> bool:
    try:
        service.open_record(path).close()
    except (StorageError, RecordError):
        return False
    return True


def double_key(data: Json) -> str:
    return json.dumps(data).replace('"game"', '"game": "holzwurm", "game"', 1)


def without_rounds(data: Json) -> str:
    return json.dumps({**data, "rounds": []})


def other_cards(data: Json) -> str:
    return json.dumps({**data, "deal_number": 4})


def beyond_a_double(data: Json) -> str:
    return json.dumps(data)[:-1] + ', "note": 1e999}'


def half_a_sign(data: Json) -> str:
    return json.dumps({**data, "comment": "\ud800"})


def without_first_moves(data: Json) -> str:
    del data["rounds"][0]["moves"][:2]
    return json.dumps(data)


@pytest.mark.parametrize("write", [json.dumps, lambda data: json.dumps({**data, "given_rounds": 1})])
def test_both_accept(
    service: MatchesService, record: Json, tmp_path: Path, write: Callable[[Json], str]
) -> None:
    path = tmp_path / "a.holzwurm.json"
    path.write_text(write(record), "utf-8")
    assert list(_check_file(path)) == [(1, "ok")]
    assert in_window(service, path)


@pytest.mark.parametrize(
    "write",
    [double_key, without_rounds, other_cards, beyond_a_double, half_a_sign, without_first_moves],
)
def test_both_refuse(
    service: MatchesService, record: Json, tmp_path: Path, write: Callable[[Json], str]
) -> None:
    path = tmp_path / "a.holzwurm.json"
    path.write_text(write(record), "utf-8")
    ((_, said),) = _check_file(path)
    assert said != "ok"
    assert not in_window(service, path)
