"""Evenings in the window: planned, played in any order and on several days, left, and shared."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.dialogs.evenings import EveningsDialog
from holzwurm_desktop.dialogs.new_evening import NewEveningDialog
from holzwurm_desktop.dialogs.standings_files import file_name
from holzwurm_desktop.evenings.course import DONE, OPEN, RUNNING, WALKOVER, drop_out
from holzwurm_desktop.evenings.making import EveningChoices, make_plan
from holzwurm_desktop.evenings.plan import (
    FORMS,
    KNOCKOUT,
    PLACE,
    POINTS,
    ROBIN,
    TOGETHER,
    Participant,
    Plan,
)
from holzwurm_desktop.models.new_game import Seat
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.storage.play import EVENING_KEY
from holzwurm_desktop.window.main_window import MainWindow
from tests.window.at_window import play_any, press

GAME = "afbraak"
MOST_MOVES = 200


def people(*names: str) -> tuple[Participant, ...]:
    return tuple(Participant(name) for name in names)


def robin(*names: str) -> Plan:
    return make_plan(EveningChoices(people(*names), ROBIN, ((GAME, 1),)))


def page(window: MainWindow) -> EveningsDialog:
    dialog = window.windows.latest
    assert isinstance(dialog, EveningsDialog)
    return dialog


def planning(window: MainWindow) -> NewEveningDialog:
    dialog = window.windows.latest
    assert isinstance(dialog, NewEveningDialog)
    return dialog


def opened(window: MainWindow) -> EveningsDialog:
    window.evenings.show()
    return page(window)


def play_out(window: MainWindow) -> None:
    """Play the match on the table to its end."""
    session = window.session
    assert session is not None
    for _ in range(MOST_MOVES):
        if session.match.over:
            break
        play_any(window)
    assert session.match.over


def states(dialog: EveningsDialog) -> list[str]:
    assert dialog.evening is not None
    return [slot.state for slot in dialog.evening.slots]


def select(dialog: EveningsDialog, name: str) -> None:
    """Select somebody in the standings."""
    evening = dialog.evening
    assert evening is not None
    names = [evening.plan.participants[row.participant].name for row in evening.table]
    dialog.standings_table.selectRow(names.index(name))


@pytest.fixture
def days(qapp: QApplication, tmp_path: Path) -> Iterator[Callable[[], Program]]:
    """Starts the program anew in the same folder, after closing it."""
    running: list[Program] = []

    def start() -> Program:
        while running:
            running.pop().close()
        program = Program(qapp, portable_folders(tmp_path), Wishes(language="en", theme="light"))
        program.preferences.change(animation_speed="off", sound=False)
        program.window.show()
        running.append(program)
        return program

    yield start
    while running:
        running.pop().close()


# Planning.


def test_the_key_plans_the_first_evening_and_shows_it(window: MainWindow, qtbot: QtBot) -> None:
    press(window, qtbot, "evenings")
    dialog = planning(window)
    dialog.seats.show_seats((Seat("Nora"), Seat("Ben"), Seat(level="hard")), "")
    dialog.form.setCurrentIndex(FORMS.index(ROBIN))
    dialog.title.setText("Winter")
    dialog.start_button.click()
    shown = page(window)
    assert shown.choice.currentText() == "Winter"
    assert shown.evening is not None
    assert [each.name for each in shown.evening.plan.participants] == ["Nora", "Ben", "Marthe"]
    assert states(shown) == [OPEN] * 3
    shown.reject()
    press(window, qtbot, "evenings")
    assert page(window).choice.currentText() == "Winter"


def test_the_start_page_leads_to_the_evenings(window: MainWindow) -> None:
    window.lobby.evenings_button.click()
    assert isinstance(window.windows.latest, NewEveningDialog)


def test_the_plan_is_seen_before_it_is_stored(window: MainWindow, program: Program) -> None:
    window.evenings.plan_another()
    dialog = planning(window)
    dialog.count.press(4)
    dialog.form.setCurrentIndex(FORMS.index(ROBIN))
    dialog.times.setValue(2)
    assert dialog.plan.rowCount() == 12
    dialog.form.setCurrentIndex(FORMS.index(KNOCKOUT))
    assert dialog.plan.rowCount() == 3
    assert dialog.plan.index(2, 2).data() == "winner of no. 1 – winner of no. 2"
    assert not dialog.times.isVisible()
    assert not dialog.points.isVisible()
    dialog.form.setCurrentIndex(FORMS.index(TOGETHER))
    assert dialog.plan.rowCount() == 2
    dialog.points.setCurrentIndex(POINTS.index(PLACE))
    assert "left behind" in dialog.points_line.text()
    assert program.storage.evenings.all() == []


def test_only_games_that_seat_all_can_be_chosen(window: MainWindow) -> None:
    window.evenings.plan_another()
    dialog = planning(window)
    assert not dialog.games.checks["superspion"].isEnabled()
    dialog.form.setCurrentIndex(FORMS.index(ROBIN))
    dialog.games.checks["superspion"].setChecked(True)
    dialog.games.rounds["superspion"].setValue(2)
    assert ("superspion", 2) in dialog.choices().games
    dialog.form.setCurrentIndex(FORMS.index(TOGETHER))
    assert [game_id for game_id, _ in dialog.choices().games] == [GAME]
    dialog.count.press(8)
    assert not dialog.start_button.isEnabled()
    assert "no game seats" in dialog.trouble.text()
    dialog.count.press(2)
    assert len(dialog.choices().games) == 2
    assert dialog.start_button.isEnabled()


def test_two_of_one_name_cannot_take_part(window: MainWindow) -> None:
    window.evenings.plan_another()
    dialog = planning(window)
    dialog.seats.show_seats((Seat("Nora"), Seat("nora")), "")
    dialog.seats.changed.emit()
    assert not dialog.start_button.isEnabled()
    assert "same name" in dialog.trouble.text()


def test_who_took_part_last_is_offered_again(window: MainWindow, program: Program) -> None:
    program.storage.evenings.add("Winter", robin("Ada", "Bo", "Cy").to_json())
    window.evenings.plan_another()
    assert planning(window).seats.names() == ["Ada", "Bo", "Cy"]


def test_the_lot_that_is_previewed_is_the_one_that_is_drawn(window: MainWindow, program: Program) -> None:
    window.evenings.plan_another()
    dialog = planning(window)
    dialog.count.press(8)
    dialog.form.setCurrentIndex(FORMS.index(KNOCKOUT))
    in_order = [dialog.plan.index(row, 2).data() for row in range(7)]
    dialog.lot.setChecked(True)
    drawn = [dialog.plan.index(row, 2).data() for row in range(7)]
    dialog.start_button.click()
    shown = page(window)
    assert [shown.plan.index(row, 2).data() for row in range(7)] == drawn
    assert sorted(" – ".join(in_order).split(" – ")) == sorted(" – ".join(drawn).split(" – "))


def test_a_full_disk_keeps_what_was_chosen(
    window: MainWindow, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StorageError("disk-full", {})

    window.evenings.plan_another()
    dialog = planning(window)
    dialog.title.setText("Winter")
    with monkeypatch.context() as patch:
        patch.setattr(program.storage.evenings, "add", full)
        dialog.start_button.click()
    assert dialog.isVisible()
    assert "disk is full" in dialog.trouble.text()
    dialog.start_button.click()
    assert [each.title for each in program.storage.evenings.all()] == ["Winter"]


# Playing.


def test_a_whole_evening_is_played_and_its_results_come_back_by_themselves(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    program.storage.evenings.add("Winter", robin("Nora", "Ben", "Cem").to_json())
    for number in range(3):
        dialog = opened(window)
        assert states(dialog) == [DONE] * number + [OPEN] * (3 - number)
        dialog.next_button.click()
        assert window.session is not None
        names = [player.name for player in window.session.match.players]
        assert names == dialog.plan.index(number, 2).data().split(" – ")
        play_out(window)
        qtbot.waitUntil(lambda: window.notices.isVisible() and "Winter" in window.notices.label.text())
        window.notices.take_offer()
        assert states(page(window))[number] == DONE
        page(window).reject()
    dialog = opened(window)
    assert dialog.line.text() == "All is played: these are the final standings."
    assert not dialog.next_button.isEnabled()
    evening = dialog.evening
    assert evening is not None
    # The table agrees with the results as the statistics have them.
    shares: dict[str, float] = dict.fromkeys(("Nora", "Ben", "Cem"), 0)
    for match in program.storage.statistics.finished_matches():
        for seat in match.seats:
            shares[seat.name] += seat.share
    assert sum(shares.values()) == 3
    assert {evening.plan.participants[row.participant].name: row.points for row in evening.table} == shares
    points = [row.points for row in evening.table]
    assert points == sorted(points, reverse=True)
    assert [row.played for row in evening.table] == [2, 2, 2]


def test_any_open_match_can_be_played_first(window: MainWindow, program: Program) -> None:
    program.storage.evenings.add("Winter", robin("Nora", "Ben", "Cem").to_json())
    dialog = opened(window)
    dialog.plan_table.selectRow(2)
    dialog.play_button.click()
    play_out(window)
    dialog = opened(window)
    assert states(dialog) == [OPEN, OPEN, DONE]
    dialog.plan_table.selectRow(2)
    assert not dialog.play_button.isEnabled()
    dialog.plan_table.selectRow(1)
    dialog.plan_table.doubleClicked.emit(dialog.plan.index(1, 0))
    play_out(window)
    assert states(opened(window)) == [OPEN, DONE, DONE]


def test_the_rounds_and_who_begins_are_as_planned(window: MainWindow, program: Program) -> None:
    plan = make_plan(EveningChoices(people("Nora", "Ben", "Cem"), TOGETHER, ((GAME, 4),), times=2))
    program.storage.evenings.add("Winter", plan.to_json())
    dialog = opened(window)
    dialog.plan_table.selectRow(1)
    dialog.play_button.click()
    assert window.session is not None
    match = window.session.match
    assert [player.name for player in match.players] == ["Ben", "Cem", "Nora"]
    assert match.round_count == 4
    assert match.rounds[0].deal["start"] == 0


def test_an_evening_goes_on_another_day_with_the_match_that_was_begun(days: Callable[[], Program]) -> None:
    program = days()
    program.storage.evenings.add("Winter", robin("Nora", "Ben", "Cem").to_json())
    opened(program.window).next_button.click()
    play_out(program.window)
    opened(program.window).next_button.click()
    play_any(program.window)
    assert program.window.session is not None
    match_id, uuid = program.window.session.saved.match_id, program.window.session.match.extra["uuid"]

    program = days()
    dialog = opened(program.window)
    assert states(dialog) == [DONE, RUNNING, OPEN]
    assert dialog.plan.index(1, 3).data() == "in progress"
    dialog.next_button.click()
    session = program.window.session
    assert session is not None
    assert (session.saved.match_id, session.match.extra["uuid"]) == (match_id, uuid)
    assert len(session.match.rounds[0].moves) >= 1
    program.window.show_lobby()

    # It belongs to the evening also when it is gone on with from the start page.
    program = days()
    program.window.resume(match_id)
    play_out(program.window)
    assert states(opened(program.window)) == [DONE, DONE, OPEN]


def test_a_match_that_is_deleted_is_open_again(window: MainWindow, program: Program) -> None:
    program.storage.evenings.add("Winter", robin("Nora", "Ben").to_json())
    opened(window).next_button.click()
    play_any(window)
    assert window.session is not None
    match_id = window.session.saved.match_id
    window.show_lobby()
    assert states(opened(window)) == [RUNNING]
    page(window).reject()
    program.matches.delete(match_id)
    assert states(opened(window)) == [OPEN]


@pytest.mark.parametrize(
    ("again", "state"),
    [
        ("new_deal", RUNNING),
        ("same_deal", OPEN),  # the cards are known now: what was begun is practice too
    ],
)
def test_new_cards_and_the_same_cards_again_are_no_part_of_it(
    window: MainWindow, program: Program, again: str, state: str
) -> None:
    program.storage.evenings.add("Winter", robin("Nora", "Ben").to_json())
    opened(window).next_button.click()
    play_any(window)
    window.menus.actions[again].trigger()
    assert window.session is not None
    assert EVENING_KEY not in window.session.match.extra
    play_out(window)
    assert states(opened(window)) == [state]


def test_practice_does_not_count(window: MainWindow, program: Program) -> None:
    program.storage.evenings.add("Winter", robin("Nora", "Ben").to_json())
    opened(window).next_button.click()
    assert window.session is not None
    program.storage.matches.set_meta(window.session.saved.match_id, practice=True)
    window.resume(window.session.saved.match_id)
    play_out(window)
    assert states(opened(window)) == [OPEN]


def test_the_page_opens_at_the_evening_of_the_match_on_the_table(
    window: MainWindow, program: Program
) -> None:
    program.storage.evenings.add("Winter", robin("Nora", "Ben").to_json())
    opened(window).next_button.click()
    program.storage.evenings.add("Spring", robin("Ada", "Bo").to_json())
    assert opened(window).choice.currentText() == "Winter"


def test_the_winner_of_a_knock_out_goes_on_to_the_final(window: MainWindow, program: Program) -> None:
    plan = make_plan(EveningChoices(people("Nora", "Ben", "Cem"), KNOCKOUT, ((GAME, 1),)))
    program.storage.evenings.add("Winter", plan.to_json())
    for _ in range(12):  # draws are played again
        dialog = opened(window)
        if not dialog.next_button.isEnabled():
            break
        dialog.next_button.click()
        play_out(window)
    evening = dialog.evening
    assert evening is not None
    assert evening.over
    assert [row.place for row in evening.table] == [1, 2, 3]
    assert evening.table[0].participant == evening.slots[-1].winner


# Dropping out.


def test_somebody_drops_out_and_comes_back(window: MainWindow, program: Program) -> None:
    program.storage.evenings.add("Winter", robin("Nora", "Ben", "Cem").to_json())
    dialog = opened(window)
    select(dialog, "Ben")
    assert dialog.drop_button.text() == "Drops &out"
    dialog.drop_button.click()
    assert sorted(states(dialog)) == sorted([WALKOVER, WALKOVER, OPEN])
    assert dialog.evening is not None
    assert dialog.evening.table[-1].gone
    assert dialog.standings.index(2, 1).data() == "Ben (dropped out)"
    select(dialog, "Ben")
    assert dialog.drop_button.text() == "Comes &back"
    dialog.drop_button.click()
    assert states(dialog) == [OPEN] * 3


def test_who_has_dropped_out_is_not_dealt_to(window: MainWindow, program: Program) -> None:
    plan = make_plan(EveningChoices(people("Nora", "Ben", "Cem"), TOGETHER, ((GAME, 1),), times=2))
    program.storage.evenings.add("Winter", drop_out(plan, [], 0).to_json())
    opened(window).next_button.click()
    assert window.session is not None
    assert [player.name for player in window.session.match.players] == ["Ben", "Cem"]
    play_out(window)
    assert states(opened(window)) == [DONE, OPEN]


def test_a_full_disk_lets_nobody_drop_out_and_says_so(
    window: MainWindow, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StorageError("disk-full", {})

    program.storage.evenings.add("Winter", robin("Nora", "Ben").to_json())
    dialog = opened(window)
    select(dialog, "Ben")
    monkeypatch.setattr(program.storage.evenings, "keep", full)
    dialog.drop_button.click()
    assert "disk is full" in dialog.line.text()
    assert states(dialog) == [OPEN]


def test_a_change_in_another_window_is_not_written_over(window: MainWindow, program: Program) -> None:
    store = program.storage.evenings
    store.add("Winter", robin("Nora", "Ben", "Cem").to_json())
    dialog = opened(window)
    (stored,) = store.all()
    store.keep(stored, drop_out(robin("Nora", "Ben", "Cem"), [], 0).to_json())
    select(dialog, "Ben")
    dialog.drop_button.click()
    assert "has been changed in another window" in dialog.line.text()
    assert dialog.evening is not None
    assert set(dialog.evening.plan.gone) == {0}


def test_an_evening_is_deleted_and_brought_back(window: MainWindow, program: Program) -> None:
    program.storage.evenings.add("Winter", robin("Nora", "Ben").to_json())
    dialog = opened(window)
    dialog.delete_button.click()
    assert dialog.evening is None
    assert "‘Winter’ is deleted" in dialog.line.text()
    assert program.storage.evenings.all() == []
    dialog.delete_button.click()
    assert dialog.choice.currentText() == "Winter"
    assert states(dialog) == [OPEN]


def test_a_damaged_plan_is_told_and_can_be_deleted(window: MainWindow, program: Program) -> None:
    program.storage.evenings.add("Winter", {"form": "none"})
    dialog = opened(window)
    assert "damaged" in dialog.line.text()
    assert not dialog.next_button.isVisible()
    dialog.delete_button.click()
    assert program.storage.evenings.all() == []


# Sharing.


def test_the_standings_are_saved_as_a_picture(
    window: MainWindow, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.storage.evenings.add("Winter: 2026/27", robin("Nora", "Ben", "Cem").to_json())
    asked: list[str] = []

    def choose(_parent: object, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        asked.append(name)
        return str(tmp_path / "standings"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    dialog = opened(window)
    dialog.picture_button.click()
    assert asked == ["Winter- 2026-27.png"]
    assert str(tmp_path / "standings.png") in dialog.line.text()
    picture = QImage(str(tmp_path / "standings.png"))
    assert picture.width() > 400
    assert picture.height() > 400
    # Paper in the middle, wood around it, and something is written.
    colours = {picture.pixelColor(x, picture.height() // 2).name() for x in range(picture.width())}
    palette = program.appearance.palette
    assert palette.label.name() in colours
    assert picture.pixelColor(4, 4) != palette.label
    assert len(colours) > 20


def test_the_standings_are_saved_as_a_table(
    window: MainWindow, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.storage.evenings.add("Winter", robin("Nora", "=2+2", "Cem").to_json())
    opened(window).next_button.click()
    play_out(window)
    target = tmp_path / "standings.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    dialog = opened(window)
    dialog.file_button.click()
    text = target.read_text("utf-8-sig")
    rows = list(csv.reader(text.splitlines()))
    assert rows[0] == ["Place", "Name", "Points", "Played", "Won", "Tie-break"]
    assert {row[1] for row in rows[1:]} == {"Nora", "'=2+2", "Cem"}
    assert sum(float(row[2]) for row in rows[1:]) == 1
    evening = dialog.evening
    assert evening is not None
    assert [int(row[0]) for row in rows[1:]] == [row.place for row in evening.table]


def test_a_file_that_cannot_be_written_is_told(
    window: MainWindow, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.storage.evenings.add("Winter", robin("Nora", "Ben").to_json())
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "file" / "a.csv"), ""))
    dialog = opened(window)
    dialog.file_button.click()
    assert "Saved" not in dialog.line.text()
    assert "file" in dialog.line.text()


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Winter", "Winter"),
        ('a/b\\c:d*e?f"g<h>i|j', "a-b-c-d-e-f-g-h-i-j"),
        ("..", "standings"),
        ("con", "_con"),
        ("LPT1.txt", "_LPT1.txt"),
        ("x" * 100, "x" * 60),
        ("Zoë & Ömer", "Zoë & Ömer"),
    ],
)
def test_a_title_becomes_a_name_that_every_system_takes(title: str, name: str) -> None:
    assert file_name(title) == name


def test_the_whole_page_is_done_by_keys(window: MainWindow, program: Program, qtbot: QtBot) -> None:
    program.storage.evenings.add("Winter", robin("Nora", "Ben", "Cem").to_json())
    press(window, qtbot, "evenings")
    dialog = page(window)
    dialog.plan_table.setFocus()
    qtbot.keyClick(dialog.plan_table, Qt.Key.Key_Down)
    assert dialog.plan_table.currentIndex().row() == 1
    dialog.play_button.setFocus()
    qtbot.keyClick(dialog.play_button, Qt.Key.Key_Space)
    assert window.session is not None
    assert window.session.match.extra[EVENING_KEY]["match"] == 1
