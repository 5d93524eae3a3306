"""The coach at a match: thinks about a person's position while the person does, and tells of a clearly better move.

It asks the computer players' process only while nobody else does, one question at a time. What it says rests on the
view of the seat that it speaks to, and on a search whose seed and length depend on that view alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.ai.answers import Answer
from holzwurm_desktop.ai.coach import LEVEL, Verdict, advised, judge
from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.engine.contract import Move, View
from holzwurm_desktop.session.computer_players import ComputerPlayers
from holzwurm_desktop.session.seeds import seed_of

Candidates = tuple[Candidate, ...]


class Comparison(NamedTuple):
    """A person's move beside the one that was clearly better. view: that of `seat` before the move; best: the better
    move as the search found it; candidates: all that it considered."""

    seat: int
    view: View
    verdict: Verdict
    best: Candidate
    candidates: Candidates


class Coach(QObject):
    """The coach as a table knows it. This base class is always off and says nothing, as in a replay.

    on: whether it is switched on; comparison: what it tells of the last move, until it is read; found: the best moves
    for the person on turn, the best first, while they are shown; candidates: all that were considered for them.
    """

    switched = Signal(bool)
    """It was switched on or off."""
    compared = Signal()
    """`comparison` is another one, or None."""
    answered = Signal()
    """`found` has the best moves that were asked for."""
    put_away = Signal()
    """`found` is empty again."""
    freed = Signal()
    """What kept the next person waiting has been read."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on = False
        self.comparison: Comparison | None = None
        self.found: Candidates = ()
        self.candidates: Candidates = ()

    @property
    def present(self) -> bool:
        """Whether there is one, which can be switched on."""
        return False

    @property
    def can_ask(self) -> bool:
        """Whether the best moves can be asked for now."""
        return False

    @property
    def advised(self) -> bool:
        """Whether it has told of a better move than the last one of the person who looks."""
        return False

    @property
    def about_to_tell(self) -> Move | None:
        """The better move that it tells of as soon as the one that was made has been told; None if there is none."""
        return None

    def switch(self, on: bool) -> None:
        """Switch it on or off."""

    def ask(self) -> None:
        """Ask for the best moves; `answered` tells when they are `found`."""

    def put_list_away(self) -> None:
        """The best moves are not wanted any more."""

    def go_on(self) -> None:
        """What it told of the last move has been read."""


class MatchCoach(Coach):
    """The coach at a match that is played."""

    def __init__(
        self,
        players: ComputerPlayers,
        read: Callable[[Answer], Candidates],
        may_ask: Callable[[], bool],
        may_tell: Callable[[int], bool],
        parent: QObject | None = None,
    ) -> None:
        """`read`: what was considered for an answer; `may_ask`: whether the person on turn may be helped now;
        `may_tell`: whether a seat may be told something now, so that only the person there learns of it."""
        super().__init__(parent)
        self._players = players
        self._players.answered.connect(self._answered)
        self._players.failed.connect(self._failed)
        self._read = read
        self._may_ask = may_ask
        self._may_tell = may_tell
        self._game = ""
        self._now: View | None = None  # what the person on turn sees
        self._thoughts: Candidates | None = None  # about `_now`
        self._made: tuple[View, Move] | None = None  # a move that waits for thoughts about the view before it
        self._question = 0  # the number of the open question, 0 for none
        self._about: View | None = None  # what it is about
        self._wanted = False  # whether the best moves were asked for
        self._unsaid: Comparison | None = None
        self._advised = False
        self.keeping = False
        """Whether the next person waits while another one reads."""

    @property
    def present(self) -> bool:
        return True

    @property
    def can_ask(self) -> bool:
        return self._now is not None and self._may_ask()

    @property
    def advised(self) -> bool:
        return self._advised

    @property
    def about_to_tell(self) -> Move | None:
        return None if self._unsaid is None else self._unsaid.verdict.best

    def switch(self, on: bool) -> None:
        if on == self.on:
            return
        self.on = on
        if not on:
            self._made = self._unsaid = None
            self.make_way()
            self.go_on()
        self.switched.emit(on)
        self._look()

    def ask(self) -> None:
        if not self.can_ask or self.found:
            return
        self._wanted = True
        if self._thoughts is not None:
            self._show()
        else:
            self._made = None  # the person has gone on
            self.make_way()
            self._look()

    def put_list_away(self) -> None:
        self._wanted = False
        if self.found:
            self.found = ()
            self.put_away.emit()

    def go_on(self) -> None:
        if self.comparison is not None:
            self.comparison = None
            self.compared.emit()
        if self.keeping:
            self.keeping = False
            self.freed.emit()

    # What the session tells.

    def turn(self, game_id: str, view: View) -> None:
        """The person who sees `view` is on turn."""
        self._game, self._now, self._thoughts = game_id, view, None
        self.put_list_away()
        self._look()

    def consider(self, thoughts: Candidates) -> None:
        """What a search has found for the person on turn."""
        self._thoughts = thoughts
        if self._wanted:
            self._show()

    def moved(self, view: View, move: Move) -> None:
        """The person who saw `view` has made `move`. `speak` tells what there is to say of it."""
        thoughts, self._now, self._thoughts = self._thoughts, None, None
        if not self.on:
            return
        self._made = view, move
        if thoughts is not None:
            self._judge(thoughts)

    def speak(self) -> None:
        """Tell of the move that was made, if there is something to say, it is known, and it may be told now."""
        unsaid = self._unsaid
        if unsaid is not None and self._may_tell(unsaid.seat):
            self._unsaid, self._advised = None, True
            self.comparison = unsaid
            self.compared.emit()

    def keeps(self, seat: int) -> bool:
        """Whether somebody else than `seat` has yet to read what the coach told of a move. If so, `freed` tells when
        that has been done."""
        self.keeping = self.comparison is not None and self.comparison.seat != seat
        return self.keeping

    def make_way(self) -> None:
        """Give up the open question, as somebody else is about to ask. It is asked again afterwards."""
        if self._question:
            self._players.cancel(self._question)
            self._question, self._about = 0, None

    def drop(self) -> None:
        """The position is another one: nothing that was thought or told holds any more."""
        self._now = self._thoughts = self._made = self._unsaid = None
        self._advised = self.keeping = False
        self.make_way()
        self.put_list_away()
        self.go_on()

    def forget_move(self) -> None:
        """A person makes another move: nothing is told of the one before."""
        self._made, self._unsaid, self._advised = None, None, False
        self.put_list_away()
        self.go_on()

    def close(self) -> None:
        """Stop, and stop listening to the computer players, which other sessions share."""
        self.drop()
        self._players.answered.disconnect(self._answered)
        self._players.failed.disconnect(self._failed)

    # Thinking.

    def _look(self) -> None:
        """Ask what is to be asked next, if nobody else waits for an answer."""
        if self._question or self._players.busy:
            return
        if self._made is not None:
            view: View | None = self._made[0]
        else:
            view = self._now if self._thoughts is None and (self.on or self._wanted) else None
        if view is not None:
            self._about = view
            self._question = self._players.ask(
                self._game, view, LEVEL, iterations=adviser_of(self._game).iterations, seed=seed_of(view)
            )

    def _answered(self, answer: Answer) -> None:
        if answer.number == self._question:
            self._question, about = 0, self._about
            self._think_over(about, self._read(answer))
        self._look()

    def _failed(self, number: int, _reason: str) -> None:
        """Without an answer nothing is told."""
        if number == self._question:
            self._question, about = 0, self._about
            self._think_over(about, ())
        self._look()

    def _think_over(self, about: View | None, thoughts: Candidates) -> None:
        if self._made is not None and about is self._made[0]:
            self._judge(thoughts)
            self.speak()
        elif about is self._now:
            self.consider(thoughts)

    def _show(self) -> None:
        """Tell the best moves that were asked for."""
        self._wanted = False
        self.candidates = self._thoughts or ()
        self.found = tuple(advised(self._game, self._now, self.candidates)) if self._now else ()
        self.answered.emit()

    def _judge(self, thoughts: Candidates) -> None:
        """Compare a move that was made with the best one."""
        assert self._made is not None
        (view, move), self._made = self._made, None
        verdict = judge(self._game, view, thoughts, move)
        if verdict is not None and verdict.clearly:
            best = next(each for each in thoughts if each.move == verdict.best)
            self._unsaid = Comparison(move.seat, view, verdict, best, thoughts)
