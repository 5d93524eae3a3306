"""The ways to puzzles and to one's own mistakes: start page, menu, statistics, and the replay of a match."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai.analysis import analyse
from holzwurm_desktop.ai.analysis_record import to_json
from holzwurm_desktop.ai.mistakes import mistakes_of
from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.puzzles import PuzzlesDialog
from holzwurm_desktop.dialogs.replay import ReplayDialog
from holzwurm_desktop.dialogs.statistics import StatisticsDialog
from holzwurm_desktop.dialogs.task import TaskDialog
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.session.task_session import Stand
from tests.doors import settle
from tests.tasks import forget_puzzles, write_puzzles

FEW = 40


@pytest.fixture(autouse=True)
def calm(program: Program) -> None:
    program.preferences.change(animation_speed="off", sound=False, player_name="Nora")
    program.window.show()


@pytest.fixture
def some_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_puzzles(tmp_path / "puzzles", monkeypatch, holzwurm=("easy", "medium"), superspion=("hard",))


@pytest.fixture(autouse=True)
def forgetful() -> Iterator[None]:
    """What one test wrote, the next one does not find."""
    forget_puzzles()
    yield
    forget_puzzles()


def finish(program: Program, game_id: str = "holzwurm", analysed: bool = True) -> tuple[int, Match]:
    """Store a finished match in which Nora played at random; its number."""
    players = [Player("Nora"), Player("Ben", "hard")]
    session = program.matches.new_match(game_id, players, {"rounds": 1}, 7, 0)
    session.hold()
    random = Random(7)
    while not session.match.over:
        session._make(random.choice(session.match.playing().legal_moves()))
    match, match_id = session.match, session.saved.match_id
    session.close()
    if analysed:
        program.storage.matches.store_analysis(match_id, "seen", to_json(match, analyse(match, FEW)))
    return match_id, match


def task(program: Program) -> TaskDialog:
    dialog = program.window.windows.latest
    assert isinstance(dialog, TaskDialog)
    return dialog


def puzzles(program: Program) -> PuzzlesDialog:
    dialog = program.window.windows.latest
    assert isinstance(dialog, PuzzlesDialog)
    return dialog


def told(program: Program) -> str:
    notices = program.window.notices
    return notices.label.text() if notices.isVisible() else ""


def test_the_menu_gives_the_mistakes_of_the_month_one_after_the_other(program: Program) -> None:
    _, match = finish(program)
    program.window.menus.actions["mistakes"].trigger()
    dialog = task(program)
    own = list(mistakes_of(match, analyse(match, FEW), (0,)))
    assert len(own) > 1
    count, first = len(own), own[0]
    place = "Mistake {}: The Thirteenth Woodworm, round 1, move {}"
    assert dialog.bubble.place.text() == place.format(f"1 of {count}", first.move_index + 1)
    assert dialog.bubble.label.text().startswith("You played: ")
    assert dialog.bubble.label.text().endswith("Find a better move.")
    assert dialog.session.viewer == 0
    assert len(dialog.session.match.rounds[0].moves) == first.move_index
    dialog.next_button.click()
    assert dialog.bubble.place.text() == place.format(f"2 of {count}", own[1].move_index + 1)


def test_the_computer_players_find_the_better_move_of_the_analysis(program: Program, qtbot: QtBot) -> None:
    _, match = finish(program)
    program.window.menus.actions["mistakes"].trigger()
    session = task(program).session
    qtbot.waitUntil(lambda: bool(session.candidates or session.failure), timeout=30_000)
    assert session.failure == ""
    known = next(mistakes_of(match, analyse(match, FEW), (0,))).known
    assert session.best is not None
    assert session.best.move == known.best
    session.play(session.best.move)
    assert session.stand == Stand.SOLVED


def test_without_a_match_or_an_analysis_why_there_is_nothing_is_told(program: Program) -> None:
    program.window.menus.actions["mistakes"].trigger()
    assert told(program) == "No match was finished in the last 30 days."
    finish(program, analysed=False)
    program.window.menus.actions["mistakes"].trigger()
    assert told(program).startswith("The match finished in the last 30 days is not analysed yet.")
    assert program.window.windows.latest is None


def test_the_replay_gives_the_mistakes_of_its_match_once_it_is_analysed(
    program: Program, qtbot: QtBot
) -> None:
    match_id, match = finish(program, analysed=False)
    program.window.windows.replay_requested.emit(match_id)
    replay = program.window.windows.latest
    assert isinstance(replay, ReplayDialog)
    panel = replay.analysis
    assert panel is not None
    assert not panel.learn_button.isEnabled()
    panel.analyst.take(analyse(match, FEW))
    assert panel.learn_button.isEnabled()
    qtbot.mouseClick(panel.learn_button, Qt.MouseButton.LeftButton)
    dialog = task(program)
    assert dialog.parent() is replay
    dialog.close()
    assert replay.isVisible()


def test_a_match_without_own_mistakes_has_none_to_learn_from(program: Program) -> None:
    match_id, match = finish(program, analysed=False)
    analyst = program.matches.analyst(match, match_id)
    good = analyse(match, FEW)
    analyst.take(good._replace(rounds=tuple(tuple(None for _ in played) for played in good.rounds)))
    program.window.windows.replay_requested.emit(match_id)
    replay = program.window.windows.latest
    assert isinstance(replay, ReplayDialog)
    assert replay.analysis is not None
    assert not replay.analysis.learn_button.isEnabled()


def test_the_statistics_lead_to_the_mistakes(program: Program, qtbot: QtBot) -> None:
    finish(program)
    program.window.windows.statistics("holzwurm")
    dialog = program.window.windows.latest
    assert isinstance(dialog, StatisticsDialog)
    settle()
    qtbot.mouseClick(dialog.learn_button, Qt.MouseButton.LeftButton)
    assert task(program).session.match.game.id == "holzwurm"


def test_the_start_page_and_the_menu_open_the_puzzles(
    program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_puzzles(tmp_path / "none", monkeypatch)
    settle()
    button = program.window.lobby.puzzles_button
    middle = button.mapTo(program.window, button.rect().center())
    assert program.window.childAt(middle) is button  # the heading does not lie over it
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    puzzles(program).close()
    program.window.menus.actions["puzzles"].trigger()
    dialog = puzzles(program)
    assert not dialog.run_button.isEnabled()
    assert not dialog.day_button.isEnabled()
    qtbot.mouseClick(dialog.mistakes_button, Qt.MouseButton.LeftButton)
    assert told(program) == "No match was finished in the last 30 days."


@pytest.mark.usefixtures("some_puzzles")
def test_the_puzzle_of_the_day_is_done_once_and_marked(program: Program, qtbot: QtBot) -> None:
    program.window.tasks.offer()
    dialog = puzzles(program)
    assert dialog.day_line.text().startswith("Not done yet today.")
    qtbot.keyClick(dialog.day_button, Qt.Key.Key_Return)
    given = task(program)
    assert given.windowTitle() == "Puzzle of the day"
    assert given.session.best is not None
    given.session.play(given.session.best.move)
    assert given.next_button.text() == "Done"
    assert "1 day in a row" in given.bubble.label.text()
    given.close()
    (made,) = program.storage.puzzles.tries("Nora")
    assert (made.day, made.solved) == (date.today().isoformat(), 1)
    program.window.tasks.offer()
    assert puzzles(program).day_line.text() == "Done today. 1 day in a row."


@pytest.mark.usefixtures("some_puzzles")
def test_a_run_of_one_game_tells_the_rating_before_and_after(program: Program, qtbot: QtBot) -> None:
    program.window.tasks.offer()
    dialog = puzzles(program)
    assert dialog.run_line.text() == "3 puzzles not seen yet."
    games = [dialog.game_box.itemText(at) for at in range(dialog.game_box.count())]
    dialog.game_box.setCurrentIndex(games.index("The Thirteenth Woodworm"))
    assert dialog.run_line.text() == "2 puzzles not seen yet."
    qtbot.mouseClick(dialog.run_button, Qt.MouseButton.LeftButton)
    given = task(program)
    assert given.bubble.place.text() == "Puzzle: The Thirteenth Woodworm, medium"
    assert not given.next_button.isEnabled()
    given.session.show()
    assert "Your rating: 1500 → " in given.bubble.label.text()
    assert "0 solved in a row" in given.bubble.label.text()
    given.next_button.click()
    assert given.bubble.place.text() == "Puzzle: The Thirteenth Woodworm, easy"
    assert given.bubble.label.text() == "Find the best move."


@pytest.mark.usefixtures("some_puzzles")
def test_puzzles_belong_to_who_plays_here(program: Program) -> None:
    program.window.tasks.puzzles("superspion")
    task(program).session.show()
    task(program).close()
    program.preferences.change(player_name="Zoë")
    program.window.tasks.offer()
    assert puzzles(program).rating.text() == "Your rating begins with the first puzzle."
    puzzles(program).close()
    program.preferences.change(player_name="Nora")
    program.window.tasks.offer()
    assert puzzles(program).rating.text().startswith("Your rating: 14")


@pytest.mark.usefixtures("some_puzzles")
def test_while_tasks_are_given_the_match_on_the_table_waits(program: Program) -> None:
    program.window.show_match(
        program.matches.new_match("holzwurm", [Player("Nora"), Player("Ben", "easy")], {}, 7, 0)
    )
    session = program.window.session
    assert session is not None
    program.window.tasks.puzzles(None)
    assert session.held
    task(program).close()
    settle()
    assert not session.held
