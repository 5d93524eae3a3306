"""What a network is given of positions: the same for positions that differ by names only."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holzwurm_desktop.ai.levels import knowledge
from tests.ai.test_network import every_learner
from tests.ai.test_puzzling import played_alike


@every_learner
@settings(max_examples=5)
@given(seed=st.integers(0, 10**9))
def test_names_of_suits_colours_ranks_and_seats_make_no_difference(game_id: str, seed: int) -> None:
    learning = knowledge(game_id).learning
    assert learning is not None
    for like, match, other in played_alike(game_id, seed):
        for seat in range(match.seats):
            one = learning.features.described(match.playing(), seat)
            two = learning.features.described(other.playing(), like.seats[seat])
            assert one == pytest.approx(two)
