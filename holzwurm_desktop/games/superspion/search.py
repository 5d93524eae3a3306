"""The search of Superspion: what the other seat hides is dealt by how likely it is, and thrown by its use."""

from __future__ import annotations

import cython

from holzwurm_desktop.games.superspion.beliefs import shipped_weights
from holzwurm_desktop.games.superspion.constants import UNSEEN_DISCARD

if not cython.compiled:
    from math import exp

    from holzwurm_desktop.ai.search import Policy, Search
    from holzwurm_desktop.engine.core import Rng, State
    from holzwurm_desktop.games.superspion.beliefs import Beliefs
    from holzwurm_desktop.games.superspion.rules import SuperspionPosition

_WEIGHTS = shipped_weights()


class SuperspionSearch(Search):
    """A search that believes some deals more than others, and in which the other seat throws what it has no use for.

    Deals are drawn by the Metropolis-Hastings algorithm: a fresh deal, all being equally likely, replaces the `world`
    at hand as often as it is likelier by `beliefs`, so that after a while each is at hand as often as it is likely.
    proposals: how many fresh deals there are for each iteration.
    """

    def __init__(self, root: State, seat: int, policy: Policy, rng: Rng) -> None:
        super().__init__(root, seat, policy, rng)
        self.beliefs = Beliefs(_WEIGHTS)
        self.proposals = 8
        self.world = root.copy()
        self.log_weight = -1e9

    def _iterate(self, times: cython.int) -> cython.void:
        _time: cython.int
        for _time in range(times):
            self.state.assign(self.root)
            if not self.open_cards:
                self._deal()
            self._descend()
            self._finish()
        self.iterations += times

    def _deal(self) -> cython.void:
        """Deal what the seat cannot know by how likely it is."""
        _time: cython.int
        fresh: cython.bint = False
        log_weight: cython.double
        for _time in range(self.proposals):
            self.state.redeal(self.seat, self.rng)
            log_weight = self.beliefs.log_weight(cython.cast(SuperspionPosition, self.state), self.seat)
            fresh = log_weight >= self.log_weight or self.rng.unit() < exp(log_weight - self.log_weight)
            if fresh:
                self.log_weight = log_weight
                self.world.assign(self.state)
        if not fresh:
            self.state.assign(self.world)

    def _code_shown_as(self, code: cython.int, count: cython.int) -> cython.int:
        # One node stands for all discards of the other seat. Drawn at random, they would break its own trios.
        if code == UNSEEN_DISCARD:
            return self.policy.choose(self.state, self.rng)
        return Search._code_shown_as(self, code, count)
