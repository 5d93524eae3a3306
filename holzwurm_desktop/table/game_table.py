"""What every game's table has: seats, the viewer's hand, words, questions, end sheets, and films of moves.

A game's own table (in `games/<id>/table`) derives from `GameTable` and adds its middle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from holzwurm_desktop.ai.reasons import advise
from holzwurm_desktop.engine.contract import Event, Move, seen_by
from holzwurm_desktop.engine.kits import find_part
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.actions import Actions
from holzwurm_desktop.table.animator import Animator, Flight
from holzwurm_desktop.table.bubbles import part
from holzwurm_desktop.table.cards import deck
from holzwurm_desktop.table.contract import TableContract
from holzwurm_desktop.table.end_sheet import SheetItem
from holzwurm_desktop.table.fan import Fan
from holzwurm_desktop.table.frame_keys import AGAIN, BACK, FOLD, ORDER
from holzwurm_desktop.table.glances import call_to_tell
from holzwurm_desktop.table.items import FocusRingItem, Look
from holzwurm_desktop.table.key_names import cap_of, name_of
from holzwurm_desktop.table.known import KnownItem
from holzwurm_desktop.table.labels import BadgeItem, ButtonItem, NoteItem, WordsItem
from holzwurm_desktop.table.layer import SHIFT, CardLayer, Spot
from holzwurm_desktop.table.layout import Zones, zones_of
from holzwurm_desktop.table.letters import letters_scale
from holzwurm_desktop.table.press import Press
from holzwurm_desktop.table.question import Answer, QuestionItem
from holzwurm_desktop.table.reading import (
    button_stops,
    hand_group,
    seat_group,
    sheet_lines,
    with_keys,
)
from holzwurm_desktop.table.recap import Recap, merged
from holzwurm_desktop.table.results import match_sheet, points_text, round_sheet
from holzwurm_desktop.table.retelling import Retelling
from holzwurm_desktop.table.seat import SeatItem, SeatState
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group
from holzwurm_desktop.table.warmer import Warmer
from holzwurm_desktop.table.wordiness import events_to_tell
from holzwurm_desktop.text.advice import advice_text
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.levels import level_name

Item = TypeVar("Item", bound=QGraphicsItem)


class GameTable(TableContract):
    """One match on the table. It shows what the session says and asks the session to play.

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
        self.retelling = Retelling(self, self)
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
        self._connect()

    def _add(self, item: Item) -> Item:
        self.view.scene().addItem(item)
        return item

    def _connect(self) -> None:
        # Only methods of this object: Qt lets go of them when the table is thrown away before the session.
        session = self.session
        session.events_happened.connect(self._on_events)
        session.position_replaced.connect(self._on_replaced)
        session.turn_changed.connect(self._on_turn)
        session.turn_shown.connect(self._on_turn_shown)
        session.hint_found.connect(self._on_hint)
        session.viewer_changed.connect(self._on_viewer)
        self.animator.finished.connect(self._on_finished)

    @property
    def hinted(self) -> Move | None:
        """The move that the hint suggests, until the player does something else."""
        return self.actions.hinted

    @hinted.setter
    def hinted(self, move: Move | None) -> None:
        self.actions.hinted = move

    # What is shown.

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
        zones = self.zones = self.zones_for(self.recap.lay(self.view.sceneRect().size()))
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

    def settle(self) -> None:
        """Make the table show what the session says, whatever it showed before."""
        if self.session.told_seat >= 0:  # whoever only looks on is shown each move by itself
            self.news = self.recap.read()
        self.read()
        self.fill_fan(self.hand())
        self._show_sheet()
        self.show_all()
        if self.view.focus_visible:
            self.view.mend_focus()

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
        self.recap.dress()
        self._show_words()
        self._show_buttons()
        self.part_bubbles()
        self.view.stops_changed()

    def part_bubbles(self) -> None:
        items = [each for each in self.view.scene().items() if each.isVisible()]
        bubbles = [each for each in items if isinstance(each, BadgeItem | NoteItem)]
        if not bubbles:
            return
        asked = [each for each in items if isinstance(each, QuestionItem)]
        taken = [each.place_in_scene() for each in (*self.plates, *self.buttons(), *asked)]
        # What the player was just told comes first, then what a card would do where it is chosen to go.
        bubbles.sort(key=lambda each: (-each.zValue(), isinstance(each, BadgeItem) and not each.chosen))
        part(
            bubbles,
            [*taken, self.words.written],
            QRectF(QPointF(0, 0), self.zones.size).adjusted(4, 4, -4, -4),
        )

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
        match, say = self.session.match, self.look.words.say
        turn = self.session.turn if turn is None else turn
        recent, counting = self.recent, self.session.points is not None
        for seat, plate in enumerate(self.plates):
            player = match.players[seat]
            kind = say(level_name(player.level)) if player.level else ""
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
        return self.news if self.retelling.running else [*self.recap.before, *self.news]

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
        height = 32 * zones.unit
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
        return [*back, *self.own_buttons(), *order, *self.recap.buttons()]

    def secret(self, seat: int) -> bool:
        """Whether the views of `seat` and of the other people at the screen differ, so that a curtain is needed.

        A game in which people choose in secret although they all know the same overrides this.
        """
        match = self.session.match
        if match.state is None or match.round_over:
            return False
        people = [each for each in range(match.seats) if self.session.is_person(each)]
        # Views also say whose they are, which is no secret: without that seat they can be compared.
        views = [{**match.state.view(each)._asdict(), "seat": 0} for each in {*people, seat}]
        return any(view != views[0] for view in views)

    # What happens.

    def _on_events(self, events: list[Event]) -> None:
        self.animator.finish()
        self._forget()
        events = [seen_by(event, self.viewer) for event in events]
        for event in events_to_tell(
            events, self.viewer, self.text.known_to_mover, self.view.settings.wordiness
        ):
            self.view.announce(self.text.event_text(self.look.words, event, self._names()))
        self.view.call()
        self.recap.take(events)
        self.news = events
        if self.animator.factor == 0.0:  # no motion: the film that would play the sounds is not made
            for sound in self.sounds(events):
                self.view.sound_requested.emit(sound)
            self._show_at_once(events)
        else:
            self.session.begin_film()
            flights, cues = self.film(events)
            ends = [at for at, _ in cues] + [flight.start + flight.lasts for flight in flights]
            beat = self.recap.beat_after(max(ends, default=0.0), events, self.zones.middle)
            self.animator.play(flights, [*cues, *beat])

    def _show_at_once(self, events: Sequence[Event]) -> None:
        beat = self.recap.beat_after(0.0, events, self.zones.middle)
        if not beat:
            self._on_finished()
            return
        self.session.begin_film()
        self.animator.play([], beat)
        self.settle()

    def _on_finished(self) -> None:
        self.recap.banner.hide()
        if self.retelling.running and self.retelling.go_on():
            return
        if self.viewer != self.session.viewer:  # somebody else was given the screen while the film ran
            self.lay_out_again()
        else:
            self.settle()
        # Only now: the session goes on at once, and the next events need a table that agrees with the
        # position.
        self.session.end_film()
        self.view.rested.emit()

    def light_told(self, move: int | None) -> None:
        """Light what the panel tells of a move, which is just played again; None lights nothing."""
        self.recap.light(move)

    def play_again(self) -> None:
        """Show once more what has happened since the viewer's turn; a screen reader hears it once more, too."""
        told = self.recap.sentences()
        if self.view.concealed or self.question is not None or self.sheet is not None:
            return
        if not told:
            self.view.answer(self.look.words.say(phrases.NOTHING_YET))
            return
        self.animator.finish()
        self._forget()
        self.view.announce(" ".join(sentence.text for sentence in told), urgent=True)
        self.retelling.begin(self.recap.first)

    def _on_viewer(self, _viewer: int) -> None:
        self.view.pointer.let_go()
        # A film that runs is shown to its end for the old viewer; `_on_finished` then lays out for the new
        # one.
        if not self.animator.running:
            self.lay_out_again()

    def _on_replaced(self) -> None:
        self.animator.finish()
        self._forget()
        self.news = self.recap.read()
        self.sheet_page = "round"
        self.lay_out_again()
        if not self.news:  # no move yet: a new deal
            self.view.sound_requested.emit("shuffle")

    def _on_turn(self, _seat: int) -> None:
        if not self.animator.running:
            self.settle()

    def _on_turn_shown(self, seat: int) -> None:
        self.dress_seats()  # what the move brought counts from now on
        self.view.call()
        if seat >= 0 and self.session.is_person(seat):
            self.view.sound_requested.emit("turn")

    def _on_hint(self, move: Move | None) -> None:
        self.animator.finish()
        self.actions.picking.put_back()
        self.hinted = move
        if move is not None:
            self._hint = [self.look.words.say(phrases.HINT, reason=each) for each in self._reasons_for(move)]
            self.view.announce(self._hint[0])
            self.view.focus_stop(self.hinted_stop(move))
        self.refresh()

    def _reasons_for(self, move: Move) -> list[str]:
        """Why the hinted move may be good, by what the seat to move sees; and the same without what can be spared."""
        match, words = self.session.match, self.look.words
        advice = advise(match.game.id, match.playing().view(move.seat), move, self.session.weighed)
        return [advice_text(words, match.game.id, each) for each in (advice, advice._replace(equals=()))]

    def play_hinted(self) -> bool:
        """Play the move that the hint suggests; False if there is none."""
        if self.hinted is None:
            return False
        self.actions.play_move(self.hinted, self.zones.words)
        return True

    def hinted_stop(self, move: Move) -> str:
        """The key of the stop that the hint is about; "" if it is about none."""
        card = self.hinted_card(move)
        return "" if card is None else f"hand:{card}"

    def first_stop(self) -> str:
        """The key of the stop at which the keyboard begins: where there is something to do now. "" if that is the
        very first one."""
        return ""

    def step_back(self) -> bool:
        """Take back the last step of what is not a move yet; False if there is none."""
        if self.actions.picking.held is None:
            return False
        self.actions.put_back()
        return True

    def step_on(self) -> bool:
        """Do such a step again; False if there is none."""
        return False

    @property
    def can_step(self) -> tuple[bool, bool]:
        """Whether there is something planned to take back, and to do again."""
        return False, False

    def _forget(self) -> None:
        """Drop what belonged to the previous position: held card, drag, hint, note, question."""
        self.view.pointer.let_go()
        self.actions.forget()
        self.close_question()

    def _names(self) -> list[str]:
        return [player.name for player in self.session.match.players]

    # Keys.

    @property
    def key_actions(self) -> tuple[KeyAction, ...]:
        """Everything that keys do on this table alone, and the order of the hand where there are several."""
        own = find_part(self.session.match.game.id, "keys", tuple) or ()
        return (*own, *([ORDER] if len(self.orders) > 1 else []), AGAIN, FOLD)

    def acts(self) -> dict[KeyAction, Callable[[], object]]:
        """What keys do now. Where two of them have the same key, the first one counts."""
        if self.question is not None:
            answers = self.question.answers
            return {each.action: each.act for each in answers if each.action and not each.action.fixed}
        if self.sheet is not None:
            return {}
        places = {
            action: partial(self.actions.choose_place, key) for key, action in self.place_keys().items()
        }
        order = {ORDER: self.next_order} if len(self.orders) > 1 else {}
        return {**self.own_acts(), **places, **order, **self.recap.acts()}

    def take_key(self, press: Press) -> bool:
        acts = self.acts()
        action = self.look.keys.find(press.keys(), acts)
        if action is not None and (action.repeats or not press.repeated):
            acts[action]()
        return action is not None

    def cap(self, action: KeyAction) -> str:
        """The key that does `action`, as it stands on the table."""
        return cap_of(self.look.words, self.look.keys.first(action))

    def key_name(self, action: KeyAction) -> str:
        """The key that does `action`, in full; "" if there is none."""
        return name_of(self.look.words, self.look.keys.first(action))

    # What the player does.

    def next_order(self) -> None:
        """Put the hand in its next order."""
        names = list(self.orders)
        after = names[(names.index(self.view.hand_order) + 1) % len(names)]
        self.view.set_hand_order(after)

    def card_rect(self, card: str) -> QRectF:
        item = self.layer.items.get(card)
        return item.place if item is not None else self.zones.hand

    def place_rect(self, key: str) -> QRectF:
        stops = (stop for group in self.middle_groups() for stop in group.stops)
        return next((stop.rect for stop in stops if stop.key == key), self.zones.middle)

    def press_place(self, key: str) -> None:
        """Do what a click or Enter on a place does."""
        self.actions.press_place(key)

    def let_return(self, card: str) -> None:
        """Let a card that was dropped where it cannot go fly back into the hand."""
        self.actions.picking.put_back()
        self.fan.held = self.fan.raised = None
        item, spot, factor = self.layer.items.get(card), self.fan.spots().get(card), self.animator.factor
        if item is None or spot is None or factor == 0.0:
            self.refresh()
        else:
            # Height 0: the card keeps the z value of the drag and stays above the others.
            self.animator.play([Flight(item, spot.rect, item.size, 0.0, SHIFT * factor, height=0.0)], [])

    def ask(self, text: str, answers: list[Answer], about: QRectF | None = None) -> None:
        """Ask the player a question beside `about`, in place of any other. Its answers have to close it."""
        self.close_question()
        self.question = self._add(QuestionItem(self.look, text, answers))
        self.question.lay((about or self.zones.middle).center(), self.zones.middle)
        self.view.call()
        self.view.focus_stop(self.question.buttons[0].key)

    def close_question(self) -> None:
        if self.question is not None:
            self.view.scene().removeItem(self.question)
            self.question = None

    # The end.

    def _show_sheet(self) -> None:
        # Made anew each time: unit, language or theme may have changed.
        if self.sheet is not None:
            self.view.scene().removeItem(self.sheet)
            self.sheet = None
        if not self.session.match.round_over:
            self.sheet_aside = False
        if not self.session.match.round_over or self.animator.running or self.sheet_aside:
            return
        aside = self.put_sheet_aside
        if self.sheet_page == "match":
            turn_back = partial(self.turn_page, "round")
            made = match_sheet(self.look, self.session, self.view, self.follow_up(), turn_back, aside)
        else:
            made = round_sheet(self.look, self.session, self, partial(self.turn_page, "match"), aside)
        self.sheet = self._add(made)
        margin = 16 * self.zones.unit
        whole = QRectF(QPointF(0, 0), self.zones.size)
        made.lay(whole.adjusted(margin, margin, -margin, -margin))

    def put_sheet_aside(self) -> None:
        """Put the end sheet aside, so that the table is seen; a button brings it back."""
        if self.sheet is not None:
            self.sheet_aside = True
            self.settle()
            self.view.focus_stop(self.result_button.key)

    def take_up_sheet(self) -> None:
        """Bring the end sheet back."""
        self.sheet_aside = False
        self.settle()
        self.view.call()

    def turn_page(self, page: str) -> None:
        """Show the end sheet `page`: "round" or "match"."""
        self.sheet_page = page
        if page == "match":
            self.view.sound_requested.emit("win")
        self.settle()
        self.view.call()

    def groups(self) -> list[Group]:
        """The stops that can be gone to now: those of the question if there is one, else those of the end
        sheet if there is one, else those of the table."""
        words, keys = self.look.words, self.look.keys
        buttons = button_stops(self.buttons(), keys, words)
        if self.question is not None:
            return [Group("question", self.question.text, buttons)]
        if self.sheet is not None:
            return [Group("sheet", self.sheet.title, buttons), sheet_lines(self.sheet)]
        chosen_by = {key: self.key_name(action) for key, action in self.place_keys().items()}
        counts = [self.hand_count(seat) for seat in range(len(self.plates))]
        return [
            self.hand_group(),
            *with_keys(self.middle_groups(), chosen_by),
            seat_group(words, self.plates, counts, [self.cards_of(seat) for seat in range(len(counts))]),
            *self.recap.groups(),
            Group("button", words.say(phrases.BUTTONS), buttons),
        ]
