"""Why a move of Kistenstapel may be good, in words."""

from __future__ import annotations

from holzwurm_desktop.ai.levels import Candidate
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.boxes.builds import value_of
from holzwurm_desktop.games.kistenstapel.moves import Bid, Build, Concede, Done, Pass
from holzwurm_desktop.games.kistenstapel.reasons import POINT, Ask, Why
from holzwurm_desktop.games.kistenstapel.view import KistenstapelView
from holzwurm_desktop.games.kistenstapel.words import POINTS, card_name
from holzwurm_desktop.text.advice import Gain, ReasonText
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

PHRASES: dict[str, Phrase] = {
    Why.REACHES_BID: QT_TRANSLATE_NOOP(
        "kistenstapel", "you have made {points} then, and your bid was {other}."
    ),
    Why.BEST: translate("kistenstapel", "no build makes more: %n point(s).", "", 1),
    Why.NO_CARD: translate("kistenstapel", "%n box(es) for no card at all; the build makes {points}.", "", 1),
    Why.UNDERNEATH: translate(
        "kistenstapel", "%n layer(s) under the whole pile; the build makes {points}.", "", 1
    ),
    Why.TAKES_LEAD: QT_TRANSLATE_NOOP("kistenstapel", "with this build you lead by {points} to {other}."),
    Why.HIDDEN: translate(
        "kistenstapel", "%n more box(es) that no card shows; the build makes {points}.", "", 1
    ),
    Why.RETURNS: translate(
        "kistenstapel", "%n card(s) come(s) back to your hand; the build makes {points}.", "", 1
    ),
    Why.OPEN_LID: translate(
        "kistenstapel", "%n open lid(s) that nobody moves again; the build makes {points}.", "", 1
    ),
    Why.USES_UP: translate(
        "kistenstapel", "it lays all your cards, %n in number; the build makes {points}.", "", 1
    ),
    Why.MAKES: translate("kistenstapel", "this build makes %n point(s).", "", 1),
    Why.NOTHING: QT_TRANSLATE_NOOP("kistenstapel", "no build makes a point."),
    Why.OVERLOOKED: QT_TRANSLATE_NOOP("kistenstapel", "knock: a build for {points} was overlooked."),
    Why.WORTH: QT_TRANSLATE_NOOP(
        "kistenstapel", "bid {other}: one build with all unused cards makes {points}."
    ),
}
SITUATIONS: dict[str, Phrase] = {
    Ask.BUILD: translate(
        "kistenstapel", "With your %n card(s) you can make points: which boxes cost few?", "", 1
    ),
    Ask.PASS: translate("kistenstapel", "With these %n card(s) no point can be made.", "", 1),
    Ask.SHOW: QT_TRANSLATE_NOOP("kistenstapel", "A build was overlooked: show one."),
    Ask.SHOW_NOTHING: QT_TRANSLATE_NOOP("kistenstapel", "Nothing was overlooked."),
    Ask.BID: translate("kistenstapel", "What can one builder make of the %n unused card(s)?", "", 1),
    Ask.LEFTOVER: translate("kistenstapel", "With the %n unused card(s) more points can be made.", "", 1),
    Ask.LAST_CARDS: QT_TRANSLATE_NOOP(
        "kistenstapel", "The stock is empty, but points can still be made: do not pass yet."
    ),
}

BUILD = translate("kistenstapel", "a build for %n point(s)", "", 1)
BID = translate("kistenstapel", "bid %n", "", 1)
OTHERS: dict[str, Phrase] = {
    "pass": QT_TRANSLATE_NOOP("kistenstapel", "pass"),
    "concede": QT_TRANSLATE_NOOP("kistenstapel", "show nothing"),
    "done": QT_TRANSLATE_NOOP("kistenstapel", "build no further"),
}
MORE_POINTS = translate("kistenstapel", "%n point(s) more.", "", 1)


def move_text(words: Words, view: KistenstapelView, move: Move) -> str:
    """A build by what it makes, a bid by its points; which build it is, the table shows."""
    if isinstance(move, Build):
        made = value_of(move.pile) - value_of({(x, y): height for x, y, height in view.pile})
        return words.say(BUILD, n=made)
    return words.say(BID, n=move.points) if isinstance(move, Bid) else words.say(OTHERS[_kind(move)])


def _kind(move: Move) -> str:
    assert isinstance(move, Pass | Concede | Done), move
    return move.kind


def no_chance(_words: Words, _candidate: Candidate, _chance: float) -> str:
    """Nothing: a build says what it makes, and what comes of it later is no chance of winning."""
    return ""


def more_text(words: Words, gain: Gain) -> str:
    """How many points more the best build makes."""
    return words.say(MORE_POINTS, n=round(gain.loss / POINT))


REASON_WORDS = ReasonText(
    PHRASES,
    SITUATIONS,
    card_name,
    card_name,
    move_text,
    points=lambda words, points: words.say(POINTS, n=points),
    says_move=frozenset((Why.WORTH,)),
    chance=no_chance,
    gain=more_text,
)
