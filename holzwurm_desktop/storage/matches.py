"""The saved matches: created, continued move by move, finished, listed, loaded; each change is one transaction."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from typing import Literal, Unpack
from uuid import uuid4

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.storage import analyses, known, thumbnails
from holzwurm_desktop.storage.clock import stamp, utc_now
from holzwurm_desktop.storage.connection import Database
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.json_text import JsonObject, from_text, to_text
from holzwurm_desktop.storage.match_meta import Meta, deal_number, store_meta
from holzwurm_desktop.storage.persons import Same, ShownNames
from holzwurm_desktop.storage.play import (
    EVENING_KEY,
    UUID_KEY,
    MatchResult,
    RoundResult,
    changed_elsewhere,
    close_match,
    close_round,
    copy_match,
    cut,
    evening_of,
    insert_match,
    insert_moves,
    insert_round,
    storable,
)
from holzwurm_desktop.storage.record_parts import RecordParts, join_record, split_record
from holzwurm_desktop.storage.stored_record import stored_parts
from holzwurm_desktop.storage.summaries import MatchSummary, summaries


class MatchStore:
    """Saved matches as the JSON parts of their records, by id. Knows no rules. For use by one thread.

    Every method may raise `StorageError`: `no-such-game`, or what the disk reports (`disk-full`, `read-only`,
    `locked`, `damaged`, `io-error`). Nothing of the change is then stored, and the store stays usable.

    A match that was given up is running again after the first change to its course. If another copy of the program
    has changed a match since it was loaded or last written here, changing it raises `changed-elsewhere` until
    `load` has read it again.
    """

    def __init__(self, database: Database, clock: Callable[[], datetime] = utc_now) -> None:
        """`clock` gives the time to store, in UTC."""
        self._database = database
        self._clock = clock
        self._damaged: set[int] = set()  # damage a list does not see: it reads no moves
        self.same_person: Callable[[], Same] = dict
        """Whose the names are, see `persons`; the people in records and lists are called as they are now."""
        self._known: dict[int, int] = {}  # match id -> version of its course as this store last saw it

    def create(
        self,
        header: JsonObject,
        *,
        first_round: JsonObject | None = None,
        title: str = "",
        practice: bool = False,
    ) -> int:
        """Store a new running match and return its id.

        `header` is the record without `rounds`; `first_round` may hold the first deal (see `add_round`).
        Raises `StorageError` (`bad-record`) if `header` lacks what every record has.
        """
        rounds = [] if first_round is None else [{**first_round, "moves": []}]
        return self.import_record({**header, "rounds": rounds}, title=title, practice=practice)

    def import_record(self, record: JsonObject, *, title: str = "", practice: bool = False) -> int:
        """Store a whole record, running or finished, and return its id.

        A match that was finished elsewhere is listed, but has no results here and does not count in statistics.
        Raises `StorageError` (`bad-record`) if `record` lacks what every record has.
        """
        parts = split_record(record)
        with self._database.writing() as connection:
            match_id = insert_match(connection, parts, self._now(), title=title, practice=practice)
        self._known[match_id] = 0
        return match_id

    def has_uuid(self, uuid: str) -> bool:
        """Whether a match with this `uuid` is stored; until the next start this includes deleted ones."""
        with self._database.reading() as connection:
            return known.has_uuid(connection, uuid)

    def same_match(self, record: JsonObject) -> list[int]:
        """The numbers of the stored matches, also deleted ones, that `record` is a state of: by its `uuid`, by the
        seal of its first deal or, without either, by the deal itself and all that was known before it."""
        with self._database.reading() as connection:
            return known.same_match(connection, split_record(record))

    def has_deal(self, game: str, number: int) -> bool:
        """Whether a match of this game with that deal number is stored; until the next start also a deleted one."""
        with self._database.reading() as connection:
            return known.has_deal(connection, game, number)

    def deal_of(self, match_id: int) -> tuple[str, Json, Json]:
        """The game of a match, the number of its deal, and where it belongs in an evening; the latter two None if the
        record does not say."""
        with self._database.reading() as connection:
            self._version(connection, match_id)
            game, header = connection.execute(
                "SELECT game, header FROM games WHERE id = ?", (match_id,)
            ).fetchone()
        return game, deal_number(header), evening_of(header)

    def has_other(self, game: str, but: int) -> bool:
        """Whether a match of this game other than `but` is stored and not deleted."""
        with self._database.reading() as connection:
            return known.has_other(connection, game, but)

    def mark_known(self, sealed: str, but: int) -> None:
        """Mark as practice what is not over of the matches with that seal, other than `but`: their cards are
        known."""
        with self._database.writing() as connection:
            known.mark(connection, sealed, but)

    def add_round(self, match_id: int, round_index: int, opening: JsonObject, **meta: Unpack[Meta]) -> None:
        """Begin the next round. `opening` is its part of the record before any move: `deal` and the like.

        Raises ValueError if `opening` has moves or scores, `StorageError` (`changed-elsewhere`) if `round_index`
        is not the next round.
        """
        with self._changing(match_id, meta) as connection:
            insert_round(connection, match_id, round_index, opening)

    def append_move(
        self,
        match_id: int,
        round_index: int,
        move_index: int,
        move: JsonObject,
        *,
        then: Sequence[JsonObject] = (),
        result: RoundResult | None = None,
        match: MatchResult | None = None,
        next_round: JsonObject | None = None,
        **meta: Unpack[Meta],
    ) -> None:
        """Store a move as number `move_index` of its round, with all its consequences, in one transaction.

        `then` are chance moves that follow by themselves. `result` ends the round, `match` the match; `next_round`
        is the opening of the following round. Raises `StorageError` (`changed-elsewhere`) unless the round has
        exactly `move_index` moves.
        """
        # One transaction, so that a kill cannot leave a match whose last move lacks the end it brought about.
        with self._changing(match_id, meta) as connection:
            insert_moves(connection, match_id, round_index, move_index, (move, *then))
            if result is not None:
                self._finish(connection, match_id, round_index, result, match, next_round)

    def finish_round(
        self,
        match_id: int,
        round_index: int,
        result: RoundResult,
        *,
        match: MatchResult | None = None,
        next_round: JsonObject | None = None,
        **meta: Unpack[Meta],
    ) -> None:
        """End a round that ends without another move; `match` and `next_round` as in `append_move`."""
        with self._changing(match_id, meta) as connection:
            self._finish(connection, match_id, round_index, result, match, next_round)

    def truncate(self, match_id: int, round_index: int, move_count: int, **meta: Unpack[Meta]) -> None:
        """Undo: keep the first `move_count` moves of round `round_index` and delete everything after them.

        Later rounds, that round's scores and the match's results go too; the match is running again. Raises
        `StorageError` (`changed-elsewhere`) if the round has fewer moves.
        """
        with self._changing(match_id, meta) as connection:
            cut(connection, match_id, round_index, move_count)

    def set_meta(self, match_id: int, **meta: Unpack[Meta]) -> None:
        """Store counts and marks that are not part of the record."""
        with self._database.writing() as connection:
            self._version(connection, match_id)
            store_meta(connection, match_id, meta)

    def meta(self, match_id: int) -> Meta:
        """The counts and marks of a match."""
        with self._database.reading() as connection:
            self._version(connection, match_id)
            practice, hints, undos, duration_ms, coach = connection.execute(
                "SELECT practice, hints, undos, duration_ms, coach FROM games WHERE id = ?", (match_id,)
            ).fetchone()
        return Meta(
            practice=bool(practice), hints=hints, undos=undos, duration_ms=duration_ms, coach=bool(coach)
        )

    def load(self, match_id: int) -> JsonObject:
        """The whole record of a match, with the present names of its people.

        Raises `StorageError` (`damaged`) if its stored texts are damaged.
        """
        names = ShownNames(self.same_person())
        with self._database.reading() as connection:
            version = self._version(connection, match_id)
            record = join_record(self._parts(connection, match_id))
        record["seats"] = [names.seat(seat) for seat in record["seats"]]
        self._damaged.discard(match_id)
        self._known[match_id] = version
        return record

    def list_running(self) -> list[MatchSummary]:
        """The matches that can be continued, last changed first; includes those whose status is damaged."""
        return self._listed("running")

    def list_abandoned(self) -> list[MatchSummary]:
        """The matches that were given up and can be resumed, last changed first."""
        return self._listed("abandoned")

    def list_finished(self) -> list[MatchSummary]:
        """The matches that are over: finished or abandoned (see `status`), last changed first."""
        return self._listed("over")

    def rename(self, match_id: int, title: str) -> None:
        """Change a match's title."""
        with self._database.writing() as connection:
            self._version(connection, match_id)
            connection.execute("UPDATE games SET title = ? WHERE id = ?", (storable(title), match_id))

    def duplicate(self, match_id: int, title: str = "") -> int:
        """Copy a match, for trying something else, and return the copy's id.

        The copy is marked as practice, because its cards have been seen, and the results are not copied.
        Raises `StorageError` (`damaged`) if the stored texts are damaged.
        """
        with self._database.writing() as connection:
            self._version(connection, match_id)
            uuid = str(uuid4())
            kept = self._parts(connection, match_id).header
            kept.pop(EVENING_KEY, None)  # what was tried belongs to no evening
            header = to_text({**kept, UUID_KEY: uuid})
            copy = copy_match(connection, match_id, self._now(), uuid=uuid, header=header, title=title)
        self._known[copy] = 0
        return copy

    def analyses(self, match_id: int) -> JsonObject:
        """The analyses of a match, by kind."""
        with self._database.reading() as connection:
            return analyses.stored(connection, match_id)

    def finished_since(self, moment: str) -> list[int]:
        """The ids of the matches that were finished after `moment`, a time as stored text, the earliest first."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT id FROM games WHERE status = 'finished' AND deleted IS NULL AND finished > ?"
                " ORDER BY finished, id",
                (moment,),
            ).fetchall()
        return [match_id for (match_id,) in rows]

    def analyses_of(self, uuid: str) -> JsonObject:
        """The analyses of the match with this `uuid`, by kind; none if it is not stored."""
        with self._database.reading() as connection:
            found = connection.execute("SELECT id FROM games WHERE uuid = ? LIMIT 1", (uuid,)).fetchone()
            return {} if found is None else analyses.stored(connection, found[0])

    def store_analysis(self, match_id: int, kind: str, analysis: JsonObject) -> None:
        """Keep an analysis of a match, in place of an earlier one of this kind, until the match is changed."""
        with self._database.writing() as connection:
            self._version(connection, match_id)
            analyses.store(connection, match_id, {kind: analysis})

    def set_thumbnail(self, match_id: int, png: bytes) -> None:
        """Store a small picture of a running match, for lists; does nothing if the match is over.

        A separate transaction, so that no move waits for a picture. Raises ValueError if `png` is not a PNG image
        or larger than `thumbnails.MAX_THUMBNAIL_BYTES`.
        """
        if not thumbnails.is_thumbnail(png):
            raise ValueError(f"not a small PNG image ({len(png)} bytes)")
        with self._database.writing() as connection:
            self._version(connection, match_id)
            thumbnails.store(connection, match_id, png)

    def thumbnail(self, match_id: int) -> bytes | None:
        """The picture of a running match as PNG bytes; None if it has none."""
        with self._database.reading() as connection:
            return thumbnails.stored(connection, match_id)

    def delete(self, match_id: int) -> None:
        """Remove a match from every list and statistic; `undelete` can bring it back until the next start."""
        with self._database.writing() as connection:
            self._version(connection, match_id)
            connection.execute("UPDATE games SET deleted = ? WHERE id = ?", (self._now(), match_id))

    def undelete(self, match_id: int) -> None:
        """Bring back a deleted match."""
        with self._database.writing() as connection:
            restored = connection.execute("UPDATE games SET deleted = NULL WHERE id = ?", (match_id,))
            if restored.rowcount != 1:
                raise StorageError("no-such-game", {"match_id": match_id})

    def purge(self) -> None:
        """Remove deleted matches for good; called when the database is opened."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM games WHERE deleted IS NOT NULL")

    def _parts(self, connection: sqlite3.Connection, match_id: int) -> RecordParts:
        """As `stored_parts`, but a damaged match raises `StorageError` (`damaged`) and is listed as such then."""
        try:
            return stored_parts(connection, match_id)
        except (ValueError, TypeError, IndexError) as error:
            self._damaged.add(match_id)
            raise StorageError("damaged", {"match_id": match_id}) from error

    def _listed(self, which: Literal["running", "abandoned", "over"]) -> list[MatchSummary]:
        names = ShownNames(self.same_person())
        with self._database.reading() as connection:
            found = summaries(connection, which)
        return [
            replace(
                each,
                seats=tuple(map(names.seat, each.seats)),
                readable=each.readable and each.match_id not in self._damaged,
            )
            for each in found
        ]

    def _now(self) -> str:
        return stamp(self._clock())

    @contextmanager
    def _changing(self, match_id: int, meta: Meta) -> Iterator[sqlite3.Connection]:
        """A transaction that changes a match's course, refused if another process has changed it meanwhile.

        Raises `StorageError` (`changed-elsewhere`, `no-such-game`, and what the disk reports).
        """
        with self._database.writing() as connection:
            version = self._version(connection, match_id)
            if self._known.get(match_id, version) != version:
                raise changed_elsewhere(match_id)
            store_meta(connection, match_id, meta)
            analyses.drop(connection, match_id)
            yield connection
            connection.execute(
                "UPDATE games SET version = version + 1, updated = ?,"
                " status = CASE status WHEN 'abandoned' THEN 'running' ELSE status END WHERE id = ?",
                (self._now(), match_id),
            )
        self._known[match_id] = version + 1  # after the commit: a failed change leaves the old version valid

    def _finish(
        self,
        connection: sqlite3.Connection,
        match_id: int,
        round_index: int,
        result: RoundResult,
        match: MatchResult | None,
        next_round: JsonObject | None,
    ) -> None:
        closing = {"scores": list(result.scores), "end": result.end}
        close_round(connection, match_id, round_index, closing)
        if match is not None:
            close_match(connection, match_id, self._seats(connection, match_id), match, self._now())
        if next_round is not None:
            insert_round(connection, match_id, round_index + 1, next_round)

    @staticmethod
    def _version(connection: sqlite3.Connection, match_id: int) -> int:
        row = connection.execute(
            "SELECT version FROM games WHERE id = ? AND deleted IS NULL", (match_id,)
        ).fetchone()
        if row is None:
            raise StorageError("no-such-game", {"match_id": match_id})
        version: int = row[0]
        return version

    @staticmethod
    def _seats(connection: sqlite3.Connection, match_id: int) -> list[JsonObject]:
        header = connection.execute("SELECT header FROM games WHERE id = ?", (match_id,)).fetchone()[0]
        try:
            seats: list[JsonObject] = from_text(header)["seats"]
        except (ValueError, TypeError, KeyError) as error:
            raise StorageError("damaged", {"match_id": match_id}) from error
        return seats
