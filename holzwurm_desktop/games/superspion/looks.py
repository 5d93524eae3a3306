"""What looks silly in Superspion, and what is plain (docs/rules/superspion.md).

A rank is *dead* for a seat if it has the rank of its spy and no trio of it lies: the card of the spy's suit, without
which it makes no trio, is the spy itself. A trio is *ready* if the hand has all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum, StrEnum

from holzwurm_desktop.ai.looks import Looks
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.superspion.constants import TRIOS_TO_WIN
from holzwurm_desktop.games.superspion.deck import possible_trio_ranks, ruled_out
from holzwurm_desktop.games.superspion.moves import Discard, End, Fourth, Guess, Trio
from holzwurm_desktop.games.superspion.reasons import DARING, lays, trio_ranks
from holzwurm_desktop.games.superspion.view import SuperspionView, possible_spies

EVEN = 2
"""Among so few suspects a guess is as likely right as wrong."""


class Silly(StrEnum):
    """What is silly about a move."""

    BREAKS_TRIO = "breaks-trio"  # throws a card of a ready trio, though another card is of less use
    THROWS_FOURTH = "throws-fourth"  # throws a card that could be laid this turn and tells nothing, likewise
    BREAKS_PAIR = "breaks-pair"  # throws one of several cards that may become a trio, and keeps a dead one
    IMPOSSIBLE_GUESS = "impossible-guess"  # names a card that cannot be the spy
    WILD_GUESS = "wild-guess"  # names one of too many cards that can
    MISSES_WIN = "misses-win"  # ends the turn though the sixth trio can be laid, or the spy is known
    LEAVES_FOURTH = (
        "leaves-fourth"  # ends the turn though a fourth card that tells nothing can be laid for another
    )


class Use(IntEnum):
    """What a card of the hand is good for when one has to be thrown, the least useful first."""

    DEAD = 0
    ALONE = 1
    ALONE_WITH_SUIT = 2  # of the spy's suit, without which there is no trio
    SPARE = 3  # the other three are a trio without it
    PAIR = 4  # two or more, but not the one of the spy's suit
    PAIR_WITH_SUIT = 5
    FOURTH = 6
    READY = 7


def use_of(view: SuperspionView, card: str) -> Use:
    """What a card of the hand is good for."""
    spy = view.spies[view.seat]
    assert spy is not None
    suits = {each[1] for each in view.hand if each[0] == card[0]}
    if card[0] in trio_ranks(view):
        return Use.FOURTH
    if card[0] == spy[0]:
        return Use.DEAD
    if card[0] in possible_trio_ranks(view.hand, spy):
        return Use.SPARE if len(suits) > 3 and card[1] != spy[1] else Use.READY
    if len(suits) == 1:
        return Use.ALONE_WITH_SUIT if card[1] == spy[1] else Use.ALONE
    return Use.PAIR_WITH_SUIT if spy[1] in suits else Use.PAIR


def silly(view: SuperspionView, moves: Sequence[Move]) -> list[Silly | None]:
    """What is silly about each of these legal moves, None if nothing is."""
    if not view.laying:
        uses = {card: use_of(view, card) for card in view.hand}
        told = ruled_out(view.trios[view.seat])
        return [
            _of_discarding(uses, move.card, move.card in told) if isinstance(move, Discard) else None
            for move in moves
        ]
    suspects = possible_spies(view)
    return [
        _of_guessing(view, suspects, move.card)
        if isinstance(move, Guess)
        else _of_ending(view, suspects)
        if isinstance(move, End)
        else None
        for move in moves
    ]


def order(view: SuperspionView, move: Move) -> float:
    """The least useful card is thrown first; a card that tells nothing is laid; nobody guesses unless it pays.

    Whether what tells something is laid, or kept for a later turn, is a question for the search.
    """
    if isinstance(move, Discard):
        return -float(use_of(view, move.card))
    return -1.0 if isinstance(move, Guess) else float(_tells_nothing(view, move))


def _of_discarding(uses: dict[str, Use], card: str, tells_nothing: bool) -> Silly | None:
    use, least = uses[card], min(uses.values())
    if use is Use.READY and least < Use.FOURTH:
        return Silly.BREAKS_TRIO
    # Laid open, other cards tell the opponent that they are not the spy: they may rather be thrown.
    if use is Use.FOURTH and least < Use.FOURTH and tells_nothing:
        return Silly.THROWS_FOURTH
    return Silly.BREAKS_PAIR if use in (Use.PAIR, Use.PAIR_WITH_SUIT) and least is Use.DEAD else None


def _of_guessing(view: SuperspionView, suspects: Sequence[str], card: str) -> Silly | None:
    if card not in suspects:
        return Silly.IMPOSSIBLE_GUESS
    # Who may lose the round in the next turn anyway dares more.
    pressed = len(view.trios[1 - view.seat]) == TRIOS_TO_WIN - 1
    return Silly.WILD_GUESS if len(suspects) > (DARING if pressed else EVEN) else None


def _of_ending(view: SuperspionView, suspects: Sequence[str]) -> Silly | None:
    free = lays(view)
    wins = len(view.trios[view.seat]) == TRIOS_TO_WIN - 1 and any(isinstance(move, Trio) for move in free)
    if len(suspects) == 1 or wins:
        return Silly.MISSES_WIN
    # With the last card of the stock the discards come back, which may be better left to the other.
    return (
        Silly.LEAVES_FOURTH if view.stock > 1 and any(_tells_nothing(view, move) for move in free) else None
    )


def _tells_nothing(view: SuperspionView, move: Move) -> bool:
    """Whether a move lays a card that the own trios have ruled out as the own spy already."""
    return isinstance(move, Fourth) and move.card in ruled_out(view.trios[view.seat])


LOOKS = Looks(
    Silly,
    silly,
    order,
    absurd=frozenset({Silly.IMPOSSIBLE_GUESS, Silly.MISSES_WIN, Silly.BREAKS_TRIO, Silly.THROWS_FOURTH}),
)
