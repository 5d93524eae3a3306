"""Bergbeklimmen (rules page `bergbeklimmen`): its deal, state and view. Its moves and events: `values.bergbeklimmen`.

Compiled from this file where there is a compiler; see `bergbeklimmen.pxd` for the types of the state.

Inside, cards are numbered as in `two_player`; a colour is the number of the seat that climbs with it. The
middle piles are numbered `colour * 2 + slot`. Codes: `card * 3 + target` to play (targets 0 and 1 are the
slots, 2 the own route), then one code to keep, then three to draw (slots 0 and 1, the stock).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

import cython

from holzwurm_desktop.engine.contract import Event, Game, Json, Move, Option, View
from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.engine.deals import shuffled
from holzwurm_desktop.engine.errors import IllegalMove
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
from holzwurm_desktop.engine.values.bergbeklimmen import (
    Draw,
    Drew,
    Keep,
    Kept,
    Play,
    Played,
    RoundEnded,
    read_move,
)

if not cython.compiled:
    from holzwurm_desktop.engine.core import Rng, State

HAND_SIZE = 2
TEAM = "JQK"
TEAM_SIZE = 3
ROUTE_LENGTH = 13
"""Three team members and ten stages."""
IDLE_LIMIT = 100
"""So many turns in a row, both players' counted, without a card on a route make a draw."""

if cython.compiled:
    ROUTE = cython.declare(cython.int, 2)
    KEEP = cython.declare(cython.int, 156)
    DRAW = cython.declare(cython.int, 157)
    STOCK = cython.declare(cython.int, 2)
    _TEAM = cython.declare(cython.int, 3)
    _TOP = cython.declare(cython.int, 13)
    _JACK = cython.declare(cython.int, 10)
    _IDLE = cython.declare(cython.int, 100)
    _OVER = cython.declare(cython.int, -2)
else:
    ROUTE = 2
    KEEP = 156
    DRAW = 157
    STOCK = 2
    _TEAM = TEAM_SIZE
    _TOP = ROUTE_LENGTH
    _JACK = 10
    _IDLE = IDLE_LIMIT
    _OVER = OVER


class BergbeklimmenView(NamedTuple):
    """What one seat may know (rules page, last part). Cards as names; hands in the order of `DECK`.

    hand: own cards; sizes: cards in each hand; known: per seat the cards in its hand that were seen being
    taken from a middle pile; kept: per seat whether one of its other cards must be of its own colour, since
    it kept it; routes: per seat in the order laid; piles: per colour and slot, bottom to top; stock: cards
    left in it. Of the turn being played: drawing: cards are being drawn; played and own_played: cards laid,
    and those of the own colour; front: the front-runner rule holds; climbed: a card came on the route.
    idle: turns in a row, this one not counted, in which none did.
    """

    seat: int
    seats: int
    turn: int
    hand: Sequence[str]
    sizes: Sequence[int]
    known: Sequence[Sequence[str]]
    kept: Sequence[bool]
    routes: Sequence[Sequence[str]]
    piles: Sequence[Sequence[Sequence[str]]]
    stock: int
    drawing: bool
    played: int
    own_played: int
    front: bool
    climbed: bool
    idle: int
    scores: Sequence[float] | None


class BergbeklimmenState(State):
    """One round.

    `known` marks hand cards taken from a middle pile; `kept` says of a seat that one of its other cards
    was kept, hence is of its colour, as everybody can tell.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        if not cython.compiled:
            self.size = [0] * 2
            self.kept = [0] * 2
            self.route_length = [0] * 2
            self.pile_length = [0] * 4
            self.hand = [0] * 4
            self.known = [0] * 4
            self.route = [0] * 26
            self.pile = [0] * 104
            self.stock = [0] * 52
        self.drawing = 0
        self.played = 0
        self.own_played = 0
        self.front = 0
        self.climbed = 0
        self.idle = 0
        self.winner = -1
        self.stock_left = 0

    # What the rules are.

    def step(self, code: cython.int) -> cython.void:
        if code < KEEP:
            self._play(code // 3, code % 3)
        elif code == KEEP:
            self._begin_draws()
        else:
            self._draw(code - DRAW)

    def _play(self, card: cython.int, target: cython.int) -> cython.void:
        seat: cython.int = self.turn
        colour: cython.int = (card >> 1) & 1
        place: cython.int = seat * 2
        last: cython.int = seat * 2 + self.size[seat] - 1
        if self.hand[place] != card:
            place += 1
        if colour == seat and not self.known[place]:
            self.kept[seat] = 0
        self.hand[place] = self.hand[last]
        self.known[place] = self.known[last]
        self.size[seat] -= 1
        self.played += 1
        if colour == seat:
            self.own_played += 1
        if target == ROUTE:
            self.route[seat * 13 + self.route_length[seat]] = card
            self.route_length[seat] += 1
            self.climbed = 1
            if self.route_length[seat] == _TOP:
                self.winner = seat
                self.turn = _OVER
                return
        else:
            target += colour * 2
            self.pile[target * 26 + self.pile_length[target]] = card
            self.pile_length[target] += 1
        # The front-runner's second own card stays in the hand without a question.
        forced: cython.bint = self.front and self.own_played and ((self.hand[seat * 2] >> 1) & 1) == seat
        if self.size[seat] == 0 or forced:
            self._begin_draws()

    def _begin_draws(self) -> cython.void:
        """Part B of the turn: a card still held has been kept."""
        seat: cython.int = self.turn
        if self.size[seat] > 0 and not self.known[seat * 2]:
            self.kept[seat] = 1
        self.drawing = 1
        if not self._has_source(seat):
            self._end_turn()

    def _draw(self, source: cython.int) -> cython.void:
        seat: cython.int = self.turn
        place: cython.int = seat * 2 + self.size[seat]
        pile: cython.int = seat * 2 + source
        if source == STOCK:
            self.stock_left -= 1
            self.hand[place] = self.stock[self.stock_left]
            self.known[place] = 0
        else:
            self.pile_length[pile] -= 1
            self.hand[place] = self.pile[pile * 26 + self.pile_length[pile]]
            self.known[place] = 1
        self.size[seat] += 1
        if self.size[seat] == 2 or not self._has_source(seat):
            self._end_turn()

    def _end_turn(self) -> cython.void:
        self.idle = 0 if self.climbed else self.idle + 1
        if self.idle == _IDLE:
            self.turn = _OVER
        else:
            self._begin_turn(1 - self.turn)

    def _begin_turn(self, seat: cython.int) -> cython.void:
        self.turn = seat
        self.drawing = 0
        self.played = 0
        self.own_played = 0
        self.climbed = 0
        self.front = 1 if self._climb(seat) > self._climb(1 - seat) else 0
        if self.size[seat] == 0:
            self._begin_draws()

    def _climb(self, seat: cython.int) -> cython.int:
        """The number of the last stage laid, 0 while no ace lies."""
        stages: cython.int = self.route_length[seat] - _TEAM
        return stages if stages > 0 else 0

    def _has_source(self, seat: cython.int) -> cython.bint:
        """Whether `seat` can draw from anywhere."""
        return self.stock_left + self.pile_length[seat * 2] + self.pile_length[seat * 2 + 1] > 0

    def _fits_route(self, seat: cython.int, card: cython.int) -> cython.bint:
        """Whether an own card is the next one needed."""
        length: cython.int = self.route_length[seat]
        if length < _TEAM:
            return (card >> 2) >= _JACK
        return (card >> 2) == length - _TEAM

    def codes(self, out: cython.p_int) -> cython.int:
        seat: cython.int = self.turn
        count: cython.int = 0
        i: cython.int
        card: cython.int
        colour: cython.int
        if seat < 0:
            return 0
        if self.drawing:
            for i in range(2):
                if self.pile_length[seat * 2 + i] > 0:
                    out[count] = DRAW + i
                    count += 1
            if self.stock_left > 0:
                out[count] = DRAW + STOCK
                count += 1
            return count
        for i in range(self.size[seat]):
            card = self.hand[seat * 2 + i]
            colour = (card >> 1) & 1
            if self.pile_length[colour * 2] == 0:
                out[count] = card * 3
            elif self.pile_length[colour * 2 + 1] == 0:
                out[count] = card * 3 + 1
            else:
                out[count] = card * 3
                out[count + 1] = card * 3 + 1
                count += 1
            count += 1
            if colour == seat:
                if self._fits_route(seat, card):
                    out[count] = card * 3 + ROUTE
                    count += 1
                if self.played > 0:
                    out[count] = KEEP
                    count += 1
        return count

    def assign(self, other: State) -> cython.void:
        self._assign(cython.cast(BergbeklimmenState, other))

    def _assign(self, source: BergbeklimmenState) -> cython.void:
        i: cython.int
        k: cython.int
        self.seats = source.seats
        self.turn = source.turn
        self.drawing = source.drawing
        self.played = source.played
        self.own_played = source.own_played
        self.front = source.front
        self.climbed = source.climbed
        self.idle = source.idle
        self.winner = source.winner
        self.stock_left = source.stock_left
        for i in range(2):
            self.size[i] = source.size[i]
            self.kept[i] = source.kept[i]
            self.route_length[i] = source.route_length[i]
            for k in range(source.route_length[i]):
                self.route[i * 13 + k] = source.route[i * 13 + k]
        for i in range(4):
            self.hand[i] = source.hand[i]
            self.known[i] = source.known[i]
            self.pile_length[i] = source.pile_length[i]
            for k in range(source.pile_length[i]):
                self.pile[i * 26 + k] = source.pile[i * 26 + k]
        for i in range(source.stock_left):
            self.stock[i] = source.stock[i]

    def _unseen(self, seat: cython.int, pool: cython.p_schar) -> cython.int:
        """Write to `pool` the cards that `seat` cannot place: the stock and the other hand's unknown cards.
        Returns how many."""
        seen = cython.declare(cython.schar[52])
        if not cython.compiled:
            seen = [0] * 52
        i: cython.int
        k: cython.int
        count: cython.int = 0
        for i in range(52):
            seen[i] = 0
        for i in range(2):
            for k in range(self.size[i]):
                if i == seat or self.known[i * 2 + k]:
                    seen[self.hand[i * 2 + k]] = 1
            for k in range(self.route_length[i]):
                seen[self.route[i * 13 + k]] = 1
        for i in range(4):
            for k in range(self.pile_length[i]):
                seen[self.pile[i * 26 + k]] = 1
        for i in range(52):
            if not seen[i]:
                pool[count] = i
                count += 1
        return count

    def redeal(self, seat: cython.int, rng: Rng) -> cython.void:
        pool = cython.declare(cython.schar[52])
        if not cython.compiled:
            pool = [0] * 52
        left: cython.int = self._unseen(seat, pool)
        other: cython.int = 1 - seat
        # One card may have to be of a certain colour: kept ones are of their owner's, and where the
        # front-runner is still asked about a card after an own one, that card is of the other colour.
        colour: cython.int = -1
        if self.turn == other and not self.drawing and self.front and self.own_played:
            colour = seat
        elif self.kept[other]:
            colour = other
        place: cython.int
        for place in range(other * 2, other * 2 + self.size[other]):
            if not self.known[place]:
                self.hand[place] = _take_random(pool, left, colour, rng)
                left -= 1
                colour = -1
        self.stock_left = left
        while left > 0:
            self.stock[left - 1] = _take_random(pool, left, -1, rng)
            left -= 1

    def rewards(self, out: cython.p_double) -> cython.void:
        seat: cython.int
        for seat in range(2):
            out[seat] = 0.5 if self.winner < 0 else (1.0 if seat == self.winner else 0.0)

    # What people and records see of them.

    @property
    def ending(self) -> str | None:
        if self.turn != OVER:
            return None
        return "top" if self.winner >= 0 else "draw"

    def move_of(self, code: int) -> Move:
        if code < KEEP:
            target = code % 3
            return Play(self.turn, DECK[code // 3], None if target == ROUTE else target)
        if code == KEEP:
            return Keep(self.turn)
        source = code - DRAW
        return Draw(self.turn, None if source == STOCK else source)

    def code_of(self, move: Move) -> int:
        if not isinstance(move, Play | Keep | Draw):
            raise IllegalMove("not-a-move-of-this-game")
        if self.turn == OVER:
            raise IllegalMove("round-over")
        if move.seat != self.turn:
            raise IllegalMove("not-your-turn", seat=move.seat, turn=self.turn)
        if isinstance(move, Play):
            return self._code_of_play(move)
        if isinstance(move, Keep):
            return self._code_of_keep()
        return self._code_of_draw(move)

    def _code_of_play(self, move: Play) -> int:
        card = card_number(move.card)
        if move.card not in self.hand_of(move.seat):
            raise IllegalMove("card-not-in-hand", card=move.card)
        own = (card >> 1) & 1 == move.seat
        if self.drawing:
            forced = own and self.front and self.own_played and self.size[move.seat] == 1
            raise IllegalMove("front-runner" if forced else "time-to-draw", card=move.card)
        if move.pile is None:
            if not own:
                raise IllegalMove("route-of-other-colour", card=move.card)
            if not self._fits_route(move.seat, card):
                raise self._why_not_on_route(move)
            return card * 3 + ROUTE
        if not 0 <= move.pile <= 1:
            raise IllegalMove("no-such-pile", pile=move.pile)
        free = self._free_slot((card >> 1) & 1)
        if free is not None and move.pile != free:
            raise IllegalMove("new-pile-first", card=move.card, pile=free)
        return card * 3 + move.pile

    def _why_not_on_route(self, move: Play) -> IllegalMove:
        if self.route_length[move.seat] < TEAM_SIZE:
            return IllegalMove("team-first", card=move.card)
        if move.card[0] in TEAM:
            return IllegalMove("team-complete", card=move.card)
        return IllegalMove("not-next-on-route", card=move.card)

    def _code_of_keep(self) -> int:
        if self.drawing:
            raise IllegalMove("time-to-draw")
        if self.played == 0:
            raise IllegalMove("one-card-must-be-played")
        card = self.hand[self.turn * 2]
        if (card >> 1) & 1 != self.turn:
            raise IllegalMove("other-colour-not-kept", card=DECK[card])
        return KEEP

    def _code_of_draw(self, move: Draw) -> int:
        if not self.drawing:
            raise IllegalMove("play-before-drawing")
        if move.pile is None:
            if self.stock_left == 0:
                raise IllegalMove("stock-empty")
            return DRAW + STOCK
        if not 0 <= move.pile <= 1:
            raise IllegalMove("no-such-pile", pile=move.pile)
        if self.pile_length[move.seat * 2 + move.pile] == 0:
            raise IllegalMove("middle-pile-empty", pile=move.pile)
        return DRAW + move.pile

    def _free_slot(self, colour: int) -> int | None:
        """The slot where the next card of a colour must start a pile; None if two piles lie."""
        return next((slot for slot in range(2) if self.pile_length[colour * 2 + slot] == 0), None)

    def apply(self, move: Move) -> list[Event]:
        code = self.code_of(move)
        events: list[Event] = []
        if isinstance(move, Play):
            opened = move.pile is not None and self._free_slot((code // 3 >> 1) & 1) == move.pile
            events.append(Played(move.seat, move.card, move.pile, opened))
        elif isinstance(move, Keep):
            events.append(Kept(move.seat, True))
        elif isinstance(move, Draw):
            events.append(Drew(move.seat, self._top(move), move.pile))
        held = self.size[move.seat]
        self.step(code)
        if isinstance(move, Play) and held == 2 and self.drawing:
            events.append(Kept(move.seat, False))
        ending = self.ending
        if ending is not None:
            hands = tuple(tuple(self.hand_of(seat)) for seat in range(2))
            events.append(RoundEnded(tuple(self.scores()), hands, ending))
        return events

    def _top(self, move: Draw) -> str:
        """The card that a legal draw takes."""
        if move.pile is None:
            return DECK[self.stock[self.stock_left - 1]]
        pile = move.seat * 2 + move.pile
        return DECK[self.pile[pile * 26 + self.pile_length[pile] - 1]]

    def view(self, seat: int) -> BergbeklimmenView:
        return BergbeklimmenView(
            seat=seat,
            seats=self.seats,
            turn=self.turn,
            hand=self.hand_of(seat),
            sizes=[self.size[i] for i in range(2)],
            known=[self.known_of(i) for i in range(2)],
            kept=[bool(self.kept[i]) for i in range(2)],
            routes=[self.route_of(i) for i in range(2)],
            piles=[[self.middle_pile(colour, slot) for slot in range(2)] for colour in range(2)],
            stock=self.stock_left,
            drawing=bool(self.drawing),
            played=self.played,
            own_played=self.own_played,
            front=bool(self.front),
            climbed=bool(self.climbed),
            idle=self.idle,
            scores=self.scores() if self.turn == OVER else None,
        )

    def scores(self) -> list[float]:
        return duel_scores(self.winner)

    def hand_of(self, seat: int) -> list[str]:
        """The cards in a hand, in the order of `DECK`."""
        return [DECK[card] for card in sorted(self.hand[seat * 2 + i] for i in range(self.size[seat]))]

    def known_of(self, seat: int) -> list[str]:
        """The cards in a hand that were taken from a middle pile, in the order of `DECK`."""
        places = range(seat * 2, seat * 2 + self.size[seat])
        return [DECK[card] for card in sorted(self.hand[i] for i in places if self.known[i])]

    def route_of(self, seat: int) -> list[str]:
        """The cards of a route in the order laid."""
        return [DECK[self.route[seat * 13 + i]] for i in range(self.route_length[seat])]

    def middle_pile(self, colour: int, slot: int) -> list[str]:
        """The cards of a middle pile, bottom to top. `colour`: the seat that climbs with it."""
        pile = colour * 2 + slot
        return [DECK[self.pile[pile * 26 + i]] for i in range(self.pile_length[pile])]

    def lay_out(self, hands: Sequence[Sequence[str]], stock: Sequence[str], start: int) -> None:
        """Begin a round with these cards, the stock given top first."""
        self._fill_hands(hands, [[], []])
        self.stock_left = len(stock)
        for place, card in enumerate(reversed(stock)):
            self.stock[place] = CARD_NUMBERS[card]
        self._begin_turn(start)

    def fill(self, view: BergbeklimmenView) -> None:
        """Take over what `view` tells; the other hand gets only its known cards and its size."""
        self.turn = view.turn
        hands = [list(known) for known in view.known]
        hands[view.seat] = list(view.hand)
        self._fill_hands(hands, view.known)
        for seat in range(2):
            self.size[seat] = view.sizes[seat]
            self.kept[seat] = int(view.kept[seat])
            self.route_length[seat] = len(view.routes[seat])
            for place, card in enumerate(view.routes[seat]):
                self.route[seat * 13 + place] = CARD_NUMBERS[card]
            for slot, cards in enumerate(view.piles[seat]):
                self.pile_length[seat * 2 + slot] = len(cards)
                for place, card in enumerate(cards):
                    self.pile[(seat * 2 + slot) * 26 + place] = CARD_NUMBERS[card]
        self.stock_left = view.stock
        self.drawing = int(view.drawing)
        self.played = view.played
        self.own_played = view.own_played
        self.front = int(view.front)
        self.climbed = int(view.climbed)
        self.idle = view.idle
        if view.scores is not None and 1 in view.scores:
            self.winner = list(view.scores).index(1)

    def _fill_hands(self, hands: Sequence[Sequence[str]], known: Sequence[Sequence[str]]) -> None:
        for seat, hand in enumerate(hands):
            self.size[seat] = len(hand)
            for place, card in enumerate(hand):
                self.hand[seat * 2 + place] = CARD_NUMBERS[card]
                self.known[seat * 2 + place] = int(card in known[seat])


def _take_random(pool: cython.p_schar, count: cython.int, colour: cython.int, rng: Rng) -> cython.int:
    """Take a card of `colour` (any, if -1) at random out of the `count` cards of `pool`, close the gap with
    the last one, and return it."""
    i: cython.int
    matching: cython.int = 0
    pick: cython.int
    for i in range(count):
        if colour < 0 or ((pool[i] >> 1) & 1) == colour:
            matching += 1
    pick = rng.below(matching)
    i = 0
    while True:
        if colour < 0 or ((pool[i] >> 1) & 1) == colour:
            if pick == 0:
                break
            pick -= 1
        i += 1
    card: cython.int = pool[i]
    pool[i] = pool[count - 1]
    return card


class Bergbeklimmen(Game):
    """The rules of Bergbeklimmen."""

    id: ClassVar[str] = "bergbeklimmen"
    seats: ClassVar[range] = range(2, 3)
    options: ClassVar[Mapping[str, Option]] = {"rounds": Option(1, 1, 10)}

    def deal(self, rng: Random, seats: int, options: Mapping[str, Any], start: int) -> dict[str, Json]:
        """Two cards each, the rest is the stock."""
        cards = shuffled(DECK, rng)
        hands = [cards[:HAND_SIZE], cards[HAND_SIZE : 2 * HAND_SIZE]]
        return {"hands": hands, "stock": cards[2 * HAND_SIZE :], "start": start}

    def start(self, deal: Mapping[str, Json], seats: int, options: Mapping[str, Any]) -> State:
        """The state after `deal`; `RecordError` for a deal that is not one."""
        begins, hands = read_start(deal), read_hands(deal, HAND_SIZE)
        stock = read_stock(deal, len(DECK) - 2 * HAND_SIZE)
        check_whole_deck([*hands[0], *hands[1], *stock])
        state = BergbeklimmenState(seats)
        state.lay_out(hands, stock, begins)
        return state

    def move_from_json(self, data: Mapping[str, Json]) -> Move:
        """Read a move; see the rules page on records."""
        return read_move(data)

    def view_from_json(self, data: Mapping[str, Json]) -> BergbeklimmenView:
        """The view whose `_asdict()` travelled as JSON."""
        return BergbeklimmenView(**data)

    def state_from_view(self, view: View) -> State:
        """A state that holds what `view` tells."""
        assert isinstance(view, BergbeklimmenView)
        state = BergbeklimmenState(view.seats)
        state.fill(view)
        return state

    def reveals(self, move: Mapping[str, Json]) -> bool:
        """The top of the stock is unseen until it is drawn."""
        return move.get("draw") == "stock"


GAME = Bergbeklimmen()
