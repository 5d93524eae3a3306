"""What the cards alone tell: who is in front, and what must be laid."""

import random

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.games.bergbeklimmen.deck import leader_of, must_lay
from holzwurm_desktop.games.bergbeklimmen.game import BergbeklimmenState
from holzwurm_desktop.games.bergbeklimmen.moves import Keep


def test_the_leader_is_who_begins_a_turn_under_the_front_runner_rule() -> None:
    match = Match.new(all_games()["bergbeklimmen"], [Player("Anna"), Player("Bram")], {}, 7)
    rng, leaders, turn = random.Random(7), set(), -1
    while not match.round_over:
        state = match.playing()
        assert isinstance(state, BergbeklimmenState)
        if state.turn != turn:  # a new turn
            turn = state.turn
            view = state.view(turn)
            leader = leader_of(view.routes)
            assert view.front == (leader == turn)
            leaders.add(leader)
        match.play(rng.choice(state.legal_moves()))
    assert leaders == {None, 0, 1}


def test_only_a_card_that_need_not_be_laid_is_kept() -> None:
    match = Match.new(all_games()["bergbeklimmen"], [Player("Anna"), Player("Bram")], {}, 3)
    rng, kept = random.Random(3), 0
    while not match.round_over:
        state = match.playing()
        assert isinstance(state, BergbeklimmenState)
        view, moves = state.view(state.turn), state.legal_moves()
        if not view.drawing and len(view.hand) == 1:
            may_keep = any(isinstance(move, Keep) for move in moves)
            assert may_keep != must_lay(view.hand[0], view.seat)
            kept += may_keep
        match.play(rng.choice(moves))
    assert kept > 2
