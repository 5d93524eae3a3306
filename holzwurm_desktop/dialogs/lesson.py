"""The lesson of a game: its real table, on which a bubble says what there is to see and to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from holzwurm_desktop.desktop.appearance import Appearance
from holzwurm_desktop.desktop.languages import Languages
from holzwurm_desktop.dialogs.bubble_dialog import BubbleDialog, Press
from holzwurm_desktop.dialogs.lesson_keys import AGAIN, BACK, CLOSE, ON
from holzwurm_desktop.engine.lessons import lesson_of
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.languages import FALLBACK
from holzwurm_desktop.models.lesson_progress import LessonProgress
from holzwurm_desktop.models.new_game import DEFAULT_LEVEL, Seat, own_names
from holzwurm_desktop.paths import resource
from holzwurm_desktop.session.lesson_session import LessonSession
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table.key_names import name_of
from holzwurm_desktop.table.view import TableView
from holzwurm_desktop.text.game_text import title_of
from holzwurm_desktop.text.lesson_page import LessonPage, read_page

MOST_SEATS = 6


def page_of(game_id: str, language: str) -> LessonPage:
    """The words of a game's lesson in a language, or in English if there are none yet."""
    page = _page(game_id, language)
    return read_page((page if page.is_file() else _page(game_id, FALLBACK)).read_text("utf-8"))


def _page(game_id: str, language: str) -> Path:
    return resource("lessons", game_id, f"{language}.md")


class LessonDialog(BubbleDialog):
    """The lesson of one game. Where the person is in it is stored."""

    learnt = Signal(str)
    """The lesson was done to its end; the game's id."""

    def __init__(
        self,
        game_id: str,
        make_table: Callable[[Session], TableView],
        progress: LessonProgress,
        person: str,
        speed: str,
        languages: Languages,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        """make_table: makes the table of a session; person: the name of whoever learns; speed: of the animations, as
        in the settings. Raises `RecordError` if the lesson cannot be given."""
        lesson = lesson_of(game_id)
        super().__init__(make_table, languages, appearance, 2, parent)
        self._game_id = game_id
        self._progress = progress
        self._page = page_of(game_id, languages.language)
        self.session = LessonSession(
            lesson,
            self._players(person),
            self.spoken,
            step=self._progress.step(game_id),
            speed=speed,
            parent=self,
        )
        self._erred = False
        self.lay_table(self.session)
        self._connect()
        self.retranslate()
        self.session.start()

    @property
    def back_button(self) -> QPushButton:
        """Goes one step back."""
        return self.bubble.left[0]

    @property
    def again_button(self) -> QPushButton:
        """Begins the lesson again."""
        return self.bubble.left[1]

    @property
    def pointed_at(self) -> Sequence[str]:
        return self.session.step.point

    @property
    def shows(self) -> object:
        return self.session.index

    def spoken(self, key: str) -> str:
        """A sentence of the lesson in the player's language, without marks."""
        return self._page.spoken(key, self._key_name)

    def retranslate(self) -> None:
        self._page = page_of(self._game_id, self._languages.language)
        game = self._languages.words.say(title_of(self._game_id))
        self.setWindowTitle(self.tr("Lesson: {game}").format(game=game))
        self.name_button(self.back_button, self.tr("Back"), BACK)
        self.name_button(self.again_button, self.tr("Again"), AGAIN)
        self.name_button(self.bubble.close_button, self.tr("Leave"), CLOSE)
        self._write()

    # Events from Qt.

    def done(self, result: int) -> None:
        self.session.close()
        super().done(result)

    # Construction.

    def _players(self, person: str) -> list[Player]:
        seats = [Seat(), *[Seat(level=DEFAULT_LEVEL)] * (MOST_SEATS - 1)]
        names = own_names(self._languages.words, seats, person)
        return [Player(own, seat.level) for own, seat in zip(names, seats, strict=True)]

    def presses(self) -> Sequence[Press]:
        session = self.session
        return (
            (0, BACK, session.undo),
            (1, AGAIN, session.restart_same_deal),
            (2, ON, session.on),
            (3, CLOSE, self.reject),
        )

    def _connect(self) -> None:
        session = self.session
        session.step_changed.connect(self._step_changed)
        session.erred.connect(self._note_error)
        session.declined.connect(self.refuse)
        session.ended.connect(self._finish)
        session.events_happened.connect(self._hide)

    # What is shown.

    def _step_changed(self, index: int) -> None:
        self._progress.keep_step(self._game_id, index)
        self._erred = False
        self._write()
        self.show_bubble()
        self.table.reader.uncalled = not self.session.step.moves
        self.table.announce(f"{self.bubble.place.text()}. {self.spoken(self.session.step.text)}")
        self.focus_first()

    def _hide(self) -> None:
        # The table is told first: where it had no film to show, the next step has begun by now.
        if self.session.underway:
            self.hide_bubble()

    def _note_error(self) -> None:
        """The table tells why; the bubble asks to look once more."""
        self._erred = True
        self._write()
        self._laid = None

    def _write(self) -> None:
        """Set the words of the present step."""
        session, bubble = self.session, self.bubble
        place = self.tr("Step {step} of {steps}").format(step=session.index + 1, steps=session.count)
        bubble.label.setText(self._page.said(session.step.text, self._key_name))
        self.name_bubble(
            self.tr("{place}: look again").format(place=place) if self._erred else place,
            self.spoken(session.step.text),
        )
        wants = bool(session.step.moves)
        bubble.on.setText(self.tr("Done") if session.last else self.tr("Skip") if wants else self.tr("Go on"))
        self._describe(bubble.on, ON)
        self.back_button.setEnabled(session.index > 0)

    def focus_first(self) -> None:
        """Bring the keyboard to what is to be done: to the bubble where there is only something to read."""
        step, button = self.session.step, self.bubble.on
        reads = not step.moves
        if self.bubble.isVisible():
            (button if reads else self.table).setFocus(Qt.FocusReason.OtherFocusReason)
        self.describe_on(self.spoken(step.text) if reads else "")
        if not reads and step.point:
            # A card of the hand is taken up first, wherever it goes.
            cards = [key for key in step.point if key.startswith("hand:")]
            self.table.focus_stop((*cards, *step.point)[0])

    def _finish(self) -> None:
        self._progress.finish(self._game_id)
        self.learnt.emit(self._game_id)
        self.accept()

    def _key_name(self, key: str) -> str:
        return name_of(self._languages.words, key)
