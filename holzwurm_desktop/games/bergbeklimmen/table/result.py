"""The result of a finished round of Bergbeklimmen, in lines and words."""

from __future__ import annotations

from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.games.bergbeklimmen import words as text
from holzwurm_desktop.games.bergbeklimmen.deck import climb
from holzwurm_desktop.games.bergbeklimmen.view import BergbeklimmenView
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.film import view_of
from holzwurm_desktop.table.results import points_text
from holzwurm_desktop.text.words import Words


def round_lines(match: Match, words: Words) -> list[SheetLine]:
    """A line for each seat of the match's last round: its route, how high that is, and the cards left in its hand."""
    scores = match.rounds[-1].scores or []
    lines = []
    for seat, player in enumerate(match.players):
        view = view_of(match, seat, BergbeklimmenView)
        route, hand = tuple(view.routes[seat]), tuple(view.hand)
        lines.append(
            SheetLine(
                name=player.name,
                piles=((route, str(climb(route))), (hand, "")),
                bonus="",
                score=points_text(scores[seat]),
                total=words.say(phrases.TOTAL, points=points_text(match.totals[seat])),
                best=scores[seat] == 1,
            )
        )
    return lines


def ending_words(match: Match, words: Words) -> str:
    """A sentence that says who has reached the summit, or that nobody has."""
    scores = match.rounds[-1].scores or []
    if 1 not in scores:
        return words.say(text.DRAWN)
    return words.say(text.WON, name=match.players[scores.index(1)].name)
