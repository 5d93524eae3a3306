"""How to play Superspion well: what playouts play, and which guesses are worth a thought.

For a seat a rank can still become a trio unless it is the rank of its spy (the card of the spy's suit is the
spy itself), or that card lies on the table already. Guesses at cards that the guesser has seen, or that the
other seat's trios rule out, are pruned.
"""

from __future__ import annotations

from collections.abc import Callable

import cython

from holzwurm_desktop.ai.levels import Budget, Candidate, Knowledge, Learning, Level
from holzwurm_desktop.games.superspion.constants import END, FOURTH, GUESS, TRIO, TRIOS_TO_WIN
from holzwurm_desktop.games.superspion.features import SuperspionFeatures
from holzwurm_desktop.games.superspion.moves import Guess
from holzwurm_desktop.games.superspion.search import SuperspionSearch
from holzwurm_desktop.games.superspion.view import SuperspionView, possible_spies

if not cython.compiled:
    from holzwurm_desktop.ai.search import Policy
    from holzwurm_desktop.engine.core import Rng, State
    from holzwurm_desktop.games.superspion.rules import SuperspionPosition, bit, count_of, nth


class SuperspionPolicy(Policy):
    """Playouts that keep what can become a trio, lay whatever they can, and guess when they know or must.

    noise: the greatest random bonus of a discard, in the unit of `_worth`; daring: when the other seat is one
    trio short of winning, playouts guess if at most this many cards are possible; looked: in that case the
    search tries guesses among at most this many cards, otherwise among two; margin_share: which part of the
    reward, 0 to 1, is the lead in trios rather than the win itself; prior_visits: prior visits, see `Policy`.
    """

    def __init__(
        self,
        noise: float = 1.5,
        daring: int = 3,
        looked: int = 6,
        margin_share: float = 0.15,
        prior_visits: int = 6,
    ) -> None:
        super().__init__()
        self.prior_visits = prior_visits
        # Without pruning, 52 guesses in every turn would drown the moves that matter.
        self.prunes = True
        self.noise = noise
        self.daring = daring
        self.looked = looked
        self.margin_share = margin_share

    def choose(self, state: State, rng: Rng) -> cython.int:
        return self._choose(cython.cast(SuperspionPosition, state), rng)

    def _choose(self, state: SuperspionPosition, rng: Rng) -> cython.int:
        lays = cython.declare(cython.int[64])
        if not cython.compiled:
            lays = [0] * 64
        if not state.laying:
            return self._discard(state, rng)
        count: cython.int = state.lays(lays)
        if count > 0:
            # Laying is nearly always right, and what is laid first rarely matters.
            return lays[rng.below(count)]
        spies: cython.ulonglong = state.suspects(state.turn)
        number: cython.int = count_of(spies)
        # A wrong guess loses: only a sure one is made, unless the next trio may lose the round anyway.
        limit: cython.int = 1
        if state.trio_count[1 - state.turn] >= TRIOS_TO_WIN - 1:
            limit = self.daring
        if number > limit:
            return END
        return GUESS + nth(spies, rng.below(number))

    def _discard(self, state: SuperspionPosition, rng: Rng) -> cython.int:
        """The card of the hand that is worth least, with some noise."""
        hand: cython.ulonglong = state.hand[state.turn]
        best: cython.int = 0
        least: cython.double = 1000.0
        worth: cython.double
        card: cython.int = 0
        while hand:
            # Whole ranks first: most are not in the hand.
            if not hand & 15:
                hand >>= 4
                card += 4
                continue
            if hand & 1:
                worth = self._worth(state, card) + self.noise * rng.unit()
                if worth < least:
                    best = card
                    least = worth
            hand >>= 1
            card += 1
        return best

    def _worth(self, state: SuperspionPosition, card: cython.int) -> cython.double:
        """What a card in the hand of the seat to act may become: 0 for nothing, more the nearer it is to a
        trio."""
        seat: cython.int = state.turn
        suit: cython.int = state.spy[seat] & 3
        rank: cython.int = card >> 2
        table: cython.int = (state.table >> (rank * 4)) & 15
        # A trio of this rank lies already: the card can be a fourth at best.
        if table:
            return 2.0
        # The card of the right suit is the spy itself, so this rank can never be a trio.
        if rank == state.spy[seat] >> 2:
            return 0.0
        held: cython.int = (state.hand[seat] >> (rank * 4)) & 15
        number: cython.int = (held & 1) + ((held >> 1) & 1) + ((held >> 2) & 1) + ((held >> 3) & 1)
        # Whether the hand has the card without which this rank is no trio.
        key: cython.int = (held >> suit) & 1
        own: cython.bint = (card & 3) == suit
        if number >= 3:
            # Three others remain a trio without this one.
            if number == 4 and not own:
                return 5.0
            return 9.0 if key else 4.5
        gone: cython.int = (state.discards[seat] >> (rank * 4)) & 15
        worth: cython.double = 3.0 * number + 1.5 * key + 0.5 * own
        # The key card is among the own discards and comes back in the next pass at best.
        if not key and (gone >> suit) & 1:
            worth -= 2.0
        return worth

    def hopeless(self, state: State, code: cython.int) -> cython.bint:
        return self._hopeless(cython.cast(SuperspionPosition, state), code)

    def _hopeless(self, state: SuperspionPosition, code: cython.int) -> cython.bint:
        return GUESS <= code < TRIO and not self._guesses(state) & bit(code - GUESS)

    def _guesses(self, state: SuperspionPosition) -> cython.ulonglong:
        """The cards that are worth guessing at."""
        spies: cython.ulonglong = state.suspects(state.turn)
        # Only when the other seat is about to win is a guess among many worth trying.
        pressed: cython.bint = state.trio_count[1 - state.turn] >= TRIOS_TO_WIN - 1
        return spies if count_of(spies) <= (self.looked if pressed else 2) else 0

    def worth_a_try(self, state: State, codes: cython.p_int, count: cython.int) -> cython.int:
        return self._worth_a_try(cython.cast(SuperspionPosition, state), codes, count)

    def _worth_a_try(self, state: SuperspionPosition, codes: cython.p_int, count: cython.int) -> cython.int:
        # 52 guesses, all judged by the same cards: found once, not for each. The end of the turn is never hopeless.
        if not state.laying:
            return count
        guesses: cython.ulonglong = self._guesses(state)
        i: cython.int
        left: cython.int = 0
        for i in range(count):
            if not GUESS <= codes[i] < TRIO or guesses & bit(codes[i] - GUESS):
                codes[left] = codes[i]
                left += 1
        return left

    def expect(self, state: State, code: cython.int) -> cython.double:
        return self._expect(cython.cast(SuperspionPosition, state), code)

    def _expect(self, state: SuperspionPosition, code: cython.int) -> cython.double:
        if code < FOURTH:
            # Priors only order the first tries; they say that laying is good and that a guess is as good as
            # its chances.
            return 0.7 - 0.04 * self._worth(state, code)
        if code < GUESS:
            return 0.7
        if code < TRIO:
            return 1.0 / count_of(state.suspects(state.turn))
        return 0.75 if code < END else 0.5

    def judge(self, state: State, out: cython.p_double) -> cython.void:
        self._judge(cython.cast(SuperspionPosition, state), out)

    def _judge(self, state: SuperspionPosition, out: cython.p_double) -> cython.void:
        state.rewards(out)
        # Six trios at most, so the lead is between -0.5 and 0.5.
        lead: cython.double = (state.trio_count[0] - state.trio_count[1]) / 12.0
        out[0] = out[0] * (1.0 - self.margin_share) + (0.5 + lead) * self.margin_share
        out[1] = out[1] * (1.0 - self.margin_share) + (0.5 - lead) * self.margin_share


LEVELS = {
    # Whoever makes no wrong guess loses little by weak play: what parts the levels below medium is their patience.
    "beginner": Level(iterations=2, slack=0.7, temperature=0.2, careless=True, own=(0.7,)),
    "easy": Level(iterations=4, slack=0.6, temperature=0.2, careless=True, own=(0.93,)),
    "medium": Level(iterations=8, slack=0.5, temperature=0.2, own=(1.0,)),
    "hard": Level(iterations=30, own=(1.0,)),
    "expert": Level(seconds=0.9, usual=25_000, own=(1.0,)),
}
"""`own`: how often, from 0 to 1, a level does not name one of `FEW` cards or less where it could do otherwise."""
FEW = 6


def make_policy() -> SuperspionPolicy:
    """The policy that the levels of this game search with."""
    return SuperspionPolicy()


def choose(
    view: SuperspionView, way: Level, rng: Rng, budget: Budget, cancelled: Callable[[], bool]
) -> list[Candidate]:
    """The guesses that an impatient level makes too soon, as often as its `own` says; none otherwise."""
    (patience,) = way.own
    if patience == 1.0 or not view.laying:
        return []
    suspects = possible_spies(view)
    if not 1 < len(suspects) <= FEW or rng.draw(1_000_000) < patience * 1_000_000:
        return []
    return [Candidate(Guess(view.seat, card), 1, 1.0 / len(suspects)) for card in suspects]


LEARNING = Learning(SuperspionFeatures(), make_policy, horizon=0, exploration=0.5)
PLAYER = Knowledge(LEVELS, make_policy(), SuperspionSearch, choose, learning=LEARNING)
