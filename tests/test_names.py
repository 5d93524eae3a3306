"""What a screen reader finds in every window and dialog: whatever takes the keyboard has a name, and nothing is there
that only makes noise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QComboBox, QWidget

from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.models.new_game import Choices, Seat
from tests.screens_alone import ScreensAlone

Text, Role = QAccessible.Text, QAccessible.Role
NOISY = {Role.LayeredPane}
"""Roles that are said without telling anything."""
DEEPEST = 30


@pytest.fixture
def screens(qapp: object, tmp_path: Path) -> Iterator[ScreensAlone]:
    screens = ScreensAlone(tmp_path, "en", 100)
    screens.program.window.resize(1024, 640)
    screens.program.window.show()
    yield screens
    screens.program.close()


def things(root: QAccessibleInterface, depth: int = 0) -> Iterator[QAccessibleInterface]:
    """All that is in sight in a window."""
    if depth > DEEPEST or root is None or not root.isValid() or root.state().invisible:
        return
    yield root
    for at in range(min(root.childCount(), 200)):
        child = root.child(at)
        if child is not None:
            yield from things(child, depth + 1)


def label_of(thing: QAccessibleInterface) -> str:
    relations = thing.relations(QAccessible.RelationFlag.Label)
    return " ".join(label.text(Text.Name) for label, _ in relations).strip()


def faults(window: QWidget) -> list[str]:
    found = []
    for thing in things(QAccessible.queryAccessibleInterface(window)):
        role, name, widget = thing.role(), thing.text(Text.Name).strip(), thing.object()
        where = f"{role.name} {type(widget).__name__} {name!r}"
        if role in NOISY:
            found.append(f"{where} is noise")
        if role == Role.List and thing.childCount() == 0 and not isinstance(widget, QWidget):
            found.append(f"{where} is empty")
        if thing.state().focusable and not thing.state().disabled and _takes_keyboard(widget):
            # On Linux the name of a drop-down list is what is chosen there.
            named = label_of(thing) if isinstance(widget, QComboBox) else name or label_of(thing)
            if not named:
                found.append(f"{where} has no name")
    return found


def _takes_keyboard(thing: object) -> bool:
    if thing is None:  # a cell
        return False
    return not isinstance(thing, QWidget) or (
        bool(thing.focusPolicy().value) and thing.focusProxy() is None and not thing.isWindow()
    )


def test_everything_in_every_dialog_has_a_name(screens: ScreensAlone) -> None:
    found = {name: faults(dialog) for name, dialog in screens.dialogs()}

    assert len(found) > 20
    assert [(name, fault) for name, each in found.items() for fault in dict.fromkeys(each)] == []


def test_everything_on_the_start_page_has_a_name(screens: ScreensAlone) -> None:
    assert faults(screens.program.window) == []


@pytest.mark.parametrize("game_id", tuple(kits()))
def test_everything_on_a_table_and_beside_it_has_a_name(screens: ScreensAlone, game_id: str) -> None:
    window = screens.program.window
    window.begin(game_id, Choices((Seat("Nora"), Seat("Ben", "beginner")), {"rounds": 1}, start=0))
    if not window.menus.actions["move_list"].isChecked():
        window.menus.actions["move_list"].trigger()

    assert faults(window) == []


def test_numbers_of_players_exclude_one_another(screens: ScreensAlone) -> None:
    roles = [
        thing.role()
        for name, dialog in screens.dialogs()
        if name == "new-game-holzwurm"
        for thing in things(QAccessible.queryAccessibleInterface(dialog))
        if thing.text(Text.Name).endswith(" players")
    ]

    assert roles == [Role.RadioButton] * 5
