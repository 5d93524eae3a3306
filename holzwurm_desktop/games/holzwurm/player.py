"""How to play Der dreizehnte Holzwurm well: what playouts play and how a finished round is judged."""

from __future__ import annotations

import cython

from holzwurm_desktop.ai.levels import Knowledge, Learning, Level, taught
from holzwurm_desktop.games.holzwurm.constants import NEW, POISON_POINTS
from holzwurm_desktop.games.holzwurm.features import HolzwurmFeatures

if not cython.compiled:
    from holzwurm_desktop.ai.search import Policy
    from holzwurm_desktop.engine.core import Rng, State
    from holzwurm_desktop.games.holzwurm.rules import (
        HolzwurmPosition,
        card_of,
        points_of_value,
        stays,
        target_of,
    )


class HolzwurmPolicy(Policy):
    """Playouts that look one card ahead: of a few random plays, they make the one that leaves the best hand.

    tries: how many random plays are compared; card_worth: what it is worth, in points, to hold one card
    fewer; margin_share: which part of the reward, 0 to 1, is the lead in points rather than the win itself.
    """

    def __init__(self, tries: int = 3, card_worth: float = 2.0, margin_share: float = 0.3) -> None:
        super().__init__()
        self.tries = tries
        self.card_worth = card_worth
        self.margin_share = margin_share

    def choose(self, state: State, rng: Rng) -> cython.int:
        return self._choose(cython.cast(HolzwurmPosition, state), rng)

    def _choose(self, state: HolzwurmPosition, rng: Rng) -> cython.int:
        # Not all plays: listing them for every move of a playout would cost too much, and playouts should
        # stay varied.
        best: cython.int = state.random_code(rng)
        best_gain: cython.double = self._gain(state, best)
        _try: cython.int
        code: cython.int
        gain: cython.double
        for _try in range(self.tries - 1):
            code = state.random_code(rng)
            gain = self._gain(state, code)
            if gain > best_gain:
                best = code
                best_gain = gain
        return best

    def _gain(self, state: HolzwurmPosition, code: cython.int) -> cython.double:
        """What the play changes in the hand, in points: points won, and `card_worth` for each card fewer."""
        row: cython.int = target_of(code)
        value: cython.int = card_of(code) % 12
        length: cython.int = 0 if row == NEW else state.row_length[row]
        if stays(value, length):
            return self.card_worth - points_of_value(value)
        # The card itself comes back, so the hand grows by the row and one fate card.
        change: cython.double = -self.card_worth * (length + 1)
        i: cython.int
        for i in range(length):
            change += points_of_value(state.row_cards[row * 12 + i] % 12)
        if state.fate_left == 1:
            return change + POISON_POINTS
        return change + points_of_value(state.fate[state.fate_left - 1] % 12)

    def total(self, seats: cython.int) -> cython.double:
        # Leads are 0.5 on average; that some are cut off hardly counts.
        return 1.0 + self.margin_share * (seats / 2.0 - 1.0)

    def judge(self, state: State, out: cython.p_double) -> cython.void:
        self._judge(cython.cast(HolzwurmPosition, state), out)

    def _judge(self, state: HolzwurmPosition, out: cython.p_double) -> cython.void:
        state.rewards(out)
        seat: cython.int
        mean: cython.double = 0.0
        lead: cython.double
        for seat in range(state.seats):
            mean += state.score(seat)
        # The margin tells the search about positions that playouts nearly always win or lose, where the win
        # alone is a flat signal.
        mean /= state.seats
        for seat in range(state.seats):
            # 30 points ahead of or behind the mean are as good, or bad, as it gets.
            lead = (state.score(seat) - mean) / 60.0 + 0.5
            lead = 0.0 if lead < 0.0 else (1.0 if lead > 1.0 else lead)
            out[seat] = out[seat] * (1.0 - self.margin_share) + lead * self.margin_share


LEVELS = {
    "beginner": Level(iterations=12, slack=0.6, temperature=0.5, careless=True),
    "easy": Level(iterations=60, slack=0.16, temperature=0.11, careless=True),
    "medium": Level(iterations=120, slack=0.14, temperature=0.1, learned=True),
    "hard": Level(iterations=240, slack=0.07, temperature=0.045, learned=True),
    "expert": Level(seconds=0.9, usual=150_000, learned=True),
}


def make_policy() -> HolzwurmPolicy:
    """The policy that the levels of this game search with."""
    return HolzwurmPolicy()


LEARNING = Learning(HolzwurmFeatures(), make_policy, horizon=0, exploration=0.5)
PLAYER = Knowledge(LEVELS, make_policy(), learning=LEARNING, learned=taught("holzwurm", LEARNING))
