"""Why a move of Superspion may be good, and what a turn asks (docs/rules/superspion.md).

The *key card* of a rank is its card of the own spy's suit: no trio of the rank goes without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from holzwurm_desktop.ai.chances import Calibration
from holzwurm_desktop.ai.reasons import Adviser, Reason
from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.superspion.constants import TRIOS_TO_WIN
from holzwurm_desktop.games.superspion.deck import possible_trio_ranks
from holzwurm_desktop.games.superspion.game import GAME
from holzwurm_desktop.games.superspion.moves import Discard, Fourth, Guess, Trio
from holzwurm_desktop.games.superspion.view import SuperspionView, possible_spies

SHORT_STOCK = 6
"""With so few cards in the stock, the discards are soon shuffled into a new one."""
DARING = 3
"""Among so few suspects a guess may be dared."""


class Why(StrEnum):
    """Why a move may be good. What is laid, or named, comes first."""

    WINS = "wins"
    TRIO = "trio"  # cards: the three; number: own trios after it
    HIDES_SUIT = (
        "hides-suit"  # cards: the three; number: suits that the own spy may have by the own trios, 2 or more
    )
    FOURTH = "fourth"
    RESHUFFLES = "reshuffles"  # number: cards of the stock that the discards become at once
    SURE = "sure"  # no other card can be the spy
    LAST_CHANCE = "last-chance"  # number: cards that can be the spy; the opponent has all trios but one
    DARES = "dares"  # number: cards that can be the spy
    SPY_RANK = "spy-rank"  # the own spy has its rank: it becomes no trio
    ALONE = "alone"  # no other card of its rank is held, and none lies on the table
    NO_KEY = "no-key"  # cards: the discarded one, the key card of its rank, which is not held
    SPARE = "spare"  # the other three of its rank are held and are a trio
    COMES_BACK = "comes-back"  # number: cards in the stock, after which the discards come back
    NOTHING_LEFT = "nothing-left"  # nothing can be laid
    TOO_MANY = "too-many"  # number: cards that can be the spy
    KEEPS_SECRET = "keeps-secret"  # number: suits that the own spy may have; any trio would leave one


class Ask(StrEnum):
    """What a turn asks."""

    HOLDS_TRIOS = "holds-trios"  # number: ranks that are a trio in the hand
    DISCARD = "discard"  # no trio in the hand
    UNMASKED = "unmasked"  # cards: the only one that can be the spy
    LAST_TURN = "last-turn"  # number: cards that can be the spy; the opponent lacks one trio
    LAY = "lay"  # number: different cards that can be laid, in trios or as a fourth
    NO_MORE = "no-more"  # nothing can be laid; number: cards that can be the spy


def reasons(view: SuperspionView, move: Move) -> list[Reason]:
    """Why `move` may be good, the most telling reason first."""
    if isinstance(move, Trio):
        found = _of_trio(view, move)
    elif isinstance(move, Fourth):
        found = [Reason(Why.FOURTH, (move.card,))]
    elif isinstance(move, Discard):
        found = _of_discarding(view, move.card)
    elif isinstance(move, Guess):
        found = _of_guessing(view, move.card)
    else:
        found = _of_ending(view)
    draws = isinstance(move, Discard | Fourth | Trio) and found[:1] != [Reason(Why.WINS, _laid(move))]
    if draws and view.stock == 1:
        found.append(Reason(Why.RESHUFFLES, _laid(move), len(view.pile) + isinstance(move, Discard)))
    return found


def situation(view: SuperspionView) -> Reason:
    """What is asked of the seat to act."""
    if not view.laying:
        ready = possible_trio_ranks(view.hand, view.spies[view.seat]) - trio_ranks(view)
        return Reason(Ask.HOLDS_TRIOS, number=len(ready)) if ready else Reason(Ask.DISCARD)
    left = possible_spies(view)
    if len(left) == 1:
        return Reason(Ask.UNMASKED, tuple(left))
    cards = {card for lay in lays(view) for card in _laid(lay)}
    if not cards:
        near = len(view.trios[1 - view.seat]) == TRIOS_TO_WIN - 1
        return Reason(Ask.LAST_TURN if near else Ask.NO_MORE, number=len(left))
    return Reason(Ask.LAY, number=len(cards))


def trio_ranks(view: SuperspionView) -> set[str]:
    """The ranks of which a trio lies."""
    return {trio[0][0] for trios in view.trios for trio in trios}


def _laid(move: Move) -> tuple[str, ...]:
    """The cards that a move lays or names."""
    if isinstance(move, Trio):
        return move.cards
    return (move.card,) if isinstance(move, Discard | Fourth | Guess) else ()


def lays(view: SuperspionView) -> list[Move]:
    """The legal trios and fourth cards: they depend on nothing but the own cards and the table."""
    state = GAME.state_from_view(view)
    return [move for move in map(state.move_of, state.code_list()) if isinstance(move, Trio | Fourth)]


def suits_left(trios: Sequence[Sequence[str]]) -> set[str]:
    """The suits that the spy of who laid `trios` may have: one card of each has it."""
    return set("SHDC").intersection(*({card[1] for card in trio} for trio in trios))


def _of_trio(view: SuperspionView, move: Trio) -> list[Reason]:
    trios = [*view.trios[view.seat], move.cards]
    if len(trios) == TRIOS_TO_WIN:
        return [Reason(Why.WINS, move.cards)]
    hidden = len(suits_left(trios))
    found = [Reason(Why.TRIO, move.cards, len(trios))]
    return [*found, Reason(Why.HIDES_SUIT, move.cards, hidden)] if hidden > 1 else found


def _of_discarding(view: SuperspionView, card: str) -> list[Reason]:
    spy, found = view.spies[view.seat], []
    rank = [each for each in view.hand if each[0] == card[0]]
    if spy is None or card[0] in trio_ranks(view):
        pass  # of such a rank it is no question any more whether a trio can be made
    elif card[0] == spy[0]:
        found.append(Reason(Why.SPY_RANK, (card,)))
    else:
        key = card[0] + spy[1]
        if len(rank) == 4 and card != key:
            found.append(Reason(Why.SPARE, (card,)))
        if rank == [card]:
            found.append(Reason(Why.ALONE, (card,)))
        if key not in rank:
            found.append(Reason(Why.NO_KEY, (card, key)))
    if 1 < view.stock <= SHORT_STOCK:
        found.append(Reason(Why.COMES_BACK, (card,), view.stock))
    return found


def _of_guessing(view: SuperspionView, card: str) -> list[Reason]:
    left = possible_spies(view)
    if card not in left:
        return []
    if len(left) == 1:
        return [Reason(Why.SURE, (card,))]
    if len(view.trios[1 - view.seat]) == TRIOS_TO_WIN - 1:
        return [Reason(Why.LAST_CHANCE, (card,), len(left))]
    return [Reason(Why.DARES, (card,), len(left))] if len(left) <= DARING else []


def _of_ending(view: SuperspionView) -> list[Reason]:
    found, laying, left = [], lays(view), possible_spies(view)
    own = view.trios[view.seat]
    trios = [move.cards for move in laying if isinstance(move, Trio)]
    if trios and len(suits_left(own)) > 1 and all(len(suits_left([*own, trio])) == 1 for trio in trios):
        found.append(Reason(Why.KEEPS_SECRET, number=len(suits_left(own))))
    if len(left) > DARING:
        found.append(Reason(Why.TOO_MANY, number=len(left)))
    if not laying:
        found.insert(0, Reason(Why.NOTHING_LEFT))
    return found


ADVISER = Adviser(Why, Ask, reasons, situation, calibrations={2: Calibration(-0.11, 1.20)})
