"""Whether a window can be opened, asked before Qt is: it would abort the process with a message of its own."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from holzwurm_desktop.commands import listed_commands

PACKAGES = {"libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor")}
"""What holds a library: the package of Debian and Ubuntu, and that of Fedora, openSUSE and Arch."""


def display_trouble(environment: Mapping[str, str] = os.environ) -> str:
    """Why no window can be opened, in one line; "" if it can, as far as is known."""
    # Those two always have a display, and a bundle brings its libraries along.
    if sys.platform in ("win32", "darwin"):
        return ""
    if not any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        commands = ", ".join(listed_commands())
        return f"There is no display to open a window on. These commands work without: {commands}."
    platform = environment.get("QT_QPA_PLATFORM") or ("" if environment.get("WAYLAND_DISPLAY") else "xcb")
    plugin = _x11_plugin() if platform.startswith("xcb") and not getattr(sys, "frozen", False) else None
    missing = "" if plugin is None else missing_library(plugin)
    return missing and f"Qt lacks a library of this system, {missing}. {_advice(missing)}"


def missing_library(library: Path) -> str:
    """The name of the first library that `library` needs and the system does not have; "" if it can be loaded."""
    try:
        ctypes.CDLL(str(library))
    except OSError as error:
        name, colon, _ = str(error).partition(":")
        return name if colon else library.name
    return ""


def _x11_plugin() -> Path | None:
    """Qt's part for X11, as pip installs it; None where Qt comes from elsewhere."""
    spec = find_spec("PySide6")
    for folder in (spec and spec.submodule_search_locations) or ():
        plugin = Path(folder, "Qt", "plugins", "platforms", "libqxcb.so")
        if plugin.is_file():
            return plugin
    return None


def _advice(library: str) -> str:
    if library not in PACKAGES:
        return "Install the package that has it."
    debian, others = PACKAGES[library]
    return f"Install it: sudo apt install {debian} (Debian, Ubuntu) or the package {others} (Fedora, openSUSE, Arch)."
