"""Answers in one breath to what a sighted player sees at a glance: whose turn it is, the scores, the hand, the table.

They are made of what the table has read, which is what its viewer may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.end_sheet import SheetItem
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.question import QuestionItem
from holzwurm_desktop.table.sentences import in_sentences
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.table.wordiness import FULL, SHORT

GLANCES = ("turn", "scores", "hand", "board")
"""What can be asked for, by name."""


class Table(Protocol):
    """What is asked of a table: see `contract.TableContract` and `game_table.GameTable`."""

    session: Session
    view: Stage
    look: Look
    viewer: int
    question: QuestionItem | None
    sheet: SheetItem | None

    def turn_words(self) -> str:
        """Whose turn it is."""

    def task_words(self) -> str:
        """Who has to do what."""

    def seat_points(self, seat: int) -> str:
        """The points of a seat."""

    def total_words(self, seat: int) -> str:
        """The total of a seat, also where `seat_points` tells none."""

    def seat_remark(self, seat: int) -> str:
        """What else there is to tell of it."""

    def hand_group(self) -> Group:
        """The viewer's cards."""

    def hand_count(self, seat: int) -> int | None:
        """How many cards a seat holds."""

    def cards_of(self, seat: int) -> str:
        """Those that are known or lie open."""

    def middle_groups(self) -> list[Group]:
        """What lies in the middle."""

    def others(self) -> list[int]:
        """The seats around the table."""

    def tells_something(self, stop: Stop) -> bool:
        """Whether a stop of the middle is worth telling."""


def glance(table: Table, name: str) -> str:
    """The answer to one of `GLANCES`; "" if there is none now. Where a sheet covers the table, it is told instead."""
    answers: Mapping[str, Callable[[Table], str]] = {
        "turn": turn_glance,
        "scores": scores_glance,
        "hand": hand_glance,
        "board": board_glance,
    }
    if table.sheet is not None:
        return in_sentences((table.sheet.title, table.sheet.remark, *table.sheet.lines_in_words()))
    return answers[name](table)


def turn_glance(table: Table) -> str:
    """Whose turn it is, or what is asked."""
    if table.question is None:
        return in_sentences((table.task_words() or table.turn_words(),))
    return in_sentences((table.question.text, ", ".join(button.text for button in table.question.buttons)))


def call_to_tell(table: Table) -> str:
    """Who has to do what now, as somebody wants to hear it after each move: who wants little is called only when
    there is something to do, who wants all is told the scores besides."""
    task, session, wordiness = table.task_words(), table.session, table.view.settings.wordiness
    if wordiness == SHORT and session.turn >= 0:
        others_turn = table.look.words.say(phrases.TURN_OF, name=session.name(session.turn))
        return "" if task == others_turn else task
    return in_sentences((task, scores_glance(table))) if wordiness == FULL and session.my_turn else task


def scores_glance(table: Table) -> str:
    """The round, and the points of every seat."""
    match, say = table.session.match, table.look.words.say
    lines = [say(phrases.ROUND_RESULT, number=len(match.rounds), count=match.round_count)]
    for seat, player in enumerate(match.players):
        # In a match of one round plates show no total before its end.
        parts = (table.seat_points(seat) or table.total_words(seat), table.seat_remark(seat))
        lines.append(f"{player.name}: {', '.join(part for part in parts if part)}")
    return in_sentences(lines)


def hand_glance(table: Table) -> str:
    """The cards of whoever looks, in the order that was chosen; "" if nobody in particular looks."""
    if table.viewer < 0:
        return ""
    group = table.hand_group()
    count = table.hand_count(table.viewer)
    number = "" if count is None else table.look.words.say(phrases.CARDS, n=count)
    title = ", ".join(part for part in (group.name, number) if part)
    cards = (stop.short or stop.name for stop in group.stops)
    return in_sentences((_list(title, ", ".join(cards)),))


def board_glance(table: Table) -> str:
    """What lies in the middle, and before the other seats."""
    say, players = table.look.words.say, table.session.match.players
    lines = [_group_line(group, table.tells_something) for group in table.middle_groups()]
    for seat in table.others():
        count = table.hand_count(seat)
        number = "" if count is None else say(phrases.CARDS, n=count)
        parts = [part for part in (number, table.cards_of(seat)) if part]
        if parts:
            lines.append(_list(players[seat].name, ", ".join(parts)))
    return in_sentences(lines)


def _group_line(group: Group, tells_something: Callable[[Stop], bool]) -> str:
    names = [stop.name for stop in group.stops if tells_something(stop)]
    # A group of one is called like its stop.
    return names[0] if len(group.stops) == 1 and names else _list(group.name, "; ".join(names))


def _list(title: str, things: str) -> str:
    return f"{title}: {things}" if things else ""
