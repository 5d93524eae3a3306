"""The partial piles of the search for the best build: a store without duplicates and a queue by bound.

A partial pile is a record of ints; its number is the *node*:
- key: the shape of its last row (`BuildTables`), a mask of the lids reached, and the cards left, in one
  number;
- place: y and x of that row's first column; value: 3 boxes - cards so far; parent: the node with one row
  less.

Compiled from this file where there is a compiler; see `build_nodes.pxd` for the types.
"""

from __future__ import annotations

from array import array

import cython

from holzwurm_desktop.games.boxes.build_sizes import BOUNDS, CUBE, NONE

_ORIGIN = 512
"""Added to coordinates in a place, so that they are not negative."""
_SPREAD = 1000003
"""An odd factor that spreads keys over the hash table."""


class PartialPiles:
    """Nodes are numbered from 0 to `count` - 1 as they come; the queue has a stack for each bound from 0 to
    159.

    The queue is a bucket queue: bounds are small whole numbers and only fall during a search. `following`
    links the nodes of a stack. `slots` is a hash table with open addressing, twice as large as the store.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.heads = [0] * BOUNDS
        # A power of two, so that a mask takes the place of a division in `_slot`; doubled when full.
        self.room = 1 << 12
        self.key = array("i", bytes(4 * self.room))
        self.place = array("i", bytes(4 * self.room))
        self.value = array("i", bytes(4 * self.room))
        self.parent = array("i", bytes(4 * self.room))
        self.following = array("i", bytes(4 * self.room))
        self.slots = array("i", bytes(8 * self.room))
        self.clear(0, False)

    def clear(self, all_lids: cython.int, bounded: cython.bint) -> cython.void:
        """Forget everything. all_lids: the mask of all lids; bounded: whether the table that the pile lies on
        has edges.

        Once all lids are reached, the place of a pile means nothing to its future, unless the table is
        bounded.
        """
        i: cython.int
        self.all_lids = all_lids
        self.bounded = bounded
        self.count = 0
        for i in range(BOUNDS):
            self.heads[i] = NONE
        for i in range(2 * self.room):
            self.slots[i] = NONE

    def push(
        self, key: cython.int, place: cython.int, value: cython.int, bound: cython.int, parent: cython.int
    ) -> cython.int:
        """Keep and queue a partial pile. Returns its node, or `NONE` if one with the same future has no less
        value."""
        if self.count == self.room:
            self._grow()
        slot: cython.int = self._slot(key, place)
        node: cython.int = self.slots[slot]
        # Dominance: same last row, lids and cards, so the same future. A worse one that is queued already
        # stays there; it is expanded for nothing at worst.
        if node != NONE and self.value[node] >= value:
            return NONE
        node = self.count
        self.count += 1
        self.slots[slot] = node
        self.key[node] = key
        self.place[node] = place
        self.value[node] = value
        self.parent[node] = parent
        self.following[node] = self.heads[bound]
        self.heads[bound] = node
        return node

    def pop(self, bound: cython.int) -> cython.int:
        """Take the newest node with this bound out of the queue, `NONE` if there is none; it stays in the
        store."""
        node: cython.int = self.heads[bound]
        if node != NONE:
            self.heads[bound] = self.following[node]
        return node

    def _slot(self, key: cython.int, place: cython.int) -> cython.int:
        """The slot of a partial pile, or the free one where it belongs."""
        last: cython.int = 2 * self.room - 1
        anywhere: cython.bint = key_lids(key) == self.all_lids and not self.bounded
        mixed: cython.longlong = key
        if not anywhere:
            mixed ^= place << 5
        mixed *= _SPREAD
        # The high bits of a product are the well-mixed ones: fold them down.
        slot: cython.int = (mixed ^ (mixed >> 21)) & last
        while self.slots[slot] != NONE:
            node: cython.int = self.slots[slot]
            if self.key[node] == key and (anywhere or self.place[node] == place):
                break
            # Linear probing; at most half of the slots are taken.
            slot = (slot + 1) & last
        return slot

    def _grow(self) -> cython.int:
        """Double the room."""
        node: cython.int
        self.key = _doubled(self.key)
        self.place = _doubled(self.place)
        self.value = _doubled(self.value)
        self.parent = _doubled(self.parent)
        self.following = _doubled(self.following)
        self.room *= 2
        self.slots = array("i", [NONE]) * (2 * self.room)
        # In the order of arrival, so that of equal keys the last one, the most valuable, gets the slot.
        for node in range(self.count):
            self.slots[self._slot(self.key[node], self.place[node])] = node
        return 0


def make_key(shape: cython.int, lids: cython.int, cards: cython.int) -> cython.int:
    """The key of a row shape (0 to 914), a mask of lids reached (0 to 15), and cards left, (L * 17 + R) * 17
    + lid cards."""
    return (shape * 16 + lids) * CUBE + cards


def key_shape(key: cython.int) -> cython.int:
    """The row shape in a key."""
    return key // (CUBE * 16)


def key_lids(key: cython.int) -> cython.int:
    """The mask of lids reached in a key."""
    return key // CUBE % 16


def key_cards(key: cython.int) -> cython.int:
    """The cards left in a key, as in `make_key`."""
    return key % CUBE


def make_place(x: cython.int, y: cython.int) -> cython.int:
    """A place from coordinates between -512 and 511, in boxes."""
    return (y + _ORIGIN) * 2 * _ORIGIN + x + _ORIGIN


def place_x(place: cython.int) -> cython.int:
    """The x of a place."""
    return place % (2 * _ORIGIN) - _ORIGIN


def place_y(place: cython.int) -> cython.int:
    """The y of a place."""
    return place // (2 * _ORIGIN) - _ORIGIN


def _doubled(numbers: array[int]) -> array[int]:
    """The numbers with as many zeros behind them.

    A copy, because an array that a memoryview looks at cannot grow in place.
    """
    return array("i", bytes(memoryview(numbers))) + array("i", bytes(4 * len(numbers)))
