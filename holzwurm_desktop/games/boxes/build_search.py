"""Best-first search for the best valid pile under given cards with given lids (docs/rules/kistenstapel.md).

The pile is laid row by row, from the rear (least y) to the front. A partial pile is known by its last row
(place and shape), the lids reached, and the cards left; its value so far is 3 boxes - cards. This is
best-first branch and bound, as in A*: partial piles are expanded in the order of an upper bound, which is the
value so far plus the most that the cards left can gain after a row of so many boxes, by as many rows and new
columns as the lids to come ask for (`BuildTables`). The bound never rises along a pile, so once it does not
exceed the best complete pile, that pile is proved to be the best.

Two facts keep the search small.
- A row in front of an earlier one has as many boxes as the earlier row, its own first height (or the last of
  its new columns) and the lids in it allow: fewer would take as many cards, hold fewer boxes, and allow no
  row after it that more would not allow. So rows differ only in their two ends, first height, new columns,
  and in which lids are reached.
- A partial pile is dropped once a lid is out of reach (`LidsAhead`).

Compiled from this file where there is a compiler; see `build_search.pxd` for the types.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from holzwurm_desktop.games.boxes.build_sizes import BOUNDS, CUBE, NONE, ROW, SIZE

if not cython.compiled:
    from holzwurm_desktop.games.boxes.build_lids import LidsAhead
    from holzwurm_desktop.games.boxes.build_nodes import (
        PartialPiles,
        key_cards,
        key_lids,
        key_shape,
        make_key,
        make_place,
        place_x,
        place_y,
    )
    from holzwurm_desktop.games.boxes.build_tables import BuildTables


Frame = tuple[int, int, int, int]
"""Least and greatest x, least and greatest y that columns may have, in boxes."""
_ENDLESS = (-400, 400, -400, 400)
"""Farther than any pile reaches from its lids, within what `make_place` can hold."""


class BuildSearch(LidsAhead):
    """One search after another over the same tables; not for two threads at once.

    `run` searches; then `best`, `best_goal`, `goals`, `pile` and `value_of` tell what was found.

    While a row is laid: value, left, right, columns: of the partial pile before it; width, previous: its last
    row; ceiling: its bound; fresh: heights of the new columns; reserved: L cards kept for lids; left_after: L
    cards left after the new columns. threshold: bounds up to this are of no interest.
    """

    def __init__(self, tables: BuildTables) -> None:
        LidsAhead.__init__(self, tables)
        self.nodes = PartialPiles()
        if not cython.compiled:
            self.previous = [0] * ROW
            self.fresh = [0] * ROW

    def run(
        self,
        lids: Sequence[tuple[int, int]],
        cards: tuple[int, int, int],
        low: int,
        margin: int = -1,
        frame: Frame | None = None,
        effort: int = 0,
    ) -> int:
        """The most of 3 boxes - cards over valid piles within `cards` that have the lids; `low` if none
        exceeds `low`.

        lids: at most four picture positions; cards: L, R and lids, 0 to 16 each; frame: None for an endless
        table. Without lids all piles are tried at one place only, near (0, 0). margin >= 0: also keep, for
        each set of cards left, the best pile if it is at most this much worse than the best (`goals`). effort
        > 0: give up the proof after this many steps. Raises `ValueError` for more lids or cards.
        """
        if max(cards) >= SIZE or min(cards) < 0:
            raise ValueError("0 to 16 cards of a type")
        self.set_lids(lids)
        self.left, self.right, self.columns = cards
        self.x_low, self.x_high, self.y_low, self.y_high = frame or _ENDLESS
        self.best = self.threshold = low
        # With margin -1 only what is better than the best is of interest; with 0 what is equal, too.
        self.slack = margin + 1
        self.best_node = NONE
        self._plant()
        steps = 0
        bound: cython.int = BOUNDS - 1
        # No queued pile leads to more than its bound: what is found when this ends is the best, with proof.
        while bound > self.threshold:
            node: cython.int = self.nodes.pop(bound)
            if node == NONE:
                bound -= 1
                continue
            self._expand(node, bound)
            steps += 1
            if steps == effort:
                break
        return self.best

    def best_goal(self) -> int | None:
        """The handle of the best pile; None if none exceeds `low`."""
        return None if self.best_node == NONE else self.best_node

    def goals(self) -> list[int]:
        """Handles of the complete piles within the margin, best first, one for each set of cards left."""
        found: dict[int, int] = {}
        nodes: PartialPiles = self.nodes
        node: cython.int
        # Every node stays in the store, also those that the search has expanded.
        for node in range(nodes.count):
            if key_lids(nodes.key[node]) == self.all_lids and nodes.value[node] > self.threshold:
                leave = key_cards(nodes.key[node])
                if leave not in found or self.value_of(found[leave]) < nodes.value[node]:
                    found[leave] = node
        return sorted(found.values(), key=lambda goal: (-self.value_of(goal), goal))

    def value_of(self, node: cython.int) -> int:
        """3 boxes - cards of a pile, given by its handle."""
        return self.nodes.value[node]

    def pile(self, node: cython.int) -> list[tuple[int, int, int]]:
        """The columns (x, y, height) of a pile, given by its handle; the front row first."""
        columns: list[tuple[int, int, int]] = []
        tables: BuildTables = self.tables
        nodes: PartialPiles = self.nodes
        i: cython.int
        while node != NONE:
            shape: cython.int = key_shape(nodes.key[node])
            x: cython.int = place_x(nodes.place[node])
            y: cython.int = place_y(nodes.place[node])
            for i in range(tables.widths[shape]):
                columns.append((x + i, y, tables.heights[shape * ROW + i]))
            node = nodes.parent[node]
        return columns

    def _plant(self) -> cython.int:
        """Lay every first row at every place from which all lids can be reached.

        A column at x and one with a lid, of height h, take at least |difference in x| + h of the L cards; in
        y the same goes for the R cards. That bounds the places.
        """
        x: cython.int
        y: cython.int
        lid: cython.int
        # Wider than any table; the lids narrow it down. Without lids there is one place, 0.
        x_from: cython.int = -(1 << 20) if self.lids else 0
        y_from: cython.int = x_from
        x_to: cython.int = -x_from
        y_to: cython.int = -x_from
        for lid in range(self.lids):
            x_from = max(x_from, self.lid_a[lid] + 2 - self.left)
            x_to = min(x_to, self.lid_a[lid] + self.left)
            y_from = max(y_from, self.lid_b[lid] + 2 - self.right)
            y_to = min(y_to, self.lid_b[lid] + self.right)
        bounded = x_from < self.x_low or x_to > self.x_high or y_from < self.y_low or y_to > self.y_high
        self.nodes.clear(self.all_lids, bounded)
        self.parent = NONE
        self.ceiling = BOUNDS - 1
        self.width = self.mask = self.value = 0
        for y in range(max(y_from, self.y_low), min(y_to, self.y_high) + 1):
            for x in range(max(x_from, self.x_low), min(x_to, self.x_high) + 1):
                self._plant_at(x, y)
        return 0

    def _plant_at(self, x: cython.int, y: cython.int) -> cython.int:
        """Lay every first row whose first column is at (x, y)."""
        added: cython.int
        self.y = y
        self.start = x
        self.look_ahead()
        for added in range(max(1, self.least_end - x + 1), min(self.left, self.columns) + 1):
            # As if the row were added before an empty one: `_extend` serves both.
            self.start = x + added
            self._extend(added)
        return 0

    def _expand(self, node: cython.int, ceiling: cython.int) -> cython.int:
        """Lay every row that can follow the last row of a node."""
        i: cython.int
        added: cython.int
        nodes: PartialPiles = self.nodes
        cards: cython.int = key_cards(nodes.key[node])
        shape: cython.int = key_shape(nodes.key[node])
        self.mask = key_lids(nodes.key[node])
        self.columns = cards % SIZE
        self.right = cards // SIZE % SIZE
        self.left = cards // (SIZE * SIZE)
        self.start = place_x(nodes.place[node])
        self.y = place_y(nodes.place[node]) + 1
        self.value = nodes.value[node]
        self.parent = node
        self.ceiling = ceiling
        if self.right < 1 or self.columns < 1 or self.y > self.y_high:
            return 0
        self.width = self.tables.widths[shape]
        for i in range(self.width):
            self.previous[i] = self.tables.heights[shape * ROW + i]
        self.look_ahead()
        self._continue()
        for added in range(1, min(self.left, self.columns - 1) + 1):
            self._extend(added)
        return 0

    def _continue(self) -> cython.int:
        """Lay rows that begin where the last one began: every first height, every end."""
        first: cython.int
        width: cython.int
        self.added = 0
        self.left_after = self.left
        for first in range(self.least_height, min(self.right, self.previous[0]) + 1):
            area: cython.int = 0
            # A row ends no farther than the one behind it: heights never rise towards the viewer.
            for width in range(1, min(self.width, self.columns) + 1):
                height: cython.int = min(self.previous[width - 1], first)
                self.rows[width - 1] = height
                area += height
                if self.start + width - 1 >= self.least_end and self._promises(area, first, width):
                    self._cut(0, 0, width)
        return 0

    def _extend(self, added: cython.int) -> cython.int:
        """Lay rows that begin this many columns before the last one did; first rows are all laid like
        this."""
        behind: cython.int = 0
        if self.width:
            # Connected edge to edge: at least one column of the last row must have one in front of it.
            behind = max(1, self.least_end - self.start + 1)
        needed: cython.int = self.least_heights(added)
        if needed > self.left or added + behind > self.columns or self.least[0] > self.right:
            return 0
        reserved: cython.int = self.reserve(
            self.start - added,
            self.start + self.width - 1,
            self.left - needed,
            self.right - self.least[0],
            self.columns - added - behind,
        )
        if reserved < 0 or needed > self.left - reserved:
            return 0
        self.added = added
        self.reserved = reserved
        return self._fill(0, self.right, self.left - reserved, needed)

    def _fill(
        self, column: cython.int, highest: cython.int, left: cython.int, needed: cython.int
    ) -> cython.int:
        """Choose the heights of the new columns, from `column` on; then lay the row."""
        height: cython.int
        if column == self.added:
            self.left_after = left + self.reserved
            return self._finish()
        # What the columns behind this one ask for at least must remain.
        needed -= self.least[column]
        for height in range(self.least[column], min(highest, left - needed) + 1):
            self.fresh[column] = height
            self._fill(column + 1, height, left - height, needed)
        return 0

    def _finish(self) -> cython.int:
        """Lay the new columns and, behind them, every width of the last row."""
        i: cython.int
        behind: cython.int
        area: cython.int = 0
        added: cython.int = self.added
        for i in range(added):
            self.rows[i] = self.fresh[i]
            area += self.fresh[i]
        if self.width == 0:
            return self._add(0, added)
        for behind in range(1, min(self.width, self.columns - added) + 1):
            height: cython.int = min(self.previous[behind - 1], self.fresh[added - 1])
            self.rows[added + behind - 1] = height
            area += height
            if self.start + behind - 1 < self.least_end:
                continue
            if self._promises(area, self.fresh[0], added + behind):
                self._cut(0, 0, added + behind)
        return 0

    def _promises(self, area: cython.int, first: cython.int, width: cython.int) -> cython.bint:
        """Whether a row of this many boxes, uncut, could still lead to a better pile."""
        left: cython.int = self.left_after
        value: cython.int = self.value - (self.left - left) + 3 * area - first - width
        cards: cython.int = (left * SIZE + self.right - first) * SIZE + self.columns - width
        # The bound without the lids: cheaper than `_add`, and it spares the cuts.
        return value + self.tables.wide[area * CUBE + cards] > self.threshold

    def _cut(self, lid: cython.int, level: cython.int, width: cython.int) -> cython.int:
        """Add the row at `level` of `rows` as it is, and with any of the lids from `lid` on reached by a cut.

        A cut lowers the row behind the new columns to the lid's height. (At the first column the first height
        does that.)
        """
        i: cython.int
        here: cython.int = level * ROW
        while lid < self.lids:
            height: cython.int = self.y - self.lid_b[lid]
            x: cython.int = self.lid_a[lid] + height - (self.start - self.added)
            if (
                not self.mask >> lid & 1
                and height >= 1
                and max(self.added, 1) <= x < width
                and self.rows[here + x] > height
            ):
                for i in range(width):
                    self.rows[here + ROW + i] = self.rows[here + i]
                    if i >= x:
                        self.rows[here + ROW + i] = min(self.rows[here + i], height)
                # Each level has a copy of its own: the row as it is must survive. Four lids make five levels.
                self._cut(lid + 1, level + 1, width)
            lid += 1
        return self._add(here, width)

    def _add(self, here: cython.int, width: cython.int) -> cython.int:
        """Make the row at `rows[here]` a node, unless it leads nowhere or to nothing new."""
        i: cython.int
        x: cython.int = self.start - self.added
        left: cython.int = self.left_after
        right: cython.int = self.right - self.rows[here]
        columns: cython.int = self.columns - width
        mask: cython.int = self.mask
        shape: cython.int = 0
        # The rows' y is bounded where they are planted and expanded.
        if x < self.x_low or x + width - 1 > self.x_high:
            return 0
        for i in range(self.lids):
            if not mask >> i & 1:
                reached: cython.int = self.reached(i, here, width, left, right, columns)
                if reached < 0:
                    return 0
                mask |= reached << i
        for i in range(width):
            shape = self.tables.longer[shape * SIZE + self.rows[here + i]]
        area: cython.int = self.tables.areas[shape]
        value: cython.int = self.value - (self.left - left) + 3 * area - self.rows[here] - width
        cards: cython.int = (left * SIZE + right) * SIZE + columns
        gain: cython.int = self.tables.wide[area * CUBE + cards]
        for i in range(self.lids):
            # The lids tighten the bound, but asking them is the costly part: only while the rest of it does
            # not suffice.
            if not mask >> i & 1 and value + gain > self.threshold:
                gain = min(gain, self.gain_with(i, x, area * CUBE + cards))
        # Never above the parent's bound (pathmax), so that the queue only goes down.
        bound: cython.int = min(self.ceiling, value + gain)
        if bound <= self.threshold:
            return 0
        place: cython.int = make_place(x, self.y)
        node: cython.int = self.nodes.push(make_key(shape, mask, cards), place, value, bound, self.parent)
        if node != NONE and mask == self.all_lids and value > self.best:
            self.best = value
            self.best_node = node
            self.threshold = max(self.threshold, value - self.slack)
        return 0
