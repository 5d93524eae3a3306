"""Which opponent fits a person, by the matches that are stored here, and the players of a new match with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from holzwurm_desktop.ai.fitting import LATEST, Fit, fit
from holzwurm_desktop.ai.scale import scale_of
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.match_rows import MatchRow
from holzwurm_desktop.storage.statistics import Statistics

FitOf = Callable[[str, str], Fit]
"""(game id, name of a person) -> the opponent that fits them."""


def newcomer(game_id: str, person: str) -> Fit:
    """The opponent for a person of whom nothing is known yet. Raises `KeyError` for an unknown game id."""
    return fit(game_id, (), person)


def fit_by(statistics: Statistics) -> FitOf:
    """Which opponent fits, by these results. Names that are one person's count together, see `storage.persons`."""

    def fit_of(game_id: str, person: str) -> Fit:
        rows: list[MatchRow] = []
        # A disk that fails is told of where the match is to be stored.
        with suppress(StorageError):
            rows = statistics.matches_alone(game_id, person, LATEST)
        # They have the name as it was spelled last.
        names = [seat.name for row in rows[:1] for seat in row.seats if seat.level is None]
        return fit(game_id, rows, names[0] if names else person)

    return fit_of


def fitted(game_id: str, players: Sequence[Player], own_name: str, fit_of: FitOf) -> list[Player]:
    """The players of a new match: whoever plays at a strength plays at the one that fits now.

    It fits the first person at the table, or, where none sits there, the player of this computer, called `own_name`.
    """
    if all(player.strength is None for player in players):
        return list(players)
    people = [player.name for player in players if player.level is None]
    strength = fit_of(game_id, people[0] if people else own_name).strength
    level = scale_of(game_id).nearest(strength)
    return [
        player if player.strength is None else replace(player, level=level, strength=strength)
        for player in players
    ]
