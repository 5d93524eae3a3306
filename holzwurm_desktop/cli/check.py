"""The commands that read record files: `check`, `legal` and `best`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from holzwurm_desktop.ai.solver import Solver
from holzwurm_desktop.cli.common import solvers
from holzwurm_desktop.cli.failures import Failure, Parser
from holzwurm_desktop.engine import records
from holzwurm_desktop.engine.errors import EngineError, RecordError
from holzwurm_desktop.engine.kits import find_part
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.engine.proof import accepted
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.files import lines_of, read_limited
from holzwurm_desktop.storage.records_files import MAX_RECORD_BYTES
from holzwurm_desktop.text.errors import sentence
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.text.words import Words

_TROUBLES = {
    "not-found": "There is no file of this name.",
    "not-a-file": "This is not a file.",
    "too-large": "This is too large for a game file.",
    "no-permission": "The system does not allow access to it.",
}


def declare_check(parser: Parser) -> None:
    """Add the arguments of `check` to its parser."""
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="records: .holzwurm.json with one, .jsonl with one a line"
    )
    parser.set_defaults(run=run_check)


def declare_legal(parser: Parser) -> None:
    """Add the arguments of `legal` to its parser."""
    parser.add_argument("file", metavar="FILE", help="one record, .holzwurm.json")
    parser.set_defaults(run=run_legal)


def declare_best(parser: Parser) -> None:
    """Add the arguments of `best` to its parser."""
    parser.add_argument(
        "file", metavar="FILE", help=f"of a game whose best build is found: {', '.join(solvers())}"
    )
    parser.set_defaults(run=run_best)


def run_check(given: argparse.Namespace) -> int:
    """Print one line for each record: `FILE:LINE: ok`, or which rule it breaks where; for a file that cannot be
    read `FILE: reason`.

    Returns the exit status: 0 if all records are good, else 1.
    """
    status = 0
    for name in given.files:
        for line, outcome in _check_file(Path(name)):
            status |= outcome != "ok"
            print(f"{name}:{line}: {outcome}" if line else outcome)
    return status


def run_legal(given: argparse.Namespace) -> int:
    """Print the legal moves of all seats except builds, one JSON object a line.

    Returns 0. Raises `Failure` if the file cannot be read or is no valid record.
    """
    match = read_match(given.file)
    if match.round_over:
        return 0
    moves = (move.to_json() for move in match.playing().legal_moves())
    # Sorted, so that the output does not depend on the order in which the rules happen to list the moves.
    for text in sorted(json.dumps(move, sort_keys=True, separators=(",", ":")) for move in moves):
        print(text)
    return 0


def run_best(given: argparse.Namespace) -> int:
    """Print one JSON object: the most points that a build can make now, and such a build if there is one.

    Returns 0. Raises `Failure` for a file that cannot be used, or a game without builds.
    """
    match = read_match(given.file)
    solver = find_part(match.game.id, "solver", Solver)
    if solver is None:
        games = ", ".join(solvers())
        raise Failure(
            f"{given.file}: best works only on records of {games}, not of {match.game.id}.", status=1
        )
    print(json.dumps(solver.best(match.playing()) if not match.round_over else {"points": 0}))
    return 0


def read_match(name: str) -> Match:
    """The match in a file of one record. Raises `Failure` if it cannot be read or is no valid record."""
    try:
        return accepted(records.parse(read_limited(Path(name), MAX_RECORD_BYTES)))
    except StorageError as error:
        raise Failure(f"{name}: {_trouble(error)}", status=1) from None
    except RecordError as error:
        raise Failure(f"{name}: {reason(error)}", status=1) from None


def reason(error: EngineError) -> str:
    """In one line, where in the record the error is, and what it is."""
    where = ""
    if isinstance(error, RecordError) and error.round_index is not None:
        where = f"round {error.round_index}"
        if error.move_index is not None:
            where += f", move {error.move_index}"
        where += ": "
    return "".join(map(_shown, where + sentence(Words(), error)))


def _shown(character: str) -> str:
    """A character from a file, escaped if a terminal would act on it instead of showing it."""
    return character if character.isprintable() else character.encode("unicode_escape").decode("ascii")


def _check_file(path: Path) -> Iterator[tuple[int, str]]:
    """For each record of a file its line number (from 1), and `ok` or what is wrong; 0 for the file as a whole."""
    try:
        if path.suffix != ".jsonl":
            yield 1, _outcome(read_limited(path, MAX_RECORD_BYTES))
            return
        for number, line in enumerate(lines_of(path, MAX_RECORD_BYTES), 1):
            if line.strip():
                too_large = StorageError("too-large", {})
                yield number, _outcome(line) if len(line) <= MAX_RECORD_BYTES else _trouble(too_large)
    except StorageError as error:
        yield 0, f"{path}: {_trouble(error)}"


def _trouble(error: StorageError) -> str:
    """Why a file cannot be read, in one line, which does not name it: whoever reports it has done so."""
    if error.code in _TROUBLES:
        return _TROUBLES[error.code]
    return "".join(map(_shown, notice(Words(), error.code, error.data)))


def _outcome(content: bytes) -> str:
    try:
        accepted(records.parse(content))
    except RecordError as error:
        return reason(error)
    return "ok"
