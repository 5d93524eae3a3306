"""What the keys do while a build is planned."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from holzwurm_desktop.games.boxes.piles import Column
from holzwurm_desktop.games.kistenstapel.keys import (
    ADD,
    BUILD,
    LAYER,
    LESS,
    LID,
    STEP_BACK,
    STEP_ON,
    TAKE,
)
from holzwurm_desktop.games.kistenstapel.table.planner import Planner
from holzwurm_desktop.games.kistenstapel.table.tools import ENDS
from holzwurm_desktop.models.keys import KeyAction


class PlanKeys:
    """Keys at a column, and keys that mean the same wherever the keyboard is."""

    def __init__(self, planner: Planner, build: Callable[[], None], end: Callable[[], None]) -> None:
        """build, end: carry the plan out, and end the turn without it."""
        self._planner = planner
        self._build = build
        self._end = end

    def acts(self, column: Column | None, phase: str) -> dict[KeyAction, Callable[[], object]]:
        """What keys do while a build is planned, at a column or (None) elsewhere."""
        planner = self._planner
        if planner.draft is None:
            return {}
        acts: dict[KeyAction, Callable[[], object]] = {
            LID: planner.choose_lid,
            LAYER: planner.layer,
            LESS: partial(planner.layer, -1),
            STEP_BACK: planner.back,
            STEP_ON: planner.forward,
            BUILD: self._build,
        }
        if column is not None:
            acts[ADD], acts[TAKE] = partial(planner.add, column), partial(planner.take, column)
            acts[LID] = partial(planner.lay_lid, column)
        if phase in ENDS:
            acts[ENDS[phase][1]] = self._end
        return acts

    def enter(self, column: Column | None) -> bool:
        """What Enter does at a column; False where it does something else."""
        if self._planner.draft is None or column is None:
            return False
        if self._planner.laying:
            self._planner.lay_lid(column)
        else:
            self._build()
        return True

    def escape(self) -> bool:
        """Leave the choice of a lid, or the whole plan; False where nothing is planned."""
        if self._planner.laying:
            self._planner.choose_lid()
        elif self._planner.changed:
            self._planner.start_over()
        else:
            return False
        return True
