"""The numbers of Bergbeklimmen, each written once; see `docs/rules/bergbeklimmen.md`.

Cards are numbered as in `deck52.deck`, rank * 4 + suit. A colour has the number of the seat that climbs with
it. Codes: `card * 3 + target` to play (0 to 155), then one code to keep, then three to draw.
"""

from __future__ import annotations

HAND_SIZE = 2
TEAM = "JQK"
"""The ranks of the team members, three of whom begin a route."""
TEAM_SIZE = 3
STAGES = "A23456789T"
"""The ranks of the stages, from the foot of the mountain to its top."""
ROUTE_LENGTH = TEAM_SIZE + len(STAGES)
IDLE_LIMIT = 100
"""This many turns in a row, counting both players' turns, without a card on a route make a draw.

House ruling.
"""

JACK = 10
"""The lowest rank of a team member, as a number."""
ROUTE = 2
"""The target of a card laid on the player's own route; 0 and 1 are the slots of the middle piles."""
# 52 * 3: the first code behind those that play a card.
KEEP = 156
"""The code for keeping the last card."""
DRAW = 157
"""The code for drawing from slot 0; slot 1 and the stock follow."""
STOCK = 2
"""The stock as a source of cards; 0 and 1 are the slots of the player's own middle piles."""
DRAW_STOCK = DRAW + STOCK
"""The code for drawing from the stock."""
