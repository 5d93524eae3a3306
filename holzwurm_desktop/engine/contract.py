"""The interface of a game to everything above the rules: `Game`, `Move`, `Event`, `View`, `Option`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol, TypeAlias, runtime_checkable

from holzwurm_desktop.engine.core import Rng, State
from holzwurm_desktop.engine.errors import RecordError

Json: TypeAlias = Any
"""A JSON value: dict, list, str, int, float, bool or None."""

Options: TypeAlias = Mapping[str, int | str]
"""The values of a game's rule options by name, complete; see `Option`."""

NOBODY = -1
"""In place of a seat: what no seat does, knows or is awaited for."""


class Move(Protocol):
    """A decision by a seat (or a chance move, seat `CHANCE`): an immutable named value."""

    @property
    def seat(self) -> int:
        """Who moves."""

    def to_json(self) -> dict[str, Json]:
        """The form in a record, see `docs/record-format.md`."""


class NoObjection(NamedTuple):
    """A seat's answer that it does not object to the last move (see `State.waiting`). Not part of a record."""

    seat: int
    kind: str = "no-objection"

    def to_json(self) -> dict[str, Json]:
        """A form for sending between processes; records never contain it."""
        return {"seat": self.seat, "objection": False}


class Event(Protocol):
    """Something that happened, as animation, sound, move list and screen reader are told of it.

    An immutable named value (a NamedTuple defined by its game). One that holds something hidden is also a
    `HidingEvent`; see `seen_by`.
    """

    @property
    def kind(self) -> str:
        """A short name, for instance "played"."""

    @property
    def seat(self) -> int:
        """Who did it; `NOBODY` for what befalls all seats."""


@runtime_checkable
class HidingEvent(Protocol):
    """An event that holds something hidden from some seats."""

    def as_seen_by(self, seat: int) -> Event:
        """The event without what is hidden from `seat` (-1: from everybody but one seat)."""


def seen_by(event: Event, seat: int) -> Event:
    """The event as `seat` saw it, without what was hidden from it (-1: without what was hidden from anybody)."""
    return event.as_seen_by(seat) if isinstance(event, HidingEvent) else event


class View(Protocol):
    """What one seat may know: a NamedTuple of JSON values, so that it can be sent to another process.

    A field that was added later has a default, see `ai/PROTOCOL.md`.
    """

    @property
    def _field_defaults(self) -> Mapping[str, Any]:
        """The values of the fields that need not be given."""

    @property
    def seat(self) -> int:
        """The seat whose view it is."""

    @property
    def seats(self) -> int:
        """How many play."""

    def _asdict(self) -> dict[str, Json]:
        """The fields by name."""


@runtime_checkable
class CountingView(Protocol):
    """A view of a game that counts points while a round goes on."""

    @property
    def points(self) -> Sequence[float]:
        """What each seat has made in the round so far."""


@dataclass(frozen=True)
class Option:
    """One rule option: an integer from `low` to `high`, or one of `choices` if there are any."""

    default: int | str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()

    def accepts(self, value: object) -> bool:
        """Whether `value` is allowed."""
        if self.choices:
            return isinstance(value, str) and value in self.choices
        # To Python True is an integer, and JSON has both.
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


class Game:
    """One game's rules: how it is dealt, started, written and read. There is one instance per game."""

    id: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[Mapping[str, Option]]
    has_deals: ClassVar[bool] = True
    """Whether deals differ. Where every round begins with the same cards, the number of a deal means nothing."""

    def deal(self, rng: Random, seats: int, options: Options, start: int) -> dict[str, Json]:
        """A deal in its record's form, drawn from `rng`; `start` is the seat that begins."""
        raise NotImplementedError

    def start(self, deal: Mapping[str, Json], seats: int, options: Options) -> State:
        """The state after `deal`. Raises `RecordError` for an invalid deal."""
        raise NotImplementedError

    def move_from_json(self, data: Mapping[str, Json]) -> Move:
        """Read a move. Raises `IllegalMove` if it is malformed. The caller has checked `seat`."""
        raise NotImplementedError

    def view_from_json(self, data: Mapping[str, Json]) -> View:
        """The view whose `_asdict()` was sent as JSON."""
        raise NotImplementedError

    def state_from_view(self, view: View) -> State:
        """A state that holds what `view` tells; what its seat cannot know has still to be filled in."""
        raise NotImplementedError

    def determinize(self, view: View, rng: Rng) -> State:
        """A full state that agrees with everything in `view`; the rest is drawn from `rng`."""
        # Computer players get their states here only, so they cannot know more than their view tells.
        state = self.state_from_view(view)
        state.shuffle_unseen(view.seat, rng)
        return state

    def chance(self, state: State, rng: Random) -> Move:
        """The random move that `state` waits for, drawn from `rng`; only in games that have such moves."""
        raise NotImplementedError

    def reveals(self, move: Mapping[str, Json]) -> bool:
        """Whether a move (in its record's form) shows its player something that player had not seen before."""
        return "chance" in move

    def full_options(self, given: Mapping[str, Json]) -> dict[str, int | str]:
        """`given` completed with defaults. Raises `RecordError` for an unknown option or an invalid value."""
        for name, value in given.items():
            if name not in self.options:
                raise RecordError("unknown-option", option=name)
            if not self.options[name].accepts(value):
                raise RecordError("bad-option", option=name, value=value)
        return {name: given.get(name, option.default) for name, option in self.options.items()}

    def winners(self, totals: Sequence[float]) -> list[int]:
        """The seats that share the win of a match with these totals."""
        best = max(totals)
        return [seat for seat, total in enumerate(totals) if total == best]
