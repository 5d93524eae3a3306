"""The rules page: in the player's language, with pictures, readable."""

import pytest
from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QImage, QTextDocument
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.rules import WIDEST, RulesDialog
from holzwurm_desktop.paths import resource

PICTURE = QUrl("picture:holzwurm/cards?cards=B10,G7,N4,X13")
IMAGE = QTextDocument.ResourceType.ImageResource.value


@pytest.fixture
def dialog(program: Program, qtbot: QtBot) -> RulesDialog:
    dialog = RulesDialog(program.languages, program.appearance)
    qtbot.addWidget(dialog)
    dialog.show_game("holzwurm")
    dialog.show()
    return dialog


def test_it_shows_the_page_of_the_game(dialog: RulesDialog) -> None:
    assert dialog.page.toPlainText().startswith("The Thirteenth Woodworm")


def test_another_language_brings_another_page(program: Program, dialog: RulesDialog, qtbot: QtBot) -> None:
    program.preferences.change(language="nl")
    title = resource("rules", "holzwurm", "nl.md").read_text("utf-8").splitlines()[0].removeprefix("# ")
    qtbot.waitUntil(lambda: dialog.page.toPlainText().startswith(title))


def test_pictures_are_drawn_not_wider_than_the_text(dialog: RulesDialog) -> None:
    picture = dialog.page.loadResource(IMAGE, PICTURE)
    assert isinstance(picture, QImage)
    assert 0 < picture.deviceIndependentSize().width() <= WIDEST * dialog.page.fontMetrics().height()


def test_pictures_follow_the_theme(program: Program, dialog: RulesDialog) -> None:
    light = dialog.page.document().resource(IMAGE, PICTURE)
    program.preferences.change(theme="high_contrast")
    dark = dialog.page.document().resource(IMAGE, PICTURE)
    assert isinstance(light, QImage)
    assert isinstance(dark, QImage)
    assert light != dark


def test_lines_stay_readable_in_a_wide_window(dialog: RulesDialog) -> None:
    dialog.resize(QSize(1800, 700))
    frame = dialog.page.document().rootFrame().frameFormat()
    text = dialog.page.viewport().width() - frame.leftMargin() - frame.rightMargin()
    assert text <= WIDEST * dialog.page.fontMetrics().height() + 1


def test_the_place_in_the_page_is_kept_when_the_theme_changes(program: Program, dialog: RulesDialog) -> None:
    bar = dialog.page.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    place = bar.value()
    program.preferences.change(theme="dark")
    assert place > 0
    assert bar.value() == pytest.approx(place, abs=5)
