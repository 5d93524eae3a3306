"""Kistenstapel for people and records: deals, moves told as events, what each seat may know; see `rules`.

Compiled from this file where there is a compiler; see `game.pxd`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

import cython

from holzwurm_desktop.engine.contract import Event, Game, Json, Move, NoObjection, Option, Options, View
from holzwurm_desktop.engine.core import OVER, State
from holzwurm_desktop.engine.deals import shuffled
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.engine.records import is_int, string_list
from holzwurm_desktop.games.boxes.building import pile_change
from holzwurm_desktop.games.boxes.builds import CARD_SET, CARDS, cards_laid, value_of
from holzwurm_desktop.games.kistenstapel.constants import AT_LEFTOVER, BY_BID, CONCEDED
from holzwurm_desktop.games.kistenstapel.moves import (
    Bid,
    BidMade,
    BidsRevealed,
    Build,
    Built,
    Concede,
    Conceded,
    Drawn,
    Knock,
    Knocked,
    LeftoverDone,
    LeftoverTaken,
    Pass,
    Passed,
    RoundEnded,
    read_move,
)
from holzwurm_desktop.games.kistenstapel.view import PHASES, KistenstapelView

if not cython.compiled:
    from holzwurm_desktop.games.kistenstapel.codes import KistenstapelCodes

STOCK = {"L": 15, "R": 15, "T": 11, "O": 4}
"""The 45 cards that are shuffled; the start box has the other three."""
LEFTOVERS = ("none", "lowest", "bid")


class KistenstapelState(KistenstapelCodes):
    """One round for people and records."""

    @property
    def ending(self) -> str | None:
        return "passes" if self.turn == OVER else None

    def apply(self, move: Move) -> list[Event]:
        # Not `code_of`: legal builds that the sampler does not find have no code.
        self._check(move)
        if isinstance(move, Knock):
            self.begin_knock(move.seat)
            return [Knocked(move.seat, self.passer)]
        # Any other move closes the time for knocks; what that brings (a card turned up) happened before the
        # move.
        events = self.settle() if self.waiting else []
        if isinstance(move, NoObjection):
            return events
        stock_left, gathered = self.stock_left, self._gathered()
        if isinstance(move, Build):
            events.append(self._apply_build(move))
        elif isinstance(move, Pass):
            self.make_pass()
            events.append(Passed(move.seat, self.passes))
        elif isinstance(move, Concede):
            self.concede()
            events.append(Conceded(move.seat, CONCEDED))
        elif isinstance(move, Bid):
            events += self._apply_bid(move)
        else:
            bid = self.bid[self.turn] if self.leftover == BY_BID else None
            events.append(LeftoverDone(move.seat, self.made, bid, bid is None or self.made >= bid))
            self.finish()
        return events + self._what_followed(stock_left, gathered)

    def settle(self) -> list[Event]:
        if not self.waiting:
            raise IllegalMove("round-not-over")
        stock_left, gathered = self.stock_left, self._gathered()
        self.close_window()
        return self._what_followed(stock_left, gathered)

    def _apply_build(self, move: Build) -> Event:
        before, opened, owner, after = self.site.pile(), self.site.open_lids(), self.owner(), move.pile
        points, laid = value_of(after) - value_of(before), cards_laid(before, opened, after, move.opened)
        # The build is put among the sampled ones, so that there is only one way to make a build.
        self.make_build(self.site.find(self.site.offer(after, move.opened, self.turn)))
        shift, layers, added, removed = pile_change(before, after, bool(opened))
        lids = tuple(sorted(set(move.opened) - set(opened)))
        return Built(move.seat, owner, points, laid, shift, layers, tuple(added), tuple(removed), lids)

    def _apply_bid(self, move: Bid) -> list[Event]:
        self.make_bid(move.points)
        made: Event = BidMade(move.seat, move.points)
        if self.bidders < self.seats:
            return [made]
        bids = tuple(self.bid[seat] for seat in range(self.seats))
        return [made, BidsRevealed(bids, self.actor)]

    def _gathered(self) -> bool:
        """Whether one seat already holds the unused cards of all."""
        return self.phase == AT_LEFTOVER and self.passer < 0

    def _what_followed(self, stock_left: int, gathered: bool) -> list[Event]:
        """The events that followed by themselves, given how things stood before: cards in the stock, cards
        gathered."""
        events: list[Event] = []
        if self.stock_left < stock_left:
            events.append(Drawn(self.turn, CARDS[self.stock[self.stock_left]], self.stock_left))
        if self._gathered() and not gathered:
            events.append(LeftoverTaken(self.turn, self.hand_of(self.turn)))
        if self.turn == OVER:
            events.append(RoundEnded(tuple(self.scores()), "passes"))
        return events

    def view(self, seat: int) -> KistenstapelView:
        revealed = self.bidders == self.seats
        bids = [
            self.bid[i] if self._has_bid(i) and (revealed or i == seat) else None for i in range(self.seats)
        ]
        return KistenstapelView(
            seat=seat,
            seats=self.seats,
            turn=self._real_turn(),
            phase="over" if self.turn == OVER else PHASES[self.phase],
            waiting=self.waiting,
            passer=self.passer,
            start=self.start,
            leftover=LEFTOVERS[self.leftover],
            pile=[[x, y, height] for (x, y), height in sorted(self.pile().items())],
            open=[list(position) for position in self.open_lids()],
            hands=[list(self.hand_of(i)) for i in range(self.seats)],
            stock=self.stock_left,
            scores=self.scores(),
            passes=self.passes,
            bids=bids,
            bidders=self.bidders,
            made=self.made,
        )

    def _has_bid(self, seat: int) -> bool:
        return (seat - self.start) % self.seats < self.bidders

    def scores(self) -> list[int]:
        return [self.score[seat] for seat in range(self.seats)]

    def lay_out(self, stock: Sequence[str], start: int, leftover: str) -> None:
        """Begin a round. stock: top first; start: the seat to act; leftover: one of `LEFTOVERS`.

        Each seat takes a card, then the first seat takes its card for the turn.
        """
        self.site.lay({(0, 0): 1}, ())
        self.start = start
        self.leftover = LEFTOVERS.index(leftover)
        self.lay_stock(stock)
        for i in range(self.seats):
            self.take_card((start + i) % self.seats)
        self.begin_turn(start)

    def lay_stock(self, stock: Sequence[str]) -> None:
        """Replace the stock by these cards, top first."""
        self.stock_left = len(stock)
        for place, card in enumerate(reversed(stock)):
            self.stock[place] = CARDS.index(card)

    def fill(self, view: KistenstapelView) -> None:
        """Take over what `view` tells: the stock in any order, sealed bids as 0. A seat that may knock is
        asked whether it does."""
        self.site.lay({(x, y): height for x, y, height in view.pile}, {(a, b) for a, b in view.open})
        self.turn, self.passer, self.start = view.turn, view.passer, view.start
        # The phase "over" has no number of its own: `turn` says it.
        self.phase = PHASES.index(view.phase) % PHASES.index("over")
        self.leftover = LEFTOVERS.index(view.leftover)
        self.passes, self.bidders, self.made = view.passes, view.bidders, view.made
        for seat in range(view.seats):
            self.score[seat] = view.scores[seat]
            self.bid[seat] = view.bids[seat] or 0
            for card in range(4):
                self.hand[seat * 4 + card] = view.hands[seat][card]
        # What is in the stock follows from the open cards.
        lying = (self.site.left, self.site.right, self.site.count - self.site.opens, self.site.opens)
        self.stock_left = 0
        for card in range(4):
            for _ in range(CARD_SET[card] - lying[card] - sum(hand[card] for hand in view.hands)):
                self.stock[self.stock_left] = card
                self.stock_left += 1
        if self.waiting:
            self._ask(view.seat)

    def _ask(self, seat: int) -> None:
        """Ask a seat whether it knocks; the passer cannot, so the next seat is asked in its place."""
        self.asked = (self.passer + 1) % self.seats if seat == self.passer else seat
        self.resume, self.turn = self.turn, self.asked
        self.sample()
        self.overlooked = int(self.site.offers > 0)


class Kistenstapel(Game):
    """The rules of Kistenstapel."""

    id: ClassVar[str] = "kistenstapel"
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[Mapping[str, Option]] = {
        "rounds": Option(1, 1, 10),
        "leftover": Option("none", choices=LEFTOVERS),
    }

    def deal(self, rng: Random, seats: int, options: Options, start: int) -> dict[str, Json]:
        """Shuffle the stock, top first. start: the seat that begins."""
        cards = [card for card, count in STOCK.items() for _ in range(count)]
        return {"stock": shuffled(cards, rng), "start": start}

    def start(self, deal: Mapping[str, Json], seats: int, options: Options) -> State:
        """The state after `deal`. Raises `RecordError` if it is not a valid deal of this game."""
        stock, begins = string_list(deal.get("stock")), deal.get("start")
        if stock is None or not is_int(begins):
            raise RecordError("bad-deal")
        if not 0 <= begins < seats:
            raise RecordError("no-such-seat", seat=begins)
        # Exactly these 45 cards; their order is the deal.
        if Counter(stock) != STOCK:
            raise RecordError("bad-stock")
        state = KistenstapelState(seats)
        state.lay_out(stock, begins, str(options["leftover"]))
        return state

    def move_from_json(self, data: Mapping[str, Json]) -> Move:
        """Read a move. Raises `IllegalMove` if `data` does not have the form of one."""
        return read_move(data)

    def view_from_json(self, data: Mapping[str, Json]) -> KistenstapelView:
        """The view whose `_asdict()` travelled as JSON."""
        return KistenstapelView(**data)

    def state_from_view(self, view: View) -> State:
        """A state that holds what `view` tells; the order of the stock and sealed bids are still to be
        drawn."""
        assert isinstance(view, KistenstapelView)
        state = KistenstapelState(view.seats)
        state.fill(view)
        return state

    def reveals(self, move: Mapping[str, Json]) -> bool:
        """Whether the move shows its player something unseen: after all moves but these a card, or bids, may
        be turned up."""
        return "knock" not in move and "done" not in move


GAME = Kistenstapel()
