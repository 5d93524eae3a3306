"""The partial piles of the search for the best build: a store without duplicates and a queue by bound.

A partial pile is a small record of ints, its number the *node*:
- key: shape of its last row (`BuildTables`), lids reached (bit mask), L, R and lid cards left, in one number;
- place: y and x of that row's first column; value: 3 boxes - cards so far; parent: the node one row less.

Compiled from this file where there is a compiler; see `build_nodes.pxd` for the types.
"""

from __future__ import annotations

from array import array

import cython

from holzwurm_desktop.games.boxes.build_sizes import BOUNDS, CUBE, NONE

_ORIGIN = 512
_SPREAD = 1000003


class PartialPiles:
    """Numbered from 0 to `count` - 1 as they come; the queue has a stack for each bound, 0 to 159."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.heads = [0] * BOUNDS
        self.room = 1 << 12
        self.key = array("i", bytes(4 * self.room))
        self.place = array("i", bytes(4 * self.room))
        self.value = array("i", bytes(4 * self.room))
        self.parent = array("i", bytes(4 * self.room))
        self.following = array("i", bytes(4 * self.room))
        self.slots = array("i", bytes(8 * self.room))
        self.clear(0, False)

    def clear(self, all_lids: cython.int, bounded: cython.bint) -> cython.void:
        """Forget all. Once all lids are reached, the place of a pile means nothing to its future, unless the
        table it lies on is bounded."""
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
        """Keep and queue a partial pile; its node, or `NONE` if there is one with the same future and no less
        value."""
        if self.count == self.room:
            self._grow()
        slot: cython.int = self._slot(key, place)
        node: cython.int = self.slots[slot]
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
        """Take the newest node with this bound from the queue, `NONE` if there is none; it stays in store."""
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
        slot: cython.int = (mixed ^ (mixed >> 21)) & last
        while self.slots[slot] != NONE:
            node: cython.int = self.slots[slot]
            if self.key[node] == key and (anywhere or self.place[node] == place):
                break
            slot = (slot + 1) & last
        return slot

    def _grow(self) -> cython.int:
        """Twice the room."""
        node: cython.int
        self.key = _doubled(self.key)
        self.place = _doubled(self.place)
        self.value = _doubled(self.value)
        self.parent = _doubled(self.parent)
        self.following = _doubled(self.following)
        self.room *= 2
        self.slots = array("i", [NONE]) * (2 * self.room)
        for node in range(self.count):
            self.slots[self._slot(self.key[node], self.place[node])] = node
        return 0


def make_key(shape: cython.int, lids: cython.int, cards: cython.int) -> cython.int:
    """The key of a row shape, a mask of lids reached, and cards left, (L * 17 + R) * 17 + lid cards."""
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
    """A place from coordinates between -512 and 511."""
    return (y + _ORIGIN) * 2 * _ORIGIN + x + _ORIGIN


def place_x(place: cython.int) -> cython.int:
    """The x of a place."""
    return place % (2 * _ORIGIN) - _ORIGIN


def place_y(place: cython.int) -> cython.int:
    """The y of a place."""
    return place // (2 * _ORIGIN) - _ORIGIN


def _doubled(numbers: array[int]) -> array[int]:
    """The numbers, and as many zeros after them."""
    return array("i", bytes(memoryview(numbers))) + array("i", bytes(4 * len(numbers)))
