"""Puzzles of Superspion: which positions are alike."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from holzwurm_desktop.ai.puzzling import Puzzling, from_seat
from holzwurm_desktop.engine.core import CHANCE
from holzwurm_desktop.games.deck52.deck import RANKS, SUITS
from holzwurm_desktop.games.superspion.view import SuperspionView


def form(view: SuperspionView) -> str:
    """The same for positions that differ by the names of suits and ranks: no rule sets one above another."""
    marks = {rank + suit: _mark(view, rank + suit) for rank in RANKS for suit in SUITS}
    cards = min(
        sorted("/".join(marks[rank + suit] for suit in suits) for rank in RANKS)
        for suits in permutations(SUITS)
    )
    # It says something only while the stock is shuffled.
    resumes = view.turn == CHANCE and view.resumes == view.seat
    turn = (view.turn == view.seat, view.laying, view.laid, resumes, view.idle, view.passes)
    numbers = (
        view.stock,
        from_seat(view.sizes, view.seat),
        view.pile_taken,
        from_seat(view.taken, view.seat),
    )
    return repr((cards, turn, numbers, len(view.pile)))


def _mark(view: SuperspionView, card: str) -> str:
    """Everything that the view tells of a card."""
    own, others = from_seat(view.trios, view.seat)
    places: list[Sequence[str | None]] = [
        from_seat(view.spies, view.seat)[:1],
        view.hand,
        [each for trio in own for each in trio],
        [each for trio in others for each in trio],
        *from_seat(view.fourths, view.seat),
        view.previous,
        view.received,
        view.returned,
        view.sighted,
    ]
    return "".join("x" if card in place else "-" for place in places) + str(
        list(view.pile).index(card) if card in view.pile else ""
    )


PUZZLING = Puzzling(form)
