"""What carries a table and what the table, its helpers and a screen reader know of it: `Stage`."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QGraphicsView

from holzwurm_desktop.session.abstract import Abstract
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.stops import Group, Stop


@dataclass
class Pointed:
    """What the mouse is over: a card of the hand, a button by its key; None: no card, no button."""

    card: str | None = None
    button: str | None = None


class Stage(QGraphicsView, Abstract):
    """The window onto a table, as far as what lies on it needs it; `table.view.TableView` is the one there is.

    Signals: `sound_requested` with the name of a sound; `new_match_requested` and `lobby_requested` from the
    end sheet; `follow_up_requested` with the `FollowUp` that was chosen there; `hand_order_changed` when the
    player chose another order of the hand; `rested` when a move has been shown to its end.

    hand_order: one of the game's; concealed: what only the viewer may know is kept from sight; focus_key: the stop
    the keyboard is on, focus_visible: whether that shows; news: what is told of the focused stop besides.
    """

    sound_requested = Signal(str)
    new_match_requested = Signal()
    lobby_requested = Signal()
    hand_order_changed = Signal(str)
    follow_up_requested = Signal(object)
    rested = Signal()

    pointer: Pointed

    def __init__(self, settings: TableSettings, hand_order: str) -> None:
        super().__init__()
        self.settings = settings
        self.hand_order = hand_order
        self.concealed = False
        self.focus_key = ""
        self.focus_visible = False
        self._nodes: dict[str, Node] = {}

    @property
    @abstractmethod
    def accessible_name(self) -> str:
        """What a screen reader calls the table."""

    @property
    @abstractmethod
    def focused_card(self) -> str | None:
        """The card of the hand that the keyboard is on."""

    @property
    @abstractmethod
    def news(self) -> str:
        """What is told of the focused stop besides."""

    @abstractmethod
    def groups(self) -> list[Group]:
        """What keyboard and screen reader can stop at now."""

    @abstractmethod
    def focus_stop(self, key: str) -> None:
        """Bring the keyboard to a stop."""

    @abstractmethod
    def mend_focus(self) -> None:
        """Where the focused thing is gone, go to what is nearest."""

    @abstractmethod
    def press_stop(self, key: str) -> None:
        """Do what Enter does at a stop."""

    @abstractmethod
    def set_hand_order(self, order: str) -> None:
        """Sort the hand by `order`, one of the game's."""

    @abstractmethod
    def announce(self, text: str, urgent: bool = False) -> None:
        """Have a screen reader say `text`, with whatever else comes of the same act; `urgent` interrupts what
        it is saying."""

    @abstractmethod
    def announce_for_now(self, text: str) -> None:
        """Have a screen reader say `text`, unless something else is to be said first."""

    @abstractmethod
    def stops_changed(self) -> None:
        """A screen reader may have to be told of stops that have come, gone or changed."""

    @abstractmethod
    def call(self) -> None:
        """Have a screen reader say who has to do what now, unless that was said last."""

    def node(self, key: str) -> Node:
        """The object that stands for a group ("hand:") or a stop ("hand:B7")."""
        if key not in self._nodes:
            self._nodes[key] = Node(self, key)
        return self._nodes[key]

    def screen_rect(self, stop: Stop) -> QRect:
        """Where a stop is on the screen, in pixels."""
        top_left = self.viewport().mapToGlobal(stop.rect.topLeft().toPoint())
        return QRect(top_left, stop.rect.size().toSize())


class Node(QObject):
    """Stands for one group or stop, for as long as the view lives: Qt knows interfaces by their objects."""

    def __init__(self, view: Stage, key: str) -> None:
        super().__init__(view)
        self.view = view
        self.key = key
        self.group = ""
        """Of a stop: the group it was found in last."""
