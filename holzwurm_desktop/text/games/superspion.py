"""Superspy in words."""

from holzwurm_desktop.text.option_words import OptionWords
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

SEATS = range(2, 3)
TITLE = QT_TRANSLATE_NOOP("games", "Superspy")
LINE = QT_TRANSLATE_NOOP("games", "Collect six trios before you are unmasked.")
OPTIONS = {
    "notes": OptionWords(
        QT_TRANSLATE_NOOP("options", "Elimination sheet"),
        QT_TRANSLATE_NOOP("options", "When the sheet that narrows down the spy may be used."),
        {
            "five": QT_TRANSLATE_NOOP("options", "from five trios"),
            "always": QT_TRANSLATE_NOOP("options", "always"),
            "never": QT_TRANSLATE_NOOP("options", "never"),
        },
    ),
}
