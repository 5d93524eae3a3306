"""The opponent that fits a person, in the window: from the dialog to the table, and to the next match."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.new_game import NewGameDialog
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.records import FITTING
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.session.fits import newcomer
from holzwurm_desktop.storage.play import MatchResult, RoundResult
from holzwurm_desktop.window.main_window import MainWindow

GAME = "holzwurm"
WITH_FIETE = Choices((Seat("Nora"), Seat(level=FITTING)), {"rounds": 1}, start=0)


def win(program: Program, count: int = 4) -> float:
    """Let Nora win matches that count, and return the strength that fits her then."""
    store = program.storage.matches
    seats = [Player("Nora").to_json(), Player("Knarz", "expert").to_json()]
    for _ in range(count):
        header = {"format": "holzwurm-record", "version": 1, "game": GAME, "seats": seats}
        match_id = store.create(header, first_round={"deal": {}})
        result = MatchResult([2, 1], [0])
        store.finish_round(match_id, 0, RoundResult(result.totals, "out"), match=result)
    return program.matches.fit_of(GAME, "Nora").strength


def match_of(window: MainWindow) -> Match:
    assert window.session is not None
    return window.session.match


def test_the_dialog_is_shown_what_the_match_then_has(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    strength = win(program)
    assert strength != newcomer(GAME, "Nora").strength
    program.preferences.change(player_name="Nora")
    window.windows.new_game(GAME)
    dialog = window.windows.latest
    assert isinstance(dialog, NewGameDialog)
    box = dialog.seats._kinds[1]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_End)
    assert f"Plays at {strength:.0f}" in dialog.seats.explanation.text()

    dialog.accept()

    assert match_of(window).players[1].strength == strength


def test_at_the_table_it_has_its_face_its_name_and_what_it_is(window: MainWindow) -> None:
    window.begin(GAME, WITH_FIETE)
    assert window.table is not None

    state = window.table.table.plates[1].state
    assert (state.name, state.face, state.parts[0]) == ("Fiete", "fitting", "made to measure")


def test_a_rematch_takes_the_strength_of_now_and_what_is_resumed_keeps_it(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    window.begin(GAME, WITH_FIETE)
    assert window.session is not None
    first, match_id = match_of(window).players[1], window.session.saved.match_id
    window.session.play(window.session.legal_moves()[0])
    strength = win(program)
    assert window.table is not None

    window.table.rematch_requested.emit()
    qtbot.waitUntil(lambda: window.session is not None and window.session.saved.match_id != match_id)
    again = match_of(window).players[1]
    window.resume(match_id)

    assert (again.name, again.strength) == ("Fiete", strength)
    assert match_of(window).players[1] == first
    assert first.strength == newcomer(GAME, "Nora").strength
