"""The deal of the day: how everybody plays it, and the best results with it here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from math import inf

from PySide6.QtCore import QDate, QLocale, QObject

from holzwurm_desktop.engine.contract import Game
from holzwurm_desktop.evenings.days import DayPlayed, DayStanding, Played, longest_row, on_the_day
from holzwurm_desktop.models.collation import collated
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.models.saved_matches import when
from holzwurm_desktop.models.scores import score_text
from holzwurm_desktop.models.statistics import Column, RowsModel
from holzwurm_desktop.storage.clock import days_in_a_row
from holzwurm_desktop.storage.figures import DayResult
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words, translate

OPPONENTS = "medium"
"""The level of all opponents: the same for everybody, so that results can be compared."""
_SEATS = 4  # where the game allows it; scores depend on the number of players

_NAME = QT_TRANSLATE_NOOP("deal of the day", "Name")
_SCORE = QT_TRANSLATE_NOOP("deal of the day", "Score")
_ATTEMPT = QT_TRANSLATE_NOOP("deal of the day", "Attempt")
_FINISHED = QT_TRANSLATE_NOOP("deal of the day", "Finished")
_WON = QT_TRANSLATE_NOOP("deal of the day", "Won")
_YES = QT_TRANSLATE_NOOP("deal of the day", "yes")
_SHARED = QT_TRANSLATE_NOOP("deal of the day", "shared")
_NO = QT_TRANSLATE_NOOP("deal of the day", "no")
_PLACE = QT_TRANSLATE_NOOP("deal of the day", "Place")
_POINTS = QT_TRANSLATE_NOOP("deal of the day", "Points")
_POINTS_ARE = QT_TRANSLATE_NOOP(
    "deal of the day",
    "On each day, 2 points for each one with a lower score and 1 for each with the same score, of all who played it.",
)
_OF = QT_TRANSLATE_NOOP("comparison", "{points} of {most}")
_DAY = QT_TRANSLATE_NOOP("deal of the day", "Day")
_DAYS = QT_TRANSLATE_NOOP("deal of the day", "Days")
_OPEN = QT_TRANSLATE_NOOP("deal of the day", "open")
_MISSED = QT_TRANSLATE_NOOP("deal of the day", "missed")
_MADE_WON = QT_TRANSLATE_NOOP("deal of the day", "{score}, won")
_LATE = QT_TRANSLATE_NOOP("deal of the day", "{result} (afterwards)")
_IN_A_ROW = translate("deal of the day", "Played on the day itself: %n day(s) in a row.", "", 1)
_LONGEST = translate("deal of the day", "The longest row so far: %n day(s).", "", 1)

WEEK, MONTH = "week", "month"
SPANS = (WEEK, MONTH)
"""What is seen at a glance: the days of a week or of a month."""


def choices_of_the_day(game: Game, player_name: str) -> Choices:
    """The same choices for everybody: one person, who begins, against computer players of one level, with default
    options."""
    count = min(max(_SEATS, game.seats[0]), game.seats[-1])
    seats = (Seat(player_name), *(Seat(level=OPPONENTS) for _ in range(count - 1)))
    return Choices(seats, game.full_options({}), start=0)


def days_of(chosen: date, span: str, today: date) -> list[date]:
    """The days of the week or the month of a day, up to today, the latest first. span: `WEEK` or `MONTH`."""
    if span == MONTH:
        first = chosen.replace(day=1)
        after = (first + timedelta(days=31)).replace(day=1)
    else:
        first = chosen - timedelta(days=(chosen.isoweekday() - QLocale().firstDayOfWeek().value) % 7)
        after = first + timedelta(days=7)
    last = min(after - timedelta(days=1), today)
    return [last - timedelta(days=back) for back in range((last - first).days + 1)]


def day_columns(words: Words, played: Played, names: Sequence[str], today: date) -> list[Column[date]]:
    """The columns of a table of days: one for each of these people, the first of whom is asked what was missed."""

    def told(name: str, own: bool) -> Callable[[date], str]:
        def text(day: date) -> str:
            made = played.get(day, {}).get(name)
            if made is not None:
                return _made_text(words, made)
            return words.say(_OPEN if day == today else _MISSED) if own else ""

        return text

    def score(name: str) -> Callable[[date], float]:
        return lambda day: made.score if (made := played.get(day, {}).get(name)) is not None else -inf

    people = [Column(name, told(name, not place), score(name)) for place, name in enumerate(names)]
    return [Column(_DAY, day_text, lambda day: day), *people]


def day_text(day: date) -> str:
    """A day of the week with its date."""
    shown = QDate(day.year, day.month, day.day)
    week = QLocale().dayName(day.isoweekday(), QLocale.FormatType.ShortFormat)
    return f"{week} {QLocale().toString(shown, QLocale.FormatType.ShortFormat)}"


def day_standings_columns(words: Words) -> tuple[Column[DayStanding], ...]:
    """The columns of the standings over some days."""
    return (
        Column(_PLACE, lambda row: QLocale().toString(row.place), lambda row: row.place, right=True),
        Column(_NAME, lambda row: row.name, lambda row: collated(row.name)),
        Column(
            _POINTS,
            lambda row: words.say(_OF, points=row.points, most=row.most),
            lambda row: row.points,
            True,
            _POINTS_ARE,
        ),
        Column(_DAYS, lambda row: QLocale().toString(row.days), lambda row: row.days, right=True),
        Column(_WON, lambda row: QLocale().toString(row.won), lambda row: row.won, right=True),
    )


def streak_text(words: Words, played: Played, name: str, today: date) -> str:
    """How many days in a row somebody has played on the day itself."""
    done = on_the_day(played, name)
    now = words.say(_IN_A_ROW, n=days_in_a_row(done, today))
    return f"{now} {words.say(_LONGEST, n=longest_row(done))}"


def day_model(words: Words, parent: QObject) -> RowsModel[DayResult]:
    """A table of results with one day's deal, one row per attempt."""
    columns: tuple[Column[DayResult], ...] = (
        Column(_NAME, lambda row: row.name, lambda row: collated(row.name)),
        Column(_SCORE, lambda row: score_text(row.score), lambda row: row.score, right=True),
        Column(_WON, lambda row: _won(words, row), lambda row: row.share),
        Column(_ATTEMPT, lambda row: QLocale().toString(row.attempt), lambda row: row.attempt, right=True),
        Column(_FINISHED, lambda row: when(words, row.finished), lambda row: row.finished),
    )
    return RowsModel(words, columns, parent)


def _won(words: Words, row: DayResult) -> str:
    return words.say(_NO if row.share == 0 else _YES if row.share == 1 else _SHARED)


def _made_text(words: Words, made: DayPlayed) -> str:
    score = score_text(made.score)
    result = words.say(_MADE_WON, score=score) if made.share > 0 else score
    return words.say(_LATE, result=result) if made.late else result
