"""What the cards alone tell agrees with the rules, in rounds played at random."""

import random

from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.games.superspion.deck import may_use_sheet, possible_trio_ranks, ruled_out
from holzwurm_desktop.games.superspion.game import SuperspionState
from holzwurm_desktop.games.superspion.moves import Guess, Trio

PLAYERS = [Player("Anna"), Player("Bram")]


def states(number: int, moves: int) -> list[SuperspionState]:
    """The position before each of so many random moves."""
    match, rng, found = Match.new(all_games()["superspion"], PLAYERS, {}, number), random.Random(number), []
    for _ in range(moves):
        due = match.chance()
        state = match.playing()
        assert isinstance(state, SuperspionState)
        found.append(state.copy())
        lays = [move for move in state.legal_moves() if not isinstance(move, Guess)] if due is None else [due]
        trios = [move for move in lays if isinstance(move, Trio)]
        match.play(rng.choice(trios or lays))
        if match.round_over:
            break
    return found


def test_the_possible_trios_are_those_that_the_rules_allow() -> None:
    compared = 0
    for state in states(5, 200):
        view = state.view(max(state.turn, 0))
        if state.turn < 0 or not view.laying:
            continue
        ranks = {move.cards[0][0] for move in state.legal_moves() if isinstance(move, Trio)}
        assert possible_trio_ranks(view.hand, view.spies[view.seat]) == ranks
        compared += bool(ranks)
    assert compared > 2


def test_trios_never_rule_out_the_spy_of_who_laid_them() -> None:
    last = states(5, 200)[-1]
    for seat in range(2):
        trios = last.view(seat).trios[seat]
        assert trios
        assert last.spy_of(seat) not in ruled_out(trios)


def test_trios_rule_out_their_ranks_and_the_suits_that_one_of_them_lacks() -> None:
    assert ruled_out([]) == set()
    out = ruled_out([["5H", "5S", "5D"], ["KH", "KC", "KS"]])
    assert {"5C", "KD", "2D", "2C"} <= out
    assert {"AH", "4S"}.isdisjoint(out)


def test_the_sheet_opens_with_the_fifth_trio_of_either_unless_the_match_says_otherwise() -> None:
    four, five = [[1] * 4, []], [[], [1] * 5]
    assert [may_use_sheet("five", trios) for trios in (four, five)] == [False, True]
    assert (may_use_sheet("always", four), may_use_sheet("never", five)) == (True, False)
