"""Matches that one seat cannot tell apart: something that is hidden from it is otherwise in each of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.errors import EngineError
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match, Player
from tests.playing import as_json, next_move, plain, seen_by

PEOPLE = ("Nora", "Ben", "Cy")
MOVES = 12
"""So many moves have been made where that hides something; else as many as it takes."""
LONGEST = 200


def hotseat_match(game_id: str, seed: int = 1) -> tuple[Match, Match | None]:
    """A running match of people, and a twin of it: the same in all that somebody of them who is not to move can know.
    There is none where nothing is ever hidden. Neither has a deal number, which would tell them apart."""
    for options in _options(game_id):
        whole, secret = _played(game_id, options, seed)
        for count in sorted(secret, key=lambda count: (count > MOVES, abs(count - MOVES))):
            match = _numberless(whole.before(count))
            turn = match.playing().turn
            others = [seat for seat in range(match.seats) if seat != turn]
            for known_to, hidden_from in [(turn, other) for other in others] + [
                (other, turn) for other in others
            ]:
                twin = next(twins(match, hidden_from, known_to), None)
                if twin is not None:
                    return match, twin
    return _numberless(whole.before(min(MOVES, len(whole.rounds[0].moves) - 1))), None


def _numberless(match: Match) -> Match:
    match.extra = {key: value for key, value in match.extra.items() if key != "deal_number"}
    return match


def _options(game_id: str) -> Iterator[dict[str, Any]]:
    yield {}
    for name, option in all_games()[game_id].options.items():
        for choice in option.choices:
            yield {name: choice}


def _played(game_id: str, options: dict[str, Any], seed: int) -> tuple[Match, list[int]]:
    """A round of random moves; before which of them a person was to move and not everybody knew the same."""
    game = all_games()[game_id]
    names = PEOPLE[: 3 if 3 in game.seats else 2]
    match = Match.new(game, [Player(name) for name in names], {"rounds": 2, **options}, seed)
    rng, secret = Rng(seed), []
    while not match.round_over and len(match.rounds[0].moves) < LONGEST:
        match.play(_some_move(match, rng))
        if not match.round_over and _secret(match):
            secret.append(len(match.rounds[0].moves))
    return match, secret


def _some_move(match: Match, rng: Rng) -> Move:
    """A move, if possible one with which the round goes on."""
    move = next_move(match, rng)
    for other in chain([move], _shuffled(match, rng)):
        after = match.playing().copy()
        after.apply(other)
        if after.actor is not None:
            return other
    return move


def _shuffled(match: Match, rng: Rng) -> Iterator[Move]:
    moves = match.playing().legal_moves()
    while moves:
        yield moves.pop(rng.draw(len(moves)))


def _secret(match: Match) -> bool:
    """Whether a person is to move, and not everybody knows the same."""
    state = match.playing()
    views = [{**state.view(seat)._asdict(), "seat": 0} for seat in range(match.seats)]
    return state.turn >= 0 and not state.waiting and any(view != views[0] for view in views)


def twins(match: Match, hidden_from: int, known_to: int) -> Iterator[Match]:
    """Matches in which `known_to` knows something else, while `hidden_from` has always known the same."""
    for other in (
        *_with_another_last_move(match, known_to),
        *_with_other_cards(match, hidden_from, known_to),
    ):
        if other.playing().turn != match.playing().turn or view_of(other, known_to) == view_of(
            match, known_to
        ):
            continue
        if history_of(other, hidden_from) == history_of(match, hidden_from):
            yield other


def history_of(match: Match, seat: int) -> list[str]:
    """All that `seat` has seen of the present round."""
    again = match.before(0)
    seen = [view_of(again, seat)]
    for move in match.rounds[-1].moves:
        events = again.play_json(move)
        seen += [repr(seen_by(event, seat)) for event in events]
        seen.append(view_of(again, seat))
    return seen


def view_of(match: Match, seat: int) -> str:
    return as_json(match.playing().view(seat))


def _with_another_last_move(match: Match, seat: int) -> Iterator[Match]:
    moves = match.rounds[-1].moves
    if moves[-1].get("seat") != seat:
        return
    for move in match.before(len(moves) - 1).playing().legal_moves():
        other = match.before(len(moves) - 1)
        other.play(move)
        if not other.round_over:
            yield other


def _with_other_cards(match: Match, hidden_from: int, known_to: int) -> Iterator[Match]:
    """Two cards change places in the deal and in all that was done with them; those that were moved about first."""
    record = plain(match.to_record())
    seen, known, moves = (
        view_of(match, hidden_from),
        view_of(match, known_to),
        repr(record["rounds"][-1]["moves"]),
    )
    cards = [
        card for card in dict.fromkeys(_strings(record["rounds"][-1]["deal"])) if f'"{card}"' not in seen
    ]
    pairs = [(one, two) for one in cards for two in cards if one != two and f'"{one}"' in known]
    Random(1).shuffle(pairs)
    for one, two in sorted(pairs, key=lambda pair: repr(pair[0]) not in moves):
        names = {one: two, two: one}
        try:
            other = Match.from_record({**record, "rounds": _renamed(record["rounds"], names)})
        except EngineError:
            continue
        if not other.round_over:
            yield other


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _strings(part)


def _renamed(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [_renamed(part, names) for part in value]
    if isinstance(value, dict):
        return {key: _renamed(part, names) for key, part in value.items()}
    return value
