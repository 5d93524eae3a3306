"""A log file in the data folder that tells where something went wrong, and neither cards nor names of players."""

from __future__ import annotations

import logging
import traceback
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path, PurePath

LARGEST_BYTES = 200_000
OLDER_FILES = 2
PACKAGE = "holzwurm_desktop"


def logbook_path(data: Path) -> Path:
    """The file of the log in the folder of the matches."""
    return data / "log" / "holzwurm-desktop.log"


def open_logbook(data: Path) -> logging.Handler:
    """Write the program's warnings and errors to its log file from now on; close with `close_logbook`.

    Folder and file are made with the first line. What cannot be written is left out.
    """
    handler = _Logbook(
        logbook_path(data), maxBytes=LARGEST_BYTES, backupCount=OLDER_FILES, encoding="utf-8", delay=True
    )
    handler.setLevel(logging.WARNING)
    handler.setFormatter(_Discreet())
    logging.getLogger(PACKAGE).addHandler(handler)
    return handler


def close_logbook(handler: logging.Handler) -> None:
    """Write no more."""
    logging.getLogger(PACKAGE).removeHandler(handler)
    handler.close()


class _Logbook(RotatingFileHandler):
    def _open(self) -> TextIOWrapper:
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:
        """Do nothing: on a full disk the report of one error must not become another error."""


class _Discreet(logging.Formatter):
    """Writes a message without what was filled into it, and an exception without its words: either may hold a name or
    a card."""

    def format(self, record: logging.LogRecord) -> str:
        """One line for the message, and those of `trace_of` for an exception."""
        moment = self.formatTime(record)
        lines = [f"{moment} {record.levelname} {record.name}: {str(record.msg).splitlines()[0]}"]
        if record.exc_info and record.exc_info[1] is not None:
            lines.append(trace_of(record.exc_info[1]))
        return "\n".join(lines)


def trace_of(error: BaseException) -> str:
    """Where an exception came from, with its kind and, if it has one, its code; its own words are left out."""
    lines: list[str] = []
    told: BaseException | None = error
    seen: set[int] = set()
    while told is not None and id(told) not in seen:
        seen.add(id(told))
        code = getattr(told, "code", None)
        lines.append(type(told).__qualname__ + (f" ({code})" if isinstance(code, str) else ""))
        lines += [
            f"  {_place(frame.filename)}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(told.__traceback__)
        ]
        told = told.__cause__ or (None if told.__suppress_context__ else told.__context__)
    return "\n".join(lines)


def _place(filename: str) -> str:
    """The file without the folders above the package, which may hold the name of a person."""
    parts = PurePath(filename).parts
    return "/".join(parts[parts.index(PACKAGE) :]) if PACKAGE in parts else PurePath(filename).name
