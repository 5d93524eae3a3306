"""How to play Bergbeklimmen well: what playouts play and how a finished round is judged.

A *need* is the number of cards that a route still lacks before a given card fits, see `rules.need`.
"""

from __future__ import annotations

from collections.abc import Callable

import cython

from holzwurm_desktop.ai.endings import position_limit, time_limit
from holzwurm_desktop.ai.levels import Budget, Candidate, Ending, Knowledge, Learning, Level
from holzwurm_desktop.games.bergbeklimmen.constants import DRAW, DRAW_STOCK, KEEP, ROUTE
from holzwurm_desktop.games.bergbeklimmen.endings import RaceSolver, Result
from holzwurm_desktop.games.bergbeklimmen.features import BergbeklimmenFeatures
from holzwurm_desktop.games.bergbeklimmen.game import GAME, BergbeklimmenState
from holzwurm_desktop.games.bergbeklimmen.view import BergbeklimmenView

if not cython.compiled:
    from holzwurm_desktop.ai.search import Policy
    from holzwurm_desktop.engine.core import Rng, State
    from holzwurm_desktop.games.bergbeklimmen.rules import (
        BergbeklimmenPosition,
        card_of,
        climber_of,
        need,
        target_of,
    )


_REACH = 6
"""How many cards from the top of a pile on playouts reckon with."""
_OUT_OF_REACH = 100
"""More than the cards to dig through and those that a route lacks can ever be together."""


class BergbeklimmenPolicy(Policy):
    """Playouts that climb when they can, keep what is needed soon, bury what the opponent needs, and dig for
    own cards.

    noise: the greatest random bonus of a choice, in the unit of `_worth`; stock_worth: what an unseen card is
    worth; dig_worth: what it is worth to reach the next card needed in a pile; margin_share: which part of
    the reward, 0 to 1, is the lead in height rather than the win itself; prior_visits: prior visits, see `Policy`.
    """

    def __init__(
        self,
        noise: float = 2.0,
        stock_worth: float = 2.5,
        dig_worth: float = 12.0,
        margin_share: float = 0.2,
        prior_visits: int = 6,
    ) -> None:
        super().__init__()
        self.prior_visits = prior_visits
        self.noise = noise
        self.stock_worth = stock_worth
        self.dig_worth = dig_worth
        self.margin_share = margin_share

    def choose(self, state: State, rng: Rng) -> cython.int:
        return self._choose(cython.cast(BergbeklimmenPosition, state), rng)

    def _choose(self, state: BergbeklimmenPosition, rng: Rng) -> cython.int:
        codes = cython.declare(cython.int[16])
        if not cython.compiled:
            codes = [0] * 16
        count: cython.int = state.codes(codes)
        best: cython.int = codes[0]
        best_worth: cython.double = -1000.0
        worth: cython.double
        i: cython.int
        climbs: cython.bint = False
        noise: cython.double
        if count == 1:
            # Drawn as for any other choice, so that what comes later in a playout does not hang on this shortcut.
            rng.unit()
            return best
        for i in range(count):
            climbs = climbs or (codes[i] < KEEP and target_of(codes[i]) == ROUTE)
        for i in range(count):
            # Noise instead of a softmax: one random number for each code, no exponentials, and playouts still
            # vary.
            noise = self.noise * rng.unit()
            # Above everything else, see `_worth`: the others need no look.
            if climbs and target_of(codes[i]) != ROUTE:
                continue
            worth = self._worth(state, codes[i]) + noise
            if worth > best_worth:
                best = codes[i]
                best_worth = worth
        return best

    def expect(self, state: State, code: cython.int) -> cython.double:
        worth: cython.double = self._worth(cython.cast(BergbeklimmenPosition, state), code)
        # The usual worths, about -10 to 15, become 0 to 1. Priors stay within 0.2 and 0.8, so that they alone
        # rule no move out.
        share: cython.double = (worth + 10.0) / 25.0
        return 0.2 + 0.6 * (0.0 if share < 0.0 else (1.0 if share > 1.0 else share))

    def _worth(self, state: BergbeklimmenPosition, code: cython.int) -> cython.double:
        """How good a legal code seems by itself; only differences count."""
        seat: cython.int = state.turn
        if code == DRAW_STOCK:
            return self.stock_worth
        if code >= DRAW:
            return self._worth_of_draw(state, seat, seat * 2 + code - DRAW)
        if code == KEEP:
            return self._use(state, seat, state.hand[seat * 2])
        card: cython.int = card_of(code)
        target: cython.int = target_of(code)
        if target == ROUTE:
            # Climbing wins the round: above everything else.
            return 50.0
        colour: cython.int = climber_of(card)
        covered: cython.double = self._treasure(state, colour * 2 + target, 0)
        if colour == seat:
            # Laying an own card on a middle pile gives it up and covers what lies there; covering the
            # opponent's is good.
            return 2.0 - self._use(state, seat, card) - covered
        return covered

    def _worth_of_draw(
        self, state: BergbeklimmenPosition, seat: cython.int, pile: cython.int
    ) -> cython.double:
        """What the top card of one of the seat's own piles is worth, and what lies beneath it."""
        top: cython.int = state.pile[pile * 26 + state.pile_length[pile] - 1]
        lacking: cython.int = need(state.route_length[seat], top >> 2)
        beneath: cython.double = self._treasure(state, pile, 1)
        held: cython.double = 0.0
        if state.size[seat] == 1:
            held = self._use(state, seat, state.hand[seat * 2])
        if lacking == 0:
            return 12.0 + beneath
        # The card in the hand fits now (7.0 is a need of 0) and this one right after it: two steps in one
        # turn.
        if lacking == 1 and held == 7.0:
            return 9.0 + beneath
        worth: cython.double = self._use(state, seat, top) - held
        return (worth if worth > 0.0 else 0.0) + beneath

    def _use(self, state: BergbeklimmenPosition, seat: cython.int, card: cython.int) -> cython.double:
        """What a card is worth to `seat`, 0 to 7: the sooner it is needed, the more."""
        lacking: cython.int = need(state.route_length[seat], card >> 2)
        return 0.0 if lacking < 0 or lacking > 6 else 7.0 - lacking

    def _treasure(self, state: BergbeklimmenPosition, pile: cython.int, depth: cython.int) -> cython.double:
        """What the most useful card in a pile is worth to the owner of its colour, from `depth` under the top
        on."""
        length: cython.int = state.route_length[pile // 2]
        top: cython.int = pile * 26 + state.pile_length[pile] - 1
        # Deeper cards are out of reach for too long to matter.
        deepest: cython.int = state.pile_length[pile] if state.pile_length[pile] < _REACH else _REACH
        nearest: cython.int = _OUT_OF_REACH
        lacking: cython.int
        # Whoever lies deeper than `nearest` is not nearer.
        while depth < deepest and depth < nearest:
            lacking = need(length, state.pile[top - depth] >> 2)
            if 0 <= lacking < 3 and depth + lacking < nearest:
                nearest = depth + lacking
            depth += 1
        return self.dig_worth / (1 + nearest) if nearest < _OUT_OF_REACH else 0.0

    def judge(self, state: State, out: cython.p_double) -> cython.void:
        self._judge(cython.cast(BergbeklimmenPosition, state), out)

    def _judge(self, state: BergbeklimmenPosition, out: cython.p_double) -> cython.void:
        state.rewards(out)
        # Routes have 13 cards, so the lead is between -0.5 and 0.5.
        lead: cython.double = (state.route_length[0] - state.route_length[1]) / 26.0
        out[0] = out[0] * (1.0 - self.margin_share) + (0.5 + lead) * self.margin_share
        out[1] = out[1] * (1.0 - self.margin_share) + (0.5 - lead) * self.margin_share


LEVELS = {
    "beginner": Level(iterations=12, slack=0.5, temperature=0.15, careless=True, own=(0.0,)),
    "easy": Level(iterations=40, slack=0.2, temperature=0.06, careless=True, own=(0.0,)),
    "medium": Level(iterations=160, slack=0.1, temperature=0.02, own=(0.0,)),
    "hard": Level(iterations=500, own=(4.0,)),
    "expert": Level(seconds=0.9, usual=30_000, own=(4.7,)),
}
"""`own`: of the number of positions that a level looks at to solve the race exactly before it falls back on search,
the number of digits (its decimal logarithm). 100,000 positions take about a second."""


def make_policy() -> BergbeklimmenPolicy:
    """The policy that the levels of this game search with."""
    return BergbeklimmenPolicy()


LEARNING = Learning(BergbeklimmenFeatures(), make_policy, horizon=0, exploration=0.5)


def solve_ending(
    view: BergbeklimmenView, way: Level, budget: Budget, cancelled: Callable[[], bool]
) -> Ending | None:
    """The race to the top by the rules, once the stock is empty, if `way` solves so much; the best moves first.

    Without a stock the other hand holds what the seat sees nowhere else: then nothing is hidden from it.
    """
    (digits,) = way.own
    if view.stock or not digits:
        return None
    # Any random number will do: there is a single way to deal what is unseen.
    state = GAME.determinize(view, Rng(0))
    assert isinstance(state, BergbeklimmenState)
    found = RaceSolver(state, position_limit(digits, budget), time_limit(budget, cancelled)).solve()
    if found is None:
        return None
    ranked = sorted(found, key=lambda each: -_worth(each))
    return Ending([Candidate(state.move_of(each.code), 1, _worth(each), solved=True) for each in ranked])


def _worth(result: Result) -> float:
    """The reward of a result: the win, and a touch more the sooner it comes, or the later it is lost."""
    late = 1e-6 * result.turns
    return 1.0 - late if result.wins else late


PLAYER = Knowledge(LEVELS, make_policy(), ending=solve_ending, learning=LEARNING)
