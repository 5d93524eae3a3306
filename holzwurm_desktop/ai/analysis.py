"""The analysis of a match: what each decision promised, what it lost against the best move, and what that is called.

A decision is looked at as the seat saw it when it was made: with its view, and nothing that came to light later.
What would have been best had everybody seen all cards is another question, and another analysis: "with open cards". A
budget in iterations and a seed give the same analysis on every machine. No Qt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from statistics import mean
from typing import NamedTuple

from holzwurm_desktop.ai.coach import LEVEL, Verdict, advised, judge
from holzwurm_desktop.ai.levels import Budget, Candidate, knowledge
from holzwurm_desktop.ai.looks import counted
from holzwurm_desktop.ai.players import think
from holzwurm_desktop.ai.reasons import Adviser, adviser_of, chance_of
from holzwurm_desktop.engine.contract import Move, View
from holzwurm_desktop.engine.core import CHANCE, State
from holzwurm_desktop.engine.errors import IllegalMove
from holzwurm_desktop.engine.match import Match

SEED = 1
"""The seed of an analysis unless another is asked for: then two people who analyse one match get the same figures."""
_DIGITS = 4
"""To how many digits chances and losses are told: as they are written into records, and finer than they are known."""


class Judgement(StrEnum):
    """What a decision is called, the best first."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


FROM = {Judgement.INACCURACY: 1, Judgement.MISTAKE: 2, Judgement.BLUNDER: 4}
"""From how many times the loss that a game's adviser calls clear (`Adviser.clearly`) a decision is called so.

What is clear was measured: two searches of one position differ by less in 19 of 20 moves (`ai.reasons.CLEARLY`). A
smaller loss may be chance, and the move is good. With the 0.05 of most games an inaccuracy costs a twentieth of a
win, as the search counts it, a mistake a tenth, a blunder a fifth; where a single point is clear they cost 1, 2 and 4
points. `bench coach` and `analyse` show how often players of each level lose so much.
"""


class Decision(NamedTuple):
    """A move that a seat made: the number of its round and its own there (from 0), the position before it, to be read
    before the next decision is looked at, and the seat's view of it."""

    round_index: int
    move_index: int
    state: State
    view: View
    move: Move


class Judged(NamedTuple):
    """What is known of a decision.

    chance: that of the seat to win the round, from 0 to 1, with the best move; after: with the move that was made;
    loss: what the move promised less than the best, in the measure of the game's adviser, see `lost`; best: the
    better move, None if the move that was made was the best one; certain: whether the loss was computed by the rules
    and not searched. What is not known is None: a chance where nothing was weighed, a loss where the move was hardly
    tried.
    """

    chance: float | None = None
    after: float | None = None
    loss: float | None = None
    best: Move | None = None
    certain: bool = False


class Analysis(NamedTuple):
    """What is known of a match: for every move of every round what is known of it, None where nobody had a choice.

    iterations: of the search for each decision, see `ai.levels.Budget`; seed: equal ones give equal analyses;
    open_cards: whether the search knew all cards.
    """

    iterations: int
    seed: int
    open_cards: bool
    rounds: tuple[tuple[Judged | None, ...], ...]


class Figures(NamedTuple):
    """One seat's decisions in numbers.

    judged: how many have a judgement; counts: how many of them have each; loss: the mean of what they lost, see
    `lost`; accuracy: from 0 to 100, see `accuracy_of`.
    """

    judged: int
    counts: dict[Judgement, int]
    loss: float
    accuracy: float


def usual_iterations(game_id: str) -> int:
    """The budget of an analysis unless another is asked for: the one for which what is clear was measured."""
    return adviser_of(game_id).iterations


def can_open(game_id: str) -> bool:
    """Whether an analysis with open cards would differ: not where moves are solved or counted in points."""
    return knowledge(game_id).chooser is None


def analyse(match: Match, iterations: int, seed: int = SEED, open_cards: bool = False) -> Analysis:
    """Analyse all decisions of a match, one after the other."""
    found = empty_rounds(match)
    budget = Budget(iterations=iterations)
    for decision in decisions(match):
        known = decision.state if open_cards else None
        own = seed_of(seed, decision.round_index, decision.move_index)
        weighed = think(match.game, decision.view, LEVEL, own, budget, open_cards=known).candidates
        found[decision.round_index][decision.move_index] = judged(match, decision, weighed)
    return Analysis(iterations, seed, open_cards, tuple(map(tuple, found)))


def empty_rounds(match: Match) -> list[list[Judged | None]]:
    """A place for what will be known of every move of every round."""
    return [[None] * len(played.moves) for played in match.rounds]


def seed_of(seed: int, round_index: int, move_index: int) -> int:
    """The seed of the search for one decision of an analysis."""
    # Factors larger than any number of moves and rounds, so that no two decisions share one.
    return (seed * 100 + round_index) * 1_000_003 + move_index


def decisions(match: Match) -> Iterator[Decision]:
    """The decisions of all rounds, in order. That somebody did not object to a move is none: it is not recorded."""
    for round_index, played in enumerate(match.rounds):
        state = match.game.start(played.deal, match.seats, match.options)
        for move_index, data in enumerate(played.moves):
            move = match.game.move_from_json(data)
            if state.turn != CHANCE:
                before = asked(state, move)
                yield Decision(round_index, move_index, before, before.view(move.seat), move)
            state.apply(move)


def judged(match: Match, decision: Decision, weighed: Sequence[Candidate]) -> Judged | None:
    """What the candidates of a search over a decision's view tell of it; None if they tell nothing."""
    game_id, view, move = match.game.id, decision.view, decision.move
    adviser = adviser_of(game_id)
    best = next(iter(advised(game_id, view, weighed, 1)), None)
    # What a single candidate promises means nothing: it was not weighed.
    promised = best.mean if best is not None and len(weighed) > 1 else None
    verdict = judge(game_id, view, weighed, move)
    if promised is None and (verdict is None or best is None or best.move == move):
        return None
    exact = counted(weighed)
    chance = None if promised is None else round(chance_of(game_id, view, promised, exact), _DIGITS)
    if verdict is None or best is None:
        return Judged(chance)
    loss = round(verdict.loss, _DIGITS)
    after = None if promised is None else chance_of(game_id, view, promised - loss, exact, promised)
    return Judged(
        chance,
        None if after is None else round(after, _DIGITS),
        loss,
        verdict.best if loss > 0.0 else None,
        _certain(adviser, view, weighed, move, verdict),
    )


def judgement(game_id: str, known: Judged) -> Judgement | None:
    """What a decision is called; None if its loss is not known."""
    if known.loss is None:
        return None
    if known.loss <= 0.0:
        return Judgement.BEST
    # What differs by exactly a threshold, as points do, must not fail by a rounding error.
    times = (known.loss + 1e-9) / adviser_of(game_id).clearly
    return next((each for each in reversed(FROM) if times >= FROM[each]), Judgement.GOOD)


def lost(game_id: str, known: Judged) -> float | None:
    """What a decision lost, for people: points in a game that counts them (`Adviser.point`), else of the chance to
    win, from 0 to 1. None if it is not known."""
    if known.loss is None:
        return None
    point = adviser_of(game_id).point
    if point:
        return known.loss / point
    return known.loss if known.chance is None or known.after is None else known.chance - known.after


def accuracy_of(game_id: str, known: Judged) -> float | None:
    """How accurate one decision was: 100 for the best move, 0 for a blunder or worse, between them less in proportion
    to what was lost. None if that is not known."""
    if known.loss is None:
        return None
    worst = FROM[Judgement.BLUNDER] * adviser_of(game_id).clearly
    return 100.0 * max(0.0, 1.0 - known.loss / worst)


def figures(match: Match, analysis: Analysis) -> list[Figures]:
    """Each seat's decisions in numbers; a seat's accuracy is the mean of that of its decisions, 0 without any."""
    game_id = match.game.id
    by_seat: list[list[Judged]] = [[] for _ in range(match.seats)]
    for played, known_moves in zip(match.rounds, analysis.rounds, strict=True):
        for data, known in zip(played.moves, known_moves, strict=True):
            if known is not None and known.loss is not None:
                by_seat[data["seat"]].append(known)
    return [_figures(game_id, known) for known in by_seat]


def _figures(game_id: str, known: Sequence[Judged]) -> Figures:
    called = [judgement(game_id, each) for each in known]
    losses = [lost(game_id, each) or 0.0 for each in known]
    accuracies = [accuracy_of(game_id, each) or 0.0 for each in known]
    return Figures(
        len(known),
        {each: called.count(each) for each in Judgement},
        mean(losses) if losses else 0.0,
        mean(accuracies) if accuracies else 0.0,
    )


def asked(state: State, move: Move) -> State:
    """The position in which `move` was decided: nobody has objected to the move before, unless this does."""
    if not state.waiting:
        return state
    settled = state.copy()
    settled.settle()
    try:
        settled.copy().apply(move)
    except IllegalMove:
        return state
    return settled


def _certain(
    adviser: Adviser, view: View, weighed: Sequence[Candidate], move: Move, verdict: Verdict
) -> bool:
    """Whether a loss follows from the rules: all moves were solved, or their worth is known."""
    if len(weighed) > 1 and counted(weighed):
        return True
    ours, best = adviser.worth(view, move), adviser.worth(view, verdict.best)
    return ours is not None and best is not None and abs(max(0.0, best - ours) - verdict.loss) < 1e-9
