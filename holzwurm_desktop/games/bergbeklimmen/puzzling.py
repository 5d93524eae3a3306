"""Puzzles of Bergbeklimmen: which positions are alike."""

from __future__ import annotations

from collections.abc import Iterable

from holzwurm_desktop.ai.puzzling import Puzzling, from_seat
from holzwurm_desktop.games.bergbeklimmen.constants import TEAM
from holzwurm_desktop.games.bergbeklimmen.deck import colour_of
from holzwurm_desktop.games.bergbeklimmen.view import BergbeklimmenView


def form(view: BergbeklimmenView) -> str:
    """The same for positions that differ by the two colours, by suits of one colour, by which team members they are,
    and by which of the two piles of a colour is which."""

    def kind(card: str) -> str:
        """Own or the other's, and what it is good for."""
        own = colour_of(card) == view.seat
        return f"{'own' if own else 'other'} {'team' if card[0] in TEAM else card[0]}"

    def kinds(cards: Iterable[str]) -> list[str]:
        return [kind(card) for card in cards]

    piles = [sorted(map(kinds, slots)) for slots in from_seat(view.piles, view.seat)]
    known = [sorted(kinds(cards)) for cards in from_seat(view.known, view.seat)]
    routes = [len(route) for route in from_seat(view.routes, view.seat)]
    turn = (view.drawing, view.played, view.own_played, view.front, view.climbed, view.idle)
    held = (
        sorted(kinds(view.hand)),
        from_seat(view.sizes, view.seat),
        known,
        from_seat(view.kept, view.seat),
    )
    return repr((view.turn == view.seat, held, routes, piles, view.stock, turn))


PUZZLING = Puzzling(form)
