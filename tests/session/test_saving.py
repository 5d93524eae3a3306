import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.engine.core import CHANCE
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.proof import accepted
from holzwurm_desktop.games.kistenstapel.moves import Pass
from holzwurm_desktop.session.saving import NOT_STORED, SavedMatch
from holzwurm_desktop.storage.database import Opened
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.matches import MatchStore
from tests.playing import new_match, play_on


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program holds the file: nothing can be written."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def stored(opened: Opened, saved: SavedMatch) -> Match:
    """What a restart would find; the rules check it."""
    return Match.from_record(opened.matches.load(saved.match_id))


def missed(saved: SavedMatch, match: Match, path: Path) -> None:
    """A change of the match that cannot be stored."""
    with locked(path), pytest.raises(StorageError, match="locked"):
        saved.catch_up(match)


def finish(match: Match, seed: int = 1) -> None:
    """Play until the match is over."""
    play_on(match, seed)
    while not match.over:
        match.next_round()
        play_on(match, seed)


@pytest.fixture
def match() -> Match:
    """A match of two rounds with six moves made."""
    match = new_match("holzwurm", rounds=2)
    play_on(match, seed=1, moves=6)
    return match


@pytest.fixture
def saved(opened: Opened, match: Match) -> SavedMatch:
    return SavedMatch.new(opened.matches, match)


def test_moves_rounds_and_results_are_stored_as_they_are_played(
    opened: Opened, saved: SavedMatch, match: Match
) -> None:
    finish(match)
    saved.catch_up(match, hints=2)
    assert stored(opened, saved).to_record() == match.to_record()
    (result,) = opened.statistics.finished_matches()
    assert (result.hints, [seat.score for seat in result.seats]) == (2, match.totals)
    assert not opened.matches.meta(saved.match_id)["practice"]


def test_what_was_missed_is_stored_with_the_next_move(
    opened: Opened, saved: SavedMatch, match: Match, path: Path
) -> None:
    play_on(match, seed=2, moves=3)
    missed(saved, match, path)
    play_on(match, seed=3, moves=1)
    saved.catch_up(match)
    assert stored(opened, saved).to_record() == match.to_record()


def test_a_missed_undo_is_stored_with_the_next_move(
    opened: Opened, saved: SavedMatch, match: Match, path: Path
) -> None:
    back = match.before(2)
    missed(saved, back, path)
    play_on(back, seed=9, moves=6)
    saved.catch_up(back)
    assert stored(opened, saved).to_record() == back.to_record()


def test_a_missed_undo_of_missed_moves_is_stored(
    opened: Opened, saved: SavedMatch, match: Match, path: Path
) -> None:
    play_on(match, seed=2, moves=4)
    missed(saved, match, path)
    back = match.before(8)
    saved.catch_up(back)
    assert stored(opened, saved).to_record() == back.to_record()


def test_other_moves_after_a_missed_undo_of_a_round_that_was_over(
    opened: Opened, saved: SavedMatch, match: Match, path: Path
) -> None:
    play_on(match, seed=1)
    saved.catch_up(match)
    back = match.before(4)
    missed(saved, back, path)
    finish(back, seed=5)
    saved.catch_up(back)
    assert stored(opened, saved).to_record() == back.to_record()


def test_undo_of_a_finished_match_takes_its_results_back(
    opened: Opened, saved: SavedMatch, match: Match
) -> None:
    finish(match)
    saved.catch_up(match)
    back = match.before(1)
    saved.catch_up(back)
    assert opened.statistics.finished_matches() == []
    assert stored(opened, saved).to_record() == back.to_record()


def test_rounds_that_the_match_no_longer_has_are_taken_back(
    opened: Opened, saved: SavedMatch, match: Match
) -> None:
    play_on(match, seed=1)
    first_round = match.at(0, len(match.rounds[0].moves))
    match.next_round()
    play_on(match, seed=2, moves=5)
    saved.catch_up(match)

    saved.catch_up(first_round)

    assert stored(opened, saved).to_record() == first_round.to_record()


def test_a_match_that_could_not_be_stored_at_first_is_stored_later_with_its_results(
    opened: Opened, match: Match, path: Path
) -> None:
    saved = SavedMatch(opened.matches, NOT_STORED, match)
    missed(saved, match, path)
    assert saved.match_id == NOT_STORED
    finish(match)
    saved.catch_up(match, undos=1)
    assert stored(opened, saved).to_record() == match.to_record()
    (result,) = opened.statistics.finished_matches()
    assert result.undos == 1
    assert not opened.matches.meta(saved.match_id)["practice"]


def test_a_match_begun_anew_while_nothing_can_be_stored_leaves_the_old_one_alone(
    opened: Opened, saved: SavedMatch, match: Match, path: Path
) -> None:
    first, before = saved.match_id, opened.matches.load(saved.match_id)
    again = match.at(0, 0)
    with locked(path), pytest.raises(StorageError, match="locked"):
        saved.begin_anew(again)
    play_on(again, seed=4)
    saved.catch_up(again)
    assert saved.match_id != first
    assert opened.matches.load(first) == before
    assert stored(opened, saved).to_record() == again.to_record()
    assert opened.matches.meta(saved.match_id)["practice"]


def test_each_stored_match_has_a_name_of_its_own(opened: Opened, saved: SavedMatch, match: Match) -> None:
    names = [match.extra["uuid"]]
    saved.begin_anew(match)
    names.append(match.extra["uuid"])
    SavedMatch.new(opened.matches, match)
    names.append(match.extra["uuid"])
    assert len(set(names)) == 3
    assert all(opened.matches.has_uuid(name) for name in names)


def test_a_record_keeps_its_name_where_it_is_the_only_one(opened: Opened, match: Match) -> None:
    match.extra["uuid"] = "5a1e7c1e-0000-4000-8000-000000000001"
    SavedMatch.new(opened.matches, match)
    assert match.extra["uuid"] == "5a1e7c1e-0000-4000-8000-000000000001"


def test_a_match_begun_anew_is_no_deal_of_the_day(opened: Opened, saved: SavedMatch, match: Match) -> None:
    match.extra["deal_of_the_day"] = "2026-11-28"
    saved.begin_anew(match)
    assert "deal_of_the_day" not in opened.matches.load(saved.match_id)


def test_a_number_that_a_match_gets_later_is_stored_with_what_it_deals(opened: Opened, match: Match) -> None:
    for key in ("deal_number", "deal_version"):
        del match.extra[key]
    saved = SavedMatch.new(opened.matches, match)
    play_on(match, seed=1)
    saved.catch_up(match)
    assert "deal_number" not in opened.matches.load(saved.match_id)
    match.next_round()
    saved.catch_up(match)
    found = opened.matches.load(saved.match_id)
    assert (found["deal_number"], found["given_rounds"]) == (match.extra["deal_number"], 1)
    assert accepted(found).to_record() == match.to_record()


def test_what_stands_at_the_head_of_a_record_is_not_written_again_with_every_move(
    opened: Opened, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key in ("deal_number", "deal_version"):
        del match.extra[key]
    saved = SavedMatch.new(opened.matches, match)
    play_on(match, seed=1)
    match.next_round()  # it gets a number
    saved.catch_up(match)
    written: list[dict[str, Any]] = []
    append = type(opened.matches).append_move

    def noted(store: MatchStore, *move: Any, **meta: Any) -> None:
        written.append(meta)
        append(store, *move, **meta)

    monkeypatch.setattr(type(opened.matches), "append_move", noted)
    play_on(match, seed=2, moves=2)
    saved.catch_up(match)

    assert len(written) == 2
    assert not any("header" in meta for meta in written)


def test_a_number_that_chance_needs_is_stored_with_its_move(opened: Opened) -> None:
    match = new_match("superspion")
    while match.playing().turn != CHANCE:  # nothing is done but taking cards until the stock is empty
        moves = match.playing().legal_moves()
        match.play(next(move for move in moves if {"discard", "end"} & {*move.to_json()}))
    number = match.extra["deal_number"]
    for key in ("deal_number", "deal_version"):
        del match.extra[key]
    saved = SavedMatch.new(opened.matches, match)
    move = match.chance()
    assert move is not None
    match.play(move)
    saved.catch_up(match)
    found = opened.matches.load(saved.match_id)
    assert found["deal_number"] == match.extra["deal_number"] != number
    assert accepted(found).to_record() == match.to_record()


def test_a_round_is_over_in_the_store_with_its_last_move_and_not_a_moment_later(
    opened: Opened, saved: SavedMatch, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(type(opened.matches), "finish_round")
    finish(match)

    saved.catch_up(match)

    assert stored(opened, saved).to_record() == match.to_record()
    assert stored(opened, saved).over


def test_it_is_known_whether_all_is_stored(opened: Opened, saved: SavedMatch, match: Match) -> None:
    assert saved.holds(match) is True
    assert SavedMatch(opened.matches, NOT_STORED, match).holds(match) is False

    play_on(match, seed=2, moves=1)
    assert saved.holds(match) is False
    saved.catch_up(match)
    assert saved.holds(match) is True
    assert saved.holds(match.before(2)) is False
    finish(match)
    assert saved.holds(match) is False
    saved.catch_up(match)
    assert saved.holds(match) is True


def test_what_still_holds_after_an_undo_stays_in_the_store(
    opened: Opened, saved: SavedMatch, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    cuts: list[tuple[int, int]] = []
    monkeypatch.setattr(
        opened.matches, "truncate", lambda _id, index, count, **_: cuts.append((index, count))
    )
    saved.catch_up(match.before(4))
    assert cuts == [(0, 4)]


def test_a_round_that_was_only_dealt_is_known_to_be_stored(saved: SavedMatch, match: Match) -> None:
    play_on(match, seed=2)
    saved.catch_up(match)
    match.next_round()
    assert saved.holds(match) is False
    saved.catch_up(match)
    assert saved.holds(match) is True


def test_a_match_that_is_over_is_held_when_it_is_opened(opened: Opened, match: Match) -> None:
    finish(match)
    assert SavedMatch.new(opened.matches, match).holds(match) is True


def test_counts_are_stored_beside_the_moves_and_nowhere_while_nothing_is_stored(
    opened: Opened, saved: SavedMatch, match: Match
) -> None:
    saved.set_meta(hints=3)
    play_on(match, seed=2, moves=1)
    saved.catch_up(match, undos=2)
    unstored = SavedMatch(opened.matches, NOT_STORED, match)
    unstored.set_meta(hints=5)

    meta = opened.matches.meta(saved.match_id)
    assert (meta["hints"], meta["undos"]) == (3, 2)

    unstored.catch_up(match, hints=5)
    assert opened.matches.meta(unstored.match_id)["hints"] == 5


def test_another_match_can_be_marked_as_practice(opened: Opened, saved: SavedMatch, match: Match) -> None:
    other = SavedMatch.new(opened.matches, match)
    other.mark_practice(saved.match_id)

    assert opened.matches.meta(saved.match_id)["practice"] is True
    assert opened.matches.meta(other.match_id)["practice"] is False


def test_what_else_is_stored_of_the_same_cards_can_be_marked_as_known(opened: Opened) -> None:
    game = new_match("holzwurm").game
    sealed, other = (Match.new(game, new_match("holzwurm").players, {}, deal, sealed=True) for deal in (3, 4))
    before, apart = SavedMatch.new(opened.matches, sealed), SavedMatch.new(opened.matches, other)
    again = SavedMatch.new(opened.matches, sealed)

    again.mark_known(sealed)

    practice = [opened.matches.meta(each.match_id)["practice"] for each in (before, apart, again)]
    assert practice == [True, False, False]


def test_nothing_is_removed_from_the_store_where_a_match_only_goes_on(
    opened: Opened, saved: SavedMatch, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(type(opened.matches), "truncate")
    play_on(match, seed=2, moves=3)
    saved.catch_up(match)
    finish(match)
    saved.catch_up(match)
    saved.catch_up(match)

    assert stored(opened, saved).to_record() == match.to_record()


def test_a_match_is_stored_with_its_counts_before_any_move(opened: Opened) -> None:
    match = new_match("holzwurm")
    saved = SavedMatch(opened.matches, NOT_STORED, match)
    saved.catch_up(match, hints=5)

    assert opened.matches.meta(saved.match_id)["hints"] == 5


def test_a_round_that_ended_as_nobody_objected_is_open_again_where_that_is_taken_back(opened: Opened) -> None:
    match, settled = new_match("kistenstapel"), new_match("kistenstapel")
    while not settled.round_over:
        match = Match.from_record(settled.to_record())
        match.play(Pass(match.playing().turn))
        settled = Match.from_record(match.to_record())
        settled.settle()
        while not settled.round_over and (due := settled.chance()) is not None:
            settled.play(due)
    saved = SavedMatch.new(opened.matches, match)
    match.settle()
    saved.catch_up(match)
    assert stored(opened, saved).over

    saved.catch_up(match.before(len(match.rounds[0].moves)))

    assert not stored(opened, saved).over
    saved.catch_up(match)
    assert stored(opened, saved).over
