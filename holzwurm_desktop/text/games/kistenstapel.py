"""The Box Pile in words."""

from holzwurm_desktop.text.option_words import OptionWords
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

SEATS = range(2, 7)
TITLE = QT_TRANSLATE_NOOP("games", "The Box Pile")
LINE = QT_TRANSLATE_NOOP("games", "Build many boxes with few cards.")
OPTIONS = {
    "leftover": OptionWords(
        QT_TRANSLATE_NOOP("options", "Leftover cards"),
        QT_TRANSLATE_NOOP("options", "Who may build on with everybody’s unused cards at the end."),
        {
            "none": QT_TRANSLATE_NOOP("options", "nobody"),
            "lowest": QT_TRANSLATE_NOOP("options", "the lowest score"),
            "bid": QT_TRANSLATE_NOOP("options", "the highest bid"),
        },
    ),
}
