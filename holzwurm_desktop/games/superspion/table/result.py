"""The result of a finished round of Superspion, in lines and words."""

from __future__ import annotations

from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.games.superspion import words as text
from holzwurm_desktop.games.superspion.view import SuperspionView
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.film import view_of
from holzwurm_desktop.table.results import points_text
from holzwurm_desktop.text.words import Words


def round_lines(match: Match, words: Words) -> list[SheetLine]:
    """A line for each seat of the match's last round: its spy, its trios with their number, and the cards
    left in its hand."""
    scores = match.rounds[-1].scores or []
    lines = []
    for seat, player in enumerate(match.players):
        view = view_of(match, seat, SuperspionView)
        spy, trios = view.spies[seat], view.trios[seat]
        laid = tuple(card for trio in trios for card in trio)
        lines.append(
            SheetLine(
                name=player.name,
                piles=(
                    (() if spy is None else (spy,), ""),
                    (laid, text.trio_count(words, trios)),
                    (tuple(view.hand), ""),
                ),
                bonus="",
                score=points_text(scores[seat]),
                total=words.say(phrases.TOTAL, points=points_text(match.totals[seat])),
                best=scores[seat] == 1,
                signed=False,
            )
        )
    return lines


def ending_words(match: Match, words: Words) -> str:
    """A sentence that says why the round ended."""
    names = [player.name for player in match.players]
    scores = match.rounds[-1].scores or []
    return text.ending_text(
        words, match.rounds[-1].end, scores, view_of(match, 0, SuperspionView).spies, names
    )
