"""What one seat may know of a round of Razende tovenaars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

SEALED = ("line", "attacker-sleep", "defender-sleep")
"""Stages in which a choice is made that the other must not see."""


class TovenaarsView(NamedTuple):
    """What one seat may know: all but a sealed choice of the other that is not revealed yet.

    stage: what is asked, of `codes.STAGES`. By seat: lines: the soldier of each slot or None; reserve, captives
    (own soldiers in the enemy's dungeon), money, strength_spells, sleep_spells, blocks and reversals (whether
    the spell is left). While the other's line is sealed, it is None and its reserve still holds all soldiers.
    active: the attacking seat; duel: its slot and the target, of the present duel or the last one; blocked:
    no spells this turn; slid: slots whose soldier has slid this turn; raised: strength spells in the duel, by
    seat; chosen: sleep spells chosen but not revealed, None where unknown; loser: of the duel, if decided.
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
