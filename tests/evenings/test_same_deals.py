"""The same deals for everybody: the plan, what is closed, match points, and the standings."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.evenings.course import (
    DONE,
    OPEN,
    VOID,
    come_back,
    drop_out,
    follow,
    is_over,
    may_return,
)
from holzwurm_desktop.evenings.lines import lines, position_of
from holzwurm_desktop.evenings.making import EveningChoices, drawn_deals, games_for, problem
from holzwurm_desktop.evenings.match_points import Compared, compared, deal_results
from holzwurm_desktop.evenings.plan import SAME, Plan
from holzwurm_desktop.evenings.standings import BEST, DIRECT, EQUAL, SCORES, Standing, standings
from holzwurm_desktop.session.replay import Replay
from tests.evenings.played import FOR_SIX, FOR_TWO, Stored, people, same
from tests.playing import new_match, play_on


def table(stored: Stored) -> list[Standing]:
    return standings(stored.plan, follow(stored.plan, stored.linked))


# The plan.


def test_everybody_plays_every_deal_and_nobody_is_always_the_first() -> None:
    plan = same(3, (1, 2, 3, 4))
    assert [each.sides[0] for each in plan.fixtures] == [0, 1, 2, 1, 2, 0, 2, 0, 1, 0, 1, 2]
    assert [each.leg for each in plan.fixtures] == [leg for leg in range(4) for _ in range(3)]


def test_all_games_can_be_played_so_but_one_at_a_time() -> None:
    assert games_for(SAME, 8) == list(all_games())
    choices = EveningChoices(people(2), SAME, ((FOR_SIX, 1),), 3)
    assert problem(choices) is None
    assert problem(replace(choices, games=((FOR_SIX, 1), (FOR_TWO, 1)))) == "one-game"


def test_the_deals_are_all_different() -> None:
    assert len(set(drawn_deals(5, 10))) == 10
    assert drawn_deals(5, 10) == drawn_deals(5, 10) != drawn_deals(6, 10)


def test_a_stored_plan_is_read_as_it_was() -> None:
    plan = replace(same(3), gone={1: (0, 2)})
    assert Plan.from_json(json.loads(json.dumps(plan.to_json()))) == plan


def _changed(key: str, value: object) -> Any:
    data: Any = same(3).to_json()
    data["table"][key] = value
    return data


@pytest.mark.parametrize(
    "data",
    [
        {**same(3).to_json(), "table": None},
        _changed("seats", "4"),
        _changed("level", "random"),
        _changed("options", []),
        _changed("options", {"rounds": 1.5}),
        _changed("deals", [13]),  # one is missing
        _changed("deals", [0, 14]),
        _changed("deals", [13, "14"]),
        _changed("deals", 13),
    ],
)
def test_a_plan_without_a_sound_table_is_none(data: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Plan.from_json(data)


@pytest.mark.parametrize(("key", "value"), [("seats", 7), ("options", {"unheard": 1})])
def test_what_this_version_cannot_deal_is_not_played(key: str, value: object) -> None:
    plan = Plan.from_json(_changed(key, value))
    assert {slot.state for slot in follow(plan, [])} == {VOID}


# What is closed.


def test_a_deal_is_open_once_all_have_played_it() -> None:
    stored = Stored(same(2))
    stored.alone(0, 0, 5)
    slots = follow(stored.plan, stored.linked)
    assert [(slot.state, slot.closed) for slot in slots] == [(DONE, True), *[(OPEN, True)] * 3]
    stored.alone(0, 1, 5)
    assert [slot.closed for slot in follow(stored.plan, stored.linked)] == [False, False, True, True]


def test_only_at_the_same_deals_is_anything_closed() -> None:
    from tests.evenings.played import together

    assert not any(slot.closed for slot in follow(together(3), []))


def test_who_drops_out_opens_what_only_they_had_to_play_and_cannot_come_back_then() -> None:
    stored = Stored(same(2))
    stored.alone(0, 0, 5)
    plan = drop_out(stored.plan, stored.linked, 1)
    assert [slot.closed for slot in follow(plan, stored.linked)] == [False, False, True, True]
    assert not may_return(plan, stored.linked, 1)
    early = drop_out(stored.plan, [], 1)
    assert may_return(early, [], 1)
    assert not come_back(early, 1).gone


def test_an_evening_is_over_when_all_have_played_or_dropped_out() -> None:
    stored = Stored(same(2, (13,)))
    stored.alone(0, 0, 5)
    assert not is_over(follow(stored.plan, stored.linked))
    assert is_over(follow(drop_out(stored.plan, stored.linked, 1), stored.linked))


# Match points.


def test_match_points_are_two_for_each_one_beaten_and_one_for_each_tie() -> None:
    found = compared([5, 9, 5, -1])
    assert found == [
        Compared(5, 2, 3, 6),
        Compared(9, 1, 6, 6),
        Compared(5, 2, 3, 6),
        Compared(-1, 4, 0, 6),
    ]
    assert [each.share for each in found] == [0.5, 1, 0.5, 0]


def test_alone_with_a_deal_there_is_nothing_to_be_won() -> None:
    (found,) = compared([5])
    assert (found.points, found.most, found.share) == (0, 0, None)


@pytest.mark.parametrize("seed", range(20))
def test_all_match_points_together_are_two_for_each_pair(seed: int) -> None:
    rng = Random(seed)
    scores = [rng.randrange(4) for _ in range(rng.randrange(1, 9))]
    assert sum(each.points for each in compared(scores)) == len(scores) * (len(scores) - 1)


def test_results_are_told_of_open_deals_only_the_best_first() -> None:
    stored = Stored(same(3))
    for who, score in enumerate((4, 9, 4)):
        stored.alone(0, who, score)
    stored.alone(1, 0, 8)
    (deal,) = deal_results(follow(stored.plan, stored.linked)).values()
    assert [(each.who, each.compared.place, each.compared.points) for each in deal] == [
        (1, 1, 4),
        (0, 2, 1),
        (2, 2, 1),
    ]


# Standings.


def test_points_scores_and_shares_are_summed_over_the_open_deals() -> None:
    stored = Stored(same(3))
    for deal, scores in enumerate(((4, 9, 1), (6, 6, 2))):
        for who, score in enumerate(scores):
            stored.alone(deal, who, score)
    rows = table(stored)
    assert [(row.participant, row.points, row.most, row.score, row.won) for row in rows] == [
        (1, 7, 8, 15, 1),
        (0, 5, 8, 10, 0),
        (2, 0, 8, 3, 0),
    ]
    assert rows[0].share == 7 / 8


@pytest.mark.parametrize(
    ("deals", "order", "reasons"),
    [
        ([(9, 5, 5), (1, 5, 5), (5, 5, 5)], [0, 1, 2], [BEST, EQUAL, EQUAL]),
        ([(2, 3, 1, 2), (2, 1, 2, 3), (1, 2, 3, 2)], [3, 2, 1, 0], [None, DIRECT, DIRECT, None]),
        ([(9, 1), (1, 8)], [0, 1], [SCORES, SCORES]),
        ([(7, 7), (3, 3)], [0, 1], [EQUAL, EQUAL]),
    ],
)
def test_equal_points_are_told_apart(
    deals: list[tuple[int, ...]], order: list[int], reasons: list[str | None]
) -> None:
    stored = Stored(same(len(deals[0]), tuple(range(1, len(deals) + 1))))
    for deal, scores in enumerate(deals):
        for who, score in enumerate(scores):
            stored.alone(deal, who, score)
    rows = table(stored)
    assert [row.participant for row in rows] == order
    assert [row.decided_by for row in rows] == reasons


def test_who_dropped_out_keeps_the_points_and_stands_last() -> None:
    stored = Stored(same(3))
    for who, score in enumerate((4, 9, 1)):
        stored.alone(0, who, score)
    stored.plan = drop_out(stored.plan, stored.linked, 1)
    rows = table(stored)
    assert [row.participant for row in rows] == [0, 2, 1]
    assert (rows[-1].points, rows[-1].gone) == (4, True)


# Two matches side by side.


def played(seeds: tuple[int, ...], rounds: int = 1) -> Match:
    """A match whose rounds were played at random, each by its seed."""
    match = new_match("holzwurm", 13, rounds=rounds)
    for number, seed in enumerate(seeds):
        if number:
            match.next_round()
        play_on(match, seed)
    return match


def test_matches_played_alike_have_one_line() -> None:
    one, other = played((1,)), played((1,))
    other.rounds[0].moves[0]["ms"] = 1200  # how long it took is no move
    found = lines(one, other)
    mine = [at for at, move in enumerate(one.rounds[0].moves) if move.get("seat") == 0]
    assert [line.moves for line in found] == [(at, at) for at in mine]
    assert not any(line.parted or line.first for line in found)


def test_the_first_decision_that_differs_is_marked_and_all_after_it_are_apart() -> None:
    one, other = played((1,)), played((2,))
    found = lines(one, other)
    firsts = [line for line in found if line.first]
    assert len(firsts) == 1
    at = found.index(firsts[0])
    assert not any(line.parted for line in found[:at])
    assert all(line.parted for line in found[at:])
    longest = max(sum(move.get("seat") == 0 for move in match.rounds[0].moves) for match in (one, other))
    assert [line.number for line in found] == list(range(1, longest + 1))


def test_each_round_begins_with_the_lines_together() -> None:
    one, other = played((1, 3), rounds=2), played((2, 3), rounds=2)
    found = lines(one, other)
    second = [line for line in found if line.round_index == 1]
    assert any(line.first for line in found if line.round_index == 0)
    assert second
    assert not any(line.parted for line in second)


def test_another_answer_to_the_same_move_parts_the_lines_as_well() -> None:
    one, other = played((1,)), played((1,))
    moves = other.rounds[0].moves
    place = next(at for at, move in enumerate(moves) if move.get("seat") == 1)
    strange = next(
        move for move in played((5,)).rounds[0].moves if move.get("seat") == 1 and move != moves[place]
    )
    moves[place] = strange
    parted = next(line for line in lines(one, other) if line.first)
    assert parted.moves[0] is not None
    assert parted.moves[0] > place


def test_a_position_is_counted_as_in_a_replay() -> None:
    match = played((1, 2), rounds=2)
    replay = Replay(match)
    for round_index, move in ((0, 0), (0, 3), (1, 0), (1, 2)):
        replay.seek(round_index, move + 1)
        assert position_of(match, round_index, move) == replay.index
