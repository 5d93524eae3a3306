from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.games import MAX_THUMBNAIL_BYTES, GameStore
from holzwurm_desktop.storage.play import MatchResult, RoundResult

Json = dict[str, Any]
PNG = b"\x89PNG\r\n\x1a\n" + bytes(100)
MOVE = {"seat": 1, "card": "G5", "row": 2}
ROUND = RoundResult([12, 3], "out")
MATCH = MatchResult([12, 3], [0])


def test_a_new_game_loads_as_the_header_it_was_made_of(games: GameStore, header: Json) -> None:
    assert games.load(games.create(header)) == {**header, "rounds": []}


def test_a_new_game_may_hold_its_first_deal(games: GameStore, header: Json, first_round: Json) -> None:
    game_id = games.create(header, first_round=first_round)
    assert games.load(game_id)["rounds"] == [{**first_round, "moves": []}]


def test_an_imported_record_loads_equal_with_its_unknown_keys(games: GameStore, record: Json) -> None:
    assert games.load(games.import_record(record)) == record


def test_an_imported_abandoned_record_stays_abandoned(games: GameStore, header: Json) -> None:
    record = {**header, "rounds": [], "abandoned": True}
    game_id = games.import_record(record)
    assert games.load(game_id) == record
    assert games.list_finished()[0].status == "abandoned"


@pytest.mark.parametrize("key", ["game", "seats", "rounds"])
def test_a_record_without_its_outline_is_refused(games: GameStore, record: Json, key: str) -> None:
    del record[key]
    with pytest.raises(StorageError) as refusal:
        games.import_record(record)
    assert (refusal.value.code, refusal.value.data) == ("bad-record", {"key": key})
    assert games.list_running() == games.list_finished() == []


def test_a_record_whose_moves_are_no_list_is_refused(games: GameStore, record: Json) -> None:
    record["rounds"][1]["moves"] = "none"
    with pytest.raises(StorageError, match="bad-record"):
        games.import_record(record)


def test_half_a_surrogate_pair_in_a_name_does_no_harm(games: GameStore, header: Json) -> None:
    header["seats"][0]["name"] = "\ud83d"
    game_id = games.create(header, title="\ud83d", first_round={"deal": {}})
    games.append_move(game_id, 0, 0, MOVE, result=ROUND, match=MATCH)
    assert games.load(game_id)["seats"] == header["seats"]


def test_a_game_played_move_by_move_loads_as_its_record(games: GameStore, record: Json, header: Json) -> None:
    first, second = record["rounds"]
    game_id = games.create(header)
    games.add_round(game_id, 0, {"deal": first["deal"], "deal_number": 77})
    games.append_move(game_id, 0, 0, first["moves"][0])
    games.append_move(
        game_id, 0, 1, first["moves"][1],
        result=RoundResult([30, 4], "out"), next_round={"deal": second["deal"], "comment": "short"},
    )  # fmt: skip
    games.append_move(
        game_id, 1, 0, second["moves"][0],
        result=RoundResult([2, 0.5], "poison"), match=MatchResult([32, 4.5], [0]),
    )  # fmt: skip
    assert games.load(game_id) == record


def test_moves_that_follow_by_themselves_are_stored_with_the_move(games: GameStore, running: int) -> None:
    games.append_move(running, 0, 3, MOVE, then=[{"chance": "shuffle", "stock": ["7H"]}])
    assert games.load(running)["rounds"][0]["moves"][3:] == [MOVE, {"chance": "shuffle", "stock": ["7H"]}]


def test_a_round_can_end_without_a_further_move(games: GameStore, running: int) -> None:
    games.finish_round(running, 0, ROUND, next_round={"deal": {}})
    first, second = games.load(running)["rounds"]
    assert (first["scores"], first["end"], len(first["moves"])) == ([12, 3], "out", 3)
    assert second == {"deal": {}, "moves": []}


def test_a_match_can_end_after_its_last_round(games: GameStore, running: int) -> None:
    games.finish_round(running, 0, ROUND, match=MATCH)
    loaded = games.load(running)
    assert (loaded["totals"], loaded["winners"]) == ([12, 3], [0])


def test_a_move_whose_round_result_fails_is_not_stored(games: GameStore, running: int) -> None:
    with pytest.raises(ValueError, match="opening"):
        games.append_move(running, 0, 3, MOVE, result=ROUND, next_round={"deal": {}, "moves": []})
    (only,) = games.load(running)["rounds"]
    assert len(only["moves"]) == 3
    assert "scores" not in only


@pytest.mark.parametrize("index", [0, 2, 4])
def test_a_move_at_another_index_than_the_next_is_refused(games: GameStore, running: int, index: int) -> None:
    before = games.load(running)
    with pytest.raises(StorageError) as refusal:
        games.append_move(running, 0, index, MOVE)
    assert (refusal.value.code, refusal.value.data) == ("changed-elsewhere", {"game_id": running})
    assert games.load(running) == before


def test_a_move_in_a_round_that_is_over_is_refused(games: GameStore, running: int) -> None:
    games.finish_round(running, 0, ROUND)
    with pytest.raises(StorageError, match="changed-elsewhere"):
        games.append_move(running, 0, 3, MOVE)


@pytest.mark.parametrize("index", [0, 2])
def test_a_round_at_another_index_than_the_next_is_refused(
    games: GameStore, running: int, index: int
) -> None:
    with pytest.raises(StorageError, match="changed-elsewhere"):
        games.add_round(running, index, {"deal": {}})


def test_a_match_ends_once(games: GameStore, running: int) -> None:
    games.finish_round(running, 0, ROUND, match=MATCH)
    with pytest.raises(StorageError, match="changed-elsewhere"):
        games.finish_round(running, 0, ROUND, match=MATCH)


def test_undo_takes_back_moves_scores_rounds_and_the_match(games: GameStore, running: int) -> None:
    before = games.load(running)
    games.append_move(running, 0, 3, MOVE, result=ROUND, next_round={"deal": {}})
    games.append_move(running, 1, 0, MOVE, result=ROUND, match=MATCH)
    games.truncate(running, 0, 3, undos=1)
    assert games.load(running) == before
    assert games.meta(running)["undos"] == 1
    assert [game.game_id for game in games.list_running()] == [running]


def test_play_goes_on_after_undo(games: GameStore, running: int) -> None:
    games.truncate(running, 0, 1)
    games.append_move(running, 0, 1, MOVE)
    assert games.load(running)["rounds"][0]["moves"][1:] == [MOVE]


def test_undo_to_more_moves_than_were_made_is_refused(games: GameStore, running: int) -> None:
    with pytest.raises(StorageError, match="changed-elsewhere"):
        games.truncate(running, 0, 4)


def test_counts_and_marks_are_stored_with_a_move_or_alone(games: GameStore, running: int) -> None:
    games.append_move(running, 0, 3, MOVE, duration_ms=4200)
    games.set_meta(running, hints=2, practice=True)
    assert games.meta(running) == {"practice": True, "hints": 2, "undos": 0, "duration_ms": 4200}


def test_a_running_game_is_listed_with_what_a_lobby_shows(
    games: GameStore, running: int, header: Json
) -> None:
    games.set_meta(running, hints=1, undos=2, duration_ms=3, practice=True)
    games.rename(running, "On the train")
    (game,) = games.list_running()
    assert (game.game_id, game.game, game.title, game.status) == (
        running,
        "holzwurm",
        "On the train",
        "running",
    )
    assert (game.practice, game.hints, game.undos, game.duration_ms) == (True, 1, 2, 3)
    assert (list(game.seats), game.options) == (header["seats"], {"rounds": 2})
    assert (game.rounds, game.moves, game.totals, game.winners) == (1, 3, None, None)
    assert game.created == header["created"]
    assert game.readable


def test_a_finished_game_is_listed_with_totals_and_winners(games: GameStore, running: int) -> None:
    games.finish_round(running, 0, ROUND, match=MATCH)
    (game,) = games.list_finished()
    assert (game.status, game.totals, game.winners) == ("finished", (12, 3), (0,))
    assert games.list_running() == []


@pytest.fixture
def abandoned(games: GameStore, running: int) -> int:
    """A game that was given up after its first moves."""
    return games.import_record({**games.load(running), "abandoned": True})


def test_an_abandoned_game_is_listed_as_such(games: GameStore, running: int, abandoned: int) -> None:
    assert [game.game_id for game in games.list_abandoned()] == [abandoned]
    assert [game.game_id for game in games.list_finished()] == [abandoned]
    assert [game.game_id for game in games.list_running()] == [running]


@pytest.mark.parametrize(
    "go_on",
    [
        lambda games, number: games.append_move(number, 0, 3, {"seat": 1}),
        lambda games, number: games.truncate(number, 0, 3),
    ],
)
def test_an_abandoned_game_runs_again_when_it_is_gone_on_with(
    games: GameStore, abandoned: int, go_on: Callable[[GameStore, int], None]
) -> None:
    go_on(games, abandoned)
    assert games.list_abandoned() == []
    assert abandoned in [game.game_id for game in games.list_running()]
    assert "abandoned" not in games.load(abandoned)


def test_an_abandoned_game_can_be_played_to_its_end(games: GameStore, abandoned: int) -> None:
    games.finish_round(abandoned, 0, ROUND, match=MATCH)
    (game,) = games.list_finished()
    assert (game.game_id, game.status) == (abandoned, "finished")


def test_marks_and_titles_leave_an_abandoned_game_abandoned(games: GameStore, abandoned: int) -> None:
    games.set_meta(abandoned, hints=1)
    games.rename(abandoned, "Sunday")
    assert [game.game_id for game in games.list_abandoned()] == [abandoned]


def test_the_game_touched_last_is_listed_first(games: GameStore, header: Json, first_round: Json) -> None:
    first, second = (games.create(header, first_round=first_round) for _ in range(2))
    assert [game.game_id for game in games.list_running()] == [second, first]
    games.append_move(first, 0, 0, MOVE)
    assert [game.game_id for game in games.list_running()] == [first, second]


def test_a_duplicate_is_a_practice_game_of_its_own(games: GameStore, running: int) -> None:
    original = games.load(running)
    copy = games.duplicate(running, "Again")
    games.append_move(copy, 0, 3, MOVE)
    assert games.load(running) == original
    assert len(games.load(copy)["rounds"][0]["moves"]) == 4
    assert games.meta(copy)["practice"] is True
    assert {game.game_id: game.title for game in games.list_running()}[copy] == "Again"


def test_a_deleted_game_can_be_brought_back(games: GameStore, running: int) -> None:
    record = games.load(running)
    games.delete(running)
    assert games.list_running() == []
    games.undelete(running)
    assert games.load(running) == record


def test_a_deleted_game_is_gone_after_the_next_start(
    open_games: Callable[..., Opened], path: Path, header: Json, first_round: Json
) -> None:
    first = open_games(path)
    game_id = first.games.create(header, first_round=first_round)
    first.games.append_move(game_id, 0, 0, MOVE)
    first.games.delete(game_id)
    first.close()
    second = open_games(path)
    with pytest.raises(StorageError, match="no-such-game"):
        second.games.undelete(game_id)
    with second.database.reading() as connection:
        assert connection.execute("SELECT count(*) FROM moves").fetchone() == (0,)


def test_the_number_of_a_deleted_game_is_not_used_again(games: GameStore, running: int, header: Json) -> None:
    games.delete(running)
    games.purge()
    assert games.create(header) > running


@pytest.mark.parametrize(
    "use",
    [
        lambda games: games.load(99),
        lambda games: games.append_move(99, 0, 0, MOVE),
        lambda games: games.rename(99, "x"),
        lambda games: games.duplicate(99),
        lambda games: games.delete(99),
        lambda games: games.set_meta(99, hints=1),
    ],
    ids=["load", "append_move", "rename", "duplicate", "delete", "set_meta"],
)
def test_a_game_that_is_not_there_is_said_so(games: GameStore, use: Callable[[GameStore], object]) -> None:
    with pytest.raises(StorageError) as refusal:
        use(games)
    assert (refusal.value.code, refusal.value.data) == ("no-such-game", {"game_id": 99})


def test_a_deleted_game_cannot_be_continued(games: GameStore, running: int) -> None:
    games.delete(running)
    with pytest.raises(StorageError, match="no-such-game"):
        games.append_move(running, 0, 3, MOVE)


def test_one_game_with_broken_text_leaves_the_others_listed(
    opened: Opened, games: GameStore, running: int, header: Json
) -> None:
    broken = games.create(header)
    with opened.database.writing() as connection:
        connection.execute("UPDATE games SET header = '{\"seats' WHERE id = ?", (broken,))
    assert {game.game_id: game.readable for game in games.list_running()} == {running: True, broken: False}
    with pytest.raises(StorageError) as refusal:
        games.load(broken)
    assert (refusal.value.code, refusal.value.data) == ("damaged", {"game_id": broken})


def test_a_running_game_keeps_its_latest_picture(games: GameStore, running: int) -> None:
    games.set_thumbnail(running, PNG)
    games.set_thumbnail(running, PNG + b"later")
    assert games.thumbnail(running) == PNG + b"later"


def test_a_game_without_picture_has_none(games: GameStore, running: int) -> None:
    assert games.thumbnail(running) is None


@pytest.mark.parametrize("png", [b"GIF89a", PNG + bytes(MAX_THUMBNAIL_BYTES)], ids=["no PNG", "too large"])
def test_what_is_no_small_picture_is_refused(games: GameStore, running: int, png: bytes) -> None:
    with pytest.raises(ValueError, match="PNG"):
        games.set_thumbnail(running, png)
    assert games.thumbnail(running) is None


def test_a_picture_of_an_unknown_game_is_refused(games: GameStore) -> None:
    with pytest.raises(StorageError, match="no-such-game"):
        games.set_thumbnail(99, PNG)


def test_the_picture_goes_when_the_match_is_over(games: GameStore, running: int) -> None:
    games.set_thumbnail(running, PNG)
    games.finish_round(running, 0, ROUND, match=MATCH)
    assert games.thumbnail(running) is None
    games.set_thumbnail(running, PNG)
    assert games.thumbnail(running) is None


def test_a_picture_does_not_count_as_going_on(games: GameStore, running: int) -> None:
    (before,) = games.list_running()
    games.set_thumbnail(running, PNG)
    assert games.list_running() == [before]


def test_the_picture_goes_with_its_game_and_comes_back_with_it(
    opened: Opened, games: GameStore, running: int
) -> None:
    games.set_thumbnail(running, PNG)
    games.delete(running)
    games.undelete(running)
    assert games.thumbnail(running) == PNG
    games.delete(running)
    games.purge()
    with opened.database.reading() as connection:
        assert connection.execute("SELECT count(*) FROM thumbnails").fetchone() == (0,)


def test_a_copy_has_the_picture_and_a_name_of_its_own(games: GameStore, header: Json) -> None:
    game_id = games.create({**header, "uuid": "one"})
    games.set_thumbnail(game_id, PNG)
    copy = games.duplicate(game_id)
    assert games.thumbnail(copy) == PNG
    uuid = games.load(copy)["uuid"]
    assert uuid != "one"
    assert games.has_uuid("one")
    assert games.has_uuid(uuid)
