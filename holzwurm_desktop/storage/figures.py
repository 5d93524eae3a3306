"""Figures computed from the stored results: pure functions of rows that `Statistics.finished_matches` has read.

Each takes the rows to use, latest first, as chosen by a `Selection`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from math import ceil, floor, inf, sqrt
from typing import NamedTuple

from holzwurm_desktop.engine.deals import deal_of_the_day
from holzwurm_desktop.engine.records import FITTING, LEVELS
from holzwurm_desktop.storage.clock import stamp
from holzwurm_desktop.storage.match_rows import MatchRow, SeatResult

_Z = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""


class Who(NamedTuple):
    """A player: a person by name, computer players by level, programs by what they are called (the `name` of both is
    empty). Whoever plays between the levels is one player, `FITTING`, at whatever strength."""

    name: str
    level: str | None = None
    program: str = ""

    @classmethod
    def at(cls, seat: SeatResult) -> "Who":
        """The player at a seat."""
        return cls(seat.name if seat.level is None else "", _level(seat), seat.program)

    @property
    def order(self) -> tuple[bool, bool, str, int]:
        """People come first, by name, then the levels, the weakest first, then the programs."""
        return self.level is not None, bool(self.program), self.name or self.program, _rank(self.level)


@dataclass(frozen=True)
class Selection:
    """Which matches to count; a field that is None selects all.

    `player` is a person's name, `level` the level of a computer player at the table, which programs have none of, or
    `FITTING`.
    `since` is the first moment that counts, `until` the first that does not; both have a time zone.
    """

    game: str | None = None
    player: str | None = None
    level: str | None = None
    practice: bool | None = False
    since: datetime | None = None
    until: datetime | None = None

    def of(self, rows: Iterable[MatchRow]) -> list[MatchRow]:
        """The selected rows, in their order."""
        since = stamp(self.since) if self.since else ""
        until = stamp(self.until) if self.until else "~"  # sorts after every date
        return [
            row
            for row in rows
            if (self.game is None or row.game == self.game)
            and (self.practice is None or row.practice == self.practice)
            and since <= row.finished < until
            and (self.player is None or any(s.name == self.player and s.level is None for s in row.seats))
            and (self.level is None or any(_level(s) == self.level and not s.program for s in row.seats))
        ]


@dataclass(frozen=True)
class PlayerSummary:
    """One player's results in one game.

    `matches` counts seats played, `wins` those that won or shared the win. `share` is the mean share of the win,
    `even_share` what equally strong players would get, both 0 to 1; `low` to `high` is the 95 % interval of
    `share`. Scores are match totals. `streak` counts the latest consecutive wins, `longest_streak` the most ever.
    """

    game: str
    who: Who
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
    """A player's results in `matches` against `who`: the mean share of the win (0 to 1) with its 95 % interval, how
    many matches were won or shared, and how many the opponent won alone."""

    who: Who
    matches: int
    wins: int
    losses: int
    share: float
    low: float
    high: float
    even_share: float


class AccuracyPoint(NamedTuple):
    """How accurate somebody was in one match, from 0 to 100; `finished` is an ISO time in UTC."""

    finished: str
    accuracy: float


class ScorePoint(NamedTuple):
    """The score of one match, for a chart over time; `finished` is an ISO time in UTC."""

    finished: str
    score: float
    share: float
    match_id: int


class Bar(NamedTuple):
    """A bar of a histogram: how many matches scored at least `low` and less than `high`."""

    low: float
    high: float
    matches: int


class DayResult(NamedTuple):
    """One attempt at the deal of a day; `attempt` counts from 1 for each person and number of seats."""

    name: str
    score: float
    share: float
    seats: int
    attempt: int
    finished: str
    match_id: int


def interval(share: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a `share` (0 to 1) of `matches`, after Wilson (1927).

    Wilson's interval, unlike the textbook one, stays within 0 and 1 and makes sense after very few matches.
    Shared wins count in part.
    """
    if matches == 0:
        return 0.0, 1.0
    weight = _Z * _Z / matches
    middle = (share + weight / 2) / (1 + weight)
    half = _Z / (1 + weight) * sqrt(share * (1 - share) / matches + weight / (4 * matches))
    return max(0.0, middle - half), min(1.0, middle + half)


def player_summaries(rows: Sequence[MatchRow]) -> list[PlayerSummary]:
    """A summary of every player, sorted by game and the order of players."""
    tallies: dict[tuple[str, Who], _Tally] = {}
    for row in reversed(rows):  # earliest first, for the streaks
        game, even_share = row.game, 1 / len(row.seats)
        for seat in row.seats:
            key = (game, Who.at(seat))
            tally = tallies.get(key)
            if tally is None:
                tally = tallies[key] = _Tally()
            tally.add(seat.score, seat.share, even_share)
    return sorted(
        (tally.summary(game, who) for (game, who), tally in tallies.items()),
        key=lambda summary: (summary.game, summary.who.order),
    )


def against(rows: Sequence[MatchRow], who: Who) -> list[Share]:
    """A player's results against each opponent, in the order of players."""
    tallies: dict[Who, _Tally] = {}
    for row, seat in _seats_of(rows, who):
        others = {Who.at(other) for other in row.seats} - {who}
        # A match whose win was shared with the opponent counts as won, not as lost.
        lost_to = {Who.at(other) for other in row.seats if other.share > 0} if seat.share == 0 else set()
        for other in others:
            tally = tallies.setdefault(other, _Tally())
            tally.add(seat.score, seat.share, 1 / len(row.seats))
            tally.losses += other in lost_to
    return sorted(
        (tally.share_against(other) for other, tally in tallies.items()),
        key=lambda share: share.who.order,
    )


def win_share_by_level(rows: Sequence[MatchRow], who: Who) -> list[Share]:
    """A player's results in matches with a computer player of each level, the weakest first.

    A match with computers of several levels counts for each of them.
    """
    return [share for share in against(rows, who) if share.who.level in LEVELS and not share.who.program]


def score_over_time(rows: Sequence[MatchRow], who: Who) -> list[ScorePoint]:
    """The scores of a player, earliest first. Pass rows of a single game: scores of several do not compare."""
    return [
        ScorePoint(row.finished, seat.score, seat.share, row.match_id)
        for row, seat in _seats_of(reversed(rows), who)
    ]


def accuracy_over_time(rows: Sequence[MatchRow], who: Who) -> list[AccuracyPoint]:
    """How accurate a player was in each match of a game that was analysed, earliest first."""
    found = (
        (row.finished, row.accuracies[number])
        for row in reversed(rows)
        for number, seat in enumerate(row.seats)
        if row.accuracies and _is(seat, who)
    )
    return [AccuracyPoint(finished, accuracy) for finished, accuracy in found if accuracy is not None]


def score_distribution(rows: Sequence[MatchRow], who: Who, most_bars: int = 20) -> list[Bar]:
    """A histogram of a player's scores: at most `most_bars` bars of equal, whole width, empty ones included."""
    scores = [seat.score for _, seat in _seats_of(rows, who)]
    if not scores:
        return []
    low = floor(min(scores))
    # Plus one, because a bar does not include its upper end and the highest score must be in one.
    width = max(1, ceil((max(scores) - low + 1) / most_bars))
    counts = Counter(int((score - low) // width) for score in scores)
    return [
        Bar(low + place * width, low + (place + 1) * width, counts[place]) for place in range(max(counts) + 1)
    ]


def best_of_the_day(rows: Sequence[MatchRow], day: date, game_id: str) -> list[DayResult]:
    """People's results with the deal of a day, best score first. Practice matches count as attempts too.

    A match marked with the day but played with another deal is left out: an imported record may claim anything.
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
    """Running totals over one player's matches, added earliest first: streaks depend on the order."""

    __slots__ = ("best", "even", "longest", "losses", "matches", "score", "share", "streak", "wins")

    def __init__(self) -> None:
        self.matches = self.wins = self.losses = self.streak = self.longest = 0
        self.score = self.share = self.even = 0.0
        self.best = -inf

    def add(self, score: float, share: float, even_share: float) -> None:
        """Add one match."""
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
        """The totals as the summary of a player in `game`."""
        share = self.share / self.matches
        low, high = interval(share, self.matches)
        return PlayerSummary(
            game, who, self.matches, self.wins, share, self.even / self.matches, self.score / self.matches, self.best,
            low=low, high=high, streak=self.streak, longest_streak=self.longest,
        )  # fmt: skip

    def share_against(self, other: Who) -> Share:
        """The totals as results against `other`."""
        share = self.share / self.matches
        low, high = interval(share, self.matches)
        return Share(other, self.matches, self.wins, self.losses, share, low, high, self.even / self.matches)


def _seats_of(rows: Iterable[MatchRow], who: Who) -> Iterator[tuple[MatchRow, SeatResult]]:
    return ((row, seat) for row in rows for seat in row.seats if _is(seat, who))


def _is(seat: SeatResult, who: Who) -> bool:
    same = _level(seat) == who.level and seat.program == who.program
    return same and (who.level is not None or seat.name == who.name)


def _level(seat: SeatResult) -> str | None:
    return seat.level if seat.strength is None else FITTING


def _rank(level: str | None) -> int:
    order = (*LEVELS, FITTING)
    return order.index(level) if level in order else -1
