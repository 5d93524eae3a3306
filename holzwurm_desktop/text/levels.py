"""The levels of the computer players in words."""

from typing import Protocol

from holzwurm_desktop.engine.records import FITTING
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
        "Measures twice: weighs many ways the round may go and makes the move that came out best, or one hardly"
        " worse. Only far plans slip by.",
    ),
    "expert": QT_TRANSLATE_NOOP(
        "levels",
        "Thinks hard over every move and gives nothing away. Only what nobody can know is guessed here too.",
    ),
}
"""What each likes and overlooks, shown where one is chosen. It follows from how the levels search (`ai.levels`)."""

_FITTING_NAME = QT_TRANSLATE_NOOP("levels", "made to measure")
_FITTING_PERSON = QT_TRANSLATE_NOOP("names", "Fiete")
_FITTING_LINE = QT_TRANSLATE_NOOP(
    "levels",
    "At home at any bench: plays as well as you do and overlooks as much. Likes nothing better than a close finish.",
)
_AT = QT_TRANSLATE_NOOP("levels", "{level}: {points}")

PROGRAM = QT_TRANSLATE_NOOP("levels", "program")
"""Who plays at the seat of a program, where there is little room."""
PROGRAM_CALLED = QT_TRANSLATE_NOOP("levels", "program ‘{program}’")

PROGRAM_FACE = "program"
"""The name of the portrait of a program."""
_PROGRAM_LINE = QT_TRANSLATE_NOOP("levels", "A program of this computer, which you have added yourself.")


class Seated(Protocol):
    """Who sits at a seat, of a match or of a result."""

    @property
    def name(self) -> str: ...
    @property
    def level(self) -> str | None: ...
    @property
    def program(self) -> str: ...
    @property
    def strength(self) -> float | None: ...


def kind_of(words: Words, player: Seated) -> str:
    """What kind of computer player that is: a level, or which program; "" for a person. A seat that has the name of
    its program need not tell it once more."""
    if player.program:
        same = player.name == player.program
        return words.say(PROGRAM) if same else words.say(PROGRAM_CALLED, program=player.program)
    if player.strength is not None:
        return words.say(_AT, level=words.say(_FITTING_NAME), points=round(player.strength))
    return words.say(level_name(player.level)) if player.level else ""


def short_kind_of(words: Words, player: Seated) -> str:
    """As `kind_of`, where there is little room."""
    if player.program:
        return words.say(PROGRAM)
    return words.say(_FITTING_NAME) if player.strength is not None else kind_of(words, player)


def face_of(player: Seated) -> str:
    """Whose portrait a seat has: that of a level or of who fits a person, `program` for whoever else is no person, ""
    for a person."""
    if player.level is None:
        return ""
    if player.program:
        return PROGRAM_FACE
    level = player.level if player.strength is None else FITTING
    return level if level in (*PERSONS, FITTING) else PROGRAM_FACE


def person_of(level: str) -> Phrase:
    """What whoever plays at a level, or so that it fits a person, is called."""
    return _FITTING_PERSON if level == FITTING else PERSONS[level]


def line_of(player: Seated) -> Phrase | None:
    """What is to be known of who plays at a seat: what they like and overlook. None for a person."""
    if player.level is None:
        return None
    if player.program:
        return _PROGRAM_LINE
    return _FITTING_LINE if player.level == FITTING else LEVEL_LINES[player.level]


def level_name(level: str) -> Phrase:
    """The name of a level or of what fits a person; an unknown one, such as a yardstick of the arena, keeps the name
    it has there."""
    return _FITTING_NAME if level == FITTING else LEVEL_NAMES.get(level, Phrase("levels", level))
