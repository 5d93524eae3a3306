"""The same match with other names: suits, colours, seats and sides change places where the rules treat them alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

Data = dict[str, Any]


class Likeness(NamedTuple):
    """How one match becomes another that is alike: its deal, its moves, and its seats, as numbers in their order."""

    deal: Callable[[Data], Data]
    move: Callable[[Data], Data]
    seats: Sequence[int]


def likeness(game_id: str, seats: int, rng: Random) -> Likeness:
    """A random one."""
    by = rng.randrange(seats)
    turned = [(seat + by) % seats for seat in range(seats)]
    change, change_move = LIKENESSES[game_id](rng, turned)

    def deal(data: Data) -> Data:
        return {**data, **change(data), "start": turned[data["start"]]}

    def move(data: Data) -> Data:
        seat = {"seat": turned[data["seat"]]} if "seat" in data else {}
        return {**data, **seat, **change_move(data)}

    return Likeness(deal, move, turned)


def placed(values: Sequence[Any], turned: Sequence[int]) -> list[Any]:
    """What each seat has, when it sits elsewhere."""
    there: list[Any] = [None] * len(values)
    for seat, value in enumerate(values):
        there[turned[seat]] = value
    return there


Changes = tuple[Callable[[Data], Data], Callable[[Data], Data]]


def _renamed(value: Any, names: dict[str, str]) -> Any:
    """Every name in a value, also in lists, or what is no such name as it is."""
    if isinstance(value, list):
        return [_renamed(each, names) for each in value]
    return names.get(value, value) if isinstance(value, str) else value


def _cards(names: dict[str, str], turned: Sequence[int]) -> Changes:
    def deal(data: Data) -> Data:
        by_seat = {key: placed(data[key], turned) for key in ("hands", "spies") if key in data}
        return _all(data | by_seat)

    def _all(data: Data) -> Data:
        return {
            key: _renamed(value, names) for key, value in data.items() if key not in ("seat", "start", "row")
        }

    return deal, _all


def _shuffled(values: Sequence[str], rng: Random) -> dict[str, str]:
    return dict(zip(values, rng.sample(values, len(values)), strict=True))


def _holzwurm(rng: Random, turned: Sequence[int]) -> Changes:
    colours = _shuffled("BYRGV", rng)
    names = {f"{old}{value}": f"{new}{value}" for old, new in colours.items() for value in range(1, 12)}
    return _cards(names, turned)


def _bergbeklimmen(rng: Random, turned: Sequence[int]) -> Changes:
    names = {}
    for seat, suits in enumerate(("HD", "SC")):
        there = ("HD", "SC")[turned[seat]]
        for ranks in ("A", *"23456789T", "JQK"):
            new = [rank + suit for rank in ranks for suit in there]
            rng.shuffle(new)
            names |= dict(zip([rank + suit for rank in ranks for suit in suits], new, strict=True))
    return _cards(names, turned)


def _superspion(rng: Random, turned: Sequence[int]) -> Changes:
    ranks, suits = _shuffled("A23456789TJQK", rng), _shuffled("HDSC", rng)
    names = {rank + suit: ranks[rank] + suits[suit] for rank in ranks for suit in suits}
    return _cards(names, turned)


def _tovenaars(rng: Random, turned: Sequence[int]) -> Changes:
    slots = rng.sample(range(3), 3)

    def move(data: Data) -> Data:
        pairs = {key: [slots[slot] for slot in data[key]] for key in ("slide", "attack") if key in data}
        return pairs | ({"line": placed(data["line"], slots)} if "line" in data else {})

    return lambda _deal: {}, move


def _pile(rng: Random, moves_deal: bool) -> Changes:
    """A pile somewhere else, perhaps in a mirror. `moves_deal`: the deal says where it stands."""
    mirrored, dx, dy = rng.random() < 0.5, rng.randint(-9, 9), rng.randint(-9, 9)

    def at(place: Sequence[int]) -> list[int]:
        x, y, *height = place
        return [(y if mirrored else x) + dx, (x if mirrored else y) + dy, *height]

    def all_at(data: Data) -> Data:
        return {key: [at(each) for each in data[key]] for key in ("pile", "open")}

    def deal(data: Data) -> Data:
        if moves_deal:
            return all_at(data)
        stock = _renamed(list(data["stock"]), {"L": "R", "R": "L"} if mirrored else {})
        return {"stock": stock if isinstance(data["stock"], list) else "".join(stock)}

    def move(data: Data) -> Data:
        if "remove" in data:
            return {"remove": at(data["remove"])}
        return {"build": all_at(data["build"])} if "build" in data else {}

    return deal, move


LIKENESSES: dict[str, Callable[[Random, Sequence[int]], Changes]] = {
    "afbraak": lambda rng, _: _pile(rng, moves_deal=True),
    "bergbeklimmen": _bergbeklimmen,
    "holzwurm": _holzwurm,
    "kistenstapel": lambda rng, _: _pile(rng, moves_deal=False),
    "superspion": _superspion,
    "tovenaars": _tovenaars,
}
