"""Why a move of Razende tovenaars may be good, and what a stage asks (docs/rules/tovenaars.md).

Soldiers and sleep spells are named by their rank. Strengths are what decides a duel unless a spell does.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import combinations

from holzwurm_desktop.ai.chances import Calibration
from holzwurm_desktop.ai.reasons import Adviser, Reason
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.tovenaars.deck import STRENGTH_TAKERS, strength_of
from holzwurm_desktop.games.tovenaars.game import GAME
from holzwurm_desktop.games.tovenaars.moves import (
    Attack,
    Block,
    Challenge,
    Fill,
    Line,
    Reverse,
    Sleep,
    Slide,
    Strength,
)
from holzwurm_desktop.games.tovenaars.rules import beats
from holzwurm_desktop.games.tovenaars.view import TovenaarsView

ACE = "A"


class Why(StrEnum):
    """Why a move may be good. points: the own strength in the duel; other: the enemy's."""

    ACE_IN_LINE = "ace-in-line"  # cards: the line
    ACE_IN_RESERVE = "ace-in-reserve"  # cards: the line
    LOW_IN_LINE = "low-in-line"  # cards: the line; number: those that beat an ace, two or more
    LAST_ONE = "last-one"  # cards: attacker, target; winning the duel wins the round
    NO_ANSWER = "no-answer"  # cards, points, other; by strength, and no spell can stop it
    STRONGER = "stronger"  # cards, points, other; it wins by strength
    LEAST_AT_STAKE = "least-at-stake"  # cards: attacker, the weakest soldier that can attack
    BEST_PRIZE = "best-prize"  # cards: attacker, target: the strongest soldier that can be attacked
    SLIDES_TO_BEAT = "slides-to-beat"  # cards: the soldier, the one that it faces then and beats by strength
    BLOCK_DECIDES = "block-decides"  # cards: a soldier, the one that it beats by strength
    RAISE_WINS = "raise-wins"  # number: the spell; points, other: with it; without it the duel is lost
    ENOUGH = "enough"  # points, other: it wins by strength without a spell
    NO_HELP = "no-help"  # points, other: none of the own strength spells turns the duel
    LOSES_BY_STRENGTH = "loses-by-strength"  # points, other: a challenge may turn it
    WINS_BY_STRENGTH = "wins-by-strength"  # points, other: no challenge is needed
    SLEEP_BEATS = "sleep-beats"  # cards: the spell; number: enemy spells that it beats; other: of how many
    VARIES = "varies"  # cards: the spell; always the same would be found out
    UNANSWERED = "unanswered"  # cards: the soldier that the reversal saves; the enemy has none to answer with
    SAVES = "saves"  # cards: the soldier that the reversal saves unless it is answered
    ANSWERS = "answers"  # cards: the soldier that the answer saves
    ANSWERABLE = "answerable"  # the enemy can answer a reversal
    STANDS = "stands"  # cards: the soldier, the one opposite, which does not win by strength if it attacks
    OVERPOWERS = "overpowers"  # cards: the soldier, the one opposite, which it beats if it attacks
    RANSOMS_BEST = "ransoms-best"  # cards: the strongest captive; number: money cards; points: the price
    SAVES_MONEY = "saves-money"  # a ransom would cost money


class Ask(StrEnum):
    """What a stage asks."""

    LINE = "line"
    CAN_WIN = "can-win"  # number: attacks that win by strength
    NONE_WINS = "none-wins"  # no attack wins by strength
    AHEAD = "ahead"  # points, other: the duel is won by strength as it stands
    BEHIND = "behind"  # points, other: it is lost by strength as it stands
    SLEEP = "sleep"  # number: own sleep spells
    REVERSAL = "reversal"
    FILL = "fill"  # number: soldiers that can be put there


def reasons(view: TovenaarsView, move: Move) -> list[Reason]:
    """Why `move` may be good, the most telling reason first."""
    if isinstance(move, Line):
        return _of_line(move)
    if isinstance(move, Attack):
        return _of_attack(view, move)
    if isinstance(move, Slide):
        return _of_slide(view, move)
    if isinstance(move, Block):
        return _of_block(view)
    if isinstance(move, Strength):
        return _of_strength(view, move)
    if isinstance(move, Challenge):
        return _of_challenge(view, move)
    if isinstance(move, Sleep):
        return _of_sleep(view, move)
    if isinstance(move, Reverse):
        return _of_reversal(view, move)
    assert isinstance(move, Fill)
    return _of_filling(view, move)


def situation(view: TovenaarsView) -> Reason:
    """What is asked of the seat to act."""
    kind = view.stage.rpartition("-")[2]
    if kind == "attack":
        winning = [attack for attack in legal_attacks(view) if wins(view, attack)]
        return Reason(Ask.CAN_WIN, number=len(winning)) if winning else Reason(Ask.NONE_WINS)
    if kind in ("strength", "challenge"):
        own, other, won = duel(view)
        return Reason(Ask.AHEAD if won else Ask.BEHIND, points=own, other=other)
    if kind == "sleep":
        return Reason(Ask.SLEEP, number=len(view.sleep_spells[view.seat]))
    if kind == "fill":
        fills = {move.card for move in legal_moves(view) if isinstance(move, Fill)}
        return Reason(Ask.FILL, number=len(fills))
    return Reason(Ask.LINE if kind == "line" else Ask.REVERSAL)


def legal_moves(view: TovenaarsView) -> list[Move]:
    """The legal moves: they depend on nothing but the view."""
    state = GAME.state_from_view(view)
    return [state.move_of(code) for code in state.code_list()]


def legal_attacks(view: TovenaarsView) -> list[Attack]:
    return [move for move in legal_moves(view) if isinstance(move, Attack)]


def fighters(view: TovenaarsView, move: Attack) -> tuple[str, str]:
    """Attacker and target."""
    return view.soldier_at(view.seat, move.slot), view.soldier_at(1 - view.seat, move.target)


def wins(view: TovenaarsView, move: Attack) -> bool:
    """Whether an attack wins by strength."""
    own, other = fighters(view, move)
    return beats(strength_of(own), strength_of(other))


def duel(view: TovenaarsView, spell: int = 0) -> tuple[int, int, bool]:
    """Both strengths in the duel, the own one raised by `spell`, and whether the own one wins."""
    own, other = (
        strength_of(view.soldier_at(seat, view.slot_of(seat))) + view.raised[seat]
        for seat in (view.seat, 1 - view.seat)
    )
    own += spell
    return own, other, beats(own, other) if view.seat == view.active else not beats(other, own)


def payable(money: Iterable[int], price: int) -> bool:
    """Whether some of the money cards are worth exactly `price`."""
    held = tuple(money)
    return any(sum(paid) == price for count in range(1, len(held) + 1) for paid in combinations(held, count))


def can_fill(view: TovenaarsView, seat: int, soldier: str) -> bool:
    """Whether a seat that loses this soldier can fill its slot again."""
    captives = (*view.captives[seat], soldier)
    return bool(view.reserve[seat]) or any(payable(view.money[seat], strength_of(card)) for card in captives)


def is_last(view: TovenaarsView, seat: int, soldier: str) -> bool:
    """Whether a seat that loses this soldier has none left in its line, and none to fill the slot with."""
    return sum(each is not None for each in view.lines[seat]) == 1 and not can_fill(view, seat, soldier)


def _of_line(move: Line) -> list[Reason]:
    low = [card for card in move.cards if card in STRENGTH_TAKERS]
    found = [Reason(Why.LOW_IN_LINE, move.cards, len(low))] if len(low) > 1 else []
    return [*found, Reason(Why.ACE_IN_LINE if ACE in move.cards else Why.ACE_IN_RESERVE, move.cards)]


def _of_attack(view: TovenaarsView, move: Attack) -> list[Reason]:
    enemy, found = 1 - view.seat, []
    own, other = fighters(view, move)
    strengths = strength_of(own), strength_of(other)
    standing = [soldier for soldier in view.lines[enemy] if soldier]
    if is_last(view, enemy, other):
        found.append(Reason(Why.LAST_ONE, (own, other), 0, *strengths))
    if wins(view, move):
        code = Why.STRONGER if can_answer(view, other, strengths) else Why.NO_ANSWER
        found.append(Reason(code, (own, other), 0, *strengths))
    attacks = [fighters(view, each) for each in legal_attacks(view)]
    if strengths[1] == max(strength_of(target) for _, target in attacks) and len(standing) > 1:
        found.append(Reason(Why.BEST_PRIZE, (own, other), 0, *strengths))
    if not wins(view, move) and strengths[0] == min(strength_of(attacker) for attacker, _ in attacks):
        found.append(Reason(Why.LEAST_AT_STAKE, (own, other), 0, *strengths))
    return found


def can_answer(view: TovenaarsView, target: str, strengths: tuple[int, int]) -> bool:
    """Whether the enemy can turn a duel that is won by strength: by raising, by sleep or by reversal."""
    enemy = 1 - view.seat
    if view.blocked:
        return False
    raises = target in STRENGTH_TAKERS and any(
        not beats(strengths[0], strengths[1] + spell) for spell in view.strength_spells[enemy]
    )
    return bool(raises or view.sleep_spells[enemy] or view.reversals[enemy])


def _of_slide(view: TovenaarsView, move: Slide) -> list[Reason]:
    own, faced = view.soldier_at(view.seat, move.source), view.lines[1 - view.seat][move.target]
    if faced is None or not beats(strength_of(own), strength_of(faced)):
        return []
    return [Reason(Why.SLIDES_TO_BEAT, (own, faced), 0, strength_of(own), strength_of(faced))]


def _of_block(view: TovenaarsView) -> list[Reason]:
    won = [fighters(view, attack) for attack in legal_attacks(view) if wins(view, attack)]
    if not won:
        return []
    own, other = max(won, key=lambda pair: (strength_of(pair[1]), strength_of(pair[0])))
    return [Reason(Why.BLOCK_DECIDES, (own, other), 0, strength_of(own), strength_of(other))]


def _of_strength(view: TovenaarsView, move: Strength) -> list[Reason]:
    own, other, won = duel(view)
    if move.spell:
        raised, _, then = duel(view, move.spell)
        return [Reason(Why.RAISE_WINS, (), move.spell, raised, other)] if then and not won else []
    if won:
        return [Reason(Why.ENOUGH, (), 0, own, other)]
    if any(duel(view, spell)[2] for spell in view.strength_spells[view.seat]):
        return []
    return [Reason(Why.NO_HELP, (), 0, own, other)]


def _of_challenge(view: TovenaarsView, move: Challenge) -> list[Reason]:
    own, other, won = duel(view)
    if move.yes is won:
        return []
    return [Reason(Why.LOSES_BY_STRENGTH if move.yes else Why.WINS_BY_STRENGTH, (), 0, own, other)]


def _of_sleep(view: TovenaarsView, move: Sleep) -> list[Reason]:
    others = view.sleep_spells[1 - view.seat]
    # Equal spells cancel each other, unlike equal soldiers.
    beaten = [
        spell
        for spell in others
        if spell != move.spell and beats(strength_of(move.spell), strength_of(spell))
    ]
    found = [Reason(Why.SLEEP_BEATS, (move.spell,), len(beaten), other=len(others))] if beaten else []
    return [*found, Reason(Why.VARIES, (move.spell,))]


def _of_reversal(view: TovenaarsView, move: Reverse) -> list[Reason]:
    soldier = (view.soldier_at(view.seat, view.slot_of(view.seat)),)
    if view.loser != view.seat:
        return [Reason(Why.ANSWERS, soldier)] if move.yes else []
    answered = view.reversals[1 - view.seat]
    if not move.yes:
        return [Reason(Why.ANSWERABLE)] if answered else []
    return [Reason(Why.SAVES if answered else Why.UNANSWERED, soldier)]


def _of_filling(view: TovenaarsView, move: Fill) -> list[Reason]:
    found, own, enemy = [], strength_of(move.card), view.lines[1 - view.seat][view.emptied]
    if enemy is not None and not beats(strength_of(enemy), own):
        found.append(Reason(Why.STANDS, (move.card, enemy), 0, own, strength_of(enemy)))
    if enemy is not None and beats(own, strength_of(enemy)):
        found.append(Reason(Why.OVERPOWERS, (move.card, enemy), 0, own, strength_of(enemy)))
    captives = view.captives[view.seat]
    if move.pay is None:
        ransoms = any(isinstance(each, Fill) and each.pay is not None for each in legal_moves(view))
        return [*found, Reason(Why.SAVES_MONEY, (move.card,))] if ransoms else found
    if own == max(map(strength_of, captives)):
        found.append(Reason(Why.RANSOMS_BEST, (move.card,), len(move.pay), own))
    return found


ADVISER = Adviser(Why, Ask, reasons, situation, calibrations={2: Calibration(-0.10, 1.08)}, exact=True)
