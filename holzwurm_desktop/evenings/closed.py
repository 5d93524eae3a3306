"""Deals that somebody has yet to play without having seen them: until then nobody may see anything of them."""

from __future__ import annotations

from typing import NamedTuple

from holzwurm_desktop.evenings.book import open_evening
from holzwurm_desktop.evenings.plan import SAME
from holzwurm_desktop.storage.evenings import EveningStore


class Deal(NamedTuple):
    """A deal of a game, by its number."""

    game: str
    number: int


def closed_deals(store: EveningStore) -> dict[Deal, str]:
    """The deals that somebody has yet to play, each with the title of its evening. Raises `StorageError`.

    Also those of an evening that was deleted and can still be brought back.
    """
    found: dict[Deal, str] = {}
    for stored in store.kept():
        evening = open_evening(store, stored)
        if evening is None or evening.plan.form != SAME or evening.plan.table is None:
            continue
        for slot in evening.slots:
            if slot.closed:
                deal = Deal(slot.fixture.game, evening.plan.table.deals[slot.fixture.leg])
                found[deal] = stored.title
    return found
