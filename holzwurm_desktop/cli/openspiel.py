"""OpenSpiel's hearts, played by its own C++ code in the same run for comparison, if OpenSpiel is installed."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from random import Random
from typing import Protocol, Self

ROLLOUTS = 200
"""Rounds played by one call from Python: so many that the cost of the call itself disappears."""
SIMULATIONS = 4_000
"""Simulations of one search, as many as our `bench.ITERATIONS`."""


class _Position(Protocol):
    """What is used here of a state of OpenSpiel's, which ships no type hints."""

    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def clone(self) -> Self: ...


class _Game(Protocol):
    """What is used here of a game of OpenSpiel's."""

    def new_initial_state(self) -> _Position: ...


def available() -> bool:
    """Whether OpenSpiel is installed."""
    return importlib.util.find_spec("pyspiel") is not None


def rollouts() -> Callable[[], int]:
    """Prepare random rollouts of hearts. The returned function plays `ROLLOUTS` of them, in a loop inside C++, and
    returns the number of moves made."""
    # OpenSpiel's evaluator cannot be called from Python. Its search can: with a single simulation it calls the
    # evaluator once, at the root.
    spiel = importlib.import_module("pyspiel")
    game = spiel.load_game("hearts")
    state = _dealt(game, Random(1))
    bot = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 100, False, 1, False)
    plies = ROLLOUTS * _length(state)

    def once() -> int:
        bot.step(state)
        return plies

    return once


def search() -> Callable[[], int]:
    """Prepare OpenSpiel's ISMCTS bot on hearts. The returned function searches once and returns its simulations."""
    spiel = importlib.import_module("pyspiel")
    state = _dealt(spiel.load_game("hearts"), Random(1))
    while len(state.legal_actions()) == 1:  # the bot does not search where there is no choice
        state.apply_action(state.legal_actions()[0])
    policy = spiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    evaluator = spiel.RandomRolloutEvaluator(1, 1)

    def once() -> int:
        spiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS, -1, policy, False, False).step(state)
        return SIMULATIONS

    return once


def _dealt(game: _Game, rng: Random) -> _Position:
    """The first position of play: cards dealt by `rng`, and none passed on, the first choice hearts offers."""
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _length(state: _Position) -> int:
    """The number of moves to the end of the round. Each move is one card, so it does not depend on how one plays."""
    copy, moves = state.clone(), 0
    while not copy.is_terminal():
        copy.apply_action(copy.legal_actions()[0])
        moves += 1
    return moves
