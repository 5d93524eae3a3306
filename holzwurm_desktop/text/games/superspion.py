"""Superspy in words."""

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

SEATS = range(2, 3)
TITLE = QT_TRANSLATE_NOOP("games", "Superspy")
LINE = QT_TRANSLATE_NOOP("games", "Collect six trios before you are unmasked.")
