"""The rules of Bergbeklimmen (docs/rules/bergbeklimmen.md) as numbers: what a code does, which codes are
legal.

Nothing here knows names or Python objects, so all of it runs without the interpreter lock when compiled. See
`constants` for how cards and codes are numbered and `rules.pxd` for the types.
"""

from __future__ import annotations

import cython

from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.games.bergbeklimmen.constants import (
    DRAW,
    IDLE_LIMIT,
    JACK,
    KEEP,
    ROUTE,
    ROUTE_LENGTH,
    STOCK,
    TEAM_SIZE,
)

if not cython.compiled:
    from holzwurm_desktop.engine.core import Rng, State


def climber_of(card: cython.int) -> cython.int:
    """The seat that climbs with a card's colour: 0 red, 1 black."""
    # Suits are ordered H, D, S, C: the second bit of a card's number is its colour.
    return (card >> 1) & 1


def height(length: cython.int) -> cython.int:
    """How high a route of `length` cards reaches: the number of its last stage, 0 while there is no ace."""
    return length - TEAM_SIZE if length > TEAM_SIZE else 0


def need(length: cython.int, rank: cython.int) -> cython.int:
    """How many cards a route of `length` cards lacks before a card of `rank` fits.

    0: it fits now; negative: it will never be needed.
    """
    # Team members may come in any mixture and order.
    if rank >= JACK:
        return 0 if length < TEAM_SIZE else -1
    return rank + TEAM_SIZE - length


def code_for(card: cython.int, target: cython.int) -> cython.int:
    """The code that plays a card to a target, see `constants`."""
    return card * 3 + target


def card_of(code: cython.int) -> cython.int:
    """The card that a code below `KEEP` plays."""
    return code // 3


def target_of(code: cython.int) -> cython.int:
    """Where a code below `KEEP` plays its card: a slot of its colour, or `ROUTE`."""
    return code % 3


class BergbeklimmenPosition(State):
    """One round as numbers. The middle piles are numbered `colour * 2 + slot`; a pile has 26 places, one for
    each card of its colour; a route has 13.

    known: marks hand cards that were taken from a middle pile; kept: for each seat, whether one of its other
    cards is certainly of its own colour, because everybody saw the seat keep it. winner: -1 for none.
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

    def step(self, code: cython.int) -> cython.void:
        if code < KEEP:
            self._play(card_of(code), target_of(code))
        elif code == KEEP:
            self._begin_draws()
        else:
            self._draw(code - DRAW)

    def _play(self, card: cython.int, target: cython.int) -> cython.void:
        seat: cython.int = self.turn
        colour: cython.int = climber_of(card)
        place: cython.int = seat * 2
        last: cython.int = seat * 2 + self.size[seat] - 1
        # A hand has two places at most.
        if self.hand[place] != card:
            place += 1
        # The kept card may have been this one: nothing is certain about the rest any more.
        if colour == seat and not self.known[place]:
            self.kept[seat] = 0
        # Closes the gap; the order of a hand means nothing.
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
            if self.route_length[seat] == ROUTE_LENGTH:
                # The ten wins at once, nothing is drawn any more (docs/rules/bergbeklimmen.md, "End").
                self.winner = seat
                self.turn = OVER
                return
        else:
            # Own cards and the opponent's have their own two piles each.
            target += colour * 2
            self.pile[target * 26 + self.pile_length[target]] = card
            self.pile_length[target] += 1
        # The front-runner's second own card stays in the hand without a question.
        forced: cython.bint = self.front and self.own_played and climber_of(self.hand[seat * 2]) == seat
        if self.size[seat] == 0 or forced:
            self._begin_draws()

    def _begin_draws(self) -> cython.void:
        """Begin part B of the turn: a card that is still held has been kept."""
        seat: cython.int = self.turn
        if self.size[seat] > 0 and not self.known[seat * 2]:
            self.kept[seat] = 1
        self.drawing = 1
        # Nothing to draw: the hand stays short and the turn ends at once, which may be a forced pass.
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
        # House ruling: a forced pass counts as one of the 100 turns too.
        self.idle = 0 if self.climbed else self.idle + 1
        if self.idle == IDLE_LIMIT:
            self.turn = OVER
        else:
            self._begin_turn(1 - self.turn)

    def _begin_turn(self, seat: cython.int) -> cython.void:
        self.turn = seat
        self.drawing = 0
        self.played = 0
        self.own_played = 0
        self.climbed = 0
        # Fixed here for the whole turn: overtaking during the turn changes nothing
        # (docs/rules/bergbeklimmen.md).
        self.front = 1 if height(self.route_length[seat]) > height(self.route_length[1 - seat]) else 0
        # An empty hand has nothing to play and goes straight to drawing.
        if self.size[seat] == 0:
            self._begin_draws()

    def _has_source(self, seat: cython.int) -> cython.bint:
        """Whether `seat` can draw a card from anywhere."""
        return self.stock_left + self.pile_length[seat * 2] + self.pile_length[seat * 2 + 1] > 0

    def _fits_route(self, seat: cython.int, card: cython.int) -> cython.bint:
        """Whether a card of the seat's own colour is the next one needed on its route."""
        return need(self.route_length[seat], card >> 2) == 0

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
            colour = climber_of(card)
            # A new pile starts in the lowest free slot; house ruling: also where drawing has emptied one.
            if self.pile_length[colour * 2] == 0:
                out[count] = code_for(card, 0)
            elif self.pile_length[colour * 2 + 1] == 0:
                out[count] = code_for(card, 1)
            else:
                out[count] = code_for(card, 0)
                out[count + 1] = code_for(card, 1)
                count += 1
            count += 1
            if colour == seat:
                if self._fits_route(seat, card):
                    out[count] = code_for(card, ROUTE)
                    count += 1
                # House ruling: keeping both cards is not allowed, so `keep` needs a card played before.
                if self.played > 0:
                    out[count] = KEEP
                    count += 1
        return count

    def assign(self, other: State) -> cython.void:
        self._assign(cython.cast(BergbeklimmenPosition, other))

    def _assign(self, source: BergbeklimmenPosition) -> cython.void:
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
            # Only what is in use is copied: this runs once for every iteration of a search.
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
        """Write the cards that `seat` cannot place to `pool` (52 long) and return how many there are.

        They are the stock and the unknown cards of the other hand.
        """
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
        # The redeal respects what the other's play has proved, so that no deal contradicts the past.
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


def _take_random(pool: cython.p_schar, count: cython.int, colour: cython.int, rng: Rng) -> cython.int:
    """Take a random card of `colour` (-1: any) out of the `count` cards of `pool` and return it.

    The last card of the pool fills the gap. There must be such a card.
    """
    i: cython.int
    matching: cython.int = 0
    pick: cython.int
    for i in range(count):
        if colour < 0 or climber_of(pool[i]) == colour:
            matching += 1
    pick = rng.below(matching)
    i = 0
    while True:
        if colour < 0 or climber_of(pool[i]) == colour:
            if pick == 0:
                break
            pick -= 1
        i += 1
    card: cython.int = pool[i]
    pool[i] = pool[count - 1]
    return card
