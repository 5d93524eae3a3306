"""Makes the sheets for the end of a round and of a match from what the session knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.models.scores import score_text
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.contract import FollowUp, TableContract
from holzwurm_desktop.table.end_sheet import MatchSheet, RoundSheet, SheetItem
from holzwurm_desktop.table.frame_keys import BACK, PRESS
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.text.words import Words


def round_sheet(
    look: Look,
    session: Session,
    table: TableContract,
    show_match: Callable[[], None],
    put_aside: Callable[[], None],
) -> SheetItem:
    """The sheet of the finished round, with the points as `table` tells them. Its first button deals the next
    round, or calls `show_match` after the last; another calls `put_aside`."""
    say, match = look.words.say, session.match
    if match.over:
        button = _button(look, "result", say(phrases.SHOW_RESULT), show_match, True)
    else:
        button = _button(look, "next", say(phrases.NEXT_ROUND), session.next_round, True)
    buttons = [button, _button(look, "aside", say(phrases.LOOK_AT_TABLE), put_aside, action=BACK)]
    title = say(phrases.ROUND_RESULT, number=len(match.rounds), count=match.round_count)
    numbers = table.round_table()
    if numbers is not None:
        return MatchSheet(look, title, table.ending_words(), buttons, *numbers)
    return RoundSheet(look, title, table.ending_words(), buttons, table.round_lines())


def match_sheet(
    look: Look,
    session: Session,
    view: Stage,
    follow_up: FollowUp | None,
    show_round: Callable[[], None],
    put_aside: Callable[[], None],
) -> SheetItem:
    """The sheet of the finished match: the table of rounds, and buttons for what to do next. `show_round` is
    called to go back to the sheet of the last round, `put_aside` to look at the table."""
    say, match = look.words.say, session.match
    names = names_text(look.words, [match.players[seat].name for seat in match.winners])
    columns = [say(phrases.ROUND_COLUMN, number=number + 1) for number in range(len(match.rounds))]
    rows = []
    for seat, player in enumerate(match.players):
        scores = [points_text(played.scores[seat]) for played in match.rounds if played.scores is not None]
        rows.append((player.name, [*scores, points_text(match.totals[seat])], seat in match.winners))
    buttons = [
        _button(look, "new", say(phrases.NEW_MATCH), view.new_match_requested.emit, True),
        _button(look, "rematch", say(phrases.REMATCH), view.rematch_requested.emit),
        _button(look, "again", say(phrases.SAME_DEAL), session.restart_same_deal),
        _button(look, "replay", say(phrases.REPLAY), view.replay_requested.emit),
        _button(look, "hands", say(phrases.SHOW_HANDS), show_round),
        _button(look, "aside", say(phrases.LOOK_AT_TABLE), put_aside, action=BACK),
        _button(look, "lobby", say(phrases.LOBBY), view.lobby_requested.emit),
    ]
    if not match.game.has_deals:  # a rematch has the same cards there
        buttons = [button for button in buttons if button.key != "sheet:again"]
    if follow_up is not None:
        take = partial(view.follow_up_requested.emit, follow_up)
        buttons.insert(1, _button(look, "follow", say(follow_up.words), take))  # beside the main button
    title = say(phrases.WINNER if len(match.winners) == 1 else phrases.WINNERS, names=names)
    heads = [*columns, say(phrases.TOTAL_COLUMN)]
    return MatchSheet(look, title, help_words(look.words, session), buttons, heads, rows)


def help_words(words: Words, session: Session) -> str:
    """How many hints were taken, and moves taken back or made by a stand-in, as shown with the result; "" if none."""
    parts = []
    if session.hints:
        parts.append(words.say(phrases.HINTS_USED, n=session.hints))
    if session.undos:
        parts.append(words.say(phrases.UNDOS_USED, n=session.undos))
    if session.match.stand_ins:
        parts.append(words.say(phrases.STAND_INS, n=session.match.stand_ins))
    if session.practice:
        parts.append(words.say(phrases.PRACTICE))
    return " · ".join(parts)


def points_text(points: float) -> str:
    """Points as the player's language writes them."""
    return score_text(points)


def names_text(words: Words, names: Sequence[str]) -> str:
    """Names in a row, with "and" before the last: "Anna, Bram and Dirk"."""
    if len(names) < 2:
        return "".join(names)
    return words.say(phrases.AND, names=", ".join(names[:-1]), last=names[-1])


def _button(
    look: Look,
    key: str,
    text: str,
    act: Callable[[], None],
    main: bool = False,
    action: KeyAction | None = None,
) -> ButtonItem:
    button = ButtonItem(look, f"sheet:{key}", act)
    button.dress(text, PRESS if main else action, main)
    return button
