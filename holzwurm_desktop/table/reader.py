"""What a screen reader is told of a table: what has changed in it, where the keyboard is, and what happened.

Everything that comes of one act is told together, in this order, once the act is over. A reader drops an
announcement that follows closely on another, so what happened is always one text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QDeadlineTimer, QElapsedTimer, QObject, QRectF, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from holzwurm_desktop.table import accessible
from holzwurm_desktop.table.hearing import announcements_heard
from holzwurm_desktop.table.sentences import in_sentences
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.text.spoken import spoken

GAP_MS = 300
"""What comes sooner after an announcement waits, and is told with whatever else has come until then."""
KEPT = 100
"""How many announcements can be gone back to."""
LETTERS_PER_SECOND = 14
"""How fast a reader speaks that has not been told to hurry."""


class Reader(QObject):
    """Tells of one table. `uncalled`: whether nobody has to do anything now, whoever's turn it is.

    A reader breaks off whatever it says where the keyboard goes elsewhere. Where a key of the player brought it there
    that is as it should be; where a move of another did, the reader first gets the time to say that move.
    """

    def __init__(self, view: Stage, call: Callable[[], str], busy: Callable[[], bool]) -> None:
        """`call` says who has to do what now; `busy`: whether a move is still being shown."""
        super().__init__(view)
        self._view = view
        self._call = call
        self._busy = busy
        self._words: list[str] = []
        self._passing = ""
        self._urgent = self._calling = self.uncalled = False
        self._called = ""
        self._focus_due = False
        self._place = ""  # the stop that has the keyboard as far as the reader was told
        self._spoken = QDeadlineTimer(0)
        self._known: Mapping[str, Stop] = {}
        self._homes: Mapping[str, str] = {}
        self._said: list[str] = []
        self._back = 0
        self._news = self._told = ""
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._tell)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._tell)

    def say(self, text: str, urgent: bool = False) -> None:
        """Have `text` said; `urgent`: at once, without waiting for a move to be shown to its end."""
        if text:
            self._passing = ""
            self._words.append(text)
            self._urgent = self._urgent or urgent
            self.soon()

    def say_for_now(self, text: str) -> None:
        """Have `text` said, unless something else is to be said before it could be."""
        self._passing = text
        self.soon()

    def call(self) -> None:
        """Have it said who has to do what, unless that was said last."""
        self._calling = True
        self.soon()

    def focus(self) -> None:
        """The keyboard may have moved to another stop."""
        self._focus_due = self._focus_due or self._view.focus_key != self._place
        self.soon()

    def come(self) -> None:
        """The keyboard has come to the table."""
        self._focus_due = True
        self.attend()

    def attend(self) -> None:
        """The player does something: by that a reader has broken off what it was saying."""
        self._spoken.setRemainingTime(0)
        self.soon()

    def news_of(self, key: str) -> str:
        """What is told just now in place of the description of the stop `key`, for readers that do not know
        announcements; "" if nothing is."""
        return self._news if key == self._place else ""

    def soon(self) -> None:
        """Something may have changed: look once whoever is at it has finished."""
        if not self._timer.isActive():
            self._timer.start(0)

    @property
    def quiet(self) -> bool:
        """Whether everything has been told."""
        return not self._timer.isActive()

    @property
    def waiting(self) -> bool:
        """Whether there is something to be said."""
        return bool(self._words) or self._calling

    def again(self, step: int) -> str:
        """Say once more what was said last, with `step` 1 each time what was said before it, with -1 after it.

        Anything newly said begins at the end again. Returns the text; "" if nothing has been said yet.
        """
        if not self._said:
            return ""
        self._back = min(max(self._back + step, 1), len(self._said))
        text = self._said[-self._back]
        self._send(text, urgent=True)
        return text

    def answer(self, text: str) -> None:
        """Say `text`, which somebody has asked for, at once. It is not among what happened."""
        self._send(text, urgent=True)

    def forget(self) -> None:
        """What was said so far cannot be said again."""
        self._said, self._back, self._told = [], 0, ""

    def _tell(self) -> None:
        if not self._urgent and self._busy():
            return  # whoever shows the move calls again at its end
        self._look()
        self._tell_place()
        wait = GAP_MS - self._clock.elapsed() if self._clock.isValid() else 0
        if wait > 0 and (self._words or self._calling or self._passing):
            self._timer.start(wait)
            return
        text, urgent = self._compose(), self._urgent
        self._words, self._urgent, self._calling, self._passing = [], False, False, ""
        if text:
            self._said = [*self._said, text][-KEPT:]
            self._back = 0
            self._send(text, urgent)

    def _tell_place(self) -> None:
        """Tell where the keyboard is, once what was said has been spoken."""
        if not self._focus_due:
            return
        if (left := self._spoken.remainingTime()) > 0:
            self._later.start(left)
            return
        self._focus_due = False
        if self._view.hasFocus() and self._view.focus_key:
            self._place = self._view.focus_key
            accessible.tell_focus(self._view.node(self._place))

    def _compose(self) -> str:
        """What waits, as one text, with who has to do what at its end."""
        call = self._call() if self._calling and not self.uncalled else ""
        if self._calling and (self._words or call != self._called):
            self._called = call
            self._words.append(call)
        return in_sentences((*self._words, self._passing))

    def _send(self, text: str, urgent: bool) -> None:
        text = spoken(text)
        self._clock.start()
        self._spoken.setRemainingTime(
            (0 if urgent else max(0, self._spoken.remainingTime())) + 1000 * len(text) // LETTERS_PER_SECOND
        )
        if not QAccessible.isActive() or announcements_heard():
            accessible.announce(self._listening(), text, urgent)
        elif self._view.hasFocus() and self._place:
            # Orca is silent about a description that it was told last.
            self._news = self._told = text if text != self._told else f"{text} "
            accessible.tell(self._view.node(self._place), QAccessible.Event.DescriptionChanged)
            # The event has it by now. Orca also reads the description of what gets the keyboard, and comes to that
            # only after a while: it would say the same twice.
            self._news = ""
        elif isinstance(focused := self._listening(), QWidget) and focused is not self._view:
            accessible.describe_for_now(focused, text)

    def _listening(self) -> QObject:
        """What has the keyboard: readers heed what comes from there."""
        if self._view.hasFocus() and self._place:
            return self._view.node(self._place)
        focused: QWidget | None = QApplication.focusWidget()
        return focused if focused is not None and focused.window() is self._view.window() else self._view

    # What has changed.

    def _look(self) -> None:
        """Tell what of the tree has changed since the last time."""
        if not QAccessible.isActive():
            return
        self._view.look_again()
        groups = self._view.seen_groups()
        before, now = self._known, _known_of(groups)
        old, new = before.get(self._place), now.get(self._place)
        left = self._spoken.remainingTime()
        if left > 0 and old is not None and new is not None and old.name != new.name:
            # Another name of what has the keyboard is told as if the keyboard had moved: after what is being said.
            now[self._place] = replace(new, name=old.name)
            self._later.start(left)
        homes_before, homes = self._homes, _homes_of(groups)
        self._known, self._homes = now, homes
        event = QAccessible.Event
        for key in _whole(homes_before, now):
            accessible.tell(self._view.node(key), event.ObjectDestroyed)
        for key in _whole(homes, before):
            accessible.tell(self._view.node(key), event.ObjectCreated)
        for key, known in now.items():
            if key not in before:
                continue
            node, old = self._view.node(key), before[key]
            if old.name != known.name:
                accessible.tell(node, event.NameChanged)
            if old.about != known.about:
                accessible.tell(node, event.DescriptionChanged)
            if old.selected != known.selected:
                accessible.tell(node, event.SelectionAdd if known.selected else event.SelectionRemove)
            accessible.tell_states(node, old, known)


def _whole(homes: Mapping[str, str], others: Mapping[str, Stop]) -> list[str]:
    """What of these is not among the others, but no stop whose whole group is not: a reader looks at each thing that
    it is told of, and takes seconds for all cards of a table. `homes`: as of `_homes_of`."""
    return [key for key, home in homes.items() if key not in others and (key == home or home in others)]


def _homes_of(groups: Sequence[Group]) -> dict[str, str]:
    """For the key of each stop that of its group, and for that of a group the same."""
    homes: dict[str, str] = {}
    for group in groups:
        homes |= dict.fromkeys((f"{group.key}:", *(stop.key for stop in group.stops)), f"{group.key}:")
    return homes


def _known_of(groups: Sequence[Group]) -> dict[str, Stop]:
    """Groups and stops by their keys."""
    known: dict[str, Stop] = {}
    for group in groups:
        known[f"{group.key}:"] = Stop(f"{group.key}:", group.name, QRectF(), "text")
        known.update({stop.key: stop for stop in group.stops})
    return known
