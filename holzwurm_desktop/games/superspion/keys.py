"""What keys do on a Superspion table."""

from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

DISCARD = KeyAction("superspion.discard", QT_TRANSLATE_NOOP("superspion", "The discard pile"), ("D",))
TRIO = KeyAction("superspion.trio", QT_TRANSLATE_NOOP("superspion", "Your own trios"), ("T",))
FOURTH = KeyAction("superspion.fourth", QT_TRANSLATE_NOOP("superspion", "The fourth cards"), ("F",))
PEEK = KeyAction("superspion.peek", QT_TRANSLATE_NOOP("superspion", "Look at your own spy"), ("P",))
GUESS = KeyAction("superspion.guess", QT_TRANSLATE_NOOP("superspion", "Guess the other’s spy"), ("G",))
FILL = KeyAction(
    "superspion.fill",
    QT_TRANSLATE_NOOP("superspion", "Fill in what is certain on the sheet, or no longer"),
    ("C",),
)
END = KeyAction("superspion.end", QT_TRANSLATE_NOOP("superspion", "End the turn"), ("E",))
_TRIO = (
    QT_TRANSLATE_NOOP("superspion", "Where several trios can be laid: the first"),
    QT_TRANSLATE_NOOP("superspion", "Where several trios can be laid: the second"),
    QT_TRANSLATE_NOOP("superspion", "Where several trios can be laid: the third"),
    QT_TRANSLATE_NOOP("superspion", "Where several trios can be laid: the fourth"),
)
WHICH = tuple(KeyAction(f"superspion.which{at + 1}", words, (str(at + 1),)) for at, words in enumerate(_TRIO))
"""Choose one of several trios: there are four ways to take three of four cards."""

KEYS = (DISCARD, TRIO, FOURTH, PEEK, GUESS, FILL, END, *WHICH)
