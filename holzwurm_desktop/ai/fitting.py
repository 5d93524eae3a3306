"""An opponent that fits a person: the strength against which they should win their even share.

What is known of a person's strength is a chance for every place on the game's scale, a posterior after Bayes on a
grid. Each match multiplies it by how likely its result was against opponents of known strength. That is exact, from
the first match on, for any number of seats and for shared wins. Rating systems such as Glicko or those of
`openskill` approximate it for opponents who are uncertain and move themselves; the levels do neither. What is old
is slowly forgotten.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from holzwurm_desktop.ai.scale import Scale, scale_of
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.storage.match_rows import MatchRow, SeatResult

SPREAD = 200.0
"""How far people are supposed to lie from the middle beforehand, in points (a standard deviation)."""
MEMORY = 0.98
"""What a match still counts after the next one."""
LATEST = 200
"""So many matches are looked at: older ones would count next to nothing."""
STEP = 10.0
"""The grid, and the strengths that are played, in points."""
_BEYOND = 60
"""So many steps of the grid lie below the weakest and above the strongest level."""


class Result(NamedTuple):
    """One match of a person. share: of the win, 0 to 1; others: the strengths of the others, in points; rounds: of
    the match."""

    share: float
    others: tuple[float, ...]
    rounds: int = 1


class Fit(NamedTuple):
    """How strong an opponent fits a person in a game.

    strength: what it plays at, within the levels, a multiple of `STEP`; spread: the standard deviation of what is
    known of the person; matches: how many it is known from; met: how many of them were against such an opponent;
    won: how many of those the person won or shared.
    """

    strength: float
    spread: float
    matches: int = 0
    met: int = 0
    won: int = 0


def fit(game_id: str, rows: Iterable[MatchRow], person: str) -> Fit:
    """The opponent that fits a person, by their finished matches (the latest first, of any games).

    Counted are matches against computer players alone, without practice, stand-ins and yardsticks. Equal rows give
    equal fits. Raises `KeyError` for an unknown game id.
    """
    scale = scale_of(game_id)
    counted = [
        (row, seat) for row in rows if row.game == game_id and (seat := _counts(row, person)) is not None
    ]
    counted = counted[:LATEST]
    strength, spread = estimated(scale, [_result(scale, row, seat) for row, seat in counted])
    met = [seat.share > 0 for row, seat in counted if any(each.strength is not None for each in row.seats)]
    return Fit(_playable(scale, strength), spread, len(counted), len(met), sum(met))


def estimated(scale: Scale, results: Sequence[Result]) -> tuple[float, float]:
    """The mean and the standard deviation of what these results, the latest first, tell of a person's strength."""
    low, high = (scale.points(level) for level in (LEVELS[0], LEVELS[-1]))
    steps = range(-_BEYOND, round((high - low) / STEP) + _BEYOND + 1)
    grid = [low + STEP * step for step in steps]
    # Most people begin between the two levels below the middle one.
    middle = (scale.points(LEVELS[1]) + scale.points(LEVELS[2])) / 2
    logs = [-(((place - middle) / SPREAD) ** 2) / 2 for place in grid]
    # Most results come many times: reckoned together they take a few milliseconds.
    weights: dict[Result, float] = {}
    for age, result in enumerate(results):
        weights[result] = weights.get(result, 0.0) + MEMORY**age
    for result, weight in weights.items():
        for number, place in enumerate(grid):
            # Far off, the chance may be 0 or 1 to the last digit.
            chance = min(max(scale.share(place, result.others, result.rounds), 1e-12), 1 - 1e-12)
            likely = result.share * math.log(chance) + (1 - result.share) * math.log(1 - chance)
            logs[number] += weight * likely
    highest = max(logs)
    chances = [math.exp(each - highest) for each in logs]
    whole = sum(chances)
    mean = sum(place * chance for place, chance in zip(grid, chances, strict=True)) / whole
    variance = sum((place - mean) ** 2 * chance for place, chance in zip(grid, chances, strict=True)) / whole
    return mean, math.sqrt(variance)


def _playable(scale: Scale, strength: float) -> float:
    return round(scale.clamped(strength) / STEP) * STEP


def _counts(row: MatchRow, person: str) -> SeatResult | None:
    """The seat of a person in a match that tells something of their strength; None if it does not."""
    people = [seat for seat in row.seats if seat.level is None]
    if row.practice or row.stand_ins or len(people) != 1 or people[0].name != person:
        return None
    return people[0] if all(seat.level in LEVELS for seat in row.seats if seat.level is not None) else None


def _result(scale: Scale, row: MatchRow, person: SeatResult) -> Result:
    others = tuple(
        scale.points(seat.level) if seat.strength is None else seat.strength
        for seat in row.seats
        if seat.level is not None
    )
    return Result(person.share, others, max(1, row.rounds))
