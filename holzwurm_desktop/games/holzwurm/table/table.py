"""The table of Der dreizehnte Holzwurm: five places for rows round their pegs, and the fate pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.engine.contract import Event, Move
from holzwurm_desktop.games.holzwurm import words as text
from holzwurm_desktop.games.holzwurm.deck import points_of, takes_row
from holzwurm_desktop.games.holzwurm.moves import Play, Played, RowTaken
from holzwurm_desktop.games.holzwurm.table.picture import (
    Picture,
    by_colour,
    by_points,
    by_value,
    left_to_right,
    sides,
)
from holzwurm_desktop.games.holzwurm.table.result import ending_words, news_words, round_lines
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.drawing import paint_groove
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.game_table import GameTable
from holzwurm_desktop.table.labels import BadgeItem, TagItem
from holzwurm_desktop.table.layer import FLIGHT, Spot
from holzwurm_desktop.table.layout import CARD_RATIO, card_size, grid, row_places
from holzwurm_desktop.table.picking import Target
from holzwurm_desktop.table.row import HEAD, PegItem, PlaceItem, PlaceState
from holzwurm_desktop.table.stops import Group, Stop

ROWS = 5
CELL_CARDS = 3.7
"""Room for cards in a row, in card widths: enough to show the corners of eleven."""
LOOK_AT = 420.0
"""Milliseconds a card that takes a row lies there before the row goes."""
STAGGER = 28.0
"""Milliseconds between cards that fly together."""


class HolzwurmTable(GameTable):
    """Rows 1 to 5, the place for a new row, the fate pile."""

    orders: ClassVar[dict[str, Any]] = {
        "suit": (phrases.BY_COLOUR, by_colour, lambda card: card[0]),
        "rank": (phrases.BY_VALUE, by_value, None),
        "points": (phrases.BY_POINTS, by_points, lambda card: points_of(card) > 0),
    }

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.picture = Picture()
        self.cells = [self._add(PlaceItem(self.look)) for _ in range(ROWS + 1)]
        self.pegs = [self._add(PegItem(self.look)) for _ in range(ROWS)]
        self.badges = [self._add(BadgeItem(self.look)) for _ in range(ROWS)]
        self.tag = self._add(TagItem(self.look))
        self._rects: list[QRectF] = []
        self._card = QSizeF()
        self._stays: frozenset[str] = frozenset()

    # Reading.

    def read(self) -> None:
        """Take the picture from the viewer's own view."""
        session = self.session
        state = session.match.state
        if state is None:
            self.picture = Picture()
            return
        view: Any = state.view(max(self.viewer, 0))
        shown = self.viewer >= 0 and not self.view.concealed
        self.picture = Picture(
            tuple(view.hand) if shown else (),
            tuple(view.sizes),
            tuple(map(tuple, view.rows)),
            tuple(view.colours),
            tuple(view.fate),
        )
        moves = session.legal_moves() if shown and session.my_turn else []
        self._stays = frozenset(m.card for m in moves if isinstance(m, Play) and not self._takes(m))

    def _takes(self, move: Play) -> bool:
        return takes_row(move.card, self._row(move.row))

    def _row(self, row: int | None) -> tuple[str, ...]:
        return () if row is None else self.picture.rows[row]

    def hand(self) -> Sequence[str]:
        """The viewer's cards."""
        return self.picture.hand

    def hand_count(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self.picture.sizes[seat] if self.picture.sizes else 0

    # Laying out.

    def lay_middle(self) -> None:
        """Six cells: five rows and the fate pile."""
        unit = self.zones.unit
        gap = 7 * unit
        self._rects = grid(self.zones.middle, ROWS + 1, gap, (HEAD + 6) * unit, CELL_CARDS)
        area = self._room(0)
        self._card = card_size(min(area.height(), area.width() / CELL_CARDS * CARD_RATIO))
        for cell, rect in zip(self.cells, self._rects, strict=True):
            cell.put(rect, 2 * unit)

    def paint_board(self, painter: QPainter) -> None:
        """Six troughs."""
        for rect in self._rects:
            paint_groove(painter, rect, self.look.palette, self.zones.unit)

    def card_sizes(self) -> list[QSize]:
        """In rows, and in the hand."""
        return [self._card.toSize(), self.zones.card.toSize()]

    def _card_area(self, cell: int) -> QRectF:
        area = self._room(cell)
        spare = max(0.0, area.height() - self._card.height())
        return area.adjusted(0, spare / 2, 0, -spare / 2)

    def _room(self, cell: int) -> QRectF:
        """The cell without its line of words."""
        unit = self.zones.unit
        return self._rects[cell].adjusted(7 * unit, HEAD * unit, -7 * unit, -6 * unit)

    def arrange(self) -> dict[str, Spot]:
        """Rows and fate pile."""
        return self._spots(self.picture)

    def arrangement(self) -> dict[str, Spot]:
        """Rows, fate pile and hand; cards that stay somewhere stand a little higher."""
        self.fan.ready = self._stays
        self.fan.marked = self._fresh_cards()
        return super().arrangement()

    def _spots(self, picture: Picture) -> dict[str, Spot]:
        spots = {}
        last = {event.card for event in self.news if isinstance(event, Played)}
        for index, row in enumerate(picture.rows):
            area = self._card_area(index)
            shown = left_to_right(row)
            for card, place in zip(row, row_places(area, self._card, sides(row)), strict=True):
                mark = "last" if card in last else ""
                spots[card] = Spot(QRectF(place, self._card), 10.0 + shown.index(card), mark)
        for index, (card, place) in enumerate(zip(picture.fate, self._fate_places(), strict=False)):
            spots[card] = Spot(QRectF(place, self._card), 10.0 + index)
        return spots

    def _fate_places(self) -> list[QPointF]:
        """Where the six fate cards lie, the lowest left."""
        area, width = self._card_area(ROWS), self._card.width()
        step = min(width * 0.9, (area.width() - width) / 5)
        left = area.left() + (area.width() - width - 5 * step) / 2
        top = area.bottom() - self._card.height()
        return [QPointF(round(left + step * index), round(top)) for index in range(6)]

    def _fresh_cards(self) -> frozenset[str]:
        """Cards that the viewer took with the last move."""
        taken = [event for event in self.news if isinstance(event, RowTaken)]
        if taken and taken[0].seat == self.viewer:
            return frozenset((*taken[0].cards, taken[0].fate))
        return frozenset()

    # Dressing.

    def dress(self) -> None:
        """Cells, pegs, badges and the tag of the next fate card."""
        self._dress(self.picture)
        self._dress_badges()

    def _dress(self, picture: Picture) -> None:
        for index in range(ROWS):
            self.cells[index].show_state(self._cell_state(picture, index))
            peg = self.pegs[index]
            if index < len(picture.rows):
                letter = picture.colours[index]
                row = picture.rows[index]
                first = row_places(self._card_area(index), self._card, sides(row))[0]
                under = QPointF(self._card.width() / 2, self._card.height() - 11 * self.zones.unit)
                peg.dress(len(row), letter, first + under)
            else:
                peg.hide()
        say = self.look.words.say
        self.cells[ROWS].show_state(
            PlaceState(
                title=say(text.FATE_PILE),
                remark=say(phrases.CARDS, n=len(picture.fate)),
                focused=self._focused("fate:pile"),
            )
        )
        self._dress_tag(picture)

    def _dress_tag(self, picture: Picture) -> None:
        self.tag.setVisible(bool(picture.fate))
        if picture.fate:
            place = self._fate_places()[len(picture.fate) - 1]
            middle = QPointF(
                place.x() + self._card.width() / 2, place.y() + self._card.height() - 6 * self.zones.unit
            )
            self.tag.dress(self.look.words.say(text.FATE_NEXT), middle)

    def _cell_state(self, picture: Picture, index: int) -> PlaceState:
        words, key = self.look.words, self._key(index, picture)
        target = self.actions.picking.targets.get(key)
        light = "" if target is None else "good" if target.good else "bad"
        hinted = isinstance(self.hinted, Play) and self._key_of(self.hinted.row) == key
        common: dict[str, Any] = {"light": light, "focused": self._focused(key), "hinted": hinted}
        if target is not None:  # what it will do takes the place of these words
            return PlaceState(key=str(index + 1) if index < len(picture.rows) else "N", **common)
        if index < len(picture.rows):
            return PlaceState(
                key=str(index + 1),
                title=text.row_name(words, picture.colours[index]),
                remark=text.needs_text(words, len(picture.rows[index])),
                **common,
            )
        if index == len(picture.rows):
            return PlaceState(key="N", title=words.say(text.NEW_ROW), **common)
        return PlaceState()

    def _focused(self, key: str) -> bool:
        return self.view.focus_visible and self.view.focus_key == key

    def _dress_badges(self) -> None:
        for index, badge in enumerate(self.badges):
            target = self.actions.picking.targets.get(self._key(index, self.picture))
            if target is None:
                badge.hide()
                continue
            rect = self._rects[index]
            middle = QPointF(rect.center().x(), rect.top() + 12 * self.zones.unit)
            chosen = self.actions.picking.chosen == target.key
            badge.tell(target.words, target.good, chosen, middle, rect.width() - 60 * self.zones.unit)

    # Keys of places: "row:0" to "row:4", "row:new".

    @staticmethod
    def _key_of(row: int | None) -> str:
        return "row:new" if row is None else f"row:{row}"

    def _key(self, cell: int, picture: Picture) -> str:
        """The key of a cell; cells beyond the place for a new row have none."""
        if cell < len(picture.rows):
            return f"row:{cell}"
        return "row:new" if cell == len(picture.rows) else ""

    def place_at(self, point: QPointF) -> str | None:
        """The row, new place or pile at `point`."""
        for index, rect in enumerate(self._rects):
            if rect.contains(point):
                return "fate:pile" if index == ROWS else self._key(index, self.picture) or None
        return None

    def key_place(self, letter: str) -> str | None:
        """1 to 5 for the rows, N for a new one."""
        if letter == "N":
            return "row:new"
        return f"row:{int(letter) - 1}" if letter in ("1", "2", "3", "4", "5") else None

    def place_rect(self, key: str) -> QRectF:
        """Where a place lies; the middle for one that is not there."""
        for index in range(ROWS):
            if self._key(index, self.picture) == key:
                return self._rects[index]
        return self._rects[ROWS] if key == "fate:pile" else self.zones.middle

    # Playing.

    def targets_of(self, card: str) -> list[Target]:
        """Rows that `card` may go to, in order, and the new row."""
        moves = [m for m in self.session.legal_moves() if isinstance(m, Play) and m.card == card]
        last = len(self.picture.hand) == 1
        targets = []
        for move in moves:
            words = text.effect_text(self.look.words, card, self._row(move.row), self.picture.fate[-1], last)
            targets.append(Target(self._key_of(move.row), move, words, not self._takes(move)))
        return targets

    def attempt(self, card: str, key: str) -> Move | None:
        """Laying `card` at a row, allowed or not."""
        group, _, which = key.partition(":")
        if group != "row":
            return None
        return Play(self.session.turn, card, None if which == "new" else int(which))

    def hinted_card(self, move: Move) -> str | None:
        """The card that is to be played."""
        return move.card if isinstance(move, Play) else None

    def hint_words(self, move: Move) -> str:
        """Why the hinted play may be good."""
        assert isinstance(move, Play)
        size = len(self.picture.hand)
        return text.reason_text(self.look.words, move, self.picture.rows, self.picture.fate[-1], size)

    # Moving.

    def film(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        """The played card flies to its row; a taken row flies to whoever took it."""
        factor = self.animator.factor
        picture, before = self.picture, self.arrangement()
        flights: list[Flight] = []
        cues: list[Cue] = []
        at = 0.0
        for number, event in enumerate(events, 1):
            if isinstance(event, Played):
                picture = picture.after_play(event)
                movers, stagger, sound, begins = [event.card], 0.0, "lay", at
                at += FLIGHT * factor
                shown = at
            elif isinstance(event, RowTaken):
                picture = picture.after_taking(event, self.viewer, self.view.concealed)
                movers, stagger, sound = [*left_to_right(event.cards), event.fate], STAGGER, "take"
                shown = begins = at + LOOK_AT * factor
                at = begins + (FLIGHT + STAGGER * len(movers)) * factor
            else:
                continue
            after = self._arranged(picture)
            seat = self._seat_place(event.seat)
            flights += self.layer.flights(before, after, begins, seat, seat, movers, stagger, factor)
            more = any(isinstance(later, RowTaken) for later in events[number:])
            news = events[:number] if more else events
            cues.append((shown, self._shower(picture, news, event.seat, sound)))
            before = after
        return flights, cues

    def _arranged(self, picture: Picture) -> dict[str, Spot]:
        """Where the cards of `picture` lie, none raised."""
        self.fan.ready = ()
        self.fan.held = self.fan.raised = None
        self.fill_fan(picture.hand)
        return {**self._spots(picture), **self.fan.spots()}

    def _seat_place(self, seat: int) -> Callable[[str], QRectF]:
        place = self.plates[seat].hand_place(self._card)
        return lambda _card: place

    def _shower(self, picture: Picture, news: Sequence[Event], mover: int, sound: str) -> Callable[[], None]:
        """What shows `picture`, apart from its cards, when its turn in a film has come."""

        def show() -> None:
            self.picture, self.news = picture, list(news)
            self.dress()
            self.dress_seats(turn=mover)
            self.view.sound_requested.emit(sound)

        return show

    def sounds(self, events: Sequence[Event]) -> list[str]:
        """Laying, or taking."""
        return ["take" if any(isinstance(event, RowTaken) for event in events) else "lay"]

    def news_of(self, seat: int) -> str:
        """What the last move did to a hand."""
        return news_words(self.news, self.look.words)

    def seat_remark(self, seat: int) -> str:
        """What the viewer's own hand counts now."""
        if seat != self.viewer or self.view.concealed or not self.picture.hand:
            return ""
        points = text.signed(sum(map(points_of, self.picture.hand)))
        return self.look.words.say(text.HAND_POINTS, points=points)

    # Stops, and the end.

    def middle_groups(self) -> list[Group]:
        """Rows, then the fate pile."""
        words, picture = self.look.words, self.picture
        rows = []
        for index in range(min(len(picture.rows) + 1, ROWS)):
            key = self._key(index, picture)
            if index < len(picture.rows):
                shown = left_to_right(picture.rows[index])
                name = text.row_text(words, index + 1, picture.colours[index], shown)
            else:
                name = words.say(text.NEW_ROW)
            target = self.actions.picking.targets.get(key)
            chosen = self.actions.picking.chosen == key
            rows.append(Stop(key, name, self._rects[index], "place", target.words if target else "", chosen))
        fate = text.fate_text(words, picture.fate) if picture.fate else words.say(text.FATE_PILE)
        pile = Stop("fate:pile", fate, self._rects[ROWS], "place")
        return [
            Group("row", words.say(text.ROWS), tuple(rows)),
            Group("fate", words.say(text.FATE_PILE), (pile,)),
        ]

    def round_lines(self) -> list[SheetLine]:
        """Each hand, its even and its odd cards apart."""
        return round_lines(self.session.match, self.look.words)

    def ending_words(self) -> str:
        """Why the round ended, and by whom."""
        return ending_words(self.session.match, self.look.words)
