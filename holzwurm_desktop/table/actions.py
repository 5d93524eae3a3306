"""What a player does with cards: take one up, see where it may go, play it, put it back, ask to undo."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.contract import TableContract
from holzwurm_desktop.table.frame_keys import BACK
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import NoteItem
from holzwurm_desktop.table.picking import Picking
from holzwurm_desktop.table.question import Answer
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import beside
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.game_text import game_text


class Actions:
    """The player's actions. Each may be tried at any time: if it cannot be done, a note gives the reason,
    beside the thing that it is about.

    Rectangles (`about`) are in scene units.
    """

    def __init__(
        self, table: TableContract, session: Session, view: Stage, look: Look, note: NoteItem
    ) -> None:
        """`table` says where cards may go and which moves that makes; `note` is where refusals are read."""
        self._table = table
        self._session = session
        self._view = view
        self._words = look.words
        self._text = game_text(session.match.game.id)
        self._note = note
        self.picking = Picking(table.targets_of)
        self.hinted: Move | None = None

    # Cards and places.

    def can_act(self, about: QRectF) -> bool:
        """Whether the viewer may move now. If not, a note at `about` says what the table waits for."""
        session = self._session
        if session.my_turn and not self._view.concealed:
            return True
        waits_for = self._table.turn_words()
        if session.turn >= 0:
            self.refuse(self._words.say(phrases.TURN_OF, name=session.name(session.turn)), about)
        elif waits_for:
            self.refuse(waits_for, about)
        return False

    def hold_card(self, card: str, choose: bool = False) -> bool:
        """Take up a card of the hand; with `choose`, also choose its first target. False if it is not the viewer's
        turn."""
        self._note.hide()
        if not self.can_act(self._table.card_rect(card)):
            return False
        self.hinted = None
        self.picking.hold(card, choose)
        self._tell_choice()
        self._table.refresh()
        return True

    def put_back(self) -> None:
        """Put the held card back; note and hint go too."""
        self.forget()
        self._table.refresh()

    def drop_hint(self) -> None:
        """The player looks at something else: Enter does not play the hint any more."""
        self.hinted = None

    def forget(self) -> None:
        """Drop what belongs to the position (held card, hint, note) without showing it: `put_back` does that, too."""
        self.picking.put_back()
        self.hinted = None
        self._note.hide()

    def press_card(self, card: str, choose: bool) -> None:
        """Do what a click on a card of the hand (or Enter, with `choose`) does: take it up, play it where that is
        clear, or put it back.

        With the setting `one_click` a card that may go to one place only is played at once.
        """
        if self.picking.held == card:
            only = self.picking.only
            if choose and self.picking.chosen is not None:
                self.play_at(self.picking.chosen)
            elif only is not None and not choose:
                self.play_at(
                    only.key
                )  # a second click says that it is meant; the right button or Esc puts back
            else:
                self.put_back()
        elif self.hold_card(card, choose) and self._view.settings.one_click and self.picking.only:
            self.play_at(self.picking.only.key)

    def press_place(self, key: str) -> None:
        """Do what a click or Enter on a place does: play the held card there, or make the place's own move."""
        if self.picking.held is not None:
            self.play_at(key)
        elif self.can_act(self._table.place_rect(key)):
            self._press_alone(key)

    def _press_alone(self, key: str) -> None:
        move, about = self._table.place_move(key), self._table.place_rect(key)
        if move is None:
            self.refuse(self._table.refusal(None, key) or self._words.say(phrases.CHOOSE_CARD), about)
        else:
            self.play_move(move, about)

    def play_move(self, move: Move, about: QRectF) -> None:
        """Put the held card back and make a move that is not about it. A refusal is shown at `about`."""
        self.forget()
        self.play(move, about)

    def play(self, move: Move, about: QRectF) -> None:
        """Make a move. A refusal is shown at `about`; a held card then stays held."""
        refusal = self._session.play(move, **self._table.notes())
        if refusal is not None:
            data = self._text.error_data(self._words, refusal.data)
            self.refuse(sentence(self._words, refusal, **data), about)

    def choose_place(self, key: str) -> None:
        """Do what typing the key of a place does: choose it as the target of the held or focused card,
        without playing yet. If the focused card may not go there, the only other one that may is taken up; else the
        reason is shown.

        If no card is held and the place has a move of its own, such as drawing, that is made instead.
        """
        card = self.picking.held or self._view.focused_card
        stops = (stop.key for group in self._table.middle_groups() for stop in group.stops)
        if self.picking.held is None and self._table.place_move(key) is not None:
            self.press_place(key)
        elif card is None and key in stops:
            self._view.focus_stop(key)
        elif card is None:
            self.press_place(key)  # which says why nothing can be done there
        elif self.picking.held is not None or self.hold_card(self._card_for(key, card)):
            if key in self.picking.targets:
                self._note.hide()
                self.picking.choose(key)
                self._tell_choice()
                self._table.refresh()
            else:
                self.play_at(key)

    def _card_for(self, key: str, focused: str) -> str:
        """The card that the key of a place is meant for: the focused one, unless it may not go there and exactly one
        other may. That one has the focus then."""
        if not self._session.my_turn:
            return focused
        fitting = [card for card in self._table.hand() if self._may_go(card, key)]
        if focused in fitting or len(fitting) != 1:
            return focused
        self._view.focus_stop(f"hand:{fitting[0]}")
        return fitting[0]

    def _may_go(self, card: str, key: str) -> bool:
        return any(target.key == key for target in self._table.targets_of(card))

    def step_target(self, dx: int, dy: int) -> None:
        """Choose the target of the held card that lies beside the chosen one in the direction (dx, dy), y downwards;
        where none does, the next one, or the previous one if dx or dy is -1. If no card is held, take up the focused
        one."""
        card = self._view.focused_card
        if self.picking.held is not None:
            places = {key: self._table.place_rect(key).center() for key in self.picking.targets}
            self.picking.step(dx + dy, beside(places, self.picking.chosen, dx, dy))
            self._tell_choice()
            self._table.refresh()
        elif card is not None:
            self.hold_card(card, choose=True)

    def play_at(self, key: str) -> None:
        """Play the held card at a place. Whether that is allowed, the session says. Does nothing if no card
        is held."""
        card = self.picking.held
        if card is None:
            return
        self._note.hide()
        target = self.picking.targets.get(key)
        if target is not None and target.act is not None:
            self.forget()
            target.act()
            return
        move, about = target.move if target else self._table.attempt(card, key), self._table.place_rect(key)
        if move is None:
            self.refuse(self._table.refusal(card, key) or self._words.say(phrases.NOT_THERE), about)
        else:
            self.play(move, about)

    # Words about it.

    def refuse(self, text: str, about: QRectF) -> None:
        """Show at `about`, and have a screen reader say, why something cannot be done."""
        self._note.tell(text, about, self._view.sceneRect().adjusted(4, 4, -4, -4), good=False)
        self._table.part_bubbles()
        self._view.announce(text, urgent=True)
        self._view.sound_requested.emit("error")

    def _tell_choice(self) -> None:
        chosen = self.picking.targets.get(self.picking.chosen or "")
        if chosen is not None:
            stops = (stop for group in self._table.middle_groups() for stop in group.stops)
            name = next((stop.short or stop.name for stop in stops if stop.key == chosen.key), "")
            self._view.announce_for_now(f"{name}: {chosen.words}")

    # Taking back.

    def request_undo(self, about: QRectF) -> None:
        """Take the last move back. Asks first if something has become known since; if there is no move to take
        back, a note at `about` says so."""
        session = self._session
        if not session.can_undo:
            self.refuse(self._words.say(phrases.NO_UNDO), about)
        elif session.undo_is_barred:
            self.refuse(self._words.say(phrases.UNDO_CLOSED), about)
        elif session.undo_breaks_fairness:
            self.drop_hint()
            answers = [  # Enter, as Esc, gives the one that does no harm
                Answer("no", self._words.say(phrases.UNDO_NO), BACK, self._closing(self._table.refresh)),
                Answer("yes", self._words.say(phrases.UNDO_YES), None, self._closing(session.undo)),
            ]
            over = session.match.round_over
            known = self._words.say(phrases.UNDO_AFTER_END if over else phrases.UNDO_AFTER_CARDS)
            if session.coach.advised:
                known = self._words.say(phrases.UNDO_AFTER_COACH)
            self._table.ask(f"{known} {self._words.say(phrases.UNDO_PRACTICE)}", answers)
        else:
            session.undo()

    def _closing(self, act: Callable[[], None]) -> Callable[[], None]:
        def answer() -> None:
            self._table.close_question()
            act()

        return answer
