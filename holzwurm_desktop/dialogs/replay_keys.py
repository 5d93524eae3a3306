"""What keys do while a match is looked through."""

from holzwurm_desktop.models.key_book import REPLAY
from holzwurm_desktop.models.keys import KeyAction, KeyGroup
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

STEPS = {
    "first": KeyAction("replay.first", QT_TRANSLATE_NOOP("keys", "To the first deal"), ("Home",)),
    "back": KeyAction("replay.back", QT_TRANSLATE_NOOP("keys", "One move back"), ("Left",), repeats=True),
    "play": KeyAction("replay.play", QT_TRANSLATE_NOOP("keys", "Play by itself, or stop"), ("Space",)),
    "on": KeyAction("replay.on", QT_TRANSLATE_NOOP("keys", "One move on"), ("Right",), repeats=True),
    "last": KeyAction("replay.last", QT_TRANSLATE_NOOP("keys", "To the last move"), ("End",)),
}
"""By the name of the button that does the same."""
GLANCE = {
    "turn": KeyAction("replay.turn", QT_TRANSLATE_NOOP("keys", "Tell whose turn it is"), ("F5",)),
    "scores": KeyAction("replay.scores", QT_TRANSLATE_NOOP("keys", "Tell the scores"), ("F7",)),
    "hand": KeyAction("replay.hand", QT_TRANSLATE_NOOP("keys", "Tell the hand"), ("F8",)),
    "board": KeyAction("replay.board", QT_TRANSLATE_NOOP("keys", "Tell what lies on the table"), ("F12",)),
}
"""By what is told (`table.glances.GLANCES`), with the keys that tell it in a match."""
BETTER_KEY = KeyAction("replay.better", QT_TRANSLATE_NOOP("keys", "Show the better move"), ("B",))
NEXT_PANE = KeyAction(
    "replay.next_pane", QT_TRANSLATE_NOOP("keys", "To the next part of the window"), ("F6",), fixed=True
)
LAST_PANE = KeyAction(
    "replay.last_pane",
    QT_TRANSLATE_NOOP("keys", "To the part of the window before"),
    ("Shift+F6",),
    fixed=True,
)
CLOSE = KeyAction("replay.close", QT_TRANSLATE_NOOP("keys", "Close"), ("Esc",), fixed=True)

REPLAY_KEYS = KeyGroup(
    REPLAY,
    QT_TRANSLATE_NOOP("keys", "While looking through a match"),
    (*STEPS.values(), BETTER_KEY, *GLANCE.values(), NEXT_PANE, LAST_PANE, CLOSE),
)
