"""Tables that show a picture: one value says what lies on the table, every event leads to another such value,
and the film of a move leads from one to the next. A game says how its picture changes and how each event is
shown; the rest is here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from PySide6.QtCore import QRectF

from holzwurm_desktop.engine.contract import Event, Move, View
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.attention import Attention
from holzwurm_desktop.table.game_table import GameTable
from holzwurm_desktop.table.items import CardItem, Look
from holzwurm_desktop.table.layer import FLIGHT, Arrangement, Spot
from holzwurm_desktop.table.piles import UnseenCards
from holzwurm_desktop.table.stage import Stage

TURNING = 200.0
"""The z value of a card that turns over where it lies: above the cards of a place, below those that fly."""


class Picture(Protocol):
    """What lies on a table, as far as the viewer sees it. Pictures are immutable."""

    def after(self, event: Event, shown: int) -> Self:
        """The picture after `event`; the same one if the event moves no card. `shown` is the seat whose hand
        is in sight, or -1."""


P = TypeVar("P", bound=Picture)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Step(Generic[P]):
    """One event of a film. `old` and `new` say where the cards of the pictures `before` and `after` it lie."""

    event: Event
    before: P
    after: P
    old: Arrangement
    new: Arrangement

    @property
    def moved(self) -> list[str]:
        """The cards whose spot changes, in the order of `old`, then those that only `new` has."""
        return [card for card in {**self.old, **self.new} if self.old.get(card) != self.new.get(card)]


@dataclass(frozen=True)
class Act:
    """How one event is shown. Times are milliseconds at normal speed, counted from the beginning of the act.

    - seat: whose lamp is lit; None for the seat on turn.
    - movers: cards that travel, one `stagger` after the other. Other cards only close gaps.
    - origin, goal: where cards appear from and where they disappear to; None for the place where they lie.
    - unseen: begin and end of cards that travel face down and never show a face, one `stagger` after the
      other. They fade out at the end unless they `stay`.
    - turned: cards that lie face down at their new spots and turn over there.
    - still: no open card moves at all, not even one that stands a little higher in the hand.
    - sets_out: when the cards begin to move.
    - shown: when everything except the cards agrees with the new picture.
    - lasts: when the next act may begin.
    """

    seat: int | None = None
    movers: Sequence[str] = ()
    stagger: float = 0.0
    origin: QRectF | None = None
    goal: QRectF | None = None
    unseen: Sequence[tuple[QRectF, QRectF]] = ()
    stay: bool = False
    turned: Sequence[str] = ()
    still: bool = False
    sets_out: float = 0.0
    shown: float = 0.0
    lasts: float = 0.0


def view_of(match: Match, seat: int, kind: type[V]) -> V:
    """What `seat` may know of the present round, finished or not. Raises `TypeError` if that is no view of
    type `kind`: the match is one of another game, or has no round yet."""
    view = None if match.state is None else match.state.view(seat)
    if not isinstance(view, kind):
        raise TypeError(f"not a {kind.__name__}: {view!r}")
    return view


class PictureTable(GameTable, Generic[V, P]):
    """A table that shows one picture (`P`), which it makes from its game's view (`V`)."""

    event_sounds: ClassVar[Mapping[type[Event], str]]
    """The names of sounds, by the type of event that makes them. Other events are silent."""

    def __init__(self, view: Stage, session: Session, look: Look, kind: type[V], blank: P) -> None:
        """`kind` is the type of the game's views; `blank` is the picture before the first deal."""
        super().__init__(view, session, look)
        self._kind = kind
        self._blank = blank
        self.picture = blank
        self.moves: list[Move] = []
        self._called: tuple[object, ...] | None = None
        self.unseen = UnseenCards(view.scene(), look)

    # What a game says.

    def take(self, view: V) -> P:
        """The picture of `view`. The game also reads here whatever else depends on the view. `moves` is
        already set."""
        raise NotImplementedError

    def spots(self, picture: P) -> dict[str, Spot]:
        """Where the cards of the middle lie in `picture`."""
        raise NotImplementedError

    def held_in(self, picture: P) -> Sequence[str]:
        """The cards of the hand in `picture`."""
        raise NotImplementedError

    def act_of(self, step: Step[P]) -> Act | None:
        """How the event of `step` is shown; None if there is nothing to see. It is then told with the act before."""
        raise NotImplementedError

    def hinted_key(self, move: Move) -> str:
        """The key of the place that a hint of `move` points at, or ""."""
        raise NotImplementedError

    def hinted_stop(self, move: Move) -> str:
        return super().hinted_stop(move) or self.hinted_key(move)

    def marked_place(self, move: Move) -> str:
        return self.hinted_key(move)

    def open_places(self) -> frozenset[str]:
        """The keys of the places that may be pressed without a card now."""
        return frozenset()

    def called_for(self) -> tuple[object, ...]:
        """What the viewer, who is to move, is asked to do: another value for whatever is done elsewhere on the
        table."""
        return ()

    def start_stop(self) -> str:
        """The key of the stop where that is done, the first one where there are several; "" for none."""
        return self.hand_group().stops[0].key if self.fan.cards else ""

    def changed_places(self) -> frozenset[str]:
        """The keys of the places of which the `recent` events took something, or on which something was laid that
        does not show."""
        return frozenset()

    # Reading and showing.

    def settle(self) -> None:
        """Also move the focus to what is to be done, when a turn or another part of it begins."""
        super().settle()
        called = (self.viewer, *self.called_for()) if self.moves else None
        if called == self._called or self.question is not None or self.sheet is not None:
            return
        self._called = called
        key = self.start_stop() if called is not None else ""
        if key and self.view.focus_visible:
            self.view.focus_stop(key)
        elif key:
            self.view.focus_key = key  # the first key that is pressed finds it there

    @property
    def shown_seat(self) -> int:
        """The seat whose hand is in sight; -1 if none is, as behind a curtain."""
        return -1 if self.view.concealed else self.viewer

    def eye(self) -> int:
        """The seat whose view is shown: seat 0 if nobody in particular looks. Its hand need not be in sight."""
        return max(self.viewer, 0)

    def read(self) -> None:
        session, self.moves = self.session, []
        if session.match.state is None:
            self.picture = self._blank
            return
        # No moves behind a curtain: what may be played would give the hand away.
        if session.my_turn and session.turn == self.shown_seat:
            self.moves = session.legal_moves()
        self.picture = self.take(view_of(session.match, self.eye(), self._kind))

    def hand(self) -> Sequence[str]:
        return self.held_in(self.picture)

    def arrange(self) -> dict[str, Spot]:
        return self.spots(self.picture)

    def show_all(self) -> None:
        self.unseen.clear()  # cards that travelled face down have arrived and belong to a pile or hand now
        super().show_all()

    def attention(self) -> Attention:
        """What the player's attention is drawn to now."""
        picking = self.actions.picking
        focus = self.view.focus_key if self.view.focus_visible else ""
        return Attention(
            picking.targets,
            picking.chosen,
            focus,
            self.hinted_key(self.hinted) if self.hinted is not None else "",
            self.open_places(),
            self.changed_places(),
        )

    # Films.

    def film(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        flights: list[Flight] = []
        cues: list[Cue] = []
        picture, at = self.picture, 0.0
        old: Arrangement = self.arrangement()
        news: list[Event] = []
        for event in events:
            after = picture.after(event, self.shown_seat)
            step = Step(event, picture, after, old, self.arranged(after))
            act = self.act_of(step)
            if act is None:
                # The act before holds this very list, so the event is told with it. The picture stays: an
                # event without an act moves no card.
                news.append(event)
                continue
            news = [*news, event]  # a new list, because the acts before keep theirs
            flights += self._flights_of(step, act, at)
            cues += self._cues_of(step, act, at, news)
            at += act.lasts * self.animator.factor
            picture, old = after, step.new
        # The animator ends with its last cue: one that does nothing gives the player time to look at the last
        # act.
        return flights, [*cues, (at, lambda: None)]

    def arranged(self, picture: P) -> dict[str, Spot]:
        """Where all cards lie in `picture`, with no card of the hand raised or marked."""
        # The fan itself is changed; whatever is shown next (`show_all`) fills and marks it again.
        self.fan.ready = self.fan.lit = ()
        self.fan.held = self.fan.raised = None
        self.fill_fan(self.held_in(picture))
        return {**self.spots(picture), **self.fan.spots()}

    def _flights_of(self, step: Step[P], act: Act, at: float) -> list[Flight]:
        factor = self.animator.factor
        start = at + act.sets_out * factor
        flights = [
            self.unseen.flight(begin, end, start + number * act.stagger * factor, factor, fade=not act.stay)
            for number, (begin, end) in enumerate(act.unseen)
        ]
        for card in act.turned:
            place = step.new[card].rect
            item, lasts = self.layer.items[card], FLIGHT * factor
            flights.append(Flight(item, place, place.size(), start, lasts, turn_to=card, height=100.0))
        if act.still:
            return flights
        # A turned card counts as lying at its new spot already, so that only its turning is shown.
        flights += self.layer.flights(
            {**step.old, **{card: step.new[card] for card in act.turned}},
            step.new,
            start,
            lambda card: step.new[card].rect if act.origin is None else act.origin,
            lambda card: step.old[card].rect if act.goal is None else act.goal,
            act.movers,
            act.stagger,
            factor,
        )
        return flights

    def _cues_of(self, step: Step[P], act: Act, at: float, news: list[Event]) -> list[Cue]:
        factor = self.animator.factor
        start = at + act.sets_out * factor
        cues: list[Cue] = [
            (start, self._laying_down(self.layer.items[card], step.new[card].rect)) for card in act.turned
        ]
        return [*cues, (at + act.shown * factor, partial(self.show_step, step, act.seat, news))]

    def _laying_down(self, item: CardItem, place: QRectF) -> Callable[[], None]:
        """A cue that puts a card face down at `place`, where an unseen card has arrived that now becomes known."""

        def lay_down() -> None:
            self.unseen.clear()  # the card that stayed there; the item takes its place
            item.turn_to(None)
            item.put_card(place)
            item.setZValue(TURNING)

        return lay_down

    def show_step(self, step: Step[P], seat: int | None, news: list[Event]) -> None:
        """Show everything except the cards as it is after `step`, and play its sound.

        `seat` is the one whose lamp is lit, None for the seat on turn; `news` are the events of the film so far.
        """
        self.picture, self.news, self.moves = step.after, news, []
        self.dress()
        self.dress_seats(turn=seat)
        sound = self.event_sounds.get(type(step.event))
        if sound is not None:
            self.view.sound_requested.emit(sound)

    def sounds(self, events: Sequence[Event]) -> list[str]:
        return [self.event_sounds[type(event)] for event in events if type(event) in self.event_sounds]
