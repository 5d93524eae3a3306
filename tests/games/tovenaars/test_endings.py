"""The ends of rounds solved exactly: compared with brute force in fractions, which shares nothing but the rules."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from fractions import Fraction
from functools import cache
from itertools import combinations, islice
from random import Random
from typing import Any

import pytest

from holzwurm_desktop.ai.levels import Cancelled
from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.games.tovenaars import player
from holzwurm_desktop.games.tovenaars.constants import (
    AT_ATTACK,
    AT_CHALLENGE,
    AT_REVERSE,
    AT_SLEEP,
    ATTACK,
    CHALLENGE,
    REVERSE,
    STRENGTH,
)
from holzwurm_desktop.games.tovenaars.endings import EndingSolver, Worth
from tests.playing import as_json, new_match

GAME = all_games()["tovenaars"]
MANY = 1_000_000
FEW = 1_500
"""So many positions brute force looks at."""
ROUNDS = 22


class TooMany(Exception):
    """Brute force would take too long here."""


class BruteForce:
    """The chance of seat 0 in any position, by the rules alone, as a fraction."""

    def __init__(self) -> None:
        self.known: dict[str, Fraction] = {}

    def value(self, state: Any) -> Fraction:
        if state.turn == OVER:
            return Fraction(int(state.scores()[0]))
        key = as_json(state.view(state.turn))
        if key not in self.known:
            if len(self.known) > FEW:
                raise TooMany
            self.known[key] = self._value(state)
        return self.known[key]

    def _value(self, state: Any) -> Fraction:
        if state.chooses_sleep():
            return game_value(self.matrix(state))
        best = max if state.turn == 0 else min
        return best(self.value(after(state, code)) for code in state.code_list())

    def matrix(self, state: Any) -> list[list[Fraction]]:
        """What seat 0 wins by each pair of sleep spells, its own by rows."""
        rows = []
        for first in state.code_list():
            chosen = after(state, first)
            rows.append([self.value(after(chosen, second)) for second in chosen.code_list()])
        return rows if state.turn == 0 else [list(column) for column in zip(*rows, strict=True)]


def after(state: Any, *codes: int) -> Any:
    state = state.copy()
    for code in codes:
        state.step_code(code)
    return state


def game_value(payoffs: list[list[Fraction]]) -> Fraction:
    """The value of a matrix game, by trying all sets of choices that may be mixed (Shapley and Snow, 1950)."""
    low = max(min(row) for row in payoffs)
    high = min(max(column) for column in zip(*payoffs, strict=True))
    if low == high:
        return low
    for size in range(2, min(len(payoffs), len(payoffs[0])) + 1):
        for rows in combinations(range(len(payoffs)), size):
            for columns in combinations(range(len(payoffs[0])), size):
                value = value_if_mixed(payoffs, rows, columns)
                if value is not None:
                    return value
    raise AssertionError("a matrix game has a value")


def value_if_mixed(
    payoffs: list[list[Fraction]], rows: tuple[int, ...], columns: tuple[int, ...]
) -> Fraction | None:
    """The value if both sides can make the other indifferent among these choices, and gain by no other one."""
    part = [[payoffs[i][j] for j in columns] for i in rows]
    own = indifferent([list(column) for column in zip(*part, strict=True)])
    other = indifferent(part)
    if own is None or other is None:
        return None
    value = own[-1]
    least = min(
        sum(share * payoffs[i][j] for share, i in zip(own, rows, strict=False))
        for j in range(len(payoffs[0]))
    )
    most = max(
        sum(share * payoffs[i][j] for share, j in zip(other, columns, strict=False))
        for i in range(len(payoffs))
    )
    return value if min(own[:-1]) >= 0 and min(other[:-1]) >= 0 and least == most == value else None


def indifferent(lines: list[list[Fraction]]) -> list[Fraction] | None:
    """The mix of places that gives every line the same, and behind it what that is; None if there is not one."""
    size = len(lines)
    table = [[*line, Fraction(-1), Fraction(0)] for line in lines]
    table.append([Fraction(1)] * size + [Fraction(0), Fraction(1)])
    for at in range(size + 1):
        pivot = next((i for i in range(at, size + 1) if table[i][at]), None)
        if pivot is None:
            return None
        table[at], table[pivot] = table[pivot], table[at]
        table[at] = [each / table[at][at] for each in table[at]]
        for i in range(size + 1):
            if i != at:
                table[i] = [x - table[i][at] * y for x, y in zip(table[i], table[at], strict=True)]
    return [line[-1] for line in table]


@cache
def played(deal: int) -> tuple[Any, ...]:
    """The decisions of a round between players that search a little, the last one first."""
    match = new_match("tovenaars", deal, start=deal % 2)
    found = []
    while not match.round_over:
        state = match.playing()
        if len(state.code_list()) > 1:
            found.append(state.copy())
        match.play(
            think(GAME, state.view(state.turn), "medium", deal + len(found), Budget(iterations=20)).move
        )
    return tuple(reversed(found))


@cache
def small_endings(deal: int) -> tuple[tuple[Any, BruteForce], ...]:
    """The positions at the end of a round that brute force can solve, and the same with more sleep spells or with
    both reversal spells: players have mostly used theirs up."""
    found = []
    for state in played(deal):
        brute = BruteForce()
        try:
            # All of it, also where the seat to act waits behind a sealed choice.
            brute.value(before_choices(state))
        except TooMany:
            break
        found.append((state, brute))
    random = Random(deal)
    attacks = (state for state in played(deal) if state.stage == AT_ATTACK and not state.blocked)
    for state in islice(attacks, 4):
        richer, brute = with_spells(state, random), BruteForce()
        with suppress(TooMany):
            brute.value(richer)
            found += [(richer, brute), (at_duel(richer), brute)]
        richer, brute = with_reversals(state, random), BruteForce()
        with suppress(TooMany):
            brute.value(richer)
            asked = at_reversal(richer, random)
            found += [(richer, brute), (asked, brute), (after(asked, REVERSE + 1), brute)]
    return tuple(found)


def with_spells(state: Any, random: Random) -> Any:
    """The same position with three sleep spells for each side, one of each kind, and no other spells or money."""
    spells = [[random.choice("789T"), random.choice("JQK"), "A"] for _ in range(2)]
    none: list[list[int]] = [[], []]
    view = state.view(0)._replace(sleep_spells=spells, strength_spells=none, money=none)
    return GAME.state_from_view(view._replace(blocks=[False, False], reversals=[False, False]))


def with_reversals(state: Any, random: Random) -> Any:
    """The same position with a reversal spell for each side, a sleep spell for each in half the cases, and no other
    spells or money."""
    spells = [[random.choice("789TJQKA")] for _ in range(2)] if random.randrange(2) else [[], []]
    none: list[list[int]] = [[], []]
    view = state.view(0)._replace(sleep_spells=spells, strength_spells=none, money=none)
    return GAME.state_from_view(view._replace(blocks=[False, False], reversals=[True, True]))


def at_reversal(state: Any, random: Random) -> Any:
    """The position after a duel, decided somehow, whose loser may reverse it."""
    while state.stage != AT_REVERSE:
        attacks = [code for code in state.code_list() if ATTACK <= code < STRENGTH]
        state = after(state, random.choice(attacks or state.code_list()))
    return state


def at_duel(state: Any) -> Any:
    """The position after an attack without strength spells that is challenged."""
    while not state.chooses_sleep():
        attacks = [code for code in state.code_list() if ATTACK <= code < STRENGTH]
        state = after(state, CHALLENGE + 1 if state.stage >= AT_CHALLENGE else (attacks or [STRENGTH])[0])
    return state


def before_choices(state: Any) -> Any:
    """The position before the sealed choice of the attacker, where that was made."""
    if not state.chooses_sleep() or state.turn == state.active:
        return state
    earlier = state.copy()
    earlier.stage, earlier.turn = AT_SLEEP, earlier.active
    return earlier


def solved(state: Any, limit: int = MANY) -> list[Worth]:
    found = EndingSolver(state, limit, lambda: True).solve()
    assert found is not None
    return found


def own(chance: Fraction, seat: int) -> float:
    return float(chance if seat == 0 else 1 - chance)


@pytest.mark.parametrize("deal", range(1, ROUNDS + 1))
def test_every_move_is_worth_what_brute_force_says(deal: int) -> None:
    for state, brute in small_endings(deal):
        if state.chooses_sleep():
            continue
        for each in solved(state):
            assert each.chance == pytest.approx(
                own(brute.value(after(state, each.code)), state.turn), abs=1e-9
            )
            assert each.share == 1.0


def test_brute_force_has_looked_at_enough() -> None:
    states = [state for deal in range(1, ROUNDS + 1) for state, _ in small_endings(deal)]

    assert len(states) > 250
    assert {state.stage for state in states} == set(range(1, 11))


def test_some_reversals_decide_the_round() -> None:
    """Else a solver that does not know them would pass as well."""
    decisive = Counter(
        state.stage
        for deal in range(1, ROUNDS + 1)
        for state, _ in small_endings(deal)
        if state.stage >= AT_REVERSE and len({each.chance for each in solved(state)}) == 2
    )
    assert min(decisive[AT_REVERSE], decisive[AT_REVERSE + 1]) >= 2


def test_sealed_choices_are_mixed_as_well_as_can_be() -> None:
    looked = mixed = 0
    for deal in range(1, ROUNDS + 1):
        for state, brute in small_endings(deal):
            if not state.chooses_sleep():
                continue
            matrix = brute.matrix(before_choices(state))
            if state.turn == 1:
                matrix = [[1 - each for each in column] for column in zip(*matrix, strict=True)]
            found = solved(state)
            shares = [each.share for each in found]
            best = max(each.chance for each in found)

            assert best == pytest.approx(float(game_value(matrix)), abs=1e-9)
            assert sum(shares) == pytest.approx(1.0, abs=1e-9)
            # The mix makes sure of the value, whatever the other side chooses.
            for column in zip(*matrix, strict=True):
                assert sum(s * float(p) for s, p in zip(shares, column, strict=True)) >= best - 1e-9
            assert all(each.chance == best for each in found if each.share)
            looked += 1
            mixed += max(shares) < 1.0
    assert looked >= 20
    assert mixed >= 5


def test_who_chooses_second_knows_no_more_than_who_chooses_first() -> None:
    state, _ = next(
        (state, brute)
        for deal in range(1, ROUNDS + 1)
        for state, brute in small_endings(deal)
        if state.chooses_sleep() and state.turn == state.active
    )
    second = [after(state, code) for code in state.code_list()]

    assert len({tuple(solved(each)) for each in second}) == 1


def test_where_both_can_still_sleep_and_win_the_chance_lies_between() -> None:
    values = Counter(
        0.0 < max(each.chance for each in solved(state)) < 1.0
        for deal in range(1, ROUNDS + 1)
        for state, _ in small_endings(deal)
    )
    assert values[True] >= 10
    assert values[False] >= 50


def test_too_many_positions_are_given_up() -> None:
    state = played(1)[40]

    assert EndingSolver(state, 10, lambda: True).solve() is None


def test_it_stops_when_it_is_told_to() -> None:
    calls: list[int] = []

    def go_on() -> bool:
        calls.append(1)
        return len(calls) < 3

    solver = EndingSolver(played(1)[40], MANY, go_on)
    assert solver.solve() is None
    assert len(calls) == 3
    assert MANY - solver.left < 1000


def test_the_root_stays_as_it_is() -> None:
    for state in played(2)[:12]:
        before = as_json(state.view(state.turn)), state.code_list()
        solved(state)
        assert (as_json(state.view(state.turn)), state.code_list()) == before


def some_endings() -> list[Any]:
    """Positions of all stages to compare two builds with, solved in a moment."""
    return [state for deal in (1, 15, 22) for state, _ in small_endings(deal)]


# What a player makes of it.


def ending_of(state: Any, level: str = "expert", **budget: float) -> Any:
    view = state.view(state.turn)
    return player.solve_ending(view, player.LEVELS[level], Budget(**budget), lambda: False)  # type: ignore[arg-type]


@pytest.mark.parametrize("deal", range(1, 5))
def test_an_ending_is_told_the_best_first_and_as_solved(deal: int) -> None:
    for state, _ in small_endings(deal):
        ending = ending_of(state, iterations=1_000_000)
        exact = {state.move_of(each.code): each for each in solved(state)}

        assert {each.move: each.mean for each in ending.candidates} == {m: w.chance for m, w in exact.items()}
        assert all(each.solved for each in ending.candidates)
        means = [each.mean for each in ending.candidates]
        assert means == sorted(means, reverse=True)
        sealed = tuple(exact[each.move].share for each in ending.candidates)
        assert ending.shares == (sealed if state.chooses_sleep() else ())


def test_an_expert_makes_a_move_that_keeps_the_chance() -> None:
    for deal in range(1, 9):
        for state, _ in small_endings(deal):
            thought = think(GAME, state.view(state.turn), "expert", deal, Budget(iterations=1_000_000))
            worths = {state.move_of(each.code): each for each in solved(state)}
            assert worths[thought.move].chance == max(each.chance for each in worths.values())
            assert worths[thought.move].share > 0.0


def test_levels_below_hard_solve_nothing() -> None:
    state = played(1)[0]

    assert [ending_of(state, level, iterations=1_000_000) is None for level in player.LEVELS] == [
        True
    ] * 3 + [False] * 2


def test_what_is_not_small_is_left_to_the_search() -> None:
    opening = new_match("tovenaars").playing()
    early = played(1)[-3]

    assert ending_of(opening, iterations=1_000_000) is None
    assert player.expected_digits(early.view(early.turn)) > player.LEVELS["expert"].own[0]
    assert ending_of(early, iterations=1_000_000) is None


def test_without_time_an_ending_is_left_to_the_search() -> None:
    state = next(each for each in played(1) if EndingSolver(each, 300, lambda: True).solve() is None)

    assert ending_of(state, iterations=1_000_000) is not None
    assert ending_of(state, seconds=1e-9) is None


def test_solving_is_called_off() -> None:
    state = next(each for each in played(1) if EndingSolver(each, 300, lambda: True).solve() is None)

    with pytest.raises(Cancelled):
        think(GAME, state.view(state.turn), "expert", 1, cancelled=lambda: True)
