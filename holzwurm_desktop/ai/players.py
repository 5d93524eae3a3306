"""Computer players: from a view, and nothing but the view, to a move."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from holzwurm_desktop.ai.levels import (
    BARE,
    Budget,
    Cancelled,
    Candidate,
    Ending,
    Knowledge,
    Level,
    Searcher,
    knowledge,
    level_at,
)
from holzwurm_desktop.ai.looks import excused, plainest, sensible
from holzwurm_desktop.ai.search import Considered, Search
from holzwurm_desktop.engine.contract import Game, Move, View
from holzwurm_desktop.engine.core import Rng, State
from holzwurm_desktop.engine.records import YARDSTICKS

__all__ = ["SLICE", "Budget", "Cancelled", "Candidate", "Thought", "drawn", "think"]

_Weighed = TypeVar("_Weighed", Considered, Candidate)

SLICE = 0.01
"""Seconds of search between two looks at the clock and at `cancelled`."""


class Thought(NamedTuple):
    """An answer: the move, all candidates, and the number of iterations made.

    The candidates are ordered by visits, most visited first; in a mixed strategy the one that was drawn comes
    first.
    """

    move: Move
    candidates: list[Candidate]
    iterations: int


class _Asked(NamedTuple):
    """What is asked of a player; see `think`. way: how it plays; barred: moves that are left out."""

    game: Game
    view: View
    way: Level
    rng: Rng
    budget: Budget
    cancelled: Callable[[], bool]
    barred: Sequence[Move]


def think(
    game: Game,
    view: View,
    level: str,
    seed: int,
    budget: Budget | None = None,
    cancelled: Callable[[], bool] = lambda: False,
    open_cards: State | None = None,
    barred: Sequence[Move] = (),
    strength: float | None = None,
    way: Level | None = None,
) -> Thought:
    """Choose a move for the seat of `view`, which must be the seat to act.

    level: one of `records.LEVELS`, or `random` or `ismcts`; seed: equal seeds, views and iterations give
    equal moves; budget: replaces the level's own; cancelled: asked about every `SLICE` seconds; open_cards: for the
    analysis of a match that is over, the position itself, which the search then knows, if the game is searched at
    all; barred: moves that are left out, but of sealed choices, unless there are no others; strength: on the game's
    scale, decides in place of `level` how well to play; way: decides that in place of both. Raises `Cancelled` once
    `cancelled` says yes, and `KeyError` for an unknown level or game.
    """
    rng = Rng(seed)
    known = BARE if level in YARDSTICKS and strength is None else knowledge(game.id)
    if way is None:
        way = known.levels[level] if strength is None else level_at(game.id, strength)
    asked = _Asked(game, view, way, rng, budget or way.budget, cancelled, barred)
    if known.chooser is not None and (weighed := known.chooser(view, way, rng, asked.budget, cancelled)):
        return Thought(_settle(asked, weighed).move, weighed, weighed[0].visits)
    # Any determinization will do as a root: the search deals the hidden cards anew in every iteration.
    state = game.determinize(view, rng) if open_cards is None else open_cards
    codes = state.code_list()
    # A forced move costs no thinking time, and whoever has none draws any move.
    if not (way.iterations or way.seconds) or len(codes) == 1:
        code = codes[0] if len(codes) == 1 else state.draw_code(rng)
        return Thought(state.move_of(code), [Candidate(state.move_of(code), 1, 0.5)], 0)
    ending = None if known.ending is None else known.ending(view, way, asked.budget, cancelled)
    if ending is not None:
        return _of_ending(asked, ending)
    plain = level == "ismcts"
    return _of_search(asked, known, state, is_open=open_cards is not None, plain=plain)


def _of_ending(asked: _Asked, ending: Ending) -> Thought:
    """The answer where the end of the round is solved."""
    if ending.shares:
        chosen = _lot(ending.candidates, ending.shares, asked.rng)
        found = sorted(ending.candidates, key=lambda each: each.move != chosen.move)
    else:
        found = [each for each in ending.candidates if each.move not in asked.barred] or ending.candidates
        chosen = _settle(asked, found)
    return Thought(chosen.move, found, 1)


def _of_search(asked: _Asked, known: Knowledge, state: State, is_open: bool, plain: bool) -> Thought:
    """The answer of a search from `state`. is_open: it knows all cards; plain: the most tried move is made."""

    def begin(barred: Sequence[Move]) -> Searcher:
        search = (known.searcher or Search)(state, asked.view.seat, known.policy_of(asked.way), asked.rng)
        # Sealed choices are solved, not searched.
        if is_open and isinstance(search, Search):
            search.open_cards = True
        if barred and isinstance(search, Search):
            search.bar([state.code_of(move) for move in barred])
        return search

    search = begin(asked.barred)
    _search(search, asked.budget, asked.cancelled)
    found = _named(state, search)
    # A mixed strategy must be drawn from as it is: choosing its best move, or applying slack and temperature,
    # would make the player predictable, which is what the mix avoids.
    if search.mixed:
        chosen = drawn(found, asked.rng)
        found.sort(key=lambda each: each.move != chosen.move)
    elif plain:
        chosen = found[0]
    else:
        # What others leave out, or know of the cards, is no question of looks.
        looked_at = not asked.barred and not is_open
        out = excused(asked.game.id, asked.view, found, asked.way.careless) if looked_at else []
        if out:
            found = _with_another_look(asked, found, state, begin(out))
        chosen = _settle(asked, found)
    return Thought(chosen.move, found, search.iterations)


def _named(state: State, search: Searcher) -> list[Candidate]:
    return [Candidate(state.move_of(move.code), move.visits, move.mean) for move in search.considered()]


def _with_another_look(
    asked: _Asked, found: Sequence[Candidate], state: State, again: Searcher
) -> list[Candidate]:
    """What was found, the most visited first; of the moves that `again` leaves in what half a search by it says.

    A search hardly tries other moves once one seems to win; left to themselves, they may win as well.
    """
    given = asked.budget
    _search(again, Budget((given.iterations + 1) // 2, given.seconds / 2), asked.cancelled)
    later = _named(state, again)
    known = {each.move for each in later}
    both = [*later, *(each for each in found if each.move not in known)]
    return sorted(both, key=lambda each: -each.visits)


def _search(search: Searcher, budget: Budget, cancelled: Callable[[], bool]) -> None:
    """Run the search to the end of its budget, in slices."""
    begun = time.monotonic()
    # Doubled below until a slice lasts about `SLICE`: the cost of an iteration differs by game and by
    # machine.
    step = 64
    while True:
        if cancelled():
            raise Cancelled
        left = budget.iterations - search.iterations if budget.iterations else step
        before = time.monotonic()
        search.run(min(step, left))
        now = time.monotonic()
        if budget.iterations and search.iterations >= budget.iterations:
            return
        # Expect the next slice to last as long as this one, so that the budget is hardly ever overdrawn.
        if budget.seconds and now - begun + (now - before) > budget.seconds:
            return
        # Of a budget in iterations all slices are equal: how they are cut may decide which random number goes where,
        # and the clock must not.
        if not budget.iterations and now - before < SLICE / 2:
            step *= 2


def _settle(asked: _Asked, found: Sequence[Candidate]) -> Candidate:
    """The move to play: as the level chooses, of those that look sensible, and of near-ties the plainest."""
    game_id, careless = asked.game.id, asked.way.careless
    kept = sensible(game_id, asked.view, found, careless)
    chosen = _choose(kept, asked.way, asked.rng)
    return chosen if careless else plainest(game_id, asked.view, chosen, kept)


def _choose(found: Sequence[Candidate], way: Level, rng: Rng) -> Candidate:
    """The first move, or, at levels that err, one of those that seem nearly as good."""
    if way.temperature == 0.0:
        return found[0]
    best = max(move.mean for move in found)
    near = [move for move in found if move.mean >= best - way.slack]
    # Softmax (Boltzmann) selection; relative to the best, so that the exponent never exceeds 0.
    return _lot(near, [math.exp((move.mean - best) / way.temperature) for move in near], rng)


def _lot(found: Sequence[Candidate], weights: Sequence[float], rng: Rng) -> Candidate:
    """One of the moves, drawn with a probability in proportion to its weight."""
    # `Rng.draw` is the only number that Python callers get from the generator; `unit` is a C method.
    pick = rng.draw(1_000_000) / 1_000_000 * sum(weights)
    for move, weight in zip(found, weights, strict=True):
        pick -= weight
        if pick < 0:
            return move
    # Reached only when rounding errors leave a remainder of `pick`.
    return next(move for move, weight in reversed(list(zip(found, weights, strict=True))) if weight > 0.0)


def drawn(found: Sequence[_Weighed], rng: Rng) -> _Weighed:
    """One move of a mix, drawn with a probability in proportion to its visits."""
    pick = rng.draw(sum(move.visits for move in found))
    for move in found:
        pick -= move.visits
        if pick < 0:
            return move
    return found[-1]
