"""Who meets whom: everybody against everybody by the circle method, and the bracket of a knock-out."""

from __future__ import annotations

from typing import NamedTuple


class WinnerOf(NamedTuple):
    """A side that is known once the pairing with this number (from 0, in the order of the bracket) is decided."""

    number: int


Side = int | WinnerOf
"""A participant, by number from 0, or whoever wins a pairing."""
Pair = tuple[int, int]


def circle(count: int) -> list[list[Pair]]:
    """Rounds in which each of `count` participants meets each other exactly once, and nobody plays twice in a round.

    With an odd number one of them has no match in each round. The first of a pair begins; everybody does so about as
    often as not. Source: the circle method (Schurig 1886, "Berger tables").
    """
    even = count + count % 2
    seats = list(range(even))
    if count % 2:  # the seat that nobody has stays where it is: so all begin equally often
        seats = [seats[-1], *seats[:-1]]
    rounds = []
    for turn in range(even - 1):
        pairs = []
        for place in range(even // 2):
            one, other = seats[place], seats[even - 1 - place]
            if max(one, other) < count:
                # Who stays in the first seat begins every other round; the others take turns by their places.
                swapped = turn % 2 == 1 if place == 0 else place % 2 == 1
                pairs.append((other, one) if swapped else (one, other))
        rounds.append(pairs)
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return rounds


def bracket(count: int) -> list[list[tuple[Side, Side]]]:
    """The rounds of a knock-out of `count` participants, who stand in the order of their strength.

    The first ones have no match in the first round if the number is no power of two, and the strongest two can meet
    only in the last. Pairings are numbered through all rounds.
    """
    places = [0]
    while len(places) < count:
        # Each stands opposite the one whose rank, with his own, makes up the number of places.
        places = [rank for each in places for rank in (each, 2 * len(places) - 1 - each)]
    sides: list[Side | None] = [rank if rank < count else None for rank in places]
    rounds: list[list[tuple[Side, Side]]] = []
    number = 0
    while len(sides) > 1:
        pairs: list[tuple[Side, Side]] = []
        following: list[Side | None] = []
        for one, other in zip(sides[::2], sides[1::2], strict=True):
            if one is None or other is None:
                following.append(one if other is None else other)
            else:
                pairs.append((one, other))
                following.append(WinnerOf(number))
                number += 1
        rounds.append(pairs)
        sides = following
    return rounds
