"""Random matches of every registered game, for tests that hold for all of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from holzwurm_desktop.engine.contract import Event, Move, View
from holzwurm_desktop.engine.core import CHANCE, Rng
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player

GAMES = list(all_games())
"""The ids of all registered games."""
ROOT = Path(__file__).resolve().parents[1]
"""The checkout."""


def new_match(game_id: str, deal: int = 1, seats: int | None = None, start: int = 0, **options: Any) -> Match:
    """A match between yardsticks, by default with the fewest seats and one round."""
    game = all_games()[game_id]
    count = game.seats[0] if seats is None else seats
    players = [Player(f"player {seat}", "random") for seat in range(count)]
    return Match.new(game, players, {"rounds": 1, **options}, deal, start)


def any_match(game_id: str, seed: int) -> Match:
    """A new match whose deal, number of seats, start and options `seed` decides."""
    rng = Random(seed)
    game = all_games()[game_id]
    options = {name: rng.choice(option.choices) for name, option in game.options.items() if option.choices}
    seats = rng.choice(game.seats)
    return new_match(game_id, rng.randint(1, 10**9 - 1), seats, rng.randrange(seats), **options)


def next_move(match: Match, rng: Rng) -> Move:
    """The chance move that is due, or one legal move."""
    state = match.playing()
    if state.turn == CHANCE:
        move = match.chance()
        assert move is not None
        return move
    return state.move_of(state.draw_code(rng))


def play_on(match: Match, seed: int, moves: int = 10**6) -> list[Event]:
    """Make random moves in the present round, until so many are written down or it is over; what happened."""
    rng = Rng(seed)
    events: list[Event] = []
    written = len(match.rounds[-1].moves) + moves
    while not match.round_over and len(match.rounds[-1].moves) < written:
        events += match.play(next_move(match, rng))
    return events


def positions(game_id: str, seed: int, count: int = 8) -> Iterator[Match]:
    """A random round, seen before so many decisions of its seats, evenly spread (always the same object)."""
    whole = any_match(game_id, seed)
    play_on(whole, seed)
    decisions = [index for index, move in enumerate(whole.rounds[0].moves) if "seat" in move]
    wanted = decisions[:: -(-len(decisions) // count)]
    match = any_match(game_id, seed)
    rng = Rng(seed)
    while wanted:
        if len(match.rounds[0].moves) == wanted[0]:
            del wanted[0]
            yield match
        match.play(next_move(match, rng))


def as_json(view: View) -> str:
    """Everything in a view, as text to compare."""
    return json.dumps(view._asdict(), sort_keys=True)


def plain(value: Any) -> Any:
    """A value as it comes back from JSON."""
    return json.loads(json.dumps(value))


def seen_by(event: Event, seat: int) -> Event:
    """The event as `seat` saw it."""
    look = getattr(event, "as_seen_by", None)
    return event if look is None else look(seat)
