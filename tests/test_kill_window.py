"""The window, killed at any moment, goes on at the last move that it showed; two windows do no harm."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.storage.database import open_database
from holzwurm_desktop.storage.folders import portable_folders
from tests.playing import ROOT
from tests.session.play_alone import flat


def start(folder: Path, game_id: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.window_alone", str(folder), game_id]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT, env=environment
    )


def killed_after(process: subprocess.Popen[bytes], lines: int) -> list[Any]:
    """What a window told until it was killed, soon after so many lines."""
    with process:
        assert process.stdout is not None
        try:
            told = [process.stdout.readline() for _ in range(lines)]
        finally:  # also when it never told so much: otherwise its end would be waited for in vain
            process.kill()
        told += process.stdout.readlines()
    return [json.loads(line) for line in told if line.endswith(b"\n")]


def stored(folder: Path) -> dict[int, Any]:
    """The moves of every stored match that a restart finds; the rules check them."""
    opened = open_database(portable_folders(folder).database)
    try:
        assert opened.notices == ()
        matches = [*opened.matches.list_running(), *opened.matches.list_finished()]
        records = {match.match_id: opened.matches.load(match.match_id) for match in matches}
    finally:
        opened.close()
    for record in records.values():
        Match.from_record(record)
    return {number: flat(record) for number, record in records.items()}


def follow(told: list[Any], shown: dict[int, list[Any]]) -> None:
    """Put what a window told into `shown`, by match; a restart goes on where the last one was, or one move on."""
    for what, *rest in told:
        assert what != "noticed", rest
        if what == "resumed":
            number, moves = rest
            before = shown.get(number, [])
            assert moves[: len(before)] == before
            assert len(moves) - len(before) <= 1
            shown[number] = moves
        elif what == "shown":
            shown[rest[0]] = [*shown[rest[0]], rest[1]]


def kill_many_times(folder: Path, game_id: str, kills: int, seed: int) -> None:
    rng, shown = Random(seed), {}
    for _ in range(kills):
        lines = rng.choice((1, 2, 3, rng.randrange(4, 150)))
        follow(killed_after(start(folder, game_id), lines), shown)
        for number, moves in stored(folder).items():
            known = shown.get(number, [])
            assert moves[: len(known)] == known
            assert len(moves) - len(known) <= 1
    assert any(shown.values())


@pytest.mark.timeout(120)
def test_a_killed_window_goes_on_at_the_last_move_shown(tmp_path: Path) -> None:
    kill_many_times(tmp_path, "holzwurm", kills=2, seed=3)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game_id", tuple(kits()))
def test_a_window_killed_often_goes_on_each_time(tmp_path: Path, game_id: str) -> None:
    kill_many_times(tmp_path, game_id, kills=9, seed=4)


@pytest.mark.timeout(120)
def test_two_windows_on_one_folder_play_two_matches(tmp_path: Path) -> None:
    """Each plays a game of its own at the same time; both are killed; nothing of either is missing."""
    processes = [start(tmp_path, game_id) for game_id in ("holzwurm", "bergbeklimmen")]
    shown: dict[int, list[Any]] = {}
    for process in processes:
        told = killed_after(process, 25)
        follow([line for line in told if line[0] != "begin"], shown)
    found = stored(tmp_path)
    assert len(shown) == 2
    for number, moves in shown.items():
        assert found[number][: len(moves)] == moves
        assert len(found[number]) - len(moves) <= 1
