"""What keys do on the start page, and before the curtain."""

from holzwurm_desktop.models.key_book import START
from holzwurm_desktop.models.keys import KeyAction, KeyGroup
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

CHOOSE = KeyAction(
    "start.choose",
    QT_TRANSLATE_NOOP("keys", "From game to game"),
    ("Left", "Right", "Up", "Down"),
    fixed=True,
)
RESUME = KeyAction(
    "start.resume", QT_TRANSLATE_NOOP("keys", "Go on with a saved match"), ("Return", "Enter"), fixed=True
)
DELETE = KeyAction(
    "start.delete", QT_TRANSLATE_NOOP("keys", "Delete a saved match"), ("Del", "Backspace"), fixed=True
)
LIFT = KeyAction(
    "start.lift", QT_TRANSLATE_NOOP("keys", "Lift the curtain"), ("Return", "Enter", "Space"), fixed=True
)

START_KEYS = KeyGroup(
    START,
    QT_TRANSLATE_NOOP("keys", "On the start page, and before the curtain"),
    (CHOOSE, RESUME, DELETE, LIFT),
)
