"""Says what the analysis of a match found: judgements, losses and figures in words, with the signs of chess."""

from __future__ import annotations

from collections.abc import Mapping

from holzwurm_desktop.ai.analysis import FROM, Figures, Judged, Judgement, judgement, lost
from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.reasons import adviser_of
from holzwurm_desktop.engine.contract import Move, View
from holzwurm_desktop.models.scores import score_text
from holzwurm_desktop.text.coaching import better_move_text, better_text
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

NAMES: Mapping[Judgement, Phrase] = {
    Judgement.BEST: QT_TRANSLATE_NOOP("analysis", "best move"),
    Judgement.GOOD: QT_TRANSLATE_NOOP("analysis", "good move"),
    Judgement.INACCURACY: QT_TRANSLATE_NOOP("analysis", "?! inaccuracy"),
    Judgement.MISTAKE: QT_TRANSLATE_NOOP("analysis", "? mistake"),
    Judgement.BLUNDER: QT_TRANSLATE_NOOP("analysis", "?? blunder"),
}
_LOST = QT_TRANSLATE_NOOP("analysis", "{judgement}: {loss}")
_CERTAIN = QT_TRANSLATE_NOOP("analysis", "{judgement}: {loss}, for certain")
_PERCENT = QT_TRANSLATE_NOOP("analysis", "−{number} %")
_CHANCE = QT_TRANSLATE_NOOP("analysis", "{name} {percent} %")
_POINTS = translate("analysis", "−%n point(s)", "", 1)
_MEAN_POINTS = QT_TRANSLATE_NOOP("analysis", "−{number} points")
_FIGURES = QT_TRANSLATE_NOOP("analysis", "{name}: accuracy {accuracy} of 100, {loss} a decision")
_NOTHING = QT_TRANSLATE_NOOP("analysis", "{name}: nothing to judge")
_COUNTS: Mapping[Judgement, Phrase] = {
    Judgement.INACCURACY: translate("analysis", "%n inaccuracy(ies)", "", 1),
    Judgement.MISTAKE: translate("analysis", "%n mistake(s)", "", 1),
    Judgement.BLUNDER: translate("analysis", "%n blunder(s)", "", 1),
}


def judgement_text(words: Words, game_id: str, known: Judged) -> str:
    """What a decision is called and what it lost: "? mistake: −13 %"; "" if that is not known."""
    called, amount = judgement(game_id, known), lost(game_id, known)
    if called is None or amount is None:
        return ""
    name = words.say(NAMES[called])
    if called not in FROM:  # too little to be sure of
        return name
    phrase = _CERTAIN if known.certain else _LOST
    return words.say(phrase, judgement=name, loss=_loss_text(words, game_id, amount))


def better_texts(words: Words, game_id: str, view: View, better: Move, known: Judged) -> list[str]:
    """What is said of a better move than the one that a seat made, and the same in fewer words. view: the seat's."""
    best = Candidate(better, 1, known.chance or 0.0, solved=known.certain)
    loss = (lost(game_id, known) or 0.0) * (adviser_of(game_id).point or 1.0)
    return [
        better_text(words, game_id, view, best, loss),
        better_move_text(words, game_id, view, best),
    ]


def chance_text(words: Words, name: str, chance: float) -> str:
    """The chance of a player, from 0 to 1."""
    return words.say(_CHANCE, name=name, percent=round(100 * chance))


def figures_text(words: Words, game_id: str, name: str, found: Figures) -> str:
    """The figures of one player in a line."""
    if not found.judged:
        return words.say(_NOTHING, name=name)
    if adviser_of(game_id).point:
        loss = words.say(_MEAN_POINTS, number=score_text(round(found.loss, 1)))
    else:
        loss = words.say(_PERCENT, number=score_text(round(100 * found.loss, 1)))
    said = words.say(_FIGURES, name=name, accuracy=round(found.accuracy), loss=loss)
    counts = (
        words.say(phrase, n=found.counts[each]) for each, phrase in _COUNTS.items() if found.counts[each]
    )
    return ", ".join((said, *counts))


def _loss_text(words: Words, game_id: str, amount: float) -> str:
    if adviser_of(game_id).point:
        return words.say(_POINTS, n=round(amount))
    return words.say(_PERCENT, number=round(100 * amount))
