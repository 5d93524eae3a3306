"""Raging Wizards in words."""

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

SEATS = range(2, 3)
TITLE = QT_TRANSLATE_NOOP("games", "Raging Wizards")
LINE = QT_TRANSLATE_NOOP("games", "Soldiers, spells and a dungeon: who holds the line?")
