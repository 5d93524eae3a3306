"""How moves look: a silly one is kept out unless it is clearly best, and of near-ties the plainest is played."""

from __future__ import annotations

from enum import StrEnum
from itertools import islice
from typing import Any

import pytest

from holzwurm_desktop.ai import looks, players
from holzwurm_desktop.ai.coach import advised, best_moves, judge
from holzwurm_desktop.ai.levels import Budget, Candidate
from holzwurm_desktop.ai.looks import EXCUSE, Looks, looks_of, plainest, sensible, silly_among, standard_error
from holzwurm_desktop.ai.players import think
from holzwurm_desktop.ai.reasons import CLEARLY
from holzwurm_desktop.ai.search import Considered
from holzwurm_desktop.cli.blunder_figures import looks_in
from holzwurm_desktop.cli.common import Pairing, play_out
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.kits import all_games
from tests.playing import GAMES, new_match
from tests.reasons import decisions, listed_moves

framed = pytest.mark.usefixtures("known")
every_game = pytest.mark.parametrize("game_id", GAMES)
STATE = new_match("holzwurm").playing()
VIEW = STATE.view(STATE.turn)
BAD, GOOD, PLAIN = STATE.legal_moves()[:3]


class Kind(StrEnum):
    SILLY = "silly"
    ABSURD = "absurd"


@pytest.fixture
def known(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """One move is silly, another the plainest."""
    one_silly(monkeypatch, getattr(request, "param", Kind.SILLY))


def one_silly(monkeypatch: pytest.MonkeyPatch, kind: Kind) -> None:
    given = Looks(
        Kind,
        lambda _view, moves: [kind if move == BAD else None for move in moves],
        lambda _view, move: float(move == PLAIN),
        frozenset({Kind.ABSURD}),
    )
    monkeypatch.setattr(looks, "looks_of", lambda _: given)


def kept(
    bad: float, good: float, visits: int = 100_000, weak: bool = False, solved: bool = False
) -> set[Any]:
    weighed = [Candidate(BAD, visits, bad, solved), Candidate(GOOD, visits, good, solved)]
    return {each.move for each in sensible("holzwurm", VIEW, weighed, weak)}


@framed
def test_a_silly_move_stays_only_if_it_is_clearly_better() -> None:
    assert kept(0.6, 0.6 - CLEARLY + 0.001) == {GOOD}
    assert kept(0.6, 0.6 - CLEARLY - 0.001) == {BAD, GOOD}


@framed
def test_a_short_search_excuses_less_than_a_long_one() -> None:
    doubt = EXCUSE * 2**0.5 * standard_error(Candidate(BAD, 100, 0.5))

    assert kept(0.7, 0.7 - 0.9 * doubt, visits=100) == {GOOD}
    assert kept(0.7, 0.7 - 1.1 * doubt, visits=100) == {BAD, GOOD}
    assert kept(0.7, 0.7 - 0.9 * doubt, visits=2000) == {BAD, GOOD}


@framed
def test_what_was_counted_to_the_end_excuses_at_once() -> None:
    assert kept(0.51, 0.5, solved=True) == {BAD, GOOD}
    assert kept(0.5, 0.5, solved=True) == {GOOD}


@framed
def test_what_was_tried_once_is_not_counted_to_the_end() -> None:
    assert kept(0.51, 0.5, visits=1) == {GOOD}


@framed
def test_every_sensible_move_has_to_be_worse() -> None:
    weighed = [Candidate(BAD, 9000, 0.7), Candidate(GOOD, 9000, 0.5), Candidate(PLAIN, 9000, 0.69)]

    assert [each.move for each in sensible("holzwurm", VIEW, weighed)] == [GOOD, PLAIN]


@framed
def test_where_all_are_silly_none_is() -> None:
    only = [Candidate(BAD, 5, 0.5)]

    assert sensible("holzwurm", VIEW, only) == only
    assert silly_among("holzwurm", VIEW, [BAD, BAD]) == [None, None]
    assert silly_among("holzwurm", VIEW, [BAD, GOOD]) == [Kind.SILLY, None]


@pytest.mark.parametrize(("known", "may"), [(Kind.SILLY, True), (Kind.ABSURD, False)], indirect=["known"])
@framed
def test_weak_levels_may_be_silly_but_not_absurd(may: bool) -> None:
    # They know too little to excuse anything.
    for bad, visits, solved in ((0.6, 900, False), (1.0, 900, False), (1.0, 1, False), (1.0, 1, True)):
        assert (BAD in kept(bad, 0.4, visits, weak=True, solved=solved)) is may


@framed
def test_of_near_ties_the_plainest_is_played() -> None:
    best = Candidate(GOOD, 1000, 0.6)

    def play(mean: float, visits: int = 900) -> Any:
        return plainest("holzwurm", VIEW, best, [best, Candidate(PLAIN, visits, mean)]).move

    assert play(0.59) == PLAIN
    assert play(0.57) == GOOD
    assert play(0.59, visits=90) == GOOD  # hardly tried
    assert plainest("holzwurm", VIEW, best, [best, Candidate(BAD, 900, 0.6)]) == best


@framed
def test_what_a_long_search_tells_apart_is_no_near_tie() -> None:
    best = Candidate(GOOD, 100_000, 0.6)
    doubt = 2**0.5 * standard_error(best)

    for part, played in ((0.9, PLAIN), (1.1, GOOD)):
        other = Candidate(PLAIN, 100_000, 0.6 - part * doubt)
        assert plainest("holzwurm", VIEW, best, [best, other]).move == played


@framed
def test_what_is_certain_has_no_near_ties() -> None:
    best = Candidate(GOOD, 1, 0.6, solved=True)

    assert plainest("holzwurm", VIEW, best, [best, Candidate(PLAIN, 1, 0.599, solved=True)]) == best
    assert plainest("holzwurm", VIEW, best, [best, Candidate(PLAIN, 1, 0.6, solved=True)]).move == PLAIN


@framed
def test_the_coach_advises_nothing_silly_and_does_not_blame_who_does_otherwise() -> None:
    weighed = [Candidate(BAD, 900, 0.62), Candidate(GOOD, 900, 0.6), Candidate(PLAIN, 900, 0.59)]

    assert [each.move for each in best_moves("holzwurm", weighed)] == [BAD, GOOD, PLAIN]
    assert [each.move for each in advised("holzwurm", VIEW, weighed)] == [PLAIN, GOOD]
    verdict = judge("holzwurm", VIEW, weighed, BAD)
    assert verdict is not None
    assert (verdict.best, verdict.loss) == (BAD, 0.0)


def test_levels_play_as_the_frame_says(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = Looks(
        Kind,
        lambda _view, moves: [None if move == PLAIN else Kind.SILLY for move in moves],
        absurd=frozenset({Kind.ABSURD}),
    )
    monkeypatch.setattr(looks, "looks_of", lambda _: everything)
    game, budget = all_games()["holzwurm"], Budget(iterations=300)

    for seed in range(4):
        for level in ("medium", "hard", "expert"):
            assert think(game, VIEW, level, seed, budget).move == PLAIN
    assert {think(game, VIEW, "easy", seed, budget).move for seed in range(8)} != {PLAIN}
    assert {think(game, VIEW, "ismcts", seed, budget).move for seed in range(8)} != {PLAIN}


@every_game
def test_looks_follow_from_what_the_seat_sees(game_id: str) -> None:
    """Equal views with other hidden cards look the same, whatever moves are asked about together."""
    compared = 0
    for state, view, _ in islice(decisions(game_id, range(6)), 60):
        moves = listed_moves(state)[:60]
        game, known_looks = all_games()[game_id], looks_of(game_id)
        other = game.determinize(view, Rng(99)).view(view.seat)
        kinds = list(known_looks.silly(view, moves))
        assert kinds == list(known_looks.silly(other, moves))
        assert [known_looks.order(view, move) for move in moves] == [
            known_looks.order(other, move) for move in moves
        ]
        compared += len(moves)
    assert compared > 50


@every_game
def test_every_kind_is_one_of_those_that_there_are(game_id: str) -> None:
    known_looks = looks_of(game_id)

    assert len(known_looks.kinds) > 0
    assert known_looks.absurd <= set(known_looks.kinds)


@every_game
def test_players_from_medium_up_do_nothing_silly_in_a_quick_round(game_id: str) -> None:
    rounds = [
        play_out(Pairing(game_id, (level, level), {"rounds": 1}, deal, 0, Budget(iterations=40)))
        for level, deal in (("medium", 3), ("hard", 4))
    ]
    seen = [look for each in rounds for look in looks_in(each)]

    assert len(seen) > 30
    assert sum(look.tempted > 0.0 for look in seen) > 5
    assert sum(look.kind is not None for look in seen) <= 1


def test_before_a_silly_move_is_excused_the_others_are_looked_at_without_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A search that has found a win hardly tries the rest, which then seems lost."""
    game, asked = all_games()["holzwurm"], []

    class Narrow:
        mixed = False

        def __init__(self, *_: Any) -> None:
            self.iterations = 0
            self.barred: list[int] = []

        def bar(self, codes: list[int]) -> None:
            self.barred = codes

        def run(self, count: int) -> None:
            self.iterations += count

        def considered(self) -> list[Considered]:
            bad, good = STATE.code_of(BAD), STATE.code_of(GOOD)
            asked.append((self.iterations, self.barred))
            if self.barred:
                return [Considered(good, 5_000, found[0])]
            return [Considered(bad, 9_900, 0.9), Considered(good, 100, 0.2)]

    monkeypatch.setattr(players, "Search", Narrow)
    one_silly(monkeypatch, Kind.SILLY)

    for worth, move in ((0.89, GOOD), (0.5, BAD)):
        asked.clear()
        found = [worth]
        thought = think(game, VIEW, "hard", 1, Budget(iterations=10_000))
        assert thought.move == move
        assert asked == [(10_000, []), (5_000, [STATE.code_of(BAD)])]
        # Who is told of it decides likewise.
        assert advised("holzwurm", VIEW, thought.candidates)[0].move == move
