"""About the program, about the match, and the languages there are."""

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from holzwurm_desktop import __version__
from holzwurm_desktop.app import Program
from holzwurm_desktop.desktop.languages import own_name, system_language
from holzwurm_desktop.desktop.motion import wants_less_motion
from holzwurm_desktop.dialogs.about import AboutDialog
from holzwurm_desktop.dialogs.game_info import GameInfoDialog
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.storage.folders import portable_folders


def test_the_match_is_described_in_facts(program: Program, qtbot: QtBot) -> None:
    players = [Player("Nora"), Player("Mallet", "hard")]
    session = program.matches.new_match("holzwurm", players, {"rounds": 2}, 4711, 1)
    dialog = GameInfoDialog(session, program.languages.words, program.appearance)
    qtbot.addWidget(dialog)
    facts = dict(dialog.facts())
    assert facts["Deal number"].startswith("hidden until the match is over")
    assert facts["Rounds"] == "2"
    assert facts["Starting player"] == "Mallet"
    assert facts["Seat 2"] == "Mallet (hard)"
    assert dialog.seal.text().replace("\n", "") == session.match.rounds[0].extra["sealed"]["sha256"]
    assert not dialog.check_button.isVisibleTo(dialog)
    dialog.copy_button.click()
    assert dict(dialog.facts())["Deal number"] == "4711"
    dialog.copy_button.click()
    assert QApplication.clipboard().text() == "4711"


def test_about_names_version_and_folders(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    folders = portable_folders(tmp_path)
    dialog = AboutDialog(folders, program.appearance)
    qtbot.addWidget(dialog)
    assert __version__ in dialog.plank._line
    assert str(folders.data) in dialog.text.text()


def test_about_shows_no_report_where_nothing_went_wrong(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = AboutDialog(portable_folders(tmp_path), program.appearance)
    qtbot.addWidget(dialog)
    assert not dialog.report.isVisibleTo(dialog)


def test_words_with_mark_up_are_shown_as_they_are(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    words = "<img src='file:///x'>"
    dialog = AboutDialog(portable_folders(tmp_path), program.appearance, last_words=words)
    qtbot.addWidget(dialog)
    assert dialog.report.toPlainText() == words
    assert dialog.report.isReadOnly()


@pytest.mark.parametrize(
    ("system", "spoken"),
    [("nl_BE", "nl"), ("de_AT", "de"), ("fr_CA", "fr"), ("es_MX", "es"), ("en_US", "en"), ("ja_JP", "en")],
)
def test_the_systems_language_is_spoken_if_we_can(system: str, spoken: str) -> None:
    assert system_language(QLocale(system)) == spoken


def test_these_languages_at_least_are_spoken_each_under_its_own_name() -> None:
    names = {language: own_name(language) for language in LANGUAGES}
    known = {"nl": "Nederlands", "de": "Deutsch", "fr": "Français", "es": "Español", "en": "English"}
    assert known.items() <= names.items()
    assert len(set(names.values())) == len(names)


def test_a_system_that_does_not_say_wants_no_less_motion() -> None:
    assert not wants_less_motion({})


@pytest.mark.parametrize("name", ["preferences", "statistics", "about", "rules", "new_game"])
def test_a_closed_dialog_leaves_nothing_that_crashes(program: Program, qtbot: QtBot, name: str) -> None:
    program.window.show()
    for _ in range(2):
        open_it = getattr(program.window.windows, name)
        open_it(*(["holzwurm"] if name in ("statistics", "rules", "new_game") else []))
        dialog = program.window.windows.latest
        assert dialog is not None
        dialog.close()
        qtbot.waitUntil(lambda dialog=dialog: not isValid(dialog))
        del dialog
        gc.collect()
