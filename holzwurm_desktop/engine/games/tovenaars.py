"""Razende tovenaars (rules page `tovenaars`): its state and view. Its moves and events: `values.tovenaars`.

Compiled from this file where there is a compiler; see `tovenaars.pxd` for the types of the state.

Inside, soldiers and sleep spells are numbered 0 to 7 in the order of `SOLDIERS`, so that a strength is the
number plus 7; sets of them are bit masks, and so are sets of money (bit 0 is the 2) and of strength spells.
Places in the line are numbered `seat * 3 + slot`. The codes of each kind of move begin at the constants
below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

import cython

from holzwurm_desktop.engine.contract import Event, Game, Json, Move, Option, View
from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.engine.errors import IllegalMove
from holzwurm_desktop.engine.two_player import duel_scores, read_start
from holzwurm_desktop.engine.values.tovenaars import (
    Attack,
    Attacked,
    Block,
    Blocked,
    Captured,
    Challenge,
    Challenged,
    Declined,
    DuelDecided,
    Fill,
    Filled,
    LeftEmpty,
    Line,
    LineChosen,
    LinesRevealed,
    Raised,
    Reverse,
    Reversed,
    RoundEnded,
    Sleep,
    SleepChosen,
    SleepRevealed,
    Slid,
    Slide,
    Strength,
    read_move,
)

if not cython.compiled:
    from holzwurm_desktop.engine.core import Rng, State

SOLDIERS = "789TJQKA"
"""Soldiers, and sleep spells likewise; strengths 7 to 14."""
MONEY = (2, 3, 4, 5, 6)
STRENGTH_SPELLS = (2, 3, 4)
SLOTS = 3
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
"""What is asked of the seat to act. "attack": slides, the block spell and the attack."""

if cython.compiled:
    LINE = cython.declare(cython.int, 0)
    SLIDE = cython.declare(cython.int, 512)
    BLOCK = cython.declare(cython.int, 521)
    ATTACK = cython.declare(cython.int, 522)
    STRENGTH = cython.declare(cython.int, 531)
    CHALLENGE = cython.declare(cython.int, 535)
    SLEEP = cython.declare(cython.int, 537)
    REVERSE = cython.declare(cython.int, 545)
    FILL = cython.declare(cython.int, 547)
    UNSEEN_LINE = cython.declare(cython.int, 803)
    UNSEEN_SLEEP = cython.declare(cython.int, 804)
    _AT_LINE = cython.declare(cython.int, 0)
    _AT_ATTACK = cython.declare(cython.int, 1)
    _AT_STRENGTH = cython.declare(cython.int, 2)
    _AT_CHALLENGE = cython.declare(cython.int, 4)
    _AT_SLEEP = cython.declare(cython.int, 6)
    _AT_REVERSE = cython.declare(cython.int, 8)
    _AT_FILL = cython.declare(cython.int, 10)
    _OVER = cython.declare(cython.int, -2)
else:
    LINE = 0
    SLIDE = 512
    BLOCK = 521
    ATTACK = 522
    STRENGTH = 531
    CHALLENGE = 535
    SLEEP = 537
    REVERSE = 545
    FILL = 547
    UNSEEN_LINE = 803
    UNSEEN_SLEEP = 804
    _AT_LINE = 0
    _AT_ATTACK = 1
    _AT_STRENGTH = 2
    _AT_CHALLENGE = 4
    _AT_SLEEP = 6
    _AT_REVERSE = 8
    _AT_FILL = 10
    _OVER = OVER


def strength_of(soldier: str) -> int:
    """The strength of a soldier or sleep spell, which is also a soldier's ransom."""
    return SOLDIERS.index(soldier) + 7


def beats(attacker: int, defender: int) -> bool:
    """Whether the attacker wins by these strengths (`_beats` for Python callers)."""
    return bool(_beats(attacker, defender))


class TovenaarsView(NamedTuple):
    """What one seat may know: all but a sealed choice of the other that is not revealed yet.

    stage: what is asked, of `STAGES`. By seat: lines: the soldier of each slot or None; reserve, captives
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


class TovenaarsState(State):
    """One round. The facts of a duel stand until the next attack."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        if not cython.compiled:
            self.line = [0] * 6
            self.reserve = [0] * 2
            self.captive = [0] * 2
            self.money = [0] * 2
            self.strength = [0] * 2
            self.sleep = [0] * 2
            self.block = [0] * 2
            self.reversal = [0] * 2
            self.raised = [0] * 2
            self.chosen = [0] * 2
        self.stage = 0
        self.active = 0
        self.slot = -1
        self.target = -1
        self.blocked = 0
        self.slid = 0
        self.loser = -1
        self.winner = -1
        for place in range(6):
            self.line[place] = -1
        for seat in range(2):
            self.reserve[seat] = 255
            self.sleep[seat] = 255
            self.money[seat] = 31
            self.strength[seat] = 7
            self.block[seat] = 1
            self.reversal[seat] = 1
            self.chosen[seat] = -1

    # What the rules are.

    def step(self, code: cython.int) -> cython.void:
        if code < SLIDE:
            self._choose_line(code)
        elif code < BLOCK:
            self._slide((code - SLIDE) // 3, (code - SLIDE) % 3)
        elif code == BLOCK:
            self.block[self.turn] = 0
            self.blocked = 1
        elif code < STRENGTH:
            self._attack((code - ATTACK) // 3, (code - ATTACK) % 3)
        elif code < CHALLENGE:
            self._raise(code - STRENGTH)
        elif code < SLEEP:
            self._answer_challenge(code - CHALLENGE)
        elif code < REVERSE:
            self._choose_sleep(code - SLEEP)
        elif code < FILL:
            self._reverse(code - REVERSE)
        else:
            self._fill((code - FILL) // 32, (code - FILL) % 32)

    def _choose_line(self, code: cython.int) -> cython.void:
        seat: cython.int = self.turn
        slot: cython.int
        soldier: cython.int
        for slot in range(3):
            soldier = (code >> (6 - 3 * slot)) & 7
            self.line[seat * 3 + slot] = soldier
            self.reserve[seat] &= ~(1 << soldier)
        if seat == 0:
            self.turn = 1
        else:
            self.turn = self.active
            self.stage = _AT_ATTACK

    def _slide(self, source: cython.int, target: cython.int) -> cython.void:
        place: cython.int = self.turn * 3
        self.line[place + target] = self.line[place + source]
        self.line[place + source] = -1
        self.slid |= 1 << target

    def _attack(self, slot: cython.int, target: cython.int) -> cython.void:
        seat: cython.int
        self.slot = slot
        self.target = target
        self.loser = -1
        for seat in range(2):
            self.raised[seat] = 0
            self.chosen[seat] = -1
        self._ask_strength(self.active)

    def _duel_place(self, seat: cython.int) -> cython.int:
        """The place of the seat's duelling soldier."""
        return seat * 3 + (self.slot if seat == self.active else self.target)

    def _ask_strength(self, seat: cython.int) -> cython.void:
        """Ask `seat`, and after the attacker the defender, for a strength spell, where there is a choice."""
        if self.blocked == 0 and self.strength[seat] and self.line[self._duel_place(seat)] <= 3:
            self.stage = _AT_STRENGTH + (0 if seat == self.active else 1)
            self.turn = seat
        elif seat == self.active:
            self._ask_strength(1 - seat)
        else:
            self._ask_challenge(self.active)

    def _raise(self, spell: cython.int) -> cython.void:
        """`spell`: 0 for none, else its place in `STRENGTH_SPELLS` plus 1."""
        seat: cython.int = self.turn
        if spell > 0:
            self.strength[seat] &= ~(1 << (spell - 1))
            self.raised[seat] = spell + 1
        if seat == self.active:
            self._ask_strength(1 - seat)
        else:
            self._ask_challenge(self.active)

    def _ask_challenge(self, seat: cython.int) -> cython.void:
        """Ask `seat` for a challenge, unless no sleep spell can be played."""
        if self.blocked or self.sleep[seat] == 0:
            self._compare()
        else:
            self.stage = _AT_CHALLENGE + (0 if seat == self.active else 1)
            self.turn = seat

    def _answer_challenge(self, challenged: cython.bint) -> cython.void:
        if challenged:
            self.stage = _AT_SLEEP
            self.turn = self.active
        elif self.turn == self.active:
            self._ask_challenge(1 - self.turn)
        else:
            self._compare()

    def _choose_sleep(self, spell: cython.int) -> cython.void:
        """A sealed choice; the second reveals both and uses them up."""
        attacker: cython.int = self.active
        seat: cython.int
        self.chosen[self.turn] = spell
        if self.turn == attacker:
            self.stage = _AT_SLEEP + 1
            self.turn = 1 - attacker
            return
        for seat in range(2):
            self.sleep[seat] &= ~(1 << self.chosen[seat])
        if self.chosen[0] == self.chosen[1]:
            self._compare()
        elif _beats(self.chosen[attacker] + 7, self.chosen[1 - attacker] + 7):
            self._decide(attacker)
        else:
            self._decide(1 - attacker)

    def _compare(self) -> cython.void:
        """Decide the duel by the soldiers' strengths."""
        attacker: cython.int = self.active
        own: cython.int = self.line[self._duel_place(attacker)] + 7 + self.raised[attacker]
        enemy: cython.int = self.line[self._duel_place(1 - attacker)] + 7 + self.raised[1 - attacker]
        self._decide(attacker if _beats(own, enemy) else 1 - attacker)

    def _decide(self, winner: cython.int) -> cython.void:
        self.loser = 1 - winner
        if self.blocked == 0 and self.reversal[self.loser]:
            self.stage = _AT_REVERSE
            self.turn = self.loser
        else:
            self._capture()

    def _reverse(self, played: cython.bint) -> cython.void:
        asked_winner: cython.bint = self.stage == _AT_REVERSE + 1
        if played:
            self.reversal[self.turn] = 0
        if played and not asked_winner and self.reversal[1 - self.turn]:
            self.stage = _AT_REVERSE + 1
            self.turn = 1 - self.turn
            return
        if played != asked_winner:  # the loser's spell has no answer
            self.loser = 1 - self.loser
        self._capture()

    def _capture(self) -> cython.void:
        """The loser's soldier goes to the enemy's dungeon; its slot must be filled if it can be."""
        options = cython.declare(cython.int[64])
        if not cython.compiled:
            options = [0] * 64
        place: cython.int = self._duel_place(self.loser)
        self.captive[self.loser] |= 1 << self.line[place]
        self.line[place] = -1
        self.turn = self.loser
        self.stage = _AT_FILL
        if self._fill_codes(options) == 0:
            self._end_turn()

    def _fill(self, soldier: cython.int, pay: cython.int) -> cython.void:
        seat: cython.int = self.turn
        if pay == 0:
            self.reserve[seat] &= ~(1 << soldier)
        else:
            self.captive[seat] &= ~(1 << soldier)
            self.money[seat] &= ~pay
        self.line[self._duel_place(seat)] = soldier
        self._end_turn()

    def _end_turn(self) -> cython.void:
        place: cython.int = self.loser * 3
        if self.line[place] < 0 and self.line[place + 1] < 0 and self.line[place + 2] < 0:
            self.winner = 1 - self.loser
            self.turn = _OVER
            return
        self.active = 1 - self.active
        self.turn = self.active
        self.stage = _AT_ATTACK
        self.blocked = 0
        self.slid = 0

    def codes(self, out: cython.p_int) -> cython.int:
        seat: cython.int = self.turn
        if seat < 0:
            return 0
        if self.stage == _AT_LINE:
            return self._line_codes(out)
        if self.stage == _AT_ATTACK:
            return self._prepare_codes(out)
        if self.stage < _AT_CHALLENGE:
            out[0] = STRENGTH
            return self._mask_codes(STRENGTH + 1, self.strength[seat], 1, out)
        if self.stage < _AT_SLEEP:
            out[0] = CHALLENGE
            out[1] = CHALLENGE + 1
            return 2
        if self.stage < _AT_REVERSE:
            return self._mask_codes(SLEEP, self.sleep[seat], 0, out)
        if self.stage < _AT_FILL:
            out[0] = REVERSE
            out[1] = REVERSE + 1
            return 2
        return self._fill_codes(out)

    def _line_codes(self, out: cython.p_int) -> cython.int:
        count: cython.int = 0
        a: cython.int
        b: cython.int
        c: cython.int
        for a in range(8):
            for b in range(8):
                for c in range(8):
                    if a != b and a != c and b != c:
                        out[count] = a * 64 + b * 8 + c
                        count += 1
        return count

    def _prepare_codes(self, out: cython.p_int) -> cython.int:
        own: cython.int = self.turn * 3
        enemy: cython.int = 3 - own
        count: cython.int = 0
        i: cython.int
        k: cython.int
        for i in range(3):
            if self.line[own + i] < 0:
                continue
            if self.line[enemy + i] >= 0:
                out[count] = ATTACK + i * 3 + i
                count += 1
                continue
            for k in range(3):
                if self.line[own + k] >= 0:
                    continue
                if self.line[enemy + k] >= 0:
                    out[count] = ATTACK + i * 3 + k
                    count += 1
                if self.blocked == 0 and not self.slid & (1 << i):
                    out[count] = SLIDE + i * 3 + k
                    count += 1
        if self.block[self.turn] and self.blocked == 0:
            out[count] = BLOCK
            count += 1
        return count

    def _fill_codes(self, out: cython.p_int) -> cython.int:
        seat: cython.int = self.turn
        count: cython.int = 0
        soldier: cython.int
        pay: cython.int
        for soldier in range(8):
            if self.reserve[seat] & (1 << soldier):
                out[count] = FILL + soldier * 32
                count += 1
        for pay in range(1, 32):
            soldier = _sum(pay) - 7
            if not pay & ~self.money[seat] and 0 <= soldier <= 7 and self.captive[seat] & (1 << soldier):
                out[count] = FILL + soldier * 32 + pay
                count += 1
        return count

    def _mask_codes(
        self, first: cython.int, mask: cython.int, count: cython.int, out: cython.p_int
    ) -> cython.int:
        """Add `first` plus each number in `mask` to the `count` codes in `out`; return how many there are."""
        i: cython.int
        for i in range(8):
            if mask & (1 << i):
                out[count] = first + i
                count += 1
        return count

    def random_code(self, rng: Rng) -> cython.int:
        buffer = cython.declare(cython.int[64])
        if not cython.compiled:
            buffer = [0] * 64
        if self.stage == _AT_LINE:
            return _random_line(rng)
        count: cython.int = self.codes(buffer)
        return buffer[rng.below(count)]

    def seen(self, code: cython.int, seat: cython.int) -> cython.int:
        if seat != self.turn and self.stage == _AT_LINE and self.turn == 0:
            return UNSEEN_LINE
        return UNSEEN_SLEEP if seat != self.turn and self.stage == _AT_SLEEP else code

    def assign(self, other: State) -> cython.void:
        self._assign(cython.cast(TovenaarsState, other))

    def _assign(self, source: TovenaarsState) -> cython.void:
        i: cython.int
        self.seats = source.seats
        self.turn = source.turn
        self.stage = source.stage
        self.active = source.active
        self.slot = source.slot
        self.target = source.target
        self.blocked = source.blocked
        self.slid = source.slid
        self.loser = source.loser
        self.winner = source.winner
        for i in range(6):
            self.line[i] = source.line[i]
        for i in range(2):
            self.reserve[i] = source.reserve[i]
            self.captive[i] = source.captive[i]
            self.money[i] = source.money[i]
            self.strength[i] = source.strength[i]
            self.sleep[i] = source.sleep[i]
            self.block[i] = source.block[i]
            self.reversal[i] = source.reversal[i]
            self.raised[i] = source.raised[i]
            self.chosen[i] = source.chosen[i]

    def redeal(self, seat: cython.int, rng: Rng) -> cython.void:
        spells = cython.declare(cython.int[8])
        if not cython.compiled:
            spells = [0] * 8
        count: cython.int
        if self.turn != seat:
            return
        if self.stage == _AT_LINE and seat == 1:
            self.turn = 0
            self.reserve[0] = 255
            self._choose_line(_random_line(rng))
        elif self.stage == _AT_SLEEP + 1:
            count = self._mask_codes(0, self.sleep[self.active], 0, spells)
            self.chosen[self.active] = spells[rng.below(count)]

    def rewards(self, out: cython.p_double) -> cython.void:
        seat: cython.int
        for seat in range(2):
            out[seat] = 1.0 if seat == self.winner else 0.0

    # What people and records see of them.

    @property
    def ending(self) -> str | None:
        return "won" if self.turn == OVER else None

    def move_of(self, code: int) -> Move:
        seat = self.turn
        if code < SLIDE:
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
        return Fill(seat, soldier, _chosen(MONEY, pay) if pay else None)

    def code_of(self, move: Move) -> int:
        if not isinstance(
            move, Line | Slide | Block | Attack | Strength | Challenge | Sleep | Reverse | Fill
        ):
            raise IllegalMove("not-a-move-of-this-game")
        if self.turn == OVER:
            raise IllegalMove("round-over")
        if move.seat != self.turn:
            raise IllegalMove("not-your-turn", seat=move.seat, turn=self.turn)
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
        if self.line[3 - move.seat * 3 + move.source] >= 0:
            raise IllegalMove("faces-a-soldier", slot=move.source)
        if self.slid & (1 << move.source):
            raise IllegalMove("slid-already", slot=move.source)
        return SLIDE + move.source * 3 + move.target

    def _code_of_block(self) -> int:
        if self.blocked:
            raise IllegalMove("blocked-already")
        if not self.block[self.turn]:
            raise IllegalMove("spell-used-up", spell=5)
        return BLOCK

    def _code_of_attack(self, move: Attack) -> int:
        self._check_own_soldier(move.slot)
        _check_slot(move.target)
        own, enemy = move.seat * 3, 3 - move.seat * 3
        if self.line[enemy + move.target] < 0:
            raise IllegalMove("no-enemy-there", slot=move.target)
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
        captive = bool(self.captive[move.seat] & (1 << soldier))
        if move.pay is None:
            if captive:
                raise IllegalMove("ransom-needed", card=move.card, price=soldier + 7)
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
        if sum(move.pay) != soldier + 7:
            raise IllegalMove("wrong-ransom", card=move.card, price=soldier + 7, paid=sum(move.pay))
        return FILL + soldier * 32 + pay

    def apply(self, move: Move) -> list[Event]:
        code = self.code_of(move)
        before = self.copy()
        self.step(code)
        events = [before.told(move)]
        if isinstance(move, Line) and move.seat == 1:
            events.append(
                LinesRevealed(tuple(tuple(str(card) for card in self.line_of(s)) for s in range(2)))
            )
        elif not isinstance(move, Line | Slide | Block | Fill):
            events += self._told_duel(before)
        if self.turn == OVER:
            events.append(RoundEnded(tuple(self.scores()), "won"))
        return events

    def told(self, move: Move) -> Event:
        """What a legal move does by itself, told before it is made."""
        if isinstance(move, Line):
            return LineChosen(move.seat, move.cards)
        if isinstance(move, Slide):
            return Slid(move.seat, str(self.line_of(move.seat)[move.source]), move.source, move.target)
        if isinstance(move, Block):
            return Blocked(move.seat)
        if isinstance(move, Attack):
            own, enemy = self.line_of(move.seat)[move.slot], self.line_of(1 - move.seat)[move.target]
            return Attacked(move.seat, move.slot, str(own), move.target, str(enemy))
        if isinstance(move, Sleep):
            return SleepChosen(move.seat, move.spell)
        if isinstance(move, Fill):
            return Filled(move.seat, self._duel_place(move.seat) % 3, move.card, move.pay)
        if isinstance(move, Strength) and move.spell:
            base = self.line[self._duel_place(move.seat)] + 7
            return Raised(move.seat, move.spell, base + move.spell)
        if isinstance(move, Challenge) and move.yes:
            return Challenged(move.seat)
        if isinstance(move, Reverse) and move.yes:
            return Reversed(move.seat, self.stage == _AT_REVERSE + 1)
        assert isinstance(move, Strength | Challenge | Reverse)
        return Declined(move.seat, move.kind)

    def _told_duel(self, before: TovenaarsState) -> list[Event]:
        """What came of the duel by the last move, made in the state `before`."""
        events: list[Event] = []
        asleep = before.stage == _AT_SLEEP + 1 and self.chosen[0] != self.chosen[1]
        if before.stage == _AT_SLEEP + 1:
            spells = tuple(SOLDIERS[self.chosen[seat]] for seat in range(2))
            events.append(SleepRevealed(spells, 1 - self.loser if asleep else None))
        if self.loser >= 0 and before.stage < _AT_REVERSE:
            strengths = tuple(
                before.line[self._place_in_duel_of(before, seat)] + 7 + self.raised[seat] for seat in range(2)
            )
            events.append(DuelDecided(1 - self.loser, strengths, "sleep" if asleep else "strength"))
        if self.loser >= 0 and self.captive[self.loser] != before.captive[self.loser]:
            place = self._place_in_duel_of(before, self.loser)
            events.append(Captured(self.loser, place % 3, SOLDIERS[before.line[place]]))
            if self.turn == OVER or self.stage != _AT_FILL:
                events.append(LeftEmpty(self.loser, place % 3))
        return events

    def _place_in_duel_of(self, before: TovenaarsState, seat: int) -> int:
        """Where the seat's soldier stood in the present duel; the turn may have ended since `before`."""
        return seat * 3 + (self.slot if seat == before.active else self.target)

    def view(self, seat: int) -> TovenaarsView:
        fighting = self.stage > _AT_ATTACK
        sealed = self.stage == _AT_LINE and self.turn == 1 and seat == 1
        hidden = [SOLDIERS, SOLDIERS] if sealed else ["", ""]
        secret = self.stage == _AT_SLEEP + 1 and seat == self.active
        return TovenaarsView(
            seat=seat,
            seats=self.seats,
            turn=self.turn,
            stage=STAGES[self.stage],
            active=self.active,
            lines=[[None] * SLOTS if sealed and i == 0 else self.line_of(i) for i in range(2)],
            reserve=[list(hidden[i] or _chosen(SOLDIERS, self.reserve[i])) for i in range(2)],
            captives=[list(_chosen(SOLDIERS, self.captive[i])) for i in range(2)],
            money=[list(_chosen(MONEY, self.money[i])) for i in range(2)],
            strength_spells=[list(_chosen(STRENGTH_SPELLS, self.strength[i])) for i in range(2)],
            sleep_spells=[list(_chosen(SOLDIERS, self.sleep[i])) for i in range(2)],
            blocks=[bool(self.block[i]) for i in range(2)],
            reversals=[bool(self.reversal[i]) for i in range(2)],
            duel=[self.slot, self.target] if fighting else None,
            blocked=bool(self.blocked),
            slid=[slot for slot in range(SLOTS) if self.slid & (1 << slot)],
            raised=[self.raised[i] if fighting else 0 for i in range(2)],
            chosen=[SOLDIERS[self.chosen[i]] if secret and i == seat else None for i in range(2)],
            loser=self.loser if fighting and self.loser >= 0 else None,
            scores=self.scores() if self.turn == OVER else None,
        )

    def scores(self) -> list[float]:
        return duel_scores(self.winner)

    def line_of(self, seat: int) -> list[str | None]:
        """The soldier of each slot of a seat's line, None where it is empty."""
        soldiers = [self.line[seat * 3 + slot] for slot in range(SLOTS)]
        return [None if soldier < 0 else SOLDIERS[soldier] for soldier in soldiers]

    def begin(self, start: int) -> None:
        """Begin a round: both lines are to be chosen, then `start` attacks."""
        self.turn = 0
        self.active = start

    def fill(self, view: TovenaarsView) -> None:
        """Take over what `view` tells."""
        self.turn = view.turn
        self.stage = STAGES.index(view.stage)
        self.active = view.active
        self.blocked = int(view.blocked)
        self.slid = sum(1 << slot for slot in view.slid)
        if view.duel is not None:
            self.slot, self.target = view.duel
        if view.loser is not None:
            self.loser = view.loser
        if view.scores is not None:
            self.winner = list(view.scores).index(1)
        for seat in range(2):
            for slot, card in enumerate(view.lines[seat]):
                self.line[seat * 3 + slot] = -1 if card is None else SOLDIERS.index(card)
            self.reserve[seat] = _mask(SOLDIERS, view.reserve[seat])
            self.captive[seat] = _mask(SOLDIERS, view.captives[seat])
            self.money[seat] = _mask(MONEY, view.money[seat])
            self.strength[seat] = _mask(STRENGTH_SPELLS, view.strength_spells[seat])
            self.sleep[seat] = _mask(SOLDIERS, view.sleep_spells[seat])
            self.block[seat] = int(view.blocks[seat])
            self.reversal[seat] = int(view.reversals[seat])
            self.raised[seat] = view.raised[seat]
            chosen = view.chosen[seat]
            self.chosen[seat] = -1 if chosen is None else SOLDIERS.index(chosen)


def _beats(attacker: cython.int, defender: cython.int) -> cython.bint:
    """Whether the attacker's strength wins: the higher does, but an ace beats and is beaten the other way
    round; equal ones are the attacker's."""
    if attacker == defender:
        return True
    if attacker == 14:
        return defender >= 11
    if defender == 14:
        return attacker <= 10
    return attacker > defender


def _sum(pay: cython.int) -> cython.int:
    """The sum of a set of money."""
    i: cython.int
    total: cython.int = 0
    for i in range(5):
        if pay & (1 << i):
            total += i + 2
    return total


def _random_line(rng: Rng) -> cython.int:
    """The code of a line, all equally likely."""
    a: cython.int = rng.below(8)
    b: cython.int = rng.below(7)
    c: cython.int = rng.below(6)
    if b >= a:
        b += 1
    if c >= (a if a < b else b):
        c += 1
    if c >= (b if a < b else a):
        c += 1
    return a * 64 + b * 8 + c


def _chosen(names: Sequence[Any], mask: int) -> tuple[Any, ...]:
    """The names whose bits are set."""
    return tuple(name for place, name in enumerate(names) if mask >> place & 1)


def _mask(names: Sequence[Any], chosen: Sequence[Any]) -> int:
    """The set of the chosen names."""
    return sum(1 << names.index(name) for name in chosen)


def _check_slot(slot: int) -> None:
    if not 0 <= slot < SLOTS:
        raise IllegalMove("no-such-slot", slot=slot)


def _soldier_number(name: str, code: str, **data: Any) -> int:
    """The number of a soldier or sleep spell; `IllegalMove` with `code` if there is none of that name."""
    if len(name) != 1 or name not in SOLDIERS:
        raise IllegalMove(code, **data)
    return SOLDIERS.index(name)


def _code_of_line(move: Line) -> int:
    if len(move.cards) != SLOTS:
        raise IllegalMove("line-is-three", count=len(move.cards))
    code = LINE
    for card in move.cards:
        code = code * 8 + _soldier_number(card, "no-such-soldier", card=card)
    for card in move.cards:
        if move.cards.count(card) > 1:
            raise IllegalMove("soldier-twice", card=card)
    return code


class Tovenaars(Game):
    """The rules of Razende tovenaars."""

    id: ClassVar[str] = "tovenaars"
    seats: ClassVar[range] = range(2, 3)
    options: ClassVar[Mapping[str, Option]] = {"rounds": Option(1, 1, 10)}

    def deal(self, rng: Random, seats: int, options: Mapping[str, Any], start: int) -> dict[str, Json]:
        """Nothing is dealt at random: both have the same cards."""
        return {"start": start}

    def start(self, deal: Mapping[str, Json], seats: int, options: Mapping[str, Any]) -> State:
        """The state after `deal`; `RecordError` for a deal that is not one."""
        state = TovenaarsState(seats)
        state.begin(read_start(deal))
        return state

    def move_from_json(self, data: Mapping[str, Json]) -> Move:
        """Read a move; see the rules page on records."""
        return read_move(data)

    def view_from_json(self, data: Mapping[str, Json]) -> TovenaarsView:
        """The view whose `_asdict()` travelled as JSON."""
        return TovenaarsView(**data)

    def state_from_view(self, view: View) -> State:
        """A state that holds what `view` tells."""
        assert isinstance(view, TovenaarsView)
        state = TovenaarsState(view.seats)
        state.fill(view)
        return state

    def reveals(self, move: Mapping[str, Json]) -> bool:
        """The second sealed choice turns up the first one; a sleep spell may be the second."""
        return "sleep" in move or ("line" in move and move["seat"] == 1)


GAME = Tovenaars()
