from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.matches import MatchStore
from holzwurm_desktop.storage.play import MatchResult, RoundResult
from holzwurm_desktop.storage.thumbnails import MAX_THUMBNAIL_BYTES

Json = dict[str, Any]
PNG = b"\x89PNG\r\n\x1a\n" + bytes(100)
MOVE = {"seat": 1, "card": "G5", "row": 2}
ROUND = RoundResult([12, 3], "out")
MATCH = MatchResult([12, 3], [0])


def test_a_new_match_loads_as_the_header_it_was_made_of(matches: MatchStore, header: Json) -> None:
    assert matches.load(matches.create(header)) == {**header, "rounds": []}


def test_a_new_match_may_hold_its_first_deal(matches: MatchStore, header: Json, first_round: Json) -> None:
    match_id = matches.create(header, first_round=first_round)
    assert matches.load(match_id)["rounds"] == [{**first_round, "moves": []}]


def test_an_imported_record_loads_equal_with_its_unknown_keys(matches: MatchStore, record: Json) -> None:
    assert matches.load(matches.import_record(record)) == record


def test_an_imported_abandoned_record_stays_abandoned(matches: MatchStore, header: Json) -> None:
    record = {**header, "rounds": [], "abandoned": True}
    match_id = matches.import_record(record)
    assert matches.load(match_id) == record
    assert matches.list_finished()[0].status == "abandoned"


@pytest.mark.parametrize("key", ["game", "seats", "rounds"])
def test_a_record_without_its_outline_is_refused(matches: MatchStore, record: Json, key: str) -> None:
    del record[key]
    with pytest.raises(StorageError) as refusal:
        matches.import_record(record)
    assert (refusal.value.code, refusal.value.data) == ("bad-record", {"key": key})
    assert matches.list_running() == matches.list_finished() == []


def test_a_record_whose_moves_are_no_list_is_refused(matches: MatchStore, record: Json) -> None:
    record["rounds"][1]["moves"] = "none"
    with pytest.raises(StorageError, match="bad-record"):
        matches.import_record(record)


def test_half_a_surrogate_pair_in_a_name_does_no_harm(matches: MatchStore, header: Json) -> None:
    header["seats"][0]["name"] = "\ud83d"
    match_id = matches.create(header, title="\ud83d", first_round={"deal": {}})
    matches.append_move(match_id, 0, 0, MOVE, result=ROUND, match=MATCH)
    assert matches.load(match_id)["seats"] == header["seats"]


def test_a_match_played_move_by_move_loads_as_its_record(
    matches: MatchStore, record: Json, header: Json
) -> None:
    first, second = record["rounds"]
    match_id = matches.create(header)
    matches.add_round(match_id, 0, {"deal": first["deal"], "deal_number": 77})
    matches.append_move(match_id, 0, 0, first["moves"][0])
    matches.append_move(
        match_id, 0, 1, first["moves"][1],
        result=RoundResult([30, 4], "out"), next_round={"deal": second["deal"], "comment": "short"},
    )  # fmt: skip
    matches.append_move(
        match_id, 1, 0, second["moves"][0],
        result=RoundResult([2, 0.5], "poison"), match=MatchResult([32, 4.5], [0]),
    )  # fmt: skip
    assert matches.load(match_id) == record


def test_moves_that_follow_by_themselves_are_stored_with_the_move(matches: MatchStore, running: int) -> None:
    matches.append_move(running, 0, 3, MOVE, then=[{"chance": "shuffle", "stock": ["7H"]}])
    assert matches.load(running)["rounds"][0]["moves"][3:] == [MOVE, {"chance": "shuffle", "stock": ["7H"]}]


def test_a_round_can_end_without_a_further_move(matches: MatchStore, running: int) -> None:
    matches.finish_round(running, 0, ROUND, next_round={"deal": {}})
    first, second = matches.load(running)["rounds"]
    assert (first["scores"], first["end"], len(first["moves"])) == ([12, 3], "out", 3)
    assert second == {"deal": {}, "moves": []}


def test_a_match_can_end_after_its_last_round(matches: MatchStore, running: int) -> None:
    matches.finish_round(running, 0, ROUND, match=MATCH)
    loaded = matches.load(running)
    assert (loaded["totals"], loaded["winners"]) == ([12, 3], [0])


def test_a_move_whose_round_result_fails_is_not_stored(matches: MatchStore, running: int) -> None:
    with pytest.raises(ValueError, match="opening"):
        matches.append_move(running, 0, 3, MOVE, result=ROUND, next_round={"deal": {}, "moves": []})
    (only,) = matches.load(running)["rounds"]
    assert len(only["moves"]) == 3
    assert "scores" not in only


@pytest.mark.parametrize("index", [0, 2, 4])
def test_a_move_at_another_index_than_the_next_is_refused(
    matches: MatchStore, running: int, index: int
) -> None:
    before = matches.load(running)
    with pytest.raises(StorageError) as refusal:
        matches.append_move(running, 0, index, MOVE)
    assert (refusal.value.code, refusal.value.data) == ("changed-elsewhere", {"match_id": running})
    assert matches.load(running) == before


def test_a_move_in_a_round_that_is_over_is_refused(matches: MatchStore, running: int) -> None:
    matches.finish_round(running, 0, ROUND)
    with pytest.raises(StorageError, match="changed-elsewhere"):
        matches.append_move(running, 0, 3, MOVE)


@pytest.mark.parametrize("index", [0, 2])
def test_a_round_at_another_index_than_the_next_is_refused(
    matches: MatchStore, running: int, index: int
) -> None:
    with pytest.raises(StorageError, match="changed-elsewhere"):
        matches.add_round(running, index, {"deal": {}})


def test_a_match_ends_once(matches: MatchStore, running: int) -> None:
    matches.finish_round(running, 0, ROUND, match=MATCH)
    with pytest.raises(StorageError, match="changed-elsewhere"):
        matches.finish_round(running, 0, ROUND, match=MATCH)


def test_undo_takes_back_moves_scores_rounds_and_the_match(matches: MatchStore, running: int) -> None:
    before = matches.load(running)
    matches.append_move(running, 0, 3, MOVE, result=ROUND, next_round={"deal": {}})
    matches.append_move(running, 1, 0, MOVE, result=ROUND, match=MATCH)
    matches.truncate(running, 0, 3, undos=1)
    assert matches.load(running) == before
    assert matches.meta(running)["undos"] == 1
    assert [match.match_id for match in matches.list_running()] == [running]


def test_play_goes_on_after_undo(matches: MatchStore, running: int) -> None:
    matches.truncate(running, 0, 1)
    matches.append_move(running, 0, 1, MOVE)
    assert matches.load(running)["rounds"][0]["moves"][1:] == [MOVE]


def test_undo_to_more_moves_than_were_made_is_refused(matches: MatchStore, running: int) -> None:
    with pytest.raises(StorageError, match="changed-elsewhere"):
        matches.truncate(running, 0, 4)


def test_counts_and_marks_are_stored_with_a_move_or_alone(matches: MatchStore, running: int) -> None:
    matches.append_move(running, 0, 3, MOVE, duration_ms=4200)
    matches.set_meta(running, hints=2, practice=True, coach=True)
    assert matches.meta(running) == {
        "practice": True, "hints": 2, "undos": 0, "duration_ms": 4200, "coach": True
    }  # fmt: skip
    assert matches.meta(matches.duplicate(running))["coach"]


def test_a_running_match_is_listed_with_what_a_lobby_shows(
    matches: MatchStore, running: int, header: Json
) -> None:
    matches.set_meta(running, hints=1, undos=2, duration_ms=3, practice=True)
    matches.rename(running, "On the train")
    (match,) = matches.list_running()
    assert (match.match_id, match.game, match.title, match.status) == (
        running,
        "holzwurm",
        "On the train",
        "running",
    )
    assert (match.practice, match.hints, match.undos, match.duration_ms) == (True, 1, 2, 3)
    assert (list(match.seats), match.options) == (header["seats"], {"rounds": 2})
    assert (match.rounds, match.moves, match.totals, match.winners) == (1, 3, None, None)
    assert match.created == header["created"]
    assert match.readable


def test_a_finished_match_is_listed_with_totals_and_winners(matches: MatchStore, running: int) -> None:
    matches.finish_round(running, 0, ROUND, match=MATCH)
    (match,) = matches.list_finished()
    assert (match.status, match.totals, match.winners) == ("finished", (12, 3), (0,))
    assert matches.list_running() == []


@pytest.fixture
def abandoned(matches: MatchStore, running: int) -> int:
    """A game that was given up after its first moves."""
    return matches.import_record({**matches.load(running), "abandoned": True})


def test_an_abandoned_match_is_listed_as_such(matches: MatchStore, running: int, abandoned: int) -> None:
    assert [match.match_id for match in matches.list_abandoned()] == [abandoned]
    assert [match.match_id for match in matches.list_finished()] == [abandoned]
    assert [match.match_id for match in matches.list_running()] == [running]


@pytest.mark.parametrize(
    "go_on",
    [
        lambda matches, number: matches.append_move(number, 0, 3, {"seat": 1}),
        lambda matches, number: matches.truncate(number, 0, 3),
    ],
)
def test_an_abandoned_match_runs_again_when_it_is_gone_on_with(
    matches: MatchStore, abandoned: int, go_on: Callable[[MatchStore, int], None]
) -> None:
    go_on(matches, abandoned)
    assert matches.list_abandoned() == []
    assert abandoned in [match.match_id for match in matches.list_running()]
    assert "abandoned" not in matches.load(abandoned)


def test_an_abandoned_match_can_be_played_to_its_end(matches: MatchStore, abandoned: int) -> None:
    matches.finish_round(abandoned, 0, ROUND, match=MATCH)
    (match,) = matches.list_finished()
    assert (match.match_id, match.status) == (abandoned, "finished")


def test_marks_and_titles_leave_an_abandoned_match_abandoned(matches: MatchStore, abandoned: int) -> None:
    matches.set_meta(abandoned, hints=1)
    matches.rename(abandoned, "Sunday")
    assert [match.match_id for match in matches.list_abandoned()] == [abandoned]


def test_the_match_touched_last_is_listed_first(matches: MatchStore, header: Json, first_round: Json) -> None:
    first, second = (matches.create(header, first_round=first_round) for _ in range(2))
    assert [match.match_id for match in matches.list_running()] == [second, first]
    matches.append_move(first, 0, 0, MOVE)
    assert [match.match_id for match in matches.list_running()] == [first, second]


def test_a_duplicate_is_a_practice_match_of_its_own(matches: MatchStore, running: int) -> None:
    original = matches.load(running)
    copy = matches.duplicate(running, "Again")
    matches.append_move(copy, 0, 3, MOVE)
    assert matches.load(running) == original
    assert len(matches.load(copy)["rounds"][0]["moves"]) == 4
    assert matches.meta(copy)["practice"] is True
    assert {match.match_id: match.title for match in matches.list_running()}[copy] == "Again"


def test_a_deleted_match_can_be_brought_back(matches: MatchStore, running: int) -> None:
    record = matches.load(running)
    matches.delete(running)
    assert matches.list_running() == []
    matches.undelete(running)
    assert matches.load(running) == record


def test_a_deleted_match_is_gone_after_the_next_start(
    open_matches: Callable[..., Opened], path: Path, header: Json, first_round: Json
) -> None:
    first = open_matches(path)
    match_id = first.matches.create(header, first_round=first_round)
    first.matches.append_move(match_id, 0, 0, MOVE)
    first.matches.delete(match_id)
    first.close()
    second = open_matches(path)
    with pytest.raises(StorageError, match="no-such-game"):
        second.matches.undelete(match_id)
    with second.database.reading() as connection:
        assert connection.execute("SELECT count(*) FROM moves").fetchone() == (0,)


def test_the_number_of_a_deleted_match_is_not_used_again(
    matches: MatchStore, running: int, header: Json
) -> None:
    matches.delete(running)
    matches.purge()
    assert matches.create(header) > running


@pytest.mark.parametrize(
    "use",
    [
        lambda matches: matches.load(99),
        lambda matches: matches.append_move(99, 0, 0, MOVE),
        lambda matches: matches.rename(99, "x"),
        lambda matches: matches.duplicate(99),
        lambda matches: matches.delete(99),
        lambda matches: matches.set_meta(99, hints=1),
    ],
    ids=["load", "append_move", "rename", "duplicate", "delete", "set_meta"],
)
def test_a_match_that_is_not_there_is_said_so(
    matches: MatchStore, use: Callable[[MatchStore], object]
) -> None:
    with pytest.raises(StorageError) as refusal:
        use(matches)
    assert (refusal.value.code, refusal.value.data) == ("no-such-game", {"match_id": 99})


def test_a_deleted_match_cannot_be_continued(matches: MatchStore, running: int) -> None:
    matches.delete(running)
    with pytest.raises(StorageError, match="no-such-game"):
        matches.append_move(running, 0, 3, MOVE)


def test_one_match_with_broken_text_leaves_the_others_listed(
    opened: Opened, matches: MatchStore, running: int, header: Json
) -> None:
    broken = matches.create(header)
    with opened.database.writing() as connection:
        connection.execute("UPDATE games SET header = '{\"seats' WHERE id = ?", (broken,))
    assert {match.match_id: match.readable for match in matches.list_running()} == {
        running: True,
        broken: False,
    }
    with pytest.raises(StorageError) as refusal:
        matches.load(broken)
    assert (refusal.value.code, refusal.value.data) == ("damaged", {"match_id": broken})


def test_a_running_match_keeps_its_latest_picture(matches: MatchStore, running: int) -> None:
    matches.set_thumbnail(running, PNG)
    matches.set_thumbnail(running, PNG + b"later")
    assert matches.thumbnail(running) == PNG + b"later"


def test_a_match_without_picture_has_none(matches: MatchStore, running: int) -> None:
    assert matches.thumbnail(running) is None


@pytest.mark.parametrize("png", [b"GIF89a", PNG + bytes(MAX_THUMBNAIL_BYTES)], ids=["no PNG", "too large"])
def test_what_is_no_small_picture_is_refused(matches: MatchStore, running: int, png: bytes) -> None:
    with pytest.raises(ValueError, match="PNG"):
        matches.set_thumbnail(running, png)
    assert matches.thumbnail(running) is None


def test_a_picture_of_an_unknown_match_is_refused(matches: MatchStore) -> None:
    with pytest.raises(StorageError, match="no-such-game"):
        matches.set_thumbnail(99, PNG)


def test_the_picture_goes_when_the_match_is_over(matches: MatchStore, running: int) -> None:
    matches.set_thumbnail(running, PNG)
    matches.finish_round(running, 0, ROUND, match=MATCH)
    assert matches.thumbnail(running) is None
    matches.set_thumbnail(running, PNG)
    assert matches.thumbnail(running) is None


def test_a_picture_does_not_count_as_going_on(matches: MatchStore, running: int) -> None:
    (before,) = matches.list_running()
    matches.set_thumbnail(running, PNG)
    assert matches.list_running() == [before]


def test_the_picture_goes_with_its_match_and_comes_back_with_it(
    opened: Opened, matches: MatchStore, running: int
) -> None:
    matches.set_thumbnail(running, PNG)
    matches.delete(running)
    matches.undelete(running)
    assert matches.thumbnail(running) == PNG
    matches.delete(running)
    matches.purge()
    with opened.database.reading() as connection:
        assert connection.execute("SELECT count(*) FROM thumbnails").fetchone() == (0,)


def test_a_copy_has_the_picture_and_a_name_of_its_own(matches: MatchStore, header: Json) -> None:
    match_id = matches.create({**header, "uuid": "one"})
    matches.set_thumbnail(match_id, PNG)
    copy = matches.duplicate(match_id)
    assert matches.thumbnail(copy) == PNG
    uuid = matches.load(copy)["uuid"]
    assert uuid != "one"
    assert matches.has_uuid("one")
    assert matches.has_uuid(uuid)
