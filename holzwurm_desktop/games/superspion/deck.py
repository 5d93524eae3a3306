"""The cards of Superspion by name: single cards, sets (bit masks, as in `rules`) and trios."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from holzwurm_desktop.games.deck52.deck import CARD_NUMBERS, DECK
from holzwurm_desktop.games.superspion.constants import TRIOS_FOR_SHEET


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


def possible_trio_ranks(hand: Iterable[str], spy: str | None) -> set[str]:
    """The ranks of which a hand has three cards, one of the spy's suit; none without knowing the spy."""
    held: dict[str, set[str]] = {}
    for card in hand:
        held.setdefault(card[0], set()).add(card[1])
    return {rank for rank, suits in held.items() if len(suits) > 2 and spy and spy[1] in suits}


def ruled_out(trios: Sequence[Sequence[str]]) -> set[str]:
    """The cards that are not the spy of who laid `trios`: its suit is in each of them, its rank in none."""
    ranks = {trio[0][0] for trio in trios}
    return {
        card
        for card in DECK
        if card[0] in ranks or any(card[1] not in {laid[1] for laid in trio} for trio in trios)
    }


def suspects(spy_trios: Sequence[Sequence[str]], open_cards: Iterable[str]) -> set[str]:
    """The cards that can be the spy of who laid `spy_trios`, by what lies open alone."""
    return set(DECK) - ruled_out(spy_trios) - set(open_cards)


def may_use_sheet(option: str, trios: Sequence[Sequence[object]]) -> bool:
    """Whether the elimination sheet may be used, by the match's option `notes`; `trios`: per seat."""
    if option == "five":
        return max(map(len, trios)) >= TRIOS_FOR_SHEET
    return option == "always"
