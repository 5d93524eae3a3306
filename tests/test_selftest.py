"""The program plays itself through its own window, and says when that went wrong."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from holzwurm_desktop.languages import LANGUAGES

CHECKOUT = Path(__file__).resolve().parents[1]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "holzwurm_desktop", "selftest", *arguments, "--game", "holzwurm"],
        capture_output=True,
        text=True,
        # It changes its folder, and its computer players have to be found from there.
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(CHECKOUT)},
        timeout=150,
        check=False,
    )


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], dict[str, Any]]:
    """What was reported of playing and of resuming."""
    folder = tmp_path_factory.mktemp("selftest")
    played = run("play", "--folder", str(folder))
    resumed = run("resume", "--folder", str(folder), "--report", str(folder / "report.json"))
    assert (played.returncode, resumed.returncode) == (0, 0), played.stdout + resumed.stdout
    return json.loads(played.stdout), json.loads((folder / "report.json").read_text("utf-8"))


@pytest.mark.timeout(300)
def test_a_round_is_played_and_the_match_goes_on_after_a_restart(
    reports: tuple[dict[str, Any], dict[str, Any]],
) -> None:
    played, resumed = reports
    assert played["failed"] is None
    assert len(played["moves"]) == 2
    before = [move for moves in played["moves"] for move in moves]
    after = [move for moves in resumed["moves"] for move in moves]
    assert after[: len(before)] == before


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_the_record_it_saves_can_be_read(reports: tuple[dict[str, Any], dict[str, Any]]) -> None:
    record = json.loads(Path(reports[0]["record"]).read_text("utf-8"))
    assert record["game"] == "holzwurm"


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_every_language_is_reported(reports: tuple[dict[str, Any], dict[str, Any]]) -> None:
    assert set(reports[0]["languages"]) == set(LANGUAGES)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_every_language_has_words_of_its_own(reports: tuple[dict[str, Any], dict[str, Any]]) -> None:
    if not list((CHECKOUT / "resources" / "translations").glob("*.qm")):
        pytest.skip("the translations are not built here")
    menus = {tuple(words["menu"]) for words in reports[0]["languages"].values()}
    assert len(menus) == len(LANGUAGES)


def test_without_a_folder_it_refuses_as_it_must_not_play_in_the_players_own() -> None:
    done = run("play")
    assert done.returncode == 2
    assert "--folder" in done.stderr


def test_where_there_is_no_match_to_resume_it_fails_and_says_so(tmp_path: Path) -> None:
    done = run("resume", "--folder", str(tmp_path), "--patience", "1")
    assert done.returncode == 1
    assert json.loads(done.stdout)["failed"] == "waited in vain for the match"
