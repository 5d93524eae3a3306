"""The questions of a duel, each asked between the lines, at the soldiers that it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.tovenaars import words as text
from holzwurm_desktop.games.tovenaars.moves import Block, Challenge, Fill, Reverse, Strength
from holzwurm_desktop.games.tovenaars.table.places import FAR, NEAR
from holzwurm_desktop.games.tovenaars.table.telling import Telling
from holzwurm_desktop.games.tovenaars.words import rank_name
from holzwurm_desktop.table.question import Answer, StripItem

if TYPE_CHECKING:
    from holzwurm_desktop.games.tovenaars.table.table import TovenaarsTable


class Asked(NamedTuple):
    """A question: words, answers, and the slots of its duel (near, far), if it is about one."""

    text: str
    answers: tuple[Answer, ...]
    slots: tuple[int, int] | None = None

    @property
    def sign(self) -> tuple[Any, ...]:
        """What makes it another question."""
        said = tuple((answer.key, answer.words, answer.hotkey, answer.remark) for answer in self.answers)
        return self.text, said, self.slots


class Asking:
    """Holds the question that the position asks; the rest of the table stays free."""

    def __init__(self, table: TovenaarsTable) -> None:
        self._table = table
        self._sign: tuple[Any, ...] | None = None
        self.strip: StripItem | None = None

    def update(self) -> None:
        """Ask what the position asks now, or nothing."""
        asked = self._asked()
        sign = None if asked is None else (asked.sign, self._table.zones.size.toTuple(), self._table.near)
        if sign == self._sign:
            return
        self.clear()
        self._sign = sign
        if asked is not None:
            self._show(asked)

    def clear(self) -> None:
        """Take the question off the table."""
        self._sign = None
        if self.strip is not None:
            self._table.view.scene().removeItem(self.strip)
            self.strip = None

    def press(self, hotkey: str) -> bool:
        """Give the answer that shows this key; False if none does."""
        for answer in self.strip.answers if self.strip is not None else ():
            if answer.hotkey == hotkey:
                answer.act()
                return True
        return False

    def _show(self, asked: Asked) -> None:
        table, unit = self._table, self._table.zones.unit
        self.strip = StripItem(table.look, asked.text, list(asked.answers), main=False)
        table.view.scene().addItem(self.strip)
        gap = table.places.gap
        middle = gap.center() - QPointF(0, 5 * unit)  # the near soldiers' ranks stay in sight
        if asked.slots is not None:
            xs = [table.places.slots[side][slot].center().x() for side, slot in enumerate(asked.slots)]
            middle = QPointF(sum(xs) / len(xs), middle.y())
        room = QRectF(
            gap.left() + 4 * unit, gap.top() - 30 * unit, gap.width() - 8 * unit, gap.height() + 60 * unit
        )
        self.strip.lay(middle, room)

    def _asked(self) -> Asked | None:
        table = self._table
        moves, telling = table.moves, table.telling
        if table.question is not None or telling is None or not moves:
            return None
        if table.draft.full:
            return self._line()
        if any(isinstance(move, Block) for move in moves) and table.actions.picking.held is None:
            return self._block()
        if isinstance(moves[0], Strength):
            return self._strength(telling, [move.spell for move in moves if isinstance(move, Strength)])
        if isinstance(moves[0], Challenge):
            return self._challenge(telling)
        return self._reverse(telling) if isinstance(moves[0], Reverse) else None

    def _line(self) -> Asked:
        say = self._table.look.words.say
        answer = Answer("line", say(text.LINE_YES), "L", self._table.draft.confirm)
        return Asked(say(text.LINE_READY), (answer,))

    def _block(self) -> Asked:
        say = self._table.look.words.say
        move = Block(self._table.session.turn)
        answer = Answer("block", say(text.BLOCK_YES), "B", self._playing(move), say(text.BLOCK_REMARK))
        return Asked(say(text.BLOCK_QUESTION), (answer,))

    def _strength(self, telling: Telling, spells: Sequence[int]) -> Asked:
        say, seat = self._table.look.words.say, telling.seat
        answers = [
            Answer(
                f"strength{spell}",
                say(text.STRENGTH_YES, spell=spell),
                str(spell),
                self._playing(Strength(seat, spell)),
                telling.of_strength(spell),
            )
            for spell in spells
            if spell
        ]
        none = self._playing(Strength(seat, 0))
        answers.append(Answer("strength0", say(text.STRENGTH_NO), "N", none, telling.of_strength(0)))
        return self._duel_question(text.STRENGTH_QUESTION, answers)

    def _challenge(self, telling: Telling) -> Asked:
        say, seat = self._table.look.words.say, telling.seat
        answers = [
            Answer(f"challenge{int(yes)}", say(phrase), key, self._playing(Challenge(seat, yes)), remark)
            for yes, phrase, key, remark in (
                (True, text.CHALLENGE_YES, "C", telling.of_challenge(True)),
                (False, text.CHALLENGE_NO, "N", telling.of_challenge(False)),
            )
        ]
        return self._duel_question(text.CHALLENGE_QUESTION, answers)

    def _reverse(self, telling: Telling) -> Asked:
        say, seat = self._table.look.words.say, telling.seat
        answering = self._table.stage == "winner-reverse"
        answers = [
            Answer(f"reverse{int(yes)}", say(phrase), key, self._playing(Reverse(seat, yes)), remark)
            for yes, phrase, key, remark in (
                (True, text.REVERSE_YES, "R", telling.of_reverse(True)),
                (False, text.REVERSE_NO, "N", telling.of_reverse(False)),
            )
        ]
        return self._duel_question(text.ANSWER_QUESTION if answering else text.REVERSE_QUESTION, answers)

    def _duel_question(self, phrase: Any, answers: Sequence[Answer]) -> Asked:
        """A question about the present duel: its soldiers named, laid at its soldiers."""
        table, words = self._table, self._table.look.words
        view, picture = table.state_view, table.picture
        slots = {seat: picture.slot_in_duel(seat) for seat in range(2)}
        own, other = (rank_name(words, view.lines[seat][slots[seat]]) for seat in (view.turn, 1 - view.turn))
        said = words.say(
            phrase,
            own=self._soldier(own, view.raised[view.turn]),
            other=self._soldier(other, view.raised[1 - view.turn]),
        )
        near = slots[table.near], slots[1 - table.near]
        return Asked(said, tuple(answers), (near[NEAR], near[FAR]))

    def _soldier(self, name: str, raised: int) -> str:
        """A soldier in a question, with its strength spell."""
        return f"{name} + {raised}" if raised else name

    def _playing(self, move: Move) -> Callable[[], None]:
        def act() -> None:
            table = self._table
            about = self.strip.place if self.strip is not None else table.places.gap
            if table.actions.can_act(about):
                table.actions.play_move(move, about)

        return act

    def payer(self, fills: Sequence[Fill]) -> Callable[[], None]:
        """What asks how a ransom is to be paid, and pays it."""
        return lambda: self._ask_payment(fills)

    def _ask_payment(self, fills: Sequence[Fill]) -> None:
        table, words = self._table, self._table.look.words
        owned = [int(card[0]) for card in table.picture.money[fills[0].seat]]
        answers = []
        for number, fill in enumerate(fills, 1):
            pay = fill.pay or ()
            left = [money for money in owned if money not in pay]
            remark = (
                words.say(text.PAY_LEFT, money=", ".join(map(str, left)))
                if left
                else words.say(text.PAY_LEFT_NOTHING)
            )
            answers.append(
                Answer(f"pay{number}", text.sum_text(pay), str(number), self._paying(fill), remark)
            )
        answers.append(Answer("pay0", words.say(text.PAY_NOT), "Esc", self._paying(None)))
        price = sum(fills[0].pay or ())
        table.ask(words.say(text.PAY_QUESTION, price=price), answers, table.place_rect(table.emptied_key))

    def _paying(self, fill: Fill | None) -> Callable[[], None]:
        def act() -> None:
            self._table.close_question()
            if fill is None:
                self._table.refresh()
            else:
                self._table.actions.play_move(fill, self._table.place_rect(self._table.emptied_key))

        return act
