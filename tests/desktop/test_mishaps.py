"""The last line of defence. Hooks are set and put back here, so that pytest-qt goes on to see exceptions itself."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from holzwurm_desktop.desktop.mishaps import Mishaps


@pytest.fixture
def mishaps(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Mishaps]:
    # Without pytest's own hooks, which would fail the test for the very exceptions it raises.
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr(threading, "excepthook", lambda _: None)
    made = Mishaps()
    made.listen()
    yield made
    made.close()


def broken() -> None:
    raise KeyError("Ann has B1")


def test_an_exception_in_a_slot_is_reported_without_its_words(mishaps: Mishaps, qtbot: QtBot) -> None:
    with qtbot.waitSignal(mishaps.happened) as told:
        QTimer.singleShot(0, broken)

    assert "KeyError" in told.args[0]
    assert "test_mishaps.py" in told.args[0]
    assert "Ann" not in told.args[0]


def test_an_exception_in_a_thread_is_reported(mishaps: Mishaps, qtbot: QtBot) -> None:
    with qtbot.waitSignal(mishaps.happened) as told:
        threading.Thread(target=broken).start()

    assert "KeyError" in told.args[0]


def test_the_same_fault_is_reported_once(mishaps: Mishaps, qtbot: QtBot) -> None:
    told: list[str] = []
    mishaps.happened.connect(told.append)
    timer = QTimer(interval=0)
    timer.timeout.connect(broken)
    timer.start()
    with qtbot.waitSignals([timer.timeout] * 3):
        pass
    timer.stop()

    assert len(told) == 1


def test_an_interrupt_is_no_fault(mishaps: Mishaps) -> None:
    told: list[str] = []
    mishaps.happened.connect(told.append)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)

    assert told == []


def test_closing_puts_back_the_hooks_that_were_there(mishaps: Mishaps) -> None:
    heard = sys.excepthook
    mishaps.close()

    assert sys.excepthook != heard
