"""Why a removal of the demolition game may be good, in words."""

from __future__ import annotations

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.games.afbraak.moves import Remove
from holzwurm_desktop.games.afbraak.reasons import Ask, Why
from holzwurm_desktop.games.afbraak.view import AfbraakView
from holzwurm_desktop.games.afbraak.words import card_name
from holzwurm_desktop.games.boxes.piles import remove_box
from holzwurm_desktop.text.advice import LOSES, WINS, WOULD_WIN, Gain, ReasonText, chance_text, gain_text
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

PHRASES: dict[str, Phrase] = {
    Why.LAST_BOX: translate("afbraak", "the last box: it brings %n card(s).", "", 1),
    Why.DECIDES: QT_TRANSLATE_NOOP(
        "afbraak", "you lead by {points} then, with {other} cards to come: nobody catches you."
    ),
    Why.BRINGS_MOST: translate("afbraak", "this box brings most: %n card(s).", "", 1),
    Why.TAKES_LEAD: translate("afbraak", "it brings %n card(s): you lead by {points} to {other}.", "", 1),
    Why.BRINGS: translate("afbraak", "this box brings %n card(s).", "", 1),
    Why.WINS_OPEN_LID: translate("afbraak", "this box brings %n card(s), with the open lid.", "", 1),
    Why.LEAVES_NOTHING: QT_TRANSLATE_NOOP("afbraak", "after it no box brings the next player anything."),
    Why.LEAVES_LEAST: translate("afbraak", "it leaves the next player least: %n card(s).", "", 1),
    Why.FREES_NOTHING: QT_TRANSLATE_NOOP("afbraak", "it sets no other box free."),
    Why.QUIET_LEFT: translate("afbraak", "after it %n box(es) that bring(s) nothing can go.", "", 1),
}
SITUATIONS: dict[str, Phrase] = {
    Ask.SOME_BRING: translate(
        "afbraak", "%n box(es) bring(s) cards now: look what they set free, too.", "", 1
    ),
    Ask.ENDGAME: translate("afbraak", "Only %n box(es) left: count who takes the last one.", "", 1),
    Ask.OPEN_ONLY: QT_TRANSLATE_NOOP("afbraak", "Only boxes with open lids may go now: their lids sink."),
    Ask.NONE_BRINGS: QT_TRANSLATE_NOOP(
        "afbraak", "No box brings a card now: take one that sets nothing free for the next player."
    ),
}

SAYS_MOVE = frozenset((Why.LAST_BOX, Why.BRINGS_MOST, Why.TAKES_LEAD, Why.BRINGS, Why.WINS_OPEN_LID))
BRINGS = translate("afbraak", "the box that brings %n card(s)", "", 1)
SHARES = QT_TRANSLATE_NOOP("afbraak", "shares the win")
WOULD_SHARE = QT_TRANSLATE_NOOP("afbraak", "Counted to the end, you share the win with it.")
SURE, SHARED = 0.8, 0.2
"""A pile that was counted to its end is worth at least this (`player.worth`) to who wins, or shares the win."""


def move_text(words: Words, view: AfbraakView, move: Remove) -> str:
    """A removal by what it brings; which box it is, the table shows."""
    pile = {(x, y): height for x, y, height in view.pile}
    opened = [(a, b) for a, b in view.open]
    return words.say(BRINGS, n=remove_box(pile, opened, move.column).won.total)


def outcome_text(words: Words, candidate: Candidate, chance: float) -> str:
    """What comes of a removal: exactly, where the pile was counted to its end."""
    if not candidate.solved:
        return chance_text(words, candidate, chance)
    return words.say(WINS if candidate.mean >= SURE else SHARES if candidate.mean >= SHARED else LOSES)


def more_text(words: Words, gain: Gain) -> str:
    """How much better the best removal is: exactly, where it decides the round."""
    if not gain.best.solved or gain.loss < SHARED:
        return gain_text(words, gain)
    return words.say(WOULD_WIN if gain.best.mean >= SURE else WOULD_SHARE)


REASON_WORDS = ReasonText(
    PHRASES,
    SITUATIONS,
    card_name,
    card_name,
    move_text,
    says_move=SAYS_MOVE,
    chance=outcome_text,
    gain=more_text,
)
