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

ASK = KeyAction(
    "table.ask", QT_TRANSLATE_NOOP("keys", "Ask the coach: the best three moves, with their chances"), ("H",)
)
UNFOLD_COACH = KeyAction(
    "table.fold_coach", QT_TRANSLATE_NOOP("keys", "Fold or unfold what the coach says"), ("Shift+H",)
)
BEST = (
    KeyAction("table.best_1", QT_TRANSLATE_NOOP("keys", "Of the coach’s moves: take the first"), ("1",)),
    KeyAction("table.best_2", QT_TRANSLATE_NOOP("keys", "Of the coach’s moves: take the second"), ("2",)),
    KeyAction("table.best_3", QT_TRANSLATE_NOOP("keys", "Of the coach’s moves: take the third"), ("3",)),
)
TAKE_BACK = KeyAction(
    "table.take_back", QT_TRANSLATE_NOOP("keys", "The coach saw a better move: take yours back"), ("U",)
)
GO_ON = KeyAction("table.go_on", QT_TRANSLATE_NOOP("keys", "The coach saw a better move: go on"), ("W",))
COACH_KEYS = (ASK, UNFOLD_COACH, *BEST, TAKE_BACK, GO_ON)

TABLE_KEYS = KeyGroup(
    "table",
    QT_TRANSLATE_NOOP("keys", "On every table"),
    (
        *(BEFORE, AFTER, FIRST, LAST, UP, DOWN, NEXT_GROUP, LAST_GROUP, PRESS, BACK, ORDER, AGAIN, FOLD),
        *COACH_KEYS,
    ),
)
