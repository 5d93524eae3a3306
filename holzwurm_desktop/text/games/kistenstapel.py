"""The Box Pile in words."""

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

SEATS = range(2, 7)
TITLE = QT_TRANSLATE_NOOP("games", "The Box Pile")
LINE = QT_TRANSLATE_NOOP("games", "Build many boxes with few cards.")
