"""The questions that the position asks: their words, their answers, and what is told about each answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.tovenaars import words as text
from holzwurm_desktop.games.tovenaars.moves import Block, Challenge, Fill, Reverse, Strength
from holzwurm_desktop.games.tovenaars.table.telling import Telling
from holzwurm_desktop.table.question import Answer
from holzwurm_desktop.text.words import Phrase, Words

Play = Callable[[Move], None]
"""Makes the move that an answer stands for."""


class Asked(NamedTuple):
    """A question. `slots` are those of the duel that it is about, by seat; None if it is about none."""

    text: str
    answers: tuple[Answer, ...]
    slots: tuple[int, int] | None = None

    @property
    def sign(self) -> tuple[object, ...]:
        """What tells two questions apart; what the answers do cannot be compared."""
        said = tuple((answer.key, answer.words, answer.hotkey, answer.remark) for answer in self.answers)
        return self.text, said, self.slots


def line_question(words: Words, confirm: Callable[[], None]) -> Asked:
    """The question whether the line that has been put together is meant."""
    return Asked(words.say(text.LINE_READY), (Answer("line", words.say(text.LINE_YES), "L", confirm),))


def question_of(words: Words, telling: Telling, holding: bool, play: Play) -> Asked | None:
    """The question that the position asks; None if it is answered by cards alone.

    `telling` must have moves. `holding`: a card is held; then the block spell, which is a mere offer, is not asked
    about.
    """
    moves = telling.moves
    if not holding and any(isinstance(move, Block) for move in moves):
        return _block(words, Block(telling.seat), play)
    if isinstance(moves[0], Strength):
        return _strength(words, telling, play)
    if isinstance(moves[0], Challenge):
        return _challenge(words, telling, play)
    return _reverse(words, telling, play) if isinstance(moves[0], Reverse) else None


def _block(words: Words, move: Block, play: Play) -> Asked:
    say = words.say
    answer = Answer("block", say(text.BLOCK_YES), "B", partial(play, move), say(text.BLOCK_REMARK))
    return Asked(say(text.BLOCK_QUESTION), (answer,))


def _strength(words: Words, telling: Telling, play: Play) -> Asked:
    say = words.say
    moves = [move for move in telling.moves if isinstance(move, Strength) and move.spell]
    answers = [
        Answer(
            f"strength{move.spell}",
            say(text.STRENGTH_YES, spell=move.spell),
            str(move.spell),
            partial(play, move),
            telling.of_strength(move.spell),
        )
        for move in moves
    ]
    none = partial(play, Strength(telling.seat, 0))
    answers.append(Answer("strength0", say(text.STRENGTH_NO), "N", none, telling.of_strength(0)))
    return _about_duel(telling, text.STRENGTH_QUESTION, answers)


def _challenge(words: Words, telling: Telling, play: Play) -> Asked:
    answers = [
        Answer(
            f"challenge{int(yes)}",
            words.say(phrase),
            key,
            partial(play, Challenge(telling.seat, yes)),
            telling.of_challenge(yes),
        )
        for yes, phrase, key in ((True, text.CHALLENGE_YES, "C"), (False, text.CHALLENGE_NO, "N"))
    ]
    return _about_duel(telling, text.CHALLENGE_QUESTION, answers)


def _reverse(words: Words, telling: Telling, play: Play) -> Asked:
    answers = [
        Answer(
            f"reverse{int(yes)}",
            words.say(phrase),
            key,
            partial(play, Reverse(telling.seat, yes)),
            telling.of_reverse(yes),
        )
        for yes, phrase, key in ((True, text.REVERSE_YES, "R"), (False, text.REVERSE_NO, "N"))
    ]
    return _about_duel(telling, text.ANSWER_QUESTION if telling.answers else text.REVERSE_QUESTION, answers)


def _about_duel(telling: Telling, phrase: Phrase, answers: Sequence[Answer]) -> Asked:
    """A question about the present duel, asked beside its soldiers."""
    slots = telling.picture.slot_in_duel(0), telling.picture.slot_in_duel(1)
    return Asked(telling.duel_words(phrase), tuple(answers), slots)


def payment_answers(
    words: Words, fills: Sequence[Fill], owned: Sequence[int], pay: Callable[[Fill | None], None]
) -> list[Answer]:
    """Answers for each way to pay a ransom out of the money `owned`, with what would be left, and for not
    paying: `pay` is called with the move or None."""
    answers = []
    for number, fill in enumerate(fills, 1):
        spent = fill.pay or ()
        left = ", ".join(str(money) for money in owned if money not in spent)
        remark = words.say(text.PAY_LEFT, money=left) if left else words.say(text.PAY_LEFT_NOTHING)
        answer = Answer(f"pay{number}", text.sum_text(spent), str(number), partial(pay, fill), remark)
        answers.append(answer)
    return [*answers, Answer("pay0", words.say(text.PAY_NOT), "Esc", partial(pay, None))]
