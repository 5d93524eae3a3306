"""What computer players answer comes from what they see and from the number of the match."""

from __future__ import annotations

from typing import cast

import pytest

from holzwurm_desktop.ai.levels import knowledge, level_at
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.engine.records import COMPUTER_SEED_KEY
from holzwurm_desktop.session.objections import Objections
from holzwurm_desktop.session.opponents import Opponents
from holzwurm_desktop.session.seeds import seed_of
from tests.playing import new_match
from tests.session.scripted_players import ScriptedPlayers
from tests.session.tables import MakeTable


def test_equal_views_share_a_seed_and_each_number_has_its_own() -> None:
    view = new_match("afbraak").playing().view(0)
    other = new_match("afbraak").playing().view(1)
    assert seed_of(view) == seed_of(view)
    assert seed_of(view, 13) == seed_of(view, 13)
    assert len({seed_of(view), seed_of(view, 13), seed_of(view, 14), seed_of(other, 13)}) == 4


@pytest.mark.parametrize("level", ["easy", "expert"])
def test_what_is_asked_in_a_match_with_such_a_number_depends_on_no_clock(
    make_table: MakeTable, level: str
) -> None:
    session = (table := make_table([Player("Bo", level), Player("Ann")])).session
    session.match.extra[COMPUTER_SEED_KEY] = 13
    session.start()
    (asked,) = table.players.open
    assert asked.seed == seed_of(session.match.playing().view(0), 13)
    assert asked.iterations == knowledge("holzwurm").levels[level].repeatable.iterations > 0


def test_between_the_levels_no_clock_is_asked_either(make_table: MakeTable) -> None:
    session = (table := make_table([Player("Bo", "expert", strength=60.0), Player("Ann")])).session
    session.match.extra[COMPUTER_SEED_KEY] = 13
    session.start()
    (asked,) = table.players.open
    assert asked.iterations == level_at("holzwurm", 60.0).repeatable.iterations > 0


@pytest.mark.parametrize("number", [None, "13", True])
def test_any_other_match_is_answered_by_chance(make_table: MakeTable, number: object) -> None:
    session = (table := make_table([Player("Bo", "easy"), Player("Ann")])).session
    session.match.extra[COMPUTER_SEED_KEY] = number
    session.start()
    (asked,) = table.players.open
    assert (asked.seed, asked.iterations) == (None, 0)


def test_an_objection_that_comes_from_a_number_is_due_at_the_same_time_each_time(qapp: object) -> None:
    objections = Objections(cast(Opponents, ScriptedPlayers()))
    objections.ask("kistenstapel", {}, 0)
    objections._hurry = None
    dues = {objections._due("easy", 13) for _ in range(20)}
    assert len(dues) == 1
    assert objections._due("easy", 14) not in dues
    objections.drop()
