"""What keys do on every table."""

from holzwurm_desktop.models.keys import KeyAction, KeyGroup
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

PRESS = KeyAction(
    "table.press",
    QT_TRANSLATE_NOOP("keys", "Take up a card, lay it, press a button"),
    ("Return", "Enter", "Space"),
    fixed=True,
)
BACK = KeyAction("table.back", QT_TRANSLATE_NOOP("keys", "Put back, cancel"), ("Esc",), fixed=True)
BEFORE = KeyAction(
    "table.before",
    QT_TRANSLATE_NOOP("keys", "To the card or place before"),
    ("Left",),
    fixed=True,
    repeats=True,
)
AFTER = KeyAction(
    "table.after",
    QT_TRANSLATE_NOOP("keys", "To the card or place after"),
    ("Right",),
    fixed=True,
    repeats=True,
)
FIRST = KeyAction(
    "table.first", QT_TRANSLATE_NOOP("keys", "To the first card or place"), ("Home",), fixed=True
)
LAST = KeyAction("table.last", QT_TRANSLATE_NOOP("keys", "To the last card or place"), ("End",), fixed=True)
UP = KeyAction(
    "table.up",
    QT_TRANSLATE_NOOP("keys", "With a card: the place above where it may go"),
    ("Up",),
    fixed=True,
    repeats=True,
)
DOWN = KeyAction(
    "table.down",
    QT_TRANSLATE_NOOP("keys", "With a card: the place below where it may go"),
    ("Down",),
    fixed=True,
    repeats=True,
)
NEXT_GROUP = KeyAction(
    "table.next_group",
    QT_TRANSLATE_NOOP("keys", "To the next part of the table"),
    ("Tab",),
    fixed=True,
    repeats=True,
)
LAST_GROUP = KeyAction(
    "table.last_group",
    QT_TRANSLATE_NOOP("keys", "To the part of the table before"),
    ("Shift+Tab",),
    fixed=True,
    repeats=True,
)
ORDER = KeyAction("table.order", QT_TRANSLATE_NOOP("keys", "The next order of the hand"), ("O",))
AGAIN = KeyAction(
    "table.again", QT_TRANSLATE_NOOP("keys", "Play again what happened since your turn"), ("A",)
)
FOLD = KeyAction(
    "table.fold", QT_TRANSLATE_NOOP("keys", "Fold or unfold what happened since your turn"), ("Shift+A",)
)

TABLE_KEYS = KeyGroup(
    "table",
    QT_TRANSLATE_NOOP("keys", "On every table"),
    (BEFORE, AFTER, FIRST, LAST, UP, DOWN, NEXT_GROUP, LAST_GROUP, PRESS, BACK, ORDER, AGAIN, FOLD),
)
