"""Analyses are kept beside their match: until it is changed, in records and archives, and for the statistics."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.engine.carried import META_KEY
from holzwurm_desktop.storage.archive import export_all, import_all
from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.matches import MatchStore
from tests.storage.test_archive import finished, store
from tests.storage.test_statistics import EASY, HUMAN, play

Json = dict[str, Any]
SEEN: Json = {"iterations": 6000, "seed": 1, "accuracies": [90.5, None], "rounds": [[]]}
OPEN: Json = {"iterations": 60, "seed": 2, "accuracies": [10, 20], "rounds": [[]]}


def both(**analyses: Json) -> Json:
    return {META_KEY: {"analysis": analyses}}


def test_a_stored_analysis_is_read_with_its_match(matches: MatchStore, record: Json) -> None:
    match_id = matches.import_record(record)
    matches.store_analysis(match_id, "seen", {**SEEN, "seed": 3})
    matches.store_analysis(match_id, "seen", SEEN)
    matches.store_analysis(match_id, "open", OPEN)
    assert matches.load(match_id) == record | both(seen=SEEN, open=OPEN)


def test_an_analysis_that_a_record_brings_is_kept_apart_from_its_head(
    matches: MatchStore, opened: Opened, record: Json
) -> None:
    carrying = record | {META_KEY: {"more": 1, "analysis": {"seen": SEEN, "other": 5}}}
    match_id = matches.import_record(carrying)
    assert matches.load(match_id) == record | {META_KEY: {"more": 1, "analysis": {"seen": SEEN}}}
    with opened.database.reading() as connection:
        (head,) = connection.execute("SELECT header FROM games").fetchone()
    assert "iterations" not in head
    assert matches.same_match(carrying) == matches.same_match(record | {META_KEY: {"more": 1}}) == [match_id]


def test_a_record_without_any_stays_as_it_was(matches: MatchStore, record: Json) -> None:
    for meta in (7, {"mine": 1}, {}):
        assert matches.load(matches.import_record(record | {META_KEY: meta})) == record | {META_KEY: meta}


def test_a_change_of_the_match_makes_its_analysis_untrue(matches: MatchStore, record: Json) -> None:
    match_id = matches.import_record(record)
    matches.store_analysis(match_id, "seen", SEEN)
    matches.truncate(match_id, 1, 0)
    assert META_KEY not in matches.load(match_id)


@pytest.mark.parametrize(
    "damage", ["UPDATE analyses SET analysis = '{'", "UPDATE analyses SET analysis = 'null'"]
)
def test_a_damaged_analysis_takes_nothing_else_along(
    matches: MatchStore, opened: Opened, record: Json, damage: str
) -> None:
    match_id = matches.import_record(record)
    matches.store_analysis(match_id, "seen", SEEN)
    with opened.database.writing() as connection:
        connection.execute(damage)
    assert matches.load(match_id) == record


def test_the_statistics_know_how_accurate_each_seat_was(matches: MatchStore, opened: Opened) -> None:
    plain, analysed, odd = (play(matches, [HUMAN, EASY], [9, 3], [0]) for _ in range(3))
    matches.store_analysis(analysed, "seen", SEEN)
    matches.store_analysis(analysed, "open", OPEN)
    matches.store_analysis(odd, "seen", {**SEEN, "accuracies": [True, 101]})
    found = {row.match_id: row.accuracies for row in opened.statistics.finished_matches()}
    assert found == {plain: (), analysed: (90.5, None), odd: (None, None)}


def test_an_analysis_of_other_seats_is_no_figure(matches: MatchStore, opened: Opened) -> None:
    match_id = play(matches, [HUMAN, EASY], [9, 3], [0])
    for accuracies in ([90], 5, None):
        matches.store_analysis(match_id, "seen", {**SEEN, "accuracies": accuracies})
        assert opened.statistics.finished_matches()[0].accuracies == ()


def test_an_archive_carries_analyses(
    opened: Opened, open_matches: Callable[..., Opened], tmp_path: Path
) -> None:
    opened.matches.store_analysis(store(opened, finished()), "seen", SEEN)
    file = tmp_path / "all.holzwurm.zip"

    export_all(file, opened.database)
    there = open_matches(tmp_path / "there" / "games.sqlite")
    import_all(file, there.database)

    (row,) = there.statistics.finished_matches()
    assert row.accuracies == (90.5, None)
    assert there.matches.load(row.match_id)[META_KEY] == {"analysis": {"seen": SEEN}}
