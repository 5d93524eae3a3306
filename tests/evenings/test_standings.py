"""The table of an evening: points, tie-breaks in their order, and who dropped out."""

from __future__ import annotations

from holzwurm_desktop.evenings.course import drop_out, follow
from holzwurm_desktop.evenings.plan import PLACE, SHARE, Plan
from holzwurm_desktop.evenings.standings import BEATEN, DIRECT, EQUAL, WINS, Standing, match_points, standings
from tests.evenings.played import Stored, knockout, robin, together


def table(plan: Plan, stored: Stored) -> list[Standing]:
    return standings(plan, follow(plan, stored.linked))


def order(rows: list[Standing]) -> list[tuple[int, int, float, str | None]]:
    return [(row.place, row.participant, row.points, row.decided_by) for row in rows]


def test_a_share_of_the_win_is_what_it_says() -> None:
    plan = together(4, points=SHARE)
    stored = Stored(plan)
    stored.result(0, {0: 9, 1: 9, 2: 4, 3: 1})
    assert match_points(plan, stored.linked[0]) == [0.5, 0.5, 0, 0]


def test_a_place_brings_a_point_for_each_who_is_left_behind() -> None:
    plan = together(4, points=PLACE)
    stored = Stored(plan)
    stored.result(0, {2: 9, 0: 4, 3: 4, 1: -1})
    assert match_points(plan, stored.linked[0]) == [3, 1.5, 1.5, 0]
    assert order(table(plan, stored)) == [
        (1, 2, 3, None),
        (2, 0, 1.5, EQUAL),
        (2, 3, 1.5, EQUAL),
        (4, 1, 0, None),
    ]


def test_before_anything_was_played_all_share_the_first_place() -> None:
    plan = robin(3)
    assert order(table(plan, Stored(plan))) == [(1, who, 0, EQUAL) for who in range(3)]


def test_more_wins_go_before_more_draws() -> None:
    plan = together(3, times=4, points=SHARE)
    stored = Stored(plan)
    stored.result(0, {0: 5, 1: 1, 2: 1})  # Nora wins alone
    stored.result(1, {1: 5, 2: 5, 0: 1})
    stored.result(2, {1: 5, 2: 5, 0: 1})  # Ben and Cem have as many points, by shares
    rows = table(plan, stored)
    assert order(rows) == [(1, 0, 1, WINS), (2, 1, 1, EQUAL), (2, 2, 1, EQUAL)]
    assert [row.won for row in rows] == [1, 0, 0]


def test_then_come_the_matches_among_those_who_are_equal() -> None:
    plan = robin(4)
    stored = Stored(plan)
    for winner, loser in ((1, 0), (0, 2), (0, 3), (1, 2), (3, 1), (2, 3)):
        stored.won(winner, loser)
    # Nora and Ben have two wins each, and Ben has beaten Nora; Cem and Dora have one, and Cem has beaten Dora.
    assert order(table(plan, stored)) == [
        (1, 1, 2, DIRECT),
        (2, 0, 2, DIRECT),
        (3, 2, 1, DIRECT),
        (4, 3, 1, DIRECT),
    ]


def test_the_matches_among_them_say_nothing_before_each_has_met_each() -> None:
    plan = robin(4)
    stored = Stored(plan)
    stored.won(0, 3)
    stored.won(1, 0)
    stored.won(2, 3)
    # Nora, Ben and Cem have a win each; Cem has met neither. Ben has beaten Nora, who has a point.
    assert order(table(plan, stored)) == [
        (1, 1, 1, BEATEN),
        (2, 0, 1, EQUAL),
        (2, 2, 1, EQUAL),
        (4, 3, 0, None),
    ]


def test_then_come_the_points_of_those_who_were_beaten() -> None:
    plan = robin(6)
    stored = Stored(plan)
    # Nora, Ben and Cem beat each other in a circle, and have three wins each.
    circle = ((0, 1), (1, 2), (2, 0))
    rest = ((0, 3), (0, 4), (5, 0), (1, 3), (1, 5), (4, 1), (2, 4), (2, 5), (3, 2))
    below = ((3, 4), (3, 5), (4, 5))
    for winner, loser in (*circle, *rest, *below):
        stored.won(winner, loser)
    rows = table(plan, stored)
    # Points: Dora 3, Eva 2, Finn 1. Nora has beaten Ben, Dora, Eva; Ben Cem, Dora, Finn; Cem Nora, Eva, Finn.
    beaten = {row.participant: row.beaten for row in rows}
    assert (beaten[0], beaten[1], beaten[2]) == (3 + 3 + 2, 3 + 3 + 1, 3 + 2 + 1)
    assert order(rows)[:2] == [(1, 0, 3, BEATEN), (2, 1, 3, BEATEN)]
    # Dora has as many points and wins too: she has beaten Cem, Eva, Finn, as much as Cem has.
    assert [(row.place, row.participant) for row in rows[2:4]] == [(3, 2), (3, 3)]


def test_a_draw_counts_half_of_the_opponents_points() -> None:
    plan = robin(3)
    stored = Stored(plan)
    stored.result(0, {side: 4 for side in plan.fixtures[0].sides})  # type: ignore[misc]
    one, other = plan.fixtures[0].sides
    rows = {row.participant: row for row in table(plan, stored)}
    assert rows[one].beaten == rows[other].beaten == 0.25  # type: ignore[index]


def test_whoever_is_still_equal_shares_the_place() -> None:
    plan = robin(3)
    stored = Stored(plan)
    for winner, loser in ((0, 1), (1, 2), (2, 0)):
        stored.won(winner, loser)
    assert order(table(plan, stored)) == [(1, who, 1, EQUAL) for who in range(3)]


def test_a_walk_over_brings_a_point_and_who_dropped_out_stands_last_with_the_points() -> None:
    plan = robin(3)
    stored = Stored(plan)
    stored.won(0, 1)
    stored.won(0, 2)
    plan = drop_out(plan, stored.linked, 0)
    stored.plan = plan
    rows = table(plan, stored)
    assert [(row.place, row.participant, row.points, row.gone) for row in rows][-1] == (3, 0, 2, True)
    plan = drop_out(plan, stored.linked, 1)
    rows = {row.participant: row for row in table(plan, stored)}
    assert (rows[2].points, rows[2].played, rows[2].won, rows[2].place) == (1, 1, 0, 1)


def test_in_a_knock_out_the_place_is_how_far_one_came() -> None:
    plan = knockout(5)
    stored = Stored(plan)
    stored.won(3, 4)
    assert order(table(plan, stored))[-1] == (5, 4, 0, None)
    stored.result(1, {0: 3, 3: 8})
    stored.won(1, 2)
    assert [(row.place, row.participant) for row in table(plan, stored)] == [
        (1, 1),
        (1, 3),
        (3, 0),
        (3, 2),
        (5, 4),
    ]
    stored.result(3, {3: 5, 1: 2})
    assert [(row.place, row.participant, row.points) for row in table(plan, stored)] == [
        (1, 3, 3),
        (2, 1, 1),
        (3, 0, 0),
        (3, 2, 0),
        (5, 4, 0),
    ]


def test_who_leaves_a_knock_out_is_out_at_once() -> None:
    plan = knockout(4)
    stored = Stored(plan)
    stored.won(0, 3)
    gone = drop_out(plan, stored.linked, 0)  # waits for an opponent
    rows = standings(gone, follow(gone, stored.linked))
    assert [(row.place, row.participant) for row in rows] == [(1, 1), (1, 2), (3, 0), (4, 3)]
