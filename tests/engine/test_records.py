"""The envelope of a record: what is read, what is refused and why, what is written."""

from __future__ import annotations

import json
from typing import Any

import pytest

from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.records import PROGRAM_LEVEL


def envelope(**changes: Any) -> dict[str, Any]:
    return {
        "format": "holzwurm-record",
        "version": 1,
        "game": "holzwurm",
        "options": {},
        "seats": [{"name": "Ann", "player": "human"}, {"name": "Bo", "player": "computer", "level": "easy"}],
        "rounds": [{"deal": {}, "moves": []}],
        **changes,
    }


def refusal(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        records.parse(text)
    return caught.value


def refusal_of(**changes: Any) -> str:
    return refusal(json.dumps(envelope(**changes))).code


def test_a_record_is_read_from_text_and_from_bytes() -> None:
    text = records.dump(envelope(comment="Zoë ✓"))

    assert records.parse(text) == records.parse(text.encode()) == envelope(comment="Zoë ✓")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "[1",
        "nonsense",
        '{"format": NaN}',
        '{"format": Infinity}',
        "{}x",
        '"\\ud800"',
        "\ufeff\ufeff{}",
    ],
)
def test_what_is_not_json_is_refused(text: str) -> None:
    assert refusal(text).code in ("not-json", "not-json-at")


def test_the_place_that_is_not_json_is_told() -> None:
    assert refusal('{"format":\n x}').data == {"line": 2, "column": 2}


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32"])
def test_another_encoding_than_utf_8_is_refused(encoding: str) -> None:
    assert refusal(records.dump(envelope()).encode(encoding)).code == "not-utf8"


def test_a_byte_order_mark_is_passed_over() -> None:
    text = records.dump(envelope())

    assert records.parse(text.encode("utf-8-sig")) == records.parse("\ufeff" + text) == envelope()


def test_bytes_that_are_not_utf_8_are_refused() -> None:
    assert refusal(records.dump(envelope(comment="?")).encode().replace(b"?", b"\xff")).code == "not-utf8"


def test_a_number_too_large_for_a_float_is_refused() -> None:
    assert refusal(records.dump(envelope(comment="?")).replace('"?"', "1e999")).code == "not-json"


def test_half_a_character_is_refused() -> None:
    assert refusal(records.dump(envelope(comment="?")).replace("?", "\\ud83d")).code == "not-json"


def test_a_whole_character_in_two_escapes_is_read() -> None:
    text = records.dump(envelope(comment="?")).replace("?", "\\ud83d\\ude00")

    assert records.parse(text)["comment"] == "😀"


@pytest.mark.parametrize("open_and_close", ["[]", ('{"a":', "}")])
def test_text_nested_beyond_all_bounds_is_refused(open_and_close: Any) -> None:
    left, right = open_and_close
    assert refusal(left * 100_000 + "1" + right * 100_000).code == "not-json"


def test_values_nested_too_deep_are_refused() -> None:
    assert refusal(records.dump(envelope(comment="?")).replace('"?"', "[" * 30 + "]" * 30)).code == "too-deep"


@pytest.mark.parametrize("data", [None, [], 1, "record", {}, {"format": "pgn"}])
def test_another_kind_of_document_is_refused(data: Any) -> None:
    assert refusal(json.dumps(data)).code == "not-a-record"


@pytest.mark.parametrize("version", [0, -1, "1", 1.0, True, None])
def test_a_version_that_is_none_is_refused(version: Any) -> None:
    assert refusal_of(version=version) == "bad-version"


@pytest.mark.parametrize("version", [2, 10**30])
def test_a_newer_version_is_refused_as_such(version: int) -> None:
    assert refusal_of(version=version) == "newer-version"


@pytest.mark.parametrize("key", ["game", "options", "seats", "rounds"])
def test_a_missing_key_is_named(key: str) -> None:
    data = envelope()
    del data[key]

    error = refusal(json.dumps(data))

    assert (error.code, error.data) == ("missing-key", {"key": key})


def test_a_key_that_is_there_twice_is_named() -> None:
    error = refusal('{"format": "holzwurm-record", "version": 1, "version": 1}')

    assert (error.code, error.data) == ("double-key", {"key": "version"})


@pytest.mark.parametrize("key", ["game", "options", "seats", "rounds"])
@pytest.mark.parametrize("value", [None, 1, 2.5, True])
def test_a_value_of_the_wrong_kind_is_refused(key: str, value: Any) -> None:
    assert refusal_of(**{key: value}) == "wrong-type"


@pytest.mark.parametrize(
    ("seat", "code"),
    [
        (None, "bad-seat"),
        ({}, "bad-seat"),
        ({"name": 1, "player": "human"}, "bad-seat"),
        ({"name": "Ann"}, "bad-seat"),
        ({"name": "Ann", "player": ["human"]}, "bad-seat"),
        ({"name": "Ann", "player": "computer"}, "bad-level"),
        ({"name": "Ann", "player": "computer", "level": "godlike"}, "bad-level"),
        ({"name": "Ann", "player": "computer", "level": {}}, "bad-level"),
        ({"name": "Ann", "player": "human", "level": "hard"}, "bad-level"),
    ],
)
def test_a_seat_that_is_none_is_refused(seat: Any, code: str) -> None:
    assert refusal_of(seats=[seat]) == code


def test_the_program_at_a_seat_comes_back_as_it_was_written() -> None:
    players = [
        Player("Ann"),
        Player("Bo", PROGRAM_LEVEL, {"colour": "red"}, program="Bot"),
        Player("Cy", "easy"),
    ]
    match = Match.new(all_games()["holzwurm"], players, {}, 3)

    record = json.loads(records.dump(match.to_record()))

    assert record["seats"][1] == {
        "name": "Bo", "player": "computer", "level": "expert", "program": "Bot", "colour": "red"
    }  # fmt: skip
    assert "program" not in record["seats"][2]
    assert Match.from_record(record).players == players


@pytest.mark.parametrize(
    "seat",
    [
        {"name": "Bo", "player": "computer", "level": "easy", "program": 7},
        {"name": "Bo", "player": "computer", "level": "easy", "program": ""},
        {"name": "Bo", "player": "human", "program": "Bot"},
    ],
)
def test_what_names_no_program_is_kept_as_it_is(seat: dict[str, Any]) -> None:
    player = Player.from_json(seat)

    assert player.program == ""
    assert player.to_json() == seat


@pytest.mark.parametrize("level", [*records.LEVELS, *records.YARDSTICKS])
def test_every_level_may_sit_at_a_seat(level: str) -> None:
    seats = [{"name": "Bo", "player": "computer", "level": level}]

    assert records.check_envelope(envelope(seats=seats))["seats"] == seats


@pytest.mark.parametrize(
    ("played", "code"),
    [
        (None, "wrong-type"),
        ({"moves": []}, "wrong-type"),
        ({"deal": [], "moves": []}, "wrong-type"),
        ({"deal": {}}, "wrong-type"),
        ({"deal": {}, "moves": {}}, "wrong-type"),
        ({"deal": {}, "moves": [[]]}, "wrong-type"),
        ({"deal": {}, "moves": [], "scores": [1]}, "missing-key"),
        ({"deal": {}, "moves": [], "end": "out"}, "missing-key"),
    ],
)
def test_a_round_that_is_none_is_refused(played: Any, code: str) -> None:
    assert refusal_of(rounds=[played]) == code


@pytest.mark.parametrize("key", ["totals", "winners"])
def test_totals_and_winners_come_together(key: str) -> None:
    assert refusal_of(**{key: [0]}) == "missing-key"


def test_a_record_is_written_on_one_line() -> None:
    assert "\n" not in records.dump(envelope(comment="two\nlines"))
