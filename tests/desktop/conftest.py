"""The fixture `program`, see `tests.programs`."""

from tests.programs import program

__all__ = ["program"]
