"""Keeps the stored match the same as the match on the table, move by move."""

from __future__ import annotations

from typing import Unpack
from uuid import uuid4

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.deals import DAY_KEY
from holzwurm_desktop.engine.match import Match, Round
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.match_meta import Meta
from holzwurm_desktop.storage.matches import MatchStore
from holzwurm_desktop.storage.play import EVENING_KEY, UUID_KEY, MatchResult, RoundResult
from holzwurm_desktop.storage.record_parts import ABANDONED_KEY, seal_of, split_record

NOT_STORED = 0
"""The id of a match that could not be stored yet."""


class SavedMatch:
    """One stored match, which `catch_up` brings up to the match as it is now.

    Normally that is one move. After a failure (a full disk) it is all that was missed, whether played or taken back:
    the rounds and moves known to be stored are compared with those of the match.
    """

    def __init__(self, store: MatchStore, match_id: int, match: Match, practice: bool = False) -> None:
        """`match` is already stored as `match_id`; if that is `NOT_STORED`, the first `catch_up` stores it anew."""
        self._store = store
        self.match_id = match_id
        self._practice = practice
        self._moves: list[list[Json]] = []  # the moves known to be stored, by round
        self._extra: dict[str, Json] = {}  # the optional keys of the record known to be stored
        self._closed = False  # whether the last of these rounds is stored with its result
        if match_id != NOT_STORED:
            self._remember(match)

    @classmethod
    def new(cls, store: MatchStore, match: Match, practice: bool = False) -> SavedMatch:
        """Store a match for the first time; it gets a UUID of its own if another match here has its.

        A match that is over already does not count in the statistics. Raises `StorageError`.
        """
        uuid = match.extra.get(UUID_KEY)
        if not isinstance(uuid, str) or store.has_uuid(uuid):
            match.extra[UUID_KEY] = str(uuid4())
        return cls(store, store.import_record(match.to_record(), practice=practice), match, practice)

    def catch_up(self, match: Match, **meta: Unpack[Meta]) -> None:
        """Store what was played or taken back since the last call.

        Raises `StorageError` if part of it cannot be stored; the next call does the rest. If another copy of the
        program has gone on with the stored match, that match is left alone and this one is stored as a new practice
        match; then `StorageError` (`changed-elsewhere`) is raised although everything is stored.
        """
        try:
            self._write(match, meta)
        except StorageError as error:
            if error.code != "changed-elsewhere":
                raise
            self.begin_anew(match)
            raise

    def holds(self, match: Match) -> bool:
        """Whether every move of the match is stored, and nothing that was taken back."""
        return (
            self.match_id != NOT_STORED
            and self._closed == match.round_over
            and self._moves == [played.moves for played in match.rounds]
        )

    def mark_practice(self, match_id: int) -> None:
        """Mark another stored match as practice. Raises `StorageError`."""
        self._store.set_meta(match_id, practice=True)

    def mark_known(self, match: Match) -> None:
        """Mark as practice what else is stored of these cards and not over. Raises `StorageError`."""
        if (sealed := seal_of(split_record(match.to_record()))) is not None:
            self._store.mark_known(sealed, self.match_id)

    def begin_anew(self, match: Match, **meta: Unpack[Meta]) -> None:
        """Store `match` as a new practice match from now on; the one stored so far stays as it is.

        Raises `StorageError`; the next `catch_up` then does it.
        """
        self.match_id = NOT_STORED
        self._practice = True
        match.extra[UUID_KEY] = str(uuid4())
        # Practice is no attempt at the deal of the day, nor part of an evening, and a match that goes on has not been
        # given up.
        for key in (DAY_KEY, EVENING_KEY, ABANDONED_KEY):
            match.extra.pop(key, None)
        self._write(match, meta)

    def set_meta(self, **meta: Unpack[Meta]) -> None:
        """Store counts and marks; nothing happens while the match itself is not stored. Raises `StorageError`."""
        if self.match_id != NOT_STORED:
            self._store.set_meta(self.match_id, **meta)

    def _write(self, match: Match, meta: Meta) -> None:
        if self.match_id == NOT_STORED:
            self._create(match, meta)
        late = {key: value for key, value in match.extra.items() if self._extra.get(key, ...) != value}
        if late:  # such as the number of a deal that had none until chance needed one
            meta = {**meta, "header": late}
        self._cut(match, meta)
        # From the last round that is stored: the ones before it are complete.
        for index in range(max(0, len(self._moves) - 1), len(match.rounds)):
            if index == len(self._moves):
                self._store.add_round(self.match_id, index, _opening(match.rounds[index]), **meta)
                self._moves.append([])
                self._closed = False
            self._store_moves(match, index, meta)
        self._extra.update(late)

    def _create(self, match: Match, meta: Meta) -> None:
        match.extra.setdefault(UUID_KEY, str(uuid4()))
        header = {k: v for k, v in match.to_record().items() if k not in ("rounds", "totals", "winners")}
        self.match_id = self._store.create(
            header, first_round=_opening(match.rounds[0]), practice=self._practice
        )
        self._moves, self._closed, self._extra = [[]], False, dict(match.extra)
        if meta:
            self._store.set_meta(self.match_id, **meta)

    def _remember(self, match: Match) -> None:
        self._moves = [list(played.moves) for played in match.rounds]
        self._closed, self._extra = match.round_over, dict(match.extra)

    def _cut(self, match: Match, meta: Meta) -> None:
        """Remove from the store what the match no longer has, or has differently now."""
        for index, stored in enumerate(self._moves):
            played = match.rounds[index].moves
            common = _agreeing(stored, played)
            last = index == len(self._moves) - 1
            # A round stored as finished goes on, or has ended in another way.
            reopened = last and self._closed and (match.rounds[index].scores is None or common < len(played))
            # Whole rounds after this one were taken back.
            later = not last and index == len(match.rounds) - 1
            if common < len(stored) or reopened or later:
                self._store.truncate(self.match_id, index, common, **meta)
                self._moves = [*self._moves[:index], stored[:common]]
                self._closed = False
                return

    def _store_moves(self, match: Match, index: int, meta: Meta) -> None:
        played = match.rounds[index]
        stored = self._moves[index]
        result = None if played.scores is None else RoundResult(played.scores, played.end or "")
        total = MatchResult(match.totals, match.winners) if _ends_match(match, index) else None
        while len(stored) < len(played.moves):
            move = played.moves[len(stored)]
            last = len(stored) == len(played.moves) - 1
            self._store.append_move(
                self.match_id,
                index,
                len(stored),
                move,
                result=result if last else None,
                match=total if last else None,
                **meta,
            )
            stored.append(move)
            self._closed = last and result is not None
        # Still open: a round that ended without a move, as when nobody objected to the last one.
        if result is not None and not self._closed:
            self._store.finish_round(self.match_id, index, result, match=total, **meta)
            self._closed = True


def _agreeing(stored: list[Json], played: list[dict[str, Json]]) -> int:
    """The number of moves that both have in common at their beginning."""
    # The usual case, made quick: all that is stored still holds.
    if stored == played[: len(stored)]:
        return len(stored)
    return next(index for index, move in enumerate(stored) if [move] != played[index : index + 1])


def _ends_match(match: Match, index: int) -> bool:
    return match.over and index == len(match.rounds) - 1


def _opening(played: Round) -> dict[str, Json]:
    """The round's part of the record before any move."""
    return {"deal": played.deal, **played.extra}
