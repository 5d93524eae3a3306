"""A game on the start page: a paper label with its picture, its name and a sentence about it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QToolButton, QWidget

from holzwurm_desktop.desktop.appearance import Appearance, title_font
from holzwurm_desktop.engine.lessons import has_lesson
from holzwurm_desktop.text.game_text import facts_of, game_text
from holzwurm_desktop.text.spoken import spoken
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words
from holzwurm_desktop.window.thumbnailer import COVER_RATIO, cover

_RULES = QT_TRANSLATE_NOOP("start page", "Rules")
_RULES_OF = QT_TRANSLATE_NOOP("start page", "The rules of the game")
_LEARN = QT_TRANSLATE_NOOP("start page", "Learn")
_LESSON = QT_TRANSLATE_NOOP("start page", "A lesson at the table")

# In logical pixels:
_MARGIN = 8.0  # around the picture, inside the label
_EDGE = 7  # left and right of the label, for its shadow
_INDENT = 12  # left and right of the text
_LEAST_PICTURE = 45  # the height of the smallest picture
_SMALL = 0.92
"""The size of the letters of the facts, in that of the sentence."""
_LEAST_LETTERS = 19
"""The width of the smallest tile's lines, in letters."""


class Doors(QWidget):
    """Small buttons side by side, or one below the other. They are for the mouse: the keyboard has keys for what they
    do."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)

    def add(self) -> QToolButton:
        """Add a button and return it."""
        button = QToolButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        self._row.addWidget(button)
        return button

    def fit(self, room: QSize) -> QSize:
        """Lay the buttons side by side if there is room for that, else one below the other; the size they need. They
        are hidden where they do not fit."""
        for direction in (QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom):
            self._row.setDirection(direction)
            size = self.sizeHint()
            if size.width() <= room.width() and size.height() <= room.height():
                self.show()
                return size
        self.hide()
        return self.sizeHint()


class GameTile(QAbstractButton):
    """A button for one game, which draws itself. Under the pointer or with the focus the label is raised a little."""

    lesson_requested = Signal(str)
    """The lesson of this game was asked for; its id."""
    rules_requested = Signal(str)
    """The rules of this game were asked for; its id."""

    def __init__(
        self,
        game_id: str,
        words: Words,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self._game = game_text(game_id)
        self._words = words
        self._appearance = appearance
        self._lines = 2
        self._facts_lines = 1
        self.doors = Doors(self)
        """The small buttons in the corner of the picture, which lead to the rules and the like."""
        self.learn_button = self.doors.add()
        self.learn_button.setVisible(has_lesson(game_id))
        self.learn_button.clicked.connect(lambda: self.lesson_requested.emit(game_id))
        self.rules_button = self.doors.add()
        self.rules_button.clicked.connect(lambda: self.rules_requested.emit(game_id))
        self._picture: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._keys = "", ""
        appearance.palette_changed.connect(self.update)
        self.retranslate()

    def set_keys(self, learn: str, rules: str) -> None:
        """Tell the keys, in words, that open lesson and rules; "" for none."""
        self._keys = learn, rules
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        say = self._words.say
        self._title = say(self._game.title)
        self._line = say(self._game.line)
        self._facts = facts_of(self._words, self.game_id)
        self.learn_button.setText(say(_LEARN))
        lesson, rules = (
            f"{say(phrase)} ({key})" if key else say(phrase)
            for phrase, key in zip((_LESSON, _RULES_OF), self._keys, strict=True)
        )
        self.learn_button.setToolTip(lesson)
        self.learn_button.setAccessibleName(f"{say(_LEARN)}: {self._title}")
        self.rules_button.setText(say(_RULES))
        self.rules_button.setToolTip(rules)
        self.rules_button.setAccessibleName(f"{say(_RULES)}: {self._title}")
        self.setText(self._title)
        lessons = [lesson] if has_lesson(self.game_id) else []
        parts = [self._line, spoken(self._facts), *lessons, rules]
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(" ".join(part if part[-1] in ".?!" else f"{part}." for part in parts))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, 270)

    def least_size(self) -> QSize:
        """The size at which all its words and a small picture have room."""
        letters = QFontMetricsF(self._plain_font(1.0))
        width = round(letters.averageCharWidth() * _LEAST_LETTERS) + 2 * (_EDGE + _INDENT)
        return QSize(width, self.least_height(width))

    def least_height(self, width: int) -> int:
        """The height at which all its words and a small picture have room in a tile of `width`, whose letters are not
        larger than the system's."""
        letters = QFontMetricsF(self._plain_font(1.0))
        room = QRectF(0, 0, width - 2 * (_EDGE + _INDENT), 10_000)
        line = letters.boundingRect(room, Qt.TextFlag.TextWordWrap, self._line).height()
        title = QFontMetricsF(title_font(self.font().pointSizeF() * 1.3)).height()
        facts = letters.boundingRect(room, Qt.TextFlag.TextWordWrap, self._facts).height()
        return round(title + line + facts + _LEAST_PICTURE + 2 * _MARGIN + 36)

    def _plain_font(self, factor: float) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(self.font().pointSizeF() * factor)
        return font

    def lines_needed(self) -> int:
        """How many lines the sentence about the game takes at the present width."""
        return self._wrapped(self._line, 1.0)

    def facts_needed(self) -> int:
        """How many lines the facts about the game take at the present width."""
        return self._wrapped(self._facts, _SMALL)

    def _wrapped(self, text: str, factor: float) -> int:
        font = QFontMetricsF(self._font(factor))
        room = QRectF(0, 0, self.width() - 2 * (_EDGE + _INDENT), 10_000)  # as high as the text may need
        wrapped = font.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        return max(1, round(wrapped.height() / font.lineSpacing()))

    def leave_room_for(self, lines: int, facts: int) -> None:
        """Leave room for this many lines below the picture, and this many with facts. All tiles get the same numbers,
        so that their pictures are equally large."""
        if (lines, facts) != (self._lines, self._facts_lines):
            self._lines, self._facts_lines = lines, facts
            self.update()
        self._place_doors()

    def _place_doors(self) -> None:
        """Put the small buttons into the upper right corner of the picture."""
        picture = self.picture_area()
        size = self.doors.fit(picture.size().toSize() - QSize(10, 10))
        corner = picture.topRight().toPoint() + QPoint(-size.width() - 5, 5)
        self.doors.setGeometry(QRect(corner, size))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows belong to the board of tiles: by itself Qt takes them to the next button in the order of Tab."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)

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
        painter.setFont(self._font(_SMALL))
        painter.setPen(colours.label_muted)
        at_foot = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area, at_foot, self._facts)

    def _text_height(self) -> float:
        """The height in logical pixels that the text below the picture needs."""
        title = QFontMetricsF(title_font(self._points(1.3))).height()
        line = QFontMetricsF(self._font(1.0)).lineSpacing()
        facts = self._facts_lines * QFontMetricsF(self._font(_SMALL)).lineSpacing()
        return title + self._lines * line + facts + 14 * self._scale + 6

    def _points(self, factor: float) -> float:
        return self.font().pointSizeF() * factor * self._scale

    def _font(self, factor: float) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(self._points(factor))
        return font
