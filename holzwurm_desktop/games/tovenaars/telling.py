"""Positions of Razende tovenaars worth seeing."""

from holzwurm_desktop.engine.telling import Position, Telling

TELLING = Telling(
    # A challenge between two raised soldiers; a lost duel of sleep spells; a ransom; both lines with a gap.
    (
        Position("challenge", 24, 0, 60),
        Position("reverse", 92, 0, 73),
        Position("ransom", 3, 0, 75),
        Position("gaps", 15, 0, 83),
    ),
)
