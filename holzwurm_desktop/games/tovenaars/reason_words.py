"""Why a move of Razende tovenaars may be good, in words."""

from __future__ import annotations

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.tovenaars.moves import (
    Attack,
    Challenge,
    Fill,
    Line,
    Reverse,
    Sleep,
    Slide,
    Strength,
)
from holzwurm_desktop.games.tovenaars.reasons import Ask, Why
from holzwurm_desktop.games.tovenaars.view import TovenaarsView
from holzwurm_desktop.games.tovenaars.words import list_text, rank_name, sum_text
from holzwurm_desktop.text.advice import ReasonText, exact_chance_text, exact_gain_text
from holzwurm_desktop.text.words import QT_TRANSLATE_NOOP, Phrase, Words, translate

PHRASES: dict[str, Phrase] = {
    Why.ACE_IN_LINE: QT_TRANSLATE_NOOP("tovenaars", "line up {cards}: the ace beats jack, queen and king."),
    Why.ACE_IN_RESERVE: QT_TRANSLATE_NOOP(
        "tovenaars", "line up {cards}: your ace stays safe in the reserve."
    ),
    Why.LOW_IN_LINE: QT_TRANSLATE_NOOP(
        "tovenaars", "low soldiers beat an ace and can be raised: line up {cards}."
    ),
    Why.LAST_ONE: QT_TRANSLATE_NOOP(
        "tovenaars", "the {second} is the last enemy: if your {card} wins, the round is yours."
    ),
    Why.NO_ANSWER: QT_TRANSLATE_NOOP(
        "tovenaars", "this attack surely wins, {points} against {other}: no spell can stop it."
    ),
    Why.STRONGER: QT_TRANSLATE_NOOP("tovenaars", "this attack wins by strength, {points} against {other}."),
    Why.LEAST_AT_STAKE: QT_TRANSLATE_NOOP(
        "tovenaars", "this attack risks only your weakest soldier: {card}."
    ),
    Why.BEST_PRIZE: QT_TRANSLATE_NOOP(
        "tovenaars", "this attack aims at the strongest you can reach: {second}."
    ),
    Why.SLIDES_TO_BEAT: QT_TRANSLATE_NOOP(
        "tovenaars", "there your {card} faces an enemy that it beats by strength: {second}."
    ),
    Why.BLOCK_DECIDES: QT_TRANSLATE_NOOP(
        "tovenaars", "without spells your {card} surely wins, {points} against {other}."
    ),
    Why.RAISE_WINS: translate(
        "tovenaars", "with %n more you win by strength, {points} against {other}.", "", 1
    ),
    Why.ENOUGH: QT_TRANSLATE_NOOP(
        "tovenaars", "your strength is enough, {points} against {other}: save spells."
    ),
    Why.NO_HELP: QT_TRANSLATE_NOOP(
        "tovenaars", "no strength spell turns this duel, {points} against {other}: save them."
    ),
    Why.LOSES_BY_STRENGTH: QT_TRANSLATE_NOOP(
        "tovenaars", "challenge: by strength you lose, {points} against {other}."
    ),
    Why.WINS_BY_STRENGTH: QT_TRANSLATE_NOOP(
        "tovenaars", "do not challenge: by strength you win, {points} against {other}."
    ),
    Why.SLEEP_BEATS: translate(
        "tovenaars", "{card} beats %n of their {other} sleep spell(s); but vary.", "", 1
    ),
    Why.VARIES: QT_TRANSLATE_NOOP("tovenaars", "a good choice, but vary: {card}."),
    Why.UNANSWERED: QT_TRANSLATE_NOOP("tovenaars", "a reversal saves your {card}, and nobody can answer it."),
    Why.SAVES: QT_TRANSLATE_NOOP("tovenaars", "a reversal saves your {card}, unless it is answered."),
    Why.ANSWERS: QT_TRANSLATE_NOOP("tovenaars", "your own reversal cancels theirs and saves your {card}."),
    Why.ANSWERABLE: QT_TRANSLATE_NOOP("tovenaars", "keep your reversal spell: it could be answered."),
    Why.STANDS: QT_TRANSLATE_NOOP("tovenaars", "{card} withstands the {second} opposite by strength."),
    Why.OVERPOWERS: QT_TRANSLATE_NOOP("tovenaars", "{card} can beat the {second} opposite by strength."),
    Why.RANSOMS_BEST: translate(
        "tovenaars", "%n money card(s) bring(s) back your best captive: {card}.", "", 1
    ),
    Why.SAVES_MONEY: QT_TRANSLATE_NOOP("tovenaars", "{card} comes from the reserve and costs no money."),
}
SITUATIONS: dict[str, Phrase] = {
    Ask.LINE: QT_TRANSLATE_NOOP(
        "tovenaars",
        "Choose three soldiers: the ace beats jack, queen and king, low ones beat the ace and can be raised.",
    ),
    Ask.CAN_WIN: translate(
        "tovenaars", "%n attack(s) win(s) by strength: which can spells turn against you?", "", 1
    ),
    Ask.NONE_WINS: QT_TRANSLATE_NOOP(
        "tovenaars", "No attack wins by strength: choose whom you can spare, or what your spells can turn."
    ),
    Ask.AHEAD: QT_TRANSLATE_NOOP("tovenaars", "By strength the duel is yours, {points} against {other}."),
    Ask.BEHIND: QT_TRANSLATE_NOOP(
        "tovenaars", "By strength you lose, {points} against {other}: is this soldier worth a spell?"
    ),
    Ask.SLEEP: translate("tovenaars", "You have %n sleep spell(s): each goes only once.", "", 1),
    Ask.REVERSAL: QT_TRANSLATE_NOOP("tovenaars", "You have one reversal: is this duel worth it?"),
    Ask.FILL: translate(
        "tovenaars", "Fill the slot: %n soldier(s) can go there. Who stands against the one opposite?", "", 1
    ),
}

SAYS_MOVE = frozenset(
    (Why.ACE_IN_LINE, Why.ACE_IN_RESERVE, Why.LOW_IN_LINE, Why.LOSES_BY_STRENGTH, Why.WINS_BY_STRENGTH)
)
LINE_UP = QT_TRANSLATE_NOOP("tovenaars", "line up {cards}")
SLIDE = QT_TRANSLATE_NOOP("tovenaars", "{card} slides to slot {slot}")
BLOCK = QT_TRANSLATE_NOOP("tovenaars", "block all spells")
ATTACK = QT_TRANSLATE_NOOP("tovenaars", "{card} against {enemy}")
ADD = QT_TRANSLATE_NOOP("tovenaars", "add {spell}")
ADD_NONE = QT_TRANSLATE_NOOP("tovenaars", "no strength spell")
CHALLENGE = {
    True: QT_TRANSLATE_NOOP("tovenaars", "challenge"),
    False: QT_TRANSLATE_NOOP("tovenaars", "no challenge"),
}
SLEEP = QT_TRANSLATE_NOOP("tovenaars", "sleep spell {card}")
REVERSE = {
    True: QT_TRANSLATE_NOOP("tovenaars", "reverse the duel"),
    False: QT_TRANSLATE_NOOP("tovenaars", "no reversal"),
}
FROM_RESERVE = QT_TRANSLATE_NOOP("tovenaars", "{card} from the reserve")
RANSOM = QT_TRANSLATE_NOOP("tovenaars", "ransom {card} for {money}")


def move_text(words: Words, view: TovenaarsView, move: Move) -> str:
    """What is done with which soldier or spell; slots are counted from 1."""
    if isinstance(move, Line):
        return words.say(LINE_UP, cards=list_text(words, move.cards))
    if isinstance(move, Slide | Attack):
        slot = move.source if isinstance(move, Slide) else move.slot
        card = rank_name(words, view.soldier_at(move.seat, slot))
        if isinstance(move, Slide):
            return words.say(SLIDE, card=card, slot=move.target + 1)
        enemy = rank_name(words, view.soldier_at(1 - move.seat, move.target))
        return words.say(ATTACK, card=card, enemy=enemy)
    if isinstance(move, Fill):
        card = rank_name(words, move.card)
        if move.pay is None:
            return words.say(FROM_RESERVE, card=card)
        return words.say(RANSOM, card=card, money=sum_text(move.pay))
    return _spell_text(words, move)


def _spell_text(words: Words, move: Move) -> str:
    if isinstance(move, Strength):
        return words.say(ADD, spell=move.spell) if move.spell else words.say(ADD_NONE)
    if isinstance(move, Sleep):
        return words.say(SLEEP, card=rank_name(words, move.spell))
    if isinstance(move, Challenge):
        return words.say(CHALLENGE[move.yes])
    return words.say(REVERSE[move.yes]) if isinstance(move, Reverse) else words.say(BLOCK)


REASON_WORDS = ReasonText(
    PHRASES,
    SITUATIONS,
    rank_name,
    rank_name,
    move_text,
    says_move=SAYS_MOVE,
    chance=exact_chance_text,
    gain=exact_gain_text,
)
