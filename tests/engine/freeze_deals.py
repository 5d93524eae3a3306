"""Write the frozen deals and reshuffles of a new game (`python -m tests.engine.freeze_deals`); what is frozen stays.

Only files that are missing are written. If the way from deal number to cards ever changes, `DEAL_VERSION` must go
up, and the files of the older version remain as they are.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from holzwurm_desktop.engine.contract import Game, Move
from holzwurm_desktop.engine.deals import DEAL_VERSION, deal_rng
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.engine.match import Match
from tests.playing import new_match, play_on

FOLDER = Path(__file__).parent / "data"
NUMBERS = (1, 2, 3, 999_999_999)
ROUNDS = (0, 1)
RESHUFFLES = 3
"""So many random moves of a round are frozen."""
LONGEST = 400
"""Moves; a round that had no random move by then is taken to have none."""


def path_of(game_id: str) -> Path:
    """The file of a game's frozen deals."""
    return FOLDER / f"deals{DEAL_VERSION}-{game_id}.jsonl"


def tables(game: Game) -> list[dict[str, Any]]:
    """Every table size of a game with default options, then each other choice at the smallest table."""
    found: list[dict[str, Any]] = [{"seats": seats, "options": {}} for seats in game.seats]
    for name, option in game.options.items():
        found += [
            {"seats": game.seats[0], "options": {name: choice}}
            for choice in option.choices
            if choice != option.default
        ]
    return found


def deal_of(game: Game, seats: int, options: dict[str, Any], number: int, round_index: int) -> Any:
    """The deal with that number, as it goes into a record."""
    rng = deal_rng(number, round_index)
    return json.loads(json.dumps(game.deal(rng, seats, game.full_options(options), 0)))


def reshuffles_path(game_id: str) -> Path:
    """The file of a game's frozen reshuffles: records of matches in play, each with some random moves."""
    return FOLDER / f"reshuffles{DEAL_VERSION}-{game_id}.jsonl"


def lasting_move(match: Match, rng: Random) -> Move:
    """The random move that is due, or a legal move that does not end the round, if there is one."""
    state = match.playing()
    if (due := match.chance()) is not None:
        return due
    moves = state.legal_moves()
    rng.shuffle(moves)
    return next((move for move in moves if not _ends_round(match, move)), moves[0])


def _ends_round(match: Match, move: Move) -> bool:
    state = match.playing().copy()
    state.apply(move)
    return state.actor is None


def reshuffled(game_id: str, number: int, round_index: int) -> Match | None:
    """A match in play in that round, just after some random moves; None in a game that has none."""
    match, rng = new_match(game_id, number, rounds=round_index + 1), Random(number)
    while len(match.rounds) <= round_index:
        play_on(match, number)
        match.next_round()
    moves = match.rounds[-1].moves
    while not match.round_over and len(moves) < LONGEST:
        match.play(lasting_move(match, rng))
        if sum("chance" in move for move in moves) == RESHUFFLES:
            return match
    return None


def freeze_reshuffles(game: Game) -> None:
    """Freeze the reshuffles of a game, if there are any and none are frozen yet."""
    path = reshuffles_path(game.id)
    found = [] if path.exists() else [reshuffled(game.id, number, at) for number in NUMBERS for at in ROUNDS]
    lines = [json.dumps(match.to_record(), separators=(",", ":")) for match in found if match is not None]
    if lines:
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def main() -> None:
    """Freeze the deals and reshuffles of the games that have none frozen."""
    FOLDER.mkdir(exist_ok=True)
    for game in all_games().values():
        freeze_reshuffles(game)
        path = path_of(game.id)
        if path.exists():
            continue
        cases = [
            {**table, "number": number, "round_index": index}
            for table in tables(game)
            for number in NUMBERS
            for index in ROUNDS
        ]
        lines = (json.dumps({**case, "deal": deal_of(game, **case)}, separators=(",", ":")) for case in cases)
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


if __name__ == "__main__":
    main()
