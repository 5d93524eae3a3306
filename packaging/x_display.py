"""An X11 display in memory, for the smoke test."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def x_display(*within: str) -> Iterator[str]:
    """Its name, such as `:1`; gone afterwards. `within` are words before the command, such as `chroot DIR`."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [*within, "Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()
