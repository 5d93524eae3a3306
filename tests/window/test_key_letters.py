"""The key letters (Alt and a letter): each means one thing in its menu and on the start page, in every language.

For the dialogs `test_key_tips` looks at that, where each of them is opened anyway.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.window import notifier
from tests.doors import doubles, lettered_texts, settle, store_matches


@pytest.fixture(params=LANGUAGES)
def program(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Program]:
    program = Program(qapp, portable_folders(tmp_path), Wishes(language=request.param, theme="light"))
    program.window.show()
    yield program
    program.close()


def test_two_texts_with_one_letter_are_noticed() -> None:
    assert doubles(["&Begin", "Wie &begint", "Spel&nummer", "R && B"]) == ["&Begin", "Wie &begint"]


def test_the_letters_of_each_menu_are_all_different(program: Program) -> None:
    for title in program.window.menuBar().actions():
        menu = title.menu()
        assert menu is not None
        assert doubles([action.text() for action in menu.actions()]) == [], title.text()  # type: ignore[attr-defined]


def test_the_letters_of_the_start_page_are_all_different(program: Program) -> None:
    store_matches(program)
    program.window.show_lobby()
    settle()
    menus = [title.text() for title in program.window.menuBar().actions()]
    shown = lettered_texts(program.window)
    assert len(shown) > 4
    words = program.languages.words
    for offer in (notifier._SAVE_COPY, notifier._BRING_BACK, notifier._GO_BACK, notifier._BACKUPS):
        assert doubles([*menus, *shown, words.say(offer)]) == []
