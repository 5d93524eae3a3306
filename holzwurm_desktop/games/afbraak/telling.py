"""Positions of Het afbraakspel, the demolition game worth seeing."""

from holzwurm_desktop.engine.telling import Position, Telling

TELLING = Telling(
    # Few boxes may go, and one open box waits for the others.
    (Position("late", 24, 0, 12),),
)
