"""What the tables of Kistenstapel and the demolition game share: the pile, the open cards of every seat, walking
through the columns by arrow keys, the x-ray, and cards that fly between pile and seats."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import ClassVar, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from holzwurm_desktop.engine.contract import Move
from holzwurm_desktop.games.boxes import words as words_of
from holzwurm_desktop.games.boxes.builds import CARDS
from holzwurm_desktop.games.boxes.keys import FARTHER, MOVE, NEARER, WHOLE, XRAY
from holzwurm_desktop.games.boxes.piles import Column, Face
from holzwurm_desktop.games.boxes.table.camera import Camera
from holzwurm_desktop.games.boxes.table.counts import BoxCardItem, CountsItem, CountsState
from holzwurm_desktop.games.boxes.table.layout import TOOLS, box_zones, counts_place, tool_places
from holzwurm_desktop.games.boxes.table.picture import Side, extent_of, sides_of
from holzwurm_desktop.games.boxes.table.pile_item import Marks, PileItem, column_faces
from holzwurm_desktop.games.boxes.table.situation import Situation
from holzwurm_desktop.games.boxes.table.walk import column_of, key_of, place_name, step, walk_of
from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table.frame_keys import AFTER, BEFORE, DOWN, UP
from holzwurm_desktop.table.game_table import GameTable
from holzwurm_desktop.table.items import CardItem, Look, TableItem
from holzwurm_desktop.table.labels import BadgeItem, ButtonItem
from holzwurm_desktop.table.layer import Spot
from holzwurm_desktop.table.layout import Zones
from holzwurm_desktop.table.letters import letters_scale
from holzwurm_desktop.table.picking import Target
from holzwurm_desktop.table.press import Press
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group, Stop
from holzwurm_desktop.text.words import Phrase

LARGEST_EDGE = 62.0
"""The edge of a box in units (see `table.layout`) if the pile is so small that it would fit larger."""
ARROWS = {BEFORE: (-1, 0), AFTER: (1, 0), UP: (0, -1), DOWN: (0, 1)}
"""Which way along the floor an arrow key goes: right and left along a row, up and down from row to row."""
PAN = 60.0
"""How far Shift and an arrow key move the picture, in units."""
ZOOM = 1.25
"""How much larger Page Up makes the picture."""

Item = TypeVar("Item", bound=TableItem)


class BoxTable(GameTable):
    """A pile in the middle. `now` is what was read; `counts` has an item for each seat; `tools` are the
    buttons beside the pile, from top to bottom."""

    orders: ClassVar = {"type": (words_of.BY_TYPE, str, None)}
    card_item: ClassVar[type[CardItem]] = BoxCardItem
    bare_groups: ClassVar = GameTable.bare_groups | {"stock"}
    not_from_hand: ClassVar[Phrase]
    """What to do instead, said to somebody who presses the viewer's cards."""
    spare: ClassVar[float] = 0.0
    """Free room around the pile, in edges, for boxes that will be put there before the picture may move."""

    def __init__(self, view: Stage, session: Session, look: Look) -> None:
        super().__init__(view, session, look)
        self.now = Situation(hands=((0, 0, 0, 0),) * session.match.seats)
        self.camera = Camera()
        self.heap = self.add(PileItem(look, self.camera))
        self.counts = [self.add(CountsItem(look)) for _ in self.plates]
        self.badge = self.add(BadgeItem(look))
        self.xray = False
        self.tools: list[ButtonItem] = []
        self.xray_button = self.tool("xray", self.turn_xray)
        self.whole_button = self.tool("whole", self.show_whole)

    def add(self, item: Item) -> Item:
        """Put an item on the table and return it."""
        self.view.scene().addItem(item)
        return item

    def tool(self, key: str, press: Callable[[], None]) -> ButtonItem:
        """Add a button to the tools and return it."""
        button = self.add(ButtonItem(self.look, f"button:{key}", press))
        self.tools.append(button)
        return button

    def say(self, phrase: Phrase, n: int = -1, **data: object) -> str:
        """A phrase in the player's language; `n` is the number of a phrase that counts."""
        return self.look.words.say(phrase, n, **data)

    @property
    def standing(self) -> Situation:
        """What the pile shows: what was read, or, in a game with plans, what is planned."""
        return self.now

    # Laying out.

    def zones_for(self, size: QSizeF) -> Zones:
        return box_zones(size, len(self.others()), letters_scale())

    def lay_out_again(self) -> None:
        super().lay_out_again()
        if self.camera.is_home:
            self._bring_whole()

    def lay_middle(self) -> None:
        zones, unit = self.zones, self.zones.unit
        area = zones.middle.adjusted(0, 0, -(TOOLS + 10) * unit, 0)
        self.heap.put(area)
        self.camera.lay(area.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit), LARGEST_EDGE * unit)
        for seat, item in enumerate(self.counts):
            own = seat == self.viewer
            item.put(zones.hand if own else counts_place(self.plates[seat].place, unit))
        self._lay_tools()

    def _lay_tools(self) -> None:
        unit, shown = self.zones.unit, self.own_buttons()
        tools = [button for button in self.tools if button in shown]
        for button in self.tools:
            button.setVisible(button in shown)
        wish = max((button.natural_width() for button in tools), default=0.0)
        places = tool_places(self.zones.middle, unit, len(tools), wish)
        for button, place in zip(tools, places, strict=True):
            button.put(place, 4 * unit)

    def card_sizes(self) -> list[QSize]:
        # Only those of the viewer: the other seats' are small enough to be drawn when they are needed.
        return [self.counts[0].card_place("L").size().toSize()]

    def arrange(self) -> dict[str, Spot]:
        # No card lies here by itself: they are in the picture or before the seats.
        return {}

    def hand(self) -> Sequence[str]:
        return ()

    def hand_count(self, seat: int) -> int | None:
        return None

    # Showing.

    def sides(self) -> tuple[Side, ...]:
        """The sides of the pile as they are to be shown."""
        return sides_of(self.now.pile, self.now.opened, xray=self.xray)

    def marks(self) -> Marks:
        """The marks on the pile as they are to be shown."""
        raise NotImplementedError

    def dress(self) -> None:
        self.heap.show_pile(self.sides())
        self.heap.show_marks(self.marks())
        for seat, item in enumerate(self.counts):
            item.show_state(self.counts_state(seat))
        self.dress_tools()
        self._lay_tools()

    def counts_state(self, seat: int) -> CountsState:
        """The cards of a seat as they are to be shown at its plate; the viewer's place shows those of the tray."""
        own = seat == self.viewer
        focused = self.focused_which("hand") if own else ""
        return CountsState(self.now.hands[self.tray_seat if own else seat], focused=focused)

    @property
    def tray_seat(self) -> int:
        """The seat whose cards lie large before the viewer: the viewer's own, unless it is about another's."""
        return self.viewer

    def dress_tools(self) -> None:
        """Give the tools their words and keys."""
        self.xray_button.dress(self.say(words_of.XRAY), XRAY, main=self.xray, pressed=self.xray)
        self.whole_button.dress(self.say(words_of.WHOLE), WHOLE)

    def own_buttons(self) -> list[ButtonItem]:
        """The x-ray, and the way back from a picture that was moved or zoomed."""
        return [self.xray_button] if self.camera.is_home else [self.xray_button, self.whole_button]

    def fit_camera(self, anew: bool = False) -> None:
        """Bring the whole pile into sight; with `anew`, also into the middle and as large as it fits."""
        extent = extent_of((*(side.face for side in self.sides()), *self.gone_faces()))
        if anew:
            self.camera.fit(extent.grown(self.spare))
        else:
            self.camera.keep(extent)

    def gone_faces(self) -> Sequence[Face]:
        """The faces of boxes that are gone and still marked."""
        return ()

    def _on_turn_shown(self, seat: int) -> None:
        """At each turn of the viewer the keyboard is where there is something to do: on the pile."""
        start = self.first_stop()
        here, there = (key.partition(":")[0] for key in (self.view.focus_key, start))
        if seat == self.viewer and self.session.my_turn and here != there:
            self.view.focus_stop(start)
        super()._on_turn_shown(seat)

    def turn_xray(self) -> None:
        """Turn the x-ray, which shows hidden boxes, on or off."""
        self.xray = not self.xray
        self.refresh()
        self.view.announce(self.say(words_of.XRAY_ON if self.xray else words_of.XRAY_OFF))

    def show_whole(self) -> None:
        """Show the whole pile, and say so."""
        self._bring_whole()
        self.view.announce(self.say(words_of.WHOLE))

    def _bring_whole(self) -> None:
        """Show the whole pile, in the middle and as large as it fits."""
        self.fit_camera(anew=True)
        self.refresh()

    def zoom_about_focus(self, factor: float) -> None:
        """Zoom about the column that the keyboard is on, or else about the middle."""
        column = self.focused_column()
        middle = self.camera.area.center() if column is None else self.column_rect(column).center()
        self.camera.zoom_by(factor, middle)
        self.refresh()

    # Columns.

    def columns_to_use(self) -> Collection[Column]:
        """The columns at which there is something to do now."""
        raise NotImplementedError

    def first_stop(self) -> str:
        """The pile, at a column at which there is something to do."""
        columns = walk_of(self.columns_to_use()) or walk_of(self.standing.pile)
        return key_of(columns[0]) if columns else ""

    def columns_to_walk(self) -> list[Column]:
        """The columns that the arrow keys go through."""
        return list(self.standing.pile)

    def focused_which(self, group: str) -> str:
        """Which stop of a group the keyboard is on, as in "group:which"; "" if on none, or if the focus is
        not shown."""
        prefix, _, which = self.view.focus_key.partition(":")
        return which if prefix == group and self.view.focus_visible else ""

    def focused_column(self) -> Column | None:
        """The column that the keyboard is on; None if on none, or if the focus is not shown."""
        column = column_of(self.view.focus_key) if self.view.focus_visible else None
        return column if column in self.columns_to_walk() else None

    def column_rect(self, column: Column) -> QRectF:
        """Where a column is seen, in scene units."""
        return self.heap.rect_of(self.faces_of_place(column))

    def faces_of_place(self, column: Column) -> tuple[Face, ...]:
        """The faces that stand for a column in the picture."""
        return column_faces(self.heap.sides, column)

    def focus_faces(self) -> tuple[Face, ...]:
        """The faces that the keyboard is on."""
        column = self.focused_column()
        return () if column is None else self.faces_of_place(column)

    def column_words(self, column: Column) -> str:
        """A column in words, for a screen reader."""
        row, place = place_name(self.columns_to_walk(), column)
        standing = self.standing
        height, is_open = standing.pile.get(column, 0), standing.is_open(column)
        return words_of.column_text(self.look.words, row, place, height, is_open)

    def help_at(self, column: Column) -> str:
        """What can be done at a column, for a screen reader."""
        raise NotImplementedError

    def middle_groups(self) -> list[Group]:
        stops = []
        for column in walk_of(self.columns_to_walk()):
            name, place = self.column_words(column), self.column_rect(column)
            stops.append(Stop(key_of(column), name, place, "place", help=self.help_at(column)))
        return [Group("box", self.pile_words(), tuple(stops))]

    def tells_something(self, stop: Stop) -> bool:
        column = column_of(stop.key)
        return column is None or column in self.standing.pile

    def pile_words(self) -> str:
        """The pile in words: the name of the group of columns."""
        boxes = self.say(words_of.BOXES_LEFT, n=sum(self.now.pile.values()))
        return f"{self.say(words_of.PILE)}, {boxes}"

    def hand_group(self) -> Group:
        if self.viewer < 0:
            return Group("hand", "", ())
        cards, item = self.now.hands[self.tray_seat], self.counts[self.viewer]
        stops = tuple(
            Stop(f"hand:{kind}", self.say(words_of.COUNTED[kind], n=count), item.cell(kind), "card")
            for kind, count in zip(CARDS, cards, strict=True)
        )
        return Group("hand", self.hand_words(), stops)

    def open_cards(self, seat: int) -> str:
        """What lies before the others; the viewer's own cards are stops."""
        return "" if seat == self.viewer else words_of.counted_cards(self.look.words, self.now.hands[seat])

    def hand_words(self) -> str:
        """What the viewer's cards are called: the name of their group."""
        raise NotImplementedError

    def place_at(self, point: QPointF) -> str | None:
        """What lies beside the pile, where the mouse belongs to `PileSurface`."""
        if self.viewer < 0:
            return None
        item = self.counts[self.viewer]
        return next((f"hand:{kind}" for kind in CARDS if item.cell(kind).contains(point)), None)

    def place_rect(self, key: str) -> QRectF:
        group, _, which = key.partition(":")
        column = column_of(key)
        if column is not None:
            return self.column_rect(column)
        own = group == "hand" and which in CARDS and self.viewer >= 0
        return self.counts[self.viewer].cell(which) if own else super().place_rect(key)

    def refusal(self, card: str | None, key: str) -> str:
        """What to do in place of pressing the viewer's cards."""
        return self.say(self.not_from_hand) if key.startswith("hand:") else ""

    def targets_of(self, card: str) -> list[Target]:
        return []

    def attempt(self, card: str, key: str) -> Move | None:
        return None

    # Keys.

    def own_acts(self) -> dict[KeyAction, Callable[[], object]]:
        """What the eye wants."""
        return {
            XRAY: self.turn_xray,
            WHOLE: self.show_whole,
            NEARER: partial(self.zoom_about_focus, ZOOM),
            FARTHER: partial(self.zoom_about_focus, 1 / ZOOM),
        }

    def take_key(self, press: Press) -> bool:
        """Besides, arrows walk along the floor, and with Shift move the picture."""
        if super().take_key(press):
            return True
        if self.question is not None or self.sheet is not None:
            return False
        action = self.look.keys.find(press.keys(), (MOVE, *ARROWS))
        if action is MOVE:
            arrow = self.look.keys.find(press._replace(shift=False).keys(), ARROWS)
            if arrow is not None:
                self.camera.pan_by(QPointF(*ARROWS[arrow]) * (-PAN * self.zones.unit))
                self.refresh()
            return True
        if action in ARROWS and self.view.focus_key.startswith("box:"):
            self._walk(*ARROWS[action])
            return True
        return False

    def _walk(self, dx: int, dy: int) -> None:
        column = self.focused_column()
        self.actions.drop_hint()
        if column is not None:
            self.view.focus_stop(key_of(step(self.columns_to_walk(), column, dx, dy)))
