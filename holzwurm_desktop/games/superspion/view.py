"""What one seat of Superspion may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from holzwurm_desktop.games.superspion.deck import suspects


class SuperspionView(NamedTuple):
    """What one seat may know (`docs/rules/superspion.md`). Sets of cards are lists of names in the order of
    `DECK`.

    spies: the seat's own; the other one is None until the round is over; hand: own cards; sizes: cards in
    each hand; trios, fourths: for each seat in the order laid; stock: how many cards are left in it; pile:
    the discard pile, bottom to top, None for a card that the other seat laid; pile_taken: for each of its
    cards the owner's `taken` when it was laid; taken: for each seat how many cards it took from this stock,
    less those that the other seat knew from its discards and has since seen laid.

    Of the seat's own memory: previous: its discards in the pass before; received: cards taken in this pass;
    returned: cards taken at any time that the other seat had discarded; sighted: every card it ever saw.
    passes: shuffles so far.

    Of the turn: laying: a card has been discarded; laid: a trio or a fourth card was laid; resumes: whose
    turn goes on after a shuffle; idle: turns in a row, this one not counted, in which nothing was laid.
    scores, ending: None before the end.
    """

    seat: int
    seats: int
    turn: int
    laying: bool
    laid: bool
    resumes: int
    idle: int
    passes: int
    spies: Sequence[str | None]
    hand: Sequence[str]
    sizes: Sequence[int]
    trios: Sequence[Sequence[Sequence[str]]]
    fourths: Sequence[Sequence[str]]
    stock: int
    pile: Sequence[str | None]
    pile_taken: Sequence[int]
    taken: Sequence[int]
    previous: Sequence[str]
    received: Sequence[str]
    returned: Sequence[str]
    sighted: Sequence[str]
    scores: Sequence[float] | None
    ending: str | None


def possible_spies(view: SuperspionView) -> list[str]:
    """The cards that can be the opponent's spy, by all that the seat has seen so far."""
    laid = {card for trios in view.trios for trio in trios for card in trio}
    fourths = {card for cards in view.fourths for card in cards}
    seen = {*view.sighted, *view.hand, *(spy for spy in view.spies if spy)}
    return sorted(suspects(view.trios[1 - view.seat], laid | fourths) - seen)
