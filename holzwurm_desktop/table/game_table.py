"""What happens on every game's table: films of moves, hints, keys, questions and end sheets.

A game's own table (in `games/<id>/table`) derives from `GameTable` and adds its middle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF

from holzwurm_desktop.ai.reasons import advise
from holzwurm_desktop.engine.contract import Event, Move, seen_by
from holzwurm_desktop.engine.kits import find_part
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.animator import Flight
from holzwurm_desktop.table.frame_keys import AGAIN, COACH_KEYS, FOLD, ORDER
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.laid_table import LaidTable
from holzwurm_desktop.table.layer import SHIFT
from holzwurm_desktop.table.press import Press
from holzwurm_desktop.table.question import Answer, QuestionItem
from holzwurm_desktop.table.results import match_sheet, round_sheet
from holzwurm_desktop.table.retelling import Retelling
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.wordiness import events_to_tell
from holzwurm_desktop.text.advice import advice_text


class GameTable(LaidTable):
    """One match on the table. It shows what the session says and asks the session to play.

    say_hint: what is said of a hint, and the same in fewer words.
    """

    def __init__(self, view: Stage, session: Session, look: Look) -> None:
        super().__init__(view, session, look)
        self.say_hint: Callable[[Move], list[str]] = self._hint_words
        self.retelling = Retelling(self, self)
        self._connect()

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

    def settle(self) -> None:
        if self.session.told_seat >= 0:  # whoever only looks on is shown each move by itself
            self.news = self.recap.read()
        self.read()
        self.fill_fan(self.hand())
        self._show_sheet()
        self.show_all()
        if self.view.focus_visible:
            self.view.mend_focus()

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

    @property
    def recent(self) -> list[Event]:
        return self.news if self.retelling.running else [*self.recap.before, *self.news]

    def _on_events(self, events: list[Event]) -> None:
        self.animator.finish()
        self.coach.note_places()
        self._forget()
        events = [seen_by(event, self.viewer) for event in events]
        self.recap.take(events)
        for event in events_to_tell(
            events, self.viewer, self.text.known_to_mover, self.view.settings.wordiness
        ):
            self.view.announce(self.recap.aloud(event))
        self.view.call()
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
        told = self.recap.all_aloud()
        if self.view.concealed or self.question is not None or self.sheet is not None:
            return
        if not told:
            self.view.answer(self.look.words.say(phrases.NOTHING_YET))
            return
        self.animator.finish()
        self._forget()
        self.view.announce(told, urgent=True)
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
        self.coach.say_situation()
        if seat >= 0 and self.session.is_person(seat):
            self.view.sound_requested.emit("turn")

    def _on_hint(self, move: Move | None) -> None:
        self.animator.finish()
        self.actions.picking.put_back()
        self.hinted = move
        if move is not None:
            self._hint = self.say_hint(move)
            self.view.announce(self._hint[0])
            self.view.focus_stop(self.hinted_stop(move))
        self.refresh()

    def show_hint(self, move: Move) -> None:
        self._on_hint(move)

    def _hint_words(self, move: Move) -> list[str]:
        return [self.look.words.say(phrases.HINT, reason=each) for each in self._reasons_for(move)]

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
        coach = COACH_KEYS if self.session.coach.present else ()
        own = find_part(self.session.match.game.id, "keys", tuple) or ()
        return (*own, *([ORDER] if len(self.orders) > 1 else []), AGAIN, FOLD, *coach)

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
        return {**self.coach.acts(), **self.own_acts(), **places, **order, **self.recap.acts()}

    def take_key(self, press: Press) -> bool:
        acts = self.acts()
        action = self.look.keys.find(press.keys(), acts)
        if action is not None and (action.repeats or not press.repeated):
            acts[action]()
        return action is not None

    # What the player does.

    def next_order(self) -> None:
        names = list(self.orders)
        after = names[(names.index(self.view.hand_order) + 1) % len(names)]
        self.view.set_hand_order(after)

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
