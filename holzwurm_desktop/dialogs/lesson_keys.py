"""What keys do in a lesson, besides those of the table."""

from holzwurm_desktop.models.key_book import LESSON
from holzwurm_desktop.models.keys import KeyAction, KeyGroup
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

ON = KeyAction("lesson.on", QT_TRANSLATE_NOOP("keys", "Read on, or skip the step"), ("Alt+Right",))
BACK = KeyAction("lesson.back", QT_TRANSLATE_NOOP("keys", "One step back"), ("Alt+Left",))
AGAIN = KeyAction("lesson.again", QT_TRANSLATE_NOOP("keys", "Begin the lesson again"), ("Alt+Home",))
CLOSE = KeyAction("lesson.close", QT_TRANSLATE_NOOP("keys", "Leave the lesson"), ("Ctrl+W",))

LESSON_KEYS = KeyGroup(LESSON, QT_TRANSLATE_NOOP("keys", "In a lesson"), (ON, BACK, AGAIN, CLOSE))
