"""A committed deal can be checked, and shows any change."""

from __future__ import annotations

import hashlib

import pytest

from holzwurm_desktop.engine.commitment import KEY, digest, holds, seal
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from tests.playing import play_on

DEAL = {"start": 1, "hands": [["B1"], ["N4"]]}


def test_the_hash_is_the_documented_one() -> None:
    expected = hashlib.sha256(b'00ff:{"hands":[["B1"],["N4"]],"start":1}').hexdigest()
    assert digest(DEAL, "00ff") == expected


def test_a_sealed_deal_holds_in_any_order_of_its_keys() -> None:
    assert holds({"hands": DEAL["hands"], "start": 1}, seal(DEAL))


def test_another_deal_breaks_the_seal() -> None:
    assert not holds({**DEAL, "start": 0}, seal(DEAL))


def test_two_seals_of_one_deal_differ() -> None:
    assert seal(DEAL)["sha256"] != seal(DEAL)["sha256"]


def test_a_malformed_seal_does_not_hold() -> None:
    for sealed in (None, "x", {}, {"nonce": 1, "sha256": "x"}, {"nonce": "00"}):
        assert not holds(DEAL, sealed)


def test_a_sealed_match_keeps_its_seals_and_shows_a_changed_deal() -> None:
    players = [Player("Ann"), Player("Bo")]
    match = Match.new(all_games()["holzwurm"], players, {"rounds": 1}, 3, sealed=True)
    record = match.to_record()
    assert Match.from_record(record).broken_seals == []
    record["rounds"][0]["deal"]["start"] = 0
    hands = record["rounds"][0]["deal"]["hands"]
    hands[0], hands[1] = hands[1], hands[0]
    assert Match.from_record(record).broken_seals == [0]


def test_a_sealed_match_goes_on_sealing_after_a_move_was_taken_back() -> None:
    players = [Player("Ann"), Player("Bo")]
    match = Match.new(all_games()["holzwurm"], players, {"rounds": 2}, 3, sealed=True)
    play_on(match, 1, moves=4)

    match = match.before(2)
    play_on(match, 2)
    match.next_round()

    assert KEY in match.to_record()["rounds"][1]
    assert match.broken_seals == []


@pytest.mark.parametrize("sealed", [True, False])
def test_a_match_read_from_its_record_seals_what_it_deals_as_it_did_before(sealed: bool) -> None:
    players = [Player("Ann"), Player("Bo")]
    begun = Match.new(all_games()["holzwurm"], players, {"rounds": 2}, 3, sealed=sealed)
    match = Match.from_record(begun.to_record())

    play_on(match, 2)
    match.next_round()

    assert [KEY in played for played in match.to_record()["rounds"]] == [sealed, sealed]
    assert match.broken_seals == []
