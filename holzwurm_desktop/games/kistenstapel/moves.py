"""Moves and events of Kistenstapel and their form in a record (docs/record-format.md).

Cards are named `L`, `R`, `T` and `O`; numbers of cards are in that order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from holzwurm_desktop.engine.contract import NOBODY, Json, Move
from holzwurm_desktop.engine.errors import IllegalMove
from holzwurm_desktop.engine.records import is_int
from holzwurm_desktop.games.boxes.builds import Hand
from holzwurm_desktop.games.boxes.piles import Box, Column, Position
from holzwurm_desktop.games.boxes.positions import read_columns, read_positions
from holzwurm_desktop.games.deck52.deck import read_seat, read_true, read_verb
from holzwurm_desktop.games.kistenstapel.constants import HIGHEST_BID


class Build(NamedTuple):
    """Replace the pile: all columns (x, y, height) and all open positions after it, in any order."""

    seat: int
    columns: tuple[tuple[int, int, int], ...]
    opened: tuple[Position, ...]
    kind: str = "build"

    @property
    def pile(self) -> dict[Column, int]:
        """The columns as a pile."""
        return {(x, y): height for x, y, height in self.columns}

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        pile = [list(column) for column in self.columns]
        return {"seat": self.seat, "build": {"pile": pile, "open": [list(lid) for lid in self.opened]}}


class Pass(NamedTuple):
    """Make no point."""

    seat: int
    kind: str = "pass"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "pass": True}


class Knock(NamedTuple):
    """Claim that the seat that just passed could have made a point."""

    seat: int
    kind: str = "knock"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "knock": True}


class Concede(NamedTuple):
    """Show no build after a knock."""

    seat: int
    kind: str = "concede"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "concede": True}


class Bid(NamedTuple):
    """Bid so many points, 0 for none, for the unused cards; sealed."""

    seat: int
    points: int
    kind: str = "bid"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "bid": self.points}


class Done(NamedTuple):
    """Build no more with the unused cards."""

    seat: int
    kind: str = "done"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "done": True}


class Drawn(NamedTuple):
    """The seat took the top card of the stock, open; `left` cards are left there."""

    seat: int
    card: str
    left: int
    kind: str = "drawn"


class Built(NamedTuple):
    """The pile was replaced and the seat scored `points`.

    owner: whose cards were used (another seat's after a knock); laid: cards used by type, negative ones
    returned; lids: newly laid open lids. The old pile, moved by `shift` along the floor and by
    (layers, layers, layers) along the line of sight, becomes the new one by taking away the boxes `removed`
    and adding those in `added`, all (x, y, z) of the new pile. Moved so, a box may be below its floor.
    """

    seat: int
    owner: int
    points: int
    laid: Hand
    shift: tuple[int, int]
    layers: int
    added: tuple[Box, ...]
    removed: tuple[Box, ...]
    lids: tuple[Position, ...]
    kind: str = "built"


class Passed(NamedTuple):
    """The seat passed. row: how many seats in a row have passed with the stock empty."""

    seat: int
    row: int
    kind: str = "passed"


class Knocked(NamedTuple):
    """The seat claims that `passer` could have built."""

    seat: int
    passer: int
    kind: str = "knocked"


class Conceded(NamedTuple):
    """The knocker showed no build: every other seat scored `gain`."""

    seat: int
    gain: int
    kind: str = "conceded"


class BidMade(NamedTuple):
    """The seat has bid. bid: None for those who do not see it yet."""

    seat: int
    bid: int | None
    kind: str = "bid-made"

    def as_seen_by(self, seat: int) -> BidMade:
        """The event as `seat` saw it."""
        return self if seat == self.seat else self._replace(bid=None)


class BidsRevealed(NamedTuple):
    """All bids by seat; winner: who gets the unused cards, None if everybody bid 0."""

    bids: tuple[int, ...]
    winner: int | None
    kind: str = "bids-revealed"
    seat: int = NOBODY


class LeftoverTaken(NamedTuple):
    """The seat got all unused cards and holds `cards` now."""

    seat: int
    cards: Hand
    kind: str = "leftover-taken"


class LeftoverDone(NamedTuple):
    """The seat made `made` with the unused cards. bid: what it had bid, None without bidding; `kept`: it
    scores what it made."""

    seat: int
    made: int
    bid: int | None
    kept: bool
    kind: str = "leftover-done"


class RoundEnded(NamedTuple):
    """The round is over: each seat's score."""

    scores: tuple[int, ...]
    ending: str
    kind: str = "round-ended"
    seat: int = NOBODY


_TRUE_VERBS: dict[str, Callable[[int], Move]] = {
    "pass": Pass,
    "knock": Knock,
    "concede": Concede,
    "done": Done,
}


def read_move(data: Mapping[str, Json]) -> Move:
    """Read a move from its form in a record; `IllegalMove` if it does not have the form of one."""
    verb = read_verb(data, ("build", "bid", *_TRUE_VERBS))
    seat = read_seat(data)
    if verb == "build":
        return _build_from_json(seat, data["build"])
    if verb == "bid":
        points = data["bid"]
        if not is_int(points) or not 0 <= points <= HIGHEST_BID:
            raise IllegalMove("not-a-bid", most=HIGHEST_BID)
        return Bid(seat, points)
    read_true(data, verb)
    return _TRUE_VERBS[verb](seat)


def _build_from_json(seat: int, data: Json) -> Build:
    if not isinstance(data, dict) or data.keys() != {"pile", "open"}:
        raise IllegalMove("not-a-build")
    return Build(seat, read_columns(data["pile"], IllegalMove), read_positions(data["open"], IllegalMove))
