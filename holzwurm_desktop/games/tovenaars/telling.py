"""Positions of Razende tovenaars worth seeing."""

from holzwurm_desktop.engine.telling import Position, Telling

TELLING = Telling(
    # Whether all spells are to be blocked; a challenge between two raised soldiers; a lost duel of sleep spells; a
    # ransom, and how it is to be paid; both lines with a gap.
    (
        Position("block", 3, 0, 2),
        Position("challenge", 24, 0, 60),
        Position("reverse", 92, 0, 73),
        Position("ransom", 3, 0, 75),
        Position("payment", 3, 0, 18, press=("hand:8H", "Return", "Return")),
        Position("gaps", 15, 0, 83),
    ),
)
