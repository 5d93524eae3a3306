"""Positions of Kistenstapel worth seeing."""

from holzwurm_desktop.engine.telling import Position, Telling

TELLING = Telling(
    # A build to be planned on a large pile with open lids; a pass that may be knocked on.
    (Position("late", 42, 0, 24), Position("knock", 24, 0, 32)),
    iterations=1,
)
