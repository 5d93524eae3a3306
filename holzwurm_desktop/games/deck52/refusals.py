"""Sentences for the refusals that the games played with 52 cards share."""

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase

REFUSALS: dict[str, Phrase] = {
    "must-be-true": QT_TRANSLATE_NOOP("errors", "The value of {key} must be true."),
}
