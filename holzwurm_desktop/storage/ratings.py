"""How strong each person plays each game, on a scale whose fixed posts are the levels of the computer.

The model is that of Plackett and Luce as in Weng and Lin (2011), by `openskill`. The levels stand a step
apart from each other and never move; people start in their middle, uncertain, and move with every match.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.storage.statistics import MatchRow

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MIDDLE = 25.0
STEP = 6.0
"""How far a level stands above the next lower one: of two players it then wins about 7 of 10 matches."""
_POST_SIGMA = 0.5
"""How uncertain the place of a level is."""
_Z = 1.959964


class RatingPoint(NamedTuple):
    """A person's rating after a match."""

    finished: str
    match_id: int
    mu: float
    sigma: float


@dataclass(frozen=True)
class PersonRating:
    """How strong a person plays a game: `mu` on the scale of `level_rating`, its standard deviation `sigma`,
    after so many `matches`; `history` holds the way there, the earliest first."""

    game: str
    name: str
    mu: float
    sigma: float
    matches: int
    history: tuple[RatingPoint, ...]

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mu - _Z * self.sigma

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.mu + _Z * self.sigma

    @property
    def nearest_level(self) -> str:
        """The level whose post is the nearest."""
        return min(LEVELS, key=lambda level: abs(level_rating(level) - self.mu))


def level_rating(level: str) -> float:
    """Where the post of a level stands."""
    return MIDDLE + STEP * (LEVELS.index(level) - LEVELS.index("medium"))


def ratings(rows: Sequence[MatchRow]) -> list[PersonRating]:
    """The rating of every person in every game, by game, the highest first, from rows latest first.

    Practice matches are left out, and so are those with a person at two seats or with players of
    measurements, that have no post. Equal rows give equal ratings.
    """
    model = _model()
    states: dict[tuple[str, str], tuple[float, float]] = {}
    histories: dict[tuple[str, str], list[RatingPoint]] = {}
    for row in reversed(rows):
        people = [seat.name for seat in row.seats if seat.level is None]
        levels = {seat.level for seat in row.seats if seat.level is not None}
        if row.practice or not people or len(set(people)) < len(people) or not levels <= set(LEVELS):
            continue
        _rate(model, row, states)
        for name in people:
            mu, sigma = states[row.game, name]
            point = RatingPoint(row.finished, row.match_id, mu, sigma)
            histories.setdefault((row.game, name), []).append(point)
    found = (
        PersonRating(game, name, *states[game, name], len(history), tuple(history))
        for (game, name), history in histories.items()
    )
    return sorted(found, key=lambda rating: (rating.game, -rating.mu, rating.name))


def _rate(model: "PlackettLuce", row: MatchRow, states: dict[tuple[str, str], tuple[float, float]]) -> None:
    """Move the people of a match by how they came out; the levels stay."""
    teams = []
    for seat in row.seats:
        start = (MIDDLE, model.sigma) if seat.level is None else (level_rating(seat.level), _POST_SIGMA)
        mu, sigma = states.get((row.game, seat.name), start) if seat.level is None else start
        teams.append([model.rating(mu=mu, sigma=sigma)])
    after = model.rate(teams, ranks=_ranks(seat.score for seat in row.seats))
    for seat, (rating,) in zip(row.seats, after, strict=True):
        if seat.level is None:
            states[row.game, seat.name] = (rating.mu, rating.sigma)


def _ranks(scores: Iterable[float]) -> list[float]:
    """The places by score, the highest first; equal scores share one."""
    return [-score for score in scores]


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # not before somebody looks at ratings

    return PlackettLuce()
