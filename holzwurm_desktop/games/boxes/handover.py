"""How a built pile becomes one that is taken down: the only thing that passes between the two games."""

from __future__ import annotations

from collections.abc import Mapping

from holzwurm_desktop.engine.contract import Json

DEMOLITION = "afbraak"
"""The id of the game in which piles are taken down."""
BUILT: Mapping[str, Json] = {"pile": "built"}
"""The options of that game for a pile that was built."""


def built_deal(played: Mapping[str, Json], seats: int) -> dict[str, Json]:
    """The deal of the demolition game that a finished building game leaves.

    played: the last round of a record of `kistenstapel`; seats: how many play on. The seat after the one that
    acted last begins (docs/rules/afbraak.md, "Start"). Raises `KeyError` if `played` does not have the form
    of a round.
    """
    # The start box, in case nobody built.
    pile: list[list[int]] = [[0, 0, 1]]
    opened: list[list[int]] = []
    # In case nobody moved: then `start` begins.
    last = played["deal"]["start"] - 1
    for move in played["moves"]:
        last = move["seat"]
        if "build" in move:
            pile, opened = move["build"]["pile"], move["build"]["open"]
    return {
        "pile": sorted(list(column) for column in pile),
        "open": sorted(list(position) for position in opened),
        "start": (last + 1) % seats,
    }
