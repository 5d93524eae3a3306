"""Der dreizehnte Holzwurm for people and records: named moves and events, reasons for refusals, views; and
`GAME`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

import cython

from holzwurm_desktop.engine.contract import Event, Game, Json, Move, Option, Options, View
from holzwurm_desktop.engine.core import OVER, State
from holzwurm_desktop.engine.deals import shuffled
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.engine.records import is_int, string_list
from holzwurm_desktop.games.holzwurm.constants import COLOURS, FATE, GREY, HAND_SIZES, NEW, POISON_CARD
from holzwurm_desktop.games.holzwurm.deck import (
    CARD_NAMES,
    CARD_NUMBERS,
    DECK,
    POISON,
    points_of,
    takes_row,
)
from holzwurm_desktop.games.holzwurm.moves import (
    Play,
    Played,
    RoundEnded,
    RowTaken,
    WentOut,
    read_move,
)
from holzwurm_desktop.games.holzwurm.view import HolzwurmView

if not cython.compiled:
    from holzwurm_desktop.games.holzwurm.rules import HolzwurmPosition, card_of, code_for, target_of


class HolzwurmState(HolzwurmPosition):
    """One round with names: cards as in `deck`, moves and events as in `moves`."""

    @property
    def ending(self) -> str | None:
        if self.turn != OVER:
            return None
        return "out" if self.out_seat >= 0 else "poison"

    def move_of(self, code: int) -> Move:
        target = target_of(code)
        return Play(self.turn, CARD_NAMES[card_of(code)], None if target == NEW else target)

    def code_of(self, move: Move) -> int:
        if not isinstance(move, Play):
            raise IllegalMove("not-a-move-of-this-game")
        if self.turn == OVER:
            raise IllegalMove("round-over")
        # The order of the checks decides which reason a player reads: the most basic fault comes first.
        if move.seat != self.turn:
            raise IllegalMove("not-your-turn", seat=move.seat, turn=self.turn)
        number = CARD_NUMBERS.get(move.card)
        if number is None:
            raise IllegalMove("no-such-card", card=move.card)
        if not self.has(move.seat, number):
            raise IllegalMove("card-not-in-hand", card=move.card)
        target: int = NEW if move.row is None else self._checked_row(move.row)
        code: int = code_for(number, target)
        # `codes` is the only place that says where a card may go; here one only explains why not.
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
        colour = move.card[0] if opened or coloured else self.colour_of(row)
        # Read before `step`, which may move this card into a hand.
        top = CARD_NAMES[self.fate[self.fate_left - 1]]
        events: list[Event] = [Played(move.seat, move.card, row, opened, coloured, colour)]
        self.step(code)
        if takes_row(move.card, before):
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
            places=[self.place_of(i) for i in range(self.row_count)],
        )

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.seats)]

    def has(self, seat: int, card: int) -> bool:
        """Whether the hand of `seat` holds a card, given by its number. Always false for the poison, which
        has no bit."""
        return card < POISON_CARD and bool(self.hand[seat * 6 + card // 12] & (1 << (card % 12)))

    def hand_of(self, seat: int) -> list[str]:
        """The cards in a hand by colour and value; the poisonous thirteen, if taken, comes last."""
        cards = [name for name in DECK if self.has(seat, CARD_NUMBERS[name])]
        # Only the count shows the poison: it has no bit in the mask.
        return [*cards, POISON] if self.size[seat] > len(cards) else cards

    def known_of(self, seat: int) -> list[str]:
        """The cards in a hand that everybody saw being taken."""
        cards = ((name, CARD_NUMBERS[name]) for name in DECK)
        return [name for name, card in cards if self.known[seat * 6 + card // 12] & (1 << (card % 12))]

    def row(self, index: int) -> list[str]:
        """The cards of a row in the order played."""
        return [CARD_NAMES[self.row_cards[index * 12 + i]] for i in range(self.row_length[index])]

    def colour_of(self, index: int) -> str:
        """The colour of a row, "N" while it has none."""
        return COLOURS[self.row_colour[index]]

    def place_of(self, index: int) -> int:
        """Which of the five places on the table a row has, from 0."""
        return int(self.row_cards[index * 12 + 11])

    def fate_pile(self) -> list[str]:
        """What is left of the fate pile, bottom to top."""
        return [CARD_NAMES[self.fate[i]] for i in range(self.fate_left)]

    def lay_out(self, fate: Sequence[str], hands: Sequence[Sequence[str]], start: int) -> None:
        """Begin a round with these cards. fate: bottom to top; start: the seat to act."""
        self.turn = start
        self._lay_fate(fate)
        for seat, hand in enumerate(hands):
            for card in hand:
                self.give(seat, CARD_NUMBERS[card])
        # `give` marks cards as known to all; those of the deal are not.
        for slot in range(36):
            self.known[slot] = 0

    def fill(self, view: HolzwurmView) -> None:
        """Take over what `view` tells. Other hands get only their known cards and their sizes; `redeal` fills
        the rest."""
        self.turn = view.turn
        self.out_seat = view.out_seat
        self._lay_fate(view.fate)
        self.row_count = len(view.rows)
        for index, cards in enumerate(view.rows):
            self.row_colour[index] = COLOURS.index(view.colours[index])
            self.row_length[index] = len(cards)
            self.row_cards[index * 12 + 11] = view.places[index] if view.places else index
            for place, card in enumerate(cards):
                self.row_cards[index * 12 + place] = CARD_NUMBERS[card]
        for seat, known in enumerate(view.known):
            for card in known:
                self.give(seat, CARD_NUMBERS[card])
        for card in view.hand:
            if card != POISON and card not in view.known[view.seat]:
                number = CARD_NUMBERS[card]
                self.give(view.seat, number)
                self.known[view.seat * 6 + number // 12] &= ~(1 << (number % 12))
        # Last, because `give` counts cards while the sizes include cards that this seat does not see.
        for seat, size in enumerate(view.sizes):
            self.size[seat] = size

    def _lay_fate(self, fate: Sequence[str]) -> None:
        self.fate_left = len(fate)
        for place, card in enumerate(fate):
            self.fate[place] = CARD_NUMBERS[card]


class Holzwurm(Game):
    """The rules of Der dreizehnte Holzwurm."""

    id: ClassVar[str] = "holzwurm"
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[Mapping[str, Option]] = {"rounds": Option(3, 1, 10)}

    def deal(self, rng: Random, seats: int, options: Options, start: int) -> dict[str, Json]:
        """Shuffle the deck: five fate cards, lowest points first above the poison, then the hands.

        start: the seat that begins.
        """
        cards = shuffled(DECK, rng)
        size = HAND_SIZES[seats]
        # A stable sort, so among equal points the card dealt later lies higher, as the rules say.
        drawn = FATE - 1
        fate = sorted(cards[:drawn], key=points_of)
        hands = [cards[drawn + seat * size :][:size] for seat in range(seats)]
        return {"fate": [POISON, *fate], "hands": hands, "start": start}

    def start(self, deal: Mapping[str, Json], seats: int, options: Options) -> State:
        """The state after `deal`. Raises `RecordError` if it is not a valid deal of this game."""
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
        """Read a play. Raises `IllegalMove` if `data` does not have the form of one."""
        return read_move(data)

    def view_from_json(self, data: Mapping[str, Json]) -> HolzwurmView:
        """The view whose `_asdict()` travelled as JSON."""
        return HolzwurmView(**data)

    def state_from_view(self, view: View) -> State:
        """A state that holds what `view` tells."""
        assert isinstance(view, HolzwurmView)
        state = HolzwurmState(view.seats)
        state.fill(view)
        return state


def _check_cards(fate: list[str], hands: list[list[str]]) -> None:
    """Check that each card occurs at most once and that the fate pile is complete and in order. Raises
    `RecordError`."""
    # Either order is accepted among cards with equal points (docs/rules/holzwurm.md, deal).
    if len(fate) != FATE or fate[0] != POISON or fate[1:] != sorted(fate[1:], key=_points_or_zero):
        raise RecordError("bad-fate-pile")
    dealt = [*fate, *(card for hand in hands for card in hand)]
    for card in dealt:
        if card not in CARD_NUMBERS:
            raise RecordError("no-such-card", card=card)
    if len(set(dealt)) != len(dealt):
        raise RecordError("card-twice", card=next(card for card in dealt if dealt.count(card) > 1))


def _points_or_zero(card: str) -> int:
    """The points of a card; 0 for an unknown name, which is reported later with a better reason."""
    return points_of(card) if card in CARD_NUMBERS else 0


GAME = Holzwurm()
