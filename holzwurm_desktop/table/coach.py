"""The coach on the table: a panel that says what a position asks and what was better, the best moves as a list, and
marks where they lie.

What it says comes from the session's coach, which knows the view of the seat that looks, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF

from holzwurm_desktop.engine.contract import Move, View
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.actions import Actions
from holzwurm_desktop.table.animator import Animator
from holzwurm_desktop.table.coach_item import (
    NUMBER,
    CoachItem,
    NumberButton,
    Share,
    shared,
)
from holzwurm_desktop.table.coach_marks import CoachMarks, Marking
from holzwurm_desktop.table.coach_words import CoachWords, in_a_line
from holzwurm_desktop.table.frame_keys import ASK, BEST, GO_ON, TAKE_BACK, UNFOLD_COACH
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.layout import Beside
from holzwurm_desktop.table.recap import FOLDED_SIGN, UNFOLDED_SIGN
from holzwurm_desktop.table.recap_item import RecapPlace, Sentence
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group, Stop


class Table(Marking, Protocol):
    """What is asked of a table that has a coach: see `game_table.GameTable`."""

    session: Session
    """The one that is shown: for a while it may be one of the past."""
    animator: Animator
    actions: Actions

    def lay_out_again(self) -> None:
        """Lay everything out again."""

    def refresh(self) -> None:
        """Show what is to be shown now."""

    def show_hint(self, move: Move) -> None:
        """Suggest a move, which Enter then plays."""


class CoachPanel(QObject):
    """What the coach shows and says on one table. It is empty where the session has no coach."""

    def __init__(self, table: Table, session: Session, view: Stage, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._session = session
        self._view = view
        self._look = look
        self.words = CoachWords(session, view, look)
        self.item = CoachItem(look)
        self.fold_button = ButtonItem(look, "button:coach", self.turn_fold)
        self.ask_button = ButtonItem(look, "button:ask", self.ask)
        self.back_button = ButtonItem(look, "button:back", self.take_back)
        self.on_button = ButtonItem(look, "button:on", session.coach.go_on)
        self.numbers = [
            NumberButton(look, f"coach:{at}", partial(self.choose, at)) for at in range(len(BEST))
        ]
        self._named = (self.fold_button, self.ask_button, self.back_button, self.on_button)
        for item in (self.item, *self._named, *self.numbers):
            view.scene().addItem(item)
            item.hide()
        for button in (*self._named, *self.numbers):
            button.setZValue(425)
        self.marks = CoachMarks(table, view, look)
        self._panel, self._unit, self._beside, self._low = QRectF(), 1.0, Beside.APART, True
        self._came_from = ""  # the stop that had the keyboard before the list
        self._said: View | None = None  # the view of which the situation was told last
        # Methods of this object only: Qt lets go of them when the table is thrown away before the session.
        session.coach.switched.connect(self._lay_out)
        session.coach.compared.connect(self._on_compared)
        session.coach.answered.connect(self._on_answered)
        session.coach.put_away.connect(self._on_put_away)

    # What it says.

    @property
    def listed(self) -> bool:
        """Whether the best moves are shown."""
        return self.words.listed

    @property
    def compared(self) -> bool:
        """Whether it tells of a better move than the last one."""
        return self.words.compared

    def _sentences(self) -> list[Sentence]:
        """What the panel shows."""
        if self.listed:
            return [Sentence(in_a_line(each)) for each in self.words.choices()]
        if self.folded or self._low:
            return []
        said = self.words.comparison()
        return [Sentence(said or self.words.situation())]

    def say_situation(self) -> None:
        """Have a screen reader say what the position asks, once for each position."""
        view = self.words.seen_now()
        if view is not None and view != self._said and not self.compared:
            self._said = view
            self._view.announce(self.words.situation())

    # What happens.

    def note_places(self) -> None:
        """A move is about to be shown: find where the better one would have gone, while that can still be seen."""
        self.marks.keep(self._session.coach.about_to_tell)

    def _lay_out(self) -> None:
        self._table.lay_out_again()

    def _on_compared(self) -> None:
        if self._session.coach.comparison is None:
            self.marks.keep(None)
        elif text := self.words.comparison():
            self._view.announce(text)
            if not self.shown:
                self._view.show_note(text)
        self._table.refresh()

    def _on_answered(self) -> None:
        self._table.animator.finish()
        self._show_list_or_not()
        choices = self._numbered()
        if self.shown:
            self._came_from = self._view.focus_key
            self._view.focus_stop(self.numbers[0].key)  # by which the first is read out
            self._view.announce(" ".join(choices[1:]), urgent=True)
        else:
            self._view.announce(" ".join(choices), urgent=True)
            self._view.show_note(" ".join(choices))

    def _numbered(self) -> list[str]:
        """The best moves as they are read out."""
        say = self._look.words.say
        return [
            say(phrases.NUMBERED, number=at, words=in_a_line(each))
            for at, each in enumerate(self.words.choices(), 1)
        ]

    def _on_put_away(self) -> None:
        self._show_list_or_not()
        if self._view.focus_key.startswith("coach:"):
            self._view.focus_stop(self._came_from)

    def _show_list_or_not(self) -> None:
        if self._session.coach.on and not self._view.settings.coach_folded:
            self._table.refresh()
        else:  # the panel is open for the list alone
            self._lay_out()

    # What the player does.

    def ask(self) -> None:
        """Ask for the best moves, or put them away."""
        if self.listed:
            self._session.coach.put_list_away()
        elif self._table.actions.can_act(self._table.zones.words):
            self._table.actions.put_back()
            self._session.coach.ask()

    def choose(self, index: int) -> None:
        """Take one of the best moves as the hint, which Enter plays."""
        found = self._session.coach.found
        if index < len(found):
            self._session.coach.put_list_away()
            self._table.show_hint(found[index].move)

    def take_back(self) -> None:
        """Take the move back to which another was better, as undo does."""
        self._table.actions.request_undo(self._table.zones.words)

    def turn_fold(self) -> None:
        """Fold the panel, or unfold it. The view keeps that for other matches, too."""
        folded = not self._view.settings.coach_folded
        self._view.set_coach_folded(folded)
        told = phrases.FOLDED if folded else phrases.UNFOLDED
        self._view.announce(self._look.words.say(told, title=self._look.words.say(phrases.COACH)))

    def leave(self) -> bool:
        """Put away what it shows, as Esc does; False if there is nothing."""
        if self.listed:
            self._session.coach.put_list_away()
        elif self.compared:
            self._session.coach.go_on()
        else:
            return False
        return True

    # The panel.

    @property
    def shown(self) -> bool:
        """Whether there is a panel at all: the coach is on or asked, and there is room."""
        return not self._panel.isEmpty()

    @property
    def folded(self) -> bool:
        """Whether only its buttons are shown; a list opens it."""
        return self._view.settings.coach_folded and not self._session.coach.found

    @property
    def open(self) -> bool:
        """Whether it wants a room in which words can be read."""
        return self._share is not Share.NOTHING and not self.folded

    @property
    def _share(self) -> Share:
        coach = self._session.coach
        if coach.found:
            return Share.LIST
        if not coach.on:
            return Share.NOTHING
        return Share.SITUATION if coach.comparison is None else Share.COMPARISON

    def lay(self, place: RecapPlace, other_folded: bool) -> QRectF:
        """Take a part of the room at the table's edge, and show there what there is to tell; what is left for what
        has happened, folded or not."""
        self._unit, self._beside, self._low = place.unit, place.beside, place.folded
        folded = other_folded, self.folded or place.folded
        for share in self._share.and_more():
            rest, self._panel = shared(place.panel, place.beside, place.unit, share, folded)
            self._dress()
            if not self.shown or self.item.fits:
                break
        self.item.setVisible(self.shown)
        return rest

    def _dress(self) -> None:
        """Show what there is to tell in the room that was taken."""
        say, asked, folded = self._look.words.say, self._session.coach, self.folded or self._low
        self.fold_button.sign = FOLDED_SIGN if folded else UNFOLDED_SIGN
        self.fold_button.dress(say(phrases.COACH), UNFOLD_COACH, pressed=not folded)
        self.ask_button.dress(
            say(phrases.LESS if self.listed else phrases.BEST_MOVES),
            ASK,
            enabled=self.listed or asked.can_ask,
        )
        self.back_button.dress(say(phrases.TAKE_BACK), TAKE_BACK)
        self.on_button.dress(say(phrases.GO_ON), GO_ON)
        for at, number in enumerate(self.numbers, 1):
            number.dress(str(at))
        shown = self.buttons()
        for button in (*self._named, *self.numbers):
            button.setVisible(button in shown)
        self.item.numbered = self.listed
        if self.shown:
            room, foot = self._lay_buttons([each for each in shown if each in self._named])
            self.item.tell(self._sentences(), "")
            self.item.lay(self._panel, room, foot, self._unit)
            self.item.focus(self._focused())
            self._lay_numbers()
        self.fold_button.about = self.item.remark if self.shown else ""

    def mark_moves(self, taken: Sequence[QRectF]) -> None:
        """Show where the moves lie that it speaks of, with nothing written over what is `taken`."""
        if self._table.session is not self._session:  # moves of the past are shown, where none of this lies
            self.marks.bracket(False)
        elif self.listed:
            told = zip(self._session.coach.found, self.words.choices(), strict=False)
            self.marks.rank([(found.move, choice.chance) for found, choice in told], taken)
        else:
            self.marks.bracket(self.compared)

    def _lay_buttons(self, buttons: Sequence[ButtonItem]) -> tuple[QRectF, QRectF]:
        """Lay the buttons out, in one row in a low room, else the first above the others; what is left for words, and
        for how many of them are out of sight."""
        unit, edge, gap = self._unit, 5 * self._unit, 6 * self._unit
        inner = self._panel.adjusted(edge, edge, -edge, -edge)
        for button in buttons:
            button.own_unit = unit
        if self._low:
            _in_a_row(buttons, inner, gap, unit)
            return QRectF(), QRectF()
        side, height = self._beside is Beside.SIDE, min(25 * unit, (inner.height() - gap) / 2)
        wide = max(buttons[0].natural_width(), _wish_of(buttons[1:], gap))
        width = inner.width() if side or self.folded else min(wide, inner.width() * 0.4)
        first = QRectF(inner.left(), inner.top(), width, height)
        buttons[0].put(first, 4 * unit)
        _in_a_row(buttons[1:], first.translated(0, height + gap), gap, unit, fill=True)
        if self.folded:
            return QRectF(), QRectF()
        if side:
            foot = 18 * unit if self.listed else 0.0  # one sentence is seen whole
            room = inner.adjusted(edge, 2 * (height + gap) + edge, -edge, -foot)
            return room, QRectF(room.left(), room.bottom(), room.width(), foot)
        room = inner.adjusted(width + 12 * unit, 0, -edge, 0)
        top = first.bottom() + gap + height
        return room, QRectF(QPointF(inner.left(), top), QPointF(first.right(), inner.bottom()))

    def _lay_numbers(self) -> None:
        side = NUMBER * self._unit
        for at, number in enumerate(self.numbers[: len(self.words.choices())]):
            number.own_unit = self._unit
            rect = self.item.place_of(at)
            number.put(QRectF(rect.topLeft(), QSizeF(side, side)), 4 * self._unit)
            number.setVisible(self.item.is_shown(at))

    def _focused(self) -> int:
        if not self._view.focus_visible or not self._view.focus_key.startswith("coach:"):
            return -1
        which = self._view.focus_key.partition(":")[2]
        return int(which) if which.isdigit() else 0  # its words are one sentence

    # Stops and keys.

    def buttons(self) -> list[ButtonItem]:
        """The buttons of the panel that can be pressed now, the numbers of the list included."""
        if not self.shown:
            return []
        if self.listed:
            return [self.fold_button, self.ask_button, *self.numbers[: len(self._session.coach.found)]]
        if self.compared:
            return [self.fold_button, self.back_button, self.on_button]
        return [self.fold_button, self.ask_button]

    def acts(self) -> dict[KeyAction, Callable[[], object]]:
        """What keys do."""
        coach = self._session.coach
        if not coach.present or self._view.concealed:
            return {}
        acts: dict[KeyAction, Callable[[], object]] = {ASK: self.ask}
        if coach.on:
            acts[UNFOLD_COACH] = self.turn_fold
        if self.compared:
            acts |= {TAKE_BACK: self.take_back, GO_ON: coach.go_on}
        if self.listed:
            acts |= {BEST[at]: partial(self.choose, at) for at in range(len(coach.found))}
        return acts

    def groups(self) -> list[Group]:
        """Its words as stops, unless there are none."""
        if not self.shown or self.folded or self._low:
            return []
        title = self._look.words.say(phrases.COACH)
        if not self.listed:
            text = self.words.comparison() or self.words.situation()
            return (
                [Group("coach", title, (Stop("coach:said", text, self.item.place_of(0), "text"),))]
                if text
                else []
            )
        stops = tuple(
            Stop(f"coach:{at}", each, self.item.place_of(at), "button")
            for at, each in enumerate(self._numbered())
        )
        return [Group("coach", title, stops)]


def _wish_of(buttons: Sequence[ButtonItem], gap: float) -> float:
    """The width that buttons in a row need."""
    return sum(button.natural_width() for button in buttons) + gap * (len(buttons) - 1)


def _in_a_row(
    buttons: Sequence[ButtonItem], room: QRectF, gap: float, unit: float, fill: bool = False
) -> None:
    """Lay buttons side by side in `room`, narrower than they want to be if it is; wider only to `fill` it."""
    wide = (room.width() - gap * (len(buttons) - 1)) / sum(button.natural_width() for button in buttons)
    left = room.left()
    for button in buttons:
        width = button.natural_width() * (wide if fill else min(1.0, wide))
        button.put(QRectF(left, room.top(), width, room.height()), 4 * unit)
        left += width + gap
