"""Tasks in their window: moves by mouse and keys, what the bubble says and covers, the way from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.tasks import Task
from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs import bubble_dialog
from holzwurm_desktop.dialogs.task import TaskDialog
from holzwurm_desktop.models.tasks import Given
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.task_session import Stand
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.table.settings import TableSettings
from tests.dialogs.test_lesson import ORDER, click, drag, settle
from tests.doors import settle as settle_all
from tests.playing import GAMES, new_match, play_on
from tests.session.scripted_players import ScriptedPlayers
from tests.tasks import TestRun, step_of


class Open:
    """The window of some tasks, with computer players that answer what a test says."""

    def __init__(
        self,
        program: Program,
        qtbot: QtBot,
        tasks: Sequence[Given],
        size: tuple[int, int] = (1024, 640),
        speed: str = "off",
        **run: Any,
    ) -> None:
        self.players = ScriptedPlayers()
        self.run = TestRun(tasks, **run)
        self.dialog = TaskDialog(
            self.run,
            cast(ComputerPlayers, self.players),
            lambda session: program._make_table(session, TableSettings(speed=speed)),
            program.languages,
            program.appearance,
        )
        qtbot.addWidget(self.dialog)
        self.dialog.resize(*size)
        self.dialog.show()
        self.dialog.activateWindow()
        qtbot.waitUntil(self.dialog.isActiveWindow)

    @property
    def said(self) -> str:
        return self.dialog.bubble.label.text()

    @property
    def note(self) -> str:
        note = self.dialog.table.table.note
        return note.text if note.isVisible() else ""

    @property
    def stand(self) -> Stand:
        return self.dialog.session.stand

    def answer(self, task: Task) -> None:
        weighed = [[each.move.to_json(), each.visits, each.mean] for each in task.weighed]
        self.players.answer(weighed[0][0], weighed)


def holzwurm() -> Task:
    """The blue 5 to the first row is asked for; the blue 1 there is wrong."""
    return step_of("holzwurm", 2)[1]


@pytest.fixture
def opened(program: Program, qtbot: QtBot) -> Open:
    return Open(program, qtbot, [Given(holzwurm()), Given(step_of("bergbeklimmen")[1])])


def faults(dialog: TaskDialog) -> list[str]:
    """What is wrong with how the bubble lies."""
    settle()
    bubble, found = QRectF(dialog.bubble.geometry()), []
    if not dialog.bubble.isVisible():
        found.append("is not there")
    if not QRectF(dialog.table.rect()).contains(bubble):
        found.append(f"leaves the table: {bubble}")
    label = dialog.bubble.label
    if label.height() < label.heightForWidth(label.width()):
        found.append("cuts its words")
    if any(bubble.intersects(rect) for rect in dialog._in_front()):
        found.append("lies on the note")
    return found


def by_keys(dialog: Any, qtbot: QtBot) -> None:
    """The card has the keyboard; the key of a row chooses it."""
    dialog.table.focus_stop("hand:B5")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Return):
        qtbot.keyClick(dialog.table, key)


WAYS: dict[str, Callable[[Any, QtBot], None]] = {
    "click": lambda dialog, qtbot: click(dialog, qtbot, "hand:B5", "row:0"),
    "drag": lambda dialog, qtbot: drag(dialog, qtbot, "B5", "row:0"),
    "keys": by_keys,
}


@pytest.mark.parametrize("way", WAYS)
def test_the_right_move_is_made_by(way: str, opened: Open, qtbot: QtBot) -> None:
    before = len(opened.dialog.session.match.rounds[0].moves)
    WAYS[way](opened.dialog, qtbot)
    settle()
    assert opened.stand == Stand.SOLVED
    assert len(opened.dialog.session.match.rounds[0].moves) == before + 1
    assert opened.run.noted == [(0, True)]
    assert opened.said.startswith("Right! Blue\N{NO-BREAK SPACE}5 to row 1.")
    assert "to win" in opened.said
    assert opened.said.endswith("Counted.")
    assert QApplication.focusWidget() is opened.dialog.next_button
    assert faults(opened.dialog) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_on_every_table_the_right_move_is_made_by_pressing_things(
    game_id: str, program: Program, qtbot: QtBot
) -> None:
    """As a screen reader presses them, and Enter does."""
    step, task = step_of(game_id)
    opened = Open(program, qtbot, [Given(task)])
    pressed = ORDER.get(step.text) or sorted(step.point, key=lambda key: not key.startswith("hand:"))
    for key in pressed:
        opened.dialog.table.press_stop(key)
        settle()
    assert opened.stand == Stand.SOLVED
    assert opened.run.noted == [(0, True)]
    assert faults(opened.dialog) == []


def test_a_wrong_move_is_refused_with_what_it_costs(opened: Open, qtbot: QtBot) -> None:
    click(opened.dialog, qtbot, "hand:B1", "row:0")
    settle()
    assert opened.note.startswith("That costs about ")
    assert opened.note.endswith("Look again.")
    assert opened.dialog.bubble.place.text() == "Task 1: look again"
    assert opened.run.noted == [(0, False)]
    assert faults(opened.dialog) == []
    click(opened.dialog, qtbot, "hand:B5", "row:0")
    assert opened.stand == Stand.SOLVED
    assert opened.run.noted == [(0, False)]


def test_the_move_is_shown_with_its_reason_and_enter_makes_it(opened: Open, qtbot: QtBot) -> None:
    qtbot.mouseClick(opened.dialog.show_button, Qt.MouseButton.LeftButton)
    settle()
    assert opened.said.startswith("This was asked for: Blue\N{NO-BREAK SPACE}5 to row 1.")
    assert opened.dialog.table.table.actions.hinted is not None
    assert not opened.dialog.show_button.isEnabled()
    assert opened.run.noted == [(0, False)]
    opened.dialog.table.setFocus()
    qtbot.keyClick(opened.dialog.table, Qt.Key.Key_Return)
    assert opened.stand == Stand.SOLVED


def test_what_the_buttons_do_keys_do_too(opened: Open, qtbot: QtBot) -> None:
    table = opened.dialog.table
    qtbot.keyClick(table, Qt.Key.Key_F2)
    assert opened.stand == Stand.SHOWN
    WAYS["click"](opened.dialog, qtbot)
    qtbot.keyClick(opened.dialog.table, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert opened.stand == Stand.ASKED
    qtbot.keyClick(opened.dialog.table, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert opened.run.index == 1
    assert opened.dialog.session.match.game.id == "bergbeklimmen"
    assert opened.dialog.table is not table
    qtbot.keyClick(opened.dialog.table, Qt.Key.Key_F2)
    assert opened.stand == Stand.SHOWN
    qtbot.keyClick(opened.dialog.table, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not opened.dialog.isVisible()


def test_after_the_last_task_the_window_closes(opened: Open, qtbot: QtBot) -> None:
    assert opened.dialog.next_button.text() == "Skip"
    opened.dialog.next_button.click()
    assert opened.dialog.next_button.text() == "Done"
    opened.dialog.next_button.click()
    assert not opened.dialog.isVisible()


def test_again_lays_the_position_back(opened: Open, qtbot: QtBot) -> None:
    assert not opened.dialog.again_button.isEnabled()
    WAYS["click"](opened.dialog, qtbot)
    settle()
    opened.dialog.again_button.click()
    settle()
    assert "hand:B5" in {stop.key for group in opened.dialog.table.groups() for stop in group.stops}
    assert opened.said.startswith("What now?")
    assert faults(opened.dialog) == []


def test_the_keys_of_undo_lay_it_back_too(opened: Open, qtbot: QtBot) -> None:
    WAYS["click"](opened.dialog, qtbot)
    qtbot.keyClick(opened.dialog.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert opened.stand == Stand.ASKED


def test_where_the_right_move_ends_the_round_the_bubble_is_seen_and_not_the_sheet(
    program: Program, qtbot: QtBot
) -> None:
    match = new_match("holzwurm", deal=3)
    play_on(match, 1)
    last = match.rounds[0].moves[-1]
    before = match.before(len(match.rounds[0].moves) - 1)
    wanted = before.read_move(last)
    others = [move for move in before.playing().legal_moves() if move != wanted]
    assert others
    weighed = (Candidate(wanted, 1000, 0.8), *(Candidate(move, 1000, 0.2) for move in others))
    opened = Open(program, qtbot, [Given(Task(before, before.playing().turn, weighed))])
    opened.dialog.table.table.actions.play_move(wanted, opened.dialog.table.table.zones.words)
    settle()
    assert opened.dialog.session.match.round_over
    assert opened.dialog.table.table.sheet is None
    assert opened.said.startswith("Right! ")
    assert faults(opened.dialog) == []
    assert QApplication.focusWidget() is opened.dialog.next_button


def test_what_has_to_be_tried_cannot_be_skipped(program: Program, qtbot: QtBot) -> None:
    opened = Open(program, qtbot, [Given(holzwurm()), Given(holzwurm())], must_try=True)
    assert not opened.dialog.next_button.isEnabled()
    qtbot.keyClick(opened.dialog.table, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert opened.run.index == 0
    click(opened.dialog, qtbot, "hand:B1", "row:0")
    opened.dialog.next_button.click()
    assert opened.run.index == 1


def test_a_move_made_too_early_waits_and_that_is_said(program: Program, qtbot: QtBot) -> None:
    task = holzwurm()
    opened = Open(program, qtbot, [Given(task._replace(weighed=()), 40, 3)])
    (question,) = opened.players.open
    assert (question.iterations, question.seed) == (40, 3)
    click(opened.dialog, qtbot, "hand:B1", "row:0")
    settle()
    assert "still being weighed" in opened.said
    opened.answer(task)
    settle()
    assert opened.note.startswith("That costs about ")
    assert "weighed" not in opened.said
    assert opened.run.noted == [(0, False)]


def test_leaving_gives_up_what_is_asked(program: Program, qtbot: QtBot) -> None:
    opened = Open(program, qtbot, [Given(holzwurm()._replace(weighed=()))])
    opened.dialog.bubble.close_button.click()
    assert len(opened.players.cancelled) == 1


def test_computer_players_that_do_not_answer_are_told_of(program: Program, qtbot: QtBot) -> None:
    opened = Open(program, qtbot, [Given(holzwurm()._replace(weighed=()))], must_try=True)
    opened.players.fail("broken")
    assert "do not answer: broken" in opened.said
    assert opened.dialog.next_button.isEnabled()


def test_while_the_move_is_shown_nothing_lies_over_the_table(program: Program, qtbot: QtBot) -> None:
    opened = Open(program, qtbot, [Given(holzwurm())], speed="normal")
    WAYS["click"](opened.dialog, qtbot)
    assert opened.stand == Stand.SOLVED
    assert not opened.dialog.bubble.isVisible()
    opened.dialog.table.table.animator.finish()
    settle()
    assert opened.dialog.bubble.isVisible()


def test_what_cannot_be_stored_is_told(opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_solved: bool) -> None:
        raise StorageError("disk-full", {"path": "games.sqlite"})

    monkeypatch.setattr(opened.run, "note", full)
    WAYS["click"](opened.dialog, qtbot)
    settle()
    assert opened.stand == Stand.SOLVED
    assert "full" in opened.said


def test_what_is_asked_and_what_came_of_it_is_said_once(
    opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(opened.dialog.table, "announce", lambda text, urgent=False: said.append(text))
    WAYS["click"](opened.dialog, qtbot)
    settle()
    assert [text for text in said if "Right!" in text] == [opened.said]
    assert opened.dialog.bubble.label.accessibleName() == opened.said
    assert opened.dialog.bubble.accessibleName() == "Task 1"
    for button in opened.dialog.bubble.buttons:
        assert button.text()
        assert button.accessibleDescription()


@pytest.mark.parametrize("announcements", [True, False])
def test_a_reader_without_announcements_is_told_with_the_button(
    announcements: bool, opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bubble_dialog, "QAccessible", SimpleNamespace(isActive=lambda: True))
    monkeypatch.setattr(bubble_dialog, "announcements_heard", lambda: announcements)
    WAYS["click"](opened.dialog, qtbot)
    settle()
    told = opened.dialog.next_button.accessibleDescription()
    assert told == ("To the next task" if announcements else opened.said)


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("size", [(640, 400), (1024, 640), (2560, 1440)], ids=str)
def test_the_bubble_stays_on_the_table_in_every_size(
    size: tuple[int, int], language: str, program: Program, qtbot: QtBot
) -> None:
    program.preferences.change(language=language)
    for game_id in ("holzwurm", "superspion"):
        opened = Open(program, qtbot, [Given(step_of(game_id)[1])], size)
        assert faults(opened.dialog) == []
        opened.dialog.show_button.click()
        assert faults(opened.dialog) == []
        opened.dialog.close()


def test_another_language_is_spoken_at_once(opened: Open, program: Program) -> None:
    program.preferences.change(language="nl")
    settle_all()
    assert opened.dialog.show_button.text() == "Zet tonen"
