"""What lies on a Holzwurm table, how it changes with each event, and how cards are ordered. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.holzwurm.constants import ROWS
from holzwurm_desktop.games.holzwurm.deck import POISON, points_of, taken_points
from holzwurm_desktop.games.holzwurm.moves import Played, RowTaken
from holzwurm_desktop.games.holzwurm.view import HolzwurmView

SHOWN_COLOURS = "BYRGVNX"
"""The colours in the order in which a hand shows them, the poisonous thirteen last."""


class Picture(NamedTuple):
    """What lies on the table, as far as the viewer sees it; see `HolzwurmView`. places: by row, which of the five
    places on the table it has, from 0; known: by seat, the cards of its hand that everybody saw it take."""

    hand: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    colours: tuple[str, ...] = ()
    places: tuple[int, ...] = ()
    fate: tuple[str, ...] = ()
    known: tuple[frozenset[str], ...] = ()

    @classmethod
    def of(cls, view: HolzwurmView, shown: bool) -> Picture:
        """The picture of a view. The hand is left out unless `shown`."""
        return cls(
            tuple(view.hand) if shown else (),
            tuple(view.sizes),
            tuple(map(tuple, view.rows)),
            tuple(view.colours),
            tuple(view.places),
            tuple(view.fate),
            tuple(map(frozenset, view.known)),
        )

    @property
    def free_place(self) -> int | None:
        """The place that a new row would get; None if five rows lie."""
        return next((place for place in range(ROWS) if place not in self.places), None)

    def row_at(self, place: int) -> int | None:
        """The index of the row that lies at a place; None if none does."""
        return self.places.index(place) if place in self.places else None

    def after(self, event: Event, shown: int) -> Picture:
        rows, colours, sizes = list(self.rows), list(self.colours), list(self.sizes)
        places = list(self.places)
        known = list(self.known)
        if isinstance(event, Played):
            if event.opened:
                rows.append((event.card,))
                colours.append(event.card[0])
                assert self.free_place is not None
                places.append(self.free_place)
            else:
                rows[event.row] = (*rows[event.row], event.card)
                if event.coloured:
                    colours[event.row] = event.card[0]
            sizes[event.seat] -= 1
            known[event.seat] -= {event.card}
            hand = tuple(card for card in self.hand if card != event.card)
            fate = self.fate
        elif isinstance(event, RowTaken):
            del rows[event.row], colours[event.row], places[event.row]
            sizes[event.seat] += len(event.cards) + 1
            taken = (*event.cards, event.fate) if event.seat == shown else ()
            known[event.seat] |= {*event.cards, event.fate}
            hand = (*self.hand, *taken)
            fate = self.fate[:-1]
        else:
            return self
        return Picture(
            hand, tuple(sizes), tuple(rows), tuple(colours), tuple(places), fate, known=tuple(known)
        )


def emptied_places(told: Sequence[Event], taken: Sequence[Event]) -> frozenset[int]:
    """The places, from 0, that the rows lay at which went by the events `taken`, as far as they are still empty.

    `told` are all events of the round: which place a row gets depends on all rows before it.
    """
    picture, found = Picture(), set[int]()
    for event in told:
        if isinstance(event, Played) and event.opened and picture.free_place is not None:
            picture = picture._replace(places=(*picture.places, picture.free_place))
        elif isinstance(event, RowTaken):
            place = picture.places[event.row]
            picture = picture._replace(places=tuple(each for each in picture.places if each != place))
            found |= {place} if event in taken else set()
    return frozenset(found.difference(picture.places))


def sides(cards: Sequence[str]) -> list[int]:
    """Where the cards of a row lie, in the order played: 0 for the first, in the middle, then -1 for odd
    cards, left of it, and 1 for even ones, right of it."""
    return [0 if index == 0 else 1 if points_of(card) > 0 else -1 for index, card in enumerate(cards)]


def left_to_right(cards: Sequence[str]) -> list[str]:
    """The cards of a row as they lie, from left to right. `cards` are in the order played."""
    odd = [card for card, side in zip(cards, sides(cards), strict=True) if side < 0]
    even = [card for card, side in zip(cards, sides(cards), strict=True) if side > 0]
    return [*reversed(odd), *cards[:1], *even]


def price_of(row: Sequence[str], fate: str) -> str:
    """The price of taking a row and the fate card, see `table.picking.Target`."""
    if fate == POISON:
        return "poison"
    points = taken_points(row, fate)
    return "gain" if points > 0 else "loss" if points < 0 else "even"


def by_colour(card: str) -> tuple[int, int]:
    """The sort key of a card in a hand by colour, then value."""
    return SHOWN_COLOURS.index(card[0]), int(card[1:])


def by_value(card: str) -> tuple[int, int]:
    """The sort key of a card in a hand by value, then colour."""
    return int(card[1:]), SHOWN_COLOURS.index(card[0])


def by_points(card: str) -> tuple[int, int]:
    """The sort key of a card in a hand by points, the best first."""
    return -points_of(card), SHOWN_COLOURS.index(card[0])
