"""Puzzles of Der dreizehnte Holzwurm: which positions are alike."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from holzwurm_desktop.ai.puzzling import Puzzling, from_seat
from holzwurm_desktop.games.holzwurm.constants import COLOURS
from holzwurm_desktop.games.holzwurm.view import HolzwurmView

NAMES = COLOURS.rstrip("N")
"""The colours that may change places; grey is another thing."""


def form(view: HolzwurmView) -> str:
    """The same for positions that differ by the names of the five colours, and by where rows and their cards lie."""
    return min(_named(view, "".join(order)) for order in permutations(NAMES))


def _named(view: HolzwurmView, order: str) -> str:
    """The position with its colours renamed: the one at each place of `order` as that of `NAMES`."""
    names = str.maketrans(order, NAMES)

    def cards(given: Iterable[str]) -> list[str]:
        return sorted(card.translate(names) for card in given)

    # In a row only colour, number and cards count; it is taken whole.
    rows = sorted(zip((each.translate(names) for each in view.colours), map(cards, view.rows), strict=True))
    fate = [card.translate(names) for card in view.fate]
    known = [cards(each) for each in from_seat(view.known, view.seat)]
    sizes, turn = from_seat(view.sizes, view.seat), (view.turn - view.seat) % view.seats
    return repr((view.seats, turn, cards(view.hand), sizes, known, rows, fate))


PUZZLING = Puzzling(form, seats=(2, 3, 4))
