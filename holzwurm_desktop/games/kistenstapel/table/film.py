"""How a build, a card taken and everything else in Kistenstapel is shown as it happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.boxes.builds import CARDS, Hand
from holzwurm_desktop.games.boxes.piles import Box, Face, Pile, Position
from holzwurm_desktop.games.boxes.table.picture import faces_of_box, sides_of
from holzwurm_desktop.games.boxes.table.table import together
from holzwurm_desktop.games.kistenstapel.moves import Built, Conceded, Drawn, Knocked
from holzwurm_desktop.games.kistenstapel.table.situation import Situation
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.layer import FLIGHT, Spot

if TYPE_CHECKING:
    from holzwurm_desktop.games.kistenstapel.table.table import KistenstapelTable

STAGGER = 60.0
"""Milliseconds between cards that fly together."""
LOOK_AT = 380.0
"""Milliseconds for something that only has to be read."""


class Film:
    """Makes flights and cues from the events of one move; the table shows the position before it."""

    def __init__(self, table: KistenstapelTable, events: Sequence[Event]) -> None:
        self._table = table
        self._events = list(events)
        self._factor = table.animator.factor
        self._at = 0.0
        self.flights: list[Flight] = []
        self.cues: list[Cue] = []
        for number, event in enumerate(events, 1):
            if isinstance(event, Built):
                self._film_build(event, number)
            elif isinstance(event, Drawn):
                self._film_draw(event, number)
            else:
                self._film_words(event, number)

    def _film_build(self, event: Built, number: int) -> None:
        """Cards fly from the hand to where they will lie, and from what is taken away back to the hand."""
        table = self._table
        after = table.pile_after()
        table.camera_for(after)
        new = sides_of(*after)
        place = table.counts[event.owner].card_place
        laid = _some_faces([side.face for side in new], event.laid, set(event.added))
        gone = _loose_faces(event.removed, tuple(-count for count in event.laid))
        moving = {f"{face.kind}#new{at}": face for at, face in enumerate(laid)}
        back = {f"{face.kind}#old{at}": face for at, face in enumerate(gone)}
        before = {key: Spot(place(key[0]), 600.0) for key in moving}
        before |= {key: Spot(table.face_rect(face), 600.0) for key, face in back.items()}
        target = {key: Spot(table.face_rect(face), 600.0) for key, face in moving.items()}
        table.layer.settle(before)
        self._fly(before, target, lambda card: place(card[0]), [*back, *moving])
        self.cues.append((self._at, partial(self._show_built, event, after, number)))
        self.cues.append((self._at, partial(table.layer.take_off, list(before))))

    def _film_draw(self, event: Drawn, number: int) -> None:
        """The top card of the stock is turned up and goes to its seat."""
        table = self._table
        goal = table.counts[event.seat].card_place(event.card)
        key = f"{event.card}#drawn"
        self._fly({}, {key: Spot(goal, 600.0)}, lambda _card: table.stock.place, [key])
        self.cues.append((self._at, partial(self._show_drawn, event, number)))
        self.cues.append((self._at, partial(table.layer.take_off, [key])))

    def _film_words(self, event: Event, number: int) -> None:
        sound = "knock" if isinstance(event, Knocked) else "error" if isinstance(event, Conceded) else ""
        self.cues.append((self._at, partial(self._show_news, number, sound)))
        self._at += LOOK_AT * self._factor

    def _fly(
        self,
        before: dict[str, Spot],
        after: dict[str, Spot],
        home: Callable[[str], QRectF],
        movers: list[str],
    ) -> None:
        factor = self._factor
        self.flights += self._table.layer.flights(
            before, after, self._at, home, home, movers, STAGGER, factor
        )
        if movers:
            self._at += (FLIGHT + STAGGER * (len(movers) - 1)) * factor

    def _show_built(self, event: Built, after: tuple[Pile, frozenset[Position]], number: int) -> None:
        """The new pile stands."""
        now = self._table.now
        gain = [event.points if seat == event.seat else 0 for seat in range(len(now.scores))]
        scores = tuple(score + more for score, more in zip(now.scores, gain, strict=True))
        hands = built_hands(now.hands, event)
        now = now._replace(pile=after[0], opened=after[1], hands=hands, scores=scores)
        self._show(now, number, "lay")

    def _show_drawn(self, event: Drawn, number: int) -> None:
        """The card lies before its seat."""
        now = self._table.now
        self._show(now._replace(hands=drawn_hands(now.hands, event), stock=event.left), number, "take")

    def _show_news(self, number: int, sound: str) -> None:
        """Something that only has to be read."""
        self._show(self._table.now, number, sound)

    def _show(self, now: Situation, number: int, sound: str) -> None:
        """A position, and the first `number` events as what happened last."""
        self._table.show_now(now, self._events[:number], sound)


def _some_faces(faces: Sequence[Face], laid: Hand, added: set[Box]) -> list[Face]:
    """As many faces of each kind as cards are laid, those of new boxes first. Lids fly as what they are."""
    wanted = []
    for kind, count in zip(CARDS, laid, strict=True):
        seen = [face for face in faces if face.kind == ("T" if kind == "O" else kind)]
        seen.sort(key=lambda face: (*face.column, face.level) not in added)
        wanted += [face._replace(kind=kind) for face in seen[: max(0, count)]]
    return wanted


def _loose_faces(boxes: Sequence[Box], returned: Sequence[int]) -> list[Face]:
    """As many faces of each kind as cards come back, of boxes that are taken away."""
    wanted = []
    for kind, count in zip(CARDS, returned, strict=True):
        seen = [face for box in boxes for face in faces_of_box(box) if face.kind == kind]
        wanted += seen[: max(0, count)]
    return wanted


def built_hands(hands: Sequence[Hand], event: Built) -> tuple[Hand, ...]:
    """The hands after a build."""
    laid = event.laid
    less = -laid[0], -laid[1], -laid[2], -laid[3]
    return tuple(together(hand, less) if seat == event.owner else hand for seat, hand in enumerate(hands))


def drawn_hands(hands: Sequence[Hand], event: Drawn) -> tuple[Hand, ...]:
    """The hands after a card was taken."""
    one = [int(kind == event.card) for kind in CARDS]
    more = one[0], one[1], one[2], one[3]
    return tuple(together(hand, more) if seat == event.seat else hand for seat, hand in enumerate(hands))
