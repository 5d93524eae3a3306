"""What keys do on every table with a pile of boxes."""

from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

XRAY = KeyAction("boxes.xray", QT_TRANSLATE_NOOP("boxes", "Show hidden boxes"), ("X",))
WHOLE = KeyAction("boxes.whole", QT_TRANSLATE_NOOP("boxes", "Show the whole pile"), ("F",))
NEARER = KeyAction("boxes.nearer", QT_TRANSLATE_NOOP("boxes", "Come nearer"), ("PgUp",), repeats=True)
FARTHER = KeyAction("boxes.farther", QT_TRANSLATE_NOOP("boxes", "Go farther away"), ("PgDown",), repeats=True)
MOVE = KeyAction(
    "boxes.move",
    QT_TRANSLATE_NOOP("boxes", "Move the picture"),
    ("Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down"),
    fixed=True,
    repeats=True,
)

KEYS = (XRAY, WHOLE, NEARER, FARTHER, MOVE)
