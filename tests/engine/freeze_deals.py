"""Write the frozen deals of a new game (`python -m tests.engine.freeze_deals`); what is frozen stays.

Only files that are missing are written. If the way from deal number to cards ever changes, `DEAL_VERSION` must go
up, and the files of the older version remain as they are.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from holzwurm_desktop.engine.contract import Game
from holzwurm_desktop.engine.deals import DEAL_VERSION, deal_rng
from holzwurm_desktop.engine.registry import all_games

FOLDER = Path(__file__).parent / "data"
NUMBERS = (1, 2, 3, 999_999_999)
ROUNDS = (0, 1)


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


def main() -> None:
    """Freeze the deals of the games that have none frozen."""
    FOLDER.mkdir(exist_ok=True)
    for game in all_games().values():
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
