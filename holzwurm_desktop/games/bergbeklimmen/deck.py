"""The cards and routes of Bergbeklimmen by name."""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.games.bergbeklimmen.rules import climber_of, height
from holzwurm_desktop.games.deck52.deck import CARD_NUMBERS


def colour_of(card: str) -> int:
    """The seat that climbs with a card's colour: 0 red, 1 black."""
    return climber_of(CARD_NUMBERS[card])


def climb(route: Sequence[str]) -> int:
    """How high a route reaches: the number of its last stage, 0 without an ace."""
    return height(len(route))
