"""How a command ends when it cannot do what it was asked: with one sentence on standard error."""

from __future__ import annotations

import argparse
import re
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


class Failure(Exception):
    """Ends the command with exit status `status`, its message being the one line on standard error."""

    def __init__(self, message: str, status: int = 2) -> None:
        super().__init__(message)
        self.status = status


def file_trouble(name: object, error: OSError) -> str:
    """What the system says is wrong with a file, as one line."""
    return f"{name}: {error.strerror or error}."


# What argparse says, in several versions of Python, and what we say instead.
_SENTENCES = (
    (r"the following arguments are required: (.*)", r"These arguments are missing: \1."),
    (r"unrecognized arguments: (.*)", r"These arguments are not known: \1."),
    (r"argument (\S+): expected (?:one|at least one) argument", r"\1 needs a value."),
    (r"argument (\S+): not allowed with argument (\S+)", r"\1 and \2 exclude each other."),
    (
        r"argument (\S+): invalid choice: '?(.*?)'? \(choose from (.*)\)",
        r"\1 cannot be \2. Possible are: \3.",
    ),
    (r"ambiguous option: (\S+) could match (.*)", r"\1 may mean each of these: \2."),
    (r"argument (\S+): (.*)", r"\1: \2."),
)


class Parser(argparse.ArgumentParser):
    """Reports wrong arguments in one sentence on standard error, without argparse's usage, and exits with status 2.

    What is added to the end of its help text keeps its lines.
    """

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        # As argparse does, but a full disk behind --help is not passed over.
        if message:
            (file or sys.stderr).write(message)

    def __init__(self, *, prog: str, description: str) -> None:
        super().__init__(
            prog=prog, description=description, formatter_class=argparse.RawDescriptionHelpFormatter
        )

    def add_epilog(self, text: str) -> None:
        """Add a paragraph to the end of the help text."""
        self.epilog = f"{self.epilog}\n\n{text}" if self.epilog else text

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {in_a_sentence(message)}\n")


def in_a_sentence(message: str) -> str:
    """What argparse has to say about wrong arguments, as a sentence."""
    for pattern, sentence in _SENTENCES:
        found = re.fullmatch(pattern, message)
        if found:
            said = found.expand(sentence)
            # Python writes the choices in quotation marks up to version 3.13.
            return re.sub(r"'([^' ]*)'", r"\1", said) if "choose from" in message else said
    return message if message.endswith(".") else f"{message}."
