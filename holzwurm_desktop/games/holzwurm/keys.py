"""What keys do on a Holzwurm table."""

from holzwurm_desktop.games.holzwurm.constants import ROWS
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

_ROW = (
    QT_TRANSLATE_NOOP("holzwurm", "Row 1"),
    QT_TRANSLATE_NOOP("holzwurm", "Row 2"),
    QT_TRANSLATE_NOOP("holzwurm", "Row 3"),
    QT_TRANSLATE_NOOP("holzwurm", "Row 4"),
    QT_TRANSLATE_NOOP("holzwurm", "Row 5"),
)
ROW = tuple(KeyAction(f"holzwurm.row{at + 1}", _ROW[at], (str(at + 1),)) for at in range(ROWS))
"""Choose a row, from the first."""
NEW_ROW = KeyAction("holzwurm.new_row", QT_TRANSLATE_NOOP("holzwurm", "A new row"), ("N",))

KEYS = (*ROW, NEW_ROW)
