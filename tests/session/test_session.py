"""What every session has in common: nothing of it may be missing, and it waits for the film of a move."""

from __future__ import annotations

import pytest

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.games.kistenstapel.moves import Pass
from holzwurm_desktop.session.knowledge import NOBODY
from holzwurm_desktop.session.replay_session import ReplaySession
from holzwurm_desktop.session.session import Session


class Film:
    """A table that begins a film with every move, and what the session told of turns."""

    def __init__(self) -> None:
        match = Match.new(all_games()["holzwurm"], [Player("Ann"), Player("Bo")], {}, 7)
        for _ in range(3):
            match.play(match.playing().legal_moves()[0])
        self.session = ReplaySession(match)
        self.changed: list[int] = []
        self.shown: list[int] = []
        self.session.events_happened.connect(lambda _events: self.session.begin_film())
        self.session.turn_changed.connect(self.changed.append)
        self.session.turn_shown.connect(self.shown.append)


@pytest.fixture
def film(qapp: object) -> Film:
    return Film()


def test_a_session_that_leaves_something_out_cannot_be_made() -> None:
    with pytest.raises(TypeError, match=r"Half lacks .*legal_moves.*undo_breaks_fairness"):
        type("Half", (Session,), {"objections": None})


def test_nobody_is_called_before_the_film_of_the_last_move_is_over(film: Film) -> None:
    film.session.step(1)
    assert (film.changed, film.shown) == ([1], [])

    film.session.end_film()

    assert (film.changed, film.shown) == ([1], [1])


def test_where_no_film_runs_the_turn_is_told_at_once(film: Film) -> None:
    film.session.seek(3)
    assert (film.changed, film.shown) == ([1], [1])


def test_the_end_of_a_film_is_told_once(film: Film) -> None:
    film.session.step(1)
    film.session.end_film()
    film.session.end_film()
    film.session.begin_film()
    film.session.end_film()

    assert film.shown == [1]
    assert film.session.held == 0


def test_a_film_that_ends_at_once_calls_nobody_before_it_is_told_whose_turn_it_is(film: Film) -> None:
    film.session.events_happened.connect(lambda _events: film.session.end_film())
    film.session.turn_changed.connect(lambda _seat: film.shown.append(NOBODY))
    film.session.step(1)

    assert film.shown == [NOBODY, 1]


def test_the_end_of_a_film_leaves_the_table_held_by_others(film: Film) -> None:
    film.session.hold()
    film.session.step(1)
    assert film.session.held == 2

    film.session.end_film()

    assert film.session.held == 1


def test_nobody_is_on_turn_while_others_may_object(qapp: object) -> None:
    match = Match.new(all_games()["kistenstapel"], [Player("Ann"), Player("Bo")], {}, 7)
    while match.state is None or not match.state.waiting:
        due = match.chance()
        legal = [due] if due is not None else match.playing().legal_moves()
        match.play(next((move for move in legal if isinstance(move, Pass)), legal[0]))

    session = ReplaySession(match)
    session.seek(session.count - 1)

    assert session.match.state is not None
    assert session.match.state.waiting
    assert session.turn == NOBODY


def test_what_a_move_did_is_told_as_shown_once_its_film_is_over(film: Film) -> None:
    told: list[object] = []
    film.session.events_shown.connect(told.append)
    film.session.step(1)
    assert told == []

    film.session.end_film()
    film.session.end_film()

    assert told == [film.session.replay.events]


def test_where_no_film_runs_what_a_move_did_is_shown_at_once(qapp: object) -> None:
    session = ReplaySession(Film().session.replay.match)
    told: list[object] = []
    session.events_shown.connect(told.append)
    session.step(1)

    assert told == [session.replay.events]
