"""What the stored results add up to: pure functions of rows (`Statistics.finished_matches`), read once.

All take the rows they are to rest on, latest first, as chosen by a `Selection`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from math import ceil, floor, inf, sqrt
from typing import NamedTuple

from holzwurm_desktop.engine.deals import deal_of_the_day
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.storage.clock import stamp
from holzwurm_desktop.storage.statistics import MatchRow, SeatResult

_Z = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""


class Who(NamedTuple):
    """A player: a person by name, computer players by level (their `name` is empty)."""

    name: str
    level: str | None = None

    @classmethod
    def at(cls, seat: SeatResult) -> "Who":
        """Who sat there."""
        return cls(seat.name if seat.level is None else "", seat.level)


@dataclass(frozen=True)
class Selection:
    """Which matches are meant; what is None does not matter.

    `player` is a person's name, `level` a level of which a computer player sat at the table; `since` is
    the first moment (aware) that is in, `until` the first that is not.
    """

    game: str | None = None
    player: str | None = None
    level: str | None = None
    practice: bool | None = False
    since: datetime | None = None
    until: datetime | None = None

    def of(self, rows: Iterable[MatchRow]) -> list[MatchRow]:
        """The rows that are meant, in their order."""
        since = stamp(self.since) if self.since else ""
        until = stamp(self.until) if self.until else "~"  # behind every date
        return [
            row
            for row in rows
            if (self.game is None or row.game == self.game)
            and (self.practice is None or row.practice == self.practice)
            and since <= row.finished < until
            and (self.player is None or any(s.name == self.player and s.level is None for s in row.seats))
            and (self.level is None or any(seat.level == self.level for seat in row.seats))
        ]


@dataclass(frozen=True)
class PlayerSummary:
    """What one player did in one game: a person by name, computer players by level (their `name` is empty).

    `matches` counts seats played; `wins` those won or shared; `share` is the mean share of the win and
    `even_share` what equal players would have had, both 0 to 1; scores are match totals. `low` to `high` is
    the 95 % interval of the share; `streak` counts wins up to the latest match, `longest_streak` at best.
    """

    game: str
    name: str
    player: str
    level: str | None
    matches: int
    wins: int
    share: float
    even_share: float
    mean_score: float
    best_score: float
    low: float = 0.0
    high: float = 1.0
    streak: int = 0
    longest_streak: int = 0


@dataclass(frozen=True)
class Share:
    """How somebody fared in some `matches`: the mean share of the win with its 95 % interval, how many of
    the matches were won or shared, and how many the other one won alone."""

    who: Who
    matches: int
    wins: int
    losses: int
    share: float
    low: float
    high: float
    even_share: float


class ScorePoint(NamedTuple):
    """The score of one match, for a chart over time."""

    finished: str
    score: float
    share: float
    match_id: int


class Bar(NamedTuple):
    """So many matches brought a score from `low` up to, but not including, `high`."""

    low: float
    high: float
    matches: int


class DayResult(NamedTuple):
    """One try at the deal of a day; `attempt` counts from 1 for each person and table size."""

    name: str
    score: float
    share: float
    seats: int
    attempt: int
    finished: str
    match_id: int


def interval(share: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share of `matches`, after Wilson (1927); shared wins count in part."""
    if matches == 0:
        return 0.0, 1.0
    weight = _Z * _Z / matches
    middle = (share + weight / 2) / (1 + weight)
    half = _Z / (1 + weight) * sqrt(share * (1 - share) / matches + weight / (4 * matches))
    return max(0.0, middle - half), min(1.0, middle + half)


def player_summaries(rows: Sequence[MatchRow]) -> list[PlayerSummary]:
    """What every player did, by game, people before computers, the strongest level last."""
    tallies: dict[tuple[str, str, str | None], _Tally] = {}
    for row in reversed(rows):
        game, even_share = row.game, 1 / len(row.seats)
        for seat in row.seats:
            key = (game, seat.name if seat.level is None else "", seat.level)
            tally = tallies.get(key)
            if tally is None:
                tally = tallies[key] = _Tally()
            tally.add(seat.score, seat.share, even_share)
    return sorted(
        (tally.summary(game, Who(name, level)) for (game, name, level), tally in tallies.items()),
        key=lambda summary: (summary.game, summary.level is not None, summary.name, _rank(summary.level)),
    )


def against(rows: Sequence[MatchRow], who: Who) -> list[Share]:
    """How a player fared against each other one: people by name, then computers, the strongest last."""
    tallies: dict[Who, _Tally] = {}
    for row, seat in _seats_of(rows, who):
        others = {Who.at(other) for other in row.seats} - {who}
        lost_to = {Who.at(other) for other in row.seats if other.share > 0} if seat.share == 0 else set()
        for other in others:
            tally = tallies.setdefault(other, _Tally())
            tally.add(seat.score, seat.share, 1 / len(row.seats))
            tally.losses += other in lost_to
    return sorted(
        (tally.share_against(other) for other, tally in tallies.items()),
        key=lambda share: (share.who.level is not None, share.who.name, _rank(share.who.level)),
    )


def win_share_by_level(rows: Sequence[MatchRow], who: Who) -> list[Share]:
    """How a player fared in matches with a computer of each level, the weakest first.

    A match with computers of several levels counts for each of them.
    """
    return [share for share in against(rows, who) if share.who.level in LEVELS]


def score_over_time(rows: Sequence[MatchRow], who: Who) -> list[ScorePoint]:
    """The scores of a player, the earliest first; to be asked about one game."""
    return [
        ScorePoint(row.finished, seat.score, seat.share, row.match_id)
        for row, seat in _seats_of(reversed(rows), who)
    ]


def score_distribution(rows: Sequence[MatchRow], who: Who, most_bars: int = 20) -> list[Bar]:
    """How often a player had which scores: at most `most_bars` equal bars of whole width, none left out."""
    scores = [seat.score for _, seat in _seats_of(rows, who)]
    if not scores:
        return []
    low = floor(min(scores))
    width = max(1, ceil((max(scores) - low + 1) / most_bars))
    counts = Counter(int((score - low) // width) for score in scores)
    return [
        Bar(low + place * width, low + (place + 1) * width, counts[place]) for place in range(max(counts) + 1)
    ]


def best_of_the_day(rows: Sequence[MatchRow], day: date, game_id: str) -> list[DayResult]:
    """What people made of the deal of a day, the best score first; practice matches count as tries too.

    A match that bears the mark with other cards than those of the day is not in it.
    """
    number = deal_of_the_day(day, game_id)
    tries: Counter[tuple[str, int]] = Counter()
    found = []
    for row in reversed(rows):
        if (row.game, row.day, row.deal_number) != (game_id, day.isoformat(), number):
            continue
        for seat in row.seats:
            if seat.level is None:
                tries[seat.name, len(row.seats)] += 1
                found.append(
                    DayResult(
                        seat.name, seat.score, seat.share, len(row.seats),
                        tries[seat.name, len(row.seats)], row.finished, row.match_id,
                    )
                )  # fmt: skip
    return sorted(found, key=lambda result: (-result.score, result.attempt, result.finished))


class _Tally:
    """What adds up over the matches of one player, the earliest first."""

    __slots__ = ("best", "even", "longest", "losses", "matches", "score", "share", "streak", "wins")

    def __init__(self) -> None:
        self.matches = self.wins = self.losses = self.streak = self.longest = 0
        self.score = self.share = self.even = 0.0
        self.best = -inf

    def add(self, score: float, share: float, even_share: float) -> None:
        """One match more."""
        self.matches += 1
        self.score += score
        self.share += share
        self.even += even_share
        if score > self.best:
            self.best = score
        if share > 0:
            self.wins += 1
            self.streak += 1
            if self.streak > self.longest:
                self.longest = self.streak
        else:
            self.streak = 0

    def summary(self, game: str, who: Who) -> PlayerSummary:
        """All of it, for a game."""
        share = self.share / self.matches
        low, high = interval(share, self.matches)
        return PlayerSummary(
            game, who.name, "human" if who.level is None else "computer", who.level, self.matches, self.wins,
            share, self.even / self.matches, self.score / self.matches, self.best,
            low=low, high=high, streak=self.streak, longest_streak=self.longest,
        )  # fmt: skip

    def share_against(self, other: Who) -> Share:
        """The share of the win only."""
        share = self.share / self.matches
        low, high = interval(share, self.matches)
        return Share(other, self.matches, self.wins, self.losses, share, low, high, self.even / self.matches)


def _seats_of(rows: Iterable[MatchRow], who: Who) -> Iterator[tuple[MatchRow, SeatResult]]:
    name, level = who
    return (
        (row, seat)
        for row in rows
        for seat in row.seats
        if seat.level == level and (level is not None or seat.name == name)
    )


def _rank(level: str | None) -> int:
    return LEVELS.index(level) if level in LEVELS else -1
