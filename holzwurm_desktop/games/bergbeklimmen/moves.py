"""The moves and events of Bergbeklimmen and their form in records (`docs/record-format.md`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from holzwurm_desktop.engine.contract import NOBODY, Json, Move
from holzwurm_desktop.engine.errors import IllegalMove
from holzwurm_desktop.engine.records import is_int
from holzwurm_desktop.games.deck52.deck import read_card, read_seat, read_true, read_verb


class Play(NamedTuple):
    """Lay `card` from the hand on middle pile `pile` (0 or 1) of its colour or, with None, on the player's
    own route."""

    seat: int
    card: str
    pile: int | None
    kind: str = "play"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "play": self.card, "to": "route" if self.pile is None else self.pile}


class Keep(NamedTuple):
    """Keep the last card and go on to draw."""

    seat: int
    kind: str = "keep"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "keep": True}


class Draw(NamedTuple):
    """Take the top card of middle pile `pile` (0 or 1) of the player's own colour or, with None, of the
    stock."""

    seat: int
    pile: int | None
    kind: str = "draw"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "draw": "stock" if self.pile is None else self.pile}


class Played(NamedTuple):
    """A card was laid on a middle pile of its colour or, with `pile` None, on the seat's route.

    opened: it is the only card of that pile.
    """

    seat: int
    card: str
    pile: int | None
    opened: bool
    kind: str = "played"


class Kept(NamedTuple):
    """The seat keeps its last card. `asked`: it chose to; otherwise the front-runner rule left no choice."""

    seat: int
    asked: bool
    kind: str = "kept"


class Drew(NamedTuple):
    """The seat took `card` from middle pile `pile` of its colour or, with None, from the stock.

    card: None for those who do not see it.
    """

    seat: int
    card: str | None
    pile: int | None
    kind: str = "drew"

    def as_seen_by(self, seat: int) -> Drew:
        """The event as `seat` saw it: only its new owner sees a card from the stock."""
        return self if self.pile is not None or seat == self.seat else self._replace(card=None)


class RoundEnded(NamedTuple):
    """The round is over: each seat's score (1, 0.5 or 0), every hand, and the ending (`top` or `draw`)."""

    scores: tuple[float, ...]
    hands: tuple[tuple[str, ...], ...]
    ending: str
    kind: str = "round-ended"
    seat: int = NOBODY


def read_move(data: Mapping[str, Json]) -> Move:
    """Read a move in the form that records use. Raises `IllegalMove` for anything else."""
    verb = read_verb(data, ("play", "keep", "draw"))
    seat = read_seat(data)
    if verb == "play":
        card = read_card(data["play"])
        if "to" not in data:
            raise IllegalMove("no-target", card=card)
        return Play(seat, card, None if data["to"] == "route" else _read_pile(data["to"]))
    if verb == "keep":
        read_true(data, "keep")
        return Keep(seat)
    source = data["draw"]
    return Draw(seat, None if source == "stock" else _read_pile(source))


def _read_pile(value: Json) -> int:
    """A slot of the middle piles. Raises `IllegalMove` if it is no whole number; `code_of` checks its
    range."""
    if not is_int(value):
        raise IllegalMove("no-such-pile", pile=value)
    return int(value)
