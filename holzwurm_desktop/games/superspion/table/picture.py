"""What lies on a Superspion table, how it changes with each event, and how hands are sorted. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.deck52.deck import RANKS
from holzwurm_desktop.games.superspion.deck import possible_trio_ranks
from holzwurm_desktop.games.superspion.moves import Discarded, FourthLaid, Shuffled, Took, TrioLaid
from holzwurm_desktop.games.superspion.view import SuperspionView

Cards = tuple[str, ...]

SUITS = "SHDC"
"""The suits in the order of the elimination sheet."""


class Picture(NamedTuple):
    """What lies on the table, as far as the viewer sees it; see `SuperspionView`.

    fourths: those of both seats, seat 0's first; pile: number of cards in the discard pile; sighted: every
    card that the viewer has ever seen; own_discards: the viewer's own among the discards, in the order laid.
    """

    hand: Cards = ()
    sizes: tuple[int, ...] = (0, 0)
    trios: tuple[tuple[Cards, ...], ...] = ((), ())
    fourths: Cards = ()
    stock: int = 0
    pile: int = 0
    own_discards: Cards = ()
    spies: tuple[str | None, ...] = (None, None)
    sighted: frozenset[str] = frozenset()
    laying: bool = False

    @classmethod
    def of(cls, view: SuperspionView, shown: bool) -> Picture:
        """The picture of a view. What only its seat knows is left out unless `shown`; spies are open when the
        round is over."""
        over = view.scores is not None
        spies = tuple(
            spy if over or (shown and seat == view.seat) else None for seat, spy in enumerate(view.spies)
        )
        return cls(
            hand=tuple(view.hand) if shown else (),
            sizes=tuple(view.sizes),
            trios=tuple(tuple(map(tuple, trios)) for trios in view.trios),
            fourths=(*view.fourths[0], *view.fourths[1]),  # they lie together, whoever laid them
            stock=view.stock,
            pile=len(view.pile),
            own_discards=tuple(card for card in view.pile if card is not None) if shown else (),
            spies=spies,
            sighted=frozenset(view.sighted) if shown else frozenset(),
            laying=view.laying,
        )

    def place_of(self, card: str, seat: int) -> str:
        """Where the viewer `seat` sees a card that cannot be the other's spy: "hand", "spy" or "open"; "" if it sees
        it nowhere."""
        if card in self.hand:
            return "hand"
        if card == self.spies[seat]:
            return "spy"
        lying = {each for trios in self.trios for trio in trios for each in trio}.union(self.fourths)
        return "open" if card in lying else ""

    def after(self, event: Event, shown: int) -> Picture:
        if isinstance(event, Shuffled):
            return self._replace(stock=event.size, pile=0, own_discards=())
        if isinstance(event, Took):
            hand = (*self.hand, event.card) if event.seat == shown and event.card else self.hand
            return self._sized(event.seat, 1)._replace(hand=hand, stock=event.left)
        if isinstance(event, Discarded):
            own = (event.card,) if event.seat == shown and event.card is not None else ()
            discarded = (*self.own_discards, *own)
            after = self._without(event.seat, [event.card])
            return after._replace(pile=self.pile + 1, own_discards=discarded)
        if isinstance(event, FourthLaid):
            return self._without(event.seat, [event.card])._replace(fourths=(*self.fourths, event.card))
        if isinstance(event, TrioLaid):
            trios = list(self.trios)
            trios[event.seat] = (*trios[event.seat], tuple(event.cards))
            return self._without(event.seat, event.cards)._replace(trios=tuple(trios))
        return self

    def _without(self, seat: int, cards: Sequence[str | None]) -> Picture:
        hand = tuple(card for card in self.hand if card not in cards)
        return self._sized(seat, -len(cards))._replace(hand=hand)

    def _sized(self, seat: int, change: int) -> Picture:
        sizes = list(self.sizes)
        sizes[seat] += change
        return self._replace(sizes=tuple(sizes))


def rank_of(card: str) -> int:
    """The index of a card's rank, 0 for the ace."""
    return RANKS.index(card[0])


def by_rank(card: str) -> tuple[int, int]:
    """The sort key of a card in a hand by rank, then suit."""
    return rank_of(card), SUITS.index(card[1])


def by_suit(card: str) -> tuple[int, int]:
    """The sort key of a card in a hand by suit, then rank."""
    return SUITS.index(card[1]), rank_of(card)


def sets_first(hand: Sequence[str], spy: str | None) -> list[str]:
    """A hand sorted with possible trios first, then other ranks with several cards, then single cards. Which
    trios are possible depends on the `spy`; see `possible_trio_ranks`."""
    trios = possible_trio_ranks(hand, spy)
    count = {rank: sum(card[0] == rank for card in hand) for rank in RANKS}

    def place(card: str) -> tuple[bool, int, int, int]:
        return card[0] not in trios, -count[card[0]], *by_rank(card)

    return sorted(hand, key=place)
