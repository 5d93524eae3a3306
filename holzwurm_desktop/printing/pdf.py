"""Makes the PDF in steps, each short enough for a window to stay usable in between."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Protocol

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPainter, QPdfWriter

from holzwurm_desktop import __version__
from holzwurm_desktop.desktop.languages import words_in
from holzwurm_desktop.engine.kits import all_games
from holzwurm_desktop.languages import FALLBACK
from holzwurm_desktop.paths import resource
from holzwurm_desktop.printing.card_leaves import card_leaves
from holzwurm_desktop.printing.order import Order
from holzwurm_desktop.printing.rules_leaves import rules_leaves
from holzwurm_desktop.printing.sheet_leaves import ScoreLeaf, form_leaves
from holzwurm_desktop.table.palette import LIGHT, Palette
from holzwurm_desktop.table.paper import DOTS, on_paper
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.text.letters import rank_letters
from holzwurm_desktop.text.words import Words


class Leaf(Protocol):
    """A page. `draw` paints it from the upper left corner of the paper, in dots, and rests now and then."""

    def draw(self, painter: QPainter) -> Iterator[None]: ...


class PdfJob:
    """Draws an order page by page. `pages`: how many there are, once the first step is made; `done`: how many of them
    are drawn; `content`: the whole file, once all steps are made."""

    def __init__(self, order: Order) -> None:
        """Raises `KeyError` if there is no such game."""
        self.order = order
        self.pages = 0
        self.done = 0
        self.content = b""
        self._words = words_in(order.language)
        self.title = self._words.say(title_of(order.game_id))

    def steps(self) -> Iterator[None]:
        """Draw a card or a page at each step. To stop early, close it; nothing is kept then."""
        leaves = yield from self._leaves()
        self.pages = len(leaves)
        yield
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = self._writer(buffer)
        painter = QPainter(writer)
        try:
            for number, leaf in enumerate(leaves):
                if number:
                    writer.newPage()
                yield from leaf.draw(painter)
                self.done += 1
        finally:
            painter.end()
        self.content = bytes(buffer.data().data())

    def _writer(self, device: QIODevice) -> QPdfWriter:
        writer = QPdfWriter(device)
        writer.setResolution(DOTS)
        writer.setTitle(self.title)
        writer.setCreator(f"Holzwurm Desktop {__version__}")
        writer.setPageLayout(
            QPageLayout(self.order.paper.page, QPageLayout.Orientation.Portrait, QMarginsF())
        )
        return writer

    def _leaves(self) -> Generator[None, None, list[Leaf]]:
        order, words = self.order, self._words
        palette = palette_on_paper(words, order.four_colours)
        leaves: list[Leaf] = []
        if order.rules:
            leaves += yield from rules_leaves(self.title, _rules(order), order.paper, palette, words)
        if order.cards:
            what, most = on_paper(order.game_id), all_games()[order.game_id].seats[-1]
            leaves += card_leaves(self.title, what, order.paper, palette, words, order.backs)
            if most > 2:  # two keep in mind who has won
                leaves.append(ScoreLeaf(self.title, most, order.paper, words))
            leaves += form_leaves(what.forms(words, palette), order.paper)
        return leaves


def palette_on_paper(words: Words, four_colours: bool) -> Palette:
    """The light theme, with the letters that the language has on cards of 52."""
    palette = LIGHT.with_rank_letters(rank_letters(words))
    return palette.with_four_colours() if four_colours else palette


def _rules(order: Order) -> str:
    """The page in the language asked for, in English if it is not translated."""
    page = resource("rules", order.game_id, f"{order.language}.md")
    if not page.is_file():
        page = resource("rules", order.game_id, f"{FALLBACK}.md")
    return page.read_text("utf-8")
