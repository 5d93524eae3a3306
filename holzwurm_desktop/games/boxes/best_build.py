"""The best single building action of Kistenstapel, exactly (docs/rules/kistenstapel.md).

- `best_build(pile, opened, hand) -> ScoredBuild | None`: an action with the most points; None proves that there is
  none
- `good_builds(pile, opened, hand, margin, ...) -> list[ScoredBuild]`: for each set of L, R and lid cards left in
  hand the best action, if it is at most `margin` points worse than the best of all; best first

`pile` maps columns (x, y) to heights, `opened` holds the picture positions (a, b) of open lids, `hand` counts
(L, R, T, O). Both raise `ValueError` unless these are a valid position of the game. The same question always
has the same answer, compiled or not. Safe to call from several threads.

The points of an action are the value of the new pile, 3 boxes - cards, less that of the old one. The new pile
may take the cards of the old one and of the hand together. So only the open lids tie the new pile to the old
one: `BuildSearch` looks for the most valuable pile with lids at their positions. An open lid from the hand is
laid only where no closed one is left, so it is never laid while a closed lid returns.
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Iterator
from functools import cache

from holzwurm_desktop.games.boxes.build_search import BuildSearch
from holzwurm_desktop.games.boxes.build_tables import BuildTables
from holzwurm_desktop.games.boxes.builds import CARD_SET, Hand, ScoredBuild, value_of
from holzwurm_desktop.games.boxes.piles import (
    MAX_COORDINATE,
    Pile,
    Position,
    cards_of,
    lids_of,
    moved,
    open_fault,
    pile_fault,
)

Columns = dict[tuple[int, int], int]

_FRAME = (-MAX_COORDINATE, MAX_COORDINATE, -MAX_COORDINATE, MAX_COORDINATE)
"""Least and greatest x, least and greatest y of a column."""
_REACH = 16
"""No column is farther than this, in x or y, from the picture position of a lid of its pile."""

# A search has large buffers that are worth keeping, but serves one thread only; the tables are read only, so
# all threads share them.
_own = threading.local()


def best_build(pile: Pile, opened: Collection[Position], hand: Hand) -> ScoredBuild | None:
    """An action with the most points from this position; None if no action makes a point.

    Raises `ValueError` if this is no valid position of the game.
    """
    found = _found(pile, opened, hand, margin=-1, effort=0)
    return next(iter(found), None)


def good_builds(
    pile: Pile,
    opened: Collection[Position],
    hand: Hand,
    margin: int,
    *,
    limit: int = 32,
    effort: int = 20_000,
) -> list[ScoredBuild]:
    """At most `limit` actions, best first, none more than `margin` points worse than the best.

    They leave different cards in hand; each is the best action that leaves those cards. This is exact unless
    `effort` steps (about 10 microseconds each when compiled; 0: no limit) do not suffice: then they are the
    best found so far. Raises `ValueError` if this is no valid position of the game.
    """
    found = _found(pile, opened, hand, margin=max(0, margin), effort=effort)
    return [build for build, _ in zip(found, range(limit), strict=False)]


def _found(
    pile: Pile, opened: Collection[Position], hand: Hand, margin: int, effort: int
) -> Iterator[ScoredBuild]:
    """The builds that one search finds, best first."""
    budget = _budget(pile, opened, hand)
    low = value_of(pile)
    lids = sorted(set(opened))
    search = _search()
    # One lid alone asks for nothing but the place of the pile, unless the edge of the table is near. A search
    # without lids is much smaller: it tries one place only.
    anchored = len(lids) > 1 or any(max(map(abs, lid)) > MAX_COORDINATE - _REACH for lid in lids)
    wanted = lids if anchored else []
    # Rows along the axis in which the lids lie closer together make the smaller search.
    turned = _spread(wanted, 1) > _spread(wanted, 0)
    if turned:
        wanted = [(b, a) for a, b in wanted]
        budget = budget[1], budget[0], budget[2]
    search.run(wanted, budget, low, margin, _FRAME if wanted else None, effort)
    best = search.best_goal()
    # Handles are good until the thread's next search: both callers take what they need before that.
    nodes = search.goals() if margin >= 0 else [] if best is None else [best]
    for node in nodes:
        columns = {(y, x) if turned else (x, y): height for x, y, height in search.pile(node)}
        if not anchored:
            columns = _placed(columns, pile, lids)
        yield ScoredBuild.of(columns, _opened_after(pile, opened, hand, columns), search.value_of(node) - low)


def _budget(pile: Pile, opened: Collection[Position], hand: Hand) -> tuple[int, int, int]:
    """How many L, R and lid cards the new pile may take. Raises `ValueError` for an impossible position."""
    fault = pile_fault(pile) or open_fault(pile, opened)
    if fault:
        raise ValueError(fault.code)
    cards = cards_of(pile)
    closed = cards.lids - len(set(opened))
    held = (cards.left + hand[0], cards.right + hand[1], closed + hand[2], len(set(opened)) + hand[3])
    if min(hand) < 0 or any(count > most for count, most in zip(held, CARD_SET, strict=True)):
        raise ValueError("not within the cards of the game")
    return held[0], held[1], held[2] + held[3]


def _spread(lids: list[Position], axis: int) -> int:
    places = [lid[axis] for lid in lids]
    return max(places) - min(places) if places else 0


def _placed(columns: Columns, pile: Pile, lids: list[Position]) -> Columns:
    """The pile moved so that it shares the most boxes with the old one.

    It is tried wherever one of its lids lies on a lid of the old pile, on the open one if there is one: a
    player should see as little as possible change.
    """
    best: Columns | None = None
    most = -1
    for a, b in lids or sorted(lids_of(pile)):
        for own_a, own_b in sorted(lids_of(columns)):
            at_place = moved(columns, a - own_a, b - own_b)
            if max(max(map(abs, column)) for column in at_place) > MAX_COORDINATE:
                continue
            shared = sum(min(height, pile.get(column, 0)) for column, height in at_place.items())
            if shared > most:
                best, most = at_place, shared
    return columns if best is None else best


def _opened_after(pile: Pile, opened: Collection[Position], hand: Hand, columns: Columns) -> list[Position]:
    """The old open positions, and as many new ones as there are too few closed lids; if possible where the
    picture is new."""
    short = max(0, len(columns) - len(pile) - hand[2])
    old = lids_of(pile)
    free = sorted((lid in old, lid) for lid in lids_of(columns) if lid not in opened)
    return [*set(opened), *(lid for _, lid in free[:short])]


def _search() -> BuildSearch:
    """The calling thread's own search."""
    if not hasattr(_own, "search"):
        _own.search = BuildSearch(tables())
    search: BuildSearch = _own.search
    return search


@cache
def tables() -> BuildTables:
    """The tables of all searches."""
    return BuildTables()
