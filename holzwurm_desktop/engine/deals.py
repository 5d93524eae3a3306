"""Numbered deals: the same number gives the same cards on every machine and in every later version."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date
from random import Random, SystemRandom
from typing import TypeVar

DEAL_VERSION = 1
"""Written to every record beside its deal number; to be raised if the same number ever gives other cards."""

HIGHEST_DEAL = 999_999_999
"""The highest deal number; the lowest is 1."""

DAY_KEY = "deal_of_the_day"
"""The optional key of a record with the date (ISO) if the match is played with the deal of that day."""

_T = TypeVar("_T")


def new_deal_number() -> int:
    """A random deal number."""
    return SystemRandom().randint(1, HIGHEST_DEAL)


def deal_of_the_day(day: date, game_id: str) -> int:
    """The deal number of a date, the same in every copy of the program with this `DEAL_VERSION`.

    It is the SHA-256 of the ISO date, the game's id and `DEAL_VERSION`, joined by colons, reduced to
    1..`HIGHEST_DEAL`.
    """
    text = f"{day.isoformat()}:{game_id}:{DEAL_VERSION}"
    return int(hashlib.sha256(text.encode()).hexdigest(), 16) % HIGHEST_DEAL + 1


def deal_rng(number: int, round_index: int) -> Random:
    """The source of everything random in one round (from 0) of deal `number`.

    Use nothing but its `random()` for deals: only that is promised to give the same values for an integer seed in
    every version of Python.
    """
    # The shift is by two 32-bit words, because seeding adds to each word of a number its index: with only one word
    # between them, round 1 of deal 2 would be its round 0 again.
    return Random(number + (round_index << 64))


def shuffled(cards: Sequence[_T], rng: Random) -> list[_T]:
    """The cards in random order (Fisher and Yates)."""
    # Not `rng.shuffle`: its results may change with the version of Python.
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
