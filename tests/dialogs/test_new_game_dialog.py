"""The new-game dialog."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.fitting import Fit
from holzwurm_desktop.ai.scale import scale_of
from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.new_game import NewGameDialog
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.records import FITTING, LEVELS
from holzwurm_desktop.models.new_game import RANDOM, YOUNGEST, Choices, Seat
from holzwurm_desktop.text.levels import LEVEL_LINES, PERSONS, line_of
from holzwurm_desktop.text.strength import level_strength
from holzwurm_desktop.text.words import Words


@pytest.fixture
def dialog(program: Program, qtbot: QtBot) -> NewGameDialog:
    made = make(program)
    qtbot.addWidget(made)
    return made


def make(program: Program, game_id: str = "holzwurm") -> NewGameDialog:
    dialog = NewGameDialog(game_id, program.preferences, program.languages.words, program.appearance)
    dialog.show()
    return dialog


def accepted(dialog: NewGameDialog, qtbot: QtBot) -> Choices:
    with qtbot.waitSignal(dialog.game_chosen) as told:
        dialog.accept()
    assert told.args is not None
    assert told.args[0] == "holzwurm"
    assert isinstance(told.args[1], Choices)
    return told.args[1]


def choose(dialog: NewGameDialog, seat: int, kind: int) -> None:
    """As if a player had picked entry `kind` of a seat's list."""
    box = dialog.seats._kinds[seat]
    box.setCurrentIndex(kind)
    box.activated.emit(kind)


def test_it_opens_with_one_person_against_three_easy_computer_players(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    chosen = accepted(dialog, qtbot)
    assert chosen.seats == (Seat(), *[Seat(level="easy")] * 3)
    assert chosen.start_seat() == 0
    assert chosen.deal_number is None


def test_it_opens_as_it_was_last_used(program: Program, dialog: NewGameDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(dialog.count._group.button(3), Qt.MouseButton.LeftButton)
    dialog.seats._names[0].setText("Nora")
    choose(dialog, 1, 5)
    choose(dialog, 2, 0)
    dialog._options[0].show_value(7)
    dialog.start.setCurrentIndex(dialog.start.findData(2))
    chosen = accepted(dialog, qtbot)
    again = make(program)
    qtbot.addWidget(again)
    assert again.seats.names() == dialog.seats.names()
    assert replace(again.choices(), seats=chosen.seats) == chosen
    assert chosen == Choices((Seat("Nora"), Seat(level="expert"), Seat()), {"rounds": 7}, 2, 0, coach=False)


def test_it_remembers_the_players_name_for_other_games(
    program: Program, dialog: NewGameDialog, qtbot: QtBot
) -> None:
    dialog.seats._names[0].setText("Nora")
    accepted(dialog, qtbot)
    assert program.preferences.values.player_name == "Nora"
    assert program.preferences.values.last_game == "holzwurm"


def test_a_cancelled_dialog_remembers_nothing(program: Program, dialog: NewGameDialog, qtbot: QtBot) -> None:
    dialog.seats._names[0].setText("Nora")
    dialog.reject()
    assert program.preferences.values.new_game == {}


def test_a_seat_that_changes_hands_gets_a_name_that_fits(dialog: NewGameDialog) -> None:
    choose(dialog, 1, 0)
    assert dialog.seats.names()[1] == "Player 2"
    choose(dialog, 1, 3)
    assert dialog.seats.names()[1] == "Joost"


def test_a_name_that_was_typed_stays_when_the_seat_changes_hands(dialog: NewGameDialog) -> None:
    dialog.seats._names[1].setText("Robot")
    choose(dialog, 1, 0)
    assert dialog.seats.names()[1] == "Robot"


def test_only_the_numbers_that_may_play_are_offered(dialog: NewGameDialog) -> None:
    shown = [button.text() for button in dialog.count._group.buttons() if not button.isHidden()]
    assert shown == ["2", "3", "4", "5", "6"]


def test_the_seats_are_called_by_name_where_it_is_asked_who_begins(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    dialog.seats._names[1].clear()
    qtbot.keyClicks(dialog.seats._names[1], "Ben")
    entries = [dialog.start.itemText(place) for place in range(dialog.start.count())]
    assert entries == ["the youngest", "Player 1", "Ben", "Lina 2", "Lina 3", "drawn by lot"]


def test_who_is_the_youngest_is_asked_only_where_it_matters(dialog: NewGameDialog) -> None:
    assert dialog.youngest.isVisible()
    dialog.start.setCurrentIndex(dialog.start.findData(RANDOM))
    assert not dialog.youngest.isVisible()
    dialog.start.setCurrentIndex(dialog.start.findData(YOUNGEST))
    assert dialog.youngest.isVisible()


def test_fewer_players_do_not_leave_a_first_player_who_is_gone(dialog: NewGameDialog, qtbot: QtBot) -> None:
    dialog.start.setCurrentIndex(dialog.start.findData(3))
    qtbot.mouseClick(dialog.count._group.button(2), Qt.MouseButton.LeftButton)
    chosen = accepted(dialog, qtbot)
    assert chosen.start_seat() in (0, 1)


@pytest.mark.parametrize(("typed", "number"), [("42", 42), ("042", 42), ("x9y", 9), ("0", None)])
def test_a_deal_number_is_a_number(
    dialog: NewGameDialog, qtbot: QtBot, typed: str, number: int | None
) -> None:
    qtbot.keyClicks(dialog.deal, typed)
    assert accepted(dialog, qtbot).deal_number == number


def test_every_level_is_explained_in_a_line(dialog: NewGameDialog) -> None:
    explained = set()
    for kind in range(1, 6):
        choose(dialog, 1, kind)
        explained.add(dialog.seats.explanation.text())
    assert len(explained) == 5


def test_enter_starts_the_match(dialog: NewGameDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.game_chosen):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)


@pytest.mark.parametrize("game_id", list(all_games()))
def test_a_game_without_deals_asks_for_no_deal_number(program: Program, qtbot: QtBot, game_id: str) -> None:
    dialog = make(program, game_id)
    qtbot.addWidget(dialog)
    dealt = all_games()[game_id].has_deals

    dialog.deal.setText("42")

    assert dialog.deal.isVisible() == dialog._deal_line.isVisible() == dealt
    assert dialog.choices().deal_number == (42 if dealt else None)


@pytest.mark.parametrize("game_id", list(all_games()))
def test_how_many_play_is_asked_only_where_there_is_a_choice(
    program: Program, qtbot: QtBot, game_id: str
) -> None:
    dialog = make(program, game_id)
    qtbot.addWidget(dialog)

    assert dialog.count.isVisible() == (len(all_games()[game_id].seats) > 1)


def test_the_line_about_a_level_says_whose_it_is(dialog: NewGameDialog) -> None:
    choose(dialog, 2, 3)
    assert dialog.seats.explanation.text().startswith(f"{dialog.seats.names()[2]} (medium): ")
    choose(dialog, 1, 5)
    assert dialog.seats.explanation.text().startswith(f"{dialog.seats.names()[1]} (expert): ")
    choose(dialog, 1, 0)
    named = dialog.seats.explanation.text().partition(" (")[0]
    assert named in dialog.seats.names()[2:]


def test_whoever_is_chosen_is_shown_with_name_level_manner_and_portrait(dialog: NewGameDialog) -> None:
    box, seen = dialog.seats._kinds[1], set()
    for kind, (level, person) in enumerate(PERSONS.items(), 1):
        choose(dialog, 1, kind)
        assert box.currentText() == f"{person.source} ({level})"
        assert box.accessibleDescription() == LEVEL_LINES[level].source
        said = dialog.seats.explanation.text()
        assert person.source in said
        assert LEVEL_LINES[level].source in said
        assert dialog.seats.portrait.isVisible()
        assert dialog.seats.portrait.accessibleName() == person.source
        seen.add(bytes(dialog.seats.portrait.pixmap().toImage().constBits()))
        assert not box.itemIcon(kind).isNull()
    assert len(seen) == len(PERSONS)
    assert box.itemIcon(0).isNull()


def test_a_seat_called_otherwise_still_says_who_plays_there(dialog: NewGameDialog) -> None:
    dialog.seats._names[1].setText("Robot")
    choose(dialog, 1, 4)
    assert dialog.seats.explanation.text().startswith("Robot is played by Marthe (hard): ")


def test_where_only_people_play_nobody_is_shown(dialog: NewGameDialog) -> None:
    for seat in range(1, 4):
        choose(dialog, seat, 0)
    assert not dialog.seats.portrait.isVisible()
    assert not dialog.seats.explanation.isVisible()


FITS = 6
"""The place of who fits a person in the list of a seat."""


@pytest.fixture
def fitting(program: Program, qtbot: QtBot) -> NewGameDialog:
    """A dialog that knows of one person."""

    def fit_of(game_id: str, person: str) -> Fit:
        return Fit(1595.0, 80.0, 20, 13, 7) if person == "Nora" else Fit(1430.0, 200.0)

    program.preferences.change(player_name="Nora")
    words, appearance = program.languages.words, program.appearance
    made = NewGameDialog("superspion", program.preferences, words, appearance, fit_of=fit_of)
    qtbot.addWidget(made)
    made.show()
    return made


def told(dialog: NewGameDialog) -> str:
    return dialog.seats.explanation.text()


def test_who_fits_a_person_is_chosen_by_keyboard_after_the_levels(
    program: Program, fitting: NewGameDialog, qtbot: QtBot
) -> None:
    box = fitting.seats._kinds[1]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_End)

    assert (box.currentIndex(), box.currentText()) == (FITS, "Fiete (made to measure)")
    assert fitting.seats.names() == ["Nora", "Fiete"]
    assert fitting.seats.portrait.accessibleName() == "Fiete"
    assert not box.itemIcon(FITS).isNull()
    fitting.accept()
    again = make(program, "superspion")
    qtbot.addWidget(again)
    assert again.choices().seats == (Seat(), Seat(level=FITTING))


def test_who_fits_a_person_says_where_it_stands_to_readers_too(fitting: NewGameDialog) -> None:
    scale = scale_of("superspion")
    assert scale.points("hard") + 10 < 1595 < scale.points("expert")
    stands = "Plays at 1595: between “hard” and “expert”. You have won 7 of 13 matches against it."
    line = line_of(Seat(level=FITTING))
    assert line is not None

    choose(fitting, 1, FITS)

    box = fitting.seats._kinds[1]
    assert told(fitting).startswith(f"Fiete (made to measure): {line.source} {stands} ")
    assert box.accessibleDescription() == box.itemData(FITS, Qt.ItemDataRole.ToolTipRole)
    assert box.accessibleDescription() == f"{line.source} {stands}"
    choose(fitting, 1, 1)
    assert stands not in told(fitting)


def test_it_goes_by_whoever_sits_there_and_follows_the_name(fitting: NewGameDialog, qtbot: QtBot) -> None:
    choose(fitting, 1, FITS)
    name = fitting.seats._names[0]
    name.selectAll()
    qtbot.keyClicks(name, "Ben")

    assert "Plays at 1430" in told(fitting)
    assert "It gets to know you with every match." in told(fitting)
    name.selectAll()
    qtbot.keyClicks(name, "Nora")
    assert "Plays at 1595" in told(fitting)


def test_a_name_can_be_cleared_and_typed_anew(fitting: NewGameDialog, qtbot: QtBot) -> None:
    choose(fitting, 1, FITS)
    name = fitting.seats._names[0]
    name.selectAll()
    qtbot.keyClick(name, Qt.Key.Key_Delete)

    assert name.text() == ""


def test_of_several_people_it_fits_the_first_and_says_so(program: Program, fitting: NewGameDialog) -> None:
    fitting._load("holzwurm")
    choose(fitting, 3, FITS)
    assert "Made to measure for" not in told(fitting)

    choose(fitting, 0, 1)
    choose(fitting, 3, FITS)
    assert "Made to measure for Nora. Plays at 1595" in told(fitting)
    fitting.seats._names[1].setText("Ben")
    choose(fitting, 1, 0)
    assert "Plays at 1430" in told(fitting)
    assert "Made to measure for" not in told(fitting)
    choose(fitting, 2, 0)
    assert "Made to measure for Ben, the first person at the table. Plays at 1430" in told(fitting)


@pytest.mark.parametrize("game_id", list(all_games()))
def test_a_level_says_how_strong_it_is_where_that_was_measured(
    program: Program, qtbot: QtBot, game_id: str
) -> None:
    dialog = make(program, game_id)
    qtbot.addWidget(dialog)
    for kind, level in enumerate(LEVELS, 1):
        choose(dialog, 1, kind)
        known = level_strength(Words(), game_id, level)
        assert bool(known) == bool(scale_of(game_id).command)
        assert f"{LEVEL_LINES[level].source} {known}".rstrip() in told(dialog)


def test_the_names_of_seats_are_read_in_the_new_language(program: Program, fitting: NewGameDialog) -> None:
    choose(fitting, 1, FITS)
    program.preferences.change(language="de")
    QApplication.processEvents()

    assert fitting.seats._kinds[1].currentText() == "Fiete (nach Maß)"
    assert "Spielt mit Stärke 1595: zwischen „schwer“ und „Experte“." in told(fitting)
    assert "Spielt mit Stärke 1595" in fitting.seats._kinds[1].accessibleDescription()


@pytest.mark.parametrize("game_id", ["holzwurm", "superspion", "kistenstapel"])
def test_a_dialog_in_german_is_no_taller_than_its_words_need(
    program: Program, qtbot: QtBot, game_id: str
) -> None:
    program.preferences.change(language="de")
    dialog = make(program, game_id)
    qtbot.addWidget(dialog)
    qtbot.waitExposed(dialog)
    QApplication.processEvents()
    layout = dialog._content.layout()
    assert layout is not None
    need = layout.totalHeightForWidth(dialog._content.width())

    assert dialog.start_button.text() == "&Los"
    assert need <= dialog._content.height() <= need + dialog.fontMetrics().height()
    for label in (dialog.seats.explanation, dialog._deal_line):
        room = QRect(0, 0, label.width(), 10_000)
        words = label.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, label.text()).height()
        assert words <= label.minimumHeight() < words + label.fontMetrics().height()


def test_a_dialog_keeps_its_size_when_less_is_in_it(dialog: NewGameDialog, qtbot: QtBot) -> None:
    qtbot.waitExposed(dialog)
    QApplication.processEvents()
    before = dialog.size()

    qtbot.mouseClick(dialog.count._group.button(2), Qt.MouseButton.LeftButton)
    QApplication.processEvents()

    assert dialog.size() == before
