"""What keys do on a Bergbeklimmen table."""

from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

_PILE = (
    QT_TRANSLATE_NOOP("bergbeklimmen", "Middle pile 1"),
    QT_TRANSLATE_NOOP("bergbeklimmen", "Middle pile 2"),
    QT_TRANSLATE_NOOP("bergbeklimmen", "Middle pile 3"),
    QT_TRANSLATE_NOOP("bergbeklimmen", "Middle pile 4"),
)
PILE = tuple(KeyAction(f"bergbeklimmen.pile{at + 1}", _PILE[at], (str(at + 1),)) for at in range(4))
"""Choose a middle pile, from the left."""
DRAW = KeyAction("bergbeklimmen.stock", QT_TRANSLATE_NOOP("bergbeklimmen", "The stock"), ("S",))
ROUTE = KeyAction("bergbeklimmen.route", QT_TRANSLATE_NOOP("bergbeklimmen", "Your own route"), ("R",))
KEEP = KeyAction(
    "bergbeklimmen.keep", QT_TRANSLATE_NOOP("bergbeklimmen", "Keep the card that may be kept"), ("K",)
)

KEYS = (*PILE, DRAW, ROUTE, KEEP)
