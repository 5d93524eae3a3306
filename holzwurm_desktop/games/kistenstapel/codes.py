"""The moves of Kistenstapel by name: who may move, from a code to its move and back, and why a move is
illegal.

Compiled from this file where there is a compiler; see `codes.pxd`.

Any legal build can be made, but only those that the sampler finds have a code (see `rules`).
"""

from __future__ import annotations

from typing import NamedTuple

import cython

from holzwurm_desktop.engine.contract import Move, NoObjection
from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.engine.errors import IllegalMove
from holzwurm_desktop.games.boxes.building import check_action
from holzwurm_desktop.games.boxes.builds import FIRST_BUILD, Hand
from holzwurm_desktop.games.boxes.piles import Column, Position
from holzwurm_desktop.games.kistenstapel.constants import (
    AT_BID,
    AT_KNOCK,
    AT_LAST,
    AT_LEFTOVER,
    AT_PLAY,
    BIDS,
    CONCEDE,
    DONE,
    FIRST_BID,
    HIGHEST_BID,
    KNOCK,
    LET_BE,
    PASS,
)
from holzwurm_desktop.games.kistenstapel.moves import Bid, Build, Concede, Done, Knock, Pass

if not cython.compiled:
    from holzwurm_desktop.games.kistenstapel.rules import KistenstapelPosition


class Builder(NamedTuple):
    """Who may build now, and with which cards: the seat, the seat that owns the cards, how many L, R, T and O
    cards."""

    seat: int
    owner: int
    hand: Hand


class KistenstapelCodes(KistenstapelPosition):
    """A round whose moves have names."""

    @property
    def waiting(self) -> bool:
        return self.passer >= 0 and self.phase != AT_KNOCK

    def objectors(self) -> list[int]:
        # In the order of play, because the first knock counts.
        first = self.passer + 1
        return [(first + i) % self.seats for i in range(self.seats - 1)] if self.waiting else []

    def move_of(self, code: int) -> Move:
        if code >= FIRST_BUILD:
            # A sample is made when it is first needed; it depends on pile and cards only, so the moment does
            # not matter.
            if not self.site.sampled:
                self.sample()
            slot = self.site.find(code)
            if slot < 0:
                raise IllegalMove("no-such-build")
            pile, opened = self.site.offered(slot)
            columns = tuple((x, y, height) for (x, y), height in sorted(pile.items()))
            return Build(self.turn, columns, tuple(opened))
        if code >= FIRST_BID:
            return Bid(self.turn, code - FIRST_BID)
        if code >= DONE:
            return Done(self.turn)
        kind = (Pass, NoObjection, Knock, Concede)[code]
        return kind(self.turn)

    def code_of(self, move: Move) -> int:
        self._check(move)
        if isinstance(move, Build):
            return self._listed(move)
        if isinstance(move, Bid):
            return FIRST_BID + move.points
        if isinstance(move, Done):
            return DONE + move.seat
        if isinstance(move, Pass):
            return PASS
        if isinstance(move, Concede):
            return CONCEDE
        return KNOCK if isinstance(move, Knock) else LET_BE

    def _listed(self, build: Build) -> int:
        """The code of a legal build. Raises `IllegalMove` if it is not among those that `codes` lists."""
        # Columns and lids may come in any order; sorted, equal builds are equal.
        wanted = Build(build.seat, tuple(sorted(build.columns)), tuple(sorted(build.opened)))
        for code in self.code_list():
            if self.move_of(code) == wanted:
                return code
        raise IllegalMove("no-such-build")

    def legal_moves(self) -> list[Move]:
        """The legal moves of all seats except builds, which are too many to list: `check_build` judges each
        one."""
        if self.turn == OVER:
            return []
        knocks: list[Move] = [Knock(seat) for seat in self.objectors()]
        turn = self._real_turn()
        if self.phase == AT_KNOCK:
            return [Concede(turn)]
        if self.phase == AT_PLAY:
            return [Pass(turn), *knocks]
        if self.phase == AT_BID:
            return [*(Bid(turn, points) for points in range(BIDS)), *knocks]
        return [Done(turn), *knocks] if self.phase == AT_LEFTOVER else knocks

    def _check(self, move: Move) -> None:
        """Raise `IllegalMove` with the reason if the move is not legal."""
        if not isinstance(move, Build | Pass | Knock | Concede | Bid | Done | NoObjection):
            raise IllegalMove("not-a-move-of-this-game")
        if self.turn == OVER:
            raise IllegalMove("round-over")
        # Before the turn is checked: objections are the one move that is made out of turn.
        if isinstance(move, Knock | NoObjection):
            self._check_objection(move)
            return
        if self.phase == AT_LAST:
            raise IllegalMove("all-have-passed")
        if move.seat != self._real_turn():
            raise IllegalMove("not-your-turn", seat=move.seat, turn=self._real_turn())
        allowed: dict[int, tuple[type, ...]] = {
            AT_PLAY: (Build, Pass),
            AT_KNOCK: (Build, Concede),
            AT_BID: (Bid,),
            AT_LEFTOVER: (Build, Done),
        }
        if not isinstance(move, allowed[self.phase]):
            raise IllegalMove(_MISPLACED[self.phase], move=move.kind)
        if isinstance(move, Build):
            self.check_build(move)
        if isinstance(move, Bid) and not 0 <= move.points <= HIGHEST_BID:
            raise IllegalMove("not-a-bid", most=HIGHEST_BID)

    def _check_objection(self, move: Knock | NoObjection) -> None:
        if self.phase == AT_KNOCK:
            raise IllegalMove("already-knocked")
        if self.passer < 0:
            raise IllegalMove("no-pass-to-knock-on")
        if move.seat == self.passer:
            raise IllegalMove("own-pass")
        if not 0 <= move.seat < self.seats:
            raise IllegalMove("no-such-seat", seat=move.seat)

    def check_build(self, build: Build) -> tuple[int, Hand]:
        """The points of a build by the seat that may build now, and the cards it lays (L, R, T, O; negative:
        returned).

        Raises `IllegalMove` with the reason if the build is not legal, or if nobody may build.
        """
        builder = self.builder()
        if builder is None:
            raise IllegalMove("nobody-builds")
        return check_action(self.pile(), self.open_lids(), builder.hand, build.columns, build.opened)

    def pile(self) -> dict[Column, int]:
        """The columns (x, y) and their heights in boxes."""
        return self.site.pile()

    def open_lids(self) -> list[Position]:
        """The picture positions (a, b) of the open lids, sorted."""
        return self.site.open_lids()

    def hand_of(self, seat: int) -> Hand:
        """How many L, R, T and O cards lie before a seat."""
        left, right, closed, opened = (self.hand[seat * 4 + card] for card in range(4))
        return left, right, closed, opened

    def builder(self) -> Builder | None:
        """Who may build now and with which cards; None if nobody may.

        While a knock is still possible, the cards include those that the seat gets by moving, which closes
        the matter.
        """
        if self.turn == OVER or self.phase in (AT_LAST, AT_BID):
            return None
        # `owner` and `held` answer for the seat to act, so for a moment that is the seat whose turn it really
        # is.
        asked, turn = self.asked, self.turn
        self.turn = self._real_turn()
        self.asked = -1
        hand = (self.held(0), self.held(1), self.held(2), self.held(3))
        found = Builder(self.turn, self.owner(), hand)
        self.asked, self.turn = asked, turn
        return found

    def _real_turn(self) -> int:
        """The seat to act, even while another seat is asked whether it knocks."""
        return self.turn if self.asked < 0 else self.resume


_MISPLACED = {
    AT_PLAY: "build-or-pass",
    AT_KNOCK: "build-or-concede",
    AT_BID: "bid-is-due",
    AT_LEFTOVER: "build-or-done",
}
