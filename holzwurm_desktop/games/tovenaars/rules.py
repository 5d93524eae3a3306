"""The rules of Razende tovenaars (docs/rules/tovenaars.md): a round as numbers, changed by codes.

Compiled from this file where there is a compiler; see `rules.pxd` for the types.

Soldiers and sleep spells are numbered from 0, the weakest, to 7. Sets of them are bit masks, and so are sets
of money (bit 0 is the 2) and of strength spells (bit 0 is the 2). A place in the line is `seat * 3 + slot`;
`3 - seat * 3` is the enemy's first place. Codes and stages: see `constants`.
"""

from __future__ import annotations

import cython

from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.games.tovenaars.constants import (
    AT_ATTACK,
    AT_CHALLENGE,
    AT_FILL,
    AT_LINE,
    AT_REVERSE,
    AT_SLEEP,
    AT_STRENGTH,
    ATTACK,
    BLOCK,
    CHALLENGE,
    FILL,
    REVERSE,
    SLEEP,
    SLIDE,
    STRENGTH,
    UNSEEN_LINE,
    UNSEEN_SLEEP,
    WEAKEST,
)

if not cython.compiled:
    from holzwurm_desktop.engine.core import Rng, State


class TovenaarsPosition(State):
    """One round. The facts of a duel stand until the next attack.

    stage: what is asked, one of the stages in `constants`; active: the attacking seat; slot, target: the
    slots of its duel; loser: of the duel, -1 while undecided; winner: of the round, -1 before its end. line:
    a soldier or -1 at each place; captive: a seat's own soldiers in the enemy's dungeon; slid: a mask of
    slots; raised: the strength added in the duel; chosen: sleep spells, -1 for none.
    """

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
            # All eight soldiers, all eight sleep spells, five money cards, three strength spells.
            self.reserve[seat] = 255
            self.sleep[seat] = 255
            self.money[seat] = 31
            self.strength[seat] = 7
            self.block[seat] = 1
            self.reversal[seat] = 1
            self.chosen[seat] = -1

    def begin(self, start: int) -> None:
        """Begin a round: both lines are to be chosen, then `start` attacks."""
        # Seat 0 chooses its line first, whoever starts (docs/rules/tovenaars.md, "Set-up").
        self.turn = 0
        self.active = start

    def step(self, code: cython.int) -> cython.void:
        if code < SLIDE:
            self._choose_line(code)
        # House ruling: soldiers slide only here, before block and attack.
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
            # Three octal digits, slot 0 first.
            soldier = (code >> (6 - 3 * slot)) & 7
            self.line[seat * 3 + slot] = soldier
            self.reserve[seat] &= ~(1 << soldier)
        if seat == 0:
            self.turn = 1
        else:
            self.turn = self.active
            self.stage = AT_ATTACK

    def _slide(self, source: cython.int, target: cython.int) -> cython.void:
        place: cython.int = self.turn * 3
        self.line[place + target] = self.line[place + source]
        self.line[place + source] = -1
        # Marked where it went: another soldier may slide into the slot it has left.
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

    def _duel_strength(self, seat: cython.int) -> cython.int:
        """The strength of the seat's duelling soldier, with what it was raised by."""
        return self.line[self._duel_place(seat)] + WEAKEST + self.raised[seat]

    def _ask_strength(self, seat: cython.int) -> cython.void:
        """Ask `seat` for a strength spell, and after the attacker the defender, if there is a choice at
        all."""
        # Soldiers 0 to 3 have the base strengths 7 to 10, which alone can be raised. Where there is no choice
        # no question is asked (docs/rules/tovenaars.md, "Moves without a question").
        if self.blocked == 0 and self.strength[seat] and self.line[self._duel_place(seat)] <= 3:
            self.stage = AT_STRENGTH + (0 if seat == self.active else 1)
            self.turn = seat
        elif seat == self.active:
            self._ask_strength(1 - seat)
        else:
            self._ask_challenge(self.active)

    def _raise(self, spell: cython.int) -> cython.void:
        """Raise the duelling soldier. spell: 0 for none, otherwise its place in `STRENGTH_SPELLS` plus 1."""
        seat: cython.int = self.turn
        if spell > 0:
            self.strength[seat] &= ~(1 << (spell - 1))
            # Spell 1 is the card 2.
            self.raised[seat] = spell + 1
        if seat == self.active:
            self._ask_strength(1 - seat)
        else:
            self._ask_challenge(self.active)

    def _ask_challenge(self, seat: cython.int) -> cython.void:
        """Ask `seat` whether it challenges, unless no sleep spell can be played."""
        if self.blocked or self.sleep[seat] == 0:
            self._compare()
        else:
            self.stage = AT_CHALLENGE + (0 if seat == self.active else 1)
            self.turn = seat

    def _answer_challenge(self, challenged: cython.bint) -> cython.void:
        if challenged:
            self.stage = AT_SLEEP
            self.turn = self.active
        elif self.turn == self.active:
            self._ask_challenge(1 - self.turn)
        else:
            self._compare()

    def _choose_sleep(self, spell: cython.int) -> cython.void:
        """Take a sealed choice; the second one reveals both and uses them up."""
        attacker: cython.int = self.active
        seat: cython.int
        self.chosen[self.turn] = spell
        if self.turn == attacker:
            self.stage = AT_SLEEP + 1
            self.turn = 1 - attacker
            return
        for seat in range(2):
            self.sleep[seat] &= ~(1 << self.chosen[seat])
        # Unlike soldiers, equal spells cancel each other: strength decides.
        if self.chosen[0] == self.chosen[1]:
            self._compare()
        elif beats(self.chosen[attacker] + WEAKEST, self.chosen[1 - attacker] + WEAKEST):
            self._decide(attacker)
        else:
            self._decide(1 - attacker)

    def _compare(self) -> cython.void:
        """Decide the duel by the strengths of the soldiers."""
        attacker: cython.int = self.active
        own: cython.int = self._duel_strength(attacker)
        enemy: cython.int = self._duel_strength(1 - attacker)
        self._decide(attacker if beats(own, enemy) else 1 - attacker)

    def _decide(self, winner: cython.int) -> cython.void:
        self.loser = 1 - winner
        # House ruling: the loser is asked first, then the winner may answer.
        if self.blocked == 0 and self.reversal[self.loser]:
            self.stage = AT_REVERSE
            self.turn = self.loser
        else:
            self._capture()

    def _reverse(self, played: cython.bint) -> cython.void:
        asked_winner: cython.bint = self.stage == AT_REVERSE + 1
        if played:
            self.reversal[self.turn] = 0
        if played and not asked_winner and self.reversal[1 - self.turn]:
            self.stage = AT_REVERSE + 1
            self.turn = 1 - self.turn
            return
        if played != asked_winner:  # the loser's spell has no answer
            self.loser = 1 - self.loser
        self._capture()

    def _capture(self) -> cython.void:
        """Send the loser's soldier to the enemy's dungeon; its slot must be filled if it can be."""
        options = cython.declare(cython.int[64])
        if not cython.compiled:
            options = [0] * 64
        place: cython.int = self._duel_place(self.loser)
        self.captive[self.loser] |= 1 << self.line[place]
        self.line[place] = -1
        self.turn = self.loser
        self.stage = AT_FILL
        # Where nothing can fill the slot, nothing is asked; it is not filled later either.
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
        # Only the loser of the duel can have lost the last soldier in the line.
        if self.line[place] < 0 and self.line[place + 1] < 0 and self.line[place + 2] < 0:
            self.winner = 1 - self.loser
            self.turn = OVER
            return
        self.active = 1 - self.active
        self.turn = self.active
        self.stage = AT_ATTACK
        self.blocked = 0
        self.slid = 0

    def chooses_line(self) -> bool:
        """Whether the seat to act has to choose its line, sealed."""
        return self.stage == AT_LINE

    def chooses_sleep(self) -> bool:
        """Whether the seat to act has to choose a sleep spell, sealed."""
        return AT_SLEEP <= self.stage < AT_REVERSE

    def codes(self, out: cython.p_int) -> cython.int:
        seat: cython.int = self.turn
        if seat < 0:
            return 0
        if self.stage == AT_LINE:
            return self._line_codes(out)
        if self.stage == AT_ATTACK:
            return self._prepare_codes(out)
        if self.stage < AT_CHALLENGE:
            out[0] = STRENGTH
            return self._mask_codes(STRENGTH + 1, self.strength[seat], 1, out)
        if self.stage < AT_SLEEP:
            out[0] = CHALLENGE
            out[1] = CHALLENGE + 1
            return 2
        if self.stage < AT_REVERSE:
            return self._mask_codes(SLEEP, self.sleep[seat], 0, out)
        if self.stage < AT_FILL:
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
            # The soldier faces nobody: it may attack any enemy that faces nobody, or slide to any empty slot
            # of its line.
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
        # Every set of money at once: its sum decides which soldier, if any, it can ransom.
        for pay in range(1, 32):
            soldier = _sum(pay) - WEAKEST
            if not pay & ~self.money[seat] and 0 <= soldier <= 7 and self.captive[seat] & (1 << soldier):
                out[count] = FILL + soldier * 32 + pay
                count += 1
        return count

    def _mask_codes(
        self, first: cython.int, mask: cython.int, count: cython.int, out: cython.p_int
    ) -> cython.int:
        """Write `first` plus each number in `mask` to `out`, behind the `count` codes there; return how many
        there are then."""
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
        # 336 lines would not fit the buffer, and need not be listed.
        if self.stage == AT_LINE:
            return _random_line(rng)
        count: cython.int = self.codes(buffer)
        return buffer[rng.below(count)]

    def seen(self, code: cython.int, seat: cython.int) -> cython.int:
        if seat != self.turn and self.stage == AT_LINE and self.turn == 0:
            return UNSEEN_LINE
        return UNSEEN_SLEEP if seat != self.turn and self.stage == AT_SLEEP else code

    def assign(self, other: State) -> cython.void:
        self._assign(cython.cast(TovenaarsPosition, other))

    def _assign(self, source: TovenaarsPosition) -> cython.void:
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
        # Nothing is hidden from the seat whose choice comes first, or from anybody between sealed choices.
        if self.turn != seat:
            return
        if self.stage == AT_LINE and seat == 1:
            self.turn = 0
            # The sealed line is drawn anew: put its soldiers back first.
            self.reserve[0] = 255
            self._choose_line(_random_line(rng))
        elif self.stage == AT_SLEEP + 1:
            count = self._mask_codes(0, self.sleep[self.active], 0, spells)
            self.chosen[self.active] = spells[rng.below(count)]

    def rewards(self, out: cython.p_double) -> cython.void:
        seat: cython.int
        for seat in range(2):
            out[seat] = 1.0 if seat == self.winner else 0.0


def beats(attacker: cython.int, defender: cython.int) -> cython.bint:
    """Whether the attacker's strength wins; equal strengths are the attacker's.

    The higher one wins, but an ace (14) loses to 7 to 10 and beats 11 to 13 (docs/rules/tovenaars.md,
    "Strength").
    """
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
    # `b` and `c` are drawn from what is left; skipping the numbers used before, the lower one first, keeps
    # all equal.
    if b >= a:
        b += 1
    if c >= (a if a < b else b):
        c += 1
    if c >= (b if a < b else a):
        c += 1
    return a * 64 + b * 8 + c
