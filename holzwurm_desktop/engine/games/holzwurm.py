"""Der dreizehnte Holzwurm (rules page `holzwurm`): its cards, deal, state, moves and events.

Compiled from this file where there is a compiler; see `holzwurm.pxd` for the types of the state.

Inside, a card is `colour * 12 + value` (colours in the order of `COLOURS`, grey last), a code is
`card * 6 + target`, where target 0 to 4 is a row in the order they were opened and 5 is a new row.
Sets of cards of one colour are bit masks: bit v for value v.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

import cython

from holzwurm_desktop.engine.contract import Event, Game, Json, Move, Option
from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.engine.deals import shuffled
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.engine.records import int_list, is_int, string_list

if not cython.compiled:
    from holzwurm_desktop.engine.core import Rng, State

COLOURS = "BYRGVN"
"""Blue, yellow, red, green, violet, and grey (neutral)."""
POISON = "X13"
GOING_OUT = 30
"""Points for playing one's last card."""
HAND_SIZES = {2: 15, 3: 15, 4: 15, 5: 12, 6: 10}
DECK = tuple(f"{colour}{value}" for colour in COLOURS for value in range(2 if colour == "N" else 1, 12))
"""The 65 cards that are shuffled; `POISON` lies under the fate pile."""

if cython.compiled:
    GREY = cython.declare(cython.int, 5)
    NEW = cython.declare(cython.int, 5)
    ROWS = cython.declare(cython.int, 5)
    POISON_CARD = cython.declare(cython.int, 73)
    BONUS = cython.declare(cython.int, 30)
    _OVER = cython.declare(cython.int, -2)
else:
    GREY = 5
    NEW = 5
    ROWS = 5
    POISON_CARD = 73
    BONUS = GOING_OUT
    _OVER = OVER

_CARD_IDS = {name: COLOURS.index(name[0]) * 12 + int(name[1:]) for name in DECK} | {POISON: 6 * 12 + 1}
_CARD_NAMES = {number: name for name, number in _CARD_IDS.items()}


def points_of(card: str) -> int:
    """The points of a card: even values count up, odd ones down."""
    value = int(card[1:])
    return value if value % 2 == 0 else -value


class Play(NamedTuple):
    """Play `card` from the hand into row `row` (index in the present list), or None for a new row."""

    seat: int
    card: str
    row: int | None

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "card": self.card, "row": "new" if self.row is None else self.row}


class Played(NamedTuple):
    """A card left a hand and came to lie in `row`. `opened`: the row is new; `coloured`: an undetermined
    row took this card's colour."""

    seat: int
    card: str
    row: int
    opened: bool
    coloured: bool
    kind: str = "played"


class RowTaken(NamedTuple):
    """The seat took the whole row (`cards` in the order played, its own card last) and the top of the fate
    pile, `fate`."""

    seat: int
    row: int
    cards: tuple[str, ...]
    fate: str
    kind: str = "row-taken"


class WentOut(NamedTuple):
    """The seat's last card stayed on the table."""

    seat: int
    kind: str = "went-out"


class RoundEnded(NamedTuple):
    """The round is over: each seat's score, every hand, and why (`out` or `poison`)."""

    scores: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    ending: str
    kind: str = "round-ended"


class HolzwurmView(NamedTuple):
    """What one seat may know (rules page, last part). Cards as names; hands sorted by colour and value.

    hand: own cards; sizes: cards in each hand; known: per seat the cards everybody saw it take and not
    play again (the own seat's too); rows: cards of each row in the order played; colours: each row's
    colour, "N" while undetermined; fate: bottom to top, what is left.
    """

    seat: int
    seats: int
    turn: int
    hand: Sequence[str]
    sizes: Sequence[int]
    known: Sequence[Sequence[str]]
    rows: Sequence[Sequence[str]]
    colours: Sequence[str]
    fate: Sequence[str]
    out_seat: int
    scores: Sequence[int] | None

    def determinize(self, rng: Rng) -> State:
        """A full state that agrees with this view, the unseen cards dealt at random by `rng`."""
        state = HolzwurmState(self.seats)
        state.fill(self)
        state.shuffle_unseen(self.seat, rng)
        return state


class HolzwurmState(State):
    """One round. Cards taken from the table are known to all until they are played again."""

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

    # What the rules are.

    def step(self, code: cython.int) -> cython.void:
        card: cython.int = code // 6
        row: cython.int = code % 6
        colour: cython.int = card // 12
        value: cython.int = card % 12
        seat: cython.int = self.turn
        slot: cython.int = seat * 6 + colour
        self.hand[slot] &= ~(1 << value)
        self.known[slot] &= ~(1 << value)
        self.size[seat] -= 1
        self.points[seat] += value if value & 1 else -value
        if row == NEW:
            row = self.row_count
            self.row_count += 1
            self.row_colour[row] = colour
            self.row_length[row] = 0
        elif self.row_colour[row] == GREY:
            self.row_colour[row] = colour
        length: cython.int = self.row_length[row]
        self.row_cards[row * 12 + length] = card
        self.row_length[row] = length + 1
        self.turn = seat + 1 if seat + 1 < self.seats else 0
        if value <= length:
            self.take_row(seat, row)
        elif self.size[seat] == 0:
            self.out_seat = seat
            self.turn = _OVER

    def take_row(self, seat: cython.int, row: cython.int) -> cython.void:
        """`seat` takes the row and the top of the fate pile; the rows behind it move up."""
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
        self.fate_left -= 1
        if self.fate_left == 0:
            self.size[seat] += 1
            self.points[seat] -= 13
            self.turn = _OVER
        else:
            self.give(seat, self.fate[self.fate_left])

    def give(self, seat: cython.int, card: cython.int) -> cython.void:
        """Put a card that everybody saw into a hand."""
        slot: cython.int = seat * 6 + card // 12
        value: cython.int = card % 12
        self.hand[slot] |= 1 << value
        self.known[slot] |= 1 << value
        self.size[seat] += 1
        self.points[seat] += -value if value & 1 else value

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
            first = 0
            for row in range(self.row_count):
                if self.row_colour[row] == colour and colour != GREY:
                    targets[0] = row
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
                        out[count] = (colour * 12 + value) * 6 + targets[row]
                        count += 1
        return count

    def random_code(self, rng: Rng) -> cython.int:
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
            return (colour * 12 + _nth_bit(mask, pick)) * 6 - way - 1
        card: cython.int = colour * 12 + _nth_bit(mask, pick // way)
        return card * 6 + self._target(colour, pick % way)

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
        self._assign(cython.cast(HolzwurmState, other))

    def _assign(self, source: HolzwurmState) -> cython.void:
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
        for i in range(self.row_count):
            self.row_colour[i] = source.row_colour[i]
            self.row_length[i] = source.row_length[i]
            for k in range(source.row_length[i]):
                self.row_cards[i * 12 + k] = source.row_cards[i * 12 + k]

    def unseen(self, seat: cython.int, pool: cython.p_schar) -> cython.int:
        """Write to `pool` the cards that `seat` cannot place: other hands' unknown cards and those out of
        the game. Returns how many."""
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
                        self.points[player] += -value if value & 1 else value
            while missing > 0:
                pick = rng.below(left)
                card = pool[pick]
                left -= 1
                pool[pick] = pool[left]
                value = card % 12
                self.hand[player * 6 + card // 12] |= 1 << value
                self.points[player] += -value if value & 1 else value
                missing -= 1

    def rewards(self, out: cython.p_double) -> cython.void:
        seat: cython.int
        best: cython.int = -10000
        sharing: cython.int = 0
        for seat in range(self.seats):
            if self._score(seat) > best:
                best = self._score(seat)
                sharing = 0
            if self._score(seat) == best:
                sharing += 1
        for seat in range(self.seats):
            out[seat] = 1.0 / sharing if self._score(seat) == best else 0.0

    def _score(self, seat: cython.int) -> cython.int:
        return self.points[seat] + (BONUS if seat == self.out_seat else 0)

    # What people and records see of them.

    @property
    def ending(self) -> str | None:
        if self.turn != OVER:
            return None
        return "out" if self.out_seat >= 0 else "poison"

    def copy(self) -> HolzwurmState:
        other = HolzwurmState(self.seats)
        other.assign(self)
        return other

    def move_of(self, code: int) -> Move:
        target = code % 6
        return Play(self.turn, _CARD_NAMES[code // 6], None if target == NEW else target)

    def code_of(self, move: Move) -> int:
        if not isinstance(move, Play):
            raise IllegalMove("not-a-move-of-this-game")
        if self.turn == OVER:
            raise IllegalMove("round-over")
        if move.seat != self.turn:
            raise IllegalMove("not-your-turn", seat=move.seat, turn=self.turn)
        number = _CARD_IDS.get(move.card)
        if number is None:
            raise IllegalMove("no-such-card", card=move.card)
        if not self.has(move.seat, number):
            raise IllegalMove("card-not-in-hand", card=move.card)
        target: int = NEW if move.row is None else self._checked_row(move.row)
        code = number * 6 + target
        if code not in self.code_list():
            raise self._why_not(number // 12, move)
        return code

    def _checked_row(self, row: int) -> int:
        if not 0 <= row < self.row_count:
            raise IllegalMove("no-such-row", row=row, rows=self.row_count)
        return row

    def _why_not(self, colour: int, move: Play) -> IllegalMove:
        own = next((i for i in range(self.row_count) if self.row_colour[i] == colour != GREY), None)
        if own is not None:
            return IllegalMove("colour-has-row", card=move.card, row=own)
        if move.row is None:
            return IllegalMove("five-rows-lie", card=move.card)
        return IllegalMove(
            "row-of-other-colour", card=move.card, row=move.row, colour=self.colour_of(move.row)
        )

    def apply(self, move: Move) -> list[Event]:
        code = self.code_of(move)
        assert isinstance(move, Play)
        opened = move.row is None
        row = self.row_count if move.row is None else move.row
        before = [] if opened else self.row(row)
        coloured = not opened and self.colour_of(row) == "N" and move.card[0] != "N"
        top = _CARD_NAMES[self.fate[self.fate_left - 1]]
        events: list[Event] = [Played(move.seat, move.card, row, opened, coloured)]
        self.step(code)
        if int(move.card[1:]) <= len(before):
            events.append(RowTaken(move.seat, row, (*before, move.card), top))
        if self.out_seat >= 0:
            events.append(WentOut(move.seat))
        ending = self.ending
        if ending is not None:
            hands = tuple(tuple(self.hand_of(seat)) for seat in range(self.seats))
            events.append(RoundEnded(tuple(self.scores()), hands, ending))
        return events

    def view(self, seat: int) -> HolzwurmView:
        return HolzwurmView(
            seat=seat,
            seats=self.seats,
            turn=self.turn,
            hand=self.hand_of(seat),
            sizes=[self.size[i] for i in range(self.seats)],
            known=[self.known_of(i) for i in range(self.seats)],
            rows=[self.row(i) for i in range(self.row_count)],
            colours=[self.colour_of(i) for i in range(self.row_count)],
            fate=self.fate_pile(),
            out_seat=self.out_seat,
            scores=self.scores() if self.turn == OVER else None,
        )

    def scores(self) -> list[int]:
        return [self._score(seat) for seat in range(self.seats)]

    def has(self, seat: int, card: int) -> bool:
        """Whether the hand of `seat` holds a card, given by its number."""
        return card < POISON_CARD and bool(self.hand[seat * 6 + card // 12] & (1 << (card % 12)))

    def hand_of(self, seat: int) -> list[str]:
        """The cards in a hand, by colour and value; the poisonous thirteen, if taken, last."""
        cards = [name for name in DECK if self.has(seat, _CARD_IDS[name])]
        return [*cards, POISON] if self.size[seat] > len(cards) else cards

    def known_of(self, seat: int) -> list[str]:
        """The cards in a hand that everybody saw being taken."""
        cards = ((name, _CARD_IDS[name]) for name in DECK)
        return [name for name, card in cards if self.known[seat * 6 + card // 12] & (1 << (card % 12))]

    def row(self, index: int) -> list[str]:
        """The cards of a row in the order played."""
        return [_CARD_NAMES[self.row_cards[index * 12 + i]] for i in range(self.row_length[index])]

    def colour_of(self, index: int) -> str:
        """The colour of a row; "N" while it has none yet."""
        return COLOURS[self.row_colour[index]]

    def fate_pile(self) -> list[str]:
        """What is left of the fate pile, bottom to top."""
        return [_CARD_NAMES[self.fate[i]] for i in range(self.fate_left)]

    def lay_out(self, fate: Sequence[str], hands: Sequence[Sequence[str]], start: int) -> None:
        """Begin a round with these cards."""
        self.turn = start
        self._lay_fate(fate)
        for seat, hand in enumerate(hands):
            for card in hand:
                self.give(seat, _CARD_IDS[card])
        for slot in range(36):
            self.known[slot] = 0

    def fill(self, view: HolzwurmView) -> None:
        """Take over what `view` tells; other hands get only their known cards and their sizes."""
        self.turn = view.turn
        self.out_seat = view.out_seat
        self._lay_fate(view.fate)
        self.row_count = len(view.rows)
        for index, cards in enumerate(view.rows):
            self.row_colour[index] = COLOURS.index(view.colours[index])
            self.row_length[index] = len(cards)
            for place, card in enumerate(cards):
                self.row_cards[index * 12 + place] = _CARD_IDS[card]
        for seat, known in enumerate(view.known):
            for card in known:
                self.give(seat, _CARD_IDS[card])
        for card in view.hand:
            if card != POISON and card not in view.known[view.seat]:
                number = _CARD_IDS[card]
                self.give(view.seat, number)
                self.known[view.seat * 6 + number // 12] &= ~(1 << (number % 12))
        for seat, size in enumerate(view.sizes):
            self.size[seat] = size

    def shuffle_unseen(self, seat: int, rng: Rng) -> None:
        """`redeal` for Python callers."""
        self.redeal(seat, rng)

    def _lay_fate(self, fate: Sequence[str]) -> None:
        self.fate_left = len(fate)
        for place, card in enumerate(fate):
            self.fate[place] = _CARD_IDS[card]


def _bits(mask: cython.int) -> cython.int:
    """How many cards a mask of values 1 to 11 holds: its bits are added in pairs, fours and eights."""
    mask = mask - ((mask >> 1) & 0x555)
    mask = (mask & 0x333) + ((mask >> 2) & 0x333)
    return (mask + (mask >> 4) + (mask >> 8)) & 0xF


def _nth_bit(mask: cython.int, which: cython.int) -> cython.int:
    """The value of the card number `which` (from 0) in a mask."""
    value: cython.int = 0
    while which > 0:
        mask &= mask - 1
        which -= 1
    while not mask & (1 << value):
        value += 1
    return value


class Holzwurm(Game):
    """The rules of Der dreizehnte Holzwurm."""

    id: ClassVar[str] = "holzwurm"
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[Mapping[str, Option]] = {"rounds": Option(3, 1, 10)}

    def deal(self, rng: Random, seats: int, options: Mapping[str, Any], start: int) -> dict[str, Json]:
        """Five fate cards and the hands, see the rules page, Deal."""
        cards = shuffled(DECK, rng)
        size = HAND_SIZES[seats]
        fate = sorted(cards[:5], key=points_of)
        hands = [cards[5 + seat * size : 5 + (seat + 1) * size] for seat in range(seats)]
        return {"fate": [POISON, *fate], "hands": hands, "start": start}

    def start(self, deal: Mapping[str, Json], seats: int, options: Mapping[str, Any]) -> State:
        """The state after `deal`; `RecordError` for a deal that is not one."""
        fate, hands = string_list(deal.get("fate")), deal.get("hands")
        begins = deal.get("start")
        if fate is None or not isinstance(hands, list) or not is_int(begins):
            raise RecordError("bad-deal")
        if not 0 <= begins < seats:
            raise RecordError("no-such-seat", seat=begins)
        if len(hands) != seats or not all(
            string_list(hand) is not None and len(hand) == HAND_SIZES[seats] for hand in hands
        ):
            raise RecordError("bad-hands")
        _check_cards(fate, hands)
        state = HolzwurmState(seats)
        state.lay_out(fate, hands, begins)
        return state

    def move_from_json(self, data: Mapping[str, Json]) -> Move:
        """Read a play."""
        card, row = data.get("card"), data.get("row")
        if not isinstance(card, str):
            raise IllegalMove("no-such-card", card=card)
        if row != "new" and int_list([row]) is None:
            raise IllegalMove("no-such-row", row=row)
        return Play(data["seat"], card, None if row == "new" else row)

    def view_from_json(self, data: Mapping[str, Json]) -> HolzwurmView:
        """The view whose `_asdict()` travelled as JSON."""
        return HolzwurmView(**data)


def _check_cards(fate: list[str], hands: list[list[str]]) -> None:
    """Each card at most once, the fate pile complete and in order; `RecordError` otherwise."""
    if len(fate) != 6 or fate[0] != POISON or fate[1:] != sorted(fate[1:], key=_points_or_zero):
        raise RecordError("bad-fate-pile")
    dealt = [*fate, *(card for hand in hands for card in hand)]
    for card in dealt:
        if card not in _CARD_IDS:
            raise RecordError("no-such-card", card=card)
    if len(set(dealt)) != len(dealt):
        raise RecordError("card-twice", card=next(card for card in dealt if dealt.count(card) > 1))


def _points_or_zero(card: str) -> int:
    return points_of(card) if card in _CARD_IDS else 0


GAME = Holzwurm()
