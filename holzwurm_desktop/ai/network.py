"""What a position is worth, judged at a glance by a small network that has learnt it from self-play.

`Features` turn a position into numbers, as one seat sees it; a `Network` turns these into the reward that the seat
may expect; `Values` do both for every seat. `docs/add-a-player.md` tells how a game gets them, `ai.weights` where the
weights of a network are kept.

Compiled where there is a compiler, and without the interpreter lock, like the search that asks. All sums are made in
one order in double precision, so the uncompiled file gives the same numbers.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

if not cython.compiled:
    from math import exp

    from holzwurm_desktop.engine.core import State

MAX_INPUTS = 192
"""The most numbers that describe a position; buffers for `Features.fill` have this length."""
MAX_HIDDEN = 64
"""The most hidden units of a network."""


class Features:
    """What a network is given of a position: `count` numbers, mostly between -1 and 1.

    version: goes up whenever any of the numbers comes to mean something else, because weights that were learnt before
    then fit no longer.
    """

    def __init__(self, count: int, version: int) -> None:
        if count > MAX_INPUTS:
            raise ValueError(f"more than {MAX_INPUTS} features")
        self.count = count
        self.version = version

    def fill(self, state: State, seat: cython.int, out: cython.p_double) -> cython.void:
        """Write what `seat` needs to know of a full position that is not over, all hands included, to `out`, which
        holds zeros."""

    def described(self, state: State, seat: int) -> list[float]:
        """`fill` for Python callers."""
        buffer = cython.declare(cython.double[192])
        if not cython.compiled:
            buffer = [0.0] * MAX_INPUTS
        i: cython.int
        for i in range(self.count):
            buffer[i] = 0.0
        self.fill(state, seat, buffer)
        return [buffer[i] for i in range(self.count)]


class Network:
    """A network with one hidden layer: numbers in, one number between 0 and 1 out.

    A hidden unit gives its weighted sum if that is positive, else 0 (ReLU); the output is the logistic function of
    the weighted sum of the hidden units.
    """

    def __init__(self, inputs: int, hidden: int, weights: Sequence[float]) -> None:
        """weights: of the hidden units for the first input, for the second and so on, then their biases, then the
        weights of the output, then its bias. Raises `ValueError` if that is not their number, or too large."""
        if not (0 < inputs <= MAX_INPUTS and 0 < hidden <= MAX_HIDDEN):
            raise ValueError(f"a network of {inputs} inputs and {hidden} hidden units")
        if len(weights) != (inputs + 2) * hidden + 1:
            raise ValueError(f"{len(weights)} weights for {inputs} inputs and {hidden} hidden units")
        self.inputs = inputs
        self.hidden = hidden
        self.weights = array("d", weights)

    def evaluate(self, given: cython.p_double) -> cython.double:
        """The output for `inputs` numbers."""
        sums = cython.declare(cython.double[64])
        if not cython.compiled:
            sums = [0.0] * MAX_HIDDEN
        i: cython.int
        k: cython.int
        at: cython.int = self.inputs * self.hidden
        for k in range(self.hidden):
            sums[k] = self.weights[at + k]
        at = 0
        for i in range(self.inputs):
            # Most numbers of a position are 0.
            if given[i] != 0.0:
                for k in range(self.hidden):
                    sums[k] += given[i] * self.weights[at + k]
            at += self.hidden
        at += self.hidden
        total: cython.double = self.weights[at + self.hidden]
        for k in range(self.hidden):
            if sums[k] > 0.0:
                total += sums[k] * self.weights[at + k]
        # Beyond this the result is 0 or 1 in double precision, and `exp` overflows.
        if total < -700.0:
            total = -700.0
        return 1.0 / (1.0 + exp(-total))

    def output(self, given: Sequence[float]) -> float:
        """`evaluate` for Python callers. Raises `ValueError` unless there are `inputs` numbers."""
        if len(given) != self.inputs:
            raise ValueError(f"{len(given)} numbers for {self.inputs} inputs")
        buffer = cython.declare(cython.double[192])
        if not cython.compiled:
            buffer = [0.0] * MAX_INPUTS
        i: cython.int
        for i in range(self.inputs):
            buffer[i] = given[i]
        return self.evaluate(buffer)


class Values:
    """What every seat may expect of a position, by the features of a game and a network that learnt with them."""

    def __init__(self, features: Features, network: Network) -> None:
        """Raises `ValueError` if the network takes another number of features."""
        if features.count != network.inputs:
            raise ValueError(f"a network of {network.inputs} inputs for {features.count} features")
        self.features = features
        self.network = network

    def weigh(self, state: State, total: cython.double, out: cython.p_double) -> cython.void:
        """Write the reward that each seat may expect to `out`; together they are `total`."""
        given = cython.declare(cython.double[192])
        if not cython.compiled:
            given = [0.0] * MAX_INPUTS
        seat: cython.int
        i: cython.int
        found: cython.double = 0.0
        for seat in range(state.seats):
            for i in range(self.features.count):
                given[i] = 0.0
            self.features.fill(state, seat, given)
            out[seat] = self.network.evaluate(given)
            found += out[seat]
        # Each seat is judged by itself. What one wins the others lose: holding to that evens out some errors.
        for seat in range(state.seats):
            out[seat] *= total / found
