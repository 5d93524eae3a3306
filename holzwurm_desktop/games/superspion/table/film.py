"""How a move of Superspion is shown: cards that travel, one event after the other, and the sounds with them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

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
from holzwurm_desktop.games.superspion.table.picture import Picture
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.layer import FLIGHT, Spot, at_place

if TYPE_CHECKING:
    from holzwurm_desktop.games.superspion.table.table import SuperspionTable

SOUNDS = {
    Discarded: "lay",
    Took: "take",
    TrioLaid: "lay",
    FourthLaid: "lay",
    Shuffled: "shuffle",
    Guessed: "knock",
}
STAGGER = 45.0
"""Milliseconds between cards that fly together."""
SHUFFLED_CARDS = 5
"""So many of the discard pile's cards are seen on their way to the stock."""


def sounds_of(events: Sequence[Event]) -> list[str]:
    """The sounds that go with `events`."""
    return [SOUNDS[type(event)] for event in events if type(event) in SOUNDS]


class Film:
    """Plans the flights and cues of one move, from what lies on the table now."""

    def __init__(self, table: SuperspionTable) -> None:
        self._table = table
        self._factor = table.animator.factor
        self._flights: list[Flight] = []
        self._cues: list[Cue] = []
        self._at = 0.0

    def of(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        """Flights and cues that show `events`."""
        table = self._table
        picture, before = table.picture, table.arrangement()
        for event in events:
            if not isinstance(event, Discarded | Took | TrioLaid | FourthLaid | Shuffled):
                continue
            picture = picture.after(event, table.shown_seat())
            after = self._arranged(picture)
            self._fly(event, before, after)
            mover = getattr(event, "seat", table.session.turn)
            show = partial(table.show_step, picture, mover, SOUNDS[type(event)])
            self._cues.append((self._at + FLIGHT * self._factor * 0.5, show))
            self._at += FLIGHT * self._factor * 0.8
            before = after
        return self._flights, self._cues

    def _arranged(self, picture: Picture) -> dict[str, Spot]:
        """Where the cards of `picture` lie, none raised."""
        table = self._table
        table.fan.ready = ()
        table.fan.held = table.fan.raised = None
        table.fill_fan(picture.hand)
        return {**table.spots(picture), **table.fan.spots()}

    def _fly(self, event: Event, before: dict[str, Spot], after: dict[str, Spot]) -> None:
        table = self._table
        stock, pile = table.props.stock.place, table.props.pile.place
        if isinstance(event, Shuffled):
            for number in range(SHUFFLED_CARDS):
                start = self._at + number * STAGGER * self._factor
                self._flights.append(table.unseen.flight(pile, stock, start, self._factor))
            return
        seat: int = getattr(event, "seat", 0)
        plate: QRectF = table.plates[seat].hand_place(table.places.card)
        unseen = seat != table.shown_seat()
        if unseen and isinstance(event, Discarded | Took):
            begin, end = (plate, pile) if isinstance(event, Discarded) else (stock, plate)
            self._flights.append(table.unseen.flight(begin, end, self._at, self._factor))
        movers = [*getattr(event, "cards", ()), *filter(None, [getattr(event, "card", None)])]
        origin = at_place(stock if isinstance(event, Took) else plate)
        goal = at_place(pile if isinstance(event, Discarded) else plate)
        self._flights += table.layer.flights(
            before, after, self._at, origin, goal, movers, STAGGER, self._factor
        )
