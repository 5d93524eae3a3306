"""What keyboard and screen reader can stop at: `Stop`s in `Group`s. Both see exactly the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF


@dataclass(frozen=True)
class Stop:
    """A thing on the table. `key`: unique on the table, "group:which"; `name`, `about`: what a screen reader
    says of it; `kind`: "card", "place", "seat", "button" or "text"; `selected`: it is held or chosen;
    `short`: what it is called where the rest of its name is known; `enabled`: it does something when pressed;
    `pressed`: of a switch, whether it is on; `hotkey`: the key that does the same from anywhere on the table."""

    key: str
    name: str
    rect: QRectF
    kind: str
    about: str = ""
    selected: bool = False
    short: str = ""
    enabled: bool = True
    pressed: bool | None = None
    hotkey: str = ""


@dataclass(frozen=True)
class Group:
    """Stops that the arrow keys go through; Tab goes from group to group."""

    key: str
    name: str
    stops: tuple[Stop, ...]


def find(groups: Sequence[Group], key: str) -> tuple[int, int] | None:
    """Which group and which stop in it has `key`."""
    for at, group in enumerate(groups):
        for index, stop in enumerate(group.stops):
            if stop.key == key:
                return at, index
    return None


def nearest(groups: Sequence[Group], key: str, index: int) -> str:
    """Where the focus goes when the stop `key`, once number `index` of its group, is gone: to its neighbour
    in the group, or to the first stop of all; "" if there is none."""
    prefix = key.partition(":")[0]
    for group in groups:
        if group.key == prefix and group.stops:
            return group.stops[min(index, len(group.stops) - 1)].key
    return next((group.stops[0].key for group in groups if group.stops), "")


def neighbour(groups: Sequence[Group], key: str, step: int) -> str:
    """The stop `step` further in the same group, stopping at its ends."""
    found = find(groups, key)
    if found is None:
        return nearest(groups, key, 0)
    at, index = found
    stops = groups[at].stops
    return stops[min(max(index + step, 0), len(stops) - 1)].key


def next_group(groups: Sequence[Group], key: str, step: int) -> str:
    """The first stop of the group `step` further; "" past the last one and before the first."""
    filled = [group for group in groups if group.stops]
    found = find(filled, key)
    if found is None:
        return nearest(groups, key, 0)
    at = found[0] + step
    return filled[at].stops[0].key if 0 <= at < len(filled) else ""


def end_group(groups: Sequence[Group], step: int) -> str:
    """The first stop of the first group, or with `step` -1 of the last one: where one comes in; "" if there is
    none."""
    filled = [group for group in groups if group.stops]
    return filled[0 if step > 0 else -1].stops[0].key if filled else ""
