"""The programs that can play: the page, the dialog before a match, and the question where one is missing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.new_game import NewGameDialog
from holzwurm_desktop.dialogs.preferences import PreferencesDialog
from holzwurm_desktop.dialogs.program_gone import ProgramGoneDialog
from holzwurm_desktop.dialogs.programs import ProgramsDialog
from holzwurm_desktop.dialogs.programs_page import ProgramsPage
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.records import PROGRAM_LEVEL
from holzwurm_desktop.models.new_game import Choices, Seat
from tests.ai.programs_that_play import EXAMPLE
from tests.playing import ROOT

WAIT_MS = 20_000


@pytest.fixture
def dialog(program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> ProgramsDialog:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    made = ProgramsDialog(program.preferences, program.languages.words, program.appearance)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def page(dialog: ProgramsDialog) -> ProgramsPage:
    return dialog.page


def type_in(page: ProgramsPage, qtbot: QtBot, name: str, command: str) -> None:
    for field, text in ((page.name, name), (page.command, command)):
        field.clear()
        qtbot.keyClicks(field, text)


def listed(page: ProgramsPage) -> list[tuple[str, str]]:
    items = [page.list.topLevelItem(place) for place in range(page.list.topLevelItemCount())]
    return [(item.text(0), item.text(1)) for item in items if item is not None]


def click(button: object, qtbot: QtBot) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_program_is_added_by_mouse(program: Program, page: ProgramsPage, qtbot: QtBot) -> None:
    type_in(page, qtbot, "  Bot ", EXAMPLE)
    click(page.add_button, qtbot)

    assert program.preferences.values.programs == {"Bot": EXAMPLE}
    assert listed(page) == [("Bot", EXAMPLE)]
    assert page.remark.text() == "Bot can be chosen for a seat in a new match now."
    assert page.list.currentItem().text(0) == "Bot"


def test_a_program_is_added_and_changed_by_keyboard_alone(
    program: Program, dialog: ProgramsDialog, page: ProgramsPage, qtbot: QtBot
) -> None:
    assert page.name.hasFocus()
    qtbot.keyClicks(page.name, "Bot")
    qtbot.keyClick(page.name, Qt.Key.Key_Tab)
    assert page.command.hasFocus()
    qtbot.keyClicks(page.command, EXAMPLE)
    qtbot.keyClick(page.command, Qt.Key.Key_Return)
    assert program.preferences.values.programs == {"Bot": EXAMPLE}

    qtbot.keyClicks(page.command, " --fast")
    qtbot.keyClick(page.command, Qt.Key.Key_Return)

    assert program.preferences.values.programs == {"Bot": f"{EXAMPLE} --fast"}
    assert dialog.isVisible()  # Enter in a field is no Enter for the dialog


def test_the_list_is_walked_through_by_arrows(program: Program, page: ProgramsPage, qtbot: QtBot) -> None:
    program.preferences.change(programs={"Bot": EXAMPLE, "Other": f"{EXAMPLE} 2"})
    page.list.setCurrentItem(page.list.topLevelItem(0))
    qtbot.keyClick(page.list, Qt.Key.Key_Down)

    assert (page.name.text(), page.command.text()) == ("Other", f"{EXAMPLE} 2")


def test_before_anything_is_added_the_page_says_what_that_means(page: ProgramsPage) -> None:
    for said in (page.warning.text(), page.add_button.accessibleDescription()):
        assert "runs on this computer with your own rights" in said
        assert "only what its own seat may see" in said
    assert page.warning.isVisible()


@pytest.mark.parametrize(
    ("name", "command", "said"),
    [
        ("", EXAMPLE, "The program needs a name."),
        ("bot", EXAMPLE, "There is a program called Bot already."),
        ("New", "", "That does not work: no command."),
        ("New", "/nowhere/at/all --fast", "That does not work: there is no program /nowhere/at/all."),
        ("New", "'open", "That does not work: a quotation that is not closed: 'open."),
    ],
)
def test_what_cannot_be_added_is_refused_in_words(
    program: Program, page: ProgramsPage, qtbot: QtBot, name: str, command: str, said: str
) -> None:
    program.preferences.change(programs={"Bot": EXAMPLE})
    type_in(page, qtbot, name, command)
    click(page.add_button, qtbot)

    assert page.remark.text() == said
    assert program.preferences.values.programs == {"Bot": EXAMPLE}


def test_a_program_can_be_called_otherwise_and_keeps_its_place(
    program: Program, page: ProgramsPage, qtbot: QtBot
) -> None:
    program.preferences.change(programs={"Bot": EXAMPLE, "Other": EXAMPLE})
    page.list.setCurrentItem(page.list.topLevelItem(0))
    type_in(page, qtbot, "New", f"{EXAMPLE} --fast")
    click(page.change_button, qtbot)

    assert listed(page) == [("New", f"{EXAMPLE} --fast"), ("Other", EXAMPLE)]
    assert page.remark.text() == "New was changed."


def test_a_program_is_removed(program: Program, page: ProgramsPage, qtbot: QtBot) -> None:
    program.preferences.change(programs={"Bot": EXAMPLE, "Other": EXAMPLE})
    assert not page.remove_button.isEnabled()
    page.list.setCurrentItem(page.list.topLevelItem(0))
    click(page.remove_button, qtbot)

    assert program.preferences.values.programs == {"Other": EXAMPLE}
    assert page.remark.text() == "Bot was removed."
    assert not page.remove_button.isEnabled()


def test_the_file_of_a_program_is_looked_for(
    page: ProgramsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("/a place/with a bot", ""))
    click(page.choose_button, qtbot)

    assert page.command.text() in ("'/a place/with a bot'", '"/a place/with a bot"')


def test_a_program_is_tried_before_it_is_added(program: Program, page: ProgramsPage, qtbot: QtBot) -> None:
    type_in(page, qtbot, "", EXAMPLE)
    click(page.try_button, qtbot)
    assert page.remark.text() == "The program is started and greeted…"
    assert page.try_button.text() == "S&top"
    qtbot.waitUntil(lambda: page.remark.text().startswith("It answered after "), timeout=WAIT_MS)

    assert page.remark.text().endswith(" s and calls itself Example.")
    assert page.name.text() == "Example"
    assert page.try_button.text() == "Tr&y it"
    assert program.preferences.values.programs == {}


def test_what_goes_wrong_when_it_is_tried_is_told(page: ProgramsPage, qtbot: QtBot) -> None:
    type_in(page, qtbot, "Bot", "/nowhere/at/all")
    click(page.try_button, qtbot)
    qtbot.waitUntil(lambda: page.try_button.text() == "Tr&y it", timeout=WAIT_MS)

    assert page.remark.text() == "That does not work: there is no program /nowhere/at/all."


@pytest.mark.parametrize("by", ["button", "closing"])
def test_a_trial_can_be_stopped(dialog: ProgramsDialog, page: ProgramsPage, qtbot: QtBot, by: str) -> None:
    python = EXAMPLE.split()[0]
    type_in(page, qtbot, "Bot", f'{python} -c "import time; time.sleep(1000)"')
    click(page.try_button, qtbot)
    trial = page._trial
    assert trial.running
    if by == "button":
        click(page.try_button, qtbot)
        assert page.remark.text() == "Stopped."
    else:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    assert not trial.running


def test_the_preferences_have_the_same_page(program: Program, qtbot: QtBot) -> None:
    dialog = PreferencesDialog(
        program.preferences, program.window.book, program.languages.words, program.appearance
    )
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.pages.setCurrentWidget(dialog.programs)

    assert dialog.programs.warning.isVisible()
    assert dialog.pages.tabText(dialog.pages.currentIndex()) == "Programs"


# The dialog before a match.


@pytest.fixture
def new_game(program: Program, qtbot: QtBot) -> NewGameDialog:
    program.preferences.change(programs={"Bot": EXAMPLE, "Other": EXAMPLE})
    made = NewGameDialog("holzwurm", program.preferences, program.languages.words, program.appearance)
    qtbot.addWidget(made)
    made.show()
    return made


def accepted(dialog: NewGameDialog, qtbot: QtBot) -> Choices:
    with qtbot.waitSignal(dialog.game_chosen) as told:
        dialog.accept()
    choices = told.args[1]
    assert isinstance(choices, Choices)
    return choices


def test_a_program_is_chosen_for_a_seat_by_keyboard(new_game: NewGameDialog, qtbot: QtBot) -> None:
    box = new_game.seats._kinds[1]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_End)

    assert box.currentText() == "Program: Other"
    assert new_game.seats.names()[1] == "Other"
    assert new_game.seats.explanation.text().startswith("Other (program): A program of this computer")
    seats = accepted(new_game, qtbot).seats
    assert seats[:3] == (Seat(), Seat("", PROGRAM_LEVEL, "Other"), Seat(level="easy"))


def test_a_program_that_was_chosen_last_is_offered_again(
    program: Program, new_game: NewGameDialog, qtbot: QtBot
) -> None:
    box = new_game.seats._kinds[1]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_End)
    accepted(new_game, qtbot)

    program.preferences.change(programs={"Bot": EXAMPLE, "Other": EXAMPLE})
    again = NewGameDialog("holzwurm", program.preferences, program.languages.words, program.appearance)
    qtbot.addWidget(again)
    assert again.choices().seats[1] == Seat("", PROGRAM_LEVEL, "Other")


def test_programs_can_be_added_and_removed_meanwhile(
    program: Program, new_game: NewGameDialog, qtbot: QtBot
) -> None:
    box = new_game.seats._kinds[1]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_End)
    click(new_game.programs_button, qtbot)
    page = new_game.findChild(ProgramsDialog).page
    type_in(page, qtbot, "Third", EXAMPLE)
    click(page.add_button, qtbot)

    assert [box.itemText(place) for place in range(7, box.count())] == [
        "Program: Bot", "Program: Other", "Program: Third"
    ]  # fmt: skip
    assert box.currentText() == "Program: Other"

    page.list.setCurrentItem(page.list.topLevelItem(1))
    click(page.remove_button, qtbot)

    assert box.currentText() == "Lina (easy)"
    assert new_game.seats.names()[1:3] == ["Lina", "Lina 2"]
    entries = [new_game.start.itemText(place) for place in range(new_game.start.count())]
    assert entries[2:4] == ["Lina", "Lina 2"]
    assert "Other" not in entries


# Where one is missing.

PLAYERS = [
    Player("Nora"),
    Player("Bot", PROGRAM_LEVEL, program="Bot"),
    Player("Bo", PROGRAM_LEVEL, program="Gone"),
]


@pytest.fixture
def number(program: Program) -> int:
    """A stored match in which a move was made, with two programs that nobody has added."""
    session = program.matches.new_match("holzwurm", PLAYERS, {"rounds": 1}, 5, 0)
    session.match.play(session.match.playing().legal_moves()[0])
    session.save()
    session.saved.catch_up(session.match)
    number = session.saved.match_id
    session.close()
    return number


def asked(program: Program, number: int) -> ProgramGoneDialog:
    program.preferences.change(animation_speed="off")
    program.window.show()
    program.window.resume(number)
    dialog = program.window.windows.latest
    assert isinstance(dialog, ProgramGoneDialog)
    return dialog


def test_where_programs_are_missing_it_is_said_and_others_play_on(
    program: Program, number: int, qtbot: QtBot
) -> None:
    dialog = asked(program, number)
    assert dialog.reasons.text().splitlines() == [
        "Bot cannot play: this computer has no player called ‘Bot’.",
        "Bo cannot play: this computer has no player called ‘Gone’.",
    ]
    assert dialog.practice.isVisible()
    box = dialog.kinds[2]
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_End)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)

    session = program.window.session
    assert session is not None
    assert session.practice
    # A seat that was called as its program was gets a name that fits; another one keeps its own.
    assert session.match.players[1:] == [Player("Lina", "easy"), Player("Bo", "expert")]
    qtbot.waitUntil(lambda: len(session.match.rounds[-1].moves) >= 3, timeout=WAIT_MS)
    again = Match.from_record(program.matches._store.load(number))
    assert again.players == session.match.players


def test_whoever_would_rather_not_finds_the_match_as_it_was(
    program: Program, number: int, qtbot: QtBot
) -> None:
    dialog = asked(program, number)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    assert program.window.session is None
    again = Match.from_record(program.matches._store.load(number))
    assert again.players == PLAYERS
    assert not program.matches.meta(number)["practice"]


def test_a_program_that_is_added_again_is_chosen_at_once(
    program: Program, number: int, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    dialog = asked(program, number)
    click(dialog.programs_button, qtbot)
    page = dialog.findChild(ProgramsDialog).page
    for name in ("Bot", "Gone"):
        type_in(page, qtbot, name, EXAMPLE)
        click(page.add_button, qtbot)
    page.window().close()
    assert [box.currentText() for box in dialog.kinds.values()] == ["Program: Bot", "Program: Gone"]
    dialog.accept()

    session = program.window.session
    assert session is not None
    assert not session.practice
    assert session.match.players == PLAYERS
    qtbot.waitUntil(lambda: len(session.match.rounds[-1].moves) >= 3, timeout=WAIT_MS)
    assert session.match.stand_ins == 0
    program.window.show_lobby()
