"""The exact best build, for the commands `best` and `bench builds`."""

from __future__ import annotations

from holzwurm_desktop.ai.solver import Solver
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.core import State
from holzwurm_desktop.games.boxes.best_build import best_build
from holzwurm_desktop.games.kistenstapel import bench
from holzwurm_desktop.games.kistenstapel.game import KistenstapelState


def best(state: State) -> dict[str, Json]:
    """The most points that a build can make now, and such a build if there is one.

    The form: {"points": n, "build": {"pile": [(x, y, height)], "open": [(a, b)]}}, or {"points": 0}.
    """
    assert isinstance(state, KistenstapelState)
    builder = state.builder()
    found = best_build(state.pile(), state.open_lids(), builder.hand) if builder else None
    if found is None:
        return {"points": 0}
    return {"points": found.points, "build": {"pile": found.pile, "open": found.opened}}


SOLVER = Solver(best, bench.measure, bench.in_words)
