"""What a player of Der dreizehnte Holzwurm is worth: what playouts prefer and how a finished round is judged."""

from __future__ import annotations

import pytest

from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.engine.core import OVER, Rng
from holzwurm_desktop.games.holzwurm.game import GAME, HolzwurmState
from holzwurm_desktop.games.holzwurm.moves import Play
from holzwurm_desktop.games.holzwurm.player import HolzwurmPolicy
from tests.games.holzwurm.test_rules import position

SEEDS = range(20)


def preferred(state: HolzwurmState) -> set[object]:
    """What playouts play here if they compare as many random plays as it takes to meet every one."""
    policy = HolzwurmPolicy(tries=200)
    return {state.move_of(policy.draw_choice(state, Rng(seed))) for seed in SEEDS}


# What playouts prefer.


def test_playouts_get_rid_of_what_costs_most() -> None:
    state = position(["B9", "Y7", "R8", "G10"], ["V2", "V4"])

    assert preferred(state) == {Play(0, "B9", None)}


def test_playouts_keep_the_card_that_counts_and_lay_the_one_that_counts_less() -> None:
    state = position(["B10", "Y2", "R8"], ["V2", "V4"])

    assert preferred(state) == {Play(0, "Y2", None)}


def test_playouts_take_the_row_that_is_worth_most_counting_every_card_of_it() -> None:
    rows = [["B9", "B6"], ["R9", "R8", "R10"], ["Y8", "Y5"], ["G7", "G4"], ["V4", "V11"]]
    state = position(["N2"], ["B2", "B4"], rows=rows)

    assert preferred(state) == {Play(0, "N2", 1)}


def test_playouts_count_the_fate_card_that_a_row_brings() -> None:
    """Blue 1 takes blue 8 and violet 8; with green 9 instead the same row costs a point, and yellow 1 is laid."""
    rows = [["B8"]]

    good = position(["B1", "Y1"], ["R2", "R4"], rows=rows, fate=["X13", "V8"])
    bad = position(["B1", "Y1"], ["R2", "R4"], rows=rows, fate=["X13", "G9"])

    assert preferred(good) == {Play(0, "B1", 0)}
    assert preferred(bad) == {Play(0, "Y1", None)}


def test_playouts_shun_the_poison() -> None:
    """Blue 1 would win 12 points with the row, but the poison costs 13 and there are three cards more to hold."""
    state = position(["B1", "Y1"], ["R2", "R4"], rows=[["B8", "B4"]], fate=["X13"])

    assert preferred(state) == {Play(0, "Y1", None)}


def test_a_long_row_is_worth_less_than_a_short_one_with_as_many_points() -> None:
    """Every card more has to be played before one can go out."""
    rows = [["B2", "B4"], ["R6"], ["Y7", "Y9"], ["G7", "G9"], ["V7", "V9"]]
    state = position(["N2", "R1"], ["B6", "B8"], rows=rows)

    assert preferred(state) == {Play(0, "R1", 1)}


def test_playouts_that_compare_few_plays_stay_varied() -> None:
    state = position(["B9", "Y7", "R8", "G10"], ["V2", "V4"])
    policy = HolzwurmPolicy(tries=1)

    assert len({policy.draw_choice(state, Rng(seed)) for seed in SEEDS}) == 4


def test_of_two_plays_playouts_mostly_make_the_better_one() -> None:
    """Of two that are drawn the better one is made: only two draws of the worse one make that, once in four
    times."""
    state = position(["B9", "N7"], ["V2", "V4"])
    better = Play(0, "B9", None)
    policy = HolzwurmPolicy(tries=2)

    made = [state.move_of(policy.draw_choice(state, Rng(seed))) for seed in range(600)]
    assert preferred(state) == {better}
    assert len(set(made)) == len(state.legal_moves()) == 2
    assert 0.68 < made.count(better) / 600 < 0.82  # four standard deviations


@pytest.mark.parametrize(("fate", "row"), [("V4", 0), ("V2", None)])
def test_each_card_more_in_the_hand_costs_two_points(fate: str, row: int | None) -> None:
    """Blue 1 takes a card of 4 points and one of fate; two cards more in the hand cost 4. Yellow 1 is laid: 2 for a
    card fewer and a point that it costs in the hand, 3 in all: less than 4 + 4 - 4, more than 4 + 2 - 4."""
    state = position(["B1", "Y1"], ["R2", "R6"], rows=[["B4"]], fate=["X13", fate])

    assert preferred(state) == {Play(0, "B1" if row == 0 else "Y1", row)}


# How a finished round is judged.


def gone_out(*others: list[str]) -> HolzwurmState:
    """Seat 0 has gone out, with 30 points; the others have these cards left."""
    state = position(["B1"], *others)
    state.apply(Play(0, "B1", None))
    assert state.turn == OVER
    return state


def test_a_win_counts_for_seven_tenths_and_the_lead_for_the_rest() -> None:
    """30 against 8 points: 11 from the mean, of the 30 that count as the most."""
    state = gone_out(["R8"])

    assert HolzwurmPolicy().judged(state)[:2] == pytest.approx(
        [0.7 + 0.3 * (0.5 + 11 / 60), 0.3 * (0.5 - 11 / 60)]
    )


def test_a_lead_of_more_than_thirty_points_counts_as_thirty() -> None:
    state = gone_out(["R11", "Y11", "G11", "V11"], ["B2"])

    first, second, third = HolzwurmPolicy().judged(state)[:3]

    assert state.scores() == [30, -44, 2]
    mean = -4
    assert first == pytest.approx(0.7 + 0.3)
    assert second == 0.0
    assert third == pytest.approx(0.3 * (0.5 + (2 - mean) / 60))


def test_the_win_alone_counts_where_the_lead_has_no_share() -> None:
    assert HolzwurmPolicy(margin_share=0.0).judged(gone_out(["R8"]))[:2] == [1.0, 0.0]


# What a position is worth.


def value(state: HolzwurmState) -> list[float]:
    """What each of two seats gets if both play perfectly and know all cards."""
    if state.turn == OVER:
        return HolzwurmPolicy().judged(state)[:2]
    after = []
    for code in state.code_list():
        child = state.copy()
        child.step_code(code)
        after.append(value(child))
    return max(after, key=lambda each: each[state.turn])


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(
    ("hand", "other", "rows", "fate", "worth"),
    [
        pytest.param(["B2", "Y8", "Y10"], ["R11"], [["B8", "B10", "B6"]], [], 0.955, id="won by the poison"),
        pytest.param(["B4", "Y9"], ["R10", "B8"], [["B9", "B7"]], ["V8"], 0.9, id="won in two"),
        pytest.param(["B4", "Y9"], ["B8"], [["B9", "B7", "B5"]], ["V8"], 0.085, id="lost to the last card"),
        pytest.param(["B1", "Y9"], ["G2", "B8"], [["B4"]], ["V8"], 0.1025, id="lost by a hand that grows"),
    ],
)  # fmt: skip
def test_a_search_finds_what_a_position_is_worth(
    hand: list[str], other: list[str], rows: list[list[str]], fate: list[str], worth: float, seed: int
) -> None:
    """By hand, the first two: 31 points against -11 are 21 from the mean, so 0.7 + 0.3 * (0.5 + 21 / 60); going out,
    30, against the 10 that the other keeps are 10 from the mean."""
    state = position(hand, other, rows=rows, fate=["X13", *fate])

    assert value(state)[0] == pytest.approx(worth)
    best = think(GAME, state.view(0), "hard", seed, Budget(iterations=2000)).candidates[0]
    assert best.mean == pytest.approx(worth, abs=0.02)
