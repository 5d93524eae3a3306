"""What a screen reader finds on the table: a tree of the view, its groups, and their stops.

The interfaces hold no state: each asks the view whenever it is asked itself, and the view remembers its groups for a
moment only, so they never tell what is not in sight. Qt keeps them as long as their objects live, and may still ask
one whose group or stop is gone: it then says that it is invisible.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import VoidPtr

from holzwurm_desktop.table.hearing import announcements_heard
from holzwurm_desktop.table.stage import Node, Stage
from holzwurm_desktop.table.stops import Group, Stop, find

_ROLES = {
    "card": QAccessible.Role.ListItem,
    "place": QAccessible.Role.ListItem,
    # Entries of lists, too: readers tell texts in front of the table each time the keyboard comes to it.
    "seat": QAccessible.Role.ListItem,
    "text": QAccessible.Role.ListItem,
    "button": QAccessible.Role.Button,
}


Found: TypeAlias = Any
"""An interface or None. Qt allows None where PySide's type stubs do not."""


class _Actions(QAccessibleActionInterface):
    def __init__(self, node: Node) -> None:
        super().__init__()
        self._node = node

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()]

    def doAction(self, name: str) -> None:
        if name == QAccessibleActionInterface.pressAction():
            self._node.view.press_stop(self._node.key)
        elif name == QAccessibleActionInterface.setFocusAction():
            self._node.view.focus_stop(self._node.key)

    def keyBindingsForAction(self, name: str) -> list[str]:
        if name != QAccessibleActionInterface.pressAction():
            return []
        stops = (stop for group in self._node.view.seen_groups() for stop in group.stops)
        return [stop.hotkey for stop in stops if stop.key == self._node.key and stop.hotkey]


class _Interface(QAccessibleInterface):
    """What groups and stops have in common."""

    def __init__(self, node: Node) -> None:
        super().__init__()
        self._node = node
        self._view = node.view

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject:
        return self._node

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Does nothing: no text on the table can be edited."""

    def window(self) -> QWindow:
        return self._node.view.window().windowHandle()

    def childAt(self, x: int, y: int) -> Found:
        return _child_at(self, x, y)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return VoidPtr(0)  # a null pointer: None would reach Qt as the address of the object None


class GroupInterface(_Interface):
    """A group: a list of its stops."""

    def _group(self) -> Group | None:
        return next((group for group in self._view.seen_groups() if f"{group.key}:" == self._node.key), None)

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._node.view)

    def childCount(self) -> int:
        group = self._group()
        return len(group.stops) if group else 0

    def child(self, index: int) -> Found:
        group = self._group()
        if group is None or not 0 <= index < len(group.stops):
            return None
        return QAccessible.queryAccessibleInterface(self._view.node(group.stops[index].key))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        group = self._group()
        return _index(child, [stop.key for stop in group.stops] if group else [])

    def rect(self) -> QRect:
        group = self._group()
        whole = QRect()
        for stop in group.stops if group else ():
            whole = whole.united(self._view.screen_rect(stop))
        return whole

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invisible = self._group() is None
        return state

    def text(self, kind: QAccessible.Text) -> str:
        group = self._group()
        return group.name if group and kind == QAccessible.Text.Name else ""


class StopInterface(_Interface):
    """A card, place, seat or button."""

    def __init__(self, node: Node) -> None:
        super().__init__(node)
        self._actions = _Actions(node)

    def _stop(self) -> Stop | None:
        groups = self._view.seen_groups()
        found = find(groups, self._node.key)
        return groups[found[0]].stops[found[1]] if found else None

    def parent(self) -> QAccessibleInterface:
        self._view.seen_groups()  # by which the node knows its group
        # What is gone stays where it was: with another parent a reader would tell the way there from the window on.
        parent = self._view.node(f"{self._node.group}:") if self._node.group else self._node.view
        return QAccessible.queryAccessibleInterface(parent)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> Found:
        return None

    def rect(self) -> QRect:
        stop = self._stop()
        return self._view.screen_rect(stop) if stop else QRect()

    def role(self) -> QAccessible.Role:
        self._view.seen_groups()  # by which the node knows its kind
        # What is gone stays what it was: Orca says "invalid" of a thing without a role.
        return _ROLES[self._node.kind] if self._node.kind else QAccessible.Role.NoRole

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        stop = self._stop()
        state.invisible = stop is None
        state.focusable = stop is not None
        state.focused = stop is not None and self._view.focus_key == stop.key and self._node.view.hasFocus()
        if stop is not None:
            # Whatever may be selected is called "not selected" each time the keyboard comes to it.
            state.selectable = state.selected = stop.selected
            state.disabled = not stop.enabled
            state.checkable = stop.pressed is not None
            state.checked = bool(stop.pressed)
        return state

    def text(self, kind: QAccessible.Text) -> str:
        news = self._view.news_of(self._node.key)
        if news and kind == QAccessible.Text.Description:
            return news
        stop = self._stop()
        if stop is None:
            return ""
        told = {
            QAccessible.Text.Name: stop.name,
            QAccessible.Text.Description: stop.told,
            QAccessible.Text.Accelerator: stop.hotkey,
        }
        return told.get(kind, "")

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else VoidPtr(0)


class ViewInterface(QAccessibleWidget):
    """The table itself; its children are the groups, and what is laid over it."""

    def __init__(self, view: Stage) -> None:
        super().__init__(view, QAccessible.Role.Pane, view.accessible_name)
        self._view = view

    def _children(self) -> list[QObject]:
        view = self._view
        groups = [view.node(f"{group.key}:") for group in view.seen_groups()]
        return [*groups, *(each for each in view.laid_over if each.isVisible())]

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> Found:
        children = self._children()
        return QAccessible.queryAccessibleInterface(children[index]) if 0 <= index < len(children) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        children, thing = self._children(), child.object()
        return children.index(thing) if thing in children else -1

    def childAt(self, x: int, y: int) -> Found:
        return _child_at(self, x, y)

    def focusChild(self) -> Found:
        if not self._view.hasFocus() or not self._view.focus_key:
            return None
        return QAccessible.queryAccessibleInterface(self._view.node(self._view.focus_key))

    def text(self, kind: QAccessible.Text) -> str:
        return self._view.accessible_name if kind == QAccessible.Text.Name else ""


def _index(child: QAccessibleInterface, keys: Sequence[str]) -> int:
    """The place of a child among the keys of all children; -1 if it is none of them."""
    # By its key: to make the interface of each child for comparison takes long, and Qt asks at every event.
    node = child.object()
    return keys.index(node.key) if isinstance(node, Node) and node.key in keys else -1


def _child_at(interface: QAccessibleInterface, x: int, y: int) -> QAccessibleInterface | None:
    """The child at a point of the screen, in global logical pixels; None if there is none."""
    # From the last to the first: where cards overlap, as in a fan, later ones lie on top.
    for index in range(interface.childCount() - 1, -1, -1):
        child = interface.child(index)
        if child is not None and child.rect().contains(QPoint(x, y)):
            return child
    return None


def _make(key: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, Node):
        return GroupInterface(thing) if thing.key.endswith(":") else StopInterface(thing)
    if isinstance(thing, Stage):
        return ViewInterface(thing)
    return None


_installed = False


def install() -> None:
    """Tell Qt about these interfaces. Must be called before the first table is made; later calls do nothing."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_make)
        _installed = True


def tell(node: Node, change: QAccessible.Event) -> None:
    """Tell a screen reader of a change of a group or stop."""
    QAccessible.updateAccessibility(QAccessibleEvent(node, change))


def tell_focus(node: Node) -> None:
    """Tell a screen reader that the keyboard has moved to `node`."""
    tell(node, QAccessible.Event.Focus)


def tell_states(node: Node, before: Stop, now: Stop) -> None:
    """Tell a screen reader which of a stop's states have changed."""
    changed = QAccessible.State()
    changed.disabled = before.enabled != now.enabled
    changed.checked = before.pressed != now.pressed
    if changed.disabled or changed.checked:
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(node, changed))


def describe_for_now(widget: QWidget, text: str) -> None:
    """Have a screen reader that knows no announcements say `text`: as the description of what has the keyboard, which
    it reads when that changes."""
    before = widget.accessibleDescription()
    widget.setAccessibleDescription(text)
    widget.setAccessibleDescription(before)


def announce(source: QObject, text: str, urgent: bool = False) -> None:
    """Have a screen reader say `text`, which comes from `source`; `urgent` interrupts what it is saying."""
    event = QAccessibleAnnouncementEvent(source, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


def say(widget: QWidget, text: str, urgent: bool = False) -> None:
    """Have a screen reader say `text`, which comes from a widget that has the keyboard, in the way that it knows."""
    if not QAccessible.isActive() or announcements_heard():
        announce(widget, text, urgent)
    else:
        describe_for_now(widget, text)
