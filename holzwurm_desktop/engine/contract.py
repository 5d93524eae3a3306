"""What a game is, for everything above the rules: `Game`, `Move`, `Event`, `View`, `Option`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol, TypeAlias, cast

from holzwurm_desktop.engine.core import Rng, State
from holzwurm_desktop.engine.errors import RecordError

Json: TypeAlias = Any
"""A JSON value: dict, list, str, int, float, bool or None."""

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
    """What a seat answers that lets the others' last move be (see `State.waiting`). Never written down."""

    seat: int
    kind: str = "no-objection"

    def to_json(self) -> dict[str, Json]:
        """A form for the way between processes; not one of a record."""
        return {"seat": self.seat, "objection": False}


class Event(Protocol):
    """Something that happened, for animation, sound, move list and screen reader alike.

    An immutable named value (a NamedTuple of its game's module). One that holds something hidden has
    `as_seen_by(seat)`, which leaves that out; see `seen_by`.
    """

    @property
    def kind(self) -> str:
        """A short name, for instance "played"."""

    @property
    def seat(self) -> int:
        """Who did it; `NOBODY` for what befalls all seats."""


def seen_by(event: Event, seat: int) -> Event:
    """The event as `seat` saw it, without what was hidden from it (-1: from everybody but one seat)."""
    look = getattr(event, "as_seen_by", None)
    return event if look is None else cast(Event, look(seat))


class View(Protocol):
    """What one seat may know: a NamedTuple of JSON values, so that it can travel to another process."""

    @property
    def seat(self) -> int:
        """Whose view it is."""

    def _asdict(self) -> dict[str, Json]:
        """The fields by name."""


@dataclass(frozen=True)
class Option:
    """One rule option. Whole numbers from `low` to `high`, or one of `choices`."""

    default: int | str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()

    def accepts(self, value: object) -> bool:
        """Whether `value` is allowed."""
        if self.choices:
            return isinstance(value, str) and value in self.choices
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


class Game:
    """One game's rules: how it is dealt, started, written and read. One instance a game."""

    id: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[Mapping[str, Option]]

    def deal(self, rng: Random, seats: int, options: Mapping[str, Any], start: int) -> dict[str, Json]:
        """A deal in its record's form, everything random drawn from `rng`."""
        raise NotImplementedError

    def start(self, deal: Mapping[str, Json], seats: int, options: Mapping[str, Any]) -> State:
        """The state after `deal`; `RecordError` if it is not a deal of this game."""
        raise NotImplementedError

    def move_from_json(self, data: Mapping[str, Json]) -> Move:
        """Read a move; `IllegalMove` if it has not the form of one. `seat` is checked by the caller."""
        raise NotImplementedError

    def view_from_json(self, data: Mapping[str, Json]) -> View:
        """The view whose `_asdict()` travelled as JSON."""
        raise NotImplementedError

    def state_from_view(self, view: View) -> State:
        """A state that holds what `view` tells; what its seat cannot know is still to be dealt."""
        raise NotImplementedError

    def determinize(self, view: View, rng: Rng) -> State:
        """A full state that agrees with everything in `view`, the rest drawn at random by `rng`.

        The only way from a view to a state.
        """
        state = self.state_from_view(view)
        state.shuffle_unseen(view.seat, rng)
        return state

    def chance(self, state: State, rng: Random) -> Move:
        """The random move that `state` waits for (only in games that have such moves)."""
        raise NotImplementedError

    def reveals(self, move: Mapping[str, Json]) -> bool:
        """Whether a move (in its record's form) shows its player something that player had not seen before."""
        return "chance" in move

    def full_options(self, given: Mapping[str, Json]) -> dict[str, Any]:
        """`given` with the defaults of what is left out; `RecordError` for a bad name or value."""
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
