"""What a move did to a hand, how the points of a finished Holzwurm round add up, and why it ended."""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.engine.contract import Event
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.games.holzwurm import words as text
from holzwurm_desktop.games.holzwurm.constants import GOING_OUT
from holzwurm_desktop.games.holzwurm.deck import POISON, points_of
from holzwurm_desktop.games.holzwurm.moves import Played, RowTaken, WentOut
from holzwurm_desktop.games.holzwurm.table.picture import by_points
from holzwurm_desktop.games.holzwurm.view import HolzwurmView
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.end_sheet import SheetLine
from holzwurm_desktop.table.film import view_of
from holzwurm_desktop.text.words import Phrase, Words


def round_lines(match: Match, words: Words) -> list[SheetLine]:
    """A line for each seat of the match's last round: even cards, odd cards, and the bonus for going out."""
    scores = match.rounds[-1].scores or []
    lines = []
    for seat, player in enumerate(match.players):
        view = view_of(match, seat, HolzwurmView)
        good = tuple(sorted((card for card in view.hand if points_of(card) > 0), key=by_points))
        bad = tuple(sorted((card for card in view.hand if points_of(card) < 0), key=by_points))
        lines.append(
            SheetLine(
                name=player.name,
                piles=tuple((cards, text.signed(sum(map(points_of, cards)))) for cards in (good, bad)),
                bonus=words.say(text.OUT_BONUS, bonus=GOING_OUT) if seat == view.out_seat else "",
                score=text.signed(scores[seat]),
                total=words.say(phrases.TOTAL, points=text.signed(match.totals[seat])),
                best=scores[seat] == max(scores),
            )
        )
    return lines


def ending_words(match: Match, words: Words) -> str:
    """A sentence that says who went out, or who took the poisonous thirteen."""
    hands = [view_of(match, seat, HolzwurmView).hand for seat in range(match.seats)]
    poisoned = next((seat for seat, hand in enumerate(hands) if POISON in hand), None)
    if poisoned is not None:
        return words.say(text.BY_POISON, name=match.players[poisoned].name)
    out = next(seat for seat, hand in enumerate(hands) if not hand)
    return words.say(text.BY_OUT, name=match.players[out].name)


def notes_of(words: Words, events: Sequence[Event], took: Phrase) -> list[str]:
    """What a seat did in a few words: what that brought, which `took` says of a row, then the cards it laid."""
    gains, laid = [], []
    for event in events:
        if isinstance(event, Played):
            laid.append(text.card_name(words, event.card))
        elif isinstance(event, RowTaken):
            points = sum(map(points_of, (*event.cards, event.fate)))
            gains.append(words.say(took, n=len(event.cards) + 1, points=text.signed(points)))
        elif isinstance(event, WentOut):
            gains.append(words.say(text.IS_OUT, bonus=GOING_OUT))
    return [*gains, *laid]
