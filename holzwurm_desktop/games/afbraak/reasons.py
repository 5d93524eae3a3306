"""Why a removal of Het afbraakspel may be good, and what a pile asks (docs/rules/afbraak.md)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from holzwurm_desktop.ai.chances import Calibration, log_odds
from holzwurm_desktop.ai.reasons import Adviser, Reason
from holzwurm_desktop.games.afbraak.game import GAME, AfbraakState
from holzwurm_desktop.games.afbraak.moves import Remove
from holzwurm_desktop.games.afbraak.view import AfbraakView
from holzwurm_desktop.games.boxes.piles import WonCards, boxes_of, cards_of, lid_position, remove_box

FEW_BOXES = 6
"""So many boxes can be counted out to the end."""
WON, LOST, CARD = 0.9, 0.1, 1 / 480
"""A pile that was counted to its end is worth so much (`player.worth`) won or lost by no card, and so much more for
each card of the lead."""
MOST_CARDS = 4
"""A lead of more cards makes nothing surer."""
ODDS_OF_CARD = 0.8
"""How much each card of the lead adds to the log odds: what the best play leads to is not always played by others,
and a small lead is lost first. Measured with three seats."""


class Why(StrEnum):
    """Why a removal may be good. "Brings": cards that it wins, 1 to 3."""

    LAST_BOX = "last-box"  # number: cards that it brings
    DECIDES = (
        "decides"  # number: cards that it brings; points: the lead after it; other: the cards left, fewer
    )
    BRINGS_MOST = "brings-most"  # number: cards that it brings; every other removal brings fewer
    TAKES_LEAD = (
        "takes-lead"  # number: cards that it brings; points: own cards after it; other: the best rival's
    )
    BRINGS = "brings"  # number: cards that it brings
    WINS_OPEN_LID = "wins-open-lid"  # number: cards that it brings, one of them an open lid
    LEAVES_NOTHING = "leaves-nothing"  # no removal of the next player brings a card
    LEAVES_LEAST = "leaves-least"  # number: what the next player wins at most; more after every other removal
    FREES_NOTHING = "frees-nothing"  # no box may go that could not go before
    QUIET_LEFT = "quiet-left"  # number: removals that bring nothing, 1 or more, are left to the next player


class Ask(StrEnum):
    """What a pile asks."""

    SOME_BRING = "some-bring"  # number: removals that bring cards
    ENDGAME = "endgame"  # number: boxes left, few
    OPEN_ONLY = "open-only"  # only boxes with an open lid may go
    NONE_BRINGS = "none-brings"


class Outcome(NamedTuple):
    """What a removal does: the cards it wins, and what every legal removal of the next player brings."""

    move: Remove
    won: WonCards
    after: AfbraakState
    offers: dict[tuple[int, int], int]

    @property
    def most(self) -> int:
        """The most cards that the next player can win."""
        return max(self.offers.values(), default=0)


def reasons(view: AfbraakView, move: Remove) -> list[Reason]:
    """Why `move` may be good, the most telling reason first."""
    state = state_of(view)
    outcomes = {each.column: outcome_of(state, each) for each in removals_in(state)}
    outcome = outcomes.pop(move.column)
    if not outcome.offers:
        return [Reason(Why.LAST_BOX, number=outcome.won.total)]
    found = _of_gain(view, outcome, list(outcomes.values()))
    if not outcome.most:
        found.append(Reason(Why.LEAVES_NOTHING))
    elif outcomes and all(other.most > outcome.most for other in outcomes.values()):
        found.append(Reason(Why.LEAVES_LEAST, number=outcome.most))
    if outcome.offers.keys() <= outcomes.keys() | {move.column}:
        found.append(Reason(Why.FREES_NOTHING))
    quiet = sum(brings == 0 for brings in outcome.offers.values())
    return [*found, Reason(Why.QUIET_LEFT, number=quiet)] if quiet and outcome.most else found


def situation(view: AfbraakView) -> Reason:
    """What the pile asks of the seat to act."""
    state = state_of(view)
    removals = removals_in(state)
    boxes, opened = boxes_of(state.pile()), state.open_lids()
    if boxes <= FEW_BOXES:
        return Reason(Ask.ENDGAME, number=boxes)
    if all(lid_position(each.column, state.pile()[each.column]) in opened for each in removals):
        return Reason(Ask.OPEN_ONLY)
    bringing = sum(outcome_of(state, each).won.total > 0 for each in removals)
    return Reason(Ask.SOME_BRING, number=bringing) if bringing else Reason(Ask.NONE_BRINGS)


def state_of(view: AfbraakView) -> AfbraakState:
    state = GAME.state_from_view(view)
    assert isinstance(state, AfbraakState)
    return state


def removals_in(state: AfbraakState) -> list[Remove]:
    return [move for move in map(state.move_of, state.code_list()) if isinstance(move, Remove)]


def outcome_of(state: AfbraakState, move: Remove) -> Outcome:
    won = remove_box(state.pile(), state.open_lids(), move.column).won
    after = state.copy()
    assert isinstance(after, AfbraakState)
    after.step_code(after.code_of(move))
    offers = {
        each.column: remove_box(after.pile(), after.open_lids(), each.column).won.total
        for each in removals_in(after)
    }
    return Outcome(move, won, after, offers)


def _of_gain(view: AfbraakView, outcome: Outcome, others: list[Outcome]) -> list[Reason]:
    """What the cards that a removal brings are good for."""
    gain, found = outcome.won.total, []
    mine = sum(view.won[view.seat])
    rival = max(sum(won) for seat, won in enumerate(view.won) if seat != view.seat)
    left = sum(cards_of(outcome.after.pile()))
    if mine + gain - rival > left:
        found.append(Reason(Why.DECIDES, number=gain, points=mine + gain - rival, other=left))
    if not gain:
        return found
    if others and all(other.won.total < gain for other in others):
        found.append(Reason(Why.BRINGS_MOST, number=gain))
    if mine + gain > rival >= mine:
        found.append(Reason(Why.TAKES_LEAD, number=gain, points=mine + gain, other=rival))
    code = Why.WINS_OPEN_LID if outcome.won.opened else Why.BRINGS
    return [*found, Reason(code, number=gain)]


def outlook(_view: AfbraakView, mean: float) -> float:
    """The log odds of winning the round with a removal that promises `mean`."""
    result = min(WON, max(LOST, mean))
    lead = (mean - result) / CARD
    return log_odds(result) + ODDS_OF_CARD * min(MOST_CARDS, max(-MOST_CARDS, lead))


ADVISER = Adviser(
    Why,
    Ask,
    reasons,
    situation,
    outlook=outlook,
    calibrations={
        2: Calibration(-0.03, 0.96),
        3: Calibration(-0.06, 0.41, 0.003),
        4: Calibration(0.12, 0.55, 0.004),
    },
)
