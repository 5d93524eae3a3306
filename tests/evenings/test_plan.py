"""Plans are made from choices, and read again from what is stored."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from holzwurm_desktop.evenings.making import EveningChoices, games_for, make_plan, problem
from holzwurm_desktop.evenings.plan import (
    FORMS,
    KNOCKOUT,
    MOST_PARTICIPANTS,
    PLACE,
    ROBIN,
    TOGETHER,
    Participant,
    Plan,
)
from tests.evenings.played import FOR_SIX, FOR_TWO, knockout, people, robin, together


def test_one_game_several_times_is_begun_by_each_in_turn() -> None:
    plan = together(3, times=4)
    assert [each.sides for each in plan.fixtures] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
    assert {(each.game, each.rounds) for each in plan.fixtures} == {(FOR_SIX, 1)}


def test_several_games_come_one_after_the_other_then_again() -> None:
    choices = EveningChoices(people(2), TOGETHER, ((FOR_SIX, 3), (FOR_TWO, 1)), times=2)
    plan = make_plan(choices)
    assert [(each.game, each.rounds, each.leg) for each in plan.fixtures] == [
        (FOR_SIX, 3, 0),
        (FOR_TWO, 1, 0),
        (FOR_SIX, 3, 1),
        (FOR_TWO, 1, 1),
    ]


def test_who_met_before_meets_again_the_other_way_round() -> None:
    plan = robin(4, times=2)
    first, second = plan.fixtures[:6], plan.fixtures[6:]
    assert [each.sides[::-1] for each in first] == [each.sides for each in second]
    assert [each.leg for each in plan.fixtures] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_every_pair_meets_in_every_game() -> None:
    games = tuple((game_id, 1) for game_id in games_for(ROBIN, 3))
    plan = make_plan(EveningChoices(people(3), ROBIN, games))
    for game_id, _ in games:
        met = {tuple(sorted(each.sides)) for each in plan.fixtures if each.game == game_id}  # type: ignore[type-var]
        assert met == {(0, 1), (0, 2), (1, 2)}


def test_the_rounds_of_a_knock_out_are_played_in_the_games_in_turn() -> None:
    choices = EveningChoices(people(8), KNOCKOUT, ((FOR_SIX, 1), (FOR_TWO, 2)))
    assert [(each.leg, each.game) for each in make_plan(choices).fixtures] == [
        *[(0, FOR_SIX)] * 4,
        *[(1, FOR_TWO)] * 2,
        (2, FOR_SIX),
    ]


def test_games_are_offered_that_seat_as_many() -> None:
    assert FOR_TWO in games_for(TOGETHER, 2)
    assert FOR_TWO not in games_for(TOGETHER, 3)
    assert FOR_SIX in games_for(TOGETHER, 6)
    assert games_for(TOGETHER, 7) == []
    assert FOR_TWO in games_for(ROBIN, MOST_PARTICIPANTS)
    assert FOR_SIX in games_for(KNOCKOUT, MOST_PARTICIPANTS)


def test_a_lot_changes_the_order_and_nobody_is_lost() -> None:
    choices = EveningChoices(people(8), KNOCKOUT, ((FOR_TWO, 1),))
    assert make_plan(choices).participants == people(8)
    drawn = make_plan(replace(choices, lot=7))
    assert drawn.participants != people(8)
    assert sorted(each.name for each in drawn.participants) == sorted(each.name for each in people(8))
    assert make_plan(replace(choices, lot=7)) == drawn


def test_what_cannot_be_played_is_refused() -> None:
    good = EveningChoices(people(3), ROBIN, ((FOR_TWO, 1),))
    assert problem(good) is None
    assert problem(replace(good, games=())) == "no-game"
    assert problem(replace(good, participants=(*people(2), Participant("nora ")))) == "same-name"
    assert problem(replace(good, participants=people(8), times=5)) == "too-many-matches"
    assert problem(replace(good, participants=people(8), times=4)) is None  # 112 of 120


@pytest.mark.parametrize("plan", [together(), robin(5, 2, PLACE), knockout(7)])
def test_a_stored_plan_is_read_as_it_was(plan: Plan) -> None:
    plan = replace(plan, gone={1: (0, 2)})
    assert Plan.from_json(json.loads(json.dumps(plan.to_json()))) == plan


def _changed(path: list[Any], value: object) -> Any:
    data: Any = knockout(4).to_json()
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        _changed(["form"], "swiss"),
        _changed(["points"], 3),
        _changed(["participants"], []),
        _changed(["participants", 0], "Nora"),
        _changed(["participants", 0, "name"], " "),
        _changed(["participants", 0, "level"], "godlike"),
        _changed(["fixtures"], []),
        _changed(["fixtures", 0, "game"], 5),
        _changed(["fixtures", 0, "rounds"], 0),
        _changed(["fixtures", 0, "rounds"], True),
        _changed(["fixtures", 0, "sides"], [0]),
        _changed(["fixtures", 0, "sides"], [0, 0]),
        _changed(["fixtures", 0, "sides"], [0, 4]),
        _changed(["fixtures", 0, "sides"], [0, {"winner_of": 0}]),
        _changed(["fixtures", 2, "sides"], [0, {"winner_of": 2}]),
        _changed(["fixtures", 0, "sides"], [0, 1, 2]),
        _changed(["gone"], []),
        _changed(["gone"], {"4": []}),
        _changed(["gone"], {"x": []}),
        _changed(["gone"], {"0": [3]}),
        {**robin(4).to_json(), "fixtures": knockout(4).to_json()["fixtures"]},
    ],
)
def test_what_is_no_plan_is_not_taken_for_one(data: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Plan.from_json(data)


def test_every_form_has_a_plan() -> None:
    for form in FORMS:
        assert make_plan(EveningChoices(people(2), form, ((FOR_TWO, 1),))).fixtures
