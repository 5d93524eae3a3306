"""What looks silly in Razende tovenaars, and what is plain (docs/rules/tovenaars.md)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from holzwurm_desktop.ai.looks import Looks
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.tovenaars.deck import STRENGTH_TAKERS, strength_of
from holzwurm_desktop.games.tovenaars.moves import Attack, Block, Challenge, Reverse, Slide, Strength
from holzwurm_desktop.games.tovenaars.reasons import (
    can_answer,
    can_fill,
    duel,
    fighters,
    is_last,
    legal_attacks,
    wins,
)
from holzwurm_desktop.games.tovenaars.rules import beats
from holzwurm_desktop.games.tovenaars.view import TovenaarsView


class Silly(StrEnum):
    """What is silly about a move."""

    SPOILS_DUEL = "spoils-duel"  # raises a soldier that wins as it is, so that it loses
    WASTES_STRENGTH = (
        "wastes-strength"  # a strength spell on a duel that is won, or lost, without it and with it
    )
    CHALLENGES_WON = "challenges-won"  # a challenge in a duel that strength wins: it can only lose it
    WASTES_BLOCK = "wastes-block"  # no attack wins by strength, or nothing could stop those that do
    ATTACKS_TO_LOSE = (
        "attacks-to-lose"  # cannot win though another attack would, and nobody takes the loser's place
    )
    SLIDES_FOR_NOTHING = "slides-for-nothing"  # from one empty enemy slot to another
    GIVES_UP = "gives-up"  # lets the last soldier go though a spell could save it


def silly(view: TovenaarsView, moves: Sequence[Move]) -> list[Silly | None]:
    """What is silly about each of these legal moves, None if nothing is."""
    return [_of_move(view, move) for move in moves]


def order(view: TovenaarsView, move: Move) -> float:
    """What spends nothing is plainer than what spends something, and a small spell than a great one."""
    if isinstance(move, Strength):
        return -float(move.spell)
    return -1.0 if isinstance(move, Block | Slide) or _says_yes(move) else 0.0


def _says_yes(move: Move) -> bool:
    return isinstance(move, Challenge | Reverse) and move.yes


def _of_move(view: TovenaarsView, move: Move) -> Silly | None:
    if isinstance(move, Strength) and move.spell:
        return _of_strength(view, move)
    if isinstance(move, Challenge | Reverse):
        return _of_answer(view, move)
    if isinstance(move, Block):
        winning = [fighters(view, attack) for attack in legal_attacks(view) if wins(view, attack)]
        stopped = any(
            can_answer(view, other, (strength_of(own), strength_of(other))) for own, other in winning
        )
        return None if stopped else Silly.WASTES_BLOCK
    if isinstance(move, Attack):
        own, other = fighters(view, move)
        # Where the slot is filled again, it may be a sacrifice that brings a better soldier into the line.
        lost = not wins(view, move) and not _can_turn(view, own, other) and not can_fill(view, view.seat, own)
        won = any(wins(view, attack) for attack in legal_attacks(view))
        return Silly.ATTACKS_TO_LOSE if lost and won else None
    if isinstance(move, Slide) and view.lines[1 - view.seat][move.target] is None:
        return Silly.SLIDES_FOR_NOTHING
    return None


def _of_strength(view: TovenaarsView, move: Strength) -> Silly | None:
    """A strength spell is weighed against none, as the duel stands then and for everything that the other can answer
    afterwards: who wins as it stands has no need to answer."""
    own, other, _ = duel(view)
    enemy, attacks = 1 - view.seat, view.seat == view.active
    answers = view.strength_spells[enemy] if attacks and _takes_strength(view, enemy) else ()
    without, raised = (
        [beats(mine, other + more) if attacks else not beats(other + more, mine) for more in (0, *answers)]
        for mine in (own, own + move.spell)
    )
    if not raised[0]:
        return Silly.SPOILS_DUEL if without[0] else Silly.WASTES_STRENGTH
    turned = any(now and not before for before, now in zip(without, raised, strict=True))
    return None if turned else Silly.WASTES_STRENGTH


def _takes_strength(view: TovenaarsView, seat: int) -> bool:
    """Whether a strength spell may raise the duelling soldier of a seat."""
    return view.soldier_at(seat, view.slot_of(seat)) in STRENGTH_TAKERS


def _of_answer(view: TovenaarsView, move: Challenge | Reverse) -> Silly | None:
    saves = is_last(view, view.seat, view.soldier_at(view.seat, view.slot_of(view.seat)))
    if isinstance(move, Reverse):
        return Silly.GIVES_UP if saves and not move.yes else None
    won = duel(view)[2]
    if move.yes:
        return Silly.CHALLENGES_WON if won else None
    return Silly.GIVES_UP if saves and not won and not view.reversals[view.seat] else None


def _can_turn(view: TovenaarsView, own: str, other: str) -> bool:
    """Whether the seat to act has a spell that may turn an attack which strength loses."""
    if view.blocked:
        return False
    raises = own in STRENGTH_TAKERS and any(
        beats(strength_of(own) + spell, strength_of(other)) for spell in view.strength_spells[view.seat]
    )
    return bool(raises or view.sleep_spells[view.seat] or view.reversals[view.seat])


LOOKS = Looks(
    Silly,
    silly,
    order,
    absurd=frozenset(
        {
            Silly.SPOILS_DUEL,
            Silly.WASTES_STRENGTH,
            Silly.SLIDES_FOR_NOTHING,
            Silly.WASTES_BLOCK,
            Silly.GIVES_UP,
        }
    ),
)
