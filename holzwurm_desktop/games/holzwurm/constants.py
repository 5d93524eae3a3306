"""The numbers of Der dreizehnte Holzwurm, each written once; see `docs/rules/holzwurm.md`.

Inside, a card is `colour * 12 + value` (colours in the order of `COLOURS`, grey last), a code is
`card * 6 + target`, where targets 0 to 4 are the rows in the order they were opened.
"""

from __future__ import annotations

COLOURS = "BYRGVN"
"""Blue, yellow, red, green, violet, and grey (neutral)."""
HAND_SIZES = {2: 15, 3: 15, 4: 15, 5: 12, 6: 10}
"""Cards in each hand at the start, by the number of seats."""
GOING_OUT = 30
"""Points for playing one's last card."""
POISON_POINTS = -13
ROWS = 5
"""So many rows may lie at once."""

GREY = 5
"""The number of the colour grey; of a row: it has no colour yet."""
NEW = 5
"""The target of a card that opens a row."""
POISON_CARD = 73
"""The number of the poisonous thirteen, above those of all other cards."""
