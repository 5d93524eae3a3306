"""The mouse on the table: what is under it, clicks, and dragging of cards."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication

from holzwurm_desktop.table.game_table import GameTable
from holzwurm_desktop.table.stage import Pointed, Stage
from holzwurm_desktop.table.surface import Surface


class Pointer(Pointed):
    """Follows the mouse over `table`, which `view` shows. Points named `at` are in logical pixels of the
    viewport, those named `point` in scene units."""

    def __init__(self, view: Stage, table: GameTable) -> None:
        super().__init__()
        self._view = view
        self._table = table
        self._pressed: tuple[QPoint, str | None] | None = None
        self._dragged: str | None = None
        self._on_surface: Surface | None = None

    def press(self, at: QPoint, second: bool = False) -> None:
        """A mouse button was pressed. `second` is any but the left one: it puts the held card back, unless a
        surface has a meaning for it."""
        point = self._view.mapToScene(at)
        self._on_surface = self.surface_at(point)
        if self._on_surface is not None:
            self._on_surface.press(point, second)
        elif second:
            self._table.actions.put_back()
        else:
            self._pressed = (at, self._card_at(point))

    def forget(self) -> None:
        """Let the next release do nothing."""
        self._pressed = self._on_surface = None

    def move(self, at: QPoint) -> None:
        """The mouse has moved: drag what was pressed, or hover."""
        point = self._view.mapToScene(at)
        if self._on_surface is not None:
            self._on_surface.drag(point)
        elif self._dragged is not None:
            self._drag_to(self._dragged, point)
        elif self._pressed is not None and self._pressed[1] is not None:
            # Up to this distance it is a click by an unsteady hand.
            if (at - self._pressed[0]).manhattanLength() >= QApplication.startDragDistance():
                self._begin_drag(self._pressed[1], point)
        else:
            self.hover(point)

    def release(self, at: QPoint) -> None:
        """The button was released: the end of a click or a drag."""
        point = self._view.mapToScene(at)
        pressed, self._pressed = self._pressed, None
        surface, self._on_surface = self._on_surface, None
        if surface is not None:
            surface.release(point)
        elif self._dragged is not None:
            self._drop(self._dragged, point)
        elif pressed is not None:
            self._click(point, pressed[1])

    def hover(self, point: QPointF) -> None:
        """The mouse is at `point`; mark what is under it."""
        table = self._table
        card = self._card_at(point)
        button = next((b.key for b in table.buttons() if b.place_in_scene().contains(point)), None)
        if (card, button) != (self.card, self.button):
            self.card, self.button = card, button
            table.refresh()
        if table.surface is not None:
            table.surface.hover(point if self.surface_at(point) is not None else None)

    def surface_at(self, point: QPointF) -> Surface | None:
        """The surface that takes the mouse at `point`; None if a button lies there, or if there is a question
        or an end sheet."""
        table = self._table
        if table.surface is None or table.question is not None or table.sheet is not None:
            return None
        covered = any(button.place_in_scene().contains(point) for button in table.buttons())
        return table.surface if not covered and table.surface.contains(point) else None

    def _card_at(self, point: QPointF) -> str | None:
        table = self._table
        return table.fan.card_at(point) if table.question is None and table.sheet is None else None

    def _click(self, point: QPointF, card: str | None) -> None:
        table = self._table
        for button in table.buttons():
            if button.place_in_scene().contains(point):
                self._view.focus_key = button.key
                button.press()
                return
        if table.question is not None or table.sheet is not None:
            return
        place = table.place_at(point)
        if place is not None and place in table.actions.picking.targets:
            table.actions.press_place(place)  # even where a card lies that could be taken up
        elif card is not None and self._card_at(point) == card:  # pressed and released on the same card
            self._view.focus_key = f"hand:{card}"
            table.actions.press_card(card, choose=False)
        elif place is not None:
            table.press_place(place)
        else:
            table.actions.put_back()

    def _begin_drag(self, card: str, point: QPointF) -> None:
        actions = self._table.actions
        if actions.picking.held == card or actions.hold_card(card):
            self._dragged = card
            self._drag_to(card, point)
        else:
            self._pressed = None

    def _drag_to(self, card: str, point: QPointF) -> None:
        table = self._table
        item = table.layer.items.get(card)
        if item is None or table.actions.picking.held != card:  # the position was replaced meanwhile
            self._dragged = None
            return
        place = table.place_at(point)
        if place != table.actions.picking.chosen:
            table.actions.picking.choose(place)
            table.refresh()
        item.setZValue(2000)
        item.setPos(point - QPointF(item.size.width() / 2, item.size.height() / 2))

    def _drop(self, card: str, point: QPointF) -> None:
        table = self._table
        self._dragged = None
        place = table.place_at(point)
        if place is not None:
            table.actions.play_at(place)
        if table.actions.picking.held == card:  # a move that is made drops it; this one was refused
            table.let_return(card)
