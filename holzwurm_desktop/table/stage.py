"""`Stage`: what a table, its helpers and the screen reader's interfaces know of the view that shows the table.

They import this instead of `table.view`, which imports them.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRect, QRectF, Signal
from PySide6.QtWidgets import QGraphicsView

from holzwurm_desktop.session.abstract import Abstract
from holzwurm_desktop.table.settings import TableSettings
from holzwurm_desktop.table.stops import Group, Stop


@dataclass
class Pointed:
    """What the mouse is over: the key of a card of the hand and the key of a button, or None."""

    card: str | None = None
    button: str | None = None

    def let_go(self) -> None:
        """Whatever was pressed or dragged is so no longer."""


class Stage(QGraphicsView, Abstract):
    """The view of a table, as far as things on the table need it. `table.view.TableView` is the only subclass.

    Signals: `sound_requested` with the name of a sound; `new_match_requested`, `rematch_requested`,
    `replay_requested` and `lobby_requested` from the end sheet; `follow_up_requested` with the `FollowUp` that
    was chosen there; `game_preference_chosen` with the key and the new value of a game's own preference that
    was changed on the table; `hand_order_changed` when the player chose an order that is kept for other tables
    too; `since_folded` when what happened since the turn was folded (True) or unfolded, `coach_folded` when what the
    coach says was; `rested` when a move has been shown to its end; `steps_changed` when there may be other steps of a
    plan to take back or do again; `stop_focused` with the rectangle of the stop that the keyboard has come to;
    `stops_shown` when stops may have come, gone or moved.

    hand_order: the name of one of the game's orders of the hand; concealed: whether everything that only the
    viewer may know is hidden; focus_key: the key of the stop that the keyboard is on, or ""; focus_visible:
    whether the focus is drawn, which it is only while the keyboard is used; news: what a screen reader is told
    just now as the description of the focused stop, "" for nothing.
    """

    sound_requested = Signal(str)
    new_match_requested = Signal()
    lobby_requested = Signal()
    rematch_requested = Signal()
    replay_requested = Signal()
    hand_order_changed = Signal(str)
    since_folded = Signal(bool)
    coach_folded = Signal(bool)
    follow_up_requested = Signal(object)
    game_preference_chosen = Signal(str, object)
    rested = Signal()
    steps_changed = Signal()
    stop_focused = Signal(QRectF)
    stops_shown = Signal()

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
        """The card of the hand that the keyboard is on; None if it is elsewhere or the focus is not shown."""

    @property
    @abstractmethod
    def news(self) -> str:
        """What is told just now as the description of the focused stop."""

    @abstractmethod
    def groups(self) -> list[Group]:
        """The stops that keyboard and screen reader can go to now."""

    @abstractmethod
    def focus_stop(self, key: str) -> None:
        """Move the keyboard focus to a stop. Does nothing if there is no such stop now."""

    @abstractmethod
    def mend_focus(self) -> None:
        """Move the focus to the nearest stop if the focused one is gone."""

    @abstractmethod
    def press_stop(self, key: str) -> None:
        """Do what Enter does at a stop."""

    @abstractmethod
    def set_hand_order(self, order: str) -> None:
        """Sort the hand by `order`, one of the game's."""

    @abstractmethod
    def set_since_folded(self, folded: bool) -> None:
        """Fold or unfold what has happened since the viewer's turn."""

    @abstractmethod
    def set_coach_folded(self, folded: bool) -> None:
        """Fold or unfold what the coach says."""

    @abstractmethod
    def show_note(self, text: str) -> None:
        """Show a note over the middle, until the next move or press."""

    @abstractmethod
    def announce(self, text: str, urgent: bool = False) -> None:
        """Have a screen reader say `text`, with whatever else comes of the same act; `urgent` interrupts what
        it is saying."""

    @abstractmethod
    def announce_for_now(self, text: str) -> None:
        """Have a screen reader say `text`, unless something else is to be said first."""

    @abstractmethod
    def answer(self, text: str) -> None:
        """Say and show the answer to what the player asked with a key."""

    @abstractmethod
    def stops_changed(self) -> None:
        """A screen reader may have to be told of stops that have come, gone or changed."""

    @abstractmethod
    def call(self) -> None:
        """Have a screen reader say who has to do what now, unless that was said last."""

    def node(self, key: str) -> Node:
        """The object that stands for a group ("hand:") or a stop ("hand:B7"). It is made when first asked for."""
        if key not in self._nodes:
            self._nodes[key] = Node(self, key)
        return self._nodes[key]

    def screen_rect(self, stop: Stop) -> QRect:
        """Where a stop is on the screen, in global logical pixels."""
        # The scene is as large as the viewport and never scrolled, so scene and viewport points are the same.
        top_left = self.viewport().mapToGlobal(stop.rect.topLeft().toPoint())
        return QRect(top_left, stop.rect.size().toSize())


class Node(QObject):
    """Stands for one group or stop as long as the view lives.

    Qt finds an accessible interface by its QObject and keeps the interface as long as the object lives. Stops
    come and go with every move; a node does not, so a screen reader never holds an interface of a deleted object.
    """

    def __init__(self, view: Stage, key: str) -> None:
        super().__init__(view)
        self.view = view
        self.key = key
        self.group = ""
        """Of a stop: the group it was found in last."""
