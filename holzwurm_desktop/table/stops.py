"""What keyboard and screen reader can go to: `Stop`s in `Group`s. Both use the same ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF


@dataclass(frozen=True)
class Stop:
    """A thing on the table that the keyboard and a screen reader can reach.

    key: unique on the table, "group:which"; name, about: what a screen reader says of it; kind: "card", "place",
    "seat", "button" or "text"; selected: whether it is held or chosen; short: what it is called where the rest of
    its name is known; enabled: whether pressing it does something; pressed: for a switch, whether it is on; hotkey:
    the key that does the same from anywhere on the table; help: what can be done with it and what would come of
    that; told: as much of all this as is told besides the name (see `table.wordiness`).
    """

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
    help: str = ""
    told: str = ""


@dataclass(frozen=True)
class Group:
    """Stops that the arrow keys go through; Tab goes from group to group. `key` is what its stops' keys begin
    with."""

    key: str
    name: str
    stops: tuple[Stop, ...]


def find(groups: Sequence[Group], key: str) -> tuple[int, int] | None:
    """(index of the group, index of the stop in it) of the stop with `key`; None if there is none."""
    for at, group in enumerate(groups):
        for index, stop in enumerate(group.stops):
            if stop.key == key:
                return at, index
    return None


def nearest(groups: Sequence[Group], key: str, index: int, start: str = "") -> str:
    """The key of the stop that gets the focus when the stop `key`, which had `index` in its group, is gone.

    That is the stop that has this index now, or the last of the group; if the group is empty, the stop `start`, or
    the very first one if that is none; "" if there are no stops at all.
    """
    prefix = key.partition(":")[0]
    for group in groups:
        if group.key == prefix and group.stops:
            return group.stops[min(index, len(group.stops) - 1)].key
    if find(groups, start) is not None:
        return start
    return next((group.stops[0].key for group in groups if group.stops), "")


def neighbour(groups: Sequence[Group], key: str, step: int) -> str:
    """The key of the stop `step` further in the same group, or of the last (or first) one if there are not so
    many."""
    found = find(groups, key)
    if found is None:
        return nearest(groups, key, 0)
    at, index = found
    stops = groups[at].stops
    return stops[min(max(index + step, 0), len(stops) - 1)].key


def beside(places: Mapping[str, QPointF], key: str | None, dx: int, dy: int) -> str | None:
    """The key of the place nearest to that of `key` in the direction (dx, dy), y downwards; None if none lies there.

    Of two at the same distance the one straight ahead counts.
    """
    if key is None or key not in places:
        return None

    def price(other: str) -> float:
        way = places[other] - places[key]
        return way.x() * dx + way.y() * dy + 2 * (abs(way.x() * dy) + abs(way.y() * dx))

    def ahead(other: str) -> bool:
        way = places[other] - places[key]
        forward, aside = way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)
        return forward > 1 and aside <= 2 * forward

    return min(filter(ahead, places), key=price, default=None)


def next_group(groups: Sequence[Group], key: str, step: int) -> str:
    """The first stop of the group `step` further; "" past the last one and before the first."""
    filled = [group for group in groups if group.stops]
    found = find(filled, key)
    if found is None:
        return nearest(groups, key, 0)
    at = found[0] + step
    return filled[at].stops[0].key if 0 <= at < len(filled) else ""


def come_back(groups: Sequence[Group], key: str, left: Mapping[str, tuple[str, int]]) -> str:
    """Where the keyboard goes that comes to the group of the stop `key`: to the stop that it left there, or the one
    that has its place now. `left`: for each group that it was in, the key of that stop and its index."""
    prefix = key.partition(":")[0]
    if prefix not in left:
        return key
    stop, index = left[prefix]
    return stop if find(groups, stop) is not None else nearest(groups, stop, index)


def end_group(groups: Sequence[Group], step: int) -> str:
    """The first stop of the first group, or with `step` -1 of the last one: where one comes in; "" if there is
    none."""
    filled = [group for group in groups if group.stops]
    return filled[0 if step > 0 else -1].stops[0].key if filled else ""
