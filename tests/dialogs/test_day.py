"""The deal of the day."""

from datetime import date
from random import Random

import pytest
from PySide6.QtCore import QDate
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.day import DayDialog
from holzwurm_desktop.engine.deals import deal_of_the_day
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.models.day import choices_of_the_day
from holzwurm_desktop.models.new_game import Choices
from holzwurm_desktop.text.game_text import game_text

DAY = date(2026, 11, 28)


def show(program: Program, qtbot: QtBot) -> DayDialog:
    dialog = DayDialog(
        "holzwurm",
        program.storage.statistics,
        program.preferences,
        program.languages.words,
        program.appearance,
        today=DAY,
    )
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize("game_id", list(all_games()))
def test_it_is_played_in_the_same_way_by_everybody(game_id: str) -> None:
    game = all_games()[game_id]
    choices = choices_of_the_day(game, "Nora")
    assert len(choices.seats) in game.seats
    assert [seat.level for seat in choices.seats] == [None, *["medium"] * (len(choices.seats) - 1)]
    assert choices.options == game.full_options({})
    assert choices.start_seat() == 0


def test_the_deal_and_its_terms_are_told(program: Program, qtbot: QtBot) -> None:
    dialog = show(program, qtbot)
    assert str(deal_of_the_day(DAY, "holzwurm")) in dialog.terms.text()
    assert "3 computer player" in dialog.terms.text()
    assert dialog.empty.isVisible()


def test_start_asks_for_that_deal(program: Program, qtbot: QtBot) -> None:
    program.preferences.change(player_name="Nora")
    dialog = show(program, qtbot)
    with qtbot.waitSignal(dialog.day_chosen) as asked:
        dialog.start_button.click()
    game_id, choices, day = asked.args
    assert (game_id, day) == ("holzwurm", DAY)
    assert isinstance(choices, Choices)
    assert choices.seats[0].name == "Nora"


def test_no_day_to_come_can_be_chosen(program: Program, qtbot: QtBot) -> None:
    dialog = show(program, qtbot)
    dialog.day.setDate(QDate(2030, 1, 1))
    assert dialog.day.date() == QDate(2026, 11, 28)


def test_the_best_results_stand_in_their_order(program: Program, qtbot: QtBot) -> None:
    window = program.window
    program.preferences.change(animation_speed="off", sound=False)
    for seed in (1, 2):
        window.begin("holzwurm", choices_of_the_day(all_games()["holzwurm"], "Nora"), DAY)
        session, random = window.session, Random(seed)
        assert session is not None
        session.hold()
        while not session.match.over:
            if session.match.round_over:
                session.next_round()
            session._make(random.choice(session.match.playing().legal_moves()))
        window.show_lobby()
    dialog = show(program, qtbot)
    assert dialog.results.rowCount() == 2
    first, second = (dialog.results.row(number) for number in range(2))
    assert first.score >= second.score
    assert {first.attempt, second.attempt} == {1, 2}
    dialog.day.setDate(QDate(2026, 11, 27))
    assert dialog.results.rowCount() == 0


def test_the_start_page_leads_there(program: Program, qtbot: QtBot) -> None:
    program.window.show()
    program.window.lobby.day_button.click()
    dialog = program.window.windows.latest
    assert isinstance(dialog, DayDialog)
    dialog.start_button.click()
    assert program.window.session is not None
    assert program.window.session.match.extra["deal_of_the_day"] == date.today().isoformat()


def test_only_games_with_deals_have_one_of_the_day(program: Program, qtbot: QtBot) -> None:
    dialog = DayDialog(
        "tovenaars",
        program.storage.statistics,
        program.preferences,
        program.languages.words,
        program.appearance,
    )
    qtbot.addWidget(dialog)

    offered = {dialog.game_box.itemText(at) for at in range(dialog.game_box.count())}

    titles = {game.id: game_text(game.id).title for game in all_games().values() if game.has_deals}
    assert offered == {program.languages.words.say(title) for title in titles.values()}
    assert "tovenaars" not in titles
