"""Het afbraakspel, the demolition game, for people and records: removals told as events, what each seat sees.

The rules are docs/rules/afbraak.md. Compiled from this file where there is a compiler; see `game.pxd`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random
from typing import ClassVar

import cython

from holzwurm_desktop.engine.contract import Event, Game, Json, Move, Option, Options, View
from holzwurm_desktop.engine.core import OVER, State
from holzwurm_desktop.engine.errors import IllegalMove, RecordError
from holzwurm_desktop.engine.records import is_int
from holzwurm_desktop.games.afbraak.deals import CUBE, cube_deal, random_deal
from holzwurm_desktop.games.afbraak.moves import Remove, Removed, RoundEnded, read_move
from holzwurm_desktop.games.afbraak.rules import code_at
from holzwurm_desktop.games.afbraak.view import AfbraakView
from holzwurm_desktop.games.boxes.builds import CARD_SET
from holzwurm_desktop.games.boxes.piles import (
    Column,
    Pile,
    Position,
    lid_position,
    removal_fault,
    remove_box,
)
from holzwurm_desktop.games.boxes.positions import read_lids, read_pile

if not cython.compiled:
    from holzwurm_desktop.games.afbraak.rules import AfbraakPosition

_NOWHERE = 16
"""Stands for the number of a column where there is no column; `height[16]` is always 0."""
_SIDES = ((-1, 0), (0, -1), (1, 0), (0, 1), (-1, -1), (1, 1))
"""The places of a column's neighbours, relative to it, in the order of `AfbraakPosition.beside`."""


class AfbraakState(AfbraakPosition):
    """One round for people and records."""

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
        # `removal_fault` gives a reason; the compiled rules only know which columns are free.
        pile = self.pile()
        fault = removal_fault(pile, self.open_lids(), move.column)
        if fault:
            raise IllegalMove(fault.code, columns=[list(column) for column in fault.columns])
        return code_at(*move.column)

    def apply(self, move: Move) -> list[Event]:
        code = self.code_of(move)
        assert isinstance(move, Remove)
        # Taken before `step`, which changes the state in place.
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
        """The columns that stand and their heights in boxes, in the order of (x, y)."""
        return {(self.x[i], self.y[i]): self.height[i] for i in range(self.count) if self.height[i]}

    def open_lids(self) -> list[Position]:
        """The picture positions (a, b) of the open lids, sorted."""
        return sorted(
            lid_position((self.x[i], self.y[i]), self.height[i])
            for i in range(self.count)
            if self.opened & (1 << i)
        )

    def won_cards(self, seat: int) -> list[int]:
        """How many L, R, T and O cards a seat has won."""
        return [self.won[seat * 4 + kind] for kind in range(4)]

    def lay(self, pile: Pile, opened: Collection[Position], turn: int) -> None:
        """Begin with this pile, which must be valid and have at most 16 columns. opened: picture positions;
        turn: the seat to act."""
        self.turn = turn if pile else OVER
        self.count = self.standing = len(pile)
        self.opened = self.free = 0
        # Columns are numbered in a fixed order, so that equal piles make equal states.
        columns = sorted(pile)
        for i, (x, y) in enumerate(columns):
            self.code[i] = code_at(x, y)
            self.x[i] = x
            self.y[i] = y
            self.height[i] = pile[x, y]
            if lid_position((x, y), pile[x, y]) in opened:
                self.opened |= 1 << i
            for side, (dx, dy) in enumerate(_SIDES):
                there = (x + dx, y + dy)
                self.beside[i * 6 + side] = columns.index(there) if there in pile else _NOWHERE
        for i in range(len(columns)):
            # Only now: it looks at neighbours, which must have their heights.
            self._look_at(i)

    def fill(self, view: AfbraakView) -> None:
        """Take over what `view` tells."""
        pile = {(x, y): height for x, y, height in view.pile}
        self.lay(pile, {(a, b) for a, b in view.open}, view.turn)
        for seat, won in enumerate(view.won):
            for kind, count in enumerate(won):
                self.won[seat * 4 + kind] = count


class Afbraak(Game):
    """The rules of Het afbraakspel."""

    id: ClassVar[str] = "afbraak"
    seats: ClassVar[range] = range(2, 7)
    options: ClassVar[Mapping[str, Option]] = {
        "rounds": Option(1, 1, 10),
        "pile": Option("random", choices=("cube", "built", "random")),
    }

    def deal(self, rng: Random, seats: int, options: Options, start: int) -> dict[str, Json]:
        """Deal the cube or a random pile. start: the seat that begins.

        For the option `pile` = `built` this is a random pile too: the built one comes from
        `boxes.handover.built_deal`.
        """
        return cube_deal(rng, start) if options["pile"] == "cube" else random_deal(rng, start)

    def start(self, deal: Mapping[str, Json], seats: int, options: Options) -> State:
        """The state after `deal`. Raises `RecordError` if it is not a valid deal of this game.

        A reader of records is less strict than `deal`: it enforces neither 20 boxes for `random` nor one
        round for `built` (docs/rules/afbraak.md, "Start").
        """
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
        """Read a removal. Raises `IllegalMove` if `data` does not have the form of one."""
        return read_move(data)

    def view_from_json(self, data: Mapping[str, Json]) -> AfbraakView:
        """The view whose `_asdict()` travelled as JSON."""
        return AfbraakView(**data)

    def state_from_view(self, view: View) -> State:
        """The full state: nothing is hidden in this game."""
        assert isinstance(view, AfbraakView)
        state = AfbraakState(view.seats)
        state.fill(view)
        return state


GAME = Afbraak()
