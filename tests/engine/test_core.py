"""The random number generator of search and playouts."""

from __future__ import annotations

from collections import Counter

import pytest

from holzwurm_desktop.engine.core import Rng


def test_equal_seeds_give_equal_numbers_on_every_machine() -> None:
    rng = Rng(1)

    assert [rng.draw(1000) for _ in range(8)] == [835, 806, 472, 940, 969, 763, 816, 904]


@pytest.mark.parametrize("seed", [0, 1, -1, 2**63, 10**30])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert [Rng(seed).draw(100) for _ in range(3)] == [Rng(seed).draw(100)] * 3


def test_neighbouring_seeds_give_unlike_numbers() -> None:
    assert len({Rng(seed).draw(10**6) for seed in range(200)}) > 195


@pytest.mark.parametrize("n", [1, 2, 7, 65])
def test_numbers_below_n_are_equally_likely(n: int) -> None:
    rng = Rng(n)

    counts = Counter(rng.draw(n) for _ in range(400 * n))

    assert set(counts) == set(range(n))
    assert all(300 < count < 500 for count in counts.values())
