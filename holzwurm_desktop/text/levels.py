"""The levels of the computer players in words."""

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase

LEVEL_NAMES: dict[str, Phrase] = {
    "beginner": QT_TRANSLATE_NOOP("levels", "beginner"),
    "easy": QT_TRANSLATE_NOOP("levels", "easy"),
    "medium": QT_TRANSLATE_NOOP("levels", "medium"),
    "hard": QT_TRANSLATE_NOOP("levels", "hard"),
    "expert": QT_TRANSLATE_NOOP("levels", "expert"),
}
"""For the seats of a table and for lists, in the order of strength."""

LEVEL_LINES: dict[str, Phrase] = {
    "beginner": QT_TRANSLATE_NOOP("levels", "Plays along and makes mistakes you can learn from."),
    "easy": QT_TRANSLATE_NOOP("levels", "Knows the rules well and looks one move ahead."),
    "medium": QT_TRANSLATE_NOOP("levels", "Thinks about what the others may hold."),
    "hard": QT_TRANSLATE_NOOP("levels", "Weighs many ways the round may go."),
    "expert": QT_TRANSLATE_NOOP("levels", "As strong as we know how; takes a moment to think."),
}
"""One line about each level, for whoever chooses one."""


def level_name(level: str) -> Phrase:
    """What a level is called; yardsticks of the arena keep the name they have there."""
    return LEVEL_NAMES.get(level, Phrase("levels", level))
