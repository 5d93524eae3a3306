"""What is asked on a Superspion table: the guess in two steps, marks on the sheet, which of several trios."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from holzwurm_desktop.games.deck52.words import the_card
from holzwurm_desktop.games.superspion import words as text
from holzwurm_desktop.games.superspion.moves import Guess, Trio
from holzwurm_desktop.table.question import Answer

if TYPE_CHECKING:
    from holzwurm_desktop.games.superspion.table.table import SuperspionTable


class Guesser:
    """`active`: a card is to be chosen on the sheet; `asked`: the card about which it is being asked."""

    def __init__(self, table: SuperspionTable) -> None:
        self._table = table
        self.active = False
        self.asked: str | None = None

    def may_guess(self) -> bool:
        """Whether the viewer may name a card now."""
        return any(isinstance(move, Guess) for move in self._table.moves)

    def read(self) -> None:
        """Guess no longer when it may not be done any more."""
        self.active = self.active and self.may_guess()

    def toggle(self) -> None:
        """The first step of a guess: the sheet asks for a card. Once more: it does so no longer."""
        table = self._table
        about = table.places.folders[0]
        if not self.may_guess():
            if table.actions.can_act(about):
                table.actions.refuse(table.look.words.say(text.GUESS_LATER), about)
            return
        table.actions.forget()
        self.active = not self.active
        table.settle()
        if self.active:
            table.view.announce(table.turn_words(), urgent=True)
            if table.view.focus_visible:
                table.view.focus_stop("box:AS")

    def press_box(self, card: str) -> None:
        """A box of the sheet was pressed: it is named, marked, or may not be marked yet."""
        table = self._table
        say = table.look.words.say
        if self.active:
            self._ask_guess(card)
        elif table.may_note():
            table.notebook.turn_over(table.bottom, card)
            table.refresh()
            table.view.announce(
                text.mark_text(table.look.words, card, table.props.form.state.marks.get(card, ""))
            )
        else:
            never = table.session.match.options["notes"] == "never"
            table.actions.refuse(
                say(text.SHEET_NEVER if never else text.SHEET_CLOSED), table.props.form.box(card)
            )

    def _ask_guess(self, card: str) -> None:
        """The second step of a guess: whether it is meant."""
        table = self._table
        say = table.look.words.say
        self.asked = card
        answers = [
            Answer("guess", say(text.GUESS_YES), "Enter", lambda: self._answer_guess(card)),
            Answer("no", say(text.GUESS_NO), "Esc", lambda: self._answer_guess(None)),
        ]
        name = table.session.name(1 - table.bottom)
        table.ask(
            say(text.GUESS_QUESTION, card=the_card(table.look.words, card), name=name),
            answers,
            table.places.stock.united(table.places.buttons),  # beside the sheet, which is to be seen
        )
        table.refresh()

    def _answer_guess(self, card: str | None) -> None:
        table = self._table
        table.close_question()
        self.asked = None
        if card is None:
            table.refresh()
        else:
            self.active = False
            table.actions.play_move(Guess(table.session.turn, card), table.places.sheet)

    def ask_trio(self, trios: Sequence[Trio]) -> None:
        """Ask which of several trios is meant."""
        table = self._table
        words = table.look.words
        answers = [
            Answer(str(at), text.card_list(words, trio.cards), str(at + 1), partial(self._lay, trio))
            for at, trio in enumerate(trios)
        ]
        answers.append(Answer("none", words.say(text.BACK), "Esc", partial(self._lay, None)))
        table.ask(words.say(text.WHICH_TRIO), answers, table.places.rows[1])

    def _lay(self, trio: Trio | None) -> None:
        table = self._table
        table.close_question()
        if trio is None:
            table.refresh()
        else:
            table.actions.play_move(trio, table.places.rows[1])
