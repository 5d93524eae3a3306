"""What is told of puzzles without making their moves agrees with the puzzles."""

from __future__ import annotations

import pytest

from holzwurm_desktop.ai.puzzles import heads_of, puzzle_at
from tests.playing import GAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_heads_agree_with_the_puzzles(game_id: str) -> None:
    heads = heads_of(game_id)
    for place in range(0, len(heads), 20):
        puzzle = puzzle_at(game_id, place)
        assert heads[place] == (puzzle.id, puzzle.grade)
