"""The film of a move in Superspion: cards that travel, one event after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.superspion.moves import (
    Discarded,
    FourthLaid,
    Guessed,
    Shuffled,
    Took,
    TrioLaid,
)
from holzwurm_desktop.table.film import Act
from holzwurm_desktop.table.layer import FLIGHT

SOUNDS: Mapping[type[Event], str] = {
    Discarded: "lay",
    Took: "take",
    TrioLaid: "lay",
    FourthLaid: "lay",
    Shuffled: "shuffle",
    Guessed: "knock",
}
STAGGER = 45.0
"""Milliseconds at normal speed between cards that fly together."""
SHUFFLED_CARDS = 5
"""So many cards are seen on their way from the discard pile to the stock when it is shuffled."""
SHOWN, LASTS = FLIGHT * 0.5, FLIGHT * 0.8


def act_of(
    event: Event, shown: int, hand: Callable[[int], QRectF], stock: QRectF, pile: QRectF
) -> Act | None:
    """How `event` is shown; None if it moves no card.

    shown: the seat whose hand is in sight, or -1; hand: gives where the cards of a seat come from and go to; stock,
    pile: where the stock and the discard pile lie, in scene units.
    """
    if isinstance(event, Shuffled):
        ways = [(pile, stock)] * SHUFFLED_CARDS
        return Act(unseen=ways, stagger=STAGGER, still=True, shown=SHOWN, lasts=LASTS)
    if not isinstance(event, Discarded | Took | TrioLaid | FourthLaid):
        return None
    plate = hand(event.seat)
    begin, end = stock if isinstance(event, Took) else plate, pile if isinstance(event, Discarded) else plate
    cards = event.cards if isinstance(event, TrioLaid) else (event.card,)
    hidden = event.seat != shown and isinstance(event, Discarded | Took)
    return Act(
        seat=event.seat,
        movers=[card for card in cards if card is not None],
        stagger=STAGGER,
        origin=begin,
        goal=end,
        unseen=[(begin, end)] if hidden else (),
        shown=SHOWN,
        lasts=LASTS,
    )
