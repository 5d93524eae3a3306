import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import holzwurm_desktop
from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.errors import StorageError

Json = dict[str, Any]

WRITER = """
import sys
from pathlib import Path
from holzwurm_desktop.storage.database import open_database
from holzwurm_desktop.storage.errors import StorageError
opened = open_database(Path(sys.argv[1]), alone=False, lock_wait=30)
assert opened.persistent, opened.notices
matches, match_id, count = opened.matches, int(sys.argv[2]), int(sys.argv[3])
for number in range(count):
    try:
        matches.append_move(match_id, 0, number, {"seat": 0, "ms": number, "by": "other"})
        print("stored", number, flush=True)
    except StorageError as error:
        print(error.code, number, flush=True)
        matches.load(match_id)
"""


def start_writer(path: Path, match_id: int, count: int) -> "subprocess.Popen[str]":
    """Another process that appends `count` moves to a game, telling each when it is stored or refused."""
    environment = os.environ | {"PYTHONPATH": str(Path(holzwurm_desktop.__file__).parents[1])}
    command = [sys.executable, "-c", WRITER, str(path), str(match_id), str(count)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


@pytest.mark.parametrize("killed_after", [1, 60, 333])
def test_a_killed_process_loses_no_move_it_had_stored(
    opened: Opened, open_matches: Callable[..., Opened], path: Path, header: Json, killed_after: int
) -> None:
    match_id = opened.matches.create(header, first_round={"deal": {}})
    opened.close()
    with start_writer(path, match_id, 1_000_000) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(killed_after)]
        process.kill()
        told += process.stdout.readlines()
    stored = [line for line in told if line.startswith("stored") and line.endswith("\n")]
    again = open_matches(path)
    assert again.notices == ()
    moves = again.matches.load(match_id)["rounds"][0]["moves"]
    assert len(moves) - len(stored) in (0, 1)  # one may have been stored and not yet told
    assert [move["ms"] for move in moves] == list(range(len(moves)))
    again.matches.append_move(match_id, 0, len(moves), {"seat": 1})


def test_two_processes_write_two_matches_side_by_side(opened: Opened, path: Path, header: Json) -> None:
    mine, other = (opened.matches.create(header, first_round={"deal": {}}) for _ in range(2))
    with start_writer(path, other, 200) as process:
        for number in range(200):
            opened.matches.append_move(mine, 0, number, {"seat": 0, "ms": number})
        output, _ = process.communicate()
    assert output.count("stored") == 200
    for match_id in (mine, other):
        moves = opened.matches.load(match_id)["rounds"][0]["moves"]
        assert [move["ms"] for move in moves] == list(range(200))


def test_of_two_processes_in_one_match_each_move_has_one_writer(
    opened: Opened, path: Path, header: Json
) -> None:
    match_id = opened.matches.create(header, first_round={"deal": {}})
    stored = 0
    refusals = set()
    with start_writer(path, match_id, 200) as process:
        for number in range(200):
            try:
                opened.matches.append_move(match_id, 0, number, {"seat": 0, "ms": number, "by": "me"})
                stored += 1
            except StorageError as error:
                refusals.add(error.code)
                opened.matches.load(match_id)
        output, _ = process.communicate()
    moves = opened.matches.load(match_id)["rounds"][0]["moves"]
    assert [move["ms"] for move in moves] == list(range(200))
    assert refusals <= {"changed-elsewhere"}
    assert sum(move["by"] == "me" for move in moves) == stored
    assert sum(move["by"] == "other" for move in moves) == output.count("stored")


def test_a_match_another_copy_went_on_with_is_not_overwritten(
    opened: Opened, open_matches: Callable[..., Opened], path: Path, header: Json
) -> None:
    first, second = opened.matches, open_matches(path, alone=False).matches
    match_id = first.create(header, first_round={"deal": {}})
    first.append_move(match_id, 0, 0, {"seat": 0})
    second.load(match_id)
    first.truncate(match_id, 0, 0)
    first.append_move(match_id, 0, 0, {"seat": 0, "card": "another"})
    before = first.load(match_id)
    for change in (
        lambda: second.append_move(match_id, 0, 1, {"seat": 1}),
        lambda: second.truncate(match_id, 0, 0),
    ):
        with pytest.raises(StorageError, match="changed-elsewhere"):
            change()
    assert first.load(match_id) == before
    second.load(match_id)
    second.append_move(match_id, 0, 1, {"seat": 1})


def test_marks_and_titles_do_not_count_as_going_on(
    opened: Opened, open_matches: Callable[..., Opened], path: Path, header: Json
) -> None:
    first, second = opened.matches, open_matches(path, alone=False).matches
    match_id = first.create(header, first_round={"deal": {}})
    second.rename(match_id, "Renamed in the other window")
    second.set_meta(match_id, hints=1)
    first.append_move(match_id, 0, 0, {"seat": 0})
    assert first.meta(match_id)["hints"] == 1
