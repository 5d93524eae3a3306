"""The levels of the computer players in words."""

from typing import Protocol

from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words

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


PROGRAM = QT_TRANSLATE_NOOP("levels", "program")
"""Who plays at the seat of a program, where there is little room."""
PROGRAM_CALLED = QT_TRANSLATE_NOOP("levels", "program ‘{program}’")

PROGRAM_LINE = QT_TRANSLATE_NOOP("levels", "A program of this computer, which you have added yourself.")
"""As the lines about the levels."""


class Seated(Protocol):
    """Who sits at a seat, of a match or of a result."""

    @property
    def name(self) -> str: ...
    @property
    def level(self) -> str | None: ...
    @property
    def program(self) -> str: ...


def kind_of(words: Words, player: Seated) -> str:
    """What kind of computer player that is: a level, or which program; "" for a person. A seat that has the name of
    its program need not tell it once more."""
    if player.program:
        same = player.name == player.program
        return words.say(PROGRAM) if same else words.say(PROGRAM_CALLED, program=player.program)
    return words.say(level_name(player.level)) if player.level else ""


def level_name(level: str) -> Phrase:
    """The name of a level; an unknown one, such as a yardstick of the arena, keeps the name it has there."""
    return LEVEL_NAMES.get(level, Phrase("levels", level))
