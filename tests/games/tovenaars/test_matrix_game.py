"""Equilibria of small matrix games."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from holzwurm_desktop.games.tovenaars import matrix_game
from holzwurm_desktop.games.tovenaars.matrix_game import solve


def test_rock_paper_scissors_is_mixed_evenly() -> None:
    solution = solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])

    assert solution.value == pytest.approx(0.0, abs=0.01)
    assert solution.rows == pytest.approx([1 / 3] * 3, abs=0.02)


def test_a_choice_that_is_better_against_everything_is_always_made() -> None:
    solution = solve([[3, 4], [1, 2]])

    assert solution.rows == pytest.approx([1.0, 0.0], abs=0.01)
    assert solution.columns == pytest.approx([1.0, 0.0], abs=0.01)
    assert solution.value == pytest.approx(3.0, abs=0.03)


def test_neither_side_gains_by_leaving_an_equilibrium() -> None:
    payoffs = [[0.2, 0.9, 0.4], [0.8, 0.1, 0.5], [0.3, 0.6, 0.7]]
    solution = solve(payoffs)

    best_row = max(sum(row[j] * solution.columns[j] for j in range(3)) for row in payoffs)
    best_column = min(sum(payoffs[i][j] * solution.rows[i] for i in range(3)) for j in range(3))

    assert best_row - solution.value < 0.01
    assert solution.value - best_column < 0.01


def test_one_choice_each_leaves_nothing_to_mix() -> None:
    assert solve([[0.4]]) == (0.4, [1.0], [1.0])


def uncompiled() -> ModuleType:
    """The source of `matrix_game` as it runs without a compiler."""
    assert matrix_game.__file__ is not None
    source = Path(matrix_game.__file__).with_name("matrix_game.py")
    spec = importlib.util.spec_from_file_location("uncompiled_matrix_game", source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("size", [(1, 8), (3, 5), (10, 10)])
def test_compiled_and_uncompiled_find_the_same_to_the_last_bit(size: tuple[int, int]) -> None:
    rng = Random(sum(size))
    payoffs = [[rng.random() for _ in range(size[1])] for _ in range(size[0])]

    assert tuple(solve(payoffs, 50)) == tuple(uncompiled().solve(payoffs, 50))
