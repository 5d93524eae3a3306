"""Computer players: legal at every level, reproducible, cancelled at once, stronger the higher the level."""

from __future__ import annotations

import math
import time
from itertools import count, pairwise
from typing import Any

import pytest

from holzwurm_desktop.ai import levels, players
from holzwurm_desktop.ai.levels import Candidate, MakeSearcher, knowledge
from holzwurm_desktop.ai.players import SLICE, Budget, Cancelled, think
from holzwurm_desktop.ai.search import Considered, Policy, Search
from holzwurm_desktop.cli.common import Pairing, play_out
from holzwurm_desktop.engine.core import Rng, State
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.records import LEVELS, YARDSTICKS
from holzwurm_desktop.games.holzwurm.moves import Play
from tests.ai.test_search import ending
from tests.playing import GAMES, new_match, positions

every_game = pytest.mark.parametrize("game_id", GAMES)
every_level = pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS])


@every_game
@every_level
def test_every_level_makes_legal_moves(game_id: str, level: str) -> None:
    for match in positions(game_id, seed=4, count=5):
        state = match.playing()
        thought = think(match.game, state.view(state.turn), level, seed=1, budget=Budget(iterations=8))

        state.copy().apply(thought.move)
        for considered in thought.candidates:
            state.copy().apply(considered.move)


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_every_level_with_a_budget(game_id: str, level: str) -> None:
    way = knowledge(game_id).levels[level]

    assert way.iterations > 0 or 0 < way.seconds <= 2.0


@every_game
def test_no_game_has_levels_that_the_others_lack(game_id: str) -> None:
    assert set(knowledge(game_id).levels) == set(LEVELS)


@every_game
def test_each_level_searches_no_less_and_errs_no_more_than_the_one_below(game_id: str) -> None:
    ways = [knowledge(game_id).levels[level] for level in LEVELS]

    for lower, higher in pairwise(ways):
        assert higher.seconds or higher.iterations >= lower.iterations
        assert (higher.slack, higher.temperature) <= (lower.slack, lower.temperature)


@pytest.mark.parametrize("game_id", [each for each in GAMES if each != "kistenstapel"])
def test_each_level_searches_twice_as_long_as_the_one_below(game_id: str) -> None:
    """Not in Kistenstapel, where levels differ in what they see."""
    searched = [knowledge(game_id).levels[level].iterations for level in LEVELS[:-1]]

    assert all(higher >= 2 * lower for lower, higher in pairwise(searched))


@pytest.mark.parametrize("game_id", [each for each in GAMES if each != "kistenstapel"])
def test_even_a_beginner_weighs_one_move_against_another(game_id: str) -> None:
    """A single move is weighed against nothing, and is as good as any other. In Kistenstapel a level is what it
    sees: a beginner sees one build."""
    match = new_match(game_id)
    state = match.playing()

    thought = think(match.game, state.view(state.turn), "beginner", seed=1)
    assert len(thought.candidates) > 1


@pytest.mark.parametrize("seed", range(4))
def test_a_hard_player_finds_the_one_right_move(seed: int) -> None:
    # Blue 4 stays only in the blue row as long as that is short; the other card can wait.
    out_in_two = ending([["B4", "Y9"], ["B10", "B11", "B8"]], [["B9", "B7", "B5"]], ["X13", "V8"])
    # Taking the row wins by far, 8 + 10 + 6 + 4 - 13, and ends the round before the other goes out.
    win_at_once = ending([["B2", "Y8", "Y10"], ["R11"]], [["B8", "B10", "B6"]], ["X13"])

    assert think(HOLZWURM, out_in_two.view(0), "hard", seed).move == Play(0, "B4", 0)
    assert think(HOLZWURM, win_at_once.view(0), "hard", seed).move == Play(0, "B2", 0)


@pytest.mark.parametrize("level", ["hard", "ismcts", "random"])
def test_a_forced_move_is_made_without_a_search_and_is_worth_nobody_knows_what(level: str) -> None:
    forced = ending([["B9"], ["Y2"]], [["B2"], ["Y5"], ["R5"], ["G5"], ["V5"]], ["X13", "V8"])

    thought = think(HOLZWURM, forced.view(0), level, seed=1)

    assert thought == (Play(0, "B9", 0), [Candidate(Play(0, "B9", 0), 1, 0.5, solved=False)], 0)


def test_a_random_player_chooses_between_two_moves_as_between_many() -> None:
    two = ending([["B9", "Y4"], ["Y2"]], [["B2"], ["Y5"], ["R5"], ["G5"], ["V5"]], ["X13", "V8"])
    assert len(two.code_list()) == 2

    assert len({think(HOLZWURM, two.view(0), "random", seed).move for seed in range(20)}) == 2


def test_what_is_not_said_of_a_budget_or_a_level_is_no_limit_and_no_error() -> None:
    assert Budget() == (0, 0.0)
    assert levels.Level() == (0, 0.0, 0.0, 0.0, False, 0, (), False)


def test_a_level_without_a_budget_of_iterations_keeps_to_its_seconds() -> None:
    state = new_match("holzwurm").playing()

    thought = think(HOLZWURM, state.view(state.turn), "hard", seed=1, budget=Budget(seconds=0.05))

    assert thought.iterations > 0


def test_what_chooses_before_any_search_has_the_budget_of_the_level_unless_another_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Budget] = []

    def choose(_view: object, _level: str, _rng: Rng, budget: Budget, _cancelled: object) -> list[Any]:
        asked.append(budget)
        return []

    known = knowledge("holzwurm")._replace(chooser=choose)
    monkeypatch.setattr(players, "knowledge", lambda _game_id: known)
    view = ending([["B9"], ["Y2"]], [["B2"], ["Y5"], ["R5"], ["G5"], ["V5"]], ["X13", "V8"]).view(0)
    for level, budget in (("hard", None), ("expert", None), ("hard", Budget(iterations=7))):
        think(HOLZWURM, view, level, 1, budget)

    hard, expert = known.levels["hard"], known.levels["expert"]
    assert asked == [(hard.iterations, 0.0), (0, expert.seconds), (7, 0.0)]
    assert hard.iterations
    assert expert.seconds


def test_moves_that_are_barred_are_not_considered() -> None:
    state = new_match("holzwurm").playing()
    best = think(HOLZWURM, state.view(0), "hard", 1, Budget(iterations=100)).move
    thought = think(HOLZWURM, state.view(0), "hard", 1, Budget(iterations=100), barred=(best,))

    assert thought.candidates
    assert best not in [each.move for each in thought.candidates]


def test_a_budget_of_iterations_is_kept_exactly() -> None:
    state = new_match("holzwurm").playing()

    assert [
        think(HOLZWURM, state.view(0), "hard", 1, Budget(iterations=number)).iterations
        for number in (1, 63, 64, 200)
    ] == [1, 63, 64, 200]


@every_game
def test_a_slow_machine_finds_the_same_within_a_budget_of_iterations(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for match in positions(game_id, seed=2):
        state = match.playing()
        found = []
        for tick in (0.0, SLICE):
            monkeypatch.setattr(players.time, "monotonic", count(step=tick).__next__)
            thought = think(match.game, state.view(state.turn), "hard", 1, Budget(iterations=400))
            found.append(thought.candidates)
        assert found[0] == found[1]


@every_game
@pytest.mark.parametrize(
    ("level", "own_searcher", "used"),
    [
        ("hard", False, "search"),
        ("hard", True, "own"),
        ("ismcts", False, "search"),
        ("ismcts", True, "search"),
    ],
)
def test_levels_search_with_what_is_known_of_the_game_and_the_yardstick_without(
    game_id: str, level: str, own_searcher: bool, used: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, Policy]] = []

    def noted(name: str) -> MakeSearcher:
        def make(root: State, seat: int, policy: Policy, rng: Rng) -> Search:
            made.append((name, policy))
            return Search(root, seat, policy, rng)

        return make

    known = knowledge(game_id)._replace(chooser=None, searcher=noted("own") if own_searcher else None)
    monkeypatch.setattr(players, "Search", noted("search"))
    monkeypatch.setattr(players, "knowledge", lambda _: known)
    states = (match.playing() for match in positions(game_id, seed=4))
    state = next(each for each in states if len(each.code_list()) > 1)

    think(all_games()[game_id], state.view(state.turn), level, 1, Budget(iterations=2))

    ((name, policy),) = made
    assert name == used
    assert (policy is known.policy_of(known.levels["hard"])) == (level == "hard")
    assert level == "hard" or type(policy) is Policy


@pytest.mark.parametrize("are_open", [False, True])
def test_only_the_analysis_of_a_match_that_is_over_searches_with_open_cards(are_open: bool) -> None:
    state, rng = new_match("holzwurm").playing(), Rng(1)
    root = state if are_open else HOLZWURM.determinize(state.view(0), rng)
    known = knowledge("holzwurm")
    search = Search(root, 0, known.policy_of(known.levels["hard"]), rng)
    search.open_cards = are_open
    search.run(30)

    thought = think(
        HOLZWURM, state.view(0), "hard", 1, Budget(iterations=30), open_cards=state if are_open else None
    )

    expected = [Candidate(root.move_of(each.code), each.visits, each.mean) for each in search.considered()]
    assert thought.candidates == expected


def test_other_seeds_give_other_random_moves() -> None:
    state = new_match("holzwurm").playing()

    assert len({think(HOLZWURM, state.view(0), "random", seed).move for seed in range(20)}) > 5


HOLZWURM = new_match("holzwurm").game
THREE = new_match("holzwurm").playing().legal_moves()[:3]


class Clock:
    """A clock that only searching moves on: so much for an iteration."""

    def __init__(self, seconds_an_iteration: float) -> None:
        self.now = 100.0
        self.pace = seconds_an_iteration
        self.slices: list[int] = []

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Clock:
    """Replaces the clock and the search of the players by ones that are exact."""
    told = Clock(getattr(request, "param", 0.0001))

    class Timed:
        mixed = False

        def __init__(self, *_: Any) -> None:
            self.iterations = 0

        def run(self, count: int) -> None:
            told.slices.append(count)
            told.now += count * told.pace
            self.iterations += count

        def considered(self) -> list[Considered]:
            return [Considered(new_match("holzwurm").playing().code_list()[0], 1, 0.5)]

    monkeypatch.setattr(players, "Search", Timed)
    monkeypatch.setattr(players, "time", told)
    return told


def test_a_move_of_a_mix_comes_as_often_as_its_visits_say(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_match("holzwurm").playing()
    rare, common = state.code_list()[:2]

    class Mixed:
        mixed = True
        iterations = 4

        def __init__(self, *_: Any) -> None: ...

        def run(self, count: int) -> None: ...

        def considered(self) -> list[Considered]:
            return [Considered(rare, 1, 0.5), Considered(common, 3, 0.5)]

    monkeypatch.setattr(players, "Search", Mixed)
    thoughts = [think(HOLZWURM, state.view(0), "ismcts", seed, Budget(iterations=4)) for seed in range(400)]

    drawn = [thought.move for thought in thoughts].count(state.move_of(rare))
    assert 70 <= drawn <= 130  # a quarter of them, give or take three and a half standard deviations
    assert all(thought.candidates[0].move == thought.move for thought in thoughts)


@pytest.mark.parametrize("clock", [1e-6, 1e-5, 1e-4], indirect=True)
def test_a_thinking_player_looks_up_often_enough_to_be_cancelled_at_once(clock: Clock) -> None:
    state = new_match("holzwurm").playing()
    looks: list[float] = []

    def look() -> bool:
        looks.append(clock.now)
        return len(looks) > 60

    with pytest.raises(Cancelled):
        think(HOLZWURM, state.view(0), "expert", seed=1, budget=Budget(seconds=1000.0), cancelled=look)

    gaps = [later - sooner for sooner, later in pairwise(looks)]
    assert max(gaps) <= 2 * SLICE


def test_a_player_who_is_not_wanted_does_not_begin(clock: Clock) -> None:
    state = new_match("holzwurm").playing()

    with pytest.raises(Cancelled):
        think(HOLZWURM, state.view(0), "hard", seed=1, cancelled=lambda: True)

    assert clock.slices == []


@pytest.mark.parametrize("clock", [1e-6, 1e-4], indirect=True)
def test_a_budget_of_seconds_is_used_but_not_overdrawn(clock: Clock) -> None:
    state = new_match("holzwurm").playing()
    begun = clock.now

    think(HOLZWURM, state.view(0), "expert", seed=1, budget=Budget(seconds=0.9))

    assert 0.85 < clock.now - begun <= 0.9 + 1e-9


@pytest.mark.parametrize("temperature", [0.05, 0.4])
def test_a_level_that_errs_takes_better_moves_more_often_and_bad_ones_never(temperature: float) -> None:
    one, two, three = THREE
    found = [Candidate(one, 50, 0.8), Candidate(two, 30, 0.7), Candidate(three, 20, 0.2)]
    way = players.Level(iterations=100, slack=0.3, temperature=temperature)
    rng = Rng(1)

    chosen = [players._choose(found, way, rng).move for _ in range(2000)]

    assert chosen.count(one) > chosen.count(two) > 0
    assert chosen.count(three) == 0


def test_a_level_that_takes_nothing_worse_draws_among_the_best() -> None:
    one, two, three = THREE
    found = [Candidate(one, 50, 0.8), Candidate(two, 30, 0.8), Candidate(three, 20, 0.79)]
    way, rng = players.Level(iterations=100, slack=0.0, temperature=0.5), Rng(1)

    assert {players._choose(found, way, rng).move for _ in range(100)} == {one, two}


def test_a_level_that_hardly_errs_chooses_between_two_that_are_certain_to_win() -> None:
    found = [Considered(1, 50, 1.0), Considered(2, 30, 1.0), Considered(3, 20, 0.9)]
    way, rng = players.Level(iterations=100, slack=0.5, temperature=0.001), Rng(1)

    assert {players._choose(found, way, rng).code for _ in range(100)} == {1, 2}


def test_a_level_that_does_not_err_takes_the_move_tried_most() -> None:
    one, two, _ = THREE
    found = [Candidate(one, 50, 0.6), Candidate(two, 30, 0.7)]

    assert players._choose(found, players.Level(iterations=1), Rng(1)).move == one


STEPS = [("beginner", "random"), ("easy", "beginner"), ("medium", "easy"), ("hard", "medium")]
DEALS = {"afbraak": 300, "holzwurm": 120, "bergbeklimmen": 12, "superspion": 24, "tovenaars": 20}
"""Where a round takes many moves, fewer are played, and where the levels lie close together, more."""
SHARE = 0.57
"""The share of the rounds that a level wins at least against the one below it, as measured."""


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("stronger", "weaker"), STEPS)
@every_game
def test_each_level_beats_the_one_below_it(game_id: str, stronger: str, weaker: str) -> None:
    """As far as so many rounds can tell: a level that wins its share passes in 999 of 1,000 cases (3.1 standard
    deviations, each at most half a round). The fewer the rounds, the worse a level must be to be noticed."""
    won, deals = 0.0, DEALS.get(game_id, 40)
    for deal in range(1, deals + 1):
        for pair in ((stronger, weaker), (weaker, stronger)):
            match = play_out(Pairing(game_id, pair, {"rounds": 1}, deal, deal % 2, None))
            won += (pair.index(stronger) in match.winners) / len(match.winners)

    rounds = 2 * deals
    assert won / rounds > SHARE - 3.1 * 0.5 / math.sqrt(rounds)


def test_the_clock_of_players_is_a_steady_one() -> None:
    assert players.time is time


def test_a_game_without_a_player_of_its_own_is_played_by_plain_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(levels, "find_part", lambda *_: None)
    match = new_match("holzwurm", 1)
    view = match.playing().view(match.playing().turn)

    assert set(knowledge("holzwurm").levels) == set(LEVELS)
    for level in LEVELS:
        thought = think(match.game, view, level, seed=1, budget=Budget(iterations=8))
        match.playing().copy().apply(thought.move)


@every_game
def test_a_game_with_a_player_of_its_own_is_played_by_it(game_id: str) -> None:
    assert knowledge(game_id) is levels.find_part(game_id, "player", levels.Knowledge)


@every_game
def test_what_a_policy_expects_of_moves_counts_in_a_search(game_id: str) -> None:
    policy, state = knowledge(game_id).policy, new_match(game_id).playing()
    expected = {policy.prior(state, code) for code in state.code_list()}

    assert (policy.prior_visits > 0) == (expected != {0.5})
