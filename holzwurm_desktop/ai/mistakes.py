"""Mistakes of people in matches that were analysed, each as a task: to find the better move. No Qt."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

from holzwurm_desktop.ai.analysis import FROM, Analysis, Judged, asked, judgement, seed_of
from holzwurm_desktop.ai.analysis_record import read_all
from holzwurm_desktop.ai.tasks import Task
from holzwurm_desktop.engine.contract import Json, Move
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.storage.clock import stamp
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.matches import MatchStore
from holzwurm_desktop.storage.persons import Same, person_key


class Mistake(NamedTuple):
    """A decision that was an inaccuracy, a mistake or a blunder.

    match: the whole match; round_index, move_index: where the move stands in it, from 0; made: the move; known: what
    the analysis found; iterations, seed: those of the search that finds the same again.
    """

    match: Match
    round_index: int
    move_index: int
    made: Move
    known: Judged
    iterations: int
    seed: int

    @property
    def task(self) -> Task:
        """The position before the move. The moves up to it are made again, which takes a moment."""
        standing = self.match.at(self.round_index, self.move_index)
        state = standing.playing()
        if state.waiting and not asked(state, self.made).waiting:  # nobody has objected to the move before
            standing.settle()
        return Task(standing, self.made.seat)


class Month(NamedTuple):
    """The own mistakes of some time: finished: how many matches came to their end in it; analysed: how many of them
    have an analysis."""

    mistakes: tuple[Mistake, ...]
    finished: int
    analysed: int


def own_seats(match: Match, name: str, same: Same | None = None) -> tuple[int, ...]:
    """The seats whose mistakes are one's own: the only person's or, of several people, those of the one called
    `name`; all people's if nobody is. same: whose the names are, see `storage.persons`."""
    known = same or {}
    wanted = person_key(name, known)
    people = tuple(seat for seat, player in enumerate(match.players) if player.level is None)
    named = tuple(seat for seat in people if person_key(match.players[seat].name, known) == wanted)
    return named if len(people) > 1 and named else people


def mistakes_of(match: Match, analysis: Analysis, seats: Sequence[int]) -> Iterator[Mistake]:
    """The mistakes that these seats made in `match`, in the order in which they were played."""
    for round_index, known_moves in enumerate(analysis.rounds):
        for move_index, known in enumerate(known_moves):
            if known is None or known.best is None or known.best.seat not in seats:
                continue
            if judgement(match.game.id, known) not in FROM:
                continue
            made = match.game.move_from_json(match.rounds[round_index].moves[move_index])
            seed = seed_of(analysis.seed, round_index, move_index)
            yield Mistake(match, round_index, move_index, made, known, analysis.iterations, seed)


def mistakes_since(
    store: MatchStore,
    moment: datetime,
    name: str,
    same: Same | None = None,
    closed: Container[tuple[str, Json]] = (),
) -> Month:
    """The own mistakes in the stored matches that were finished after `moment`, the earliest match first.

    name, same: whose, see `own_seats`; closed: the deals, by game and number, that somebody has yet to play unseen. A
    match of one of them, or one that cannot be read, is left out. Raises `StorageError`.
    """
    found: list[Mistake] = []
    ids = store.finished_since(stamp(moment))
    analysed = 0
    for match_id in ids:
        stored = store.analyses(match_id)
        if not stored:
            continue
        with suppress(StorageError, RecordError):  # damaged: the lists tell of it
            match = Match.from_record(store.load(match_id))
            if (match.game.id, match.extra.get("deal_number")) in closed:
                continue
            seen = read_all(match, stored).seen
            if seen is not None:
                analysed += 1
                found += mistakes_of(match, seen, own_seats(match, name, same))
    return Month(tuple(found), len(ids), analysed)
