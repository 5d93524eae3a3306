"""Why a move of Kistenstapel may be good, and what a position asks (docs/rules/kistenstapel.md)."""

from __future__ import annotations

import math
from enum import StrEnum

from holzwurm_desktop.ai.chances import Calibration, log_odds
from holzwurm_desktop.ai.reasons import Adviser, Reason
from holzwurm_desktop.engine.contract import Move, NoObjection
from holzwurm_desktop.games.boxes.best_build import best_build
from holzwurm_desktop.games.boxes.building import pile_change
from holzwurm_desktop.games.boxes.builds import (
    Hand,
    ScoredBuild,
    cards_laid,
    returned_of,
    used_of,
    value_of,
)
from holzwurm_desktop.games.boxes.piles import Column, Position, boxes_of, hidden_boxes
from holzwurm_desktop.games.kistenstapel.game import STOCK
from holzwurm_desktop.games.kistenstapel.moves import Bid, Build, Concede, Done, Knock, Pass
from holzwurm_desktop.games.kistenstapel.view import KistenstapelView

POINT = 0.01
"""Means of candidates differ by this much for each point (`player.SCALE`): one point is a clear difference."""
ORDERS = 20
"""How many orders of the stock the coach plays out, see `player.choose`: each compares up to ten builds."""

KEPT = 0.75
"""Of points that a build promises so large a part is a lead that lasts, measured with two and four seats: the others
build on what it leaves."""


class Why(StrEnum):
    """Why a move may be good. points, of a build: what it makes."""

    REACHES_BID = "reaches-bid"  # points: made with the unused cards after it; other: the bid
    BEST = "best"  # number: points; no build makes more with these cards
    NO_CARD = "no-card"  # number: boxes won; no card is laid
    UNDERNEATH = "underneath"  # number: layers put under the whole pile
    TAKES_LEAD = "takes-lead"  # points: own score after it; other: the best rival's
    HIDDEN = "hidden"  # number: boxes won that the picture implies and no card shows
    RETURNS = "returns"  # number: cards that come back
    OPEN_LID = "open-lid"  # number: open lids laid
    USES_UP = "uses-up"  # number: cards laid, the last ones held
    MAKES = "makes"  # number: points
    NOTHING = "nothing"  # no build makes a point
    OVERLOOKED = "overlooked"  # points: what the one who passed could have made
    WORTH = "worth"  # points: what one build with all unused cards makes; other: the bid, no more than that


class Ask(StrEnum):
    """What a position asks."""

    BUILD = "build"  # points: what the best build makes; number: cards held
    PASS = "pass"  # no build makes a point; number: cards held
    SHOW = "show"  # points: what the knocker can show
    SHOW_NOTHING = "show-nothing"
    BID = "bid"  # number: unused cards; points: what one build with them makes
    LEFTOVER = "leftover"  # points: what one more build makes; number: cards held
    LAST_CARDS = "last-cards"  # the stock is empty; points: what the best build makes


def reasons(view: KistenstapelView, move: Move) -> list[Reason]:
    """Why `move` may be good, the most telling reason first."""
    if isinstance(move, Build):
        return _of_building(view, move)
    if isinstance(move, Bid):
        return _of_bidding(view, move)
    if view.waiting and not isinstance(move, Knock | NoObjection):
        return []  # the card that comes when nobody knocks is not known yet
    best = best_of(view)
    if isinstance(move, Knock):
        return [Reason(Why.OVERLOOKED, points=best.points)] if best else []
    # What is left are the moves that build nothing.
    return [] if best else [Reason(Why.NOTHING)]


def situation(view: KistenstapelView) -> Reason:
    """What is asked of the seat to act."""
    hand = unused_of(view) if view.phase == "bid" else _hand(view)
    best = best_of(view, hand)
    points, count = best.points if best else 0, sum(hand)
    if view.phase == "bid":
        return Reason(Ask.BID, number=count, points=points)
    if _on_pass(view):
        return Reason(Ask.SHOW, points=points) if best else Reason(Ask.SHOW_NOTHING)
    if not best:
        return Reason(Ask.PASS, number=count)
    if view.phase == "leftover":
        return Reason(Ask.LEFTOVER, number=count, points=points)
    return Reason(Ask.BUILD if view.stock else Ask.LAST_CARDS, number=count, points=points)


def worth(view: KistenstapelView, move: Move) -> float | None:
    """What a move is worth, `POINT` for each point that it makes; None if it makes none by itself.

    With the unused cards a seat builds as often as it likes: there the points that can still be made count as well.
    """
    if isinstance(move, Pass | Done | Concede):
        return 0.0
    if not isinstance(move, Build) or view.waiting:
        return None
    points = value_of(move.pile) - value_of(pile_of(view))
    if view.phase == "leftover":
        laid = cards_laid(pile_of(view), opened_of(view), move.pile, move.opened)
        left, right, closed, opened = (held - used for held, used in zip(_hand(view), laid, strict=True))
        rest = best_build(move.pile, move.opened, (left, right, closed, opened))
        points += rest.points if rest else 0
    return points * POINT


def outlook(view: KistenstapelView, mean: float) -> float:
    """The log odds of winning the round with a build that promises `mean`.

    A lead counts for less the more cards are not built with yet, each of which may bring its seat points; the sum of
    what they bring varies with the square root of their number.
    """
    rivals = [score for seat, score in enumerate(view.scores) if seat != view.seat]
    lead = view.scores[view.seat] - max(rivals) + KEPT * (mean - 0.5) / POINT
    left = view.stock + sum(map(sum, view.hands))
    return log_odds(1.0 / view.seats) + lead / math.sqrt(1 + left)


def played(view: KistenstapelView) -> float:
    """Which part of the cards is drawn, from 0 to 1."""
    return 1.0 - view.stock / sum(STOCK.values())


def pile_of(view: KistenstapelView) -> dict[Column, int]:
    return {(x, y): height for x, y, height in view.pile}


def opened_of(view: KistenstapelView) -> list[Position]:
    return [(a, b) for a, b in view.open]


def _on_pass(view: KistenstapelView) -> bool:
    """Whether the cards of the seat that passed are those to build with."""
    return view.waiting or view.phase in ("knock", "last")


def _hand(view: KistenstapelView) -> Hand:
    """The cards that are built with: one's own, or those of who passed."""
    left, right, closed, opened = view.hands[view.passer if _on_pass(view) else view.turn]
    return left, right, closed, opened


def unused_of(view: KistenstapelView) -> Hand:
    """The cards of all seats, for which they bid."""
    left, right, closed, opened = (sum(hand[kind] for hand in view.hands) for kind in range(4))
    return left, right, closed, opened


def best_of(view: KistenstapelView, hand: Hand | None = None) -> ScoredBuild | None:
    """A build that makes the most points, with the cards of `hand` if they are given."""
    return best_build(pile_of(view), opened_of(view), _hand(view) if hand is None else hand)


def _of_bidding(view: KistenstapelView, move: Bid) -> list[Reason]:
    best = best_of(view, unused_of(view))
    if best is None:
        return [] if move.points else [Reason(Why.NOTHING)]
    worth = 0 < move.points <= best.points
    return [Reason(Why.WORTH, points=best.points, other=move.points)] if worth else []


def _of_building(view: KistenstapelView, move: Build) -> list[Reason]:
    pile, opened, found = pile_of(view), opened_of(view), []
    points = value_of(move.pile) - value_of(pile)
    laid = cards_laid(pile, opened, move.pile, move.opened)
    used, returned = used_of(laid), returned_of(laid)
    best = (
        None if view.waiting else best_of(view)
    )  # while a knock is possible, a card may still come to the hand
    if view.phase == "leftover" and (bid := view.bids[view.turn]) and view.made < bid <= view.made + points:
        found.append(Reason(Why.REACHES_BID, points=view.made + points, other=bid))
    if best is not None and best.points == points:
        found.append(Reason(Why.BEST, number=points))
    boxes = boxes_of(move.pile) - boxes_of(pile)
    if not sum(used) and boxes > 0:
        found.append(Reason(Why.NO_CARD, number=boxes, points=points))
    layers = pile_change(pile, move.pile, bool(opened))[1]
    if layers > 0:
        found.append(Reason(Why.UNDERNEATH, number=layers, points=points))
    found += _of_score(view, points)
    # A rearranged pile may hide more boxes and be no larger: those are none that were won.
    hidden = min(boxes, len(hidden_boxes(move.pile)) - len(hidden_boxes(pile)))
    counted = ((Why.HIDDEN, hidden), (Why.RETURNS, sum(returned)), (Why.OPEN_LID, used[3]))
    found += [Reason(code, number=number, points=points) for code, number in counted if number > 0]
    if not view.waiting and sum(used) == sum(_hand(view)) > 0 and not sum(returned):
        found.append(Reason(Why.USES_UP, number=sum(used), points=points))
    return [*found, Reason(Why.MAKES, number=points)]


def _of_score(view: KistenstapelView, points: int) -> list[Reason]:
    """Whether points that count at once bring the builder into the lead."""
    if view.phase not in ("play", "knock"):
        return []
    mine = view.scores[view.turn]
    rival = max(score for seat, score in enumerate(view.scores) if seat != view.turn)
    leads = mine <= rival < mine + points
    return [Reason(Why.TAKES_LEAD, points=mine + points, other=rival)] if leads else []


ADVISER = Adviser(
    Why,
    Ask,
    reasons,
    situation,
    clearly=POINT,
    iterations=ORDERS,
    worth=worth,
    point=POINT,
    outlook=outlook,
    played=played,
    calibrations={
        2: Calibration(0.01, 0.43, drift=-0.36, growth=0.09),
        4: Calibration(0.10, 0.45, drift=0.99, growth=0.23, lapse=0.07),
    },
)
