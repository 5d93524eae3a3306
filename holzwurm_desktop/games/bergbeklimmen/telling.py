"""Positions of Bergbeklimmen worth seeing."""

from holzwurm_desktop.engine.telling import Position, Telling

TELLING = Telling(
    # Both teams on their way, red far ahead and on the rope.
    (Position("late", 5, 0, 366),),
    iterations=24,
)
