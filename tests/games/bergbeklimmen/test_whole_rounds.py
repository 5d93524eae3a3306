"""Whole rounds of Bergbeklimmen come to an end at the summit, however short the players think."""

from __future__ import annotations

import pytest

from holzwurm_desktop.ai.players import Budget, think
from tests.playing import new_match


@pytest.mark.parametrize("seed", [1, 2])
def test_even_a_short_search_climbs_to_the_summit(seed: int) -> None:
    match = new_match("bergbeklimmen", seed)
    for number in range(600):
        if match.round_over:
            break
        state = match.playing()
        due = match.chance()
        match.play(
            due or think(match.game, state.view(state.turn), "hard", number, Budget(iterations=12)).move
        )

    assert match.rounds[0].end == "top"
    assert len(match.rounds[0].moves) < 600
