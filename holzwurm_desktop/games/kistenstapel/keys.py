"""What keys do on a Kistenstapel table."""

from holzwurm_desktop.games.boxes.keys import KEYS as BOX_KEYS
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP

# Planning. Screen readers keep Insert and the plus of the number pad to themselves, so these are not the only ones.
ADD = KeyAction(
    "kistenstapel.add",
    QT_TRANSLATE_NOOP("kistenstapel", "At a column: put a box there"),
    ("Space", "+", "=", "Ins"),
    repeats=True,
)
TAKE = KeyAction(
    "kistenstapel.take",
    QT_TRANSLATE_NOOP("kistenstapel", "At a column: take a box away"),
    ("-", "Del"),
    repeats=True,
)
LID = KeyAction("kistenstapel.lid", QT_TRANSLATE_NOOP("kistenstapel", "Lay an open lid"), ("O",))
LAYER = KeyAction(
    "kistenstapel.layer",
    QT_TRANSLATE_NOOP("kistenstapel", "Put a layer under the whole pile"),
    ("L",),
    repeats=True,
)
LESS = KeyAction(
    "kistenstapel.less", QT_TRANSLATE_NOOP("kistenstapel", "Take a layer out"), ("Shift+L",), repeats=True
)
STEP_BACK = KeyAction(
    "kistenstapel.step_back",
    QT_TRANSLATE_NOOP("kistenstapel", "Take a step of the plan back"),
    ("Backspace",),
    repeats=True,
)
STEP_ON = KeyAction(
    "kistenstapel.step_on",
    QT_TRANSLATE_NOOP("kistenstapel", "Do a step of the plan again"),
    ("Shift+Backspace",),
    repeats=True,
)
BUILD = KeyAction("kistenstapel.build", QT_TRANSLATE_NOOP("kistenstapel", "Build what is planned"), ("B",))
PASS = KeyAction("kistenstapel.pass", QT_TRANSLATE_NOOP("kistenstapel", "Pass"), ("P",))
CONCEDE = KeyAction("kistenstapel.concede", QT_TRANSLATE_NOOP("kistenstapel", "Concede"), ("C",))
DONE = KeyAction("kistenstapel.done", QT_TRANSLATE_NOOP("kistenstapel", "Build no further"), ("D",))
BEST = KeyAction("kistenstapel.best", QT_TRANSLATE_NOOP("kistenstapel", "Show the best build"), ("V",))

# Knocking on a pass: two keys for one person, two for each of several.
KNOCK = KeyAction("kistenstapel.knock", QT_TRANSLATE_NOOP("kistenstapel", "Knock"), ("K",))
LET_BE = KeyAction("kistenstapel.let_be", QT_TRANSLATE_NOOP("kistenstapel", "Let a pass be"), ("N",))
_KNOCKS = (
    QT_TRANSLATE_NOOP("kistenstapel", "Several people: player 1 knocks"),
    QT_TRANSLATE_NOOP("kistenstapel", "Several people: player 2 knocks"),
    QT_TRANSLATE_NOOP("kistenstapel", "Several people: player 3 knocks"),
    QT_TRANSLATE_NOOP("kistenstapel", "Several people: player 4 knocks"),
    QT_TRANSLATE_NOOP("kistenstapel", "Several people: player 5 knocks"),
    QT_TRANSLATE_NOOP("kistenstapel", "Several people: player 6 knocks"),
)
_LETS = (
    QT_TRANSLATE_NOOP("kistenstapel", "Several people: player 1 lets it be"),
    QT_TRANSLATE_NOOP("kistenstapel", "Several people: player 2 lets it be"),
    QT_TRANSLATE_NOOP("kistenstapel", "Several people: player 3 lets it be"),
    QT_TRANSLATE_NOOP("kistenstapel", "Several people: player 4 lets it be"),
    QT_TRANSLATE_NOOP("kistenstapel", "Several people: player 5 lets it be"),
    QT_TRANSLATE_NOOP("kistenstapel", "Several people: player 6 lets it be"),
)
KNOCKS = tuple(KeyAction(f"kistenstapel.knock{at}", words, (f"{at}",)) for at, words in enumerate(_KNOCKS, 1))
LETS = tuple(KeyAction(f"kistenstapel.let{at}", words, (f"Shift+{at}",)) for at, words in enumerate(_LETS, 1))

# Bidding.
MORE = KeyAction(
    "kistenstapel.more", QT_TRANSLATE_NOOP("kistenstapel", "Bid one more"), ("Up", "+"), repeats=True
)
FEWER = KeyAction(
    "kistenstapel.fewer", QT_TRANSLATE_NOOP("kistenstapel", "Bid one less"), ("Down", "-"), repeats=True
)
MUCH_MORE = KeyAction(
    "kistenstapel.much_more", QT_TRANSLATE_NOOP("kistenstapel", "Bid ten more"), ("PgUp",), repeats=True
)
MUCH_FEWER = KeyAction(
    "kistenstapel.much_fewer", QT_TRANSLATE_NOOP("kistenstapel", "Bid ten less"), ("PgDown",), repeats=True
)
TYPE_BID = KeyAction(
    "kistenstapel.type_bid",
    QT_TRANSLATE_NOOP("kistenstapel", "Type a bid"),
    tuple("0123456789"),
    fixed=True,
    repeats=True,
)
RUB_OUT = KeyAction(
    "kistenstapel.rub_out",
    QT_TRANSLATE_NOOP("kistenstapel", "Take the last digit of a bid back"),
    ("Backspace",),
    repeats=True,
)

PLANNING = (ADD, TAKE, LID, LAYER, LESS, STEP_BACK, STEP_ON, BUILD, PASS, CONCEDE, DONE, BEST)
KNOCKING = (KNOCK, LET_BE, *KNOCKS, *LETS)
BIDDING = (MORE, FEWER, MUCH_MORE, MUCH_FEWER, TYPE_BID, RUB_OUT)
KEYS = (*PLANNING, *KNOCKING, *BIDDING, *BOX_KEYS)
