"""The numbers of Der dreizehnte Holzwurm, each written once; see `docs/rules/holzwurm.md`.

In the rules a card is `colour * 12 + value` (colours in the order of `COLOURS`, grey last). A code is `card *
6 + target`: targets 0 to 4 are the rows in the order in which they were opened, 5 is `NEW`.
"""

from __future__ import annotations

COLOURS = "BYRGVN"
"""Blue, yellow, red, green, violet, and grey (neutral)."""
HAND_SIZES = {2: 15, 3: 15, 4: 15, 5: 12, 6: 10}
"""Cards in each hand at the start, by the number of seats."""
FATE = 6
"""Cards of the fate pile at the start, the poisonous thirteen included."""
GOING_OUT = 30
"""Points for playing one's last card."""
POISON_POINTS = -13
"""Points of the poisonous thirteen at the end of the round."""
ROWS = 5
"""The most rows that may lie at once."""

GREY = 5
"""The number of the colour grey. As the colour of a row: the row has no colour yet."""
NEW = 5
"""The target of a card that opens a row."""
# Numbered like a grey 13, 5 * 12 + 13, but hands have no bit for it, see `HolzwurmState.has`.
POISON_CARD = 73
"""The number of the poisonous thirteen, above those of all other cards."""
