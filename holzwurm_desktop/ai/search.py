"""Search for games with hidden cards: single-observer information-set Monte Carlo tree search (SO-ISMCTS).

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012). One tree is built over
what the searching seat sees. Each iteration deals the hidden cards anew, walks down the moves that are legal
in that deal, and finishes the round with a playout.

Compiled from this file where there is a compiler. The loop holds no interpreter lock, so a second thread can
cancel it and two searches can run side by side.
"""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

import cython

from holzwurm_desktop.engine.core import CHANCE, OVER

if not cython.compiled:
    from math import log, sqrt

    from holzwurm_desktop.ai.network import Values
    from holzwurm_desktop.engine.core import Rng, State

CODE_LIMIT = 1 << 16
"""All codes that `State.seen` returns are below this number."""
MAX_NODES = 1_500_000
"""The most nodes of one tree. A node takes 32 bytes (six ints, one double), so the tree stays below 48 MB."""
_LONGEST = 500
"""The most moves from the root to the deepest node; `Search.path` (512 ints) has room for them."""


class Policy:
    """How playouts are played and judged. This one plays any legal move, all equally likely, and rewards
    shares of the win.

    prior_visits: how many prior visits the value of `expect` counts for when a move is first tried; 0: it is not
    asked. prunes: whether the search asks `hopeless` about every move and prunes those. exploration: the factor of
    the confidence bound (UCB1); 0.7 is the value of the paper, for rewards from 0 to 1. horizon: after how many moves
    of a playout `estimate` judges the position; -1: never, playouts go to the end of the round.
    """

    def __init__(self) -> None:
        self.prior_visits = 0
        self.prunes = False
        self.exploration = 0.7
        self.horizon = -1

    def learn(self, values: Values, horizon: int, exploration: float) -> None:
        """From now on judge positions by these values after `horizon` moves of a playout, 0 or more, and explore so
        much: what varies less from playout to playout needs less."""
        self.values = values
        self.horizon = horizon
        self.exploration = exploration

    def hopeless(self, state: State, code: cython.int) -> cython.bint:
        """Whether a legal code of the seat to act is not worth a single try."""
        return False

    def worth_a_try(self, state: State, codes: cython.p_int, count: cython.int) -> cython.int:
        """Move those of `count` legal codes that are not hopeless to the front; return how many these are, `count` if
        there are none, since a move must be made all the same."""
        i: cython.int
        left: cython.int = 0
        for i in range(count):
            if not self.hopeless(state, codes[i]):
                codes[left] = codes[i]
                left += 1
        # If all are hopeless, `codes` has not been changed yet.
        return left if left else count

    def expect(self, state: State, code: cython.int) -> cython.double:
        """The prior value of a legal code of the seat to act: the reward, 0 to 1, to expect before anything
        was tried."""
        return 0.5

    def choose(self, state: State, rng: Rng) -> cython.int:
        """The code of the next move in a playout."""
        return state.random_code(rng)

    def judge(self, state: State, out: cython.p_double) -> cython.void:
        """Write each seat's reward, 0 to 1, for a finished round to `out`."""
        state.rewards(out)

    def total(self, seats: cython.int) -> cython.double:
        """What `judge` gives all seats together."""
        return 1.0

    def estimate(self, state: State, out: cython.p_double) -> cython.void:
        """Write the reward that each seat may expect of a round that is not over to `out`; asked where there is a
        horizon only."""
        self.values.weigh(state, self.total(state.seats), out)

    def draw_choice(self, state: State, rng: Rng) -> int:
        """`choose` for Python callers."""
        return self.choose(state, rng)

    def prior(self, state: State, code: int) -> float:
        """`expect` for Python callers."""
        return self.expect(state, code)

    def is_hopeless(self, state: State, code: int) -> bool:
        """`hopeless` for Python callers."""
        return self.hopeless(state, code)

    def judged(self, state: State) -> list[float]:
        """`judge` for Python callers."""
        buffer = cython.declare(cython.double[8])
        if not cython.compiled:
            buffer = [0.0] * 8
        self.judge(state, buffer)
        return [buffer[i] for i in range(state.seats)]

    def estimated(self, state: State) -> list[float]:
        """`estimate` for Python callers. Raises `ValueError` if nothing was learnt."""
        if self.horizon < 0:
            raise ValueError("nothing was learnt")
        buffer = cython.declare(cython.double[8])
        if not cython.compiled:
            buffer = [0.0] * 8
        self.estimate(state, buffer)
        return [buffer[i] for i in range(state.seats)]


class Considered(NamedTuple):
    """A move of the searching seat: its code, how often it was tried, and its mean reward, from 0 to 1."""

    code: int
    visits: int
    mean: float


class Search:
    """One search from one position; `run` may be called again and again.

    The tree is kept in parallel arrays with an entry for each node. `first` and `next` link the children of a
    node into a list (-1 ends it); `code` is the move that led to the node, as the searching seat saw it;
    `mover` is the seat that made it. Node 0 is the root. `open_cards`: whether the root is taken as it is,
    instead of dealing what the seat cannot know anew in every iteration; no player searches so.
    `barred`: the codes of the moves of the root that are left out, see `bar`.
    """

    def __init__(self, root: State, seat: int, policy: Policy, rng: Rng) -> None:
        """Prepare a search. root: any state that agrees with the view of `seat`, the seat to act."""
        self.root = root
        self.state = root.copy()
        self.seat = seat
        self.policy = policy
        self.rng = rng
        self.exploration = policy.exploration
        self.open_cards = False
        self.bar([])
        self.iterations = 0
        self.stamps = 0
        self.path_length = 0
        if not cython.compiled:
            self.path = [0] * 512
            self.legal = [0] * 1024
            self.shown = [0] * 1024
        # Marks codes by the number of the visit that saw them: nothing has to be cleared between visits.
        self.stamp = array("i", bytes(4 * CODE_LIMIT))
        self.nodes = 1
        self.arrays: dict[str, array[Any]] = {}
        self._grow(4096)
        self.first[0] = -1

    def run(self, iterations: int) -> None:
        """Make this many further iterations, without holding the interpreter lock."""
        while iterations > 0:
            # An iteration adds one node at most, so room for the batch can be made here, where the
            # interpreter lock is held: arrays cannot grow in the loop.
            batch: cython.int = min(iterations, 1024)
            self._make_room(batch)
            with cython.nogil:
                self._iterate(batch)
            iterations -= batch

    def bar(self, codes: list[int]) -> None:
        """Leave these moves of the root out from now on, to see what the others are worth."""
        # Never empty: a view needs something to look at.
        self.barred = array("i", [*codes, -1])
        self.barred_count = len(codes)

    @property
    def mixed(self) -> bool:
        """False: the best move is played, not one drawn from a mixed strategy."""
        return False

    def considered(self) -> list[Considered]:
        """The moves at the root, the most visited first; moves that were never tried are missing."""
        found = []
        child = self.first[0]
        while child >= 0:
            visits = self.visits[child]
            found.append(Considered(self.code[child], visits, self.total[child] / max(visits, 1)))
            child = self.next[child]
        return sorted(found, key=lambda move: (-move.visits, move.code))

    def _make_room(self, batch: int) -> None:
        size = len(self.code)
        if self.nodes + batch >= size and size < MAX_NODES:
            # The tree stops growing at MAX_NODES; the rest is slack for the batch that is under way then.
            self._grow(min(MAX_NODES + 2048, size * 2))

    def _grow(self, size: int) -> None:
        for name in ("code", "mover", "first", "next", "visits", "available", "total"):
            kind = "d" if name == "total" else "i"
            longer = self.arrays.get(name, array(kind))[:]  # a copy: an array with a view cannot grow
            longer.frombytes(bytes(longer.itemsize * (size - len(longer))))
            self.arrays[name] = longer
        self.code = self.arrays["code"]
        self.mover = self.arrays["mover"]
        self.first = self.arrays["first"]
        self.next = self.arrays["next"]
        self.visits = self.arrays["visits"]
        self.available = self.arrays["available"]
        self.total = self.arrays["total"]

    def _iterate(self, times: cython.int) -> cython.void:
        _time: cython.int
        for _time in range(times):
            # Copying into the one working state allocates nothing, which keeps the loop free of Python
            # objects.
            self.state.assign(self.root)
            if not self.open_cards:
                self.state.redeal(self.seat, self.rng)
            self._descend()
            self._finish()
        self.iterations += times

    def _descend(self) -> cython.void:
        """Walk down the tree by moves that are legal in this deal, until a move has no node yet; make it a
        node."""
        node: cython.int = 0
        child: cython.int
        mover: cython.int
        count: cython.int
        self.path_length = 0
        while self.state.turn != OVER and self.path_length < _LONGEST:
            # Chance moves have no nodes: they are sampled, and the tree averages over them.
            mover = self.state.turn
            if mover == CHANCE:
                self.state.step(self.state.random_code(self.rng))
                continue
            count = self.state.codes(self.legal)
            if self.policy.prunes:
                count = self.policy.worth_a_try(self.state, self.legal, count)
            if node == 0 and self.barred_count:
                count = self._without_barred(count)
            # A negative number means "expand", see `_pick_child`.
            child = self._pick_child(node, count)
            fresh: cython.int = 0
            if child < 0:
                if self.nodes >= MAX_NODES:
                    return
                child = self._new_child(node, -child - 1, mover)
                fresh = 1
            # The tree knows the move only as the searching seat saw it; make a move of this deal that looks
            # like that.
            self.state.step(self._code_shown_as(self.code[child], count))
            self.path[self.path_length] = child
            self.path_length += 1
            if fresh:
                return
            node = child

    def _without_barred(self, count: cython.int) -> cython.int:
        """Leave the barred codes out of `legal`; return how many of the `count` codes remain, or all of them."""
        i: cython.int
        k: cython.int
        left: cython.int = 0
        for i in range(count):
            for k in range(self.barred_count):
                if self.legal[i] == self.barred[k]:
                    break
            else:
                self.legal[left] = self.legal[i]
                left += 1
        return left if left else count

    def _pick_child(self, node: cython.int, count: cython.int) -> cython.int:
        """The child to follow among the legal moves; or -i - 1 to expand `shown[i]`, which has no node
        yet."""
        i: cython.int
        code: cython.int
        child: cython.int
        # Two numbers for each visit: `stamps` marks a legal code, `stamps + 1` one that has a node already.
        self.stamps += 2
        for i in range(count):
            code = self.state.seen(self.legal[i], self.seat)
            self.shown[i] = code
            self.stamp[code] = self.stamps
        best: cython.int = -1
        best_bound: cython.double = -1.0
        bound: cython.double
        child = self.first[node]
        while child >= 0:
            code = self.code[child]
            if self.stamp[code] == self.stamps:
                self.stamp[code] = self.stamps + 1
                # The availability count of ISMCTS replaces the parent's visits in UCB1: a move that was legal
                # in few deals must not look neglected for that.
                self.available[child] += 1
                bound = self.total[child] / self.visits[child] + self.exploration * sqrt(
                    log(self.available[child]) / self.visits[child]
                )
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.next[child]
        # Reservoir sampling: each untried move is equally likely, without a list of them. Codes that look
        # alike to the searching seat get one node but count several times here, by how many moves they stand
        # for.
        untried: cython.int = 0
        chosen: cython.int = -1
        for i in range(count):
            if self.stamp[self.shown[i]] == self.stamps:
                untried += 1
                if self.rng.below(untried) == 0:
                    chosen = i
        return -chosen - 1 if untried else best

    def _new_child(self, node: cython.int, which: cython.int, mover: cython.int) -> cython.int:
        """Make a node for the legal move number `which` and return it."""
        child: cython.int = self.nodes
        # Prior knowledge as visits that were never made (Gelly and Silver, 2007): real visits soon outweigh
        # them. They count as available too, so that a move is never visited more often than it was available.
        prior_visits: cython.int = self.policy.prior_visits
        self.nodes += 1
        self.code[child] = self.shown[which]
        self.mover[child] = mover
        self.first[child] = -1
        self.visits[child] = prior_visits
        self.available[child] = 1 + prior_visits
        self.total[child] = (
            prior_visits * self.policy.expect(self.state, self.legal[which]) if prior_visits else 0.0
        )
        self.next[child] = self.first[node]
        self.first[node] = child
        return child

    def _code_shown_as(self, code: cython.int, count: cython.int) -> cython.int:
        """One of the legal codes that the searching seat sees as `code`, at random if there are several."""
        i: cython.int
        matching: cython.int = 0
        chosen: cython.int = code
        for i in range(count):
            if self.shown[i] == code:
                matching += 1
                if matching == 1 or self.rng.below(matching) == 0:
                    chosen = self.legal[i]
        return chosen

    def _finish(self) -> cython.void:
        """Play on, and add the rewards to the nodes on the path, to each node the reward of the seat that moved
        there."""
        # A C array on the stack; no game has more than six seats.
        rewards = cython.declare(cython.double[8])
        if not cython.compiled:
            rewards = [0.0] * 8
        play_on(self.state, self.policy, self.rng, rewards)
        i: cython.int
        node: cython.int
        for i in range(self.path_length):
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += rewards[self.mover[node]]
        self.visits[0] += 1


def playout(state: State, policy: Policy, rng: Rng) -> cython.int:
    """Play the round by `policy` to its end, or to the policy's horizon; return the number of moves made, chance
    moves included."""
    plies: cython.int = 0
    left: cython.int = policy.horizon
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.step(state.random_code(rng))
        elif left == 0:
            break
        else:
            state.step(policy.choose(state, rng))
            left -= 1
        plies += 1
    return plies


def play_on(state: State, policy: Policy, rng: Rng, out: cython.p_double) -> cython.void:
    """Make a playout, and write the reward that each seat gets, or may expect at the horizon, to `out`."""
    playout(state, policy, rng)
    if state.turn == OVER:
        policy.judge(state, out)
    else:
        policy.estimate(state, out)


def count_playouts(start: State, policy: Policy, rng: Rng, times: int) -> int:
    """Play `times` rounds from `start` by `policy` and return the number of moves made in all, for
    measurements."""
    state: State = start.copy()
    plies: cython.longlong = 0
    # Typed copies: the block without the interpreter lock may use C numbers and compiled classes only.
    repeat: cython.int = times
    _time: cython.int
    with cython.nogil:
        for _time in range(repeat):
            state.assign(start)
            plies += playout(state, policy, rng)
    return plies


def count_estimates(state: State, policy: Policy, times: int) -> int:
    """Estimate a position `times` times by a policy that has learnt, for measurements; return `times`."""
    rewards = cython.declare(cython.double[8])
    if not cython.compiled:
        rewards = [0.0] * 8
    at: State = state
    judge: Policy = policy
    repeat: cython.int = times
    _time: cython.int
    with cython.nogil:
        for _time in range(repeat):
            judge.estimate(at, rewards)
    return times
