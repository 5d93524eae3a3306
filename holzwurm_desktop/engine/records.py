"""The record: the JSON document in which a match is saved, replayed and exchanged (`docs/record-format.md`).

This module checks the envelope: its keys and their types. The form of deals and moves is each game's own, and
whether a move is legal `match.Match` finds out by playing it.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from typing import Any, TypeGuard

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.names import tidy_name

FORMAT = "holzwurm-record"
VERSION = 1
LEVELS = ("beginner", "easy", "medium", "hard", "expert")
"""The levels that people play against, weakest first."""
YARDSTICKS = ("random", "ismcts")
"""Players for measurements only."""
STAND_INS_KEY = "stand_ins"
"""The key of a record that counts the moves made in place of a computer player that had failed."""
COMPUTER_SEED_KEY = "computer_seed"
"""The optional key of a record with the number that all chance in the computer players' choices comes from: with it
the same moves of the people lead to the same match."""
PROGRAM_KEY = "program"
"""The key of a computer seat with what the program is called that plays there."""
PROGRAM_LEVEL = "expert"
"""The level that the seat of a program has: readers that know of no programs want one."""
STRENGTH_KEY = "strength"
"""The optional key of a computer player's seat that plays between the levels; `level` then names the nearest."""
FITTING = "fitting"
"""Stands where a level would for whoever plays at a strength that fits a person. No record has it, but
`STRENGTH_KEY`."""

_REQUIRED = {"format", "version", "game", "options", "seats", "rounds"}
_KNOWN = {*_REQUIRED, "totals", "winners"}
_DEEPEST = (
    24  # levels of nesting, more than any valid record has; checking hostile ones must not exhaust the stack
)


def parse(text: str | bytes) -> dict[str, Json]:
    """Read one JSON document and check its envelope.

    Raises `RecordError` if `text` is not UTF-8, not JSON, nested too deeply, or not a record of a known version.
    """
    return check_envelope(parse_json(text))


def parse_json(text: str | bytes) -> Json:
    """The value in a JSON document: strict UTF-8, without numbers beyond a double, half characters or a key twice.

    The one reader of JSON that comes from outside. A byte order mark, which some editors write, is passed over.
    Raises `RecordError` (`not-utf8`, `not-json`, `not-json-at` with `line` and `column`, `double-key`).
    """
    try:
        content = text if isinstance(text, str) else text.decode("utf-8")
        data = json.loads(
            content.removeprefix("\ufeff"),
            parse_constant=_refuse_constant,
            parse_float=_finite,
            object_pairs_hook=_unique_keys,
        )
        if "\\u" in content:  # only an escape can bring in half a surrogate pair, which no file can hold
            json.dumps(data, ensure_ascii=False).encode("utf-8")
    except RecordError:
        raise
    except UnicodeDecodeError as error:
        raise RecordError("not-utf8", detail=str(error)) from None
    except json.JSONDecodeError as error:
        raise RecordError("not-json-at", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError) as error:
        raise RecordError("not-json", detail=str(error)) from None
    return data


def dump(record: Mapping[str, Json]) -> str:
    """The record as one line of JSON text."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def check_envelope(data: Json) -> dict[str, Json]:
    """Return `data` if it has the outer form of a record. Raises `RecordError` otherwise."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("not-a-record")
    version = data.get("version")
    if not is_int(version):
        raise RecordError("bad-version", version=version)
    if version > VERSION:
        raise RecordError("newer-version", version=version)
    if version < 1:
        raise RecordError("bad-version", version=version)
    for key in sorted(_REQUIRED):
        if key not in data:
            raise RecordError("missing-key", key=key)
    _check_values(data, _DEEPEST)
    if not isinstance(data["game"], str):
        raise RecordError("wrong-type", key="game")
    if not isinstance(data["options"], dict):
        raise RecordError("wrong-type", key="options")
    if not isinstance(data["rounds"], list):
        raise RecordError("wrong-type", key="rounds")
    if ("totals" in data) != ("winners" in data):
        raise RecordError("missing-key", key="winners" if "totals" in data else "totals")
    _check_seats(data["seats"])
    for index, played in enumerate(data["rounds"]):
        _check_round(played, index)
    return data


def unknown_keys(data: Mapping[str, Json], known: Iterable[str]) -> dict[str, Json]:
    """The part of `data` under keys not in `known`, kept so that it can be written back."""
    return {key: value for key, value in data.items() if key not in known}


def program_of(seat: Mapping[str, Json]) -> str:
    """What the program is called that plays at a seat of a record; "" if none does."""
    program = seat.get(PROGRAM_KEY)
    return tidy_name(program) if seat.get("player") == "computer" and isinstance(program, str) else ""


def top_level_extras(data: Mapping[str, Json]) -> dict[str, Json]:
    """The optional keys of a record outside its rounds, whether the rules know them or not."""
    return unknown_keys(data, _KNOWN)


def strength_of(seat: Mapping[str, Json]) -> float | None:
    """The strength of a computer player at a checked seat of a record; None if it plays as its level does.

    What is no number is no strength: the key is younger than the first records, which may hold anything there.
    """
    strength = seat.get(STRENGTH_KEY)
    if (
        seat.get("player") != "computer"
        or isinstance(strength, bool)
        or not isinstance(strength, int | float)
    ):
        return None
    return float(strength)


def is_int(value: object) -> TypeGuard[int]:
    """Whether a JSON value is an integer; true and false are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def int_list(value: object, length: int | None = None) -> list[int] | None:
    """`value` if it is a list of integers (and of `length`, if given), else None."""
    if not isinstance(value, list) or not all(is_int(item) for item in value):
        return None
    return value if length is None or len(value) == length else None


def string_list(value: object) -> list[str] | None:
    """`value` if it is a list of strings, else None."""
    return value if isinstance(value, list) and all(isinstance(item, str) for item in value) else None


def _refuse_constant(name: str) -> Any:
    raise RecordError("not-json", detail=name)


def _finite(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise RecordError("not-json", detail=digits[:20])
    return value


def _unique_keys(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise RecordError("double-key", key=_first_double(pairs))
    return found


def _first_double(pairs: list[tuple[str, Json]]) -> str:
    keys = [key for key, _ in pairs]
    return next(key for key in keys if keys.count(key) > 1)


def _check_values(value: Json, left: int) -> None:
    """Raise `RecordError` for what could not be written again: deep nesting, and numbers beyond a float (1e999)."""
    if isinstance(value, dict | list):
        if left == 0:
            raise RecordError("too-deep")
        for item in value.values() if isinstance(value, dict) else value:
            _check_values(item, left - 1)
    elif isinstance(value, float) and not math.isfinite(value):
        raise RecordError("not-json", detail=str(value))


def _check_seats(seats: Json) -> None:
    if not isinstance(seats, list):
        raise RecordError("wrong-type", key="seats")
    for index, seat in enumerate(seats):
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
            raise RecordError("bad-seat", seat=index)
        player, level = seat.get("player"), seat.get("level")
        if player not in ("human", "computer"):
            raise RecordError("bad-seat", seat=index)
        if player == "computer" and level not in (*LEVELS, *YARDSTICKS):
            raise RecordError("bad-level", seat=index, level=level)
        if player == "human" and "level" in seat:
            raise RecordError("bad-level", seat=index, level=level)


def _check_round(played: Json, index: int) -> None:
    if not isinstance(played, dict):
        raise RecordError("wrong-type", key="rounds", round_index=index)
    if not isinstance(played.get("deal"), dict):
        raise RecordError("wrong-type", key="deal", round_index=index)
    if not isinstance(played.get("moves"), list):
        raise RecordError("wrong-type", key="moves", round_index=index)
    if ("scores" in played) != ("end" in played):
        missing = "end" if "scores" in played else "scores"
        raise RecordError("missing-key", key=missing, round_index=index)
    for number, move in enumerate(played["moves"]):
        if not isinstance(move, dict):
            raise RecordError("wrong-type", key="move", round_index=index, move_index=number)
