"""The compiled rules and search, and the same sources uncompiled, play the same games move for move."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from holzwurm_desktop.ai import search
from holzwurm_desktop.ai.levels import knowledge
from holzwurm_desktop.ai.players import Budget
from holzwurm_desktop.cli.common import Pairing, play_out
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.kits import all_games
from tests.engine.searched_moves import play
from tests.engine.solved_endings import solve
from tests.playing import GAMES, ROOT, as_json

LINE_UPS = [("ismcts", "hard"), ("beginner", "expert"), ("easy", "ismcts", "medium", "hard", "expert")]
DEALS = (3, 4)

SOLVING = [game_id for game_id in GAMES if knowledge(game_id).ending is not None]

every_game = pytest.mark.parametrize("game_id", GAMES)


def is_compiled(module: str) -> bool:
    return not str(importlib.import_module(module).__file__).endswith(".py")


def skip_unless_compiled(game_id: str) -> None:
    if not (is_compiled(search.__name__) and is_compiled(f"holzwurm_desktop.games.{game_id}.rules")):
        pytest.skip("nothing is compiled here")


@pytest.fixture(scope="module")
def source_tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout without anything compiled."""
    tree = tmp_path_factory.mktemp("uncompiled")
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for name in ("holzwurm_desktop", "tests"):
        shutil.copytree(ROOT / name, tree / name, ignore=leave_out)
    for name in ("lessons", "values"):
        shutil.copytree(ROOT / "resources" / name, tree / "resources" / name)
    shutil.copy(ROOT / "pyproject.toml", tree)
    return tree


def run_uncompiled(tree: Path, *arguments: str, timeout: float = 50) -> str:
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "PYTHON"))
    }
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=tree, env={**environment, "HOLZWURM_PURE": "1", "PYTHONUTF8": "1"},
        capture_output=True, encoding="utf-8", timeout=timeout, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_without_its_binaries_the_program_runs_uncompiled(source_tree: Path) -> None:
    code = "from holzwurm_desktop.ai import search; print(search.__file__)"

    assert run_uncompiled(source_tree, "-c", code).strip() == str(
        source_tree / "holzwurm_desktop" / "ai" / "search.py"
    )


@every_game
def test_random_matches_are_the_same_byte_for_byte(game_id: str, source_tree: Path) -> None:
    skip_unless_compiled(game_id)
    seats = all_games()[game_id].seats[-1]
    levels = ("random",) * seats
    pairings = [
        Pairing(game_id, levels, {}, deal, index % seats, Budget(1)) for index, deal in enumerate(DEALS)
    ]

    uncompiled = run_uncompiled(
        source_tree, "-m", "holzwurm_desktop", "selfplay", "--game", game_id, "--seats", ",".join(levels),
        "--deal", str(DEALS[0]), "--count", str(len(DEALS)),
    )  # fmt: skip

    assert uncompiled.splitlines() == [records.dump(play_out(pairing).to_record()) for pairing in pairings]


@every_game
@pytest.mark.parametrize("levels", LINE_UPS, ids=",".join)
def test_searching_players_consider_and_choose_the_same(
    game_id: str, levels: tuple[str, ...], source_tree: Path
) -> None:
    skip_unless_compiled(game_id)
    if len(levels) not in all_games()[game_id].seats:
        pytest.skip(f"not a game for {len(levels)}")

    uncompiled = run_uncompiled(
        source_tree, "-m", "tests.engine.searched_moves", game_id, ",".join(levels), str(DEALS[0])
    )

    assert uncompiled.strip() == play(game_id, levels, DEALS[0])


@pytest.mark.parametrize("game_id", SOLVING)
def test_solvers_of_endings_find_the_same(game_id: str, source_tree: Path, tmp_path: Path) -> None:
    skip_unless_compiled(game_id)
    positions = importlib.import_module(f"tests.games.{game_id}.test_endings").some_endings()
    views = [state.view(state.turn) for state in positions]
    assert len(views) >= 12
    file = tmp_path / "views"
    file.write_text("\n".join(map(as_json, views)), "utf-8")

    uncompiled = run_uncompiled(source_tree, "-m", "tests.engine.solved_endings", game_id, str(file))

    assert uncompiled.splitlines() == solve(game_id, views)


@pytest.mark.slow
@pytest.mark.timeout(1600)
@pytest.mark.parametrize("folder", ["engine", "ai"])
def test_the_tests_of_rules_and_search_pass_uncompiled(source_tree: Path, folder: str) -> None:
    run_uncompiled(
        source_tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2",
        f"tests/{folder}", "--ignore", "tests/engine/test_compiled_agrees.py",
        timeout=1500,
    )  # fmt: skip
