"""Evenings in words and as tables: what is chosen, the plan with its results, and the standings."""

from __future__ import annotations

import csv
import io

from PySide6.QtCore import QLocale, QObject

from holzwurm_desktop.evenings.book import Evening
from holzwurm_desktop.evenings.course import DONE, NOBODY, RUNNING, VOID, WAITING, WALKOVER, Slot
from holzwurm_desktop.evenings.pairings import WinnerOf
from holzwurm_desktop.evenings.plan import KNOCKOUT, PLACE, ROBIN, SAME, SHARE, TOGETHER, Participant, Plan
from holzwurm_desktop.evenings.standings import BEATEN, BEST, DIRECT, EQUAL, SCORES, WINS, Standing
from holzwurm_desktop.models.collation import collated
from holzwurm_desktop.models.scores import score_text
from holzwurm_desktop.models.statistics import Column, RowsModel, title_text
from holzwurm_desktop.storage.evenings import Linked
from holzwurm_desktop.storage.statistics import CsvForm, csv_cell
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

FORM_NAMES: dict[str, Phrase] = {
    TOGETHER: QT_TRANSLATE_NOOP("evenings", "all at one table"),
    ROBIN: QT_TRANSLATE_NOOP("evenings", "everybody against everybody"),
    KNOCKOUT: QT_TRANSLATE_NOOP("evenings", "knock-out"),
    SAME: QT_TRANSLATE_NOOP("evenings", "same deals for everybody"),
}
FORM_LINES: dict[str, Phrase] = {
    TOGETHER: QT_TRANSLATE_NOOP("evenings", "All play in every match; each begins in turn."),
    ROBIN: QT_TRANSLATE_NOOP(
        "evenings", "Two sit at each table, and everybody meets everybody in every game."
    ),
    KNOCKOUT: QT_TRANSLATE_NOOP(
        "evenings",
        "Two sit at each table; the winner goes on, and a draw is played again. The chosen games take turns from"
        " round to round.",
    ),
    SAME: QT_TRANSLATE_NOOP(
        "evenings",
        "One after the other, each plays the same cards alone against the same computer players, without having seen"
        " them. When all have played a deal, it is compared move by move.",
    ),
}
NO_DEALS = QT_TRANSLATE_NOOP(
    "evenings",
    "In this game every match begins with the same cards: only the computer player varies from deal to deal.",
)
POINT_NAMES: dict[str, Phrase] = {
    SHARE: QT_TRANSLATE_NOOP("evenings", "by the share of the win"),
    PLACE: QT_TRANSLATE_NOOP("evenings", "by place"),
}
POINT_LINES: dict[str, Phrase] = {
    SHARE: QT_TRANSLATE_NOOP(
        "evenings", "A match is worth 1 point: to its winner, or shared by those who share the win."
    ),
    PLACE: QT_TRANSLATE_NOOP(
        "evenings",
        "A match brings 1 point for each player left behind, and half a point for each with the same score.",
    ),
}
PROBLEMS: dict[str, Phrase] = {
    "same-name": QT_TRANSLATE_NOOP("evenings", "Two have the same name: give one of them another."),
    "no-game": QT_TRANSLATE_NOOP("evenings", "Choose a game, or another form: no game seats more than six."),
    "one-game": QT_TRANSLATE_NOOP("evenings", "The same deals are of one game: choose only one."),
    "too-many-matches": QT_TRANSLATE_NOOP("evenings", "That would be more than 120 matches: choose fewer."),
}

_TIES = QT_TRANSLATE_NOOP(
    "evenings",
    "Equal points are told apart by the matches won, then by the matches among those who are equal, then by the"
    " points of the opponents left behind (half of them after a draw). Whoever is still equal shares the place.",
)
_MATCH_POINTS = QT_TRANSLATE_NOOP(
    "evenings",
    "Points are match points, as in bridge clubs: at each deal that all have played, 2 for each one whose score you"
    " beat and 1 for each with the same score; the share is what that is of all there was to be had.",
)
_TIES_SAME = QT_TRANSLATE_NOOP(
    "evenings",
    "Equal points are told apart by the deals at which one was best alone, then by the match points among those who"
    " are equal, then by the sum of the scores. Whoever is still equal shares the place.",
)
_GONE_SAME = QT_TRANSLATE_NOOP(
    "evenings",
    "Whoever drops out keeps the points and stands last. The deals they give up are open once all others have played"
    " them; then nobody can come back to them.",
)
_DEPTH = QT_TRANSLATE_NOOP(
    "evenings",
    "The place is how far one came; those who went out in the same round share it. Points are matches won.",
)
_GONE_TOGETHER = QT_TRANSLATE_NOOP(
    "evenings", "Whoever drops out keeps the points and stands last; the others play on without them."
)
_GONE_ROBIN = QT_TRANSLATE_NOOP(
    "evenings",
    "Whoever drops out keeps the points and stands last; each opponent they have not met yet has 1 point for it.",
)
_GONE_KNOCKOUT = QT_TRANSLATE_NOOP("evenings", "If somebody drops out, the opponent goes on without a match.")
_PRACTICE = QT_TRANSLATE_NOOP("evenings", "A match that became practice does not count, and is open again.")

GAME, RESULT = 1, 3
SHARE_COLUMN, SCORE_COLUMN, PLAYED, TIE_BREAK = 3, 4, 5, 7
"""Columns that say nothing where all have the same there: two of the plan, four of the standings."""

_NUMBER = QT_TRANSLATE_NOOP("evenings", "No.")
_GAME_TITLE = QT_TRANSLATE_NOOP("evenings", "Game")
_AT_TABLE = QT_TRANSLATE_NOOP("evenings", "At the table")
_RESULT_TITLE = QT_TRANSLATE_NOOP("evenings", "Result")
_PLACE_TITLE = QT_TRANSLATE_NOOP("evenings", "Place")
_NAME = QT_TRANSLATE_NOOP("evenings", "Name")
_POINTS = QT_TRANSLATE_NOOP("evenings", "Points")
_PLAYED = QT_TRANSLATE_NOOP("evenings", "Played")
_WON = QT_TRANSLATE_NOOP("evenings", "Won")
_WON_IS = QT_TRANSLATE_NOOP(
    "evenings", "Matches won alone or, at the same deals, the deals at which one was best alone."
)
_TIE_BREAK_TITLE = QT_TRANSLATE_NOOP("evenings", "Tie-break")
_TIE_BREAK_IS = QT_TRANSLATE_NOOP("evenings", "What told those with equal points apart.")

_SHARE_TITLE = QT_TRANSLATE_NOOP("evenings", "Share")
_SHARE_IS = QT_TRANSLATE_NOOP("evenings", "The match points as a share of all there were to be had.")
_SCORE_TITLE = QT_TRANSLATE_NOOP("evenings", "Score")
_SCORE_IS = QT_TRANSLATE_NOOP("evenings", "The sum of the scores at the deals that all have played.")
_PERCENT = QT_TRANSLATE_NOOP("statistics", "{number} %")
_DEAL = QT_TRANSLATE_NOOP("evenings", "{name}, deal {number}")
_PLAYED_CLOSED = QT_TRANSLATE_NOOP("evenings", "played, still closed")
_WINNER_OF = QT_TRANSLATE_NOOP("evenings", "winner of no. {number}")
_NOBODY = QT_TRANSLATE_NOOP("evenings", "nobody")
_OPEN = QT_TRANSLATE_NOOP("evenings", "open")
_RUNNING = QT_TRANSLATE_NOOP("evenings", "in progress")
_WAITING = QT_TRANSLATE_NOOP("evenings", "comes later")
_AGAIN = QT_TRANSLATE_NOOP("evenings", "drawn ({result}): once more")
_WALKOVER = QT_TRANSLATE_NOOP("evenings", "walk-over for {name}")
_VOID = QT_TRANSLATE_NOOP("evenings", "not played")
_SCORE = QT_TRANSLATE_NOOP("evenings", "{name} {score}")
_DROPPED = QT_TRANSLATE_NOOP("evenings", "{name} (dropped out)")
_DECIDED: dict[str, Phrase] = {
    WINS: QT_TRANSLATE_NOOP("evenings", "matches won"),
    DIRECT: QT_TRANSLATE_NOOP("evenings", "among themselves"),
    BEATEN: QT_TRANSLATE_NOOP("evenings", "whom they beat"),
    BEST: QT_TRANSLATE_NOOP("evenings", "best alone"),
    SCORES: QT_TRANSLATE_NOOP("evenings", "sum of scores"),
    EQUAL: QT_TRANSLATE_NOOP("evenings", "place shared"),
}


def rules_text(words: Words, plan: Plan) -> str:
    """How the standings come about: points, tie-breaks, and what happens to who drops out."""
    gone = {TOGETHER: _GONE_TOGETHER, ROBIN: _GONE_ROBIN, KNOCKOUT: _GONE_KNOCKOUT, SAME: _GONE_SAME}
    # What would make a match practice is not done there.
    practice = () if plan.form == SAME else (_PRACTICE,)
    points: tuple[Phrase, ...] = (POINT_LINES[plan.points], _TIES)
    counting = {KNOCKOUT: (_DEPTH,), SAME: (_MATCH_POINTS, _TIES_SAME)}.get(plan.form, points)
    return " ".join(words.say(phrase) for phrase in (*counting, gone[plan.form], *practice))


def plan_model(words: Words, parent: QObject) -> RowsModel[tuple[Plan, Slot]]:
    """A table of the matches of a plan, one per row."""
    columns: tuple[Column[tuple[Plan, Slot]], ...] = (
        Column(
            _NUMBER, lambda row: QLocale().toString(row[1].number + 1), lambda row: row[1].number, right=True
        ),
        Column(
            _GAME_TITLE,
            lambda row: words.say(title_of(row[1].fixture.game)),
            lambda row: collated(words.say(title_of(row[1].fixture.game))),
        ),
        Column(_AT_TABLE, lambda row: sides_text(words, *row), lambda row: collated(sides_text(words, *row))),
        Column(_RESULT_TITLE, lambda row: result_text(words, *row), lambda row: row[1].state),
    )
    return RowsModel(words, columns, parent)


def standings_model(words: Words, parent: QObject) -> RowsModel[tuple[Plan, Standing]]:
    """The standings, one participant per row."""
    return RowsModel(words, _standing_columns(words), parent)


def _standing_columns(words: Words) -> tuple[Column[tuple[Plan, Standing]], ...]:
    return (
        Column(
            _PLACE_TITLE, lambda row: QLocale().toString(row[1].place), lambda row: row[1].place, right=True
        ),
        Column(_NAME, lambda row: name_text(words, *row), lambda row: collated(name_text(words, *row))),
        Column(_POINTS, lambda row: score_text(row[1].points), lambda row: row[1].points, right=True),
        Column(
            _SHARE_TITLE,
            lambda row: share_text(words, row[1].share),
            lambda row: row[1].share or 0.0,
            True,
            _SHARE_IS,
        ),
        Column(_SCORE_TITLE, lambda row: score_text(row[1].score), lambda row: row[1].score, True, _SCORE_IS),
        Column(_PLAYED, lambda row: QLocale().toString(row[1].played), lambda row: row[1].played, right=True),
        Column(_WON, lambda row: QLocale().toString(row[1].won), lambda row: row[1].won, True, _WON_IS),
        Column(
            _TIE_BREAK_TITLE,
            lambda row: _decided_text(words, row[1]),
            lambda row: row[1].decided_by or "",
            explanation=_TIE_BREAK_IS,
        ),
    )


def standing_texts(words: Words, evening: Evening) -> list[tuple[list[str], bool]]:
    """The standings as they are shown: a line of titles, then one for each participant; and whether it is a line of
    somebody who has dropped out."""
    columns = _shown_columns(words, evening)
    titles = [title_text(words, column) for column in columns]
    return [(titles, False)] + [
        ([column.text((evening.plan, row)) for column in columns], row.gone) for row in evening.table
    ]


def standing_sides(words: Words, evening: Evening) -> list[bool]:
    """Whether the columns of these texts stand at the right, as numbers do."""
    return [column.right for column in _shown_columns(words, evening)]


def _shown_columns(words: Words, evening: Evening) -> list[Column[tuple[Plan, Standing]]]:
    hidden = hidden_standings(evening)
    return [column for place, column in enumerate(_standing_columns(words)) if place not in hidden]


def standings_csv(words: Words, evening: Evening, form: CsvForm) -> str:
    """The standings as CSV text, with the titles of the columns in the player's language."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=form.separator)
    hidden = hidden_standings(evening) - {PLAYED, TIE_BREAK}
    columns = [column for place, column in enumerate(_standing_columns(words)) if place not in hidden]
    writer.writerow([title_text(words, column) for column in columns])
    for row in evening.table:
        values: tuple[object, ...] = (
            row.place,
            name_text(words, evening.plan, row),
            row.points,
            "" if row.share is None else row.share,
            row.score,
            row.played,
            row.won,
            _decided_text(words, row),
        )
        cells = [value for place, value in enumerate(values) if place not in hidden]
        writer.writerow([csv_cell(cell, form) for cell in cells])
    return text.getvalue()


def hidden_standings(evening: Evening) -> set[int]:
    """The columns of the standings that say nothing of this evening."""
    hidden = {PLAYED} if evening.plan.form == SAME else {SHARE_COLUMN, SCORE_COLUMN}
    return hidden if any(row.decided_by is not None for row in evening.table) else hidden | {TIE_BREAK}


def share_text(words: Words, share: float | None) -> str:
    """A share in percent; "" where there is none."""
    return "" if share is None else words.say(_PERCENT, number=QLocale().toString(100 * share, "f", 1))


def sides_text(words: Words, plan: Plan, slot: Slot) -> str:
    """Who plays in a match of the plan."""
    if plan.form == SAME:
        name = _side_text(words, plan.participants, slot.sides[0], slot.fixture.sides[0])
        return words.say(_DEAL, name=name, number=slot.fixture.leg + 1)
    sides = zip(slot.sides, slot.fixture.sides, strict=True)
    return " – ".join(_side_text(words, plan.participants, known, given) for known, given in sides)


def result_text(words: Words, plan: Plan, slot: Slot) -> str:
    """What has become of a match of the plan."""
    if slot.state == DONE and slot.closed:
        return words.say(_PLAYED_CLOSED)
    if slot.state == DONE:
        return _scores_text(words, plan, slot.played[-1])
    if slot.state == WALKOVER and slot.winner is not None:
        return words.say(_WALKOVER, name=plan.participants[slot.winner].name)
    if slot.state in (RUNNING, WAITING, VOID):
        return words.say({RUNNING: _RUNNING, WAITING: _WAITING, VOID: _VOID}[slot.state])
    if slot.played:
        return words.say(_AGAIN, result=_scores_text(words, plan, slot.played[-1]))
    return words.say(_OPEN)


def name_text(words: Words, plan: Plan, row: Standing) -> str:
    """A participant in the standings."""
    name = plan.participants[row.participant].name
    return words.say(_DROPPED, name=name) if row.gone else name


def _decided_text(words: Words, row: Standing) -> str:
    return words.say(_DECIDED[row.decided_by]) if row.decided_by else ""


def _scores_text(words: Words, plan: Plan, match: Linked) -> str:
    """The scores of a finished match, the best first."""
    seats = sorted(zip(match.scores, match.players, strict=True), key=lambda seat: -seat[0])
    return ", ".join(
        words.say(_SCORE, name=plan.participants[who].name, score=score_text(score)) for score, who in seats
    )


def _side_text(words: Words, people: tuple[Participant, ...], known: int | None, given: object) -> str:
    if known == NOBODY:
        return words.say(_NOBODY)
    if known is not None:
        return people[known].name
    assert isinstance(given, WinnerOf)
    return words.say(_WINNER_OF, number=given.number + 1)
