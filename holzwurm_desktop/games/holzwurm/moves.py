"""The moves and events of Der dreizehnte Holzwurm and their form in records (`docs/record-format.md`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from holzwurm_desktop.engine.contract import NOBODY, Json
from holzwurm_desktop.engine.errors import IllegalMove
from holzwurm_desktop.engine.records import int_list


class Play(NamedTuple):
    """Play `card` from the hand into row `row` (index in the present list), or None for a new row."""

    seat: int
    card: str
    row: int | None

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "card": self.card, "row": "new" if self.row is None else self.row}


class Played(NamedTuple):
    """A card left a hand and came to lie in `row`. `opened`: the row is new; `coloured`: an undetermined
    row took this card's colour."""

    seat: int
    card: str
    row: int
    opened: bool
    coloured: bool
    kind: str = "played"


class RowTaken(NamedTuple):
    """The seat took the whole row (`cards` in the order played, its own card last) and the top of the fate
    pile, `fate`."""

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
    """The round is over: each seat's score, every hand, and why (`out` or `poison`)."""

    scores: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    ending: str
    kind: str = "round-ended"
    seat: int = NOBODY


def read_move(data: Mapping[str, Json]) -> Play:
    """Read a play in its record's form; `IllegalMove` if it does not have that form."""
    card, row = data.get("card"), data.get("row")
    if not isinstance(card, str):
        raise IllegalMove("no-such-card", card=card)
    if row != "new" and int_list([row]) is None:
        raise IllegalMove("no-such-row", row=row)
    return Play(data["seat"], card, None if row == "new" else row)
