"""What lies on a Holzwurm table, how it changes with each event, and in which order cards lie. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from holzwurm_desktop.games.holzwurm.deck import points_of
from holzwurm_desktop.games.holzwurm.moves import Played, RowTaken


class Picture(NamedTuple):
    """What lies on the table, as far as the viewer sees it. See `HolzwurmView`."""

    hand: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    colours: tuple[str, ...] = ()
    fate: tuple[str, ...] = ()

    def after_play(self, event: Played) -> Picture:
        """The picture once the played card lies, before a row is taken."""
        rows, colours = list(self.rows), list(self.colours)
        if event.opened:
            rows.append((event.card,))
            colours.append(event.card[0])
        else:
            rows[event.row] = (*rows[event.row], event.card)
            if event.coloured:
                colours[event.row] = event.card[0]
        sizes = list(self.sizes)
        sizes[event.seat] -= 1
        hand = tuple(card for card in self.hand if card != event.card)
        return Picture(hand, tuple(sizes), tuple(rows), tuple(colours), self.fate)

    def after_taking(self, event: RowTaken, viewer: int, concealed: bool) -> Picture:
        """The picture once the row and the fate card are gone; a concealed hand is not shown."""
        rows, colours, sizes = list(self.rows), list(self.colours), list(self.sizes)
        del rows[event.row], colours[event.row]
        sizes[event.seat] += len(event.cards) + 1
        hand = (*self.hand, *event.cards, event.fate) if event.seat == viewer and not concealed else self.hand
        return Picture(hand, tuple(sizes), tuple(rows), tuple(colours), self.fate[:-1])


def sides(cards: Sequence[str]) -> list[int]:
    """Where the cards of a row lie: 0 the first, in the middle, then -1 odd ones left, 1 even ones right."""
    return [0 if index == 0 else 1 if int(card[1:]) % 2 == 0 else -1 for index, card in enumerate(cards)]


def left_to_right(cards: Sequence[str]) -> list[str]:
    """The cards of a row as they lie."""
    odd = [card for card, side in zip(cards, sides(cards), strict=True) if side < 0]
    even = [card for card, side in zip(cards, sides(cards), strict=True) if side > 0]
    return [*reversed(odd), *cards[:1], *even]


def by_colour(card: str) -> tuple[int, int]:
    """Sorts a hand by colour, then value."""
    return "BYRGVNX".index(card[0]), int(card[1:])


def by_value(card: str) -> tuple[int, int]:
    """Sorts a hand by value, then colour."""
    return int(card[1:]), "BYRGVNX".index(card[0])


def by_points(card: str) -> tuple[int, int]:
    """Sorts a hand from the best card to the worst."""
    return -points_of(card), "BYRGVNX".index(card[0])
