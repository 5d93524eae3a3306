"""The coach on the table: a panel that says what a position asks and what was better, the best moves as a list, and
marks where they lie.

What it says comes from the session's coach, which knows the view of the seat that looks, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF

from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.engine.contract import Move, View
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table import phrases
from holzwurm_desktop.table.coach_item import (
    NUMBER,
    BracketItem,
    CoachItem,
    NumberButton,
    RankItem,
    coach_place,
    no_place,
)
from holzwurm_desktop.table.frame_keys import ASK, BEST, GO_ON, TAKE_BACK, UNFOLD_COACH
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.labels import ButtonItem
from holzwurm_desktop.table.recap import FOLDED_SIGN, UNFOLDED_SIGN
from holzwurm_desktop.table.recap_item import Sentence
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.text.advice import situation_text
from holzwurm_desktop.text.coaching import Choice, better_text, capitalised, choice_text

if TYPE_CHECKING:
    from holzwurm_desktop.table.laid_table import LaidTable


class Marked(NamedTuple):
    """What a move is about: cards by their keys, and the key of a place, "" for none."""

    cards: tuple[str, ...] = ()
    place: str = ""


class CoachPanel(QObject):
    """What the coach shows and says on one table. It is empty where the session has no coach."""

    def __init__(self, table: LaidTable, session: Session, view: Stage, look: Look) -> None:
        super().__init__(table)
        self._table = table
        self._session = session
        self._view = view
        self._look = look
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
        self._brackets: list[BracketItem] = []
        self._ranks: list[RankItem] = []
        self._place = no_place(QSizeF(1, 1))
        self._better = Marked()
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
        return bool(self._session.coach.found) and not self._view.concealed

    @property
    def compared(self) -> bool:
        """Whether it tells of a better move than the last one."""
        comparison = self._session.coach.comparison
        return comparison is not None and comparison.seat == self._view_seat

    @property
    def _view_seat(self) -> int:
        """The seat that is spoken to; -1 for nobody, as behind a curtain."""
        return -1 if self._view.concealed else self._session.viewer

    def _view_now(self) -> View | None:
        """What the person on turn sees, if that person is the one who looks."""
        session = self._session
        if not session.my_turn or session.turn != self._view_seat:
            return None
        return session.match.playing().view(session.turn)

    def situation(self) -> str:
        """What the position asks of the person who looks; "" if it is not that person's turn."""
        view = self._view_now() if self._session.coach.on else None
        if view is None:
            return ""
        game = self._session.match.game.id
        return situation_text(self._look.words, game, adviser_of(game).situation(view))

    def comparison(self) -> str:
        """What was better than the last move, why and by how much; "" if nothing is told of it."""
        told = self._session.coach.comparison
        if told is None or not self.compared:
            return ""
        game = self._session.match.game.id
        return better_text(self._look.words, game, told.view, told.best, told.verdict.loss)

    def choices(self) -> list[Choice]:
        """The best moves in words."""
        view, coach = self._view_now(), self._session.coach
        if view is None or not self.listed:
            return []
        alone, game = len(coach.candidates) == 1, self._session.match.game.id
        return [choice_text(self._look.words, game, view, each, alone) for each in coach.found]

    def _sentences(self) -> list[Sentence]:
        """What the panel shows."""
        if self.listed:
            return [Sentence(self._choice_words(each)) for each in self.choices()]
        if self._place.folded:
            return []
        said = self.comparison()
        return [Sentence(said or self.situation())]

    def _choice_words(self, choice: Choice) -> str:
        """A move of the list in one line: "52 % – Blue 7 to row 2. It stays here."."""
        parts = (f"{choice.move}." if choice.move else "", choice.reason)
        said = " ".join(capitalised(part) for part in parts if part)
        return " – ".join(filter(None, (choice.chance, said)))

    def say_situation(self) -> None:
        """Have a screen reader say what the position asks, once for each position."""
        view = self._view_now()
        if view is not None and view != self._said and not self.compared:
            self._said = view
            self._view.announce(self.situation())

    # What happens.

    def note_places(self) -> None:
        """A move is about to be shown: find where the better one would have gone, while that can still be seen."""
        better = self._session.coach.about_to_tell
        self._better = self._marked(better) if better is not None else Marked()

    def _marked(self, move: Move) -> Marked:
        return Marked(tuple(self._table.marked_cards(move)), self._table.marked_place(move))

    def _lay_out(self) -> None:
        self._table.lay_out_again()

    def _on_compared(self) -> None:
        if self._session.coach.comparison is None:
            self._better = Marked()
        elif text := self.comparison():
            self._view.announce(text)
            if not self.shown:
                self._view.show_note(text)
        self._table.refresh()

    def _on_answered(self) -> None:
        self._table.animator.finish()
        self._on_put_away()
        told = self._spoken()
        self._view.announce(told, urgent=True)
        if self.shown:
            self._view.focus_stop(self.numbers[0].key)
        else:
            self._view.show_note(told)

    def _spoken(self) -> str:
        """The best moves as they are read out."""
        say = self._look.words.say
        return " ".join(
            say(phrases.NUMBERED, number=at, words=self._choice_words(each))
            for at, each in enumerate(self.choices(), 1)
        )

    def _on_put_away(self) -> None:
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
        return not self._place.panel.isEmpty()

    def lay(self, size: QSizeF) -> QSizeF:
        """Lie in a room of `size`; what is left of it for the table, from its upper left corner."""
        if self._session.coach.on or self._session.coach.found:
            folded = self._view.settings.coach_folded and not self._session.coach.found
            self._place = coach_place(size, folded)
        else:
            self._place = no_place(size)
        self.item.setVisible(self.shown)
        return self._place.table

    def dress(self) -> None:
        """Show what there is to tell, and lay everything out."""
        say, place = self._look.words.say, self._place
        asked = self._session.coach
        self.fold_button.sign = FOLDED_SIGN if place.folded else UNFOLDED_SIGN
        self.fold_button.dress(say(phrases.COACH), UNFOLD_COACH, pressed=not place.folded)
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
            self.item.lay(place.panel, room, foot, place.unit)
            self.item.focus(self._focused())
            self._lay_numbers()
        self.fold_button.about = self.item.remark if self.shown else ""
        self._mark()

    def _lay_buttons(self, buttons: Sequence[ButtonItem]) -> tuple[QRectF, QRectF]:
        """Lay the buttons out, in one row on a folded panel, else the first above the others; what is left for words,
        and for how many of them are out of sight."""
        panel, unit = self._place.panel, self._place.unit
        inner = panel.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit)
        gap = 6 * unit
        for button in buttons:
            button.own_unit = unit
        wishes = [button.natural_width() for button in buttons]
        if self._place.folded:
            wide = min(1.0, (inner.width() - gap * len(buttons)) / sum(wishes))
            left = inner.left()
            for button, wish in zip(buttons, wishes, strict=True):
                button.put(QRectF(left, inner.top(), wish * wide, inner.height()), 4 * unit)
                left += wish * wide + gap
            return QRectF(), QRectF()
        below = buttons[1:]
        row = sum(wishes[1:]) + gap * (len(below) - 1)
        width = min(max(wishes[0], row), inner.width() * 0.34)
        height = min(29 * unit, (inner.height() - gap) / 2)
        buttons[0].put(QRectF(inner.left(), inner.top(), width, height), 4 * unit)
        left, wide = inner.left(), min(1.0, width / row)
        for button, wish in zip(below, wishes[1:], strict=True):
            share = (wish * wide) if len(below) > 1 else width
            button.put(QRectF(left, inner.bottom() - height, share, height), 4 * unit)
            left += share + gap * wide
        room = inner.adjusted(width + 14 * unit, 0, -5 * unit, 0)
        foot = QRectF(QPointF(inner.left(), inner.top() + height), QSizeF(width, inner.height() - 2 * height))
        return room, foot

    def _lay_numbers(self) -> None:
        side = NUMBER * self._place.unit
        for at, number in enumerate(self.numbers[: len(self.choices())]):
            number.own_unit = self._place.unit
            rect = self.item.place_of(at)
            number.put(QRectF(rect.topLeft(), QSizeF(side, side)), 4 * self._place.unit)
            number.setVisible(self.item.is_shown(at))

    def _focused(self) -> int:
        group, _, which = self._view.focus_key.partition(":")
        return int(which) if group == "coach" and self._view.focus_visible else -1

    # Marks on the table.

    def _mark(self) -> None:
        """Draw brackets where the better move would have gone, and numbers at the best moves."""
        scene = self._view.scene()
        for item in (*self._brackets, *self._ranks):
            scene.removeItem(item)
        self._brackets, self._ranks = [], []
        if self.listed:
            self._mark_ranks()
        elif self.compared:
            for rect in (*self._cards(self._better.cards), *self._places(self._better.place)):
                bracket = BracketItem(self._look)
                bracket.put(rect, 6 * self._look.unit)
                scene.addItem(bracket)
                self._brackets.append(bracket)

    def _cards(self, cards: Sequence[str]) -> list[QRectF]:
        items = self._table.layer.items
        return [items[card].place for card in cards if card in items]

    def _places(self, key: str) -> list[QRectF]:
        stops = (stop for group in self._table.middle_groups() for stop in group.stops)
        return [stop.rect for stop in stops if stop.key == key]

    def _mark_ranks(self) -> None:
        """A tag at each card with the number and the chance, and one at each place with the numbers alone; with both
        where a move has no card."""
        tags: list[tuple[QRectF, str]] = []
        marks = [self._marked(found.move) for found in self._session.coach.found]
        if len(marks) > 1 and len({marked.place for marked in marks}) == 1:  # which tells them not apart
            marks = [marked._replace(place="") if marked.cards else marked for marked in marks]
        for number, (marked, choice) in enumerate(zip(marks, self.choices(), strict=True), 1):
            cards, places = self._cards(marked.cards), self._places(marked.place)
            whole = f"{number} · {choice.chance}" if choice.chance else str(number)
            tags += [(rect, whole) for rect in cards]
            tags += [(rect, str(number) if cards else whole) for rect in places]
        for at, (rect, text) in enumerate(tags):
            before = sum(other == rect for other, _ in tags[:at])
            tag = RankItem(self._look)
            middle = QPointF(rect.center().x(), rect.top() + (14 + 25 * before) * self._look.unit)
            tag.dress(text, middle, QRectF(QPointF(0, 0), self._table.zones.size))
            self._view.scene().addItem(tag)
            self._ranks.append(tag)

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
        if not self.shown or self._place.folded:
            return []
        title = self._look.words.say(phrases.COACH)
        if not self.listed:
            text = self.comparison() or self.situation()
            return (
                [Group("coach", title, (Stop("coach:0", text, self.item.place_of(0), "text"),))]
                if text
                else []
            )
        stops = tuple(
            Stop(f"coach:{at}", self._choice_words(each), self.item.place_of(at), "button")
            for at, each in enumerate(self.choices())
        )
        return [Group("coach", title, stops)]
