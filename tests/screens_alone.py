"""Opens every window of the program on one small screen and tells what does not fit, as lines of JSON.

Run by `test_screens` as a process, since screens and their scale are fixed when Qt starts:
`python -m tests.screens_alone DIR LANGUAGE TEXT_SIZE`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QScrollArea,
    QToolButton,
    QWidget,
)

from holzwurm_desktop.app import Program, Wishes, make_application
from holzwurm_desktop.desktop.elided_label import ElidedLabel
from holzwurm_desktop.dialogs.frame import Plank
from holzwurm_desktop.engine.kits import all_games, kits
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.languages import FALLBACK
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.storage.backups import back_up
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.storage.matches import MatchStore
from holzwurm_desktop.studio.poses import POSES, dismiss, strike
from holzwurm_desktop.window.game_tile import GameTile
from tests.pseudo import PSEUDO, PseudoTranslator


class ScreensAlone:
    """A program with a few stored matches, on the screen of this process."""

    def __init__(self, folder: Path, language: str, text_size: int) -> None:
        app = QApplication.instance()
        self._app = app if isinstance(app, QApplication) else make_application(["holzwurm-desktop"])
        pseudo = language == PSEUDO
        self.program = Program(
            self._app, portable_folders(folder), Wishes(language=FALLBACK if pseudo else language)
        )
        if pseudo:
            self._translator = PseudoTranslator()
            self._app.installTranslator(self._translator)
        self.program.preferences.change(animation_speed="off", sound=False, text_size=text_size)
        store = MatchStore(self.program.storage.database, lambda: datetime(2026, 3, 14, tzinfo=UTC))
        SavedMatch.new(store, short_match().before(1))
        whole = short_match()
        last = len(whole.rounds[-1].moves) - 1
        match = whole.before(
            last
        )  # the last move is made here, else the match does not count in the statistics
        saved = SavedMatch.new(store, match)
        match.play_json(whole.rounds[-1].moves[last])
        saved.catch_up(match, duration_ms=900_000)
        back_up(self.program.folders, datetime(2026, 3, 14, tzinfo=UTC))

    def run(self) -> None:
        """Open everything, and tell what does not fit."""
        window = self.program.window
        window.show()
        window.show_lobby()
        self._tell("start page", window)
        for name, dialog in self.dialogs():
            self._tell(name, dialog)
        for game_id in kits():
            players = [
                Player("Nora"),
                *(Player("Ben", "easy") for _ in range(all_games()[game_id].seats[-1] - 1)),
            ]
            window.show_match(self.program.matches.new_match(game_id, players, {}, 13, 0))
            assert window.session is not None
            window.session.hold()
            for moves in (False, True):
                if window.menus.actions["move_list"].isChecked() != moves:
                    window.menus.actions["move_list"].trigger()
                self._tell(f"{game_id}{' with moves' if moves else ''}", window)
        self.program.close()

    def dialogs(self) -> Iterator[tuple[str, QDialog]]:
        """Every dialog that is tried, opened, with its name among `POSES`."""
        for name in POSES:
            dialog = strike(name, self.program)
            yield name, dialog
            dismiss(dialog, self.program)
            self._settle()

    def kinds(self) -> set[type[QDialog]]:
        """The classes of all dialogs that are tried."""
        found = {type(dialog) for _, dialog in self.dialogs()}
        self.program.close()
        return found

    def _tell(self, name: str, window: QWidget) -> None:
        self._settle()
        for fault in (*outside(window), *cut_off(window), *self._off_the_table(window)):
            print(json.dumps([name, fault]), flush=True)

    def _off_the_table(self, window: QWidget) -> Iterator[str]:
        """What can be played with must lie on the table."""
        table = self.program.window.table
        if table is None or window is not self.program.window:
            return
        whole = table.sceneRect().adjusted(-1, -1, 1, 1)
        for group in table.groups():
            for stop in group.stops:
                if not whole.contains(stop.rect):
                    yield f"{stop.key} at {stop.rect.toRect().getRect()} is off the table"

    def _settle(self) -> None:
        for _ in range(8):
            self._app.processEvents()
            self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def short_match() -> Match:
    """A finished match of the first game, of one round, in which Nora makes mistakes."""
    game = next(iter(all_games().values()))
    match = Match.new(game, [Player("Nora"), Player("Ben", "easy")], {"rounds": 1}, 7)
    random = Random(7)
    while not match.round_over:
        due = match.chance()
        match.play(due if due is not None else random.choice(match.playing().legal_moves()))
    return match


def outside(window: QWidget) -> Iterator[str]:
    """What of a window and its fields cannot be reached."""
    room = window.screen().availableGeometry()
    if not room.contains(window.frameGeometry()):
        yield f"the window {window.frameGeometry().getRect()} is not on the screen {room.getRect()}"
    for child in window.findChildren(QWidget):
        if (
            child.isVisible()
            and not child.isWindow()
            and child.window() is window
            and not reachable(child, window)
        ):
            yield f"{describe(child)} cannot be reached"


def reachable(widget: QWidget, window: QWidget) -> bool:
    """Whether a widget lies within what is around it, or in something that scrolls and itself does so."""
    if not isinstance(widget, QAbstractButton | QComboBox | QAbstractScrollArea | QLabel):
        return True
    while widget is not window:
        around = widget.parentWidget()
        room = around.parentWidget()
        if isinstance(room, QScrollArea) and room.widget() is widget:
            widget = room
            continue
        if not around.rect().contains(widget.geometry()):
            return False
        widget = around
    return True


def cut_off(window: QWidget) -> Iterator[str]:
    """Whose words do not fit."""
    for plank in window.findChildren(Plank):
        needed = plank.heightForWidth(plank.width())
        if plank.isVisible() and plank.height() < needed:
            yield f"the title is {plank.height()} of {needed} high"
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not window or not words(widget):
            continue
        if isinstance(widget, ElidedLabel):  # shortens itself, on purpose
            continue
        if isinstance(widget, QLabel) and widget.wordWrap():
            needed = widget.heightForWidth(widget.width())
            if widget.height() < needed:
                yield f"{describe(widget)} is {widget.height()} of {needed} high"
        elif isinstance(widget, QLabel | QAbstractButton | QComboBox) and not isinstance(widget, QToolButton):
            hint = widget.minimumSizeHint() if isinstance(widget, QComboBox) else widget.sizeHint()
            if isinstance(widget, GameTile):
                hint = QSize(widget.least_size().width(), widget.least_height(widget.width()))
            if widget.minimumWidth() != 1 and (
                widget.width() < hint.width() or widget.height() + 1 < hint.height()
            ):
                yield f"{describe(widget)} is {widget.size().toTuple()} of {hint.toTuple()} large"


def words(widget: QWidget) -> str:
    """What is written on a widget."""
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    return widget.currentText() if isinstance(widget, QComboBox) else ""


def describe(widget: QWidget) -> str:
    """A widget in words."""
    return f"{type(widget).__name__} {words(widget)!r} at {widget.geometry().getRect()}"


if __name__ == "__main__":
    ScreensAlone(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])).run()
