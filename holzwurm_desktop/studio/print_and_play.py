"""The command `print`: the cards and rules of a game as a PDF in true size, as the window makes it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication
from tqdm import tqdm

from holzwurm_desktop.app import make_application
from holzwurm_desktop.cli.common import add_game
from holzwurm_desktop.cli.failures import Failure, Parser
from holzwurm_desktop.commands import PROGRAM
from holzwurm_desktop.desktop.display import choose_display
from holzwurm_desktop.languages import FALLBACK, LANGUAGES
from holzwurm_desktop.printing.order import Order, Paper
from holzwurm_desktop.printing.pdf import PdfJob
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.files import write_atomically
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.text.words import Words

WHAT = ("all", "cards", "rules")


def declare(parser: Parser) -> None:
    """Add the arguments of `print` to its parser."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the PDF to write")
    add_game(parser)
    parser.add_argument(
        "--what",
        choices=WHAT,
        default=WHAT[0],
        help="cards (with score sheets and forms), rules, or all (default)",
    )
    parser.add_argument(
        "--paper", choices=[paper.value for paper in Paper], default=Paper.A4.value, help="default a4"
    )
    parser.add_argument(
        "--lang", choices=list(LANGUAGES), default=FALLBACK, help=f"language (default {FALLBACK})"
    )
    parser.add_argument(
        "--backs", action="store_true", help="with the backs of the cards, to print on both sides"
    )
    parser.add_argument("--four-colours", action="store_true", help="a colour for each suit of the 52 cards")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the PDF; return the exit status, 1 if it cannot be written."""
    choose_display()
    # Kept: without the object Qt has no fonts.
    app = QApplication.instance() or make_application([PROGRAM])
    order = Order(
        options.game,
        options.lang,
        Paper(options.paper),
        cards=options.what != "rules",
        rules=options.what != "cards",
        backs=options.backs,
        four_colours=options.four_colours,
    )
    job = PdfJob(order)
    with tqdm(desc="pages", file=sys.stderr, disable=not sys.stderr.isatty()) as bar:
        for _ in job.steps():
            bar.total = job.pages
            bar.update(job.done - bar.n)
    try:
        write_atomically(options.file, job.content)
    except StorageError as error:
        raise Failure(notice(Words(), error.code, {"path": str(options.file), **error.data}), 1) from error
    print(f"{options.file}: {job.pages} pages")
    del app
    return 0
