"""Why a play of Der dreizehnte Holzwurm may be good, and what a hand asks (docs/rules/holzwurm.md)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from holzwurm_desktop.ai.chances import Calibration
from holzwurm_desktop.ai.reasons import Adviser, Reason
from holzwurm_desktop.games.holzwurm.constants import FATE, GOING_OUT, ROWS
from holzwurm_desktop.games.holzwurm.deck import POISON, points_of, taken_points, takes_row
from holzwurm_desktop.games.holzwurm.game import GAME
from holzwurm_desktop.games.holzwurm.moves import Play
from holzwurm_desktop.games.holzwurm.view import HolzwurmView

BAD_ROW = -8
"""A row that brings so many points, or fewer, is one that nobody wants to take."""
FEW = 3
"""So many cards left are few."""
ITERATIONS = 20_000
"""A search is fast here, and with a third of this another one would blame one piece of advice in eight."""


class Why(StrEnum):
    """Why a play may be good. The play's card comes first; "worth" is in points, with the fate card."""

    GOES_OUT = "goes-out"  # points: for going out
    ONLY_STAYS = "only-stays"  # every other play takes a row
    CATCHES = "catches"  # cards after the first: known ones of the next player that stayed there before and now take
    SHEDS_WORST = "sheds-worst"  # points: of the card, the fewest in the hand
    SHEDS = "sheds"  # points: of the card, below 0
    COSTS_LEAST = "costs-least"  # points: of the card, above 0; no legal play is better for the hand
    SPOILS = "spoils"  # points: what the row brings to who takes it now; number: its cards
    FIFTH_ROW = "fifth-row"  # after it no row can be opened
    JUST_STAYS = "just-stays"  # number: cards of the row; with one more the card would take it
    FEW_LEFT = "few-left"  # number: cards left in the hand
    ENDS_ROUND = "ends-round"  # points: what the hand counts then
    GAINS = "gains"  # number: cards of the row; points: what the hand gains, above 0
    FORCED = "forced"  # points: what the hand loses by the row; every play takes one, and none is better
    FREES = "frees"  # number: own cards that took the row and can open one of their colour now
    POISON_NEXT = "poison-next"  # the fate card after this one is the thirteen
    BAD_FATE_NEXT = "bad-fate-next"  # cards: the play's, the fate card after this one; points: of the latter


class Ask(StrEnum):
    """What a hand asks."""

    LAST_CARD = "last-card"  # points: for going out
    POISON_UP = "poison-up"  # the next taking ends the round; points: what the hand counts now
    ALL_TAKE = "all-take"  # every play takes a row
    SOME_TAKE = "some-take"  # number: rows that take at least one of the own cards
    NONE_TAKES = "none-takes"


def reasons(view: HolzwurmView, move: Play) -> list[Reason]:
    """Why `move` may be good, the most telling reason first."""
    row = [] if move.row is None else view.rows[move.row]
    if takes(view, move):
        return _of_taking(view, move, row)
    if len(view.hand) == 1:
        return [Reason(Why.GOES_OUT, (move.card,), points=GOING_OUT)]
    return _of_staying(view, move, row)


def situation(view: HolzwurmView) -> Reason:
    """What the hand of the seat to act asks."""
    plays = legal_plays(view)
    rows = {play.row for play in plays if takes(view, play)}
    all_take = all(takes(view, play) for play in plays)
    if len(view.hand) == 1 and not all_take:
        return Reason(Ask.LAST_CARD, tuple(view.hand), points=GOING_OUT)
    if len(view.fate) == 1:
        return Reason(Ask.POISON_UP, points=sum(map(points_of, view.hand)))
    if all_take:
        return Reason(Ask.ALL_TAKE, number=len(rows))
    return Reason(Ask.SOME_TAKE, number=len(rows)) if rows else Reason(Ask.NONE_TAKES)


def played(view: HolzwurmView) -> float:
    """Which part of a round is over, from 0 to 1, told by the fate pile, whose last card ends it."""
    return 1.0 - (len(view.fate) - 1) / (FATE - 1)


def takes(view: HolzwurmView, play: Play) -> bool:
    """Whether a play takes a row."""
    return play.row is not None and takes_row(play.card, view.rows[play.row])


def legal_plays(view: HolzwurmView) -> list[Play]:
    """The legal plays: they depend on nothing but the own hand and the rows."""
    state = GAME.state_from_view(view)
    return [play for play in map(state.move_of, state.code_list()) if isinstance(play, Play)]


def change(view: HolzwurmView, play: Play) -> int:
    """What a play changes in the points of the hand; going out not counted."""
    if play.row is None or not takes(view, play):
        return -points_of(play.card)
    return taken_points(view.rows[play.row], view.fate[-1])


def _of_staying(view: HolzwurmView, move: Play, row: Sequence[str]) -> list[Reason]:
    card, points, found = (move.card,), points_of(move.card), []
    plays = legal_plays(view)
    if len(plays) > 1 and all(play == move or takes(view, play) for play in plays):
        found.append(Reason(Why.ONLY_STAYS, card))
    if caught := _caught(view, move, row):
        found.append(Reason(Why.CATCHES, card + caught, number=len(caught)))
    if points < 0:
        worst = points == min(map(points_of, view.hand))
        found.append(Reason(Why.SHEDS_WORST if worst else Why.SHEDS, card, points=points))
    elif all(change(view, play) <= -points for play in plays):
        found.append(Reason(Why.COSTS_LEAST, card, points=points))
    now = (*row, move.card)
    worth = taken_points(now, view.fate[-1])
    if worth <= BAD_ROW and len(now) > 1:
        found.append(Reason(Why.SPOILS, card, len(now), worth))
    if move.row is None and len(view.rows) == ROWS - 1:
        found.append(Reason(Why.FIFTH_ROW, card))
    if row and takes_row(move.card, now):
        found.append(Reason(Why.JUST_STAYS, card, len(row)))
    if len(view.hand) - 1 <= FEW:
        found.append(Reason(Why.FEW_LEFT, card, len(view.hand) - 1))
    return found


def _caught(view: HolzwurmView, move: Play, row: Sequence[str]) -> tuple[str, ...]:
    """The cards that the next player is known to hold, that must go to this row, and that take it from now on."""
    colour = (
        view.colours[move.row] if move.row is not None and view.colours[move.row] != "N" else move.card[0]
    )
    if colour == "N":
        return ()
    known = view.known[(view.seat + 1) % view.seats]
    now = (*row, move.card)
    return tuple(
        card for card in known if card[0] == colour and takes_row(card, now) and not takes_row(card, row)
    )


def _of_taking(view: HolzwurmView, move: Play, row: Sequence[str]) -> list[Reason]:
    card, found = (move.card,), []
    gain = taken_points(row, view.fate[-1])
    if view.fate[-1] == POISON:
        found.append(Reason(Why.ENDS_ROUND, card, points=sum(map(points_of, view.hand)) + gain))
    if gain > 0:
        found.append(Reason(Why.GAINS, card, len(row), gain))
    plays = legal_plays(view)
    if gain <= 0 and all(takes(view, play) and change(view, play) <= gain for play in plays):
        found.append(Reason(Why.FORCED, card, points=gain))
    if len(view.fate) > 1:
        following = view.fate[-2]
        if following == POISON:
            found.append(Reason(Why.POISON_NEXT, card))
        elif points_of(following) < 0:
            found.append(Reason(Why.BAD_FATE_NEXT, (*card, following), points=points_of(following)))
        colour = view.colours[move.row] if move.row is not None else move.card[0]
        freed = [own for own in view.hand if own[0] == colour != "N" and takes_row(own, row)]
        if freed:
            found.append(Reason(Why.FREES, card, len(freed)))
    return found


ADVISER = Adviser(
    Why,
    Ask,
    reasons,
    situation,
    iterations=ITERATIONS,
    played=played,
    calibrations={
        2: Calibration(-0.52, 1.42, drift=-1.17, growth=-0.19),
        4: Calibration(-1.66, 2.35, drift=-0.36, growth=-0.70, lapse=0.06),
    },
    contrasts={2: None, 4: 1.4},
)
