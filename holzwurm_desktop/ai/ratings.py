"""How strong each person is at each game, on the scale of the game (`ai.scale`), where the levels stand.

The model is Plackett and Luce's in the form of Weng and Lin (2011), from `openskill`, in points of the scale. Levels
and players between them never move. People start in the middle with a large uncertainty and move with every match.
Puzzles, which are of many games, are rated on the scale on which all levels lie evenly.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from holzwurm_desktop.ai.scale import ANCHORED, EVEN, UNIT, Scale, scale_of
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.storage.match_rows import MatchRow, SeatResult
from holzwurm_desktop.storage.puzzles import Try

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

_IN_MATCHES = UNIT / math.sqrt(2)
"""The standard deviation of how somebody plays in a match: so two whose strength is known win as often as the scale
says."""
_IN_PUZZLES = 104.0
"""That of how somebody solves a puzzle: there is less luck in it."""
_POST_SIGMA = 15.0
"""The standard deviation of a level's rating. Not 0: the model divides by it."""
_Z = 1.959964  # standard deviations on either side of the mean that hold 95 %


class Rating(NamedTuple):
    """How strong a person is, in points of a scale: the mean and its standard deviation."""

    mu: float
    sigma: float


class RatingPoint(NamedTuple):
    """A person's rating after a match; `finished` is an ISO time in UTC."""

    finished: str
    match_id: int
    mu: float
    sigma: float


@dataclass(frozen=True)
class PersonRating:
    """How strong a person is at a game: `mu` in points of the game's scale with standard deviation `sigma`, after
    `matches` matches; `history` holds the ratings on the way there, earliest first."""

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
        """The level whose rating is nearest."""
        return _scale(self.game).nearest(self.mu)


def ratings(rows: Sequence[MatchRow]) -> list[PersonRating]:
    """The rating of every person in every game, sorted by game, highest first. `rows` are latest first.

    Left out are practice matches, those with the same person at two seats, those with a stand-in, who does not play
    as the level does, and those with programs or the yardstick players used in measurements, which have no rating.
    Equal rows give equal ratings.
    """
    model = _model(_IN_MATCHES)
    states: dict[tuple[str, str], tuple[float, float]] = {}
    histories: dict[tuple[str, str], list[RatingPoint]] = {}
    for row in reversed(rows):
        people = [seat.name for seat in row.seats if seat.level is None]
        levels = {seat.level for seat in row.seats if seat.level is not None}
        if row.practice or row.stand_ins or any(seat.program for seat in row.seats):
            continue
        if not people or len(set(people)) < len(people) or not levels <= set(LEVELS):
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


def puzzle_ratings(tries: Sequence[Try]) -> list[Rating]:
    """A person's rating at puzzles: before the first try, and after each, the earliest first.

    A try is a match against a player of the puzzle's grade, whose rating stays: won if it was solved. Equal tries
    give equal ratings; a grade of another version counts for nothing.
    """
    found = [Rating(ANCHORED, 2 * _IN_PUZZLES)]
    model = _model(_IN_PUZZLES) if tries else None
    for each in tries:
        if model is None or each.grade not in LEVELS:
            found.append(found[-1])
            continue
        person = model.rating(mu=found[-1].mu, sigma=found[-1].sigma)
        puzzle = model.rating(mu=EVEN.points(each.grade), sigma=_POST_SIGMA)
        ((after,), _) = model.rate([[person], [puzzle]], ranks=[1 - each.solved, each.solved])
        found.append(Rating(after.mu, after.sigma))
    return found


def _rate(model: "PlackettLuce", row: MatchRow, states: dict[tuple[str, str], tuple[float, float]]) -> None:
    """Update the ratings of the people in a match by its result; those of the levels stay."""
    teams = []
    for seat in row.seats:
        if seat.level is None:
            mu, sigma = states.get((row.game, seat.name), (ANCHORED, 2 * _IN_MATCHES))
        else:
            mu, sigma = _points(row.game, seat), _POST_SIGMA
        teams.append([model.rating(mu=mu, sigma=sigma)])
    after = model.rate(teams, ranks=_ranks(seat.score for seat in row.seats))
    for seat, (rating,) in zip(row.seats, after, strict=True):
        if seat.level is None:
            states[row.game, seat.name] = (rating.mu, rating.sigma)


def _points(game_id: str, seat: SeatResult) -> float:
    """Those of a computer player."""
    return _scale(game_id).points(seat.level or "") if seat.strength is None else seat.strength


@cache
def _scale(game_id: str) -> Scale:
    """That of a game; matches may be stored of one that this version does not know."""
    return scale_of(game_id) if game_id in kits() else EVEN


def _ranks(scores: Iterable[float]) -> list[float]:
    """Ranks for the model, where lower is better; equal scores tie."""
    return [-score for score in scores]


@cache
def _model(beta: float) -> "PlackettLuce":
    """The model for this deviation. The others are in the proportions that `openskill` has: twice as much for who
    has done nothing yet, and a fiftieth that is added with every match."""
    from openskill.models import PlackettLuce  # slow to import, and rarely needed

    return PlackettLuce(mu=ANCHORED, sigma=2 * beta, beta=beta, tau=beta / 50)
