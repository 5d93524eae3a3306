"""Positions of Kistenstapel worth seeing."""

from holzwurm_desktop.engine.telling import Position, Telling

ALL_PASS = tuple(f'{{"seat": {seat}, "pass": true}}' for seat in range(4)) * 2
"""Each of four seats takes one of the last four cards, and passes again: cards are left over, which there are none of
where computer players build on."""

TELLING = Telling(
    # A build to be planned on a large pile with open lids; a pass that may be knocked on, and the proof that is due
    # then; a bid for the leftover cards; building with them.
    (
        Position("late", 42, 0, 24),
        Position("knock", 24, 0, 32),
        Position("proof", 24, 0, 32, then=('{"seat": 0, "knock": true}',)),
        Position("bidding", 24, 0, 36, (("leftover", "bid"),), ALL_PASS, settled=True),
        Position("leftover", 27, 0, 36, (("leftover", "lowest"),), ALL_PASS, settled=True),
    ),
    iterations=1,
)
