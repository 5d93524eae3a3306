"""Figures from the stored results alone: matches finished here.

Matches that were abandoned, imported when over, or deleted are not in them; practice matches stand apart.
"""

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass

from holzwurm_desktop.storage.connection import Database


@dataclass(frozen=True)
class SeatResult:
    """How one seat came out.

    `player` is `human` or `computer`, `level` a computer's; `score` is the match total, `share` the share of
    the win, 0 to 1.
    """

    name: str
    player: str
    level: str | None
    score: float
    share: float


@dataclass(frozen=True)
class MatchRow:
    """One finished match; `finished` is an ISO time in UTC, `duration_ms` milliseconds of play."""

    game_id: int
    game: str
    finished: str
    seats: tuple[SeatResult, ...]
    rounds: int
    duration_ms: int
    hints: int
    undos: int
    practice: bool

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won or share the win."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.share > 0)


@dataclass(frozen=True)
class PlayerSummary:
    """What one player did in one game: a person by name, computer players by level (their `name` is empty).

    `matches` counts seats played; `wins` those won or shared; `share` is the mean share of the win and
    `even_share` what equal players would have had, both 0 to 1; scores are match totals.
    """

    game: str
    name: str
    player: str
    level: str | None
    matches: int
    wins: int
    share: float
    even_share: float
    mean_score: float
    best_score: float


class Statistics:
    """Reads the stored results. Every method raises `StorageError` if the disk fails."""

    def __init__(self, database: Database) -> None:
        """Shares the connection of the games."""
        self._database = database

    def finished_matches(self, game: str | None = None) -> list[MatchRow]:
        """The matches finished here, latest first, of one game or all; practice ones are marked."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT id, game, finished, duration_ms, hints, undos, practice,"
                " (SELECT count(*) FROM rounds WHERE game_id = games.id), name, player, level, score, share"
                " FROM games JOIN results ON results.game_id = games.id"
                " WHERE deleted IS NULL AND coalesce(:game, game) = game"
                " ORDER BY finished DESC, id DESC, seat",
                {"game": game},
            ).fetchall()
        seats: dict[int, list[SeatResult]] = {}
        for row in rows:
            seats.setdefault(row[0], []).append(SeatResult(*row[8:]))
        matches = {row[0]: row for row in rows}
        return [
            MatchRow(
                game_id=game_id, game=row[1], finished=row[2], seats=tuple(seats[game_id]), rounds=row[7],
                duration_ms=row[3], hints=row[4], undos=row[5], practice=bool(row[6]),
            )
            for game_id, row in matches.items()
        ]  # fmt: skip

    def player_summary(self, game: str | None = None, *, practice: bool = False) -> list[PlayerSummary]:
        """What every player did, by game, people before computers: in practice matches only, or in others."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT game, CASE player WHEN 'computer' THEN '' ELSE name END AS who, player, level,"
                " count(*), sum(share > 0), avg(share), avg(1.0 / seats), avg(score), max(score)"
                " FROM results JOIN games ON games.id = results.game_id"
                " JOIN (SELECT game_id, count(*) AS seats FROM results GROUP BY game_id) USING (game_id)"
                " WHERE deleted IS NULL AND coalesce(:game, game) = game AND practice = :practice"
                " GROUP BY game, who, player, level ORDER BY game, player = 'computer', who, level",
                {"game": game, "practice": practice},
            )
            return [PlayerSummary(*row) for row in rows]

    def abandoned_matches(self, game: str | None = None) -> int:
        """How many matches were given up; they are in no other figure."""
        with self._database.reading() as connection:
            count: int = connection.execute(
                "SELECT count(*) FROM games"
                " WHERE status = 'abandoned' AND deleted IS NULL AND coalesce(:game, game) = game",
                {"game": game},
            ).fetchone()[0]
        return count


_MATCH_COLUMNS = ("game_id", "game", "finished", "rounds", "duration_ms", "hints", "undos", "practice")
_SEAT_COLUMNS = ("name", "player", "level", "score", "share")


def matches_csv(matches: Iterable[MatchRow]) -> str:
    """The matches as CSV text, one line a seat, under a line of column names, for other programs."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow((*_MATCH_COLUMNS, "seat", *_SEAT_COLUMNS))
    for match in matches:
        about_match = [getattr(match, column) for column in _MATCH_COLUMNS]
        for number, seat in enumerate(match.seats):
            writer.writerow((*about_match, number, *(getattr(seat, column) for column in _SEAT_COLUMNS)))
    return text.getvalue()
