"""The moves and events of Superspion and their form in records (`docs/record-format.md`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from holzwurm_desktop.engine.contract import NOBODY, Json, Move
from holzwurm_desktop.engine.core import CHANCE
from holzwurm_desktop.engine.errors import IllegalMove
from holzwurm_desktop.engine.records import string_list
from holzwurm_desktop.games.deck52.deck import read_card, read_seat, read_true, read_verb


class Discard(NamedTuple):
    """Lay a hand card face down on the discard pile; the top of the stock is taken at once."""

    seat: int
    card: str
    kind: str = "discard"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "discard": self.card}


class Trio(NamedTuple):
    """Lay three cards of one rank, in any order. One of them must have the suit of the seat's spy."""

    seat: int
    cards: tuple[str, ...]
    kind: str = "trio"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "trio": list(self.cards)}


class Fourth(NamedTuple):
    """Lay the card that a trio on the table lacks."""

    seat: int
    card: str
    kind: str = "fourth"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "fourth": self.card}


class Guess(NamedTuple):
    """Name the card that the opponent's spy is."""

    seat: int
    card: str
    kind: str = "guess"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "guess": self.card}


class End(NamedTuple):
    """End the turn."""

    seat: int
    kind: str = "end"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "end": True}


class Shuffle(NamedTuple):
    """The chance move: the discard pile becomes the stock. stock: top first."""

    stock: tuple[str, ...]
    seat: int = CHANCE
    kind: str = "shuffle"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"chance": "shuffle", "stock": list(self.stock)}


class Discarded(NamedTuple):
    """The seat laid `card` face down on the discard pile. card: None for those who did not see it."""

    seat: int
    card: str | None
    kind: str = "discarded"

    def as_seen_by(self, seat: int) -> Discarded:
        """The event as `seat` saw it."""
        return self if seat == self.seat else self._replace(card=None)


class Took(NamedTuple):
    """The seat took `card` from the stock. card: None for those who did not see it; left: how many cards the
    stock has now."""

    seat: int
    card: str | None
    left: int
    kind: str = "took"

    def as_seen_by(self, seat: int) -> Took:
        """The event as `seat` saw it."""
        return self if seat == self.seat else self._replace(card=None)


class TrioLaid(NamedTuple):
    """The seat laid its trio number `number`, counted from 1."""

    seat: int
    cards: tuple[str, ...]
    number: int
    kind: str = "trio-laid"


class FourthLaid(NamedTuple):
    """The seat laid a fourth card."""

    seat: int
    card: str
    kind: str = "fourth-laid"


class Guessed(NamedTuple):
    """The seat named the opponent's spy."""

    seat: int
    card: str
    right: bool
    kind: str = "guessed"


class TurnEnded(NamedTuple):
    """The seat ended its turn. idle: how many turns in a row nobody has laid anything."""

    seat: int
    idle: int
    kind: str = "turn-ended"


class Shuffled(NamedTuple):
    """The discard pile was shuffled and is now the stock. size: its number of cards."""

    size: int
    kind: str = "shuffled"
    seat: int = NOBODY


class RoundEnded(NamedTuple):
    """The round is over: each seat's score (1, 0.5 or 0), both spies, every hand, and the ending as in a
    record's `end`."""

    scores: tuple[float, ...]
    spies: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    ending: str
    kind: str = "round-ended"
    seat: int = NOBODY


def read_move(data: Mapping[str, Json]) -> Move:
    """Read a move in the form that records use. Raises `IllegalMove` for anything else."""
    verb = read_verb(data, ("discard", "trio", "fourth", "guess", "end", "chance"))
    if verb == "chance":
        return _read_shuffle(data)
    seat = read_seat(data)
    if verb == "discard":
        return Discard(seat, read_card(data[verb]))
    if verb == "fourth":
        return Fourth(seat, read_card(data[verb]))
    if verb == "guess":
        return Guess(seat, read_card(data[verb]))
    if verb == "end":
        read_true(data, verb)
        return End(seat)
    cards = data[verb]
    if not isinstance(cards, list) or len(cards) != 3:
        raise IllegalMove("trio-is-three", count=len(cards) if isinstance(cards, list) else 0)
    return Trio(seat, tuple(read_card(card) for card in cards))


def _read_shuffle(data: Mapping[str, Json]) -> Shuffle:
    """The chance move has no seat: nobody makes it."""
    if data["chance"] != "shuffle":
        raise IllegalMove("no-such-chance", chance=data["chance"])
    stock = string_list(data.get("stock"))
    if stock is None:
        raise IllegalMove("no-new-stock")
    return Shuffle(tuple(stock))
