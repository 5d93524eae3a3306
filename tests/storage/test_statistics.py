import csv
import io
import json
import time
from typing import Any

import pytest

from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.match_rows import MatchRow, SeatResult
from holzwurm_desktop.storage.matches import MatchStore
from holzwurm_desktop.storage.play import MatchResult, RoundResult
from holzwurm_desktop.storage.statistics import CsvForm, Statistics, matches_csv, matches_json

Json = dict[str, Any]
HUMAN = {"name": "Zoë", "player": "human"}
EASY = {"name": "Piet", "player": "computer", "level": "easy"}
OTHER_EASY = {"name": "Klaas", "player": "computer", "level": "easy"}


@pytest.fixture
def statistics(opened: Opened) -> Statistics:
    return opened.statistics


RUNNING = {"format": "holzwurm-record", "version": 1, "game": "holzwurm"}


def play(
    matches: MatchStore,
    seats: list[Json],
    totals: list[float],
    winners: list[int],
    game: str = "holzwurm",
    **meta: Any,
) -> int:
    """Store a match of one round and its end."""
    header = {"format": "holzwurm-record", "version": 1, "game": game, "seats": seats}
    match_id = matches.create(header, first_round={"deal": {}})
    matches.finish_round(match_id, 0, RoundResult(totals, "out"), match=MatchResult(totals, winners), **meta)
    return match_id


def test_a_finished_match_is_listed_with_its_seats_and_counts(
    matches: MatchStore, statistics: Statistics
) -> None:
    match_id = play(matches, [HUMAN, EASY], [30, 4.5], [0], duration_ms=90_000, hints=2, undos=1)
    (match,) = statistics.finished_matches()
    assert (match.match_id, match.game, match.rounds) == (match_id, "holzwurm", 1)
    assert (match.duration_ms, match.hints, match.undos, match.practice) == (90_000, 2, 1, False)
    assert match.seats == (
        SeatResult("Zoë", "human", None, 30, 1),
        SeatResult("Piet", "computer", "easy", 4.5, 0),
    )
    assert match.winners == (0,)
    assert match.finished.startswith("2026-11-28T12:")


def test_a_shared_win_is_divided(matches: MatchStore, statistics: Statistics) -> None:
    play(matches, [HUMAN, EASY, OTHER_EASY, HUMAN], [9, 9, 1, 9], [0, 1, 3])
    (match,) = statistics.finished_matches()
    assert [seat.share for seat in match.seats] == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3])


def test_matches_are_listed_latest_first_and_by_game(matches: MatchStore, statistics: Statistics) -> None:
    first = play(matches, [HUMAN, EASY], [1, 0], [0])
    second = play(matches, [HUMAN, EASY], [1, 0], [0], game="superspion")
    assert [match.match_id for match in statistics.finished_matches()] == [second, first]
    assert [match.match_id for match in statistics.finished_matches("holzwurm")] == [first]


def test_practice_matches_are_marked(matches: MatchStore, statistics: Statistics) -> None:
    play(matches, [HUMAN, EASY], [1, 0], [0], practice=True)
    assert [match.practice for match in statistics.finished_matches()] == [True]


def test_options_deal_and_day_of_a_match_are_those_of_its_record(
    matches: MatchStore, statistics: Statistics, header: Json
) -> None:
    match_id = matches.create(
        {**header, "deal_number": 77, "deal_of_the_day": "2026-11-28"}, first_round={"deal": {}}
    )
    matches.finish_round(match_id, 0, RoundResult([30, 4], "out"), next_round={"deal": {}})
    matches.finish_round(match_id, 1, RoundResult([2, 0.5], "out"), match=MatchResult([32, 4.5], [0]))
    (match,) = statistics.finished_matches()
    assert (match.options, match.deal_number, match.day) == ({"rounds": 2}, 77, "2026-11-28")
    assert (match.rounds, match.round_scores) == (2, ((30, 4), (2, 0.5)))


def test_a_match_whose_texts_are_broken_still_counts(
    opened: Opened, matches: MatchStore, statistics: Statistics
) -> None:
    match_id = play(matches, [HUMAN, EASY], [1, 0], [0])
    with opened.database.writing() as connection:
        connection.execute("UPDATE games SET header = '{' WHERE id = ?", (match_id,))
        connection.execute("UPDATE rounds SET closing = '[]' WHERE game_id = ?", (match_id,))
    (match,) = statistics.finished_matches()
    assert (match.winners, match.options, match.deal_number, match.round_scores) == ((0,), {}, None, ((),))


def test_abandoned_matches_are_only_counted(matches: MatchStore, statistics: Statistics) -> None:
    header = {"format": "holzwurm-record", "version": 1, "game": "holzwurm", "seats": [HUMAN, EASY]}
    matches.import_record({**header, "rounds": [], "abandoned": True})
    assert statistics.finished_matches() == []
    assert (statistics.abandoned_matches(), statistics.abandoned_matches("superspion")) == (1, 0)


def test_a_match_finished_elsewhere_is_in_no_figure(
    matches: MatchStore, statistics: Statistics, record: Json
) -> None:
    matches.import_record(record)
    assert statistics.finished_matches() == []


def test_the_copy_of_a_finished_match_does_not_count_twice(
    matches: MatchStore, statistics: Statistics
) -> None:
    matches.duplicate(play(matches, [HUMAN, EASY], [1, 0], [0]))
    assert len(statistics.finished_matches()) == 1


def test_a_deleted_match_is_in_no_figure_until_it_is_brought_back(
    matches: MatchStore, statistics: Statistics
) -> None:
    match_id = play(matches, [HUMAN, EASY], [1, 0], [0])
    matches.delete(match_id)
    assert statistics.finished_matches() == []
    matches.undelete(match_id)
    assert len(statistics.finished_matches()) == 1


def test_a_match_finished_again_after_undo_counts_once(matches: MatchStore, statistics: Statistics) -> None:
    match_id = play(matches, [HUMAN, EASY], [1, 0], [0])
    matches.truncate(match_id, 0, 0)
    assert statistics.finished_matches() == []
    matches.finish_round(match_id, 0, RoundResult([0, 1], "out"), match=MatchResult([0, 1], [1]))
    (match,) = statistics.finished_matches()
    assert match.winners == (1,)


def test_matches_can_be_written_as_csv(matches: MatchStore, statistics: Statistics) -> None:
    play(matches, [{"name": 'Zoë, "Zo"', "player": "human"}, EASY], [30, 4.5], [0], hints=3)
    lines = list(csv.DictReader(io.StringIO(matches_csv(statistics.finished_matches()), newline="")))
    assert [(line["seat"], line["name"], line["level"], line["score"]) for line in lines] == [
        ("0", 'Zoë, "Zo"', "", "30"),
        ("1", "Piet", "easy", "4.5"),
    ]
    assert lines[0]["hints"] == "3"
    assert [line["round_scores"] for line in lines] == ["30", "4.5"]


def test_the_strength_of_an_opponent_is_read_from_the_record(
    matches: MatchStore, statistics: Statistics
) -> None:
    play(matches, [HUMAN, {**EASY, "strength": 1430}], [30, 4.5], [0])
    play(matches, [HUMAN, EASY], [30, 4.5], [0])

    plain, fitted = statistics.finished_matches()
    assert [seat.strength for seat in fitted.seats] == [None, 1430.0]
    assert [seat.strength for seat in plain.seats] == [None, None]


def test_matches_can_be_written_as_json(matches: MatchStore, statistics: Statistics) -> None:
    play(matches, [HUMAN, EASY], [30, 4.5], [0], undos=2)
    (match,) = json.loads(matches_json(statistics.finished_matches()))
    assert match["undos"] == 2
    assert match["seats"][1] == {
        "name": "Piet", "player": "computer", "level": "easy", "score": 4.5, "share": 0, "program": "",
        "strength": None,
    }  # fmt: skip
    assert match["round_scores"] == [[30, 4.5]]


def one_match(name: str, scores: tuple[float, ...] = (3.5,)) -> MatchRow:
    seats = (SeatResult(name, "human", None, 3.5, 1),)
    rounds = tuple((score,) for score in scores)
    return MatchRow(
        1, "holzwurm", "2026-01-01T22:30:00.000+00:00", seats, 1, 0, 0, 0, False, round_scores=rounds
    )


def cells(match: MatchRow, form: CsvForm) -> dict[str, str]:
    text = matches_csv([match], form)
    return next(iter(csv.DictReader(io.StringIO(text, newline=""), delimiter=form.separator)))


@pytest.mark.parametrize("name", ["=1+1", "+1x", "-x", "@SUM(A1)", "\tx"])
def test_no_name_is_a_formula(name: str) -> None:
    assert cells(one_match(name), CsvForm())["name"] == f"'{name}"


def test_scores_with_a_minus_are_no_formulas() -> None:
    assert cells(one_match("Ann", (-3, 4)), CsvForm())["round_scores"] == "-3 4"


def test_csv_can_be_written_as_the_country_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Europe/Berlin")
    if not hasattr(time, "tzset"):
        pytest.skip("this system has no time zone per process")
    time.tzset()
    found = cells(one_match("Ann"), CsvForm(";", ",", local=True))
    monkeypatch.undo()
    time.tzset()

    assert (found["score"], found["round_scores"]) == ("3,5", "3,5")
    assert found["finished"] == "2026-01-01 23:30:00"


def test_a_match_from_a_time_to_come_does_not_head_the_list(
    matches: MatchStore, statistics: Statistics
) -> None:
    ids = [play(matches, [HUMAN, EASY], [1, 0], [0]) for _ in range(2)]
    with statistics._database.writing() as connection:
        connection.execute(
            "UPDATE games SET finished = '2999-01-01T00:00:00.000+00:00' WHERE id = ?", (ids[1],)
        )
    assert [row.match_id for row in statistics.finished_matches()] == ids


def test_which_program_played_is_told_by_the_record(matches: MatchStore, statistics: Statistics) -> None:
    bot = {"name": "Bo", "player": "computer", "level": "expert", "program": "Bot"}
    play(matches, [HUMAN, bot, EASY], [3, 2, 1], [0])
    (match,) = statistics.finished_matches()

    assert [(seat.level, seat.program) for seat in match.seats] == [
        (None, ""),
        ("expert", "Bot"),
        ("easy", ""),
    ]
    rows = list(csv.DictReader(io.StringIO(matches_csv([match]))))
    assert [row["program"] for row in rows] == ["", "Bot", ""]


def test_the_matches_that_somebody_played_alone_are_read_apart(
    matches: MatchStore, statistics: Statistics
) -> None:
    wanted = [
        play(matches, [HUMAN, EASY], [30, 4.5], [0]),
        play(matches, [EASY, {**OTHER_EASY, "strength": 1430}, HUMAN], [1, 2, 3], [2]),
    ]
    play(matches, [HUMAN, EASY], [30, 4.5], [0], game="superspion")
    play(matches, [HUMAN, {"name": "Bo", "player": "human"}, EASY], [3, 2, 1], [0])
    play(matches, [{"name": "Bo", "player": "human"}, EASY], [3, 2], [0])
    play(matches, [EASY, OTHER_EASY], [3, 2], [0])
    play(matches, [HUMAN, EASY], [30, 4.5], [0], practice=True)
    matches.create({**RUNNING, "seats": [HUMAN, EASY]}, first_round={"deal": {}})
    everything = {row.match_id: row for row in statistics.finished_matches()}

    assert statistics.matches_alone("holzwurm", "Zoë", 9) == [everything[each] for each in wanted[::-1]]
    assert statistics.matches_alone("holzwurm", "Zoë", 1) == [everything[wanted[1]]]
    assert statistics.matches_alone("holzwurm", "Nobody", 9) == []


def test_spellings_and_names_of_one_person_are_read_together(
    matches: MatchStore, statistics: Statistics
) -> None:
    for name in ("Zoë", "ZOE\u0308", "Mum"):
        play(matches, [{**HUMAN, "name": name}, EASY], [30, 4.5], [0])
    statistics.same_person = lambda: {"mum": "zoë"}

    for name in ("zoë", "mum"):
        found = statistics.matches_alone("holzwurm", name, 9)
        assert len(found) == 3
        assert len({row.seats[0].name for row in found}) == 1


def test_a_damaged_match_is_not_read_with_those_played_alone(
    matches: MatchStore, statistics: Statistics, opened: Opened
) -> None:
    sound, broken = (play(matches, [HUMAN, EASY], [30, 4.5], [0]) for _ in range(2))
    with opened.database.writing() as connection:
        connection.execute("UPDATE games SET finished = 'never' WHERE id = ?", (broken,))

    assert [row.match_id for row in statistics.matches_alone("holzwurm", "Zoë", 9)] == [sound]
