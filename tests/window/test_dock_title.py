"""The title of the window beside the table has the letters that the player wants."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.window.main_window import MainWindow
from holzwurm_desktop.window.match_dock import MatchDock


def height_of_letters(dock: MatchDock) -> int:
    """How many rows of pixels the letters of the title take."""
    body = dock.widget()
    assert body is not None
    bar = QRect(0, 0, dock.width(), body.y())
    room, image = dock.title_room(bar), dock.grab(bar).toImage()
    ground = QColor(image.pixel(room.right(), room.top() + 1)).lightness()
    rows = range(room.top(), room.bottom())
    columns = range(room.left(), room.left() + 200)
    return sum(any(abs(QColor(image.pixel(x, y)).lightness() - ground) > 90 for x in columns) for y in rows)


@pytest.mark.parametrize("theme", ["light", "high_contrast"])
def test_it_grows_with_the_size_of_the_text(
    window: MainWindow, program: Program, qtbot: QtBot, theme: str
) -> None:
    program.preferences.change(theme=theme)
    seats = (Seat("Nora"), Seat("Ben", "beginner"))
    window.begin("holzwurm", Choices(seats, {"rounds": 1}, start=0, deal_number=13))
    window.menus.actions["move_list"].trigger()
    qtbot.waitUntil(window.dock.isVisible)
    qtbot.waitUntil(lambda: height_of_letters(window.dock) > 5)
    usual = height_of_letters(window.dock)

    program.preferences.change(text_size=200)
    qtbot.waitUntil(lambda: height_of_letters(window.dock) > 1.7 * usual)
