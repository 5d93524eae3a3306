"""Behind the curtain, and beside the table: nothing shows what people keep from each other.

Two matches that somebody at the table cannot tell apart are laid on the table one after the other, and every action
of every menu is tried. Whatever can be seen, read or heard must be the same with both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QFileDialog,
    QMenu,
    QPushButton,
    QWidget,
)

from holzwurm_desktop import app
from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.dialogs.open_cards import OpenCardsDialog
from holzwurm_desktop.dialogs.replay import ReplayDialog
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.storage.backups import back_up
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.storage.records_files import RECORD_SUFFIX
from holzwurm_desktop.table.view import TableView
from tests.twins import hotseat_match

ROLES = [
    role.value for role in Qt.ItemDataRole if role.value <= Qt.ItemDataRole.AccessibleDescriptionRole.value
]
ROLES += range(Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 8)
CHANGING = re.compile(r"\d{1,2}:\d\d(:\d\d)?|\d+ (past )?match(es)?|[\d.]+ MB")
"""The time of day, and what a backup holds, which is made some time after the start."""
OFTEN = ("holzwurm", "superspion")
"""Tried at every run; the other games only where slow tests are, as it takes half a minute each."""
GAMES = [pytest.param(each, marks=() if each in OFTEN else pytest.mark.slow) for each in kits()]
Told = list[tuple[str, list[str]]]
"""What could be found, after each thing that was done."""


class Home:
    """A program in a folder of its own, with a match on its table; what it writes where it is asked."""

    def __init__(self, qapp: QApplication, folder: Path, match: Match) -> None:
        self.folder = folder
        folders = portable_folders(folder / "home")
        self.program = Program(qapp, folders, Wishes(language="en", theme="light"))
        self.program.preferences.change(animation_speed="off", sound=False, window_state="moves")
        back_up(folders, datetime.now(UTC))  # one, whatever the time: see `no_backup_meanwhile`
        self.window = self.program.window
        self.window.resize(1024, 640)
        self.window.show()
        self.target = folder / "written.holzwurm.json"
        self.window.setProperty("target", str(self.target))
        self._match = match
        self._record = self.program.matches.record_text(match).encode()
        QApplication.clipboard().clear()
        self.lay()

    def lay(self) -> None:
        """Put the match on the table, unless it is there."""
        session = self.window.session
        if session is None or session.match.rounds != self._match.rounds:
            self.window.show_match(self.program.matches.open_text(self._record))
            for other in self.program.matches.running()[1:]:  # what was begun meanwhile has cards of its own
                self.program.matches.delete(other.match_id)
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # tables that were put away

    @property
    def covered(self) -> bool:
        return self.window.pages.currentWidget() is self.window.curtain

    @property
    def same_cards(self) -> bool:
        """Whether these cards are on the table, or none."""
        session = self.window.session
        return session is None or "deal_number" not in session.match.extra

    @property
    def dialogs(self) -> list[QDialog]:
        return [dialog for dialog in self.window.findChildren(QDialog) if dialog.isVisible()]

    def close_dialogs(self) -> None:
        while self.dialogs:
            self.dialogs[-1].reject()
            QApplication.processEvents()

    def told(self, *roots: QWidget) -> list[str]:
        """All that is there to be seen, read or heard."""
        found = [line for root in roots or (self.window,) for line in _texts_of(root)]
        found += self.copied()
        return sorted(CHANGING.sub("", line.replace(str(self.folder), "")) for line in found)

    def copied(self) -> list[str]:
        """What is on the clipboard or was written."""
        clipboard = QApplication.clipboard()
        written = [f"written: {self.target.read_text()}"] if self.target.exists() else []
        return [f"clipboard: {clipboard.text()}", _fingerprint(clipboard.image()), *written]


def _texts_of(root: QWidget) -> Iterator[str]:
    for each in (root, *root.findChildren(QObject)):
        properties = each.metaObject()
        for number in range(properties.propertyCount()):
            described = properties.property(number)
            if described.typeName() == "QString" and (text := described.read(each)):
                yield f"{type(each).__name__}.{described.name()}: {text}"
        if isinstance(each, QAbstractItemView):
            yield from _cells(each.model(), QModelIndex())
        elif isinstance(each, TableView):
            yield _fingerprint(each.grab().toImage())
            yield from (f"item: {item.toolTip()}" for item in each.scene().items() if item.toolTip())
            yield from (f"stop: {stop.name}" for group in each.table.groups() for stop in group.stops)


def _cells(model: QAbstractItemModel | None, parent: QModelIndex) -> Iterator[str]:
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            for role in ROLES:
                value = index.data(role)
                if isinstance(value, str | bytes | int | float):
                    yield f"cell {row}, {column}, {role}: {value!r}"
            yield from _cells(model, index)


def _fingerprint(image: QImage) -> str:
    return f"picture {image.size().toTuple()} {sha256(bytes(image.constBits() or b'')).hexdigest()}"


def actions_of(menu: QMenu | Any) -> Iterator[QAction]:
    for action in menu.actions():
        if isinstance(action.menu(), QMenu):
            yield from actions_of(action.menu())
        elif not action.isSeparator():
            yield action


@pytest.fixture
def no_backup_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """The backup that follows some seconds after the start would come earlier in one walk than in the other."""
    monkeypatch.setattr(app, "BACKUP_AFTER_MS", 3_600_000)


@pytest.fixture
def no_system_dialogs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a record is to be written a file is named; none is opened, and nothing else written."""

    def name(parent: QWidget, title: str, proposed: str = "", *_: object) -> tuple[str, str]:
        return (str(parent.window().property("target")) if proposed.endswith(RECORD_SUFFIX) else ""), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", name)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))


def walk(home: Home) -> Told:
    """Try every action of every menu, and every button of the dialogs that come up."""
    found: Told = [("at first", home.told())]
    quit_action = home.window.menus.actions["quit"]
    for action in actions_of(home.window.menuBar()):
        home.lay()
        if action is quit_action or not action.isEnabled():
            continue
        action.trigger()
        QApplication.processEvents()
        if home.same_cards:
            found.append((action.text(), home.told()))
        press_buttons(home, action, found)
        if home.same_cards and home.dialogs:
            found.append((f"{action.text()} with its buttons pressed", home.told()))
        home.close_dialogs()
    return found


def press_buttons(home: Home, action: QAction, found: Told) -> None:
    """Press each button of the dialog that came up; what closes it has done something."""
    for number in range(len(_buttons(home.dialogs[-1])) if home.dialogs else 0):
        if not home.dialogs:
            home.lay()
            action.trigger()
        buttons = _buttons(home.dialogs[-1])
        if number < len(buttons):
            before, name = home.window.session, buttons[number].text()
            buttons[number].click()
            QApplication.processEvents()
            found.append((f"{action.text()}, {name}", home.copied()))
            if home.window.session is not before and home.same_cards:
                found.append((f"{action.text()}, {name}", home.told()))


def _buttons(dialog: QDialog) -> list[QPushButton]:
    if isinstance(dialog, OpenCardsDialog):
        return [dialog.cancel_button]
    return [each for each in dialog.findChildren(QPushButton) if each.isVisible() and each.isEnabled()]


def look_through(home: Home) -> Told:
    """Look through the match, position by position, with all that can be copied there."""
    home.window.menus.actions["replay"].trigger()
    (dialog,) = home.dialogs
    assert isinstance(dialog, ReplayDialog)
    found: Told = []
    for index in range(dialog.session.count):
        dialog.seek(index)
        dialog.picture_button.click()
        dialog.record_button.click()
        found.append((f"position {index}", home.told(dialog)))
        for asked in set(home.dialogs) - {dialog}:
            asked.reject()
    home.close_dialogs()
    return found


def assert_same(one: Told, two: Told) -> None:
    assert [name for name, _ in one] == [name for name, _ in two]
    for (name, lines), (_, others) in zip(one, two, strict=True):
        assert lines == others, name


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.usefixtures("no_backup_meanwhile", "no_system_dialogs")
def test_no_action_under_the_curtain_tells_what_somebody_may_not_know(
    qapp: QApplication, tmp_path: Path, game_id: str
) -> None:
    match, twin = hotseat_match(game_id)
    found = []
    for name, each in (("one", match), ("two", twin)):
        if each is not None:
            home = Home(qapp, tmp_path / name, each)
            try:
                assert home.covered is (twin is not None)
                found.append(walk(home))
                assert len(found[-1]) > 20
            finally:
                home.program.close()
    assert len(found) == 2 or game_hides_nothing(match)
    assert_same(found[0], found[-1])


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.usefixtures("no_backup_meanwhile", "no_system_dialogs")
def test_looking_back_shows_nobodys_cards_to_the_person_at_the_table_either(
    qapp: QApplication, tmp_path: Path, game_id: str
) -> None:
    match, twin = hotseat_match(game_id)
    found = []
    for name, each in (("one", match), ("two", twin)):
        if each is not None:
            home = Home(qapp, tmp_path / name, each)
            try:
                if home.covered:
                    home.window.curtain.lifted.emit()
                assert not home.covered
                found.append(look_through(home))
            finally:
                home.program.close()
    assert_same(found[0], found[-1])


def game_hides_nothing(match: Match) -> bool:
    views = [{**match.playing().view(seat)._asdict(), "seat": 0} for seat in range(match.seats)]
    return all(view == views[0] for view in views)
