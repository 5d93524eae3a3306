"""Words on the table."""

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.table.cards import CardPixmaps
from holzwurm_desktop.table.frame_keys import BACK, ORDER
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.palette import LIGHT
from holzwurm_desktop.table.results import points_text
from holzwurm_desktop.text.words import Words


def french(context: str, source: str, n: int) -> str:
    return {"Esc": "Échap"}[source] if context == "keys" else source


@pytest.mark.parametrize(("action", "shown"), [(BACK, "Échap"), (ORDER, "O"), (None, "")])
def test_a_button_names_its_key_as_the_keyboard_of_the_player_does(
    qtbot: QtBot, action: KeyAction | None, shown: str
) -> None:
    button = ButtonItem(Look(Words(french), LIGHT, CardPixmaps(), "holzwurm"), "no", lambda: None)
    button.dress("Laisser", action)

    assert button.hotkey == shown


@pytest.mark.parametrize(("points", "shown"), [(0.5, "0,5"), (-7, "−7"), (12.0, "12")])
def test_points_are_written_as_in_the_language_of_the_player(points: float, shown: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("de"))
    try:
        assert points_text(points) == shown
    finally:
        QLocale.setDefault(before)
