"""The result of a finished round of Razende tovenaars, in lines and words."""

from __future__ import annotations

from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.games.tovenaars import words as text
from holzwurm_desktop.games.tovenaars.deck import soldier_card
from holzwurm_desktop.games.tovenaars.view import TovenaarsView
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.film import view_of
from holzwurm_desktop.table.results import points_text
from holzwurm_desktop.text.words import Words


def round_lines(match: Match, words: Words) -> list[SheetLine]:
    """A line for each seat of the match's last round: its soldiers that still stand, and the enemy's in its
    dungeon."""
    view = view_of(match, 0, TovenaarsView)
    scores = match.rounds[-1].scores or []
    lines = []
    for seat, player in enumerate(match.players):
        standing = tuple(soldier_card(seat, card) for card in view.lines[seat] if card is not None)
        caught = tuple(soldier_card(1 - seat, card) for card in view.captives[1 - seat])
        lines.append(
            SheetLine(
                name=player.name,
                piles=(
                    (standing, words.say(text.STANDING, n=len(standing))),
                    (caught, words.say(text.CAUGHT, n=len(caught))),
                ),
                bonus="",
                score=points_text(scores[seat]),
                total=words.say(phrases.TOTAL, points=points_text(match.totals[seat])),
                best=scores[seat] == max(scores),
                signed=False,
            )
        )
    return lines


def ending_words(match: Match, words: Words) -> str:
    """A sentence that says who has won, and whose line is empty."""
    scores = match.rounds[-1].scores or []
    winner = scores.index(max(scores))
    return words.say(text.WON, name=match.players[winner].name, loser=match.players[1 - winner].name)
