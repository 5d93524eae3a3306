"""Endings that a game solves: who plays them, how mixes are drawn, and how certain they are called."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from holzwurm_desktop.ai import endings, players
from holzwurm_desktop.ai.analysis import Decision, Judgement, decisions, judged, judgement
from holzwurm_desktop.ai.endings import position_limit, time_limit
from holzwurm_desktop.ai.levels import Budget, Cancelled, Candidate, Ending, knowledge
from holzwurm_desktop.ai.players import think
from holzwurm_desktop.ai.reasons import advise, chance_of
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.games.bergbeklimmen.player import make_policy
from holzwurm_desktop.text.advice import advice_text
from holzwurm_desktop.text.coaching import better_text, choice_text
from holzwurm_desktop.text.words import Words
from tests.playing import new_match
from tests.reasons import decisions as any_decisions

SOLVING = ("bergbeklimmen", "tovenaars")


class Solver:
    """Solves any position: of its first three moves each promises less than the one before."""

    def __init__(self, *shares: float) -> None:
        self.shares = shares
        self.asked: list[Budget] = []

    def __call__(self, view: Any, _way: object, budget: Budget, _cancelled: object) -> Ending:
        self.asked.append(budget)
        state = all_games()["tovenaars"].state_from_view(view)
        moves = [state.move_of(code) for code in list(state.code_list())[:3]]
        found = [Candidate(move, 1, 0.9 - at / 10, solved=True) for at, move in enumerate(moves)]
        return Ending(found, self.shares)


def answers(solver: Solver, monkeypatch: pytest.MonkeyPatch, times: int, **given: Any) -> list[Any]:
    known = knowledge("tovenaars")._replace(ending=solver)
    monkeypatch.setattr(players, "knowledge", lambda _game_id: known)
    state = new_match("tovenaars").playing()
    game = all_games()["tovenaars"]
    return [think(game, state.view(0), "hard", seed, **given) for seed in range(times)]


def test_of_what_is_solved_the_best_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    for thought in answers(Solver(), monkeypatch, 5):
        assert thought.candidates[0].move == thought.move
        assert [each.mean for each in thought.candidates] == pytest.approx([0.9, 0.8, 0.7])


def test_a_mix_is_drawn_from_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = answers(Solver(0.25, 0.0, 0.75), monkeypatch, 400)

    drawn = Counter(thought.candidates[0].mean for thought in thoughts)
    assert all(thought.candidates[0].move == thought.move for thought in thoughts)
    assert drawn[0.9] + drawn[0.7] == 400
    assert 0.16 < drawn[0.9] / 400 < 0.34  # four standard deviations


def test_barred_moves_are_left_out_of_what_is_solved_but_not_of_mixes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (first,) = answers(Solver(), monkeypatch, 1)
    (second,) = answers(Solver(), monkeypatch, 1, barred=(first.move,))
    (mixed,) = answers(Solver(1.0, 0.0, 0.0), monkeypatch, 1, barred=(first.move,))
    everything = tuple(each.move for each in first.candidates)
    (none,) = answers(Solver(), monkeypatch, 1, barred=everything)

    assert second.candidates == first.candidates[1:]
    assert mixed.move == first.move
    assert none.move == first.move


def test_a_solver_has_the_budget_of_the_level_unless_another_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    solver = Solver()
    answers(solver, monkeypatch, 1)
    answers(solver, monkeypatch, 1, budget=Budget(seconds=2.0))

    assert solver.asked == [knowledge("tovenaars").levels["hard"].budget, Budget(seconds=2.0)]


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


def test_a_solver_has_half_the_seconds_and_no_clock_for_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(endings, "time", clock)
    timed = time_limit(Budget(seconds=0.8), lambda: False)
    counted = time_limit(Budget(iterations=5, seconds=0.8), lambda: False)
    called_off = time_limit(Budget(iterations=5), lambda: True)

    clock.now = 100.39
    assert (timed(), counted()) == (True, True)
    clock.now = 100.41
    assert (timed(), counted()) == (False, True)
    with pytest.raises(Cancelled):
        called_off()


@pytest.mark.parametrize("game_id", SOLVING)
def test_what_is_solved_is_told_as_it_is_and_what_is_searched_is_corrected(game_id: str) -> None:
    _, view, moves = next(any_decisions(game_id, range(1)))
    solved, searched = ([Candidate(move, 1, 0.7, solved=each) for move in moves] for each in (True, False))

    assert chance_of(game_id, view, 0.7, solved=True) == 0.7
    assert advise(game_id, view, moves[0], solved).expected == 0.7
    assert advise(game_id, view, moves[0], solved).certain
    assert advise(game_id, view, moves[0], searched).expected == chance_of(game_id, view, 0.7)
    assert not advise(game_id, view, moves[0], searched).certain


@pytest.mark.parametrize("game_id", SOLVING)
def test_what_is_solved_is_spoken_of_exactly(game_id: str) -> None:
    _, view, moves = next(any_decisions(game_id, range(1)))

    def chance(mean: float, solved: bool = True) -> str:
        return choice_text(Words(), game_id, view, Candidate(moves[0], 1, mean, solved)).chance

    told = [chance(mean) for mean in (1.0, 0.99996, 0.998, 0.62, 0.002, 0.00004, 0.0)]
    assert told == ["wins", "wins", "exactly 99 %", "exactly 62 %", "exactly 1 %", "loses", "loses"]
    assert chance(0.998, solved=False).endswith(" %")
    assert "exactly" not in chance(0.62, solved=False)

    def gain(mean: float, loss: float, solved: bool = True) -> str:
        return better_text(Words(), game_id, view, Candidate(moves[0], 1, mean, solved), loss)

    assert gain(0.99999, 1.0).endswith("Counted to the end, you win with it.")
    assert gain(0.7, 0.25).endswith("Counted to the end, it is 25 point(s) in a hundred more to win.")
    assert "Counted" not in gain(0.7, 0.25, solved=False)


def test_advice_without_a_reason_says_what_was_counted() -> None:
    _, view, moves = next(any_decisions("tovenaars", range(1)))
    said = {}
    for mean in (1.0, 0.4, 0.0):
        advice = advise(
            "tovenaars", view, moves[0], [Candidate(move, 1, mean, solved=True) for move in moves]
        )
        said[mean] = advice_text(Words(), "tovenaars", advice._replace(reasons=(), equals=()))

    assert said == {
        1.0: "counted to the end, you win with it.",
        0.4: "counted to the end, exactly 40 % to win.",
        0.0: "counted to the end, nothing better is left: it loses.",
    }


def race() -> Match:
    """A match of Bergbeklimmen whose stock runs out before the end."""
    match, rng, policy = new_match("bergbeklimmen", 7), Rng(7), make_policy()
    while not match.round_over:
        state = match.playing()
        match.play(state.move_of(policy.draw_choice(state, rng)))
    return match


def test_an_analysis_calls_lost_races_certain() -> None:
    match = race()
    last = [each for each in decisions(match) if not each.view.stock][-24:]  # type: ignore[attr-defined]
    known = [each for each in (_judged(match, decision) for decision in last) if each is not None]

    certain = [each for each in known if each.certain]
    assert len(certain) > 10
    for each in certain:
        assert each.chance is not None
        assert each.loss is not None
        assert min(each.chance, 1.0 - each.chance) < 2e-4
        assert min(each.loss, 1.0 - each.loss) < 2e-4
        called = judgement("bergbeklimmen", each)
        assert called == (Judgement.BLUNDER if each.loss > 0.5 else called)
        assert called in (Judgement.BEST, Judgement.GOOD, Judgement.BLUNDER)


def _judged(match: Match, decision: Decision) -> Any:
    weighed = think(match.game, decision.view, "expert", 1, Budget(iterations=50)).candidates
    return judged(match, decision, weighed)


@pytest.mark.parametrize(
    ("digits", "budget", "positions"),
    [
        (4.0, Budget(seconds=0.1), 10_000),  # the clock is looked at while it goes on
        (4.0, Budget(iterations=20_000), 10_000),
        (4.0, Budget(iterations=3_000), 3_000),
        (4.0, Budget(iterations=1), 500),
        (2.0, Budget(iterations=1), 100),
    ],
)
def test_no_more_positions_are_looked_at_than_there_are_iterations(
    digits: float, budget: Budget, positions: int
) -> None:
    assert position_limit(digits, budget) == positions
