"""A desktop of its own for one test: a display, a session bus, and the bus of AT-SPI on it."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from PySide6.QtCore import QLibraryInfo

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def lacking() -> str:
    """What this machine lacks for it, in words; "" if nothing."""
    missing = [name for name in ("Xvfb", "dbus-daemon") if shutil.which(name) is None]
    if not any(map(os.path.exists, LAUNCHERS)):
        missing.append("at-spi-bus-launcher (package at-spi2-core)")
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    try:
        ctypes.CDLL(str(plugins / "platforms" / "libqxcb.so"))
    except OSError as error:
        missing.append(str(error))
    return ", ".join(missing)


@contextmanager
def private_desktop(folder: Path) -> Iterator[Mapping[str, str]]:
    """The environment of programs on it. `folder` is their home, and has to be empty."""
    environment = dict(os.environ) | {
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder),
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "GSETTINGS_BACKEND": "memory",
    }
    for name in ("WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "NO_AT_BRIDGE"):
        environment.pop(name, None)
    with ExitStack() as stack:
        display = ["Xvfb", "-displayfd", "1", "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
        environment["DISPLAY"] = ":" + stack.enter_context(_service(display, environment))
        bus = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        environment["DBUS_SESSION_BUS_ADDRESS"] = stack.enter_context(_service(bus, environment))
        yield environment


@contextmanager
def _service(command: list[str], environment: Mapping[str, str]) -> Iterator[str]:
    """The first line that a service prints, while it runs."""
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()
