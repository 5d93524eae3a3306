"""The lesson of a game: its real table, on which a bubble says what there is to see and to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.enter_key import EnterPresses
from holzwurm_desktop.desktop.key_tips import KeyTips, give_keys
from holzwurm_desktop.desktop.languages import Languages
from holzwurm_desktop.desktop.room import Room
from holzwurm_desktop.desktop.screens import keep_on_screen, size_first
from holzwurm_desktop.dialogs.lesson_bubble import LessonBubble, LessonMarks
from holzwurm_desktop.dialogs.lesson_keys import AGAIN, BACK, CLOSE, ON
from holzwurm_desktop.engine.lessons import lesson_of
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.languages import FALLBACK
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.models.lesson_progress import LessonProgress
from holzwurm_desktop.models.new_game import DEFAULT_LEVEL, own_name
from holzwurm_desktop.models.preferences import Preferences
from holzwurm_desktop.paths import resource
from holzwurm_desktop.session.lesson_session import LessonSession
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table.beside import beside
from holzwurm_desktop.table.hearing import announcements_heard
from holzwurm_desktop.table.key_names import name_of
from holzwurm_desktop.table.labels import TagItem
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.press import sequence_of
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.text.lesson_page import LessonPage, read_page

MOST_SEATS = 6
WIDTHS = (330.0, 400.0, 270.0, 520.0, 230.0)
"""The widths of the bubble that are tried, in units of the table, the best one first."""
LETTERS = (1.0, 0.85, 0.7, 0.55, 0.5)
"""How large its letters are, compared with the usual ones: smaller ones where there is no room for these."""
GAP, MARGIN = 9.0, 1.0
"""The room that is left free round what it speaks of, in units of the table, and at the table's edges, in pixels: the
bubble's shadow is there."""

WEIGHTS = {"card": 1.2, "button": 1.2, "place": 1.0, "seat": 0.8, "text": 0.25}
"""What it costs to cover a stop, by its kind: text, as a report, lies on a large sheet and fills little of it."""


def page_of(game_id: str, language: str) -> LessonPage:
    """The words of a game's lesson in a language, or in English if there are none yet."""
    page = _page(game_id, language)
    return read_page((page if page.is_file() else _page(game_id, FALLBACK)).read_text("utf-8"))


def _page(game_id: str, language: str) -> Path:
    return resource("lessons", game_id, f"{language}.md")


class LessonDialog(QDialog):
    """The lesson of one game. Where the player is in it is kept in the settings."""

    learnt = Signal(str)
    """The lesson was done to its end; the game's id."""

    def __init__(
        self,
        game_id: str,
        make_table: Callable[[Session], TableView],
        preferences: Preferences,
        languages: Languages,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        """`make_table` makes the table of a session. Raises `RecordError` if the lesson cannot be given."""
        lesson = lesson_of(game_id)
        super().__init__(parent, Qt.WindowType.Window)  # with the buttons of a window, to be maximised
        self._game_id = game_id
        self._languages = languages
        self._progress = LessonProgress(preferences)
        self._page = page_of(game_id, languages.language)
        self.session = LessonSession(
            lesson,
            self._players(preferences),
            self.spoken,
            step=self._progress.step(game_id),
            speed=preferences.values.animation_speed,
            parent=self,
        )
        self.table = make_table(self.session)
        # The bubble tells what happens; the table needs the room.
        self.table.apply_settings(replace(self.table.settings, since_folded=True))
        self.marks = LessonMarks(self.table, appearance.palette)
        self.bubble = LessonBubble(self.table, appearance.palette)
        self.table.laid_over.append(self.bubble)
        self._erred = False
        self._laid: object = None
        self._room = Room(self.table)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._room)
        if parent is None:
            size_first(self, 1024, 640)
        else:
            self.resize(parent.window().size())
        self._connect(appearance)
        EnterPresses(self)
        KeyTips(self)
        self.retranslate()
        self.session.start()

    def spoken(self, key: str) -> str:
        """A sentence of the lesson in the player's language, without marks."""
        return self._page.spoken(key, self._key_name)

    def retranslate(self) -> None:
        """Set all texts again, in the present language."""
        self._page = page_of(self._game_id, self._languages.language)
        game = self._languages.words.say(title_of(self._game_id))
        self.setWindowTitle(self.tr("Lesson: {game}").format(game=game))
        bubble = self.bubble
        for button, words, action in (
            (bubble.back, self.tr("Back"), BACK),
            (bubble.again, self.tr("Again"), AGAIN),
            (bubble.close_button, self.tr("Leave"), CLOSE),
        ):
            button.setText(words)
            button.setAccessibleDescription(self._languages.words.say(action.words))
            self._describe(button, action)
        self._write()

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
        self._focus()

    def done(self, result: int) -> None:
        self.session.close()
        self.table.close_table()
        super().done(result)

    # Construction.

    def _players(self, preferences: Preferences) -> list[Player]:
        words, name = self._languages.words, preferences.values.player_name
        levels = [None, *[DEFAULT_LEVEL] * (MOST_SEATS - 1)]
        return [Player(own_name(words, seat, level, name), level) for seat, level in enumerate(levels)]

    def _connect(self, appearance: Appearance) -> None:
        session, bubble = self.session, self.bubble
        session.step_changed.connect(self._step_changed)
        session.erred.connect(self._note_error)
        session.declined.connect(self._tell_declined)
        session.ended.connect(self._finish)
        session.events_happened.connect(self._hide)
        self.table.stops_shown.connect(self._lay)
        self.table.stop_focused.connect(lambda rect: self._room.reveal(self.table, rect))
        for signal in (self.table.lobby_requested, self.table.new_match_requested):
            # Queued: accepting deletes the table, which is still handling the click that asked for it.
            signal.connect(self.accept, Qt.ConnectionType.QueuedConnection)
        appearance.palette_changed.connect(self._dress)
        for button, action, do in (
            (bubble.on, ON, session.on),
            (bubble.back, BACK, session.undo),
            (bubble.again, AGAIN, session.restart_same_deal),
            (bubble.close_button, CLOSE, self.reject),
        ):
            button.setAutoDefault(False)  # Enter on the table belongs to the table
            button.clicked.connect(lambda _=False, do=do: do())
            for key in self.table.settings.keys.keys(action):
                QShortcut(sequence_of(key), self, do)

    # What is shown.

    def _step_changed(self, index: int) -> None:
        self._progress.keep_step(self._game_id, index)
        self._erred = False
        self._laid = None
        self._write()
        self.bubble.show()
        self.marks.show()
        self._lay()
        self.table.reader.uncalled = not self.session.step.moves
        self.table.announce(f"{self.bubble.place.text()}. {self.spoken(self.session.step.text)}")
        self._focus()

    def _hide(self) -> None:
        """Nothing lies over the table while something happens on it."""
        # The table is told first: where it had no film to show, the next step has begun by now.
        if not self.session.underway:
            return
        if self.bubble.isAncestorOf(QApplication.focusWidget() or self):
            # Else Qt gives the keyboard to the table as if Tab had been pressed, and a focus would show.
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.bubble.hide()
        self.marks.hide()

    def _note_error(self) -> None:
        """The table tells why; the bubble asks to look once more."""
        self._erred = True
        self._write()
        self._laid = None

    def _tell_declined(self, reason: str) -> None:
        """No move was made, so the table itself has nothing to tell."""
        table = self.table.table
        table.actions.refuse(reason, table.zones.words)

    def _write(self) -> None:
        """Set the words of the present step."""
        session, bubble = self.session, self.bubble
        place = self.tr("Step {step} of {steps}").format(step=session.index + 1, steps=session.count)
        bubble.place.setText(self.tr("{place}: look again").format(place=place) if self._erred else place)
        bubble.label.setText(self._page.said(session.step.text, self._key_name))
        bubble.label.setAccessibleName(self.spoken(session.step.text))
        bubble.place.setAccessibleName(bubble.place.text())
        bubble.setAccessibleName(bubble.place.text())
        wants = bool(session.step.moves)
        bubble.on.setText(self.tr("Done") if session.last else self.tr("Skip") if wants else self.tr("Go on"))
        self._describe(bubble.on, ON)
        bubble.back.setEnabled(session.index > 0)

    def _focus(self) -> None:
        """Bring the keyboard to what is to be done: to the bubble where there is only something to read."""
        step, button = self.session.step, self.bubble.on
        reads = not step.moves
        if self.bubble.isVisible():
            (button if reads else self.table).setFocus(Qt.FocusReason.OtherFocusReason)
        # A reader that knows no announcements is told with what has the keyboard.
        heard = not (QAccessible.isActive() and reads) or announcements_heard()
        button.setAccessibleDescription("" if heard else self.spoken(step.text))
        if not reads and step.point:
            # A card of the hand is taken up first, wherever it goes.
            cards = [key for key in step.point if key.startswith("hand:")]
            self.table.focus_stop((*cards, *step.point)[0])

    def _finish(self) -> None:
        self._progress.finish(self._game_id)
        self.learnt.emit(self._game_id)
        self.accept()

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
        state = (self.session.index, self.table.size(), unit, len(rings))
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
        """Where that lies which the step points at, in pixels of the table. What is not there now is left out."""
        places: dict[str, QRectF] = {}
        for group in self.table.groups():
            whole = QRectF()
            for stop in group.stops:
                places[stop.key] = stop.rect
                whole = whole.united(stop.rect)
            places[f"{group.key}:"] = whole
        return [places[key] for key in self.session.step.point if key in places]

    def _in_front(self) -> list[QRectF]:
        """Where a question and a note lie, if there are any."""
        table = self.table.table
        items = (table.question, table.note)
        return [item.place for item in items if item is not None and item.isVisible()]

    def _busy(self) -> list[tuple[QRectF, float]]:
        """What should be covered as little as can be, with its weight: all stops, and the line that says whose turn
        it is."""
        stops = (stop for group in self.table.groups() for stop in group.stops)
        return [*((stop.rect, WEIGHTS[stop.kind]) for stop in stops), (self.table.table.zones.words, 1.0)]

    def _dress(self, palette: Palette) -> None:
        self.table.set_palette(palette)
        self.marks.set_palette(palette)
        self.bubble.set_palette(palette)

    def _describe(self, button: QWidget, action: KeyAction) -> None:
        give_keys(button, self.table.settings.keys.first(action))

    def _key_name(self, key: str) -> str:
        return name_of(self._languages.words, key)
