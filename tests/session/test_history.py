"""Which moves may be taken back without a question: what has become known since decides."""

from __future__ import annotations

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.games.kistenstapel.moves import Build, Pass
from holzwurm_desktop.session.history import History
from tests.playing import next_move

PLAYERS = [Player("Nora"), Player("Ben", "medium")]


def is_person(seat: int) -> bool:
    return seat == 0


def after(game_id: str, moves: int, deal: int = 7) -> Match:
    """A match after so many moves of seats (chance moves are not counted) at random, seat 0 first."""
    match, rng = Match.new(all_games()[game_id], PLAYERS, {"rounds": 1}, deal, start=0), Rng(deal)
    made = 0
    while made < moves:
        move = match.chance() if match.playing().turn < 0 else next_move(match, rng)
        made += move.to_json().get("seat") is not None
        match.play(move)
    return match


def test_where_nothing_is_hidden_an_answer_reveals_nothing() -> None:
    match = after("afbraak", 2)
    assert [move["seat"] for move in match.rounds[0].moves] == [0, 1]

    assert not History.undo_reveals(match, is_person)


def test_where_hands_are_hidden_an_answer_reveals_something() -> None:
    assert History.undo_reveals(after("holzwurm", 2), is_person)


def test_a_move_that_nobody_has_answered_reveals_nothing() -> None:
    assert not History.undo_reveals(after("holzwurm", 1), is_person)


def test_the_end_of_a_round_is_always_known() -> None:
    match = after("afbraak", 1)
    while not match.round_over:
        match.play(next_move(match, Rng(3)))

    assert History.undo_reveals(match, is_person)


def test_where_no_person_has_moved_nothing_is_taken_back() -> None:
    assert not History.undo_reveals(after("holzwurm", 0), is_person)
    assert History.last_decision(after("holzwurm", 2), lambda _: False) is None


def passed(*first: type[Move]) -> Match:
    """Nora's move of this kind, and a pass of the next seat to which others may still object."""
    match = after("kistenstapel", 0)
    for kind in (*first, Pass):
        while (due := match.chance()) is not None:
            match.play(due)
        state = match.playing()
        moves = (state.move_of(code) for code in state.code_list())
        match.play(next(move for move in moves if isinstance(move, kind)))
    assert match.playing().waiting
    return match


def test_what_others_may_still_object_to_has_revealed_nothing_but_what_came_before_it_has() -> None:
    """Whoever has built draws cards; hands lie open."""
    assert not History.undo_reveals(passed(), is_person)
    assert History.undo_reveals(passed(Build), is_person)
