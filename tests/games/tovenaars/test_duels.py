"""Sealed choices of Razende tovenaars: what playouts draw, what duels lead to, mixes that cannot be exploited."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from holzwurm_desktop.ai.search import CODE_LIMIT
from holzwurm_desktop.engine.core import CHANCE, OVER, Rng
from holzwurm_desktop.games.tovenaars.deck import SOLDIERS
from holzwurm_desktop.games.tovenaars.duels import DuelState, line_rewards, sleep_rewards
from holzwurm_desktop.games.tovenaars.game import GAME, TovenaarsState
from holzwurm_desktop.games.tovenaars.moves import Attack, Challenge, Line, Sleep
from holzwurm_desktop.games.tovenaars.player import make_policy
from holzwurm_desktop.games.tovenaars.sealed_choices import LineSearch, SleepSearch
from tests.games.tovenaars.test_rules import BLACK, RED, begun, position

SEEDS = range(400)


def last_duel(reds: str, blacks: str, red: str = "9", black: str = "J") -> TovenaarsState:
    """Red, with the weaker soldier, has challenged: the sealed spells decide the whole round."""
    spells = [[card for card in SOLDIERS if card in each] for each in (reds, blacks)]
    none: list[list[str]] = [[], []]
    state = position(
        f"{red}--", f"{black}--", reserve=none, money=none, strength_spells=none, sleep_spells=spells,
        blocks=[False, False], reversals=[False, False],
    )  # fmt: skip
    state.apply(Attack(RED, 0, 0))
    state.apply(Challenge(RED, True))
    return state


def outcome(state: TovenaarsState, red: str, black: str) -> float:
    """What red gets after these spells, by the rules."""
    after = state.copy()
    after.apply(Sleep(RED, red))
    after.apply(Sleep(BLACK, black))
    assert after.turn == OVER
    return float(after.scores()[RED])


def mix(state: TovenaarsState, seat: int, iterations: int = 3000) -> dict[str, float]:
    """The spells that a seat mixes, and how often it chooses each."""
    search = SleepSearch(state, seat, make_policy(), Rng(3))
    search.run(iterations)
    found = search.considered()
    whole = sum(each.visits for each in found)
    return {SOLDIERS[(each.code - first_code(state)) % 8]: each.visits / whole for each in found}


def first_code(state: TovenaarsState) -> int:
    spell = state.view(state.turn).sleep_spells[state.turn][0]
    return state.code_of(Sleep(state.turn, spell)) - SOLDIERS.index(spell)


# Duels played out.


def test_what_follows_a_pair_of_spells_is_rewarded_as_the_rules_say() -> None:
    state = last_duel("7TA", "9TK")

    for red, black in product("7TA", "9TK"):
        codes = SOLDIERS.index(red), SOLDIERS.index(black)
        rewards = sleep_rewards(state, *codes, make_policy(), Rng(1), 5)
        assert rewards == 5 * outcome(state, red, black)


def line(cards: str) -> int:
    return begun().code_of(Line(RED, tuple(cards)))


def test_lines_are_rewarded_for_the_seat_that_lines_them_up() -> None:
    """An ace loses to the seven, the eight and the nine."""
    for active in (RED, BLACK):
        ahead = line_rewards(active, (line("789"), line("QKA")), make_policy(), Rng(1), 40)
        behind = line_rewards(active, (line("QKA"), line("789")), make_policy(), Rng(1), 40)
        assert ahead > 20 > behind


def test_of_two_strong_lines_that_are_equal_it_is_good_to_attack_first() -> None:
    lines = line("QKA"), line("QKA")
    first, second = (line_rewards(active, lines, make_policy(), Rng(1), 200) for active in (RED, BLACK))
    assert first > 100 > second


def challenged(state: TovenaarsState) -> DuelState:
    """The round in which red is about to challenge, as the search sees it after that."""
    duel = DuelState(2)
    before = position(
        "9--",
        "J--",
        sleep_spells=state.view(RED).sleep_spells,
        strength_spells=[[], []],
        blocks=[False, False],
    )
    before.apply(Attack(RED, 0, 0))
    code = before.code_of(Challenge(RED, True))
    duel.take(before)
    duel.step_code(code)
    return duel


def test_in_a_search_both_spells_are_drawn_at_once_and_every_pair_may_come() -> None:
    state = challenged(last_duel("7TA", "9K"))

    assert state.turn == CHANCE
    drawn = Counter(state.draw_code(Rng(seed)) for seed in SEEDS)
    assert len(drawn) == 3 * 2
    assert Counter(state.copy().draw_code(Rng(seed)) for seed in SEEDS) == drawn


def test_playouts_draw_the_spell_that_stands_better_more_often() -> None:
    """Against the nine and the king the ace wins once and loses once, the ten too, and the seven always loses."""
    state = last_duel("7TA", "9K")
    policy = make_policy()
    drawn = Counter(state.move_of(policy.draw_choice(state, Rng(seed))) for seed in SEEDS)

    seven, ten, ace = (drawn[Sleep(RED, spell)] for spell in "7TA")
    assert 0 < seven < min(ten, ace) * 0.6
    assert sum(drawn.values()) == len(SEEDS)


def test_moves_after_a_duel_are_told_apart_by_who_lost_it() -> None:
    seen = set()
    for seed in range(40):
        state = challenged(last_duel("7TA", "9K"))
        state.step_code(state.draw_code(Rng(seed)))
        seen.add(state.seen_code(state.code_list()[0], RED) - state.code_list()[0])

    assert len(seen) == 2
    assert min(seen) > 0
    assert max(seen) + state.code_list()[0] < CODE_LIMIT


def test_what_came_of_a_duel_is_told_until_the_next_attack() -> None:
    state = challenged(last_duel("7TA", "9K"))
    state.step_code(state.draw_code(Rng(1)))
    told, attacked = [], False
    while state.turn >= 0 and not attacked:
        code = state.code_list()[0]
        told.append(state.seen_code(code, RED) - code)
        attacked = isinstance(last_duel("7", "9").move_of(code), Attack)
        state.step_code(code)

    assert attacked
    assert len(told) > 2
    assert len(set(told)) == 1
    assert state.seen_code(state.code_list()[0], RED) == state.code_list()[0]


# Mixes.


@pytest.mark.parametrize(("reds", "blacks"), [("79A", "8TK"), ("8JA", "7TQ"), ("7TQA", "79QK")])
def test_a_mix_for_the_last_duel_cannot_be_exploited(reds: str, blacks: str) -> None:
    """The round ends with the duel, so the payoffs are exact. A mix of red's guarantees at least what one of black's
    concedes only if both are an equilibrium (von Neumann's minimax theorem); a twentieth is left for noise."""
    state = last_duel(reds, blacks)
    red = mix(state, RED)
    sealed = state.copy()
    sealed.apply(Sleep(RED, reds[0]))
    black = mix(sealed, BLACK)

    payoffs = {(one, other): outcome(state, one, other) for one, other in product(reds, blacks)}
    guaranteed = min(sum(red.get(one, 0) * payoffs[one, other] for one in reds) for other in blacks)
    conceded = max(sum(black.get(other, 0) * payoffs[one, other] for other in blacks) for one in reds)
    assert conceded - guaranteed < 0.05


def test_the_worth_that_is_told_is_that_of_the_seat_that_chooses() -> None:
    """The king beats both of black's spells: red wins for certain."""
    state = last_duel("K", "8T")
    sealed = state.copy()
    sealed.apply(Sleep(RED, "K"))
    worths = []
    for asked, seat in ((state, RED), (sealed, BLACK)):
        search = SleepSearch(asked, seat, make_policy(), Rng(1))
        search.run(2000)
        worths.append(search.considered()[0].mean)

    assert worths[0] > 0.95
    assert worths[1] < 0.05


# Sealed choices of the other seat, as far as this one knows.


def test_a_sealed_spell_may_be_any_that_the_other_has_all_equally_likely() -> None:
    state = last_duel("79A", "8TK")
    state.apply(Sleep(RED, "A"))
    view = state.view(BLACK)
    drawn: Counter[Any] = Counter()
    for seed in range(900):
        other: Any = GAME.determinize(view, Rng(seed))
        assert other.view(BLACK) == view
        drawn[other.view(RED).chosen[RED]] += 1

    assert set(drawn) == {"7", "9", "A"}
    assert all(240 < count < 360 for count in drawn.values())  # 300, give or take four standard deviations


def test_a_sealed_line_may_be_any_all_equally_likely() -> None:
    state = begun()
    state.apply(Line(RED, ("7", "8", "9")))
    view = state.view(BLACK)
    drawn: Counter[Any] = Counter()
    for seed in range(1600):
        other: Any = GAME.determinize(view, Rng(seed))
        assert other.view(BLACK) == view
        drawn.update(enumerate(other.view(RED).lines[RED]))

    assert len(drawn) == 3 * 8
    assert all(140 < count < 260 for count in drawn.values())  # 200, give or take four and a half


def against_all(red: str, black: str) -> float:
    """The share of playouts that red wins; "": any line, each as often."""
    lines = ["".join(three) for three in combinations(SOLDIERS, 3)]
    pairs = list(product([red] if red else lines, [black] if black else lines))
    rewards = [line_rewards(RED, (line(one), line(other)), make_policy(), Rng(1), 8) for one, other in pairs]
    return sum(rewards) / (8 * len(pairs))


@pytest.mark.parametrize("seat", [RED, BLACK])
def test_the_lines_that_are_mixed_win_against_any_line(seat: int) -> None:
    state = begun()
    if seat == BLACK:
        state.apply(Line(RED, ("7", "8", "9")))
        state = GAME.determinize(state.view(BLACK), Rng(1))  # type: ignore[assignment]
    search = LineSearch(state, seat, make_policy(), Rng(1))
    search.run(2500)

    mixed = search.considered()
    assert 1 <= len(mixed) <= 10
    for each in mixed:
        cards = "".join(getattr(state.move_of(each.code), "cards", ()))
        assert (against_all(cards, "") if seat == RED else 1 - against_all("", cards)) > 0.5
