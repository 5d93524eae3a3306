"""What a move shows its own player decides whether it may be taken back in a fair match."""

from __future__ import annotations

from typing import Any

import pytest

from holzwurm_desktop.engine.kits import all_games

CASES: list[tuple[str, dict[str, Any], bool]] = [
    ("holzwurm", {"seat": 0, "card": "B1", "row": "new"}, False),
    ("afbraak", {"seat": 0, "remove": [0, 0]}, False),
    ("bergbeklimmen", {"seat": 0, "draw": "stock"}, True),
    ("bergbeklimmen", {"seat": 0, "draw": 1}, False),
    ("bergbeklimmen", {"seat": 0, "play": "7H", "to": 0}, False),
    ("superspion", {"seat": 0, "discard": "7H"}, True),
    ("superspion", {"seat": 0, "guess": "7H"}, True),
    ("superspion", {"seat": 0, "end": True}, False),
    ("superspion", {"chance": "shuffle", "stock": []}, True),
    ("kistenstapel", {"seat": 0, "pass": True}, True),
    ("kistenstapel", {"seat": 0, "knock": True}, False),
    ("tovenaars", {"seat": 0, "attack": [0, 0]}, False),
    ("tovenaars", {"seat": 1, "line": ["7", "8", "9"]}, True),
    ("tovenaars", {"seat": 0, "line": ["7", "8", "9"]}, False),
]


@pytest.mark.parametrize(("game", "move", "reveals"), CASES)
def test_a_move_reveals_what_its_player_could_not_see_before(
    game: str, move: dict[str, Any], reveals: bool
) -> None:
    assert all_games()[game].reveals(move) is reveals
