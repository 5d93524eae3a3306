"""The rules of Superspion (docs/rules/superspion.md) as numbers: what a code does, which codes are legal.

Nothing here knows names or Python objects, so all of it runs without the interpreter lock when compiled. See
`constants` for how cards, trios and codes are numbered and `rules.pxd` for the types. A set of cards is a bit
mask of 52 bits.
"""

from __future__ import annotations

import cython

from holzwurm_desktop.engine.core import CHANCE, OVER
from holzwurm_desktop.games.superspion.constants import (
    BY_TRIOS,
    DRAWN,
    END,
    FOURTH,
    GUESS,
    GUESS_RIGHT,
    GUESS_WRONG,
    IDLE_LIMIT,
    SHUFFLE,
    SOME_GUESS,
    TRIO,
    TRIOS_TO_WIN,
    UNSEEN_DISCARD,
)

if not cython.compiled:
    from holzwurm_desktop.engine.core import WORD, Rng, State

_TRIES = 200
"""How often `redeal` tries to place the cards that a seat knows of before it places them anywhere."""
_ONE = 1
"""1 in the width of a set: a plain 1 is a C int, and shifting it by 32 or more is undefined."""
_ALL = 0xFFFFFFFFFFFFF
"""The set of all 52 cards."""
_SUIT = 0x1111111111111
"""The set of all cards of the first suit."""


def bit(card: cython.int) -> cython.ulonglong:
    """The set of one card."""
    return _ONE << card


def count_of(cards: cython.ulonglong) -> cython.int:
    """How many cards a set holds."""
    count: cython.int = 0
    while cards:
        # Clears the lowest bit: one step for each card, not for each of 52 places.
        cards &= cards - 1
        count += 1
    return count


def nth(cards: cython.ulonglong, which: cython.int) -> cython.int:
    """The number of card `which` (from 0) of a set; there must be such a card."""
    card: cython.int = 0
    while which > 0:
        cards &= cards - 1
        which -= 1
    # Whole ranks first: at most 12 + 3 steps.
    while not cards & 15:
        cards >>= 4
        card += 4
    while not cards & 1:
        cards >>= 1
        card += 1
    return card


class SuperspionPosition(State):
    """One round as numbers. A *pass* is one use of the stock, from one shuffle to the next.

    Each seat's memory: `discards` of this pass and `previous`, those of the pass before; cards `received`
    from the stock in this pass; cards ever `returned` to it that the other seat had discarded; and every card
    that it ever `sighted`.

    trio: at `seat * 6 + number`; fourth: at `seat * 13 + number`; pile: bottom to top, with the seat that
    laid each card and what that seat had `taken` before; stock: its top is the last one. winner: -1 for none;
    end: see `constants.ENDINGS`.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        if not cython.compiled:
            self.spy = [0] * 2
            self.size = [0] * 2
            self.taken = [0] * 2
            self.trio_count = [0] * 2
            self.fourth_count = [0] * 2
            self.hand = [0] * 2
            self.discards = [0] * 2
            self.previous = [0] * 2
            self.received = [0] * 2
            self.returned = [0] * 2
            self.sighted = [0] * 2
            self.trio = [0] * 12
            self.fourth = [0] * 26
            self.pile = [0] * 52
            self.pile_seat = [0] * 52
            self.pile_taken = [0] * 52
            self.stock = [0] * 52
        self.table = 0
        self.laying = 0
        self.laid = 0
        self.idle = 0
        self.winner = -1
        self.end = 0
        self.resumes = 0
        self.passes = 0
        self.stock_left = 0
        self.pile_length = 0

    def step(self, code: cython.int) -> cython.void:
        if code < FOURTH:
            self._discard(code)
        elif code < GUESS:
            self.fourth[self.turn * 13 + self.fourth_count[self.turn]] = code - FOURTH
            self.fourth_count[self.turn] += 1
            self._lay(bit(code - FOURTH))
            self._take()
        elif code < TRIO:
            self._guess(code - GUESS)
        elif code < END:
            self._lay_trio(code - TRIO)
        elif code == END:
            self._end_turn()
        else:
            self._shuffle(code)

    def _discard(self, card: cython.int) -> cython.void:
        seat: cython.int = self.turn
        top: cython.int = self.pile_length
        self.hand[seat] &= ~bit(card)
        self.size[seat] -= 1
        self.discards[seat] |= bit(card)
        self.pile[top] = card
        self.pile_seat[top] = seat
        # Tells later which of the cards taken can lie here: only those taken before.
        self.pile_taken[top] = self.taken[seat]
        self.pile_length = top + 1
        self.laying = 1
        self._take()

    def _take(self) -> cython.void:
        """The seat to act takes the top card of the stock; after the last one a shuffle is due."""
        seat: cython.int = self.turn
        self.stock_left -= 1
        card: cython.ulonglong = bit(self.stock[self.stock_left])
        self.hand[seat] |= card
        self.size[seat] += 1
        self.taken[seat] += 1
        self.received[seat] |= card
        self.sighted[seat] |= card
        # Not an own discard of the pass before: so the taker knows that the other seat had discarded it.
        self.returned[seat] |= card & self.previous[1 - seat]
        # Shuffled at once, in the middle of the turn (docs/rules/superspion.md, "The stock runs out").
        if self.stock_left == 0:
            self.resumes = seat
            self.turn = CHANCE

    def _lay(self, cards: cython.ulonglong) -> cython.void:
        """Move cards of the seat to act from its hand to the table."""
        seat: cython.int = self.turn
        self.hand[seat] &= ~cards
        self.size[seat] -= count_of(cards)
        # The other seat now knows where these of its discards went, so they are no longer among the unknown
        # ones.
        self.taken[seat] -= count_of(cards & self.previous[1 - seat])
        self.table |= cards
        self.sighted[1 - seat] |= cards
        self.laid = 1

    def _lay_trio(self, trio: cython.int) -> cython.void:
        seat: cython.int = self.turn
        # A 64-bit variable, because a C int cannot be shifted so far.
        whole_rank: cython.ulonglong = 15
        self._lay((whole_rank << (trio & ~3)) & ~bit(trio))
        self.trio[seat * 6 + self.trio_count[seat]] = trio
        self.trio_count[seat] += 1
        # The sixth trio wins at once, without taking a card.
        if self.trio_count[seat] == TRIOS_TO_WIN:
            self.winner = seat
            self.end = BY_TRIOS
            self.turn = OVER
        else:
            self._take()

    def _guess(self, card: cython.int) -> cython.void:
        right: cython.bint = card == self.spy[1 - self.turn]
        self.winner = self.turn if right else 1 - self.turn
        self.end = GUESS_RIGHT if right else GUESS_WRONG
        self.turn = OVER

    def _end_turn(self) -> cython.void:
        self.idle = 0 if self.laid else self.idle + 1
        self.laying = 0
        self.laid = 0
        self.turn = 1 - self.turn
        # House ruling: judged only here, so a trio laid in the 200th turn still starts the count anew.
        if self.idle == IDLE_LIMIT:
            self.end = DRAWN
            self.turn = OVER

    def _shuffle(self, code: cython.int) -> cython.void:
        """The discard pile becomes the stock, in an order that follows from `code` (Marsaglia's xorshift, 32
        bits)."""
        bits: cython.uint = code
        wide: cython.ulonglong
        i: cython.int
        other: cython.int
        for i in range(self.pile_length):
            self.stock[i] = self.pile[i]
        # The first eight numbers are thrown away: similar seeds begin alike. Then a Fisher-Yates shuffle from
        # place 1 on.
        for i in range(self.pile_length + 7):
            bits = (bits ^ (bits << 13)) & WORD
            bits ^= bits >> 17
            bits = (bits ^ (bits << 5)) & WORD
            if i < 8:
                continue
            wide = bits
            other = (wide * (i - 6)) >> 32
            self.stock[i - 7], self.stock[other] = self.stock[other], self.stock[i - 7]
        self._begin_pass()

    def _begin_pass(self) -> cython.void:
        """The stock has just been made of the discard pile: bring the memory of the seats up to date."""
        seat: cython.int
        for seat in range(2):
            self.previous[seat] = self.discards[seat]
            self.discards[seat] = 0
            self.received[seat] = 0
            self.taken[seat] = 0
        self.stock_left = self.pile_length
        self.pile_length = 0
        self.passes += 1
        self.turn = self.resumes

    def lays(self, out: cython.p_int) -> cython.int:
        """Write the codes of the trios and fourth cards that the seat to act may lay; return how many.

        out: must hold 64 codes.
        """
        seat: cython.int = self.turn
        suit: cython.int = self.spy[seat] & 3
        count: cython.int = 0
        owner: cython.int
        i: cython.int
        rank: cython.int
        held: cython.int
        lacking: cython.int
        for owner in range(2):
            for i in range(self.trio_count[owner]):
                if self.hand[seat] & bit(self.trio[owner * 6 + i]):
                    out[count] = FOURTH + self.trio[owner * 6 + i]
                    count += 1
        for rank in range(13):
            held = (self.hand[seat] >> (rank * 4)) & 15
            # Three bits make 7 at least.
            if held < 7:
                continue
            # Of four cards of a rank any three that include the spy's suit may be laid; of three only the
            # fourth is lacking.
            for lacking in range(4):
                if held | (1 << lacking) == 15 and lacking != suit:
                    out[count] = TRIO + rank * 4 + lacking
                    count += 1
        return count

    def codes(self, out: cython.p_int) -> cython.int:
        count: cython.int = 0
        card: cython.int
        if self.turn == OVER:
            return 0
        # One code stands for all shuffles here; `random_code` draws a certain one.
        if self.turn == CHANCE:
            out[0] = SHUFFLE
            return 1
        if self.laying:
            count = self.lays(out)
            # Any card may be named, even one that the seat can see (docs/rules/superspion.md, "A turn").
            for card in range(52):
                out[count] = GUESS + card
                count += 1
            out[count] = END
            return count + 1
        for card in range(52):
            if self.hand[self.turn] & bit(card):
                out[count] = card
                count += 1
        return count

    def random_code(self, rng: Rng) -> cython.int:
        # Equally likely among all codes, without listing the guesses; a shuffle: any order.
        buffer = cython.declare(cython.int[64])
        if not cython.compiled:
            buffer = [0] * 64
        if self.turn == CHANCE:
            # 24 bits, so that the code stays a positive int.
            return SHUFFLE + (rng.bits() >> 8)
        if not self.laying:
            return nth(self.hand[self.turn], rng.below(self.size[self.turn]))
        pick: cython.int = rng.below(53 + self.lays(buffer))
        return GUESS + pick if pick < 52 else (END if pick == 52 else buffer[pick - 53])

    def seen(self, code: cython.int, seat: cython.int) -> cython.int:
        if code >= SHUFFLE:
            return SHUFFLE
        if self.turn == seat:
            return code
        if code < FOURTH:
            return UNSEEN_DISCARD
        return SOME_GUESS if GUESS <= code < TRIO else code

    def assign(self, other: State) -> cython.void:
        self._assign(cython.cast(SuperspionPosition, other))

    def _assign(self, source: SuperspionPosition) -> cython.void:
        i: cython.int
        self.seats = source.seats
        self.turn = source.turn
        self.laying = source.laying
        self.laid = source.laid
        self.idle = source.idle
        self.winner = source.winner
        self.end = source.end
        self.resumes = source.resumes
        self.passes = source.passes
        self.stock_left = source.stock_left
        self.pile_length = source.pile_length
        self.table = source.table
        for i in range(2):
            self.spy[i] = source.spy[i]
            self.size[i] = source.size[i]
            self.taken[i] = source.taken[i]
            self.trio_count[i] = source.trio_count[i]
            self.fourth_count[i] = source.fourth_count[i]
            self.hand[i] = source.hand[i]
            self.discards[i] = source.discards[i]
            self.previous[i] = source.previous[i]
            self.received[i] = source.received[i]
            self.returned[i] = source.returned[i]
            self.sighted[i] = source.sighted[i]
        for i in range(12):
            self.trio[i] = source.trio[i]
        for i in range(26):
            self.fourth[i] = source.fourth[i]
        for i in range(source.pile_length):
            self.pile[i] = source.pile[i]
            self.pile_seat[i] = source.pile_seat[i]
            self.pile_taken[i] = source.pile_taken[i]
        for i in range(source.stock_left):
            self.stock[i] = source.stock[i]

    # What a seat cannot know, dealt anew.

    def redeal(self, seat: cython.int, rng: Rng) -> cython.void:
        rest = cython.declare(cython.schar[52])
        if not cython.compiled:
            rest = [0] * 52
        other: cython.int = 1 - seat
        placed: cython.ulonglong = self.hand[seat] | self.table | self.discards[seat] | bit(self.spy[seat])
        hidden: cython.ulonglong = _ALL & ~placed
        spies: cython.ulonglong = hidden & self.suspects(seat)
        count: cython.int = 0
        card: cython.int
        # Afterwards both spies lie open.
        if self.turn != OVER:
            self.spy[other] = nth(spies, rng.below(count_of(spies)))
        hidden &= ~bit(self.spy[other])
        # Own discards of the pass before are not just anywhere: they went into this stock, so they are placed
        # first.
        own: cython.ulonglong = hidden & self.previous[seat]
        for card in range(52):
            if hidden & ~own & bit(card):
                rest[count] = card
                count += 1
        count = self._place_own(seat, own, rest, count, rng)
        self._place_rest(other, rest, count, rng)
        self._guess_knowledge(other, own)

    def suits_of_spy(self, seat: cython.int) -> cython.int:
        """The suits that the spy of `seat` can have after its trios, as a mask of four bits.

        Each trio contains the spy's suit, so the suit that a trio lacks is ruled out.
        """
        suits: cython.int = 15
        i: cython.int
        for i in range(self.trio_count[seat]):
            suits &= ~(1 << (self.trio[seat * 6 + i] & 3))
        return suits

    def suspects(self, seat: cython.int) -> cython.ulonglong:
        """The cards that may be the spy of the other seat, by all that `seat` has seen."""
        suits: cython.int = self.suits_of_spy(1 - seat)
        spies: cython.ulonglong = 0
        suit: cython.int
        for suit in range(4):
            if suits & (1 << suit):
                spies |= _SUIT << suit
        return spies & ~self.sighted[seat]

    def _place_own(
        self,
        seat: cython.int,
        cards: cython.ulonglong,
        rest: cython.p_schar,
        count: cython.int,
        rng: Rng,
    ) -> cython.int:
        """Place the cards that `seat` discarded in the pass before and has not seen since.

        Each is still in the stock, or the other seat took it in this pass; every place is equally likely.
        Cards that find no place are appended to the `count` cards of `rest`; returns how many `rest` has
        then.
        """
        places = cython.declare(cython.int[104])
        if not cython.compiled:
            places = [0] * 104
        other: cython.int = 1 - seat
        total: cython.int = self.stock_left + self.taken[other]
        number: cython.int = count_of(cards)
        _attempt: cython.int
        i: cython.int
        pick: cython.int
        fits: cython.bint
        # Rejection sampling: all or nothing, since filling gaps one by one would favour some deals.
        for _attempt in range(_TRIES):
            self._clear_hidden(other)
            for i in range(total):
                places[i] = i
            fits = number <= total
            i = 0
            while fits and i < number:
                # A partial Fisher-Yates shuffle: the first `number` places, without repetition.
                pick = i + rng.below(total - i)
                places[i], places[pick] = places[pick], places[i]
                pick = places[i]
                if pick < self.stock_left:
                    self.stock[pick] = nth(cards, i)
                else:
                    fits = self._hide_taken(other, nth(cards, i), pick - self.stock_left + 1, rng)
                i += 1
            if fits:
                return count
        self._clear_hidden(other)
        for i in range(number):
            rest[count + i] = nth(cards, i)
        return count + number

    def _clear_hidden(self, seat: cython.int) -> cython.void:
        """Empty the stock, the hand and the discards of `seat`; -1 marks the place of a missing card."""
        i: cython.int
        self.hand[seat] = 0
        self.discards[seat] = 0
        for i in range(self.stock_left):
            self.stock[i] = -1
        for i in range(self.pile_length):
            if self.pile_seat[i] == seat:
                self.pile[i] = -1

    def _hide_taken(self, seat: cython.int, card: cython.int, time: cython.int, rng: Rng) -> cython.bint:
        """Place a card that `seat` took as number `time` of this pass; return whether there was room.

        It goes to the hand of `seat`, or among the discards that `seat` laid after taking it.
        """
        room: cython.int = self.size[seat] - count_of(self.hand[seat])
        choices: cython.int = room
        i: cython.int
        for i in range(self.pile_length):
            if self.pile[i] < 0 and self.pile_taken[i] >= time:
                choices += 1
        if choices == 0:
            return False
        choices = rng.below(choices) - room
        if choices < 0:
            self.hand[seat] |= bit(card)
            return True
        i = 0
        while True:
            if self.pile[i] < 0 and self.pile_taken[i] >= time:
                if choices == 0:
                    self.pile[i] = card
                    self.discards[seat] |= bit(card)
                    return True
                choices -= 1
            i += 1

    def _place_rest(self, seat: cython.int, rest: cython.p_schar, count: cython.int, rng: Rng) -> cython.void:
        """Place the other hidden cards in what is left: the hand and the discards of `seat`, and the
        stock."""
        i: cython.int
        pick: cython.int
        for i in range(count - 1, 0, -1):
            pick = rng.below(i + 1)
            rest[i], rest[pick] = rest[pick], rest[i]
        missing: cython.int = self.size[seat] - count_of(self.hand[seat])
        while missing > 0:
            count -= 1
            self.hand[seat] |= bit(rest[count])
            missing -= 1
        for i in range(self.pile_length):
            if self.pile[i] < 0:
                count -= 1
                self.pile[i] = rest[count]
                self.discards[seat] |= bit(rest[count])
        for i in range(self.stock_left):
            if self.stock[i] < 0:
                count -= 1
                self.stock[i] = rest[count]

    def _guess_knowledge(self, seat: cython.int, own: cython.ulonglong) -> cython.void:
        """Give `seat` a memory that agrees with the cards just dealt.

        own: cards that the other seat, the viewer, had discarded in the pass before and has not seen since.
        In a playout `seat` must not use what a player in its place could not know.
        """
        viewer: cython.int = 1 - seat
        i: cython.int
        holds: cython.ulonglong = self.hand[seat] | self.discards[seat]
        stock: cython.ulonglong = 0
        self.previous[seat] = 0
        if self.passes > 0:
            for i in range(self.stock_left):
                stock |= bit(self.stock[i])
            self.previous[seat] = (stock & ~own) | (self.received[viewer] & ~self.previous[viewer])
        self.received[seat] = holds & own
        self.returned[seat] = holds & self.sighted[viewer]
        self.sighted[seat] = holds | self.table | bit(self.spy[seat]) | self.previous[seat]
        self.sighted[seat] |= self.returned[viewer]

    def rewards(self, out: cython.p_double) -> cython.void:
        seat: cython.int
        for seat in range(2):
            out[seat] = 0.5 if self.winner < 0 else (1.0 if seat == self.winner else 0.0)
