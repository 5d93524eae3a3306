"""The numbers of Kistenstapel that its modules share; see `docs/rules/kistenstapel.md`."""

HIGHEST_BID = 99

# Codes. Those of builds begin at `FIRST_BUILD`.
PASS = 0
LET_BE = 1
KNOCK = 2
CONCEDE = 3
DONE = 4  # plus the seat
SEALED = 10
FIRST_BID = 16  # plus the points

# Phases.
AT_PLAY = 0  # a turn
AT_KNOCK = 1  # the knocker's answer
AT_LAST = 2  # nothing but a knock on the last pass
AT_BID = 3
AT_LEFTOVER = 4  # building with the unused cards

# Who builds with the unused cards.
LOWEST = 1
BY_BID = 2

CONCEDED = 2
"""Points for every other seat when a knocker concedes."""
BIDS = HIGHEST_BID + 1
"""How many different bids there are, 0 included."""
GUESSED_BIDS = 16
"""Determinizations draw a sealed bid of another seat from the numbers below this."""
