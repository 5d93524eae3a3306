"""Makes the sheets at the end of a round and of a match from what the session knows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from holzwurm_desktop.models.scores import score_text
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.end_sheet import MatchSheet, RoundSheet, SheetItem
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.stops import Group, Stop

if TYPE_CHECKING:
    from holzwurm_desktop.table.game_table import GameTable


def round_sheet(table: GameTable, show_match: Callable[[], None]) -> SheetItem:
    """Every hand of the finished round. Its button deals the next round, or calls `show_match` after the
    last."""
    say, match = table.look.words.say, table.session.match
    if match.over:
        button = _button(table, "result", say(phrases.SHOW_RESULT), show_match, True)
    else:
        button = _button(table, "next", say(phrases.NEXT_ROUND), table.session.next_round, True)
    title = say(phrases.ROUND_RESULT, number=len(match.rounds), count=match.round_count)
    numbers = table.round_table()
    if numbers is not None:
        return MatchSheet(table.look, title, table.ending_words(), [button], *numbers)
    return RoundSheet(table.look, title, table.ending_words(), [button], table.round_lines())


def match_sheet(table: GameTable, show_round: Callable[[], None]) -> SheetItem:
    """The table of rounds and what to do next; `show_round` goes back to the last hands."""
    say, match, view = table.look.words.say, table.session.match, table.view
    names = ", ".join(match.players[seat].name for seat in match.winners)
    columns = [say(phrases.ROUND_COLUMN, number=number + 1) for number in range(len(match.rounds))]
    rows = []
    for seat, player in enumerate(match.players):
        scores = [points_text(played.scores[seat]) for played in match.rounds if played.scores is not None]
        rows.append((player.name, [*scores, points_text(match.totals[seat])], seat in match.winners))
    buttons = [
        _button(table, "new", say(phrases.NEW_MATCH), view.new_match_requested.emit, True),
        _button(table, "again", say(phrases.SAME_DEAL), table.session.restart_same_deal),
        _button(table, "hands", say(phrases.SHOW_HANDS), show_round),
        _button(table, "lobby", say(phrases.LOBBY), view.lobby_requested.emit),
    ]
    follow_up = table.follow_up()
    if follow_up is not None:
        take = partial(view.follow_up_requested.emit, follow_up)
        buttons.insert(1, _button(table, "follow", say(follow_up.words), take))
    title = say(phrases.WINNER if len(match.winners) == 1 else phrases.WINNERS, names=names)
    heads = [*columns, say(phrases.TOTAL_COLUMN)]
    return MatchSheet(table.look, title, help_words(table), buttons, heads, rows)


def help_words(table: GameTable) -> str:
    """Hints and moves taken back, which are shown with the result; nothing if there were none."""
    say, session = table.look.words.say, table.session
    parts = []
    if session.hints:
        parts.append(say(phrases.HINTS_USED, n=session.hints))
    if session.undos:
        parts.append(say(phrases.UNDOS_USED, n=session.undos))
    if session.practice:
        parts.append(say(phrases.PRACTICE))
    return " · ".join(parts)


def sheet_lines(sheet: SheetItem) -> Group:
    """A sheet's lines as stops, so that they can be read one by one."""
    stops = tuple(
        Stop(f"line:{at}", words, sheet.line_place(at), "text")
        for at, words in enumerate(sheet.lines_in_words())
    )
    return Group("line", sheet.title, stops)


def points_text(points: float) -> str:
    """Points as they are written in the player's language."""
    return score_text(points)


def _button(table: GameTable, key: str, text: str, act: Callable[[], None], main: bool = False) -> ButtonItem:
    button = ButtonItem(table.look, f"sheet:{key}", act)
    button.dress(text, "Enter" if main else "", main)
    return button
