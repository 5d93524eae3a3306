"""The cards and routes of Bergbeklimmen by name."""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.games.bergbeklimmen.constants import STAGES, TEAM, TEAM_SIZE
from holzwurm_desktop.games.bergbeklimmen.rules import climber_of, height
from holzwurm_desktop.games.deck52.deck import CARD_NUMBERS


def colour_of(card: str) -> int:
    """The colour of a card, as the seat that climbs with it: 0 red, 1 black. Raises `KeyError` for an unknown
    card."""
    return climber_of(CARD_NUMBERS[card])


def climb(route: Sequence[str]) -> int:
    """How high a route reaches: the number of its last stage (ace 1 to ten 10), 0 without an ace."""
    return height(len(route))


def must_lay(card: str, seat: int) -> bool:
    """Whether a seat that holds `card` has to lay it in its turn: every card that it does not climb with."""
    return colour_of(card) != seat


def leader_of(routes: Sequence[Sequence[str]]) -> int | None:
    """The seat whose route, of these by seat, reaches higher; None while both reach equally high."""
    red, black = map(climb, routes)
    return None if red == black else 0 if red > black else 1


def lacking(route: Sequence[str], card: str) -> int:
    """How many cards a route lacks before `card` fits; 0: it fits now; negative: it never will any more."""
    # Team members may come in any mixture and order.
    if card[0] in TEAM:
        return 0 if len(route) < TEAM_SIZE else -1
    return TEAM_SIZE + STAGES.index(card[0]) - len(route)
