"""Moves and events of Razende tovenaars and their form in a record (docs/record-format.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from holzwurm_desktop.engine.contract import NOBODY, Json, Move
from holzwurm_desktop.engine.errors import IllegalMove
from holzwurm_desktop.engine.records import int_list, is_int
from holzwurm_desktop.games.deck52.deck import read_seat, read_true, read_verb


class Line(NamedTuple):
    """Choose the soldiers for slots 0, 1 and 2, sealed."""

    seat: int
    cards: tuple[str, ...]
    kind: str = "line"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "line": list(self.cards)}


class Slide(NamedTuple):
    """Move the soldier in slot `source` to `target`, an empty slot of the same seat."""

    seat: int
    source: int
    target: int
    kind: str = "slide"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "slide": [self.source, self.target]}


class Block(NamedTuple):
    """Play the block spell: no other spell is used this turn."""

    seat: int
    kind: str = "block"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "block": True}


class Attack(NamedTuple):
    """Attack the enemy soldier in slot `target` with the own soldier in slot `slot`."""

    seat: int
    slot: int
    target: int
    kind: str = "attack"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "attack": [self.slot, self.target]}


class Strength(NamedTuple):
    """Raise the duelling soldier by a strength spell, 2 to 4; 0: raise it by none."""

    seat: int
    spell: int
    kind: str = "strength"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "strength": self.spell}


class Challenge(NamedTuple):
    """Challenge to a duel of sleep spells, or decline to."""

    seat: int
    yes: bool
    kind: str = "challenge"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "challenge": self.yes}


class Sleep(NamedTuple):
    """Choose a sleep spell, sealed."""

    seat: int
    spell: str
    kind: str = "sleep"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "sleep": self.spell}


class Reverse(NamedTuple):
    """Play the reversal spell, or decline to."""

    seat: int
    yes: bool
    kind: str = "reverse"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        return {"seat": self.seat, "reverse": self.yes}


class Fill(NamedTuple):
    """Fill the slot that was just emptied with a soldier.

    pay: None for a soldier from the reserve, otherwise the money of a ransom. `()` is a ransom
    without money, which is never the exact price (docs/rules/tovenaars.md, "Moves without a question").
    """

    seat: int
    card: str
    pay: tuple[int, ...] | None
    kind: str = "fill"

    def to_json(self) -> dict[str, Json]:
        """The form in a record."""
        what: dict[str, Json] = {"card": self.card}
        return {"seat": self.seat, "fill": what if self.pay is None else {**what, "pay": list(self.pay)}}


class LineChosen(NamedTuple):
    """The seat has chosen its line. cards: None for those who do not see them yet."""

    seat: int
    cards: tuple[str, ...] | None
    kind: str = "line-chosen"

    def as_seen_by(self, seat: int) -> LineChosen:
        """The event as `seat` saw it."""
        return self if seat == self.seat else self._replace(cards=None)


class LinesRevealed(NamedTuple):
    """Both lines are turned up, by seat."""

    lines: tuple[tuple[str, ...], ...]
    kind: str = "lines-revealed"
    seat: int = NOBODY


class Slid(NamedTuple):
    """The soldier `card` moved from slot `source` to slot `target`."""

    seat: int
    card: str
    source: int
    target: int
    kind: str = "slid"


class Blocked(NamedTuple):
    """The seat played its block spell."""

    seat: int
    kind: str = "blocked"


class Attacked(NamedTuple):
    """The soldier `card` of slot `slot` attacks `enemy` in slot `target`."""

    seat: int
    slot: int
    card: str
    target: int
    enemy: str
    kind: str = "attacked"


class Raised(NamedTuple):
    """The seat's duelling soldier now has `strength`, its base and the `spell` of 2 to 4 together."""

    seat: int
    spell: int
    strength: int
    kind: str = "raised"


class Challenged(NamedTuple):
    """The seat challenged to a duel of sleep spells."""

    seat: int
    kind: str = "challenged"


class Declined(NamedTuple):
    """The seat was asked and declined. what: "strength", "challenge" or "reverse"."""

    seat: int
    what: str
    kind: str = "declined"


class SleepChosen(NamedTuple):
    """The seat has chosen a sleep spell. spell: None for those who do not see it yet."""

    seat: int
    spell: str | None
    kind: str = "sleep-chosen"

    def as_seen_by(self, seat: int) -> SleepChosen:
        """The event as `seat` saw it."""
        return self if seat == self.seat else self._replace(spell=None)


class SleepRevealed(NamedTuple):
    """Both sleep spells are turned up, by seat. winner: None if they are equal and so cancel each other."""

    spells: tuple[str, ...]
    winner: int | None
    kind: str = "sleep-revealed"
    seat: int = NOBODY


class DuelDecided(NamedTuple):
    """The seat wins the duel unless it is reversed. strengths: by seat, 7 to 14; by: "sleep" or
    "strength"."""

    winner: int
    strengths: tuple[int, ...]
    by: str
    kind: str = "duel-decided"
    seat: int = NOBODY


class Reversed(NamedTuple):
    """The seat played its reversal spell. answer: it cancels the other seat's."""

    seat: int
    answer: bool
    kind: str = "reversed"


class Captured(NamedTuple):
    """The seat lost the soldier `card` in slot `slot`; it now lies in the enemy's dungeon."""

    seat: int
    slot: int
    card: str
    kind: str = "captured"


class Filled(NamedTuple):
    """The seat filled the slot: from the reserve if `pay` is None, otherwise by ransom from the dungeon."""

    seat: int
    slot: int
    card: str
    pay: tuple[int, ...] | None
    kind: str = "filled"


class LeftEmpty(NamedTuple):
    """The seat could not fill the slot."""

    seat: int
    slot: int
    kind: str = "left-empty"


class RoundEnded(NamedTuple):
    """The round is over: each seat's score, and why (`won`)."""

    scores: tuple[float, ...]
    ending: str
    kind: str = "round-ended"
    seat: int = NOBODY


Blow: TypeAlias = (
    LineChosen
    | Slid
    | Blocked
    | Attacked
    | Raised
    | Challenged
    | Declined
    | SleepChosen
    | Reversed
    | Captured
    | Filled
    | LeftEmpty
)
"""What one seat did, or what befell it."""


def _read_line(seat: int, data: Mapping[str, Json]) -> Move:
    cards = data["line"]
    # How many there must be, and that they differ, is checked with the reason in `code_of`.
    if not isinstance(cards, list):
        raise IllegalMove("line-is-three", count=0)
    return Line(seat, tuple(_read_soldier(card) for card in cards))


def _read_soldier(value: Json) -> str:
    if not isinstance(value, str):
        raise IllegalMove("no-such-soldier", card=value)
    return value


def _read_slots(value: Json) -> tuple[int, int]:
    """Two slots. Raises `IllegalMove` for anything else; `code_of` checks their range."""
    slots = int_list(value, 2)
    if slots is None:
        raise IllegalMove("two-slots-needed")
    return slots[0], slots[1]


def _read_slide(seat: int, data: Mapping[str, Json]) -> Move:
    source, target = _read_slots(data["slide"])
    return Slide(seat, source, target)


def _read_block(seat: int, data: Mapping[str, Json]) -> Move:
    read_true(data, "block")
    return Block(seat)


def _read_attack(seat: int, data: Mapping[str, Json]) -> Move:
    slot, target = _read_slots(data["attack"])
    return Attack(seat, slot, target)


def _read_strength(seat: int, data: Mapping[str, Json]) -> Move:
    spell = data["strength"]
    if not is_int(spell):
        raise IllegalMove("no-such-spell", spell=spell)
    return Strength(seat, spell)


def _read_yes_or_no(data: Mapping[str, Json], verb: str) -> bool:
    answer = data[verb]
    if not isinstance(answer, bool):
        raise IllegalMove("must-be-true-or-false", key=verb)
    return answer


def _read_challenge(seat: int, data: Mapping[str, Json]) -> Move:
    return Challenge(seat, _read_yes_or_no(data, "challenge"))


def _read_sleep(seat: int, data: Mapping[str, Json]) -> Move:
    spell = data["sleep"]
    if not isinstance(spell, str):
        raise IllegalMove("no-such-spell", spell=spell)
    return Sleep(seat, spell)


def _read_reverse(seat: int, data: Mapping[str, Json]) -> Move:
    return Reverse(seat, _read_yes_or_no(data, "reverse"))


def _read_fill(seat: int, data: Mapping[str, Json]) -> Move:
    what = data["fill"]
    # Exactly the known keys: a misspelt "pay" must not turn a ransom into a soldier of the reserve.
    if not isinstance(what, dict) or not {"card"} <= set(what) <= {"card", "pay"}:
        raise IllegalMove("fill-names-card")
    card = _read_soldier(what["card"])
    if "pay" not in what:
        return Fill(seat, card, None)
    pay = int_list(what["pay"])
    if pay is None:
        raise IllegalMove("no-such-money", money=what["pay"])
    return Fill(seat, card, tuple(pay))


# One reader for each verb: a table instead of nine branches.
_READERS: dict[str, Callable[[int, Mapping[str, Json]], Move]] = {
    "line": _read_line,
    "slide": _read_slide,
    "block": _read_block,
    "attack": _read_attack,
    "strength": _read_strength,
    "challenge": _read_challenge,
    "sleep": _read_sleep,
    "reverse": _read_reverse,
    "fill": _read_fill,
}


def read_move(data: Mapping[str, Json]) -> Move:
    """Read a move in the form that records use. Raises `IllegalMove` for anything else."""
    verb = read_verb(data, _READERS)
    return _READERS[verb](read_seat(data), data)
