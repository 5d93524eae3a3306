"""What tests do in the main window: press the keys of an action, make a move."""

from pytestqt.qtbot import QtBot

from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.window.main_window import MainWindow

PEOPLE = Choices((Seat("Nora"), Seat("Ben")), {"rounds": 2}, start=0, deal_number=13)


def press(window: MainWindow, qtbot: QtBot, action: str) -> None:
    """Press the keys of an action, as on a keyboard."""
    keys = window.menus.actions[action].shortcut()[0]
    qtbot.keyClick(window.focusWidget() or window, keys.key(), keys.keyboardModifiers())


def play_any(window: MainWindow) -> None:
    assert window.session is not None
    window.session.play(window.session.legal_moves()[0])
