"""How a pile that was built becomes one that is taken down: the one thing that passes between the two games."""

from __future__ import annotations

from collections.abc import Mapping

from holzwurm_desktop.engine.contract import Json

DEMOLITION = "afbraak"
"""The id of the game in which piles are taken down."""
BUILT: Mapping[str, Json] = {"pile": "built"}
"""Its options for a pile that was built."""


def built_deal(played: Mapping[str, Json], seats: int) -> dict[str, Json]:
    """The deal that a finished building game leaves: `played` is its last round as in a record of
    `kistenstapel`. The seat after the one that acted last begins."""
    pile: list[list[int]] = [[0, 0, 1]]
    opened: list[list[int]] = []
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
