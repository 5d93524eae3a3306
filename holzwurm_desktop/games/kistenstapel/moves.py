"""Moves and events of Kistenstapel and their form in a record (docs/record-format.md).

Cards are named `L`, `R`, `T` and `O`; numbers of cards are in that order. Columns are (x, y, height),
positions (a, b).
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
    """Replace the pile: all columns (x, y, height) and all open positions of the new one, in any order."""

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
    """Build nothing in this turn."""

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
    """Show no build after one's own knock."""

    seat: int
    kind: str = "concede"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "concede": True}


class Bid(NamedTuple):
    """Bid a number of points, 0 to 99, for the unused cards, sealed; 0 is no bid."""

    seat: int
    points: int
    kind: str = "bid"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "bid": self.points}


class Done(NamedTuple):
    """Stop building with the unused cards."""

    seat: int
    kind: str = "done"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "done": True}


class Drawn(NamedTuple):
    """The seat took the top card of the stock and laid it open. left: how many cards the stock has now."""

    seat: int
    card: str
    left: int
    kind: str = "drawn"


class Built(NamedTuple):
    """The pile was replaced and the seat scored `points`.

    owner: the seat whose cards were used (another seat after a knock); laid: cards used by kind, negative
    ones returned; lids: newly laid open lids.

    For films: move the old pile by `shift` along the floor and by (layers, layers, layers) along the line of
    sight, take the boxes `removed` away and add the boxes `added`, all (x, y, z) of the new pile. A box moved
    like this may be below the floor of the new pile.
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
    """The knocker showed no build. gain: the points that every other seat scored."""

    seat: int
    gain: int
    kind: str = "conceded"


class BidMade(NamedTuple):
    """The seat has bid. bid: in points, None for those who do not see it yet."""

    seat: int
    bid: int | None
    kind: str = "bid-made"

    def as_seen_by(self, seat: int) -> BidMade:
        """The event as `seat` saw it."""
        return self if seat == self.seat else self._replace(bid=None)


class BidsRevealed(NamedTuple):
    """All bids by seat, in points. winner: the seat that gets the unused cards, None if everybody bid 0."""

    bids: tuple[int, ...]
    winner: int | None
    kind: str = "bids-revealed"
    seat: int = NOBODY


class LeftoverTaken(NamedTuple):
    """The seat got all unused cards. cards: what it holds now."""

    seat: int
    cards: Hand
    kind: str = "leftover-taken"


class LeftoverDone(NamedTuple):
    """The seat made `made` points with the unused cards. bid: its bid, None without bidding; kept: it scores
    what it made."""

    seat: int
    made: int
    bid: int | None
    kept: bool
    kind: str = "leftover-done"


class RoundEnded(NamedTuple):
    """The round is over: each seat's score in points."""

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
    """Read a move in the form that records use. Raises `IllegalMove` for anything else."""
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
    # Only the form is checked here; whether the build is legal depends on the state.
    if not isinstance(data, dict) or data.keys() != {"pile", "open"}:
        raise IllegalMove("not-a-build")
    return Build(seat, read_columns(data["pile"], IllegalMove), read_positions(data["open"], IllegalMove))
