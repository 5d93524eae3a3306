"""A card taken up from the hand, and the places where it may go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from holzwurm_desktop.engine.contract import Move


@dataclass(frozen=True)
class Target:
    """A place where the held card may go. `key`: the stop there; `words`: what the play will do; `good`: it
    does not cost the player the place; `act`: what is done there in place of `move`, such as changing a draft
    or asking further."""

    key: str
    move: Move | None
    words: str
    good: bool
    act: Callable[[], None] | None = None


class Picking:
    """Which card is held, and which of its targets is chosen."""

    def __init__(self, targets_of: Callable[[str], list[Target]]) -> None:
        """`targets_of` tells where a card may go."""
        self._targets_of = targets_of
        self.held: str | None = None
        self.chosen: str | None = None
        self.targets: dict[str, Target] = {}

    def hold(self, card: str, choose: bool = False) -> None:
        """Take up `card`; with `choose` its first target is chosen at once."""
        self.held = card
        self.targets = {target.key: target for target in self._targets_of(card)}
        self.chosen = next(iter(self.targets), None) if choose else None

    def put_back(self) -> None:
        """Hold nothing."""
        self.held = self.chosen = None
        self.targets = {}

    def choose(self, key: str | None) -> None:
        """Choose a target; an invalid one chooses nothing."""
        self.chosen = key if key in self.targets else None

    def step(self, step: int) -> None:
        """Choose the next target, going round."""
        keys = list(self.targets)
        if keys:
            at = keys.index(self.chosen) + step if self.chosen in keys else 0 if step > 0 else -1
            self.chosen = keys[at % len(keys)]

    @property
    def only(self) -> Target | None:
        """The target, if there is but one."""
        return next(iter(self.targets.values())) if len(self.targets) == 1 else None
