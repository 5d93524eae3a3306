"""How a command ends when it cannot do what it was asked: with one line on standard error."""

from __future__ import annotations

import argparse
from typing import NoReturn


class Failure(Exception):
    """Ends the command with exit status `status`, its message being the one line on standard error."""

    def __init__(self, message: str, status: int = 2) -> None:
        super().__init__(message)
        self.status = status


class Parser(argparse.ArgumentParser):
    """Reports wrong arguments in one line on standard error, without argparse's usage, and exits with status 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")
