"""The film of a move: blow by blow, from the events as the viewer saw them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.tovenaars.moves import (
    Attacked,
    Blocked,
    Captured,
    Challenged,
    Declined,
    DuelDecided,
    Filled,
    LineChosen,
    LinesRevealed,
    Raised,
    Reversed,
    RoundEnded,
    SleepChosen,
    SleepRevealed,
    Slid,
)
from holzwurm_desktop.games.tovenaars.table.picture import BACK, Picture
from holzwurm_desktop.games.tovenaars.table.report import continued
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.layer import FLIGHT

if TYPE_CHECKING:
    from holzwurm_desktop.games.tovenaars.table.table import TovenaarsTable

STAGGER = 30.0
"""Milliseconds between cards that fly together."""
PAUSES: dict[type[Event], float] = {
    LinesRevealed: 300.0,
    Attacked: 120.0,
    Raised: 250.0,
    Challenged: 200.0,
    SleepRevealed: 550.0,
    DuelDecided: 420.0,
    Reversed: 420.0,
    Captured: 150.0,
}
"""How long each blow is looked at, in milliseconds, before the next falls."""
STILL = (Challenged, Declined, DuelDecided, RoundEnded)
"""Events that move no card."""
SOUNDS: dict[type[Event], str] = {
    LineChosen: "lay",
    LinesRevealed: "shuffle",
    Slid: "lay",
    Blocked: "lay",
    Attacked: "knock",
    Raised: "lay",
    Challenged: "knock",
    SleepChosen: "lay",
    SleepRevealed: "take",
    Reversed: "take",
    Captured: "take",
    Filled: "lay",
}


class Film:
    """Plans flights and cues for one table."""

    def __init__(self, table: TovenaarsTable) -> None:
        self._table = table
        self._flights: list[Flight] = []
        self._cues: list[Cue] = []

    def of(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        """Everything that shows `events`, from the picture that lies there now."""
        table, factor = self._table, self._table.animator.factor
        self._flights, self._cues = [], []
        picture, report, at = table.picture, table.report, 0.0
        for number, event in enumerate(events, 1):
            after = picture.after(event)
            report = continued(report, event)
            lasts = 0.0
            if not isinstance(event, STILL):
                movers = self._fly(picture, after, event, at)
                lasts = (FLIGHT + STAGGER * max(0, movers - 1)) * factor
            unseen = isinstance(event, SleepChosen) and event.spell is None
            shown = at + lasts if unseen else at  # what lies face down lies there once it has arrived
            self._cues.append((shown, self._shower(after, report, events[:number], event)))
            at += lasts + PAUSES.get(type(event), 0.0) * factor
            picture = after
        if at > 0.0:
            self._cues.append((at, lambda: None))  # the last blow is looked at, too
        return self._flights, self._cues

    def _fly(self, before: Picture, after: Picture, event: Event, at: float) -> int:
        """Add the flights of one event that begins `at`; how many cards move one after another."""
        table, factor = self._table, self._table.animator.factor
        old, new = table.spots_of(before), table.spots_of(after)
        if isinstance(event, SleepChosen) and event.spell is None:
            self._throw_unseen(event.seat, after, at)
            return 1
        if isinstance(event, SleepRevealed):
            for seat in range(2):
                if before.thrown[seat] == BACK:
                    card = str(after.thrown[seat])
                    old[card] = new[card]
                    self._turn_up(card, new[card].rect, at)
        movers = [card for card in (*old, *new) if old.get(card) != new.get(card)]
        movers = list(dict.fromkeys(movers)) if isinstance(event, LinesRevealed) else movers[:1]
        goal = table.goal_of(event)
        self._flights += table.layer.flights(
            old,
            new,
            at,
            lambda card: new[card].rect,
            lambda card: goal or old[card].rect,
            movers,
            STAGGER,
            factor,
        )
        return len(movers)

    def _throw_unseen(self, seat: int, after: Picture, at: float) -> None:
        table = self._table
        begin = table.stack_place(seat)
        end = table.thrown_place(seat, after)
        self._flights.append(table.unseen.flight(begin, end, at, table.animator.factor, fade=False))

    def _turn_up(self, card: str, place: QRectF, at: float) -> None:
        """A spell that lies face down turns over where it lies."""
        table = self._table
        item = table.layer.items[card]

        def lay_down() -> None:
            table.unseen.clear()
            item.turn_to(None)
            item.put_card(place)
            item.setZValue(200)

        self._cues.append((at, lay_down))
        size = place.size()
        self._flights.append(
            Flight(item, place, size, at, FLIGHT * table.animator.factor, turn_to=card, height=100.0)
        )

    def _shower(
        self, picture: Picture, report: list[Event], news: Sequence[Event], event: Event
    ) -> Callable[[], None]:
        """What shows `picture`, apart from its cards, when its turn has come."""
        table, shown = self._table, list(news)

        def show() -> None:
            table.show_film(picture, report, shown)
            if type(event) in SOUNDS:
                table.view.sound_requested.emit(SOUNDS[type(event)])

        return show
