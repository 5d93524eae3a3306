"""Every command whose output cannot be written says so in one line, with an exit status, and without a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.playing import ROOT

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
COMMANDS = [
    ["--version"],
    ["--help"],
    ["check", "--help"],
    ["check", "README.md"],
    ["selfplay", "--game", "holzwurm", "--players", "random,random", "--count", "1"],
    ["arena", "--game", "tovenaars", "--players", "random,random", "--deals", "1"],
]


def run(arguments: list[str], redirection: str, unbuffered: str = "") -> subprocess.CompletedProcess[str]:
    command = 'exec "$@" ' + redirection
    return subprocess.run(
        ["sh", "-c", command, "sh", sys.executable, "-m", "holzwurm_desktop", *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
        stderr=subprocess.PIPE,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("redirection", ["> /dev/full", ">&-"])
@pytest.mark.parametrize("arguments", COMMANDS, ids=lambda arguments: " ".join(arguments[:2]))
def test_output_that_cannot_be_written_is_told_in_one_line(arguments: list[str], redirection: str) -> None:
    ended = run(arguments, redirection)

    assert ended.stderr.count("\n") == 1, ended.stderr
    assert "Standard output" in ended.stderr
    assert ended.returncode == 1


def test_without_a_buffer_it_is_told_as_well() -> None:
    ended = run(["--version"], "> /dev/full", "1")

    assert (ended.stderr.count("\n"), ended.returncode) == (1, 1)


def test_a_reader_that_has_seen_enough_is_no_failure() -> None:
    ended = run(["selfplay", "--help"], "| true")

    assert ended.stderr == ""
