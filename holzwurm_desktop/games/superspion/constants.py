"""The numbers of Superspion, each written once; see `docs/rules/superspion.md`.

Inside, cards are numbered as in `two_player`. A trio is numbered `rank * 4 + suit` by the card it lacks. Codes:
a card to discard it, `FOURTH + card` to lay it as a fourth, `GUESS + card` to guess it, `TRIO + trio` to lay that,
`END` to end the turn. From `SHUFFLE` on a code is a shuffle: each a certain order, so that `step` needs no source
of chance.
"""

from __future__ import annotations

HAND_SIZE = 13
TRIOS_TO_WIN = 6
TRIOS_FOR_SHEET = 5
"""So many trios of one player open the elimination sheet, by the option "five"."""
IDLE_LIMIT = 200
"""So many turns in a row, both players' counted, without a trio, fourth card or guess make a draw."""

ENDINGS = (None, "trios", "guess-right", "guess-wrong", "draw")
"""How a round ended, by the numbers below; the round goes on at 0."""
BY_TRIOS = 1
GUESS_RIGHT = 2
GUESS_WRONG = 3
DRAWN = 4

FOURTH = 52
GUESS = 104
TRIO = 156
END = 208
UNSEEN_DISCARD = 209
"""What the other seat sees of any discard."""
SHUFFLE = 256
