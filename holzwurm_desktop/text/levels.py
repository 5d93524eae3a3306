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

PERSONS: dict[str, Phrase] = {
    "beginner": QT_TRANSLATE_NOOP("names", "Pim"),
    "easy": QT_TRANSLATE_NOOP("names", "Lina"),
    "medium": QT_TRANSLATE_NOOP("names", "Joost"),
    "hard": QT_TRANSLATE_NOOP("names", "Marthe"),
    "expert": QT_TRANSLATE_NOOP("names", "Grandpa Knarz"),
}
"""Who plays at each level: a family of joiners, from the youngest to the oldest, the same in all games."""

LEVEL_LINES: dict[str, Phrase] = {
    "beginner": QT_TRANSLATE_NOOP(
        "levels",
        "Takes whatever looks tempting and hardly thinks ahead; what the others make of it is a surprise every time.",
    ),
    "easy": QT_TRANSLATE_NOOP(
        "levels",
        "Likes a quick gain and looks only a little ahead. What the others may hold, and what a move costs later,"
        " often slips by.",
    ),
    "medium": QT_TRANSLATE_NOOP(
        "levels",
        "Solid handiwork with few big slips. Where several moves look about as good, the choice is a matter of mood.",
    ),
    "hard": QT_TRANSLATE_NOOP(
        "levels",
        "Measures twice: weighs many ways the round may go and always makes the move that came out best. Only far"
        " plans slip by.",
    ),
    "expert": QT_TRANSLATE_NOOP(
        "levels",
        "Thinks hard over every move and gives nothing away. Only what nobody can know is guessed here too.",
    ),
}
"""What each likes and overlooks, shown where one is chosen. It follows from how the levels search (`ai.levels`)."""

PROGRAM = QT_TRANSLATE_NOOP("levels", "program")
"""Who plays at the seat of a program, where there is little room."""
PROGRAM_CALLED = QT_TRANSLATE_NOOP("levels", "program ‘{program}’")

PROGRAM_FACE = "program"
"""The name of the portrait of a program."""
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


def face_of(player: Seated) -> str:
    """Whose portrait a seat has: that of a level, `program` for whoever else is no person, "" for a person."""
    if player.level is None:
        return ""
    return player.level if player.level in PERSONS and not player.program else PROGRAM_FACE


def level_name(level: str) -> Phrase:
    """The name of a level; an unknown one, such as a yardstick of the arena, keeps the name it has there."""
    return LEVEL_NAMES.get(level, Phrase("levels", level))
