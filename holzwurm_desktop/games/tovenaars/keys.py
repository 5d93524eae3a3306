"""What keys do on the table of Razende tovenaars."""

from holzwurm_desktop.games.tovenaars.deck import SLOTS
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

_SLOT = (
    QT_TRANSLATE_NOOP("tovenaars", "The first place in the line"),
    QT_TRANSLATE_NOOP("tovenaars", "The second place in the line"),
    QT_TRANSLATE_NOOP("tovenaars", "The third place in the line"),
)
SLOT = tuple(KeyAction(f"tovenaars.slot{at + 1}", _SLOT[at], (str(at + 1),)) for at in range(SLOTS))
"""Choose a place of the line, from the left."""
LINE = KeyAction("tovenaars.line", QT_TRANSLATE_NOOP("tovenaars", "Confirm the line"), ("L",))
BLOCK = KeyAction("tovenaars.block", QT_TRANSLATE_NOOP("tovenaars", "Play the block spell"), ("B",))
_STRENGTH = {
    2: QT_TRANSLATE_NOOP("tovenaars", "Play strength spell 2"),
    3: QT_TRANSLATE_NOOP("tovenaars", "Play strength spell 3"),
    4: QT_TRANSLATE_NOOP("tovenaars", "Play strength spell 4"),
}
STRENGTH = {
    spell: KeyAction(f"tovenaars.strength{spell}", words, (str(spell),)) for spell, words in _STRENGTH.items()
}
"""Play a strength spell, by its number."""
CHALLENGE = KeyAction("tovenaars.challenge", QT_TRANSLATE_NOOP("tovenaars", "Challenge"), ("C",))
REVERSE = KeyAction("tovenaars.reverse", QT_TRANSLATE_NOOP("tovenaars", "Play the reversal spell"), ("R",))
NO = KeyAction("tovenaars.no", QT_TRANSLATE_NOOP("tovenaars", "Answer no"), ("N",))
_WAY = (
    QT_TRANSLATE_NOOP("tovenaars", "Pay a ransom in the first way"),
    QT_TRANSLATE_NOOP("tovenaars", "Pay a ransom in the second way"),
    QT_TRANSLATE_NOOP("tovenaars", "Pay a ransom in the third way"),
)
PAY = tuple(KeyAction(f"tovenaars.pay{at + 1}", words, (str(at + 1),)) for at, words in enumerate(_WAY))
"""Choose how a ransom is paid: no sum can be paid in more ways."""

KEYS = (*SLOT, LINE, BLOCK, *STRENGTH.values(), CHALLENGE, REVERSE, NO, *PAY)
