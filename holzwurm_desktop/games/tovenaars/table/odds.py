"""What follows from the open stacks: who wins by strength, and how a duel of sleep spells may go. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from holzwurm_desktop.games.tovenaars.deck import SOLDIERS, strength_of
from holzwurm_desktop.games.tovenaars.matrix_game import solve
from holzwurm_desktop.games.tovenaars.rules import beats
from holzwurm_desktop.games.tovenaars.view import TovenaarsView


class Duel(NamedTuple):
    """Two soldiers against each other, as `seat` sees it: both strengths, spells and all, and whether `seat`
    attacks."""

    seat: int
    own: int
    other: int
    attacks: bool

    @property
    def won(self) -> bool:
        """Whether strength alone decides for the seat."""
        return beats(self.own, self.other) if self.attacks else not beats(self.other, self.own)

    def with_spell(self, spell: int) -> Duel:
        """The duel after the seat's strength spell."""
        return self._replace(own=self.own + spell)


def duel_of(view: TovenaarsView, seat: int) -> Duel:
    """The present duel of a view, for one of its seats."""
    strengths = [strength_of(view.soldier_at(s, view.slot_of(s))) + view.raised[s] for s in range(2)]
    return Duel(seat, strengths[seat], strengths[1 - seat], seat == view.active)


def attack_duel(view: TovenaarsView, seat: int, slot: int, target: int) -> Duel:
    """The duel that an attack would be."""
    own, other = view.soldier_at(seat, slot), view.soldier_at(1 - seat, target)
    return Duel(seat, strength_of(own), strength_of(other), True)


class SleepOdds(NamedTuple):
    """Shares of the pairs of sleep spells that a seat wins, cancels and loses; `value`: how often it wins the
    duel if both mix their spells well."""

    win: float
    tie: float
    loss: float
    value: float


@lru_cache(maxsize=64)
def sleep_odds(own: tuple[str, ...], other: tuple[str, ...], tie_wins: bool) -> SleepOdds:
    """What a challenge promises the holder of the spells `own`; `tie_wins`: strength decides for the holder
    where equal spells cancel each other."""
    payoffs = [[_outcome(mine, theirs, tie_wins) for theirs in other] for mine in own]
    pairs = len(own) * len(other)
    ties = len(set(own) & set(other))
    wins = sum(mine != theirs and _sleep_beats(mine, theirs) for mine in own for theirs in other)
    return SleepOdds(wins / pairs, ties / pairs, (pairs - wins - ties) / pairs, solve(payoffs).value)


def spell_counts(spell: str, other: Sequence[str]) -> tuple[int, int, int]:
    """How many of the other's sleep spells one beats, cancels and loses to."""
    ties = sum(spell == theirs for theirs in other)
    wins = sum(spell != theirs and _sleep_beats(spell, theirs) for theirs in other)
    return wins, ties, len(other) - wins - ties


def beaten_by(soldier: str) -> list[str]:
    """The soldiers that one beats by strength when it attacks."""
    return [other for other in SOLDIERS if beats(strength_of(soldier), strength_of(other))]


def _sleep_beats(mine: str, theirs: str) -> bool:
    return beats(strength_of(mine), strength_of(theirs))


def _outcome(mine: str, theirs: str, tie_wins: bool) -> float:
    if mine == theirs:
        return float(tie_wins)
    return float(_sleep_beats(mine, theirs))
