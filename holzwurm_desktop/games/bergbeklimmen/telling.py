"""Positions of Bergbeklimmen worth seeing."""

from holzwurm_desktop.engine.telling import Position, Telling

TELLING = Telling(
    # Both teams on their way, black far ahead and on the rope.
    (Position("late", 5, 0, 300),),
    iterations=24,
)
