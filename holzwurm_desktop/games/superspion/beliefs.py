"""How likely it is that the other seat holds what a deal gives it, by what it laid, kept and threw.

A seat lays what it can, keeps what may become a trio and throws what may not. So of two deals that agree equally well
with what was seen, that one is likelier in which the other seat did so. What there is to see is counted, and the
logarithm of a deal's weight is a weighted sum of the counts: a conditional logit model, fitted to self-play by
 `resources/values/beliefs/make_superspion.py`.
"""

from __future__ import annotations

import json

import cython

from holzwurm_desktop.paths import resource

if not cython.compiled:
    from holzwurm_desktop.games.superspion.rules import SuperspionPosition

COUNT = 19
NAMES = (
    # Ranks of the other hand that lie as no trio and are not its spy's, with and without the card of its spy's suit.
    "trio_with_suit",
    "trio",
    "pair_with_suit",
    "pair",
    "alone_with_suit",
    "alone",
    # Its other cards: of its spy's rank; of ranks that lie, of suits that its trios rule out for its spy, and others.
    "dead",
    "fourth",
    "telling_fourth",
    # What it threw in this pass: of its spy's rank, of a rank that lies, of its spy's suit, and others, of ranks of
    # which the hand has nothing, something, and the card of the spy's suit.
    "threw_dead",
    "threw_fourth",
    "threw_suit",
    "threw_alone",
    "threw_of_pair",
    "threw_of_suited",
    # What it threw in the pass before and lies in the stock; what it threw at any time and the viewer took.
    "left_dead",
    "left_suit",
    "returned_dead",
    "returned_suit",
)
"""What is counted, in its order."""
_BITS = cython.declare(cython.int[16])
if not cython.compiled:
    _BITS = [0] * 16
for _set in range(16):
    _BITS[_set] = _set.bit_count()


def shipped_weights() -> list[float]:
    """The fitted weights that the program ships with, in the order of `NAMES`."""
    weights = json.loads(resource("values", "beliefs", "superspion.json").read_text("utf-8"))["weights"]
    return [float(weights[name]) for name in NAMES]


class Beliefs:
    """What is believed of deals. weights: `COUNT` numbers, in the order of `NAMES`."""

    def __init__(self, weights: list[float]) -> None:
        if not cython.compiled:
            self.weights = [0.0] * COUNT
            self.counts = [0] * COUNT
        for i in range(COUNT):
            self.weights[i] = weights[i]

    def log_weight(self, state: SuperspionPosition, seat: cython.int) -> cython.double:
        """The logarithm of how likely a deal is to `seat`, the viewer, up to a number that all deals share."""
        self._count(state, seat)
        total: cython.double = 0.0
        i: cython.int
        for i in range(COUNT):
            total += self.weights[i] * self.counts[i]
        return total

    def counted(self, state: SuperspionPosition, seat: int) -> list[int]:
        """What is counted in a deal, in the order of `NAMES`."""
        self._count(state, seat)
        return [self.counts[i] for i in range(COUNT)]

    def _count(self, state: SuperspionPosition, seat: cython.int) -> cython.void:
        other: cython.int = 1 - seat
        spy_rank: cython.int = state.spy[other] >> 2
        suit: cython.int = state.spy[other] & 3
        suits: cython.int = state.suits_of_spy(other)
        # Discards of the pass before that nobody has taken.
        left: cython.ulonglong = state.previous[other] & ~(
            state.received[seat] | state.hand[other] | state.discards[other]
        )
        rank: cython.int
        i: cython.int
        held: cython.int
        thrown: cython.int
        for i in range(COUNT):
            self.counts[i] = 0
        for rank in range(13):
            held = (state.hand[other] >> (rank * 4)) & 15
            thrown = (state.discards[other] >> (rank * 4)) & 15
            i = (state.returned[seat] >> (rank * 4)) & 15
            self.counts[17] += _BITS[i] if rank == spy_rank else 0
            self.counts[18] += (i >> suit) & 1
            if (state.table >> (rank * 4)) & 15:
                self.counts[7] += _BITS[held & ~suits]
                self.counts[8] += _BITS[held & suits]
                self.counts[10] += _BITS[thrown]
                continue
            i = (left >> (rank * 4)) & 15
            self.counts[16] += (i >> suit) & 1
            if rank == spy_rank:
                self.counts[6] += _BITS[held]
                self.counts[9] += _BITS[thrown]
                self.counts[15] += _BITS[i]
            else:
                self._count_rank(suit, held, thrown)

    def _count_rank(self, suit: cython.int, held: cython.int, thrown: cython.int) -> cython.void:
        """Count what the other seat holds and threw of a rank of which it may lay a trio."""
        has_suit: cython.int = (held >> suit) & 1
        number: cython.int = _BITS[held]
        if number > 0:
            # Two places each: trios, pairs and single cards, with the suit first.
            self.counts[2 * (3 - (number if number < 3 else 3)) + 1 - has_suit] += 1
        self.counts[11] += (thrown >> suit) & 1
        self.counts[12 if number == 0 else 14 if has_suit else 13] += _BITS[thrown & ~(1 << suit)]
