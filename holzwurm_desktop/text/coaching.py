"""What the coach says: the better move beside the one that was made, and the best moves as a list."""

from __future__ import annotations

from typing import NamedTuple

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.reasons import Common, Reason, adviser_of, chance_of
from holzwurm_desktop.engine.contract import View
from holzwurm_desktop.engine.kits import part_of
from holzwurm_desktop.text.advice import Gain, ReasonText, reason_text
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words

BETTER_SO = QT_TRANSLATE_NOOP("coach", "Better: {reason}")
BETTER = QT_TRANSLATE_NOOP("coach", "Better: {move}.")


class Choice(NamedTuple):
    """One of the best moves in words. move: "" where the reason says it; chance: what is expected of it, "" where the
    reason tells that; reason: "" if none is known."""

    move: str
    chance: str
    reason: str


def better_text(words: Words, game_id: str, view: View, best: Candidate, loss: float) -> str:
    """That `best` was clearly better than the move that was made, why, and by how much: `loss` is what it promises
    more. view: that of the seat before the move."""
    promised = (best.mean, best.mean - loss)
    chances = [chance_of(game_id, view, mean, best.solved, best.mean) for mean in promised]
    gain = part_of(game_id, "reason_words", ReasonText).gain(words, Gain(best, loss, chances[0] - chances[1]))
    return " ".join(filter(None, (better_move_text(words, game_id, view, best), gain)))


def better_move_text(words: Words, game_id: str, view: View, best: Candidate) -> str:
    """The same without by how much it is better."""
    move, reason = _said(words, game_id, view, best)
    better = words.say(BETTER, move=move) if move else words.say(BETTER_SO, reason=reason)
    why = capitalised(reason) if move else ""
    return " ".join(filter(None, (better, why)))


def choice_text(
    words: Words, game_id: str, view: View, choice: Candidate, best: float | None = None, alone: bool = False
) -> Choice:
    """One of the best moves. best: what the best of them promises, if this may be another; alone: there is no other
    move, so that nothing was weighed."""
    move, reason = _said(words, game_id, view, choice)
    if alone:
        return Choice(move, "", reason or reason_text(words, game_id, Reason(Common.ONLY_MOVE)))
    chance = chance_of(game_id, view, choice.mean, choice.solved, best)
    return Choice(move, part_of(game_id, "reason_words", ReasonText).chance(words, choice, chance), reason)


def capitalised(text: str) -> str:
    """`text` as the beginning of a sentence; `capitalize` would make its other letters small."""
    return text[:1].upper() + text[1:]


def _said(words: Words, game_id: str, view: View, choice: Candidate) -> tuple[str, str]:
    """(a move in a few words, "" where the reason says it; why it may be good, "" if nothing is known)."""
    text = part_of(game_id, "reason_words", ReasonText)
    reasons = adviser_of(game_id).reasons(view, choice.move)
    if not reasons:
        return text.move(words, view, choice.move), ""
    move = "" if reasons[0].code in text.says_move else text.move(words, view, choice.move)
    return move, reason_text(words, game_id, reasons[0])
