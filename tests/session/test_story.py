"""What each move of a round did, told from the record alone."""

from __future__ import annotations

import pytest

from holzwurm_desktop.engine.contract import seen_by
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.games.kistenstapel.moves import Pass
from holzwurm_desktop.session.story import Story
from tests.playing import GAMES, new_match, next_move


@pytest.mark.parametrize("game_id", GAMES)
def test_a_story_tells_the_events_of_each_move_as_it_is_made(game_id: str) -> None:
    match, rng = new_match(game_id), Rng(2)
    story = Story(match, 0)
    for made in range(12):
        if match.round_over:
            break
        events = match.play(next_move(match, rng))
        assert story.events(made) == events
        for seat in (-1, 0, 1):
            assert story.seen(made, seat, {}) == [seen_by(event, seat) for event in events]


def test_the_last_move_of_a_round_ends_it() -> None:
    match, rng = new_match("holzwurm"), Rng(2)
    while not match.round_over:
        events = match.play(next_move(match, rng))

    told = Story(match, 0).events(len(match.rounds[0].moves) - 1)

    assert told == events
    assert told[-1].kind == "round-ended"


def test_a_kind_of_event_happens_from_its_move_on_and_not_after_it() -> None:
    match, rng = new_match("holzwurm"), Rng(2)
    while not match.round_over:
        match.play(next_move(match, rng))
    assert Story(match, 0).happens_from(0, "round-ended") is True
    story, last = Story(match, 0), len(match.rounds[0].moves) - 1
    first = story.events(0)[0].kind

    assert story.happens_from(0, "round-ended") is True
    assert story.happens_from(last, "round-ended") is True
    assert story.happens_from(0, first) is True
    assert story.happens_from(0, "no such thing") is False


def test_a_sealed_event_is_told_openly_once_its_opener_has_come() -> None:
    match = new_match("tovenaars")
    match.play(match.playing().legal_moves()[0])
    story = Story(match, 0)
    (hidden, *_), (open_one, *_) = story.seen(0, 1, {}), story.events(0)
    opener = {open_one.kind: open_one.kind}

    assert hidden != open_one
    assert story.seen(0, 1, {open_one.kind: "never"})[0] == hidden
    assert story.seen(0, 1, opener)[0] == open_one


def waiting_match() -> Match:
    """A match of Kistenstapel whose last move may still be objected to."""
    match = Match.new(all_games()["kistenstapel"], [Player("Ann"), Player("Bo")], {}, 7)
    while not match.playing().waiting:
        due = match.chance()
        legal = [due] if due is not None else match.playing().legal_moves()
        match.play(next((move for move in legal if isinstance(move, Pass)), legal[0]))
    return match


def test_what_follows_when_nobody_objects_is_told_once_nobody_has() -> None:
    match = waiting_match()
    story = Story(match, 0)
    assert story.let_be(0) == []

    followed = match.settle()

    assert story.let_be(0) == [seen_by(event, 0) for event in followed]
    assert story.let_be(0) != []
