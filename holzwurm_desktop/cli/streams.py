"""Commands whose standard output is closed, full or no longer wanted."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Callable

from holzwurm_desktop.cli.failures import file_trouble
from holzwurm_desktop.commands import PROGRAM


def with_output(run: Callable[[], int]) -> int:
    """Call `run` and return its exit status, or 1 with one line on standard error if its output could not be written.

    A reader that has seen enough, as `head` has, is no failure.
    """
    if sys.stdout is None:  # Python's sign that it was closed, upon which `print` would silently do nothing
        sys.stdout = io.TextIOWrapper(_Closed(), write_through=True)
    try:
        try:
            status = run()
        finally:  # also when argparse is about to exit after --help
            sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        what = "Standard output" if error.filename is None else error.filename
        print(f"{PROGRAM}: {file_trouble(what, error)}", file=sys.stderr)
        return 1
    return status


def _drop_output() -> None:
    # Python flushes standard output when it ends, and would report the same error again.
    sys.stdout = io.TextIOWrapper(open(os.devnull, "wb"), encoding="utf-8")  # noqa: SIM115 (until the end)
    if sys.__stdout__ is not None:
        os.dup2(sys.stdout.fileno(), sys.__stdout__.fileno())


class _Closed(io.RawIOBase):
    """Takes nothing, and says so."""

    def writable(self) -> bool:
        return True

    def write(self, _content: object) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
