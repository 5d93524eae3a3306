"""No dialog cuts its words off, in any language, as it opens in the smallest window."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.desktop.screens import TITLE_BAR, size_first
from holzwurm_desktop.dialogs.new_game import NewGameDialog
from holzwurm_desktop.dialogs.statistics import StatisticsDialog
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.storage.folders import portable_folders

Open = Callable[[Program], object]
POSES: dict[str, Open] = {
    **{f"new-game-{game}": lambda program, game=game: open_full(program, game) for game in kits()},
    "preferences": lambda program: program.window.windows.preferences(),
    "statistics": lambda program: program.window.windows.statistics("holzwurm"),
    **{f"statistics-{page}": lambda program, page=page: turn_to(program, page) for page in range(1, 5)},
    "deal-of-the-day": lambda program: program.window.windows.day("holzwurm"),
    "backups": lambda program: program.window.windows.restore(),
    "rules": lambda program: program.window.windows.rules("kistenstapel"),
    "about": lambda program: program.window.windows.about(),
    "game-info": lambda program: tell_of_match(program),
}


def open_full(program: Program, game_id: str) -> None:
    """With all its seats."""
    program.window.windows.new_game(game_id)
    dialog = program.window.windows.latest
    assert isinstance(dialog, NewGameDialog)
    offered = [button for button in dialog.count._group.buttons() if button.isVisible()]
    offered[-1].click()


def turn_to(program: Program, page: int) -> None:
    program.window.windows.statistics("holzwurm")
    dialog = program.window.windows.latest
    assert isinstance(dialog, StatisticsDialog)
    dialog.tabs.setCurrentIndex(page)


def tell_of_match(program: Program) -> None:
    players = [Player("Nora"), Player("Ben", "easy")]
    program.window.show_match(program.matches.new_match("holzwurm", players, {}, 13, 1))
    assert program.window.session is not None
    program.window.windows.game_info(program.window.session)


def cut_off(widget: QWidget) -> str:
    """What is too large for the widget, in words; "" if nothing is."""
    if isinstance(widget, QLabel) and widget.wordWrap():
        needed = widget.heightForWidth(widget.width())
        return f"{widget.height()} of {needed} high" if widget.height() < needed else ""
    if isinstance(widget, QLabel | QAbstractButton | QComboBox) and not isinstance(widget, QToolButton):
        needed = (
            widget.minimumSizeHint().width() if isinstance(widget, QComboBox) else widget.sizeHint().width()
        )
        return f"{widget.width()} of {needed} wide" if widget.width() < needed else ""
    return ""


@pytest.fixture(params=LANGUAGES)
def program(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Program]:
    program = Program(qapp, portable_folders(tmp_path), Wishes(language=request.param, theme="light"))
    yield program
    program.close()


@pytest.mark.parametrize("pose", POSES)
def test_all_words_have_their_room(program: Program, qtbot: QtBot, pose: str) -> None:
    program.window.resize(1024, 640)
    program.window.show()
    qtbot.waitExposed(program.window)
    POSES[pose](program)
    dialog = program.window.windows.latest
    assert dialog is not None
    qtbot.waitExposed(dialog)
    settle()
    cut = {words(widget): cut_off(widget) for widget in shown(dialog) if cut_off(widget)}
    assert not cut
    least = dialog.minimumSizeHint()
    assert least.width() <= 1024
    assert least.height() <= 600  # a title bar has to fit as well


def shown(dialog: QWidget) -> list[QWidget]:
    return [widget for widget in dialog.findChildren(QWidget) if widget.isVisible() and words(widget)]


def words(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def settle() -> None:
    """Layouts are done one after the other, by events."""
    for _ in range(5):
        QApplication.processEvents()


def test_a_window_opens_no_larger_than_the_screen(qapp: QApplication, qtbot: QtBot) -> None:
    room = qapp.primaryScreen().availableSize()
    window = QWidget()
    qtbot.addWidget(window)
    size_first(window, room.width() + 500, 300)
    assert (window.width(), window.height()) == (room.width(), 300)
    size_first(window, 300, room.height())
    assert (window.width(), window.height()) == (300, room.height() - TITLE_BAR)
