"""Looking through a match: keys, slider, list, seats, and what can be taken along."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.replay import ReplayDialog
from holzwurm_desktop.engine.kits import all_games, kits
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session.replay_session import ReplaySession
from holzwurm_desktop.session.saving import NOT_STORED
from holzwurm_desktop.table.settings import TableSettings
from tests.playing import play_on


def played(game_id: str = "holzwurm", moves: int = 10**6, people: int = 1) -> Match:
    """A match of one round between Anna and others, or its beginning."""
    game = all_games()[game_id]
    names = ("Anna", "Bram", "Cleo")[: max(2, game.seats[0])]
    players = [Player(name, None if seat < people else "easy") for seat, name in enumerate(names)]
    match = Match.new(game, players, {"rounds": 1}, 5)
    play_on(match, 1, moves)
    if moves == 10**6 and not match.round_over:
        match.settle()
    return match


def open_dialog(program: Program, qtbot: QtBot, match: Match, viewer: int = 0) -> ReplayDialog:
    def make_table(session: ReplaySession) -> Any:
        return program._make_table(session, TableSettings(speed="off"))  # type: ignore[arg-type]

    dialog = ReplayDialog(
        ReplaySession(match, viewer), None, make_table, program.languages.words, program.appearance
    )
    qtbot.addWidget(dialog)
    dialog.resize(1000, 640)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


@pytest.fixture
def dialog(program: Program, qtbot: QtBot) -> ReplayDialog:
    return open_dialog(program, qtbot, played())


def press(dialog: ReplayDialog, qtbot: QtBot, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(dialog.focusWidget() or dialog, key)


def test_arrow_keys_step_and_home_and_end_jump(dialog: ReplayDialog, qtbot: QtBot) -> None:
    press(dialog, qtbot, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert dialog.session.index == 1
    press(dialog, qtbot, Qt.Key.Key_End)
    assert dialog.session.index == dialog.session.count - 1
    press(dialog, qtbot, Qt.Key.Key_Home)
    assert dialog.session.index == 0


@pytest.mark.parametrize("part", ["list", "slider", "table", "pace"])
def test_the_keys_step_wherever_the_keyboard_is(dialog: ReplayDialog, qtbot: QtBot, part: str) -> None:
    getattr(dialog, part).setFocus()
    press(dialog, qtbot, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert dialog.session.index == 2


def test_the_list_follows_the_table(dialog: ReplayDialog, qtbot: QtBot) -> None:
    dialog.session.seek(7)
    assert dialog.list.currentIndex().row() == 7
    assert dialog.slider.value() == 7
    assert "move 7 of" in dialog.place.text()


def test_the_table_follows_the_list(dialog: ReplayDialog, qtbot: QtBot) -> None:
    place = dialog.list.visualRect(dialog.moves.index(3, 0)).center()
    qtbot.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dialog.session.index == 3
    assert len(dialog.table.session.match.rounds[-1].moves) == 3


def test_the_table_follows_the_slider(dialog: ReplayDialog) -> None:
    dialog.slider.setValue(12)
    assert dialog.session.index == 12


def test_every_position_has_its_line(dialog: ReplayDialog) -> None:
    lines = [dialog.moves.index(row, 0).data() for row in range(dialog.moves.rowCount())]
    assert len(lines) == dialog.session.count
    assert lines[0] == "Round 1: the deal"
    assert lines[1].startswith("1. Anna")


def test_space_plays_by_itself_and_stops(dialog: ReplayDialog, qtbot: QtBot) -> None:
    dialog.pace.setCurrentIndex(2)
    press(dialog, qtbot, Qt.Key.Key_Space)
    assert dialog.playing
    qtbot.waitUntil(lambda: dialog.session.index >= 1)
    press(dialog, qtbot, Qt.Key.Key_Space)
    assert not dialog.playing


def test_it_stops_at_the_end_and_begins_again_from_there(dialog: ReplayDialog) -> None:
    dialog.session.seek(dialog.session.count - 2)
    dialog.toggle_play()
    dialog._clock.timeout.emit()
    dialog._clock.timeout.emit()
    assert not dialog.playing
    dialog.toggle_play()
    assert (dialog.playing, dialog.session.index) == (True, 0)


def test_a_finished_match_is_seen_from_any_seat_or_with_open_cards(dialog: ReplayDialog) -> None:
    assert dialog.seen_by.count() == 3
    dialog.seen_by.setCurrentIndex(1)
    assert dialog.table.table.viewer == 1
    assert not dialog.hands.isVisible()
    dialog.seen_by.setCurrentIndex(2)
    assert dialog.hands.isVisible()
    assert "Anna: " in dialog.hands.accessibleName()


def test_open_cards_follow_the_position(dialog: ReplayDialog) -> None:
    dialog.seen_by.setCurrentIndex(2)
    before = dialog.hands.accessibleName()
    while not dialog.session.match.rounds[-1].moves or dialog.session.replay.move["seat"] != 1:
        dialog.session.step(1)
    assert dialog.hands.accessibleName() != before


def test_open_cards_show_the_other_spy(program: Program, qtbot: QtBot) -> None:
    match = played("superspion")
    dialog = open_dialog(program, qtbot, match)
    dialog.seen_by.setCurrentIndex(2)
    state: Any = dialog.session.replay.state
    spy = dialog.table.table.text.card_name(program.languages.words, state.view(1).spies[1])
    assert f"Bram: {spy}, " in dialog.hands.accessibleName()


def test_a_running_match_shows_its_own_seat_only(program: Program, qtbot: QtBot) -> None:
    dialog = open_dialog(program, qtbot, played(moves=6))
    assert [dialog.seen_by.itemText(place) for place in range(dialog.seen_by.count())] == ["Anna"]
    assert not dialog.seen_by.isEnabled()


def test_one_plays_on_from_the_position_shown(dialog: ReplayDialog, qtbot: QtBot) -> None:
    dialog.session.seek(4)
    with qtbot.waitSignal(dialog.retry_requested) as asked:
        dialog.retry_button.click()
    assert len(asked.args[0].rounds[0].moves) == 4
    assert not dialog.isVisible()


def test_from_the_end_nobody_can_play_on(dialog: ReplayDialog) -> None:
    dialog.session.seek(dialog.session.count - 1)
    assert not dialog.retry_button.isEnabled()


def test_the_picture_is_copied(dialog: ReplayDialog) -> None:
    dialog.picture_button.click()
    assert not QApplication.clipboard().image().isNull()


def test_closing_stops_what_plays(dialog: ReplayDialog, qtbot: QtBot) -> None:
    dialog.toggle_play()
    press(dialog, qtbot, Qt.Key.Key_Escape)
    assert not dialog.playing
    assert not dialog.isVisible()


def test_another_language_reaches_all_of_it(dialog: ReplayDialog, program: Program, qtbot: QtBot) -> None:
    program.preferences.change(language="de")
    program.languages._only = None
    program.languages._apply()
    qtbot.waitUntil(lambda: dialog.moves.index(0, 0).data() != "")
    assert dialog.list.accessibleName()


@pytest.mark.parametrize("game_id", list(kits()))
@pytest.mark.parametrize("people", [1, 2])
def test_every_game_is_stepped_through_forth_and_back(
    program: Program, qtbot: QtBot, game_id: str, people: int
) -> None:
    dialog = open_dialog(program, qtbot, played(game_id, people=people))
    session, random = dialog.session, Random(1)
    for _ in range(25):
        session.step(1)
    for _ in range(3):
        session.seek(random.randrange(session.count))
    session.seek(session.count - 1)
    assert dialog.table.table.sheet is not None
    for place in range(dialog.seen_by.count()):
        dialog.seen_by.setCurrentIndex(place)
        session.step(-1)
    session.seek(session.count // 2)
    before = json.dumps(session.replay.match.to_record())
    for group in dialog.table.groups():
        for stop in group.stops[:4]:
            dialog.table.press_stop(stop.key)
    assert json.dumps(session.replay.match.to_record()) == before
    assert session.index == session.count // 2


def test_steps_faster_than_the_cards_fly_leave_nothing_behind(program: Program, qtbot: QtBot) -> None:
    dialog = open_dialog(program, qtbot, played())
    dialog.table.apply_settings(TableSettings(speed="slow"))
    for _ in range(6):
        press(dialog, qtbot, Qt.Key.Key_Right)
    assert dialog.table.moving
    dialog.list.setCurrentIndex(dialog.moves.index(7, 0))
    dialog.slider.setValue(2)
    assert len(dialog.table.session.match.rounds[-1].moves) == 2
    assert not dialog.table.moving


# In the window.


def test_the_match_on_the_table_is_looked_through_from_its_last_move(program: Program, qtbot: QtBot) -> None:
    window = program.window
    window.show()
    window.show_match(program.matches.new_match("holzwurm", [Player("Anna"), Player("Bram")], {}, 3, 0))
    session = window.session
    assert session is not None
    window.curtain.lifted.emit()
    session.play(session.legal_moves()[0])
    window.menus.actions["replay"].trigger()
    dialog = window.windows.latest
    assert isinstance(dialog, ReplayDialog)
    assert dialog.session.index == 1
    assert dialog.seen_by.currentText() == "nobody: closed cards"
    held = session.held
    dialog.reject()
    assert session.held == held - 1


def test_what_is_retried_lies_on_the_table_as_practice(program: Program, qtbot: QtBot) -> None:
    window = program.window
    window.show()
    match = played()
    window.replay_opener.show(ReplaySession(match), NOT_STORED)
    dialog = window.windows.latest
    assert isinstance(dialog, ReplayDialog)
    dialog.session.seek(3)
    dialog.retry_button.click()
    assert window.session is not None
    assert window.session.practice
    assert len(window.session.match.rounds[0].moves) >= 3


def test_the_whole_record_is_copied(program: Program, qtbot: QtBot) -> None:
    window = program.window
    window.show()
    match = played()
    window.replay_opener.show(ReplaySession(match), NOT_STORED)
    dialog = window.windows.latest
    assert isinstance(dialog, ReplayDialog)
    dialog.record_button.click()
    record = json.loads(QApplication.clipboard().text())
    dialog.reject()
    assert record == json.loads(json.dumps(match.to_record()))


@pytest.mark.parametrize("game_id", list(kits()))
def test_the_table_says_whose_turn_it_was_and_asks_nobody(
    program: Program, qtbot: QtBot, game_id: str
) -> None:
    dialog = open_dialog(program, qtbot, played(game_id, moves=14))
    table: Any = dialog.table
    said = []
    for index in range(dialog.session.count):
        dialog.session.seek(index)
        if dialog.session.turn >= 0:
            name = dialog.session.name(dialog.session.turn)
            said.append((table.table.turn_words(), f"It is {name}’s turn."))
    assert said
    assert all(words == wanted for words, wanted in said)


def test_every_move_is_shown_whole_in_any_width(dialog: ReplayDialog) -> None:
    view, metrics = dialog.list, dialog.list.fontMetrics()
    texts = [dialog.moves.index(row, 0).data() for row in range(1, dialog.moves.rowCount())]
    longest = max(metrics.horizontalAdvance(text) for text in texts)
    for width in range(longest - 12, longest + 30):
        view.setFixedWidth(width)
        view.doItemsLayout()
        room = view.viewport().width() - 2 * view.spacing() - 6
        for row, text in enumerate(texts, 1):
            lines = view.visualRect(dialog.moves.index(row, 0)).height() / metrics.height()
            assert lines >= 2 or metrics.horizontalAdvance(text) <= room, (width, text)


def test_a_jump_is_told_with_the_move_that_was_made_last(
    dialog: ReplayDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(dialog.table.reader, "_send", lambda text, urgent: said.append(text))
    dialog.session.seek(5)
    qtbot.waitUntil(lambda: dialog.table.reader.quiet)
    press(dialog, qtbot, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: dialog.table.reader.quiet)

    row = dialog.moves.index(dialog.moves.row_of(4), 0)
    assert f"{dialog.place.text()}. {row.data()}" in said[-1]
    assert ", move 4 of " in said[-1]


@pytest.mark.parametrize(
    ("key", "told"),
    [
        (Qt.Key.Key_F5, "It is Bram’s turn."),
        (Qt.Key.Key_F7, "Anna:"),
        (Qt.Key.Key_F8, "Your hand"),
        (Qt.Key.Key_F12, "Rows"),
    ],
)
def test_the_keys_that_tell_what_is_seen_at_a_glance_work_here_too(
    program: Program, qtbot: QtBot, key: Qt.Key, told: str
) -> None:
    dialog = open_dialog(program, qtbot, played(moves=8))
    dialog.seek(7)

    press(dialog, qtbot, key)

    assert told in dialog.table.table.note.text
    assert dialog.table.table.note.isVisible()
