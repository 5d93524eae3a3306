"""Rows of finished matches, made up."""

from dataclasses import replace
from itertools import count

from holzwurm_desktop.storage.figures import Who
from holzwurm_desktop.storage.match_rows import MatchRow, SeatResult

ANNA, BRAM = Who("Anna"), Who("Bram")
EASY, HARD = Who("", "easy"), Who("", "hard")
_numbers = count(1)


def match(scores: dict[Who, float] | list[tuple[Who, float]], minute: int = 0, **changes: object) -> MatchRow:
    """A match with these scores; the highest win."""
    pairs = list(scores.items()) if isinstance(scores, dict) else scores
    best = max(score for _, score in pairs)
    share = 1 / sum(score == best for _, score in pairs)
    seats = tuple(
        SeatResult(
            who.name or "Robot", "computer" if who.level else "human", who.level, score,
            share if score == best else 0, who.program,
        )
        for who, score in pairs
    )  # fmt: skip
    values: dict[str, object] = {
        "match_id": next(_numbers), "game": "holzwurm", "finished": f"2026-11-28T12:{minute:02}:00.000+00:00",
        "seats": seats, "rounds": 1, "duration_ms": 1, "hints": 0, "undos": 0, "practice": False,
    }  # fmt: skip
    return MatchRow(**{**values, **changes})  # type: ignore[arg-type]


def latest_first(*matches: MatchRow) -> list[MatchRow]:
    return list(reversed(matches))


def at(strength: float, row: MatchRow) -> MatchRow:
    """The match with the computer player, which sits second of two, at this strength."""
    person, computer = row.seats
    return replace(row, seats=(person, computer._replace(strength=strength)))
