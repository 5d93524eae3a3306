"""What becomes of the matches of a plan: results, draws, and people who drop out."""

from __future__ import annotations

import pytest

from holzwurm_desktop.evenings.course import (
    DONE,
    NOBODY,
    OPEN,
    RUNNING,
    VOID,
    WAITING,
    WALKOVER,
    Slot,
    beginner,
    come_back,
    drop_out,
    follow,
    is_over,
    may_return,
    next_slot,
    present,
)
from tests.evenings.played import FOR_SIX, Stored, knockout, robin, together


def states(slots: list[Slot]) -> list[str]:
    return [slot.state for slot in slots]


def test_matches_may_be_played_in_any_order() -> None:
    plan = together(3, times=3)
    stored = Stored(plan)
    stored.result(2, {2: 1, 0: 5, 1: 3})
    assert states(follow(plan, stored.linked)) == [OPEN, OPEN, DONE]
    stored.result(0, {0: 1, 1: 5, 2: 3})
    slots = follow(plan, stored.linked)
    assert states(slots) == [DONE, OPEN, DONE]
    assert next_slot(slots) is slots[1]
    assert not is_over(slots)


def test_what_was_begun_is_gone_on_with_first() -> None:
    plan = together(3, times=3)
    stored = Stored(plan)
    stored.running(2, (2, 0, 1))
    begun = stored.running(2, (2, 0, 1))
    slots = follow(plan, stored.linked)
    assert states(slots) == [OPEN, OPEN, RUNNING]
    assert slots[2].running == begun
    assert next_slot(slots) is slots[2]


def test_nothing_is_left_when_all_is_played() -> None:
    plan = robin(2)
    stored = Stored(plan)
    stored.won(0, 1)
    slots = follow(plan, stored.linked)
    assert is_over(slots)
    assert next_slot(slots) is None


def test_only_the_first_result_of_a_match_counts() -> None:
    plan = robin(2)
    stored = Stored(plan)
    stored.won(0, 1)
    stored.won(1, 0)
    assert [each.match_id for each in follow(plan, stored.linked)[0].played] == [1]


def test_a_match_of_other_people_or_another_game_does_not_count() -> None:
    plan = robin(3)
    stored = Stored(plan)
    stored.result(0, {0: 5, 7: 3})
    stored.linked.append(stored.linked[0]._replace(players=plan.fixtures[0].sides, game=FOR_SIX))  # type: ignore[arg-type]
    assert follow(plan, stored.linked)[0].state == OPEN


def test_the_winners_of_a_knock_out_go_on() -> None:
    plan = knockout(4)
    stored = Stored(plan)
    slots = follow(plan, stored.linked)
    assert states(slots) == [OPEN, OPEN, WAITING]
    stored.won(3, 0)
    assert follow(plan, stored.linked)[2].sides == (3, None)
    stored.won(1, 2)
    slots = follow(plan, stored.linked)
    assert (slots[2].sides, slots[2].state) == ((3, 1), OPEN)
    stored.result(2, {3: 2, 1: 7})
    slots = follow(plan, stored.linked)
    assert slots[2].winner == 1
    assert is_over(slots)


def test_a_drawn_pairing_of_a_knock_out_is_played_again_until_somebody_wins() -> None:
    plan = knockout(2)
    stored = Stored(plan)
    stored.result(0, {0: 3, 1: 3})
    (slot,) = follow(plan, stored.linked)
    assert (slot.state, len(slot.played), beginner(slot)) == (OPEN, 1, 1)
    stored.result(0, {0: 4, 1: 4})
    (slot,) = follow(plan, stored.linked)
    assert (slot.state, len(slot.played), beginner(slot)) == (OPEN, 2, 0)
    stored.result(0, {0: 4, 1: 6})
    stored.result(0, {0: 9, 1: 6})
    (slot,) = follow(plan, stored.linked)
    assert (slot.state, slot.winner, len(slot.played)) == (DONE, 1, 3)


def test_the_open_matches_of_who_drops_out_are_walk_overs() -> None:
    plan = robin(4)
    stored = Stored(plan)
    stored.won(0, 1)
    gone = drop_out(plan, stored.linked, 0)
    slots = follow(gone, stored.linked)
    for slot in slots:
        if set(slot.sides) == {0, 1}:
            assert slot.state == DONE
        elif 0 in slot.sides:
            assert slot.state == WALKOVER
            assert {slot.winner} == set(slot.sides) - {0}
        else:
            assert slot.state == OPEN


def test_a_match_between_two_who_dropped_out_is_never_played() -> None:
    plan = robin(3)
    gone = drop_out(drop_out(plan, [], 0), [], 1)
    states_by_pair = {frozenset(slot.sides): slot.state for slot in follow(gone, [])}
    assert states_by_pair == {
        frozenset({0, 1}): WALKOVER,
        frozenset({0, 2}): WALKOVER,
        frozenset({1, 2}): WALKOVER,
    }


def test_what_is_finished_after_somebody_dropped_out_does_not_count_while_they_are_out() -> None:
    plan = robin(2)
    stored = Stored(plan)
    stored.running(0, (0, 1))
    gone = drop_out(plan, stored.linked, 1)
    stored.linked.clear()
    stored.won(1, 0)
    assert follow(gone, stored.linked)[0].state == WALKOVER
    assert may_return(gone, stored.linked, 1)
    assert follow(come_back(gone, 1), stored.linked)[0].state == DONE


def test_at_one_table_the_others_play_on_without_who_dropped_out() -> None:
    plan = together(4, times=2)
    stored = Stored(plan)
    stored.result(0, {0: 1, 1: 2, 2: 3, 3: 4})
    stored.running(1, (1, 2, 3, 0))
    gone = drop_out(plan, stored.linked, 2)
    slots = follow(gone, stored.linked)
    assert (slots[1].state, present(gone, slots[1])) == (OPEN, (1, 3, 0))
    stored.result(1, {1: 5, 3: 2, 0: 1})
    assert follow(gone, stored.linked)[1].state == DONE


def test_at_one_table_nothing_is_played_when_too_few_are_left() -> None:
    plan = together(3, times=2)
    gone = drop_out(drop_out(plan, [], 0), [], 1)
    assert states(follow(gone, [])) == [VOID, VOID]


def test_in_a_knock_out_the_opponent_of_who_drops_out_goes_on() -> None:
    plan = knockout(4)
    stored = Stored(plan)
    stored.won(0, 3)
    gone = drop_out(plan, stored.linked, 0)  # before it is known against whom
    assert states(follow(gone, stored.linked)) == [DONE, OPEN, WAITING]
    stored.won(2, 1)
    slots = follow(gone, stored.linked)
    assert (slots[2].state, slots[2].winner) == (WALKOVER, 2)
    assert is_over(slots)


def test_a_pairing_that_both_have_left_gives_the_next_one_a_walk_over() -> None:
    plan = knockout(4)
    stored = Stored(plan)
    gone = drop_out(plan, stored.linked, 0)
    # The walk-over has gone to 3, who stands in the final and leaves as well.
    gone = drop_out(gone, stored.linked, 3)
    stored.won(1, 2)
    slots = follow(gone, stored.linked)
    assert (slots[0].state, slots[0].winner) == (WALKOVER, 3)
    assert (slots[2].state, slots[2].winner) == (WALKOVER, 1)
    everybody = drop_out(drop_out(plan, [], 1), [], 2)
    assert follow(everybody, [])[1].winner == 2


def test_nobody_comes_from_a_pairing_that_was_never_played() -> None:
    plan = knockout(4)
    both = {0: (0,), 3: (0,)}
    gone = type(plan)(plan.participants, plan.form, plan.points, plan.fixtures, both)
    stored = Stored(plan)
    assert [(slot.state, slot.winner) for slot in follow(gone, [])] == [
        (VOID, NOBODY),
        (OPEN, None),
        (WAITING, None),
    ]
    stored.won(1, 2)
    assert follow(gone, stored.linked)[2].winner == 1


def test_nobody_comes_back_to_a_knock_out_that_has_gone_on_without_them() -> None:
    plan = knockout(4)
    stored = Stored(plan)
    gone = drop_out(plan, stored.linked, 0)
    assert may_return(gone, stored.linked, 0)
    assert not may_return(gone, stored.linked, 1)
    stored.won(1, 2)
    assert may_return(gone, stored.linked, 0)
    stored.running(2, (3, 1))
    assert not may_return(gone, stored.linked, 0)


def test_a_game_that_is_not_known_here_is_not_played() -> None:
    for plan in (robin(2), together(3)):
        unknown = [each.__class__("chess", 1, each.sides) for each in plan.fixtures]
        plan = plan.__class__(plan.participants, plan.form, plan.points, tuple(unknown))
        assert set(states(follow(plan, []))) == {VOID}


@pytest.mark.parametrize("count", range(2, 9))
def test_every_knock_out_comes_to_an_end_whoever_wins(count: int) -> None:
    plan = knockout(count)
    stored = Stored(plan)
    played = 0
    while (slot := next_slot(follow(plan, stored.linked))) is not None:
        one, other = present(plan, slot)
        stored.result(slot.number, {one: played % 3, other: 1})
        played += 1
    slots = follow(plan, stored.linked)
    assert is_over(slots)
    assert slots[-1].winner in range(count)
