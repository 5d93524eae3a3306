"""One match on the table: whose turn it is, who moves, what is saved and what can be taken back."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from holzwurm_desktop.ai.players import think
from holzwurm_desktop.engine.contract import Event, Json, Move
from holzwurm_desktop.engine.core import CHANCE
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.session import knowledge
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.history import History
from holzwurm_desktop.session.keeping import Keeper
from holzwurm_desktop.session.objections import Asked, Objections
from holzwurm_desktop.session.saving import NOT_STORED, SavedMatch
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.matches import Meta

PAUSES_MS = {"off": 0, "fast": 200, "normal": 550, "slow": 1100}
"""How long the table rests before a computer player's move, by animation speed, so that it can be followed."""
HINT_SECONDS = 0.8
NOBODY = knowledge.NOBODY


class TableSession(Session):
    """Referee, players, undo and saving of one match; the table shows it and hands in people's moves.

    Every move is stored before `events_happened` tells of it. While the table is held, no computer player's move
    is shown, while thinking goes on.
    """

    person_moved = Signal()
    """A person has made a move, which is stored."""
    left_behind = Signal(int, bool)
    """A match that is not over gave way to a practice copy of it; its number, as which it stays stored, and
    whether it counts until a move is made in the copy."""
    unsaved_changed = Signal(bool)
    """Whether there is something in the match that could not be stored yet: see `unsaved`."""

    def __init__(
        self,
        match: Match,
        saved: SavedMatch,
        players: ComputerPlayers,
        *,
        speed: str = "normal",
        meta: Meta | None = None,
        fresh: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """`saved` is the stored form of `match`; `meta` its counts so far; `players` may be shared; `fresh`:
        it has only just been dealt, and can be dealt again."""
        counts = meta or {}
        super().__init__(
            match,
            next(iter(knowledge.people(match)), NOBODY),
            hints=counts.get("hints", 0),
            undos=counts.get("undos", 0),
            practice=counts.get("practice", False),
            parent=parent,
        )
        self.saved = saved
        self.speed = speed
        self.veiled = False
        self._earlier_ms = counts.get("duration_ms", 0)
        self._clock = QElapsedTimer()
        self._clock.start()
        self._players = players
        self._players.answered.connect(self._answered)
        self._players.failed.connect(self._player_failed)
        self._question = 0
        self._hint_question = 0
        self._answer: Move | None = None
        self._closed = False
        self._history = History()
        self._fresh = fresh
        self._left = NOT_STORED
        self._told_known = False
        self._objections = Objections(players, self)
        self.objections.objected.connect(self._objected)
        self.objections.nobody_objected.connect(self._nobody_objected)
        self._keeper = Keeper(self._catch_up, lambda: self.saved.holds(self.match), self)
        self._keeper.troubled.connect(self._store_troubled)
        self._keeper.unsaved_changed.connect(self.unsaved_changed)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._play_answer)

    # What the table asks.

    @property
    def objections(self) -> Objections:
        """Who may object to the last move, and how long."""
        return self._objections

    @property
    def my_turn(self) -> bool:
        """Whether a person is to move."""
        return self.turn != NOBODY and self.is_person(self.turn)

    @property
    def watcher(self) -> int:
        """The seat whose knowledge may stay in sight: the viewer's; -1 where several people look in turn."""
        return knowledge.watcher(self.match, self.viewer)

    def legal_moves(self) -> list[Move]:
        """The moves of the person to move; none when it is not a person's turn."""
        return self.match.playing().legal_moves() if self.my_turn else []

    @property
    def begun(self) -> bool:
        """Whether any move has been made in the match."""
        return any(played.moves for played in self.match.rounds)

    @property
    def untouched(self) -> bool:
        """Whether nothing in the match would be missed: it was dealt here, and nobody has done anything."""
        return self._fresh and not (self.begun or self.hints or self.undos)

    @property
    def unsaved(self) -> bool:
        """Whether something in the match could not be stored. It is tried again from time to time."""
        return self._keeper.unsaved

    @property
    def trouble(self) -> StorageError | None:
        """What the last storing failed of; None if it went well."""
        return self._keeper.error

    @property
    def thinking(self) -> bool:
        """Whether a computer player is asked for its move."""
        return self._question != 0

    @property
    def can_undo(self) -> bool:
        """Whether a person has moved in this round, and the table is not veiled."""
        return not self.veiled and self._history.last_decision(self.match, self.is_person) is not None

    @property
    def can_redo(self) -> bool:
        """Whether moves were taken back and nothing else was played since, and the table is not veiled."""
        return not self.veiled and self._history.can_redo

    @property
    def can_hint(self) -> bool:
        """Whether a person is to move, and looks."""
        return not self.veiled and self.my_turn

    @property
    def undo_breaks_fairness(self) -> bool:
        """Whether undoing goes back past something that was hidden from the player before."""
        return not self.practice and self._history.undo_reveals(self.match, self.is_person)

    # What the table does.

    def start(self) -> None:
        """Begin, or go on: say whose turn it is and let computer players think."""
        if self.saved.match_id == NOT_STORED:
            self._keeper.save()
        self._advance()

    def play(self, move: Move, **notes: Json) -> EngineError | None:
        """A person's move; `notes` go with it into the record. Why the rules forbid it, if they do."""
        if self._closed or not (self.my_turn or move.seat in self.objections.people):
            return None
        self.cancel_hint()
        refusal = self._make(move, **notes)
        if refusal is None:
            self._history.forget_redo()
            self._mark_left()
            self.history_changed.emit()
            self.person_moved.emit()
        return refusal

    def undo(self) -> None:
        """Go back to the last decision of a person in this round.

        A finished match that counts keeps its result: what follows is a new match, for practice.
        """
        count = self._history.last_decision(self.match, self.is_person)
        if self.veiled or count is None:
            return
        counted = self.match.over and not self.practice
        if counted and not self._keeper.save_or_tell():
            return
        if self.undo_breaks_fairness:
            self._begin_practice()
        self._stop_thinking()
        self._history.remember(self.match, count)
        self.match = self.match.before(count)
        self.undos += 1
        store = self.saved.begin_anew if counted else self.saved.catch_up
        self._keeper.do(lambda: store(self.match, **self._meta()))
        self._replaced()

    def redo(self) -> None:
        """Play again what the last undo took back."""
        if not self.can_redo:
            return
        moves = self._history.take_redo()
        self._stop_thinking()
        for data in moves:
            self.match.play_json(data)
        self._keeper.save()
        self._replaced()

    def request_hint(self) -> None:
        """Ask the strongest player what it would do; `hint_found` answers."""
        if not self.can_hint or self._hint_question:
            return
        view = self.match.playing().view(self.turn)
        self._hint_question = self._players.ask(self.match.game.id, view, "expert", seconds=HINT_SECONDS)

    def cancel_hint(self) -> None:
        """Give up a hint that was asked for."""
        if self._hint_question:
            self._players.cancel(self._hint_question)
            self._hint_question = 0
            self.hint_found.emit(None)

    def next_round(self) -> None:
        """Deal the next round of the match."""
        if self.match.round_over and not self.match.over:
            self.match.next_round()
            self._history.forget_redo()
            self._keeper.save()
            self._replaced()

    def restart_same_deal(self) -> None:
        """Begin the match anew with the same cards, as practice and stored as a new one.

        The old one stays stored as it was: if it was not over, `left_behind` tells of it. As long as it cannot
        be stored, nothing happens.
        """
        if not self._keeper.save_or_tell():
            return
        self._keeper.do(lambda: self.saved.set_meta(**self._meta()))
        self._stop_thinking()
        left, counts = NOT_STORED if self.match.over else self.saved.match_id, not self.practice
        self._left = left if counts else NOT_STORED
        self.match = self.match.at(0, 0)
        self._fresh = True
        self._history.forget_redo()
        self.hints, self.undos, self._earlier_ms = 0, 0, 0
        self._clock.restart()
        self.practice = True
        self._keeper.do(lambda: self.saved.begin_anew(self.match))
        self.practice_started.emit()
        self._replaced()
        if left != NOT_STORED:
            self.left_behind.emit(left, counts)

    def veil(self) -> None:
        """Nobody looks, until `unveil()`: the table is held, and nothing is taken back and no hint given behind
        the back of the person who is awaited."""
        if not self.veiled:
            self.veiled = True
            self.hold()
            self.history_changed.emit()

    def unveil(self) -> None:
        """The person who was awaited looks."""
        if self.veiled:
            self.veiled = False
            self.release()
            self.history_changed.emit()

    def save(self) -> bool:
        """Store what could not be stored yet; whether everything is stored now."""
        if self.unsaved:
            self._keeper.save()
        return not self.unsaved

    def close(self) -> None:
        """Stop thinking and leave the match stored as it is now, if that can be done."""
        if self._closed:
            return
        self.cancel_hint()
        self._stop_thinking()
        self._closed = True
        self._players.answered.disconnect(self._answered)
        self._players.failed.disconnect(self._player_failed)
        self.objections.close()
        self.save()
        self._keeper.do(lambda: self.saved.set_meta(**self._meta()))
        self._keeper.stop()

    # How a match goes on.

    def _make(self, move: Move, **notes: Json) -> EngineError | None:
        """Make, store and tell one move, then go on. The reason if it was refused."""
        try:
            events = self.match.play(move, **notes)
        except EngineError as error:
            return error
        self.objections.drop()
        self._keeper.save()
        self._tell(events)
        return None

    def _tell(self, events: list[Event]) -> None:
        if events:
            self.events_happened.emit(events)
        self.history_changed.emit()
        self._advance()

    def _advance(self) -> None:
        """Whatever comes next: the round's end, a random move, a person or a computer player."""
        if self._closed:
            return
        if self.match.round_over:
            self._tell_turn(NOBODY)
            self.round_finished.emit()
            if self.match.over:
                self.match_finished.emit()
            return
        state = self.match.playing()
        if state.waiting:
            self._tell_turn(NOBODY)
            self._ask_for_objections()
            return
        if state.turn == CHANCE:
            move = self.match.chance()
            assert move is not None
            self._make(move)
            return
        if self.is_person(state.turn):
            self.set_viewer(state.turn)
            self._tell_turn(state.turn)
        else:
            self._tell_turn(state.turn)
            self._ask(state.turn)

    def _ask_for_objections(self) -> None:
        state, players = self.match.playing(), self.match.players
        seats = {seat: Asked(players[seat].level, state.view(seat)) for seat in state.objectors()}
        self.objections.ask(self.match.game.id, seats, PAUSES_MS[self.speed])
        if self.held:
            self.objections.pause()

    def _objected(self, data: Json) -> None:
        """A computer player objects; one that does it wrongly is not heard."""
        try:
            refusal = self._make(self.match.read_move(data))
        except EngineError as error:
            refusal = error
        if refusal is not None:
            self._nobody_objected()

    def _nobody_objected(self) -> None:
        events = self.match.settle()
        self._keeper.save()
        self._tell(events)

    def _ask(self, seat: int) -> None:
        view = self.match.playing().view(seat)
        level = self.match.players[seat].level
        assert level is not None
        self._question = self._players.ask(self.match.game.id, view, level)
        self.thinking_changed.emit(seat, True)

    def _answered(self, number: int, move: Json, candidates: Json) -> None:
        if number not in (self._hint_question, self._question):
            return
        try:
            answer = self.match.read_move(move)
        except EngineError as error:
            self._player_failed(number, str(error))
            return
        if number == self._hint_question:
            self._hint_question = 0
            self.hints += 1
            self._keeper.do(lambda: self.saved.set_meta(**self._meta()))
            self.hint_found.emit(answer)
        else:
            self._think_ended()
            self._answer = answer
            self._show_when_free()

    def _player_failed(self, number: int, reason: str) -> None:
        if number == self._hint_question:
            self._hint_question = 0
            self.hint_found.emit(None)
            self.noticed.emit("hint-failed", {"reason": reason})
        elif number == self._question:
            self._think_ended()
            self._stand_in(reason)

    def _stand_in(self, reason: str) -> None:
        """A broken computer player never stops a game: a legal move is made in its place."""
        if self._players.available:  # else that is known, and every move would tell it again
            self.noticed.emit("computer-failed", {"name": self.name(self.turn), "reason": reason})
        view = self.match.playing().view(self.turn)
        self._answer = think(self.match.game, view, "random", len(self.match.rounds[-1].moves)).move
        self._show_when_free()

    def _show_when_free(self) -> None:
        """Show a waiting answer after the pause, unless the table is held."""
        if not self.held and self._answer is not None:
            self._pause.start(PAUSES_MS[self.speed])

    def _stand_still(self) -> None:
        self._pause.stop()
        self.objections.pause()

    def _go_on(self) -> None:
        self._show_when_free()
        self.objections.resume()

    def _play_answer(self) -> None:
        move, self._answer = self._answer, None
        if move is None or self._closed:
            return
        refusal = self._make(move)
        if refusal is not None:
            self._stand_in(str(refusal))

    def _think_ended(self) -> None:
        self._question = 0
        self.thinking_changed.emit(self.turn, False)

    def _stop_thinking(self) -> None:
        self._pause.stop()
        self._answer = None
        self.objections.drop()
        if self._question:
            self._players.cancel(self._question)
            self._think_ended()

    def _replaced(self) -> None:
        self.cancel_hint()
        self.position_replaced.emit()
        self.history_changed.emit()
        self._advance()

    # Saving, counting, showing.

    def _meta(self) -> Meta:
        return {
            "practice": self.practice,
            "hints": self.hints,
            "undos": self.undos,
            "duration_ms": self._earlier_ms + self._clock.elapsed(),
        }

    def _catch_up(self) -> None:
        self.saved.catch_up(self.match, **self._meta())

    def _mark_left(self) -> None:
        """What else there is of these cards is practice too, now that more is seen of them."""
        if self.practice and not self._told_known:
            self._told_known = self._keeper.do(lambda: self.saved.mark_known(self.match))
        if self._left == NOT_STORED:
            return
        try:
            self.saved.mark_practice(self._left)
        except StorageError as error:
            if error.code != "no-such-game":
                return  # tried again at the next move; that the disk is full is told when moves are stored
        self._left = NOT_STORED

    def _store_troubled(self, error: StorageError) -> None:
        self.noticed.emit(f"not-saved-{error.code}", error.data)
        if error.code == "changed-elsewhere" and not self.practice:
            self._begin_practice()  # as which it is stored from now on

    def _begin_practice(self) -> None:
        self.practice = True
        self.practice_started.emit()
