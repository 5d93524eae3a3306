"""The rules of Der dreizehnte Holzwurm (docs/rules/holzwurm.md) as numbers: what a code does, which codes are
legal.

Nothing here knows names or Python objects, so all of it runs without the interpreter lock when compiled. See
`constants` for how cards and codes are numbered and `rules.pxd` for the types. A set of cards of one colour
is a bit mask: bit v stands for value v.
"""

from __future__ import annotations

import cython

from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.games.holzwurm.constants import (
    GOING_OUT,
    GREY,
    NEW,
    POISON_POINTS,
    ROWS,
)

if not cython.compiled:
    from holzwurm_desktop.engine.core import Rng, State


def points_of_value(value: cython.int) -> cython.int:
    """The points of a card in the hand by its value: even values count up, odd ones down."""
    return -value if value & 1 else value


def stays(value: cython.int, length: cython.int) -> cython.bint:
    """Whether a card of this value stays in a row of `length` cards; otherwise it takes the row."""
    return value > length


def code_for(card: cython.int, target: cython.int) -> cython.int:
    """The code that plays a card to a target, see `constants`."""
    return card * 6 + target


def card_of(code: cython.int) -> cython.int:
    """The card that a code plays."""
    return code // 6


def target_of(code: cython.int) -> cython.int:
    """Where a code plays its card: the index of a row, or `NEW`."""
    return code % 6


class HolzwurmPosition(State):
    """One round as numbers. Cards taken from the table are known to all until they are played again.

    hand, known: a mask for each seat and colour, at `seat * 6 + colour`; size: cards in each hand; points:
    what the cards in each hand are worth; row_cards: at `row * 12 + place`, since a row never holds more than
    11 cards, and at `row * 12 + 11` which of the five places on the table the row has, from 0; fate: bottom to
    top; out_seat: -1 for none.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        if not cython.compiled:
            self.hand = [0] * 36
            self.known = [0] * 36
            self.size = [0] * 6
            self.points = [0] * 6
            self.row_colour = [0] * 5
            self.row_length = [0] * 5
            self.row_cards = [0] * 60
            self.fate = [0] * 6
        self.row_count = 0
        self.fate_left = 0
        self.out_seat = -1

    def step(self, code: cython.int) -> cython.void:
        card: cython.int = card_of(code)
        row: cython.int = target_of(code)
        colour: cython.int = card // 12
        value: cython.int = card % 12
        seat: cython.int = self.turn
        slot: cython.int = seat * 6 + colour
        self.hand[slot] &= ~(1 << value)
        self.known[slot] &= ~(1 << value)
        self.size[seat] -= 1
        # Points are kept up to date, so that no hand has to be added up when a playout ends.
        self.points[seat] -= points_of_value(value)
        if row == NEW:
            row = self.row_count
            self.row_count += 1
            self.row_colour[row] = colour
            self.row_length[row] = 0
            # The first free place of the table.
            taken: cython.int = 0
            i: cython.int
            for i in range(row):
                taken |= 1 << self.row_cards[i * 12 + 11]
            i = 0
            while taken & (1 << i):
                i += 1
            self.row_cards[row * 12 + 11] = i
        elif self.row_colour[row] == GREY:
            self.row_colour[row] = colour
        # The card lies in the row before it can take it: it is one of the cards that come back to the hand.
        length: cython.int = self.row_length[row]
        self.row_cards[row * 12 + length] = card
        self.row_length[row] = length + 1
        self.turn = seat + 1 if seat + 1 < self.seats else 0
        if not stays(value, length):
            self.take_row(seat, row)
        # Only a card that stays can be the last one (docs/rules/holzwurm.md, end of a round).
        elif self.size[seat] == 0:
            self.out_seat = seat
            self.turn = OVER

    def take_row(self, seat: cython.int, row: cython.int) -> cython.void:
        """Let `seat` take the row and the top of the fate pile; the indices of the rows opened later go down by
        one, their places on the table stay."""
        i: cython.int
        k: cython.int
        for i in range(self.row_length[row]):
            self.give(seat, self.row_cards[row * 12 + i])
        self.row_count -= 1
        for i in range(row, self.row_count):
            self.row_colour[i] = self.row_colour[i + 1]
            self.row_length[i] = self.row_length[i + 1]
            for k in range(self.row_length[i]):
                self.row_cards[i * 12 + k] = self.row_cards[i * 12 + 12 + k]
            self.row_cards[i * 12 + 11] = self.row_cards[i * 12 + 23]
        self.fate_left -= 1
        # The last fate card is the poison. It has no bit in any mask: the round is over, only its points
        # matter.
        if self.fate_left == 0:
            self.size[seat] += 1
            self.points[seat] += POISON_POINTS
            self.turn = OVER
        else:
            self.give(seat, self.fate[self.fate_left])

    def give(self, seat: cython.int, card: cython.int) -> cython.void:
        """Put a card that everybody saw into a hand."""
        slot: cython.int = seat * 6 + card // 12
        value: cython.int = card % 12
        self.hand[slot] |= 1 << value
        self.known[slot] |= 1 << value
        self.size[seat] += 1
        self.points[seat] += points_of_value(value)

    def codes(self, out: cython.p_int) -> cython.int:
        count: cython.int = 0
        colour: cython.int
        value: cython.int
        row: cython.int
        mask: cython.int
        first: cython.int
        targets = cython.declare(cython.int[6])
        if not cython.compiled:
            targets = [0] * 6
        for colour in range(6):
            mask = self.hand[self.turn * 6 + colour]
            if mask == 0:
                continue
            # Cards of one colour share their targets, so these are listed once for each colour.
            first = 0
            for row in range(self.row_count):
                if self.row_colour[row] == colour and colour != GREY:
                    targets[0] = row
                    # A colour that has a row may go nowhere else.
                    first = -1
                    break
                if colour == GREY or self.row_colour[row] == GREY:
                    targets[first] = row
                    first += 1
            if first < 0:
                first = 1
            elif self.row_count < ROWS:
                targets[first] = NEW
                first += 1
            for value in range(1, 12):
                if mask & (1 << value):
                    for row in range(first):
                        out[count] = code_for(colour * 12 + value, targets[row])
                        count += 1
        return count

    def random_code(self, rng: Rng) -> cython.int:
        # Called for every move of a playout. A card weighs as much as it has targets.
        # Equally likely among all codes, without listing them: cards of a colour share their targets.
        weights = cython.declare(cython.int[6])
        ways = cython.declare(cython.int[6])
        if not cython.compiled:
            weights = [0] * 6
            ways = [0] * 6
        colour: cython.int
        row: cython.int
        mask: cython.int
        grey_rows: cython.int = 0
        room: cython.int = 1 if self.row_count < ROWS else 0
        for row in range(self.row_count):
            if self.row_colour[row] == GREY:
                grey_rows += 1
        for colour in range(5):
            ways[colour] = grey_rows + room
        for row in range(self.row_count):
            if self.row_colour[row] != GREY:
                # Negative: one target only, and which one.
                ways[self.row_colour[row]] = -row - 1
        ways[GREY] = self.row_count + room
        total: cython.int = 0
        for colour in range(6):
            mask = self.hand[self.turn * 6 + colour]
            weights[colour] = _bits(mask) * (ways[colour] if ways[colour] > 0 else 1)
            total += weights[colour]
        pick: cython.int = rng.below(total)
        colour = 0
        while pick >= weights[colour]:
            pick -= weights[colour]
            colour += 1
        way: cython.int = ways[colour]
        mask = self.hand[self.turn * 6 + colour]
        if way < 0:
            return code_for(colour * 12 + _nth_bit(mask, pick), -way - 1)
        card: cython.int = colour * 12 + _nth_bit(mask, pick // way)
        return code_for(card, self._target(colour, pick % way))

    def _target(self, colour: cython.int, which: cython.int) -> cython.int:
        """The target number `which` of a card whose colour has no row of its own."""
        row: cython.int
        for row in range(self.row_count):
            if colour == GREY or self.row_colour[row] == GREY:
                if which == 0:
                    return row
                which -= 1
        return NEW

    def assign(self, other: State) -> cython.void:
        self._assign(cython.cast(HolzwurmPosition, other))

    def _assign(self, source: HolzwurmPosition) -> cython.void:
        i: cython.int
        k: cython.int
        self.seats = source.seats
        self.turn = source.turn
        self.row_count = source.row_count
        self.fate_left = source.fate_left
        self.out_seat = source.out_seat
        for i in range(36):
            self.hand[i] = source.hand[i]
            self.known[i] = source.known[i]
        for i in range(6):
            self.size[i] = source.size[i]
            self.points[i] = source.points[i]
            self.fate[i] = source.fate[i]
        # Only what is in use is copied: this runs once for every iteration of a search.
        for i in range(self.row_count):
            self.row_colour[i] = source.row_colour[i]
            self.row_length[i] = source.row_length[i]
            for k in range(source.row_length[i]):
                self.row_cards[i * 12 + k] = source.row_cards[i * 12 + k]
            self.row_cards[i * 12 + 11] = source.row_cards[i * 12 + 11]

    def unseen(self, seat: cython.int, pool: cython.p_schar) -> cython.int:
        """Write the cards that `seat` cannot place to `pool` (72 long) and return how many there are.

        They are the unknown cards in other hands and, with 2 or 3 seats, the cards left out of the game.
        """
        seen = cython.declare(cython.int[6])
        if not cython.compiled:
            seen = [0] * 6
        i: cython.int
        k: cython.int
        count: cython.int = 0
        for i in range(6):
            seen[i] = self.hand[seat * 6 + i]
            for k in range(self.seats):
                seen[i] |= self.known[k * 6 + i]
        for i in range(self.row_count):
            for k in range(self.row_length[i]):
                seen[self.row_cards[i * 12 + k] // 12] |= 1 << (self.row_cards[i * 12 + k] % 12)
        # From 1: the poison at the bottom has no bit.
        for i in range(1, self.fate_left):
            seen[self.fate[i] // 12] |= 1 << (self.fate[i] % 12)
        for i in range(6):
            for k in range(2 if i == GREY else 1, 12):
                if not seen[i] & (1 << k):
                    pool[count] = i * 12 + k
                    count += 1
        return count

    def redeal(self, seat: cython.int, rng: Rng) -> cython.void:
        pool = cython.declare(cython.schar[72])
        if not cython.compiled:
            pool = [0] * 72
        left: cython.int = self.unseen(seat, pool)
        player: cython.int
        colour: cython.int
        value: cython.int
        pick: cython.int
        card: cython.int
        missing: cython.int
        for player in range(self.seats):
            if player == seat:
                continue
            missing = self.size[player]
            self.points[player] = 0
            for colour in range(6):
                self.hand[player * 6 + colour] = self.known[player * 6 + colour]
                for value in range(1, 12):
                    if self.hand[player * 6 + colour] & (1 << value):
                        missing -= 1
                        self.points[player] += points_of_value(value)
            while missing > 0:
                pick = rng.below(left)
                card = pool[pick]
                left -= 1
                # Drawing without replacement: the last card of the pool fills the gap. Each missing card is
                # equally likely to be any unseen card; how a player chose to keep or play cards is not read
                # as evidence.
                pool[pick] = pool[left]
                value = card % 12
                self.hand[player * 6 + card // 12] |= 1 << value
                self.points[player] += points_of_value(value)
                missing -= 1

    def rewards(self, out: cython.p_double) -> cython.void:
        seat: cython.int
        best: cython.int = -10000
        sharing: cython.int = 0
        for seat in range(self.seats):
            if self.score(seat) > best:
                best = self.score(seat)
                sharing = 0
            if self.score(seat) == best:
                sharing += 1
        for seat in range(self.seats):
            out[seat] = 1.0 / sharing if self.score(seat) == best else 0.0

    def score(self, seat: cython.int) -> cython.int:
        """The points of a seat as the cards lie now, with the bonus for going out."""
        return self.points[seat] + (GOING_OUT if seat == self.out_seat else 0)


def _bits(mask: cython.int) -> cython.int:
    """How many cards a mask of values 1 to 11 holds."""
    # The usual population count, cut to 12 bits: bits are added up in pairs, then in fours; three fours
    # remain.
    mask = mask - ((mask >> 1) & 0x555)
    mask = (mask & 0x333) + ((mask >> 2) & 0x333)
    return (mask + (mask >> 4) + (mask >> 8)) & 0xF


def _nth_bit(mask: cython.int, which: cython.int) -> cython.int:
    """The value of card number `which` (from 0) in a mask."""
    value: cython.int = 0
    while which > 0:
        # Clears the lowest bit that is set.
        mask &= mask - 1
        which -= 1
    while not mask & (1 << value):
        value += 1
    return value
