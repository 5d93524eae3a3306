"""Positions of Superspion worth seeing."""

from holzwurm_desktop.engine.telling import Position, Telling

TELLING = Telling(
    # Four trios each and two suspects; a guess that is to be confirmed; a choice of trios.
    (
        Position("late", 6, 0, 150),
        Position("guess", 3, 0, 1, press=("G", "Return")),
        Position("trio", 5, 0, 1, press=("hand:4C", "Return", "T", "Return")),
    ),
    iterations=40,
)
