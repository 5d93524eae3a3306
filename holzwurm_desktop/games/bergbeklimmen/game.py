"""Bergbeklimmen for people and records: named moves and events, reasons for refusals, views; and `GAME`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

import cython

from holzwurm_desktop.engine.contract import Event, Game, Json, Move, Option, Options, View
from holzwurm_desktop.engine.core import OVER, State
from holzwurm_desktop.engine.deals import shuffled
from holzwurm_desktop.engine.errors import IllegalMove
from holzwurm_desktop.games.bergbeklimmen.constants import (
    DRAW,
    DRAW_STOCK,
    HAND_SIZE,
    KEEP,
    ROUTE,
    STOCK,
    TEAM,
    TEAM_SIZE,
)
from holzwurm_desktop.games.bergbeklimmen.moves import (
    Draw,
    Drew,
    Keep,
    Kept,
    Play,
    Played,
    RoundEnded,
    read_move,
)
from holzwurm_desktop.games.bergbeklimmen.view import BergbeklimmenView
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

if not cython.compiled:
    from holzwurm_desktop.games.bergbeklimmen.rules import (
        BergbeklimmenPosition,
        card_of,
        climber_of,
        code_for,
        target_of,
    )


class BergbeklimmenState(BergbeklimmenPosition):
    """One round with names: cards as in `deck52.deck`, moves and events as in `moves`."""

    @property
    def ending(self) -> str | None:
        if self.turn != OVER:
            return None
        return "top" if self.winner >= 0 else "draw"

    def move_of(self, code: int) -> Move:
        if code < KEEP:
            target = target_of(code)
            return Play(self.turn, DECK[card_of(code)], None if target == ROUTE else target)
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
        # Asked by name: hands are tiny, and the message names the card anyway.
        if move.card not in self.hand_of(move.seat):
            raise IllegalMove("card-not-in-hand", card=move.card)
        own = climber_of(card) == move.seat
        if self.drawing:
            # A front-runner who tries to lay a second own card deserves the reason, not just "draw now".
            forced = own and self.front and self.own_played and self.size[move.seat] == 1
            raise IllegalMove("front-runner" if forced else "time-to-draw", card=move.card)
        if move.pile is None:
            if not own:
                raise IllegalMove("route-of-other-colour", card=move.card)
            if not self._fits_route(move.seat, card):
                raise self._why_not_on_route(move)
            return code_for(card, ROUTE)
        if not 0 <= move.pile <= 1:
            raise IllegalMove("no-such-pile", pile=move.pile)
        # A missing pile must be started first; house ruling: also one that drawing has emptied.
        free = self._free_slot(climber_of(card))
        if free is not None and move.pile != free:
            raise IllegalMove("new-pile-first", card=move.card, pile=free)
        return code_for(card, move.pile)

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
        if climber_of(card) != self.turn:
            raise IllegalMove("other-colour-not-kept", card=DECK[card])
        return KEEP

    def _code_of_draw(self, move: Draw) -> int:
        if not self.drawing:
            raise IllegalMove("play-before-drawing")
        if move.pile is None:
            if self.stock_left == 0:
                raise IllegalMove("stock-empty")
            return DRAW_STOCK
        if not 0 <= move.pile <= 1:
            raise IllegalMove("no-such-pile", pile=move.pile)
        if self.pile_length[move.seat * 2 + move.pile] == 0:
            raise IllegalMove("middle-pile-empty", pile=move.pile)
        return DRAW + move.pile

    def _free_slot(self, colour: int) -> int | None:
        """The slot in which the next card of a colour must start a pile; None if both piles lie."""
        return next((slot for slot in range(2) if self.pile_length[colour * 2 + slot] == 0), None)

    def apply(self, move: Move) -> list[Event]:
        code = self.code_of(move)
        events: list[Event] = []
        if isinstance(move, Play):
            # Asked before `step`: afterwards the slot is taken.
            opened = move.pile is not None and self._free_slot(climber_of(card_of(code))) == move.pile
            events.append(Played(move.seat, move.card, move.pile, opened))
        elif isinstance(move, Keep):
            events.append(Kept(move.seat, True))
        elif isinstance(move, Draw):
            events.append(Drew(move.seat, self._top(move), move.pile))
        held = self.size[move.seat]
        self.step(code)
        # A card is left but drawing has begun: the front-runner rule kept it without a question.
        if isinstance(move, Play) and held == 2 and self.drawing:
            events.append(Kept(move.seat, False))
        ending = self.ending
        if ending is not None:
            hands = tuple(tuple(self.hand_of(seat)) for seat in range(2))
            events.append(RoundEnded(tuple(self.scores()), hands, ending))
        return events

    def _top(self, move: Draw) -> str:
        """The card that a legal draw will take; asked before `step`."""
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
        """The cards in a hand that everybody saw the seat take from a middle pile, in the order of `DECK`."""
        places = range(seat * 2, seat * 2 + self.size[seat])
        return [DECK[card] for card in sorted(self.hand[i] for i in places if self.known[i])]

    def route_of(self, seat: int) -> list[str]:
        """The cards of a route in the order laid."""
        return [DECK[self.route[seat * 13 + i]] for i in range(self.route_length[seat])]

    def middle_pile(self, colour: int, slot: int) -> list[str]:
        """The cards of a middle pile, bottom to top. colour: the seat that climbs with it; slot: 0 or 1."""
        pile = colour * 2 + slot
        return [DECK[self.pile[pile * 26 + i]] for i in range(self.pile_length[pile])]

    def lay_out(self, hands: Sequence[Sequence[str]], stock: Sequence[str], start: int) -> None:
        """Begin a round with these cards. stock: top first; start: the seat to act."""
        self._fill_hands(hands, [[], []])
        self.stock_left = len(stock)
        # Inside, the top of the stock is at the end, so that drawing only lowers a counter.
        for place, card in enumerate(reversed(stock)):
            self.stock[place] = CARD_NUMBERS[card]
        self._begin_turn(start)

    def fill(self, view: BergbeklimmenView) -> None:
        """Take over what `view` tells. Of the other hand only the known cards and the size; `redeal` fills
        the rest."""
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
        # A draw has scores of 0.5 and leaves `winner` at -1.
        if view.scores is not None and 1 in view.scores:
            self.winner = list(view.scores).index(1)

    def _fill_hands(self, hands: Sequence[Sequence[str]], known: Sequence[Sequence[str]]) -> None:
        for seat, hand in enumerate(hands):
            self.size[seat] = len(hand)
            for place, card in enumerate(hand):
                self.hand[seat * 2 + place] = CARD_NUMBERS[card]
                self.known[seat * 2 + place] = int(card in known[seat])


class Bergbeklimmen(Game):
    """The rules of Bergbeklimmen."""

    id: ClassVar[str] = "bergbeklimmen"
    seats: ClassVar[range] = range(2, 3)
    options: ClassVar[Mapping[str, Option]] = {"rounds": Option(1, 1, 10)}

    def deal(self, rng: Random, seats: int, options: Options, start: int) -> dict[str, Json]:
        """Shuffle the deck: two cards for each seat, the rest is the stock, top first."""
        cards = shuffled(DECK, rng)
        hands = [cards[:HAND_SIZE], cards[HAND_SIZE : 2 * HAND_SIZE]]
        return {"hands": hands, "stock": cards[2 * HAND_SIZE :], "start": start}

    def start(self, deal: Mapping[str, Json], seats: int, options: Options) -> State:
        """The state after `deal`. Raises `RecordError` if it is not a valid deal of this game."""
        begins, hands = read_start(deal), read_hands(deal, HAND_SIZE)
        stock = read_stock(deal, len(DECK) - 2 * HAND_SIZE)
        check_whole_deck([*hands[0], *hands[1], *stock])
        state = BergbeklimmenState(seats)
        state.lay_out(hands, stock, begins)
        return state

    def move_from_json(self, data: Mapping[str, Json]) -> Move:
        """Read a move. Raises `IllegalMove` if `data` does not have the form of one."""
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
        """Whether the move shows its player something unseen: the top of the stock is, until it is drawn."""
        return move.get("draw") == "stock"


GAME = Bergbeklimmen()
