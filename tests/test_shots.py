"""The pictures for README and software centre."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from holzwurm_desktop.app import Wishes
from holzwurm_desktop.cli.failures import Failure
from holzwurm_desktop.cli.main import main
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.engine.telling import Position
from holzwurm_desktop.games.kistenstapel.view import KistenstapelView
from holzwurm_desktop.studio.poses import SETTLED_IN
from holzwurm_desktop.studio.shots import SINCE, Studio, _telling


def test_the_first_picture_has_the_size_asked_for(qapp: QApplication, tmp_path: Path) -> None:
    studio = Studio(qapp, tmp_path, Wishes(language="nl", theme="dark"), (900, 600))
    name, picture = next(studio.pictures())
    studio.close()
    assert name == "lobby-first"
    assert picture.size().toTuple() == (900, 600)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="draws on the system's own screen there")
def test_other_windows_get_a_screen_as_large_as_the_window(tmp_path: Path) -> None:
    """Qt's own screen in memory has 800 by 800, and every dialog would end there."""
    code = (
        "from PySide6.QtWidgets import QApplication; from holzwurm_desktop.studio import shots;"
        "shots.Studio.draw_into = lambda self, folder: [QApplication.primaryScreen().size().toTuple()];"
        "from holzwurm_desktop.cli.main import main; import sys; raise SystemExit(main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-c", code, "shots", str(tmp_path), "--size=2560x1440"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stdout == "(2560, 1440)\n", done.stderr


@pytest.mark.parametrize("size", ["1366", "0x600", "axb", "1x99999", "-5x5", "٣x٣"])
def test_a_size_that_is_none_is_wrong_usage(
    size: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["shots", str(tmp_path), f"--size={size}"])
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_folder_that_cannot_be_made_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    assert main(["shots", str(tmp_path / "file" / "pictures")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("game", sorted(kits()))
def test_there_is_a_picture_after_four_moves_of_the_others(
    game: str, qapp: QApplication, tmp_path: Path
) -> None:
    studio = Studio(qapp, tmp_path, Wishes(language="nl", theme="dark"), (900, 600))
    match = studio._played(game, SINCE)
    studio.close()

    assert not match.round_over
    moves = match.rounds[-1].moves
    others = [move for move in moves[-8:] if move.get("seat") != 0]
    assert match.playing().turn == 0
    assert len(others) >= 3
    assert len(moves) >= SETTLED_IN


@pytest.mark.parametrize(
    ("game", "position"),
    [(game, position) for game in sorted(kits()) for position in _telling(game).positions],
    ids=lambda each: each if isinstance(each, str) else each.name,
)
def test_the_computer_players_lead_to_each_position_and_it_goes_on_from_there(
    game: str, position: Position, qapp: QApplication, tmp_path: Path
) -> None:
    studio = Studio(qapp, tmp_path, Wishes(language="en"), (900, 600))
    match = studio._played(game, position)
    studio.close()

    if position.settled:
        match.settle()
    assert not match.round_over
    assert match.playing().turn == 0  # there is something to do for the person


@pytest.mark.parametrize(("name", "phase"), [("bidding", "bid"), ("leftover", "leftover")])
def test_cards_are_left_over_where_that_is_what_is_shown(
    name: str, phase: str, qapp: QApplication, tmp_path: Path
) -> None:
    [position] = [each for each in _telling("kistenstapel").positions if each.name == name]
    studio = Studio(qapp, tmp_path, Wishes(language="en"), (900, 600))
    match = studio._played("kistenstapel", position)
    studio.close()

    match.settle()
    view = match.playing().view(0)
    assert isinstance(view, KistenstapelView)
    assert (view.phase, any(view.hands[0])) == (phase, True)


@pytest.mark.parametrize("settled", [False, True], ids=["ended", "nothing-to-object-to"])
def test_a_position_that_no_match_comes_to_is_drawn_by_no_other(
    settled: bool, qapp: QApplication, tmp_path: Path
) -> None:
    studio = Studio(qapp, tmp_path, Wishes(language="en"), (900, 600))
    try:
        with pytest.raises(ValueError, match="lost"):
            studio._played("kistenstapel", Position("lost", 17, 0, 0 if settled else 400, settled=settled))
    finally:
        studio.close()


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_every_picture_is_drawn(qapp: QApplication, tmp_path: Path) -> None:
    assert main(["shots", str(tmp_path), "--lang", "de", "--size", "1024x640"]) == 0
    names = {path.stem for path in tmp_path.glob("*.png")}
    tables = {f"{game}-{pose}" for game in kits() for pose in ("early", "since", "round-end", "match-end")}
    dialogs = {
        "new-game-holzwurm",
        "preferences",
        "statistics",
        "rules",
        "about",
        "game-info",
        "curtain",
        "lobby",
    }
    poses = {f"{game}-{pose}" for game in kits() for pose in ("hint", "undo", "moves")}
    asked = {
        *poses,
        "superspion-guess",
        "superspion-trio",
        "tovenaars-block",
        "tovenaars-payment",
        "kistenstapel-proof",
        "kistenstapel-bidding",
        "kistenstapel-leftover",
        "file-open",
        "file-save",
    }
    assert tables | dialogs | asked <= names
    assert not any(QImage(str(path)).isNull() for path in tmp_path.glob("*.png"))


def test_only_the_pictures_that_are_named_are_written(qapp: QApplication, tmp_path: Path) -> None:
    studio = Studio(qapp, tmp_path / "home", Wishes(language="en"), (900, 600), only=["lobby-first"])
    try:
        written = list(studio.draw_into(tmp_path))
    finally:
        studio.close()
    assert written == [tmp_path / "lobby-first.png"]
    assert list(tmp_path.glob("*.png")) == written


def test_a_picture_that_there_is_not_is_named(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Studio, "pictures", lambda self: iter([("lobby", self.window.grab())]))
    studio = Studio(qapp, tmp_path / "home", Wishes(language="en"), (900, 600), only=["nothing", "lobby"])
    try:
        with pytest.raises(Failure, match="name: nothing"):
            list(studio.draw_into(tmp_path))
    finally:
        studio.close()
    assert [path.name for path in tmp_path.glob("*.png")] == ["lobby.png"]
