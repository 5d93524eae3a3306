"""What is known about Bergbeklimmen and Superspion: no level plays absurdly."""

from typing import Any

import pytest

from holzwurm_desktop.ai.levels import knowledge
from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.games.superspion.moves import Guess, Trio
from tests.playing import new_match

FEW = Budget(iterations=30)


def played(game_id: str, seed: int, iterations: int = 12, limit: int = 600) -> Match:
    """A match in which both seats think a little before each move."""
    match = new_match(game_id, seed)
    for number in range(limit):
        if match.round_over:
            break
        state = match.playing()
        due = match.chance()
        budget = Budget(iterations=iterations)
        match.play(due or think(match.game, state.view(state.turn), "hard", number, budget).move)
    return match


@pytest.mark.parametrize("game_id", ["bergbeklimmen", "superspion"])
def test_every_level_has_its_way(game_id: str) -> None:
    assert set(knowledge(game_id).levels) == set(LEVELS)


@pytest.mark.parametrize("seed", [1, 2])
def test_even_a_short_search_climbs_to_the_summit(seed: int) -> None:
    match = played("bergbeklimmen", seed)

    assert match.rounds[0].end == "top"
    assert len(match.rounds[0].moves) < 600


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
        match = played("superspion", seed, limit=0)
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
    match = played("superspion", 3, limit=30)
    state = match.playing()
    while state.turn < 0:
        match.play(match.chance())  # type: ignore[arg-type]
    view = state.view(state.turn)
    other = match.game.determinize(view, Rng(5))

    first = think(match.game, view, "hard", 7, FEW).move

    assert think(match.game, other.view(state.turn), "hard", 7, FEW).move == first
