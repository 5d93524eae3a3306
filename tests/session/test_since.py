"""What has happened since a seat's own turn, found from the record alone."""

from __future__ import annotations

import pytest

from holzwurm_desktop.engine.contract import NOBODY, Event, seen_by
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.session.past_session import PastSession
from holzwurm_desktop.session.since import Since
from holzwurm_desktop.session.story import Story
from holzwurm_desktop.text.game_text import game_text
from tests.playing import GAMES, any_match, new_match, next_move
from tests.session.test_story import waiting_match
from tests.table.fakes import FakeSession


def since_in(match: Match) -> Since:
    text = game_text(match.game.id)
    return Since(text.within_turn, text.opened_by)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_it_is_what_came_after_the_last_own_turn_and_nothing_else(game: str, seed: int) -> None:
    match, rng = any_match(game, seed), Rng(seed)
    text = game_text(game)
    within = text.within_turn or frozenset()
    since = [since_in(match) for _ in range(match.seats)]
    told: list[list[Event]] = [[] for _ in range(match.seats)]
    for _ in range(70):
        if match.round_over:
            break
        events = match.play(next_move(match, rng))
        move = match.rounds[-1].moves[-1]
        for seat in range(match.seats):
            own = move.get("seat") == seat and within.isdisjoint(move)
            told[seat] = [] if own else [*told[seat], *(seen_by(event, seat) for event in events)]
            since[seat].follow(match, seat)
            sealed = text.opened_by
            found = [event for event in since[seat].events if event.kind not in sealed]
            assert found == [event for event in told[seat] if event.kind not in sealed]
            assert since[seat].begun == any(
                each.get("seat") == seat and within.isdisjoint(each) for each in match.rounds[-1].moves
            )


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_was_taken_back_is_told_no_longer(game: str) -> None:
    match, rng = any_match(game, 4), Rng(4)
    while not match.round_over and len(match.rounds[-1].moves) < 12:
        match.play(next_move(match, rng))
    since, again = since_in(match), since_in(match)
    since.follow(match, 0)
    earlier = match.before(len(match.rounds[-1].moves) - 2)
    since.follow(earlier, 0)
    again.follow(earlier, 0)
    assert since.events == again.events
    assert since.last() == again.last()
    assert since.whole_round() == again.whole_round()


def test_nobody_is_told_the_last_move_only() -> None:
    match, rng = any_match("holzwurm", 2), Rng(2)
    since = since_in(match)
    since.follow(match, NOBODY)
    assert since.events == since.last() == []
    for _ in range(5):
        events = match.play(next_move(match, rng))
        since.follow(match, NOBODY)
        assert since.events == since.last() == events
    assert len(since.whole_round()) >= 5


def test_what_followed_when_nobody_objected_is_told_before_the_next_move() -> None:
    session = FakeSession(seats=3, game="kistenstapel", persons=1)
    match = session.match
    match.play(next(move for move in match.playing().legal_moves() if move.kind == "pass"))
    since = since_in(match)
    since.follow(match, 1)
    assert [event.kind for event in since.events] == ["passed"]
    drawn = match.settle()
    since.follow(match, 1)
    assert [event.kind for event in drawn] == ["drawn"]
    assert [event.kind for event in since.last()] == ["passed", "drawn"]
    match.play(match.playing().legal_moves()[0])
    since.follow(match, 0)
    assert [event.kind for event in since.events].count("drawn") == 1


def test_the_past_is_shown_move_by_move_and_nothing_can_be_done_in_it() -> None:
    session = FakeSession(seats=4)
    session.play_at_random(9)
    moves = list(session.match.rounds[0].moves)
    past = PastSession(session, 5)

    assert past.match.rounds[0].moves == moves[:5]
    assert past.legal_moves() == []
    assert not past.my_turn
    assert past.told_seat == NOBODY
    assert past.watcher == session.watcher
    assert past.objections.people == ()
    for act in (past.undo, past.request_hint, past.next_round, past.restart_same_deal):
        act()
    past.play(session.match.playing().legal_moves()[0])
    assert past.match.rounds[0].moves == moves[:5]
    made, again = 5, session.match.before(5)
    while not past.over:
        events = past.step()
        made += 1
        assert events == [seen_by(event, session.viewer) for event in again.play_json(moves[made - 1])]
        assert past.match.rounds[0].moves == moves[:made]
    assert made == 9
    assert session.match.rounds[0].moves == moves


def test_a_round_that_only_grows_is_told_on_and_another_one_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    class Counted(Story):
        def __init__(self, match: Match, round_index: int) -> None:
            begun.append(round_index)
            super().__init__(match, round_index)

    monkeypatch.setattr("holzwurm_desktop.session.since.Story", Counted)
    match, rng = new_match("holzwurm", rounds=2), Rng(1)
    since = since_in(match)
    for _ in range(4):
        match.play(next_move(match, rng))
        since.follow(match, 0)
        since.last()
    assert begun == [0]

    since.follow(match.before(2), 0)
    assert begun == [0, 0]

    while not match.round_over:
        match.play(next_move(match, rng))
    since.follow(match, 0)
    match.next_round()
    match.play(next_move(match, rng))
    since.follow(match, 0)
    assert begun == [0, 0, 0, 1]


def test_before_anything_has_happened_nothing_is_told() -> None:
    match = new_match("holzwurm")
    since = since_in(match)
    assert (since.last(), since.whole_round(), since.events) == ([], [], [])
    assert (since.seat, since.first, since.begun) == (NOBODY, 0, False)
    since.follow(match, 0)
    assert (since.last(), since.whole_round(), since.events, since.begun) == ([], [], [], False)
    assert since.first == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_last_move_and_the_whole_round_are_told_as_the_seat_may_know_them(game: str) -> None:
    match, rng = new_match(game, 2), Rng(2)
    since = since_in(match)
    made: list[list[Event]] = []
    for _ in range(8):
        if match.round_over:
            break
        made.append(match.play(next_move(match, rng)))
        since.follow(match, 1)
        story = Story(match, len(match.rounds) - 1)
        opened = game_text(game).opened_by
        seen = [story.seen(at, 1, opened) for at in range(len(made))]
        assert since.last() == [*seen[-1], *story.let_be(1)]
        assert since.whole_round() == [event for each in seen for event in each]


def test_who_only_looks_on_is_told_the_last_move() -> None:
    match, rng = new_match("holzwurm"), Rng(2)
    since = since_in(match)
    for made in range(4):
        match.play(next_move(match, rng))
        since.follow(match, NOBODY)
        assert (since.first, since.seat, len(since.moves)) == (made, NOBODY, 1)


def test_what_followed_an_own_move_that_nobody_objected_to_belongs_to_it() -> None:
    match = waiting_match()
    seat = match.rounds[0].moves[-1]["seat"]
    match.settle()
    since = since_in(match)

    since.follow(match, seat)
    assert (since.moves, since.first) == ([], len(match.rounds[0].moves))

    since.follow(match, 1 - seat)
    assert since.events[-1].kind == "drawn"
