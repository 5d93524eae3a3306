"""A widget is the same one to a screen reader as long as it lives: another one would be told from the window on."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.window.main_window import MainWindow

SEATS = (Seat("Nora"), Seat("Ben", "beginner"))


def known(window: MainWindow) -> list[tuple[QObject, int]]:
    """Everything of the window that a reader can find, with the number that Qt gives it there."""
    things = [
        (thing, QAccessible.queryAccessibleInterface(thing))
        for thing in (window, *window.findChildren(QObject))
    ]
    return [(thing, QAccessible.uniqueId(found)) for thing, found in things if found is not None]


def test_a_match_and_dialogs_leave_every_widget_the_same(window: MainWindow, qtbot: QtBot) -> None:
    before = known(window)
    for game_id in ("superspion", "holzwurm"):
        window.begin(game_id, Choices(SEATS, {"rounds": 1}, start=0, deal_number=13))
        for name in ("statistics", "preferences", "new_game", "lobby"):
            window.menus.actions[name].trigger()
            dialog = window.windows.latest
            if dialog is not None:
                dialog.close()

    now = {id(thing): number for thing, number in known(window)}
    assert [type(thing).__name__ for thing, number in before if now.get(id(thing), number) != number] == []
