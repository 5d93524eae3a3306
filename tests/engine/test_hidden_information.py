"""No computer player sees a hidden card: what is hidden is changed, the view kept, and the same move comes out."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.ai.scale import scale_of
from holzwurm_desktop.engine.contract import View
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.records import LEVELS, YARDSTICKS
from tests.playing import GAMES, any_match, as_json, plain, play_on, positions, seen_by

SEEDS = range(4)
WORLDS = (11, 12, 13)
BUDGET = Budget(iterations=5)

every_game = pytest.mark.parametrize("game_id", GAMES)
every_seed = pytest.mark.parametrize("seed", SEEDS)
every_level = pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS])


def answer(match: Match, view: View, level: str, strength: float | None = None) -> str:
    """The whole thought about a view, as text."""
    thought = think(match.game, view, level, seed=5, budget=BUDGET, strength=strength)
    considered = [[found.move.to_json(), found.visits, found.mean] for found in thought.candidates]
    return json.dumps([thought.move.to_json(), considered])


@every_game
@every_seed
def test_whatever_is_hidden_may_be_otherwise_and_the_view_stays(game_id: str, seed: int) -> None:
    for match in positions(game_id, seed):
        for seat in range(match.seats):
            view = match.playing().view(seat)
            for world in WORLDS:
                assert as_json(match.game.determinize(view, Rng(world)).view(seat)) == as_json(view)


@every_game
@every_seed
def test_a_view_survives_the_way_to_another_process(game_id: str, seed: int) -> None:
    for match in positions(game_id, seed):
        for seat in range(match.seats):
            view = match.playing().view(seat)
            back = match.game.view_from_json(plain(view._asdict()))
            for world in WORLDS:
                here, there = (match.game.determinize(known, Rng(world)) for known in (view, back))
                for other in range(match.seats):
                    assert as_json(here.view(other)) == as_json(there.view(other))


@every_game
@every_level
def test_the_same_view_and_seed_give_the_same_thought(game_id: str, level: str) -> None:
    for match in positions(game_id, seed=21, count=5):
        view = match.playing().view(match.playing().turn)
        thought = answer(match, view, level)

        assert answer(match, match.game.view_from_json(plain(view._asdict())), level) == thought
        for world in WORLDS[:2]:
            elsewhere = match.game.determinize(view, Rng(world)).view(view.seat)
            assert answer(match, elsewhere, level) == thought


@every_game
@pytest.mark.parametrize("share", [0.1, 0.4, 0.6, 0.9])
def test_a_player_between_the_levels_sees_no_more_than_they_do(game_id: str, share: float) -> None:
    low, high = (scale_of(game_id).points(level) for level in (LEVELS[0], LEVELS[-1]))
    strength = low + (high - low) * share
    for match in positions(game_id, seed=21, count=5):
        view = match.playing().view(match.playing().turn)
        thought = answer(match, view, "easy", strength)
        for world in WORLDS[:2]:
            elsewhere = match.game.determinize(view, Rng(world)).view(view.seat)
            assert answer(match, elsewhere, "easy", strength) == thought


@every_game
def test_what_is_hidden_differs_from_world_to_world(game_id: str) -> None:
    if game_id == "afbraak":
        pytest.skip("nothing is hidden")
    for match in (match for seed in SEEDS for match in positions(game_id, seed)):
        view = match.playing().view(match.playing().turn)
        worlds = [match.game.determinize(view, Rng(world)) for world in range(6)]
        for other in set(range(match.seats)) - {view.seat}:
            if len({as_json(world.view(other)) for world in worlds}) > 1:
                return
        rounds = [world.copy() for world in worlds]
        if len({drawn_next(world) for world in rounds}) > 1:
            return
    pytest.fail("every world is the same")


def drawn_next(state: Any) -> str:
    """How a world goes on with the same random choices: shows the order of a stock."""
    rng = Rng(1)
    for _ in range(6):
        if state.turn < 0:
            break
        state.step_code(state.draw_code(rng))
    return "".join(as_json(state.view(seat)) for seat in range(state.seats))


@every_game
@every_seed
def test_no_view_of_a_fresh_deal_names_a_card_of_another_hand(game_id: str, seed: int) -> None:
    match = any_match(game_id, seed)
    hands = match.rounds[0].deal.get("hands")
    if hands is None:
        pytest.skip("the game has no hands")
    for seat in range(match.seats):
        view = as_json(match.playing().view(seat))
        for other in set(range(match.seats)) - {seat}:
            assert [card for card in hands[other] if f'"{card}"' in view] == []


@every_game
@every_seed
def test_views_and_events_tell_no_more_than_each_other(game_id: str, seed: int) -> None:
    match = any_match(game_id, seed)
    play_on(match, seed)
    compared = 0
    for swap in range(40):
        other = otherwise_dealt(match, swap)
        for seat, differ in first_differences(match, other).items() if other else ():
            views, events = differ
            assert views == events, f"seat {seat}: one of them tells of move {min(views, events)} more"
            compared += 1
    assert compared or game_id != "holzwurm"


def first_differences(one: Match, two: Match) -> dict[int, tuple[float, float]]:
    """For each seat, the first moves of `one` after which its views, and in which its events, differ if `two` goes on
    like `one` for as long as the rules allow; those whose fresh deals look alike. The round's end hides nothing."""
    replayed, found = one.before(0), {}
    alike = [seat for seat in range(one.seats) if view_of(replayed, seat) == view_of(two, seat)]
    for index, data in enumerate(one.rounds[0].moves):
        try:
            told = replayed.play_json(data), two.play_json(data)
        except EngineError:
            break
        if replayed.round_over or two.round_over:
            break
        for seat in [seat for seat in alike if seat not in found]:
            events = [[repr(seen_by(event, seat)) for event in each] for each in told]
            differ = view_of(replayed, seat) != view_of(two, seat), events[0] != events[1]
            if any(differ):
                found[seat] = (index if differ[0] else math.inf, index if differ[1] else math.inf)
    return {seat: found.get(seat, (math.inf, math.inf)) for seat in alike}


def view_of(match: Match, seat: int) -> str:
    return as_json(match.playing().view(seat))


def otherwise_dealt(match: Match, seed: int) -> Match | None:
    """A match like this one before its first move, with two cards exchanged; None if there are no cards."""
    deal = plain(match.rounds[0].deal)
    lists = [entry for value in deal.values() if isinstance(value, list) for entry in _string_lists(value)]
    places = [(cards, index) for cards in lists for index in range(len(cards))]
    if not places:
        return None
    rng = Rng(seed)
    (one, i), (two, k) = places[rng.draw(len(places))], places[rng.draw(len(places))]
    one[i], two[k] = two[k], one[i]
    record = match.before(0).to_record()
    record["rounds"] = [{"deal": deal, "moves": []}]
    try:
        return Match.from_record(record)
    except EngineError:
        return None


def _string_lists(value: list[Any]) -> list[list[str]]:
    if all(isinstance(item, str) for item in value):
        return [value]
    return [item for item in value if isinstance(item, list) and all(isinstance(card, str) for card in item)]
