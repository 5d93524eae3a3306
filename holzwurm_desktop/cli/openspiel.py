"""OpenSpiel's hearts, played by its own C++ in the same run, to compare with (only if it is installed)."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from random import Random
from typing import Protocol, Self

ROLLOUTS = 200
"""Rounds played by one call, so that the call itself weighs nothing."""
SIMULATIONS = 4_000
"""Of one search."""


class _Position(Protocol):
    """A state of OpenSpiel's, which brings no types."""

    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def clone(self) -> Self: ...


class _Game(Protocol):
    """A game of OpenSpiel's."""

    def new_initial_state(self) -> _Position: ...


def available() -> bool:
    """Whether OpenSpiel is installed."""
    return importlib.util.find_spec("pyspiel") is not None


def rollouts() -> Callable[[], int]:
    """Random rollouts of hearts, looped inside C++: a function that plays some and returns the moves made.

    Its evaluator cannot be called from Python; its search with a single simulation calls it once, at the root.
    """
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
    """Its ISMCTS bot on hearts: a function that searches once and returns the simulations made."""
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
    """The first position of play: cards dealt by `rng`, none passed on (the first of four choices)."""
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _length(state: _Position) -> int:
    """Moves of a round from here to its end: a card each, so their number is the same however it is played."""
    copy, moves = state.clone(), 0
    while not copy.is_terminal():
        copy.apply_action(copy.legal_actions()[0])
        moves += 1
    return moves
