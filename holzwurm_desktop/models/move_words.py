"""The moves of a match in words, without what the onlooker may not know yet."""

from __future__ import annotations

from collections.abc import Mapping

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.text.game_text import game_text
from holzwurm_desktop.text.words import Words


class MoveWords:
    """The moves of one match in words, as far as seat `watcher` may know them (-1: as far as everybody may)."""

    def __init__(self, words: Words, match: Match, watcher: int) -> None:
        self._words = words
        self._match = match
        self._watcher = watcher
        self._text = game_text(match.game.id)
        self._names = [player.name for player in match.players]

    def say(self, round_index: int, move_index: int) -> str:
        """One line about a move (indexes from 0). A secret choice that is not revealed yet is only mentioned."""
        match, moves = self._match, self._match.rounds[round_index].moves
        move: Mapping[str, Json] = moves[move_index]
        present = round_index == len(match.rounds) - 1 and not match.round_over
        if present and move.get("seat") != self._watcher and move_index >= len(moves) - match.seats:
            # Secret choices are revealed together, when the last seat has chosen: if all moves from here to the end
            # are secret, this one is still hidden.
            sealed = [self._sealed(round_index, index) for index in range(move_index, len(moves))]
            if sealed[0] is not None and None not in sealed:
                return sealed[0]
        if present:
            move = self._text.move_seen_by(move, self._watcher)
        return self._text.move_text(self._words, move, self._names)

    def _sealed(self, round_index: int, move_index: int) -> str | None:
        moves = self._match.rounds[round_index].moves[: move_index + 1]
        return self._text.sealed_text(self._words, moves, self._names)
