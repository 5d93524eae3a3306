"""A pile with its open lids as search needs it, and the builds it offers (docs/rules/kistenstapel.md).

There are far too many builds to list. A site offers at most `MOST_OFFERS` of them, found by the *move
sampler* of this module, for search, playouts, random players and the random piles of the demolition game:

- every single step that makes a point: a box on a column; a new column beside the pile, as high as its rear
  neighbours and the hand allow (at the rear: as low as possible); a layer under the whole pile;
- `WALKS` random walks of two to six steps from the pile (also taking boxes down); each pile on the way that
  makes a point is offered, until there are enough.

Open lids are laid where closed ones are short, and now and then one more. The sample depends on the pile and
the hand and on nothing else. Each build has a code that depends on what it leaves, so the same build from
different samples is the same move to a search.

The random piles of numbered deals depend on the sample: whoever changes it must change `deals.DEAL_VERSION`.

Compiled from this file where there is a compiler; see `building_site.pxd` for the types.
"""

from __future__ import annotations

from collections.abc import Collection

import cython

from holzwurm_desktop.games.boxes.builds import CARD_SET, FIRST_BUILD, Hand, ScoredBuild, value_of
from holzwurm_desktop.games.boxes.piles import MAX_COORDINATE, Pile, Position, lid_position

if not cython.compiled:
    from holzwurm_desktop.engine.core import Rng

MOST_COLUMNS = CARD_SET[2] + CARD_SET[3]
"""The most columns of a pile: the game has no more lids."""
HIGHEST = CARD_SET[0]
"""The most boxes of a column: a higher one takes more side cards than there are."""
MOST_OFFERS = 24
"""The most builds that are offered at a time: few enough for a search to try them all."""
WALKS = 16
"""The most random walks for one sample."""


class BuildingSite:
    """One pile in play.

    count: columns, whose `x`, `y`, `height` and `opened` (1 with an open lid) stand in arrays; left, right,
    boxes, opens: its L and R cards, boxes and open lids; offers: how many builds are offered; sampled:
    whether a sample has been made.

    `work` and its companions are the pile that a walk has reached; `kept` is what it goes back to. The board
    holds the heights of the work by place, coordinates modulo 32 (no pile is wider than 16), and is empty
    between samples. An offer has 16 places in the `offer_` arrays; number `MOST_OFFERS` is spare room for
    `offer`.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.x, self.y, self.height, self.opened = ([0] * 16 for _ in range(4))
            self.work_x, self.work_y, self.work_height, self.work_opened = ([0] * 16 for _ in range(4))
            self.kept_x, self.kept_y, self.kept_height, self.kept_opened = ([0] * 16 for _ in range(4))
            self.offer_x, self.offer_y, self.offer_height, self.offer_opened = ([0] * 400 for _ in range(4))
            self.offer_code = [0] * 25
            self.offer_size = [0] * 25
            self.hand = [0] * 4
            self.board = [0] * 1024
        self.luck = Rng(0)
        self.count = self.work = self.kept = 0
        self.left = self.right = self.boxes = self.opens = 0
        self.offers = 0
        self.sampled = False
        self.seat = 0
        self.work_left = self.work_right = self.work_boxes = 0
        self.low = self.high = 0

    def lay(self, pile: Pile, opened: Collection[Position]) -> None:
        """Become a site with this valid pile, of at most `MOST_COLUMNS` columns, and nothing offered. opened:
        picture positions."""
        self.count = 0
        for (x, y), height in sorted(pile.items()):
            self.x[self.count] = x
            self.y[self.count] = y
            self.height[self.count] = height
            self.opened[self.count] = int(lid_position((x, y), height) in opened)
            self.count += 1
        self._settle()

    def pile(self) -> dict[tuple[int, int], int]:
        """The columns (x, y) and their heights in boxes."""
        return {(self.x[i], self.y[i]): self.height[i] for i in range(self.count)}

    def open_lids(self) -> list[Position]:
        """The picture positions (a, b) of the open lids, sorted."""
        return sorted(
            lid_position((self.x[i], self.y[i]), self.height[i]) for i in range(self.count) if self.opened[i]
        )

    def offered(self, slot: int) -> tuple[dict[tuple[int, int], int], list[Position]]:
        """The pile and the sorted open lids that the build in slot `slot` leaves."""
        places = range(slot * 16, slot * 16 + self.offer_size[slot])
        pile = {(self.offer_x[i], self.offer_y[i]): self.offer_height[i] for i in places}
        lids = [
            lid_position((self.offer_x[i], self.offer_y[i]), self.offer_height[i])
            for i in places
            if self.offer_opened[i]
        ]
        return pile, sorted(lids)

    def offer(self, pile: Pile, opened: Collection[Position], seat: int) -> int:
        """Offer this legal build besides those that are sampled; return its code.

        If there is no room it takes the place of the last one.
        """
        self.work = 0
        for (x, y), height in sorted(pile.items()):
            self.work_x[self.work] = x
            self.work_y[self.work] = y
            self.work_height[self.work] = height
            self.work_opened[self.work] = int(lid_position((x, y), height) in opened)
            self.work += 1
        self.seat = seat
        self._write_offer(MOST_OFFERS)
        self._write_code(MOST_OFFERS)
        self.work = 0
        code = int(self.offer_code[MOST_OFFERS])
        slot = self.slot_of(code)
        if slot < 0:
            slot = min(self.offers, MOST_OFFERS - 1)
            self.offers = slot + 1
        self._move_offer(MOST_OFFERS, slot)
        return code

    def find(self, code: int) -> int:
        """`slot_of` for Python callers."""
        return int(self.slot_of(code))

    def columns_at(self, slot: int) -> int:
        """How many columns the build in slot `slot` leaves."""
        return int(self.offer_size[slot])

    def take(self, slot: int) -> None:
        """`build` for Python callers."""
        self.build(slot)

    def sample_for(self, hand: Hand, seat: int) -> int:
        """`sample` for Python callers; returns how many builds are offered."""
        self.sample(hand[0], hand[1], hand[2], hand[3], seat)
        return self.offers

    def _move_offer(self, source: int, target: int) -> None:
        self.offer_code[target] = self.offer_code[source]
        self.offer_size[target] = self.offer_size[source]
        for i in range(16):
            self.offer_x[target * 16 + i] = self.offer_x[source * 16 + i]
            self.offer_y[target * 16 + i] = self.offer_y[source * 16 + i]
            self.offer_height[target * 16 + i] = self.offer_height[source * 16 + i]
            self.offer_opened[target * 16 + i] = self.offer_opened[source * 16 + i]

    def _settle(self) -> None:
        """Count the cards of a pile that was just laid."""
        self._restart()
        self._measure()
        self._wipe()
        self.work = 0
        self.left = self.work_left
        self.right = self.work_right
        self.boxes = self.work_boxes
        self.opens = sum(self.opened[i] for i in range(self.count))
        self.forget()

    # What search uses: from here on nothing touches a Python object.

    def assign(self, other: BuildingSite) -> cython.void:
        """Become a copy of `other`, its sample included."""
        i: cython.int
        k: cython.int
        self.count = other.count
        self.left = other.left
        self.right = other.right
        self.boxes = other.boxes
        self.opens = other.opens
        self.offers = other.offers
        self.sampled = other.sampled
        self.seat = other.seat
        # The work and the board are not copied: they are empty between samples.
        for i in range(self.count):
            self.x[i] = other.x[i]
            self.y[i] = other.y[i]
            self.height[i] = other.height[i]
            self.opened[i] = other.opened[i]
        for i in range(self.offers):
            self.offer_code[i] = other.offer_code[i]
            self.offer_size[i] = other.offer_size[i]
            for k in range(i * 16, i * 16 + other.offer_size[i]):
                self.offer_x[k] = other.offer_x[k]
                self.offer_y[k] = other.offer_y[k]
                self.offer_height[k] = other.offer_height[k]
                self.offer_opened[k] = other.offer_opened[k]

    def forget(self) -> cython.void:
        """Drop the sample: pile or hand are no longer those it was made for."""
        self.offers = 0
        self.sampled = False

    def slot_of(self, code: cython.int) -> cython.int:
        """The slot of the offered build with this code, or -1."""
        i: cython.int
        for i in range(self.offers):
            if self.offer_code[i] == code:
                return i
        return -1

    def build(self, slot: cython.int) -> cython.void:
        """Make an offered build; nothing is offered afterwards."""
        i: cython.int
        self.count = self.offer_size[slot]
        self.opens = 0
        for i in range(self.count):
            self.x[i] = self.offer_x[slot * 16 + i]
            self.y[i] = self.offer_y[slot * 16 + i]
            self.height[i] = self.offer_height[slot * 16 + i]
            self.opened[i] = self.offer_opened[slot * 16 + i]
            self.opens += self.opened[i]
        self._restart()
        self._measure()
        self._wipe()
        self.work = 0
        self.left = self.work_left
        self.right = self.work_right
        self.boxes = self.work_boxes
        self.forget()

    def sample(
        self, left: cython.int, right: cython.int, closed: cython.int, opened: cython.int, seat: cython.int
    ) -> cython.void:
        """Sample the builds of a hand, given by its numbers of L, R, T and O cards.

        `seat` only makes the codes differ between seats.
        """
        i: cython.int
        self.hand[0] = left
        self.hand[1] = right
        self.hand[2] = closed
        self.hand[3] = opened
        self.seat = seat
        self.offers = 0
        self.sampled = True
        self._restart()
        # A sum, so that the order of the columns does not matter; each summand is below 65,521.
        seed: cython.int = 0
        for i in range(self.count):
            seed += _mix(self.x[i], self.y[i], self.height[i], self.opened[i])
        self.luck.s0 = seed
        # Odd, because a generator of two zeros would stay at zero. The rounds after this mix similar seeds.
        self.luck.s1 = ((((left * 32) + right) * 32 + closed) * 8 + opened) * 2 + 1
        for _ in range(4):
            self.luck.bits()
        self._single_steps()
        for _ in range(WALKS):
            if self.offers == MOST_OFFERS:
                break
            self._walk()
        self._wipe()
        self.work = 0

    def _single_steps(self) -> cython.void:
        """Offer every single step that makes a point, beginning at a random column, since the room may run
        out."""
        i: cython.int
        first: cython.int = self.luck.below(self.count)
        k: cython.int
        self._restart()
        if self._layer():
            self._offer_work()
            self._restart()
        for i in range(self.count):
            k = (first + i) % self.count
            if self._raise_one(k):
                self._offer_work()
                self.work_height[k] -= 1
                # Undone by hand: copying the whole pile for every column would cost more.
                self._put(self.x[k], self.y[k], self.height[k])
            self._new_columns(k)

    def _new_columns(self, i: cython.int) -> cython.void:
        """Offer the new columns beside column i."""
        side: cython.int
        x: cython.int
        y: cython.int
        height: cython.int
        for side in range(4):
            x = self.x[i] + (1 if side == 0 else -1 if side == 1 else 0)
            y = self.y[i] + (1 if side == 2 else -1 if side == 3 else 0)
            if not self._find_limits(x, y):
                continue
            # Odd sides are the left and the rear one: a column there must be at least as high as its
            # neighbour, and each box of it may cost cards; in front it can hide behind its neighbours.
            height = self.low if side & 1 else self.high
            while height >= self.low and self._add(x, y, height):
                if self._offer_work():
                    self.low = height
                self.work -= 1
                self._put(x, y, 0)
                height -= 1

    def _walk(self) -> cython.void:
        """Offer what a random walk of two to six steps finds."""
        steps: cython.int = 2 + self.luck.below(5)
        self._restart()
        while steps > 0 and self.offers < MOST_OFFERS:
            steps -= 1
            self._keep()
            if not self._step():
                continue
            # One card too many is forgiven on the way: the next step may save it.
            if self._excess() > 1:
                self._go_back()
            else:
                self._offer_work()

    def _step(self) -> cython.bint:
        """Try one random step. False, and nothing is changed, if the pile would become invalid."""
        # Of 16 steps 6 raise a column, 3 lower one, 1 adds a layer, 6 add a column.
        kind: cython.int = self.luck.below(16)
        i: cython.int = self.luck.below(self.work)
        if kind < 6:
            return self._raise_one(i)
        if kind < 9:
            return self._lower_one(i)
        if kind == 9:
            return self._layer()
        x: cython.int = self.work_x[i]
        y: cython.int = self.work_y[i]
        side: cython.int = self.luck.below(4)
        if side < 2:
            x += 1 if side == 0 else -1
        else:
            y += 1 if side == 2 else -1
        if not self._find_limits(x, y):
            return False
        height: cython.int = self.low if side & 1 else self.high
        if self.luck.below(2) == 0:
            height = self.low + self.luck.below(self.high - self.low + 1)
        return self._add(x, y, height)

    def _raise_one(self, i: cython.int) -> cython.bint:
        """Put a box on column i, if the pile stays valid."""
        x: cython.int = self.work_x[i]
        y: cython.int = self.work_y[i]
        height: cython.int = self.work_height[i] + 1
        behind: cython.int = self._at(x - 1, y)
        # An open lid stays where it is in the picture, so its column can neither rise nor fall.
        if self.work_opened[i] or height > HIGHEST or (behind and height > behind):
            return False
        behind = self._at(x, y - 1)
        if behind and height > behind:
            return False
        self.work_height[i] = height
        self._put(x, y, height)
        return True

    def _lower_one(self, i: cython.int) -> cython.bint:
        """Take a box from column i, if the pile stays valid."""
        x: cython.int = self.work_x[i]
        y: cython.int = self.work_y[i]
        height: cython.int = self.work_height[i]
        if self.work_opened[i] or self.work == 1:
            return False
        right: cython.int = self._at(x + 1, y)
        front: cython.int = self._at(x, y + 1)
        if height > 1:
            if right >= height or front >= height:
                return False
            self.work_height[i] = height - 1
            self._put(x, y, height - 1)
            return True
        left: cython.int = self._at(x - 1, y)
        rear: cython.int = self._at(x, y - 1)
        # A column that vanishes must be a corner of the outline, and no bridge between two parts; see
        # `AfbraakPosition._look_at`.
        if not (
            (not right and not front and not (left and rear and not self._at(x - 1, y - 1)))
            or (not left and not rear and not (right and front and not self._at(x + 1, y + 1)))
        ):
            return False
        self._put(x, y, 0)
        self.work -= 1
        # The last column fills the gap: the order of the columns means nothing.
        self.work_x[i] = self.work_x[self.work]
        self.work_y[i] = self.work_y[self.work]
        self.work_height[i] = self.work_height[self.work]
        self.work_opened[i] = self.work_opened[self.work]
        return True

    def _find_limits(self, x: cython.int, y: cython.int) -> cython.bint:
        """Whether there can be a new column at this place beside the pile; if so, it may have `low` to `high`
        boxes."""
        if (
            self._at(x, y)
            or x > MAX_COORDINATE
            or -x > MAX_COORDINATE
            or y > MAX_COORDINATE
            or -y > MAX_COORDINATE
        ):
            return False
        left: cython.int = self._at(x - 1, y)
        rear: cython.int = self._at(x, y - 1)
        right: cython.int = self._at(x + 1, y)
        front: cython.int = self._at(x, y + 1)
        # A column diagonally behind, but only one of the two between: that would be a gap in the rectangle of
        # the two.
        if (left or rear) and not (left and rear) and self._at(x - 1, y - 1):
            return False
        if (right or front) and not (right and front) and self._at(x + 1, y + 1):
            return False
        self.low = 1
        if right > self.low:
            self.low = right
        if front > self.low:
            self.low = front
        self.high = HIGHEST
        if left and left < self.high:
            self.high = left
        if rear and rear < self.high:
            self.high = rear
        return self.low <= self.high

    def _add(self, x: cython.int, y: cython.int, height: cython.int) -> cython.bint:
        """Add a column of a height within the limits, if there is a lid for it."""
        if self.work == MOST_COLUMNS:
            return False
        self.work_x[self.work] = x
        self.work_y[self.work] = y
        self.work_height[self.work] = height
        self.work_opened[self.work] = 0
        self.work += 1
        self._put(x, y, height)
        return True

    def _layer(self) -> cython.bint:
        """Push a layer under the whole pile: no lid moves in the picture."""
        i: cython.int
        for i in range(self.work):
            if (
                self.work_height[i] >= HIGHEST
                or self.work_x[i] >= MAX_COORDINATE
                or self.work_y[i] >= MAX_COORDINATE
            ):
                return False
        self._wipe()
        for i in range(self.work):
            self.work_x[i] += 1
            self.work_y[i] += 1
            self.work_height[i] += 1
            self._put(self.work_x[i], self.work_y[i], self.work_height[i])
        return True

    def _offer_work(self) -> cython.bint:
        """Offer the work if it is a build that this hand can make, it is new, and there is room.

        Returns whether it is such a build, new or not.
        """
        if self._excess() > 0:
            return False
        cards: cython.int = self.work_left - self.left + self.work_right - self.right + self.work - self.count
        if 3 * (self.work_boxes - self.boxes) - cards < 1:
            return False
        if self.offers < MOST_OFFERS:
            # Written first, into the next slot: it counts only if its code is new.
            self._write_offer(self.offers)
            self._open_some(self.offers)
            self._write_code(self.offers)
            if self.slot_of(self.offer_code[self.offers]) < 0:
                self.offers += 1
        return True

    def _write_offer(self, slot: cython.int) -> cython.void:
        """Write the work to a slot."""
        i: cython.int
        self.offer_size[slot] = self.work
        for i in range(self.work):
            self.offer_x[slot * 16 + i] = self.work_x[i]
            self.offer_y[slot * 16 + i] = self.work_y[i]
            self.offer_height[slot * 16 + i] = self.work_height[i]
            self.offer_opened[slot * 16 + i] = self.work_opened[i]

    def _open_some(self, slot: cython.int) -> cython.void:
        """Open lids where closed ones are short, and by chance one more; never more than there are new lids.

        House ruling: a build that lays an open lid does not return a closed one to the hand.
        """
        i: cython.int
        more: cython.int = self.work - self.count
        opening: cython.int = more - self.hand[2]
        if opening < 0:
            opening = 0
        if self.hand[3] > opening and more > opening and self.luck.below(4) == 0:
            opening += 1
        while opening > 0:
            i = slot * 16 + self.luck.below(self.work)
            if not self.offer_opened[i]:
                self.offer_opened[i] = 1
                opening -= 1

    def _write_code(self, slot: cython.int) -> cython.void:
        """Write the code of an offer: it depends on the columns, not on their order."""
        i: cython.int
        # The same build by another seat is another move to a search. Two builds of one sample hardly ever
        # share a code; then only the first is offered.
        mixed: cython.int = self.seat * 9173
        for i in range(slot * 16, slot * 16 + self.offer_size[slot]):
            mixed += _mix(self.offer_x[i], self.offer_y[i], self.offer_height[i], self.offer_opened[i])
        self.offer_code[slot] = FIRST_BUILD + mixed % (65536 - FIRST_BUILD)

    def _excess(self) -> cython.int:
        """How many cards the work takes that the hand does not have."""
        self._measure()
        excess: cython.int = 0
        missing: cython.int = self.work_left - self.left - self.hand[0]
        if missing > 0:
            excess += missing
        missing = self.work_right - self.right - self.hand[1]
        if missing > 0:
            excess += missing
        missing = self.work - self.count - self.hand[2] - self.hand[3]
        if missing > 0:
            excess += missing
        return excess

    def _measure(self) -> cython.void:
        """Count boxes and side cards of the work: a row takes as many side cards as its first column is
        high."""
        i: cython.int
        self.work_left = self.work_right = self.work_boxes = 0
        for i in range(self.work):
            self.work_boxes += self.work_height[i]
            if not self._at(self.work_x[i], self.work_y[i] - 1):
                self.work_left += self.work_height[i]
            if not self._at(self.work_x[i] - 1, self.work_y[i]):
                self.work_right += self.work_height[i]

    def _restart(self) -> cython.void:
        """Make the work the pile itself again."""
        i: cython.int
        self._wipe()
        self.work = self.count
        for i in range(self.count):
            self.work_x[i] = self.x[i]
            self.work_y[i] = self.y[i]
            self.work_height[i] = self.height[i]
            self.work_opened[i] = self.opened[i]
            self._put(self.x[i], self.y[i], self.height[i])

    def _keep(self) -> cython.void:
        """Remember the work, for `_go_back`."""
        i: cython.int
        self.kept = self.work
        for i in range(self.work):
            self.kept_x[i] = self.work_x[i]
            self.kept_y[i] = self.work_y[i]
            self.kept_height[i] = self.work_height[i]
            self.kept_opened[i] = self.work_opened[i]

    def _go_back(self) -> cython.void:
        """Make the work what `_keep` remembered."""
        i: cython.int
        self._wipe()
        self.work = self.kept
        for i in range(self.work):
            self.work_x[i] = self.kept_x[i]
            self.work_y[i] = self.kept_y[i]
            self.work_height[i] = self.kept_height[i]
            self.work_opened[i] = self.kept_opened[i]
            self._put(self.kept_x[i], self.kept_y[i], self.kept_height[i])

    def _wipe(self) -> cython.void:
        """Clear the board of the work: cheaper than clearing its 1,024 places."""
        i: cython.int
        for i in range(self.work):
            self._put(self.work_x[i], self.work_y[i], 0)

    def _at(self, x: cython.int, y: cython.int) -> cython.int:
        """The height at a place of the board; 0 where no column stands."""
        # `&`, not `%`: compiled with `cdivision`, `%` of a negative number is negative.
        return self.board[((x & 31) << 5) | (y & 31)]

    def _put(self, x: cython.int, y: cython.int, height: cython.int) -> cython.void:
        self.board[((x & 31) << 5) | (y & 31)] = height


def _mix(x: cython.int, y: cython.int, height: cython.int, opened: cython.int) -> cython.int:
    """A number below 65,521 that spreads columns well: packed in 20 bits, times 1021, then nearly squared,
    modulo a prime.

    Every product fits 31 bits, so that compiled and pure Python agree.
    """
    packed: cython.int = ((((x & 127) * 128 + (y & 127)) * 32) + height) * 2 + opened
    spread: cython.int = (packed * 1021) % 65521
    return (spread * (spread & 32767)) % 65521


def sample_build(pile: Pile, opened: Collection[Position], hand: Hand, rng: Rng) -> ScoredBuild | None:
    """One of the sampled actions of a valid position, all equally likely; None if the sample is empty."""
    site = BuildingSite()
    site.lay(pile, opened)
    count = site.sample_for(hand, 0)
    if count == 0:
        return None
    after, lids = site.offered(rng.draw(count))
    return ScoredBuild.of(after, lids, value_of(after) - value_of(pile))
