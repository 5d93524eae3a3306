"""What share of a win may be expected, given what a search found."""

from __future__ import annotations

from holzwurm_desktop.engine.contract import View


def chance_of(_game_id: str, _seats: int, _view: View, mean: float) -> float:
    """The chance, from 0 to 1, of the seat of the view to win the round, if it makes a move that promises `mean`."""
    return min(1.0, max(0.0, mean))
