"""The analysis of a match: what each decision lost, what that is called, and that equal ones give equal figures."""

from __future__ import annotations

from typing import Any

import pytest

from holzwurm_desktop.ai.analysis import (
    FROM,
    Analysis,
    Judged,
    Judgement,
    accuracy_of,
    analyse,
    can_open,
    decisions,
    empty_rounds,
    figures,
    judgement,
    lost,
    usual_iterations,
)
from holzwurm_desktop.ai.players import Budget
from holzwurm_desktop.ai.reasons import CLEARLY, adviser_of
from holzwurm_desktop.cli.common import Pairing, play_out
from holzwurm_desktop.engine.core import OVER
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.games.kistenstapel.reasons import POINT
from tests.playing import GAMES, new_match, play_on

every_game = pytest.mark.parametrize("game_id", GAMES)
FEW = 40
"""Iterations of an analysis that is only to be made."""


def short_match(game_id: str, moves: int = 12) -> Match:
    match = new_match(game_id, deal=3)
    play_on(match, seed=1, moves=moves)
    return match


@every_game
def test_every_decision_is_looked_at_as_its_seat_saw_it(game_id: str) -> None:
    match = short_match(game_id, 10**6)
    played, found = match.rounds[0].moves, []
    for each in decisions(match):
        found.append(each.move_index)
        assert each.move.to_json() == played[each.move_index]
        assert each.view.seat == each.move.seat
        assert each.state.turn != OVER
    assert found == [index for index, move in enumerate(played) if "chance" not in move]


@every_game
def test_equal_budgets_and_seeds_give_equal_analyses(game_id: str) -> None:
    match = short_match(game_id)
    one, again = (analyse(match, FEW, seed=7) for _ in range(2))
    assert one == again
    assert (one.iterations, one.seed, one.open_cards) == (FEW, 7, False)
    assert any(each is not None for each in one.rounds[0])


@every_game
def test_chances_losses_and_better_moves_are_what_they_say(game_id: str) -> None:
    match = short_match(game_id)
    states = {each.move_index: each.state.copy() for each in decisions(match)}
    for index, known in enumerate(analyse(match, FEW).rounds[0]):
        for chance in (known.chance, known.after) if known is not None else ():
            assert chance is None or 0.0 <= chance <= 1.0
        if known is not None and known.best is not None:
            assert known.loss is not None
            assert known.loss > 0
            states[index].copy().apply(known.best)  # it is legal


@pytest.mark.parametrize(
    ("loss", "called"),
    [
        (0.0, Judgement.BEST),
        (CLEARLY - 1e-6, Judgement.GOOD),
        (CLEARLY, Judgement.INACCURACY),
        (2 * CLEARLY, Judgement.MISTAKE),
        (4 * CLEARLY, Judgement.BLUNDER),
        (1.0, Judgement.BLUNDER),
    ],
)
def test_a_judgement_begins_at_its_threshold(loss: float, called: Judgement) -> None:
    assert judgement("holzwurm", Judged(0.5, 0.5 - loss, loss)) is called


@pytest.mark.parametrize(
    ("points", "called"), [(0, "best"), (1, "inaccuracy"), (2, "mistake"), (4, "blunder")]
)
def test_builds_are_judged_in_whole_points(points: int, called: str) -> None:
    known = Judged(loss=points * POINT)
    assert judgement("kistenstapel", known) == called
    assert lost("kistenstapel", known) == pytest.approx(points)


def test_what_is_not_known_has_no_judgement() -> None:
    known = Judged(chance=0.5)
    assert (judgement("holzwurm", known), lost("holzwurm", known), accuracy_of("holzwurm", known)) == (
        None,
    ) * 3


def test_elsewhere_a_loss_is_one_of_chance() -> None:
    assert lost("holzwurm", Judged(0.7, 0.4, 0.25)) == pytest.approx(0.3)


@every_game
def test_accuracy_goes_from_the_best_move_to_a_blunder(game_id: str) -> None:
    clearly = adviser_of(game_id).clearly
    by_loss = [accuracy_of(game_id, Judged(loss=times * clearly)) for times in (0, 1, 2, 4, 9)]
    assert by_loss == pytest.approx([100, 75, 50, 0, 0])


def test_the_figures_of_a_seat_are_of_its_own_decisions() -> None:
    match = short_match("holzwurm", 4)
    rounds = empty_rounds(match)
    for index, loss in ((0, 0.0), (2, 0.1)):  # seat 0
        rounds[0][index] = Judged(0.6, 0.6 - loss, loss)
    rounds[0][1] = Judged(0.5)
    mine, other = figures(match, Analysis(FEW, 1, False, (tuple(rounds[0]),)))
    assert mine.judged == 2
    assert mine.counts[Judgement.BEST] == mine.counts[Judgement.MISTAKE] == 1
    assert mine.loss == pytest.approx(0.05)
    assert mine.accuracy == pytest.approx(75)
    assert (other.judged, other.accuracy) == (0, 0.0)


def analysed(game_id: str, level: str, deal: int = 3) -> Any:
    """The figures of both seats after a round between two players of one level."""
    match = play_out(Pairing(game_id, (level, level), {"rounds": 1}, deal, 0, Budget(iterations=200)))
    return figures(match, analyse(match, min(600, usual_iterations(game_id))))


def test_solved_removals_and_builds_are_judged_for_certain() -> None:
    for game_id in ("afbraak", "kistenstapel"):
        match = play_out(Pairing(game_id, ("beginner", "hard"), {"rounds": 1}, 4, 0, None))
        found = analyse(match, usual_iterations(game_id))
        known = [each for each in found.rounds[0] if each is not None and each.loss is not None]
        assert known
        assert all(each.certain for each in known)
        beginner, expert = figures(match, found)
        assert expert.counts[Judgement.BEST] == expert.judged  # it sees what is counted here
        assert beginner.accuracy < expert.accuracy == 100


def test_a_searched_loss_is_not_certain() -> None:
    found = analyse(short_match("holzwurm"), FEW)
    assert not any(each.certain for each in found.rounds[0] if each is not None)


def test_what_a_random_player_does_is_found_worse() -> None:
    by_level = [
        sum(each.accuracy for each in analysed("holzwurm", level)) / 2 for level in ("random", "hard")
    ]
    assert by_level[0] < by_level[1] - 10


def test_a_build_after_a_pass_is_judged_as_the_build_it_is() -> None:
    match = new_match("kistenstapel")
    play_on(match, seed=2)
    waits = [each.state.waiting for each in decisions(match) if "build" in each.move.to_json()]
    assert waits
    assert not any(waits)


@pytest.mark.parametrize("game_id", [each for each in GAMES if can_open(each)])
def test_with_open_cards_the_search_knows_what_the_seat_did_not(game_id: str) -> None:
    match = short_match(game_id, 30)
    seen, opened = (analyse(match, 200, open_cards=each) for each in (False, True))
    assert opened.open_cards
    assert opened == analyse(match, 200, open_cards=True)
    if game_id != "tovenaars":  # where hardly anything is hidden
        assert seen.rounds != opened.rounds


def test_thresholds_are_in_order() -> None:
    assert list(FROM.values()) == sorted(FROM.values())
    assert min(FROM.values()) == 1
    assert [*FROM] == [*Judgement][2:]
