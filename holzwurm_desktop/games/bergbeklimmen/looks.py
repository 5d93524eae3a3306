"""What looks silly in Bergbeklimmen, and what is plain (docs/rules/bergbeklimmen.md)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from holzwurm_desktop.ai.looks import Looks
from holzwurm_desktop.engine.core import State
from holzwurm_desktop.games.bergbeklimmen.deck import lacking, must_lay
from holzwurm_desktop.games.bergbeklimmen.game import GAME
from holzwurm_desktop.games.bergbeklimmen.moves import Draw, Keep, Play
from holzwurm_desktop.games.bergbeklimmen.reasons import SOON
from holzwurm_desktop.games.bergbeklimmen.view import BergbeklimmenView


class Silly(StrEnum):
    """What is silly about a move."""

    LEAVES_CLIMB = "leaves-climb"  # the turn could bring more cards onto the own route
    LEAVES_NEXT = "leaves-next"  # does not take the open card that the route needs now
    THROWS_NEEDED = "throws-needed"  # lays a card that is needed soon on a pile, and keeps one that never is
    LEAVES_OPEN = "leaves-open"  # does not cover the open card that the opponent needs now


def silly(view: BergbeklimmenView, moves: Sequence[Play | Keep | Draw]) -> list[Silly | None]:
    """What is silly about each of these legal moves, None if nothing is."""
    if view.drawing:
        return [_of_drawing(view, move) if isinstance(move, Draw) else None for move in moves]
    state = GAME.state_from_view(view)
    most = _climbs(state, view.seat)
    return [
        Silly.LEAVES_CLIMB if _climbs_with(state, move) < most else _of_laying(view, move) for move in moves
    ]


def order(view: BergbeklimmenView, move: Play | Keep | Draw) -> float:
    """Climbing comes first, and an open card that is needed soon before an unseen one."""
    if isinstance(move, Draw) and move.pile is not None:
        away = lacking(view.routes[view.seat], view.piles[view.seat][move.pile][-1])
        return 2.0 - away / (SOON + 1) if 0 <= away <= SOON else -1.0
    return 1.0 if isinstance(move, Play) and move.pile is None else 0.0


def _climbs(state: State, seat: int) -> int:
    """How many cards the seat can still bring onto its route in this turn."""
    if state.turn != seat:
        return 0
    moves = state.legal_moves()
    return max((_climbs_with(state, move) for move in moves if isinstance(move, Play | Keep)), default=0)


def _climbs_with(state: State, move: Play | Keep | Draw) -> int:
    """How many it can bring there with this move first."""
    after = state.copy()
    after.apply(move)
    return (isinstance(move, Play) and move.pile is None) + _climbs(after, move.seat)


def _of_laying(view: BergbeklimmenView, move: Play | Keep | Draw) -> Silly | None:
    if not isinstance(move, Play) or move.pile is None:
        return None
    rest = [card for card in view.hand if card != move.card]
    if must_lay(move.card, view.seat):
        return _of_covering(view, move, move.pile, rest)
    route = view.routes[view.seat]
    needed = 0 <= lacking(route, move.card) <= SOON
    useless = any(not must_lay(card, view.seat) and lacking(route, card) < 0 for card in rest)
    return Silly.THROWS_NEEDED if needed and useless else None


def _of_covering(view: BergbeklimmenView, move: Play, slot: int, rest: Sequence[str]) -> Silly | None:
    """Of laying a card of the opponent's colour: one that he needs now had better lie under it."""
    other = 1 - view.seat
    route, piles = view.routes[other], view.piles[other]
    if any(must_lay(card, view.seat) for card in rest) or not all(piles):
        return None  # the next card covers it, or a new pile has to be begun
    needed = [lacking(route, pile[-1]) == 0 for pile in piles]
    spares = lacking(route, move.card) != 0 and needed[1 - slot] and not needed[slot]
    return Silly.LEAVES_OPEN if spares else None


def _of_drawing(view: BergbeklimmenView, move: Draw) -> Silly | None:
    """Of the last card that is drawn: before it, the open one can still be taken."""
    route, piles = view.routes[view.seat], view.piles[view.seat]

    def fits(card: str) -> bool:
        return lacking(route, card) == 0

    held = any(not must_lay(card, view.seat) and fits(card) for card in view.hand)
    if not view.hand or held or not any(pile and fits(pile[-1]) for pile in piles):
        return None
    taken = None if move.pile is None else piles[move.pile][-1]
    return Silly.LEAVES_NEXT if taken is None or not fits(taken) else None


LOOKS = Looks(Silly, silly, order, absurd=frozenset({Silly.LEAVES_CLIMB}))
