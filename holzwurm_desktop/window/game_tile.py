"""A game on the start page: a paper label with its picture, its name and a sentence about it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from holzwurm_desktop.desktop.appearance import Appearance, title_font
from holzwurm_desktop.text.game_text import GameText
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words
from holzwurm_desktop.window.thumbnailer import COVER_RATIO, cover

_SEATS = QT_TRANSLATE_NOOP("start page", "{low} to {high} players")
_TWO = QT_TRANSLATE_NOOP("start page", "2 players")

# In logical pixels:
_MARGIN = 8.0  # around the picture, inside the label
_EDGE = 7  # left and right of the label, for its shadow
_INDENT = 12  # left and right of the text
_LEAST_PICTURE = 45  # the height of the smallest picture
_LEAST_LETTERS = 19
"""The width of the smallest tile's lines, in letters."""


class GameTile(QAbstractButton):
    """A button for one game, which draws itself. Under the pointer or with the focus the label is raised a little."""

    def __init__(
        self,
        game_id: str,
        seats: range,
        game: GameText,
        words: Words,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self._game = game
        self._seats = seats
        self._words = words
        self._appearance = appearance
        self._lines = 2
        self._picture: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        appearance.palette_changed.connect(self.update)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        say = self._words.say
        low, high = self._seats[0], self._seats[-1]
        self._title = say(self._game.title)
        self._line = say(self._game.line)
        self._players = say(_TWO) if low == high else say(_SEATS, low=low, high=high)
        self.setText(self._title)
        parts = [self._line, self._players]
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(" ".join(part if part[-1] in ".?!" else f"{part}." for part in parts))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, 270)

    def least_size(self) -> QSize:
        """The size at which all its words and a small picture have room."""
        letters = QFontMetricsF(self._plain_font(1.0))
        width = round(letters.averageCharWidth() * _LEAST_LETTERS) + 2 * (_EDGE + _INDENT)
        room = QRectF(0, 0, width - 2 * (_EDGE + _INDENT), 10_000)
        line = letters.boundingRect(room, Qt.TextFlag.TextWordWrap, self._line).height()
        title = QFontMetricsF(title_font(self.font().pointSizeF() * 1.3)).height()
        return QSize(width, round(title + line + letters.height() + _LEAST_PICTURE + 2 * _MARGIN + 36))

    def _plain_font(self, factor: float) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(self.font().pointSizeF() * factor)
        return font

    def lines_needed(self) -> int:
        """How many lines the sentence about the game takes at the present width."""
        font = QFontMetricsF(self._font(1.0))
        room = QRectF(0, 0, self.width() - 2 * (_EDGE + _INDENT), 10_000)  # as high as the text may need
        wrapped = font.boundingRect(room, Qt.TextFlag.TextWordWrap, self._line)
        return max(1, round(wrapped.height() / font.lineSpacing()))

    def leave_room_for(self, lines: int) -> None:
        """Leave room for this many lines below the picture. All tiles get the same number, so that their pictures are
        equally large."""
        if lines != self._lines:
            self._lines = lines
            self.update()

    @property
    def _scale(self) -> float:
        """The factor by which the font is larger than the system's: it grows with the tile."""
        # Never below the system's size, which the player has chosen to be able to read.
        return min(2.2, max(1.0, self.width() / 235))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._appearance.palette
        lifted = (self.underMouse() or self.hasFocus()) and not self.isDown()
        rise = 3.0 if lifted else 0.0
        paper = self._paper(rise)
        outline = QPainterPath()
        outline.addRoundedRect(paper, 9, 9)
        self._paint_shadow(painter, paper, 3.0 + rise)
        painter.fillPath(outline, colours.label)
        picture = self.picture_area(rise)
        self._paint_picture(painter, picture)
        painter.setPen(QPen(colours.label_edge, 1.2))
        painter.drawPath(outline)
        self._paint_words(
            painter, QRectF(paper.left(), picture.bottom(), paper.width(), paper.bottom() - picture.bottom())
        )
        if self.hasFocus():
            painter.setPen(QPen(colours.focus_halo, 6))
            painter.drawPath(outline)
            painter.setPen(QPen(colours.focus, 3))
            painter.drawPath(outline)

    def _paper(self, rise: float) -> QRectF:
        """The area of the label, `rise` logical pixels above its position at rest."""
        return QRectF(self.rect()).adjusted(_EDGE, 7 - rise, -_EDGE, -9 - rise)

    def picture_area(self, rise: float = 0.0) -> QRectF:
        """The area of the picture, as large as the text below it allows; `rise` as in `_paper`."""
        paper = self._paper(rise)
        width = min(
            paper.width() - 2 * _MARGIN, (paper.height() - self._text_height() - _MARGIN) / COVER_RATIO
        )
        width = max(1.0, width)
        area = QRectF(0, 0, width, width * COVER_RATIO)
        area.moveCenter(QPointF(paper.center().x(), paper.top() + _MARGIN + area.height() / 2))
        return area

    def _paint_shadow(self, painter: QPainter, paper: QRectF, depth: float) -> None:
        shadow = QColor(self._appearance.palette.shadow)
        # Several faint layers, each a little larger: together they have a soft edge.
        for step in range(4):
            shadow.setAlphaF(0.10)
            path = QPainterPath()
            path.addRoundedRect(
                paper.translated(0, depth).adjusted(-step, -step, step, step), 9 + step, 9 + step
            )
            painter.fillPath(path, shadow)

    def _paint_picture(self, painter: QPainter, area: QRectF) -> None:
        ratio = self.devicePixelRatioF()
        width = round(area.width() * ratio)
        # Drawing the SVG takes long, so it is done once for each size.
        if self._picture is None or self._picture.width() != width:
            self._picture = QPixmap.fromImage(cover(self.game_id, width))
            self._picture.setDevicePixelRatio(ratio)
        painter.drawPixmap(area.topLeft(), self._picture)

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        colours = self._appearance.palette
        area = area.adjusted(_INDENT, 7 * self._scale, -_INDENT, -7 * self._scale)
        title = title_font(self._points(1.3))
        room = area.width()
        # A long title gets smaller letters: it has one line.
        while QFontMetricsF(title).horizontalAdvance(self._title) > room and title.pointSizeF() > 6:
            title.setPointSizeF(title.pointSizeF() - 0.5)
        painter.setFont(title)
        painter.setPen(colours.label_text)
        painter.drawText(area, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter, self._title)
        height = QFontMetricsF(title_font(self._points(1.3))).height()
        below = area.adjusted(0, height + 1, 0, 0)
        painter.setFont(self._font(1.0))
        wrapped = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(below, wrapped, self._line)
        painter.setFont(self._font(0.92))
        painter.setPen(colours.label_muted)
        painter.drawText(area, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter, self._players)

    def _text_height(self) -> float:
        """The height in logical pixels that the text below the picture needs."""
        title = QFontMetricsF(title_font(self._points(1.3))).height()
        line = QFontMetricsF(self._font(1.0)).lineSpacing()
        players = QFontMetricsF(self._font(0.92)).height()
        return title + self._lines * line + players + 14 * self._scale + 6

    def _points(self, factor: float) -> float:
        return self.font().pointSizeF() * factor * self._scale

    def _font(self, factor: float) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(self._points(factor))
        return font
