"""The window: matches come and go, every action works, nothing asks while one plays."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.new_game import NewGameDialog
from holzwurm_desktop.dialogs.open_cards import OpenCardsDialog
from holzwurm_desktop.dialogs.rules import RulesDialog
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.window.main_window import MainWindow
from tests.window.at_window import PEOPLE, play_any, press


def save_all_the_same(window: MainWindow) -> None:
    dialog = window.windows.latest
    assert isinstance(dialog, OpenCardsDialog)
    dialog.go_on_button.click()


# Matches coming and going.


def test_a_new_match_is_dealt_and_named_in_the_title(window: MainWindow) -> None:
    window.begin("holzwurm", PEOPLE)
    assert window.session is not None
    assert window.session.match.extra["deal_number"] == 13
    assert window.windowTitle().startswith("The Thirteenth Woodworm – Nora, Ben")
    assert window.pages.currentWidget() is not window.lobby


def test_the_start_page_keeps_the_match_to_play_on(window: MainWindow, qtbot: QtBot) -> None:
    window.begin("holzwurm", PEOPLE)
    play_any(window)
    press(window, qtbot, "lobby")
    assert window.session is None
    assert window.pages.currentWidget() is window.lobby
    press(window, qtbot, "continue_last")
    assert window.session is not None
    assert len(window.session.match.rounds[0].moves) == 1


def test_a_new_deal_has_the_same_people_and_other_cards(window: MainWindow, program: Program) -> None:
    window.begin("holzwurm", PEOPLE)
    play_any(window)
    window.menus.actions["new_deal"].trigger()
    assert window.session is not None
    match = window.session.match
    assert [player.name for player in match.players] == ["Nora", "Ben"]
    assert match.options == {"rounds": 2}
    assert match.extra["deal_number"] != 13
    assert len(program.matches.running()) == 2


def test_a_match_nobody_moved_in_is_not_kept_when_another_is_dealt(
    window: MainWindow, program: Program
) -> None:
    window.begin("holzwurm", PEOPLE)
    window.menus.actions["new_deal"].trigger()
    window.begin("holzwurm", replace(PEOPLE, deal_number=14))
    assert len(program.matches.running()) == 1
    assert window.notices.label.text().startswith("Your first match")


def test_the_first_match_of_a_game_offers_its_rules_until_the_first_move_where_the_lesson_was_met(
    window: MainWindow, program: Program
) -> None:
    program.window.windows.progress().offer("holzwurm")
    window.begin("holzwurm", PEOPLE)
    assert "The Thirteenth Woodworm" in window.notices.label.text()

    window.notices.offer_button.click()
    assert rules_shown(window) == "Rules of the game: The Thirteenth Woodworm"

    play_any(window)
    assert window.notices.isHidden()
    window.begin("holzwurm", replace(PEOPLE, deal_number=14))
    assert window.notices.isHidden()  # not the first one any more


@pytest.mark.parametrize(("last", "first"), [("superspion", "superspion"), ("", None)])
def test_the_keyboard_begins_on_the_game_that_was_begun_last(
    window: MainWindow, program: Program, last: str, first: str | None
) -> None:
    program.preferences.change(last_game=last)
    window.hide()
    window.show()

    tiles = window.lobby.tiles.tiles
    assert window.focusWidget() is next((each for each in tiles if each.game_id == first), tiles[0])


def rules_shown(window: MainWindow) -> str:
    """The name of the page in the window of rules, which is then closed."""
    dialog = next(each for each in window.findChildren(RulesDialog) if each.isVisible())
    name = dialog.page.accessibleName()
    dialog.close()
    return name


@pytest.mark.parametrize("game_id", ["afbraak", "superspion"])
def test_f1_on_a_tile_shows_the_rules_of_its_game(
    window: MainWindow, qtbot: QtBot, program: Program, game_id: str
) -> None:
    program.preferences.change(last_game="holzwurm")
    tile = next(each for each in window.lobby.tiles.tiles if each.game_id == game_id)
    tile.setFocus()

    qtbot.keyClick(tile, Qt.Key.Key_F1)

    title = program.languages.words.say(title_of(game_id))
    assert rules_shown(window) == f"Rules of the game: {title}"


def test_the_rules_button_of_a_tile_shows_its_rules_and_begins_nothing(
    window: MainWindow, qtbot: QtBot
) -> None:
    tile = next(each for each in window.lobby.tiles.tiles if each.game_id == "tovenaars")
    button = tile.rules_button
    assert tile.rect().contains(tile.doors.geometry())

    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    assert rules_shown(window) == "Rules of the game: Raging Wizards"
    assert not window.findChildren(NewGameDialog)


def test_f1_in_the_dialog_for_a_new_game_shows_rules_that_can_be_read(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.windows.new_game("kistenstapel")
    dialog = window.windows.latest
    assert isinstance(dialog, NewGameDialog)
    qtbot.waitUntil(dialog.isActiveWindow)

    qtbot.keyClick(dialog, Qt.Key.Key_F1)
    rules = next(each for each in dialog.findChildren(RulesDialog))
    assert rules.page.accessibleName() == "Rules of the game: The Box Pile"
    assert rules.isVisible()
    qtbot.keyClick(rules.page, Qt.Key.Key_PageDown)
    assert rules.page.verticalScrollBar().value() > 0

    dialog.reject()  # the rules stay open, beside the window
    assert rules.parent() is window
    assert rules_shown(window) == "Rules of the game: The Box Pile"


@pytest.mark.parametrize(
    ("game_id", "listed"),
    [
        ("holzwurm", ["Hand by &colour", "Hand by &value", "Hand by &points"]),
        ("superspion", ["Hand: by value", "Hand: trios first", "Hand: by suit"]),
        ("afbraak", []),
        ("", []),
    ],
)
def test_the_view_menu_lists_the_orders_of_the_game_on_the_table(
    window: MainWindow, game_id: str, listed: list[str]
) -> None:
    if game_id:
        seats = (Seat("Nora"), Seat("Ben", "beginner"))
        window.begin(game_id, Choices(seats, {"rounds": 1}, start=0, deal_number=13))
    menu = window.menus.view
    menu.aboutToShow.emit()

    shown = [action for action in menu.actions() if action.isVisible() and action.text().startswith("Hand")]

    assert [action.text() for action in shown] == listed
    assert sum(action.isChecked() for action in shown) == bool(listed)


def test_an_order_of_the_game_s_own_is_chosen_from_the_menu(window: MainWindow) -> None:
    window.begin("superspion", Choices((Seat("Nora"), Seat("Ben", "beginner")), {"rounds": 1}, start=0))
    assert window.table is not None
    entry = next(each for each in window.menus.view.actions() if each.text() == "Hand: by suit")

    entry.trigger()

    assert window.table.hand_order == "by-suit"


def test_a_typed_number_that_was_dealt_before_is_told_to_be_practice(window: MainWindow) -> None:
    window.begin("holzwurm", PEOPLE)
    play_any(window)
    window.begin("holzwurm", PEOPLE)
    assert window.session is not None
    assert window.session.practice
    assert "Deal 13 was played here before" in window.notices.label.text()


def test_the_same_deal_begins_again_as_practice(window: MainWindow) -> None:
    window.begin("holzwurm", PEOPLE)
    play_any(window)
    window.menus.actions["same_deal"].trigger()
    assert window.session is not None
    assert window.session.match.extra["deal_number"] == 13
    assert window.session.match.rounds[0].moves == []
    assert "practice" in window.windowTitle()


def test_from_the_same_deal_again_there_is_a_way_back(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    window.begin("holzwurm", PEOPLE)
    window.curtain.lifted.emit()
    play_any(window)
    assert window.session is not None
    old, record = window.session.saved.match_id, window.session.match.to_record()
    press(window, qtbot, "same_deal")
    assert (window.session.saved.match_id, window.session.match.rounds[0].moves) != (old, record["rounds"])
    assert "start page" in window.notices.label.text()
    assert program.matches.thumbnail(old) is not None
    qtbot.mouseClick(window.notices.offer_button, Qt.MouseButton.LeftButton)
    assert (window.session.saved.match_id, window.session.match.to_record()) == (old, record)
    assert not window.session.practice
    assert [match.match_id for match in program.matches.running()] == [old]
    assert window.notices.isHidden()


def test_the_way_back_is_offered_until_a_person_moves(window: MainWindow, program: Program) -> None:
    window.begin("holzwurm", PEOPLE)
    play_any(window)
    window.menus.actions["same_deal"].trigger()
    assert not window.notices.isHidden()
    play_any(window)
    assert window.notices.isHidden()
    assert len(program.matches.running()) == 2


def test_nothing_can_begin_again_before_the_first_move(window: MainWindow) -> None:
    window.begin("holzwurm", PEOPLE)
    assert not window.menus.actions["same_deal"].isEnabled()
    play_any(window)
    assert window.menus.actions["same_deal"].isEnabled()


def test_a_match_in_which_everything_was_taken_back_is_kept(window: MainWindow, program: Program) -> None:
    window.begin("holzwurm", PEOPLE)
    play_any(window)
    window.session.undo()  # type: ignore[union-attr]
    window.menus.actions["new_deal"].trigger()
    assert len(program.matches.running()) == 2


def test_an_opened_match_without_moves_is_kept(window: MainWindow, program: Program, tmp_path: Path) -> None:
    window.begin("holzwurm", PEOPLE)
    assert window.session is not None
    program.matches.save_record(window.session.match, tmp_path / "puzzle.json")
    window.open_record(tmp_path / "puzzle.json")
    opened = window.session.saved.match_id
    window.menus.actions["new_deal"].trigger()
    running = [match.match_id for match in program.matches.running()]
    assert opened in running
    assert len(running) == 2


def test_closing_in_the_middle_asks_nothing_and_keeps_the_match(window: MainWindow, program: Program) -> None:
    window.begin("holzwurm", PEOPLE)
    play_any(window)
    assert window.close()
    assert QApplication.activeModalWidget() is None
    assert program.matches.running()[0].moves == 1


def test_moves_are_told_in_the_status_line(window: MainWindow) -> None:
    window.begin("holzwurm", PEOPLE)
    play_any(window)
    assert "Nora" in window.status.text
    assert "Nora" in window.dock.moves.index(0, 0).data()


# Several people at one computer.


def test_nobodys_cards_are_shown_before_that_person_says_so(window: MainWindow, qtbot: QtBot) -> None:
    window.begin("holzwurm", PEOPLE)
    assert window.pages.currentWidget() is window.curtain
    qtbot.keyClick(window.curtain.button, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.table
    play_any(window)
    assert window.pages.currentWidget() is window.curtain
    assert "Ben" in window.curtain.button.text()


def test_the_table_rests_while_the_curtain_is_down(window: MainWindow) -> None:
    window.begin("holzwurm", PEOPLE)
    assert window.session is not None
    held = window.session.held
    window.curtain.lifted.emit()
    assert window.session.held == held - 1


def test_one_person_alone_never_meets_the_curtain(window: MainWindow) -> None:
    window.begin("holzwurm", Choices((Seat("Nora"), Seat(level="beginner")), {}, start=0))
    assert window.pages.currentWidget() is window.table


def test_the_end_of_a_round_is_for_everybody(window: MainWindow) -> None:
    window.begin("holzwurm", PEOPLE)
    assert window.session is not None
    while not window.session.match.round_over:
        play_any(window)
    number = window.session.saved.match_id
    window.show_lobby()
    window.resume(number)
    assert window.pages.currentWidget() is window.table


# Files.


def test_a_record_can_be_saved_and_opened_again(window: MainWindow, program: Program, tmp_path: Path) -> None:
    window.begin("holzwurm", PEOPLE)
    play_any(window)
    assert window.session is not None
    path = tmp_path / "match.holzwurm.json"
    program.matches.save_record(window.session.match, path)
    window.show_lobby()
    window.open_record(path)
    assert window.session is not None
    assert len(window.session.match.rounds[0].moves) == 1


def test_the_file_dialogs_open_and_save_while_the_table_rests(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.begin("holzwurm", PEOPLE)
    play_any(window)
    assert window.session is not None
    held = window.session.held
    seen = []

    def answer(*_: object) -> tuple[str, str]:
        assert window.session is not None
        seen.append(window.session.held)
        return str(tmp_path / "match.holzwurm.json"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    window.menus.actions["save"].trigger()
    save_all_the_same(window)
    assert (tmp_path / "match.holzwurm.json").is_file()
    assert window.session.held == held
    window.menus.actions["open"].trigger()
    assert seen == [held + 1, held + 1]
    assert len(window.session.match.rounds[0].moves) == 1


def test_a_file_saved_without_an_ending_gets_ours(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.begin("holzwurm", PEOPLE)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "match"), ""))
    window.menus.actions["save"].trigger()
    save_all_the_same(window)
    assert (tmp_path / "match.holzwurm.json").is_file()


def test_what_is_wrong_with_a_record_is_said_with_its_place(window: MainWindow, tmp_path: Path) -> None:
    match = Match.new(all_games()["holzwurm"], [Player("Nora"), Player("Ben")], {}, 13)
    match.play(match.playing().legal_moves()[0])
    record = match.to_record()
    record["rounds"][0]["moves"][0]["card"] = "X13"
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(record))
    window.open_record(path)
    assert window.session is None
    assert window.notices.label.text().startswith("wrong.json: round 1, move 1: ")


@pytest.mark.parametrize(
    ("content", "words"), [(None, "There is no file"), ("nonsense", "line 1, column 1 is not JSON")]
)
def test_a_file_that_is_no_record_is_named(
    window: MainWindow, tmp_path: Path, content: str | None, words: str
) -> None:
    path = tmp_path / "other.json"
    if content is not None:
        path.write_text(content)
    window.open_record(path)
    assert words in window.notices.label.text()
    assert path.name in window.notices.label.text()
