"""The command `print`."""

import subprocess
import sys
from pathlib import Path

import pytest

from holzwurm_desktop.cli.main import main
from tests.playing import ROOT
from tests.printing.pdf_files import PdfFile

pytestmark = pytest.mark.usefixtures("qapp")
PRINT = ("print", "--game", "superspion")


@pytest.mark.parametrize(("what", "pages"), [("cards", 7), ("all", 11), ("rules", 4)])
def test_it_writes_what_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str, pages: int
) -> None:
    path = tmp_path / "spy.pdf"
    assert main([*PRINT, "--what", what, str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: {pages} pages\n"
    assert len(PdfFile(path.read_bytes()).boxes) == pages


def test_paper_language_and_backs_are_followed(tmp_path: Path) -> None:
    path = tmp_path / "spy.pdf"
    chosen = ["--paper", "letter", "--lang", "fr", "--what", "cards", "--backs", "--four-colours"]
    assert main([*PRINT, *chosen, str(path)]) == 0
    file = PdfFile(path.read_bytes())
    assert set(file.boxes) == {(612.0, 792.0)}
    assert file.title == "Super-espion"
    assert len(file.boxes) == 7 + 6


@pytest.mark.parametrize(
    "wrong",
    [["--paper", "a5"], ["--lang", "xx"], ["--what", "nothing"], ["--game", "chess"]],
)
def test_wrong_usage_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: list[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*PRINT, *wrong, str(tmp_path / "spy.pdf")])
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    assert main([*PRINT, "--what", "rules", str(tmp_path / "file" / "spy.pdf")]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert str(tmp_path / "file" / "spy.pdf") in told.err
    assert told.err.count("\n") == 1


def test_it_needs_no_display(tmp_path: Path) -> None:
    path = tmp_path / "spy.pdf"
    done = subprocess.run(
        [sys.executable, "-m", "holzwurm_desktop", *PRINT, "--what", "rules", path],
        cwd=ROOT,
        env={"PATH": "", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert PdfFile(path.read_bytes()).fonts > 0
