"""Puzzles of Kistenstapel: the build that makes the most points."""

from __future__ import annotations

from holzwurm_desktop.ai.levels import Candidate, Level
from holzwurm_desktop.ai.puzzling import Puzzling, from_seat
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.games.boxes.alike import both_sides
from holzwurm_desktop.games.boxes.best_build import best_build
from holzwurm_desktop.games.boxes.builds import value_of
from holzwurm_desktop.games.kistenstapel.game import GAME, KistenstapelState
from holzwurm_desktop.games.kistenstapel.moves import Build
from holzwurm_desktop.games.kistenstapel.player import SCALE, Eye
from holzwurm_desktop.games.kistenstapel.view import KistenstapelView

OTHERS = 9
"""The most other builds that are listed."""


def form(view: KistenstapelView) -> str:
    """The same for positions that differ by place or mirror, which changes L cards into R cards."""
    sides = [(side.columns, _hands(view, side.mirrored)) for side in both_sides(view.pile, view.open)]

    def of(seat: int) -> int:
        return -1 if seat < 0 else (seat - view.seat) % view.seats

    # Who began decides nothing unless somebody gets the unused cards.
    start = of(view.start) if view.leftover != "none" else -1
    rest = (
        view.seats,
        of(view.turn),
        view.phase,
        view.waiting,
        of(view.passer),
        start,
        view.leftover,
        view.stock,
    )
    ending = (view.passes, from_seat(view.bids, view.seat), view.bidders, view.made)
    return repr((min(sides), rest, ending, from_seat(view.scores, view.seat)))


def exact(view: KistenstapelView) -> list[Candidate]:
    """A build that makes the most points, and simple ones that make fewer; none if it is no turn to build in."""
    state = GAME.determinize(view, Rng(1))
    assert isinstance(state, KistenstapelState)
    builder = state.builder()
    if view.phase != "play" or view.waiting or builder is None:
        return []
    best = best_build(state.pile(), state.open_lids(), builder.hand)
    if best is None:
        return []
    value = value_of(state.pile())
    simple = {
        value_of(move.pile) - value: move
        for move in map(state.move_of, state.code_list())
        if isinstance(move, Build)
    }
    fewer = sorted((points for points in simple if points < best.points), reverse=True)[:OTHERS]
    return [
        Candidate(Build(view.turn, best.pile, best.opened), 1, 0.5, solved=True),
        *(
            Candidate(simple[points], 1, 0.5 + (points - best.points) / SCALE, solved=True)
            for points in fewer
        ),
    ]


def _hands(view: KistenstapelView, mirrored: bool) -> tuple[tuple[int, ...], ...]:
    """The cards of each seat, from that of the view on; L and R have changed places in a mirror."""
    kinds = (1, 0, 2, 3) if mirrored else (0, 1, 2, 3)
    return from_seat([tuple(hand[kind] for kind in kinds) for hand in view.hands], view.seat)


def asked(level: Level) -> Level:
    """A level that is asked for points alone, and not for what a build leaves."""
    return level._replace(own=Eye(*level.own)._replace(ahead=0.0))


PUZZLING = Puzzling(form, seats=(2, 3, 4), exact=exact, asked=asked)
