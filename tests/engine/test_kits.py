"""The one discoverer of games."""

from __future__ import annotations

import subprocess
import sys

import pytest

from holzwurm_desktop.ai.solver import Solver
from holzwurm_desktop.engine.contract import Game
from holzwurm_desktop.engine.kits import all_games, find_part, kits, part_of


def test_a_room_with_a_kit_is_a_game_and_a_shared_room_is_none() -> None:
    assert {"boxes", "deck52"}.isdisjoint(kits())
    assert len(kits()) == 6


@pytest.mark.parametrize("game_id", kits())
def test_a_game_is_called_like_its_room(game_id: str) -> None:
    assert all_games()[game_id].id == game_id


@pytest.mark.parametrize("game_id", kits())
def test_a_part_is_found_where_the_kit_says_or_there_is_none(game_id: str) -> None:
    for name, address in vars(kits()[game_id]).items():
        assert (find_part(game_id, name, object) is None) is (address == ""), name


def test_a_part_of_another_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="is not a Solver"):
        part_of("holzwurm", "rules", Solver)


def test_a_part_that_a_game_has_not_is_refused_where_it_is_needed() -> None:
    assert find_part("holzwurm", "solver", Solver) is None
    with pytest.raises(KeyError, match="holzwurm has no solver"):
        part_of("holzwurm", "solver", Solver)


def test_there_is_no_part_of_an_unknown_game() -> None:
    with pytest.raises(KeyError):
        find_part("chess", "rules", Game)


def test_the_rules_of_all_games_load_without_words_and_without_a_window() -> None:
    code = (
        "import sys; from holzwurm_desktop.engine.kits import all_games; assert len(all_games()) == 6\n"
        "print(*(name for name in sys.modules if 'words' in name or 'PySide' in name or '.table' in name))"
    )
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
