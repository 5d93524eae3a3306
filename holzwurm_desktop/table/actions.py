"""What the player does with cards: take one up, look where it may go, play it, put it back, ask to undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.animator import Flight
from holzwurm_desktop.table.layer import SHIFT
from holzwurm_desktop.table.picking import Picking
from holzwurm_desktop.table.question import Answer
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.words import Phrase

if TYPE_CHECKING:
    from holzwurm_desktop.table.game_table import GameTable


class Actions:
    """Everything here may be tried at any time: what cannot be done is answered with the reason, at the place
    it is about."""

    def __init__(self, table: GameTable) -> None:
        self._table = table
        self.picking = Picking(table.targets_of)
        self._about = QRectF()

    # Cards and places.

    def can_act(self, about: QRectF) -> bool:
        """Whether the viewer is to move; if not, it says whose turn it is at `about`."""
        session = self._table.session
        if session.my_turn and not self._table.view.concealed:
            return True
        if session.turn >= 0:
            self.refuse(self._say(phrases.TURN_OF, name=session.name(session.turn)), about)
        return False

    def hold_card(self, card: str, choose: bool = False) -> bool:
        """Take up a card of the hand; with `choose` its first target is chosen. False if it is not the
        viewer's turn."""
        self._table.note.hide()
        if not self.can_act(self._table.card_rect(card)):
            return False
        self._table.hinted = None
        self.picking.hold(card, choose)
        self._tell_choice()
        self._table.refresh()
        return True

    def put_back(self) -> None:
        """Hold nothing; note and hint go too."""
        self.forget()
        self._table.refresh()

    def forget(self) -> None:
        """Drop what belongs to the position: held card, hint, note."""
        self.picking.put_back()
        self._table.hinted = None
        self._table.note.hide()

    def press_card(self, card: str, choose: bool) -> None:
        """A click (or, with `choose`, Enter) on a card: take it up, put it back, or play it."""
        if self.picking.held == card:
            if choose and self.picking.chosen is not None:
                self.play_at(self.picking.chosen)
            else:
                self.put_back()
        elif self.hold_card(card, choose) and self._table.view.settings.one_click and self.picking.only:
            self.play_at(self.picking.only.key)

    def press_place(self, key: str) -> None:
        """A click or Enter on a place."""
        if self.picking.held is not None:
            self.play_at(key)
        elif self.can_act(self._table.place_rect(key)):
            self._press_alone(key)

    def _press_alone(self, key: str) -> None:
        move, about = self._table.place_move(key), self._table.place_rect(key)
        if move is None:
            self.refuse(self._table.refusal(None, key) or self._say(phrases.CHOOSE_CARD), about)
        else:
            self.play_move(move, about)

    def play_move(self, move: Move, about: QRectF) -> None:
        """Make a move that is no card laid at a place; a refusal is told at `about`."""
        self._about = about
        self.forget()
        self._table.session.play(move, **self._table.notes())

    def choose_place(self, key: str) -> None:
        """The key of a place: the play there is shown, or refused with the reason."""
        card = self.picking.held or self._table.view.focused_card
        if self.picking.held is None and self._table.place_move(key) is not None:
            self.press_place(key)
        elif card is None:
            self._table.view.focus_stop(key)
        elif self.picking.held is not None or self.hold_card(card):
            if key in self.picking.targets:
                self._table.note.hide()
                self.picking.choose(key)
                self._tell_choice()
                self._table.refresh()
            else:
                self.play_at(key)

    def step_target(self, step: int) -> None:
        """Take up the focused card, then go through its targets."""
        card = self._table.view.focused_card
        if self.picking.held is not None:
            self.picking.step(step)
            self._tell_choice()
            self._table.refresh()
        elif card is not None:
            self.hold_card(card, choose=True)

    def play_at(self, key: str) -> None:
        """Play the held card at a place; the session says whether that is allowed."""
        card = self.picking.held
        if card is None:
            return
        self._table.note.hide()
        self._about = self._table.place_rect(key)
        target = self.picking.targets.get(key)
        if target is not None and target.act is not None:
            self.forget()
            target.act()
            return
        move = target.move if target else self._table.attempt(card, key)
        if move is None:
            self.refuse(self._table.refusal(card, key) or self._say(phrases.NOT_THERE), self._about)
        else:
            self._table.session.play(move, **self._table.notes())

    def let_return(self, card: str) -> None:
        """A card that was dropped where it cannot go flies back into the hand."""
        table = self._table
        self.picking.put_back()
        table.fan.held = table.fan.raised = None
        item, spot = table.layer.items.get(card), table.fan.spots().get(card)
        factor = table.animator.factor
        if item is None or spot is None or factor == 0.0:
            table.refresh()
        else:
            table.animator.play([Flight(item, spot.rect, item.size, 0.0, SHIFT * factor, height=0.0)], [])

    # Words about it.

    def refuse(self, text: str, about: QRectF) -> None:
        """Say at `about` why something cannot be done."""
        table = self._table
        inside = QRectF(QPointF(0, 0), table.zones.size).adjusted(4, 4, -4, -4)
        table.note.tell(text, about, inside, good=False)
        table.view.announce(text, urgent=True)
        table.view.sound_requested.emit("error")

    def refused(self, error: EngineError) -> None:
        """The session has refused the last play."""
        words = self._table.look.words
        self.refuse(sentence(words, error, **self._table.text.error_data(words, error.data)), self._about)

    def _tell_choice(self) -> None:
        chosen = self.picking.targets.get(self.picking.chosen or "")
        if chosen is not None:
            name = next(
                (
                    stop.name
                    for group in self._table.middle_groups()
                    for stop in group.stops
                    if stop.key == chosen.key
                ),
                "",
            )
            self._table.view.announce(f"{name}: {chosen.words}")

    # Taking back.

    def request_undo(self) -> None:
        """Take a move back; ask first where that goes past what was revealed."""
        table = self._table
        if not table.session.can_undo:
            self.refuse(self._say(phrases.NO_UNDO), table.zones.words)
        elif table.session.undo_breaks_fairness:
            answers = [
                Answer("yes", self._say(phrases.UNDO_YES), "Enter", self._closing(table.session.undo)),
                Answer("no", self._say(phrases.UNDO_NO), "Esc", self._closing(table.refresh)),
            ]
            table.ask(self._say(phrases.UNDO_QUESTION), answers)
        else:
            table.session.undo()

    def _closing(self, act: Callable[[], None]) -> Callable[[], None]:
        def answer() -> None:
            self._table.close_question()
            act()

        return answer

    def _say(self, phrase: Phrase, **data: Any) -> str:
        return self._table.look.words.say(phrase, **data)
