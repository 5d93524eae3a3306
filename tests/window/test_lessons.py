"""The ways to a lesson: the Help menu, the new-game dialog, and an offer with the first match of a game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.lesson import LessonDialog
from holzwurm_desktop.dialogs.new_game import NewGameDialog
from holzwurm_desktop.models.new_game import Choices, Seat
from tests.doors import store_matches

GAME, OTHER = "superspion", "bergbeklimmen"
CHOICES = Choices((Seat(), Seat(level="beginner")), start=0)


@pytest.fixture(autouse=True)
def calm(program: Program) -> None:
    program.preferences.change(animation_speed="off", sound=False, last_game=OTHER)
    program.window.show()


def begin(program: Program, game_id: str = GAME) -> None:
    program.window.begin(game_id, CHOICES)


def offered(program: Program) -> bool:
    notices = program.window.notices
    return notices.isVisible() and "lesson" in notices.label.text()


def lesson(program: Program) -> LessonDialog:
    dialog = program.window.windows.latest
    assert isinstance(dialog, LessonDialog)
    return dialog


def test_the_help_menu_opens_the_lesson_of_the_game_that_was_begun_last(program: Program) -> None:
    program.window.menus.actions["learn"].trigger()
    assert lesson(program).session.match.game.id == OTHER


def test_the_help_menu_opens_the_lesson_of_the_game_on_the_table(program: Program) -> None:
    begin(program)
    program.window.menus.actions["learn"].trigger()
    assert lesson(program).session.match.game.id == GAME


def test_the_new_game_dialog_gives_way_to_the_lesson_of_the_chosen_game(
    program: Program, qtbot: QtBot
) -> None:
    program.window.windows.new_game(GAME)
    dialog = program.window.windows.latest
    assert isinstance(dialog, NewGameDialog)

    qtbot.mouseClick(dialog.learn_button, Qt.MouseButton.LeftButton)

    assert not dialog.isVisible()
    assert lesson(program).session.match.game.id == GAME


def test_a_tile_of_the_start_page_leads_to_the_lesson_of_its_game(program: Program, qtbot: QtBot) -> None:
    tile = next(tile for tile in program.window.lobby.tiles.tiles if tile.game_id == GAME)
    qtbot.mouseClick(tile.learn_button, Qt.MouseButton.LeftButton)
    assert lesson(program).session.match.game.id == GAME


def test_without_the_lesson_the_first_match_of_a_game_offers_its_rules(program: Program) -> None:
    program.window.lessons.open(GAME)
    lesson(program).close()
    begin(program)
    assert "rules" in program.window.notices.label.text()
    assert not offered(program)


def test_the_first_match_of_a_game_offers_its_lesson(program: Program, qtbot: QtBot) -> None:
    begin(program)
    assert offered(program)

    qtbot.mouseClick(program.window.notices.offer_button, Qt.MouseButton.LeftButton)

    assert lesson(program).session.match.game.id == GAME
    assert not offered(program)


def test_the_offer_is_made_once(program: Program) -> None:
    begin(program)
    program.window.notices.dismiss()
    begin(program)
    assert not offered(program)


def test_each_game_has_an_offer_of_its_own(program: Program) -> None:
    begin(program)
    program.window.notices.dismiss()
    begin(program, OTHER)
    assert offered(program)


def test_who_has_opened_the_lesson_is_not_offered_it(program: Program) -> None:
    program.window.lessons.open(GAME)
    lesson(program).close()
    begin(program)
    assert not offered(program)


def test_who_has_played_the_game_is_not_offered_its_lesson(program: Program) -> None:
    begin(program)
    session = program.window.session
    assert session is not None
    session.play(session.legal_moves()[0])  # else the match is put away when the next one begins
    program.preferences.change(lessons={})
    begin(program)
    assert not offered(program)


def test_the_match_waits_while_the_lesson_is_open(program: Program) -> None:
    begin(program)
    session = program.window.session
    assert session is not None
    before = session.held
    program.window.lessons.open(GAME)
    assert session.held == before + 1
    lesson(program).close()
    QApplication.processEvents()
    assert session.held == before
    assert program.window.session is session


@pytest.mark.parametrize("shelf", [False, True])
@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("size", [(640, 400), (800, 600), (1366, 768)])
def test_the_small_buttons_of_a_tile_leave_its_picture_free(
    text_size: int, size: tuple[int, int], shelf: bool, program: Program
) -> None:
    if shelf:
        store_matches(program)
    program.preferences.change(text_size=text_size, language="fr")
    program.window.resize(*size)
    program.window.show_lobby()
    for _ in range(5):
        QApplication.processEvents()
    shown = [tile for tile in program.window.lobby.tiles.tiles if not tile.doors.isHidden()]
    for tile in shown:
        picture, doors = tile.picture_area().toAlignedRect(), tile.doors.geometry()
        assert tile.rect().contains(doors)
        covered = picture & doors
        assert covered in (doors, QRect())
        assert 4 * covered.width() * covered.height() <= picture.width() * picture.height()
        assert tile.rules_button.size() == tile.rules_button.sizeHint()
    if text_size == 100:
        assert len(shown) == 6
