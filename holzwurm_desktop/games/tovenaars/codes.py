"""The moves of Razende tovenaars by name: from a code to its move and back, with the reason if a move is
illegal.

Compiled from this file where there is a compiler; see `codes.pxd`.
"""

from __future__ import annotations

import cython

from holzwurm_desktop.engine.contract import Json, Move
from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.engine.errors import IllegalMove
from holzwurm_desktop.games.tovenaars.constants import (
    ATTACK,
    BLOCK,
    CHALLENGE,
    FILL,
    LINE,
    REVERSE,
    SLEEP,
    SLIDE,
    STRENGTH,
    WEAKEST,
)
from holzwurm_desktop.games.tovenaars.deck import (
    BLOCK_SPELL,
    MONEY,
    SLOTS,
    SOLDIERS,
    STRENGTH_SPELLS,
    chosen_of,
)
from holzwurm_desktop.games.tovenaars.moves import (
    Attack,
    Block,
    Challenge,
    Fill,
    Line,
    Reverse,
    Sleep,
    Slide,
    Strength,
)

if not cython.compiled:
    from holzwurm_desktop.games.tovenaars.rules import TovenaarsPosition

STAGES = (
    "line",
    "attack",
    "attacker-strength",
    "defender-strength",
    "attacker-challenge",
    "defender-challenge",
    "attacker-sleep",
    "defender-sleep",
    "loser-reverse",
    "winner-reverse",
    "fill",
)
"""What is asked of the seat to act, by the number of the stage. "attack" allows slides and the block spell as
well."""


class TovenaarsCodes(TovenaarsPosition):
    """A round whose moves have names."""

    def move_of(self, code: int) -> Move:
        seat = self.turn
        if code < SLIDE:
            # Three octal digits, slot 0 first.
            return Line(seat, tuple(SOLDIERS[code >> shift & 7] for shift in (6, 3, 0)))
        if code < BLOCK:
            return Slide(seat, (code - SLIDE) // 3, (code - SLIDE) % 3)
        if code == BLOCK:
            return Block(seat)
        if code < STRENGTH:
            return Attack(seat, (code - ATTACK) // 3, (code - ATTACK) % 3)
        if code < CHALLENGE:
            return Strength(seat, (0, *STRENGTH_SPELLS)[code - STRENGTH])
        if code < SLEEP:
            return Challenge(seat, code > CHALLENGE)
        if code < REVERSE:
            return Sleep(seat, SOLDIERS[code - SLEEP])
        if code < FILL:
            return Reverse(seat, code > REVERSE)
        soldier, pay = SOLDIERS[(code - FILL) // 32], (code - FILL) % 32
        return Fill(seat, soldier, chosen_of(MONEY, pay) if pay else None)

    def code_of(self, move: Move) -> int:
        if not isinstance(
            move, Line | Slide | Block | Attack | Strength | Challenge | Sleep | Reverse | Fill
        ):
            raise IllegalMove("not-a-move-of-this-game")
        if self.turn == OVER:
            raise IllegalMove("round-over")
        if move.seat != self.turn:
            raise IllegalMove("not-your-turn", seat=move.seat, turn=self.turn)
        # A stage's name ends with the `kind` of the move that it asks for.
        asked = STAGES[self.stage].rpartition("-")[2]
        if asked != ("attack" if isinstance(move, Slide | Block) else move.kind):
            raise IllegalMove(f"{asked}-first")
        if isinstance(move, Line):
            return _code_of_line(move)
        if isinstance(move, Slide):
            return self._code_of_slide(move)
        if isinstance(move, Block):
            return self._code_of_block()
        if isinstance(move, Attack):
            return self._code_of_attack(move)
        if isinstance(move, Strength):
            return self._code_of_strength(move)
        if isinstance(move, Sleep):
            return self._code_of_sleep(move)
        if isinstance(move, Fill):
            return self._code_of_fill(move)
        return (CHALLENGE if isinstance(move, Challenge) else REVERSE) + int(move.yes)

    def _code_of_slide(self, move: Slide) -> int:
        self._check_own_soldier(move.source)
        _check_slot(move.target)
        if self.blocked:
            raise IllegalMove("slide-before-block")
        if self.line[move.seat * 3 + move.target] >= 0:
            raise IllegalMove("slot-taken", slot=move.target)
        # `3 - seat * 3` is the place of the enemy's slot 0.
        if self.line[3 - move.seat * 3 + move.source] >= 0:
            raise IllegalMove("faces-a-soldier", slot=move.source)
        if self.slid & (1 << move.source):
            raise IllegalMove("slid-already", slot=move.source)
        return SLIDE + move.source * 3 + move.target

    def _code_of_block(self) -> int:
        if self.blocked:
            raise IllegalMove("blocked-already")
        if not self.block[self.turn]:
            raise IllegalMove("spell-used-up", spell=BLOCK_SPELL)
        return BLOCK

    def _code_of_attack(self, move: Attack) -> int:
        self._check_own_soldier(move.slot)
        _check_slot(move.target)
        own, enemy = move.seat * 3, 3 - move.seat * 3
        if self.line[enemy + move.target] < 0:
            raise IllegalMove("no-enemy-there", slot=move.target)
        # The reasons follow docs/rules/tovenaars.md, "Attack": a facing enemy must be the target; otherwise
        # the target must face nobody itself.
        if move.target != move.slot and self.line[enemy + move.slot] >= 0:
            raise IllegalMove("must-attack-facing", slot=move.slot)
        if move.target != move.slot and self.line[own + move.target] >= 0:
            raise IllegalMove("enemy-faces-another", slot=move.target)
        return ATTACK + move.slot * 3 + move.target

    def _check_own_soldier(self, slot: int) -> None:
        _check_slot(slot)
        if self.line[self.turn * 3 + slot] < 0:
            raise IllegalMove("no-soldier-there", slot=slot)

    def _code_of_strength(self, move: Strength) -> int:
        if move.spell == 0:
            return STRENGTH
        if move.spell not in STRENGTH_SPELLS:
            raise IllegalMove("no-such-spell", spell=move.spell)
        place = STRENGTH_SPELLS.index(move.spell)
        if not self.strength[move.seat] & (1 << place):
            raise IllegalMove("spell-used-up", spell=move.spell)
        return STRENGTH + 1 + place

    def _code_of_sleep(self, move: Sleep) -> int:
        spell = _soldier_number(move.spell, "no-such-spell", spell=move.spell)
        if not self.sleep[move.seat] & (1 << spell):
            raise IllegalMove("spell-used-up", spell=move.spell)
        return SLEEP + spell

    def _code_of_fill(self, move: Fill) -> int:
        soldier = _soldier_number(move.card, "no-such-soldier", card=move.card)
        # A captive without `pay` has a reason of its own: only the ransom is missing.
        captive = bool(self.captive[move.seat] & (1 << soldier))
        if move.pay is None:
            if captive:
                raise IllegalMove("ransom-needed", card=move.card, price=soldier + WEAKEST)
            if not self.reserve[move.seat] & (1 << soldier):
                raise IllegalMove("not-in-reserve", card=move.card)
            return FILL + soldier * 32
        if not captive:
            raise IllegalMove("not-a-captive", card=move.card)
        pay = 0
        for money in move.pay:
            if money not in MONEY:
                raise IllegalMove("no-such-money", money=money)
            place = 1 << MONEY.index(money)
            if not self.money[move.seat] & place:
                raise IllegalMove("money-spent", money=money)
            if pay & place:
                raise IllegalMove("money-twice", money=money)
            pay |= place
        if sum(move.pay) != soldier + WEAKEST:
            raise IllegalMove("wrong-ransom", card=move.card, price=soldier + WEAKEST, paid=sum(move.pay))
        return FILL + soldier * 32 + pay


def _check_slot(slot: int) -> None:
    if not 0 <= slot < SLOTS:
        raise IllegalMove("no-such-slot", slot=slot)


def _soldier_number(name: str, code: str, **data: Json) -> int:
    """The number of a soldier or sleep spell. Raises `IllegalMove` with `code` for an unknown name."""
    # "78" is in the string, too.
    if len(name) != 1 or name not in SOLDIERS:
        raise IllegalMove(code, **data)
    return SOLDIERS.index(name)


def _code_of_line(move: Line) -> int:
    if len(move.cards) != SLOTS:
        raise IllegalMove("line-is-three", count=len(move.cards))
    code = LINE
    for card in move.cards:
        # Unknown names are refused before soldiers named twice.
        code = code * 8 + _soldier_number(card, "no-such-soldier", card=card)
    for card in move.cards:
        if move.cards.count(card) > 1:
            raise IllegalMove("soldier-twice", card=card)
    return code
