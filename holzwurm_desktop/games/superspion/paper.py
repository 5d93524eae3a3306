"""Superspion on paper: the cards, and elimination sheets to write on."""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.games.deck52.cards import DECK
from holzwurm_desktop.games.superspion import words as text
from holzwurm_desktop.games.superspion.pictures import sheet_sketch
from holzwurm_desktop.games.superspion.table.form import FormState
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.paper import OnPaper, card_page
from holzwurm_desktop.table.pictures import Sketch
from holzwurm_desktop.text.words import Words

SHEETS = 2
"""One for each player."""


def _sheets(words: Words, palette: Palette) -> Sequence[Sketch]:
    legend = tuple((mark, words.say(meaning)) for mark, meaning in text.LEGEND.items())
    state = FormState(words.say(text.SHEET), used=True, legend=legend)
    return [sheet_sketch(state, palette)] * SHEETS


PAPER = OnPaper(DECK.faces, card_page(DECK), _sheets)
