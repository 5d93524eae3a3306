"""A series of days: who played the deal of which day, how many days in a row, and the standings over some of them.

What counts of somebody at a day is the first attempt at its deal, unless it was practice: later ones know the cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import NamedTuple

from holzwurm_desktop.engine.deals import deal_of_the_day
from holzwurm_desktop.evenings.match_points import compared
from holzwurm_desktop.storage.match_rows import MatchRow


class DayPlayed(NamedTuple):
    """Somebody's result with the deal of a day. share: of the win, 0 to 1; late: whether the day was over by then."""

    name: str
    score: float
    share: float
    match_id: int
    late: bool


Played = Mapping[date, Mapping[str, DayPlayed]]
"""By day and name."""


@dataclass(frozen=True)
class DayStanding:
    """Somebody's standing over some days.

    place: from 1, shared; points, most: match points against all who played the same days, and how many there were to
    be had; days, won: how many were played, and won alone or together.
    """

    place: int
    name: str
    points: int
    most: int
    days: int
    won: int


def days_played(rows: Sequence[MatchRow], game_id: str) -> Played:
    """Who played the deals of which days. rows: finished matches, the latest first."""
    first: dict[date, dict[str, tuple[DayPlayed, bool]]] = {}
    for row in reversed(rows):
        day = _day_of(row, game_id)
        for seat in row.seats if day is not None else ():
            if day is not None and seat.level is None:
                late = datetime.fromisoformat(row.finished).astimezone().date() > day
                made = DayPlayed(seat.name, seat.score, seat.share, row.match_id, late)
                first.setdefault(day, {}).setdefault(seat.name, (made, row.practice))
    return {
        day: {name: made for name, (made, practice) in people.items() if not practice}
        for day, people in first.items()
    }


def on_the_day(played: Played, name: str) -> set[date]:
    """The days whose deal somebody played on the day itself."""
    return {day for day, people in played.items() if name in people and not people[name].late}


def longest_row(days: Iterable[date]) -> int:
    """The most days in a row among these."""
    longest = now = 0
    before: date | None = None
    for day in sorted(days):
        now = now + 1 if before is not None and day - before == timedelta(days=1) else 1
        longest, before = max(longest, now), day
    return longest


def day_standings(played: Played, days: Iterable[date]) -> list[DayStanding]:
    """The standings over these days, the best first: equal points are told apart by the days that were won."""
    points: dict[str, list[int]] = {}
    for day in days:
        people = list(played.get(day, {}).values())
        for made, known in zip(people, compared([each.score for each in people]), strict=True):
            total = points.setdefault(made.name, [0, 0, 0, 0])
            for at, more in enumerate((known.points, known.most, 1, int(made.share > 0))):
                total[at] += more
    order = sorted(points.items(), key=lambda each: (-each[1][0], -each[1][3], each[0]))
    keys = [(total[0], total[3]) for _, total in order]
    return [DayStanding(keys.index((total[0], total[3])) + 1, name, *total) for name, total in order]


def _day_of(row: MatchRow, game_id: str) -> date | None:
    """The day whose deal was played; None if it was none, also where an imported record only says so."""
    if row.game != game_id or row.day is None:
        return None
    try:
        day = date.fromisoformat(row.day)
    except ValueError:
        return None
    return day if row.deal_number == deal_of_the_day(day, game_id) else None
