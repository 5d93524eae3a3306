"""A quick answer in place of a player that failed: worse than its own, but no random move if that can be helped."""

from __future__ import annotations

from collections.abc import Callable

from holzwurm_desktop.ai.levels import Budget, Cancelled
from holzwurm_desktop.ai.players import think
from holzwurm_desktop.engine.contract import Game, Move, View

QUICK = Budget(iterations=200, seconds=0.3)


def quick_answer(
    game: Game,
    view: View,
    level: str,
    seed: int,
    cancelled: Callable[[], bool] = lambda: False,
    budget: Budget = QUICK,
) -> Move:
    """The best move that is found quickly: in the way of `level`, else, if that breaks, by plain search, else any.

    Raises `Cancelled` as `think` does, and whatever goes wrong in drawing a random move.
    """
    for way in (level, "ismcts"):
        try:
            return think(game, view, way, seed, budget, cancelled).move
        except Cancelled:
            raise
        except Exception:
            continue
    return think(game, view, "random", seed).move
