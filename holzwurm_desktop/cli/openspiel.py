"""OpenSpiel's hearts, played by its own C++ in the same run, to compare with (only if it is installed)."""

from __future__ import annotations

import importlib
import importlib.util
import time
from statistics import median
from typing import Any


def available() -> bool:
    """Whether OpenSpiel is installed."""
    return importlib.util.find_spec("pyspiel") is not None


def rollouts(seconds: float) -> dict[str, float]:
    """Moves per second of its random rollouts of hearts, looped inside C++."""
    spiel = importlib.import_module("pyspiel")
    state = spiel.load_game("hearts").new_initial_state()
    evaluator = spiel.RandomRolloutEvaluator(200, 1)
    state = _after_chance(state)
    plies = _length(state)
    rates = []
    for _ in range(9):
        rounds, begun = 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds / 9:
            evaluator.evaluate(state)
            rounds += 200
        rates.append(rounds * plies / spent)
    return {"per second": median(rates), "lowest": min(rates), "highest": max(rates)}


def search(seconds: float) -> dict[str, float]:
    """Simulations per second of its ISMCTS bot on hearts, 4,000 a move."""
    spiel = importlib.import_module("pyspiel")
    state = _after_chance(spiel.load_game("hearts").new_initial_state())
    rates = []
    for seed in range(max(3, int(seconds))):
        evaluator = spiel.RandomRolloutEvaluator(1, seed)
        bot = spiel.ISMCTSBot(
            seed, evaluator, 2.0, 4000, -1, spiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT, False, False
        )
        begun = time.perf_counter()
        bot.step(state)
        rates.append(4000 / (time.perf_counter() - begun))
    return {"per second": median(rates), "lowest": min(rates), "highest": max(rates)}


def _after_chance(state: Any) -> Any:
    """The first position of a decision, the cards dealt in a fixed order."""
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def _length(state: Any) -> int:
    """Moves of a round from here to its end, cards played in a fixed order; the number is the same in all."""
    copy, moves = state.clone(), 0
    while not copy.is_terminal():
        copy.apply_action(copy.legal_actions()[0])
        moves += 1
    return moves
