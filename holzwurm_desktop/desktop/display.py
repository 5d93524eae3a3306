"""Where there is no display, Qt draws into memory."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

OFFSCREEN = "offscreen"
"""Qt's platform that draws into memory."""


def choose_display(always: str = "") -> None:
    """Make Qt draw into memory if there is no display, or always, where `always` is a platform that does so:
    `OFFSCREEN`, or what `offscreen_platform` returns.

    On Windows and macOS nothing changes. To be called before the application object is made.
    """
    # Those two always have a display, and Qt finds their fonts only with their own platform plugin.
    if sys.platform in ("win32", "darwin"):
        return
    given = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if os.environ.get("QT_QPA_PLATFORM", "").startswith(f"{OFFSCREEN}:"):  # with screens of its own
        return
    if always or not any(os.environ.get(name) for name in given):
        os.environ["QT_QPA_PLATFORM"] = always or OFFSCREEN


def offscreen_platform(folder: Path, width: int, height: int) -> str:
    """The platform that draws into memory, with one screen of this size in logical pixels, which a file in `folder`
    describes until the application object is made. Its own screen has 800 by 800: no dialog would be larger."""
    screen = {"name": "memory", "x": 0, "y": 0, "width": width, "height": height}
    usual = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    path = folder / "screen.json"
    path.write_text(json.dumps({"screens": [screen | usual]}), "utf-8")
    return f"{OFFSCREEN}:configfile={path}"
