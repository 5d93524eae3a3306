"""What the search for the best build looks up: row shapes, and how many boxes given cards can hold at most.

A row of a pile (the columns with one y, from small x to large) is a partition: heights that never rise. It
has at most 16 boxes, because each box of a row lies on a line along y of its own, and each such line takes
one L card. The shapes are numbered, 914 of them that are not empty; 0 is the empty row.

The most boxes for given numbers of L, R and lid cards: squeezing a set of boxes along one axis into a corner
(compression) keeps their number and makes none of its three shadows larger. So no pile holds more boxes than
the best one without skew. In that pile row y + 1 is row y cut to a smaller rectangle. So the most boxes
follow from a small dynamic programme over the bounding rectangles and box numbers of the rows, from the
smallest row to the largest, in steps of one box.
"""

from __future__ import annotations

from array import array

import cython

from holzwurm_desktop.games.boxes.build_sizes import CUBE, IMPOSSIBLE, PLANE, SIZE


class BuildTables:
    """Row shapes and bounds, computed once (30 milliseconds when compiled). All tables are flat; indices are
    in brackets.

    heights: 16 per shape, 0 beyond its width; widths, areas: per shape, in columns and boxes; longer: 17 per
    shape, the number of the shape with one more column of that height at its far end.

    boxes[k, L, R, lids]: the most boxes of a pile without skew that takes at most these cards and has at
    least k different x; -1 if there is none.

    wide[k, n, L, R, lids]: the most of 3 boxes - cards that rows can gain after a row of n boxes with these
    cards left (n + L <= 16), if they begin at least k columns before that row does. deep: the same if they
    are at least k rows. `IMPOSSIBLE`: there are no such rows.
    """

    def __init__(self) -> None:
        self.shapes = 0
        self.heights = array("i", [0] * (1024 * 16))
        self.widths = array("i", [0] * 1024)
        self.areas = array("i", [0] * 1024)
        self.longer = array("i", [0] * (1024 * SIZE))
        # 16 bits hold every entry and halve the memory that the search touches.
        self.boxes = array("h", [-1] * (SIZE * CUBE))
        self.wide = array("h", [IMPOSSIBLE]) * (PLANE * CUBE)
        self.deep = array("h", [IMPOSSIBLE]) * (PLANE * CUBE)
        self._number_shapes(0)
        self._count_boxes()
        self._count_gain(self.wide, False)
        self._count_gain(self.deep, True)

    def most_boxes(self, left: int, right: int, lids: int) -> int:
        """The most boxes that a valid pile of at most these L, R and lid cards (0 to 16 each) holds; 0 if
        there is none."""
        return max(0, self.boxes[(left * SIZE + right) * SIZE + lids])

    def _number_shapes(self, shape: cython.int) -> cython.void:
        """Number every shape that adds columns to this one, depth first."""
        height: cython.int
        i: cython.int
        width: cython.int = self.widths[shape]
        room: cython.int = SIZE - 1 - self.areas[shape]
        # Heights never rise along a row.
        if width:
            room = min(room, self.heights[shape * 16 + width - 1])
        for height in range(1, room + 1):
            self.shapes += 1
            new: cython.int = self.shapes
            self.longer[shape * SIZE + height] = new
            for i in range(width):
                self.heights[new * 16 + i] = self.heights[shape * 16 + i]
            self.heights[new * 16 + width] = height
            self.widths[new] = width + 1
            self.areas[new] = self.areas[shape] + height
            self._number_shapes(new)

    def _count_boxes(self) -> cython.void:
        """Fill `boxes`: exact numbers of x and L first, then so many x or more and these cards or less."""
        right: cython.int
        lids: cython.int
        high: cython.int
        wide: cython.int
        area: cython.int
        # 255 is -1 in signed bytes; no pile has more than 64 boxes, so bytes suffice.
        reached = array("b", bytes([255]) * (PLANE * CUBE))
        table: cython.schar[::1] = reached
        for right in range(SIZE):
            for lids in range(SIZE):
                for wide in range(1, SIZE):
                    for high in range(1, SIZE):
                        # A row that touches both edges of its outline has at least a hook of boxes.
                        for area in range(wide + high - 1, min(wide * high, SIZE - 1) + 1):
                            self._reach(table, right, lids, wide, high, area)
        # From wide to narrow: "at least so many x" looks at the entry with one x more.
        for wide in range(SIZE - 1, -1, -1):
            for area in range(SIZE):
                for right in range(SIZE):
                    for lids in range(SIZE):
                        self._spread(wide, area, right, lids)

    def _reach(
        self,
        table: cython.schar[::1],
        right: cython.int,
        lids: cython.int,
        wide: cython.int,
        high: cython.int,
        area: cython.int,
    ) -> cython.void:
        """The most boxes in rows that take exactly `right` and `lids`; -1 if there are no such rows.

        The row outlined by wide x high, with `area` boxes, is the top of the heap (counted or about to be).
        """
        rows: cython.int = (right * SIZE + lids) * CUBE
        outline: cython.int = (wide * SIZE + high) * SIZE
        best: cython.int = -1
        if right == 0 and lids == 0 and area == 1:
            best = 0
        # One box more within the outline, in a new column, on a new level.
        best = max(best, table[rows + outline + area - 1])
        best = max(best, table[rows + outline - PLANE + area - 1])
        best = max(best, table[rows + outline - SIZE + area - 1])
        if right >= high and lids >= wide:
            counted: cython.int = table[rows - (high * SIZE + wide) * CUBE + outline + area]
            if counted >= 0:
                best = max(best, counted + area)
                here: cython.int = ((wide * SIZE + area) * SIZE + right) * SIZE + lids
                self.boxes[here] = max(self.boxes[here], counted + area)
        table[rows + outline + area] = best

    def _spread(self, wide: cython.int, left: cython.int, right: cython.int, lids: cython.int) -> cython.void:
        """Let an entry of `boxes` count what fits with one x more, or with one card less of a kind."""
        here: cython.int = ((wide * SIZE + left) * SIZE + right) * SIZE + lids
        if wide < SIZE - 1:
            self.boxes[here] = max(self.boxes[here], self.boxes[here + CUBE])
        if left:
            self.boxes[here] = max(self.boxes[here], self.boxes[here - PLANE])
        if right:
            self.boxes[here] = max(self.boxes[here], self.boxes[here - SIZE])
        if lids:
            self.boxes[here] = max(self.boxes[here], self.boxes[here - 1])

    def _count_gain(self, gain: cython.short[::1], deep: cython.bint) -> cython.void:
        """Fill `wide`, or `deep`: that is the same with x and y, and L and R, exchanged."""
        least: cython.int
        row: cython.int
        left: cython.int
        right: cython.int
        lids: cython.int
        for least in range(SIZE):
            for row in range(SIZE):
                for left in range(SIZE - row):
                    for right in range(SIZE):
                        for lids in range(SIZE):
                            first: cython.int = right if deep else row + left
                            second: cython.int = row + left if deep else right
                            most: cython.int = self.boxes[
                                ((least * SIZE + first) * SIZE + second) * SIZE + lids
                            ]
                            here: cython.int = (
                                ((least * SIZE + row) * SIZE + left) * SIZE + right
                            ) * SIZE + lids
                            best: cython.int = IMPOSSIBLE
                            if least == 0:
                                best = 0
                            # Each new column takes an L card of its own.
                            if most >= 0 and (deep or left >= least):
                                best = max(best, 3 * most - left - right - lids)
                            if left:
                                best = max(best, gain[here - PLANE])
                            if right:
                                best = max(best, gain[here - SIZE])
                            if lids:
                                best = max(best, gain[here - 1])
                            gain[here] = best
