"""The deal of the day."""

from datetime import UTC, date, datetime, time, timedelta
from random import Random

import pytest
from PySide6.QtCore import QDate, Qt
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.comparison import ComparisonDialog
from holzwurm_desktop.dialogs.day import DayDialog
from holzwurm_desktop.dialogs.replay import ReplayDialog
from holzwurm_desktop.engine.deals import DAY_KEY, deal_of_the_day
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.models.day import MONTH, SPANS, choices_of_the_day
from holzwurm_desktop.models.new_game import Choices
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.storage.matches import MatchStore
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


def finish(program: Program, name: str, day: date, choose: int, finished: date | None = None) -> int:
    """Store somebody's finished match with the deal of a day; its id."""
    noon = datetime.combine(finished or day, time(12), UTC)
    store = MatchStore(program.storage.database, lambda: noon)
    match = Match.new(
        all_games()["holzwurm"],
        [Player(name), *(Player(f"M{seat}", "medium") for seat in range(3))],
        {"rounds": 1},
        deal_of_the_day(day, "holzwurm"),
    )
    match.extra[DAY_KEY] = day.isoformat()
    saved, random = SavedMatch.new(store, match), Random(choose)
    while not match.round_over:
        match.play(random.choice(match.playing().legal_moves()))
    saved.catch_up(match)
    return saved.match_id


def cells(dialog: DayDialog, row: int) -> list[str]:
    return [dialog.days.index(row, column).data() for column in range(dialog.days.columnCount())]


def test_the_days_of_week_and_month_are_seen_at_a_glance(program: Program, qtbot: QtBot) -> None:
    program.preferences.change(player_name="Nora")
    yesterday = DAY - timedelta(days=1)
    finish(program, "Nora", yesterday, 1)
    finish(program, "Ben", yesterday, 2)
    finish(program, "Nora", DAY - timedelta(days=20), 3, finished=DAY)
    dialog = show(program, qtbot)
    headers = [dialog.days.headerData(at, Qt.Orientation.Horizontal) for at in range(3)]
    assert headers == ["Day", "Nora", "Ben"]
    assert cells(dialog, 0)[1:] == ["open", ""]
    assert cells(dialog, 1)[1].removesuffix(", won").lstrip("−").isdecimal()
    assert cells(dialog, 1)[2] != ""
    assert cells(dialog, 2)[1:] == ["missed", ""]
    assert dialog.days.rowCount() <= 7
    assert "1 day in a row" in dialog.streak.text()
    assert {dialog.standings.row(at).name for at in range(dialog.standings.rowCount())} == {"Nora", "Ben"}
    dialog.span.setCurrentIndex(SPANS.index(MONTH))
    assert dialog.days.rowCount() == DAY.day
    assert cells(dialog, 20)[1].endswith("(afterwards)")
    assert "1 day in a row" in dialog.streak.text()  # one day was not played on the day itself


def test_a_day_chosen_in_the_list_can_be_played(program: Program, qtbot: QtBot) -> None:
    dialog = show(program, qtbot)
    dialog.span.setCurrentIndex(SPANS.index(MONTH))
    dialog.days_table.setFocus()
    qtbot.keyClick(dialog.days_table, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.days_table, Qt.Key.Key_Down)
    assert dialog.day.date() == QDate(2026, 11, 26)
    assert dialog.days_table.currentIndex().row() == 2
    with qtbot.waitSignal(dialog.day_chosen) as asked:
        dialog.start_button.click()
    assert asked.args[2] == date(2026, 11, 26)


@pytest.mark.parametrize("own", [False, True])
def test_others_moves_are_shown_once_the_day_was_played_here(
    program: Program, qtbot: QtBot, own: bool
) -> None:
    program.preferences.change(player_name="Nora")
    today = date.today()
    finish(program, "Ben", today, 1)
    finish(program, "Nora" if own else "Cem", today, 2)
    program.window.show()
    program.window.windows.day("holzwurm", program.matches.load)
    dialog = program.window.windows.latest
    assert isinstance(dialog, DayDialog)
    assert dialog.compare_button.isVisible()
    assert dialog.compare_button.isEnabled() is own
    dialog.compare_button.click()
    shown = program.window.windows.latest
    if own:
        assert isinstance(shown, ComparisonDialog)
        assert {shown.results.row(at).name for at in range(2)} == {"Nora", "Ben"}
        assert shown.lines.rowCount() > 0
        shown.show_buttons[0].click()
        assert isinstance(program.window.windows.latest, ReplayDialog)
    else:
        assert shown is dialog


def test_who_stands_in_no_list_stands_in_none_here(program: Program, qtbot: QtBot) -> None:
    finish(program, "Ben", DAY, 1)
    program.people.meet("Ben")
    person = program.people.called("Ben")
    assert person is not None
    program.people.hide(person, True)
    program.window.windows.day("holzwurm", program.matches.load)
    dialog = program.window.windows.latest
    assert isinstance(dialog, DayDialog)
    dialog.day.setDate(QDate(DAY.year, DAY.month, DAY.day))
    assert dialog.standings.rowCount() == 0
    assert dialog.days.columnCount() == 2


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
