"""Puzzles of Razende tovenaars: which positions are alike."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from holzwurm_desktop.ai.puzzling import Puzzling, from_seat
from holzwurm_desktop.games.tovenaars.deck import SLOTS
from holzwurm_desktop.games.tovenaars.view import TovenaarsView


def form(view: TovenaarsView) -> str:
    """The same for positions that differ by the two colours, and by the order in which the pairs of slots lie."""
    stacks: tuple[Sequence[Sequence[Any]], ...] = (
        view.reserve,
        view.captives,
        view.money,
        view.strength_spells,
        view.sleep_spells,
    )
    held = [[sorted(cards) for cards in from_seat(each, view.seat)] for each in stacks]
    spells = (from_seat(view.blocks, view.seat), from_seat(view.reversals, view.seat))
    loser = None if view.loser is None else view.loser == view.seat
    turn = (view.turn == view.seat, view.active == view.seat, view.stage, view.blocked, loser)
    duel = (from_seat(view.raised, view.seat), from_seat(view.chosen, view.seat))
    return repr(
        (min(_in_order(view, order) for order in permutations(range(SLOTS))), held, spells, turn, duel)
    )


def _in_order(view: TovenaarsView, order: tuple[int, ...]) -> str:
    """Everything that speaks of slots, with the slots in another order."""
    lines = [[line[slot] for slot in order] for line in from_seat(view.lines, view.seat)]
    duel = None if view.duel is None else [order.index(slot) for slot in view.duel]
    return repr((lines, duel, sorted(order.index(slot) for slot in view.slid)))


PUZZLING = Puzzling(form)
