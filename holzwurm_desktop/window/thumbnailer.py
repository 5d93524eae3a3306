"""Small pictures of games and matches, for the start page and for lists."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QWidget

from holzwurm_desktop.session.knowledge import keeps_secrets
from holzwurm_desktop.session.matches_service import MatchesService
from holzwurm_desktop.session.saving import NOT_STORED
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.thumbnails import is_thumbnail
from holzwurm_desktop.table.art.vectors import draw_picture

if TYPE_CHECKING:
    from holzwurm_desktop.table.view import TableView

WIDTHS = (192, 160, 128, 96)
"""Widths in pixels of the stored image to try, until the picture is small enough in bytes to be stored."""
COVER_RATIO = 0.75
"""The height of a game's picture, divided by its width."""
_KEPT_COVERS = 12
"""How many are kept drawn: all six games in two sizes. Drawing them takes long."""

PICTURE_AFTER_MS = 1500
"""How long after the end of a round its picture is taken, in milliseconds: its last cards are then at rest."""


class Thumbnailer(QObject):
    """Stores a small picture of the match on the table at the end of each round and when the match is left.

    If several people play, the picture shows nobody's hidden cards.
    """

    def __init__(self, matches: MatchesService, parent: QObject) -> None:
        super().__init__(parent)
        self._matches = matches
        self._session: TableSession | None = None
        self._table: TableView | None = None
        self.timer = QTimer(self, singleShot=True, interval=PICTURE_AFTER_MS)
        self.timer.timeout.connect(self.take)

    def follow(self, session: TableSession, table: TableView) -> None:
        """Photograph this match from now on."""
        self._session, self._table = session, table
        session.round_finished.connect(self.timer.start)

    def leave(self) -> None:
        """Take the last picture of a match."""
        self.timer.stop()
        self.take()
        self._session = self._table = None

    def take(self) -> None:
        """Take and store a picture of the table as it is now."""
        session, table = self._session, self._table
        if session is None or table is None or session.match.over or session.saved.match_id == NOT_STORED:
            return
        concealed = table.concealed
        # The list of matches is seen by everybody.
        if keeps_secrets(session.match):
            table.come_to_rest()  # while a move is on its way, the hand that it came from lies there
            table.conceal(True)
        png = thumbnail_of(table)
        table.conceal(concealed)
        if png is not None:
            with suppress(StorageError):  # if the disk fails, saving the match itself has reported it
                self._matches.set_thumbnail(session.saved.match_id, png)


@lru_cache(maxsize=_KEPT_COVERS)
def cover(game_id: str, width: int) -> QImage:
    """The picture of a game, `width` device pixels wide, not to be drawn on.

    Raises `FileNotFoundError` for a game without one.
    """
    image = QImage(width, round(width * COVER_RATIO), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_picture(painter, QRectF(image.rect()), "lobby", f"{game_id}.svg")
    finally:
        painter.end()
    return image


def thumbnail_of(table: QWidget) -> bytes | None:
    """The table as it is now, as PNG bytes; None if it shows nothing or no width is small enough."""
    whole = table.grab().toImage()
    if whole.isNull():
        return None
    for width in WIDTHS:
        small = whole.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        png = _png(small)
        if is_thumbnail(png):
            return png
    return None


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # At the usual compression: the best saves three bytes in a hundred, and the window waits ten times as long.
    writer = QImageWriter(buffer, QByteArray(b"png"))
    # Without transparency, which a table does not have: a quarter fewer bytes to compress.
    writer.write(image.convertToFormat(QImage.Format.Format_RGB888))
    return bytes(buffer.data().data())
