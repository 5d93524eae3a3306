"""A window with a real table, on which a bubble tells what there is to see and to do. Lessons and tasks are such."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QAccessible, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QVBoxLayout, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.enter_key import EnterPresses
from holzwurm_desktop.desktop.key_tips import KeyTips, give_keys
from holzwurm_desktop.desktop.languages import Languages
from holzwurm_desktop.desktop.room import Room
from holzwurm_desktop.desktop.screens import keep_on_screen, size_first
from holzwurm_desktop.dialogs.bubble import Bubble, BubbleMarks
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table.beside import beside
from holzwurm_desktop.table.hearing import announcements_heard
from holzwurm_desktop.table.labels import NoteItem, TagItem
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.press import sequence_of
from holzwurm_desktop.table.question import QuestionItem
from holzwurm_desktop.table.view import TableView

WIDTHS = (330.0, 400.0, 270.0, 520.0, 230.0)
"""The widths of the bubble that are tried, in units of the table, the best one first."""
LETTERS = (1.0, 0.85, 0.7, 0.55, 0.5)
"""How large its letters are, compared with the usual ones: smaller ones where there is no room for these."""
GAP, MARGIN = 9.0, 1.0
"""The room that is left free round what it speaks of, in units of the table, and at the table's edges, in pixels: the
bubble's shadow is there."""

WEIGHTS = {"card": 1.2, "button": 1.2, "place": 1.0, "seat": 0.8, "text": 0.25}
"""What it costs to cover a stop, by its kind: text, as a report, lies on a large sheet and fills little of it."""

Press = tuple[int, KeyAction, Callable[[], object]]
"""A button of the bubble, by its place among `Bubble.buttons`, the keys that do the same, and what that is."""


class BubbleDialog(QDialog):
    """Shows one table, or one after the other, with a bubble on it. Subclasses fill the bubble."""

    table: TableView
    bubble: Bubble
    marks: BubbleMarks

    def __init__(
        self,
        make_table: Callable[[Session], TableView],
        languages: Languages,
        appearance: Appearance,
        left: int,
        parent: QWidget | None = None,
    ) -> None:
        """`make_table` makes the table of a session; `left`: how many buttons the bubble has besides two."""
        super().__init__(parent, Qt.WindowType.Window)  # with the buttons of a window, to be maximised
        self._languages = languages
        self._appearance = appearance
        self._make_table = make_table
        self._left = left
        self._laid: object = None
        self._room: Room | None = None
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        appearance.palette_changed.connect(self._dress)
        KeyTips(self)
        if parent is None:
            size_first(self, 1024, 640)
        else:
            self.resize(parent.window().size())

    # What a subclass says.

    @property
    def pointed_at(self) -> Sequence[str]:
        """The keys of the stops of the table that the bubble speaks of; it points at the first of them."""
        return ()

    @property
    def shows(self) -> object:
        """What the bubble says now: it is laid anew when this is another one."""
        raise NotImplementedError

    def presses(self) -> Sequence[Press]:
        """What the buttons of the bubble do."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        raise NotImplementedError

    def focus_first(self) -> None:
        """Give the keyboard to what is to be done first."""
        raise NotImplementedError

    # The table.

    def lay_table(self, session: Session) -> None:
        """Show the table of a session in place of the one before."""
        before = self._room
        if before is not None:
            self.table.close_table()
        self.table = self._make_table(session)
        # The bubble tells what happens; the table needs the room.
        self.table.apply_settings(replace(self.table.settings, since_folded=True))
        palette = self._appearance.palette
        self.marks = BubbleMarks(self.table, palette)
        self.bubble = Bubble(self.table, palette, self._left)
        self.table.laid_over.append(self.bubble)
        self._laid = None
        room = self._room = Room(self.table)
        if before is not None:
            self._outer.removeWidget(before)
            before.hide()
            before.deleteLater()
        self._outer.addWidget(room)
        table = self.table
        table.stops_shown.connect(self._lay)
        table.stop_focused.connect(lambda rect: room.reveal(table, rect))
        for signal in (table.lobby_requested, table.new_match_requested):
            # Queued: accepting deletes the table, which is still handling the click that asked for it.
            signal.connect(self.accept, Qt.ConnectionType.QueuedConnection)
        self._press_buttons(first=before is None)

    def _press_buttons(self, first: bool) -> None:
        for place, action, do in self.presses():
            button = self.bubble.buttons[place]
            button.setAutoDefault(False)  # Enter on the table belongs to the table
            button.clicked.connect(lambda _=False, do=do: do())
            if first:
                for key in self.table.settings.keys.keys(action):
                    QShortcut(sequence_of(key), self, lambda place=place: self.bubble.buttons[place].click())
        EnterPresses(self.bubble)

    def name_button(self, button: QPushButton, words: str, action: KeyAction) -> None:
        """Write on a button of the bubble, and tell what it does and by which key."""
        button.setText(words)
        button.setAccessibleDescription(self._languages.words.say(action.words))
        self._describe(button, action)

    def name_bubble(self, place: str, spoken: str) -> None:
        """Write where the player is, and have a screen reader told `spoken` as what the bubble says."""
        self.bubble.place.setText(place)
        self.bubble.place.setAccessibleName(place)
        self.bubble.setAccessibleName(place)
        self.bubble.label.setAccessibleName(spoken)

    def describe_on(self, spoken: str, otherwise: str = "") -> None:
        """Have `spoken` told with the button that goes on where a screen reader knows no announcements; where it
        does, or where there is nothing to tell, that button is described by `otherwise`."""
        heard = not (QAccessible.isActive() and spoken) or announcements_heard()
        self.bubble.on.setAccessibleDescription(otherwise if heard else spoken)

    def hide_bubble(self) -> None:
        """Nothing lies over the table while something happens on it."""
        if self.bubble.isAncestorOf(QApplication.focusWidget() or self):
            # Else Qt gives the keyboard to the table as if Tab had been pressed, and a focus would show.
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.bubble.hide()
        self.marks.hide()

    def show_bubble(self) -> None:
        """Show the bubble again, or with other words, where there is room for it."""
        self._laid = None
        self.bubble.show()
        self.marks.show()
        self._lay()

    def refuse(self, reason: str) -> None:
        """Say on the table why something is not done, where no move was made that the table itself refuses."""
        table = self.table.table
        table.actions.refuse(reason, table.zones.words)

    # Events from Qt.

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        keep_on_screen(self)
        self._lay()
        self.focus_first()

    def done(self, result: int) -> None:
        self.table.close_table()
        super().done(result)

    # Laying out.

    def _lay(self) -> None:
        """Lay the bubble where it covers nothing that it speaks of, nor a question or a note."""
        if not self.bubble.isVisible():
            return
        rings = self.targets()
        inside = QRectF(self.table.rect())
        self.marks.setGeometry(self.table.rect())
        unit = self.table.look.unit
        must = [*rings, *self._in_front()]
        # It stays where it is as long as it is in nobody's way.
        here = QRectF(self.bubble.geometry())
        state = (self.shows, self.table.size(), unit, len(rings))
        if state != self._laid or any(here.intersects(rect) for rect in must):
            self._laid = state
            self._place(inside, must, unit)
        self.bubble.raise_()
        items = self.table.scene().items()
        tags = [each.place_in_scene() for each in items if isinstance(each, TagItem) and each.isVisible()]
        self.marks.show_marks(rings, QRectF(self.bubble.geometry()), unit, tags)

    def _place(self, inside: QRectF, must: list[QRectF], unit: float) -> None:
        """Lay the bubble anew, with the largest letters with which it touches nothing of `must`."""
        room = inside.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        busy = self._busy()
        for letters in LETTERS:
            self.bubble.set_unit(unit, letters)
            least = self.bubble.least_width
            wishes = [max(least, width * unit) for width in WIDTHS]
            place = beside(wishes, self.bubble.height_for, room, must, busy, GAP * unit)
            if room.contains(place) and not any(place.intersects(rect) for rect in must):
                break
        self.bubble.setGeometry(place.toAlignedRect())

    def targets(self) -> list[QRectF]:
        """Where that lies which the bubble points at, in pixels of the table. What is not there now is left out."""
        places: dict[str, QRectF] = {}
        for group in self.table.groups():
            whole = QRectF()
            for stop in group.stops:
                places[stop.key] = stop.rect
                whole = whole.united(stop.rect)
            places[f"{group.key}:"] = whole
        return [places[key] for key in self.pointed_at if key in places]

    def _in_front(self) -> list[QRectF]:
        """Where questions and a note lie, if there are any, and what is marked."""
        table = self.table.table
        items = (each for each in self.table.scene().items() if isinstance(each, QuestionItem | NoteItem))
        move = table.hinted
        marked = () if move is None else (table.hinted_stop(move), table.marked_place(move))
        stops = (stop for group in self.table.groups() for stop in group.stops)
        return [
            *(item.place_in_scene() for item in items if item.isVisible()),
            *(stop.rect for stop in stops if stop.key in marked),
        ]

    def _busy(self) -> list[tuple[QRectF, float]]:
        """What should be covered as little as can be, with its weight: all stops, what is to be read beside
        them, and the line that says whose turn it is."""
        table = self.table.table
        stops = (stop for group in self.table.groups() for stop in group.stops)
        others = (*table.signs(), table.zones.words)
        return [*((stop.rect, WEIGHTS[stop.kind]) for stop in stops), *((rect, 1.0) for rect in others)]

    def _dress(self, palette: Palette) -> None:
        self.table.set_palette(palette)
        self.marks.set_palette(palette)
        self.bubble.set_palette(palette)

    def _describe(self, button: QWidget, action: KeyAction) -> None:
        give_keys(button, self.table.settings.keys.first(action))
