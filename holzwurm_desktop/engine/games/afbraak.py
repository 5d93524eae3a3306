"""Het afbraakspel, the demolition game (rules page `afbraak`): its piles, state, moves and events.

Compiled from this file where there is a compiler; see `afbraak.pxd` for the types of the state.

Inside, a move is the place of a column, its coordinates modulo 32: no pile of the game is wider than 16.
Sets of columns are bit masks over their numbers, which are in the order of (x, y).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

import cython

from holzwurm_desktop.engine.building_site import BuildingSite
from holzwurm_desktop.engine.builds import CARD_SET
from holzwurm_desktop.engine.contract import Event, Game, Json, Move, Option, View
from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.engine.deals import shuffled
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.engine.piles import (
    Box,
    Column,
    Pile,
    Position,
    WonCards,
    boxes_of,
    lid_position,
    lids_of,
    removal_fault,
    remove_box,
)
from holzwurm_desktop.engine.positions import read_lids, read_pile
from holzwurm_desktop.engine.records import int_list, is_int

if not cython.compiled:
    from holzwurm_desktop.engine.core import Rng, State

CUBE: Pile = {(x, y): 4 for x in range(4) for y in range(4)}
"""Four boxes each way: all 48 cards and 64 boxes."""
FEWEST_BOXES = 20
"""Of a random pile."""
START_HAND = (15, 15, 11, 4)
"""All L, R, T and O cards but those of the start box."""

if cython.compiled:
    _NONE = cython.declare(cython.int, 16)
    _OVER = cython.declare(cython.int, -2)
else:
    _NONE = 16
    _OVER = OVER

_LEFT, _REAR, _RIGHT, _FRONT, _BEHIND, _BEFORE = range(6)
_SIDES = ((-1, 0), (0, -1), (1, 0), (0, 1), (-1, -1), (1, 1))
"""Where the neighbours of a column are, in the order of their numbers above."""


class Remove(NamedTuple):
    """Take down the top box of `column`."""

    seat: int
    column: Column

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "remove": list(self.column)}


class Removed(NamedTuple):
    """A box was taken down. `won`: the cards that the picture needs no longer; `lowered`: the
    open lid on it stays on its column, one lower."""

    seat: int
    box: Box
    won: WonCards
    lowered: bool
    kind: str = "removed"


class RoundEnded(NamedTuple):
    """The pile is gone: the cards that each seat has won."""

    scores: tuple[int, ...]
    ending: str
    kind: str = "round-ended"


class AfbraakView(NamedTuple):
    """What every seat sees, which is all: the pile as [x, y, height], open positions, and the L, R, T and O
    cards won by each seat."""

    seat: int
    seats: int
    turn: int
    pile: Sequence[Sequence[int]]
    open: Sequence[Sequence[int]]
    won: Sequence[Sequence[int]]
    scores: Sequence[int] | None


class AfbraakState(State):
    """One round.

    count: columns at its start, standing: those left; opened: those with an open lid; free: those whose
    removal leaves a valid pile. `beside` has each column's neighbours, 16 where there is none.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        if not cython.compiled:
            self.code = [0] * 16
            self.x = [0] * 16
            self.y = [0] * 16
            self.height = [0] * 17
            self.beside = [0] * 96
            self.won = [0] * 24
        self.count = self.standing = 0
        self.opened = self.free = 0

    # What the rules are.

    def step(self, code: cython.int) -> cython.void:
        i: cython.int = self._index_of(code)
        place: cython.int = i * 6
        slot: cython.int = self.turn * 4
        last: cython.bint = self.height[i] == 1
        self.won[slot] += self._frees_left(i)
        self.won[slot + 1] += self._frees_right(i)
        self.height[i] -= 1
        if last:
            self.won[slot + (3 if self.opened & (1 << i) else 2)] += 1
            self.opened &= ~(1 << i)
            self.free &= ~(1 << i)
            self.standing -= 1
            self._look_at(self.beside[place + 2])
            self._look_at(self.beside[place + 3])
            self._look_at(self.beside[place + 4])
            self._look_at(self.beside[place + 5])
        else:
            self._look_at(i)
        self._look_at(self.beside[place])
        self._look_at(self.beside[place + 1])
        if self.standing == 0:
            self.turn = _OVER
        else:
            self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0

    def brings(self, code: cython.int) -> cython.int:
        """How many cards a legal code wins."""
        i: cython.int = self._index_of(code)
        return self._frees_left(i) + self._frees_right(i) + (1 if self.height[i] == 1 else 0)

    # A row shows the sides of its first column; taken away, it leaves them to the next one.

    def _frees_left(self, i: cython.int) -> cython.int:
        """Whether an L card is won with the top box of column i: 1 or 0."""
        if self.height[self.beside[i * 6 + 1]]:
            return 0
        return 0 if self.height[i] == 1 and self.height[self.beside[i * 6 + 3]] else 1

    def _frees_right(self, i: cython.int) -> cython.int:
        """Whether an R card is won with it: 1 or 0."""
        if self.height[self.beside[i * 6]]:
            return 0
        return 0 if self.height[i] == 1 and self.height[self.beside[i * 6 + 2]] else 1

    def _look_at(self, i: cython.int) -> cython.void:
        """See whether the top box of column i can go: nothing before it may be as high; and a column of one
        box must be a corner of the pile's outline, and no bridge between two parts."""
        height: cython.int = self.height[i]
        if height == 0:
            return
        right: cython.int = self.height[self.beside[i * 6 + 2]]
        front: cython.int = self.height[self.beside[i * 6 + 3]]
        can_go: cython.bint
        if height > 1:
            can_go = right < height and front < height
        else:
            left: cython.int = self.height[self.beside[i * 6]]
            rear: cython.int = self.height[self.beside[i * 6 + 1]]
            if right or front:
                can_go = not (left or rear) and not (
                    right and front and not self.height[self.beside[i * 6 + 5]]
                )
            else:
                can_go = not (left and rear and not self.height[self.beside[i * 6 + 4]])
        if can_go:
            self.free |= 1 << i
        else:
            self.free &= ~(1 << i)

    def _legal(self) -> cython.int:
        """The columns that may be lowered: those with open lids only if there are no others."""
        closed: cython.int = self.free & ~self.opened
        return closed if closed else self.free

    def _index_of(self, code: cython.int) -> cython.int:
        i: cython.int = 0
        while self.code[i] != code:
            i += 1
        return i

    def codes(self, out: cython.p_int) -> cython.int:
        legal: cython.int = self._legal()
        count: cython.int = 0
        i: cython.int
        for i in range(self.count):
            if legal & (1 << i):
                out[count] = self.code[i]
                count += 1
        return count

    def random_code(self, rng: Rng) -> cython.int:
        legal: cython.int = self._legal()
        rest: cython.int = legal
        count: cython.int = 0
        i: cython.int = 0
        while rest:
            rest &= rest - 1
            count += 1
        count = rng.below(count)
        while count > 0:
            legal &= legal - 1
            count -= 1
        while not legal & (1 << i):
            i += 1
        return self.code[i]

    def assign(self, other: State) -> cython.void:
        self._assign(cython.cast(AfbraakState, other))

    def _assign(self, source: AfbraakState) -> cython.void:
        i: cython.int
        self.seats = source.seats
        self.turn = source.turn
        self.count = source.count
        self.standing = source.standing
        self.opened = source.opened
        self.free = source.free
        for i in range(16):
            self.code[i] = source.code[i]
            self.x[i] = source.x[i]
            self.y[i] = source.y[i]
            self.height[i] = source.height[i]
        for i in range(96):
            self.beside[i] = source.beside[i]
        for i in range(24):
            self.won[i] = source.won[i]

    def rewards(self, out: cython.p_double) -> cython.void:
        seat: cython.int
        best: cython.int = -1
        sharing: cython.int = 0
        for seat in range(self.seats):
            if self._won_by(seat) > best:
                best = self._won_by(seat)
                sharing = 0
            if self._won_by(seat) == best:
                sharing += 1
        for seat in range(self.seats):
            out[seat] = 1.0 / sharing if self._won_by(seat) == best else 0.0

    def _won_by(self, seat: cython.int) -> cython.int:
        """How many cards a seat has won."""
        slot: cython.int = seat * 4
        return self.won[slot] + self.won[slot + 1] + self.won[slot + 2] + self.won[slot + 3]

    # What people and records see of them.

    @property
    def ending(self) -> str | None:
        return "gone" if self.turn == OVER else None

    def move_of(self, code: int) -> Move:
        i = self._index_of(code)
        return Remove(self.turn, (self.x[i], self.y[i]))

    def code_of(self, move: Move) -> int:
        if not isinstance(move, Remove):
            raise IllegalMove("not-a-move-of-this-game")
        if self.turn == OVER:
            raise IllegalMove("round-over")
        if move.seat != self.turn:
            raise IllegalMove("not-your-turn", seat=move.seat, turn=self.turn)
        pile = self.pile()
        fault = removal_fault(pile, self.open_lids(), move.column)
        if fault:
            raise IllegalMove(fault.code, columns=[list(column) for column in fault.columns])
        return _code(*move.column)

    def apply(self, move: Move) -> list[Event]:
        code = self.code_of(move)
        assert isinstance(move, Remove)
        pile, opened = self.pile(), self.open_lids()
        height = pile[move.column]
        won = remove_box(pile, opened, move.column).won
        lowered = height > 1 and lid_position(move.column, height) in opened
        self.step(code)
        events: list[Event] = [Removed(move.seat, (*move.column, height), won, lowered)]
        if self.turn == OVER:
            events.append(RoundEnded(tuple(self.scores()), "gone"))
        return events

    def view(self, seat: int) -> AfbraakView:
        return AfbraakView(
            seat=seat,
            seats=self.seats,
            turn=self.turn,
            pile=[[x, y, height] for (x, y), height in self.pile().items()],
            open=[list(position) for position in self.open_lids()],
            won=[self.won_cards(i) for i in range(self.seats)],
            scores=self.scores() if self.turn == OVER else None,
        )

    def scores(self) -> list[int]:
        return [self._won_by(seat) for seat in range(self.seats)]

    def pile(self) -> dict[Column, int]:
        """The columns that stand, in the order of (x, y)."""
        return {(self.x[i], self.y[i]): self.height[i] for i in range(self.count) if self.height[i]}

    def open_lids(self) -> list[Position]:
        """The picture positions of the open lids, sorted."""
        return sorted(
            lid_position((self.x[i], self.y[i]), self.height[i])
            for i in range(self.count)
            if self.opened & (1 << i)
        )

    def won_cards(self, seat: int) -> list[int]:
        """The L, R, T and O cards that a seat has won."""
        return [self.won[seat * 4 + kind] for kind in range(4)]

    def lay(self, pile: Pile, opened: Collection[Position], turn: int) -> None:
        """Begin with this valid pile."""
        self.turn = turn if pile else OVER
        self.count = self.standing = len(pile)
        self.opened = self.free = 0
        columns = sorted(pile)
        for i, (x, y) in enumerate(columns):
            self.code[i] = _code(x, y)
            self.x[i] = x
            self.y[i] = y
            self.height[i] = pile[x, y]
            if lid_position((x, y), pile[x, y]) in opened:
                self.opened |= 1 << i
            for side, (dx, dy) in enumerate(_SIDES):
                there = (x + dx, y + dy)
                self.beside[i * 6 + side] = columns.index(there) if there in pile else _NONE
        for i in range(len(columns)):
            self._look_at(i)

    def fill(self, view: AfbraakView) -> None:
        """Take over what `view` tells."""
        pile = {(x, y): height for x, y, height in view.pile}
        self.lay(pile, {(a, b) for a, b in view.open}, view.turn)
        for seat, won in enumerate(view.won):
            for kind, count in enumerate(won):
                self.won[seat * 4 + kind] = count


def _code(x: int, y: int) -> int:
    """The code of taking a box from the column at (x, y)."""
    return (x & 31) * 32 + (y & 31)


class Afbraak(Game):
    """The rules of Het afbraakspel."""

    id: ClassVar[str] = "afbraak"
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[Mapping[str, Option]] = {
        "rounds": Option(1, 1, 10),
        "pile": Option("random", choices=("cube", "built", "random")),
    }

    def deal(self, rng: Random, seats: int, options: Mapping[str, Any], start: int) -> dict[str, Json]:
        """The cube or a random pile. A built one comes from `built_deal`; here it is a random one, too."""
        if options["pile"] == "cube":
            return _deal(CUBE, shuffled(sorted(lids_of(CUBE)), rng)[: CARD_SET[3]], start)
        pile, opened = _grown(rng)
        while boxes_of(pile) < FEWEST_BOXES:
            pile, opened = _grown(rng)
        return _deal(pile, opened, start)

    def start(self, deal: Mapping[str, Json], seats: int, options: Mapping[str, Any]) -> State:
        """The state after `deal`; `RecordError` for a deal that is not one."""
        begins = deal.get("start")
        if not is_int(begins):
            raise RecordError("bad-deal")
        if not 0 <= begins < seats:
            raise RecordError("no-such-seat", seat=begins)
        pile = read_pile(deal.get("pile"))
        opened = read_lids(pile, deal.get("open"))
        if options["pile"] == "cube" and (pile != CUBE or len(opened) != CARD_SET[3]):
            raise RecordError("not-the-cube")
        state = AfbraakState(seats)
        state.lay(pile, opened, begins)
        return state

    def move_from_json(self, data: Mapping[str, Json]) -> Move:
        """Read a removal."""
        if "remove" not in data:
            raise IllegalMove("not-a-move-of-this-game")
        column = int_list(data["remove"], 2)
        if column is None:
            raise IllegalMove("not-a-column")
        return Remove(data["seat"], (column[0], column[1]))

    def view_from_json(self, data: Mapping[str, Json]) -> AfbraakView:
        """The view whose `_asdict()` travelled as JSON."""
        return AfbraakView(**data)

    def state_from_view(self, view: View) -> State:
        """A state that holds what `view` tells."""
        assert isinstance(view, AfbraakView)
        state = AfbraakState(view.seats)
        state.fill(view)
        return state


def built_deal(played: Mapping[str, Json], seats: int) -> dict[str, Json]:
    """The deal that a finished building game leaves: `played` is its last round as in a record of
    `kistenstapel`. The seat after the one that acted last begins."""
    pile: list[list[int]] = [[0, 0, 1]]
    opened: list[list[int]] = []
    last = played["deal"]["start"] - 1
    for move in played["moves"]:
        last = move["seat"]
        if "build" in move:
            pile, opened = move["build"]["pile"], move["build"]["open"]
    return {
        "pile": sorted(list(column) for column in pile),
        "open": sorted(list(position) for position in opened),
        "start": (last + 1) % seats,
    }


def _deal(pile: Pile, opened: Collection[Position], start: int) -> dict[str, Json]:
    return {
        "pile": [[x, y, height] for (x, y), height in sorted(pile.items())],
        "open": [list(position) for position in sorted(opened)],
        "start": start,
    }


def _grown(rng: Random) -> tuple[dict[Column, int], list[Position]]:
    """A pile grown from the start box by random builds until no more are found. Of two builds drawn the one
    that leaves more columns is made: few and high ones are soon taken down and leave little to choose."""
    site = BuildingSite()
    site.lay({(0, 0): 1}, ())
    left, right, closed, opened = START_HAND
    while True:
        hand = (
            left + 1 - site.left,
            right + 1 - site.right,
            closed + 1 - (site.count - site.opens),
            opened - site.opens,
        )
        offers = site.sample_for(hand, 0)
        if not offers:
            return site.pile(), site.open_lids()
        drawn = [int(rng.random() * offers) for _ in range(2)]
        site.take(max(drawn, key=site.columns_at))


GAME = Afbraak()
