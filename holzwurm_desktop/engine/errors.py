"""What the engine refuses, as a code with data, never a sentence: the text layer has the words."""

from __future__ import annotations

from typing import Any


class EngineError(Exception):
    """Something the engine refuses. `code` names the reason; `data` holds what a sentence about it needs."""

    def __init__(self, code: str, **data: Any) -> None:
        super().__init__(code, data)
        self.code = code
        self.data = data

    def __reduce__(self) -> tuple[Any, ...]:
        # An exception is pickled by its arguments in order, which say nothing of names: another process could not
        # read what this one was refused.
        return _made_again, (type(self), self.code, self.data), self.__dict__

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        return f"{self.code} ({details})" if details else self.code


def _made_again(kind: type[EngineError], code: str, data: dict[str, Any]) -> EngineError:
    return kind(code, **data)


class IllegalMove(EngineError):
    """A move that the rules do not allow now."""


class RecordError(EngineError):
    """An invalid record, or one that breaks the rules.

    If a round or a move is wrong, `round_index` and `move_index` (both from 0) tell which.
    """

    def __init__(
        self, code: str, *, round_index: int | None = None, move_index: int | None = None, **data: Any
    ) -> None:
        super().__init__(code, **data)
        self.round_index = round_index
        self.move_index = move_index
