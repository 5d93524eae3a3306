"""The Demolition Game in words."""

from holzwurm_desktop.text.option_words import OptionWords
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

SEATS = range(2, 7)
TITLE = QT_TRANSLATE_NOOP("games", "The Demolition Game")
LINE = QT_TRANSLATE_NOOP("games", "Take the pile down box by box and keep the cards.")
OPTIONS = {
    "pile": OptionWords(
        QT_TRANSLATE_NOOP("options", "Pile"),
        QT_TRANSLATE_NOOP("options", "The pile that is taken down."),
        {
            "cube": QT_TRANSLATE_NOOP("options", "a cube"),
            "built": QT_TRANSLATE_NOOP("options", "the one just built"),
            "random": QT_TRANSLATE_NOOP("options", "grown at random"),
        },
    ),
}
