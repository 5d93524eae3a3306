"""Everything in one file, to take to another computer: all matches, their results, pictures, puzzles, evenings, the
settings.

A zip file with `manifest.json`, `matches.jsonl` (one JSON object per line, the record under `record`),
`puzzles.jsonl` (what became of puzzles, if anything; a list per line, see `puzzles.COLUMNS`), `people.jsonl` (an
object per line, see `people_rows.PersonRow`), `lessons.jsonl` (a list per line, see `lessons.COLUMNS`),
`evenings.jsonl` (the evenings, if any; a list per line, see `evenings.COLUMNS`), `settings.json`, and `results.csv`
for people to read. An import only adds, and brings evenings up to date. A match that is already here is recognised by
its `uuid` or, in records without one, by its players and first deal.
"""

import sqlite3
import zipfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.errors import RecordError
from holzwurm_desktop.engine.records import check_envelope
from holzwurm_desktop.storage import evenings
from holzwurm_desktop.storage.archived_match import StoredMatches, line_of
from holzwurm_desktop.storage.clock import stamp, utc_now
from holzwurm_desktop.storage.connection import Database
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.files import replacing
from holzwurm_desktop.storage.json_text import JsonObject, from_bytes, to_bytes, to_text
from holzwurm_desktop.storage.lessons import Learnt, add_learnt, read_learnt
from holzwurm_desktop.storage.lessons import is_sound as is_learnt
from holzwurm_desktop.storage.people_rows import add_people, meet_stored, person_in, read_people
from holzwurm_desktop.storage.puzzles import Try, insert, is_sound, read_tries
from holzwurm_desktop.storage.records_files import MAX_RECORD_BYTES
from holzwurm_desktop.storage.settings import MAX_SETTINGS_BYTES, SettingsFile
from holzwurm_desktop.storage.statistics import matches_csv, read_matches
from holzwurm_desktop.storage.zips import MANIFEST, Zip

ARCHIVE_SUFFIX = ".holzwurm.zip"
# Limits on what a file is unpacked to: a hostile zip of a few kilobytes could otherwise fill the memory or the disk.
MAX_MATCHES_BYTES = 512 * 1024**2  # tens of thousands of matches
MAX_PUZZLES_BYTES = 16 * 1024**2  # a hundred thousand tries
MAX_PEOPLE_BYTES = 4 * 1024**2  # ten thousand people
MAX_EVENINGS_BYTES = 64 * 1024**2  # thousands of evenings
_LONGEST_TRY, _LONGEST_EVENING = 1000, 64 * 1024  # bytes
_LONGEST_PERSON = 20_000  # bytes: hundreds of names
_FORMAT, _VERSION = "holzwurm-archive", 1
_MATCHES, _SETTINGS, _RESULTS = "matches.jsonl", "settings.json", "results.csv"
_PUZZLES, _PEOPLE, _LESSONS, _EVENINGS = "puzzles.jsonl", "people.jsonl", "lessons.jsonl", "evenings.jsonl"
_NAMES = {MANIFEST, _MATCHES, _PUZZLES, _PEOPLE, _LESSONS, _EVENINGS, _SETTINGS, _RESULTS}
# Settings of this computer only, which stay behind when everything moves to another one: those of its screen, and the
# commands of programs. What an archive from elsewhere names must not be started here.
_OF_THIS_COMPUTER = ("window_geometry", "window_state", "programs")
_MOST_REFUSALS = 1000  # refused matches kept for the report; a wrong file may hold millions of lines

Progress = Callable[[int], bool]
"""Called with the number of matches done; returning False stops the work."""


class Stopped(Exception):
    """The work was stopped by its `Progress`; nothing has been written."""


@dataclass(frozen=True)
class Refusal:
    """A match that was not imported: its `line` in the file (from 1), the error's `code`, and the `data` for the
    sentence about it."""

    line: int
    code: str
    data: JsonObject


@dataclass
class ImportReport:
    """What an import did: counts of matches that were `added`, `continued` (the file had more of their moves) or
    `already_there`, the first `refused` ones and how many `refusals` there were, and the names of the `settings`
    adopted; `tries` and `evenings`: how many tries at puzzles, and evenings, were added. `stopped`: the file was not
    read to its end."""

    added: int = 0
    continued: int = 0
    already_there: int = 0
    refused: list[Refusal] = field(default_factory=list)
    refusals: int = 0
    tries: int = 0
    evenings: int = 0
    settings: list[str] = field(default_factory=list)
    stopped: bool = False


def export_all(
    path: Path, database: Database, settings: SettingsFile | None = None, progress: Progress | None = None
) -> list[int]:
    """Write all matches that are not deleted, and the settings, to `path`, which is replaced whole or not at all.

    Returns the ids of matches that are too damaged to be read; they are left out. Everything is read in one
    transaction and so belongs to one moment, while the window goes on writing over its own connection.
    Raises `StorageError`, and `Stopped` when `progress` returns False; `path` is then unchanged.
    """
    broken: list[int] = []
    with (
        database.reading() as connection,
        replacing(path) as file,
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive,
    ):
        count = _export_matches(archive, connection, broken, progress)
        manifest = {"format": _FORMAT, "version": _VERSION, "made": stamp(utc_now()), "matches": count}
        archive.writestr(MANIFEST, to_bytes(manifest))
        # "replace": the JSON of a record may hold half a surrogate pair, which UTF-8 cannot encode.
        archive.writestr(_RESULTS, matches_csv(read_matches(connection)[0]).encode("utf-8", "replace"))
        if tries := read_tries(connection):
            archive.writestr(_PUZZLES, _lines(map(list, tries)))
        if people := read_people(connection):
            archive.writestr(_PEOPLE, _lines(each._asdict() for each in people))
        if learnt := read_learnt(connection):
            archive.writestr(_LESSONS, _lines(map(list, learnt)))
        if found := evenings.read_evenings(connection):
            archive.writestr(_EVENINGS, _lines(map(list, found)))
        if settings is not None:
            chosen = {k: v for k, v in settings.stored.items() if k not in _OF_THIS_COMPUTER}
            archive.writestr(_SETTINGS, to_bytes(chosen))
    return broken


def import_all(
    path: Path, database: Database, settings: SettingsFile | None = None, progress: Progress | None = None
) -> ImportReport:
    """Add the matches in `path` that are not here yet. Overwrites nothing; a second run changes nothing.

    Each record is checked against the rules, and each match is a transaction of its own. A setting is adopted
    if none was chosen here. Raises `StorageError`: `bad-archive`, `newer-archive`, `too-large`, or what the disk
    reports; matches added before the error stay.
    """
    report = ImportReport()
    with Zip(path, _NAMES) as archive:
        archive.manifest(_FORMAT, _VERSION)
        # First, so that what follows finds whose it is.
        _import_people(archive, database)
        report.tries = _import_tries(archive, database)
        report.evenings = _import_evenings(archive, database)
        chosen = archive.json(_SETTINGS, MAX_SETTINGS_BYTES) if archive.has(_SETTINGS) else {}
        matches = StoredMatches(database)
        lines = archive.lines(_MATCHES, MAX_MATCHES_BYTES, MAX_RECORD_BYTES)
        for number, line in enumerate(lines, 1):
            _import_line(number, line, matches, report)
            if progress is not None and not progress(number):
                report.stopped = True
                break
    with (
        database.writing() as connection
    ):  # an archive from before there were persons names them in results only
        meet_stored(connection)
    if report.stopped:
        return report
    if settings is not None and isinstance(chosen, dict):
        here_only = {k: v for k, v in chosen.items() if k not in _OF_THIS_COMPUTER}
        report.settings = settings.adopt(here_only)
    return report


def _lines(values: Iterable[Json]) -> str:
    return "".join(f"{to_text(each)}\n" for each in values)


def _import_people(archive: Zip, database: Database) -> None:
    """Add the people who are not here yet, and where they are in the lessons. What is neither is passed over."""
    people = []
    for line in _lines_of(archive, _PEOPLE, MAX_PEOPLE_BYTES, _LONGEST_PERSON):
        with suppress(ValueError):
            found = from_bytes(line)
            if isinstance(found, dict):
                people.append(person_in(found))
    learnt: list[list[Json]] = []
    _take_rows(archive, _LESSONS, (MAX_PEOPLE_BYTES, _LONGEST_PERSON), is_learnt, learnt.append)
    with database.writing() as connection:
        add_people(connection, people)
        for row in learnt:
            add_learnt(connection, Learnt._make(row))


def _lines_of(archive: Zip, name: str, most: int, longest: int) -> Iterator[bytes]:
    return archive.lines(name, most, longest) if archive.has(name) else iter(())


def _take_rows(
    archive: Zip,
    name: str,
    limits: tuple[int, int],
    is_sound: Callable[[list[Json]], bool],
    add: Callable[[list[Json]], object],
) -> int:
    """Add each sound list in a file of the archive, one a line; how many `add` says were new. What is none, or cannot
    be added, is passed over. limits: of the file and of a line, in bytes."""
    added = 0
    for line in _lines_of(archive, name, *limits):
        with suppress(ValueError):
            row = from_bytes(line)
            if isinstance(row, list) and is_sound(row):
                added += bool(add(row))
    return added


def _import_tries(archive: Zip, database: Database) -> int:
    """Add what became of puzzles; how much was new. What is no try is passed over."""
    if not archive.has(_PUZZLES):
        return 0
    with database.writing() as connection:
        return _take_rows(
            archive,
            _PUZZLES,
            (MAX_PUZZLES_BYTES, _LONGEST_TRY),
            is_sound,
            lambda row: insert(connection, Try._make(row)),
        )


def _import_evenings(archive: Zip, database: Database) -> int:
    """Add the evenings; how many were new, or further on than here. What is no evening is passed over."""
    if not archive.has(_EVENINGS):
        return 0
    with database.writing() as connection:
        return _take_rows(
            archive,
            _EVENINGS,
            (MAX_EVENINGS_BYTES, _LONGEST_EVENING),
            evenings.is_sound,
            lambda row: evenings.merge(connection, row),
        )


def _import_line(number: int, line: bytes, matches: StoredMatches, report: ImportReport) -> None:
    try:
        if len(line) > MAX_RECORD_BYTES:
            raise StorageError("too-large", {"limit": MAX_RECORD_BYTES})
        found = from_bytes(line)
        if not isinstance(found, dict) or not isinstance(found.get("record"), dict):
            raise StorageError("bad-record", {"key": "record"})
        check_envelope(found["record"])
        outcome = matches.take(found)
    except ValueError as error:
        refusal = Refusal(number, "not-json", {"reason": str(error)})
    except RecordError as error:
        place = {"round_index": error.round_index, "move_index": error.move_index}
        refusal = Refusal(number, error.code, {**error.data, **place})
    except StorageError as error:
        # Anything else is the disk's fault, not this match's: the rest would fail in the same way.
        if error.code not in ("too-large", "bad-record"):
            raise
        refusal = Refusal(number, error.code, error.data)
    else:
        setattr(report, outcome, getattr(report, outcome) + 1)
        return
    report.refusals += 1
    if len(report.refused) < _MOST_REFUSALS:
        report.refused.append(refusal)


def _numbers(connection: sqlite3.Connection) -> Iterator[int]:
    rows = connection.execute("SELECT id FROM games WHERE deleted IS NULL ORDER BY id").fetchall()
    return (number for (number,) in rows)


def _export_matches(
    archive: zipfile.ZipFile, connection: sqlite3.Connection, broken: list[int], progress: Progress | None
) -> int:
    """Write the lines of all matches and return how many. Adds the ids of unreadable ones to `broken`."""
    count = 0
    with archive.open(_MATCHES, "w", force_zip64=True) as lines:
        for number in _numbers(connection):
            try:
                line = line_of(connection, number)
            except (ValueError, TypeError, IndexError):
                broken.append(number)
                continue
            lines.write(line)
            count += 1
            if progress is not None and not progress(count):
                raise Stopped
    return count
