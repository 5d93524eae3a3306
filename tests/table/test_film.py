"""Films of tables that show pictures: what is told when, and from which view a picture is made."""

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from holzwurm_desktop.games.holzwurm.moves import Play, Played, RoundEnded, RowTaken
from holzwurm_desktop.games.holzwurm.view import HolzwurmView
from holzwurm_desktop.games.superspion.view import SuperspionView
from holzwurm_desktop.table.film import view_of
from holzwurm_desktop.table.settings import TableSettings
from tests.table.fakes import FakeSession, table


@pytest.fixture
def game(qtbot: QtBot) -> Iterator[Any]:
    view = table(FakeSession(), settings=TableSettings(speed="normal"))
    qtbot.addWidget(view)
    yield view.table
    view.close_table()


def taking(game: Any) -> list[Any]:
    """Events of which the second and the last need another position: a row that is opened and taken."""
    card, fate = game.picture.hand[0], game.picture.fate[-1]
    return [Played(0, card, 0, True, False, card[0]), RowTaken(0, 0, (card,), fate)]


def test_an_act_is_told_with_the_events_so_far(game: Any) -> None:
    events = taking(game)
    _, cues = game.film(events)
    told = []
    for _, act in cues[:2]:
        act()
        told.append(game.news)
    assert told == [events[:1], events]


def test_what_cannot_be_seen_is_told_with_the_act_before_it(game: Any) -> None:
    events = [*taking(game)[:1], RoundEnded((0, 0, 0, 0), ((), (), (), ()), "out")]
    _, cues = game.film(events)
    cues[0][1]()
    assert game.news == events


def test_each_act_leads_to_its_own_picture(game: Any) -> None:
    before, events = game.picture, taking(game)
    _, cues = game.film(events)
    assert game.picture == before
    pictures = []
    for _, act in cues[:2]:
        act()
        pictures.append(game.picture)
    assert [len(picture.rows) for picture in pictures] == [1, 0]
    assert [picture.sizes[0] - before.sizes[0] for picture in pictures] == [-1, 1]


def test_the_next_act_begins_when_the_one_before_has_lasted(game: Any) -> None:
    flights, cues = game.film(taking(game))
    played, taken, _ = (at for at, _ in cues)
    assert 0 < played < taken
    assert max(flight.start for flight in flights) >= taken


def test_no_move_can_be_made_during_a_film(game: Any) -> None:
    assert any(isinstance(move, Play) for move in game.moves)
    _, cues = game.film(taking(game))
    cues[0][1]()
    assert game.moves == []


def test_a_view_is_one_of_its_own_game() -> None:
    match = FakeSession().match
    assert view_of(match, 1, HolzwurmView).seat == 1
    with pytest.raises(TypeError, match="SuperspionView"):
        view_of(match, 1, SuperspionView)
