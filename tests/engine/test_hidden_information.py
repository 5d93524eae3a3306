"""No computer player sees a hidden card: what is hidden is changed, the view kept, and the same move comes out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from holzwurm_desktop.ai.players import Budget, think
from holzwurm_desktop.engine.contract import View
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.records import LEVELS, YARDSTICKS
from tests.playing import GAMES, any_match, as_json, plain, play_on, positions, seen_by

SEEDS = range(4)
WORLDS = (11, 12, 13)
BUDGET = Budget(iterations=16)

every_game = pytest.mark.parametrize("game_id", GAMES)
every_seed = pytest.mark.parametrize("seed", SEEDS)
every_level = pytest.mark.parametrize("level", [*LEVELS, *YARDSTICKS])


def answer(match: Match, view: View, level: str) -> str:
    """The whole thought about a view, as text."""
    thought = think(match.game, view, level, seed=5, budget=BUDGET)
    considered = [[found.move.to_json(), found.visits, found.mean] for found in thought.candidates]
    return json.dumps([thought.move.to_json(), considered])


@every_game
@every_seed
def test_whatever_is_hidden_may_be_otherwise_and_the_view_stays(game_id: str, seed: int) -> None:
    for match in positions(game_id, seed):
        for seat in range(match.seats):
            view = match.playing().view(seat)
            for world in WORLDS:
                assert as_json(view.determinize(Rng(world)).view(seat)) == as_json(view)


@every_game
@every_seed
def test_a_view_survives_the_way_to_another_process(game_id: str, seed: int) -> None:
    for match in positions(game_id, seed):
        for seat in range(match.seats):
            view = match.playing().view(seat)
            back = match.game.view_from_json(plain(view._asdict()))
            for world in WORLDS:
                here, there = view.determinize(Rng(world)), back.determinize(Rng(world))
                for other in range(match.seats):
                    assert as_json(here.view(other)) == as_json(there.view(other))


@every_game
@every_level
def test_the_same_view_and_seed_give_the_same_thought(game_id: str, level: str) -> None:
    for match in positions(game_id, seed=21):
        view = match.playing().view(match.playing().turn)
        thought = answer(match, view, level)

        assert answer(match, match.game.view_from_json(plain(view._asdict())), level) == thought
        for world in WORLDS[:2]:
            elsewhere = view.determinize(Rng(world)).view(view.seat)
            assert answer(match, elsewhere, level) == thought


@every_game
def test_what_is_hidden_differs_from_world_to_world(game_id: str) -> None:
    if game_id == "afbraak":
        pytest.skip("nothing is hidden")
    for match in (match for seed in SEEDS for match in positions(game_id, seed)):
        view = match.playing().view(match.playing().turn)
        worlds = [view.determinize(Rng(world)) for world in range(6)]
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
    whole = any_match(game_id, seed)
    play_on(whole, seed)
    match = whole.before(len(whole.rounds[0].moves) // 2)
    compared = 0
    seen = [history(match, seat) for seat in range(match.seats)]
    others = [other for swap in range(30) if (other := otherwise_dealt(match, swap))]
    for other in others:
        for seat, (views, events) in enumerate(seen):
            other_views, other_events = history(other, seat)
            if (views[0], events) == (other_views[0], other_events):
                assert views == other_views, "a view tells what no event told"
                compared += 1
            if views == other_views:
                assert events == other_events, "an event tells what no view tells"
    assert compared or game_id != "holzwurm"


def history(match: Match, seat: int) -> tuple[list[str], list[str]]:
    """What a seat has seen: its views, from the fresh deal to now, and all events."""
    replayed = match.before(0)
    views, events = [as_json(replayed.playing().view(seat))], []
    for data in match.rounds[0].moves:
        events += [repr(seen_by(event, seat)) for event in replayed.play_json(data)]
        views.append(as_json(replayed.playing().view(seat)))
    return views, events


def otherwise_dealt(match: Match, seed: int) -> Match | None:
    """The same moves after a deal with two cards exchanged; None if they are not legal then."""
    deal = plain(match.rounds[0].deal)
    lists = [entry for value in deal.values() if isinstance(value, list) for entry in _string_lists(value)]
    places = [(cards, index) for cards in lists for index in range(len(cards))]
    if not places:
        return None
    rng = Rng(seed)
    (one, i), (two, k) = places[rng.draw(len(places))], places[rng.draw(len(places))]
    one[i], two[k] = two[k], one[i]
    record = match.to_record()
    record["rounds"] = [{"deal": deal, "moves": record["rounds"][0]["moves"]}]
    try:
        return Match.from_record(record)
    except EngineError:
        return None


def _string_lists(value: list[Any]) -> list[list[str]]:
    if all(isinstance(item, str) for item in value):
        return [value]
    return [item for item in value if isinstance(item, list) and all(isinstance(card, str) for card in item)]
