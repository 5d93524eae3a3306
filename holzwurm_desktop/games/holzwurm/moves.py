"""The moves and events of Der dreizehnte Holzwurm and their form in records (`docs/record-format.md`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from holzwurm_desktop.engine.contract import NOBODY, Json
from holzwurm_desktop.engine.errors import IllegalMove
from holzwurm_desktop.engine.records import int_list


class Play(NamedTuple):
    """Play `card` from the hand into row `row` (its index among the rows that lie), or, with None, open a new
    row."""

    seat: int
    card: str
    row: int | None

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "card": self.card, "row": "new" if self.row is None else self.row}


class Played(NamedTuple):
    """A card left a hand and now lies in `row`. `opened`: the row is new; `coloured`: a row without a colour
    took this card's colour; `colour`: that of the row with the card in it, "N" for none."""

    seat: int
    card: str
    row: int
    opened: bool
    coloured: bool
    colour: str
    kind: str = "played"


class RowTaken(NamedTuple):
    """The seat took the whole row and the top card of the fate pile, `fate`.

    cards: those of the row in the order played, the seat's own card last.
    """

    seat: int
    row: int
    cards: tuple[str, ...]
    fate: str
    kind: str = "row-taken"


class WentOut(NamedTuple):
    """The seat's last card stayed on the table."""

    seat: int
    kind: str = "went-out"


class RoundEnded(NamedTuple):
    """The round is over: each seat's score in points, every hand, and the ending (`out` or `poison`)."""

    scores: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    ending: str
    kind: str = "round-ended"
    seat: int = NOBODY


def read_move(data: Mapping[str, Json]) -> Play:
    """Read a play in the form that records use. Raises `IllegalMove` for anything else.

    The caller has checked `seat`.
    """
    card, row = data.get("card"), data.get("row")
    if not isinstance(card, str):
        raise IllegalMove("no-such-card", card=card)
    # The range is checked in `code_of`, which knows how many rows lie.
    if row != "new" and int_list([row]) is None:
        raise IllegalMove("no-such-row", row=row)
    return Play(data["seat"], card, None if row == "new" else row)
