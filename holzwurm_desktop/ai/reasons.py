"""Why a move may be good and what a situation asks, as codes with numbers; `text.advice` has the words.

What is known about one game is in its `reasons.py` (docs/add-a-player.md, "Reasons"). It gets a view and nothing
else, so what it says never depends on a hidden card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from holzwurm_desktop.ai.chances import Calibration, corrected, lesser, log_odds
from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.engine.contract import Move, View
from holzwurm_desktop.engine.kits import part_of

CLEARLY = 0.05
"""A move is clearly better than another if it promises at least this much more of a win, from 0 to 1.

Measured: two searches of one position (6,000 iterations, other seeds) differ by less than 0.03 to 0.07 in 19 of 20 of
the moves that both tried, depending on the game. A smaller difference may be chance.
"""
NEARLY = 2e-4
"""Where moves are solved, a sooner win and a later loss are worth more, by less than this in all."""
TRIED = 0.1
"""A move that the search tried less often than this share of the most tried one is known too little to be called as
good."""
ITERATIONS = 6_000
"""How many iterations the coach lets a search make: those for which `CLEARLY` was measured, at most a second."""


class Common(StrEnum):
    """Reasons that hold in every game."""

    ONLY_MOVE = "only-move"


class Reason(NamedTuple):
    """Something true of a move, or of a situation, by the rules and by what a seat sees.

    code: what, one of the game's own; cards: by name, the one that is spoken of first; number: how many; points,
    other: further numbers. Which of them mean something, and what, the game says beside the code.
    """

    code: StrEnum
    cards: tuple[str, ...] = ()
    number: int = 0
    points: int = 0
    other: int = 0


def no_worth(_view: View, _move: Move) -> None:
    """What a game knows exactly of the worth of moves, unless it says otherwise: nothing."""


def plain_outlook(_view: View, mean: float) -> float:
    """What a search expects of the round, in log odds, where the means of candidates are shares of a win."""
    return log_odds(mean)


def nothing_played(_view: View) -> float:
    """Which part of a round is over, where that changes nothing: none."""
    return 0.0


T = TypeVar("T")


class Adviser(NamedTuple):
    """What is known about the reasons for moves in one game; the part `reasons` of its kit.

    codes, situations: all codes that there are; reasons: (a view of the seat to act, a legal move) -> why the move
    may be good, the most telling first; situation: (such a view) -> what it asks; clearly: replaces `CLEARLY` where
    the means of candidates are not shares of a win; iterations: replaces `ITERATIONS` where they cost more or less;
    worth: (such a view, a legal move) -> what the move is worth by the rules, in the unit of `clearly` and from any
    zero, or None if only a search can tell: where moves cannot be listed, a person's is seldom among the candidates.
    outlook: (such a view, the mean of a candidate) -> the log odds of winning the round; played: (such a view) ->
    which part of the round is over, from 0 to 1, where that changes what they are worth; calibrations: how they are
    corrected, by the least number of seats that each holds for (`holzwurm-desktop bench calibration` measures them);
    contrasts: by what the log odds of two moves of one position differ, times this, by the least number of seats too
    (`bench contrast` measures it); without one, each move is corrected by itself;
    exact: whether what a solved move promises is the chance itself, but for less than `NEARLY`;
    point: what a point counts in `clearly` and `worth`, 0 where they are shares of a win.
    """

    codes: type[StrEnum]
    situations: type[StrEnum]
    reasons: Callable[[Any, Any], list[Reason]]
    situation: Callable[[Any], Reason]
    clearly: float = CLEARLY
    iterations: int = ITERATIONS
    worth: Callable[[Any, Any], float | None] = no_worth
    point: float = 0.0
    exact: bool = False
    outlook: Callable[[Any, float], float] = plain_outlook
    played: Callable[[Any], float] = nothing_played
    calibrations: Mapping[int, Calibration] = MappingProxyType({1: Calibration()})
    contrasts: Mapping[int, float | None] = MappingProxyType({1: None})

    def corrected(self, seats: int, outlook: float, played: float = 0.0) -> float:
        """The chance, from 0 to 1, where so many play and these log odds are expected.

        played: which part of the round is over, from 0 to 1.
        """
        return corrected(_for(self.calibrations, seats), seats, outlook, played)

    def chance(self, view: View, mean: float) -> float:
        """The chance, from 0 to 1, of the best move of a position, which promises `mean`."""
        return self.corrected(view.seats, self.outlook(view, mean), self.played(view))

    def lesser_chance(self, view: View, mean: float, best: float) -> float:
        """The chance, from 0 to 1, of a move that promises `mean`, where the best one of the position promises
        `best`."""
        contrast = _for(self.contrasts, view.seats)
        if contrast is None:
            return self.chance(view, mean)
        return lesser(self.chance(view, best), self.outlook(view, best) - self.outlook(view, mean), contrast)


def _for(measured: Mapping[int, T], seats: int) -> T:
    """What was measured for so many seats or the next fewer ones."""
    return measured[max(each for each in measured if each <= seats)]


class Advice(NamedTuple):
    """What can be said for a move.

    reasons: the most telling first; equals: other moves about as good; expected: the chance that the move wins the
    round, None if nobody weighed it; certain: whether that chance was computed by the rules.
    """

    move: Move
    reasons: tuple[Reason, ...]
    equals: tuple[Move, ...] = ()
    expected: float | None = None
    certain: bool = False


def adviser_of(game_id: str) -> Adviser:
    """What a game knows about reasons. Raises `KeyError` for an unknown game."""
    return part_of(game_id, "reasons", Adviser)


def chance_of(
    game_id: str, view: View, mean: float, solved: bool = False, best: float | None = None
) -> float:
    """The chance, from 0 to 1, that the seat of `view` wins the round if it makes a move that promises `mean`.

    solved: whether that was computed by the rules; best: what the best move promises, if this may be another. A win
    that is shared counts by its share. Raises `KeyError` for an unknown game.
    """
    adviser = adviser_of(game_id)
    if solved and adviser.exact:
        return mean
    if best is None or best <= mean:
        return adviser.chance(view, mean)
    return adviser.lesser_chance(view, mean, best)


def advise(game_id: str, view: View, move: Move, candidates: Sequence[Candidate] = ()) -> Advice:
    """What speaks for `move`, a legal one. view: of its seat; candidates: what a search considered, if it did."""
    adviser = adviser_of(game_id)
    if len(candidates) == 1 and candidates[0].move == move:
        # Nothing was weighed: what such a candidate promises means nothing.
        return Advice(move, (*adviser.reasons(view, move), Reason(Common.ONLY_MOVE)))
    mean = next((each.mean for each in candidates if each.move == move), None)
    solved = bool(candidates) and all(each.solved for each in candidates)
    best = max((each.mean for each in tried_enough(candidates)), default=None)
    expected = None if mean is None else chance_of(game_id, view, mean, solved, best)
    equals = equal_moves(move, candidates, adviser.clearly)
    certain = solved and adviser.exact and expected is not None
    return Advice(move, tuple(adviser.reasons(view, move)), equals, expected, certain)


def equal_moves(move: Move, candidates: Sequence[Candidate], clearly: float = CLEARLY) -> tuple[Move, ...]:
    """The other candidates that `move` is not clearly better than; none if it is no candidate itself."""
    chosen = next((each for each in candidates if each.move == move), None)
    if chosen is None:
        return ()
    return tuple(
        each.move
        for each in tried_enough(candidates)
        if each.move != move and each.mean > chosen.mean - clearly
    )


def tried_enough(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The candidates of which the search knows enough to call them good."""
    enough = TRIED * max((each.visits for each in candidates), default=0)
    return [each for each in candidates if each.visits >= enough]
