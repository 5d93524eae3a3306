"""The rules of Kistenstapel (docs/rules/kistenstapel.md): a round as numbers, changed by codes.

Compiled from this file where there is a compiler; see `rules.pxd` for the types. The pile and the builds that
a search tries are those of `boxes.building_site`.

Cards are numbered in the order of `CARDS` and counted for each seat, at `seat * 4 + card`. There are far too
many builds to list: `codes` lists those that the move sampler of `building_site` finds, and a player that
searches chooses among them. The sample is made when it is first needed. It depends on pile and cards alone,
so nobody can tell when that was. In `codes` only the seat to act knocks, and only if the sampler finds a
build that was overlooked.

After a pass the state is *waiting*: any other seat may knock, or the next seat moves, or `settle` goes on
when nobody knocks. Only then is the next seat's card turned up. The view of a seat that may knock
determinizes to a state in which that seat is asked: its codes are to knock or to let it be.
"""

from __future__ import annotations

import cython

from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.games.boxes.builds import FIRST_BUILD
from holzwurm_desktop.games.kistenstapel.constants import (
    AT_BID,
    AT_KNOCK,
    AT_LAST,
    AT_LEFTOVER,
    AT_PLAY,
    BIDS,
    BY_BID,
    CONCEDE,
    CONCEDED,
    DONE,
    FIRST_BID,
    GUESSED_BIDS,
    KNOCK,
    LET_BE,
    LOWEST,
    PASS,
    SEALED,
)

if not cython.compiled:
    from holzwurm_desktop.engine.core import Rng, State
    from holzwurm_desktop.games.boxes.building_site import BuildingSite


class KistenstapelPosition(State):
    """One round.

    site: the pile; phase: what is asked, one of the phases in `constants`; leftover: who builds with the
    unused cards, 0 for nobody; start: the seat that began; stock_left: cards in the stock, whose top is the
    last one; passes: in a row, made with the stock empty; passer: the seat that passed, while that may be
    knocked on and while the knocker answers, else -1; asked: the seat that is asked whether it knocks, else
    -1; resume: whose turn it is while `asked` is; made: points made so far with the unused cards; overlooked:
    whether the sampler finds a build for the passer; bidders: how many have bid.
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

    def step(self, code: cython.int) -> cython.void:
        if code == KNOCK:
            self.begin_knock(self.turn)
            return
        # `LET_BE` is the only other code here.
        if self.asked >= 0 or self.phase == AT_LAST:
            self.close_window()
            return
        # By moving, the next seat closes the matter of the pass before: its card is turned up before its
        # move.
        if self.phase != AT_KNOCK:
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
        """Begin a turn of `seat`, with the top card of the stock."""
        self.phase = AT_PLAY
        self.turn = seat
        self.take_card(seat)
        self.site.forget()

    def take_card(self, seat: cython.int) -> cython.void:
        """Take the top card of the stock, if there is one, and lay it open."""
        if self.stock_left > 0:
            self.stock_left -= 1
            self.hand[seat * 4 + self.stock[self.stock_left]] += 1

    def make_build(self, slot: cython.int) -> cython.void:
        """The seat to act makes the sampled build at `slot`; nothing happens if it is negative."""
        if slot < 0:
            return
        place: cython.int = self.owner() * 4
        # What lies before the build; turned into the cards laid below.
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
        # House ruling: cards returned by a knocker's build go to the passing player, whose cards were used
        # (`owner`).
        self.hand[place] -= left
        self.hand[place + 1] -= right
        self.hand[place + 2] -= closed
        self.hand[place + 3] -= opened
        if self.phase == AT_LEFTOVER:
            self.made += points
            # After a bid the points count only if they reach it, see `finish`.
            if self.leftover == LOWEST:
                self.score[self.turn] += points
            return
        self.score[self.turn] += points
        # Also after a successful knock, which is a build: the row of passes starts anew.
        self.passes = 0
        passer: cython.int = self.passer
        self.passer = -1
        self.begin_turn(self.after(passer if self.phase == AT_KNOCK else self.turn))

    def make_pass(self) -> cython.void:
        """The seat to act passes; the others may knock from now on."""
        if not self.site.sampled:
            self.sample()
        # Asked here, while the passer's sample is at hand; the next seat's sample replaces it.
        self.overlooked = 1 if self.site.offers > 0 else 0
        # Only passes with the stock empty count. One in the turn that drew the last card is among them.
        if self.stock_left == 0:
            self.passes += 1
        self.passer = self.turn
        self.turn = self.after(self.turn)
        self.site.forget()
        if self.passes == self.seats:
            self.end_building()

    def close_window(self) -> cython.void:
        """End the time for knocks on the last pass, if there was one, and go on."""
        if self.passer < 0:
            return
        self.passer = -1
        if self.asked >= 0:
            self.turn = self.resume
            self.asked = -1
            self.site.forget()
        # The card is not turned up before the matter is settled (docs/rules/kistenstapel.md, "Pass and
        # knock").
        if self.phase == AT_PLAY:
            self.take_card(self.turn)
        elif self.phase == AT_LEFTOVER:
            self.gather(self.turn)
        elif self.phase == AT_LAST:
            self.turn = OVER

    def begin_knock(self, seat: cython.int) -> cython.void:
        """`seat` knocks on the last pass and is to show a build."""
        # A seat that was asked has a sample of the passer's cards already.
        if seat != self.turn or (self.asked < 0 and self.phase != AT_LAST):
            self.site.forget()
        self.asked = -1
        self.phase = AT_KNOCK
        self.turn = seat

    def concede(self) -> cython.void:
        """The knocker shows no build: all others score `CONCEDED` points."""
        seat: cython.int
        for seat in range(self.seats):
            if seat != self.turn:
                # To every other player, the passing one included.
                self.score[seat] += CONCEDED
        passer: cython.int = self.passer
        self.passer = -1
        self.site.forget()
        # A failed knock does not break the row: it ends the building at once.
        if self.passes == self.seats:
            self.end_building()
        else:
            self.begin_turn(self.after(passer))

    def end_building(self) -> cython.void:
        """Go on after all have passed. The last pass may still be knocked on while `passer` is set."""
        self.made = 0
        self.bidders = 0
        if self.leftover == LOWEST:
            self.phase = AT_LEFTOVER
            self.turn = self.lowest_seat()
            if self.passer < 0:
                self.gather(self.turn)
        elif self.leftover == BY_BID:
            self.phase = AT_BID
            self.turn = self.start
        else:
            self.phase = AT_LAST
            self.turn = self.after(self.passer) if self.passer >= 0 else OVER

    def lowest_seat(self) -> cython.int:
        """The seat with the lowest score; among equal ones the first clockwise from the start."""
        i: cython.int
        seat: cython.int
        found: cython.int = self.start
        for i in range(1, self.seats):
            seat = (self.start + i) % self.seats
            if self.score[seat] < self.score[found]:
                found = seat
        return found

    def make_bid(self, points: cython.int) -> cython.void:
        """The seat to act bids, in points; the last bid reveals all and starts the building with the unused
        cards."""
        self.bid[self.turn] = points
        self.bidders += 1
        self.turn = self.after(self.turn)
        if self.bidders == self.seats:
            self.turn = self.best_bidder()
            if self.turn != OVER:
                self.phase = AT_LEFTOVER
                self.gather(self.turn)

    def best_bidder(self) -> cython.int:
        """The seat with the highest bid; `OVER` if nobody bid.

        Among equal bids the lower score wins, then the first seat clockwise from the start.
        """
        i: cython.int
        seat: cython.int
        found: cython.int = self.start
        for i in range(1, self.seats):
            seat = (self.start + i) % self.seats
            if self.bid[seat] > self.bid[found] or (
                self.bid[seat] == self.bid[found] and self.score[seat] < self.score[found]
            ):
                found = seat
        return found if self.bid[found] > 0 else OVER

    def gather(self, seat: cython.int) -> cython.void:
        """Give the unused cards of all seats to one."""
        i: cython.int
        for i in range(self.seats * 4):
            if i // 4 != seat:
                self.hand[seat * 4 + i % 4] += self.hand[i]
                self.hand[i] = 0

    def finish(self) -> cython.void:
        """End the round: the seat with the unused cards is done."""
        # House ruling: if the points made reach the bid they all count, otherwise none do.
        if self.leftover == BY_BID and self.made >= self.bid[self.turn]:
            self.score[self.turn] += self.made
        self.turn = OVER

    def owner(self) -> cython.int:
        """The seat whose cards the builds of `codes` use, or would use after a knock."""
        if self.asked >= 0 or self.phase == AT_KNOCK or self.phase == AT_LAST:
            return self.passer
        return self.turn

    def held(self, card: cython.int) -> cython.int:
        """How many cards of a kind can be built with, including those that come when the knock window
        closes."""
        owner: cython.int = self.owner()
        count: cython.int = self.hand[owner * 4 + card]
        seat: cython.int
        if self.passer >= 0 and self.asked < 0:
            # The seat to act will draw this card before it builds, so its sample must count it.
            if self.phase == AT_PLAY and self.stock_left > 0 and self.stock[self.stock_left - 1] == card:
                count += 1
            elif self.phase == AT_LEFTOVER:
                count = 0
                for seat in range(self.seats):
                    count += self.hand[seat * 4 + card]
        return count

    def sample(self) -> cython.void:
        """Sample builds for the seat to act, or for the answer to a knock."""
        self.site.sample(self.held(0), self.held(1), self.held(2), self.held(3), self.turn)

    def codes(self, out: cython.p_int) -> cython.int:
        count: cython.int = 0
        if self.asked >= 0 or self.phase == AT_LAST:
            out[0] = LET_BE
            count = 1
        elif self.phase == AT_BID:
            for count in range(BIDS):
                out[count] = FIRST_BID + count
            count = BIDS
        else:
            count = self._builds(out)
            out[count] = (
                PASS if self.phase == AT_PLAY else CONCEDE if self.phase == AT_KNOCK else DONE + self.turn
            )
            count += 1
        # Without an overlooked build a knock only gives points away, so searches are not offered it.
        if self.overlooked and self.passer >= 0 and self.phase != AT_KNOCK and self.turn != self.passer:
            out[count] = KNOCK
            count += 1
        return count

    def _builds(self, out: cython.p_int) -> cython.int:
        """Write the codes of the sampled builds to `out`; return how many there are."""
        i: cython.int
        if not self.site.sampled:
            self.sample()
        for i in range(self.site.offers):
            out[i] = self.site.offer_code[i]
        return self.site.offers

    def seen(self, code: cython.int, seat: cython.int) -> cython.int:
        if self.phase == AT_BID and self.turn != seat and code >= FIRST_BID:
            return SEALED
        return code

    def assign(self, other: State) -> cython.void:
        self._assign(cython.cast(KistenstapelPosition, other))

    def _assign(self, source: KistenstapelPosition) -> cython.void:
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
        # Fisher-Yates. What is in the stock follows from the open cards; only its order is hidden.
        for i in range(self.stock_left - 1, 0, -1):
            k = rng.below(i + 1)
            card = self.stock[i]
            self.stock[i] = self.stock[k]
            self.stock[k] = card
        if self.phase == AT_BID:
            for i in range(self.bidders):
                k = (self.start + i) % self.seats
                if k != seat:
                    self.bid[k] = rng.below(GUESSED_BIDS)

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
