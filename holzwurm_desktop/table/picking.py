"""Which card of the hand is held, and the places (targets) where it may go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from holzwurm_desktop.engine.contract import Move


@dataclass(frozen=True)
class Target:
    """A place where the held card may go.

    key: of the place and its stop; move: what playing the card there does; words: what will happen then;
    good: whether that is in the player's favour, which decides between tick and cross; act: what is done
    instead of `move`, such as changing a draft or asking a further question; price: where the card stays not, but
    takes something, what that brings: "gain", "loss" or "even" points, or "poison". It has a sign of its own, neither
    tick nor cross, as it is neither an aim nor forbidden.
    """

    key: str
    move: Move | None
    words: str
    good: bool
    act: Callable[[], None] | None = None
    price: str = ""


class Picking:
    """The held card and its targets, by place key; `chosen` is the key of the target that Enter plays. It
    changes no item: whoever changes it refreshes the table."""

    def __init__(self, targets_of: Callable[[str], list[Target]]) -> None:
        """`targets_of` gives the places where a card may go."""
        self._targets_of = targets_of
        self.held: str | None = None
        self.chosen: str | None = None
        self.targets: dict[str, Target] = {}

    def hold(self, card: str, choose: bool = False) -> None:
        """Take up `card`; with `choose`, also choose its first target in the player's favour, else its first."""
        self.held = card
        self.targets = {target.key: target for target in self._targets_of(card)}
        first = [key for key, target in self.targets.items() if target.good] or list(self.targets)
        self.chosen = first[0] if choose and first else None

    def put_back(self) -> None:
        """Hold no card."""
        self.held = self.chosen = None
        self.targets = {}

    def choose(self, key: str | None) -> None:
        """Choose the target with `key`; none if there is no such target."""
        self.chosen = key if key in self.targets else None

    def step(self, step: int, ahead: str | None = None) -> None:
        """Choose the target `ahead`; if there is none, the one `step` further, going round, and the first (or the
        last, going back) if none is chosen yet."""
        if ahead is not None and self.chosen is not None:
            self.chosen = ahead
            return
        keys = list(self.targets)
        if keys:
            at = keys.index(self.chosen) + step if self.chosen in keys else 0 if step > 0 else -1
            self.chosen = keys[at % len(keys)]

    @property
    def only(self) -> Target | None:
        """The only target, or None if there are several or none."""
        return next(iter(self.targets.values())) if len(self.targets) == 1 else None
