"""The answers to what is asked on a Superspion table: whether a guess is meant, and which of several trios to lay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from holzwurm_desktop.games.superspion import words as text
from holzwurm_desktop.games.superspion.moves import Trio
from holzwurm_desktop.table.question import Answer
from holzwurm_desktop.text.words import Words


def guess_answers(words: Words, card: str, answer: Callable[[str | None], None]) -> list[Answer]:
    """Answers to name `card` as the spy or to think again: `answer` is called with the card or None."""
    return [
        Answer("guess", words.say(text.GUESS_YES), "Enter", partial(answer, card)),
        Answer("no", words.say(text.GUESS_NO), "Esc", partial(answer, None)),
    ]


def trio_answers(words: Words, trios: Sequence[Trio], answer: Callable[[Trio | None], None]) -> list[Answer]:
    """Answers to lay one of `trios` or none: `answer` is called with the trio or None."""
    answers = [
        Answer(str(at), text.card_list(words, trio.cards), str(at + 1), partial(answer, trio))
        for at, trio in enumerate(trios)
    ]
    return [*answers, Answer("none", words.say(text.BACK), "Esc", partial(answer, None))]
