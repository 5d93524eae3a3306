"""The cards of Razende tovenaars by name: soldiers, money, spells, and sets of them.

Soldiers and sleep spells are called by their rank, money and the other spells by their number; on the table each
is a card of the standard deck (`7H`, `KS`). Red (hearts and diamonds) sits at seat 0, black at seat 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from holzwurm_desktop.games.tovenaars.constants import WEAKEST

SOLDIERS = "789TJQKA"
"""Soldiers, and sleep spells likewise, from the weakest; a soldier's number is its index here."""
STRENGTH_TAKERS = SOLDIERS[:4]
"""Soldiers that a strength spell may raise."""
MONEY = (2, 3, 4, 5, 6)
STRENGTH_SPELLS = (2, 3, 4)
BLOCK_SPELL = 5
REVERSAL_SPELL = 6
SLOTS = 3

_Name = TypeVar("_Name", str, int)

_SUITS = (("H", "D"), ("C", "S"))
"""By seat: the suit of soldiers and money, the suit of spells."""


def strength_of(soldier: str) -> int:
    """The strength of a soldier or sleep spell by its name, which is also a soldier's ransom; `ValueError` if
    there is none of that name."""
    return SOLDIERS.index(soldier) + WEAKEST


def soldier_card(seat: int, rank: str) -> str:
    """The card of a seat's soldier, such as `JH`, or, with a digit from 2 to 6, of its money."""
    return f"{rank}{_SUITS[seat][0]}"


def spell_card(seat: int, rank: str | int) -> str:
    """The card of a seat's sleep spell, such as `JD`, or, with 2 to 6, of another spell."""
    return f"{rank}{_SUITS[seat][1]}"


def seat_of(card: str) -> int:
    """The seat whose card it is; red cards belong to seat 0."""
    return 0 if card[1] in _SUITS[0] else 1


def role_of(card: str) -> str:
    """What a card is: "soldier", "money", "sleep", "strength", "block" or "reversal"."""
    fights = card[0] in SOLDIERS
    if card[1] == _SUITS[seat_of(card)][0]:
        return "soldier" if fights else "money"
    if fights:
        return "sleep"
    return {BLOCK_SPELL: "block", REVERSAL_SPELL: "reversal"}.get(int(card[0]), "strength")


def chosen_of(names: Sequence[_Name], mask: int) -> tuple[_Name, ...]:
    """The names whose bits are set in a set of the rules."""
    return tuple(name for place, name in enumerate(names) if mask >> place & 1)


def mask_of(names: Sequence[_Name], chosen: Sequence[_Name]) -> int:
    """The set of the chosen names, as the rules keep it; `ValueError` for one that is not among `names`."""
    return sum(1 << names.index(name) for name in chosen)
