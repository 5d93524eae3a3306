"""Self-play: rounds from which the worth of positions is learnt, and contests that tell what it is good for.

Rounds are played on the inner side of the engine, without records. Everybody still searches from what its own seat
may know: the search deals what is hidden anew (`State.redeal`). What is learnt is the worth of whole positions, all
hands known, since those are what a search asks about.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from holzwurm_desktop.ai.levels import Knowledge, Learning, MakeMove, MakeSearcher
from holzwurm_desktop.ai.players import drawn
from holzwurm_desktop.ai.search import Policy, Search
from holzwurm_desktop.engine.contract import Game
from holzwurm_desktop.engine.core import CHANCE, OVER, Rng, State
from holzwurm_desktop.engine.match import Match, Player

STRAYS = 8
"""In self-play one move of so many is that of a playout: a search asks about positions after bad moves too."""


class Examples(NamedTuple):
    """Positions as their seats see them, and what came of them.

    features: `Features.count` numbers for each; rewards: one for each, 0 to 1, see `Policy.judge` and `Learning`.
    """

    features: array[float]
    rewards: array[float]


class Setting(NamedTuple):
    """How rounds are played. iterations: of the search for a move; searcher: see `Knowledge`; make_move: see
    `Learning`."""

    iterations: int
    searcher: MakeSearcher
    make_move: MakeMove | None = None


def setting_of(known: Knowledge, iterations: int) -> Setting:
    """How rounds of a game are played with so many iterations for a move."""
    return Setting(iterations, known.searcher or Search, known.learning.make_move if known.learning else None)


def beginning(game: Game, seats: int, deal: int) -> State:
    """The first position of a round. Who begins follows from the deal's number."""
    players = [Player(str(seat), "random") for seat in range(seats)]
    return Match.new(game, players, {"rounds": 1}, deal, deal % seats).playing().copy()


def examples_of(
    learning: Learning, policy: Policy, setting: Setting, state: State, seed: int, opening: int, every: int
) -> Examples:
    """Play one round against oneself and return some of its positions, none of its opening.

    policy: what everybody plays by; state: where the round begins, changed to its end; seed: of all chance; opening:
    up to so many moves, drawn anew, are those of playouts, so that rounds differ; every: one position of so many,
    drawn too, is returned.
    """
    rng = Rng(seed)
    features, noted = array("f"), []
    standings = [policy.judged(state)] if learning.reach else []
    made, left = 0, rng.draw(opening + 1)
    while _to_move(state, rng):
        stray = left > 0 or rng.draw(STRAYS) == 0
        if left == 0 and rng.draw(every) == 0:
            for seat in range(state.seats):
                features.extend(learning.features.described(state, seat))
                noted.append((made, seat))
        left -= left > 0
        _advance(state, policy, setting, rng, stray)
        made += 1
        if learning.reach:
            standings.append(policy.judged(state))
    if not learning.reach:
        rewards = policy.judged(state)
        return Examples(features, array("f", [rewards[seat] for _, seat in noted]))
    changes = [
        standings[min(at + learning.reach, made)][seat] - standings[at][seat] + 0.5 for at, seat in noted
    ]
    return Examples(features, array("f", [min(max(change, 0.0), 1.0) for change in changes]))


def contest(policies: Sequence[Policy], setting: Setting, state: State, seed: int) -> list[float]:
    """Play one round, each seat by its own policy, and return the share of the win of each seat."""
    rng = Rng(seed)
    while _to_move(state, rng):
        _advance(state, policies[state.turn], setting, rng, stray=False)
    return state.reward_list()


def _to_move(state: State, rng: Rng) -> bool:
    """Whether a seat has to move, once chance has moved and nobody has objected to the last move."""
    while state.turn != OVER and (state.turn == CHANCE or state.waiting):
        if state.turn == CHANCE:
            state.step_code(state.draw_code(rng))
        else:
            state.settle()
    return state.turn != OVER


def _advance(state: State, policy: Policy, setting: Setting, rng: Rng, stray: bool) -> None:
    """Make one move; stray: one of a playout."""
    if setting.make_move is not None:
        setting.make_move(state, policy, rng, stray)
    else:
        state.step_code(policy.draw_choice(state, rng) if stray else _move(state, policy, setting, rng))


def _move(state: State, policy: Policy, setting: Setting, rng: Rng) -> int:
    codes = state.code_list()
    if len(codes) == 1:
        return codes[0]
    # A state of its own: a searcher may keep the one it gets.
    search = setting.searcher(state.copy(), state.turn, policy, rng)
    search.run(setting.iterations)
    found = search.considered()
    return (drawn(found, rng) if search.mixed else found[0]).code
