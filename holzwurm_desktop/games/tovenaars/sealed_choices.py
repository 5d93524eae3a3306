"""The sealed choices of Razende tovenaars, lines and sleep spells: estimated by playouts, solved as matrix
games.

Both classes search like `ai.search.Search`, but what they consider is a mixed strategy to draw from
(`mixed`): a player who always makes the best choice can be read. The worth of a pair of choices is estimated
by playing rounds out.
"""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, NamedTuple

from holzwurm_desktop.ai.search import Considered, Policy
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.games.tovenaars.constants import WEAKEST
from holzwurm_desktop.games.tovenaars.deck import SOLDIERS
from holzwurm_desktop.games.tovenaars.duels import line_rewards, sleep_rewards
from holzwurm_desktop.games.tovenaars.game import TovenaarsState
from holzwurm_desktop.games.tovenaars.matrix_game import solve
from holzwurm_desktop.games.tovenaars.moves import Sleep
from holzwurm_desktop.games.tovenaars.rules import beats

PARTS = 1000
"""A mix is told as visits that add up to about this number."""
LEAST_SHARE = 0.02
"""A choice with a smaller share of the mix is never made: its share is mostly noise."""
PRIOR_VISITS = 60.0
"""The prior of a pair, from its outcome and its two choices, counts as much as this many playouts."""
LEARNED_PRIOR_VISITS = 1.0
"""The same where positions are judged by what was learnt: that varies far less than what comes of playouts."""
FEW_LINES = 10
"""This many of the best lines of each seat are looked at more closely."""


class _Cells:
    """Sums and counts of playouts for each pair of choices, at [row][column]."""

    def __init__(self, rows: int, columns: int) -> None:
        self.sums = [[0.0] * columns for _ in range(rows)]
        self.counts = [[0] * columns for _ in range(rows)]

    def add(self, row: int, column: int, rewards: float, times: int) -> None:
        """Add further playouts of a pair: the sum of their rewards, and how many there were."""
        self.sums[row][column] += rewards
        self.counts[row][column] += times

    def mean(self, row: int, column: int, expected: float, prior_visits: float) -> float:
        """The mean of a pair, shrunk towards its `expected` mean: that counts as `prior_visits` playouts."""
        return (self.sums[row][column] + prior_visits * expected) / (self.counts[row][column] + prior_visits)


def _prior_visits(policy: Policy) -> float:
    return PRIOR_VISITS if policy.horizon < 0 else LEARNED_PRIOR_VISITS


class Outcome(NamedTuple):
    """Sum of rewards and number of the playouts in which a duel ended the same way."""

    rewards: float = 0.0
    playouts: int = 0

    @property
    def mean(self) -> float:
        """The mean reward; two imagined playouts, one won and one lost, make it 0.5 at first."""
        return (self.rewards + 1.0) / (self.playouts + 2.0)


class SleepSearch:
    """Which sleep spell to choose: plays every pair of spells out, then solves the matrix game.

    Rows are the attacker's spells, columns the defender's; payoffs are the attacker's rewards, 0 to 1.
    """

    mixed: ClassVar[bool] = True

    def __init__(self, root: TovenaarsState, seat: int, policy: Policy, rng: Rng) -> None:
        """root: a state that waits for a sleep spell of `seat`."""
        # By the view, because Python cannot read the C arrays of a compiled state.
        view = root.view(seat)
        self._root, self._policy, self._rng = root, policy, rng
        self._prior_visits = _prior_visits(policy)
        self._attacks = seat == view.active
        spells = [[SOLDIERS.index(spell) for spell in each] for each in view.sleep_spells]
        self._rows, self._columns = spells[view.active], spells[1 - view.active]
        self._cells = _Cells(len(self._rows), len(self._columns))
        self._next = 0
        self._order = [(r, c) for r in range(len(self._rows)) for c in range(len(self._columns))]
        self.iterations = 0

    def run(self, iterations: int) -> None:
        """Play this many rounds out, pair after pair."""
        pairs = len(self._order)
        # Whole batches for each pair cost one call each; the rest goes round, so that no pair falls behind.
        each, rest = divmod(iterations, pairs)
        for at in range(pairs if each else rest):
            row, column = self._order[(self._next + at) % pairs]
            times = each + (at < rest)
            rewards = sleep_rewards(
                self._root, self._rows[row], self._columns[column], self._policy, self._rng, times
            )
            self._cells.add(row, column, rewards, times)
        self._next = (self._next + rest) % pairs
        self.iterations += iterations

    def considered(self) -> list[Considered]:
        """The spells with their shares of the mix as visits."""
        payoffs = self._payoffs()
        value, rows, columns = solve(payoffs)
        shares = rows if self._attacks else columns
        spells = self._rows if self._attacks else self._columns
        worth = value if self._attacks else 1.0 - value
        codes = [self._root.code_of(Sleep(self._root.turn, SOLDIERS[spell])) for spell in spells]
        return _as_considered(codes, shares, [worth] * len(spells))

    def _payoffs(self) -> list[list[float]]:
        """The attacker's estimated reward for each pair.

        A few hundred playouts over up to 64 pairs are noisy. So the outcome of the duel gives a base, each
        spell a correction, and a pair's own playouts are shrunk towards the sum of both.
        """
        kinds = {pair: self._kind(*pair) for pair in self._order}
        outcomes = {kind: Outcome() for kind in kinds.values()}
        for (row, column), kind in kinds.items():
            had = outcomes[kind]
            outcomes[kind] = Outcome(
                had.rewards + self._cells.sums[row][column], had.playouts + self._cells.counts[row][column]
            )
        base = {pair: outcomes[kind].mean for pair, kind in kinds.items()}
        by_row = [self._left(base, row, None) for row in range(len(self._rows))]
        by_column = [self._left(base, None, column) for column in range(len(self._columns))]
        return [
            [
                self._cells.mean(
                    row, column, base[row, column] + by_row[row] + by_column[column], self._prior_visits
                )
                for column in range(len(self._columns))
            ]
            for row in range(len(self._rows))
        ]

    def _left(self, base: dict[tuple[int, int], float], row: int | None, column: int | None) -> float:
        """How much the playouts of one spell differ from their base on average, shrunk towards 0."""
        pairs = [pair for pair in self._order if row in (None, pair[0]) and column in (None, pair[1])]
        count = sum(self._cells.counts[r][c] for r, c in pairs)
        extra = sum(self._cells.sums[r][c] - self._cells.counts[r][c] * base[r, c] for r, c in pairs)
        return extra / (count + 2 * self._prior_visits)

    def _kind(self, row: int, column: int) -> int:
        """The outcome of a pair: 0 cancelled, 1 won by the attacker, -1 by the defender."""
        attacker, defender = self._rows[row], self._columns[column]
        if attacker == defender:
            return 0
        return 1 if beats(attacker + WEAKEST, defender + WEAKEST) else -1


class LineSearch:
    """Which three soldiers to line up: plays all threes against each other, then the best ones more closely.

    Their order is drawn at random, so that nobody can prepare for who faces whom.
    """

    mixed: ClassVar[bool] = True

    def __init__(self, root: TovenaarsState, seat: int, policy: Policy, rng: Rng) -> None:
        """root: a state that waits for the line of `seat`."""
        self._active = root.active
        self._seat, self._policy, self._rng = seat, policy, rng
        self._prior_visits = _prior_visits(policy)
        self._threes = list(combinations(range(len(SOLDIERS)), 3))
        self._cells = _Cells(len(self._threes), len(self._threes))
        self._found: tuple[list[int], list[int]] | None = None
        self.iterations = 0

    def run(self, iterations: int) -> None:
        """Play this many rounds out: half of them between any lines, half between the best ones."""
        for _ in range(iterations):
            if self.iterations % 2 == 0:
                pair = [self._rng.draw(len(self._threes)) for _ in range(2)]
            else:
                pair = [best[self._rng.draw(len(best))] for best in self._best()]
            lines = (self._line(pair[0]), self._line(pair[1]))
            rewards = line_rewards(self._active, lines, self._policy, self._rng, 1)
            self._cells.add(pair[0], pair[1], rewards, 1)
            self.iterations += 1
            # Ranking all 56 lines costs more than a playout: it is done anew only now and then.
            if self.iterations % 128 == 0:
                self._found = None

    def _best(self) -> tuple[list[int], list[int]]:
        """The numbers of the best lines of seat 0 and of seat 1 so far, the best first."""
        if self._found is None:
            means = self._means()
            self._found = _highest(means[0]), _highest(means[1])
        return self._found

    def _means(self) -> tuple[list[float], list[float]]:
        """The mean reward of each line for seat 0, and of each for seat 1, against all others."""
        threes = range(len(self._threes))
        sums, counts = self._cells.sums, self._cells.counts
        # Ten imagined playouts, half of them won, keep lines with few playouts near 0.5.
        rows = [(sum(sums[i]) + 5.0) / (sum(counts[i]) + 10.0) for i in threes]
        columns = [
            1.0 - (sum(sums[i][j] for i in threes) + 5.0) / (sum(counts[i][j] for i in threes) + 10.0)
            for j in threes
        ]
        return rows, columns

    def considered(self) -> list[Considered]:
        """The best lines with their shares of the mix as visits."""
        self._found = None
        rows, columns = self._best()
        means = self._means()
        payoffs = [
            [
                self._cells.mean(i, j, (means[0][i] + 1.0 - means[1][j]) / 2, self._prior_visits)
                for j in columns
            ]
            for i in rows
        ]
        value, row_shares, column_shares = solve(payoffs)
        own, shares = (rows, row_shares) if self._seat == 0 else (columns, column_shares)
        worth = value if self._seat == 0 else 1.0 - value
        return _as_considered([self._line(three) for three in own], shares, [worth] * len(own))

    def _line(self, three: int) -> int:
        """The code of a line of these three soldiers, in random order."""
        # The order is left to chance, so the matrix game has 56 sets of soldiers for each seat, not
        # 336 lines.
        left = list(self._threes[three])
        code = 0
        while left:
            code = code * 8 + left.pop(self._rng.draw(len(left)))
        return code


def _highest(values: list[float]) -> list[int]:
    """The indices of the highest values, the highest first."""
    return sorted(range(len(values)), key=lambda at: -values[at])[:FEW_LINES]


def _as_considered(codes: list[int], shares: list[float], worths: list[float]) -> list[Considered]:
    """A mix as considered moves, without those that are hardly ever to be chosen."""
    found = [
        Considered(code, round(share * PARTS), worth)
        for code, share, worth in zip(codes, shares, worths, strict=True)
        if share >= LEAST_SHARE
    ]
    return sorted(found, key=lambda move: (-move.visits, move.code))
