"""What several people made of the same deal, as tables: their results, and two of them move by move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QLocale

from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.evenings.lines import Line
from holzwurm_desktop.evenings.match_points import Compared
from holzwurm_desktop.models.collation import collated
from holzwurm_desktop.models.evenings import share_text
from holzwurm_desktop.models.move_words import MoveWords
from holzwurm_desktop.models.scores import score_text
from holzwurm_desktop.models.statistics import Column
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

_PLACE = QT_TRANSLATE_NOOP("comparison", "Place")
_NAME = QT_TRANSLATE_NOOP("comparison", "Name")
_SCORE = QT_TRANSLATE_NOOP("comparison", "Score")
_POINTS = QT_TRANSLATE_NOOP("comparison", "Match points")
_POINTS_ARE = QT_TRANSLATE_NOOP(
    "comparison", "2 for each one with a lower score, 1 for each with the same score."
)
_OF = QT_TRANSLATE_NOOP("comparison", "{points} of {most}")
_OF_SHARE = QT_TRANSLATE_NOOP("comparison", "{points} of {most}: {share}")
_NUMBER = QT_TRANSLATE_NOOP("comparison", "No.")
_LINES = QT_TRANSLATE_NOOP("comparison", "Lines")
_ROUND = QT_TRANSLATE_NOOP("comparison", "{round}: {number}")
_ALIKE = QT_TRANSLATE_NOOP("comparison", "= alike")
_PART = QT_TRANSLATE_NOOP("comparison", "≠ here they part")
_APART = QT_TRANSLATE_NOOP("comparison", "apart")
_DEAL = QT_TRANSLATE_NOOP("comparison", "Deal {number}")
_NOTHING = "–"

SECOND = 3
"""The column of the second person in the table of the moves; that of the first is before it."""


class Attempt(NamedTuple):
    """What somebody made of a deal: the stored match, and its score compared with those of the others."""

    name: str
    match_id: int
    compared: Compared


@dataclass(frozen=True)
class PlayedDeal:
    """A deal that several people have played: what it is called, and their attempts, the best first."""

    title: Callable[[], str]
    attempts: Sequence[Attempt]


def deal_title(words: Words, number: int) -> str:
    """What the deal of an evening with this number, from 0, is called."""
    return words.say(_DEAL, number=number + 1)


def result_columns(words: Words) -> tuple[Column[Attempt], ...]:
    """The columns of the results with one deal."""
    return (
        Column(
            _PLACE,
            lambda row: QLocale().toString(row.compared.place),
            lambda row: row.compared.place,
            right=True,
        ),
        Column(_NAME, lambda row: row.name, lambda row: collated(row.name)),
        Column(
            _SCORE, lambda row: score_text(row.compared.score), lambda row: row.compared.score, right=True
        ),
        Column(
            _POINTS,
            lambda row: _points_text(words, row.compared),
            lambda row: row.compared.points,
            True,
            _POINTS_ARE,
        ),
    )


def line_columns(
    words: Words, matches: tuple[Match, Match], names: tuple[str, str]
) -> tuple[Column[Line], ...]:
    """The columns of two matches with the same cards, side by side."""
    told = [MoveWords(words, match, 0) for match in matches]

    def move(which: int) -> Callable[[Line], str]:
        def text(line: Line) -> str:
            index = line.moves[which]
            return _NOTHING if index is None else told[which].say(line.round_index, index)

        return text

    several = max(len(match.rounds) for match in matches) > 1
    return (
        Column(
            _NUMBER,
            lambda line: _number(words, line, several),
            lambda line: (line.round_index, line.number),
            right=True,
        ),
        Column(
            _LINES,
            lambda line: words.say(_PART if line.first else _APART if line.parted else _ALIKE),
            lambda line: (line.parted, line.first),
        ),
        Column(names[0], move(0), move(0)),
        Column(names[1], move(1), move(1)),
    )


def _points_text(words: Words, known: Compared) -> str:
    if known.share is None:
        return words.say(_OF, points=known.points, most=known.most)
    return words.say(_OF_SHARE, points=known.points, most=known.most, share=share_text(words, known.share))


def _number(words: Words, line: Line, several: bool) -> str:
    number = QLocale().toString(line.number)
    return words.say(_ROUND, round=line.round_index + 1, number=number) if several else number
