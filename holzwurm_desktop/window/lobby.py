"""The start page: the games as pictures, and the unfinished matches."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from holzwurm_desktop.desktop.appearance import Appearance, title_font
from holzwurm_desktop.desktop.key_tips import describe, give_keys
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.models.collation import collated
from holzwurm_desktop.models.people import People
from holzwurm_desktop.models.saved_matches import SavedMatchesModel
from holzwurm_desktop.table.art.board import paint_board
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.words import Words
from holzwurm_desktop.window.game_tile import GameTile
from holzwurm_desktop.window.shelf import Shelf
from holzwurm_desktop.window.who_button import WhoButton

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_SHAPE = 1.16  # the preferred height of a tile, divided by its width
_FLATTEST = 1.06  # below this the text would leave no room for the picture
_WIDEST = 520  # logical pixels
_WIDEST_GAP = 60  # logical pixels


LEAST_HEADING = 0.8
"""How much smaller the question of the page may be to stand on one line."""


class TileBoard(QWidget):
    """The tiles in the number of rows that makes them largest. Arrow keys move between them."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles: list[GameTile] = []
        self._columns = 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # in another width there may be other columns, which need another height

    def sizeHint(self) -> QSize:
        return QSize(720, 540)

    def minimumSizeHint(self) -> QSize:
        """Room for the smallest tiles, in as many columns as the width has room for, but two at least."""
        if not self.tiles:
            return QSize(0, 0)
        least = self.least_tile()
        count = len(self.tiles)
        fitting = [
            columns for columns in (3, 2) if count % columns == 0 and columns * least.width() <= self.width()
        ]
        columns = fitting[0] if fitting else 2
        return QSize(2 * least.width(), -(-count // columns) * least.height())

    def least_tile(self) -> QSize:
        """The size of a tile below which its words would have no room."""
        sizes = [tile.least_size() for tile in self.tiles]
        return QSize(max(size.width() for size in sizes), max(size.height() for size in sizes))

    def arrange(self) -> None:
        """Place the tiles in the available room."""
        count = len(self.tiles)
        # Only grids without gaps: a last row that is not full looks like something missing.
        whole = [columns for columns in range(1, count + 1) if count % columns == 0]
        if not whole:
            return
        fits = {columns: self._fit(columns, count // columns) for columns in whole}
        least = self.least_tile()
        # Where words would be cut off otherwise, tiles are as flat as the words allow.
        roomy = [
            columns
            for columns in whole
            if self.width() // columns >= least.width() and self.height() * columns // count >= least.height()
        ]
        self._columns = max(roomy or whole, key=lambda columns: fits[columns].width())
        if roomy:
            fits[self._columns] = fits[self._columns].expandedTo(least)
        tile, rows = fits[self._columns], count // self._columns
        gap = min(_WIDEST_GAP, (self.width() - self._columns * tile.width()) // self._columns)
        left = (self.width() - self._columns * (tile.width() + gap) + gap) // 2
        top = (self.height() - rows * tile.height()) // 2
        for place, each in enumerate(self.tiles):
            row, column = divmod(place, self._columns)
            corner = QPoint(left + column * (tile.width() + gap), top + row * tile.height())
            each.setGeometry(QRect(corner, tile))
        self.level()

    def level(self) -> None:
        """Make all pictures equally large, as far as the longest sentence below one of them allows."""
        lines = max(2, *(tile.lines_needed() for tile in self.tiles))
        facts = max(tile.facts_needed() for tile in self.tiles)
        for below in (False, True):
            for each in self.tiles:
                each.leave_room_for(lines, facts, below)
            if not any(each.doors_cover_picture() for each in self.tiles):
                break

    def _fit(self, columns: int, rows: int) -> QSize:
        width, height = self.width() / columns, self.height() / rows
        width = min(width, height / _FLATTEST, _WIDEST)
        return QSize(int(width), int(min(height, width * _SHAPE)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        focused = next((place for place, tile in enumerate(self.tiles) if tile.hasFocus()), None)
        if step is None or focused is None:
            super().keyPressEvent(event)
            return
        target = focused + step[0] + step[1] * self._columns
        if 0 <= target < len(self.tiles):
            self.tiles[target].setFocus(Qt.FocusReason.TabFocusReason)


class Lobby(QWidget):
    """The start page."""

    game_chosen = Signal(str)
    """A game; its id."""
    lesson_requested = Signal(str)
    """The lesson of a game; the game's id."""
    resume_requested = Signal(int)
    """The id of the match to resume."""
    rules_requested = Signal(str)
    """The id of the game whose rules were asked for."""
    day_requested = Signal()
    """The deal of the day was asked for."""
    puzzles_requested = Signal()
    """Puzzles were asked for."""
    evenings_requested = Signal()
    """The evenings were asked for."""

    people_requested = Signal()
    """The page of the people was asked for."""

    def __init__(
        self, saved: SavedMatchesModel, people: People, words: Words, appearance: Appearance
    ) -> None:
        super().__init__()
        self._words = words
        self._appearance = appearance
        self.tiles = TileBoard()
        self.shelf = Shelf(saved, appearance)
        self._heading = QLabel()
        self._heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.day_button = QPushButton()
        self.day_button.clicked.connect(lambda: self.day_requested.emit())
        self.puzzles_button = QPushButton()
        self.puzzles_button.clicked.connect(lambda: self.puzzles_requested.emit())
        self.evenings_button = QPushButton()
        self.evenings_button.clicked.connect(lambda: self.evenings_requested.emit())
        self.who_button = WhoButton(people)
        self.who_button.people_requested.connect(self.people_requested)
        self._lay_out()
        for game_id in kits():
            tile = GameTile(game_id, words, appearance, self.tiles)
            tile.lesson_requested.connect(self.lesson_requested)
            tile.rules_requested.connect(self.rules_requested)
            tile.clicked.connect(lambda _=False, game_id=game_id: self.game_chosen.emit(game_id))
            self.tiles.tiles.append(tile)
        self.shelf.installEventFilter(self)
        self.shelf.resume_requested.connect(self.resume_requested)
        saved.modelReset.connect(self._show_shelf)
        people.changed.connect(self._size_heading)
        people.player_changed.connect(self._size_heading)
        appearance.palette_changed.connect(self._dress)
        self._dress()
        self._retranslate()
        self._show_shelf()

    def tell_keys(
        self, *, learn: str, rules: str, day: str, puzzles: str, people: str, evenings: str
    ) -> None:
        """Tell the keys that open the lesson and the rules of the game whose tile has the keyboard, the deal of the
        day, the puzzles, the page of the people, and the evenings."""
        for tile in self.tiles.tiles:
            tile.tell_keys(learn, rules)
        give_keys(self.day_button, day)
        give_keys(self.puzzles_button, puzzles)
        self.who_button.tell_key(people)
        give_keys(self.evenings_button, evenings)

    @property
    def _at_left(self) -> tuple[QPushButton, ...]:
        return self.who_button, self.puzzles_button

    @property
    def _at_right(self) -> tuple[QPushButton, ...]:
        return self.evenings_button, self.day_button

    @property
    def focused_game(self) -> str | None:
        """The id of the game whose tile has the keyboard; None if none has."""
        return next((tile.game_id for tile in self.tiles.tiles if tile.hasFocus()), None)

    def focus_start(self, last_game: str) -> None:
        """Move the keyboard focus to where most people continue: the last match, else the game begun last, whose id
        is `last_game`, else the first game."""
        if self.shelf.isVisibleTo(self):
            self.shelf.focus_first()
            return
        tiles = self.tiles.tiles
        tile = next((each for each in tiles if each.game_id == last_game), tiles[0])
        tile.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._size_letters()
        super().changeEvent(event)

    def eventFilter(self, thing: QObject, event: QEvent) -> bool:
        """The shelf may need another width for other words, or for larger letters."""
        # Its own event: ours, which should follow, does not come where our layout was about to be done anyway.
        if thing is self.shelf and event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(thing, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        self._size_letters()

    def _size_letters(self) -> None:
        self._size_heading()
        # Text grows with the window, up to a limit: on a large screen people sit further away.
        letters = QFont(self.font())
        letters.setPointSizeF(letters.pointSizeF() * min(1.5, max(1.0, self.width() / 1500)))
        self.shelf.setFont(letters)
        for button in (*self._at_left, *self._at_right):
            button.setFont(letters)
        self.who_button.show_who()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_board(QPainter(self), QRectF(self.rect()), self._appearance.palette)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        head = QGridLayout()
        # They share the row, so that the heading is centred on the page and not on the rest of the row.
        self._head = head
        head.addWidget(self._heading, 0, 0, 1, 3)  # first, so that it lies below the buttons
        self._ends = [QBoxLayout(QBoxLayout.Direction.LeftToRight) for _ in range(2)]
        for column, end, buttons in zip((0, 2), self._ends, (self._at_left, self._at_right), strict=True):
            end.setSpacing(8)
            for button in buttons:
                end.addWidget(button)
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            head.addLayout(end, 0, column, side | Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.day_button, 0, 2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        head.setColumnStretch(1, 1)
        left.addLayout(head)
        left.addWidget(self.tiles, 1)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(18, 12, 18, 14)
        self._layout.setSpacing(14)
        self._layout.addLayout(left, 1)
        self._layout.addWidget(self.shelf)

    def minimumSizeHint(self) -> QSize:
        # Of the narrowest arrangement, whatever the present one is: else it could never be given up.
        margins = self._layout.contentsMargins()
        width = max(
            self.tiles.minimumSizeHint().width(), self.shelf.minimumSizeHint().width(), self._least_head()
        )
        return QSize(width + margins.left() + margins.right(), self._layout.totalMinimumSize().height())

    def _least_head(self) -> int:
        """The width of the first row with the heading on several lines, and the buttons at both ends stacked."""
        ends = sum(max(each.sizeHint().width() for each in end) for end in (self._at_left, self._at_right))
        letters = QFontMetricsF(self._heading.font())
        word = max((letters.horizontalAdvance(word) for word in self._heading.text().split()), default=0)
        gaps = 2 * max(0, self._head.horizontalSpacing())
        return ends + round(word) + gaps + 2

    def _arrange(self) -> None:
        """Lay the shelf beside the tiles if there is room for both, else below them."""
        margins = self._layout.contentsMargins()
        inner = self.width() - margins.left() - margins.right()
        wish = max(self.shelf.minimumSizeHint().width(), min(460, max(300, self.width() // 4)))
        if wish + self._layout.spacing() + 2 * self.tiles.least_tile().width() <= inner:
            self._layout.setDirection(QBoxLayout.Direction.LeftToRight)
            self.shelf.setFixedWidth(wish)
        else:
            self._layout.setDirection(QBoxLayout.Direction.TopToBottom)
            self.shelf.setMinimumWidth(0)
            self.shelf.setMaximumWidth(inner)

    def _show_shelf(self) -> None:
        self.shelf.setVisible(self.shelf.count > 0)

    def _retranslate(self) -> None:
        self._heading.setText(self.tr("What shall we play?"))
        self.day_button.setText(self.tr("Deal of the da&y"))
        self.puzzles_button.setText(self.tr("&Puzzles"))
        self.who_button.retranslate()
        self.evenings_button.setText(self.tr("Eve&nings"))
        describe(
            {
                self.day_button: self.tr("The same cards today for everybody with this version."),
                self.puzzles_button: self.tr("Positions with one best move, and your own mistakes."),
                self.evenings_button: self.tr("A series of matches with one table of standings."),
            }
        )
        for tile in self.tiles.tiles:
            tile.retranslate()
        # In the order of their names in this language, also for the Tab key.
        self.tiles.tiles.sort(key=lambda tile: collated(self._words.say(game_text(tile.game_id).title)))
        for tile, following in zip(self.tiles.tiles, self.tiles.tiles[1:], strict=False):
            QWidget.setTabOrder(tile, following)
        self.tiles.arrange()

    def _size_heading(self) -> None:
        points = self.font().pointSizeF() * min(4.2, max(1.9, self.width() / 560))
        # In the middle of the page where it does not meet the buttons there, else between them, on several lines if
        # need be; and if its longest word had no room there, the buttons stand on top of each other.
        heading = self._heading.text()
        widths = [
            sum(each.sizeHint().width() for each in end) + 8 * (len(end) - 1)
            for end in (self._at_left, self._at_right)
        ]
        room = self.tiles.width()
        between = room - sum(widths) - 2 * max(0, self._head.horizontalSpacing()) - 2
        wide = QFontMetricsF(title_font(points)).horizontalAdvance(heading)
        if (
            LEAST_HEADING * wide <= between < wide
        ):  # a second line would push the tiles out of the smallest window
            points *= (between - 10) / wide  # letters are not drawn in every size: they may be somewhat wider
        font = title_font(points)
        self._heading.setFont(font)
        letters = QFontMetricsF(font)
        wide = letters.horizontalAdvance(heading)
        fits = wide + 2 * (12 + max(widths)) < room
        longest = max((letters.horizontalAdvance(word) for word in heading.split()), default=0)
        beside = fits or longest < between
        for end in self._ends:
            end.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._head.removeWidget(self._heading)
        self._head.addWidget(self._heading, 0, 0 if fits else 1, 1, 3 if fits else 1)
        self._heading.setWordWrap(not fits and wide >= between)

    def _dress(self) -> None:
        self._heading.setStyleSheet(f"color: {self._appearance.palette.board_text.name()};")
        self._size_letters()  # another style sheet of the application has taken the letters of before away
        self.update()
