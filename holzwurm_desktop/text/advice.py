"""Says why a move may be good, and what a situation asks: the codes of `ai.reasons` in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.ai.reasons import NEARLY, Advice, Common, Reason
from holzwurm_desktop.engine.kits import part_of
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

COMMON: dict[str, Phrase] = {
    Common.ONLY_MOVE: QT_TRANSLATE_NOOP("coach", "there is no other move."),
}
EXPECTED = QT_TRANSLATE_NOOP("coach", "nothing better found: about {percent} % to win.")
CHANCE = QT_TRANSLATE_NOOP("coach", "{percent} %")
MORE = translate("coach", "About %n point(s) in a hundred more to win.", "", 1)
WINS = QT_TRANSLATE_NOOP("coach", "wins")
LOSES = QT_TRANSLATE_NOOP("coach", "loses")
EXACTLY = QT_TRANSLATE_NOOP("coach", "exactly {percent} %")
WOULD_WIN = QT_TRANSLATE_NOOP("coach", "Counted to the end, you win with it.")
MORE_EXACTLY = translate("coach", "Counted to the end, it is %n point(s) in a hundred more to win.", "", 1)
SURE_WIN = QT_TRANSLATE_NOOP("coach", "counted to the end, you win with it.")
SURE_LOSS = QT_TRANSLATE_NOOP("coach", "counted to the end, nothing better is left: it loses.")
SURE_SHARE = QT_TRANSLATE_NOOP("coach", "counted to the end, exactly {percent} % to win.")
AS_GOOD = translate("coach", "%n other move(s) as good.", "", 1)


def chance_text(words: Words, _candidate: Candidate, chance: float) -> str:
    """The chance of winning with a move, from 0 to 1."""
    return words.say(CHANCE, percent=round(100 * chance))


class Gain(NamedTuple):
    """How much more the best candidate promises than the move that was made: by what the search found, in the measure
    of the game's adviser (`ai.coach.Verdict.loss`), and as a chance to win, from 0 to 1."""

    best: Candidate
    loss: float
    chance: float


def gain_text(words: Words, gain: Gain) -> str:
    """How much better the chance is with the best move than with another."""
    return words.say(MORE, n=max(1, round(100 * gain.chance)))


def exact_chance_text(words: Words, candidate: Candidate, chance: float) -> str:
    """`chance_text` for games whose endings are solved: those it tells exactly."""
    if not candidate.solved:
        return chance_text(words, candidate, chance)
    return _exactly(words, chance, WINS, LOSES, EXACTLY)


def exact_gain_text(words: Words, gain: Gain) -> str:
    """`gain_text` for games whose endings are solved: those it tells exactly."""
    if not gain.best.solved:
        return gain_text(words, gain)
    if gain.best.mean > 1.0 - NEARLY:
        return words.say(WOULD_WIN)
    return words.say(MORE_EXACTLY, n=max(1, round(100 * gain.chance)))


def _exactly(words: Words, chance: float, wins: Phrase, loses: Phrase, shares: Phrase) -> str:
    """A chance that was computed: that it is won, lost, or anything between, which is never told as 0 or 100 %."""
    if not NEARLY < chance < 1.0 - NEARLY:
        return words.say(wins if chance > 0.5 else loses)
    return words.say(shares, percent=min(99, max(1, round(100 * chance))))


@dataclass(frozen=True)
class ReasonText:
    """How one game says its reasons; the part `reason_words` of its kit.

    phrases, situations: by code. In a phrase `{card}` and `{second}` are the reason's first two cards, `{cards}` all
    of them, `%n` is its number, `{points}` and `{other}` are the further ones. A reason follows after a colon: it
    begins with a small letter where the language has it, and ends with a full stop. Situations are sentences of
    their own. card_name: a card within a sentence; listed: a card in a list; points: the further numbers, as
    `{points}`; `{other}` is what is compared with them.

    move: a move in a few words, as part of a sentence: (words, a view of its seat, the move); says_move: the codes of
    reasons that say themselves what is to be done; chance: what is expected of a candidate, by its chance to win, ""
    where reasons say enough; gain: a sentence on how much more the best candidate promises.
    """

    phrases: Mapping[str, Phrase]
    situations: Mapping[str, Phrase]
    card_name: Callable[[Words, str], str]
    listed: Callable[[Words, str], str]
    move: Callable[[Words, Any, Any], str]
    points: Callable[[Words, int], object] = lambda _, number: number
    other: Callable[[Words, int], object] = lambda _, number: number
    says_move: frozenset[str] = frozenset()
    chance: Callable[[Words, Candidate, float], str] = chance_text
    gain: Callable[[Words, Gain], str] = gain_text


def reason_text(words: Words, game_id: str, reason: Reason) -> str:
    """One reason in words. Raises `KeyError` for a code that is none of the game's."""
    text = part_of(game_id, "reason_words", ReasonText)
    return _say(words, text, COMMON.get(reason.code) or text.phrases[reason.code], reason)


def situation_text(words: Words, game_id: str, asked: Reason) -> str:
    """What a situation asks, in words. Raises `KeyError` for a code that is none of the game's."""
    text = part_of(game_id, "reason_words", ReasonText)
    return _say(words, text, text.situations[asked.code], asked)


def advice_text(words: Words, game_id: str, advice: Advice) -> str:
    """Why a move may be good: the most telling reason, or else what is expected of it; and whether others are as
    good. "" if nothing is known of it."""
    if advice.reasons:
        said = reason_text(words, game_id, advice.reasons[0])
    elif advice.expected is not None:
        said = _expected_text(words, advice, advice.expected)
    else:
        return ""
    if not advice.equals:
        return said
    return f"{said} {words.say(AS_GOOD, n=len(advice.equals))}"


def _expected_text(words: Words, advice: Advice, expected: float) -> str:
    if advice.certain:
        return _exactly(words, expected, SURE_WIN, SURE_LOSS, SURE_SHARE)
    return words.say(EXPECTED, percent=round(100 * expected))


def _say(words: Words, text: ReasonText, phrase: Phrase, reason: Reason) -> str:
    named = [text.card_name(words, card) for card in reason.cards]
    first, second = [*named, "", ""][:2]
    return words.say(
        phrase,
        n=reason.number,
        card=first,
        second=second,
        cards=", ".join(text.listed(words, card) for card in reason.cards),
        points=text.points(words, reason.points),
        other=text.other(words, reason.other),
    )
