"""The film of a move in Kistenstapel: builds, cards drawn, and events that are only words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.games.boxes.builds import CARDS, Hand
from holzwurm_desktop.games.boxes.piles import Box, Face, faces_of
from holzwurm_desktop.games.boxes.table.counts import CountsItem
from holzwurm_desktop.games.boxes.table.film import Film
from holzwurm_desktop.games.boxes.table.picture import extent_of, faces_of_box
from holzwurm_desktop.games.boxes.table.pile_item import PileItem
from holzwurm_desktop.games.boxes.table.situation import Situation
from holzwurm_desktop.games.boxes.table.stock import StockItem
from holzwurm_desktop.games.kistenstapel.moves import (
    BidMade,
    Built,
    Conceded,
    Drawn,
    Knocked,
    LeftoverDone,
    LeftoverTaken,
    Passed,
)
from holzwurm_desktop.games.kistenstapel.table.situation import NOBODY, RoundSituation
from holzwurm_desktop.table.layer import CardLayer

STAGGER = 60.0
"""Milliseconds at normal speed between cards that fly together."""
LOOK_AT = 380.0
"""Milliseconds at normal speed to read about an event for which nothing flies."""
SOUNDS: dict[type[Event], str] = {Built: "lay", Drawn: "take", Knocked: "knock", Conceded: "error"}
"""The sounds of events; others are silent."""

Show = Callable[[RoundSituation, Sequence[Event], str], None]
"""(position, events so far, name of a sound or "") -> shows the position and plays the sound."""


def seat_of(event: Event) -> int:
    """The seat that an event is about; `NOBODY` if it is about all."""
    by_a_seat = Built | Drawn | Passed | Knocked | Conceded | BidMade | LeftoverTaken | LeftoverDone
    return event.seat if isinstance(event, by_a_seat) else NOBODY


class MoveFilm(Film):
    """The film of the events of one move, from the position before it on."""

    def __init__(
        self,
        layer: CardLayer,
        factor: float,
        heap: PileItem,
        counts: Sequence[CountsItem],
        stock: StockItem,
        show: Show,
    ) -> None:
        """layer, factor: see `Film`; heap, counts, stock: the items between which cards fly; show: see `Show`."""
        super().__init__(layer, factor, STAGGER)
        self._heap = heap
        self._counts = counts
        self._stock = stock
        self._show_position = show

    def take(self, events: Sequence[Event], now: RoundSituation, after: Situation) -> None:
        """Film `events`. `now` is the situation before the move, `after` the one after it, of which only the
        pile and the open lids are used."""
        for number, event in enumerate(events, 1):
            flown: list[str] | None = None
            if isinstance(event, Built):
                flown = self._film_build(event, after)
                now = now.after_build(event, after.pile, after.opened)
            elif isinstance(event, Drawn):
                flown = self._film_draw(event)
                now = now.after_draw(event)
            self.show(partial(self._show_position, now, events[:number], SOUNDS.get(type(event), "")))
            if flown is None:
                self.wait(LOOK_AT)
            else:
                self.take_off(flown)

    def _film_build(self, event: Built, after: Situation) -> list[str]:
        """Cards fly from the owner's hand to where they will lie, and from boxes that go back to the hand.
        Returns the keys of these cards."""
        place = self._counts[event.owner].card_place
        faces = list(faces_of(after.pile))
        self._heap.camera.keep(extent_of(faces))  # before asking where faces lie, which depends on the camera
        laid = _some_faces(faces, event.laid, set(event.added))
        back = _loose_faces(event.removed, [-count for count in event.laid])
        moving = {f"{face.kind}#new{at}": self._heap.face_rect(face) for at, face in enumerate(laid)}
        returning = {f"{face.kind}#old{at}": self._heap.face_rect(face) for at, face in enumerate(back)}
        begin = {key: place(key[0]) for key in moving} | returning
        self.fly(begin, moving, lambda card: place(card[0]), [*returning, *moving])
        return list(begin)

    def _film_draw(self, event: Drawn) -> list[str]:
        """The top card of the stock is turned up and goes to its seat. Returns its key, in a list."""
        key = f"{event.card}#drawn"
        goal = self._counts[event.seat].card_place(event.card)
        self.fly({}, {key: goal}, lambda _card: self._stock.place, [key])
        return [key]


def _some_faces(faces: Sequence[Face], laid: Hand, added: set[Box]) -> list[Face]:
    """As many faces of each kind as cards are laid, those of new boxes first. An open lid is a face of kind
    "O" here."""
    wanted = []
    for kind, count in zip(CARDS, laid, strict=True):
        seen = [face for face in faces if face.kind == ("T" if kind == "O" else kind)]
        seen.sort(key=lambda face: (*face.column, face.level) not in added)
        wanted += [face._replace(kind=kind) for face in seen[: max(0, count)]]
    return wanted


def _loose_faces(boxes: Sequence[Box], returned: Sequence[int]) -> list[Face]:
    """As many faces of each kind as cards are returned, of the boxes that are taken away."""
    wanted = []
    for kind, count in zip(CARDS, returned, strict=True):
        seen = [face for box in boxes for face in faces_of_box(box) if face.kind == kind]
        wanted += seen[: max(0, count)]
    return wanted
