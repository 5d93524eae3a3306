"""A sentence for every code with which the demolition game refuses something."""

from holzwurm_desktop.games.boxes.refusals import REFUSALS as SHARED
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase

REFUSALS: dict[str, Phrase] = {
    **SHARED,
    "not-a-column": QT_TRANSLATE_NOOP("errors", "A column is given by two whole numbers."),
    "not-the-cube": QT_TRANSLATE_NOOP("errors", "The pile is not the cube with four open boxes."),
}
