"""Who plays here: named, joined, told apart, hidden; what they did follows them, wherever the database goes."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.ai.ratings import ratings
from holzwurm_desktop.storage.adoption import adopt_settings
from holzwurm_desktop.storage.archive import export_all, import_all
from holzwurm_desktop.storage.backups import back_up, restore
from holzwurm_desktop.storage.database import Opened, open_late
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.figures import player_summaries
from holzwurm_desktop.storage.folders import portable_folders
from holzwurm_desktop.storage.people import NameTaken, PeopleStore, Person, PersonGone
from holzwurm_desktop.storage.people_rows import COLOURS, PORTRAITS, meet_stored, person_in
from holzwurm_desktop.storage.play import MatchResult, RoundResult
from holzwurm_desktop.storage.pouring import begin_apart, has_news
from holzwurm_desktop.storage.settings import SettingsFile
from tests.storage.test_database import DUMPS, from_dump
from tests.storage.test_rescue import PAGE, spoil

OpenMatches = Callable[..., Opened]
Json = dict[str, Any]


@pytest.fixture
def people(opened: Opened) -> PeopleStore:
    return opened.people


def called(people: PeopleStore, name: str) -> Person:
    return next(person for person in people.all() if person.name == name)


def names(people: PeopleStore) -> list[str]:
    return sorted(person.name for person in people.all())


def play(opened: Opened, header: Json, name: str, wins: bool = True) -> int:
    """A finished match of that person against a computer player."""
    seats = [{"name": name, "player": "human"}, {"name": "Piet", "player": "computer", "level": "medium"}]
    match_id = opened.matches.create(
        {**header, "seats": seats}, first_round={"deal": {"hands": [name, wins]}}
    )
    scores = [3, 1] if wins else [1, 3]
    won = MatchResult(scores, [0 if wins else 1])
    opened.matches.append_move(match_id, 0, 0, {"seat": 0}, result=RoundResult(scores, "out"), match=won)
    return match_id


def join(people: PeopleStore, name: str, into: str) -> None:
    people.join(called(people, name).id, called(people, into).id)


# Who they are.


def test_a_name_makes_one_person_however_it_is_spelled(people: PeopleStore) -> None:
    assert people.meet(["Zoë", "Bea", "  "])
    assert not people.meet([" Zoe\u0308 ", "Bea", ""])
    assert [person.name for person in people.all()] == ["Zoë", "Bea"]


def test_a_person_is_called_as_the_name_was_spelled_last(people: PeopleStore) -> None:
    people.meet(["zoë"])
    assert people.meet(["Zoë"])
    assert [person.name for person in people.all()] == ["Zoë"]
    people.rename(1, "Leonora")
    assert not people.meet(["ZOË"])
    assert [person.name for person in people.all()] == ["Leonora"]


def test_people_of_before_are_called_as_their_names_were_spelled_last(
    opened: Opened, people: PeopleStore, header: Json
) -> None:
    for name in ("Zoë", "ZOË", "Bea", "zoë"):
        play(opened, header, name)
    with opened.database.writing() as connection:
        meet_stored(connection)
    assert [person.name for person in people.all()] == ["zoë", "Bea"]


def test_newcomers_look_as_few_others_do(people: PeopleStore) -> None:
    people.meet(f"P{number}" for number in range(len(COLOURS)))
    assert [person.colour for person in people.all()] == list(COLOURS)
    people.meet(f"Q{number}" for number in range(len(PORTRAITS) - len(COLOURS)))
    assert [person.portrait for person in people.all()] == list(PORTRAITS)


def test_a_number_is_never_another_persons(opened: Opened, people: PeopleStore) -> None:
    people.meet(["Nora"])
    (first,) = people.all()
    with opened.database.writing() as connection:
        connection.execute("DELETE FROM people_names")
        connection.execute("DELETE FROM people")
    people.meet(["Nora"])
    assert called(people, "Nora").id > first.id


def test_looks_and_hiding_are_there_after_the_next_start(
    people: PeopleStore, opened: Opened, open_matches: OpenMatches, path: Path
) -> None:
    people.meet(["Nora"])
    people.dress(called(people, "Nora").id, "blue", "owl")
    people.hide(called(people, "Nora").id, True)
    opened.close()
    assert open_matches(path).people.all() == [Person(1, "Nora", "blue", "owl", True, ("Nora",))]


def test_only_our_looks_can_be_given(people: PeopleStore) -> None:
    people.meet(["Nora"])
    for colour, portrait in (("pink", "owl"), ("blue", "dragon")):
        with pytest.raises(ValueError, match=rf"{colour}|{portrait}"):
            people.dress(1, colour, portrait)


def test_looks_that_only_a_newer_version_knows_are_none(opened: Opened, people: PeopleStore) -> None:
    people.meet(["Nora"])
    with opened.database.writing() as connection:
        connection.execute("UPDATE people SET colour = 'pink', portrait = 'dragon'")
    assert (called(people, "Nora").colour, called(people, "Nora").portrait) == ("", "")


# Renamed.


def test_a_new_name_shows_everywhere_and_what_is_stored_stays(
    opened: Opened, people: PeopleStore, header: Json
) -> None:
    match_id = play(opened, header, "Nora")
    people.meet(["Nora"])
    people.rename(1, "  Leonora ")
    assert opened.matches.load(match_id)["seats"][0]["name"] == "Leonora"
    assert opened.matches.list_finished()[0].seats[0]["name"] == "Leonora"
    (row,) = opened.statistics.finished_matches()
    assert [seat.name for seat in row.seats] == ["Leonora", "Piet"]
    with opened.database.reading() as connection:
        assert connection.execute("SELECT name FROM results WHERE seat = 0").fetchone() == ("Nora",)
        assert '"Nora"' in connection.execute("SELECT header FROM games").fetchone()[0]


def test_a_computer_player_of_that_name_keeps_it(opened: Opened, people: PeopleStore, header: Json) -> None:
    match_id = play(opened, header, "Nora")
    people.meet(["Piet"])
    people.rename(1, "Pieter")
    assert [seat["name"] for seat in opened.matches.load(match_id)["seats"]] == ["Nora", "Piet"]
    assert [seat["name"] for seat in opened.matches.list_finished()[0].seats] == ["Nora", "Piet"]


def test_the_name_of_before_stays_the_persons(people: PeopleStore) -> None:
    people.meet(["Nora"])
    people.rename(1, "Leonora")
    assert not people.meet(["nora"])
    assert people.same() == {"nora": "Leonora", "leonora": "Leonora"}
    people.rename(1, "NORA")
    assert people.same() == {"nora": "NORA", "leonora": "NORA"}


def test_a_name_is_one_persons_only(people: PeopleStore) -> None:
    people.meet(["Nora", "Zoë"])
    people.rename(1, "Leonora")
    for taken, owner in (("ZOË", "Zoë"), ("zoe\u0308", "Zoë")):
        with pytest.raises(NameTaken) as refusal:
            people.rename(1, taken)
        assert refusal.value.person == owner
    with pytest.raises(NameTaken) as refusal:
        people.rename(2, "nora")  # a name of before
    assert refusal.value.person == "Leonora"
    with pytest.raises(ValueError, match="empty"):
        people.rename(1, " \n ")
    assert names(people) == ["Leonora", "Zoë"]


# Joined and told apart.


def test_joined_people_are_one_in_all_figures(opened: Opened, people: PeopleStore, header: Json) -> None:
    for name, wins in (("Ann", True), ("Annie", False), ("Annie", True), ("Bea", True)):
        play(opened, header, name, wins)
    people.meet(["Ann", "Annie", "Bea"])
    alone = {rating.name: rating for rating in ratings(opened.statistics.finished_matches())}
    join(people, "Annie", "Ann")
    rows = opened.statistics.finished_matches()
    found = {each.who.name: (each.matches, each.wins) for each in player_summaries(rows)}
    assert found == {"Ann": (3, 2), "Bea": (1, 1), "": (4, 1)}
    both = {rating.name: rating for rating in ratings(rows)}
    assert [both[name].matches for name in ("Ann", "Bea")] == [3, 1]
    assert len(both["Ann"].history) == 3
    assert both["Bea"].mu == alone["Bea"].mu
    assert both["Ann"].sigma < min(alone["Ann"].sigma, alone["Annie"].sigma)


def test_joined_people_have_done_each_others_puzzles_and_lessons(opened: Opened, people: PeopleStore) -> None:
    people.meet(["Ann", "Annie"])
    opened.puzzles.add("Ann", "chess", "a1", "hard", True)
    opened.puzzles.add("annie", "chess", "a2", "easy", False)
    opened.lessons.keep("Ann", "holzwurm", 0, done=True)
    opened.lessons.keep("Annie", "holzwurm", 0, done=True)
    opened.lessons.keep("Annie", "chess", 4)
    assert "chess" not in opened.lessons.learnt("Ann")
    join(people, "Annie", "Ann")
    for name in ("Ann", "Annie"):
        assert sorted(each.puzzle for each in opened.puzzles.tries(name)) == ["a1", "a2"]
        learnt = opened.lessons.learnt(name)
        assert (learnt["holzwurm"].done, learnt["chess"].step) == (2, 4)


def test_who_was_joined_comes_along(people: PeopleStore) -> None:
    people.meet(["Anna", "Ann", "Annie"])
    join(people, "Annie", "Ann")
    join(people, "Ann", "Anna")
    assert people.same() == dict.fromkeys(("anna", "ann", "annie"), "Anna")
    (person,) = people.all()
    assert person.joined == ("Ann", "Annie")
    assert sorted(person.names) == ["Ann", "Anna", "Annie"]


def test_nobody_is_joined_in_a_circle(people: PeopleStore) -> None:
    people.meet(["Ann", "Annie"])
    join(people, "Annie", "Ann")
    with pytest.raises(PersonGone):
        people.join(1, 2)
    with pytest.raises(ValueError, match="one person"):
        people.join(1, 1)
    assert names(people) == ["Ann"]


def test_joined_people_can_be_told_apart_again(opened: Opened, people: PeopleStore, header: Json) -> None:
    play(opened, header, "Ann")
    play(opened, header, "Annie")
    people.meet(["Ann", "Annie"])
    before = people.all()
    join(people, "Annie", "Ann")
    people.part(called(people, "Ann").id)
    assert people.all() == before
    rows = opened.statistics.finished_matches()
    assert sorted(row.seats[0].name for row in rows) == ["Ann", "Annie"]


def test_told_apart_each_has_a_name_of_their_own_again(people: PeopleStore) -> None:
    people.meet(["Ann", "Annie"])
    join(people, "Annie", "Ann")
    people.rename(1, "annie")  # the name of the other, while they are one
    assert names(people) == ["annie"]
    people.part(1)
    assert [(person.name, person.names) for person in people.all()] == [
        ("Ann", ("Ann",)),
        ("Annie", ("Annie",)),
    ]


# What goes wrong.


def test_a_full_disk_changes_nobody(opened: Opened, people: PeopleStore) -> None:
    people.meet(["Ann", "Annie"])
    before = people.all()
    with opened.database.reading() as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StorageError) as refusal:
        people.meet(f"Somebody else, number {number}" for number in range(2000))
    assert refusal.value.code == "disk-full"
    assert people.all() == before
    with opened.database.reading() as connection:
        connection.execute("PRAGMA max_page_count = 10000")
    people.rename(1, "Anna")
    assert names(people) == ["Anna", "Annie"]


def test_two_windows_see_each_others_people(
    people: PeopleStore, open_matches: OpenMatches, path: Path
) -> None:
    people.meet(["Ann", "Annie"])
    other = open_matches(path, alone=False).people
    other.rename(1, "Anna")
    assert names(people) == ["Anna", "Annie"]
    assert people.same()["ann"] == "Anna"
    people.join(2, 1)
    for change in (
        lambda: other.rename(2, "Bea"),
        lambda: other.dress(2, "red", "cat"),
        lambda: other.hide(2, True),
        lambda: other.part(2),
        lambda: other.join(1, 2),
    ):
        with pytest.raises(PersonGone):
            change()
    assert other.all() == people.all()


def test_with_damaged_people_a_match_can_still_be_read(
    opened: Opened, header: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(*_: object) -> None:
        error = sqlite3.DatabaseError("database disk image is malformed")
        error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise error

    match_id = play(opened, header, "Nora")
    opened.people.meet(["Nora"])
    opened.people.rename(1, "Leonora")
    monkeypatch.setattr("holzwurm_desktop.storage.people.families", damaged)
    assert opened.people.same() == {}
    assert opened.matches.load(match_id)["seats"][0]["name"] == "Nora"


# Where the database goes.


@pytest.mark.parametrize("dump", DUMPS[:5], ids=lambda dump: dump.stem)
def test_the_names_of_an_old_database_are_people(open_matches: OpenMatches, path: Path, dump: Path) -> None:
    from_dump(path, dump)
    (person,) = open_matches(path).people.all()
    assert (person.name, person.colour, person.portrait) == ("Zoë", COLOURS[0], PORTRAITS[0])


def test_damaged_names_of_an_old_database_are_nobodys(open_matches: OpenMatches, path: Path) -> None:
    from_dump(path, DUMPS[4])
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE results SET name = CAST(x'ff41' AS TEXT) WHERE level IS NULL")
        connection.execute("INSERT INTO puzzle_tries VALUES ('', 'chess', 'a', 'now', 'hard', 1, NULL)")
        connection.commit()
    opened = open_matches(path)
    assert [notice.code for notice in opened.notices] == ["database-migrated"]
    assert [person.name for person in opened.people.all()] == ["Zoë"]  # who tried a puzzle


def test_the_people_of_the_sixth_version_are_still_there(open_matches: OpenMatches, path: Path) -> None:
    from_dump(path, DUMPS[5])
    opened = open_matches(path)
    (person,) = opened.people.all()
    assert person == Person(1, "Zoë", "blue", "owl", False, ("Zoë", "Zoë B.", "Zo"), ("Zo",))
    learnt = opened.lessons.learnt("zo")["holzwurm"]
    assert (learnt.step, learnt.done) == (3, 1)


def test_joined_names_and_steps_in_the_settings_are_taken_over(opened: Opened, tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    lessons = {
        "holzwurm": {"step": 4, "offered": True},
        "chess": {"step": 0},
        "go": {"offered": True},
        "x": 3,
    }
    file.change(same_person={"leonora": "Nora", "nono": "Nora"}, lessons=lessons)
    opened.people.meet(["Leonora", "Nora"])
    for _ in range(2):
        adopt_settings(file, opened.people, opened.lessons, "Nora")
        assert opened.people.same() == dict.fromkeys(("leonora", "nora", "nono"), "Nora")
        assert {game: each.step for game, each in opened.lessons.learnt("Nora").items()} == {"holzwurm": 4}
        assert SettingsFile(file.path).values.same_person == {}
        met = {"offered": True}
        assert SettingsFile(file.path).values.lessons == {"holzwurm": met, "chess": met, "go": met, "x": 3}
    assert called(opened.people, "Nora").joined == ("Leonora", "nono")


def test_what_cannot_be_taken_over_stays_in_the_settings(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise StorageError("disk-full")

    file = SettingsFile(tmp_path / "settings.json")
    file.change(same_person={"leonora": "Nora"}, lessons={"holzwurm": {"step": 4}})
    monkeypatch.setattr(opened.people, "join", fail)
    monkeypatch.setattr(opened.lessons, "keep", fail)
    adopt_settings(file, opened.people, opened.lessons, "Nora")
    assert file.values.same_person == {"leonora": "Nora"}
    assert file.values.lessons == {"holzwurm": {"step": 4}}


def dressed(opened: Opened) -> None:
    """Nora, who was Leonora, with whom Nono was joined, and Bea, who is hidden."""
    people = opened.people
    people.meet(["Leonora", "Nono", "Bea"])
    people.rename(1, "Nora")
    people.dress(1, "blue", "owl")
    people.join(2, 1)
    people.hide(3, True)
    opened.lessons.keep("Nono", "holzwurm", 4)


def test_an_archive_brings_people_along_once(
    opened: Opened, open_matches: OpenMatches, tmp_path: Path
) -> None:
    dressed(opened)
    export_all(tmp_path / "all.zip", opened.database)
    other = open_matches(tmp_path / "other.sqlite")
    for _ in range(2):
        import_all(tmp_path / "all.zip", other.database)
        assert other.people.all() == opened.people.all()
        assert other.lessons.learnt("Nora") == opened.lessons.learnt("Nora")


def test_an_archive_changes_nobody_who_is_here(
    opened: Opened, open_matches: OpenMatches, tmp_path: Path
) -> None:
    dressed(opened)
    export_all(tmp_path / "all.zip", opened.database)
    other = open_matches(tmp_path / "other.sqlite")
    other.people.meet(["leonora", "Nono"])
    before = other.people.all()
    import_all(tmp_path / "all.zip", other.database)
    first, second, bea = other.people.all()
    assert [first[:6], second] == [(*before[0][:5], ("leonora", "Nora")), before[1]]
    assert (bea.name, bea.hidden) == ("Bea", True)


def test_an_archive_from_before_there_were_people_brings_their_names(
    opened: Opened, open_matches: OpenMatches, tmp_path: Path
) -> None:
    opened.puzzles.add("Nora", "chess", "a1", "hard", True)  # nobody has met her yet
    export_all(tmp_path / "all.zip", opened.database)
    other = open_matches(tmp_path / "other.sqlite")
    import_all(tmp_path / "all.zip", other.database)
    assert names(other.people) == ["Nora"]


@pytest.mark.parametrize(
    "found", [{}, {"name": 3, "names": []}, {"name": " ", "names": []}, {"name": "Nora", "names": "Nora"}]
)
def test_what_is_no_person_is_not_taken_for_one(found: Json) -> None:
    with pytest.raises(ValueError, match="no person"):
        person_in(found)


def test_of_a_person_in_a_file_only_what_makes_sense_is_taken() -> None:
    found = {"name": "Nora ", "names": [3, " ", "Leonora"], "colour": "pink", "portrait": 3, "hidden": "yes"}
    assert person_in(found) == ("Nora", "", "", False, ("Leonora",), None)


def test_a_backup_brings_people_back(open_matches: OpenMatches, tmp_path: Path) -> None:
    folders = portable_folders(tmp_path)
    kept = open_matches(folders.database)
    dressed(kept)
    before = kept.people.all()
    kept.close()
    made = back_up(folders, datetime(2026, 11, 28, 13, tzinfo=UTC))
    assert made is not None
    changed = open_matches(folders.database)
    changed.people.part(1)
    changed.close()
    restore(made, folders)
    assert open_matches(folders.database).people.all() == before


def test_a_damaged_file_gives_its_people_back(open_matches: OpenMatches, path: Path) -> None:
    opened = open_matches(path)
    dressed(opened)
    with opened.database.writing() as connection:
        for number in range(600):
            connection.execute(
                "INSERT INTO puzzle_tries VALUES (?, 'chess', ?, 'now', 'hard', 1, NULL)",
                ("Nora" * 10, number),
            )
    before = [person for person in opened.people.all() if person.joined or person.hidden]
    opened.close()
    spoil(path, path.stat().st_size // PAGE - 3)
    again = open_matches(path)
    assert again.notices[0].code in ("database-damaged", "database-rescued")
    assert [person for person in again.people.all() if person.joined or person.hidden] == before
    assert again.lessons.learnt("Nora")["holzwurm"].step == 4


def test_what_was_changed_while_the_file_was_locked_comes_into_it(
    opened: Opened, open_matches: OpenMatches, path: Path
) -> None:
    dressed(opened)
    with opened.database.writing():
        memory = open_matches(path, lock_wait=0, alone=False)
        assert not memory.persistent
    copied = begin_apart(memory.database)
    assert not has_news(memory.database, copied)
    memory.people.rename(3, "Beate")
    assert has_news(memory.database, copied)
    memory.people.part(1)
    memory.people.meet(["Cleo"])
    memory.lessons.keep("Cleo", "holzwurm", 2)
    before = memory.people.all()
    open_late(memory, path, False, copied)
    assert open_matches(path).people.all() == before
    assert open_matches(path).lessons.learnt("Cleo")["holzwurm"].step == 2


def test_a_file_that_could_not_be_read_keeps_the_looks_of_its_people(
    opened: Opened, open_matches: OpenMatches, path: Path, tmp_path: Path
) -> None:
    dressed(opened)
    before = opened.people.all()
    opened.close()
    memory = open_matches(tmp_path / "elsewhere.sqlite")  # knows nobody, as one that could not read the file
    copied = begin_apart(memory.database)
    memory.people.meet(["nora", "Bea", "Cleo"])
    open_late(memory, path, True, copied)
    after = open_matches(path).people.all()
    assert after[:2] == before
    assert [person.name for person in after[2:]] == ["Cleo"]


def test_a_lesson_goes_on_where_it_was_left_last(opened: Opened) -> None:
    for step in (3, 5, 2):
        opened.lessons.keep("Nora", "holzwurm", step)
    assert opened.lessons.learnt("NORA")["holzwurm"].step == 2
    assert opened.lessons.learnt("Bea") == {}
