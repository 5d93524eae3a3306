"""Equilibria of small matrix games."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from holzwurm_desktop.games.tovenaars import matrix_game
from holzwurm_desktop.games.tovenaars.matrix_game import Solution, solve
from holzwurm_desktop.games.tovenaars.simplex import MatrixGame

MANY = 8
"""As many choices as a sealed one has at most."""


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


def guaranteed(payoffs: list[list[float]], solution: Solution) -> tuple[float, float]:
    """What the mixes make sure of: the least that the rows win, and the most that the columns lose."""
    rows, columns = range(len(payoffs)), range(len(payoffs[0]))
    least = min(sum(payoffs[i][j] * solution.rows[i] for i in rows) for j in columns)
    most = max(sum(payoffs[i][j] * solution.columns[j] for j in columns) for i in rows)
    return least, most


@pytest.mark.parametrize("seed", range(60))
def test_known_payoffs_are_solved_to_within_rounding_errors(seed: int) -> None:
    """What one side makes sure of is what the other does: then it is an equilibrium, whatever found it."""
    random = Random(seed)
    rows, columns = random.randint(1, MANY), random.randint(1, MANY)
    # Few different payoffs make many ties, among which a simplex method may go round in circles.
    steps = random.choice((1, 2, 4, 10**6))
    payoffs = [[random.randint(0, steps) / steps for _ in range(columns)] for _ in range(rows)]

    solution = MatrixGame().solve(payoffs)

    assert guaranteed(payoffs, solution) == pytest.approx((solution.value, solution.value), abs=1e-9)
    for mix in (solution.rows, solution.columns):
        assert sum(mix) == pytest.approx(1.0, abs=1e-9)
        assert min(mix) >= 0.0


def test_two_by_two_has_the_value_of_the_formula() -> None:
    solution = MatrixGame().solve([[0.2, 0.9], [0.8, 0.1]])

    assert solution.value == pytest.approx((0.9 * 0.8 - 0.2 * 0.1) / (0.9 + 0.8 - 0.2 - 0.1), abs=1e-12)
    assert solution.rows == pytest.approx([0.5, 0.5], abs=1e-12)
    assert solution.columns == pytest.approx([4 / 7, 3 / 7], abs=1e-12)


def test_where_one_choice_is_best_nothing_is_mixed() -> None:
    assert MatrixGame().solve([[0.6, 0.7], [0.1, 1.0]]) == (0.6, [1.0, 0.0], [1.0, 0.0])


def test_a_game_is_solved_as_if_it_were_the_first() -> None:
    game = MatrixGame()
    large = [[(3 * i + 5 * j) % 7 / 7 for j in range(8)] for i in range(8)]
    small = [[0.2, 0.9], [0.8, 0.1]]
    first = game.solve(small)

    game.solve(large)

    assert game.solve(small) == first
