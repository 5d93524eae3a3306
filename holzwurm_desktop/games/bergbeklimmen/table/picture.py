"""What lies on a Bergbeklimmen table, and how it changes with each event. No Qt here."""

from __future__ import annotations

from typing import NamedTuple

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.bergbeklimmen.deck import colour_of
from holzwurm_desktop.games.bergbeklimmen.moves import Draw, Drew, Play, Played
from holzwurm_desktop.games.bergbeklimmen.view import BergbeklimmenView
from holzwurm_desktop.games.deck52.deck import RANKS

Cards = tuple[str, ...]

STOCK = "pile:stock"
"""The place key of the stock. The middle piles are "pile:0" to "pile:3", the routes "route:0" and "route:1"."""


class Picture(NamedTuple):
    """What lies on the table, as far as the viewer sees it; see `BergbeklimmenView`. `piles` are red 0 and 1,
    then black 0 and 1, each from bottom to top; known: by seat, the cards of its hand that everybody knows."""

    hand: Cards = ()
    sizes: tuple[int, ...] = (0, 0)
    routes: tuple[Cards, ...] = ((), ())
    piles: tuple[Cards, ...] = ((), (), (), ())
    stock: int = 0
    known: tuple[frozenset[str], ...] = (frozenset(), frozenset())

    @classmethod
    def of(cls, view: BergbeklimmenView, shown: bool) -> Picture:
        """The picture of a view. The hand is left out unless `shown`."""
        return cls(
            tuple(view.hand) if shown else (),
            tuple(view.sizes),
            tuple(map(tuple, view.routes)),
            tuple(tuple(pile) for colour in view.piles for pile in colour),
            view.stock,
            tuple(map(frozenset, view.known)),
        )

    @property
    def spare_piles(self) -> tuple[int, ...]:
        """The middle piles that are no place of their own: the second of a colour of which no pile lies."""
        return tuple(at for at in (1, 3) if not self.piles[at - 1] and not self.piles[at])

    def after(self, event: Event, shown: int) -> Picture:
        if isinstance(event, Played):
            hand = tuple(card for card in self.hand if card != event.card)
            before = self._sized(event.seat, -1)._knowing(event.seat, without=event.card)._replace(hand=hand)
            if event.pile is None:
                routes = list(self.routes)
                routes[event.seat] = (*routes[event.seat], event.card)
                return before._replace(routes=tuple(routes))
            at = colour_of(event.card) * 2 + event.pile
            return before._piled(at, (*self.piles[at], event.card))
        if isinstance(event, Drew):
            drawn = (event.card,) if event.seat == shown and event.card is not None else ()
            after = self._sized(event.seat, 1)._replace(hand=(*self.hand, *drawn))
            if event.pile is None:
                return after._replace(stock=self.stock - 1)
            at = event.seat * 2 + event.pile
            taken = self.piles[at][-1]
            return after._knowing(event.seat, also=taken)._piled(at, self.piles[at][:-1])
        return self

    def _knowing(self, seat: int, also: str = "", without: str = "") -> Picture:
        known = list(self.known)
        known[seat] = known[seat] - {without} if without else known[seat] | {also}
        return self._replace(known=tuple(known))

    def _sized(self, seat: int, change: int) -> Picture:
        sizes = list(self.sizes)
        sizes[seat] += change
        return self._replace(sizes=tuple(sizes))

    def _piled(self, at: int, cards: Cards) -> Picture:
        piles = list(self.piles)
        piles[at] = cards
        return self._replace(piles=tuple(piles))


def target_key(move: Play) -> str:
    """The key of the place where a play lays its card."""
    if move.pile is None:
        return f"route:{move.seat}"
    return f"pile:{colour_of(move.card) * 2 + move.pile}"


def source_key(move: Draw) -> str:
    """The key of the place that a draw takes its card from."""
    return STOCK if move.pile is None else f"pile:{move.seat * 2 + move.pile}"


def by_colour(card: str) -> tuple[int, int]:
    """The sort key of a card in the hand: red first, low ranks first."""
    return colour_of(card), RANKS.index(card[0])
