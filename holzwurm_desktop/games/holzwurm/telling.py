"""Positions of Der dreizehnte Holzwurm worth seeing."""

from holzwurm_desktop.engine.telling import Position, Telling

TELLING = Telling(
    # Long rows, and 25 cards in the hand that is seen.
    (Position("late", 2590, 0, 48),),
)
