"""The odds that follow from the open stacks: who wins by strength, and how a duel of sleep spells may go.

No Qt here. For the rules see docs/rules/tovenaars.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from holzwurm_desktop.games.tovenaars.deck import SOLDIERS, strength_of
from holzwurm_desktop.games.tovenaars.matrix_game import solve
from holzwurm_desktop.games.tovenaars.rules import beats
from holzwurm_desktop.games.tovenaars.view import TovenaarsView


class Duel(NamedTuple):
    """Two soldiers against each other, as `seat` sees it. `own` and `other` are strengths with their spells;
    `attacks`: whether `seat` is the attacker."""

    seat: int
    own: int
    other: int
    attacks: bool

    @property
    def won(self) -> bool:
        """Whether the seat wins by strength alone."""
        return beats(self.own, self.other) if self.attacks else not beats(self.other, self.own)

    def turned_by(self, spell: int) -> bool:
        """Whether the side that loses by strength would win with that strength spell."""
        own, other = (0, spell) if self.won else (spell, 0)
        return self._replace(own=self.own + own, other=self.other + other).won != self.won

    def with_spell(self, spell: int) -> Duel:
        """The duel after the seat's strength spell."""
        return self._replace(own=self.own + spell)


def duel_of(view: TovenaarsView, seat: int) -> Duel:
    """The present duel of a view, as `seat` sees it. The view must have one."""
    strengths = [strength_of(view.soldier_at(s, view.slot_of(s))) + view.raised[s] for s in range(2)]
    return Duel(seat, strengths[seat], strengths[1 - seat], seat == view.active)


def attack_duel(view: TovenaarsView, seat: int, slot: int, target: int) -> Duel:
    """The duel that an attack by `seat` from `slot` on the enemy's slot `target` would be."""
    own, other = view.soldier_at(seat, slot), view.soldier_at(1 - seat, target)
    return Duel(seat, strength_of(own), strength_of(other), True)


class SleepOdds(NamedTuple):
    """Shares (0 to 1) of the pairs of sleep spells that a seat wins, that cancel each other, and that it loses.

    value: the share of duels that it wins if both sides mix their spells in the best way, the value of the
    matrix game.
    """

    win: float
    tie: float
    loss: float
    value: float


@lru_cache(maxsize=64)
def sleep_odds(own: tuple[str, ...], other: tuple[str, ...], tie_wins: bool) -> SleepOdds:
    """What a challenge promises the holder of the spells `own` against `other`; neither may be empty. `tie_wins`:
    whether the holder wins by strength if equal spells cancel each other."""
    # Cached: it is asked again whenever the table is dressed, and each time a matrix game would be solved.
    payoffs = [[_outcome(mine, theirs, tie_wins) for theirs in other] for mine in own]
    pairs = len(own) * len(other)
    ties = len(set(own) & set(other))
    wins = sum(mine != theirs and _sleep_beats(mine, theirs) for mine in own for theirs in other)
    return SleepOdds(wins / pairs, ties / pairs, (pairs - wins - ties) / pairs, solve(payoffs).value)


def spell_counts(spell: str, other: Sequence[str]) -> tuple[int, int, int]:
    """How many of the `other` sleep spells `spell` (beats, cancels, loses to)."""
    ties = sum(spell == theirs for theirs in other)
    wins = sum(spell != theirs and _sleep_beats(spell, theirs) for theirs in other)
    return wins, ties, len(other) - wins - ties


def beaten_by(soldier: str) -> list[str]:
    """The soldiers that `soldier` beats by strength when it attacks, by rank."""
    return [other for other in SOLDIERS if beats(strength_of(soldier), strength_of(other))]


def _sleep_beats(mine: str, theirs: str) -> bool:
    return beats(strength_of(mine), strength_of(theirs))


def _outcome(mine: str, theirs: str, tie_wins: bool) -> float:
    if mine == theirs:
        return float(tie_wins)
    return float(_sleep_beats(mine, theirs))
