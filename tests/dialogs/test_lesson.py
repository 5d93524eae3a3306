"""The lessons in their window: what the bubbles cover, moves by mouse and keys, Back, Skip, Again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.lesson import LessonDialog
from holzwurm_desktop.engine.lessons import lesson_of
from holzwurm_desktop.languages import LANGUAGES
from holzwurm_desktop.storage.adoption import adopt_settings
from holzwurm_desktop.table.labels import TagItem
from holzwurm_desktop.table.question import QuestionItem
from tests.playing import GAMES, as_json

OFTEN = [
    ((800, 600), ("fr",)),
    ((1024, 640), ("de",)),
    *(
        pytest.param(size, tuple(LANGUAGES), marks=pytest.mark.slow)
        for size in ((800, 600), (1024, 640), (2560, 1440))
    ),
]
"""Sizes of the window, each with languages: those with the longest words at every run."""


def open_lesson(
    program: Program, qtbot: QtBot, game_id: str, size: tuple[int, int] = (1024, 640)
) -> LessonDialog:
    program.preferences.change(animation_speed="off", player_name="Nora")
    program.window.lessons.open(game_id)
    dialog = program.window.windows.latest
    assert isinstance(dialog, LessonDialog)
    dialog.resize(*size)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


@pytest.fixture
def dialog(program: Program, qtbot: QtBot) -> LessonDialog:
    return open_lesson(program, qtbot, "holzwurm")


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def faults(dialog: LessonDialog) -> list[str]:
    """What is wrong with the bubble of the present step."""
    settle()
    step, bubble = dialog.session.step, QRectF(dialog.bubble.geometry())
    found = []
    if not dialog.bubble.isVisible():
        found.append("is not there")
    if not QRectF(dialog.table.rect()).contains(bubble):
        found.append(f"leaves the table: {bubble}")
    targets = dialog.targets()
    if len(targets) != len(step.point):
        found.append(f"points at what is not there: {step.point}")
    found += [f"covers {target}" for target in targets if target.intersects(bubble)]
    label = dialog.bubble.label
    if label.height() < label.heightForWidth(label.width()):
        found.append("cuts its words")
    return [f"step {dialog.session.index + 1} ({step.text}) {each}" for each in found]


def faults_of_all(dialog: LessonDialog) -> list[str]:
    found = []
    for index in range(dialog.session.count):
        dialog.session.seek(index)
        found += faults(dialog)
    return found


@pytest.mark.parametrize(("size", "languages"), OFTEN, ids=str)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_bubble_covers_nothing_it_speaks_of_and_stays_on_the_table(
    game_id: str, size: tuple[int, int], languages: tuple[str, ...], program: Program, qtbot: QtBot
) -> None:
    for language in languages:
        program.preferences.change(language=language)
        dialog = open_lesson(program, qtbot, game_id, size)
        assert faults_of_all(dialog) == [], language
        dialog.close()


@pytest.mark.parametrize("size", [(1366, 768), pytest.param((2560, 1440), marks=pytest.mark.slow)], ids=str)
@pytest.mark.parametrize("game_id", ["superspion", "tovenaars"])
def test_the_bubble_covers_no_question_no_flag_and_no_title_where_there_is_room(
    game_id: str, size: tuple[int, int], program: Program, qtbot: QtBot
) -> None:
    dialog = open_lesson(program, qtbot, game_id, size)
    met = 0
    for index in range(dialog.session.count):
        dialog.session.seek(index)
        settle()
        items = dialog.table.scene().items()
        asked = [
            each.place_in_scene() for each in items if isinstance(each, QuestionItem) and each.isVisible()
        ]
        signs = dialog.table.table.signs()
        assert not [rect for rect in (*asked, *signs) if rect.intersects(QRectF(dialog.bubble.geometry()))]
        met += len(signs)
    assert met >= dialog.session.count


@pytest.mark.parametrize("size", [(1024, 640), pytest.param((640, 400), marks=pytest.mark.slow)], ids=str)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_bubble_covers_nothing_where_letters_are_large(
    game_id: str, size: tuple[int, int], program: Program, qtbot: QtBot
) -> None:
    program.preferences.change(text_size=200, language="de")
    assert faults_of_all(open_lesson(program, qtbot, game_id, size)) == []


ORDER = {
    "lid": ["box:0,0", "button:lid", "box:0,0", "button:build"],
    "guess": ["button:guess", "box:QC", "question:guess"],
    "sleep": ["hand:QD", "gap:"],
    "ransom": ["hand:AH", "slot:02", "question:pay1"],
}
"""What is pressed in which order, by step, where it is not simply what the step points at, cards first."""


@pytest.mark.parametrize("game_id", GAMES)
def test_each_step_is_done_by_pressing_what_it_points_at(
    game_id: str, program: Program, qtbot: QtBot
) -> None:
    """As a screen reader presses it, and Enter does."""
    dialog = open_lesson(program, qtbot, game_id)
    session, done = dialog.session, []
    while not session.last:
        settle()
        step = session.step
        pressed = ORDER.get(step.text) or sorted(step.point, key=lambda key: not key.startswith("hand:"))
        with qtbot.waitSignal(session.step_changed):
            if step.moves:
                for key in pressed:
                    assert key in {stop.key for group in dialog.table.groups() for stop in group.stops}, step
                    dialog.table.press_stop(key)
            else:
                session.on()
        done.append(step.text)
        # The same as if the usual move had been made.
        assert as_json(session.match.state.view(0)) == as_json(
            session.course.start(session.index).state.view(0)
        )  # type: ignore[union-attr]
    assert done == [step.text for step in lesson_of(game_id).steps[:-1]]


def center_of(dialog: LessonDialog, key: str) -> QPoint:
    stops = (stop for group in dialog.table.groups() for stop in group.stops)
    return next(stop.rect for stop in stops if stop.key == key).center().toPoint()


def click(dialog: LessonDialog, qtbot: QtBot, *keys: str) -> None:
    """Click the middle of these stops; of a card in the hand its left edge, which the next one leaves in sight."""
    for key in keys:
        place = center_of(dialog, key)
        if key.startswith("hand:"):
            place = dialog.table.table.card_rect(key.removeprefix("hand:")).topLeft().toPoint() + QPoint(
                6, 30
            )
        qtbot.mouseClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def drag(dialog: LessonDialog, qtbot: QtBot, card: str, place: str) -> None:
    view = dialog.table.viewport()
    start = dialog.table.table.card_rect(card).topLeft().toPoint() + QPoint(6, 30)
    end = center_of(dialog, place)
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for part in (0.3, 0.7, 1.0):
        qtbot.mouseMove(view, start + (end - start) * part)
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)


def by_keys(dialog: LessonDialog, qtbot: QtBot) -> None:
    """The pointed card has the keyboard; the key of a row chooses it."""
    for key in (Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Return):
        qtbot.keyClick(dialog.table, key)


WAYS: dict[str, Callable[[LessonDialog, QtBot], None]] = {
    "click": lambda dialog, qtbot: click(dialog, qtbot, "hand:B5", "row:0"),
    "drag": lambda dialog, qtbot: drag(dialog, qtbot, "B5", "row:0"),
    "keys": by_keys,
}


@pytest.mark.parametrize("way", WAYS)
def test_the_move_is_made_by(way: str, dialog: LessonDialog, qtbot: QtBot) -> None:
    dialog.session.seek(2)
    dialog.table.focus_stop("hand:B5")
    with qtbot.waitSignal(dialog.session.step_changed):
        WAYS[way](dialog, qtbot)
    assert dialog.session.index == 3
    assert dialog.session.match.rounds[0].moves[2]["card"] == "B5"


def test_a_wrong_try_is_not_made_and_gets_the_reason_and_a_second_look(
    dialog: LessonDialog, qtbot: QtBot
) -> None:
    dialog.session.seek(2)
    click(dialog, qtbot, "hand:B1", "row:0")
    settle()
    note = dialog.table.table.note
    assert note.isVisible()
    assert note.text == dialog.spoken("stay-lower")
    assert dialog.bubble.place.text() == "Step 3 of 10: look again"
    assert len(dialog.session.match.rounds[0].moves) == 2
    assert not QRectF(dialog.bubble.geometry()).intersects(note.place)
    assert faults(dialog) == []


def test_what_the_rules_forbid_is_refused_by_the_rules(dialog: LessonDialog, qtbot: QtBot) -> None:
    dialog.session.seek(2)
    click(dialog, qtbot, "hand:B5", "row:new")
    assert (
        dialog.table.table.note.text
        == "The blue\N{NO-BREAK SPACE}5 belongs in the row of its colour, which is there already."
    )
    assert dialog.bubble.place.text().endswith("look again")


def test_back_skip_and_again_are_buttons_and_keys(dialog: LessonDialog, qtbot: QtBot) -> None:
    seen = []
    dialog.session.step_changed.connect(seen.append)
    for button in (dialog.bubble.on, dialog.bubble.on, dialog.back_button, dialog.again_button):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Home):
        qtbot.keyClick(dialog.table, key, Qt.KeyboardModifier.AltModifier)
    assert seen == [1, 2, 1, 0] * 2


def test_where_there_is_only_something_to_read_enter_goes_on(dialog: LessonDialog, qtbot: QtBot) -> None:
    settle()
    assert QApplication.focusWidget() is dialog.bubble.on
    qtbot.keyClick(dialog.bubble.on, Qt.Key.Key_Return)
    assert dialog.session.index == 1
    settle()
    assert QApplication.focusWidget() is dialog.table
    assert dialog.table.focus_key == "hand:B9"


def test_while_the_others_move_nothing_lies_over_the_table(dialog: LessonDialog, qtbot: QtBot) -> None:
    dialog.session.on()
    dialog.session.hold()
    click(dialog, qtbot, "hand:B9", "row:new")
    assert not dialog.bubble.isVisible()
    assert not dialog.marks.isVisible()
    dialog.session.release()
    qtbot.waitUntil(dialog.bubble.isVisible)


def test_a_bubble_that_is_there_stays_when_the_move_before_is_told_late(dialog: LessonDialog) -> None:
    """The table hears of a move first: without a film to show, the next step begins before others hear of it."""
    dialog.session.seek(2)
    dialog.session.events_happened.emit([])
    assert dialog.bubble.isVisible()


def test_the_words_are_said_once(dialog: LessonDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(dialog.table, "announce", lambda text, urgent=False: said.append(text))
    dialog.session.seek(2)
    settle()
    assert [text for text in said if "two cards" in text] == [f"Step 3 of 10. {dialog.spoken('stay')}"]
    assert dialog.bubble.accessibleName() == "Step 3 of 10"
    assert dialog.bubble.label.accessibleName() == dialog.spoken("stay")


def test_the_player_comes_back_to_where_the_lesson_was_left(program: Program, qtbot: QtBot) -> None:
    dialog = open_lesson(program, qtbot, "holzwurm")
    dialog.session.seek(4)
    dialog.close()
    settle()
    assert open_lesson(program, qtbot, "holzwurm").session.index == 4


def test_a_lesson_done_to_its_end_begins_anew_the_next_time(program: Program, qtbot: QtBot) -> None:
    dialog = open_lesson(program, qtbot, "holzwurm")
    dialog.session.seek(dialog.session.count - 1)
    settle()
    qtbot.mouseClick(dialog.bubble.on, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    assert program.window.windows.progress().step("holzwurm") == 0
    assert program.storage.lessons.learnt(program.people.me)["holzwurm"].done == 1


def test_a_lesson_leaves_no_match_behind(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = open_lesson(program, qtbot, "holzwurm")
    while not dialog.session.last:
        dialog.session.on()
    dialog.close()
    assert program.matches.running() == program.matches.finished() == []


@pytest.mark.parametrize("entry", [None, 3, {"step": -1}, {"step": True}, {"step": "2"}])
def test_what_makes_no_sense_in_the_settings_begins_the_lesson(entry: object, program: Program) -> None:
    program.preferences.change(lessons={"holzwurm": entry})
    adopt_settings(
        program.preferences.file, program.storage.people, program.storage.lessons, program.people.me
    )
    assert program.window.windows.progress().step("holzwurm") == 0


def test_no_ring_is_drawn_over_words_that_lie_on_a_card(program: Program, qtbot: QtBot) -> None:
    dialog = open_lesson(program, qtbot, "bergbeklimmen", (800, 600))
    met = 0
    for index in range(dialog.session.count):
        dialog.session.seek(index)
        settle()
        items = dialog.table.scene().items()
        tags = [item.place_in_scene() for item in items if isinstance(item, TagItem) and item.isVisible()]
        image = QImage(dialog.marks.size(), QImage.Format.Format_ARGB32)
        image.fill(0)
        dialog.marks.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        for tag in tags:
            ringed = any(ring.intersects(tag) and not ring.contains(tag) for ring in dialog.targets())
            met += ringed
            area = tag.toAlignedRect()
            assert not any(
                image.pixelColor(x, y).alpha()
                for x in range(area.left(), area.right() + 1)
                for y in range(area.top(), area.bottom() + 1)
                if image.rect().contains(x, y)
            )
    assert met
