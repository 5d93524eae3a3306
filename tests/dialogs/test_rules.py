"""The rules page: in the player's language, with pictures, readable."""

import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QImage, QKeySequence, QTextDocument
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.rules import RulesDialog
from holzwurm_desktop.dialogs.rules_page import WIDEST
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.paths import resource
from holzwurm_desktop.text.rules_page import pictures_of, written_out

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


@pytest.mark.parametrize("game_id", list(kits()))
def test_every_picture_of_every_page_is_drawn(dialog: RulesDialog, game_id: str) -> None:
    page = written_out(resource("rules", game_id, "en.md").read_text("utf-8"), dialog.page.key_name)
    for picture in pictures_of(page):
        drawn = dialog.page.loadResource(IMAGE, QUrl(picture.address))
        assert isinstance(drawn, QImage)
        assert not drawn.isNull()


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


def test_the_page_can_be_read_with_the_arrow_keys(dialog: RulesDialog, qtbot: QtBot) -> None:
    assert dialog.focusWidget() is dialog.page
    qtbot.keyClick(dialog.page, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.page, Qt.Key.Key_End)
    assert dialog.page.textCursor().position() > 0


def test_a_screen_reader_gets_the_name_of_the_page(dialog: RulesDialog) -> None:
    assert dialog.page.accessibleName() == "Rules of the game: The Thirteenth Woodworm"


def test_the_contents_lead_to_each_part_and_follow_the_reading(dialog: RulesDialog) -> None:
    rows = [dialog.contents.item(row).text().strip() for row in range(dialog.contents.count())]
    tips = rows.index("Tips")
    dialog.contents.setCurrentRow(tips)
    assert dialog.page.textCursor().block().text() == "Tips"
    dialog.page.verticalScrollBar().setValue(0)
    assert dialog.contents.currentRow() == 0


def test_searching_goes_round_the_page(dialog: RulesDialog) -> None:
    dialog.search.setText("fate pile")
    first = dialog.page.textCursor().selectionStart()
    assert dialog.page.textCursor().selectedText().lower() == "fate pile"
    dialog.look_for()
    assert dialog.page.textCursor().selectionStart() > first
    dialog.look_for(backwards=True)
    assert dialog.page.textCursor().selectionStart() == first
    dialog.look_for(backwards=True)
    assert dialog.page.textCursor().selectionStart() > first


def test_a_search_without_a_hit_says_so(dialog: RulesDialog) -> None:
    dialog.search.setText("xyzzy")
    assert dialog.found.text() == "not found"
    dialog.search.setText("")
    assert dialog.found.text() == ""


def test_enter_in_the_search_field_leaves_the_dialog_open(dialog: RulesDialog, qtbot: QtBot) -> None:
    dialog.search.setText("row")
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_every_picture_has_its_caption_beneath_it(dialog: RulesDialog) -> None:
    page = resource("rules", "holzwurm", "en.md").read_text("utf-8")
    text = dialog.page.toPlainText()
    assert pictures_of(page)
    for picture in pictures_of(page):
        assert f"\ufffc\n{picture.caption}" in text


def test_keys_are_named_as_everywhere_in_the_program(program: Program, dialog: RulesDialog) -> None:
    program.preferences.change(language="de")
    assert dialog.page.key_name("Return") == "Eingabe"
    assert dialog.page.key_name("Ctrl+Z") == QKeySequence("Ctrl+Z").toString(
        QKeySequence.SequenceFormat.NativeText
    )
