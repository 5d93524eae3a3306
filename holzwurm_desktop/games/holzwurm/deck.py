"""The cards of Der dreizehnte Holzwurm by name (`B7`, `N10`, `X13`) and their points."""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.games.holzwurm.constants import COLOURS, POISON_CARD, POISON_POINTS
from holzwurm_desktop.games.holzwurm.rules import points_of_value, stays

POISON = "X13"
DECK = tuple(f"{colour}{value}" for colour in COLOURS for value in range(2 if colour == "N" else 1, 12))
"""The 65 cards that are shuffled; `POISON` is not among them, it lies at the bottom of the fate pile. Grey
has no 1."""
CARD_NUMBERS = {name: COLOURS.index(name[0]) * 12 + int(name[1:]) for name in DECK} | {POISON: POISON_CARD}
CARD_NAMES = {number: name for name, number in CARD_NUMBERS.items()}


def points_of(card: str) -> int:
    """The points of a card, from -13 to 10: even values count up, odd ones down."""
    return POISON_POINTS if card == POISON else points_of_value(int(card[1:]))


def takes_row(card: str, row: Sequence[str]) -> bool:
    """Whether `card` takes `row` instead of staying in it. row: its cards, none for a new row."""
    return not stays(int(card[1:]), len(row))


def least_to_stay(length: int) -> int | None:
    """The lowest value with which a card stays in a row of `length` cards; None where every card takes it."""
    return next((value for value in range(1, 12) if stays(value, length)), None)


def taken_points(row: Sequence[str], fate: str) -> int:
    """What a hand gains, in points, when it takes `row` and the fate card. The card that takes the row was in
    the hand before and comes back with it, so it does not count."""
    return sum(map(points_of, (*row, fate)))
