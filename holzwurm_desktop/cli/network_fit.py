"""Fits the network of `ai.network` to examples, with scikit-learn. Nothing but the command `train` needs that
library."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from sklearn.neural_network import MLPClassifier
from threadpoolctl import threadpool_limits

from holzwurm_desktop.ai.learning import Examples

HELD_OUT = 10
"""One example of so many, the last ones, is kept to see what the network makes of rounds that it has not learnt
from."""
BATCH = 250
"""So many examples make a step. In the second half of the passes each has twice as many as the one before, up to 16
times: that has the effect of ever smaller steps (Smith and others, "Don't decay the learning rate, increase the batch
size", 2018)."""


class Fitted(NamedTuple):
    """A network, and how well it does.

    numbers: its weights, in the order of `Network`; error: the mean square of what it is wrong by, for the examples
    that were held out; plain: the same of somebody who knows the mean reward only.
    """

    numbers: tuple[float, ...]
    error: float
    plain: float


def fit(examples: Examples, hidden: int, passes: int, seed: int) -> Fitted:
    """A new network of `hidden` units, fitted to the examples in `passes` passes. Equal arguments give equal weights,
    on one machine at least."""
    rewards = np.frombuffer(examples.rewards, np.float32)
    features = np.frombuffer(examples.features, np.float32).reshape(len(rewards), -1)
    kept = len(rewards) - len(rewards) // HELD_OUT
    model = MLPClassifier((hidden,), alpha=1e-5, random_state=np.random.RandomState(seed))
    given, labels, weights = _as_classes(features[:kept], rewards[:kept])
    # One thread: others would add up in another order, and give other weights on a machine with more cores.
    with threadpool_limits(1):
        for number in range(passes):
            doubled = min(max(0, number - passes // 2), 4)
            model.set_params(batch_size=min(BATCH << doubled, len(labels)))
            model.partial_fit(given, labels, classes=[0, 1], sample_weight=weights)
        found = model.predict_proba(features[kept:])[:, 1]
    (first, second), (biases, bias) = model.coefs_, model.intercepts_
    numbers = np.concatenate([first.ravel(), biases, second.ravel(), bias]).tolist()
    error, plain = (
        float(np.mean((guess - rewards[kept:]) ** 2)) for guess in (found, np.mean(rewards[:kept]))
    )
    return Fitted(tuple(numbers), error, plain)


def _as_classes(
    features: NDArray[np.float32], rewards: NDArray[np.float32]
) -> tuple[NDArray[np.float32], NDArray[np.int8], NDArray[np.float32]]:
    """Examples with labels and weights: a reward of 0.7 is a win that counts 0.7 and a loss that counts 0.3."""
    weights = np.concatenate([rewards, 1 - rewards])
    labels = np.repeat(np.array([1, 0], np.int8), len(rewards))
    counts = weights > 0
    return np.concatenate([features, features])[counts], labels[counts], weights[counts]
