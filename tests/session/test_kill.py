"""A process that is killed in the middle of a match loses nothing that was shown."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.storage.database import open_database
from tests.playing import ROOT

Process = subprocess.Popen[str]


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Starts processes that play a match by themselves; kills what is left of them."""
    started: list[Process] = []

    def start(*arguments: str) -> Process:
        command = [sys.executable, "-m", "tests.session.plays_by_itself", str(tmp_path), *arguments]
        started.append(subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8"))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def line(process: Process) -> Any:
    """What it printed next."""
    assert process.stdout is not None
    return json.loads(process.stdout.readline())


def kill(process: Process) -> list[Any]:
    """Kill it at once; what it had still shown."""
    process.kill()
    process.wait()
    assert process.stdout is not None
    return [json.loads(text) for text in process.stdout.read().splitlines() if text.endswith("]")]


@pytest.mark.parametrize("moves", [1, 2, 9, 40])
def test_a_killed_match_holds_every_move_that_was_shown(
    play: Callable[..., Process], tmp_path: Path, moves: int
) -> None:
    process = play()
    game_id = line(process)
    shown = [line(process) for _ in range(moves)] + kill(process)
    opened = open_database(tmp_path / "games.sqlite")
    record = opened.games.load(game_id)
    opened.close()

    stored = [
        [number, index, move]
        for number, played in enumerate(record["rounds"], 1)
        for index, move in enumerate(played["moves"], 1)
    ]
    assert opened.notices == ()
    assert stored[: len(shown)] == shown
    assert len(stored) <= len(shown) + 1
    Match.from_record(record)


def test_a_killed_match_goes_on_from_its_last_move_with_the_same_cards(
    play: Callable[..., Process], tmp_path: Path
) -> None:
    first = play()
    game_id = line(first)
    shown = [line(first) for _ in range(5)] + kill(first)
    second = play(str(game_id))
    assert line(second) == game_id
    went_on = [line(second) for _ in range(5)] + kill(second)
    opened = open_database(tmp_path / "games.sqlite")
    record = opened.games.load(game_id)
    opened.close()

    assert went_on[0][:2] in (
        [shown[-1][0], shown[-1][1] + 1],
        [shown[-1][0], shown[-1][1] + 2],
        [shown[-1][0] + 1, 1],
    )
    match = Match.from_record(record)
    fresh = Match.new(match.game, match.players, {"rounds": 10}, 11)
    assert [fresh.rounds[0].deal, fresh.playing().view(0)] == [
        match.rounds[0].deal,
        match.at(0, 0).playing().view(0),
    ]


def test_a_match_killed_between_two_rounds_goes_on_with_the_same_next_deal(
    play: Callable[..., Process], tmp_path: Path
) -> None:
    first = play()
    game_id = line(first)
    while line(first)[0] == 1:
        pass
    kill(first)
    opened = open_database(tmp_path / "games.sqlite")
    stored = Match.from_record(opened.games.load(game_id))
    opened.close()

    again = stored.at(0, len(stored.rounds[0].moves))
    again.next_round()

    assert again.rounds[1].deal == stored.rounds[1].deal
