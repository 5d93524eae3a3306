"""A program is tried: what it answers, what goes wrong, and that a trial can be stopped."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.ai import engines
from holzwurm_desktop.ai.engine_process import Fault, command_of
from holzwurm_desktop.session.program_trial import Greeted, ProgramTrial
from tests.ai.programs_that_play import EXAMPLE, program
from tests.ai.test_engines import gone
from tests.playing import ROOT

WAIT_MS = 20_000


@pytest.fixture
def trial(qapp: object, monkeypatch: pytest.MonkeyPatch) -> ProgramTrial:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return ProgramTrial()


def outcome(trial: ProgramTrial, command: str, qtbot: QtBot) -> Greeted | Fault:
    with qtbot.waitSignal(trial.ended, timeout=WAIT_MS) as told:
        trial.start(command)
        assert trial.running
    assert not trial.running
    found = told.args[0]
    assert isinstance(found, Greeted | Fault)
    return found


def test_a_program_that_answers_tells_its_name(trial: ProgramTrial, qtbot: QtBot) -> None:
    found = outcome(trial, EXAMPLE, qtbot)

    assert isinstance(found, Greeted)
    assert found.name == "Example"
    assert found.seconds > 0


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("", "nothing-named"),
        ("'open", "no-command"),
        ("/nowhere/at/all", "no-program"),
        (EXAMPLE.replace("example_player", "no_such_player"), "ended-saying"),
    ],
)
def test_what_goes_wrong_is_told(trial: ProgramTrial, command: str, code: str, qtbot: QtBot) -> None:
    found = outcome(trial, command, qtbot)

    assert isinstance(found, Fault)
    assert found.code == code


def test_a_silent_program_is_told_of(
    trial: ProgramTrial, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "STARTING", 0.3)
    script = tmp_path / "silent.py"
    script.write_text("import time; time.sleep(1000)", "utf-8")
    python = EXAMPLE.split()[0]

    found = outcome(trial, command_of([python, str(script)]), qtbot)

    assert isinstance(found, Fault)
    assert found.code == "no-answer"


@pytest.mark.skipif(os.name != "posix", reason="looks for processes as POSIX does")
def test_a_trial_that_is_stopped_tells_nothing_and_ends_the_program(
    trial: ProgramTrial, tmp_path: Path, qtbot: QtBot
) -> None:
    note = tmp_path / "process"
    command = program(tmp_path, "pass")
    script = tmp_path / "player.py"
    begun = f"import os, time; open({str(note)!r}, 'w').write(str(os.getpid()) + '.'); time.sleep(1000)"
    script.write_text(begun, "utf-8")
    told: list[object] = []
    trial.ended.connect(told.append)
    trial.start(command)
    qtbot.waitUntil(lambda: note.exists() and note.read_text("utf-8").endswith("."), timeout=WAIT_MS)
    trial.stop()

    assert not trial.running
    qtbot.waitUntil(lambda: gone(int(note.read_text("utf-8")[:-1])), timeout=WAIT_MS)
    found = outcome(trial, EXAMPLE, qtbot)  # another one follows, and it alone is told
    assert told == [found]
