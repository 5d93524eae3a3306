"""Analyses a match that is over, in the background, through the computer players' process."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from holzwurm_desktop.ai.analysis import (
    SEED,
    Analysis,
    Decision,
    Judged,
    can_open,
    decisions,
    empty_rounds,
    judged,
    seed_of,
    usual_iterations,
)
from holzwurm_desktop.ai.analysis_record import key_of, read_all, to_json
from holzwurm_desktop.ai.answers import Answer, candidates_of
from holzwurm_desktop.ai.coach import LEVEL
from holzwurm_desktop.ai.mistakes import Mistake, mistakes_of
from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.session.computer_players import ComputerPlayers

Store = Callable[[str, dict[str, Json]], None]
"""(key of an analysis, its form in a record): keeps it beside the match."""


class Analyst(QObject):
    """The analyses of one match, those there are and the one that is being made.

    seen, opened: with what the seats could know, and with open cards; None until there is one.
    """

    progressed = Signal(int, int)
    """How many decisions have been looked at, and how many there are."""
    changed = Signal()
    """An analysis is there, or the one that was being made was given up."""
    failed = Signal(str)
    """Why none could be made: the computer players' process broke down twice over one question."""

    def __init__(
        self,
        players: ComputerPlayers,
        match: Match,
        stored: Mapping[str, Json],
        store: Store,
        own: Sequence[int] = (),
        parent: QObject | None = None,
    ) -> None:
        """`match` must be one whose cards are open. stored: its analyses, by key, as they were stored; own: the seats
        whose mistakes are the player's."""
        super().__init__(parent)
        self._players = players
        self._match = match
        self._store = store
        self._own = own
        self.seen, self.opened = read_all(match, stored)
        self.iterations = usual_iterations(match.game.id)
        self._run: _Run | None = None
        players.answered.connect(self._answered)
        players.failed.connect(self._failed)

    @property
    def can_open(self) -> bool:
        """Whether an analysis with open cards would tell something else."""
        return can_open(self._match.game.id)

    @property
    def running(self) -> bool:
        """Whether an analysis is being made."""
        return self._run is not None

    def analysis(self, open_cards: bool) -> Analysis | None:
        """The analysis there is."""
        return self.opened if open_cards else self.seen

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The player's own mistakes, by what could be known; none before that was analysed."""
        return () if self.seen is None else tuple(mistakes_of(self._match, self.seen, self._own))

    def written(self) -> dict[str, dict[str, Json]]:
        """The analyses there are, by key, as a record holds them."""
        found = (each for each in (self.seen, self.opened) if each is not None)
        return {key_of(each): to_json(self._match, each) for each in found}

    def start(self, open_cards: bool) -> None:
        """Make an analysis; one that is there already, or being made, is left as it is."""
        if self._run is None and self.analysis(open_cards) is None:
            self._run = _Run(self._match, open_cards)
            self._next()

    def take(self, analysis: Analysis) -> None:
        """Keep an analysis that was made elsewhere."""
        if analysis.open_cards:
            self.opened = analysis
        else:
            self.seen = analysis
        self._store(key_of(analysis), to_json(self._match, analysis))
        self.changed.emit()

    def cancel(self) -> None:
        """Give up the analysis that is being made, at once."""
        if self._run is not None:
            self._players.cancel(self._run.question)
            self._run = None
            self.changed.emit()

    def close(self) -> None:
        """Give everything up; nothing is told any more."""
        self._players.answered.disconnect(self._answered)
        self._players.failed.disconnect(self._failed)
        if self._run is not None:
            self._players.cancel(self._run.question)
            self._run = None

    def _next(self) -> None:
        """Ask about the next decision, one at a time: whoever plays meanwhile waits for one answer at most."""
        assert self._run is not None
        run = self._run
        self.progressed.emit(run.done, run.count)
        decision = run.go_on()
        if decision is None:
            self._run = None
            self.take(Analysis(self.iterations, SEED, run.open_cards, tuple(map(tuple, run.found))))
            return
        run.question = self._players.ask(
            self._match.game.id,
            decision.view,
            LEVEL,
            iterations=self.iterations,
            seed=seed_of(SEED, decision.round_index, decision.move_index),
            open_cards=_open(self._match, decision) if run.open_cards else None,
        )

    def _answered(self, answer: Answer) -> None:
        run = self._run
        if run is None or answer.number != run.question or run.decision is None:
            return
        decision = run.decision
        try:
            weighed = candidates_of(self._match.game.move_from_json, answer)
        except EngineError as error:
            self._failed(answer.number, error.code)
            return
        run.note(judged(self._match, decision, weighed))
        self._next()

    def _failed(self, number: int, reason: str) -> None:
        if self._run is not None and number == self._run.question:
            self._run = None
            self.changed.emit()
            self.failed.emit(reason)


class _Run:
    """An analysis that is being made: done: of `count` decisions; decision, question: what is being asked about."""

    def __init__(self, match: Match, open_cards: bool) -> None:
        self.open_cards = open_cards
        self.found = empty_rounds(match)
        self.count = sum("chance" not in move for played in match.rounds for move in played.moves)
        self.done = 0
        self.question = 0
        self.decision: Decision | None = None
        self._left: Iterator[Decision] = decisions(match)

    def go_on(self) -> Decision | None:
        """The next decision; None after the last one."""
        self.decision = next(self._left, None)
        return self.decision

    def note(self, known: Judged | None) -> None:
        """Write down what is known of the present decision."""
        assert self.decision is not None
        self.found[self.decision.round_index][self.decision.move_index] = known
        self.done += 1


def _open(match: Match, decision: Decision) -> dict[str, Json]:
    """What everybody may see of a decision's position once the match is over, as `ai.worker` wants it."""
    played = match.rounds[decision.round_index]
    return {
        "deal": played.deal,
        "seats": match.seats,
        "options": match.options,
        "moves": played.moves[: decision.move_index],
    }
