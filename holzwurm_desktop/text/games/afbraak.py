"""The Demolition Game in words."""

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

SEATS = range(2, 7)
TITLE = QT_TRANSLATE_NOOP("games", "The Demolition Game")
LINE = QT_TRANSLATE_NOOP("games", "Take the pile down box by box and keep the cards.")
