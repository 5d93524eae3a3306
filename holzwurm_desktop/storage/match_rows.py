"""Finished matches as the figures are made from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from holzwurm_desktop.storage.json_text import JsonObject


class SeatResult(NamedTuple):
    """The result of one seat.

    `player` is `human` or `computer`, `level` that of a computer player; `score` is the match total, `share` the
    share of the win, 0 to 1. `program` is what the program is called that played there: then `level` says nothing.
    `strength` is that of a computer player between the levels (`ai.scale`), None for others.
    """

    name: str
    player: str
    level: str | None
    score: float
    share: float
    program: str = ""
    strength: float | None = None


@dataclass(frozen=True)
class MatchRow:
    """One finished match; `finished` is an ISO time in UTC, `duration_ms` milliseconds of play.

    `options` are those the record names, `deal_number` is None if the record has none, `day` is the date (ISO) if
    it was the deal of the day, and `round_scores[round][seat]` are the scores. `stand_ins` is how many moves were
    made in place of a computer player that had failed. `accuracies` are those of the seats, 0 to 100, if the match
    was analysed.
    """

    match_id: int
    game: str
    finished: str
    seats: tuple[SeatResult, ...]
    rounds: int
    duration_ms: int
    hints: int
    undos: int
    practice: bool
    options: JsonObject = field(default_factory=dict)
    deal_number: int | None = None
    day: str | None = None
    round_scores: tuple[tuple[float, ...], ...] = ()
    stand_ins: int = 0
    accuracies: tuple[float | None, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won or share the win."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.share > 0)
