"""Whether the screen reader that runs knows announcements. Those of older Linux desktops (Orca before 45) do not."""

from __future__ import annotations

import sys
from functools import cache

from PySide6.QtDBus import QDBusConnection, QDBusMessage

_PATIENCE_MS = 200
_CONNECTION = "accessibility"


def announcements_heard() -> bool:
    """Whether somebody listens to announcements; True where nobody can be asked.

    On Linux the registry of AT-SPI lists what each reader wants to be told.
    """
    if sys.platform != "linux":
        return True
    bus = _bus()
    if not bus.isConnected():
        return True
    path = "/org/a11y/atspi/registry"
    name = "org.a11y.atspi.Registry"
    answer = bus.call(
        QDBusMessage.createMethodCall(name, path, name, "GetRegisteredEvents"), timeout=_PATIENCE_MS
    )
    return answer.type() != QDBusMessage.MessageType.ReplyMessage or lists_announcements(repr(answer))


def lists_announcements(answer: str) -> bool:
    """Whether announcements, or all events of objects, are in the registry's answer, as Qt writes it."""
    # PySide cannot read an array of structures out of a message, but Qt lists it in the message's own words.
    return '"Object:Announcement' in answer or '"Object::' in answer


@cache
def _bus() -> QDBusConnection:
    """The bus of AT-SPI, whose address the session bus knows."""
    session = QDBusConnection.sessionBus()
    ask = QDBusMessage.createMethodCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    answer = session.call(ask, timeout=_PATIENCE_MS)
    if answer.type() != QDBusMessage.MessageType.ReplyMessage:
        return QDBusConnection(_CONNECTION)
    return QDBusConnection.connectToBus(str(answer.arguments()[0]), _CONNECTION)
