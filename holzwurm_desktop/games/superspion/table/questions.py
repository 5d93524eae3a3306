"""The answers to what is asked on a Superspion table: whether a guess is meant, and which of several trios to lay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from holzwurm_desktop.games.superspion import words as text
from holzwurm_desktop.games.superspion.keys import GUESS, WHICH
from holzwurm_desktop.games.superspion.moves import Trio
from holzwurm_desktop.table.frame_keys import BACK, PRESS
from holzwurm_desktop.table.question import Answer
from holzwurm_desktop.text.words import Words


def guess_answers(
    words: Words, card: str, hopeless: bool, answer: Callable[[str | None], None]
) -> list[Answer]:
    """Answers to name `card` as the spy or to think again: `answer` is called with the card or None. `hopeless`: it
    cannot be the spy, and so Enter does not name it."""
    return [
        Answer("guess", words.say(text.GUESS_YES), GUESS if hopeless else PRESS, partial(answer, card)),
        Answer("no", words.say(text.GUESS_NO), BACK, partial(answer, None)),
    ]


def trio_answers(words: Words, trios: Sequence[Trio], answer: Callable[[Trio | None], None]) -> list[Answer]:
    """Answers to lay one of `trios` or none: `answer` is called with the trio or None."""
    answers = [
        Answer(str(at), text.card_list(words, trio.cards), WHICH[at], partial(answer, trio))
        for at, trio in enumerate(trios)
    ]
    return [*answers, Answer("none", words.say(text.BACK), BACK, partial(answer, None))]
