"""A program killed at any moment goes on where it was."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.storage.database import open_database
from tests.playing import ROOT
from tests.session.play_alone import flat

GAMES = ("holzwurm", "bergbeklimmen", "tovenaars")


def killed_after(path: Path, game_id: str, lines: int) -> list[Any]:
    """What a program told until it was killed, soon after so many lines."""
    command = [sys.executable, "-m", "tests.session.play_alone", str(path), game_id]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, env=environment) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        told += process.stdout.readlines()
    return [json.loads(line) for line in told if line.endswith(b"\n")]


def stored_moves(path: Path, number: int) -> list[Any]:
    """What a restart finds; the rules check it."""
    opened = open_database(path)
    try:
        assert opened.notices == ()
        record = opened.matches.load(number)
    finally:
        opened.close()
    Match.from_record(record)
    return flat(record)


def kill_many_times(path: Path, kills: int, seed: int) -> None:
    """Kill and restart; after every kill the stored match must be the one shown, or one move further."""
    rng = Random(seed)
    number, shown = 0, {game_id: (0, []) for game_id in GAMES}
    for kill in range(kills):
        game_id = GAMES[kill % len(GAMES)]
        number, moves = shown[game_id]
        for what, *rest in killed_after(path, game_id, rng.choice((1, 2, 3, rng.randrange(4, 400)))):
            assert what != "noticed", rest
            if what == "resumed":
                before = moves if rest[0] == number else []
                number, moves = rest
                assert moves[: len(before)] == before
                assert len(moves) - len(before) <= 1
            elif what == "shown":
                moves = [*moves, rest[1]]
        if number:
            stored = stored_moves(path, number)
            assert stored[: len(moves)] == moves
            assert len(stored) - len(moves) <= 1
        shown[game_id] = (number, moves)
    assert any(moves for _, moves in shown.values())


@pytest.mark.timeout(300)
def test_a_killed_match_goes_on_at_the_last_move_shown(tmp_path: Path) -> None:
    kill_many_times(tmp_path / "games.sqlite", kills=6, seed=1)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_match_killed_fifty_times_goes_on_at_the_last_move_shown_each_time(tmp_path: Path) -> None:
    kill_many_times(tmp_path / "games.sqlite", kills=50, seed=2)
