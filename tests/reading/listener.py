"""A client of AT-SPI, as a screen reader is one: it hears events and reads the tree of a program, over D-Bus."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from jeepney import DBusAddress, MatchRule, MessageType, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

ACCESSIBLE = "org.a11y.atspi.Accessible"
REGISTRY = "org.a11y.atspi.Registry"
PATIENCE = 10.0
"""Seconds to wait for an answer."""
FOCUSED = 1 << 12
SELECTED = 1 << 23
ENABLED = 1 << 8


class Place(NamedTuple):
    """Where an object is: the program's name on the bus, and a path."""

    program: str
    path: str


class Heard(NamedTuple):
    """An event: its kind, such as "Announcement" or "PropertyChange accessible-name", whose it is, what it says."""

    kind: str
    source: Place
    said: Any


class Listener:
    """Listens from the moment it is made. `heard` grows whenever it is asked something or waits."""

    def __init__(self, environment: Mapping[str, str], wanted: tuple[str, ...] = ("object:",)) -> None:
        """`wanted`: the events to be told of, as readers name them."""
        session = open_dbus_connection(environment["DBUS_SESSION_BUS_ADDRESS"])
        ask = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        address = session.send_and_get_reply(new_method_call(ask, "GetAddress"), timeout=PATIENCE).body[0]
        session.close()
        self._bus: DBusConnection = open_dbus_connection(address)
        self.heard: list[Heard] = []
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object")
        self._bus.send_and_get_reply(message_bus.AddMatch(rule))
        registry = DBusAddress("/org/a11y/atspi/registry", REGISTRY, REGISTRY)
        for event in wanted:
            self._bus.send_and_get_reply(new_method_call(registry, "RegisterEvent", "s", (event,)))

    def close(self) -> None:
        """Listen no longer."""
        self._bus.close()

    def ask(self, place: Place, interface: str, method: str, signature: str = "", *values: Any) -> Any:
        """What a method of an object answers. Events that come meanwhile are heard."""
        address = DBusAddress(place.path, place.program, interface)
        serial = next(self._bus.outgoing_serial)
        self._bus.send(new_method_call(address, method, signature or None, values), serial=serial)
        end = time.monotonic() + PATIENCE
        while True:
            message = self._bus.receive(timeout=max(0.0, end - time.monotonic()))
            header = message.header
            if header.message_type is MessageType.signal:
                self._hear(message)
            elif header.fields.get(5) == serial:  # REPLY_SERIAL
                if header.message_type is MessageType.error:
                    raise LookupError(f"{place.path} {method}: {message.body}")
                return message.body[0] if message.body else None

    def wait(self, ready: Callable[[], bool], patience: float = PATIENCE) -> bool:
        """Listen until something is so; whether it came to be."""
        end = time.monotonic() + patience
        while not ready():
            left = end - time.monotonic()
            if left <= 0:
                return False
            try:
                self._hear(self._bus.receive(timeout=left))
            except TimeoutError:
                return ready()
        return True

    def _hear(self, message: Any) -> None:
        fields = message.header.fields
        if message.header.message_type is MessageType.signal and len(message.body) >= 4:
            detail, said = message.body[0], message.body[3]
            kind = f"{fields[3]} {detail}".strip()  # MEMBER
            self.heard.append(Heard(kind, Place(fields[7], fields[1]), said[1]))

    # The tree.

    def desktop(self) -> list[Place]:
        """The programs that can be read."""
        root = Place(REGISTRY, "/org/a11y/atspi/accessible/root")
        return [Place(*child) for child in self.ask(root, ACCESSIBLE, "GetChildren")]

    def name(self, place: Place) -> str:
        """What an object is called."""
        return str(self._property(place, "Name"))

    def about(self, place: Place) -> str:
        """What else is told of an object."""
        return str(self._property(place, "Description"))

    def role(self, place: Place) -> str:
        """What kind of object it is, such as "list item"."""
        return str(self.ask(place, ACCESSIBLE, "GetRoleName"))

    def states(self, place: Place) -> int:
        """The states of an object, as bits."""
        low, high = self.ask(place, ACCESSIBLE, "GetState")
        return int(low | high << 32)

    def children(self, place: Place) -> list[Place]:
        """What is in an object."""
        return [Place(*child) for child in self.ask(place, ACCESSIBLE, "GetChildren")]

    def parent(self, place: Place) -> Place:
        """What an object is in."""
        return Place(*self._property(place, "Parent"))

    def find(self, within: Place, name: str) -> Place | None:
        """The first object of this name in another, at any depth."""
        if self.name(within) == name:
            return within
        found = (self.find(child, name) for child in self.children(within))
        return next((place for place in found if place is not None), None)

    def _property(self, place: Place, name: str) -> Any:
        value = self.ask(place, "org.freedesktop.DBus.Properties", "Get", "ss", ACCESSIBLE, name)
        return value[1]
