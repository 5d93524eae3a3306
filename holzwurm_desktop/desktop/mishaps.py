"""The last line of defence: an exception that nobody caught is logged, told and survived."""

from __future__ import annotations

import logging
import platform
import sys
import threading
from types import TracebackType

import PySide6
from PySide6.QtCore import QObject, Signal, qVersion

from holzwurm_desktop import __version__
from holzwurm_desktop.storage.logbook import trace_of

logger = logging.getLogger(__name__)


class Mishaps(QObject):
    """Hears of every uncaught exception, in slots and threads too, from `listen` until `close`.

    Each place that breaks is told once: a window that cannot be painted would break sixty times a second.
    """

    happened = Signal(str)
    """A report of what went wrong, without cards and names. To be connected queued: it may be emitted in any thread
    and amid anything."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: set[str] = set()
        self._before = sys.excepthook
        self._before_in_threads = threading.excepthook

    def listen(self) -> None:
        """Hear of exceptions from now on. What was called for them before is still called."""
        self._before, self._before_in_threads = sys.excepthook, threading.excepthook
        sys.excepthook = self._hook
        threading.excepthook = self._thread_hook

    def close(self) -> None:
        """Hear of nothing any more."""
        sys.excepthook, threading.excepthook = self._before, self._before_in_threads

    def _hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._before(kind, error, trace)
        self._tell(error)

    def _thread_hook(self, args: threading.ExceptHookArgs) -> None:
        self._before_in_threads(args)
        if args.exc_value is not None:
            self._tell(args.exc_value)

    def _tell(self, error: BaseException) -> None:
        if not isinstance(error, Exception):  # Ctrl-C is meant, and so is an exit
            return
        trace = trace_of(error)
        if trace in self._told:
            return
        self._told.add(trace)
        logger.error("an exception that nobody caught", exc_info=error)
        self.happened.emit(f"{_versions()}\n{trace}")


def _versions() -> str:
    return (
        f"Holzwurm Desktop {__version__}\n"
        f"Python {platform.python_version()} · Qt {qVersion()} · PySide {PySide6.__version__}\n"
        f"{platform.platform()}\n"
    )
