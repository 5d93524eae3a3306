"""What lies on a Bergbeklimmen table, and how it changes with each event. No Qt here."""

from __future__ import annotations

from typing import Any, NamedTuple

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.bergbeklimmen.deck import climb, colour_of
from holzwurm_desktop.games.bergbeklimmen.moves import Drew, Play, Played

Cards = tuple[str, ...]

STOCK = "pile:stock"
"""The stop of the stock; the middle piles are "pile:0" to "pile:3", the routes "route:0" and "route:1"."""


class Picture(NamedTuple):
    """What lies on the table, as far as the viewer sees it. See `BergbeklimmenView`. `piles`: red 0 and 1,
    black 0 and 1, each from bottom to top."""

    hand: Cards = ()
    sizes: tuple[int, ...] = (0, 0)
    routes: tuple[Cards, ...] = ((), ())
    piles: tuple[Cards, ...] = ((), (), (), ())
    stock: int = 0

    @classmethod
    def of(cls, view: Any, shown: bool) -> Picture:
        """The picture of a view; without its hand unless that may be `shown`."""
        return cls(
            tuple(view.hand) if shown else (),
            tuple(view.sizes),
            tuple(map(tuple, view.routes)),
            tuple(tuple(pile) for colour in view.piles for pile in colour),
            view.stock,
        )

    @property
    def leader(self) -> int | None:
        """The seat that stands higher; None while both stand level."""
        red, black = map(climb, self.routes)
        return None if red == black else 0 if red > black else 1

    def after(self, event: Played | Drew, shown: int) -> Picture:
        """The picture once a card was laid or taken; `shown`: the seat whose hand is seen, or -1."""
        played = isinstance(event, Played)
        sizes, hand = list(self.sizes), self.hand
        sizes[event.seat] += -1 if played else 1
        if played:
            hand = tuple(card for card in hand if card != event.card)
        elif event.seat == shown and event.card is not None:
            hand = (*hand, event.card)
        changed = self._replace(sizes=tuple(sizes), hand=hand)
        if event.pile is None:
            if not played:
                return changed._replace(stock=self.stock - 1)
            routes = list(self.routes)
            routes[event.seat] = (*routes[event.seat], str(event.card))
            return changed._replace(routes=tuple(routes))
        piles = list(self.piles)
        at = (colour_of(str(event.card)) if played else event.seat) * 2 + event.pile
        piles[at] = (*piles[at], str(event.card)) if played else piles[at][:-1]
        return changed._replace(piles=tuple(piles))


def target_key(move: Play) -> str:
    """The place where a play lays its card."""
    if move.pile is None:
        return f"route:{move.seat}"
    return f"pile:{colour_of(move.card) * 2 + move.pile}"


def source_key(move: Move) -> str:
    """The place that a draw takes its card from."""
    pile = getattr(move, "pile", None)
    return STOCK if pile is None else f"pile:{move.seat * 2 + pile}"


def by_colour(card: str) -> tuple[int, int]:
    """Sorts a hand: red first, low ranks first."""
    return colour_of(card), "A23456789TJQK".index(card[0])
