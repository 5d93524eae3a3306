"""Why a removal of the demolition game may be good, in words."""

from __future__ import annotations

from holzwurm_desktop.games.afbraak.reasons import Ask, Why
from holzwurm_desktop.games.afbraak.words import card_name
from holzwurm_desktop.text.advice import ReasonText
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, translate

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

REASON_WORDS = ReasonText(PHRASES, SITUATIONS, card_name, card_name)
