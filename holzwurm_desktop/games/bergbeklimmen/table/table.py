"""The table of Bergbeklimmen: two routes up one mountain, the stock in its cave, four middle piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QKeyEvent, QPainter

from holzwurm_desktop.engine.contract import Event, Move
from holzwurm_desktop.games.bergbeklimmen import words as text
from holzwurm_desktop.games.bergbeklimmen.constants import ROUTE_LENGTH
from holzwurm_desktop.games.bergbeklimmen.deck import climb, colour_of
from holzwurm_desktop.games.bergbeklimmen.moves import Draw, Drew, Keep, Play, Played, RoundEnded
from holzwurm_desktop.games.bergbeklimmen.table.marks import Marks
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
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.animator import Cue, Flight
from holzwurm_desktop.table.drawing import paint_groove
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.game_table import GameTable
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layer import FLIGHT, Spot, at_place
from holzwurm_desktop.table.layout import Zones
from holzwurm_desktop.table.picking import Target
from holzwurm_desktop.table.piles import StockItem, UnseenCards
from holzwurm_desktop.table.row import PlaceItem, PlaceState
from holzwurm_desktop.table.stops import Group


class BergbeklimmenTable(GameTable):
    """Red's route on the left face, black's on the right one, whoever looks."""

    orders: ClassVar[dict[str, Any]] = {"suit": (text.BY_DEAL, by_colour, lambda card: card)}
    places: Places

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.picture = Picture()
        self.cells = [self._add(PlaceItem(self.look)) for _ in range(4)]
        self.steps = [self._add(PlaceItem(self.look)) for _ in range(2)]
        self.stock = self._add(StockItem(self.look))
        self.unseen = UnseenCards(self.view.scene(), self.look)
        self.marks = Marks(self.view.scene(), self.look)
        self.keep_button = self._add(ButtonItem(self.look, "button:keep", self._keep))
        self._moves: list[Move] = []
        self._task = ""
        self._drawing = False
        self._grooves: list[QRectF] = []

    # Reading.

    def read(self) -> None:
        """Take the picture from the viewer's own view."""
        session, state = self.session, self.session.match.state
        if state is None:
            self.picture = Picture()
            return
        view: Any = state.view(max(self.viewer, 0))
        shown = self._shown_seat() >= 0
        self.picture = Picture.of(view, shown)
        mine = shown and session.my_turn and session.turn == self.viewer
        self._moves = session.legal_moves() if mine else []
        self._task = text.task_text(self.look.words, session.name(self.viewer), view) if mine else ""

    def _shown_seat(self) -> int:
        """The seat whose hand is seen; -1 if none is."""
        return -1 if self.view.concealed else self.viewer

    def settle(self) -> None:
        """Besides, bring the keyboard to what may be drawn from, and back to the hand."""
        super().settle()
        drawing = any(isinstance(move, Draw) for move in self._moves)
        if drawing != self._drawing:
            self._drawing = drawing
            if self.view.focus_visible and drawing:
                self.view.focus_stop(source_key(self._moves[-1]))
            elif self.view.focus_visible and self.view.focus_key.startswith("pile:") and self.fan.cards:
                self.view.focus_stop(f"hand:{self.fan.cards[0]}")

    def hand(self) -> Sequence[str]:
        """The viewer's cards."""
        return self.picture.hand

    def hand_count(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self.picture.sizes[seat]

    def turn_words(self) -> str:
        """What the viewer has to do, or whose turn it is."""
        return self._task or super().turn_words()

    # Laying out.

    def zones_for(self, size: QSizeF) -> Zones:
        """Plates beside the summit, a small hand in the middle of the lower edge."""
        return divided(size, self.session.viewer)

    def lay_middle(self) -> None:
        """Mountain and piles."""
        self.places = places_in(self.zones.middle, self.zones.unit)
        self.stock.put_card(self.places.stock)

    def paint_board(self, painter: QPainter) -> None:
        """The mountain is inlaid in the board; beneath it a trough for the piles."""
        paint_mountain(painter, self.places, self.look.palette)
        paint_groove(painter, self.places.valley, self.look.palette, self.zones.unit)

    def card_sizes(self) -> list[QSize]:
        """In the hand, in the piles, and on the routes."""
        cards = (self.zones.card, self.places.pile_card, self.places.card)
        return [card.toSize() for card in cards]

    def arrange(self) -> dict[str, Spot]:
        """Routes and piles."""
        return self._spots(self.picture)

    def arrangement(self) -> dict[str, Spot]:
        """Cards that may climb stand a little higher, those that must be laid are lit."""
        plays = [move for move in self._moves if isinstance(move, Play)]
        self.fan.ready = {play.card for play in plays if play.pile is None}
        self.fan.lit = {play.card for play in plays if colour_of(play.card) != play.seat}
        self.fan.marked = {event.card for event in self.news if isinstance(event, Drew) and event.card}
        return super().arrangement()

    def _spots(self, picture: Picture) -> dict[str, Spot]:
        last = {event.card for event in self.news if isinstance(event, Played)}
        spots = {}
        for seat, route in enumerate(picture.routes):
            for index, card in enumerate(route):
                height = 50.0 + index * (1 if seat == 0 else -1)  # on both faces the left edges show
                spots[card] = Spot(self.places.stand(seat, index), height, "last" if card in last else "")
        grooves = self.places.pile_rects([len(pile) for pile in picture.piles])
        for groove, pile in zip(grooves, picture.piles, strict=True):
            lying = self.places.pile_spots(groove, len(pile))
            for index, (card, rect) in enumerate(zip(pile, lying, strict=True)):
                spots[card] = Spot(rect, 10.0 + index, "last" if card in last else "")
        return spots

    # Dressing.

    def dress(self) -> None:
        """Everything but the cards."""
        self._dress_piles()
        self._dress_routes()
        self.marks.show_routes(self.places, self.picture)
        self.marks.show_hand(self.fan.spots(), self.viewer if self._may_play() else -1)
        self._dress_badges()
        keep = next((move for move in self._moves if isinstance(move, Keep)), None)
        self.keep_button.setVisible(keep is not None)
        if keep is not None and self.picture.hand:
            words = text.keep_text(self.look.words, self.picture.hand[0])
            self.keep_button.dress(words, "K", main=isinstance(self.hinted, Keep))
            corner, unit = self.zones.corner, self.zones.unit
            width = min(corner.width(), self.keep_button.natural_width())
            self.keep_button.put(
                QRectF(corner.left(), corner.center().y() - 19 * unit, width, 38 * unit), 4 * unit
            )

    def _dress_piles(self) -> None:
        words, picture = self.look.words, self.picture
        self._grooves = self.places.pile_rects([len(pile) for pile in picture.piles])
        for at, (cell, groove) in enumerate(zip(self.cells, self._grooves, strict=True)):
            cell.put(groove, 2 * self.zones.unit)
            pile, key = picture.piles[at], f"pile:{at}"
            named = self.actions.picking.targets.get(key) is None  # else a badge lies there
            cell.show_state(
                PlaceState(
                    key=str(at + 1),
                    title=text.pile_name(words, at // 2, not pile) if named else "",
                    remark=words.say(phrases.CARDS, n=len(pile)) if pile and named else "",
                    light=self._light(key),
                    focused=self._focused(key),
                    hinted=self._hinted_key() == key,
                )
            )
        light = "hint" if self._hinted_key() == STOCK else self._light(STOCK)
        self.stock.show_state(picture.stock, light, self._focused(STOCK))

    def _dress_routes(self) -> None:
        for seat, step in enumerate(self.steps):
            key = f"route:{seat}"
            step.put(self.next_stand(seat).adjusted(-2, -2, 2, 2), 2 * self.zones.unit)
            state = PlaceState(
                light=self._light(key), focused=self._focused(key), hinted=self._hinted_key() == key
            )
            step.show_state(state)
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

    def _may_play(self) -> bool:
        return any(isinstance(move, Play) for move in self._moves)

    def _light(self, key: str) -> str:
        """Whether a card that is held may go there, or one may be drawn from there."""
        sources = {source_key(move) for move in self._moves if isinstance(move, Draw)}
        return "good" if key in self.actions.picking.targets or key in sources else ""

    def _focused(self, key: str) -> bool:
        return self.view.focus_visible and self.view.focus_key == key

    def _hinted_key(self) -> str:
        if isinstance(self.hinted, Play):
            return target_key(self.hinted)
        return source_key(self.hinted) if isinstance(self.hinted, Draw) else ""

    # Places.

    def place_at(self, point: QPointF) -> str | None:
        """The pile, stock or face at `point`."""
        for at, groove in enumerate(self._grooves):
            if groove.contains(point):
                return f"pile:{at}"
        if opening(self.places).contains(point):
            return STOCK
        if any(plate.place.contains(point) for plate in self.plates):
            return None
        return next((f"route:{seat}" for seat in range(2) if self.places.face(seat).contains(point)), None)

    def key_place(self, letter: str) -> str | None:
        """1 to 4 for the piles, S for the stock, R for the route of whose turn it is."""
        if letter in ("1", "2", "3", "4"):
            return f"pile:{int(letter) - 1}"
        return {"S": STOCK, "R": f"route:{max(self.session.turn, 0)}"}.get(letter)

    def take_key(self, event: QKeyEvent) -> bool:
        """K keeps the card that may be kept."""
        if event.text().upper() != "K" or self.keep_button not in self.buttons():
            return False
        self._keep()
        return True

    def own_buttons(self) -> list[ButtonItem]:
        """The button for keeping a card."""
        return [self.keep_button] if any(isinstance(move, Keep) for move in self._moves) else []

    # Playing.

    def _keep(self) -> None:
        self.actions.play_move(Keep(self.session.turn), self.zones.hand)

    def targets_of(self, card: str) -> list[Target]:
        """The route first, then piles."""
        plays = [move for move in self._moves if isinstance(move, Play) and move.card == card]
        plays.sort(key=lambda play: -1 if play.pile is None else play.pile)
        words, targets = self.look.words, []
        for play in plays:
            pile = () if play.pile is None else self._pile(colour_of(card), play.pile)
            effect = text.effect_text(words, play, pile, self.picture.routes[play.seat])
            targets.append(Target(target_key(play), play, effect, True))
        return targets

    def _pile(self, colour: int, slot: int) -> Sequence[str]:
        return self.picture.piles[colour * 2 + slot]

    def attempt(self, card: str, key: str) -> Move | None:
        """Laying `card` at a place, allowed or not; None where no move says that."""
        group, _, which = key.partition(":")
        turn = self.session.turn
        if group == "route":
            own = int(which) == turn or colour_of(card) != turn
            return Play(turn, card, None) if own else None
        if key == STOCK or int(which) // 2 != colour_of(card):
            return None
        return Play(turn, card, int(which) % 2)

    def place_move(self, key: str) -> Move | None:
        """Drawing from the stock or an own pile, once it is time for that."""
        turn = self.session.turn
        if key == STOCK:
            return Draw(turn, None)
        group, _, which = key.partition(":")
        drawing = any(isinstance(move, Draw) for move in self._moves)
        if not drawing or group != "pile" or int(which) // 2 != turn:
            return None
        return Draw(turn, int(which) % 2)

    def refusal(self, card: str | None, key: str) -> str:
        """Why a place takes no card, or gives none."""
        say = self.look.words.say
        if card is None:
            drawing = any(isinstance(move, Draw) for move in self._moves)
            return say(text.WRONG_SOURCE) if drawing else ""
        if key.startswith("route:"):
            return say(text.WRONG_ROUTE)
        return "" if key == STOCK else say(text.WRONG_PILE)

    def hinted_card(self, move: Move) -> str | None:
        """The card that is to be played."""
        return move.card if isinstance(move, Play) else None

    def hint_words(self, move: Move) -> str:
        """Why the hinted move may be good."""
        route, piles = self.picture.routes[move.seat], self.picture.piles[move.seat * 2 : move.seat * 2 + 2]
        return text.reason_text(self.look.words, move, route, piles)

    # Moving.

    def film(self, events: Sequence[Event]) -> tuple[list[Flight], list[Cue]]:
        """The card that was laid or taken travels; what nobody saw travels face down."""
        factor, shown = self.animator.factor, self._shown_seat()
        flights: list[Flight] = []
        cues: list[Cue] = []
        for event in events:
            if not isinstance(event, Played | Drew):
                continue
            before = self.arrangement()
            picture = self.picture.after(event, shown)
            after = self._arranged(picture)
            plate = self.plates[event.seat].hand_place(self.places.card)
            from_stock = isinstance(event, Drew) and event.pile is None
            if from_stock and event.seat != shown:
                flights.append(self.unseen.flight(self.places.stock, plate, 0.0, factor))
            origin = at_place(self.places.stock if from_stock else plate)
            movers = [event.card] if event.card else []
            flights += self.layer.flights(before, after, 0.0, origin, at_place(plate), movers, factor=factor)
            cues.append((FLIGHT * factor * 0.6, self._shower(picture, events, event)))
        return flights, cues

    def _arranged(self, picture: Picture) -> dict[str, Spot]:
        """Where the cards of `picture` lie, none raised."""
        self.fan.ready = self.fan.lit = ()
        self.fan.held = self.fan.raised = None
        self.fill_fan(picture.hand)
        return {**self._spots(picture), **self.fan.spots()}

    def _shower(self, picture: Picture, events: Sequence[Event], event: Played | Drew) -> Any:
        def show() -> None:
            self.picture, self._moves = picture, []
            self.dress()
            self.dress_seats(turn=event.seat)
            for sound in self.sounds(events):
                self.view.sound_requested.emit(sound)

        return show

    def show_all(self) -> None:
        """Cards that travelled face down have arrived."""
        self.unseen.clear()
        super().show_all()

    def sounds(self, events: Sequence[Event]) -> list[str]:
        """Laying, or taking."""
        names = {Played: "lay", Drew: "take"}
        return [names[type(event)] for event in events if type(event) in names]

    def news_of(self, seat: int) -> str:
        """What the last move did."""
        for event in self.news:
            if not isinstance(event, RoundEnded):
                return text.news_text(self.look.words, event)
        return ""

    def seat_remark(self, seat: int) -> str:
        """How high a team stands."""
        return self.look.words.say(text.HEIGHT, height=climb(self.picture.routes[seat]))

    # Stops, and the end.

    def middle_groups(self) -> list[Group]:
        """Both faces; then the stock and the piles."""
        return middle_groups(self)

    def pile_rect(self, at: int) -> QRectF:
        """The groove of a middle pile."""
        return self._grooves[at] if self._grooves else self.places.valley

    def next_stand(self, seat: int) -> QRectF:
        """Where a route's next card will stand; the last one's place when it is full."""
        return self.places.stand(seat, min(len(self.picture.routes[seat]), ROUTE_LENGTH - 1))

    def round_lines(self) -> list[SheetLine]:
        """Each route, and what was left in hand."""
        return round_lines(self.session.match, self.look.words)

    def ending_words(self) -> str:
        """Why the round ended."""
        return ending_words(self.session.match, self.look.words)
