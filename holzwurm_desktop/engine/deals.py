"""Numbered deals: the same number gives the same cards on every machine and in every later version."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date
from random import Random, SystemRandom
from typing import TypeVar

DEAL_VERSION = 1
"""Written to every record beside its deal number; raised if the way from number to cards ever changes."""

HIGHEST_DEAL = 999_999_999
"""Deal numbers go from 1 to this."""

DAY_KEY = "deal_of_the_day"
"""The optional key of a record that says of which date (ISO) the match is the deal of the day."""

_T = TypeVar("_T")


def new_deal_number() -> int:
    """A deal number nobody chose."""
    return SystemRandom().randint(1, HIGHEST_DEAL)


def deal_of_the_day(day: date, game_id: str) -> int:
    """The deal number of a date, the same for everyone whose program deals in the same way.

    SHA-256 of the ISO date, the game and `DEAL_VERSION`, joined by colons, reduced to 1..`HIGHEST_DEAL`.
    """
    text = f"{day.isoformat()}:{game_id}:{DEAL_VERSION}"
    return int(hashlib.sha256(text.encode()).hexdigest(), 16) % HIGHEST_DEAL + 1


def deal_rng(number: int, round_index: int) -> Random:
    """The source of everything random in one round of deal `number`.

    `Random.random()` of an integer seed is promised to stay the same; its other methods are not,
    so nothing but `random()` may be used for deals. The shift is by two words, for seeding adds to each word
    of a number its index: with one word between them, round 1 of deal 2 would be its round 0 again.
    """
    return Random(number + (round_index << 64))


def shuffled(cards: Sequence[_T], rng: Random) -> list[_T]:
    """The cards in random order (Fisher and Yates)."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
