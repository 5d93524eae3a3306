"""What looks silly in Razende tovenaars, each kind in a position of its own and in one that just misses it."""

from __future__ import annotations

from typing import Any

import pytest

from holzwurm_desktop.ai.levels import Budget
from holzwurm_desktop.ai.players import think
from holzwurm_desktop.games.tovenaars.game import GAME, TovenaarsState
from holzwurm_desktop.games.tovenaars.looks import Silly
from holzwurm_desktop.games.tovenaars.moves import Attack, Block, Challenge, Reverse, Slide, Strength
from tests.games.tovenaars.test_reasons import LAST, NO_RAISES, duel
from tests.games.tovenaars.test_rules import BLACK, RED, position, without_spells
from tests.looks import kind_of, played, silly_in

ONLY_MINE = {"strength_spells": [[2, 3, 4], []]}
"""Black cannot raise."""
NOBODY = {"reserve": [[], []], "money": [[], []]}
"""Nobody has a soldier to fill a slot with."""
DYING = {
    **LAST,
    "strength_spells": [[], []],
    "reversals": [False, False],
    "money": [[], []],
    "reserve": [[], []],
}
"""Nobody has a soldier to fill a slot with, nor a reversal spell."""


def defending(red: str, black: str, **fields: Any) -> TovenaarsState:
    """Red's first soldier, which takes no strength, attacks: black is asked for a strength spell."""
    return duel(red, black, **fields)


def lost_the_last(**fields: Any) -> TovenaarsState:
    """Red's only soldier lost its duel: red is asked for the reversal spell."""
    given = {"reversals": [True, False], "sleep_spells": [[], []], **fields}
    return duel("8--", "K--", **{**DYING, **given})


SILLY = [
    # A ten beats a seven, an ace does not.
    (duel("TQK", "789", **ONLY_MINE), Strength(RED, 4), Silly.SPOILS_DUEL),
    (duel("TQK", "789", **ONLY_MINE), Strength(RED, 2), Silly.WASTES_STRENGTH),
    (duel("7QK", "Q89", **ONLY_MINE), Strength(RED, 4), Silly.WASTES_STRENGTH),  # 11 against 12
    (defending("AQK", "789"), Strength(BLACK, 2), Silly.WASTES_STRENGTH),  # the seven stands anyway
    (duel("JQA", "87K", **NO_RAISES), Challenge(RED, True), Silly.CHALLENGES_WON),
    (position("789", "JQK"), Block(RED), Silly.WASTES_BLOCK),  # no attack wins
    (
        without_spells("JQA", "8TK", blocks=[True, False]),
        Block(RED),
        Silly.WASTES_BLOCK,
    ),  # nothing can stop it
    (without_spells("7QA", "8JK", **NOBODY), Attack(RED, 0, 0), Silly.ATTACKS_TO_LOSE),
    (position("7QA", "8JK", blocked=True, **NOBODY), Attack(RED, 0, 0), Silly.ATTACKS_TO_LOSE),
    (position("-J8", "--K"), Slide(RED, 1, 0), Silly.SLIDES_FOR_NOTHING),
    (lost_the_last(), Reverse(RED, False), Silly.GIVES_UP),
    (duel("8--", "K--", **DYING), Challenge(RED, False), Silly.GIVES_UP),
]

SENSIBLE = [
    (duel("TQK", "J89", **ONLY_MINE), Strength(RED, 2)),  # 12 beats a jack
    (duel("TQK", "989"), Strength(RED, 2)),  # black may raise too
    (duel("TQK", "789", **ONLY_MINE), Strength(RED, 0)),
    (defending("AQK", "789"), Strength(BLACK, 0)),
    (duel("JQA", "K78", **NO_RAISES), Challenge(RED, True)),  # strength loses
    (duel("JQA", "K78", **NO_RAISES), Challenge(RED, False)),  # other soldiers are left
    (position("JQA", "8TK"), Block(RED)),  # black's spells could stop it
    (without_spells("7QA", "8JK", **NOBODY), Attack(RED, 1, 1)),
    (position("7QA", "8JK", **NOBODY), Attack(RED, 0, 0)),  # spells may turn it
    (without_spells("7JQ", "8QK", **NOBODY), Attack(RED, 0, 0)),  # no attack wins
    (without_spells("7QA", "8JK"), Attack(RED, 0, 0)),  # a sacrifice: another soldier takes its place
    (position("-J8", "9-K"), Slide(RED, 1, 0)),
    (lost_the_last(), Reverse(RED, True)),
    (lost_the_last(reserve=[["7"], []]), Reverse(RED, False)),  # the slot can be filled
    (
        duel("8--", "K--", **{**DYING, "reversals": [True, False]}),
        Challenge(RED, False),
    ),  # it may save it yet
]


@pytest.mark.parametrize(("state", "move", "kind"), SILLY)
def test_what_is_silly_is_found(state: TovenaarsState, move: Any, kind: Silly) -> None:
    assert kind_of("tovenaars", state, move) is kind


@pytest.mark.parametrize(("state", "move"), SENSIBLE)
def test_what_just_misses_it_is_not(state: TovenaarsState, move: Any) -> None:
    assert kind_of("tovenaars", state, move) is None


def test_every_kind_has_a_position() -> None:
    assert {kind for _, _, kind in SILLY} == set(Silly)


def test_a_spell_that_cannot_matter_is_silly_by_what_the_rules_make_of_the_duel() -> None:
    """Played out without sleep spells and reversals, a silly raise loses to black's best answer if none would."""
    compared = 0
    for red in ("7QK", "8QK", "9QK", "TQK"):
        for black in ("7AJ", "8AJ", "9AJ", "TAJ", "J8A", "Q8A", "K8A", "A8J"):
            state = duel(red, black, sleep_spells=[[], []], reversals=[False, False], blocks=[False, False])
            for move in silly_in("tovenaars", state):
                compared += 1
                assert isinstance(move, Strength)
                assert move.spell
                assert _loses(state, move) >= _loses(state, Strength(RED, 0))
    assert compared > 20


def _loses(state: TovenaarsState, raised: Strength) -> bool:
    """Whether red loses the duel by black's best answer."""
    asked = state.copy()
    asked.apply(raised)
    if asked.view(BLACK).stage != "defender-strength":
        return asked.view(RED).loser == RED
    answers = []
    for answer in asked.legal_moves():
        answered = asked.copy()
        answered.apply(answer)
        answers.append(answered.view(RED).loser == RED)
    return any(answers)


def test_of_answers_that_promise_the_same_the_one_that_spends_least_is_given() -> None:
    # Both 2 and 4 beat the jack.
    state = duel("TQK", "J89", **ONLY_MINE)

    assert played("tovenaars", state, Strength(RED, 4), by=0.01) == Strength(RED, 0)
    assert played("tovenaars", state, Strength(RED, 4), by=0.04) == Strength(RED, 4)


def test_a_won_duel_is_challenged_only_for_a_clear_gain() -> None:
    state = duel("JQA", "87K", **NO_RAISES)

    assert played("tovenaars", state, Challenge(RED, True), by=0.04) == Challenge(RED, False)
    assert played("tovenaars", state, Challenge(RED, True), by=0.1) == Challenge(RED, True)


@pytest.mark.parametrize("level", ["beginner", "medium", "hard"])
@pytest.mark.parametrize("seed", range(3))
def test_no_level_raises_a_winning_ten_to_an_ace_against_a_seven(level: str, seed: int) -> None:
    state = duel("TQK", "789")

    move = think(GAME, state.view(RED), level, seed, Budget(iterations=40)).move

    assert move != Strength(RED, 4)
