"""Make superspion.json: how what the other seat laid, kept and threw weighs in what Superspion's search believes.

Rounds of self-play are played by a search that believes all deals alike. When a turn begins, what `Beliefs` counts
in the deal as it is stands beside what it counts in deals that the seat to act may take it for. The weights are those
by which the true one is likeliest among them: a conditional logit, fitted by Newton's method.

Run it from the repository, in an environment with its test dependencies, after a commit:
python resources/values/beliefs/make_superspion.py
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from holzwurm_desktop.ai.search import Search
from holzwurm_desktop.engine.core import CHANCE, OVER, Rng
from holzwurm_desktop.games.superspion.beliefs import NAMES, Beliefs
from holzwurm_desktop.games.superspion.game import GAME
from holzwurm_desktop.games.superspion.player import make_policy
from holzwurm_desktop.paths import commit

HERE = Path(__file__).resolve().parent
WORLDS = 24
"""So many deals stand beside the true one."""
RIDGE = 1.0
"""Keeps weights of what is hardly ever seen near 0."""

Array = npt.NDArray[np.float64]


def counts_of_round(seed: int, iterations: int) -> list[list[list[int]]]:
    """For each turn of a round the counts in the true deal and then in `WORLDS` others."""
    rng, policy, beliefs = Rng(seed), make_policy(), Beliefs([0.0] * len(NAMES))
    state: Any = GAME.start(GAME.deal(Random(seed), 2, {}, seed % 2), 2, {})
    rows = []
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.step_code(state.draw_code(rng))
            continue
        seat, view = state.turn, state.view(state.turn)
        if not state.laying and (view.pile or view.passes):
            deals = [state, *(GAME.determinize(view, rng) for _ in range(WORLDS))]
            rows.append([beliefs.counted(deal, seat) for deal in deals])
        search = Search(GAME.determinize(view, rng), seat, policy, rng)
        search.run(iterations)
        state.step_code(search.considered()[0].code)
    return rows


def fitted(rows: Array) -> tuple[Array, float]:
    """The weights by which the first deal of each row is likeliest, and the mean of -log of its likelihood.

    rows: of shape (turns, 1 + WORLDS, len(NAMES)).
    """
    weights = np.zeros(rows.shape[2])
    for _ in range(20):
        shares = likelihoods(rows, weights)
        means = np.einsum("nk,nkf->nf", shares, rows)
        gradient = (rows[:, 0] - means).sum(0) - RIDGE * weights
        squares = np.einsum("nk,nkf,nkg->fg", shares, rows, rows) - means.T @ means
        weights += np.linalg.solve(squares + RIDGE * np.eye(len(weights)), gradient)
    return weights, float(-np.log(likelihoods(rows, weights)[:, 0]).mean())


def likelihoods(rows: Array, weights: Array) -> Array:
    """How likely each deal of each row is."""
    logs = rows @ weights
    shares = np.exp(logs - logs.max(1, keepdims=True))
    return np.asarray(shares / shares.sum(1, keepdims=True))


def main() -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rows = [
        row
        for number in range(asked.rounds)
        for row in counts_of_round(asked.seed * 1_000_000 + number, asked.iterations)
    ]
    weights, loss = fitted(np.array(rows, dtype=np.float64))
    command = "python resources/values/beliefs/make_superspion.py" + "".join(
        f" --{name} {value}" for name, value in vars(asked).items()
    )
    made = {"command": command, "seed": asked.seed, "commit": commit(), "turns": len(rows)}
    made |= {"loss": round(loss, 4), "plain": round(float(np.log(1 + WORLDS)), 4)}
    named = {name: round(float(weight), 3) for name, weight in zip(NAMES, weights, strict=True)}
    text = json.dumps({"made": made, "weights": named}, indent=1)
    (HERE / "superspion.json").write_text(f"{text}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
