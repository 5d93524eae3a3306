"""The optional dock next to the table: the score sheet and the list of moves."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QBoxLayout,
    QDockWidget,
    QHeaderView,
    QLabel,
    QStyle,
    QStyleOptionDockWidget,
    QStylePainter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from holzwurm_desktop.desktop.key_tips import describe, give_keys
from holzwurm_desktop.dialogs.moves_view import MovesView
from holzwurm_desktop.models.move_list import MoveListModel
from holzwurm_desktop.models.scores import ScoresModel
from holzwurm_desktop.session.table_session import TableSession
from holzwurm_desktop.text.words import Words

EDGE = 8
"""Logical pixels beside the title."""
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class MatchDock(QDockWidget):
    """Score sheet and moves of the session it follows."""

    closed = Signal()
    """The player closed the dock by its own button."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("match_dock")
        self.moves = MoveListModel(words, self)
        self.scores = ScoresModel(words, self)
        self._round = QLabel()
        self._session: TableSession | None = None
        self._flat = False
        self._height = 0  # of the whole score sheet
        self._close, self._float = (self._title_button(name) for name in ("close", "float"))
        self._table = QTableView()
        self._list = MovesView(self.moves)
        self._lay_out()
        self.moves.rowsInserted.connect(self._list.scrollToBottom)
        self.moves.modelReset.connect(self._list.scrollToBottom)
        self.scores.modelReset.connect(self._fit_table)
        self._retranslate()

    def follow(self, session: TableSession | None) -> None:
        """Show `session` from now on; None shows nothing."""
        if self._session is not None:
            self._session.position_replaced.disconnect(self._name_round)
        self._session = session
        self.moves.follow(session)
        self.scores.follow(session)
        self._name_round()
        if session is not None:
            session.position_replaced.connect(self._name_round)

    def tell_key(self, key: str) -> None:
        """Tell the `key` that shows and hides the dock."""
        give_keys(self._close, key)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.moves.reset()
            self.scores.reset()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the title in the letters of the window: with a style sheet Qt keeps to those that it began with."""
        option = QStyleOptionDockWidget()
        self.initStyleOption(option)
        title, option.title = option.title, ""
        painter = QStylePainter(self)
        if self.isFloating():
            painter.drawPrimitive(QStyle.PrimitiveElement.PE_FrameDockWidget, option)
        painter.drawControl(QStyle.ControlElement.CE_DockWidgetTitle, option)
        room = self.title_room(option.rect)
        painter.setPen(self.palette().color(QPalette.ColorRole.ButtonText))
        shown = self.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()

    def title_room(self, bar: QRect) -> QRect:
        """Where the title stands in the bar at the top: from the edge to its buttons."""
        left = min(
            (each.x() for each in self.findChildren(QAbstractButton, options=_DIRECT)), default=bar.right()
        )
        return QRect(bar.left() + EDGE, bar.top(), left - bar.left() - 2 * EDGE, bar.height())

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def _title_button(self, name: str) -> QAbstractButton:
        """A button that Qt puts on the title, by its name there."""
        button = self.findChild(QAbstractButton, f"qt_dockwidget_{name}button")
        assert button is not None
        return button

    def _lay_out(self) -> None:
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._table.horizontalHeader().setMinimumSectionSize(30)
        self._table.setModel(self.scores)
        body = QWidget()
        scores = QVBoxLayout()
        scores.addWidget(self._table)
        scores.addWidget(self._round)
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, body)
        self._layout.setContentsMargins(8, 8, 8, 8)
        self._layout.addLayout(scores)
        self._layout.addWidget(self._list, 1)
        self.setWidget(body)
        self.setMinimumWidth(200)
        self.dockLocationChanged.connect(self._turn)

    def _turn(self, area: Qt.DockWidgetArea) -> None:
        """Lie flat below or above the table, upright beside it."""
        flat = area in (Qt.DockWidgetArea.BottomDockWidgetArea, Qt.DockWidgetArea.TopDockWidgetArea)
        direction = QBoxLayout.Direction.LeftToRight if flat else QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(direction)
        self._layout.setStretch(0, 1 if flat else 0)
        self._flat = flat
        self._hold_table()

    def _hold_table(self) -> None:
        """Show all rows of the score sheet, except where the dock must not be high: there it scrolls."""
        self._table.setMinimumHeight(min(60, self._height) if self._flat else self._height)
        self._table.setMaximumHeight(self._height)

    def _fit_table(self) -> None:
        """Make the score sheet as high as its rows, so that the list of moves gets the rest."""
        rows = self.scores.rowCount()
        height = (
            self._table.horizontalHeader().height() + rows * self._table.verticalHeader().defaultSectionSize()
        )
        self._height = height + 2 * self._table.frameWidth()
        self._hold_table()

    @Slot()
    def _name_round(self) -> None:
        if self._session is not None:
            number, rounds = len(self._session.match.rounds), self._session.match.round_count
            self._round.setText(self.tr("Round {number} of {rounds}").format(number=number, rounds=rounds))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Moves and scores"))
        self._table.setAccessibleName(self.tr("Score sheet"))
        self._list.setAccessibleName(self.tr("Move list"))
        describe(
            {
                self._table: self.tr("Points of each round, and the total beside them"),
                self._list: self.tr("What each move did, the latest at the foot"),
                # Qt says these words (see `desktop.languages`) when it lays the dock, not when the language changes.
                self._close: QCoreApplication.translate("QDockWidget", "Closes the dock widget"),
                self._float: QCoreApplication.translate(
                    "QDockWidget", "Undocks and re-attaches the dock widget"
                ),
            }
        )
        self._name_round()
