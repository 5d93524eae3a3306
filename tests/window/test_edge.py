"""What lies at the edges of the table: buttons, the status line, and the keys that lead to the rules and further."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.desktop.key_tips import keys_of
from holzwurm_desktop.desktop.latest_label import latest
from holzwurm_desktop.dialogs.keys import KeysDialog
from holzwurm_desktop.dialogs.rules import RulesDialog
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.window.edge_buttons import NAMES
from holzwurm_desktop.window.main_window import MainWindow
from holzwurm_desktop.window.shelf import wrapped_parts

PEOPLE = Choices((Seat("Nora"), Seat("Ben", "beginner")), {"rounds": 1}, start=0, deal_number=5)


@pytest.fixture
def window(program: Program, qtbot: QtBot) -> MainWindow:
    program.preferences.change(animation_speed="off", sound=False)
    program.window.resize(1024, 640)
    program.window.show()
    qtbot.waitExposed(program.window)
    return program.window


# Buttons.


def test_undo_hint_and_rules_stand_below_every_table_and_nowhere_else(window: MainWindow) -> None:
    assert not window.edge.isVisible()
    for game_id in kits():
        window.begin(game_id, PEOPLE)
        assert window.edge.isVisible()
        assert all(button.isVisible() for button in window.edge.buttons.values())
    window.show_lobby()
    assert not window.edge.isVisible()


def test_they_do_what_the_menu_does_and_rest_with_it(window: MainWindow) -> None:
    window.begin("holzwurm", PEOPLE)
    assert window.session is not None
    undo, rules = window.edge.buttons["undo"], window.edge.buttons["rules"]
    assert not undo.isEnabled()

    window.session.play(window.session.legal_moves()[0])
    assert undo.isEnabled()
    rules.click()

    assert isinstance(window.windows.latest, RulesDialog)


def test_their_tooltips_and_those_of_the_menus_name_the_key(window: MainWindow) -> None:
    keys = {name: keys_of(window.edge.buttons[name]) for name in NAMES}

    assert keys == {"undo": ["Ctrl+Z"], "hint": ["F2"], "rules": ["F1"]}
    for action in window.menus.actions.values():
        if not action.shortcut().isEmpty():
            assert action.toolTip().endswith(f"({action.shortcut().toString()})")


# F1.


def test_f1_opens_the_rules_and_f1_there_the_sheet_of_all_keys(window: MainWindow, qtbot: QtBot) -> None:
    window.begin("superspion", PEOPLE)
    window.menus.actions["rules"].trigger()
    rules = window.windows.latest
    assert isinstance(rules, RulesDialog)
    qtbot.waitUntil(rules.isActiveWindow)

    qtbot.keyClick(rules, Qt.Key.Key_F1)

    keys = window.windows.latest
    assert isinstance(keys, KeysDialog)
    assert "superspion" in keys.list._scopes
    assert rules.isVisible()


# The status line.


@pytest.mark.parametrize(
    ("width", "shown"),
    [
        (40, "Ann lays. Ben takes. Ben wins."),
        (22, "Ben takes. Ben wins."),
        (10, "Ben wins."),
        (3, "Ben wins."),
    ],
)
def test_where_there_is_little_room_the_latest_sentences_stay(width: int, shown: str) -> None:
    assert latest(["Ann lays.", "Ben takes.", "Ben wins."], lambda text: len(text) <= width) == shown


def test_the_status_line_keeps_clear_of_what_stands_at_its_right(window: MainWindow) -> None:
    window.begin("holzwurm", PEOPLE)
    window.resize(640, 480)
    window.status.say("A sentence. " * 40)
    QApplication.processEvents()
    told, match = window.status._told, window.status._match

    assert told.geometry().right() < match.geometry().left()
    assert match.geometry().right() <= window.edge.geometry().left()
    assert window.status.text in told.toolTip()
    assert window.width() == 640


def test_a_pointer_on_a_menu_does_not_wipe_the_status_line(window: MainWindow) -> None:
    window.begin("holzwurm", PEOPLE)
    window.status.say("Nora lays a card.")

    window.menus.actions["hint"].hover()

    assert window.status._told.isVisible()
    assert window.status.text == "Nora lays a card."


# The list of matches.


@pytest.mark.parametrize(
    ("width", "lines"),
    [
        (60, ["given up · Round 1 of 3 · today, 19:49 · practice"]),
        (26, ["given up · Round 1 of 3", "today, 19:49 · practice"]),
        (14, ["given up", "Round 1 of 3", "today, 19:49", "practice"]),
    ],
)
def test_the_progress_of_a_match_is_broken_between_its_parts(width: int, lines: list[str]) -> None:
    text = "given up · Round 1 of 3 · today, 19:49 · practice"
    assert wrapped_parts(text, lambda line: len(line) <= width) == lines


# Tooltips on the table.


def tip_at(view: TableView, point: QPoint) -> str:
    QToolTip.hideText()
    QApplication.processEvents()
    where = view.viewport().mapToGlobal(point)
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, point, where))
    return QToolTip.text()


@pytest.mark.parametrize("game_id", list(kits()))
def test_every_stop_of_a_table_tells_its_name_and_its_key(window: MainWindow, game_id: str) -> None:
    window.begin(game_id, PEOPLE)
    view = window.table
    assert isinstance(view, TableView)

    told = 0
    for stop in [stop for group in view.groups() for stop in group.stops]:
        at = QPointF(stop.rect.center().toPoint())  # a pointer is at whole pixels
        met = view.tips.stop_at(at)
        assert met is not None
        tip = tip_at(view, at.toPoint())
        assert tip
        if met == stop and not view.table.tip_at(at):
            assert stop.name.removesuffix(".") in tip
            told += 1
        if met.hotkey:
            assert tip.endswith(f"({met.hotkey})</p>")
    assert told > 3


def test_the_seats_and_the_buttons_are_among_them(window: MainWindow) -> None:
    window.begin("superspion", PEOPLE)
    view = window.table
    assert isinstance(view, TableView)

    seat = tip_at(view, view.table.plates[1].place.center().toPoint())
    order = tip_at(view, view.table.order_button.place_in_scene().center().toPoint())

    assert seat.startswith("<p>Ben, beginner")
    assert order == "<p>Hand: by value (O)</p>"


def test_a_spell_tells_what_it_is_for(window: MainWindow) -> None:
    window.begin("tovenaars", PEOPLE)
    view = window.table
    assert isinstance(view, TableView)

    tips = {
        card[0]: tip_at(view, spot.rect.center().toPoint() - QPoint(round(spot.rect.width() / 2) - 3, 0))
        for card, spot in view.table.spots(view.table.picture).items()
        if card in ("3D", "5D", "6D", "9D", "4H")
    }

    assert tips["3"].startswith("<p>Strength spell 3. Adds its number")
    assert tips["5"].startswith("<p>Block spell. Before an attack")
    assert tips["6"].startswith("<p>Reversal spell. After a duel")
    assert tips["9"].startswith("<p>Sleep spell 9. For a challenge")
    assert tips["4"].startswith("<p>Money 4. Ransoms")


def test_behind_a_curtain_nothing_has_a_tooltip(window: MainWindow, qtbot: QtBot) -> None:
    window.begin("superspion", PEOPLE)
    view = window.table
    assert isinstance(view, TableView)
    card = view.table.card_rect(view.table.fan.cards[0]).center().toPoint()
    assert tip_at(view, card)

    view.conceal(True)

    assert view.tips.stop_at(QPointF(card)) is None
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    tip_at(view, card)
    assert not QToolTip.isVisible()


def test_a_rematch_has_the_same_players_and_is_a_match_of_its_own(window: MainWindow, qtbot: QtBot) -> None:
    window.begin("holzwurm", PEOPLE)
    assert window.session is not None
    first = window.session.saved.match_id
    window.session.play(window.session.legal_moves()[0])
    assert window.table is not None

    window.table.rematch_requested.emit()
    qtbot.waitUntil(lambda: window.session is not None and window.session.saved.match_id != first)

    assert window.session is not None
    assert [player.name for player in window.session.match.players] == ["Nora", "Ben"]
