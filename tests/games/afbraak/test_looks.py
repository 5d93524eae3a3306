"""What looks silly in Het afbraakspel: what is left lying, and what is counted wrong at the end."""

from __future__ import annotations

from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.games.afbraak.game import AfbraakState
from holzwurm_desktop.games.afbraak.looks import Silly, order
from holzwurm_desktop.games.afbraak.moves import Remove
from holzwurm_desktop.games.afbraak.reasons import outcome_of, removals_in
from holzwurm_desktop.games.boxes.piles import boxes_of
from tests.games.afbraak.test_reasons import STAIRS
from tests.games.afbraak.test_rules import position
from tests.looks import kind_of, played, silly_in


def smaller(most: int) -> list[AfbraakState]:
    """All positions of at most so many boxes that can be left of one pile, seat 0 or 1 to move."""
    found: dict[str, AfbraakState] = {}
    coming = [position(STAIRS)]
    while coming:
        state = coming.pop()
        key = repr(sorted(state.pile().items()))
        if key in found or state.turn == OVER:
            continue
        found[key] = state
        coming += [outcome_of(state, move).after for move in removals_in(state)]
    return [state for state in found.values() if boxes_of(state.pile()) <= most]


def lead(state: AfbraakState) -> int:
    """By how many cards the seat to act can win more of those that lie than the other, found by trying everything."""
    if state.turn == OVER:
        return 0
    return max(lead_after(state, move) for move in removals_in(state))


def lead_after(state: AfbraakState, move: Remove) -> int:
    outcome = outcome_of(state, move)
    return outcome.won.total - lead(outcome.after)


def leaves_cards(state: AfbraakState, move: Remove) -> bool:
    mine = outcome_of(state, move)
    others = [outcome_of(state, each) for each in removals_in(state)]
    return any(other.won.total > mine.won.total and other.most <= mine.most for other in others)


def test_a_card_that_is_left_lying_is_silly_unless_the_count_to_the_end_excuses_it() -> None:
    silly = excused = 0
    for state in smaller(7):
        for move in removals_in(state):
            left, best = leaves_cards(state, move), lead_after(state, move) == lead(state)
            assert (kind_of("afbraak", state, move) is Silly.LEAVES_CARDS) == (left and not best)
            silly += left and not best
            excused += left and best
    assert silly > 5
    assert excused > 5


def test_the_last_box_is_never_silly() -> None:
    assert silly_in("afbraak", position({(0, 0): 1})) == {}


def test_of_removals_that_promise_the_same_the_one_that_brings_most_is_made() -> None:
    state = position(STAIRS)
    view = state.view(0)

    assert order(view, Remove(0, (0, 0))) > order(view, Remove(0, (0, 1))) > order(view, Remove(0, (1, 1)))
    assert played("afbraak", state, Remove(0, (0, 1)), by=0.01) == Remove(0, (0, 0))


def test_a_free_card_is_left_only_for_a_clear_gain() -> None:
    state = next(each for each in smaller(9) if silly_in("afbraak", each))
    left = next(iter(silly_in("afbraak", state)))

    assert played("afbraak", state, left, by=0.04) != left
    assert played("afbraak", state, left, by=0.1) == left
