"""Damaged records and nonsense moves: a clear refusal every time, never another exception, never a hang."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.contract import Game
from holzwurm_desktop.engine.core import State
from holzwurm_desktop.engine.errors import EngineError, IllegalMove, RecordError
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.names import tidy_name
from tests.playing import GAMES, any_match, as_json, plain, play_on, positions

NONSENSE: list[Any] = [
    None, True, False, 0, 1, -1, 2, 7, 64, 65, 10**9, -(2**31), 2**31, 2**63, 2**64, 10**40, -(10**40),
    0.0, 1.0, -0.5, 1e308, "", "0", "new", "B1", "X13", "7H", "route", "stock", "L", "O", "K",
    "é\u0000\n", "x" * 5000,
    [], [[]], [0], [-1, 10**12], ["B1", "B1"], [0, 1, 2], [[0, 0, 1]], [[0, 0, 10**15]], [None] * 500,
    {}, {"": {}}, {"seat": 0}, {"card": "9"}, {"pile": [], "open": []}, {"pile": [[0, 0, 1]], "open": [[0]]},
]  # fmt: skip
KEYS = [
    "seat",
    "card",
    "row",
    "chance",
    "build",
    "pass",
    "knock",
    "bid",
    "remove",
    "play",
    "to",
    "draw",
    "keep",
]
KEYS += [
    "discard",
    "trio",
    "fourth",
    "guess",
    "line",
    "slide",
    "attack",
    "sleep",
    "fill",
    "deal",
    "scores",
    "end",
]
KEYS += ["self", "move", "code", "round_index", "move_index", "data", "n", "phrase", "\ud800", "x" * 300]

quick_and_slow = pytest.mark.parametrize(
    ("seed", "times"),
    [
        *((seed, 60) for seed in range(3)),
        *(pytest.param(s, 400, marks=pytest.mark.slow) for s in range(3, 11)),
    ],
)
every_game = pytest.mark.parametrize("game_id", GAMES)


def containers(value: Any) -> list[Any]:
    """All lists and objects in a JSON value, itself included."""
    if not isinstance(value, dict | list):
        return []
    inside = value.values() if isinstance(value, dict) else value
    return [value, *(found for item in inside for found in containers(item))]


def damage(value: Any, rng: Random) -> None:
    """Change one thing somewhere in a JSON value."""
    where = rng.choice(containers(value))
    if isinstance(where, dict):
        keys = list(where)
        change = rng.randrange(5)
        if change == 0 and keys:
            del where[rng.choice(keys)]
        elif change == 1 or not keys:
            where[rng.choice(KEYS)] = copy.deepcopy(rng.choice(NONSENSE))
        elif change == 2:
            where[rng.choice(KEYS)] = where.pop(rng.choice(keys))
        else:
            where[rng.choice(keys)] = copy.deepcopy(rng.choice(NONSENSE))
    elif not where or rng.randrange(4) == 0:
        where.insert(rng.randint(0, len(where)), copy.deepcopy(rng.choice(NONSENSE)))
    elif rng.randrange(3) == 0:
        del where[rng.randrange(len(where))]
    elif rng.randrange(2) == 0:
        one, two = rng.randrange(len(where)), rng.randrange(len(where))
        where[one], where[two] = where[two], where[one]
    else:
        where[rng.randrange(len(where))] = copy.deepcopy(rng.choice(NONSENSE))


def cut(text: bytes, rng: Random) -> bytes:
    return text[: rng.randrange(len(text))]


def flip(text: bytes, rng: Random) -> bytes:
    changed = bytearray(text)
    for _ in range(rng.randint(1, 4)):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    return bytes(changed)


def insert(text: bytes, rng: Random) -> bytes:
    pieces = [
        b"NaN",
        b"-Infinity",
        b"1e999",
        b"\xff\xfe",
        b"\\ud800",
        b"[" * 5000,
        b'{"a":' * 5000,
        b"9" * 5000,
    ]
    pieces += [b'"seat":0,"seat":1,', b"\x00", b"//", b",", b"\xed\xa0\x80"]
    place = rng.randrange(len(text))
    return text[:place] + rng.choice(pieces) + text[place:]


def a_record(game_id: str, rng: Random) -> dict[str, Any]:
    """The record of a random match, whole or somewhere in its first round."""
    match = any_match(game_id, rng.randrange(10**6))
    play_on(match, rng.randrange(10**6), moves=rng.choice([0, 3, 10, 30, 10**6]))
    record: dict[str, Any] = plain(match.to_record())
    return record


def assert_refused_or_right(content: bytes | dict[str, Any]) -> None:
    """Read a record as the program does; what is accepted must be written as it was read, but for untidy names."""
    try:
        data = records.parse(content) if isinstance(content, bytes) else content
        match = Match.from_record(data)
    except RecordError:
        return
    seats = [{**seat, "name": tidy_name(seat["name"])} for seat in data["seats"]]
    assert match.to_record() == {**data, "seats": seats}


@every_game
@quick_and_slow
def test_a_damaged_record_is_refused_or_still_right(game_id: str, seed: int, times: int) -> None:
    rng = Random(seed)
    for _ in range(times):
        record = a_record(game_id, rng)
        for _ in range(rng.choice([1, 1, 1, 2, 5])):
            damage(record, rng)
        assert_refused_or_right(record)


@every_game
@quick_and_slow
def test_damaged_text_is_refused_or_still_right(game_id: str, seed: int, times: int) -> None:
    rng = Random(seed)
    ways: list[Callable[[bytes, Random], bytes]] = [cut, flip, insert]
    for _ in range(times):
        text = records.dump(a_record(game_id, rng)).encode()
        assert_refused_or_right(rng.choice(ways)(text, rng))


def views(state: State) -> list[str]:
    return [as_json(state.view(seat)) for seat in range(state.seats)]


@every_game
@quick_and_slow
def test_a_nonsense_move_is_refused_and_changes_nothing(game_id: str, seed: int, times: int) -> None:
    rng = Random(seed)
    for match in positions(game_id, seed, count=6):
        before = views(match.playing())
        moves = [plain(move.to_json()) for move in match.playing().legal_moves()] or [{"seat": 0}]
        for _ in range(times):
            move = copy.deepcopy(rng.choice(moves))
            for _ in range(rng.choice([1, 1, 2])):
                damage(move, rng)
            state = match.playing().copy()
            if refuses(state, match, move):
                assert views(state) == before


def refuses(state: State, match: Match, move: dict[str, Any]) -> bool:
    try:
        state.apply(match.read_move(move))
    except IllegalMove:
        return True
    return False


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_a_move_of_another_seat_is_refused_unless_it_is_legal_too(game_id: str, seed: int) -> None:
    for match in positions(game_id, seed):
        moves = [plain(move.to_json()) for move in match.playing().legal_moves()]
        texts = {json.dumps(move, sort_keys=True) for move in moves}
        for move in moves[:40]:
            for seat in range(match.seats):
                other = {**move, "seat": seat}
                if json.dumps(other, sort_keys=True) in texts:
                    continue
                with pytest.raises(IllegalMove):
                    match.play_json(other)


@every_game
@pytest.mark.parametrize("nonsense", [value for value in NONSENSE if isinstance(value, dict)])
def test_a_deal_that_is_nonsense_is_refused(game_id: str, nonsense: dict[str, Any]) -> None:
    game: Game = all_games()[game_id]

    with pytest.raises(EngineError):
        game.start(nonsense, game.seats[0], game.full_options({}))
