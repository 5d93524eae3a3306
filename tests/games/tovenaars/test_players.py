"""Computer players of Razende tovenaars: sealed choices are mixed, nothing hidden is used."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from holzwurm_desktop.ai.levels import knowledge
from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.ai.search import Policy
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.games.tovenaars.deck import SOLDIERS
from holzwurm_desktop.games.tovenaars.game import GAME
from holzwurm_desktop.games.tovenaars.moves import Sleep
from holzwurm_desktop.games.tovenaars.sealed_choices import LineSearch, SleepSearch
from tests.playing import new_match, next_move

FEW = Budget(iterations=200)


def at_stage(stage: str, seed: int = 1) -> Iterator[Match]:
    """Matches in positions that ask for this."""
    for deal in range(seed, seed + 40):
        match, rng = new_match("tovenaars", deal), Rng(deal)
        while not match.round_over:
            state: Any = match.playing()
            if state.view(state.turn).stage == stage:
                yield match
                break
            match.play(next_move(match, rng))


def test_sleep_spells_are_mixed_not_always_the_same() -> None:
    match = next(at_stage("attacker-sleep"))
    state = match.playing()
    view = state.view(state.turn)

    chosen = {think(GAME, view, "hard", seed, FEW).move.spell for seed in range(25)}  # type: ignore[attr-defined]

    assert len(chosen) > 1


def test_lines_are_mixed_too() -> None:
    view = new_match("tovenaars").playing().view(0)

    chosen = {tuple(sorted(think(GAME, view, "hard", seed, FEW).move.cards)) for seed in range(12)}  # type: ignore[attr-defined]

    assert len(chosen) > 1


def test_a_spell_that_loses_to_all_is_left_to_those_that_win() -> None:
    match = next(at_stage("attacker-sleep"))
    state: Any = match.playing().copy()
    seat = state.active
    view = state.view(seat)
    view = view._replace(sleep_spells=[["7", "K"], ["8", "Q"]] if seat == 0 else [["8", "Q"], ["7", "K"]])
    root = match.game.determinize(view, Rng(1))
    search = SleepSearch(root, seat, knowledge("tovenaars").policy, Rng(5))

    search.run(4000)

    best = search.considered()[0]
    assert root.move_of(best.code).spell == "K"
    assert best.visits > 700


def test_the_first_sealed_spell_does_not_change_what_the_second_chooses() -> None:
    match = next(at_stage("attacker-sleep"))
    count = len(match.rounds[0].moves)
    state: Any = match.playing()
    spells = state.view(state.turn).sleep_spells[state.turn]
    chosen = set()
    for spell in spells:
        again = match.before(count)
        again.play(Sleep(state.turn, spell))
        view = again.playing().view(1 - state.turn)
        chosen.add(str(think(GAME, view, "hard", 7, FEW).move))

    assert len(spells) > 1
    assert len(chosen) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_whole_round_of_legal_moves(level: str) -> None:
    match = new_match("tovenaars", 3)
    for number in range(400):
        if match.round_over:
            break
        state = match.playing()
        match.play(think(GAME, state.view(state.turn), level, number, Budget(iterations=20)).move)

    assert match.round_over


def test_a_line_is_three_different_soldiers_whatever_was_tried() -> None:
    root: Any = new_match("tovenaars").playing()
    search = LineSearch(root, 0, Policy(), Rng(2))

    search.run(3)

    for found in search.considered():
        assert len(set(root.move_of(found.code).cards)) == 3


@pytest.mark.parametrize("seat", [0, 1])
def test_each_seat_lines_up_what_is_best_for_itself(seat: int) -> None:
    """With the first three soldiers seat 0 wins whatever the other lines up; all others lose to the last three."""
    root: Any = new_match("tovenaars").playing()
    search = LineSearch(root, seat, Policy(), Rng(2))
    threes = list(combinations(range(8), 3))
    for mine, other in product(range(len(threes)), repeat=2):
        won = 1.0 if mine == 0 else 0.0 if other == len(threes) - 1 else 0.5
        search._cells.add(mine, other, 1000 * won, 1000)

    best = search.considered()[0]
    soldiers = [SOLDIERS.index(card) for card in root.move_of(best.code).cards]
    assert tuple(sorted(soldiers)) == (threes[0] if seat == 0 else threes[-1])
    assert (best.mean > 0.9) == (seat == 0)  # nothing that seat 1 lines up wins against the first three
    assert (best.mean < 0.1) == (seat == 1)
