"""The numbers of Superspion, each written once; see `docs/rules/superspion.md`.

Cards are numbered as in `deck52.deck`, rank * 4 + suit. A trio has the number of the card that it lacks.
Codes: a card's number to discard it, `FOURTH + card` to lay it as a fourth card, `GUESS + card` to guess it,
`TRIO + trio` to lay a trio, `END` to end the turn. Every code from `SHUFFLE` on is a shuffle into an order of
its own, so that `step` needs no source of chance.
"""

from __future__ import annotations

HAND_SIZE = 13
TRIOS_TO_WIN = 6
TRIOS_FOR_SHEET = 5
"""So many trios of one player open the elimination sheet, by the option "five"."""
IDLE_LIMIT = 200
"""This many turns in a row, counting both players' turns, without a trio, fourth card or guess make a draw.
House ruling."""

ENDINGS = (None, "trios", "guess-right", "guess-wrong", "draw")
"""How a round ended, by the numbers below; 0 while it goes on. The names are those of a record's `end`."""
BY_TRIOS = 1
GUESS_RIGHT = 2
GUESS_WRONG = 3
DRAWN = 4

# Codes: the first of each kind of move, 52 apart. A trio can lack any of the 52 cards.
FOURTH = 52
GUESS = 104
TRIO = 156
END = 208
UNSEEN_DISCARD = 209
"""What the other seat sees of any discard, in place of its code."""
SOME_GUESS = 210
"""What the other seat sees of any guess in place of its code: a search that told them apart would find out by trial
which one is right, and take it for what the guesser knows."""
# Any number with room above it; 24 random bits are added to it, see `SuperspionPosition.random_code`.
SHUFFLE = 256
