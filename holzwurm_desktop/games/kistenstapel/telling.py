"""Positions of Kistenstapel worth seeing."""

from holzwurm_desktop.engine.telling import Position, Telling

TELLING = Telling(
    # A build to be planned on a large pile with open lids; a pass that may be knocked on, and the proof that is due
    # then; a bid for the leftover cards; building with them.
    (
        Position("late", 42, 0, 24),
        Position("knock", 24, 0, 32),
        Position("proof", 24, 0, 32, then=('{"seat": 0, "knock": true}',)),
        Position("bidding", 2, 0, 45, (("leftover", "bid"),), settled=True),
        Position("leftover", 17, 0, 46, (("leftover", "lowest"),), settled=True),
    ),
    iterations=1,
)
