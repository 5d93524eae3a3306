"""What a player of Superspion is worth: moves that are right by the rules, and what playouts prefer."""

from __future__ import annotations

import math
from typing import Any

import pytest

from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.ai.search import Search
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.core import OVER, Rng
from holzwurm_desktop.games.deck52.deck import DECK
from holzwurm_desktop.games.superspion.constants import END, GUESS, TRIO
from holzwurm_desktop.games.superspion.game import GAME, SuperspionState
from holzwurm_desktop.games.superspion.moves import Discard, End, Fourth, Guess, Trio
from holzwurm_desktop.games.superspion.player import SuperspionPolicy, make_policy
from tests.games.superspion.test_rules import late
from tests.playing import new_match, play_on

BUDGET = Budget(iterations=200)
SEEDS = range(60)
SIXTH = Trio(0, ("7C", "7H", "7S"))
OWN = [[f"{rank}H", f"{rank}D", f"{rank}S"] for rank in "23456"]
FIVE = [[f"{rank}H", f"{rank}D", f"{rank}S"] for rank in "89TJQ"]
"""Five trios that leave only hearts, diamonds and spades for the spy."""

best_levels = pytest.mark.parametrize("level", ["hard", "expert"])
seeds = pytest.mark.parametrize("seed", [1, 2])


def pressed(*suspects: str, other: int = 5, **fields: Any) -> SuperspionState:
    """Seat 0 is to end its turn or to guess. It has seen all but these and the clubs, which trios rule out; the other
    seat has `other` trios."""
    hand = ["7H", "AD", "KD"]
    seen = [card for card in DECK if card[1] != "C" and card not in suspects]
    return late(
        trios=[OWN, FIVE[:other]],
        hand=hand,
        sizes=[3, 13 - 2 * other],
        stock=19 - other,
        sighted=seen,
        **fields,
    )


def found(state: SuperspionState, level: str, seed: int) -> Move:
    return think(GAME, state.view(state.turn), level, seed, BUDGET).move


def playout_moves(state: SuperspionState) -> list[Move]:
    """What playouts begin with here, in so many tries."""
    policy = make_policy()
    return [state.move_of(policy.draw_choice(state, Rng(seed))) for seed in SEEDS]


def discarding(*hand: str, **fields: Any) -> SuperspionState:
    """Seat 0, whose spy is the king of hearts, discards one of these."""
    fields = {"trios": [[], []], "hand": list(hand), "sizes": [len(hand), 13], "laying": False, **fields}
    return late(**fields, sighted=[*hand, "KH"])


def discarded(state: SuperspionState) -> set[str]:
    """The cards that playouts discard."""
    moves = playout_moves(state)
    assert all(isinstance(move, Discard) for move in moves)
    return {getattr(move, "card", "") for move in moves}


# Positions in which one move is right.


@best_levels
@seeds
def test_a_spy_that_can_be_but_one_card_is_guessed(level: str, seed: int) -> None:
    """That wins for certain; the other seat, a trio short of winning, may not give another turn."""
    assert found(pressed("AH"), level, seed) == Guess(0, "AH")


@best_levels
@seeds
def test_the_sixth_trio_is_laid(level: str, seed: int) -> None:
    """It wins at once."""
    assert found(late(stock=19), level, seed) == SIXTH


@best_levels
@seeds
def test_nobody_guesses_among_many_while_nothing_presses(level: str, seed: int) -> None:
    """A guess loses in at least four of five cases, and the other seat has no trio yet against five."""
    state = pressed("AH", "AS", "7D", "7S", "KS", other=0)

    assert found(state, level, seed) == End(0)


# What weak levels do too soon.


def guesses(state: SuperspionState, level: str) -> int:
    """How often, of all seeds, a level names a card here."""
    return sum(isinstance(found(state, level, seed), Guess) for seed in SEEDS)


def test_weak_levels_name_one_of_few_cards_too_soon_and_the_weakest_most() -> None:
    state = pressed("AH", "AS", "7D", "7S", "KS", other=1)
    beginner, easy, medium = (guesses(state, level) for level in ("beginner", "easy", "medium"))

    # 0.35 and 0.1 of 60 seeds, each within three standard deviations.
    assert 10 <= beginner <= 32
    assert 1 <= easy <= 13
    assert medium == 0


def test_impatience_names_each_of_the_suspects_and_nothing_else() -> None:
    suspects = ("AH", "AS", "7D", "7S", "KS")
    named = {found(pressed(*suspects, other=1), "beginner", seed) for seed in range(200)}

    assert named == {End(0), *(Guess(0, card) for card in suspects)}


def test_impatience_knows_where_it_is_too_far_and_where_it_is_sure() -> None:
    seven = pressed("AH", "AS", "7D", "7S", "KS", "QD", "QS", other=1)
    assert guesses(seven, "beginner") == 0
    assert guesses(pressed("AH", other=1), "beginner") == len(SEEDS)


@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_impatience_throws_no_other_cards(level: str) -> None:
    assert guesses(discarding("KD", "5S", "5H", "6C"), level) == 0


# What a position is worth: 0.925 is a win and 0.075 a loss with as many trios as the other seat.


def worths(state: SuperspionState, seed: int) -> dict[Move, float]:
    """What a search finds the moves worth."""
    thought = think(GAME, state.view(state.turn), "expert", seed, Budget(iterations=600))
    return {candidate.move: candidate.mean for candidate in thought.candidates}


@seeds
def test_a_guess_is_worth_its_chances(seed: int) -> None:
    assert worths(pressed("AH"), seed)[Guess(0, "AH")] == pytest.approx(0.925, abs=0.01)

    # Of two equal guesses the search tries one more often, whose mean is the surer one.
    state = pressed("AH", "AS")
    search = Search(state, state.turn, make_policy(), Rng(seed))
    search.run(6000)
    best = max(each.mean for each in search.considered() if GUESS <= each.code < TRIO)
    assert best == pytest.approx((0.925 + 0.075) / 2, abs=0.05)

    # What the other seat did makes one of them likelier, and so the other one less likely.
    two = worths(state, seed)
    assert math.fsum(two[Guess(0, card)] for card in ("AH", "AS")) == pytest.approx(1.0, abs=0.15)


@seeds
def test_the_sixth_trio_is_worth_a_win(seed: int) -> None:
    """With no trio of the other seat against it: the longest lead there is."""
    assert worths(late(stock=19), seed)[SIXTH] == pytest.approx(1.0, abs=0.01)


# What playouts prefer.


def test_playouts_guess_a_spy_that_they_know() -> None:
    assert set(playout_moves(pressed("AS", other=1))) == {Guess(0, "AS")}


def test_playouts_guess_among_three_only_when_the_next_trio_may_lose() -> None:
    three, four = ("AH", "AS", "7D"), ("AH", "AS", "7D", "KS")

    assert set(playout_moves(pressed(*three))) == {Guess(0, card) for card in three}
    assert set(playout_moves(pressed(*four))) == {End(0)}
    assert set(playout_moves(pressed("AH", "AS", other=4))) == {End(0)}


def test_playouts_lay_whatever_they_can() -> None:
    state = late(hand=["7H", "7S", "2C"], trios=[OWN[:4], []], sizes=[5, 13], stock=20)
    assert set(playout_moves(state)) == {Fourth(0, "2C")}

    state = late(hand=["7H", "7S", "7C", "7D", "2C"], trios=[OWN[:4], []], sizes=[5, 13], stock=20)
    assert {type(move) for move in playout_moves(state)} == {Fourth, Trio}


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        pytest.param(("KD", "5S", "6C"), {"KD"}, id="the rank of the own spy, which is never a trio"),
        pytest.param(("5S", "5H", "6C"), {"6C"}, id="a single card before a pair"),
        pytest.param(("5D", "5C", "6S"), {"6S"}, id="a single spade before a pair"),
        pytest.param(("5S", "5C", "6D"), {"6D"}, id="a single diamond before a pair"),
        pytest.param(("5H", "6C"), {"6C"}, id="another suit before the suit of the spy"),
        pytest.param(("5H", "5S", "5C", "6H"), {"6H"}, id="a single card before a trio"),
        pytest.param(("5H", "5D", "5S", "5C", "6H", "6S"), {"5D", "5S", "5C"}, id="the fourth of four"),
        pytest.param(("5D", "5S", "5C", "6H", "6S"), {"5D", "5S", "5C"}, id="of three without the suit"),
    ],
)  # fmt: skip
def test_playouts_discard(hand: tuple[str, ...], thrown: set[str]) -> None:
    assert discarded(discarding(*hand)) == thrown


def test_playouts_keep_the_suit_of_the_spy_whichever_it_is() -> None:
    assert discarded(discarding("5C", "6H", spies=["KC", None])) == {"6H"}


def test_playouts_give_up_a_pair_whose_third_card_was_discarded() -> None:
    state = discarding("5D", "5S", "6D", "6S", pile=["5H"], pile_taken=[1])

    assert discarded(state) == {"5D", "5S"}


def test_playouts_keep_what_may_be_a_trio_rather_than_a_fourth_card() -> None:
    state = discarding("2C", "5D", "5S", trios=[[], [["2H", "2D", "2S"]]], sizes=[3, 11])

    assert discarded(state) == {"2C"}


# Which guesses are tried, priors and rewards.


def tried(state: SuperspionState) -> set[str]:
    """The cards that the search would guess."""
    policy = make_policy()
    moves = [state.move_of(code) for code in state.code_list() if not policy.is_hopeless(state, code)]
    assert End(0) in moves
    return {move.card for move in moves if isinstance(move, Guess)}


def test_only_cards_that_may_be_the_spy_are_tried_and_only_few() -> None:
    seven = ("AH", "AS", "7D", "7S", "KS", "KD")

    assert tried(pressed("AH", "AS", other=1)) == {"AH", "AS"}
    assert tried(pressed("AH", "AS", "7D", other=1)) == tried(pressed("AH", "AS", "7D", other=4)) == set()
    assert tried(pressed(*seven[:5])) == set(seven[:5])


def test_no_discard_and_nothing_laid_is_hopeless() -> None:
    policy = make_policy()
    aces = ["AD", "AS", "AC"]
    first = late(
        hand=aces, spies=["KC", None], trios=[[], []], sizes=[3, 13], stock=34, sighted=[*aces, "KC"]
    )
    assert first.legal_moves()[0] == Trio(0, ("AC", "AD", "AS"))
    for state in (discarding("5D", "KD", "5S"), late(stock=19), first):
        laid = [code for code in state.code_list() if not isinstance(state.move_of(code), Guess)]
        assert not any(policy.is_hopeless(state, code) for code in laid)


def test_a_guess_is_expected_to_be_as_good_as_its_chances_and_laying_better_than_ending() -> None:
    policy = make_policy()

    def prior(state: SuperspionState, move: Move) -> float:
        return policy.prior(state, state.code_of(move))

    three, trio = pressed("AH", "AS", "7D"), late(stock=19)
    assert prior(three, Guess(0, "AS")) == pytest.approx(1 / 3)
    assert policy.prior(three, GUESS) == policy.prior(three, TRIO - 1) == pytest.approx(1 / 3)
    assert prior(three, End(0)) == 0.5
    assert policy.prior(three, TRIO) == policy.prior(three, END - 1) == 0.75
    assert prior(trio, SIXTH) > prior(trio, End(0))
    ace = late(hand=["AH", "7S"], trios=[[], [["AC", "AD", "AS"]]], sizes=[2, 10], stock=35)
    seven = late(hand=["7H", "AS"], trios=[[], [["7C", "7D", "7S"]]], sizes=[2, 10], stock=35)
    assert prior(ace, Fourth(0, "AH")) == prior(seven, Fourth(0, "7H")) > prior(ace, End(0))
    some = discarding("KD", "5S", "5H", "6C")
    expected = [prior(some, Discard(0, card)) for card in ("KD", "6C", "5S")]
    assert expected == sorted(expected, reverse=True)
    assert len(set(expected)) == 3
    assert all(0 < each < 1 for each in expected)


def test_a_fourth_card_is_kept_rather_than_what_is_never_a_trio_and_not_before_what_may_be_one() -> None:
    some = discarding("JC", "KD", "6C", trios=[[], [["JH", "JD", "JS"]]], sizes=[3, 11])
    never, fourth, single = (
        make_policy().prior(some, some.code_of(Discard(0, card))) for card in ("KD", "JC", "6C")
    )

    assert never > fourth > single


def ended(move: Move, **fields: Any) -> SuperspionState:
    state = late(**{"stock": 19, **fields})
    state.apply(move)
    assert state.turn == OVER
    return state


def test_a_win_is_worth_more_the_more_trios_it_is_ahead() -> None:
    policy = make_policy()
    far = policy.judged(ended(SIXTH))
    close = policy.judged(ended(SIXTH, trios=[OWN, FIVE], sizes=[3, 3], stock=14))
    lost = policy.judged(ended(Guess(0, "2H")))

    assert lost[0] < 0.5 < close[0] < far[0] <= 1.0
    assert [sum(each) for each in (far, close, lost)] == [pytest.approx(1.0)] * 3


def test_without_a_share_for_the_lead_a_round_is_worth_what_the_rules_say() -> None:
    state = ended(Guess(0, "2H"))

    assert SuperspionPolicy(margin_share=0.0).judged(state) == state.scores() == [0.0, 1.0]


def test_even_a_win_from_far_behind_is_worth_more_than_a_draw_ahead() -> None:
    policy = make_policy()
    known = [card for card in DECK if card != "AC"]
    won = ended(Guess(0, "AC"), trios=[[], [["2C", "2H", "2D"]]], sizes=[3, 11], stock=33, sighted=known)
    drawn = late(turn=OVER, stock=19, spies=["KH", "AS"], scores=[0.5, 0.5], ending="draw")

    assert won.scores() == [1.0, 0.0]
    assert 0.5 < policy.judged(drawn)[0] < policy.judged(won)[0]


@pytest.mark.parametrize("deal", [1, 2, 3])
def test_whole_rounds_are_judged_in_the_order_of_their_scores(deal: int) -> None:
    match = new_match("superspion", deal)
    play_on(match, deal)
    state: Any = match.state

    judged = make_policy().judged(state)
    assert sorted(range(2), key=lambda seat: judged[seat]) == sorted(
        range(2), key=lambda seat: state.scores()[seat]
    )


def test_a_search_tries_no_guess_that_is_hopeless() -> None:
    policy, state = make_policy(), late(stock=19)
    search = Search(state, state.turn, policy, Rng(1))
    search.run(80)

    tried = {each.code for each in search.considered()}
    assert tried == {code for code in state.code_list() if not policy.is_hopeless(state, code)}
    assert tried < set(state.code_list())
