"""Everybody plays the same deals: alike for all, unseen until all have played, compared move by move."""

from __future__ import annotations

import csv
import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.analysis import analyse
from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.comparison import ComparisonDialog
from holzwurm_desktop.dialogs.evenings import EveningsDialog
from holzwurm_desktop.dialogs.game_info import GameInfoDialog
from holzwurm_desktop.dialogs.new_evening import NewEveningDialog
from holzwurm_desktop.dialogs.replay import ReplayDialog
from holzwurm_desktop.dialogs.statistics import StatisticsDialog
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.records import COMPUTER_SEED_KEY
from holzwurm_desktop.evenings.book import open_evening
from holzwurm_desktop.evenings.closed import closed_deals
from holzwurm_desktop.evenings.course import DONE, OPEN, RUNNING, VOID
from holzwurm_desktop.evenings.making import EveningChoices, make_plan
from holzwurm_desktop.evenings.plan import FORMS, SAME, TOGETHER, Participant, Plan, SameTable
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.session.saving import SavedMatch
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.evenings import Link
from holzwurm_desktop.storage.play import EVENING_KEY
from holzwurm_desktop.window.main_window import MainWindow
from tests.window.at_window import press

GAME = "afbraak"
DEALS = (13, 14)
CLOSED = "has yet to play this deal without having seen it"
MOST_DECISIONS = 200


def same_plan(*names: str, game: str = GAME, deals: tuple[int, ...] = DEALS, level: str = "beginner") -> Plan:
    seats = all_games()[game].seats[0]
    table = SameTable(seats, level, {}, deals)
    people = tuple(Participant(name) for name in names)
    return make_plan(EveningChoices(people, SAME, ((game, 1),), len(deals), table=table))


def hold(program: Program, *names: str, **more: object) -> str:
    """Plan an evening; its id."""
    plan = same_plan(*(names or ("Nora", "Ben")), **more)  # type: ignore[arg-type]
    return program.storage.evenings.add("Winter", plan.to_json())


def page(window: MainWindow) -> EveningsDialog:
    dialog = window.windows.latest
    assert isinstance(dialog, EveningsDialog)
    return dialog


def opened(window: MainWindow) -> EveningsDialog:
    window.evenings.show()
    return page(window)


def begin(window: MainWindow, number: int | None = None) -> TableSession:
    """Begin a match of the evening, by its number in the plan, or the next one; the curtain is down."""
    dialog = opened(window)
    if number is None:
        dialog.next_button.click()
    else:
        dialog.plan_table.selectRow(number)
        dialog.play_button.click()
    assert window.session is not None
    assert covered(window)
    return window.session


def covered(window: MainWindow) -> bool:
    return window.pages.currentWidget() is window.curtain


def play_out(window: MainWindow, qtbot: QtBot, choose: int = 0, most: int = MOST_DECISIONS) -> None:
    """Lift the curtain, and make a move by the number `choose` at each of `most` decisions, or to the end."""
    session = window.session
    assert session is not None
    if covered(window):
        window.curtain.button.click()
    for number in range(most):
        qtbot.waitUntil(lambda: session.match.over or session.my_turn, timeout=20_000)
        if session.match.over:
            return
        moves = session.legal_moves()
        if most < MOST_DECISIONS:  # the match is to go on
            moves = [move for move in moves if not ends(session, move)] or moves
        assert session.play(moves[(choose + 7 * number) % len(moves)]) is None


def ends(session: TableSession, move: Move) -> bool:
    """Whether a move ends the round."""
    state = session.match.playing().copy()
    state.apply(move)
    return state.actor is None


def begin_and_play(window: MainWindow, qtbot: QtBot, number: int | None = None, choose: int = 0) -> Match:
    begin(window, number)
    play_out(window, qtbot, choose)
    assert window.session is not None
    assert window.session.match.over
    return window.session.match


def stored(program: Program, uuid: str, number: int, who: int, choose: int = 0) -> int:
    """Store a finished match of the evening, quickly and without the computer players' process; its id."""
    (evening,) = (each for each in program.storage.evenings.kept() if each.uuid == uuid)
    plan = Plan.from_json(evening.plan)
    fixture, table = plan.fixtures[number], plan.table
    assert table is not None
    assert fixture.sides == (who,)
    players = [
        Player(plan.participants[who].name),
        *(Player(f"C{n}", table.level) for n in range(1, table.seats)),
    ]
    deal = table.deals[fixture.leg]
    match = Match.new(
        all_games()[fixture.game], players, {"rounds": 1}, deal, fixture.leg % table.seats, True
    )
    match.extra |= {EVENING_KEY: Link(uuid, number, (who,)).to_json(), COMPUTER_SEED_KEY: deal}
    saved = SavedMatch.new(program.storage.matches, match)
    made = 0
    while not match.round_over:
        due = match.chance() if not match.playing().waiting else None
        moves = [] if due is not None else match.playing().legal_moves()
        if due is None and match.playing().turn == 0 and not match.playing().waiting:
            match.play(moves[choose % len(moves)])
            made += 1
        else:
            match.play(due if due is not None else moves[0])
    saved.catch_up(match)
    return saved.match_id


def states(dialog: EveningsDialog) -> list[str]:
    assert dialog.evening is not None
    return [slot.state for slot in dialog.evening.slots]


def told(window: MainWindow) -> str:
    return window.notices.label.text() if window.notices.isVisible() else ""


# Planning.


def planning(window: MainWindow, qtbot: QtBot) -> NewEveningDialog:
    window.evenings.plan_another()
    dialog = window.windows.latest
    assert isinstance(dialog, NewEveningDialog)
    dialog.form.setCurrentIndex(FORMS.index(SAME))
    return dialog


def test_it_is_planned_with_a_game_its_options_and_the_computer_players(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.people.meet("Zoë")
    dialog = planning(window, qtbot)
    dialog.count.press(3)
    dialog.games.checks["kistenstapel"].setChecked(True)
    assert [game for game, _ in dialog.choices().games] == ["kistenstapel"]  # only one
    dialog.opponents.setValue(2)
    dialog.level.setCurrentIndex(3)
    (field,) = dialog._options
    field.show_value("bid")
    dialog.times.setValue(4)
    assert dialog.plan.rowCount() == 12
    assert dialog.plan.index(3, 2).data() == "Player 2, deal 2"  # nobody is always the first
    assert not dialog.points.isVisible()
    dialog.start_button.click()
    evening = page(window).evening
    assert evening is not None
    table = evening.plan.table
    assert table is not None
    assert (table.seats, table.level, table.options) == (3, "hard", {"leftover": "bid"})
    assert len(set(table.deals)) == 4
    assert all(each.level is None for each in evening.plan.participants)


def test_only_people_take_part_whoever_was_chosen_before(window: MainWindow, qtbot: QtBot) -> None:
    window.evenings.plan_another()
    dialog = window.windows.latest
    assert isinstance(dialog, NewEveningDialog)
    before = dialog.seats.seats()
    assert before[2].level is not None
    dialog.form.setCurrentIndex(FORMS.index(SAME))
    assert all(seat.level is None for seat in dialog.seats.seats())
    dialog.form.setCurrentIndex(FORMS.index(TOGETHER))
    assert dialog.seats.seats() == before


def test_every_game_can_be_played_so_and_where_cards_never_differ_it_is_told(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = planning(window, qtbot)
    for game_id, game in all_games().items():
        dialog.games.checks[game_id].setChecked(True)
        assert [each for each, _ in dialog.choices().games] == [game_id]
        table = dialog.choices().table
        assert table is not None
        assert table.seats in game.seats
        assert set(table.options) == set(game.options) - {"rounds"}
        assert dialog.no_deals.isVisible() is not game.has_deals
        assert dialog.start_button.isEnabled()


def test_known_names_are_offered(window: MainWindow, program: Program, qtbot: QtBot) -> None:
    program.people.meet("Zoë")
    dialog = planning(window, qtbot)
    completer = dialog.seats._names[2].completer()
    assert completer is not None
    model = completer.model()
    assert "Zoë" in {model.index(row, 0).data() for row in range(model.rowCount())}


# The same for everybody.


@pytest.mark.parametrize("game_id", list(all_games()))
def test_the_same_moves_lead_to_the_same_match(
    window: MainWindow, program: Program, qtbot: QtBot, game_id: str
) -> None:
    hold(program, game=game_id, level="easy", deals=(13,))
    for number in range(2):
        begin(window, number)
        assert window.session is not None
        window.session.objections.seconds = 0.001  # nobody waits for people who do not object
        play_out(window, qtbot, most=12)
    matches = [program.storage.matches.load(each.match_id) for each in program.matches.running()]
    matches += [program.storage.matches.load(each.match_id) for each in program.matches.finished()]
    one, other = matches
    rounds = [[move | {"ms": 0} for move in match["rounds"][0]["moves"]] for match in matches]
    common = min(map(len, rounds))
    assert common >= 12
    assert rounds[0][:common] == rounds[1][:common]
    assert one["rounds"][0]["deal"] == other["rounds"][0]["deal"]
    assert [seat["name"] for seat in one["seats"]][1:] == [seat["name"] for seat in other["seats"]][1:]
    assert one["seats"][0]["name"] != other["seats"][0]["name"]


def test_each_deal_is_begun_from_another_seat_by_all(window: MainWindow, program: Program) -> None:
    hold(program, "Nora", "Ben", game="holzwurm")
    begun = {}
    for number in (0, 1, 2):
        match = begin(window, number).match
        begun[number] = (match.rounds[0].deal["start"], match.players[0].name)
        window.show_lobby()
    assert begun == {0: (0, "Nora"), 1: (0, "Ben"), 2: (1, "Ben")}


def test_the_deal_of_the_day_is_answered_alike_as_well(window: MainWindow) -> None:
    window.begin(GAME, Choices((Seat("Nora"), Seat(level="medium")), {}, 0), datetime.now(UTC).date())
    assert window.session is not None
    match = window.session.match
    assert match.extra[COMPUTER_SEED_KEY] == match.extra["deal_number"]


# The curtain.


def test_the_curtain_falls_before_each_turn_at_a_deal(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    hold(program)
    program.preferences.change(curtain=False, window_state="moves")  # which is about turns at one table
    window.menus.actions["move_list"].setChecked(True)
    session = begin(window)
    assert "Nora" in window.curtain._title.text()
    assert session.veiled
    assert not window.dock.isVisible()
    window.curtain.button.click()
    assert not covered(window)
    assert window.dock.isVisible()
    play_out(window, qtbot, most=1)
    assert not covered(window)
    number = session.saved.match_id
    window.show_lobby()
    window.resume(number)  # whoever goes on with it
    assert covered(window)
    assert not window.dock.isVisible()
    window.menus.actions["replay"].trigger()
    assert CLOSED in told(window)
    assert window.windows.latest is None


def test_keys_lift_the_curtain_and_whoever_is_next_is_called(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    hold(program)
    begin_and_play(window, qtbot)
    begin(window)
    assert "Ben" in window.curtain._title.text()
    qtbot.keyClick(window.curtain, Qt.Key.Key_Return)
    assert not covered(window)
    assert window.session is not None
    assert window.session.viewer == 0


def test_the_table_is_left_before_the_next_is_called(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    hold(program)
    begin_and_play(window, qtbot)
    qtbot.waitUntil(lambda: "Winter" in told(window))
    window.notices.take_offer()
    assert isinstance(window.windows.latest, EveningsDialog)
    assert window.session is None


# Unseen: a test for each door.


@pytest.fixture
def closed(program: Program) -> int:
    """The match of Nora at a deal that Ben has yet to play; she has finished it."""
    return stored(program, hold(program), 0, 0)


@pytest.fixture
def half(window: MainWindow, program: Program, qtbot: QtBot) -> int:
    """A match of Nora that is in progress and lies on the start page."""
    hold(program)
    begin(window)
    play_out(window, qtbot, most=2)
    assert window.session is not None
    number = window.session.saved.match_id
    window.show_lobby()
    return number


def test_a_deal_is_closed_until_all_have_played_it(program: Program) -> None:
    uuid = hold(program)
    store = program.storage.evenings
    both = {(GAME, 13): "Winter", (GAME, 14): "Winter"}
    assert closed_deals(store) == both
    stored(program, uuid, 0, 0)
    assert closed_deals(store) == both
    stored(program, uuid, 1, 1)
    assert closed_deals(store) == {(GAME, 14): "Winter"}


def test_door_results_and_standings_of_the_evening(window: MainWindow, program: Program) -> None:
    uuid = hold(program)
    stored(program, uuid, 0, 0)
    dialog = opened(window)
    assert dialog.plan.index(0, 3).data() == "played, still closed"
    assert "1 deal" in dialog.line.text()
    assert "closed" in dialog.line.text()
    assert dialog.evening is not None
    assert [(row.points, row.played, row.score) for row in dialog.evening.table] == [(0, 0, 0)] * 2
    assert not dialog.compare_button.isEnabled()
    dialog.plan_table.selectRow(0)
    dialog.plan_table.doubleClicked.emit(dialog.plan.index(0, 0))
    assert window.windows.latest is dialog
    dialog.reject()
    stored(program, uuid, 1, 1)
    dialog = opened(window)
    assert dialog.plan.index(0, 3).data().startswith("Nora ")
    assert sum(row.points for row in dialog.evening.table) == 2 if dialog.evening else False
    assert dialog.compare_button.isEnabled()


def test_door_replay_from_the_statistics(window: MainWindow, closed: int) -> None:
    window.windows.replay_requested.emit(closed)
    assert CLOSED in told(window)
    assert window.windows.latest is None


def test_door_statistics(window: MainWindow, program: Program, closed: int) -> None:
    assert program.storage.statistics.finished_matches() == []
    window.windows.statistics(GAME)
    dialog = window.windows.latest
    assert isinstance(dialog, StatisticsDialog)
    assert dialog.shown == []
    assert "1 match" in dialog.basis.text()
    assert "played the same deal" in dialog.basis.text()


def test_door_replay_of_the_match_that_is_over(window: MainWindow, program: Program, qtbot: QtBot) -> None:
    hold(program)
    begin_and_play(window, qtbot)
    window.menus.actions["replay"].trigger()
    assert CLOSED in told(window)
    assert window.windows.latest is None


def test_whoever_plays_may_look_through_the_own_moves_so_far(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    hold(program)
    begin(window)
    play_out(window, qtbot, most=2)
    window.menus.actions["replay"].trigger()
    dialog = window.windows.latest
    assert isinstance(dialog, ReplayDialog)
    assert not dialog.session.replay.open_cards
    dialog.retry_button.click()  # which would be a copy that nothing closes
    assert CLOSED in told(window)
    assert len(program.matches.running()) == 1


def test_door_the_picture_on_the_start_page(window: MainWindow, program: Program, half: int) -> None:
    assert program.storage.matches.thumbnail(half) is not None
    assert program.matches.thumbnail(half) is None


def test_door_a_copy_of_the_match(program: Program, half: int) -> None:
    with pytest.raises(StorageError) as refused:
        program.matches.duplicate(half)
    assert (refused.value.code, refused.value.data) == ("deal-closed", {"title": "Winter"})
    assert len(program.matches.running()) == 1


def test_door_deleting_it_and_playing_it_again(window: MainWindow, program: Program, half: int) -> None:
    shelf = window.lobby.shelf
    shelf.focus_first()
    window._saved.delete(window._saved.index(0, 0))
    assert CLOSED in told(window)
    assert [each.match_id for each in program.matches.running()] == [half]


def test_a_match_that_was_only_looked_at_stays_as_well(window: MainWindow, program: Program) -> None:
    hold(program)
    number = begin(window).saved.match_id
    window.curtain.button.click()
    window.begin(GAME, Choices((Seat("Nora"), Seat("Ben")), {}, 0))
    assert number in {each.match_id for each in program.matches.running()}


def test_door_the_same_cards_again(window: MainWindow, program: Program, qtbot: QtBot) -> None:
    hold(program)
    session = begin(window)
    play_out(window, qtbot, most=1)
    window.menus.actions["same_deal"].trigger()
    assert CLOSED in told(window)
    assert not session.practice
    assert len(program.matches.running()) == 1


def test_door_the_number_of_the_deal(window: MainWindow, program: Program, qtbot: QtBot) -> None:
    hold(program)
    begin_and_play(window, qtbot)
    session = window.session
    assert session is not None
    assert not session.number_is_open
    window.windows.game_info(session)
    dialog = window.windows.latest
    assert isinstance(dialog, GameInfoDialog)
    assert not dialog.copy_button.isVisible()
    assert all("13" not in fact for _, fact in dialog.facts())
    assert ("Deal number", "hidden until all have played this deal") in dialog.facts()


def test_door_a_new_match_of_the_same_number(window: MainWindow, program: Program) -> None:
    hold(program)
    window.begin(GAME, Choices((Seat("Nora"), Seat("Ben")), {}, 0, deal_number=13))
    assert window.session is None
    assert CLOSED in told(window)
    window.begin(GAME, Choices((Seat("Nora"), Seat("Ben")), {}, 0, deal_number=15))
    assert window.session is not None


@pytest.mark.parametrize("action", ["save", "copy_record"])
def test_door_the_record(
    window: MainWindow,
    program: Program,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    action: str,
) -> None:
    target = tmp_path / "match.holzwurm.json"
    monkeypatch.setattr(
        "holzwurm_desktop.window.record_exchange.choose_target", lambda *_: target, raising=True
    )
    QApplication.clipboard().clear()
    hold(program)
    begin(window)
    window.menus.actions[action].trigger()
    assert CLOSED in told(window)
    assert not target.exists()
    assert not QApplication.clipboard().text()


def test_door_a_record_from_elsewhere(window: MainWindow, program: Program, closed: int) -> None:
    record = program.storage.matches.load(closed)
    for key in ("uuid", EVENING_KEY):
        record.pop(key)
    record["rounds"][0].pop("sealed")
    QApplication.clipboard().setText(json.dumps(record))
    window.record_exchange.paste()
    assert window.session is None
    assert CLOSED in told(window)


def test_door_own_mistakes(program: Program, closed: int) -> None:
    match = Match.from_record(program.storage.matches.load(closed))
    analyst = program.matches.analyst(match, closed)
    analyst.take(analyse(match, 20))
    analyst.close()
    month = program.matches.mistakes_since(datetime(2020, 1, 1, tzinfo=UTC))
    assert (month.mistakes, month.analysed) == ((), 0)
    (stored_evening,) = program.storage.evenings.all()
    program.storage.evenings.delete(stored_evening)
    program.storage.evenings.purge()
    assert program.matches.mistakes_since(datetime(2020, 1, 1, tzinfo=UTC)).analysed == 1


def test_door_taking_back_what_has_shown_something(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    hold(program)
    session = begin_and_play_session(window, qtbot)
    assert window.table is not None
    window.table.request_undo()
    assert window.table.table.question is None
    assert session.match.over
    session.undo()
    assert session.match.over
    assert not session.practice


def begin_and_play_session(window: MainWindow, qtbot: QtBot) -> TableSession:
    begin_and_play(window, qtbot)
    assert window.session is not None
    return window.session


def test_door_an_evening_that_is_deleted_can_be_brought_back_and_keeps_its_secrets(
    window: MainWindow, program: Program, closed: int
) -> None:
    opened(window).delete_button.click()
    with pytest.raises(StorageError):
        program.matches.load(closed)
    page(window).reject()
    program.storage.evenings.purge()  # at the next start
    assert program.matches.load(closed).over


def test_door_dropping_out_to_look_and_coming_back(window: MainWindow, program: Program) -> None:
    uuid = hold(program)
    number = stored(program, uuid, 0, 0)
    dialog = opened(window)
    select(dialog, "Ben")
    dialog.drop_button.click()
    assert states(dialog) == [DONE, VOID, VOID, OPEN]
    assert program.matches.load(number).over  # all that are left have played it
    select(dialog, "Ben")
    assert not dialog.drop_button.isEnabled()
    assert "nobody can come back" in dialog.rules.text()


def test_who_drops_out_comes_back_as_long_as_nothing_is_open(window: MainWindow, program: Program) -> None:
    hold(program)
    dialog = opened(window)
    select(dialog, "Ben")
    dialog.drop_button.click()
    assert states(dialog) == [OPEN, VOID, VOID, OPEN]
    select(dialog, "Ben")
    dialog.drop_button.click()
    assert states(dialog) == [OPEN] * 4


def test_a_match_finished_after_dropping_out_does_not_count(window: MainWindow, program: Program) -> None:
    uuid = hold(program)
    dialog = opened(window)
    select(dialog, "Ben")
    dialog.drop_button.click()
    dialog.reject()
    stored(program, uuid, 1, 1)
    assert states(opened(window)) == [OPEN, VOID, VOID, OPEN]


def select(dialog: EveningsDialog, name: str) -> None:
    evening = dialog.evening
    assert evening is not None
    names = [evening.plan.participants[row.participant].name for row in evening.table]
    dialog.standings_table.selectRow(names.index(name))


# Comparing.


def compare(window: MainWindow, dialog: EveningsDialog) -> ComparisonDialog:
    dialog.compare_button.click()
    shown = window.windows.latest
    assert isinstance(shown, ComparisonDialog)
    return shown


@pytest.fixture
def played(program: Program) -> str:
    """An evening of three, of which the first deal was played by all, and otherwise by each."""
    uuid = hold(program, "Nora", "Ben", "Cem")
    for number, choose in ((0, 0), (1, 0), (2, 1)):
        stored(program, uuid, number, number, choose)
    return uuid


def test_the_results_of_a_deal_are_compared_by_match_points(
    window: MainWindow, program: Program, played: str
) -> None:
    shown = compare(window, opened(window))
    rows = [shown.results.row(row) for row in range(3)]
    scores = [row.compared.score for row in rows]
    assert scores == sorted(scores, reverse=True)
    for row in rows:
        below = sum(other < row.compared.score for other in scores)
        same = scores.count(row.compared.score) - 1
        assert (row.compared.points, row.compared.most) == (2 * below + same, 4)
    assert sum(row.compared.points for row in rows) == 6
    assert "2 points" in shown.points.text()
    assert shown.deal.count() == 1
    assert shown.deal.itemText(0) == "Deal 1"


def test_two_stand_side_by_side_and_the_place_where_they_part_is_marked(
    window: MainWindow, program: Program, played: str
) -> None:
    shown = compare(window, opened(window))
    names = [shown.who[0].itemText(row) for row in range(3)]
    shown.who[0].setCurrentIndex(names.index("Nora"))
    shown.who[1].setCurrentIndex(names.index("Ben"))
    shown.who[1].activated.emit(names.index("Ben"))
    assert shown.verdict.text() == "Both played alike to the end."
    assert {shown.lines.index(row, 1).data() for row in range(shown.lines.rowCount())} == {"= alike"}
    shown.who[1].setCurrentIndex(names.index("Cem"))
    shown.who[1].activated.emit(names.index("Cem"))
    marks = [shown.lines.index(row, 1).data() for row in range(shown.lines.rowCount())]
    assert marks.count("≠ here they part") == 1
    at = marks.index("≠ here they part")
    assert set(marks[:at]) <= {"= alike"}
    assert set(marks[at + 1 :]) <= {"apart"}
    assert shown.lines_table.currentIndex().row() == at
    assert f"decision {at + 1} of round 1" in shown.verdict.text()
    assert shown.lines.index(at, 2).data() != shown.lines.index(at, 3).data()
    assert shown.lines.headerData(2, Qt.Orientation.Horizontal) == "Nora"
    assert shown.lines.headerData(3, Qt.Orientation.Horizontal) == "Cem"


@pytest.mark.parametrize(("column", "who"), [(2, "Nora"), (3, "Cem")])
def test_enter_shows_the_position_on_the_table_of_either(
    window: MainWindow, program: Program, played: str, qtbot: QtBot, column: int, who: str
) -> None:
    shown = compare(window, opened(window))
    names = [shown.who[0].itemText(row) for row in range(3)]
    for box, name in zip(shown.who, ("Nora", "Cem"), strict=True):
        box.setCurrentIndex(names.index(name))
        box.activated.emit(names.index(name))
    shown.lines_table.setCurrentIndex(shown.lines.index(1, column))
    shown.lines_table.setFocus()
    text = shown.lines.index(1, column).data()
    qtbot.keyClick(shown.lines_table, Qt.Key.Key_Return)
    replay = window.windows.latest
    assert isinstance(replay, ReplayDialog)
    assert shown.isVisible()
    assert replay.session.match.players[0].name == who
    assert replay.list.currentIndex().data().endswith(text)


def test_the_buttons_show_it_too_and_going_on_from_there_closes_all(
    window: MainWindow, program: Program, played: str
) -> None:
    shown = compare(window, opened(window))
    assert [button.text() for button in shown.show_buttons] == [
        f"On {box.currentText()}’s table" for box in shown.who
    ]
    shown.show_buttons[1].click()
    replay = window.windows.latest
    assert isinstance(replay, ReplayDialog)
    assert replay.session.match.players[0].name == shown.who[1].currentText()
    replay.retry_button.click()
    assert window.session is not None
    assert window.session.practice
    assert EVENING_KEY not in window.session.match.extra
    assert window.windows.latest is None


def test_a_match_that_cannot_be_read_is_told(
    window: MainWindow, program: Program, played: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> Match:
        raise StorageError("damaged", {})

    monkeypatch.setattr(window.evenings, "_load", fail)
    shown = compare(window, opened(window))
    assert "damaged" in shown.verdict.text()
    assert shown.lines.rowCount() == 0
    assert not any(button.isEnabled() for button in shown.show_buttons)


# The whole evening.


def test_a_whole_evening_of_two_is_played_by_mouse_and_by_keys(
    window: MainWindow,
    program: Program,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    press(window, qtbot, "evenings")
    dialog = window.windows.latest
    assert isinstance(dialog, NewEveningDialog)
    dialog.count.press(2)
    for name, text in zip(dialog.seats._names, ("Nora", "Ben"), strict=False):
        name.selectAll()
        qtbot.keyClicks(name, text)
    dialog.form.setFocus()
    qtbot.keyClick(dialog.form, Qt.Key.Key_End)
    assert dialog.choices().form == SAME
    for game, box in dialog.games.checks.items():
        if game == GAME and not box.isChecked():
            box.setFocus()
            qtbot.keyClick(box, Qt.Key.Key_Space)
    dialog.opponents.setValue(1)
    dialog.level.setCurrentIndex(0)
    dialog.times.setValue(2)
    qtbot.mouseClick(dialog.start_button, Qt.MouseButton.LeftButton)
    shown = page(window)
    order = []
    for turn in range(4):
        # By turns with the mouse and with the keyboard.
        if turn % 2:
            shown.next_button.setFocus()
            qtbot.keyClick(shown.next_button, Qt.Key.Key_Space)
            assert covered(window)
            qtbot.keyClick(window.curtain.button, Qt.Key.Key_Return)
        else:
            qtbot.mouseClick(shown.next_button, Qt.MouseButton.LeftButton)
            assert covered(window)
            qtbot.mouseClick(window.curtain, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
        assert window.session is not None
        order.append(window.session.match.players[0].name)
        play_out(window, qtbot, choose=turn)
        assert window.session.match.over
        qtbot.waitUntil(lambda: window.notices.isVisible() and "Winter" not in window.notices.label.text())
        qtbot.waitUntil(lambda: "counts for the evening" in told(window))
        window.notices.take_offer()
        shown = page(window)
    assert order == ["Nora", "Ben", "Ben", "Nora"]
    assert shown.line.text() == "All is played: these are the final standings."
    evening = shown.evening
    assert evening is not None
    assert sum(row.points for row in evening.table) == 4
    assert [row.most for row in evening.table] == [4, 4]
    assert not shown.standings_table.isColumnHidden(3)
    comparison = compare(window, shown)
    assert comparison.deal.count() == 2
    comparison.reject()
    target = tmp_path / "standings.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    shown.file_button.click()
    rows = list(csv.reader(target.read_text("utf-8-sig").splitlines()))
    assert rows[0] == ["Place", "Name", "Points", "Share", "Score", "Played", "Won", "Tie-break"]
    assert [float(row[3]) for row in rows[1:]] == [row.points / 4 for row in evening.table]
    target = tmp_path / "standings.png"
    shown.picture_button.click()
    assert QImage(str(target)).width() > 400
    # It is all in the statistics now.
    assert len(program.storage.statistics.finished_matches()) == 4


def test_an_evening_goes_on_another_day_with_the_match_that_was_begun(
    window: MainWindow, program: Program, half: int
) -> None:
    dialog = opened(window)
    assert states(dialog) == [RUNNING, OPEN, OPEN, OPEN]
    dialog.next_button.click()
    assert window.session is not None
    assert window.session.saved.match_id == half
    assert covered(window)


def test_the_shown_evening_says_nothing_of_its_deals(window: MainWindow, program: Program) -> None:
    """The numbers of the deals stand in the plan that is stored, and nowhere in the window."""
    hold(program, deals=(987654321, 123456789))
    dialog = opened(window)
    texts = [dialog.plan.index(row, column).data() for row in range(4) for column in range(4)]
    assert not any("987654321" in text or "123456789" in text for text in texts)
    (evening,) = program.storage.evenings.all()
    assert open_evening(program.storage.evenings, evening) is not None
