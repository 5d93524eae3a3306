"""An evening with all that is known of it: its plan, what has become of each match, and the standings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from holzwurm_desktop.evenings.course import Slot, come_back, drop_out, follow, is_over, may_return
from holzwurm_desktop.evenings.plan import Plan
from holzwurm_desktop.evenings.standings import Standing, standings
from holzwurm_desktop.storage.evenings import EveningStore, Linked, StoredEvening


@dataclass(frozen=True)
class Evening:
    """An evening as it is now."""

    stored: StoredEvening
    plan: Plan
    linked: Sequence[Linked]
    slots: Sequence[Slot]
    table: Sequence[Standing]

    @property
    def over(self) -> bool:
        """Whether nothing is left to be played."""
        return is_over(self.slots)

    def may_return(self, who: int) -> bool:
        """Whether somebody has dropped out and can come back."""
        return may_return(self.plan, self.linked, who)


def open_evening(store: EveningStore, stored: StoredEvening) -> Evening | None:
    """Read what has become of an evening; None if its plan makes no sense. Raises `StorageError`."""
    try:
        plan = Plan.from_json(stored.plan)
    except ValueError:
        return None
    linked = store.linked(stored.uuid)
    slots = follow(plan, linked)
    return Evening(stored, plan, linked, slots, standings(plan, slots))


def toggle(store: EveningStore, evening: Evening, who: int) -> None:
    """Let somebody drop out or, if they have, come back. Raises `StorageError`."""
    plan = evening.plan
    changed = come_back(plan, who) if who in plan.gone else drop_out(plan, evening.linked, who)
    store.keep(evening.stored, changed.to_json())
