"""The standard deck as Bergbeklimmen shows it: jacks, queens and kings are climbers."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from holzwurm_desktop.games.deck52 import cards as standard
from holzwurm_desktop.table.cards import Deck
from holzwurm_desktop.table.palette import Palette


def paint_face(painter: QPainter, rect: QRectF, card: str, palette: Palette) -> None:
    """Draw the face of `card` so that it fills `rect`, which should be 5 wide to 7 high."""
    standard.paint_face(painter, rect, card, palette, courts="bergbeklimmen")


DECK = Deck(standard.FACES, paint_face, standard.paint_back)
