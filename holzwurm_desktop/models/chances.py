"""Each player's chances over the positions of a round, as they are drawn and told."""

from __future__ import annotations

from typing import NamedTuple

from holzwurm_desktop.ai.analysis import FROM, Analysis, Judgement, judgement
from holzwurm_desktop.engine.match import Match


class Point(NamedTuple):
    """A known chance: position: how many moves have been made; chance: from 0 to 1; worse: what the move that led
    there is called, if it was an inaccuracy or worse."""

    position: int
    chance: float
    worse: Judgement | None = None


Line = list[Point]
"""One seat's chances in a round."""


def lines_of(match: Match, analysis: Analysis, round_index: int) -> list[Line]:
    """Each seat's chances: before each of its decisions with the best move, after it with its own, and at the end of
    the round its share of the win."""
    found: list[Line] = [[] for _ in range(match.seats)]
    played = match.rounds[round_index]
    for index, (move, known) in enumerate(zip(played.moves, analysis.rounds[round_index], strict=True)):
        if known is None or known.chance is None:
            continue
        line = found[move["seat"]]
        line.append(Point(index, known.chance))
        if known.after is not None:
            called = judgement(match.game.id, known)
            line.append(Point(index + 1, known.after, called if called in FROM else None))
    if played.scores is not None:
        winners = match.game.winners(played.scores)
        for seat, line in enumerate(found):
            line.append(Point(len(played.moves), float(seat in winners) / len(winners)))
    return found


def chance_at(line: Line, position: int) -> float | None:
    """The chance that was known last at a position; None before the first one."""
    return next((point.chance for point in reversed(line) if point.position <= position), None)
