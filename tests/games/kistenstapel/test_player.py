"""Computer players of Kistenstapel: what they see, when they knock, what they bid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from holzwurm_desktop.ai.players import Budget, Cancelled, think
from holzwurm_desktop.engine.contract import NoObjection
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from holzwurm_desktop.engine.records import LEVELS
from holzwurm_desktop.games.boxes.best_build import good_builds
from holzwurm_desktop.games.boxes.builds import CARD_SET, cards_laid, value_of
from holzwurm_desktop.games.boxes.piles import Column
from holzwurm_desktop.games.kistenstapel import player
from holzwurm_desktop.games.kistenstapel.moves import Bid, Build, Concede, Done, Knock, Pass
from holzwurm_desktop.games.kistenstapel.player import EFFORT, SCALE, Eye, Outlook
from tests.games.boxes.asking import best_points

GAME = all_games()["kistenstapel"]
QUICK = Budget(iterations=2)


def new_match(deal: int = 4, seats: int = 3, leftover: str = "none") -> Match:
    players = [Player(str(seat), "hard") for seat in range(seats)]
    return Match.new(GAME, players, {"leftover": leftover}, deal)


def answer(match: Match, level: str, seat: int | None = None, seed: int = 1) -> Any:
    state = match.playing()
    view = state.view(state.turn if seat is None else seat)
    return think(GAME, view, level, seed, QUICK).move


def play(match: Match, level: str, moves: int) -> None:
    for made in range(moves):
        if match.round_over:
            return
        if match.playing().waiting:
            match.settle()
        else:
            match.play(answer(match, level, seed=made))


def best(match: Match) -> int:
    state: Any = match.playing()
    return best_points(state.pile(), state.open_lids(), state.builder().hand)


def points(match: Match, move: Any) -> int:
    state: Any = match.playing()
    return value_of(move.pile) - value_of(state.pile()) if isinstance(move, Build) else 0


def waiting_match(moves: int = 7, overlooked: bool = True) -> Match:
    """Somebody has passed, and has, or has not, overlooked a build."""
    for deal in range(1, 60):
        match = new_match(deal)
        play(match, "medium", moves)
        if match.playing().waiting:
            match.settle()
        if (best(match) > 0) == overlooked:
            match.play(Pass(match.playing().turn))
            return match
    raise AssertionError("no such deal")


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_best_players_never_overlook_that_a_point_can_be_made(level: str) -> None:
    match = new_match()
    for made in range(40):
        if match.playing().waiting:
            match.settle()
        move = answer(match, level, seed=made)
        assert isinstance(move, Build) == (best(match) > 0)
        match.play(move)
        if match.round_over:
            break


def share_of_the_best(level: str) -> float:
    """The points that a level makes, of those that it could make by the best builds."""
    made = could = 0
    for deal in (4, 5, 6):
        match = new_match(deal)
        for seed in range(30):
            if match.playing().waiting:
                match.settle()
            move = answer(match, level, seed=seed)
            made, could = made + points(match, move), could + best(match)
            match.play(move)
    return made / could


def test_the_better_the_level_the_better_its_builds() -> None:
    shares = [share_of_the_best(level) for level in ("beginner", "easy", "medium", "hard")]

    assert shares == sorted(shares)
    assert shares[0] < 0.6
    assert shares[-1] == 1.0


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_rounds_within_the_rules(level: str) -> None:
    for leftover in ("none", "lowest", "bid"):
        match = new_match(9, leftover=leftover)
        play(match, level, 300)
        assert match.round_over


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_good_players_knock_on_every_wrong_pass_and_show_a_build(level: str) -> None:
    match = waiting_match()
    seat = match.playing().objectors()[0]

    assert answer(match, level, seat) == Knock(seat)
    match.play(Knock(seat))
    assert isinstance(answer(match, level), Build)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_knocks_where_nothing_was_overlooked(level: str) -> None:
    match = waiting_match(moves=0, overlooked=False)

    for seat in match.playing().objectors():
        assert answer(match, level, seat) == NoObjection(seat)


@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_weak_players_let_some_wrong_passes_be(level: str) -> None:
    match = waiting_match(moves=2)
    seat = match.playing().objectors()[0]

    answers = [answer(match, level, seat, seed) for seed in range(60)]
    knocks = sum(isinstance(move, Knock) for move in answers)
    assert 0 < knocks < 60


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_knocked_shows_a_build_if_there_is_one(level: str) -> None:
    match = waiting_match()
    match.play(Knock(match.playing().objectors()[0]))

    assert isinstance(answer(match, level), Build)


def test_who_has_knocked_weighs_no_build_but_the_best() -> None:
    match = waiting_match()
    match.play(Knock(match.playing().objectors()[0]))
    state = match.playing()

    (found,) = think(match.game, state.view(state.turn), "expert", 1, QUICK).candidates
    assert points(match, found.move) == best(match)


def test_who_has_knocked_for_nothing_concedes() -> None:
    match = waiting_match(moves=0, overlooked=False)
    seat = match.playing().objectors()[0]
    match.play(Knock(seat))

    assert answer(match, "expert") == Concede(seat)


def to_phase(match: Match, phase: str) -> None:
    for seed in range(400):
        if match.playing().view(0).phase == phase and not match.playing().waiting:  # type: ignore[attr-defined]
            return
        if match.playing().waiting:
            match.settle()
        else:
            match.play(answer(match, "beginner", seed=seed))
    raise AssertionError(phase)


def test_an_expert_bids_what_all_unused_cards_can_make_and_makes_it() -> None:
    for deal in range(1, 40):
        match = new_match(deal, leftover="bid")
        to_phase(match, "bid")
        move = answer(match, "expert")
        if isinstance(move, Bid) and move.points:
            break
    else:
        raise AssertionError("no deal leaves a point")
    seat = move.seat
    match.play(move)
    while match.playing().view(0).phase == "bid":  # type: ignore[attr-defined]
        match.play(Bid(match.playing().turn, 0))

    while not match.round_over:
        match.play(answer(match, "expert"))
    assert match.rounds[0].moves[-1] == Done(seat).to_json()
    state: Any = match.state
    assert state.view(0).made >= move.points


@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_weak_players_bid_from_four_to_eight_tenths_of_what_can_be_made_or_nothing(level: str) -> None:
    for deal in range(1, 40):
        match = new_match(deal, leftover="bid")
        to_phase(match, "bid")
        state: Any = match.playing()
        left = tuple(sum(hand[kind] for hand in state.view(0).hands) for kind in range(4))
        can_be_made = best_points(state.pile(), state.open_lids(), left)
        if can_be_made >= 20:
            break
    else:
        raise AssertionError("no deal leaves as much")

    bids = {answer(match, level, seed=seed).points for seed in range(60)}
    assert 0 in bids
    some = bids - {0}
    assert len(some) > 3
    assert int(0.4 * can_be_made) <= min(some) < 0.5 * can_be_made
    assert 0.7 * can_be_made < max(some) < 0.8 * can_be_made


def test_equal_seeds_and_views_give_equal_moves_whatever_lies_hidden() -> None:
    match = new_match(3)
    play(match, "medium", 12)
    if match.playing().waiting:
        match.settle()
    state: Any = match.playing()
    other = state.copy()
    other.lay_stock(list(reversed([*"L" * 3, *"R" * 4]))[: state.view(0).stock])

    moves = {str(answer(match, "hard", seed=5)) for _ in range(3)}
    view = state.view(state.turn)
    again = think(GAME, GAME.view_from_json(view._asdict()), "hard", 5, QUICK).move
    assert moves == {str(again)}


def test_thinking_ends_at_once_when_nobody_wants_the_answer() -> None:
    match = new_match(3)
    for made in range(30):
        if match.playing().waiting:
            match.settle()
        state = match.playing()
        try:
            thought = think(GAME, state.view(state.turn), "expert", made, Budget(1), lambda: True)
        except Cancelled:
            return
        match.play(thought.move)
    raise AssertionError("there was never anything to weigh")


def test_the_better_a_level_the_more_it_sees() -> None:
    for sight in ("best", "sees", "knocks", "ahead"):
        seen = [getattr(Eye(*player.LEVELS[level].own), sight) for level in LEVELS]
        assert seen == sorted(seen)


# Looking ahead: a build that takes the last cards of who makes it, weighed by what follows.


def worth_above_its_points(rivals: list[int]) -> float:
    """What a build is worth beyond its points, if each rival holds these cards."""
    match = new_match(3)
    play(match, "medium", 9)
    state: Any = match.playing()
    view = state.view(state.turn)
    (build,) = good_builds(state.pile(), state.open_lids(), state.builder().hand, 0, limit=1, effort=EFFORT)
    laid = cards_laid(state.pile(), state.open_lids(), build.heights, build.opened)
    hands = [list(laid) if seat == view.seat else rivals for seat in range(view.seats)]
    outlook = Outlook(view._replace(hands=hands), Rng(1))
    (weighed,) = outlook.weigh([build], Budget(iterations=30), lambda: False)
    return weighed.mean - (0.5 + build.points / SCALE)


def test_a_build_is_worth_less_where_rivals_can_go_on_from_it() -> None:
    assert worth_above_its_points([2, 2, 1, 1]) < worth_above_its_points([0, 0, 0, 0]) - 0.05


def test_what_rivals_may_draw_counts_too() -> None:
    assert worth_above_its_points([0, 0, 0, 0]) < 0.0


def late_builds(deal: int) -> Iterator[tuple[Any, Any, list[int], list[int]]]:
    """The state, the best build, its cards and all cards that are left after it, of late turns between two seats."""
    match = new_match(deal, seats=2)
    for made in range(60):
        if match.playing().waiting:
            match.settle()
        if match.round_over:
            return
        state: Any = match.playing()
        if made > 20 and best(match):
            hand = state.builder().hand
            (build,) = good_builds(state.pile(), state.open_lids(), hand, 0, limit=1, effort=EFFORT)
            laid = cards_laid(state.pile(), state.open_lids(), build.heights, build.opened)
            lying = cards_laid({}, (), build.heights, build.opened)
            left = [whole - there for whole, there in zip(CARD_SET, lying, strict=True)]
            yield state, build, list(laid), left
        match.play(answer(match, "medium", seed=made))


@pytest.mark.parametrize("deal", [1, 2, 5])
def test_a_build_that_leaves_all_other_cards_to_the_rival_is_worth_its_lead_over_the_best_answer(
    deal: int,
) -> None:
    """With its build the seat lays its last card, and there is no stock: what the rival makes then is certain."""
    seen = 0
    for state, build, laid, left in late_builds(deal):
        view = state.view(state.turn)
        view = view._replace(hands=[laid if seat == view.seat else left for seat in range(2)])
        (weighed,) = Outlook(view, Rng(1)).weigh([build], Budget(iterations=1), lambda: False)

        lead = build.points - best_points(build.heights, build.opened, tuple(left))
        assert weighed.mean == pytest.approx(max(0.0, 0.5 + lead / SCALE))
        seen += weighed.mean > 0
    assert seen > 2


def test_what_is_left_to_draw_is_played_out_in_every_order_equally_often() -> None:
    view: Any = new_match(3, seats=2).playing().view(0)
    held = [whole - there for whole, there in zip(CARD_SET, cards_laid({}, (), *lying(view)), strict=True)]
    hands = [[held[0] - 1, held[1] - 1, held[2] - 1, held[3]], [0, 0, 0, 0]]
    outlook = Outlook(view._replace(hands=hands), Rng(1))

    orders = Counter(tuple(outlook._shuffled()) for _ in range(1200))
    assert set(orders) == set(permutations(range(3)))
    assert all(140 < count < 260 for count in orders.values())  # 200, give or take four and a half deviations


def lying(view: Any) -> tuple[dict[Column, int], tuple[Any, ...]]:
    return {(x, y): height for x, y, height in view.pile}, tuple(view.open)


class Clock:
    """A time that goes on by a second each time that it is asked for."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        self.now += 1
        return self.now


@pytest.mark.parametrize(("seconds", "played"), [(0.5, 1), (3.5, 4)])
def test_every_build_is_played_out_until_time_is_up_but_once_at_least(
    seconds: float, played: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holzwurm_desktop.games.kistenstapel.player.time", Clock())
    state, build, *_ = next(late_builds(1))
    outlook = Outlook(state.view(state.turn), Rng(1))

    (weighed,) = outlook.weigh([build], Budget(seconds=seconds), lambda: False)

    assert (weighed.visits, weighed.solved) == (played, False)


def test_who_never_looks_at_a_pass_never_knocks(monkeypatch: pytest.MonkeyPatch) -> None:
    hard = player.LEVELS["hard"]
    blind = hard._replace(own=Eye(*hard.own)._replace(knocks=0.0))
    monkeypatch.setitem(player.LEVELS, "hard", blind)
    match = waiting_match()
    seat = match.playing().objectors()[0]

    assert {answer(match, "hard", seat, seed) for seed in range(5)} == {NoObjection(seat)}


def test_a_build_is_worth_a_hundredth_less_for_each_point_that_another_makes_more() -> None:
    match, seen = new_match(3), 0
    for made in range(30):
        if match.playing().waiting:
            match.settle()
        state = match.playing()
        found = think(GAME, state.view(state.turn), "easy", made, QUICK).candidates
        most = points(match, found[0].move)
        for each in found:
            worth = 0.5 - (most - points(match, each.move)) / 100
            assert (each.mean, each.visits) == (pytest.approx(worth), 1)
            assert each.solved == isinstance(each.move, Build)
            seen += worth < 0.5
        match.play(answer(match, "medium", seed=made))
    assert seen > 0


@pytest.mark.parametrize(("count", "visits"), [(1, 1), (2, 2), (3, 2)])
def test_an_expert_looks_ahead_where_there_is_more_than_one_build_to_choose_from(
    count: int, visits: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, build, *_ = next(late_builds(1))
    monkeypatch.setattr(player, "good_builds", lambda *_args, **_limits: [build] * count)
    found = think(GAME, state.view(state.turn), "expert", 1, Budget(iterations=2)).candidates

    assert [each.visits for each in found] == [visits] * count


def test_an_expert_looks_ahead_until_each_seat_has_had_one_turn_more() -> None:
    asked: list[object] = []

    class Counting(Outlook):
        def _best_of(self, pile: Any, opened: Any, hand: Any) -> None:
            asked.append(hand)

    state, build, *_ = next(late_builds(1))
    view = state.view(state.turn)
    Counting(view, Rng(1)).weigh([build], Budget(iterations=1), lambda: False)

    assert len(asked) == view.seats
