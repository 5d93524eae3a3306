"""The running games as a Qt list."""

from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.models.saved_matches import (
    GIVEN_UP_ROLE,
    MATCH_ID_ROLE,
    PLAYERS_ROLE,
    PROGRESS_ROLE,
    SavedMatchesModel,
    when,
)
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.storage.database import Opened, open_database
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.settings import SettingsFile
from holzwurm_desktop.text.words import Words


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    opened = open_database(tmp_path / "games.sqlite")
    yield opened
    opened.close()


@pytest.fixture
def matches(opened: Opened, tmp_path: Path) -> MatchesService:
    return MatchesService(opened.matches, SettingsFile(tmp_path / "settings.json"))


@pytest.fixture
def model(matches: MatchesService) -> SavedMatchesModel:
    matches.new_match("holzwurm", [Player("Nora"), Player("Ben")], {}, 1, 0)
    matches.new_match("holzwurm", [Player("Ada"), Player("Mallet", "hard")], {"rounds": 5}, 2, 0)
    model = SavedMatchesModel(matches, Words())
    model.refresh()
    return model


def test_the_list_is_a_proper_qt_model(model: SavedMatchesModel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(model)


def test_a_row_tells_game_players_and_progress(model: SavedMatchesModel) -> None:
    newest = model.index(0, 0)
    assert newest.data() == "The Thirteenth Woodworm"
    assert newest.data(PLAYERS_ROLE) == "Ada, Mallet"
    assert newest.data(PROGRESS_ROLE).startswith("Round 1 of 5 · today, ")
    assert "Ada, Mallet" in newest.data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_match_without_given_options_has_the_default_number_of_rounds(model: SavedMatchesModel) -> None:
    assert model.index(1, 0).data(PROGRESS_ROLE).startswith("Round 1 of 3")


def test_editing_a_row_renames_the_match(model: SavedMatchesModel, matches: MatchesService) -> None:
    assert model.setData(model.index(1, 0), "  Sunday  ")
    assert [match.title for match in matches.running()] == ["", "Sunday"]
    assert model.index(1, 0).data() == "Sunday"


def test_a_deleted_match_can_be_taken_back(model: SavedMatchesModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.deleted) as told:
        model.delete(model.index(0, 0))
    assert model.rowCount() == 1
    assert told.args is not None
    model.undelete(told.args[0])
    assert model.rowCount() == 2


def test_matches_put_away_are_taken_back_one_after_another(model: SavedMatchesModel, qtbot: QtBot) -> None:
    titles = [model.index(row, 0).data(PLAYERS_ROLE) for row in range(2)]
    for _ in titles:
        model.delete(model.index(0, 0))
    with qtbot.waitSignal(model.deleted):  # told again of the one that is still away
        model.undelete_last()
    assert [model.index(0, 0).data(PLAYERS_ROLE)] == titles[1:]
    model.undelete_last()
    assert [model.index(row, 0).data(PLAYERS_ROLE) for row in range(2)] == titles
    assert not model.can_undelete


def test_a_match_that_was_given_up_stands_after_the_running_ones(
    model: SavedMatchesModel, opened: Opened
) -> None:
    running = model.last_running
    assert running is not None
    number = opened.matches.import_record({**opened.matches.load(running), "abandoned": True})
    model.refresh()
    assert [model.index(row, 0).data(GIVEN_UP_ROLE) for row in range(3)] == [False, False, True]
    given_up = model.index(2, 0)
    assert given_up.data(MATCH_ID_ROLE) == number
    assert given_up.data(PROGRESS_ROLE).startswith("given up · ")
    assert "given up" in given_up.data(Qt.ItemDataRole.AccessibleTextRole)
    assert model.last_running == running


def test_trouble_with_the_disk_is_told_and_changes_nothing(model: SavedMatchesModel, qtbot: QtBot) -> None:
    class Broken:
        def delete(self, game_id: int) -> None:
            raise StorageError("disk-full")

    model._service = Broken()  # type: ignore[assignment]
    with qtbot.waitSignal(model.failed) as told:
        model.delete(model.index(0, 0))
    assert told.args is not None
    assert told.args[0].code == "disk-full"
    assert model.rowCount() == 2


def test_times_are_told_as_people_say_them() -> None:
    QLocale.setDefault(QLocale("en_GB"))
    noon = datetime(2026, 3, 14, 12, 0, tzinfo=UTC).astimezone()
    clock = QLocale().toString(noon.time(), QLocale.FormatType.ShortFormat)
    stamp = noon.astimezone(UTC).isoformat()
    assert when(Words(), stamp, date(2026, 3, 14)) == f"today, {clock}"
    assert when(Words(), stamp, date(2026, 3, 15)) == f"yesterday, {clock}"
    assert when(Words(), stamp, date(2026, 3, 16)) == f"14/03/2026, {clock}"
