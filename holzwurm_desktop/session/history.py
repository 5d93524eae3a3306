"""What can be taken back and played again in the present round."""

from __future__ import annotations

from collections.abc import Callable

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.match import Match


class History:
    """The moves taken back, so that they can be played again; and how far back undo goes."""

    def __init__(self) -> None:
        self._taken_back: list[list[dict[str, Json]]] = []

    @staticmethod
    def last_decision(match: Match, is_person: Callable[[int], bool]) -> int | None:
        """How many moves the round had when a person last decided; None if no person has moved in it."""
        moves = match.rounds[-1].moves if match.rounds else []
        for index in range(len(moves) - 1, -1, -1):
            if "seat" in moves[index] and is_person(moves[index]["seat"]):
                return index
        return None

    @classmethod
    def undo_reveals(cls, match: Match, is_person: Callable[[int], bool]) -> bool:
        """Whether what undo takes back has shown the person something that was hidden before."""
        count = cls.last_decision(match, is_person)
        if count is None:
            return False
        undone = match.rounds[-1].moves[count:]
        seat = undone[0]["seat"]
        others = any(move.get("seat") != seat for move in undone)
        # Nothing follows from a move yet while others may object to it.
        told = undone[:-1] if match.state is not None and match.state.waiting else undone
        return match.round_over or others or any(match.game.reveals(move) for move in told)

    @property
    def can_redo(self) -> bool:
        """Whether there is something to play again."""
        return bool(self._taken_back)

    def remember(self, match: Match, count: int) -> None:
        """Keep the moves after the first `count` of the round, which are being taken back."""
        self._taken_back.append(match.rounds[-1].moves[count:])

    def take_redo(self) -> list[dict[str, Json]]:
        """The moves to play again, taken out of the history; empty if there are none."""
        return self._taken_back.pop() if self._taken_back else []

    def forget_redo(self) -> None:
        """Something else was played: nothing can be played again."""
        self._taken_back.clear()
