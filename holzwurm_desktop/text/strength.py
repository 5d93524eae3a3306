"""How strong a computer player is, in words: on the scale of its game, among the levels, against a person."""

from __future__ import annotations

from holzwurm_desktop.ai.fitting import Fit
from holzwurm_desktop.ai.scale import scale_of
from holzwurm_desktop.engine.records import LEVELS, YARDSTICKS
from holzwurm_desktop.text.levels import level_name
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Words, translate

_STRONGER = QT_TRANSLATE_NOOP("strength", "Strength {points}: it wins {wins} of 10 rounds against “{below}”.")
_WEAKEST = QT_TRANSLATE_NOOP(
    "strength", "Strength {points}: it wins {wins} of 10 rounds against somebody who plays at random."
)
_BETWEEN = QT_TRANSLATE_NOOP("strength", "Plays at {points}: between “{below}” and “{above}”.")
_LIKE = QT_TRANSLATE_NOOP("strength", "Plays at {points}: like “{level}”.")
_FOR_FIRST = QT_TRANSLATE_NOOP("strength", "Made to measure for {name}, the first person at the table.")
_FOR = QT_TRANSLATE_NOOP("strength", "Made to measure for {name}.")
_NEW = QT_TRANSLATE_NOOP("strength", "It gets to know you with every match.")
_WON = translate("strength", "You have won {won} of %n match(es) against it.", "", 1)
ALIKE = 10.0
"""Who is no more than so many points from a level plays like that level."""


def level_strength(words: Words, game_id: str, level: str) -> str:
    """One sentence on the strength of a level in a game, with two seats; "" if nobody has measured it."""
    scale = scale_of(game_id)
    if not scale.command:
        return ""
    place = LEVELS.index(level)
    below = LEVELS[place - 1] if place else YARDSTICKS[0]
    wins = round(10 * scale.share(scale.points(level), [scale.points(below)], rounds=1))
    points = round(scale.points(level))
    if place:
        return words.say(_STRONGER, points=points, wins=wins, below=words.say(level_name(below)))
    return words.say(_WEAKEST, points=points, wins=wins)


def fit_words(words: Words, game_id: str, fit: Fit) -> str:
    """Where the opponent that fits a person stands, and how the person has done against it."""
    won = words.say(_WON, n=fit.met, won=fit.won) if fit.met else words.say(_NEW)
    return f"{_place(words, game_id, fit.strength)} {won}"


def fitted_words(words: Words, people: int, name: str) -> str:
    """Whom an opponent fits, where that is not plain: of several people the first, or, where none plays, the player
    of this computer, if they have a name. "" where there is one person."""
    if people == 1 or not name:
        return ""
    return words.say(_FOR_FIRST if people else _FOR, name=name)


def _place(words: Words, game_id: str, strength: float) -> str:
    scale = scale_of(game_id)
    strength = scale.clamped(strength)  # as it plays; one from before a scale was measured may lie beyond it
    near = scale.nearest(strength)
    points = round(strength)
    if abs(scale.points(near) - strength) <= ALIKE:
        return words.say(_LIKE, points=points, level=words.say(level_name(near)))
    above = next(place for place, level in enumerate(LEVELS) if scale.points(level) > strength)
    below, above_name = (words.say(level_name(LEVELS[place])) for place in (above - 1, above))
    return words.say(_BETWEEN, points=points, below=below, above=above_name)
