"""A session for playing: whose turn it is, who moves, what is stored and what can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer, Signal

from holzwurm_desktop.ai.answers import Answer
from holzwurm_desktop.ai.engine_process import Fault
from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.engine.contract import Event, Json, Move, View
from holzwurm_desktop.engine.core import CHANCE
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.records import STAND_INS_KEY
from holzwurm_desktop.session import knowledge
from holzwurm_desktop.session.coach import MatchCoach
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.history import History
from holzwurm_desktop.session.keeping import Keeper
from holzwurm_desktop.session.objections import Asked, Objections
from holzwurm_desktop.session.opponents import NOT_ASKED, Opponents
from holzwurm_desktop.session.playing_time import PlayingTime
from holzwurm_desktop.session.saving import NOT_STORED, SavedMatch
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.session.stand_in import StandIn
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.match_meta import Meta

PAUSES_MS = {"off": 0, "fast": 200, "normal": 550, "slow": 1100}
"""How long the table rests before a computer player's move, by animation speed, so that people can follow it."""
HINT_SECONDS = 0.8
"""How many seconds the strongest computer player searches for a hint."""
NOBODY = knowledge.NOBODY


class TableSession(Session):
    """Connects one match with its computer players, its stored form, undo and the table.

    Every move is stored before `events_happened` is emitted, so whatever a player has seen is on the disk. While the
    table is held, computer players go on thinking, but no move of theirs is made.
    """

    person_moved = Signal()
    """A person has made a move, and it is stored, if that was possible."""
    left_behind = Signal(int, bool)
    """An unfinished match was left for a practice copy of it: the id under which it stays stored, and whether it
    still counts in the statistics, which it does until a move is made in the copy."""
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
        programs: Callable[[], Mapping[str, str]] = dict,
        closed: Callable[[Match], str | None] = lambda _: None,
        parent: QObject | None = None,
    ) -> None:
        """`saved` is the stored form of `match`, `meta` its counts so far. Other sessions may share `players`.
        `programs`: the commands of the programs that can play here now, by what they are called.
        `fresh`: the match has only just been dealt, so nothing is lost if it is deleted before the first move.
        `closed`: see `Session.closed`."""
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
        self._closed_by = closed
        self._watched = True
        self._time = PlayingTime(counts.get("duration_ms", 0))
        self._players = players
        self._opponents = Opponents(players, lambda: self.match, programs, self)
        self._opponents.answered.connect(self._answered)
        self._opponents.failed.connect(self._player_failed)
        self._opponents.faulted.connect(self._program_faulted)
        self._question = 0  # the number of the question for a move until there is one, 0 for none
        self._hint_question = 0  # the same for a hint
        self._answer: Move | None = None  # a computer player's move that waits to be made
        self._stand_in = StandIn(self)
        self._stand_in.found.connect(self._stand_in_found)
        self._stood_in = False  # whether `_answer` is a stand-in's
        self._closed = False
        self._history = History()
        self._fresh = fresh
        self._left = NOT_STORED  # the match left for this practice copy, as long as it still counts
        self._known_marked = False
        self._objections = Objections(self._opponents, self)
        self.objections.objected.connect(self._objected)
        self.objections.nobody_objected.connect(self._nobody_objected)
        self._match_coach = MatchCoach(
            players, self._read_candidates, lambda: self.can_hint, self._may_tell, self
        )
        self.coach.switch(counts.get("coach", False))
        self.coach.switched.connect(self._store_counts)
        self.coach.answered.connect(self._coach_answered)
        self.coach.freed.connect(self._advance)
        self._keeper = Keeper(self._catch_up, lambda: self.saved.holds(self.match), self)
        self._keeper.troubled.connect(self._store_troubled)
        self._keeper.unsaved_changed.connect(self.unsaved_changed)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._play_answer)

    # What the table asks.

    @property
    def objections(self) -> Objections:
        return self._objections

    @property
    def coach(self) -> MatchCoach:
        return self._match_coach

    @property
    def closed(self) -> str | None:
        return self._closed_by(self.match)

    @property
    def turn(self) -> int:
        """As above; nobody's while somebody else reads what the coach said of the last move."""
        return NOBODY if self.coach.keeping else super().turn

    @property
    def my_turn(self) -> bool:
        return self.turn != NOBODY and self.is_person(self.turn)

    @property
    def watcher(self) -> int:
        return knowledge.watcher(self.match, self.viewer)

    @property
    def absent(self) -> dict[int, Fault]:
        """The seats whose program cannot play here, and why; `reseat` puts others there."""
        return {} if self.match.over else self._opponents.absent

    def legal_moves(self) -> list[Move]:
        return self.match.playing().legal_moves() if self.my_turn else []

    @property
    def begun(self) -> bool:
        """Whether any move has been made in the match."""
        return any(played.moves for played in self.match.rounds)

    @property
    def untouched(self) -> bool:
        """Whether nobody would miss the match: it was dealt here, and no move, hint or undo was made. One whose deal
        others have yet to play is missed by the evening."""
        return self._fresh and not (self.begun or self.hints or self.undos or self.closed)

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
        """Whether a computer player, or what stands in for it, has been asked and has not answered yet."""
        return self._question != 0

    @property
    def can_undo(self) -> bool:
        """Whether a person has moved in this round, and the table is not veiled."""
        return not self.veiled and self._history.last_decision(self.match, self.is_person) is not None

    @property
    def undo_is_barred(self) -> bool:
        return (self.undo_breaks_fairness or self.match.over) and self.closed is not None

    @property
    def can_redo(self) -> bool:
        """Whether moves were taken back and nothing else was played since, and the table is not veiled."""
        return not self.veiled and self._history.can_redo

    @property
    def can_hint(self) -> bool:
        """Whether a person is to move, and the table is not veiled."""
        return not self.veiled and self.my_turn

    @property
    def undo_breaks_fairness(self) -> bool:
        """So does one after the coach has shown a better move."""
        revealed = self.coach.advised or self._history.undo_reveals(self.match, self.is_person)
        return not self.practice and revealed

    # What the table does.

    def start(self) -> None:
        """Begin the match or go on with it. To be called once everybody is connected: moves may follow at once."""
        # Storing a new match failed, and nobody was there to be told; a second failure is told.
        if self.saved.match_id == NOT_STORED:
            self._keeper.save()
        self._opponents.start()
        self._advance()

    def reseat(self, players: Mapping[int, Player]) -> None:
        """Put others at seats, before the match is started here.

        If it has begun, it is practice from now on: its result would be of two players together.
        """
        others = [players.get(seat, player) for seat, player in enumerate(self.match.players)]
        if others == self.match.players:
            return
        self.match.players = others
        if self.begun and not self.practice:
            self._begin_practice()
        seats: list[Json] = [player.to_json() for player in others]
        self._keeper.do(lambda: self.saved.set_meta(practice=self.practice, header={"seats": seats}))

    def play(self, move: Move, **notes: Json) -> EngineError | None:
        if self._closed or not (self.my_turn or move.seat in self.objections.people):
            return None
        self.cancel_hint()
        view = self.match.playing().view(move.seat) if self.my_turn else None
        refusal = self._make(move, view, **notes)
        if refusal is None:
            self._mark_left()
            self.person_moved.emit()
        return refusal

    def undo(self) -> None:
        """Go back to before the last move of a person in this round.

        An undo that leaves the player with new knowledge makes the match practice. A finished match that counts keeps
        its result: what follows is stored as a new match, for practice.
        """
        count = self._history.last_decision(self.match, self.is_person)
        if self.veiled or count is None or self.undo_is_barred:
            return
        counted = self.match.over and not self.practice
        # Its result has to be on the disk before the match on the table becomes another one.
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
        """Make again the moves that the last undo took back. Nothing happens if there are none."""
        if not self.can_redo:
            return
        moves = self._history.take_redo()
        self._stop_thinking()
        # Not by `_make`: nothing is animated, and no computer player is asked in between.
        for data in moves:
            self.match.play_json(data)
        self._keeper.save()
        self._replaced()

    def request_hint(self) -> None:
        """Ask the strongest computer player what it would do; `hint_found` brings its move."""
        if not self.can_hint or self._hint_question:
            return
        self._time.sign_of_life()
        view = self.match.playing().view(self.turn)
        self.coach.make_way()
        self._hint_question = self._players.ask(
            self.match.game.id, view, "expert", seconds=HINT_SECONDS, refuse=self._refuse
        )

    def cancel_hint(self) -> None:
        """Give up a hint that was asked for; `hint_found` brings None."""
        if self._hint_question:
            self._players.cancel(self._hint_question)
            self._hint_question = 0
            self.hint_found.emit(None)

    def next_round(self) -> None:
        """Deal the next round. Nothing happens unless one is due."""
        if self.match.round_over and not self.match.over:
            self.match.next_round()
            self._keeper.save()
            self._replaced()

    def restart_same_deal(self) -> None:
        """Begin the match anew with the same cards, as practice and stored as a new match.

        The old match stays stored as it was; if it was not over, `left_behind` is emitted. If the old match cannot be
        stored, or others have yet to play it without having seen it, nothing happens.
        """
        if (title := self.closed) is not None:
            self.noticed.emit("deal-closed", {"title": title})
            return
        if not self._keeper.save_or_tell():
            return
        # Its counts and time as well: below they begin anew, for the copy.
        self._store_counts()
        self._stop_thinking()
        left, counts = NOT_STORED if self.match.over else self.saved.match_id, not self.practice
        self._left = left if counts else NOT_STORED
        self.match = self.match.at(0, 0)
        self.match.extra.pop(STAND_INS_KEY, None)
        self._fresh = True
        self._history.forget_redo()
        self.hints, self.undos = 0, 0
        self._time.set_to_zero()
        self.practice = True
        self._keeper.do(lambda: self.saved.begin_anew(self.match, coach=self.coach.on))
        self.practice_started.emit()
        self._replaced()
        if left != NOT_STORED:
            self.left_behind.emit(left, counts)

    def veil(self) -> None:
        """Hold the table while nobody looks, until `unveil()`.

        Meanwhile there is no undo, redo or hint: they belong to the person who is awaited.
        """
        if not self.veiled:
            self.veiled = True
            self._run_time()
            self.hold()
            self.history_changed.emit()

    def unveil(self) -> None:
        """The person who was awaited looks now."""
        if self.veiled:
            self.veiled = False
            self._run_time()
            self.release()
            self.history_changed.emit()

    def set_watched(self, watched: bool) -> None:
        """Whether somebody looks at the table: only then the match's playing time runs."""
        self._watched = watched
        self._run_time()

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
        # The computer players outlive this session, and would go on calling it.
        self._opponents.close()
        self.objections.close()
        self.coach.close()
        self.save()
        self._store_counts()
        self._keeper.stop()

    # How a match goes on.

    def _make(self, move: Move, view: View | None = None, **notes: Json) -> EngineError | None:
        """Make one move, store it, tell of it and go on; return the reason if it is refused.

        `view`: what the person who makes it has seen; None for a move that is no person's in turn.
        """
        try:
            events = self.match.play(move, **notes)
        except EngineError as error:
            return error
        if view is not None:
            self.coach.forget_move()
            self.coach.moved(view, move)
        self.objections.drop()
        self._history.forget_redo()
        # Before anybody hears of the move: after a crash, a player never finds less than was seen.
        self._keeper.save()
        self._tell(events)
        return None

    def _tell(self, events: list[Event]) -> None:
        if events:
            self._tell_events(events)
        self.coach.speak()
        self.history_changed.emit()
        self._advance()

    def _advance(self) -> None:
        """Do what comes next: end the round, make a chance move, or call a person or a computer player."""
        if self._closed:  # by somebody who was told of the last move
            return
        self._time.sign_of_life()
        self._run_time()
        if self.match.round_over:
            self.coach.drop()
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
            if self.coach.keeps(state.turn):
                self._tell_turn(NOBODY)
                return
            # The view first: whoever is told of the turn reads that seat's hand.
            self.set_viewer(state.turn)
            self.coach.turn(self.match.game.id, state.view(state.turn))
            self._tell_turn(state.turn)
        else:
            self._tell_turn(state.turn)
            self._ask(state.turn)

    def _ask_for_objections(self) -> None:
        state, players = self.match.playing(), self.match.players
        seats = {
            seat: Asked(
                players[seat].level,
                view := state.view(seat),
                players[seat].strength,
                self._opponents.seed(view),
            )
            for seat in state.objectors()
        }
        self.coach.make_way()
        self.objections.ask(self.match.game.id, seats, PAUSES_MS[self.speed])
        if self.held:  # perhaps by the film of the very move: nobody's time runs before it has been seen
            self.objections.pause()

    def _objected(self, data: Json) -> None:
        """A computer player objects. If its objection breaks the rules, it counts as none."""
        try:
            refusal = self._make(self.match.read_move(data))
        except EngineError as error:
            refusal = error
        if refusal is not None:
            self._nobody_objected()

    def _nobody_objected(self) -> None:
        events = self.match.settle()
        # An objection that was taken back cannot be made any more.
        self._history.forget_redo()
        self._keeper.save()
        self._tell(events)

    def _ask(self, seat: int) -> None:
        view = self.match.playing().view(seat)
        player = self.match.players[seat]
        assert player.level is not None
        self.coach.make_way()
        self._question = self._opponents.ask(
            self.match.game.id, view, player.level, strength=player.strength, refuse=self._refuse
        )
        self.thinking_changed.emit(seat, True)

    def _refuse(self, data: Json) -> str:
        """Why a move of a computer player cannot be made now; "" if it can."""
        try:
            self.match.playing().copy().apply(self.match.read_move(data))
        except EngineError as error:
            return str(error)
        return ""

    def _answered(self, answer: Answer) -> None:
        if answer.number not in (self._hint_question, self._question):
            return  # the answer to another session, or to `objections`
        assert answer.move is not None
        move = self.match.read_move(answer.move)
        if answer.number == self._hint_question:
            self._hint_question = 0
            self.hints += 1
            self.weighed = self._read_candidates(answer)
            self._store_counts()
            self.hint_found.emit(move)
        else:
            self._think_ended()
            self._answer = move
            self._show_when_free()

    def _read_candidates(self, answer: Answer) -> tuple[Candidate, ...]:
        """What a computer player weighed, without what is no move of the game: only its answer is checked."""
        found = []
        for data, visits, mean in answer.candidates:
            with suppress(EngineError):
                found.append(Candidate(self.match.read_move(data), visits, mean, answer.solved))
        return tuple(found)

    def _player_failed(self, number: int, reason: str) -> None:
        if number == self._hint_question:
            self._hint_question = 0
            self.hint_found.emit(None)
            self.noticed.emit("hint-failed", {"reason": reason})
        elif number == self._question:
            # Without a reason it was a program, which is told of elsewhere; and without the process the player knows,
            # and would be told again at every move.
            if reason and self._players.available:
                self.noticed.emit("computer-failed", {"name": self.name(self.turn), "reason": reason})
            state, level = self.match.playing(), self.match.players[self.turn].level
            assert level is not None
            # The seed only has to differ between moves.
            seed = len(self.match.rounds[-1].moves)
            self._stand_in.ask(self.match.game, state.view(self.turn), level, seed)

    def _program_faulted(self, seat: int, fault: Fault) -> None:
        code = "program-given-up" if fault.code == NOT_ASKED else "program-failed"
        self.noticed.emit(code, {"name": self.name(seat), "reason": fault})

    def _stand_in_found(self, move: Move | None) -> None:
        """Make a stand-in's move, and if it has none, any legal one: the match goes on."""
        if move is None or self._refuse(move.to_json()):
            move, *_ = self.match.playing().legal_moves()
        self._think_ended()
        self._answer = move
        self._stood_in = True
        self._show_when_free()

    def _show_when_free(self) -> None:
        """Make a waiting move after the pause, unless the table is held."""
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
        if self._stood_in:
            self._stood_in = False
            self.match.extra[STAND_INS_KEY] = self.match.stand_ins + 1
        refusal = self._make(move)
        assert refusal is None, refusal  # `_refuse` has tried the move in this very position

    def _think_ended(self) -> None:
        self._question = 0
        self.thinking_changed.emit(self.turn, False)

    def _stop_thinking(self) -> None:
        thinking = self.thinking
        self._pause.stop()
        self._answer, self._stood_in = None, False
        self._stand_in.drop()
        self.objections.drop()
        if thinking:
            self._opponents.cancel(self._question)
            self._think_ended()

    def _replaced(self) -> None:
        self.cancel_hint()
        self.coach.drop()
        self.position_replaced.emit()
        self.history_changed.emit()
        self._advance()

    # The coach.

    def _may_tell(self, seat: int) -> bool:
        """Whether the coach may tell a seat something: nobody else sees it, or could object because of it."""
        others_asked = self.waiting and len(knowledge.people(self.match)) > 1
        return self.viewer == seat and not self.veiled and not others_asked and not self.match.round_over

    def _coach_answered(self) -> None:
        """The best moves are told, which counts as a hint."""
        self.hints += 1
        self.weighed = self.coach.candidates
        self._store_counts()

    # Saving, counting, showing.

    def _run_time(self) -> None:
        self._time.run(self._watched and not self.veiled and not self.match.round_over)

    def _meta(self) -> Meta:
        return {
            "practice": self.practice,
            "hints": self.hints,
            "undos": self.undos,
            "duration_ms": self._time.ms,
            "coach": self.coach.on,
        }

    def _store_counts(self) -> None:
        self._keeper.do(lambda: self.saved.set_meta(**self._meta()))

    def _catch_up(self) -> None:
        self.saved.catch_up(self.match, **self._meta())

    def _mark_left(self) -> None:
        """Mark whatever else is stored of these cards as practice too, now that more of them is known."""
        if self.practice and not self._known_marked:
            self._known_marked = self._keeper.do(lambda: self.saved.mark_known(self.match))
        if self._left == NOT_STORED:
            return
        try:
            self.saved.mark_practice(self._left)
        except StorageError as error:
            if error.code != "no-such-game":  # a match that was deleted meanwhile needs no mark
                return  # tried again at the next move; the player is told of the disk when moves are stored
        self._left = NOT_STORED

    def _store_troubled(self, error: StorageError) -> None:
        self.noticed.emit(f"not-saved-{error.code}", error.data)
        if error.code == "changed-elsewhere" and not self.practice:
            self._begin_practice()  # it is stored as practice from now on

    def _begin_practice(self) -> None:
        self.practice = True
        self.practice_started.emit()
