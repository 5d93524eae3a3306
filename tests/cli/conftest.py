"""What tests of commands share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from holzwurm_desktop.__main__ import main

Run: TypeAlias = Callable[..., tuple[int, str, str]]
"""Runs a command in this process: its exit status, standard output and standard error."""


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    """Runs commands."""

    def run_here(*arguments: str | Path) -> tuple[int, str, str]:
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as left:
            status = int(left.code or 0)
        printed = capfd.readouterr()
        return status, printed.out, printed.err

    return run_here
