"""What keys do at a task, besides those of the table."""

from holzwurm_desktop.models.key_book import TASK
from holzwurm_desktop.models.keys import KeyAction, KeyGroup
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

NEXT = KeyAction("task.next", QT_TRANSLATE_NOOP("keys", "To the next task"), ("Alt+Right",))
SHOW = KeyAction("task.show", QT_TRANSLATE_NOOP("keys", "Show the move"), ("F2",))
AGAIN = KeyAction(
    "task.again", QT_TRANSLATE_NOOP("keys", "Back to the position of the task"), ("Alt+Home", "Ctrl+Z")
)
CLOSE = KeyAction("task.close", QT_TRANSLATE_NOOP("keys", "Leave the tasks"), ("Ctrl+W",))

TASK_KEYS = KeyGroup(TASK, QT_TRANSLATE_NOOP("keys", "In mistakes and puzzles"), (NEXT, SHOW, AGAIN, CLOSE))
