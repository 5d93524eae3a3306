"""What a place of work is, wherever it lies (see `places`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar

from holzwurm_desktop.cli.failures import Failure

_Task = TypeVar("_Task")
_Done = TypeVar("_Done")


class Lost(Failure):
    """The place of work is gone, or no longer fit for it. What was done until then is whole."""

    def __init__(self, what: str) -> None:
        """`what`: a sentence without its full stop."""
        super().__init__(f"{what}.", status=1)
        self.what = what


class Spread(Protocol):
    """Spreads tasks over a place: the results of `work`, in the order of the tasks, each as soon as may be."""

    def __call__(self, work: Callable[[_Task], _Done], tasks: Sequence[_Task], /) -> Iterable[_Done]: ...


class Place(Protocol):
    """A place of work. Nothing is started before it is opened, and nothing is left when it is closed."""

    def open(self) -> AbstractContextManager[Spread]:
        """The way to spread tasks over the place, as a context. Raises `Failure` where there is none.

        Its results are those of any other place. Raises `Lost` among them if the place is lost.
        """
