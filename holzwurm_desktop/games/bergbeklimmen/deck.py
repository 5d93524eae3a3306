"""The cards and routes of Bergbeklimmen by name."""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.games.bergbeklimmen.rules import climber_of, height
from holzwurm_desktop.games.deck52.deck import CARD_NUMBERS


def colour_of(card: str) -> int:
    """The colour of a card, as the seat that climbs with it: 0 red, 1 black. Raises `KeyError` for an unknown
    card."""
    return climber_of(CARD_NUMBERS[card])


def climb(route: Sequence[str]) -> int:
    """How high a route reaches: the number of its last stage (ace 1 to ten 10), 0 without an ace."""
    return height(len(route))
