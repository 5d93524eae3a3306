"""Two matches with the same cards side by side, decision by decision."""

from __future__ import annotations

from itertools import zip_longest
from typing import NamedTuple

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.match import Match


class Line(NamedTuple):
    """The same decision in two matches.

    round_index: its round, from 0; number: which one it is there, from 1; moves: the numbers of the moves in that
    round of each match, from 0, None where there was none; parted: whether something up to here was played otherwise;
    first: whether that was not so before.
    """

    round_index: int
    number: int
    moves: tuple[int | None, int | None]
    parted: bool
    first: bool


def lines(one: Match, other: Match, seat: int = 0) -> list[Line]:
    """The decisions of `seat` in two matches that were dealt the same cards, round by round.

    In each round the lines begin together: its cards are the same again, whatever happened before.
    """
    found: list[Line] = []
    for index in range(max(len(one.rounds), len(other.rounds))):
        moves = [_moves(match, index) for match in (one, other)]
        mine = [[at for at, move in enumerate(each) if move.get("seat") == seat] for each in moves]
        apart = False
        for number, (left, right) in enumerate(zip_longest(*mine), 1):
            parted = apart or left != right or moves[0][: _end(left)] != moves[1][: _end(right)]
            found.append(Line(index, number, (left, right), parted, parted and not apart))
            apart = parted
    return found


def position_of(match: Match, round_index: int, move_index: int) -> int:
    """The number of the position after a move, as a replay counts them (`session.replay`)."""
    return sum(len(played.moves) + 1 for played in match.rounds[:round_index]) + move_index + 1


def _moves(match: Match, round_index: int) -> list[dict[str, Json]]:
    """The moves of a round without what was noted beside them, such as the time that they took."""
    if round_index >= len(match.rounds):
        return []
    return [match.game.move_from_json(move).to_json() for move in match.rounds[round_index].moves]


def _end(move: int | None) -> int:
    return 0 if move is None else move + 1
