"""Mountain Climbing in words."""

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

SEATS = range(2, 3)
TITLE = QT_TRANSLATE_NOOP("games", "Mountain Climbing")
LINE = QT_TRANSLATE_NOOP("games", "Two teams, one mountain: who reaches the summit first?")
