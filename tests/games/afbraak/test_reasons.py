"""Why a removal of the demolition game may be good: every reason in a position of its own, and claims that hold."""

from __future__ import annotations

from collections import Counter

import pytest

from holzwurm_desktop.ai.reasons import Reason
from holzwurm_desktop.games.afbraak.game import AfbraakState
from holzwurm_desktop.games.afbraak.moves import Remove
from holzwurm_desktop.games.afbraak.reasons import Ask, Why
from tests.games.afbraak.test_rules import position
from tests.reasons import Claim, asked, claims, why

ROW = {(0, 0): 2, (1, 0): 1}
"""Two columns in a row: its first one gives an R and an L, the other an L and a lid."""
SLAB = {(x, y): 1 for x in range(2) for y in range(2)}
TOWER = {(x, y): 2 for x in range(2) for y in range(2)}


def leading(pile: dict[tuple[int, int], int], mine: int, other: int) -> AfbraakState:
    """Seat 0 to move with so many cards won by each."""
    state = position(pile)
    view = state.view(0)._replace(won=[[mine, 0, 0, 0], [other, 0, 0, 0]])
    state.fill(view)
    return state


def reasons_at(state: AfbraakState, column: tuple[int, int]) -> list[Reason]:
    return why("afbraak", state, Remove(0, column))
