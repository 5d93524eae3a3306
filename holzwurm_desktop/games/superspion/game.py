"""Superspion for people and records: named moves and events, reasons for refusals, views; and `GAME`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

import cython

from holzwurm_desktop.engine.contract import Event, Game, Json, Move, Option, Options, View
from holzwurm_desktop.engine.core import CHANCE, OVER, State
from holzwurm_desktop.engine.deals import shuffled
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.engine.records import string_list
from holzwurm_desktop.games.deck52.deck import (
    CARD_NUMBERS,
    DECK,
    card_number,
    check_whole_deck,
    duel_scores,
    read_hands,
    read_start,
    read_stock,
)
from holzwurm_desktop.games.superspion.constants import (
    END,
    ENDINGS,
    FOURTH,
    GUESS,
    HAND_SIZE,
    SHUFFLE,
    TRIO,
)
from holzwurm_desktop.games.superspion.deck import mask_of, names_in, trio_cards
from holzwurm_desktop.games.superspion.moves import (
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
from holzwurm_desktop.games.superspion.view import SuperspionView

if not cython.compiled:
    from holzwurm_desktop.games.superspion.rules import SuperspionPosition, bit


class SuperspionState(SuperspionPosition):
    """One round with names: cards as in `deck52.deck`, moves and events as in `moves`."""

    @property
    def ending(self) -> str | None:
        return ENDINGS[self.end]

    def legal_moves(self) -> list[Move]:
        """All legal moves of the seat to act; none while a shuffle is due, because that is nobody's
        decision."""
        return [] if self.turn == CHANCE else super().legal_moves()

    def move_of(self, code: int) -> Move:
        if code < FOURTH:
            return Discard(self.turn, DECK[code])
        if code < GUESS:
            return Fourth(self.turn, DECK[code - FOURTH])
        if code < TRIO:
            return Guess(self.turn, DECK[code - GUESS])
        if code < END:
            return Trio(self.turn, tuple(sorted(trio_cards(code - TRIO))))
        if code == END:
            return End(self.turn)
        # The order that belongs to the code is known only by carrying the shuffle out.
        after = self.copy()
        after.step_code(code)
        return Shuffle(tuple(after.stock_cards()))

    def code_of(self, move: Move) -> int:
        """The code of a legal move; `SHUFFLE` for any shuffle. Raises `IllegalMove` if the move is not
        legal."""
        if not isinstance(move, Discard | Trio | Fourth | Guess | End | Shuffle):
            raise IllegalMove("not-a-move-of-this-game")
        if self.turn == OVER:
            raise IllegalMove("round-over")
        # Before the turn is checked: a shuffle belongs to no seat.
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
        # Any order is legal, but it must be the same cards.
        if sorted(move.stock) != sorted(self.pile_cards()):
            raise IllegalMove("wrong-stock", count=self.pile_length)
        return SHUFFLE

    def _held(self, card: str) -> int:
        """The number of a card in the hand of the seat to act. Raises `IllegalMove` if it is not there."""
        number = card_number(card)
        # A reason of its own: players forget that the spy is not part of the hand.
        if number == self.spy[self.turn]:
            raise IllegalMove("spy-stays-hidden", card=card)
        if not self.hand[self.turn] & bit(number):
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
        # A record tells the order itself, so the code, which stands for an order of its own, is not stepped.
        if isinstance(move, Shuffle):
            for place, card in enumerate(reversed(move.stock)):
                self.stock[place] = CARD_NUMBERS[card]
            self._begin_pass()
            return [Shuffled(self.stock_left)]
        before = self.stock_left
        self.step(code)
        events = [self._event_of(move)]
        if self.stock_left < before:
            events.append(Took(move.seat, DECK[self.stock[self.stock_left]], self.stock_left))
        ending = self.ending
        if ending is not None:
            spies = tuple(DECK[self.spy[seat]] for seat in range(2))
            hands = tuple(tuple(self.hand_of(seat)) for seat in range(2))
            events.append(RoundEnded(tuple(self.scores()), spies, hands, ending))
        return events

    def _event_of(self, move: Move) -> Event:
        """The event for the move that a seat has just made."""
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
            # None for the other spy while the round lasts: views hold nothing hidden.
            spies=[DECK[self.spy[i]] if over or i == seat else None for i in range(2)],
            hand=self.hand_of(seat),
            sizes=[self.size[i] for i in range(2)],
            trios=[self.trios_of(i) for i in range(2)],
            fourths=[self.fourths_of(i) for i in range(2)],
            stock=self.stock_left,
            pile=self._pile_seen_by(seat),
            pile_taken=[self.pile_taken[i] for i in range(self.pile_length)],
            taken=[self.taken[i] for i in range(2)],
            previous=names_in(self.previous[seat]),
            received=names_in(self.received[seat]),
            returned=names_in(self.returned[seat]),
            sighted=names_in(self.sighted[seat]),
            scores=self.scores() if over else None,
            ending=self.ending,
        )

    def scores(self) -> list[float]:
        return duel_scores(self.winner)

    def spy_of(self, seat: int) -> str:
        """The spy of a seat."""
        return DECK[self.spy[seat]]

    def hand_of(self, seat: int) -> list[str]:
        """The cards in a hand, in the order of `DECK`, without the spy."""
        return names_in(self.hand[seat])

    def trios_of(self, seat: int) -> list[list[str]]:
        """The trios that a seat laid, in the order laid."""
        return [trio_cards(self.trio[seat * 6 + i]) for i in range(self.trio_count[seat])]

    def fourths_of(self, seat: int) -> list[str]:
        """The fourth cards that a seat laid, in the order laid."""
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
        """Begin a round with these cards. stock: top first; start: the seat to act."""
        self.turn = start
        for seat in range(2):
            self.spy[seat] = CARD_NUMBERS[spies[seat]]
            self.hand[seat] = mask_of(hands[seat])
            self.size[seat] = len(hands[seat])
            self.sighted[seat] = mask_of([spies[seat], *hands[seat]])
        self.stock_left = len(stock)
        # Inside, the top of the stock is at the end, so that taking only lowers a counter.
        for place, card in enumerate(reversed(stock)):
            self.stock[place] = CARD_NUMBERS[card]

    def fill(self, view: SuperspionView) -> None:
        """Take over what `view` tells. Of the other seat's cards it knows only how many there are; `redeal`
        fills the rest."""
        self.turn = view.turn
        self.laying = int(view.laying)
        self.laid = int(view.laid)
        self.resumes = view.resumes
        self.idle = view.idle
        self.passes = view.passes
        self.stock_left = view.stock
        self.end = ENDINGS.index(view.ending)
        # A draw has scores of 0.5 and leaves `winner` at -1.
        if view.scores is not None and 1 in view.scores:
            self.winner = list(view.scores).index(1)
        self._fill_pile(view)
        for seat in range(2):
            self._fill_table(view, seat)
        seat = view.seat
        self.hand[seat] = mask_of(view.hand)
        self.previous[seat] = mask_of(view.previous)
        self.received[seat] = mask_of(view.received)
        self.returned[seat] = mask_of(view.returned)
        self.sighted[seat] = mask_of(view.sighted)

    def _fill_table(self, view: SuperspionView, seat: int) -> None:
        """Take over what everybody sees of a seat."""
        self.size[seat] = view.sizes[seat]
        self.taken[seat] = view.taken[seat]
        # A placeholder for an unknown spy; `redeal` chooses one.
        self.spy[seat] = CARD_NUMBERS[view.spies[seat] or DECK[0]]
        self.trio_count[seat] = len(view.trios[seat])
        self.fourth_count[seat] = len(view.fourths[seat])
        for place, cards in enumerate(view.trios[seat]):
            held = {CARD_NUMBERS[card] for card in cards}
            # Back from names to the card that the trio lacks, which is its number inside.
            first = min(held) & ~3
            self.trio[seat * 6 + place] = next(card for card in range(first, first + 4) if card not in held)
            self.table |= mask_of(cards)
        for place, card in enumerate(view.fourths[seat]):
            self.fourth[seat * 13 + place] = CARD_NUMBERS[card]
        self.table |= mask_of(view.fourths[seat])

    def _fill_pile(self, view: SuperspionView) -> None:
        self.pile_length = len(view.pile)
        self.discards[view.seat] = mask_of([card for card in view.pile if card is not None])
        place: cython.int
        for place in range(self.pile_length):
            card = view.pile[place]
            # -1 marks a gap, which `redeal` fills.
            self.pile[place] = -1 if card is None else CARD_NUMBERS[card]
            self.pile_seat[place] = 1 - view.seat if card is None else view.seat
            self.pile_taken[place] = view.pile_taken[place]


class Superspion(Game):
    """The rules of Superspion."""

    id: ClassVar[str] = "superspion"
    seats: ClassVar[range] = range(2, 3)
    options: ClassVar[Mapping[str, Option]] = {
        "rounds": Option(1, 1, 10),
        "notes": Option("five", choices=("five", "always", "never")),
    }

    def deal(self, rng: Random, seats: int, options: Options, start: int) -> dict[str, Json]:
        """Shuffle the deck: a spy and 13 cards for each seat, the rest is the stock, top first."""
        cards = shuffled(DECK, rng)
        hands = [cards[2 : 2 + HAND_SIZE], cards[2 + HAND_SIZE : 2 + 2 * HAND_SIZE]]
        return {"spies": cards[:2], "hands": hands, "stock": cards[2 + 2 * HAND_SIZE :], "start": start}

    def start(self, deal: Mapping[str, Json], seats: int, options: Options) -> State:
        """The state after `deal`. Raises `RecordError` if it is not a valid deal of this game."""
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
        """Read a move. Raises `IllegalMove` if `data` does not have the form of one."""
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
        """The shuffle that is due, drawn from `rng`."""
        assert isinstance(state, SuperspionState)
        return Shuffle(tuple(shuffled(state.pile_cards(), rng)))

    def reveals(self, move: Mapping[str, Json]) -> bool:
        """Whether the move shows its player something unseen.

        Everything but the end of a turn takes an unseen card or turns a spy up.
        """
        return "end" not in move


GAME = Superspion()
