"""The shelf of the start page: a list of unfinished matches, to be continued, renamed or deleted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QLabel,
    QListView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from holzwurm_desktop.desktop.appearance import Appearance, title_font
from holzwurm_desktop.desktop.key_tips import describe
from holzwurm_desktop.models.keys import Keymap
from holzwurm_desktop.models.saved_matches import (
    GAME_ROLE,
    GIVEN_UP_ROLE,
    MATCH_ID_ROLE,
    PICTURE_ROLE,
    PLAYERS_ROLE,
    PROGRESS_ROLE,
    SavedMatchesModel,
)
from holzwurm_desktop.table.press import press_of
from holzwurm_desktop.window.start_keys import DELETE, RESUME
from holzwurm_desktop.window.thumbnailer import cover

Index = QModelIndex | QPersistentModelIndex

_FADED = 0.45
"""The opacity of the picture of a match that was given up."""

_EDGE, _GAP = 13, 10
"""Room at the sides of a row, and between its picture and its lines, in logical pixels."""
_DOT, _COMMA = " · ", ", "

_small_cover = lru_cache(12)(cover)
"""Room for the pictures of six games at two widths, while the window moves from one screen to another."""


class SavedMatchDelegate(QStyledItemDelegate):
    """A small picture, faded if the match was given up, and lines beside it: title, players and progress, in as many
    lines as they need."""

    def __init__(self, appearance: Appearance, shown_in: QListView) -> None:
        super().__init__(shown_in)
        self._appearance = appearance
        self._list = shown_in

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._list.viewport().width()
        lines = len(self._title(option, index, width)) + sum(map(len, self._parts(option, index, width)))
        return QSize(200, lines * (QFontMetrics(option.font).height() + 2) + 16)

    def _parts(self, option: QStyleOptionViewItem, index: Index, width: int) -> tuple[list[str], list[str]]:
        """The players, and the progress, in lines that are broken between their parts, in a list of that width."""
        metrics, room = QFontMetrics(option.font), self._room(option, width)
        players, progress = (
            wrapped_parts(
                str(index.data(role)), lambda text: metrics.horizontalAdvance(f"{text},") <= room, between
            )
            for role, between in ((PLAYERS_ROLE, _COMMA), (PROGRESS_ROLE, _DOT))
        )
        players = [*(f"{line}," for line in players[:-1]), *players[-1:]]
        return players, progress

    def _title(self, option: QStyleOptionViewItem, index: Index, width: int) -> list[str]:
        """The title, in lines that are broken between its words, in a list of that width."""
        metrics, room = QFontMetrics(_bold(option.font)), self._room(option, width)
        title = str(index.data(Qt.ItemDataRole.DisplayRole))
        return wrapped_parts(title, lambda text: metrics.horizontalAdvance(text) <= room, " ")

    def _room(self, option: QStyleOptionViewItem, width: int) -> int:
        """The width of a line, in a list of that width."""
        return width - round(self._picture_width(option)) - 2 * _EDGE - _GAP

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colours = self._appearance.palette
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(option.rect).adjusted(3, 2, -3, -2)
        painter.setPen(Qt.PenStyle.NoPen)
        hover = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.setBrush(colours.selected if chosen else colours.base if hover else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, 6, 6)
        if chosen and option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((colours.focus_halo, 4), (colours.focus, 2)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 5, 5)
        text = colours.selected_text if chosen else colours.label_text
        line = QFontMetrics(option.font).height()
        place = option.rect.adjusted(_EDGE, 8, -_EDGE, 0)
        picture = self._picture_area(option)
        painter.setOpacity(_FADED if index.data(GIVEN_UP_ROLE) else 1.0)
        self._paint_picture(painter, picture, index)
        painter.setOpacity(1.0)
        place.setLeft(round(picture.right()) + _GAP)
        bold = _bold(option.font)
        muted = colours.selected_text if chosen else colours.label_muted
        players, progress = self._parts(option, index, option.rect.width())
        for font, said, colour in (
            *((bold, said, text) for said in self._title(option, index, option.rect.width())),
            *((option.font, said, text) for said in players),
            *((option.font, said, muted) for said in progress),
        ):
            painter.setFont(font)
            painter.setPen(colour)
            room = QRect(place.left(), place.top(), place.width(), line)
            shown = QFontMetrics(font).elidedText(said, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
            place.translate(0, line + 2)
        painter.restore()

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        left = round(self._picture_area(option).right()) + 4 - option.rect.left()
        editor.setGeometry(option.rect.adjusted(left, 6, -8, -option.rect.height() // 2 + 8))

    def _picture_area(self, option: QStyleOptionViewItem) -> QRectF:
        """The area of the picture: as high as three lines, in the shape of a window."""
        width = self._picture_width(option)
        return QRectF(option.rect.left() + _EDGE - 2, option.rect.top() + 9, width, width / 1.35)

    @staticmethod
    def _picture_width(option: QStyleOptionViewItem) -> float:
        return (3 * QFontMetrics(option.font).height() + 4) * 1.35

    def _paint_picture(self, painter: QPainter, area: QRectF, index: Index) -> None:
        """Paint the middle part of the match's picture, or of the game's if the match has none; a bare board if the
        game is unknown."""
        colours = self._appearance.palette
        shape = QPainterPath()
        shape.addRoundedRect(area, 4, 4)
        image = QImage.fromData(index.data(PICTURE_ROLE) or b"")
        if image.isNull():
            with suppress(FileNotFoundError):
                ratio = painter.device().devicePixelRatioF()
                image = _small_cover(index.data(GAME_ROLE), round(area.width() * ratio))
        if image.isNull():
            painter.fillPath(shape, colours.board)
        else:
            # The largest part of the picture that has the shape of the area.
            ratio = area.width() / area.height()
            whole = QRectF(image.rect())
            width = min(whole.width(), whole.height() * ratio)
            source = QRectF(0, 0, width, width / ratio)
            source.moveCenter(whole.center())
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setClipPath(shape)
            painter.drawImage(area, image, source)
            painter.restore()
        painter.setPen(QPen(colours.label_edge, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


def wrapped_parts(text: str, fits: Callable[[str], bool], between: str = _DOT) -> list[str]:
    """A text whose parts stand beside each other with `between` between them, in as few lines as each `fits`; a part
    that is too long alone has a line of its own."""
    lines: list[str] = []
    for part in text.split(between):
        longer = f"{lines[-1]}{between}{part}" if lines else part
        if lines and fits(longer):
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


class _List(QListView):
    """A list in which Enter continues a match and Delete deletes it."""

    resume_requested = Signal()
    delete_requested = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # While a title is edited, these keys belong to the editor.
        editing = self.state() == QAbstractItemView.State.EditingState
        action = None if editing else Keymap().find(press_of(event).keys(), (RESUME, DELETE))
        if action is RESUME:
            self.resume_requested.emit()
        elif action is DELETE:
            self.delete_requested.emit()
        else:
            super().keyPressEvent(event)


class Shelf(QWidget):
    """The list of unfinished matches, with buttons for what can be done with them."""

    resume_requested = Signal(int)
    """The id of the match to resume."""

    def __init__(self, model: SavedMatchesModel, appearance: Appearance) -> None:
        super().__init__()
        self._model = model
        self._appearance = appearance
        self._heading = QLabel()
        self.list = _List()
        self.list.setModel(model)
        self.list.setItemDelegate(SavedMatchDelegate(appearance, self.list))
        self.list.setResizeMode(QListView.ResizeMode.Adjust)  # a row may need another line
        self.list.setMouseTracking(True)  # else Qt tells the delegate nothing of a pointer over a row
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # F2 only: a double click resumes the match.
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.resume_button = QPushButton()
        self.rename_button = QPushButton()
        self.copy_button = QPushButton()
        self.delete_button = QPushButton()
        self._lay_out()
        self._connect()
        self._dress()
        self._retranslate()
        self._select_first()

    @property
    def count(self) -> int:
        """The number of matches listed."""
        return self._model.rowCount()

    def focus_first(self) -> None:
        """Move the keyboard focus to the match played last."""
        self._select_first()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def resume(self) -> None:
        """Ask to resume the selected match."""
        if self.list.currentIndex().isValid():
            self.resume_requested.emit(self.list.currentIndex().data(MATCH_ID_ROLE))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._dress()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._appearance.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(3, 3, -3, -6)
        painter.setPen(Qt.PenStyle.NoPen)
        shadow = colours.shadow
        for step in range(3):
            painter.setBrush(shadow)
            painter.setOpacity(0.12)
            painter.drawRoundedRect(paper.translated(0, 2).adjusted(-step, -step, step, step), 8, 8)
        painter.setOpacity(1)
        painter.setPen(QPen(colours.label_edge, 1.2))
        painter.setBrush(colours.label)
        painter.drawRoundedRect(paper, 8, 8)

    def _lay_out(self) -> None:
        buttons = QGridLayout()
        buttons.setSpacing(6)
        pairs = ((self.resume_button, self.copy_button), (self.rename_button, self.delete_button))
        for row, pair in enumerate(pairs):
            for column, button in enumerate(pair):
                buttons.addWidget(button, row, column)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 14, 14, 18)
        layout.setSpacing(8)
        layout.addWidget(self._heading)
        layout.addWidget(self.list, 1)
        layout.addLayout(buttons)

    def _connect(self) -> None:
        self.list.resume_requested.connect(self.resume)
        self.list.delete_requested.connect(self._delete)
        self.list.doubleClicked.connect(self.resume)
        self.resume_button.clicked.connect(self.resume)
        self.rename_button.clicked.connect(lambda: self.list.edit(self.list.currentIndex()))
        self.copy_button.clicked.connect(self._duplicate)
        self.delete_button.clicked.connect(self._delete)
        self._model.modelReset.connect(self._select_first)
        self._appearance.palette_changed.connect(self._dress)

    def _delete(self) -> None:
        row = self.list.currentIndex().row()
        if row < 0:
            return
        self._model.delete(self.list.currentIndex())
        # The next match, not the first: several may be deleted one after the other.
        self.list.setCurrentIndex(self._model.index(min(row, self.count - 1), 0))

    def _duplicate(self) -> None:
        if self.list.currentIndex().isValid():
            self._model.duplicate(self.list.currentIndex())

    def _select_first(self) -> None:
        self.list.setCurrentIndex(self._model.index(0, 0))

    def _retranslate(self) -> None:
        self._heading.setText(self.tr("Unfinished matches"))
        self.list.setAccessibleName(self._heading.text())
        self.resume_button.setText(self.tr("C&ontinue"))
        self.rename_button.setText(self.tr("&Rename"))
        self.copy_button.setText(self.tr("&Copy"))
        self.delete_button.setText(self.tr("&Delete"))
        describe(
            {
                self.list: self.tr("Enter goes on with the selected match, F2 renames it, Del deletes it"),
                self.resume_button: self.tr("Goes on with the selected match where it was left"),
                self.rename_button: self.tr("Gives the selected match a title of its own"),
                self.copy_button: self.tr("A copy to try something else in, as practice"),
                self.delete_button: self.tr("Deletes the selected match; Undo brings it back"),
            }
        )

    def _dress(self) -> None:
        colours = self._appearance.palette
        self._heading.setFont(title_font(self.font().pointSizeF() * 1.3))
        # A widget with a style sheet does not inherit its parent's font.
        for widget in (
            self.list,
            self.resume_button,
            self.rename_button,
            self.copy_button,
            self.delete_button,
        ):
            widget.setFont(self.font())
        self._heading.setStyleSheet(f"color: {colours.label_text.name()};")
        self.list.setStyleSheet("QListView { background: transparent; border: none; }")
        palette = QPalette(self.list.palette())
        palette.setColor(QPalette.ColorRole.Text, colours.label_text)
        self.list.setPalette(palette)
        self.update()
