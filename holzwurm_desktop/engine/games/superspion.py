"""Superspion (rules page `superspion`): its deal, state and view. Its moves and events: `values.superspion`.

Compiled from this file where there is a compiler; see `superspion.pxd` for the types of the state.

Inside, cards are numbered as in `two_player`, and a set of cards is a bit mask. A trio is numbered
`rank * 4 + suit` by the card it lacks. Codes: a card to discard it, 52 + card to lay it as a fourth,
104 + card to guess it, 156 + trio to lay that, one code to end the turn, one for a discard that is not
seen. From `SHUFFLE` on a code is a shuffle: each a certain order, so `step` needs no source of chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

import cython

from holzwurm_desktop.engine.contract import Event, Game, Json, Move, Option, View
from holzwurm_desktop.engine.core import CHANCE, OVER
from holzwurm_desktop.engine.deals import shuffled
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.engine.records import string_list
from holzwurm_desktop.engine.two_player import (
    CARD_NUMBERS,
    DECK,
    card_number,
    check_whole_deck,
    duel_scores,
    read_hands,
    read_start,
    read_stock,
)
from holzwurm_desktop.engine.values.superspion import (
    Discard,
    Discarded,
    End,
    Fourth,
    FourthLaid,
    Guess,
    Guessed,
    RoundEnded,
    Shuffle,
    Shuffled,
    Took,
    Trio,
    TrioLaid,
    TurnEnded,
    read_move,
)

if not cython.compiled:
    from holzwurm_desktop.engine.core import Rng, State

HAND_SIZE = 13
TRIOS_TO_WIN = 6
IDLE_LIMIT = 200
"""So many turns in a row, both players' counted, without a trio, fourth card or guess make a draw."""
ENDINGS = (None, "trios", "guess-right", "guess-wrong", "draw")

if cython.compiled:
    FOURTH = cython.declare(cython.int, 52)
    GUESS = cython.declare(cython.int, 104)
    TRIO = cython.declare(cython.int, 156)
    END = cython.declare(cython.int, 208)
    UNSEEN_DISCARD = cython.declare(cython.int, 209)
    SHUFFLE = cython.declare(cython.int, 256)
    _TRIOS = cython.declare(cython.int, 6)
    _IDLE = cython.declare(cython.int, 200)
    _CHANCE = cython.declare(cython.int, -1)
    _OVER = cython.declare(cython.int, -2)
    _TRIES = cython.declare(cython.int, 200)
    _ONE = cython.declare(cython.ulonglong, 1)
    _ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFF)
    _WORD = cython.declare(cython.uint, 0xFFFFFFFF)
else:
    FOURTH = 52
    GUESS = 104
    TRIO = 156
    END = 208
    UNSEEN_DISCARD = 209
    SHUFFLE = 256
    _TRIOS = TRIOS_TO_WIN
    _IDLE = IDLE_LIMIT
    _CHANCE = CHANCE
    _OVER = OVER
    _TRIES = 200
    _ONE = 1
    _ALL = 0xFFFFFFFFFFFFF
    _WORD = 0xFFFFFFFF


class SuperspionView(NamedTuple):
    """What one seat may know (rules page, last part). Sets of cards as names in the order of `DECK`.

    spies: the own one, the other None until the round is over; hand: own cards; sizes: cards in each hand;
    trios and fourths: per seat in the order laid; stock: cards left in it; pile: the discard pile, bottom to
    top, None for a card of the other seat; pile_taken: for each of its cards how many its owner had `taken`
    before; taken: per seat the cards taken from this stock, less those that the other seat knew from its
    discards and has since seen laid. Of the own memory: previous: own discards in the pass before;
    received: cards taken in this pass; returned: cards taken at any time that the other seat had discarded;
    sighted: every card ever seen. passes: shuffles so far. Of the turn: laying: a card has been discarded;
    laid: a trio or fourth card was laid; resumes: whose turn goes on after a shuffle; idle: turns in a row,
    this one not counted, in which nothing was laid.
    """

    seat: int
    seats: int
    turn: int
    laying: bool
    laid: bool
    resumes: int
    idle: int
    passes: int
    spies: Sequence[str | None]
    hand: Sequence[str]
    sizes: Sequence[int]
    trios: Sequence[Sequence[Sequence[str]]]
    fourths: Sequence[Sequence[str]]
    stock: int
    pile: Sequence[str | None]
    pile_taken: Sequence[int]
    taken: Sequence[int]
    previous: Sequence[str]
    received: Sequence[str]
    returned: Sequence[str]
    sighted: Sequence[str]
    scores: Sequence[float] | None
    ending: str | None


class SuperspionState(State):
    """One round. A *pass* is one use of the stock, from one shuffle to the next.

    Of each seat's memory: `discards` in this pass, those in the pass before (`previous`), cards `received`
    from the stock in this pass, cards ever `returned` to it that the other seat had discarded, and all that
    it ever `sighted`.
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

    # What the rules are.

    def step(self, code: cython.int) -> cython.void:
        if code < FOURTH:
            self._discard(code)
        elif code < GUESS:
            self.fourth[self.turn * 13 + self.fourth_count[self.turn]] = code - FOURTH
            self.fourth_count[self.turn] += 1
            self._lay(_bit(code - FOURTH))
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
        self.hand[seat] &= ~_bit(card)
        self.size[seat] -= 1
        self.discards[seat] |= _bit(card)
        self.pile[top] = card
        self.pile_seat[top] = seat
        self.pile_taken[top] = self.taken[seat]
        self.pile_length = top + 1
        self.laying = 1
        self._take()

    def _take(self) -> cython.void:
        """The seat to act takes the top of the stock; after the last one a shuffle is due."""
        seat: cython.int = self.turn
        self.stock_left -= 1
        card: cython.ulonglong = _bit(self.stock[self.stock_left])
        self.hand[seat] |= card
        self.size[seat] += 1
        self.taken[seat] += 1
        self.received[seat] |= card
        self.sighted[seat] |= card
        self.returned[seat] |= card & self.previous[1 - seat]
        if self.stock_left == 0:
            self.resumes = seat
            self.turn = _CHANCE

    def _lay(self, cards: cython.ulonglong) -> cython.void:
        """Cards of the seat to act come to lie on the table."""
        seat: cython.int = self.turn
        self.hand[seat] &= ~cards
        self.size[seat] -= _count(cards)
        self.taken[seat] -= _count(cards & self.previous[1 - seat])
        self.table |= cards
        self.sighted[1 - seat] |= cards
        self.laid = 1

    def _lay_trio(self, trio: cython.int) -> cython.void:
        seat: cython.int = self.turn
        whole_rank: cython.ulonglong = 15
        self._lay((whole_rank << (trio & ~3)) & ~_bit(trio))
        self.trio[seat * 6 + self.trio_count[seat]] = trio
        self.trio_count[seat] += 1
        if self.trio_count[seat] == _TRIOS:
            self.winner = seat
            self.end = 1
            self.turn = _OVER
        else:
            self._take()

    def _guess(self, card: cython.int) -> cython.void:
        right: cython.bint = card == self.spy[1 - self.turn]
        self.winner = self.turn if right else 1 - self.turn
        self.end = 2 if right else 3
        self.turn = _OVER

    def _end_turn(self) -> cython.void:
        self.idle = 0 if self.laid else self.idle + 1
        self.laying = 0
        self.laid = 0
        self.turn = 1 - self.turn
        if self.idle == _IDLE:
            self.end = 4
            self.turn = _OVER

    def _shuffle(self, code: cython.int) -> cython.void:
        """The discard pile becomes the stock, in the order that belongs to `code` (xorshift of Marsaglia)."""
        bits: cython.uint = code
        wide: cython.ulonglong
        i: cython.int
        other: cython.int
        for i in range(self.pile_length):
            self.stock[i] = self.pile[i]
        for i in range(self.pile_length + 7):
            bits = (bits ^ (bits << 13)) & _WORD
            bits ^= bits >> 17
            bits = (bits ^ (bits << 5)) & _WORD
            if i < 8:
                continue
            wide = bits
            other = (wide * (i - 6)) >> 32
            self.stock[i - 7], self.stock[other] = self.stock[other], self.stock[i - 7]
        self._begin_pass()

    def _begin_pass(self) -> cython.void:
        """The stock has been made of the discard pile: bring what the seats remember up to date."""
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

    def _lays(self, out: cython.p_int) -> cython.int:
        """Write the codes of the trios and fourth cards that the seat to act may lay; return how many."""
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
                if self.hand[seat] & _bit(self.trio[owner * 6 + i]):
                    out[count] = FOURTH + self.trio[owner * 6 + i]
                    count += 1
        for rank in range(13):
            held = (self.hand[seat] >> (rank * 4)) & 15
            if held < 7:
                continue
            for lacking in range(4):
                if held | (1 << lacking) == 15 and lacking != suit:
                    out[count] = TRIO + rank * 4 + lacking
                    count += 1
        return count

    def codes(self, out: cython.p_int) -> cython.int:
        count: cython.int = 0
        card: cython.int
        if self.turn == _OVER:
            return 0
        if self.turn == _CHANCE:
            out[0] = SHUFFLE
            return 1
        if self.laying:
            count = self._lays(out)
            for card in range(52):
                out[count] = GUESS + card
                count += 1
            out[count] = END
            return count + 1
        for card in range(52):
            if self.hand[self.turn] & _bit(card):
                out[count] = card
                count += 1
        return count

    def random_code(self, rng: Rng) -> cython.int:
        # Equally likely among all codes, without listing the guesses; a shuffle: any order.
        buffer = cython.declare(cython.int[64])
        if not cython.compiled:
            buffer = [0] * 64
        if self.turn == _CHANCE:
            return SHUFFLE + (rng.bits() >> 8)
        if not self.laying:
            return _nth(self.hand[self.turn], rng.below(self.size[self.turn]))
        pick: cython.int = rng.below(53 + self._lays(buffer))
        return GUESS + pick if pick < 52 else (END if pick == 52 else buffer[pick - 53])

    def seen(self, code: cython.int, seat: cython.int) -> cython.int:
        if code >= SHUFFLE:
            return SHUFFLE
        return UNSEEN_DISCARD if code < FOURTH and self.turn != seat else code

    def assign(self, other: State) -> cython.void:
        self._assign(cython.cast(SuperspionState, other))

    def _assign(self, source: SuperspionState) -> cython.void:
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
        placed: cython.ulonglong = self.hand[seat] | self.table | self.discards[seat] | _bit(self.spy[seat])
        hidden: cython.ulonglong = _ALL & ~placed
        suits: cython.int = self._suits_of_spy(other)
        spies: cython.ulonglong = 0
        count: cython.int = 0
        card: cython.int
        if self.turn != _OVER:
            for card in range(52):
                if suits & (1 << (card & 3)):
                    spies |= _bit(card)
            spies &= hidden & ~self.sighted[seat]
            self.spy[other] = _nth(spies, rng.below(_count(spies)))
        hidden &= ~_bit(self.spy[other])
        own: cython.ulonglong = hidden & self.previous[seat]
        for card in range(52):
            if hidden & ~own & _bit(card):
                rest[count] = card
                count += 1
        count = self._place_own(seat, own, rest, count, rng)
        self._place_rest(other, rest, count, rng)
        self._guess_knowledge(other, own)

    def _suits_of_spy(self, seat: cython.int) -> cython.int:
        """The suits that the spy of `seat` can have after its trios, as a mask."""
        suits: cython.int = 15
        i: cython.int
        for i in range(self.trio_count[seat]):
            suits &= ~(1 << (self.trio[seat * 6 + i] & 3))
        return suits

    def _place_own(
        self,
        seat: cython.int,
        cards: cython.ulonglong,
        rest: cython.p_schar,
        count: cython.int,
        rng: Rng,
    ) -> cython.int:
        """Place the cards that `seat` discarded in the pass before and has not seen since: each is still in
        the stock or was taken by the other seat in this pass, every position of the stock equally likely.

        What finds no place is added to the `count` cards of `rest`; returns how many those are then.
        """
        places = cython.declare(cython.int[104])
        if not cython.compiled:
            places = [0] * 104
        other: cython.int = 1 - seat
        total: cython.int = self.stock_left + self.taken[other]
        number: cython.int = _count(cards)
        _attempt: cython.int
        i: cython.int
        pick: cython.int
        fits: cython.bint
        for _attempt in range(_TRIES):
            self._clear_hidden(other)
            for i in range(total):
                places[i] = i
            fits = number <= total
            i = 0
            while fits and i < number:
                pick = i + rng.below(total - i)
                places[i], places[pick] = places[pick], places[i]
                pick = places[i]
                if pick < self.stock_left:
                    self.stock[pick] = _nth(cards, i)
                else:
                    fits = self._hide_taken(other, _nth(cards, i), pick - self.stock_left + 1, rng)
                i += 1
            if fits:
                return count
        self._clear_hidden(other)
        for i in range(number):
            rest[count + i] = _nth(cards, i)
        return count + number

    def _clear_hidden(self, seat: cython.int) -> cython.void:
        """Empty the stock, the hand and the discards of `seat`; -1 stands where a card is missing."""
        i: cython.int
        self.hand[seat] = 0
        self.discards[seat] = 0
        for i in range(self.stock_left):
            self.stock[i] = -1
        for i in range(self.pile_length):
            if self.pile_seat[i] == seat:
                self.pile[i] = -1

    def _hide_taken(self, seat: cython.int, card: cython.int, time: cython.int, rng: Rng) -> cython.bint:
        """Place a card that `seat` took, as number `time` of this pass, in its hand or among those of its
        discards that it laid later; whether there was room."""
        room: cython.int = self.size[seat] - _count(self.hand[seat])
        choices: cython.int = room
        i: cython.int
        for i in range(self.pile_length):
            if self.pile[i] < 0 and self.pile_taken[i] >= time:
                choices += 1
        if choices == 0:
            return False
        choices = rng.below(choices) - room
        if choices < 0:
            self.hand[seat] |= _bit(card)
            return True
        i = 0
        while True:
            if self.pile[i] < 0 and self.pile_taken[i] >= time:
                if choices == 0:
                    self.pile[i] = card
                    self.discards[seat] |= _bit(card)
                    return True
                choices -= 1
            i += 1

    def _place_rest(self, seat: cython.int, rest: cython.p_schar, count: cython.int, rng: Rng) -> cython.void:
        """Place the other hidden cards anywhere that is left: hand and discards of `seat`, and the stock."""
        i: cython.int
        pick: cython.int
        for i in range(count - 1, 0, -1):
            pick = rng.below(i + 1)
            rest[i], rest[pick] = rest[pick], rest[i]
        while _count(self.hand[seat]) < self.size[seat]:
            count -= 1
            self.hand[seat] |= _bit(rest[count])
        for i in range(self.pile_length):
            if self.pile[i] < 0:
                count -= 1
                self.pile[i] = rest[count]
                self.discards[seat] |= _bit(rest[count])
        for i in range(self.stock_left):
            if self.stock[i] < 0:
                count -= 1
                self.stock[i] = rest[count]

    def _guess_knowledge(self, seat: cython.int, own: cython.ulonglong) -> cython.void:
        """Give `seat` the memory that goes with the cards just dealt. `own`: cards that the other seat had
        discarded in the pass before."""
        viewer: cython.int = 1 - seat
        i: cython.int
        holds: cython.ulonglong = self.hand[seat] | self.discards[seat]
        stock: cython.ulonglong = 0
        self.previous[seat] = 0
        if self.passes > 0:
            for i in range(self.stock_left):
                stock |= _bit(self.stock[i])
            self.previous[seat] = (stock & ~own) | (self.received[viewer] & ~self.previous[viewer])
        self.received[seat] = holds & own
        self.returned[seat] = holds & self.sighted[viewer]
        self.sighted[seat] = holds | self.table | _bit(self.spy[seat]) | self.previous[seat]
        self.sighted[seat] |= self.returned[viewer]

    def rewards(self, out: cython.p_double) -> cython.void:
        seat: cython.int
        for seat in range(2):
            out[seat] = 0.5 if self.winner < 0 else (1.0 if seat == self.winner else 0.0)

    # What people and records see of them.

    @property
    def ending(self) -> str | None:
        return ENDINGS[self.end]

    def legal_moves(self) -> list[Move]:
        """All legal moves of the seat to act; none while a shuffle is due, which is not a decision."""
        return [] if self.turn == CHANCE else super().legal_moves()

    def move_of(self, code: int) -> Move:
        if code < FOURTH:
            return Discard(self.turn, DECK[code])
        if code < GUESS:
            return Fourth(self.turn, DECK[code - FOURTH])
        if code < TRIO:
            return Guess(self.turn, DECK[code - GUESS])
        if code < END:
            return Trio(self.turn, tuple(sorted(_trio_cards(code - TRIO))))
        if code == END:
            return End(self.turn)
        after = self.copy()
        after.step_code(code)
        return Shuffle(tuple(after.stock_cards()))

    def code_of(self, move: Move) -> int:
        """The code of a legal move, `SHUFFLE` for any shuffle; `IllegalMove` if it is not legal."""
        if not isinstance(move, Discard | Trio | Fourth | Guess | End | Shuffle):
            raise IllegalMove("not-a-move-of-this-game")
        if self.turn == OVER:
            raise IllegalMove("round-over")
        if isinstance(move, Shuffle):
            return self._code_of_shuffle(move)
        if self.turn == CHANCE:
            raise IllegalMove("shuffle-first")
        if move.seat != self.turn:
            raise IllegalMove("not-your-turn", seat=move.seat, turn=self.turn)
        if isinstance(move, Discard):
            if self.laying:
                raise IllegalMove("discarded-already")
            return self._held(move.card)
        if not self.laying:
            raise IllegalMove("discard-first")
        if isinstance(move, Guess):
            return GUESS + card_number(move.card)
        if isinstance(move, End):
            return END
        return self._code_of_trio(move) if isinstance(move, Trio) else self._code_of_fourth(move)

    def _code_of_shuffle(self, move: Shuffle) -> int:
        if self.turn != CHANCE:
            raise IllegalMove("no-shuffle-due")
        if sorted(move.stock) != sorted(self.pile_cards()):
            raise IllegalMove("wrong-stock", count=self.pile_length)
        return SHUFFLE

    def _held(self, card: str) -> int:
        """The number of a card in the hand of the seat to act; `IllegalMove` if it is not there."""
        number = card_number(card)
        if number == self.spy[self.turn]:
            raise IllegalMove("spy-stays-hidden", card=card)
        if not self.hand[self.turn] & _bit(number):
            raise IllegalMove("card-not-in-hand", card=card)
        return number

    def _code_of_trio(self, move: Trio) -> int:
        if len(move.cards) != 3:
            raise IllegalMove("trio-is-three", count=len(move.cards))
        numbers = [self._held(card) for card in move.cards]
        if len(set(numbers)) < 3:
            twice = next(card for card in move.cards if move.cards.count(card) > 1)
            raise IllegalMove("card-twice", card=twice)
        if len({number >> 2 for number in numbers}) > 1:
            raise IllegalMove("not-one-rank")
        suits = {number & 3 for number in numbers}
        if self.spy[self.turn] & 3 not in suits:
            raise IllegalMove("no-card-of-spy-suit", spy=DECK[self.spy[self.turn]])
        lacking = next(suit for suit in range(4) if suit not in suits)
        return TRIO + (numbers[0] >> 2) * 4 + lacking

    def _code_of_fourth(self, move: Fourth) -> int:
        number = self._held(move.card)
        if not any(number == self.trio[s * 6 + i] for s in range(2) for i in range(self.trio_count[s])):
            raise IllegalMove("no-trio-of-rank", card=move.card)
        return FOURTH + number

    def apply(self, move: Move) -> list[Event]:
        code = self.code_of(move)
        if isinstance(move, Shuffle):
            for place, card in enumerate(reversed(move.stock)):
                self.stock[place] = CARD_NUMBERS[card]
            self._begin_pass()
            return [Shuffled(self.stock_left)]
        before = self.stock_left
        self.step(code)
        events = [self._told(move)]
        if self.stock_left < before:
            events.append(Took(move.seat, DECK[self.stock[self.stock_left]], self.stock_left))
        ending = self.ending
        if ending is not None:
            spies = tuple(DECK[self.spy[seat]] for seat in range(2))
            hands = tuple(tuple(self.hand_of(seat)) for seat in range(2))
            events.append(RoundEnded(tuple(self.scores()), spies, hands, ending))
        return events

    def _told(self, move: Move) -> Event:
        """What the seat that has just moved did."""
        if isinstance(move, Discard):
            return Discarded(move.seat, move.card)
        if isinstance(move, Trio):
            return TrioLaid(move.seat, move.cards, self.trio_count[move.seat])
        if isinstance(move, Fourth):
            return FourthLaid(move.seat, move.card)
        if isinstance(move, Guess):
            return Guessed(move.seat, move.card, self.winner == move.seat)
        return TurnEnded(move.seat, self.idle)

    def view(self, seat: int) -> SuperspionView:
        over = self.turn == OVER
        return SuperspionView(
            seat=seat,
            seats=self.seats,
            turn=self.turn,
            laying=bool(self.laying),
            laid=bool(self.laid),
            resumes=self.resumes,
            idle=self.idle,
            passes=self.passes,
            spies=[DECK[self.spy[i]] if over or i == seat else None for i in range(2)],
            hand=self.hand_of(seat),
            sizes=[self.size[i] for i in range(2)],
            trios=[self.trios_of(i) for i in range(2)],
            fourths=[self.fourths_of(i) for i in range(2)],
            stock=self.stock_left,
            pile=self._pile_seen_by(seat),
            pile_taken=[self.pile_taken[i] for i in range(self.pile_length)],
            taken=[self.taken[i] for i in range(2)],
            previous=_names(self.previous[seat]),
            received=_names(self.received[seat]),
            returned=_names(self.returned[seat]),
            sighted=_names(self.sighted[seat]),
            scores=self.scores() if over else None,
            ending=self.ending,
        )

    def scores(self) -> list[float]:
        return duel_scores(self.winner)

    def spy_of(self, seat: int) -> str:
        """The spy of a seat."""
        return DECK[self.spy[seat]]

    def hand_of(self, seat: int) -> list[str]:
        """The cards in a hand, in the order of `DECK`."""
        return _names(self.hand[seat])

    def trios_of(self, seat: int) -> list[list[str]]:
        """The trios that a seat laid, in order."""
        return [_trio_cards(self.trio[seat * 6 + i]) for i in range(self.trio_count[seat])]

    def fourths_of(self, seat: int) -> list[str]:
        """The fourth cards that a seat laid, in order."""
        return [DECK[self.fourth[seat * 13 + i]] for i in range(self.fourth_count[seat])]

    def stock_cards(self) -> list[str]:
        """The stock, top first."""
        return [DECK[self.stock[i]] for i in range(self.stock_left - 1, -1, -1)]

    def pile_cards(self) -> list[str]:
        """The discard pile, bottom to top."""
        return [DECK[self.pile[i]] for i in range(self.pile_length)]

    def _pile_seen_by(self, seat: int) -> list[str | None]:
        owners = [self.pile_seat[i] for i in range(self.pile_length)]
        return [
            card if owner == seat else None for owner, card in zip(owners, self.pile_cards(), strict=True)
        ]

    def lay_out(
        self, spies: Sequence[str], hands: Sequence[Sequence[str]], stock: Sequence[str], start: int
    ) -> None:
        """Begin a round with these cards, the stock given top first."""
        self.turn = start
        for seat in range(2):
            self.spy[seat] = CARD_NUMBERS[spies[seat]]
            self.hand[seat] = _mask(hands[seat])
            self.size[seat] = len(hands[seat])
            self.sighted[seat] = _mask([spies[seat], *hands[seat]])
        self.stock_left = len(stock)
        for place, card in enumerate(reversed(stock)):
            self.stock[place] = CARD_NUMBERS[card]

    def fill(self, view: SuperspionView) -> None:
        """Take over what `view` tells; of the other seat's cards only how many there are."""
        self.turn = view.turn
        self.laying = int(view.laying)
        self.laid = int(view.laid)
        self.resumes = view.resumes
        self.idle = view.idle
        self.passes = view.passes
        self.stock_left = view.stock
        self.end = ENDINGS.index(view.ending)
        if view.scores is not None and 1 in view.scores:
            self.winner = list(view.scores).index(1)
        self._fill_pile(view)
        for seat in range(2):
            self._fill_table(view, seat)
        seat = view.seat
        self.hand[seat] = _mask(view.hand)
        self.previous[seat] = _mask(view.previous)
        self.received[seat] = _mask(view.received)
        self.returned[seat] = _mask(view.returned)
        self.sighted[seat] = _mask(view.sighted)

    def _fill_table(self, view: SuperspionView, seat: int) -> None:
        """What everybody sees of a seat."""
        self.size[seat] = view.sizes[seat]
        self.taken[seat] = view.taken[seat]
        self.spy[seat] = CARD_NUMBERS[view.spies[seat] or DECK[0]]
        self.trio_count[seat] = len(view.trios[seat])
        self.fourth_count[seat] = len(view.fourths[seat])
        for place, cards in enumerate(view.trios[seat]):
            held = {CARD_NUMBERS[card] for card in cards}
            first = min(held) & ~3
            self.trio[seat * 6 + place] = next(card for card in range(first, first + 4) if card not in held)
            self.table |= _mask(cards)
        for place, card in enumerate(view.fourths[seat]):
            self.fourth[seat * 13 + place] = CARD_NUMBERS[card]
        self.table |= _mask(view.fourths[seat])

    def _fill_pile(self, view: SuperspionView) -> None:
        self.pile_length = len(view.pile)
        self.discards[view.seat] = _mask([card for card in view.pile if card is not None])
        place: cython.int
        for place in range(self.pile_length):
            card = view.pile[place]
            self.pile[place] = -1 if card is None else CARD_NUMBERS[card]
            self.pile_seat[place] = 1 - view.seat if card is None else view.seat
            self.pile_taken[place] = view.pile_taken[place]

    def seen_code(self, code: int, seat: int) -> int:
        """`seen` for Python callers."""
        return self.seen(code, seat)


def _bit(card: cython.int) -> cython.ulonglong:
    """The set of one card."""
    return _ONE << card


def _count(cards: cython.ulonglong) -> cython.int:
    """How many cards a set holds."""
    count: cython.int = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def _nth(cards: cython.ulonglong, which: cython.int) -> cython.int:
    """The card number `which` (from 0) of a set."""
    card: cython.int = 0
    while which > 0:
        cards &= cards - 1
        which -= 1
    while not cards & 15:
        cards >>= 4
        card += 4
    while not cards & 1:
        cards >>= 1
        card += 1
    return card


def _mask(names: Iterable[str]) -> int:
    """The set of these cards."""
    return sum(1 << CARD_NUMBERS[name] for name in names)


def _names(cards: int) -> list[str]:
    """The cards of a set by name, in the order of `DECK`."""
    return [name for number, name in enumerate(DECK) if cards >> number & 1]


def _trio_cards(trio: int) -> list[str]:
    """The three cards of a trio, in the order of `DECK`."""
    first = trio & ~3
    return [DECK[card] for card in range(first, first + 4) if card != trio]


class Superspion(Game):
    """The rules of Superspion."""

    id: ClassVar[str] = "superspion"
    seats: ClassVar[range] = range(2, 3)
    options: ClassVar[Mapping[str, Option]] = {
        "rounds": Option(1, 1, 10),
        "notes": Option("five", choices=("five", "always", "never")),
    }

    def deal(self, rng: Random, seats: int, options: Mapping[str, Any], start: int) -> dict[str, Json]:
        """A spy and 13 cards each, the rest is the stock."""
        cards = shuffled(DECK, rng)
        hands = [cards[2 : 2 + HAND_SIZE], cards[2 + HAND_SIZE : 2 + 2 * HAND_SIZE]]
        return {"spies": cards[:2], "hands": hands, "stock": cards[2 + 2 * HAND_SIZE :], "start": start}

    def start(self, deal: Mapping[str, Json], seats: int, options: Mapping[str, Any]) -> State:
        """The state after `deal`; `RecordError` for a deal that is not one."""
        begins, hands = read_start(deal), read_hands(deal, HAND_SIZE)
        stock = read_stock(deal, len(DECK) - 2 - 2 * HAND_SIZE)
        spies = string_list(deal.get("spies"))
        if spies is None or len(spies) != 2:
            raise RecordError("bad-spies")
        check_whole_deck([*spies, *hands[0], *hands[1], *stock])
        state = SuperspionState(seats)
        state.lay_out(spies, hands, stock, begins)
        return state

    def move_from_json(self, data: Mapping[str, Json]) -> Move:
        """Read a move; see the rules page on records."""
        return read_move(data)

    def view_from_json(self, data: Mapping[str, Json]) -> SuperspionView:
        """The view whose `_asdict()` travelled as JSON."""
        return SuperspionView(**data)

    def state_from_view(self, view: View) -> State:
        """A state that holds what `view` tells."""
        assert isinstance(view, SuperspionView)
        state = SuperspionState(view.seats)
        state.fill(view)
        return state

    def chance(self, state: State, rng: Random) -> Move:
        """The shuffle that is due."""
        assert isinstance(state, SuperspionState)
        return Shuffle(tuple(shuffled(state.pile_cards(), rng)))

    def reveals(self, move: Mapping[str, Json]) -> bool:
        """Everything but the end of a turn takes an unseen card, or turns a spy up."""
        return "end" not in move


GAME = Superspion()
