"""What looks silly in Het afbraakspel, and what is plain (docs/rules/afbraak.md)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from holzwurm_desktop.ai.looks import Looks
from holzwurm_desktop.games.afbraak.game import AfbraakState
from holzwurm_desktop.games.afbraak.moves import Remove
from holzwurm_desktop.games.afbraak.reasons import Outcome, outcome_of, removals_in, state_of
from holzwurm_desktop.games.afbraak.solver import DemolitionSolver
from holzwurm_desktop.games.afbraak.view import AfbraakView

REACH = 200
"""How many positions are counted to see whether a card was left for a reason: about 1 ms."""


class Silly(StrEnum):
    """What is silly about a removal."""

    LEAVES_CARDS = "leaves-cards"  # another wins more cards and leaves the next player no more to take


def silly(view: AfbraakView, moves: Sequence[Remove]) -> list[Silly | None]:
    """What is silly about each of these legal removals, None if nothing is."""
    state = state_of(view)
    outcomes = {each.column: outcome_of(state, each) for each in removals_in(state)}
    left = {column for column in outcomes if _leaves_cards(outcomes[column], list(outcomes.values()))}
    ends = _ends(state) if left else {}
    # What wins the most in the end was left for a reason.
    excused = {column for column in ends if ends[column] == max(ends.values())}
    return [Silly.LEAVES_CARDS if move.column in left - excused else None for move in moves]


def order(view: AfbraakView, move: Remove) -> float:
    """More cards are plainer than fewer."""
    return float(outcome_of(state_of(view), move).won.total)


def _leaves_cards(outcome: Outcome, others: Sequence[Outcome]) -> bool:
    return any(other.won.total > outcome.won.total and other.most <= outcome.most for other in others)


def _ends(state: AfbraakState) -> dict[tuple[int, int], int]:
    """How many cards the seat to act will have won in the end after each removal; empty if the pile is too large to
    be counted."""
    found: dict[tuple[int, int], int] = {}
    for outcome in DemolitionSolver(state, REACH, lambda: True).solve() or []:
        move = state.move_of(outcome.code)
        assert isinstance(move, Remove)
        found[move.column] = outcome.cards[state.turn]
    return found


LOOKS = Looks(Silly, silly, order)
