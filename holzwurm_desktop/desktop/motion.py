"""Whether the system's settings ask for less motion."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

# (namespace, key) of the desktop portal's settings -> the value that asks for less motion
_PORTAL = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): "0",
}
_PATIENCE_MS = 300  # a portal that hangs must not hold up the start
_SPI_GETCLIENTAREAANIMATION = 0x1042


class Motion(QObject):
    """What the system asks for now. It is asked when that is first wanted, and again, in a thread, whenever the
    player comes back to the program: perhaps from the system's settings."""

    changed = Signal()
    _answered = Signal(bool)

    def __init__(self, ask: Callable[[], bool] | None = None, parent: QObject | None = None) -> None:
        """`ask` asks the system, which may take a while: `wants_less_motion` if it is None."""
        super().__init__(parent)
        self._ask = wants_less_motion if ask is None else ask
        self._less: bool | None = None
        self._answered.connect(self._take)  # emitted in a thread; Qt calls `_take` in the window's
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._state_changed)

    @property
    def less(self) -> bool:
        """Whether the system asks for less motion."""
        if self._less is None:
            self._less = self._ask()
        return self._less

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive and self._less is not None:
            Thread(target=self._ask_again, daemon=True).start()

    def _ask_again(self) -> None:
        less = self._ask()
        with suppress(RuntimeError):  # Qt's part of this object is gone: the window was closed meanwhile
            self._answered.emit(less)

    def _take(self, less: bool) -> None:
        if less != self._less:
            self._less = less
            self.changed.emit()


def wants_less_motion(environment: Mapping[str, str] = os.environ) -> bool:
    """Ask the system; False if it does not say."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return _macos()
    return bool(environment.get("DBUS_SESSION_BUS_ADDRESS")) and _portal()


def _portal() -> bool:
    from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage

    portal = QDBusInterface(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        QDBusConnection.sessionBus(),
    )
    portal.setTimeout(_PATIENCE_MS)
    for (namespace, key), less in _PORTAL.items():
        answer = portal.call("ReadOne", namespace, key)
        if answer.type() == QDBusMessage.MessageType.ReplyMessage:
            value = answer.arguments()[0]
            # The value may or may not come wrapped in a `QDBusVariant`.
            if getattr(value, "variant", lambda value=value: value)() == less:
                return True
    return False


def _macos() -> bool:
    # Qt does not tell, and asking the system directly would need another dependency.
    command = ["/usr/bin/defaults", "read", "com.apple.universalaccess", "reduceMotion"]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=1, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.stdout.strip() == "1"


def _windows() -> bool:
    import ctypes

    animated = ctypes.c_int(1)
    ask = ctypes.windll.user32.SystemParametersInfoW  # type: ignore[attr-defined]
    return bool(ask(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)) and not animated.value
