"""What is said at a task: what was played, what a wrong move costs, and why the right one is right."""

from __future__ import annotations

from collections.abc import Sequence

from holzwurm_desktop.ai.analysis import Judged
from holzwurm_desktop.ai.coach import Verdict, advised
from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.reasons import adviser_of, chance_of
from holzwurm_desktop.engine.contract import Move, View
from holzwurm_desktop.engine.kits import part_of
from holzwurm_desktop.models.analysis_words import judgement_text
from holzwurm_desktop.text.advice import ReasonText
from holzwurm_desktop.text.coaching import capitalised, choice_text
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words, translate

FIND = QT_TRANSLATE_NOOP("tasks", "Find the best move.")
PLAYED = QT_TRANSLATE_NOOP("tasks", "You played: {move} ({judgement}). Find a better move.")
RIGHT = QT_TRANSLATE_NOOP("tasks", "Right!")
AS_GOOD = QT_TRANSLATE_NOOP("tasks", "Right: no move is clearly better.")
SHOWN = QT_TRANSLATE_NOOP("tasks", "This was asked for:")
COSTS_CHANCES = translate("tasks", "That costs about %n of a hundred chances to win. Look again.", "", 1)
COSTS_POINTS = translate("tasks", "That costs %n point(s). Look again.", "", 1)
UNKNOWN = QT_TRANSLATE_NOOP("tasks", "Nothing is known of this move. Try another one.")
TO_WIN = QT_TRANSLATE_NOOP("tasks", "About {percent} % to win.")


def played_text(words: Words, game_id: str, view: View, made: Move, known: Judged) -> str:
    """What was played, how it was judged, and that there is a better move. view: the seat's before the move."""
    move = part_of(game_id, "reason_words", ReasonText).move(words, view, made)
    return words.say(PLAYED, move=move, judgement=judgement_text(words, game_id, known))


def wrong_text(
    words: Words, game_id: str, view: View, best: Candidate | None, verdict: Verdict | None
) -> str:
    """What a move costs that is clearly worse than `best`, without giving that one away; None: nothing is known."""
    if verdict is None or best is None:
        return words.say(UNKNOWN)
    point = adviser_of(game_id).point
    if point:
        return words.say(COSTS_POINTS, n=round(verdict.loss / point))
    promised = (best.mean, best.mean - verdict.loss)
    chances = [chance_of(game_id, view, mean, best.solved, best.mean) for mean in promised]
    return words.say(COSTS_CHANCES, n=max(1, round(100 * (chances[0] - chances[1]))))


def right_text(
    words: Words, game_id: str, view: View, candidates: Sequence[Candidate], verdict: Verdict
) -> str:
    """That a move solves the task, what speaks for it, and the chance to win with it."""
    # What is worth as much by the rules need not be among what was weighed.
    best = advised(game_id, view, candidates, 1)[0]
    weighed = (each for each in candidates if each.move == verdict.move)
    chosen = next(weighed, best._replace(move=verdict.move, mean=best.mean - verdict.loss))
    said = words.say(RIGHT if verdict.loss <= 0.0 else AS_GOOD)
    return f"{said} {_why(words, game_id, view, chosen, best)}"


def shown_text(words: Words, game_id: str, view: View, best: Candidate) -> str:
    """The best move, what speaks for it, and the chance to win with it."""
    return f"{words.say(SHOWN)} {_why(words, game_id, view, best, best)}"


def _why(words: Words, game_id: str, view: View, chosen: Candidate, best: Candidate) -> str:
    choice = choice_text(words, game_id, view, chosen, best.mean)
    told = f"{choice.move}." if choice.move else ""
    # Where the chance says nothing, as in a game that counts points, the reason has said enough.
    percent = round(100 * chance_of(game_id, view, chosen.mean, chosen.solved, best.mean))
    chance = words.say(TO_WIN, percent=percent) if choice.chance else ""
    return " ".join(filter(None, (capitalised(told), capitalised(choice.reason), chance)))
