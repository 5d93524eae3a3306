"""Keeps the stored game equal to the match on the table, move by move."""

from __future__ import annotations

from typing import Any

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.match import Match, Round
from holzwurm_desktop.storage.errors import StorageError
from holzwurm_desktop.storage.games import GameStore
from holzwurm_desktop.storage.play import MatchResult, RoundResult


class SavedMatch:
    """One stored game. `catch_up` stores whatever the match has that the store has not: normally one move,
    after a misfortune (a full disk) all that was missed."""

    def __init__(self, store: GameStore, game_id: int, match: Match) -> None:
        """`match` is what is stored as number `game_id` now."""
        self._store = store
        self.game_id = game_id
        self._rounds = self._moves = 0
        self._closed = False
        self._remember(match)

    @classmethod
    def new(cls, store: GameStore, match: Match, practice: bool = False) -> SavedMatch:
        """Store a match for the first time. Raises `StorageError`."""
        return cls(store, store.import_record(match.to_record(), practice=practice), match)

    def catch_up(self, match: Match, **meta: Any) -> None:
        """Store all moves, rounds and results since the last time. Raises `StorageError`; what could be
        stored is.

        A game that another copy of the program played on in is left to it: the match goes on as a new game,
        and `StorageError` (`changed-elsewhere`) tells so.
        """
        try:
            for index in range(self._rounds - 1, len(match.rounds)):
                if index == self._rounds:
                    self._store.add_round(self.game_id, index, _opening(match.rounds[index]), **meta)
                    self._rounds, self._moves, self._closed = index + 1, 0, False
                self._store_moves(match, index, meta)
        except StorageError as error:
            if error.code != "changed-elsewhere":
                raise
            self.begin_anew(match)
            raise

    def go_back(self, match: Match, **meta: Any) -> None:
        """Store that the match went back to an earlier position. Raises `StorageError`."""
        round_index, moves = len(match.rounds) - 1, len(match.rounds[-1].moves)
        self._store.truncate(self.game_id, round_index, moves, **meta)
        self._remember(match)

    def abandon_unfinished(self) -> None:
        """Mark the stored match as given up, if it is not over. Raises `StorageError`."""
        self._store.abandon(self.game_id)

    def begin_anew(self, match: Match) -> None:
        """Go on storing `match`, a practice match, as a new game. Raises `StorageError`."""
        self.game_id = self._store.import_record(match.to_record(), practice=True)
        self._remember(match)

    def set_meta(self, **meta: Any) -> None:
        """Store counts and marks. Raises `StorageError`."""
        self._store.set_meta(self.game_id, **meta)

    def _remember(self, match: Match) -> None:
        self._rounds = len(match.rounds)
        self._moves = len(match.rounds[-1].moves) if match.rounds else 0
        self._closed = match.round_over

    def _store_moves(self, match: Match, index: int, meta: dict[str, Any]) -> None:
        played = match.rounds[index]
        result = None if played.scores is None else RoundResult(played.scores, played.end or "")
        total = MatchResult(match.totals, match.winners) if _ends_match(match, index) else None
        while self._moves < len(played.moves):
            last = self._moves == len(played.moves) - 1
            self._store.append_move(
                self.game_id,
                index,
                self._moves,
                played.moves[self._moves],
                result=result if last else None,
                match=total if last else None,
                **meta,
            )
            self._moves += 1
            self._closed = last and result is not None
        if result is not None and not self._closed:
            self._store.finish_round(self.game_id, index, result, match=total, **meta)
            self._closed = True


def _ends_match(match: Match, index: int) -> bool:
    return match.over and index == len(match.rounds) - 1


def _opening(played: Round) -> dict[str, Json]:
    return {"deal": played.deal, **played.extra}
