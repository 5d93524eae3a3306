"""Knocking on a pass (docs/rules/kistenstapel.md): buttons for every person at the screen, and a ring that
counts the time down."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPen

from holzwurm_desktop.games.kistenstapel import words as text
from holzwurm_desktop.games.kistenstapel.constants import CONCEDED
from holzwurm_desktop.games.kistenstapel.keys import KNOCK, KNOCKS, LET_BE, LETS
from holzwurm_desktop.games.kistenstapel.table.priced import PricedButton
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table.drawing import CENTRE, draw_text, faded
from holzwurm_desktop.table.items import Look, TableItem
from holzwurm_desktop.table.key_names import name_of
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layout import Zones

TICK = 100
"""Milliseconds between two looks at the clock."""


class RingItem(TableItem):
    """A paper ring that empties clockwise, with the seconds in its middle."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.left, self.whole = 0.0, 1.0

    def show_time(self, left: float, whole: float) -> None:
        """Show that `left` of `whole` milliseconds are left."""
        if (left, whole) != (self.left, self.whole):
            self.left, self.whole = left, whole
            self.update()

    def draw(self, painter: QPainter) -> None:
        palette, unit = self.look.palette, self.look.unit
        width = 6 * unit
        ring = self.rect.adjusted(width, width, -width, -width)
        painter.setPen(QPen(palette.label_edge, unit))
        painter.setBrush(palette.label)
        painter.drawEllipse(self.rect.adjusted(unit, unit, -unit, -unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(palette.label_edge, 0.5), width))
        painter.drawEllipse(ring)
        share = self.left / self.whole if self.whole else 0.0
        colour = palette.bad if self.left < 3000 else palette.good
        painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.FlatCap))
        # Qt's angles are sixteenths of a degree, counterclockwise from three o'clock.
        painter.drawArc(ring, 90 * 16, round(share * 360 * 16))
        seconds = str(ceil(self.left / 1000))
        draw_text(painter, self.rect, seconds, ring.height() * 0.42, palette.label_text, CENTRE, bold=True)


class KnockPanel(QObject):
    """For each person who may knock now, a button to knock and one to let it be."""

    knocked = Signal(int)
    """Emitted with the seat of a person who knocks."""
    hurried = Signal(str)
    """Emitted a few times while time runs out, with words that say how little is left."""

    def __init__(self, parent: QObject, look: Look, session: Session, in_sight: Callable[[], bool]) -> None:
        """`in_sight` tells whether the table shows a pass on which people may knock."""
        super().__init__(parent)
        self._look = look
        self._say = look.words.say
        self._session = session
        self._in_sight = in_sight
        seats = range(session.match.seats)
        self.knocks = [
            PricedButton(look, f"knock:{seat}", partial(self.knocked.emit, seat)) for seat in seats
        ]
        self.lets = [PricedButton(look, f"letbe:{seat}", partial(self._let_be, seat)) for seat in seats]
        self.ring = RingItem(look)
        self.items = [*self.knocks, *self.lets, self.ring]
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.show_time)
        self._seconds_left = 0

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people who may knock now."""
        return self._session.objections.people if self._in_sight() else ()

    def buttons(self) -> list[ButtonItem]:
        """The buttons that can be pressed now."""
        return [button for seat in self.people for button in (self.knocks[seat], self.lets[seat])]

    def call_words(self) -> str:
        """The question to those who may knock now and the keys to answer it, for a screen reader; "" if nobody
        may."""
        told = (
            (name_of(self._look.words, self._look.keys.first(button.action)), button.text)
            for button in self.buttons()
            if button.action is not None
        )
        keys = ", ".join(f"{key}: {words}" for key, words in told)
        return self._say(text.DO_YOU_KNOCK, keys=keys) if keys else ""

    def _let_be(self, seat: int) -> None:
        self._session.objections.let_be(seat)

    def acts(self) -> dict[KeyAction, Callable[[], object]]:
        """What keys do: two for each person, and two more for the only one, or the last one that is left."""
        people = self.people
        acts: dict[KeyAction, Callable[[], object]] = {}
        for seat in people:
            knock, let = partial(self.knocked.emit, seat), partial(self._let_be, seat)
            acts[KNOCKS[seat]], acts[LETS[seat]] = knock, let
            if len(people) == 1:
                acts[KNOCK], acts[LET_BE] = knock, let
        return acts

    def dress(self, zones: Zones) -> None:
        """Show and lay out the buttons of those who may knock."""
        say, people = self._say, self.people
        for seat in range(len(self.knocks)):
            for button in (self.knocks[seat], self.lets[seat]):
                button.setVisible(seat in people)
        single = len(people) == 1
        for seat in people:
            name = self._session.name(seat)
            words = say(text.KNOCK) if single else say(text.KNOCK_OF, name=name)
            self.knocks[seat].dress(words, KNOCK if single else KNOCKS[seat], main=True)
            words = say(text.LET_BE if single else text.NO)
            self.lets[seat].dress(words, LET_BE if single else LETS[seat])
            price = say(text.KNOCK_PRICE, points=CONCEDED)
            self.knocks[seat].tell_price(price, say(text.KNOCK_COSTS, n=CONCEDED))
            self.lets[seat].tell_price(say(text.LET_BE_PRICE), say(text.LET_BE_PRICE))
        self._lay(people, zones)
        self.show_time()
        if self._session.objections.time is not None and people:
            self._timer.start()
        else:
            self._timer.stop()

    def _lay(self, people: tuple[int, ...], zones: Zones) -> None:
        """One person has large buttons and, if there is a clock, the ring in the corner. Several have rows of
        small ones, from the corner upwards, and the ring lies in the middle of the table, where there is room."""
        corner, unit = zones.corner, zones.unit
        gap = 5 * unit
        if len(people) == 1:
            ring = corner.height() + gap if self._session.objections.time is not None else 0.0
            self.ring.put(QRectF(corner.left(), corner.top(), ring - gap, ring - gap))
            width = corner.width() - ring - gap
            wishes = [each[people[0]].natural_width() for each in (self.knocks, self.lets)]
            share = min(0.66, max(0.4, wishes[0] / sum(wishes)))
            knock = QRectF(corner.left() + ring, corner.top(), width * share, corner.height())
            let = QRectF(knock.right() + gap, corner.top(), width * (1 - share), corner.height())
            self.knocks[people[0]].put(knock, 4 * unit)
            self.lets[people[0]].put(let.adjusted(0, 4 * unit, 0, -4 * unit), 4 * unit)
            return
        height = (corner.height() - gap) / 2
        for at, seat in enumerate(reversed(people)):
            top = corner.bottom() - height - at * (height + gap)
            knock = QRectF(corner.left(), top, corner.width() * 0.68, height)
            let = QRectF(knock.right() + gap, top, corner.right() - knock.right() - gap, height)
            self.knocks[seat].put(knock, 4 * unit)
            self.lets[seat].put(let, 4 * unit)
        middle, side = zones.middle, 62 * unit
        self.ring.put(QRectF(middle.left() + 8 * unit, middle.bottom() - side, side, side))

    def show_time(self) -> None:
        """Show how much time people have left, and tell screen readers at a few points."""
        time = self._session.objections.time
        self.ring.setVisible(time is not None and bool(self.people))
        if time is None:
            self._timer.stop()
            return
        self.ring.show_time(*time)
        seconds = ceil(time[0] / 1000)
        if seconds != self._seconds_left and seconds in (10, 5, 3):
            self.hurried.emit(self._say(text.SECONDS_LEFT, n=seconds))
        self._seconds_left = seconds
