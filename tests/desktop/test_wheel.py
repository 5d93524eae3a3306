"""The wheel over a field that does not have the keyboard does nothing to it."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QSlider, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from holzwurm_desktop.desktop.wheel import CalmWheel


def turn(field: QWidget) -> None:
    """One notch away from the player."""
    middle = QPointF(field.rect().center())
    event = QWheelEvent(
        middle,
        field.mapToGlobal(middle),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, event)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    box, slider, number = QComboBox(), QSlider(Qt.Orientation.Horizontal), QSpinBox()
    box.addItems(["one", "two", "three"])
    box.setCurrentIndex(1)
    slider.setValue(50)
    number.setValue(50)
    for field in (box, slider, number):
        layout.addWidget(field)
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    CalmWheel(window).calm(window)
    window.show()
    qtbot.waitExposed(window)
    return window


def values(window: QWidget) -> tuple[int, ...]:
    box, slider, number = (window.findChild(kind) for kind in (QComboBox, QSlider, QSpinBox))
    return box.currentIndex(), slider.value(), number.value()


@pytest.mark.parametrize("kind", [QComboBox, QSlider, QSpinBox])
def test_the_wheel_changes_only_the_field_with_the_keyboard(
    window: QWidget, qtbot: QtBot, kind: type[QWidget]
) -> None:
    window.setFocus()
    before = values(window)
    field = window.findChild(kind)
    turn(field)
    assert values(window) == before
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    turn(field)
    assert values(window) != before
