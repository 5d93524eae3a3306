"""Whether the system asks for less motion: asked again whenever the player comes back to the program."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from holzwurm_desktop.app import Program
from holzwurm_desktop.desktop import motion
from holzwurm_desktop.desktop.motion import Motion
from holzwurm_desktop.models.new_game import Choices, Seat

ACTIVE = Qt.ApplicationState.ApplicationActive


class System:
    """What the system says, and how often it was asked."""

    def __init__(self, less: bool = False) -> None:
        self.less = less
        self.asked = 0

    def __call__(self) -> bool:
        self.asked += 1
        return self.less


def come_back() -> None:
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.applicationStateChanged.emit(ACTIVE)


def test_the_system_is_asked_when_it_is_first_wanted(qapp: object) -> None:
    system = System(less=True)
    wanted = Motion(system)

    come_back()
    assert system.asked == 0
    assert wanted.less
    assert wanted.less
    assert system.asked == 1


def test_a_change_is_noticed_when_the_player_comes_back(qtbot: QtBot) -> None:
    system = System()
    wanted = Motion(system)
    assert not wanted.less

    system.less = True
    with qtbot.waitSignal(wanted.changed):
        come_back()

    assert wanted.less


def test_no_change_is_none(qtbot: QtBot) -> None:
    system = System()
    wanted = Motion(system)
    assert not wanted.less

    with qtbot.assertNotEmitted(wanted.changed), qtbot.waitSignal(wanted._answered):
        come_back()

    assert system.asked == 2


def test_the_table_comes_to_rest_at_once(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = System()
    wanted = program.window._services.motion
    monkeypatch.setattr(wanted, "_ask", system)
    program.preferences.change(animation_speed="normal", sound=False)
    program.window.show()
    program.window.begin("holzwurm", Choices((Seat("Nora"), Seat("Ben", "easy")), {"rounds": 1}, start=0))
    assert program.window.table is not None
    assert program.window.table.table.animator.speed == "normal"

    system.less = True
    with qtbot.waitSignal(wanted.changed):
        come_back()

    assert program.window.table.table.animator.speed == "off"


def test_an_answer_that_comes_too_late_is_dropped(qapp: object) -> None:
    wanted = Motion(System())
    delete(wanted)

    wanted._ask_again()


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_each_system_is_asked_in_its_own_way(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr("sys.platform", platform)
    for system in ("_portal", "_windows", "_macos"):
        monkeypatch.setattr(motion, system, lambda system=system: system)

    assert motion.wants_less_motion({"DBUS_SESSION_BUS_ADDRESS": "unix:"}) == {
        "linux": "_portal", "win32": "_windows", "darwin": "_macos",
    }[platform]  # fmt: skip
