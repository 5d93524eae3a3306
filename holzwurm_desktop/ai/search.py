"""Search for games with hidden cards: single-observer information-set Monte Carlo tree search (SO-ISMCTS).

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): one tree over what the
searching seat sees; each iteration deals the hidden cards anew, walks down the moves that are legal in that deal
and finishes the round by a playout. Compiled from this file where there is a compiler; the loop holds no
interpreter lock, so a second thread can cancel it and two searches run side by side.
"""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

import cython

from holzwurm_desktop.engine.core import CHANCE, OVER

if not cython.compiled:
    from math import log, sqrt

    from holzwurm_desktop.engine.core import Rng, State

CODE_LIMIT = 1 << 16
"""Codes are below this."""
MAX_NODES = 1_500_000
"""Nodes of one tree: 32 bytes each, so the tree stays below 48 MB."""
_LONGEST = 500
"""Moves from the root to the deepest node; `Search.path` has room for them."""


class Policy:
    """How playouts are played and judged. This one: any legal move, all equally likely; shares of the win.

    prior_visits: for how many tries `expect` counts when a move is first looked at; 0: it is not asked.
    prunes: `hopeless` is asked of every move before it is looked at.
    """

    def __init__(self) -> None:
        self.prior_visits = 0
        self.prunes = False

    def hopeless(self, state: State, code: cython.int) -> cython.bint:
        """Whether a legal code for the seat to act is not worth a single try."""
        return False

    def expect(self, state: State, code: cython.int) -> cython.double:
        """The reward, 0 to 1, to expect of a legal code for the seat to act, before anything was tried."""
        return 0.5

    def choose(self, state: State, rng: Rng) -> cython.int:
        """The code of the next move of a playout."""
        return state.random_code(rng)

    def judge(self, state: State, out: cython.p_double) -> cython.void:
        """Write each seat's reward, 0 to 1, for a finished round."""
        state.rewards(out)


class Considered(NamedTuple):
    """One move of the searching seat: its code, how often it was tried, and its mean reward (0 to 1)."""

    code: int
    visits: int
    mean: float


class Search:
    """One search from one position; `run` may be called again and again."""

    def __init__(self, root: State, seat: int, policy: Policy, rng: Rng, exploration: float = 0.7) -> None:
        """`root`: any state that agrees with the view of `seat`, who is to act; `exploration`: the factor
        of the confidence bound."""
        self.root = root
        self.state = root.copy()
        self.seat = seat
        self.policy = policy
        self.rng = rng
        self.exploration = exploration
        self.iterations = 0
        self.stamps = 0
        self.path_length = 0
        if not cython.compiled:
            self.path = [0] * 512
            self.legal = [0] * 1024
            self.shown = [0] * 1024
        self.stamp = array("i", bytes(4 * CODE_LIMIT))
        self.nodes = 1
        self.arrays: dict[str, array[Any]] = {}
        self._grow(4096)
        self.first[0] = -1

    def run(self, iterations: int) -> None:
        """Search on for so many iterations. Does not hold the interpreter lock meanwhile."""
        while iterations > 0:
            batch: cython.int = min(iterations, 1024)
            self._make_room(batch)
            with cython.nogil:
                self._iterate(batch)
            iterations -= batch

    def considered(self) -> list[Considered]:
        """The moves at the root, the most visited first."""
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
            self.state.assign(self.root)
            self.state.redeal(self.seat, self.rng)
            self._descend()
            playout(self.state, self.policy, self.rng)
            self._finish()
        self.iterations += times

    def _descend(self) -> cython.void:
        """Walk down the tree by moves legal in this deal until one leaves it; that one becomes a node."""
        node: cython.int = 0
        child: cython.int
        mover: cython.int
        count: cython.int
        self.path[0] = 0
        self.path_length = 1
        while self.state.turn != OVER and self.path_length < _LONGEST:
            mover = self.state.turn
            if mover == CHANCE:
                self.state.step(self.state.random_code(self.rng))
                continue
            count = self._worth_a_try(self.state.codes(self.legal))
            child = self._pick_child(node, count)
            fresh: cython.int = 0
            if child < 0:
                if self.nodes >= MAX_NODES:
                    return
                child = self._new_child(node, -child - 1, mover)
                fresh = 1
            self.state.step(self._code_shown_as(self.code[child], count))
            self.path[self.path_length] = child
            self.path_length += 1
            if fresh:
                return
            node = child

    def _worth_a_try(self, count: cython.int) -> cython.int:
        """Leave out the hopeless ones of the `count` legal codes, if others are left; how many those are."""
        if not self.policy.prunes:
            return count
        i: cython.int
        left: cython.int = 0
        for i in range(count):
            if not self.policy.hopeless(self.state, self.legal[i]):
                self.legal[left] = self.legal[i]
                left += 1
        return left if left else count

    def _pick_child(self, node: cython.int, count: cython.int) -> cython.int:
        """The child to follow among the legal moves; -i - 1 to try `shown[i]`, which has no node yet."""
        i: cython.int
        code: cython.int
        child: cython.int
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
                self.available[child] += 1
                bound = self.total[child] / self.visits[child] + self.exploration * sqrt(
                    log(self.available[child]) / self.visits[child]
                )
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.next[child]
        untried: cython.int = 0
        chosen: cython.int = -1
        for i in range(count):
            if self.stamp[self.shown[i]] == self.stamps:
                untried += 1
                if self.rng.below(untried) == 0:
                    chosen = i
        return -chosen - 1 if untried else best

    def _new_child(self, node: cython.int, which: cython.int, mover: cython.int) -> cython.int:
        """A node for the legal move number `which`."""
        child: cython.int = self.nodes
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
        """One of the legal codes that the searching seat sees as `code`, at random where several are."""
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
        """Hand the round's rewards to the nodes on the path, each to the seat that moved there."""
        rewards = cython.declare(cython.double[8])
        if not cython.compiled:
            rewards = [0.0] * 8
        self.policy.judge(self.state, rewards)
        i: cython.int
        node: cython.int
        for i in range(1, self.path_length):
            node = self.path[i]
            self.visits[node] += 1
            self.total[node] += rewards[self.mover[node]]
        self.visits[0] += 1


def playout(state: State, policy: Policy, rng: Rng) -> cython.int:
    """Play the round to its end by `policy`; the number of moves made."""
    plies: cython.int = 0
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.step(state.random_code(rng))
        else:
            state.step(policy.choose(state, rng))
        plies += 1
    return plies


def count_playouts(start: State, policy: Policy, rng: Rng, times: int) -> int:
    """Play `times` rounds from `start` by `policy` and return the moves made in all (for measuring)."""
    state: State = start.copy()
    plies: cython.longlong = 0
    repeat: cython.int = times
    _time: cython.int
    with cython.nogil:
        for _time in range(repeat):
            state.assign(start)
            plies += playout(state, policy, rng)
    return plies
