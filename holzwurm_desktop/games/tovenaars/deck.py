"""The cards of Razende tovenaars by name: soldiers, money, spells, and sets of them.

Soldiers and sleep spells are named by their rank, money and the other spells by their number. On the table
each is a card of the standard deck (`7H`, `KS`). Seat 0 has red cards (hearts and diamonds), seat 1 has black
ones.
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
    """The strength, 7 to 14, of a soldier or sleep spell by its name; a soldier's ransom is the same number.

    Raises `ValueError` for an unknown name.
    """
    return SOLDIERS.index(soldier) + WEAKEST


def soldier_card(seat: int, rank: str) -> str:
    """The card of a seat's soldier, such as `JH`, or of its money if `rank` is a digit from 2 to 6."""
    return f"{rank}{_SUITS[seat][0]}"


def spell_card(seat: int, rank: str | int) -> str:
    """The card of a seat's sleep spell, such as `JD`, or of another spell if `rank` is a number from 2 to
    6."""
    return f"{rank}{_SUITS[seat][1]}"


def seat_of(card: str) -> int:
    """The seat that a card belongs to: red cards to seat 0, black ones to seat 1."""
    return 0 if card[1] in _SUITS[0] else 1


def role_of(card: str) -> str:
    """What a card is: "soldier", "money", "sleep", "strength", "block" or "reversal"."""
    # Ranks 7 to A are soldiers or sleep spells, 2 to 6 money or other spells; the suit tells which.
    fights = card[0] in SOLDIERS
    if card[1] == _SUITS[seat_of(card)][0]:
        return "soldier" if fights else "money"
    if fights:
        return "sleep"
    return {BLOCK_SPELL: "block", REVERSAL_SPELL: "reversal"}.get(int(card[0]), "strength")


def chosen_of(names: Sequence[_Name], mask: int) -> tuple[_Name, ...]:
    """The names whose bits are set in `mask`, a set of the rules: bit n for the name number n."""
    return tuple(name for place, name in enumerate(names) if mask >> place & 1)


def mask_of(names: Sequence[_Name], chosen: Sequence[_Name]) -> int:
    """The set of the chosen names as the rules keep it. Raises `ValueError` for one that is not among
    `names`."""
    return sum(1 << names.index(name) for name in chosen)
