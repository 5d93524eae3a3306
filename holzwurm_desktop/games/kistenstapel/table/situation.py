"""What a Kistenstapel table shows, as the viewer sees it, and who may plan with whose cards. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from holzwurm_desktop.games.boxes.builds import CARDS, Hand
from holzwurm_desktop.games.boxes.piles import Pile, Position
from holzwurm_desktop.games.boxes.table.situation import Situation, hand_of, lids_of, pile_of
from holzwurm_desktop.games.kistenstapel.moves import Built, Drawn
from holzwurm_desktop.games.kistenstapel.view import KistenstapelView

NOBODY = -1
PLANNED = ("play", "knock", "leftover")
"""The phases in which the seat to act may build."""


@dataclass(frozen=True)
class RoundSituation(Situation):
    """The position; for most fields see `KistenstapelView`.

    planner: the seat of the person who may plan a build now; owner: the seat whose cards the plan uses, while bids
    are made with those of all others; bidder: the seat of the person who has to bid now. `NOBODY` if there is none.
    """

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
    bidder: int = NOBODY

    @property
    def unused(self) -> Hand:
        """The cards of all seats."""
        return hand_of([sum(hand[kind] for hand in self.hands) for kind in range(len(CARDS))])

    def cards_of(self, seat: int) -> Hand:
        """The cards that `seat` may plan with: while it bids, all that it may get by that."""
        return self.unused if seat == self.bidder else self.hands[seat]

    @property
    def bid(self) -> int | None:
        """What the seat to act has bid, in points; None if it has not bid or that is not known."""
        return self.bids[self.turn] if self.bids and self.turn >= 0 else None

    def after_build(self, event: Built, pile: Pile, opened: frozenset[Position]) -> RoundSituation:
        """The situation after a build: with the new pile, other cards at its owner, and the points for its seat."""
        scores = [score + (event.points if at == event.seat else 0) for at, score in enumerate(self.scores)]
        built = replace(self, pile=pile, opened=opened, scores=tuple(scores))
        return built.with_cards(event.owner, [-count for count in event.laid])

    def after_draw(self, event: Drawn) -> RoundSituation:
        """The situation after a draw: with the top card of the stock at its seat."""
        card = [int(kind == event.card) for kind in CARDS]
        return replace(self, stock=event.left).with_cards(event.seat, card)


def situation_of(view: KistenstapelView, my_turn: bool, objectors: Sequence[int]) -> RoundSituation:
    """The situation that a view tells of. `my_turn`: a person is to move and the table is in sight;
    `objectors`: the seats of the people who may knock now."""
    planner = owner = NOBODY
    # While people may knock, the first of them may look for what was overlooked, with the cards of who
    # passed. After a knock the same plan becomes the proof.
    if view.waiting and objectors:
        planner, owner = objectors[0], view.passer
    elif my_turn and view.phase == "bid":
        planner = owner = view.turn
    elif my_turn and view.phase in PLANNED:
        planner, owner = view.turn, view.passer if view.phase == "knock" else view.turn
    return RoundSituation(
        pile=pile_of(view.pile),
        opened=lids_of(view.open),
        hands=tuple(map(hand_of, view.hands)),
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
        bidder=view.turn if my_turn and view.phase == "bid" else NOBODY,
    )
