"""The deal of the day: how everybody plays it, and the best results with it here."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject

from holzwurm_desktop.engine.contract import Game
from holzwurm_desktop.models.collation import collated
from holzwurm_desktop.models.new_game import Choices, Seat
from holzwurm_desktop.models.saved_matches import when
from holzwurm_desktop.models.scores import score_text
from holzwurm_desktop.models.statistics import Column, RowsModel
from holzwurm_desktop.storage.figures import DayResult
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

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


def choices_of_the_day(game: Game, player_name: str) -> Choices:
    """The same choices for everybody: one person, who begins, against computer players of one level, with default
    options."""
    count = min(max(_SEATS, game.seats[0]), game.seats[-1])
    seats = (Seat(player_name), *(Seat(level=OPPONENTS) for _ in range(count - 1)))
    return Choices(seats, game.full_options({}), start=0)


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
