"""What one seat may know of a round of Razende tovenaars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

SEALED = ("line", "attacker-sleep", "defender-sleep")
"""Stages in which a choice is made that the other must not see."""


class TovenaarsView(NamedTuple):
    """What one seat may know: everything but a sealed choice of the opponent that is not revealed yet.

    stage: what is asked, one of `codes.STAGES`. By seat: lines: the soldier in each slot, or None; reserve;
    captives: own soldiers in the enemy's dungeon; money; strength_spells; sleep_spells; blocks, reversals:
    whether that spell is left. While the other line is sealed it is None, and the other reserve looks as if
    it still held all eight soldiers.

    active: the attacking seat; duel: its slot and the target slot while a duel is fought, else None; blocked:
    no spells this turn; slid: slots whose soldier has slid this turn; raised: the strength added in the duel,
    by seat; chosen: the seat's own sleep spell that is not revealed yet, None otherwise; loser: of the duel,
    None while undecided; scores: None before the end.
    """

    seat: int
    seats: int
    turn: int
    stage: str
    active: int
    lines: Sequence[Sequence[str | None]]
    reserve: Sequence[Sequence[str]]
    captives: Sequence[Sequence[str]]
    money: Sequence[Sequence[int]]
    strength_spells: Sequence[Sequence[int]]
    sleep_spells: Sequence[Sequence[str]]
    blocks: Sequence[bool]
    reversals: Sequence[bool]
    duel: Sequence[int] | None
    blocked: bool
    slid: Sequence[int]
    raised: Sequence[int]
    chosen: Sequence[str | None]
    loser: int | None
    scores: Sequence[float] | None

    @property
    def sealed(self) -> bool:
        """Whether what is chosen now must be hidden from the other."""
        return self.stage in SEALED

    def slot_of(self, seat: int) -> int:
        """The slot of a seat's soldier in the duel; `ValueError` if there has been none."""
        if self.duel is None:
            raise ValueError("no duel")
        return self.duel[0 if seat == self.active else 1]

    def soldier_at(self, seat: int, slot: int) -> str:
        """The soldier in a slot; `ValueError` if none is seen there."""
        soldier = self.lines[seat][slot]
        if soldier is None:
            raise ValueError(f"no soldier in slot {slot}")
        return soldier

    @property
    def emptied(self) -> int:
        """The slot that the seat on turn has to fill; -1 while there is none."""
        return self.slot_of(self.turn) if self.stage == "fill" else -1
