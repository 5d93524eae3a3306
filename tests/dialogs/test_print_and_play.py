"""Print and play: what is chosen comes out, work can be stopped, and what goes wrong is said."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.print_and_play import PrintDialog
from holzwurm_desktop.dialogs.rules import RulesDialog
from holzwurm_desktop.printing.order import Order, Paper
from holzwurm_desktop.storage.errors import StorageError
from tests.printing.pdf_files import PdfFile


@pytest.fixture
def dialog(program: Program) -> PrintDialog:
    program.window.show()
    program.window.menus.actions["print"].trigger()
    opened = program.window.windows.latest
    assert isinstance(opened, PrintDialog)
    return opened


def saved(dialog: PrintDialog, qtbot: QtBot, path: Path) -> str:
    """What is told when all is done."""
    dialog.save_to(path)
    assert dialog.bar.isVisible()
    qtbot.waitUntil(lambda: not dialog.busy, timeout=60_000)
    assert not dialog.bar.isVisible()
    return dialog.line.text()


def test_the_game_in_question_is_chosen_and_everything_but_backs(program: Program, qtbot: QtBot) -> None:
    program.window.show()
    program.window.windows.print_and_play("tovenaars")
    dialog = program.window.windows.latest
    assert isinstance(dialog, PrintDialog)
    order = dialog.order
    assert (order.game_id, order.language) == ("tovenaars", "en")
    assert (order.cards, order.rules, order.backs) == (True, True, False)


def test_all_choices_are_followed(program: Program, dialog: PrintDialog) -> None:
    dialog.show_game("superspion")
    dialog.language_box.setCurrentText("Deutsch")
    dialog.paper_box.setCurrentText("Letter")
    dialog.backs.click()
    dialog.rules.click()
    program.preferences.change(four_colours=True)
    assert dialog.order == Order(
        "superspion", "de", Paper.LETTER, cards=True, rules=False, backs=True, four_colours=True
    )


def test_the_file_is_written_and_told(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    dialog.show_game("bergbeklimmen")
    dialog.rules.click()
    path = tmp_path / "cards.pdf"
    assert saved(dialog, qtbot, path) == f"6 pages were written to {path}."
    assert len(PdfFile(path.read_bytes()).boxes) == 6


def test_the_file_is_proposed_by_the_name_of_the_game_and_gets_its_suffix(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed = []

    def choose_name(_parent: object, _title: str, name: str, _filter: str) -> tuple[str, str]:
        proposed.append(name)
        return str(tmp_path / "game"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose_name)
    dialog.show_game("bergbeklimmen")
    dialog.language_box.setCurrentText("Deutsch")
    dialog.cards.click()
    dialog.save_button.click()
    qtbot.waitUntil(lambda: not dialog.busy, timeout=60_000)
    assert proposed == ["Bergsteigen.pdf"]
    assert PdfFile((tmp_path / "game.pdf").read_bytes()).title == "Bergsteigen"


def test_whoever_chooses_no_file_gets_none(dialog: PrintDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    dialog.save_button.click()
    assert not dialog.busy


def test_stopping_writes_nothing_and_says_so(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    dialog.save_to(path)
    qtbot.waitUntil(lambda: dialog.bar.maximum() > 0)  # it is under way
    dialog.save_button.click()
    assert not dialog.busy
    assert "Stopped" in dialog.line.text()
    assert list(tmp_path.glob("*.pdf")) == []
    assert "Save" in dialog.save_button.text()


def test_closing_stops_the_work(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    dialog.save_to(tmp_path / "cards.pdf")
    dialog.reject()
    assert not dialog.busy
    assert list(tmp_path.glob("*.pdf")) == []


def test_nothing_chosen_means_nothing_to_save(dialog: PrintDialog) -> None:
    dialog.cards.click()
    assert not dialog.backs.isEnabled()
    assert dialog.save_button.isEnabled()
    dialog.rules.click()
    assert not dialog.save_button.isEnabled()
    dialog.cards.click()
    assert dialog.backs.isEnabled()
    assert dialog.save_button.isEnabled()


@pytest.mark.parametrize(
    ("code", "told"), [("disk-full", "The disk is full"), ("read-only", "Nothing can be written there")]
)
def test_what_keeps_the_file_from_being_written_is_said(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, told: str
) -> None:
    def refuse(path: Path, _content: bytes) -> None:
        raise StorageError(code, {"path": str(path)})

    monkeypatch.setattr("holzwurm_desktop.dialogs.print_and_play.write_atomically", refuse)
    dialog.show_game("bergbeklimmen")
    dialog.cards.click()
    assert told in saved(dialog, qtbot, tmp_path / "rules.pdf")


def test_a_folder_in_the_way_is_named_and_stays(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "rules.pdf"
    path.mkdir()
    dialog.show_game("bergbeklimmen")
    dialog.cards.click()
    assert str(path) in saved(dialog, qtbot, path)
    assert path.is_dir()


def test_the_rules_lead_to_the_printing_of_their_game(program: Program, qtbot: QtBot) -> None:
    program.window.show()
    program.window.windows.rules("kistenstapel")
    rules = program.window.windows.latest
    assert isinstance(rules, RulesDialog)
    rules.print_button.click()
    dialog = program.window.windows.latest
    assert isinstance(dialog, PrintDialog)
    assert dialog.order.game_id == "kistenstapel"


def test_another_game_can_be_asked_for_while_it_is_open(program: Program, dialog: PrintDialog) -> None:
    program.window.windows.print_and_play("tovenaars")
    assert program.window.windows.latest is dialog
    assert dialog.order.game_id == "tovenaars"
