"""What the lids that are still to be reached ask of the rows of a pile.

A lid at picture position (a, b) lies on a column (a + h, b + h) of height h, for some h. Seen from row to
row, the line of sight through it rises by one and moves on by one per row. It enters the pile somewhere and
leaves it at the lid. In row y it is at height y - b and at x = a + y - b; where that height is below 1 it is
still under the floor.

Compiled from this file where there is a compiler; see `build_lids.pxd` for the types.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from holzwurm_desktop.games.boxes.build_sizes import IMPOSSIBLE, LAYER, ROW, SIZE

if not cython.compiled:
    from holzwurm_desktop.games.boxes.build_tables import BuildTables


class LidsAhead:
    """The lids, and the row that is being laid.

    y: of the row; mask: the lids reached before it; start: the first x of the row before; added: how many
    columns it adds before that x. rows: heights of candidate rows, `ROW` places each, one row for each depth
    of `BuildSearch._cut`; least: what the lids ask of the added columns.
    """

    def __init__(self, tables: BuildTables) -> None:
        self.tables = tables
        self.y = self.start = self.added = self.mask = 0
        if not cython.compiled:
            self.lid_a = [0] * 4
            self.lid_b = [0] * 4
            self.least = [0] * ROW
            self.rows = [0] * (5 * ROW)

    def set_lids(self, lids: Sequence[tuple[int, int]]) -> None:
        """Take these picture positions as lids to reach. Raises `ValueError` for more than four."""
        if len(lids) > 4:
            raise ValueError("at most four lids")
        self.lids = len(lids)
        self.all_lids = (1 << self.lids) - 1
        for i, (a, b) in enumerate(lids):
            self.lid_a[i] = a
            self.lid_b[i] = b

    def look_ahead(self) -> cython.void:
        """Compute what the row must be: its last x at least (`least_end`), its height from `start` on at
        least (`least_height`)."""
        i: cython.int
        self.least_height = 1
        self.least_end = self.start
        for i in range(self.lids):
            if self.mask >> i & 1:
                continue
            height: cython.int = self.y - self.lid_b[i]
            x: cython.int = self.lid_a[i] + height
            if x >= self.start and height > self.least_height:
                self.least_height = height
            # Under the floor the line of sight needs 1 - height further rows, and moves on by as many
            # columns.
            self.least_end = max(self.least_end, x if height >= 1 else x + 1 - height)

    def least_heights(self, added: cython.int) -> cython.int:
        """Fill `least` for this many added columns; return its sum."""
        i: cython.int
        column: cython.int
        total: cython.int = 0
        x: cython.int = self.start - added
        for column in range(added):
            self.least[column] = 1
        for i in range(self.lids):
            if self.mask >> i & 1:
                continue
            height: cython.int = self.y - self.lid_b[i]
            # Heights never rise along a row, so every column up to the line of sight must be as high.
            for column in range(min(added, self.lid_a[i] + height - x + 1)):
                self.least[column] = max(self.least[column], height)
        for column in range(added):
            total += self.least[column]
        return total

    def reserve(
        self, x: cython.int, end: cython.int, left: cython.int, right: cython.int, columns: cython.int
    ) -> cython.int:
        """L cards to keep for lids that lie before x, the first column of the row, whatever its shape; -1 if
        one is out of reach.

        end: the last x of the row at most; left, right, columns: the cards left after it at most.
        """
        i: cython.int
        kept: cython.int = 0
        for i in range(self.lids):
            height: cython.int = self.y - self.lid_b[i]
            lid_x: cython.int = self.lid_a[i] + height
            # In how many rows the lid can be reached at the earliest.
            soonest: cython.int = max(1, 1 - height)
            if self.mask >> i & 1 or lid_x >= x:
                continue
            if lid_x + soonest > end:
                return -1
            if lid_x + soonest >= x:
                continue
            rows: cython.int = x - lid_x
            # Rows that keep their first x bring the lid within the pile without an L card.
            if rows * (height + rows) <= right and rows <= columns:
                continue
            lines: cython.int = height + rows - 1
            if lines > left or 2 * soonest - 1 + height > right or soonest > columns:
                return -1
            kept = max(kept, lines)
        return kept

    def reached(
        self,
        lid: cython.int,
        here: cython.int,
        width: cython.int,
        left: cython.int,
        right: cython.int,
        columns: cython.int,
    ) -> cython.int:
        """1 if the row at `rows[here]` has the lid, 0 if a later row may have it, -1 if none can with the
        cards left.

        A lid on a column that this row has too, a number of rows later, asks all rows until then to be as
        high and as wide. A lid on a new column asks for an L card for each box of it, and for one for each
        column between.
        """
        height: cython.int = self.y - self.lid_b[lid]
        x: cython.int = self.lid_a[lid] + height - (self.start - self.added)
        rows: cython.int = max(1, 1 - height)
        # The row ends before the line of sight. Later rows end no farther, and the line moves on.
        if x >= width:
            return -1
        if x >= 0 and height >= 1 and self.rows[here + x] <= height:
            return 1 if self.rows[here + x] == height else -1
        if x + rows >= width:
            return -1
        if x + rows >= 0:
            if self.rows[here + x + rows] < height + rows:
                return -1
            return 0 if rows * (height + rows) <= right and rows * (x + rows + 1) <= columns else -1
        if height - x - 1 <= left and 2 * rows - 1 + height <= right and rows <= columns:
            return 0
        rows = -x
        if self.rows[here] >= height + rows and rows * (height + rows) <= right and rows <= columns:
            return 0
        return -1

    def gain_with(self, lid: cython.int, x: cython.int, row_cards: cython.int) -> cython.int:
        """The most that the rows after one that begins at x can gain if one of them reaches the lid.

        row_cards: the boxes of the row and the cards left, as an index into a layer of `BuildTables.wide`.
        That row comes some rows later, and begins as many columns before x as `ahead` exceeds the rows.
        """
        height: cython.int = self.y - self.lid_b[lid]
        ahead: cython.int = x - self.lid_a[lid] - height
        rows: cython.int = max(1, 1 - height)
        best: cython.int = IMPOSSIBLE
        # An upper bound over all rows in which the lid may be reached: each needs so many rows and new
        # columns.
        while rows < ahead and rows < SIZE:
            if ahead - rows < SIZE:
                wide: cython.int = self.tables.wide[(ahead - rows) * LAYER + row_cards]
                deep: cython.int = self.tables.deep[rows * LAYER + row_cards]
                best = max(best, min(wide, deep))
            rows += 1
        if rows < SIZE:
            best = max(best, self.tables.deep[rows * LAYER + row_cards])
        return best
