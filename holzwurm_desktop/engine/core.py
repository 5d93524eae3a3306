"""The two compiled pieces every game shares: a small random number generator and the state of a round.

This file is ordinary Python. Where there is a C compiler, Cython compiles it with the types in `core.pxd`; without
one it runs as it is, more slowly but with the same results.

Inside the rules a move is a small integer, its *code*. `step` and its companions touch no Python object, so search
and playouts run without the interpreter lock. People, records and the table use `legal_moves` and `apply`, which
work with named moves and events and check everything.

Each number of the rules is written once, as ordinary Python. A compiled module imports it like any other name, and
its `.pxd` declares the name as a C int (`cdef int OVER`), so that reading it needs no interpreter lock. Python code
cannot see what a module's own `.pxd` declares; numbers that Python code needs too are therefore defined in modules
that do not declare them, such as the two below or those in a game's `constants`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import cython

if TYPE_CHECKING:
    from collections.abc import Sequence

    from holzwurm_desktop.engine.contract import Event, Move, View

MAX_CODES = 1024
"""The most legal codes a state of any game has; buffers for `State.codes` have this length."""

CHANCE = -1
"""`State.turn` when the next move is a random one, which the record has to contain."""
OVER = -2
"""`State.turn` when the round is over."""

WORD = 0xFFFFFFFF
"""A mask of 32 bits."""
_STAR = 0x9E3779BB  # the multiplier its authors give


class Rng:
    """The random number generator xoroshiro64** of Blackman and Vigna: fast, and the same compiled or not.

    For search and playouts only: deals must stay the same for ever, and use `deals.shuffled`.
    """

    def __init__(self, seed: int) -> None:
        """`seed`: any integer; equal seeds give equal sequences."""
        # Neighbouring seeds must not give similar sequences: one step of Knuth's MMIX generator spreads them over 64
        # bits, and the first four outputs, which still resemble each other, are thrown away.
        mixed = (seed * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 29
        self.s0 = (mixed >> 32) & 0xFFFFFFFF
        self.s1 = (mixed & 0xFFFFFFFF) | 1  # a state of zeros only would never leave zero
        for _ in range(4):
            self.bits()

    def bits(self) -> cython.uint:
        """The next 32 random bits."""
        s0: cython.uint = self.s0
        s1: cython.uint = self.s1
        mixed: cython.uint = (s0 * _STAR) & WORD
        mixed = ((mixed << 5) | (mixed >> 27)) & WORD
        s1 ^= s0
        self.s0 = (((s0 << 26) | (s0 >> 6)) ^ s1 ^ (s1 << 9)) & WORD
        self.s1 = ((s1 << 13) | (s1 >> 19)) & WORD
        return (mixed * 5) & WORD

    def below(self, n: cython.int) -> cython.int:
        """A random integer from 0 to n - 1."""
        # Lemire's multiplication without his rejection: the bias is below n / 2**32, and a division would be slower.
        wide: cython.ulonglong = self.bits()
        return (wide * n) >> 32

    def unit(self) -> cython.double:
        """A random number from 0 up to, but not including, 1."""
        return self.bits() / 4294967296.0

    def draw(self, n: int) -> int:
        """`below` for Python callers."""
        return self.below(n)


class State:
    """A round in play: changed in place by moves, and cheap to copy. Each game has a subclass.

    seats: the number of seats; turn: the seat to act, `CHANCE` or `OVER`.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.turn = 0

    # The inner side: codes, no Python objects, no interpreter lock when compiled.

    def step(self, code: cython.int) -> cython.void:
        """Make the move of a legal code; nothing is checked."""

    def codes(self, out: cython.p_int) -> cython.int:
        """Write the legal codes of the seat to act to `out` (of length `MAX_CODES`); return their number."""
        return 0

    def random_code(self, rng: Rng) -> cython.int:
        """A legal code, all equally likely. Games override this if they can do it without listing all."""
        buffer = cython.declare(cython.int[1024])
        if not cython.compiled:
            buffer = [0] * MAX_CODES
        count: cython.int = self.codes(buffer)
        return buffer[rng.below(count)]

    def seen(self, code: cython.int, seat: cython.int) -> cython.int:
        """What `seat` sees of `code` if it is played now: the code, or a stand-in if part of it is hidden."""
        return code

    def assign(self, other: State) -> cython.void:
        """Become a copy of `other`, a state of the same class."""

    def redeal(self, seat: cython.int, rng: Rng) -> cython.void:
        """Replace everything that `seat` cannot know by random values that agree with what it does know."""

    def rewards(self, out: cython.p_double) -> cython.void:
        """Write each seat's reward at the end of the round to `out`: its share of the win, 0 to 1."""

    # The outer side: moves are checked, and everything is a named value.

    def code_list(self) -> list[int]:
        """The legal codes of the seat to act; empty when the round is over."""
        if self.turn == OVER:
            return []
        buffer = cython.declare(cython.int[1024])
        if not cython.compiled:
            buffer = [0] * MAX_CODES
        count: cython.int = self.codes(buffer)
        return [buffer[i] for i in range(count)]

    def step_code(self, code: int) -> None:
        """`step` for Python callers; `code` must be legal."""
        self.step(code)

    def draw_code(self, rng: Rng) -> int:
        """`random_code` for Python callers."""
        return self.random_code(rng)

    def seen_code(self, code: int, seat: int) -> int:
        """`seen` for Python callers."""
        return self.seen(code, seat)

    def reward_list(self) -> list[float]:
        """`rewards` for Python callers."""
        buffer = cython.declare(cython.double[8])
        if not cython.compiled:
            buffer = [0.0] * 8
        self.rewards(buffer)
        return [buffer[i] for i in range(self.seats)]

    @property
    def actor(self) -> int | None:
        """The seat to act, `CHANCE`, or None when the round is over."""
        return None if self.turn == OVER else self.turn

    @property
    def ending(self) -> str | None:
        """How the round ended, in the words of the record's `end`; None while it goes on."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent copy."""
        other = type(self)(self.seats)
        cython.cast(State, other).assign(self)
        return other

    def shuffle_unseen(self, seat: int, rng: Rng) -> None:
        """`redeal` for Python callers."""
        self.redeal(seat, rng)

    def move_of(self, code: int) -> Move:
        """The named move for a code of the seat to act."""
        raise NotImplementedError

    def code_of(self, move: Move) -> int:
        """The code of a move; one of `code_list` if the seat to act makes it. Does not change the state.

        Raises `IllegalMove` with the reason if the move is not legal, or if it has no code because such moves are
        too many to list.
        """
        raise NotImplementedError

    def legal_moves(self) -> list[Move]:
        """The legal moves of all seats, except those of which there are too many to list.

        Builds of boxes are such moves. `apply` makes any legal move, listed or not.
        """
        return [self.move_of(code) for code in self.code_list()]

    def apply(self, move: Move) -> list[Event]:
        """Check and make a move; what happened, in order. Raises `IllegalMove`; nothing has then changed."""
        raise NotImplementedError

    @property
    def waiting(self) -> bool:
        """Whether seats may still object to the last move. The chance to do so ends when `actor` moves or when
        `settle` is called because nobody objects."""
        return False

    def objectors(self) -> list[int]:
        """The seats that may object now, in order of play; `legal_moves` includes their objections."""
        return []

    def settle(self) -> list[Event]:
        """Go on after nobody has objected, and return what happened. Raises `IllegalMove` unless `waiting`."""
        from holzwurm_desktop.engine.errors import IllegalMove

        raise IllegalMove("round-not-over")

    def view(self, seat: int) -> View:
        """Everything that `seat` may know."""
        raise NotImplementedError

    def scores(self) -> Sequence[float]:
        """The scores of the finished round, by seat."""
        raise NotImplementedError
