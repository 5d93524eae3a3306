"""Undo and redo within the present round."""

from __future__ import annotations

from collections.abc import Callable

from holzwurm_desktop.engine.contract import Json
from holzwurm_desktop.engine.core import Rng
from holzwurm_desktop.engine.match import Match

_TRIES = 8


class History:
    """Keeps the moves that were taken back, for redo, and says how far back undo goes."""

    def __init__(self) -> None:
        self._taken_back: list[list[dict[str, Json]]] = []  # one list for each undo, the latest last

    @staticmethod
    def last_decision(match: Match, is_person: Callable[[int], bool]) -> int | None:
        """How many moves the round had before the last move of a person; None if no person has moved in it."""
        moves = match.rounds[-1].moves if match.rounds else []
        for index in range(len(moves) - 1, -1, -1):
            # Chance moves have no seat.
            if "seat" in moves[index] and is_person(moves[index]["seat"]):
                return index
        return None

    @classmethod
    def undo_reveals(cls, match: Match, is_person: Callable[[int], bool]) -> bool:
        """Whether the moves that undo takes back have shown the person something that was hidden before."""
        count = cls.last_decision(match, is_person)
        if count is None:
            return False
        undone = match.rounds[-1].moves[count:]
        seat = undone[0]["seat"]
        others = any(move.get("seat") != seat for move in undone)
        hidden = others and _hides(match.before(count), seat)
        # While others may still object to the last move, it has had no effect yet and so has revealed nothing.
        told = undone[:-1] if match.state is not None and match.state.waiting else undone
        return match.round_over or hidden or any(match.game.reveals(move) for move in told)

    @property
    def can_redo(self) -> bool:
        """Whether there are moves to play again."""
        return bool(self._taken_back)

    def remember(self, match: Match, count: int) -> None:
        """Keep the moves after the first `count` of the round. To be called before they are taken back."""
        self._taken_back.append(match.rounds[-1].moves[count:])

    def take_redo(self) -> list[dict[str, Json]]:
        """Remove and return the moves that the last undo took back; empty if there are none."""
        return self._taken_back.pop() if self._taken_back else []

    def forget_redo(self) -> None:
        """Drop all moves kept for redo, because something else was played."""
        self._taken_back.clear()


def _hides(match: Match, seat: int) -> bool:
    """Whether somebody knows anything that `seat` does not."""
    state = match.playing()
    views = [state.view(each) for each in range(match.seats)]
    for seed in range(_TRIES):  # where little is hidden, one draw may happen to be what is there
        other = state.copy()
        other.shuffle_unseen(seat, Rng(seed))
        if [other.view(each) for each in range(match.seats)] != views:
            return True
    return False
