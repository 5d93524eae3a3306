"""Kistenstapel, the box-stacking game (rules page `kistenstapel`): its state and view. Its moves and events:
`values.kistenstapel`; the pile and the builds that search tries: `building_site`.

Compiled from this file where there is a compiler; see `kistenstapel.pxd` for the types of the state.

Inside, cards are numbered in the order of `CARDS` and counted per seat. `apply` takes any legal build;
`codes` lists those that the move sampler of `building_site` finds, so a player that searches chooses among
those, and others that were added by `offer`. In `codes` only the seat to act knocks, and only when the
sampler finds what was overlooked.

After a pass the state is *waiting*: any other seat may knock, or the next seat moves, or, when nobody knocks,
`settle` goes on: only then the next seat's card is turned up. The view of a seat that may knock determinizes
to a state where that seat is asked: its codes are to knock or to let it be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

import cython

from holzwurm_desktop.engine.building import CARDS, check_action, pile_change
from holzwurm_desktop.engine.building_site import BuildingSite
from holzwurm_desktop.engine.builds import CARD_SET, Hand, cards_laid, value_of
from holzwurm_desktop.engine.contract import Event, Game, Json, Move, NoObjection, Option, View
from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.engine.deals import shuffled
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.engine.piles import Column, Position
from holzwurm_desktop.engine.records import is_int, string_list
from holzwurm_desktop.engine.values.kistenstapel import (
    HIGHEST_BID,
    Bid,
    BidMade,
    BidsRevealed,
    Build,
    Built,
    Concede,
    Conceded,
    Done,
    Drawn,
    Knock,
    Knocked,
    LeftoverDone,
    LeftoverTaken,
    Pass,
    Passed,
    RoundEnded,
    move_from_json,
)

if not cython.compiled:
    from holzwurm_desktop.engine.core import Rng, State

STOCK = {"L": 15, "R": 15, "T": 11, "O": 4}
"""The 45 cards that are shuffled; the start box has the other three."""
PHASES = ("play", "knock", "last", "bid", "leftover", "over")
"""A turn; the knocker's answer; nothing but a knock on the last pass; bidding; building with the unused
cards; the round is over."""
LEFTOVERS = ("none", "lowest", "bid")
CONCEDED = 2
"""Points for all others when a knocker concedes."""

if cython.compiled:
    _OVER = cython.declare(cython.int, -2)
    _PLAY = cython.declare(cython.int, 0)
    _KNOCK = cython.declare(cython.int, 1)
    _LAST = cython.declare(cython.int, 2)
    _BID = cython.declare(cython.int, 3)
    _LEFTOVER = cython.declare(cython.int, 4)
    _LOWEST = cython.declare(cython.int, 1)
    _BY_BID = cython.declare(cython.int, 2)
    _CONCEDED = cython.declare(cython.int, 2)
    _BIDS = cython.declare(cython.int, 100)
    _GUESSED_BIDS = cython.declare(cython.int, 16)
    PASS = cython.declare(cython.int, 0)
    LET_BE = cython.declare(cython.int, 1)
    KNOCK = cython.declare(cython.int, 2)
    CONCEDE = cython.declare(cython.int, 3)
    DONE = cython.declare(cython.int, 4)
    SEALED = cython.declare(cython.int, 10)
    FIRST_BID = cython.declare(cython.int, 16)
    FIRST_BUILD = cython.declare(cython.int, 256)
else:
    _OVER = OVER
    _PLAY, _KNOCK, _LAST, _BID, _LEFTOVER = range(5)
    _LOWEST, _BY_BID = 1, 2
    _CONCEDED = CONCEDED
    _BIDS = HIGHEST_BID + 1
    _GUESSED_BIDS = 16  # a sealed bid is taken to be below this
    PASS, LET_BE, KNOCK, CONCEDE, DONE = range(5)  # DONE + seat
    SEALED = 10
    FIRST_BID = 16
    FIRST_BUILD = 256


class Builder(NamedTuple):
    """Who may build now, and with what: the seat, the seat whose cards they are, the cards."""

    seat: int
    owner: int
    hand: Hand


class KistenstapelView(NamedTuple):
    """What one seat may know (rules page, last part): all but the order of the stock and sealed bids.

    turn: the seat to act, also while knocking is possible (`waiting`); phase: one of `PHASES`; passer: whose
    pass may be, or was, knocked on, -1 if nobody's; pile: [x, y, height]; open: positions; hands: L, R, T and
    O cards of each seat; stock: how many cards; passes: in a row, with the stock empty; bids: None where not
    made or not seen; made: points made so far with the unused cards.
    """

    seat: int
    seats: int
    turn: int
    phase: str
    waiting: bool
    passer: int
    start: int
    leftover: str
    pile: Sequence[Sequence[int]]
    open: Sequence[Sequence[int]]
    hands: Sequence[Sequence[int]]
    stock: int
    scores: Sequence[int]
    passes: int
    bids: Sequence[int | None]
    bidders: int
    made: int


class KistenstapelState(State):
    """One round.

    passer: who passed, while that may be knocked on and while the knocker answers, else -1; asked: the seat
    that is asked whether it knocks, else -1, and resume: whose turn it is behind that; overlooked: whether
    the sampler finds a build for the one who passed; bidders: how many have bid.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        if not cython.compiled:
            self.stock = [0] * 45
            self.hand = [0] * 24
            self.score = [0] * 6
            self.bid = [0] * 6
        self.site = BuildingSite()
        self.phase = self.leftover = self.start = 0
        self.stock_left = self.passes = self.made = 0
        self.passer = self.asked = -1
        self.resume = 0
        self.overlooked = self.bidders = 0

    # What the rules are.

    def step(self, code: cython.int) -> cython.void:
        if code == KNOCK:
            self.begin_knock(self.turn)
            return
        if self.asked >= 0 or self.phase == _LAST:
            self.close_window()
            return
        if self.phase != _KNOCK:
            self.close_window()
        if code >= FIRST_BUILD:
            if not self.site.sampled:
                self.sample()
            self.make_build(self.site.slot_of(code))
        elif code == PASS:
            self.make_pass()
        elif code == CONCEDE:
            self.concede()
        elif code >= FIRST_BID:
            self.make_bid(code - FIRST_BID)
        else:
            self.finish()

    def after(self, seat: cython.int) -> cython.int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def begin_turn(self, seat: cython.int) -> cython.void:
        self.phase = _PLAY
        self.turn = seat
        self.take_card(seat)
        self.site.forget()

    def take_card(self, seat: cython.int) -> cython.void:
        """Take the top card of the stock, if there is one."""
        if self.stock_left > 0:
            self.stock_left -= 1
            self.hand[seat * 4 + self.stock[self.stock_left]] += 1

    def make_build(self, slot: cython.int) -> cython.void:
        """The seat to act makes a sampled build."""
        if slot < 0:
            return
        place: cython.int = self.owner() * 4
        left: cython.int = self.site.left
        right: cython.int = self.site.right
        closed: cython.int = self.site.count - self.site.opens
        opened: cython.int = self.site.opens
        boxes: cython.int = self.site.boxes
        self.site.build(slot)
        left = self.site.left - left
        right = self.site.right - right
        closed = self.site.count - self.site.opens - closed
        opened = self.site.opens - opened
        points: cython.int = 3 * (self.site.boxes - boxes) - left - right - closed - opened
        self.hand[place] -= left
        self.hand[place + 1] -= right
        self.hand[place + 2] -= closed
        self.hand[place + 3] -= opened
        if self.phase == _LEFTOVER:
            self.made += points
            if self.leftover == _LOWEST:
                self.score[self.turn] += points
            return
        self.score[self.turn] += points
        self.passes = 0
        passer: cython.int = self.passer
        self.passer = -1
        self.begin_turn(self.after(passer if self.phase == _KNOCK else self.turn))

    def make_pass(self) -> cython.void:
        if not self.site.sampled:
            self.sample()
        self.overlooked = 1 if self.site.offers > 0 else 0
        if self.stock_left == 0:
            self.passes += 1
        self.passer = self.turn
        self.turn = self.after(self.turn)
        self.site.forget()
        if self.passes == self.seats:
            self.end_building()

    def close_window(self) -> cython.void:
        """Nobody knocks on the last pass, if there was one: go on."""
        if self.passer < 0:
            return
        self.passer = -1
        if self.asked >= 0:
            self.turn = self.resume
            self.asked = -1
            self.site.forget()
        if self.phase == _PLAY:
            self.take_card(self.turn)
        elif self.phase == _LEFTOVER:
            self.gather(self.turn)
        elif self.phase == _LAST:
            self.turn = _OVER

    def begin_knock(self, seat: cython.int) -> cython.void:
        if seat != self.turn or (self.asked < 0 and self.phase != _LAST):
            self.site.forget()
        self.asked = -1
        self.phase = _KNOCK
        self.turn = seat

    def concede(self) -> cython.void:
        seat: cython.int
        for seat in range(self.seats):
            if seat != self.turn:
                self.score[seat] += _CONCEDED
        passer: cython.int = self.passer
        self.passer = -1
        self.site.forget()
        if self.passes == self.seats:
            self.end_building()
        else:
            self.begin_turn(self.after(passer))

    def end_building(self) -> cython.void:
        """All have passed. The last pass may still be knocked on if `passer` is set."""
        self.made = 0
        self.bidders = 0
        if self.leftover == _LOWEST:
            self.phase = _LEFTOVER
            self.turn = self.lowest_seat()
            if self.passer < 0:
                self.gather(self.turn)
        elif self.leftover == _BY_BID:
            self.phase = _BID
            self.turn = self.start
        else:
            self.phase = _LAST
            self.turn = self.after(self.passer) if self.passer >= 0 else _OVER

    def lowest_seat(self) -> cython.int:
        """The seat with the lowest score, the first of them from the start."""
        i: cython.int
        seat: cython.int
        found: cython.int = self.start
        for i in range(1, self.seats):
            seat = (self.start + i) % self.seats
            if self.score[seat] < self.score[found]:
                found = seat
        return found

    def make_bid(self, points: cython.int) -> cython.void:
        self.bid[self.turn] = points
        self.bidders += 1
        self.turn = self.after(self.turn)
        if self.bidders == self.seats:
            self.turn = self.best_bidder()
            if self.turn != _OVER:
                self.phase = _LEFTOVER
                self.gather(self.turn)

    def best_bidder(self) -> cython.int:
        """The seat with the highest bid, of those the one with the lowest score, of those the first from the
        start; `OVER` if nobody bid."""
        i: cython.int
        seat: cython.int
        found: cython.int = self.start
        for i in range(1, self.seats):
            seat = (self.start + i) % self.seats
            if self.bid[seat] > self.bid[found] or (
                self.bid[seat] == self.bid[found] and self.score[seat] < self.score[found]
            ):
                found = seat
        return found if self.bid[found] > 0 else _OVER

    def gather(self, seat: cython.int) -> cython.void:
        """The seat gets the unused cards of all."""
        i: cython.int
        for i in range(self.seats * 4):
            if i // 4 != seat:
                self.hand[seat * 4 + i % 4] += self.hand[i]
                self.hand[i] = 0

    def finish(self) -> cython.void:
        """The seat with the unused cards is done."""
        if self.leftover == _BY_BID and self.made >= self.bid[self.turn]:
            self.score[self.turn] += self.made
        self.turn = _OVER

    def owner(self) -> cython.int:
        """Whose cards the builds of `codes` use, or would use after a knock."""
        if self.asked >= 0 or self.phase == _KNOCK or self.phase == _LAST:
            return self.passer
        return self.turn

    def held(self, card: cython.int) -> cython.int:
        """How many of a card can be built with, those included that closing the knock window brings."""
        owner: cython.int = self.owner()
        count: cython.int = self.hand[owner * 4 + card]
        seat: cython.int
        if self.passer >= 0 and self.asked < 0:
            if self.phase == _PLAY and self.stock_left > 0 and self.stock[self.stock_left - 1] == card:
                count += 1
            elif self.phase == _LEFTOVER:
                count = 0
                for seat in range(self.seats):
                    count += self.hand[seat * 4 + card]
        return count

    def sample(self) -> cython.void:
        """Sample builds for the seat to act, or for the answer to a knock."""
        self.site.sample(self.held(0), self.held(1), self.held(2), self.held(3), self.turn)

    def codes(self, out: cython.p_int) -> cython.int:
        count: cython.int = 0
        if self.asked >= 0 or self.phase == _LAST:
            out[0] = LET_BE
            count = 1
        elif self.phase == _BID:
            for count in range(_BIDS):
                out[count] = FIRST_BID + count
            count = _BIDS
        else:
            count = self._builds(out)
            out[count] = (
                PASS if self.phase == _PLAY else CONCEDE if self.phase == _KNOCK else DONE + self.turn
            )
            count += 1
        if self.overlooked and self.passer >= 0 and self.phase != _KNOCK and self.turn != self.passer:
            out[count] = KNOCK
            count += 1
        return count

    def _builds(self, out: cython.p_int) -> cython.int:
        """Write the codes of the sampled builds; how many."""
        i: cython.int
        if not self.site.sampled:
            self.sample()
        for i in range(self.site.offers):
            out[i] = self.site.offer_code[i]
        return self.site.offers

    def seen(self, code: cython.int, seat: cython.int) -> cython.int:
        if self.phase == _BID and self.turn != seat and code >= FIRST_BID:
            return SEALED
        return code

    def assign(self, other: State) -> cython.void:
        self._assign(cython.cast(KistenstapelState, other))

    def _assign(self, source: KistenstapelState) -> cython.void:
        i: cython.int
        self.seats = source.seats
        self.turn = source.turn
        self.phase = source.phase
        self.leftover = source.leftover
        self.start = source.start
        self.stock_left = source.stock_left
        self.passes = source.passes
        self.passer = source.passer
        self.asked = source.asked
        self.resume = source.resume
        self.made = source.made
        self.overlooked = source.overlooked
        self.bidders = source.bidders
        for i in range(source.stock_left):
            self.stock[i] = source.stock[i]
        for i in range(24):
            self.hand[i] = source.hand[i]
        for i in range(6):
            self.score[i] = source.score[i]
            self.bid[i] = source.bid[i]
        self.site.assign(source.site)

    def redeal(self, seat: cython.int, rng: Rng) -> cython.void:
        i: cython.int
        k: cython.int
        card: cython.int
        for i in range(self.stock_left - 1, 0, -1):
            k = rng.below(i + 1)
            card = self.stock[i]
            self.stock[i] = self.stock[k]
            self.stock[k] = card
        if self.phase == _BID:
            for i in range(self.bidders):
                k = (self.start + i) % self.seats
                if k != seat:
                    self.bid[k] = rng.below(_GUESSED_BIDS)

    def rewards(self, out: cython.p_double) -> cython.void:
        seat: cython.int
        best: cython.int = -1
        sharing: cython.int = 0
        for seat in range(self.seats):
            if self.score[seat] > best:
                best = self.score[seat]
                sharing = 0
            if self.score[seat] == best:
                sharing += 1
        for seat in range(self.seats):
            out[seat] = 1.0 / sharing if self.score[seat] == best else 0.0

    # What people and records see of them.

    @property
    def ending(self) -> str | None:
        return "passes" if self.turn == OVER else None

    @property
    def waiting(self) -> bool:
        return self.passer >= 0 and self.phase != _KNOCK

    def objectors(self) -> list[int]:
        first = self.passer + 1
        return [(first + i) % self.seats for i in range(self.seats - 1)] if self.waiting else []

    def move_of(self, code: int) -> Move:
        if code >= FIRST_BUILD:
            if not self.site.sampled:
                self.sample()
            slot = self.site.find(code)
            if slot < 0:
                raise IllegalMove("no-such-build")
            pile, opened = self.site.offered(slot)
            columns = tuple((x, y, height) for (x, y), height in sorted(pile.items()))
            return Build(self.turn, columns, tuple(opened))
        if code >= FIRST_BID:
            return Bid(self.turn, code - FIRST_BID)
        if code >= DONE:
            return Done(self.turn)
        kind = (Pass, NoObjection, Knock, Concede)[code]
        return kind(self.turn)

    def code_of(self, move: Move) -> int:
        self._check(move)
        if isinstance(move, Build):
            return self.offer(move)
        if isinstance(move, Bid):
            return FIRST_BID + move.points
        if isinstance(move, Done):
            return DONE + move.seat
        if isinstance(move, Pass):
            return PASS
        if isinstance(move, Concede):
            return CONCEDE
        return KNOCK if isinstance(move, Knock) else LET_BE

    def offer(self, build: Build) -> int:
        """Add a legal build to what `codes` lists here; its code. In a state where a seat is asked whether it
        knocks, a build of that seat in answer to the knock."""
        if not self.site.sampled:
            self.sample()
        if self.asked >= 0 or self.phase == _LAST:
            self.overlooked = 1
        return self.site.offer(build.pile, build.opened, self.turn)

    def legal_moves(self) -> list[Move]:
        """All legal moves of all seats but builds, which are too many."""
        if self.turn == OVER:
            return []
        knocks: list[Move] = [Knock(seat) for seat in self.objectors()]
        turn = self._real_turn()
        if self.phase == _KNOCK:
            return [Concede(turn)]
        if self.phase == _PLAY:
            return [Pass(turn), *knocks]
        if self.phase == _BID:
            return [*(Bid(turn, points) for points in range(_BIDS)), *knocks]
        return [Done(turn), *knocks] if self.phase == _LEFTOVER else knocks

    def apply(self, move: Move) -> list[Event]:
        self._check(move)
        if isinstance(move, Knock):
            self.begin_knock(move.seat)
            return [Knocked(move.seat, self.passer)]
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
            bid = self.bid[self.turn] if self.leftover == _BY_BID else None
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
        """Whether one seat holds the unused cards of all."""
        return self.phase == _LEFTOVER and self.passer < 0

    def _what_followed(self, stock_left: int, gathered: bool) -> list[Event]:
        """What happened by itself since the stock had so many cards."""
        events: list[Event] = []
        if self.stock_left < stock_left:
            events.append(Drawn(self.turn, CARDS[self.stock[self.stock_left]], self.stock_left))
        if self._gathered() and not gathered:
            events.append(LeftoverTaken(self.turn, self.hand_of(self.turn)))
        if self.turn == OVER:
            events.append(RoundEnded(tuple(self.scores()), "passes"))
        return events

    def _check(self, move: Move) -> None:
        """`IllegalMove` with the reason if the move is not legal."""
        if not isinstance(move, Build | Pass | Knock | Concede | Bid | Done | NoObjection):
            raise IllegalMove("not-a-move-of-this-game")
        if self.turn == OVER:
            raise IllegalMove("round-over")
        if isinstance(move, Knock | NoObjection):
            self._check_objection(move)
            return
        if self.phase == _LAST:
            raise IllegalMove("all-have-passed")
        if move.seat != self._real_turn():
            raise IllegalMove("not-your-turn", seat=move.seat, turn=self._real_turn())
        allowed: dict[int, tuple[type, ...]] = {
            _PLAY: (Build, Pass),
            _KNOCK: (Build, Concede),
            _BID: (Bid,),
            _LEFTOVER: (Build, Done),
        }
        if not isinstance(move, allowed[self.phase]):
            raise IllegalMove(_MISPLACED[self.phase], move=move.kind)
        if isinstance(move, Build):
            self.check_build(move)
        if isinstance(move, Bid) and not 0 <= move.points <= HIGHEST_BID:
            raise IllegalMove("not-a-bid", most=HIGHEST_BID)

    def _check_objection(self, move: Knock | NoObjection) -> None:
        if self.phase == _KNOCK:
            raise IllegalMove("already-knocked")
        if self.passer < 0:
            raise IllegalMove("no-pass-to-knock-on")
        if move.seat == self.passer:
            raise IllegalMove("own-pass")
        if not 0 <= move.seat < self.seats:
            raise IllegalMove("no-such-seat", seat=move.seat)

    def check_build(self, build: Build) -> tuple[int, Hand]:
        """The points and the cards laid (negative: returned) of a build by who may build now; `IllegalMove`
        with the reason if it is none."""
        builder = self.builder()
        if builder is None:
            raise IllegalMove("nobody-builds")
        return check_action(self.pile(), self.open_lids(), builder.hand, build.columns, build.opened)

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

    def pile(self) -> dict[Column, int]:
        """The heights of the columns."""
        return self.site.pile()

    def open_lids(self) -> list[Position]:
        """The picture positions of the open lids, sorted."""
        return self.site.open_lids()

    def hand_of(self, seat: int) -> Hand:
        """The L, R, T and O cards before a seat."""
        left, right, closed, opened = (self.hand[seat * 4 + card] for card in range(4))
        return left, right, closed, opened

    def builder(self) -> Builder | None:
        """Who may build now, and with which cards: those included that the seat gets by moving now, while a
        knock is still possible. None if nobody may."""
        if self.turn == OVER or self.phase in (_LAST, _BID):
            return None
        asked, turn = self.asked, self.turn
        self.turn = self._real_turn()
        self.asked = -1
        hand = (self.held(0), self.held(1), self.held(2), self.held(3))
        found = Builder(self.turn, self.owner(), hand)
        self.asked, self.turn = asked, turn
        return found

    def _real_turn(self) -> int:
        """The seat to act, also where another one is asked whether it knocks."""
        return self.turn if self.asked < 0 else self.resume

    def lay_out(self, stock: Sequence[str], start: int, leftover: str) -> None:
        """Begin a round: the stock from its top, a card for each seat, and the first turn's card."""
        self.site.lay({(0, 0): 1}, ())
        self.start = start
        self.leftover = LEFTOVERS.index(leftover)
        self.lay_stock(stock)
        for i in range(self.seats):
            self.take_card((start + i) % self.seats)
        self.begin_turn(start)

    def lay_stock(self, stock: Sequence[str]) -> None:
        """Put these cards, top first, in place of the stock."""
        self.stock_left = len(stock)
        for place, card in enumerate(reversed(stock)):
            self.stock[place] = CARDS.index(card)

    def fill(self, view: KistenstapelView) -> None:
        """Take over what `view` tells; the stock in any order, sealed bids as 0. A seat that may knock is
        asked."""
        self.site.lay({(x, y): height for x, y, height in view.pile}, {(a, b) for a, b in view.open})
        self.turn, self.passer, self.start = view.turn, view.passer, view.start
        self.phase = PHASES.index(view.phase) % PHASES.index("over")
        self.leftover = LEFTOVERS.index(view.leftover)
        self.passes, self.bidders, self.made = view.passes, view.bidders, view.made
        for seat in range(view.seats):
            self.score[seat] = view.scores[seat]
            self.bid[seat] = view.bids[seat] or 0
            for card in range(4):
                self.hand[seat * 4 + card] = view.hands[seat][card]
        lying = (self.site.left, self.site.right, self.site.count - self.site.opens, self.site.opens)
        self.stock_left = 0
        for card in range(4):
            for _ in range(CARD_SET[card] - lying[card] - sum(hand[card] for hand in view.hands)):
                self.stock[self.stock_left] = card
                self.stock_left += 1
        if self.waiting:
            self._ask(view.seat)

    def _ask(self, seat: int) -> None:
        """Ask a seat whether it knocks; its own pass it cannot knock on."""
        self.asked = (self.passer + 1) % self.seats if seat == self.passer else seat
        self.resume, self.turn = self.turn, self.asked
        self.sample()
        self.overlooked = int(self.site.offers > 0)


_MISPLACED = {
    _PLAY: "build-or-pass",
    _KNOCK: "build-or-concede",
    _BID: "bid-is-due",
    _LEFTOVER: "build-or-done",
}


class Kistenstapel(Game):
    """The rules of Kistenstapel."""

    id: ClassVar[str] = "kistenstapel"
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[Mapping[str, Option]] = {
        "rounds": Option(1, 1, 10),
        "leftover": Option("none", choices=LEFTOVERS),
    }

    def deal(self, rng: Random, seats: int, options: Mapping[str, Any], start: int) -> dict[str, Json]:
        """The shuffled stock, top first."""
        cards = [card for card, count in STOCK.items() for _ in range(count)]
        return {"stock": shuffled(cards, rng), "start": start}

    def start(self, deal: Mapping[str, Json], seats: int, options: Mapping[str, Any]) -> State:
        """The state after `deal`; `RecordError` for a deal that is not one."""
        stock, begins = string_list(deal.get("stock")), deal.get("start")
        if stock is None or not is_int(begins):
            raise RecordError("bad-deal")
        if not 0 <= begins < seats:
            raise RecordError("no-such-seat", seat=begins)
        if Counter(stock) != STOCK:
            raise RecordError("bad-stock")
        state = KistenstapelState(seats)
        state.lay_out(stock, begins, options["leftover"])
        return state

    def move_from_json(self, data: Mapping[str, Json]) -> Move:
        """Read a move."""
        return move_from_json(data)

    def view_from_json(self, data: Mapping[str, Json]) -> KistenstapelView:
        """The view whose `_asdict()` travelled as JSON."""
        return KistenstapelView(**data)

    def state_from_view(self, view: View) -> State:
        """A state that holds what `view` tells."""
        assert isinstance(view, KistenstapelView)
        state = KistenstapelState(view.seats)
        state.fill(view)
        return state

    def reveals(self, move: Mapping[str, Json]) -> bool:
        """A card is turned up, or bids, after every move but these."""
        return "knock" not in move and "done" not in move


GAME = Kistenstapel()
