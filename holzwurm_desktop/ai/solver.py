"""Games in which the best move can be found exactly: what the commands `best` and `bench` need from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.core import State


class Solver(NamedTuple):
    """How a game answers `best` and `bench`.

    best: the best that can be done in a state, as a JSON object; measure: how long that takes, in
    milliseconds, over this many positions of each source, as JSON; in_words: such a report as lines of text.
    """

    best: Callable[[State], dict[str, Json]]
    measure: Callable[[int], dict[str, Json]]
    in_words: Callable[[dict[str, Json]], str]
