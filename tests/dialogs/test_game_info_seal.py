"""Fair deals: the seal is shown before play, and held against the cards afterwards."""

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.game_info import GameInfoDialog
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.session.table_session import TableSession

PEOPLE = [Player("Nora"), Player("Ben")]


def finished(program: Program) -> TableSession:
    session = program.matches.new_match("holzwurm", PEOPLE, {"rounds": 1}, 7, 0)
    random = Random(1)
    session.start()
    while not session.match.over:
        session.play(random.choice(session.legal_moves()))
    return session


def show(program: Program, qtbot: QtBot, session: TableSession) -> GameInfoDialog:
    dialog = GameInfoDialog(session, program.languages.words, program.appearance)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_a_finished_match_is_checked(program: Program, qtbot: QtBot) -> None:
    dialog = show(program, qtbot, finished(program))
    dialog.check_button.click()
    assert dialog.verdict.text().startswith("Checked")


def test_exchanged_cards_are_found_out(program: Program, qtbot: QtBot) -> None:
    session = finished(program)
    session.match.rounds[0].extra["sealed"]["nonce"] = "00"
    dialog = show(program, qtbot, session)
    dialog.check_button.click()
    assert "round 1" in dialog.verdict.text()
    assert "not those that were sealed" in dialog.verdict.text()


def test_a_move_against_the_rules_is_found_out(program: Program, qtbot: QtBot) -> None:
    session = finished(program)
    session.match.rounds[0].moves[0]["card"] = "X13"
    dialog = show(program, qtbot, session)
    dialog.check_button.click()
    assert dialog.verdict.text()
    assert not dialog.verdict.text().startswith("Checked")


@pytest.mark.parametrize("sealed", [None, 5, {"sha256": 5}])
def test_a_match_without_a_seal_says_nothing_of_one(program: Program, qtbot: QtBot, sealed: object) -> None:
    session = program.matches.new_match("holzwurm", PEOPLE, {}, 7, 0)
    session.match.rounds[0].extra["sealed"] = sealed
    dialog = show(program, qtbot, session)
    assert not dialog.seal.isVisible()
    assert not dialog.explanation.isVisible()
