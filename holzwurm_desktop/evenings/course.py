"""How far an evening has been played: what has become of each match of its plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.evenings.pairings import Side, WinnerOf
from holzwurm_desktop.evenings.plan import KNOCKOUT, SAME, TOGETHER, Fixture, Plan
from holzwurm_desktop.storage.evenings import Linked

OPEN, RUNNING, WAITING, DONE, WALKOVER, VOID = "open", "running", "waiting", "done", "walkover", "void"
"""To be played; begun; its sides are not known yet; played; won because the other has dropped out; never played."""
DECIDED = (DONE, WALKOVER, VOID)

NOBODY = -1
"""The side of a pairing that nobody comes to: both who could have, have dropped out."""


@dataclass(frozen=True)
class Slot:
    """A match of the plan, and what has become of it.

    sides: the participants, `NOBODY`, or None where that is not known yet; played: the finished matches that count,
    more than one only where a knock-out was drawn; running: the id of the match to go on with; winner: who goes on
    in a knock-out, or has a walk-over, else None; closed: whether others have yet to play the same deal, so that
    nothing of it may be seen, nor its result.
    """

    number: int
    fixture: Fixture
    sides: tuple[int | None, ...]
    state: str
    played: tuple[Linked, ...] = ()
    running: int | None = None
    winner: int | None = None
    closed: bool = False

    @property
    def playable(self) -> bool:
        """Whether it can be begun or gone on with."""
        return self.state in (OPEN, RUNNING)


def follow(plan: Plan, linked: Sequence[Linked]) -> list[Slot]:
    """The matches of the plan in its order. `linked`: the stored matches that belong to it, those that were finished
    first come first.

    A match counts if the right people played the right game, and it is no practice. A result stands whoever drops
    out later. Of those who drop out, what is not decided then is a walk-over for the other side or, where all play
    at one table, is played without them.
    """
    slots: list[Slot] = []
    for number, fixture in enumerate(plan.fixtures):
        mine = [each for each in linked if each.number == number and each.game == fixture.game]
        sides = tuple(_resolved(side, slots) for side in fixture.sides)
        begun = Slot(number, fixture, sides, OPEN)
        slots.append(_FOLLOWED.get(plan.form, _pairing)(plan, begun, mine))
    left = {slot.fixture.leg for slot in slots if slot.state not in DECIDED}
    return [replace(slot, closed=plan.form == SAME and slot.fixture.leg in left) for slot in slots]


def next_slot(slots: Sequence[Slot]) -> Slot | None:
    """What to play next: what was begun, else the first that is open; None if nothing can be played."""
    running = next((each for each in slots if each.state == RUNNING), None)
    return running or next((each for each in slots if each.state == OPEN), None)


def is_over(slots: Sequence[Slot]) -> bool:
    """Whether nothing is left to be played."""
    return all(each.state in DECIDED for each in slots)


def present(plan: Plan, slot: Slot) -> tuple[int, ...]:
    """The participants who sit down to a match that is open, in the order of their seats."""
    return tuple(
        side for side in slot.sides if side is not None and side != NOBODY and not _gave_up(plan, side, slot)
    )


def beginner(slot: Slot) -> int:
    """The seat that begins: the first, and after each draw the next."""
    return len(slot.played) % 2


def drop_out(plan: Plan, linked: Sequence[Linked], who: int) -> Plan:
    """The plan once a participant has dropped out."""
    undecided = tuple(
        slot.number for slot in follow(plan, linked) if who in slot.sides and slot.state not in DECIDED
    )
    return replace(plan, gone={**plan.gone, who: undecided})


def may_return(plan: Plan, linked: Sequence[Linked], who: int) -> bool:
    """Whether somebody who dropped out can come back: always, but for a knock-out in which the next round was begun
    without them, and for a deal that they would have to play and that all others have played: it is open."""
    if who not in plan.gone:
        return False
    if plan.form == SAME:
        slots = follow(plan, linked)
        return all(slots[number].closed for number in plan.gone[who])
    begun = {each.number for each in linked}
    return not any(
        isinstance(side, WinnerOf) and side.number in plan.gone[who]
        for number, fixture in enumerate(plan.fixtures)
        if number in begun
        for side in fixture.sides
    )


def come_back(plan: Plan, who: int) -> Plan:
    """The plan once somebody who had dropped out is back: what was given up is open again, unless it was decided."""
    return replace(plan, gone={each: numbers for each, numbers in plan.gone.items() if each != who})


def _resolved(side: Side, slots: Sequence[Slot]) -> int | None:
    return slots[side.number].winner if isinstance(side, WinnerOf) else side


def _gave_up(plan: Plan, who: int, slot: Slot) -> bool:
    return slot.number in plan.gone.get(who, ())


def _together(plan: Plan, slot: Slot, linked: Sequence[Linked]) -> Slot:
    everybody = set(slot.sides)
    finished = [each for each in linked if each.finished and set(each.players) <= everybody]
    if finished:
        return replace(slot, state=DONE, played=(finished[0],))
    here = present(plan, slot)
    return _to_be_played(plan, slot, linked, here)


def _alone(plan: Plan, slot: Slot, linked: Sequence[Linked]) -> Slot:
    here = present(plan, slot)
    if not here:  # also if it was finished since: the deal may have been open meanwhile
        return replace(slot, state=VOID, winner=NOBODY)
    finished = [each for each in linked if each.finished and each.players == slot.sides]
    if finished:
        return replace(slot, state=DONE, played=(finished[0],))
    return _to_be_played(plan, slot, linked, here)


def _pairing(plan: Plan, slot: Slot, linked: Sequence[Linked]) -> Slot:
    absent = [
        side for side in slot.sides if side == NOBODY or (side is not None and _gave_up(plan, side, slot))
    ]
    if not absent:
        slot = _with_results(slot, linked, plan.form == KNOCKOUT)
        if slot.state == DONE:
            return slot
        if None in slot.sides:
            return replace(slot, state=WAITING)
        return _to_be_played(plan, slot, linked, present(plan, slot))
    if len(absent) == len(slot.sides):
        return replace(slot, state=VOID, winner=NOBODY)
    (other,) = (side for side in slot.sides if side not in absent)
    return replace(slot, state=WAITING if other is None else WALKOVER, winner=other)


def _with_results(slot: Slot, linked: Sequence[Linked], goes_on: bool) -> Slot:
    """The slot with what was played in it; `goes_on`: until somebody wins."""
    finished = [each for each in linked if each.finished and set(each.players) == set(slot.sides)]
    if not goes_on:
        return replace(slot, state=DONE, played=tuple(finished[:1])) if finished else slot
    played: list[Linked] = []
    for each in finished:
        played.append(each)
        best = max(each.shares)
        if each.shares.count(best) == 1:
            return replace(
                slot, state=DONE, played=tuple(played), winner=each.players[each.shares.index(best)]
            )
    return replace(slot, played=tuple(played))


def _to_be_played(plan: Plan, slot: Slot, linked: Sequence[Linked], here: Sequence[int]) -> Slot:
    """A slot that nothing was decided in; one that this version of the program cannot play is void."""
    if not _can_be_played(plan, slot, len(here)):
        return replace(slot, state=VOID, winner=NOBODY)
    # The one begun last: an earlier one was left for it.
    running = [each for each in linked if not each.finished and set(each.players) == set(here)]
    return replace(slot, state=RUNNING, running=running[-1].match_id) if running else slot


def _can_be_played(plan: Plan, slot: Slot, present: int) -> bool:
    game = all_games().get(slot.fixture.game)
    if game is None or not game.options["rounds"].accepts(slot.fixture.rounds):
        return False
    if plan.table is None:
        return present in game.seats
    known = all(
        name in game.options and game.options[name].accepts(value)
        for name, value in plan.table.options.items()
    )
    return known and plan.table.seats in game.seats


_FOLLOWED = {TOGETHER: _together, SAME: _alone}
