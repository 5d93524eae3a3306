"""The table of Der dreizehnte Holzwurm (docs/rules/holzwurm.md): five places for rows round their pegs, and
the fate pile."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.engine.contract import Event, Move
from holzwurm_desktop.games.holzwurm import words as text
from holzwurm_desktop.games.holzwurm.constants import ROWS
from holzwurm_desktop.games.holzwurm.deck import points_of, takes_row
from holzwurm_desktop.games.holzwurm.keys import NEW_ROW, ROW
from holzwurm_desktop.games.holzwurm.moves import Play, Played, RowTaken
from holzwurm_desktop.games.holzwurm.table.picture import (
    Picture,
    by_colour,
    by_points,
    by_value,
    emptied_places,
    left_to_right,
    price_of,
    sides,
)
from holzwurm_desktop.games.holzwurm.table.result import ending_words, notes_of, round_lines
from holzwurm_desktop.games.holzwurm.view import HolzwurmView
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.attention import Attention
from holzwurm_desktop.table.drawing import paint_groove
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.film import Act, PictureTable, Step
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import BadgeItem, TagItem
from holzwurm_desktop.table.layer import FLIGHT, Spot
from holzwurm_desktop.table.layout import CARD_RATIO, card_size, grid, row_places
from holzwurm_desktop.table.picking import Target
from holzwurm_desktop.table.row import HEAD, PegItem, PlaceItem, PlaceState
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group, Stop

CELL_CARDS = 3.7
"""The width of a place for a row, in card widths: enough to show the corners of eleven cards."""
LOOK_AT = 420.0
"""Milliseconds at normal speed that a card which takes a row lies there before the row goes."""
STAGGER = 28.0
"""Milliseconds at normal speed between cards that fly together."""


class HolzwurmTable(PictureTable[HolzwurmView, Picture]):
    """The table. `cells` are the five places for rows, then that of the fate pile. A row keeps its place until it is
    taken or the round ends; the first free place is the one for a new row."""

    orders: ClassVar = {
        "suit": (phrases.BY_COLOUR, by_colour, lambda card: card[0]),
        "rank": (phrases.BY_VALUE, by_value, None),
        "points": (phrases.BY_POINTS, by_points, lambda card: points_of(card) > 0),
    }
    event_sounds: ClassVar[Mapping[type[Event], str]] = {Played: "lay", RowTaken: "take"}

    def __init__(self, view: Stage, session: Session, look: Look) -> None:
        super().__init__(view, session, look, HolzwurmView, Picture())
        self.cells = [PlaceItem(look) for _ in range(ROWS + 1)]
        self.pegs = [PegItem(look) for _ in range(ROWS)]
        self.badges = [BadgeItem(look) for _ in range(ROWS)]
        self.tag = TagItem(look)
        for item in (*self.cells, *self.pegs, *self.badges, self.tag):
            view.scene().addItem(item)
        self._rects: list[QRectF] = []
        self._card = QSizeF()

    # Reading.

    def take(self, view: HolzwurmView) -> Picture:
        return Picture.of(view, self.shown_seat >= 0)

    def _takes(self, move: Play) -> bool:
        return takes_row(move.card, self._row(move.row))

    def _row(self, row: int | None) -> tuple[str, ...]:
        return () if row is None else self.picture.rows[row]

    def held_in(self, picture: Picture) -> Sequence[str]:
        return picture.hand

    def known_cards(self, seat: int) -> Sequence[str]:
        return sorted(self.picture.known[seat], key=by_colour)

    def hand_count(self, seat: int) -> int:
        return self.picture.sizes[seat] if self.picture.sizes else 0

    # Laying out.

    def lay_middle(self) -> None:
        unit = self.zones.unit
        gap = 7 * unit
        self._rects = grid(self.zones.middle, ROWS + 1, gap, (HEAD + 6) * unit, CELL_CARDS)
        area = self._room(0)
        self._card = card_size(min(area.height(), area.width() / CELL_CARDS * CARD_RATIO))
        for cell, rect in zip(self.cells, self._rects, strict=True):
            cell.put(rect, 2 * unit)

    def paint_board(self, painter: QPainter) -> None:
        for rect in self._rects:
            paint_groove(painter, rect, self.look.palette, self.zones.unit)

    def card_sizes(self) -> list[QSize]:
        return [self._card.toSize(), self.zones.card.toSize()]

    def _card_area(self, cell: int) -> QRectF:
        area = self._room(cell)
        spare = max(0.0, area.height() - self._card.height())
        return area.adjusted(0, spare / 2, 0, -spare / 2)

    def _room(self, cell: int) -> QRectF:
        """The room for cards in a cell, below its line of words."""
        unit = self.zones.unit
        return self._rects[cell].adjusted(7 * unit, HEAD * unit, -7 * unit, -6 * unit)

    def arrangement(self) -> dict[str, Spot]:
        # Cards that can stay somewhere stand a little higher; those taken with the last move are marked.
        plays = (move for move in self.moves if isinstance(move, Play))
        self.fan.ready = {play.card for play in plays if not self._takes(play)}
        self.fan.marked = self._fresh_cards()
        return super().arrangement()

    def spots(self, picture: Picture) -> dict[str, Spot]:
        spots = {}
        last = {event.card for event in self.recent if isinstance(event, Played)}
        for place_of_row, row in zip(picture.places, picture.rows, strict=True):
            area = self._card_area(place_of_row)
            shown = left_to_right(row)
            for card, place in zip(row, row_places(area, self._card, sides(row)), strict=True):
                mark = "last" if card in last else ""
                spots[card] = Spot(QRectF(place, self._card), 10.0 + shown.index(card), mark)
        for index, (card, place) in enumerate(zip(picture.fate, self._fate_places(), strict=False)):
            spots[card] = Spot(QRectF(place, self._card), 10.0 + index)
        return spots

    def _fate_places(self) -> list[QPointF]:
        """Where the six fate cards lie, the lowest one on the left."""
        area, width = self._card_area(ROWS), self._card.width()
        step = min(width * 0.9, (area.width() - width) / 5)
        left = area.left() + (area.width() - width - 5 * step) / 2
        top = area.bottom() - self._card.height()
        return [QPointF(round(left + step * index), round(top)) for index in range(6)]

    def _fresh_cards(self) -> frozenset[str]:
        """Cards that the viewer took with the last move."""
        return self.taken_cards([event for event in self.news if event.seat == self.viewer])

    def taken_cards(self, events: Sequence[Event]) -> frozenset[str]:
        taken = [event for event in events if isinstance(event, RowTaken)]
        return frozenset(card for event in taken for card in (*event.cards, event.fate))

    # Dressing.

    def dress(self) -> None:
        picture, attention = self.picture, self.attention()
        for cell in range(ROWS):
            self.cells[cell].show_state(self._cell_state(cell, attention))
            self._dress_peg(cell)
        say = self.look.words.say
        remark = say(phrases.CARDS, n=len(picture.fate))
        self.cells[ROWS].show_state(attention.place("fate:pile", "", say(text.FATE_PILE), remark))
        self._dress_tag(picture)
        self._dress_badges(attention)

    def _dress_peg(self, cell: int) -> None:
        peg, index = self.pegs[cell], self.picture.row_at(cell)
        if index is None:
            peg.hide()
            return
        row = self.picture.rows[index]
        first = row_places(self._card_area(cell), self._card, sides(row))[0]
        under = QPointF(self._card.width() / 2, self._card.height() - 11 * self.zones.unit)
        peg.dress(len(row), self.picture.colours[index], first + under)

    def _dress_tag(self, picture: Picture) -> None:
        self.tag.setVisible(bool(picture.fate))
        if picture.fate:
            place = self._fate_places()[len(picture.fate) - 1]
            middle = QPointF(
                place.x() + self._card.width() / 2, place.y() + self._card.height() - 6 * self.zones.unit
            )
            self.tag.dress(self.look.words.say(text.FATE_NEXT), middle, self._card.width() * 1.2)

    def _cell_state(self, cell: int, attention: Attention) -> PlaceState:
        words, picture, index = self.look.words, self.picture, self.picture.row_at(cell)
        if cell == picture.free_place:
            return attention.place("row:new", self.cap(NEW_ROW), words.say(text.NEW_ROW))
        if index is None:
            return PlaceState(changed=self._key(cell) in attention.changed)
        name = text.row_name(words, picture.colours[index])
        needs = text.needs_text(words, len(picture.rows[index]))
        return attention.place(self._key(cell), self.cap(ROW[cell]), name, needs)

    def _dress_badges(self, attention: Attention) -> None:
        for cell, badge in enumerate(self.badges):
            target = attention.targets.get(self._key(cell))
            if target is None:
                badge.hide()
                continue
            rect, unit = self._rects[cell], self.zones.unit
            middle = QPointF(rect.center().x(), rect.top() + 12 * unit)
            chosen = attention.chosen == target.key
            widest = rect.width() - 36 * unit
            badge.tell(target.words, target.good, chosen, middle, widest, price=target.price)
            # A wide one begins beside the key of the place, which stays in sight.
            badge.setX(max(badge.x(), rect.left() + 30 * unit))

    # Keys of places: "row:0" to "row:4" by place, whether a row lies there or not; "row:new" for the one that a new
    # row would get.

    def _key_of(self, row: int | None) -> str:
        """The key of the place of a row, given by its index; of the place for a new one if it is None."""
        return "row:new" if row is None else f"row:{self.picture.places[row]}"

    def _key(self, cell: int) -> str:
        return "row:new" if cell == self.picture.free_place else f"row:{cell}"

    def _row_of(self, key: str) -> int | None:
        """The index of the row at the place with this key; None if none lies there."""
        group, _, which = key.partition(":")
        return self.picture.row_at(int(which)) if group == "row" and which != "new" else None

    def hinted_key(self, move: Move) -> str:
        return self._key_of(move.row) if isinstance(move, Play) else ""

    def changed_places(self) -> frozenset[str]:
        taken = [event for event in self.recent if isinstance(event, RowTaken)]
        emptied = emptied_places(self.recap.whole_round(), taken) if taken else ()
        return frozenset((*map(self._key, emptied), *(["fate:pile"] if taken else [])))

    def place_at(self, point: QPointF) -> str | None:
        for index, rect in enumerate(self._rects):
            if rect.contains(point):
                return "fate:pile" if index == ROWS else self._key(index)
        return None

    def place_rect(self, key: str) -> QRectF:
        group, _, which = key.partition(":")
        return self._rects[int(which)] if group == "row" and which.isdecimal() else super().place_rect(key)

    def place_keys(self) -> dict[str, KeyAction]:
        """Places by their numbers, and the one for a new row."""
        return {**{f"row:{at}": action for at, action in enumerate(ROW)}, "row:new": NEW_ROW}

    def acts(self) -> dict[KeyAction, Callable[[], object]]:
        """The place for a new row has a number, too."""
        acts, place = super().acts(), self.picture.free_place
        if place is not None and NEW_ROW in acts:
            acts[ROW[place]] = acts[NEW_ROW]
        return acts

    # Playing.

    def targets_of(self, card: str) -> list[Target]:
        moves = [move for move in self.moves if isinstance(move, Play) and move.card == card]
        last = len(self.picture.hand) == 1
        targets = []
        for move in moves:
            row, fate = self._row(move.row), self.picture.fate[-1]
            words, takes = text.effect_text(self.look.words, card, row, fate, last), self._takes(move)
            price = price_of(row, fate) if takes else ""
            targets.append(Target(self._key_of(move.row), move, words, not takes, price=price))
        return targets

    def attempt(self, card: str, key: str) -> Move | None:
        row = self._row_of(key)
        if key == "fate:pile" or (self._is_empty(key) and "row:new" in self.actions.picking.targets):
            return None
        return Play(self.session.turn, card, row)

    def _is_empty(self, key: str) -> bool:
        """Whether this is a place at which no row lies or would be opened."""
        return key != "row:new" and key.startswith("row:") and self._row_of(key) is None

    def refusal(self, card: str | None, key: str) -> str:
        if key == "fate:pile":
            return self.look.words.say(text.FATE_CLOSED)
        if card is not None and self._is_empty(key):
            return self.look.words.say(text.NEW_ROWS_THERE, key=self.key_name(NEW_ROW))
        return ""

    def hinted_card(self, move: Move) -> str | None:
        return move.card if isinstance(move, Play) else None

    # Moving.

    def act_of(self, step: Step[Picture]) -> Act | None:
        event = step.event
        if not isinstance(event, Played | RowTaken):
            return None
        hand = self.plates[event.seat].hand_place(self._card)
        if isinstance(event, Played):
            return Act(event.seat, [event.card], origin=hand, goal=hand, shown=FLIGHT, lasts=FLIGHT)
        movers = [*left_to_right(event.cards), event.fate]
        # The row waits until the player has seen which card took it.
        lasts = LOOK_AT + FLIGHT + STAGGER * len(movers)
        return Act(
            event.seat, movers, STAGGER, goal=hand, sets_out=LOOK_AT, shown=LOOK_AT, lasts=lasts, origin=hand
        )

    def sounds(self, events: Sequence[Event]) -> list[str]:
        return super().sounds(events)[-1:]  # a row is taken by laying a card: taking is what should be heard

    def notes_of(self, events: Sequence[Event]) -> list[str]:
        return notes_of(self.look.words, events, text.TOOK)

    def short_notes_of(self, events: Sequence[Event]) -> list[str]:
        return notes_of(self.look.words, events, text.TOOK_SHORT)

    def seat_remark(self, seat: int) -> str:
        # What the viewer's own hand counts now.
        if seat != self.viewer or self.view.concealed or not self.picture.hand:
            return ""
        points = text.signed(sum(map(points_of, self.picture.hand)))
        return self.look.words.say(text.HAND_POINTS, points=points)

    # Stops, and the end.

    def middle_groups(self) -> list[Group]:
        words, picture, attention = self.look.words, self.picture, self.attention()
        rows = []
        for cell in range(ROWS):
            index = picture.row_at(cell)
            if index is None and cell != picture.free_place:
                continue
            name = short = words.say(text.NEW_ROW)
            if index is not None:
                shown = left_to_right(picture.rows[index])
                name = text.row_text(words, cell + 1, picture.colours[index], shown)
                short = text.row_title(words, cell + 1, picture.colours[index])
            rows.append(attention.stop(self._key(cell), name, self._rects[cell], short))
        fate = text.fate_text(words, picture.fate) if picture.fate else words.say(text.FATE_PILE)
        pile = Stop("fate:pile", fate, self._rects[ROWS], "place")
        return [
            Group("row", words.say(text.ROWS), tuple(rows)),
            Group("fate", words.say(text.FATE_PILE), (pile,)),
        ]

    def round_lines(self) -> list[SheetLine]:
        return round_lines(self.session.match, self.look.words)

    def ending_words(self) -> str:
        return ending_words(self.session.match, self.look.words)
