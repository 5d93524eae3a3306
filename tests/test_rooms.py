"""The rooms of the house: none but `games/` knows a game by name, and one module finds out which there are."""

import re
from pathlib import Path

import pytest

import holzwurm_desktop
from holzwurm_desktop.engine.kits import kits

PACKAGE = Path(holzwurm_desktop.__file__).parent
SHARED = ("boxes", "deck52")
"""What some games have in common: no game either, and known to games only."""
PROGRAM = re.compile(
    r"holzwurm(?=[-_.{](desktop|record|archive|backup|json|zip|csv|ARCHIVE_SUFFIX|self\.language))"
    r"|Holzwurm(?= Desktop)"
)
"""The program, its files and their kinds are named after one of the games."""


def sources(games: bool) -> list[Path]:
    """The modules under `games/`, or all others."""
    return sorted(
        path for path in PACKAGE.rglob("*.py") if ("games" in path.relative_to(PACKAGE).parts) is games
    )


def found_in(paths: list[Path], words: re.Pattern[str]) -> list[str]:
    """Where one of the words stands, as `path:line`."""
    return [
        f"{path.relative_to(PACKAGE)}:{number}"
        for path in paths
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if words.search(PROGRAM.sub("", line))
    ]


@pytest.mark.parametrize("game_id", list(kits()))
def test_no_room_but_games_names_a_game(game_id: str) -> None:
    assert found_in(sources(games=False), re.compile(rf"\b{game_id}\b", re.IGNORECASE)) == []


@pytest.mark.parametrize("room", SHARED)
def test_what_games_share_is_imported_by_games_only(room: str) -> None:
    assert found_in(sources(games=False), re.compile(rf"\bgames\.{room}\b")) == []


@pytest.mark.parametrize("game_id", list(kits()))
def test_no_game_imports_another(game_id: str) -> None:
    others = [path for path in sources(games=True) if path.relative_to(PACKAGE).parts[1] != game_id]
    assert found_in(others, re.compile(rf"\bgames\.{game_id}\b")) == []


def test_only_the_kits_look_into_packages() -> None:
    walks = re.compile(r"\bpkgutil\b|\biter_modules\b|\bwalk_packages\b|__path__")
    places = {place.partition(":")[0] for place in found_in([*sources(False), *sources(True)], walks)}
    assert places == {"engine/kits.py"}
