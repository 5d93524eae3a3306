"""The players' process in a folder full of foreign modules, and one that cannot start."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.cli import places
from holzwurm_desktop.dialogs.about import AboutDialog
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.paths import neutral_folder, own_command
from holzwurm_desktop.session import computer_players
from holzwurm_desktop.session.computer_players import LAST_WORDS, ComputerPlayers
from holzwurm_desktop.storage.folders import portable_folders

WAIT_MS = 60_000
FOREIGN = ("queue", "random", "json", "threading", "traceback", "typing", "pickle", "struct", "sitecustomize")
BREAKS = "import sys; sys.stderr.write('no cards in the house\\n'); sys.exit(3)"


@pytest.fixture
def hostile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The present folder, with modules that leave a mark when they are run; and the mark's path."""
    folder, mark = tmp_path / "downloads", tmp_path / "mark"
    folder.mkdir()
    for name in (*FOREIGN, "holzwurm_desktop"):
        (folder / f"{name}.py").write_text(f"open({str(mark)!r}, 'a').write({name!r})\nraise SystemExit(9)\n")
    monkeypatch.chdir(folder)
    return mark


@pytest.fixture
def players(qapp: object) -> Iterator[ComputerPlayers]:
    made = ComputerPlayers()
    yield made
    made.close()


def ask(players: ComputerPlayers) -> int:
    match = Match.new(all_games()["holzwurm"], [Player("Ann"), Player("Bo", "easy")], {}, 3)
    return players.ask("holzwurm", match.playing().view(0), "easy", iterations=2)


@pytest.mark.parametrize("search_path", [None, "", ":", "."])
def test_foreign_modules_in_the_present_folder_are_not_run(
    players: ComputerPlayers,
    hostile: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    search_path: str | None,
) -> None:
    if search_path is not None:
        monkeypatch.setenv("PYTHONPATH", search_path)
    with qtbot.waitSignal(players.answered, timeout=WAIT_MS):
        ask(players)
    assert not hostile.exists()
    assert players.last_words == ""


def test_the_program_started_anew_runs_no_foreign_modules(hostile: Path) -> None:
    done = subprocess.run(
        own_command("--version"), cwd=neutral_folder(), capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("Holzwurm Desktop")
    assert not hostile.exists()


@pytest.mark.parametrize("method", ["spawn", "forkserver", "fork"])
def test_helpers_of_measurements_run_no_foreign_modules(
    hostile: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    if method not in places.multiprocessing.get_all_start_methods():
        pytest.skip(f"there is no {method} here")
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each not in ("", str(Path.cwd()))])
    monkeypatch.setattr(places, "multiprocessing", places.multiprocessing.get_context(method))
    monkeypatch.setattr(threading, "active_count", lambda: 1)  # else none is forked
    assert list(places.run_all(abs, [-1, 2], places.Processes(2), "")) == [1, 2]
    assert not hostile.exists()


def test_a_bundle_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert computer_players.worker_command() == [sys.executable, "worker"]


@pytest.mark.parametrize(
    ("command", "reason"),
    [((sys.executable, "-c", BREAKS), "no cards in the house"), (("there-is-no-such-program",), "")],
)
def test_a_process_that_cannot_start_is_told_once_with_the_reason(
    players: ComputerPlayers,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    command: tuple[str, ...],
    reason: str,
) -> None:
    monkeypatch.setattr(computer_players, "worker_command", lambda: list(command))
    told: list[str] = []
    players.unavailable.connect(told.append)
    for _ in range(3):
        with qtbot.waitSignal(players.failed, timeout=WAIT_MS):
            ask(players)
    (words,) = told
    assert words
    assert reason in words
    assert words in players.last_words
    assert not players.available


def test_the_reason_is_not_what_an_earlier_process_said(
    players: ComputerPlayers, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for command in (BREAKS, "import sys; sys.exit(1)"):
        monkeypatch.setattr(
            computer_players, "worker_command", lambda command=command: [sys.executable, "-c", command]
        )
        with qtbot.waitSignal(players.failed, timeout=WAIT_MS) as failed:
            ask(players)
    assert "no cards in the house" not in failed.args[1]


def test_a_process_that_starts_again_is_available_again(
    players: ComputerPlayers, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(computer_players, "worker_command", lambda: [sys.executable, "-c", BREAKS])
        with qtbot.waitSignal(players.failed, timeout=WAIT_MS):
            ask(players)
    with qtbot.waitSignal(players.answered, timeout=WAIT_MS):
        ask(players)
    assert players.available


def test_a_process_that_is_killed_could_be_started(players: ComputerPlayers, qtbot: QtBot) -> None:
    with qtbot.waitSignal(players.answered, timeout=WAIT_MS):
        ask(players)
        assert players._process is not None
        players._process.kill()
    assert players.available


def test_only_so_many_of_the_last_words_are_kept(
    players: ComputerPlayers, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shouts = "import sys; sys.stderr.write('x' * 10**6 + '\\nthe end\\n'); sys.exit(1)"
    monkeypatch.setattr(computer_players, "worker_command", lambda: [sys.executable, "-c", shouts])
    with qtbot.waitSignal(players.failed, timeout=WAIT_MS):
        ask(players)
    assert len(players.last_words) == LAST_WORDS
    assert players.last_words.endswith("the end\n")


def test_a_table_tells_once_that_nobody_can_think_and_about_shows_the_words(
    qapp: QApplication, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_players, "worker_command", lambda: [sys.executable, "-c", BREAKS])
    program = Program(qapp, portable_folders(tmp_path), Wishes(language="en"))
    window = program.window
    session = program.matches.new_match("holzwurm", [Player("Bo", "easy"), Player("Di", "easy")], {}, 3, 0)
    session.speed = "off"
    moves: list[object] = []
    session.events_happened.connect(moves.append)
    window.show_match(session)
    qtbot.waitUntil(lambda: len(moves) >= 3, timeout=WAIT_MS)

    strips = [strip.say() for strip in window.notices._strips]
    window.windows.about()
    about = window.windows.latest
    assert isinstance(about, AboutDialog)
    words = about.report.toPlainText()
    shown = about.report.isVisibleTo(about)
    program.close()
    assert [("no cards in the house" in strip, "lost the thread" in strip) for strip in strips] == [
        (True, False)
    ]
    assert shown
    assert "no cards in the house" in words
