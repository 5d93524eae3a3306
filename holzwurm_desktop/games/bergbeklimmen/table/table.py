"""The table of Bergbeklimmen: two routes up one mountain, the stock in its cave, four middle piles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter

from holzwurm_desktop.engine.contract import Event, Move
from holzwurm_desktop.games.bergbeklimmen import words as text
from holzwurm_desktop.games.bergbeklimmen.constants import ROUTE_LENGTH
from holzwurm_desktop.games.bergbeklimmen.deck import colour_of, must_lay
from holzwurm_desktop.games.bergbeklimmen.keys import DRAW, KEEP, PILE, ROUTE
from holzwurm_desktop.games.bergbeklimmen.moves import Draw, Drew, Keep, Play, Played
from holzwurm_desktop.games.bergbeklimmen.table.marks import Marks, tag_of
from holzwurm_desktop.games.bergbeklimmen.table.mountain import paint_mountain
from holzwurm_desktop.games.bergbeklimmen.table.picture import (
    STOCK,
    Picture,
    by_colour,
    source_key,
    target_key,
)
from holzwurm_desktop.games.bergbeklimmen.table.places import Places, divided, opening, places_in
from holzwurm_desktop.games.bergbeklimmen.table.reading import middle_groups
from holzwurm_desktop.games.bergbeklimmen.table.result import ending_words, round_lines
from holzwurm_desktop.games.bergbeklimmen.view import BergbeklimmenView
from holzwurm_desktop.games.deck52.words import short_name
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.attention import Attention
from holzwurm_desktop.table.drawing import paint_groove
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.film import Act, PictureTable, Step
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layer import FLIGHT, Spot
from holzwurm_desktop.table.layout import Zones
from holzwurm_desktop.table.letters import letters_scale
from holzwurm_desktop.table.picking import Target
from holzwurm_desktop.table.piles import StockItem
from holzwurm_desktop.table.row import PlaceItem, head_width
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group


class BergbeklimmenTable(PictureTable[BergbeklimmenView, Picture]):
    """The table: red's route on the left face, black's on the right one, whoever looks."""

    orders: ClassVar = {"suit": (text.BY_DEAL, by_colour, lambda card: card)}
    event_sounds: ClassVar[Mapping[type[Event], str]] = {Played: "lay", Drew: "take"}
    places: Places

    def __init__(self, view: Stage, session: Session, look: Look) -> None:
        super().__init__(view, session, look, BergbeklimmenView, Picture())
        scene = view.scene()
        self.cells = [PlaceItem(look) for _ in range(4)]
        self.steps = [PlaceItem(look) for _ in range(2)]
        self.stock = StockItem(look)
        self.marks = Marks(scene, look)
        self.keep_button = ButtonItem(look, "button:keep", self._keep)
        for item in (*self.cells, *self.steps, self.stock, self.keep_button):
            scene.addItem(item)
        self._task = ""
        self._grooves: list[QRectF] = []

    # Reading.

    def take(self, view: BergbeklimmenView) -> Picture:
        name = self.session.name(self.viewer)
        self._task = text.task_text(self.look.words, name, view) if self.moves else ""
        return Picture.of(view, self.shown_seat >= 0)

    def called_for(self) -> tuple[object, ...]:
        return (bool(self._draws()),)

    def start_stop(self) -> str:
        """The hand, or while drawing the last source, which is the stock where there are cards in it."""
        draws = self._draws()
        return source_key(draws[-1]) if draws else super().start_stop()

    def _plays(self) -> list[Play]:
        return [move for move in self.moves if isinstance(move, Play)]

    def _climbing(self) -> set[str]:
        """The cards that fit the route now."""
        return {play.card for play in self._plays() if play.pile is None}

    def _draws(self) -> list[Draw]:
        return [move for move in self.moves if isinstance(move, Draw)]

    def held_in(self, picture: Picture) -> Sequence[str]:
        return picture.hand

    def hand_count(self, seat: int) -> int:
        return self.picture.sizes[seat]

    def known_cards(self, seat: int) -> Sequence[str]:
        return sorted(self.picture.known[seat], key=by_colour)

    def taken_cards(self, events: Sequence[Event]) -> frozenset[str]:
        taken = [event for event in events if isinstance(event, Drew) and event.pile is not None]
        return frozenset(event.card for event in taken if event.card is not None)

    def turn_words(self) -> str:
        return self._task or super().turn_words()

    # Laying out.

    def zones_for(self, size: QSizeF) -> Zones:
        return divided(size, self.session.viewer, letters_scale())

    def lay_middle(self) -> None:
        self.places = places_in(self.zones.middle, self.zones.unit)
        self.stock.put_card(self.places.stock)

    def paint_board(self, painter: QPainter) -> None:
        paint_mountain(painter, self.places, self.look.palette)
        paint_groove(painter, self.places.valley, self.look.palette, self.zones.unit)

    def card_sizes(self) -> list[QSize]:
        cards = (self.zones.card, self.places.pile_card, self.places.card)
        return [card.toSize() for card in cards]

    def arrangement(self) -> dict[str, Spot]:
        # Cards that may climb stand a little higher, those that must be laid are lit.
        self.fan.ready = self._climbing()
        self.fan.lit = {play.card for play in self._plays() if must_lay(play.card, play.seat)}
        self.fan.marked = {event.card for event in self.news if isinstance(event, Drew) and event.card}
        return super().arrangement()

    def spots(self, picture: Picture) -> dict[str, Spot]:
        last = {event.card for event in self.recent if isinstance(event, Played)}
        spots = {}
        for seat, route in enumerate(picture.routes):
            for index, card in enumerate(route):
                height = 50.0 + index * (1 if seat == 0 else -1)  # on both faces the left edges show
                spots[card] = Spot(self.places.stand(seat, index), height, "last" if card in last else "")
        for groove, pile in zip(self._pile_grooves(picture), picture.piles, strict=True):
            lying = self.places.pile_spots(groove, len(pile))
            for index, (card, rect) in enumerate(zip(pile, lying, strict=True)):
                spots[card] = Spot(rect, 10.0 + index, "last" if card in last else "")
        return spots

    def _pile_grooves(self, picture: Picture) -> list[QRectF]:
        """Where the piles lie: as wide as their cards and their names need."""
        words, unit = self.look.words, self.zones.unit
        heads = [
            head_width(self.cap(PILE[at]), text.pile_name(words, at // 2, not pile), unit)
            for at, pile in enumerate(picture.piles)
        ]
        grooves = self.places.pile_rects([len(pile) for pile in picture.piles], heads)
        for at in picture.spare_piles:  # the first card of a colour makes one pile: there is one place for it
            grooves[at - 1] = grooves[at - 1].united(grooves[at])
            grooves[at] = QRectF(grooves[at].topRight(), QSizeF(0, grooves[at].height()))
        return grooves

    # Dressing.

    def _tagged_seat(self) -> int:
        """Whose cards have tags; -1: nobody's."""
        return self.viewer if self._plays() else -1

    def dress(self) -> None:
        attention = self.attention()
        self._dress_piles(attention)
        self._dress_routes(attention)
        self.marks.show_routes(self.places, self.picture, self.viewer)
        self.marks.show_hand(self.fan.spots(), self._tagged_seat(), self._climbing())
        self._dress_badges()
        self._dress_keep_button()

    def _dress_keep_button(self) -> None:
        keeps = any(isinstance(move, Keep) for move in self.moves)
        self.keep_button.setVisible(keeps)
        if keeps and self.picture.hand:
            words = text.keep_text(self.look.words, self.picture.hand[0])
            self.keep_button.dress(words, KEEP, main=isinstance(self.hinted, Keep))
            corner, unit = self.zones.corner, self.zones.unit
            width = min(corner.width(), self.keep_button.natural_width())
            place = QRectF(corner.left(), corner.center().y() - 19 * unit, width, 38 * unit)
            self.keep_button.put(place, 4 * unit)

    def _dress_piles(self, attention: Attention) -> None:
        words, picture = self.look.words, self.picture
        self._grooves = self._pile_grooves(picture)
        for at, (cell, groove) in enumerate(zip(self.cells, self._grooves, strict=True)):
            cell.setVisible(at not in picture.spare_piles)
            cell.put(groove, 2 * self.zones.unit)
            pile = picture.piles[at]
            title = text.pile_name(words, at // 2, not pile)
            remark = words.say(phrases.CARDS, n=len(pile)) if pile else ""
            cell.show_state(attention.place(f"pile:{at}", self.cap(PILE[at]), title, remark))
        light = "hint" if attention.hinted == STOCK else attention.light(STOCK)
        light = light or ("last" if STOCK in attention.changed else "")
        self.stock.show_state(picture.stock, light, attention.focus == STOCK)

    def _dress_routes(self, attention: Attention) -> None:
        for seat, (step, stand) in enumerate(zip(self.steps, self._stands(), strict=True)):
            step.put(stand.adjusted(-2, -2, 2, 2), 2 * self.zones.unit)
            state = attention.place(f"route:{seat}")
            step.show_state(state)
            # On a full route this is the place of the top card: marks have to lie above it.
            step.setZValue(600 if state.focused or state.light or state.hinted else 0)

    def _dress_badges(self) -> None:
        chosen, unit = self.actions.picking.chosen, self.zones.unit
        badges = []
        for target in self.actions.picking.targets.values():
            rect = self.place_rect(target.key)
            middle, widest = QPointF(rect.center().x(), rect.top() + 12 * unit), rect.width() - 40 * unit
            if target.key.startswith("route:"):
                middle, widest = QPointF(rect.center().x(), rect.top() - 14 * unit), 190 * unit
            badges.append((target, target.key == chosen, middle, widest))
        self.marks.show_badges(badges)

    def open_places(self) -> frozenset[str]:
        return frozenset(map(source_key, self._draws()))

    def hinted_key(self, move: Move) -> str:
        if isinstance(move, Play):
            return target_key(move)
        return source_key(move) if isinstance(move, Draw) else ""

    def changed_places(self) -> frozenset[str]:
        drawn = [event for event in self.recent if isinstance(event, Drew)]
        return frozenset(source_key(Draw(event.seat, event.pile)) for event in drawn)

    # Places.

    def place_at(self, point: QPointF) -> str | None:
        for at, groove in enumerate(self._grooves):
            if groove.contains(point):
                return f"pile:{at}"
        if opening(self.places).contains(point):
            return STOCK
        if any(plate.place.contains(point) for plate in self.plates):
            return None  # plates lie within the rectangles of the faces
        return next((f"route:{seat}" for seat in range(2) if self.places.face(seat).contains(point)), None)

    def place_keys(self) -> dict[str, KeyAction]:
        """The piles, the stock, the route of whose turn it is."""
        spare = self.picture.spare_piles
        piles = {f"pile:{at}": action for at, action in enumerate(PILE) if at not in spare}
        return {**piles, STOCK: DRAW, f"route:{max(self.session.turn, 0)}": ROUTE}

    def own_acts(self) -> dict[KeyAction, Callable[[], object]]:
        # Where there is one place for a new pile, the keys of both mean it.
        same = {
            PILE[at]: partial(self.actions.choose_place, f"pile:{at - 1}") for at in self.picture.spare_piles
        }
        return {**same, **({KEEP: self._keep} if self.own_buttons() else {})}

    def own_buttons(self) -> list[ButtonItem]:
        return [self.keep_button] if any(isinstance(move, Keep) for move in self.moves) else []

    # Playing.

    def _keep(self) -> None:
        self.actions.play_move(Keep(self.session.turn), self.zones.hand)

    def targets_of(self, card: str) -> list[Target]:
        plays = [play for play in self._plays() if play.card == card]
        plays.sort(key=lambda play: -1 if play.pile is None else play.pile)  # the route first
        words, targets = self.look.words, []
        for play in plays:
            pile = () if play.pile is None else self._pile(colour_of(card), play.pile)
            effect = text.effect_text(words, play, pile, self.picture.routes[play.seat])
            targets.append(Target(target_key(play), play, effect, True))
        return targets

    def _pile(self, colour: int, slot: int) -> Sequence[str]:
        return self.picture.piles[colour * 2 + slot]

    def attempt(self, card: str, key: str) -> Move | None:
        group, _, which = key.partition(":")
        turn = self.session.turn
        if group == "route":
            own = int(which) == turn or must_lay(card, turn)
            return Play(turn, card, None) if own else None
        if key == STOCK or int(which) // 2 != colour_of(card):
            return None
        return Play(turn, card, int(which) % 2)

    def place_move(self, key: str) -> Move | None:
        """Drawing from the stock, or, when it is time to draw, from a pile of one's own.

        Before that a pile is a place to lay a card, so pressing it is no draw; the stock has no other meaning.
        """
        turn = self.session.turn
        if key == STOCK:
            return Draw(turn, None)
        group, _, which = key.partition(":")
        if not self._draws() or group != "pile" or int(which) // 2 != turn:
            return None
        return Draw(turn, int(which) % 2)

    def refusal(self, card: str | None, key: str) -> str:
        say = self.look.words.say
        if card is None:
            return say(text.WRONG_SOURCE) if self._draws() else ""
        if key.startswith("route:"):
            return say(text.WRONG_ROUTE)
        return "" if key == STOCK else say(text.WRONG_PILE)

    def hinted_card(self, move: Move) -> str | None:
        return move.card if isinstance(move, Play) else None

    # Moving.

    def act_of(self, step: Step[Picture]) -> Act | None:
        event = step.event
        if not isinstance(event, Played | Drew):
            return None
        stock, plate = self.places.stock, self.plates[event.seat].hand_place(self.places.card)
        from_stock = isinstance(event, Drew) and event.pile is None
        # A card that others draw from the stock travels face down. One from a pile is open: it lay there for
        # all to see.
        return Act(
            seat=event.seat,
            movers=[event.card] if event.card else [],
            origin=stock if from_stock else plate,
            goal=plate,
            unseen=[(stock, plate)] if from_stock and event.seat != self.shown_seat else (),
            shown=FLIGHT * 0.6,
        )

    def notes_of(self, events: Sequence[Event]) -> list[str]:
        return text.notes_of(self.look.words, events, text.card_name)

    def short_notes_of(self, events: Sequence[Event]) -> list[str]:
        return text.notes_of(self.look.words, events, short_name)

    def seat_remark(self, seat: int) -> str:
        return text.progress_text(self.look.words, self.picture.routes[seat])

    # Stops, and the end.

    def hand_group(self) -> Group:
        """Each card with what its tag says."""
        group, seat = super().hand_group(), self._tagged_seat()
        if seat < 0:
            return group
        climbing = self._climbing()
        said = [self.look.words.say(tag_of(card, seat, card in climbing)) for card in self.fan.cards]
        stops = (replace(stop, help=help) for stop, help in zip(group.stops, said, strict=True))
        return replace(group, stops=tuple(stops))

    def middle_groups(self) -> list[Group]:
        words, picture, attention = self.look.words, self.picture, self.attention()
        piles = self._grooves or [self.places.valley] * len(self.cells)
        return middle_groups(words, picture, self._stands(), self.places.stock, piles, attention)

    def _stands(self) -> list[QRectF]:
        """Where the next card of each route goes; the place of its last card if it is full."""
        return [
            self.places.stand(seat, min(len(route), ROUTE_LENGTH - 1))
            for seat, route in enumerate(self.picture.routes)
        ]

    def round_lines(self) -> list[SheetLine]:
        return round_lines(self.session.match, self.look.words)

    def ending_words(self) -> str:
        return ending_words(self.session.match, self.look.words)
