"""How strong the players of a game are, as measured: a scale for each game, in points like Elo's.

Who has 400 points more wins 10 times as often as it loses, and ties count half. The middle level has 1500 points in
every game, so that numbers of different games cannot be compared. `holzwurm-desktop bench ladder` measures.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from holzwurm_desktop.engine.kits import find_part
from holzwurm_desktop.engine.records import LEVELS

ANCHOR, ANCHORED = "medium", 1500.0
"""The level that fixes the scale, and its points."""
UNIT = 400 / math.log(10)
"""Points for a unit of log odds."""


class Measured(NamedTuple):
    """A player's points, and half the width of their 95 % interval (0: they are fixed)."""

    points: float
    interval: float = 0.0


class Scale(NamedTuple):
    """The strengths of a game's players with two seats; the part `scale` of its kit.

    players: by name, the levels and what was measured beside them; rounds: how many a match of the measurement had;
    command, date: what measured it, and when (ISO); both are empty for a scale that nobody has measured.
    """

    players: Mapping[str, Measured]
    rounds: int = 1
    command: str = ""
    date: str = ""

    def points(self, level: str) -> float:
        """The points of a level. Raises `KeyError` for an unknown one."""
        return self.players[level].points

    def nearest(self, strength: float) -> str:
        """The level whose points are nearest to a strength."""
        return min(LEVELS, key=lambda level: abs(self.points(level) - strength))

    def clamped(self, strength: float) -> float:
        """The strength, or that of the weakest or the strongest level if it lies beyond them."""
        return min(max(strength, self.points(LEVELS[0])), self.points(LEVELS[-1]))

    def share(self, strength: float, others: Iterable[float], rounds: int) -> float:
        """The share of the win, 0 to 1, to expect of a player in a match of so many rounds with others, by their
        points. With one other it is Bradley and Terry's, with more Luce's."""
        # Of sums of rounds: luck grows with the root of their number, what skill brings with the number itself.
        unit = UNIT / math.sqrt(rounds / self.rounds)
        return 1.0 / (1.0 + sum(math.exp((other - strength) / unit) for other in others))


EVEN = Scale(
    {level: Measured(ANCHORED + 150.0 * step) for step, level in enumerate(LEVELS, -LEVELS.index(ANCHOR))}
)
"""Of a game that nobody has measured: each level wins 7 of 10 against the one below."""


def scale_of(game_id: str) -> Scale:
    """The scale of a game. Raises `KeyError` for an unknown game id."""
    return find_part(game_id, "scale", Scale) or EVEN
