"""The levels of the computer players in words."""

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase

LEVEL_NAMES: dict[str, Phrase] = {
    "beginner": QT_TRANSLATE_NOOP("levels", "beginner"),
    "easy": QT_TRANSLATE_NOOP("levels", "easy"),
    "medium": QT_TRANSLATE_NOOP("levels", "medium"),
    "hard": QT_TRANSLATE_NOOP("levels", "hard"),
    "expert": QT_TRANSLATE_NOOP("levels", "expert"),
}
"""For the seats of a table and for lists, weakest level first."""

LEVEL_LINES: dict[str, Phrase] = {
    "beginner": QT_TRANSLATE_NOOP("levels", "Plays along, often carelessly: for the first evenings."),
    "easy": QT_TRANSLATE_NOOP("levels", "Looks only a little ahead and slips now and then."),
    "medium": QT_TRANSLATE_NOOP("levels", "Plays soundly and seldom slips."),
    "hard": QT_TRANSLATE_NOOP("levels", "Weighs many ways the round may go."),
    "expert": QT_TRANSLATE_NOOP("levels", "Thinks hard over every move, as well as it can."),
}
"""One line about each level, shown where one is chosen."""


def level_name(level: str) -> Phrase:
    """The name of a level; an unknown one, such as a yardstick of the arena, keeps the name it has there."""
    return LEVEL_NAMES.get(level, Phrase("levels", level))
