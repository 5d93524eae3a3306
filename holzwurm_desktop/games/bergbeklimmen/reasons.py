"""Why a move of Bergbeklimmen may be good, and what a turn asks (docs/rules/bergbeklimmen.md).

What a route *lacks* for a card is a number of cards, see `deck.lacking`.
"""

from __future__ import annotations

from enum import StrEnum

from holzwurm_desktop.ai.chances import Calibration
from holzwurm_desktop.ai.reasons import Adviser, Reason
from holzwurm_desktop.games.bergbeklimmen.constants import ROUTE_LENGTH, TEAM_SIZE
from holzwurm_desktop.games.bergbeklimmen.deck import climb, lacking, must_lay
from holzwurm_desktop.games.bergbeklimmen.moves import Draw, Keep, Play
from holzwurm_desktop.games.bergbeklimmen.view import BergbeklimmenView

SOON = 3
"""A card for which a route lacks no more cards than this is needed soon."""


class Why(StrEnum):
    """Why a move may be good. The card that is laid, kept or taken comes first."""

    SUMMIT = "summit"
    TAKES_LEAD = "takes-lead"  # points: the own climb after it; other: the opponent's
    THEN_FITS = "then-fits"  # cards: the play's, the one of the hand that may go on the route right after it
    JOINS = "joins"  # number: team members after it
    CLIMBS = "climbs"  # points: the own climb after it
    BURIES = "buries"  # cards: the play's, one below that the opponent needs now; number: cards on that one
    NO_USE_TO_OTHER = "no-use-to-other"  # the opponent never needs it
    FAR_FOR_OTHER = "far-for-other"  # number: what the opponent's route lacks for it
    NO_USE = "no-use"  # the own route never needs it
    FAR = "far"  # number: what the own route lacks for it
    LEAVES_OPEN = "leaves-open"  # cards: the play's, the top of the other own pile, which is needed soon
    TO_HAND = "to-hand"  # an own card needed soon lies open and can be drawn again
    KEEPS_NEXT = "keeps-next"  # the card that the route needs now
    KEEPS = "keeps"  # number: what the route lacks for it
    DRAWS_NEXT = "draws-next"  # the card that the route needs now
    UNCOVERS = "uncovers"  # cards: the one taken, the one beneath it, which the route needs now or next
    DRAWS_SOON = "draws-soon"  # number: what the route lacks for it
    NOTHING_OPEN = "nothing-open"  # no open card of the own colour is needed soon


class Ask(StrEnum):
    """What a turn asks."""

    FITS = "fits"  # cards: the one of the hand that the route needs now
    FOREIGN = "foreign"  # number: cards of the opponent's colour, which must be laid
    ROPED = "roped"  # in front: one own card only
    NONE_FITS = "none-fits"
    OPEN_FITS = "open-fits"  # cards: an open one that the route needs now
    DRAW = "draw"  # no open card fits now


def reasons(view: BergbeklimmenView, move: Play | Keep | Draw) -> list[Reason]:
    """Why `move` may be good, the most telling reason first."""
    if isinstance(move, Keep):
        return _of_keeping(view)
    if isinstance(move, Draw):
        return _of_drawing(view, move)
    if move.pile is None:
        return _of_climbing(view, move)
    return (_of_burying if must_lay(move.card, view.seat) else _of_sparing)(view, move, move.pile)


def situation(view: BergbeklimmenView) -> Reason:
    """What is asked of the seat to act."""
    route = view.routes[view.seat]
    if view.drawing:
        fitting = [pile[-1] for pile in view.piles[view.seat] if pile and lacking(route, pile[-1]) == 0]
        return Reason(Ask.OPEN_FITS, tuple(fitting[:1])) if fitting else Reason(Ask.DRAW)
    own = [card for card in view.hand if not must_lay(card, view.seat)]
    fitting = [card for card in own if lacking(route, card) == 0]
    if fitting:
        return Reason(Ask.FITS, tuple(fitting[:1]))
    if len(own) < len(view.hand):
        return Reason(Ask.FOREIGN, number=len(view.hand) - len(own))
    return Reason(Ask.ROPED if view.front and len(own) > 1 else Ask.NONE_FITS)


def _of_climbing(view: BergbeklimmenView, move: Play) -> list[Reason]:
    card, found = (move.card,), []
    route, other = (*view.routes[view.seat], move.card), climb(view.routes[1 - view.seat])
    if len(route) == ROUTE_LENGTH:
        return [Reason(Why.SUMMIT, card)]
    if climb(route) > other >= climb(route[:-1]):
        found.append(Reason(Why.TAKES_LEAD, card, points=climb(route), other=other))
    rest = [each for each in view.hand if each != move.card and not must_lay(each, view.seat)]
    if not view.front:
        # At most two cards are held.
        found += [Reason(Why.THEN_FITS, (*card, each)) for each in rest if lacking(route, each) == 0]
    if len(route) <= TEAM_SIZE:
        found.append(Reason(Why.JOINS, card, len(route)))
    else:
        found.append(Reason(Why.CLIMBS, card, points=climb(route)))
    return found


def _of_burying(view: BergbeklimmenView, move: Play, slot: int) -> list[Reason]:
    """Of laying a card of the opponent's colour."""
    found, other = [], 1 - view.seat
    route, pile = view.routes[other], view.piles[other][slot]
    needed = [place for place, card in enumerate(pile) if lacking(route, card) == 0]
    if needed:
        # The one that lies highest is the first that the opponent can reach.
        found.append(Reason(Why.BURIES, (move.card, pile[needed[-1]]), len(pile) - needed[-1]))
    away = lacking(route, move.card)
    if away < 0:
        found.append(Reason(Why.NO_USE_TO_OTHER, (move.card,)))
    elif away > SOON:
        found.append(Reason(Why.FAR_FOR_OTHER, (move.card,), away))
    return found


def _of_sparing(view: BergbeklimmenView, move: Play, slot: int) -> list[Reason]:
    """Of laying a card of the own colour on a middle pile."""
    found, route = [], view.routes[view.seat]
    away = lacking(route, move.card)
    if away < 0:
        found.append(Reason(Why.NO_USE, (move.card,)))
    elif away > SOON:
        found.append(Reason(Why.FAR, (move.card,), away))
    beside = view.piles[view.seat][1 - slot]
    if beside and 0 <= lacking(route, beside[-1]) <= SOON:
        found.append(Reason(Why.LEAVES_OPEN, (move.card, beside[-1])))
    if 0 <= away <= SOON:
        found.append(Reason(Why.TO_HAND, (move.card,)))
    return found


def _of_keeping(view: BergbeklimmenView) -> list[Reason]:
    card = view.hand[0]
    away = lacking(view.routes[view.seat], card)
    if away < 0:
        return []
    return [Reason(Why.KEEPS, (card,), away) if away else Reason(Why.KEEPS_NEXT, (card,))]


def _of_drawing(view: BergbeklimmenView, move: Draw) -> list[Reason]:
    route, piles, found = view.routes[view.seat], view.piles[view.seat], []
    if move.pile is None:
        open_cards = [pile[-1] for pile in piles if pile]
        useful = any(0 <= lacking(route, card) <= SOON for card in open_cards)
        return [] if useful else [Reason(Why.NOTHING_OPEN)]
    card, *beneath = reversed(piles[move.pile])
    away = lacking(route, card)
    if away == 0:
        found.append(Reason(Why.DRAWS_NEXT, (card,)))
    if beneath and 0 <= lacking(route, beneath[0]) <= 1:
        found.append(Reason(Why.UNCOVERS, (card, beneath[0])))
    if 0 < away <= SOON:
        found.append(Reason(Why.DRAWS_SOON, (card,), away))
    return found


ADVISER = Adviser(Why, Ask, reasons, situation, calibrations={2: Calibration(-0.10, 1.15)}, exact=True)
