"""The files that keep what was learnt in self-play: the weights of a game's network, and how they were made.

`resources/values/<game id>.json` has those that the program ships with; `holzwurm-desktop train` makes them. A file
is one JSON object with the keys of `Weights`, on a few lines.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from holzwurm_desktop.ai.network import Features, Network, Values
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.paths import resource

DIGITS = 5
"""How many digits of a weight are kept: a millionth more or less changes no move that matters."""


class WeightsError(Exception):
    """A file holds no weights, or weights of other features."""


class Weights(NamedTuple):
    """What a network has learnt.

    made: how, in the order of the file: the command, its seed, the commit, and whatever else the maker notes;
    features: how many, and their version, see `Features`; hidden: the number of hidden units; numbers: the weights,
    in the order of `Network`.
    """

    made: Mapping[str, Json]
    features: tuple[int, int]
    hidden: int
    numbers: tuple[float, ...]

    def values(self, features: Features) -> Values:
        """What judges positions by these weights. Raises `WeightsError` if they were learnt with other features."""
        if self.features != (features.count, features.version):
            known, needed = (
                "{} numbers, version {}".format(*each) for each in (self.features, _kind(features))
            )
            raise WeightsError(f"the weights belong to other features: {known}, not {needed}")
        try:
            return Values(features, Network(features.count, self.hidden, self.numbers))
        except ValueError as error:
            raise WeightsError(str(error)) from None

    def to_text(self) -> str:
        """The file's content: equal weights give equal text."""
        head = {"made": dict(self.made), "features": list(self.features), "hidden": self.hidden}
        rows = [self.numbers[at : at + self.hidden] for at in range(0, len(self.numbers), self.hidden)]
        # One line for each input, so that two versions can be compared.
        lines = ",\n".join(json.dumps([float(f"{number:.{DIGITS}g}") for number in row]) for row in rows)
        return f'{json.dumps(head)[:-1]}, "weights": [\n{lines}\n]}}\n'


def _kind(features: Features) -> tuple[int, int]:
    return features.count, features.version


def read_weights(path: Path) -> Weights:
    """The weights in a file. Raises `WeightsError` if it has none, `OSError` if it cannot be read."""
    try:
        content = json.loads(path.read_text("utf-8"))
        count, version = content["features"]
        numbers = tuple(float(number) for row in content["weights"] for number in row)
        return Weights(dict(content["made"]), (int(count), int(version)), int(content["hidden"]), numbers)
    except (ValueError, TypeError, KeyError):
        raise WeightsError(f"{path.name} holds no weights") from None


def shipped_weights(game_id: str) -> Weights:
    """The weights of a game that the program ships with. Raises as `read_weights` does."""
    return read_weights(resource("values", f"{game_id}.json"))
