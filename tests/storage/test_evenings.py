"""Evenings: kept, found with their matches, and carried along by backups, archives, rescue and late opening."""

from __future__ import annotations

import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.evenings.course import DONE, OPEN, follow
from holzwurm_desktop.evenings.plan import Plan
from holzwurm_desktop.storage.archive import export_all, import_all
from holzwurm_desktop.storage.backups import back_up, restore
from holzwurm_desktop.storage.database import Opened, open_late
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.evenings import EveningStore, Link, Linked, is_sound
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.storage.matches import MatchStore
from holzwurm_desktop.storage.play import EVENING_KEY, MatchResult, RoundResult
from holzwurm_desktop.storage.pouring import begin_apart, has_news
from tests.evenings.played import robin, together
from tests.storage.test_database import DUMPS, codes, from_dump
from tests.storage.test_rescue import PAGE, spoil

Json = dict[str, Any]
OpenMatches = Callable[..., Opened]
PLAN = together(2, times=2).to_json()


@pytest.fixture
def store(opened: Opened) -> EveningStore:
    minutes = iter(range(10**6))
    start = datetime(2026, 11, 28, 12, 0, tzinfo=UTC)
    return EveningStore(opened.database, clock=lambda: start + timedelta(minutes=next(minutes)))


def begin(matches: MatchStore, header: Json, first_round: Json, link: Link, **extra: Any) -> int:
    """Store a running match of an evening."""
    return matches.create({**header, EVENING_KEY: link.to_json()}, first_round=first_round, **extra)


def finish(matches: MatchStore, match_id: int, scores: tuple[float, float] = (5, 3)) -> None:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    matches.finish_round(match_id, 0, RoundResult(scores, "out"), match=MatchResult(scores, winners))


def test_an_evening_is_there_after_the_next_start(
    store: EveningStore, opened: Opened, open_matches: OpenMatches, path: Path
) -> None:
    first = store.add("Winter", PLAN)
    second = store.add("Spring\nagain", robin(3).to_json())
    opened.close()
    again = open_matches(path).evenings
    assert [(each.uuid, each.title) for each in again.all()] == [(second, "Spring again"), (first, "Winter")]
    assert again.all()[1].plan == PLAN
    assert again.all()[1].created == "2026-11-28T12:00:00.000+00:00"


def test_another_plan_takes_the_place_of_the_one_that_was_read(store: EveningStore) -> None:
    store.add("Winter", PLAN)
    (read,) = store.all()
    changed = {**PLAN, "gone": {"1": [0, 1]}}
    store.keep(read, changed)
    (now,) = store.all()
    assert (now.plan, now.version) == (changed, 1)
    # Who read it before that does not write over it.
    with pytest.raises(StorageError, match="evening-changed"):
        store.keep(read, PLAN)
    assert store.all() == [now]


def test_a_deleted_evening_can_be_brought_back_until_the_next_start(
    store: EveningStore, opened: Opened, open_matches: OpenMatches, path: Path
) -> None:
    store.add("Winter", PLAN)
    (read,) = store.all()
    store.delete(read)
    assert store.all() == []
    store.undelete(read.uuid)
    (back,) = store.all()
    assert (back.uuid, back.plan) == (read.uuid, PLAN)
    store.delete(back)
    opened.close()
    again = open_matches(path).evenings
    again.undelete(read.uuid)
    assert again.all() == []


def test_a_match_is_found_with_its_evening_running_and_finished(
    store: EveningStore, matches: MatchStore, header: Json, first_round: Json
) -> None:
    uuid, other = store.add("Winter", PLAN), store.add("Spring", PLAN)
    late = begin(matches, header, first_round, Link(uuid, 1, (1, 0)))
    early = begin(matches, header, first_round, Link(uuid, 0, (0, 1)))
    running = begin(matches, header, first_round, Link(uuid, 1, (1, 0)))
    begin(matches, header, first_round, Link(other, 0, (0, 1)))
    matches.create(header, first_round=first_round)
    finish(matches, early)
    finish(matches, late, (4, 4))
    assert store.linked(uuid) == [
        Linked(early, "holzwurm", 0, (0, 1), True, (5, 3), (1, 0)),
        Linked(late, "holzwurm", 1, (1, 0), True, (4, 4), (0.5, 0.5)),
        Linked(running, "holzwurm", 1, (1, 0), False),
    ]


def test_a_result_that_is_taken_back_makes_the_match_run_again(
    store: EveningStore, matches: MatchStore, header: Json, first_round: Json
) -> None:
    uuid = store.add("Winter", PLAN)
    match_id = begin(matches, header, first_round, Link(uuid, 0, (0, 1)))
    finish(matches, match_id)
    matches.truncate(match_id, 0, 0)
    assert [each.finished for each in store.linked(uuid)] == [False]


def test_practice_deleted_and_given_up_matches_and_copies_do_not_count(
    store: EveningStore, matches: MatchStore, header: Json, first_round: Json, record: Json
) -> None:
    uuid = store.add("Winter", PLAN)
    link = Link(uuid, 0, (0, 1))
    practice = begin(matches, header, first_round, link, practice=True)
    finish(matches, practice)
    deleted = begin(matches, header, first_round, link)
    matches.delete(deleted)
    running = {key: value for key, value in record.items() if key not in ("totals", "winners")}
    matches.import_record({**running, "abandoned": True, EVENING_KEY: link.to_json()})
    # What was finished elsewhere has no results here.
    matches.import_record({**record, EVENING_KEY: link.to_json()})
    assert store.linked(uuid) == []
    counting = begin(matches, header, first_round, link)
    copy = matches.duplicate(counting)
    assert EVENING_KEY not in matches.load(copy)
    matches.set_meta(copy, practice=False)
    assert [each.match_id for each in store.linked(uuid)] == [counting]


@pytest.mark.parametrize(
    "value",
    [
        "Winter",
        {},
        {"id": 3, "match": 0, "players": [0, 1]},
        {"id": "{uuid}", "match": "0", "players": [0, 1]},
        {"id": "{uuid}", "match": True, "players": [0, 1]},
        {"id": "{uuid}", "match": 0, "players": "01"},
        {"id": "{uuid}", "match": 0, "players": [0, 0]},
        {"id": "{uuid}", "match": 0, "players": [0, "1"]},
    ],
)
def test_a_record_that_tells_nonsense_of_its_evening_is_in_none(
    store: EveningStore, matches: MatchStore, header: Json, first_round: Json, value: Any
) -> None:
    uuid = store.add("Winter", PLAN)
    if isinstance(value, dict) and value.get("id") == "{uuid}":
        value = {**value, "id": uuid}
    match_id = matches.create({**header, EVENING_KEY: value}, first_round=first_round)
    assert store.linked(uuid) == []
    assert matches.load(match_id)[EVENING_KEY] == value


def test_more_people_in_the_link_than_seats_make_no_result(
    store: EveningStore, matches: MatchStore, header: Json, first_round: Json
) -> None:
    uuid = store.add("Winter", PLAN)
    finish(matches, begin(matches, header, first_round, Link(uuid, 0, (0, 1, 2))))
    assert store.linked(uuid) == []


def test_a_damaged_text_of_an_evening_leaves_the_match_and_the_others_whole(
    store: EveningStore,
    opened: Opened,
    matches: MatchStore,
    open_matches: OpenMatches,
    path: Path,
    header: Json,
    first_round: Json,
) -> None:
    uuid = store.add("Winter", PLAN)
    store.add("Spring", PLAN)
    match_id = begin(matches, header, first_round, Link(uuid, 0, (0, 1)))
    opened.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE evenings SET plan = CAST(x'66ff66' AS TEXT) WHERE uuid = ?", (uuid,))
        connection.execute("UPDATE games SET evening = CAST(x'66ff66' AS TEXT)")
        connection.commit()
    again = open_matches(path)
    assert codes(again) == []
    assert {each.title: each.plan for each in again.evenings.all()} == {"Winter": None, "Spring": PLAN}
    assert again.evenings.linked(uuid) == []
    assert again.matches.load(match_id)[EVENING_KEY]["id"] == uuid


def test_the_evening_of_the_sixth_version_is_still_there(open_matches: OpenMatches, path: Path) -> None:
    from_dump(path, DUMPS[6])
    evenings = open_matches(path).evenings
    (winter,) = evenings.all()
    plan = Plan.from_json(winter.plan)
    assert [each.name for each in plan.participants] == ["Zoë", "Piet"]
    slots = follow(plan, evenings.linked(winter.uuid))
    assert [slot.state for slot in slots] == [DONE, OPEN]


def test_matches_from_before_there_were_evenings_are_in_none(open_matches: OpenMatches, path: Path) -> None:
    from_dump(path, DUMPS[5])
    opened = open_matches(path)
    assert opened.evenings.all() == []
    uuid = opened.evenings.add("Winter", PLAN)
    assert opened.evenings.linked(uuid) == []


def test_a_full_disk_refuses_an_evening_and_harms_nothing(store: EveningStore, opened: Opened) -> None:
    store.add("Winter", PLAN)
    (read,) = store.all()
    with opened.database.reading() as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
    opened.database._connection.execute(f"PRAGMA max_page_count = {pages}")
    long = {**PLAN, "comment": "x" * 100_000}
    with pytest.raises(StorageError, match="disk-full"):
        store.add("Spring", long)
    with pytest.raises(StorageError, match="disk-full"):
        store.keep(read, long)
    assert store.all() == [read]


def test_an_archive_brings_evenings_and_their_results_along_once(
    store: EveningStore, opened: Opened, open_matches: OpenMatches, tmp_path: Path
) -> None:
    store.add("Winter", PLAN)
    (read,) = store.all()
    export_all(tmp_path / "all.zip", opened.database)
    other = open_matches(tmp_path / "other.sqlite")
    assert import_all(tmp_path / "all.zip", other.database).evenings == 1
    assert import_all(tmp_path / "all.zip", other.database).evenings == 0
    assert other.evenings.all() == [read]
    # What was changed there comes along; what was changed less often does not write over it.
    store.keep(read, {**PLAN, "points": "place"})
    export_all(tmp_path / "newer.zip", opened.database)
    assert import_all(tmp_path / "newer.zip", other.database).evenings == 1
    assert import_all(tmp_path / "all.zip", other.database).evenings == 0
    assert other.evenings.all() == store.all()
    other.evenings.delete(other.evenings.all()[0])
    assert import_all(tmp_path / "newer.zip", other.database).evenings == 0
    assert other.evenings.all() == []


def test_an_archive_without_evenings_has_no_list_of_them(opened: Opened, tmp_path: Path) -> None:
    export_all(tmp_path / "all.zip", opened.database)
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        assert "evenings.jsonl" not in archive.namelist()


@pytest.mark.parametrize(
    "row",
    [
        [],
        ["id", "Winter", "now", "now", "{}"],
        ["id", "Winter", "now", "now", "{}", -1],
        ["id", "Winter", "now", "now", "{}", True],
        ["id", "Winter", "now", "now", "{}", 2**60],
        ["id", "Winter", "now", "now", {}, 0],
        [None, "Winter", "now", "now", "{}", 0],
    ],
)
def test_what_is_no_evening_is_not_taken_for_one(row: list[object]) -> None:
    assert not is_sound(row)


def test_a_backup_brings_evenings_back(opened: Opened, open_matches: OpenMatches, tmp_path: Path) -> None:
    folders = portable_folders(tmp_path)
    kept = open_matches(folders.database)
    kept.evenings.add("Winter", PLAN)
    kept.close()
    made = back_up(folders, datetime(2026, 11, 28, 13, tzinfo=UTC))
    assert made is not None
    with closing(sqlite3.connect(folders.database)) as connection:
        connection.execute("DELETE FROM evenings")
        connection.commit()
    restore(made, folders)
    assert [each.title for each in open_matches(folders.database).evenings.all()] == ["Winter"]


def test_a_damaged_file_gives_back_most_of_them(open_matches: OpenMatches, path: Path) -> None:
    opened = open_matches(path)
    with opened.database.writing() as connection:
        for number in range(600):
            connection.execute(
                "INSERT INTO evenings VALUES (?, ?, 'now', 'now', '{}', 0, NULL)",
                (f"{number:04}", "Winter" * 10),
            )
    opened.close()
    spoil(path, path.stat().st_size // PAGE - 3)
    again = open_matches(path)
    assert again.notices[0].code in ("database-damaged", "database-rescued")
    assert len(again.evenings.all()) > 100


def test_what_was_planned_while_the_file_was_locked_comes_into_it(
    store: EveningStore, opened: Opened, open_matches: OpenMatches, path: Path
) -> None:
    store.add("Winter", PLAN)
    store.add("Spring", PLAN)
    with opened.database.writing():
        memory = open_matches(path, lock_wait=0, alone=False)
        assert not memory.persistent
    copied = begin_apart(memory.database)
    assert not has_news(memory.database, copied)
    changed = {**PLAN, "points": "place"}
    winter = next(each for each in memory.evenings.all() if each.title == "Winter")
    memory.evenings.keep(winter, changed)
    assert has_news(memory.database, copied)
    memory.evenings.add("Summer", PLAN)
    spring = next(each for each in store.all() if each.title == "Spring")
    store.keep(spring, changed)
    open_late(memory, path, False, copied)
    assert {each.title: each.plan for each in open_matches(path).evenings.all()} == {
        "Winter": changed,
        "Spring": changed,
        "Summer": PLAN,
    }
