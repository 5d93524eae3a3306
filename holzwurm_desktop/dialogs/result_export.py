"""Writes the matches of the statistics to a file for other programs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QFileDialog, QWidget

from holzwurm_desktop.storage.files import write_atomically
from holzwurm_desktop.storage.match_rows import MatchRow
from holzwurm_desktop.storage.statistics import CsvForm, matches_csv, matches_json
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

_EXPORT = QT_TRANSLATE_NOOP("files", "Export the matches")
_SEMICOLONS = QT_TRANSLATE_NOOP("files", "CSV with semicolons (*.csv)")
_COMMAS = QT_TRANSLATE_NOOP("files", "CSV with commas (*.csv)")
_JSON = "JSON (*.json)"


def export_results(matches: Sequence[MatchRow], words: Words, parent: QWidget) -> None:
    """Ask for a file and write `matches` to it. Raises `StorageError`.

    The form of CSV that the spreadsheets of this country read is offered first.
    """
    decimal = QLocale().decimalPoint()
    # Where the comma is the decimal sign, spreadsheets take semicolons between the columns.
    separators = {words.say(_SEMICOLONS): ";", words.say(_COMMAS): ","}
    kinds = sorted(separators, key=lambda kind: (separators[kind] == ",") == (decimal == ","))
    name, kind = QFileDialog.getSaveFileName(
        parent, words.say(_EXPORT), "holzwurm.csv", ";;".join((*kinds, _JSON))
    )
    if not name:
        return
    # A suffix that was typed counts more than the kind chosen in the dialog, which some systems do not report.
    if name.endswith(".json") or (kind == _JSON and not name.endswith(".csv")):
        write_atomically(Path(name), matches_json(matches).encode())
        return
    separator = separators.get(kind, separators[kinds[0]])
    text = matches_csv(matches, CsvForm(separator, decimal if separator == ";" else ".", local=True))
    # With a byte order mark, without which a spreadsheet would not read it as UTF-8.
    write_atomically(Path(name), text.encode("utf-8-sig"))
