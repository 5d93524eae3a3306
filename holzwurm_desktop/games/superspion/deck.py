"""The cards of Superspion by name: single cards, sets (bit masks, as in `rules`) and trios."""

from __future__ import annotations

from collections.abc import Iterable

from holzwurm_desktop.games.deck52.deck import CARD_NUMBERS, DECK


def mask_of(names: Iterable[str]) -> int:
    """The set of these cards, bit n for card number n. Raises `KeyError` for an unknown card."""
    return sum(1 << CARD_NUMBERS[name] for name in names)


def names_in(cards: int) -> list[str]:
    """The names of the cards in a set, in the order of `DECK`."""
    return [name for number, name in enumerate(DECK) if cards >> number & 1]


def trio_cards(trio: int) -> list[str]:
    """The three cards of a trio, given by the number of the card it lacks, in the order of `DECK`."""
    # The lowest card of the same rank: ranks are groups of four numbers.
    first = trio & ~3
    return [DECK[card] for card in range(first, first + 4) if card != trio]
