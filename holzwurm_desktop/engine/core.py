"""The two compiled pieces every game shares: a small random number generator and the state of a round.

This file is ordinary Python. With a C compiler at hand Cython compiles it, typed by `core.pxd`;
without one it runs as it is, more slowly, with the same results.

Inside, a move is a small int, its *code*; `step` and its companions touch no Python object, so search
and playouts run without the interpreter lock. People, records and the table use `legal_moves` and
`apply`, which speak in named moves and events and check everything.

Each number of the rules is written once, as ordinary Python. A compiled module imports it like any other name,
and its `.pxd` says that the name is a C int there (`cdef int OVER`): so it is read without the interpreter
lock. Python code does not see what a module's own `.pxd` declares; numbers that it asks for too are therefore
defined where nothing declares them, such as the two below or in a game's `constants`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import cython

if TYPE_CHECKING:
    from holzwurm_desktop.engine.contract import Event, Move, View

MAX_CODES = 1024
"""No state of any game has more legal codes than this; buffers for `State.codes` are this long."""

CHANCE = -1
"""`State.turn` when the next move is a random one that the record has to tell."""
OVER = -2
"""`State.turn` when the round is over."""

WORD = 0xFFFFFFFF
"""A mask of 32 bits."""
_STAR = 0x9E3779BB


class Rng:
    """The generator xoroshiro64** of Blackman and Vigna: fast, reproducible, the same compiled or not.

    For search and playouts only. Deals use `deals.shuffled`.
    """

    def __init__(self, seed: int) -> None:
        """`seed`: any integer; equal seeds give equal sequences."""
        mixed = (seed * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 29
        self.s0 = (mixed >> 32) & 0xFFFFFFFF
        self.s1 = (mixed & 0xFFFFFFFF) | 1
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
        """A number from 0 to n - 1."""
        wide: cython.ulonglong = self.bits()
        return (wide * n) >> 32

    def unit(self) -> cython.double:
        """A number from 0 up to, but not including, 1."""
        return self.bits() / 4294967296.0

    def draw(self, n: int) -> int:
        """`below` for Python callers."""
        return self.below(n)


class State:
    """One round being played: changed in place by moves, cheap to copy. Each game has a subclass.

    seats: number of seats; turn: the seat to act, `CHANCE` or `OVER`.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.turn = 0

    # The inner side: codes, no Python objects, no interpreter lock when compiled.

    def step(self, code: cython.int) -> cython.void:
        """Change the state by a legal code; nothing is checked."""

    def codes(self, out: cython.p_int) -> cython.int:
        """Write the legal codes of the seat to act to `out` (`MAX_CODES` long); return how many."""
        return 0

    def random_code(self, rng: Rng) -> cython.int:
        """One legal code, all equally likely. Games override it where they can do it without a list."""
        buffer = cython.declare(cython.int[1024])
        if not cython.compiled:
            buffer = [0] * MAX_CODES
        count: cython.int = self.codes(buffer)
        return buffer[rng.below(count)]

    def seen(self, code: cython.int, seat: cython.int) -> cython.int:
        """What `seat` sees of `code` played now: the code, or a stand-in where part of it is hidden."""
        return code

    def assign(self, other: State) -> cython.void:
        """Become a copy of `other`, a state of the same class."""

    def redeal(self, seat: cython.int, rng: Rng) -> cython.void:
        """Deal anew, at random, everything that `seat` cannot know, keeping all that it does know."""

    def rewards(self, out: cython.p_double) -> cython.void:
        """Write each seat's reward at the end of the round to `out`: 0 to 1, shares of the win."""

    # The outer side: checked, told in named values.

    def code_list(self) -> list[int]:
        """The legal codes of the seat to act; none when the round is over."""
        if self.turn == OVER:
            return []
        buffer = cython.declare(cython.int[1024])
        if not cython.compiled:
            buffer = [0] * MAX_CODES
        count: cython.int = self.codes(buffer)
        return [buffer[i] for i in range(count)]

    def step_code(self, code: int) -> None:
        """`step` for Python callers that hold a legal code."""
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
        """How the round ended, as in its record's `end`; None while it goes on."""
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
        """The named move of a code of the seat to act."""
        raise NotImplementedError

    def code_of(self, move: Move) -> int:
        """The code of a move, one of `code_list` where the seat to act makes it. Nothing changes by asking.

        Raises `IllegalMove` with the reason if the move is not legal, or is one of those that have no code since
        they are too many to list.
        """
        raise NotImplementedError

    def legal_moves(self) -> list[Move]:
        """The legal moves of all seats that can be listed.

        A game with moves too many to list leaves those out. `apply` makes any legal move, listed or not.
        """
        return [self.move_of(code) for code in self.code_list()]

    def apply(self, move: Move) -> list[Event]:
        """Check and make a move; what happened, in order. `IllegalMove` leaves the state as it was."""
        raise NotImplementedError

    @property
    def waiting(self) -> bool:
        """Whether seats may still object to the last move. Then `actor` may move, which closes the matter,
        or, when nobody objects, `settle` goes on."""
        return False

    def objectors(self) -> list[int]:
        """The seats that may object now, in the order of play; their moves are among the legal ones."""
        return []

    def settle(self) -> list[Event]:
        """Go on after nobody objected to the last move; `IllegalMove` if none waits for objections."""
        from holzwurm_desktop.engine.errors import IllegalMove

        raise IllegalMove("round-not-over")

    def view(self, seat: int) -> View:
        """What `seat` may know."""
        raise NotImplementedError

    def scores(self) -> list[Any]:
        """The scores of the finished round, by seat."""
        raise NotImplementedError
