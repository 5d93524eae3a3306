"""The Thirteenth Woodworm in words."""

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("games", "The Thirteenth Woodworm")
LINE = QT_TRANSLATE_NOOP("games", "Nibble at the even cards and keep off the poison.")
