"""Positions of Superspion worth seeing."""

from holzwurm_desktop.engine.telling import Position, Telling

TELLING = Telling(
    # The sixth trio is in the hand, and the sheet may be used.
    (Position("late", 10, 0, 202),),
    iterations=24,
)
