"""What a Kistenstapel table shows, as the viewer sees it, and who may plan with which cards. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import NamedTuple

from holzwurm_desktop.games.boxes.builds import Hand
from holzwurm_desktop.games.boxes.piles import Pile, Position
from holzwurm_desktop.games.kistenstapel.view import KistenstapelView

NOBODY = -1


class Situation(NamedTuple):
    """See `KistenstapelView`. planner: the person who may plan a build now, `NOBODY` if nobody may; owner: the
    seat whose cards the plan uses."""

    pile: Pile = MappingProxyType({})
    opened: frozenset[Position] = frozenset()
    hands: tuple[Hand, ...] = ()
    stock: int = 0
    scores: tuple[int, ...] = ()
    phase: str = "play"
    waiting: bool = False
    turn: int = NOBODY
    passer: int = NOBODY
    made: int = 0
    bids: tuple[int | None, ...] = ()
    planner: int = NOBODY
    owner: int = NOBODY

    @property
    def bid(self) -> int | None:
        """What the seat to act has bid."""
        return self.bids[self.turn] if self.bids and self.turn >= 0 else None


def situation_of(view: KistenstapelView, my_turn: bool, objectors: Sequence[int]) -> Situation:
    """`my_turn`: a person is to move and the table is in sight; `objectors`: the people who may knock now."""
    planner = owner = NOBODY
    if view.waiting and objectors:
        planner, owner = objectors[0], view.passer
    elif my_turn and view.phase in ("play", "knock", "leftover"):
        planner, owner = view.turn, view.passer if view.phase == "knock" else view.turn
    return Situation(
        pile={(x, y): height for x, y, height in view.pile},
        opened=frozenset((a, b) for a, b in view.open),
        hands=tuple(hand_of(hand) for hand in view.hands),
        stock=view.stock,
        scores=tuple(view.scores),
        phase=view.phase,
        waiting=view.waiting,
        turn=view.turn,
        passer=view.passer,
        made=view.made,
        bids=tuple(view.bids),
        planner=planner,
        owner=owner,
    )


def hand_of(counts: Sequence[int]) -> Hand:
    """Four numbers as a hand."""
    left, right, closed, opened = counts
    return left, right, closed, opened
