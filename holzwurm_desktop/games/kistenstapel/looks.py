"""What looks silly in Kistenstapel, and what is plain (docs/rules/kistenstapel.md).

A build is *simple* if the rules list it: they find it without much thinking, see `rules`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from holzwurm_desktop.ai.looks import Looks
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.games.boxes.builds import Hand, cards_laid, value_of
from holzwurm_desktop.games.kistenstapel.game import GAME
from holzwurm_desktop.games.kistenstapel.moves import Bid, Build, Concede, Done, Knock, Pass
from holzwurm_desktop.games.kistenstapel.reasons import best_of, opened_of, pile_of, unused_of
from holzwurm_desktop.games.kistenstapel.view import KistenstapelView

PLAINLY = 3
"""Another build that makes so many points more, a whole box, is plainly the better one."""


class Silly(StrEnum):
    """What is silly about a move."""

    PASSES_POINTS = "passes-points"  # builds nothing though a simple build makes points
    MAKES_LESS = "makes-less"  # a simple build makes many more points with no more cards of any kind
    BIDS_TOO_MUCH = "bids-too-much"  # more points than all unused cards can make
    KNOCKS_FOR_NOTHING = "knocks-for-nothing"  # who passed has overlooked nothing


class _Deed(NamedTuple):
    """What a build makes, and the cards that it lays."""

    points: int
    laid: Hand


def silly(view: KistenstapelView, moves: Sequence[Move]) -> list[Silly | None]:
    """What is silly about each of these legal moves, None if nothing is."""
    simple = [_deed(view, build) for build in _simple(view)]
    # Asked for once only, and only where it matters: the best build takes a while.
    most = _most(view, unused_of(view)) if any(isinstance(move, Bid) for move in moves) else 0
    overlooked = _most(view) if any(isinstance(move, Knock) for move in moves) else 0
    return [
        _of_bidding(move, most)
        if isinstance(move, Bid)
        else _of_knocking(overlooked)
        if isinstance(move, Knock)
        else _of_building(view, simple, move)
        for move in moves
    ]


def order(view: KistenstapelView, move: Move) -> float:
    """Of builds that make the same, the one that lays the fewest cards is the plainest."""
    return -float(sum(map(abs, _deed(view, move).laid))) if isinstance(move, Build) else -100.0


def _simple(view: KistenstapelView) -> list[Build]:
    if view.waiting:  # the next card is not turned up yet
        return []
    state = GAME.determinize(view, Rng(1))
    return [move for move in map(state.move_of, state.code_list()) if isinstance(move, Build)]


def _most(view: KistenstapelView, hand: Hand | None = None) -> int:
    best = best_of(view, hand)
    return best.points if best else 0


def _of_bidding(move: Bid, most: int) -> Silly | None:
    return Silly.BIDS_TOO_MUCH if move.points > most else None


def _of_knocking(overlooked: int) -> Silly | None:
    return None if overlooked else Silly.KNOCKS_FOR_NOTHING


def _deed(view: KistenstapelView, build: Build) -> _Deed:
    pile, after = pile_of(view), build.pile
    return _Deed(value_of(after) - value_of(pile), cards_laid(pile, opened_of(view), after, build.opened))


def _of_building(view: KistenstapelView, simple: Sequence[_Deed], move: Move) -> Silly | None:
    if isinstance(move, Pass | Done | Concede):
        return Silly.PASSES_POINTS if simple else None
    if not isinstance(move, Build):
        return None
    made = _deed(view, move)
    plainly = any(
        each.points >= made.points + PLAINLY
        and all(more <= less for more, less in zip(each.laid, made.laid, strict=True))
        for each in simple
    )
    return Silly.MAKES_LESS if plainly else None


LOOKS = Looks(Silly, silly, order, absurd=frozenset({Silly.BIDS_TOO_MUCH, Silly.KNOCKS_FOR_NOTHING}))
