"""What a record from outside says of its cards is true, or it is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.commitment import seal
from holzwurm_desktop.engine.core import CHANCE
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.proof import accepted
from tests.playing import GAMES, any_match, play_on

Json = dict[str, Any]
PLAYERS = [Player("Ann", "random"), Player("Bo", "random")]


@cache
def reshuffled() -> str:
    """A sealed match of Superspion in which nothing is done but taking cards until the discard pile is shuffled."""
    match = Match.new(all_games()["superspion"], PLAYERS, {}, 1, sealed=True)
    while not any("chance" in move for move in match.rounds[0].moves):
        moves = [match.chance()] if match.playing().turn == CHANCE else match.playing().legal_moves()
        match.play(next(move for move in moves if move and {"chance", "discard", "end"} & {*move.to_json()}))
    return records.dump(match.to_record())


def record() -> Json:
    found: Json = json.loads(reshuffled())
    return found


def shuffle_of(data: Json) -> Json:
    return next(move for move in data["rounds"][0]["moves"] if "chance" in move)


def refusal(data: Json) -> str:
    with pytest.raises(RecordError) as caught:
        accepted(data)
    return caught.value.code


@pytest.mark.parametrize("game_id", GAMES)
def test_what_was_dealt_from_a_number_is_accepted(game_id: str) -> None:
    for seed in range(3):
        match = any_match(game_id, seed)
        play_on(match, seed)
        assert accepted(match.to_record()).to_record() == match.to_record()


def test_a_true_reshuffle_is_accepted() -> None:
    accepted(record())


def cut_after_shuffle(data: Json) -> None:
    """End the record with the shuffled stock, so that no later move depends on it."""
    played = data["rounds"][0]
    played["moves"] = played["moves"][: played["moves"].index(shuffle_of(data)) + 1]
    for key in ("scores", "end"):
        played.pop(key, None)
    for key in ("totals", "winners"):
        data.pop(key, None)


def test_a_stacked_reshuffle_is_refused() -> None:
    data = record()
    cut_after_shuffle(data)
    accepted(data)
    shuffle_of(data)["stock"].reverse()
    Match.from_record(data)  # the rules cannot tell
    assert refusal(data) == "other-chance"


def other_number(data: Json) -> None:
    data["deal_number"] += 1


def other_version(data: Json) -> None:
    data["deal_version"] = 2


def no_number(data: Json) -> None:
    del data["deal_number"]


def resealed(data: Json) -> None:
    data["rounds"][0]["deal"]["stock"].reverse()
    data["rounds"][0]["moves"] = []
    for key in ("scores", "end"):
        data["rounds"][0].pop(key, None)
    for key in ("totals", "winners"):
        data.pop(key, None)
    data["rounds"][0]["sealed"] = seal(data["rounds"][0]["deal"])


def broken(data: Json) -> None:
    resealed(data)
    data["rounds"][0]["deal"]["stock"].reverse()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (other_number, "other-deal"),
        (other_version, "bad-deal-version"),
        (no_number, "missing-key"),
        (resealed, "other-deal"),
        (broken, "broken-seal"),
    ],
)
def test_what_is_not_true_of_the_cards_is_refused(change: Callable[[Json], None], code: str) -> None:
    data = record()
    change(data)
    assert refusal(data) == code


def test_a_match_that_began_with_given_cards_is_accepted_with_the_number_of_its_later_rounds() -> None:
    match = Match.new(all_games()["holzwurm"], PLAYERS, {"rounds": 3}, 3)
    match.extra.clear()
    play_on(match, 1)
    match.next_round()
    play_on(match, 2)
    data = match.to_record()
    assert data["given_rounds"] == 1
    accepted(data)
    del data["given_rounds"]  # as earlier versions wrote it
    accepted(data)
    data["given_rounds"] = 0
    assert refusal(data) == "other-deal"


def test_a_record_without_a_round_is_refused() -> None:
    match = Match.new(all_games()["holzwurm"], PLAYERS, {}, 3)
    assert refusal({**match.to_record(), "rounds": []}) == "no-rounds"
