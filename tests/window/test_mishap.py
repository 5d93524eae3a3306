"""After an unforeseen error the match goes on from the last saved move, and the player is told."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.mishap import MishapDialog
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player


def test_the_match_is_laid_anew_from_what_is_stored_and_the_report_can_be_copied(program: Program) -> None:
    window = program.window
    window.show_match(
        program.matches.practise(Match.new(all_games()["superspion"], [Player("A"), Player("B")], {}, 5))
    )
    session = window.session
    assert session is not None
    session.play(session.legal_moves()[0])
    stored = session.match.to_record()["rounds"]

    window.recover("KeyError somewhere")

    assert window.session is not None
    assert window.session is not session
    assert window.session.match.to_record()["rounds"] == stored
    dialog = window.windows.latest
    assert isinstance(dialog, MishapDialog)
    copy = next(button for button in dialog.findChildren(QPushButton) if button is dialog.copy_button)
    copy.click()
    assert QGuiApplication.clipboard().text() == "KeyError somewhere"


def test_on_the_start_page_the_player_is_only_told(program: Program) -> None:
    program.window.recover("KeyError somewhere")

    assert program.window.session is None
    assert isinstance(program.window.windows.latest, MishapDialog)
