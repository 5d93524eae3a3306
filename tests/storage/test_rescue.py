"""A database with a bad page: what can still be read goes on, and the bad file stays as it was."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from holzwurm_desktop.storage.database import Opened

Json = dict[str, Any]
PAGE = 4096
COUNT = 30


@pytest.fixture
def stored(opened: Opened, record: Json, header: Json, path: Path) -> list[Json]:
    """Many matches in a closed file; their records."""
    records = []
    for number in range(COUNT):
        moves = [{"seat": move % 2, "card": f"R{move}", "note": "x" * 40} for move in range(60)]
        first = {**record["rounds"][0], "moves": moves}
        over = {**record, "rounds": [first, record["rounds"][1]]}
        each = {**(over if number % 2 else {**header, "rounds": [first]}), "uuid": f"u{number}"}
        opened.matches.import_record(each, title=f"match {number}")
        records.append(each)
    opened.close()
    return records


def spoil(path: Path, page: int) -> bytes:
    content = bytearray(path.read_bytes())
    content[page * PAGE : (page + 1) * PAGE] = Random(page).randbytes(PAGE)
    path.write_bytes(content)
    return bytes(content)


def test_a_bad_page_costs_only_what_was_on_it(
    stored: list[Json], open_matches: Callable[..., Opened], path: Path
) -> None:
    pages = path.stat().st_size // PAGE
    whole, saved = path.read_bytes(), []
    for page in range(1, pages):
        path.write_bytes(whole)
        bad = spoil(path, page)
        again = open_matches(path)
        (told,) = again.notices or (None,)
        if told is None or told.code == "database-damaged":
            again.close()
            continue
        assert told.code == "database-rescued"
        kept = Path(str(told.data["kept_as"]))
        assert kept.read_bytes() == bad
        summaries = [*again.matches.list_running(), *again.matches.list_finished()]
        assert len(summaries) == told.data["saved"]
        assert all(again.matches.load(each.match_id) in stored for each in summaries)
        saved.append(len(summaries))
        again.close()
    assert len(saved) > pages / 2
    assert max(saved) == COUNT
    assert sorted(saved)[len(saved) // 2] > COUNT / 2


def test_nothing_is_copied_out_of_what_is_no_database(
    open_matches: Callable[..., Opened], path: Path
) -> None:
    path.parent.mkdir()
    path.write_bytes(b"no database" * 1000)
    assert [each.code for each in open_matches(path).notices] == ["database-damaged"]
