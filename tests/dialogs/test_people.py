"""The page of the people, and where they are offered and shown: a new match, puzzles, lessons, statistics, table."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.lesson import LessonDialog
from holzwurm_desktop.dialogs.name_help import NameHelp
from holzwurm_desktop.dialogs.new_evening import NewEveningDialog
from holzwurm_desktop.dialogs.new_game import NewGameDialog
from holzwurm_desktop.dialogs.people import PeopleDialog
from holzwurm_desktop.dialogs.puzzles import PuzzlesDialog
from holzwurm_desktop.dialogs.same_person import SamePersonDialog
from holzwurm_desktop.dialogs.statistics import PLAYERS, RATING, StatisticsDialog
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.evenings.making import EveningChoices, make_plan
from holzwurm_desktop.evenings.plan import TOGETHER, Participant
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.people_rows import COLOURS, PORTRAITS
from tests.dialogs.test_statistics_dialog import play_match

TODAY = date(2026, 11, 28)


@pytest.fixture
def dialog(program: Program, qtbot: QtBot) -> PeopleDialog:
    for name in ("Zoë", "Nora", "Ben"):
        program.people.meet(name)
    program.people.play_as("Nora")
    program.window.show()
    program.window.menus.actions["people"].trigger()
    made = program.window.windows.latest
    assert isinstance(made, PeopleDialog)
    qtbot.waitExposed(made)
    return made


def listed(dialog: PeopleDialog) -> list[str]:
    rows = [dialog.list.topLevelItem(place) for place in range(dialog.list.topLevelItemCount())]
    return [item.text(0) for item in rows if item is not None]


def select(dialog: PeopleDialog, name: str) -> None:
    dialog.list.setCurrentItem(dialog.list.findItems(name, Qt.MatchFlag.MatchExactly)[0])


def write(qtbot: QtBot, field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    if text.isascii():
        qtbot.keyClicks(field, text)
    else:  # Qt's tests know no keys of other letters
        field.insert(text)


def press(qtbot: QtBot, button: object) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(qtbot: QtBot, box: object, text: str) -> None:
    """Choose a line of a list with the keyboard."""
    wanted = box.findText(text)  # type: ignore[attr-defined]
    box.setFocus()  # type: ignore[attr-defined]
    while box.currentIndex() != wanted:  # type: ignore[attr-defined]
        down = box.currentIndex() < wanted  # type: ignore[attr-defined]
        qtbot.keyClick(box, Qt.Key.Key_Down if down else Qt.Key.Key_Up)


# The page.


def test_the_list_is_on_whoever_plays(dialog: PeopleDialog) -> None:
    assert listed(dialog) == ["Ben", "Nora", "Zoë"]
    assert dialog.name.text() == "Nora"


def test_a_screen_reader_hears_the_looks_and_what_was_done(dialog: PeopleDialog) -> None:
    item = dialog.list.currentItem()
    assert item is not None
    assert item.data(0, Qt.ItemDataRole.AccessibleTextRole) == "Nora, owl, orange"
    assert [item.text(column) for column in (1, 2, 3)] == ["0", "0", "0"]
    assert not item.icon(0).isNull()


def test_enter_in_the_field_renames_and_who_plays_follows(
    program: Program, dialog: PeopleDialog, qtbot: QtBot
) -> None:
    write(qtbot, dialog.name, "Leonora")
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    assert listed(dialog) == ["Ben", "Leonora", "Zoë"]
    assert dialog.remark.text() == "Nora is called Leonora from now on."
    assert program.preferences.values.player_name == "Leonora"
    assert program.window.lobby.who_button.text() == "Leonora"
    item = dialog.list.currentItem()
    assert item is not None
    assert item.toolTip(0) == "owl, orange\nAlso called: Nora"


def test_a_name_of_somebody_else_is_refused_with_what_to_do(
    program: Program, dialog: PeopleDialog, qtbot: QtBot
) -> None:
    for button in (dialog.rename_button, dialog.add_button):
        write(qtbot, dialog.name, " zoë")
        press(qtbot, button)
        assert "a name of Zoë already" in dialog.remark.text()
    write(qtbot, dialog.name, " ")
    press(qtbot, dialog.rename_button)
    assert dialog.remark.text() == "A person needs a name."
    assert program.people.offered == ["Ben", "Nora", "Zoë"]


def test_a_new_person_is_added_and_selected(program: Program, dialog: PeopleDialog, qtbot: QtBot) -> None:
    write(qtbot, dialog.name, "Ida")
    press(qtbot, dialog.add_button)
    assert listed(dialog) == ["Ben", "Ida", "Nora", "Zoë"]
    assert dialog.list.currentItem().text(0) == "Ida"  # type: ignore[union-attr]
    assert program.people.offered == listed(dialog)


def test_colour_and_portrait_are_chosen_with_the_keyboard(
    program: Program, dialog: PeopleDialog, qtbot: QtBot
) -> None:
    assert (dialog.colour.count(), dialog.portrait.count()) == (1 + len(COLOURS), 1 + len(PORTRAITS))
    choose(qtbot, dialog.colour, "violet")
    choose(qtbot, dialog.portrait, "hedgehog")
    assert dialog.remark.text() == "Nora: hedgehog, violet."
    assert program.people.face("nora") == "hedgehog/violet"
    choose(qtbot, dialog.colour, "no colour")
    choose(qtbot, dialog.portrait, "no picture")
    assert program.people.face("nora") == ""


def test_who_is_hidden_is_in_no_list_until_shown_again(
    program: Program, dialog: PeopleDialog, qtbot: QtBot
) -> None:
    play_match(program, 1, players=[Player("Zoë"), Player("Ben")])
    select(dialog, "Zoë")
    press(qtbot, dialog.hide_button)
    assert listed(dialog) == ["Ben", "Nora"]
    assert program.people.offered == ["Ben", "Nora"]
    program.window.windows.statistics("holzwurm")
    statistics = program.window.windows.latest
    assert isinstance(statistics, StatisticsDialog)
    statistics.tabs.setCurrentIndex(PLAYERS)

    def players() -> list[str]:
        model = statistics.players_table.model()
        return sorted(model.index(row, 0).data() for row in range(model.rowCount()))

    assert (players(), statistics.filter.people) == (["Ben"], ["Ben"])
    assert len(statistics.shown) == 1  # Ben has played it all the same
    dialog.hidden.setChecked(True)
    assert listed(dialog) == ["Ben", "Nora", "Zoë (hidden)"]
    select(dialog, "Zoë (hidden)")
    press(qtbot, dialog.hide_button)
    assert (players(), statistics.filter.people) == (["Ben", "Zoë"], ["Ben", "Zoë"])
    assert listed(dialog) == ["Ben", "Nora", "Zoë"]


def test_two_people_are_joined_and_separated_again(
    program: Program, dialog: PeopleDialog, qtbot: QtBot
) -> None:
    play_match(program, 1, players=[Player("Nora"), Player("Ben")])
    play_match(program, 2, players=[Player("Zoë"), Player("Ben")])

    def ask(name: str) -> SamePersonDialog:
        select(dialog, name)
        press(qtbot, dialog.join_button)
        return dialog.findChildren(SamePersonDialog)[-1]

    question = ask("Nora")
    assert not question.part_button.isVisible()
    assert [question.others.itemText(place) for place in range(question.others.count())] == ["Ben", "Zoë"]
    question.others.setCurrentText("Zoë")
    press(qtbot, question.ok_button)
    assert listed(dialog) == ["Ben", "Zoë"]
    row = dialog.list.findItems("Zoë", Qt.MatchFlag.MatchExactly)[0]
    assert row.text(1) == "2"
    assert program.people.me == "Zoë"  # who played was joined
    question = ask("Zoë")
    assert question.known.text() == "Counted together so far: Zoë, Nora."
    press(qtbot, question.part_button)
    assert listed(dialog) == ["Ben", "Nora", "Zoë"]


def test_a_full_disk_is_told_and_nothing_is_changed(
    program: Program, dialog: PeopleDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StorageError("disk-full")

    for name in ("rename", "dress", "hide", "join", "meet"):
        monkeypatch.setattr(program.storage.people, name, full)
    write(qtbot, dialog.name, "Ida")
    for button in (dialog.rename_button, dialog.hide_button):
        press(qtbot, button)
        assert "disk is full" in dialog.remark.text()
        dialog.remark.setText("")
    write(qtbot, dialog.name, "Ida")
    press(qtbot, dialog.add_button)
    assert "disk is full" in dialog.remark.text()
    press(qtbot, dialog.join_button)
    question = dialog.findChildren(SamePersonDialog)[-1]
    press(qtbot, question.ok_button)
    assert "disk is full" in question.line.text()
    assert question.isVisible()
    assert listed(dialog) == ["Ben", "Nora", "Zoë"]


def test_a_person_whom_another_window_has_joined_is_gone(
    program: Program, dialog: PeopleDialog, qtbot: QtBot
) -> None:
    select(dialog, "Ben")
    ben, nora = (person.id for person in program.people.everybody[:2])
    program.storage.people.join(ben, nora)
    write(qtbot, dialog.name, "Bent")
    press(qtbot, dialog.rename_button)
    assert "another window" in dialog.remark.text()
    assert listed(dialog) == ["Nora", "Zoë"]


# Where they are offered.


def test_a_name_typed_once_is_offered_next_time(program: Program, qtbot: QtBot) -> None:
    program.window.begin("holzwurm", Choices((Seat("Zoë"), Seat("Ida"))))
    program.window.show_lobby()
    program.window.windows.new_game("holzwurm")
    dialog = program.window.windows.latest
    assert isinstance(dialog, NewGameDialog)
    field = dialog.seats.findChildren(QLineEdit)[0]
    help_ = field.findChildren(NameHelp)[0]
    assert help_.names.stringList() == ["Ida", "Zoë"]
    assert field.completer() is not None
    write(qtbot, field, "id")
    completer = field.completer()
    assert [
        completer.completionModel().index(row, 0).data() for row in range(completer.completionCount())
    ] == ["Ida"]


def test_the_portrait_stands_by_a_known_name_and_only_a_persons(program: Program, qtbot: QtBot) -> None:
    program.people.meet("Lina")
    program.window.windows.new_game("holzwurm")
    dialog = program.window.windows.latest
    assert isinstance(dialog, NewGameDialog)
    dialog.count.press_last()
    fields = dialog.seats.findChildren(QLineEdit)
    first, second = (field.findChildren(NameHelp)[0] for field in fields[:2])
    assert not first.picture.isVisible()
    fields[0].setText("LINA")
    assert first.picture.isVisible()
    assert first.picture.text() == "cat, red"
    assert fields[1].text() == "Lina"  # the computer player of that name
    assert not second.picture.isVisible()
    assert fields[1].completer() is None


def plan_evening(program: Program) -> NewEveningDialog:
    program.window.evenings.plan_another()
    dialog = program.window.windows.latest
    assert isinstance(dialog, NewEveningDialog)
    return dialog


def test_a_name_typed_for_an_evening_is_offered_for_the_next_with_its_portrait(
    program: Program, qtbot: QtBot
) -> None:
    dialog = plan_evening(program)
    dialog.seats.show_seats((Seat("Zoë"), Seat("Ida"), Seat(level="easy")), "")
    dialog.games.checks["afbraak"].setChecked(True)
    dialog.start_button.click()
    fields = plan_evening(program).seats.findChildren(QLineEdit)
    first, second, third = (field.findChildren(NameHelp)[0] for field in fields[:3])
    assert first.names.stringList() == ["Ida", "Zoë"]  # and not the computer player
    assert first.picture.isVisible()
    assert second.picture.text() == program.people.looks("Ida") != ""
    assert fields[2].completer() is None
    assert not third.picture.isVisible()
    write(qtbot, fields[0], "id")
    completer = fields[0].completer()
    assert [
        completer.completionModel().index(row, 0).data() for row in range(completer.completionCount())
    ] == ["Ida"]


def test_an_evening_is_planned_with_what_people_are_called_now(program: Program) -> None:
    program.people.meet("Nora")
    program.people.rename(program.people.everybody[0], "Leonora")
    program.storage.evenings.add(
        "Winter",
        make_plan(
            EveningChoices((Participant("Nora"), Participant("Ben")), TOGETHER, (("afbraak", 1),))
        ).to_json(),
    )
    dialog = plan_evening(program)
    assert dialog.seats.names() == ["Leonora", "Ben"]
    dialog.seats.show_seats((Seat("nora"), Seat("Ben")), "")
    assert [each.name for each in dialog.choices().participants] == ["Leonora", "Ben"]


def test_an_old_name_begins_a_match_as_the_person_is_called_now(program: Program) -> None:
    program.people.meet("Nora")
    program.people.rename(program.people.everybody[0], "Leonora")
    program.window.begin("holzwurm", Choices((Seat("nora"), Seat("Ben"))))
    assert program.window.session is not None
    assert [player.name for player in program.window.session.match.players] == ["Leonora", "Ben"]
    assert [person.name for person in program.people.everybody] == ["Ben", "Leonora"]


def test_puzzles_are_those_of_who_is_chosen(program: Program, qtbot: QtBot) -> None:
    people, store = program.people, program.storage.puzzles
    for name in ("Nora", "Ben"):
        people.meet(name)
    people.play_as("Nora")
    store.add("Ben", "holzwurm", "a1", "medium", True, TODAY)
    dialog = PuzzlesDialog(store, people, program.languages.words, program.appearance, today=TODAY)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.who.currentText() == "Nora"
    before = dialog.rating.text(), dialog.day_line.text()
    choose(qtbot, dialog.who, "Ben")
    assert people.me == "Ben"
    assert dialog.rating.text().endswith("1 solved in a row.")
    assert not before[0].endswith("1 solved in a row.")
    assert before[1] != dialog.day_line.text()
    choose(qtbot, dialog.who, "Nora")
    assert (dialog.rating.text(), dialog.day_line.text()) == before


def test_each_person_goes_on_in_a_lesson_where_they_left_it(program: Program) -> None:
    def lesson() -> LessonDialog:
        program.window.lessons.open("holzwurm")
        found = program.window.windows.latest
        assert isinstance(found, LessonDialog)
        return found

    for name in ("Nora", "Ben"):
        program.people.meet(name)
    program.people.play_as("Nora")
    dialog = lesson()
    dialog.session.seek(4)
    assert dialog.session.match.players[0].name == "Nora"
    dialog.close()
    program.people.play_as("Ben")
    dialog = lesson()
    assert (dialog.session.index, dialog.session.match.players[0].name) == (0, "Ben")
    dialog.close()
    program.people.play_as("Nora")
    assert lesson().session.index == 4


def test_progress_that_cannot_be_stored_is_told(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise StorageError("disk-full")

    monkeypatch.setattr(program.storage.lessons, "keep", full)
    program.window.lessons.open("holzwurm")
    assert "disk is full" in program.window.notices.label.text()


# Where they are shown.


def test_the_button_of_the_start_page_lets_somebody_else_play(program: Program, qtbot: QtBot) -> None:
    for name in ("Nora", "A & B"):
        program.people.meet(name)
    program.people.play_as("Nora")
    button = program.window.lobby.who_button
    assert button.accessibleName() == "Who plays: Nora"
    assert not button.icon().isNull()
    menu = button.menu()
    menu.aboutToShow.emit()
    first, second, _, page = menu.actions()
    assert [(each.text(), each.isChecked()) for each in (first, second)] == [
        ("A && B", False),
        ("Nora\t✓", True),
    ]
    first.trigger()
    assert (program.people.me, button.text()) == ("A & B", "A && B")
    page.trigger()
    assert isinstance(program.window.windows.latest, PeopleDialog)


def test_the_table_shows_the_portrait_and_follows_what_is_changed(program: Program, qtbot: QtBot) -> None:
    program.preferences.change(animation_speed="off", sound=False)
    program.window.begin("holzwurm", Choices((Seat("Nora"), Seat("Ben"), Seat(level="easy"))))
    nora = program.people.called("Nora")
    assert nora is not None

    def plates() -> list[tuple[str, str]]:
        table = program.window.table
        assert table is not None
        return [(plate.state.name, plate.state.face) for plate in table.table.plates]

    assert plates()[0] == ("Nora", "cat/red")
    assert plates()[2][1] == "easy"
    program.people.dress(nora, "blue", "snail")
    assert plates()[0] == ("Nora", "snail/blue")
    program.people.dress(nora, "", "")
    assert plates()[0] == ("Nora", "")
    program.people.rename(nora, "Leonora")
    QApplication.processEvents()
    assert plates()[0] == ("Leonora", "")


def test_statistics_show_portraits_and_follow_a_new_name(program: Program) -> None:
    play_match(program, 1)
    program.window.windows.statistics("holzwurm")
    dialog = program.window.windows.latest
    assert isinstance(dialog, StatisticsDialog)
    for page, table in ((PLAYERS, dialog.players_table), (RATING, dialog.ratings.table)):
        dialog.tabs.setCurrentIndex(page)
        dialog.ratings.wait()
        QApplication.processEvents()
        model = table.model()
        names = {model.index(row, 0).data(): model.index(row, 0) for row in range(model.rowCount())}
        assert set(names) == {"Nora", "Ben"}
        assert all(not index.data(Qt.ItemDataRole.DecorationRole).isNull() for index in names.values())
    nora = program.people.called("Nora")
    assert nora is not None
    program.people.rename(nora, "Leonora")
    assert dialog.filter.people == ["Ben", "Leonora"]
    assert dialog.shown[0].seats[0].name == "Leonora"


def test_the_shelf_and_a_copied_match_call_people_as_they_are_called_now(program: Program) -> None:
    program.window.begin("holzwurm", Choices((Seat("Nora"), Seat("Ben"))))
    session = program.window.session
    assert session is not None
    session.play(session.legal_moves()[0])
    program.window.show_lobby()
    nora = program.people.called("Nora")
    assert nora is not None
    program.people.rename(nora, "Leonora")
    (running,) = program.matches.running()
    assert [seat["name"] for seat in running.seats] == ["Leonora", "Ben"]
    text = program.matches.record_text(program.matches.load(running.match_id))
    assert '"Leonora"' in text
    assert '"Nora"' not in text
    again = program.matches.open_text(text.encode())
    assert again.saved.match_id == running.match_id  # known as the same match all the same
    again.close()
