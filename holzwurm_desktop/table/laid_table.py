"""What every table shows: plates, the viewer's hand, words, buttons and the stops of the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from holzwurm_desktop.engine.contract import Event, Move
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.actions import Actions
from holzwurm_desktop.table.animator import Animator
from holzwurm_desktop.table.bubbles import part
from holzwurm_desktop.table.cards import deck
from holzwurm_desktop.table.coach import CoachPanel
from holzwurm_desktop.table.contract import TableContract
from holzwurm_desktop.table.end_sheet import SheetItem
from holzwurm_desktop.table.fan import Fan
from holzwurm_desktop.table.frame_keys import BACK, ORDER
from holzwurm_desktop.table.glances import call_to_tell
from holzwurm_desktop.table.items import FocusRingItem, Look
from holzwurm_desktop.table.key_names import cap_of, name_of
from holzwurm_desktop.table.known import KnownItem
from holzwurm_desktop.table.labels import BadgeItem, ButtonItem, NoteItem, WordsItem
from holzwurm_desktop.table.layer import CardLayer, Spot
from holzwurm_desktop.table.layout import Zones, zones_of
from holzwurm_desktop.table.letters import letters_scale
from holzwurm_desktop.table.question import QuestionItem
from holzwurm_desktop.table.reading import (
    button_stops,
    hand_group,
    seat_group,
    sheet_lines,
    with_keys,
)
from holzwurm_desktop.table.recap import Recap, merged
from holzwurm_desktop.table.results import points_text
from holzwurm_desktop.table.seat import SeatItem, SeatState
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group
from holzwurm_desktop.table.warmer import Warmer
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.levels import face_of, short_kind_of

Item = TypeVar("Item", bound=QGraphicsItem)


class LaidTable(TableContract):
    """What lies on the table, laid out and dressed. `game_table.GameTable`, its subclass, has what happens there.

    `look` is what everything here is drawn with; its `unit` is set with every layout. Rectangles and points
    are in scene units, which are logical pixels.
    """

    def __init__(self, view: Stage, session: Session, look: Look) -> None:
        super().__init__(view)
        self.view = view
        self.session = session
        self.look = look
        self.text = game_text(session.match.game.id)
        self.zones: Zones
        self.layer = CardLayer(view.scene(), look, self.card_item)
        self.fan = Fan()
        self.animator = Animator(self)
        self.warmer = Warmer(look, self.animator)
        self.plates = [self._add(SeatItem(look)) for _ in range(session.match.seats)]
        self.known = [self._add(KnownItem(look)) for _ in self.plates]
        self.words = self._add(WordsItem(look))
        self.note = self._add(NoteItem(look))
        self.ring = self._add(FocusRingItem(look))
        self.actions = Actions(self, session, view, look, self.note)
        self.order_button = self._add(ButtonItem(look, "button:order", self.next_order))
        self.recap = Recap(session, view, look, self.text, self.play_again)
        self.coach = CoachPanel(self, session, view, look, self)
        self.question: QuestionItem | None = None
        self.sheet: SheetItem | None = None
        self.sheet_page = "round"
        self.sheet_aside = False
        """Whether the end sheet was put aside, to look at the table."""
        self.result_button = self._add(ButtonItem(look, "button:result", self.take_up_sheet))
        self.news: list[Event] = []
        self.viewer = session.viewer
        self._hint: list[str] = []  # the words of the hint that came last, and shorter ones for little room
        self.news = self.recap.read()

    def _add(self, item: Item) -> Item:
        self.view.scene().addItem(item)
        return item

    def settle(self) -> None:
        """Make the table show what the session says, whatever it showed before."""
        raise NotImplementedError

    def play_again(self) -> None:
        """Show once more what has happened since the viewer's turn; a screen reader hears it once more, too."""
        raise NotImplementedError

    def next_order(self) -> None:
        """Put the hand in its next order."""
        raise NotImplementedError

    def show_hint(self, move: Move) -> None:
        """Suggest a move, which Enter then plays."""
        raise NotImplementedError

    def take_up_sheet(self) -> None:
        """Bring the end sheet back."""
        raise NotImplementedError

    @property
    def hinted(self) -> Move | None:
        """The move that the hint suggests, until the player does something else."""
        return self.actions.hinted

    @hinted.setter
    def hinted(self, move: Move | None) -> None:
        self.actions.hinted = move

    # Where things lie.

    def others(self) -> list[int]:
        """The seats around the table, clockwise from the viewer's left; all of them if nobody in particular looks."""
        seats, viewer = self.session.match.seats, self.session.viewer
        if viewer < 0:
            return list(range(seats))
        return [(viewer + step) % seats for step in range(1, seats)]

    def zones_for(self, size: QSizeF) -> Zones:
        """The usual division: the other seats along the upper edge, the hand along the lower one."""
        return zones_of(size, len(self.others()), letters_scale())

    def lay_out_again(self) -> None:
        """Lay everything out again, for another size, language, theme or viewer."""
        self.animator.finish()  # flights lead to places that are about to change
        self.viewer = self.session.viewer
        zones = self.zones = self.zones_for(self.recap.lay(self.view.sceneRect().size(), self.coach.open))
        unit = self.look.unit = zones.unit
        for seat, place in zip(self.others(), zones.seats, strict=True):
            self.plates[seat].put(place, 8 * unit)
        if self.viewer >= 0:
            self.plates[self.viewer].put(zones.own, 8 * unit)
        self.words.put(zones.words)
        self.fan.lay(zones.hand, zones.card, zones.rise)
        self.lay_middle()
        self.view.resetCachedContent()  # the board, which may differ by who looks
        self.settle()
        self.warmer.prepare(deck(self.look.game).faces, self.card_sizes())

    def card_rect(self, card: str) -> QRectF:
        item = self.layer.items.get(card)
        return item.place if item is not None else self.zones.hand

    def place_rect(self, key: str) -> QRectF:
        stops = (stop for group in self.middle_groups() for stop in group.stops)
        return next((stop.rect for stop in stops if stop.key == key), self.zones.middle)

    # What they show.

    def show_all(self) -> None:
        """Show what was read, with focus, marks and the held card."""
        self.fan.held = self.actions.picking.held
        self.fan.hinted = self.hinted_card(self.hinted) if self.hinted is not None else None
        self.fan.raised = self.view.pointer.card or self.view.focused_card
        self.fan.focused = self.view.focused_card if self.view.focus_visible else None
        self.layer.settle(self.arrangement())
        self.dress()
        self.dress_seats()
        self._show_ring()
        self.recap.take_room(self.coach.lay(self.recap.place, self.recap.folded))
        self.recap.dress()
        self._show_words()
        self._show_buttons()
        self.coach.mark_moves(self._written())
        self.part_bubbles()
        self.view.stops_changed()

    def part_bubbles(self) -> None:
        items = [each for each in self.view.scene().items() if each.isVisible()]
        bubbles = [each for each in items if isinstance(each, BadgeItem | NoteItem)]
        if not bubbles:
            return
        # What the player was just told comes first, then what a card would do where it is chosen to go.
        bubbles.sort(key=lambda each: (-each.zValue(), isinstance(each, BadgeItem) and not each.chosen))
        part(
            bubbles,
            [*self._written(), *self.coach.marks.tags],
            QRectF(QPointF(0, 0), self.zones.size).adjusted(4, 4, -4, -4),
        )

    def _written(self) -> list[QRectF]:
        """Where there are words to be read or buttons to be pressed: nothing is to lie over them."""
        items = self.view.scene().items()
        asked = [each for each in items if isinstance(each, QuestionItem) and each.isVisible()]
        taken = [each.place_in_scene() for each in (*self.plates, *self.buttons(), *asked)]
        return [*taken, self.words.written]

    def _show_ring(self) -> None:
        """Ring the focused stop where nothing else does: plates, and words to be read."""
        stop = None
        if self.view.focus_visible and self.view.focus_key.partition(":")[0] in self.bare_groups:
            stops = (stop for group in self.groups() for stop in group.stops)
            stop = next((stop for stop in stops if stop.key == self.view.focus_key), None)
        self.ring.setVisible(stop is not None)
        if stop is not None:
            self.ring.put(stop.rect, 6 * self.zones.unit)

    def arrangement(self) -> dict[str, Spot]:
        """Where all cards lie: those of the middle and those of the hand."""
        return {**self.arrange(), **self.fan.spots()}

    def fill_fan(self, cards: Sequence[str]) -> None:
        """Put `cards` into the hand, in the order that the player has chosen."""
        _, order, group = self.orders[self.view.hand_order]
        self.fan.fill(sorted(cards, key=order), group)

    def refresh(self) -> None:
        # While a film runs, settling the cards would tear them out of their flights.
        if not self.animator.running:
            self.show_all()

    def dress_seats(self, turn: int | None = None) -> None:
        """Make the plates agree with what was read. `turn` is the seat whose lamp is lit; None for the seat
        on turn."""
        match = self.session.match
        turn = self.session.turn if turn is None else turn
        recent, counting = self.recent, self.session.points is not None
        for seat, plate in enumerate(self.plates):
            player = match.players[seat]
            kind = short_kind_of(self.look.words, player)
            plate.show_state(
                SeatState(
                    name=player.name,
                    parts=tuple(
                        part for part in (kind, self.seat_points(seat), self.seat_remark(seat)) if part
                    ),
                    count=self.hand_count(seat),
                    on_turn=seat == turn,
                    marked=any(event.seat == seat for event in recent),
                    notes=merged(self.short_notes_of(self._noted(seat, recent))),
                    news=", ".join(merged(self.notes_of(self._noted(seat, recent)))),
                    counting=counting,
                    face=face_of(player) or self.view.settings.face(player.name),
                )
            )
        places = [plate.place for plate in self.plates]
        for seat, item in enumerate(self.known):
            fresh = self.taken_cards([event for event in recent if event.seat == seat])
            item.show_cards(self._shown_known(seat), places, seat, self.zones.size.width(), fresh)

    def _noted(self, seat: int, recent: Sequence[Event]) -> list[Event]:
        """What is noted on the plate of a seat: on the viewer's own, which is small, only the last move."""
        events = self.news if seat == self.viewer else recent
        return [event for event in events if event.seat == seat]

    @property
    def recent(self) -> list[Event]:
        """The events that are marked: those since the viewer's turn, or of the last move where there were none."""
        raise NotImplementedError

    def _shown_known(self, seat: int) -> Sequence[str]:
        """The cards that lie open beside the plate of a seat: what the viewer may know and cannot see elsewhere."""
        hidden = self.view.concealed or self.view.settings.from_memory or seat == self.viewer
        return () if hidden else self.known_cards(seat)

    def cards_of(self, seat: int) -> str:
        """The cards of a seat that a screen reader tells besides their number."""
        if not self.known[seat].cards:
            return self.open_cards(seat)
        names = ", ".join(self.text.card_name(self.look.words, card) for card in self.known[seat].cards)
        return self.look.words.say(phrases.KNOWN, cards=names)

    def seat_points(self, seat: int) -> str:
        """The total of the finished rounds, in words; "" where there is only one, which has no total before its
        end."""
        return "" if self.session.match.round_count == 1 else self.total_words(seat)

    def total_words(self, seat: int, points: float = 0) -> str:
        """The total of a seat that has made `points` in the round that goes on, in words."""
        session = self.session
        going_on = session.showing or not session.match.round_over
        total = session.totals[seat] + (points if going_on else 0)
        return self.look.words.say(phrases.TOTAL, points=points_text(total))

    def hand_group(self) -> Group:
        """The viewer's cards as stops."""
        held = self.actions.picking.held
        return hand_group(self.look.words, self.fan.cards, held, self.text, self.card_rect)

    def turn_words(self) -> str:
        """Whose turn it is, in a sentence; nothing when the round is over."""
        turn, say = self.session.turn, self.look.words.say
        if turn < 0:
            return ""
        if self.session.my_turn:
            return say(phrases.YOUR_TURN, name=self.session.name(turn))
        return say(phrases.TURN_OF, name=self.session.name(turn))

    def task_words(self) -> str:
        """Who has to do what now, for a screen reader, while nothing is asked and no sheet lies there."""
        return self.turn_words()

    def call_words(self) -> str:
        """Who has to do what now, as a screen reader is told after each move: where a question or a sheet is, what
        that is about."""
        if self.question is not None:
            return "" if self.view.hasFocus() else self.question.text  # else told with the focused answer
        return self.sheet.title if self.sheet is not None else call_to_tell(self)

    def _show_words(self) -> None:
        if self.actions.picking.held is not None:
            card = self.text.card_name(self.look.words, self.actions.picking.held)
            # The name begins the sentence. `capitalize` would also make the rest lower case, German nouns
            # included.
            prompt = phrases.PICK_BY_KEYS if self.view.focus_visible else phrases.PICK_TARGET
            self.words.say(self.look.words.say(prompt, card=card[:1].upper() + card[1:]), True)
        elif self.hinted is not None:
            fitting = (words for words in self._hint if self.words.holds(words, True))
            self.words.say(next(fitting, self._hint[-1]), True)
        else:
            self.words.say(self.turn_words(), self.session.my_turn)

    def _show_buttons(self) -> None:
        say, zones = self.look.words.say, self.zones
        phrase = self.orders[self.view.hand_order][0]
        self.order_button.setVisible(len(self.orders) > 1)
        self.order_button.dress(say(phrases.ORDER, order=say(phrase)), ORDER)
        width = min(zones.corner.width(), self.order_button.natural_width())
        height = max(32 * zones.unit, self.order_button.least_height(width))
        top = zones.corner.center().y() - height / 2
        self.order_button.put(QRectF(zones.corner.right() - width, top, width, height), 4 * zones.unit)
        self._show_result_button()
        for button in self.buttons():
            button.set_marks(
                self.view.focus_visible and self.view.focus_key == button.key,
                self.view.pointer.button == button.key,
            )
        if self.question is not None:
            self.question.tell_remark()

    def _show_result_button(self) -> None:
        button, words, unit = self.result_button, self.zones.words, self.zones.unit
        button.setVisible(self.sheet_aside)
        button.dress(self.look.words.say(phrases.BACK_TO_RESULT), BACK, main=True)
        width, height = min(words.width(), button.natural_width()), min(38 * unit, words.height())
        place = QRectF(0, 0, width, height)
        place.moveCenter(words.center())
        button.put(place, 4 * unit)

    def buttons(self) -> list[ButtonItem]:
        """The buttons that can be pressed now. A question or an end sheet takes the place of all others."""
        if self.question is not None:
            return self.question.buttons
        if self.sheet is not None:
            return self.sheet.buttons
        order = [self.order_button] if len(self.orders) > 1 else []
        back = [self.result_button] if self.sheet_aside else []
        return [*back, *self.own_buttons(), *order, *self.recap.buttons(), *self.coach.buttons()]

    def cap(self, action: KeyAction) -> str:
        """The key that does `action`, as it stands on the table."""
        return cap_of(self.look.words, self.look.keys.first(action))

    def key_name(self, action: KeyAction) -> str:
        """The key that does `action`, in full; "" if there is none."""
        return name_of(self.look.words, self.look.keys.first(action))

    def groups(self) -> list[Group]:
        """The stops that can be gone to now: those of the question if there is one, else those of the end
        sheet if there is one, else those of the table."""
        words, keys = self.look.words, self.look.keys
        # The numbers of the coach's list are stops of their own, with all the words of their moves.
        named = [button for button in self.buttons() if button not in self.coach.numbers]
        buttons, title = button_stops(named, keys, words), words.say(phrases.BUTTONS)
        if self.question is not None:
            return [Group("question", self.question.text, buttons)]
        if self.sheet is not None:  # its title is told when it comes, and with its lines
            return [Group("sheet", title, buttons), sheet_lines(self.sheet)]
        chosen_by = {key: self.key_name(action) for key, action in self.place_keys().items()}
        counts = [self.hand_count(seat) for seat in range(len(self.plates))]
        return [
            self.hand_group(),
            *with_keys(self.middle_groups(), chosen_by),
            seat_group(words, self.plates, counts, [self.cards_of(seat) for seat in range(len(counts))]),
            *self.recap.groups(),
            *self.coach.groups(),
            Group("button", title, buttons),
        ]
