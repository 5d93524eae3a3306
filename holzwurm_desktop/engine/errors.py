"""Refusals: a code with data, never a sentence. The text layer has the words."""

from __future__ import annotations

from typing import Any


class EngineError(Exception):
    """Something the engine refuses. `code` names why; `data` holds what a sentence about it needs."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code, data)
        self.code = code
        self.data = data

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        return f"{self.code} ({details})" if details else self.code


class IllegalMove(EngineError):
    """A move that the rules forbid now."""


class RecordError(EngineError):
    """An invalid record, or one that breaks the rules.

    `round_index` and `move_index` (from 0) tell where, if it is a move or a round that is wrong.
    """

    def __init__(
        self, code: str, *, round_index: int | None = None, move_index: int | None = None, **data: Any
    ) -> None:
        super().__init__(code, **data)
        self.round_index = round_index
        self.move_index = move_index
