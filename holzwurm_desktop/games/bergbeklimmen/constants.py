"""The numbers of Bergbeklimmen, each written once; see `docs/rules/bergbeklimmen.md`.

Inside, cards are numbered as in `two_player`; a colour is the number of the seat that climbs with it. Codes:
`card * 3 + target` to play, then one code to keep, then three to draw.
"""

from __future__ import annotations

HAND_SIZE = 2
TEAM = "JQK"
"""The ranks of the climbers, three of whom begin a route."""
TEAM_SIZE = 3
STAGES = "A23456789T"
"""The ranks of the stages, from the foot of the mountain."""
ROUTE_LENGTH = TEAM_SIZE + len(STAGES)
IDLE_LIMIT = 100
"""So many turns in a row, both players' counted, without a card on a route make a draw."""

JACK = 10
"""The number of the lowest climber's rank."""
ROUTE = 2
"""The target of a card laid on the own route; 0 and 1 are the slots of the middle piles."""
KEEP = 156
"""The code to keep the last card."""
DRAW = 157
"""The code to draw from slot 0."""
STOCK = 2
"""The stock as a source; 0 and 1 are the slots of the own middle piles."""
DRAW_STOCK = DRAW + STOCK
"""The code to draw from the stock."""
