"""What no player of Superspion does in whole rounds, however short it thinks."""

from __future__ import annotations

from typing import Any

import pytest

from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.games.superspion.moves import Guess, Trio
from tests.playing import new_match

FEW = Budget(iterations=30)


@pytest.mark.parametrize("seed", range(4))
def test_a_guess_is_never_a_card_that_was_seen_or_ruled_out(seed: int) -> None:
    match = new_match("superspion", seed + 1)
    guesses = 0
    for number in range(400):
        if match.round_over:
            break
        state = match.playing()
        due = match.chance()
        if due is None:
            view: Any = state.view(state.turn)
            move = think(match.game, view, "easy", number, FEW).move
            if isinstance(move, Guess):
                guesses += 1
                assert move.card not in view.sighted
                assert all(move.card[1] in {card[1] for card in trio} for trio in view.trios[1 - view.seat])
            due = move
        match.play(due)

    assert match.round_over
    assert guesses <= 1


def test_a_sixth_trio_is_laid_at_once() -> None:
    for seed in range(1, 30):
        match = new_match("superspion", seed)
        for number in range(400):
            if match.round_over:
                break
            state = match.playing()
            due = match.chance()
            if due is None:
                view: Any = state.view(state.turn)
                due = think(match.game, view, "hard", number, FEW).move
                trios = [move for move in state.legal_moves() if isinstance(move, Trio)]
                if trios and len(view.trios[view.seat]) == 5:
                    assert isinstance(due, Trio)
                    return
            match.play(due)
    raise AssertionError("nobody came to five trios with a sixth in hand")


def test_hidden_cards_make_no_difference_to_a_move() -> None:
    match = new_match("superspion", 3)
    for number in range(30):
        state = match.playing()
        due = match.chance()
        match.play(
            due or think(match.game, state.view(state.turn), "hard", number, Budget(iterations=12)).move
        )
    state = match.playing()
    while state.turn < 0:
        match.play(match.chance())  # type: ignore[arg-type]
    view = state.view(state.turn)
    other = match.game.determinize(view, Rng(5))

    first = think(match.game, view, "hard", 7, FEW).move

    assert think(match.game, other.view(state.turn), "hard", 7, FEW).move == first
