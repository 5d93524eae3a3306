"""The window onto a table: `TableView` turns sizes, mouse and keys into what the game's table understands."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QGraphicsScene, QGraphicsView, QPinchGesture

from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table import accessible, phrases
from holzwurm_desktop.table.art.board import paint_board
from holzwurm_desktop.table.cards import CardPixmaps
from holzwurm_desktop.table.game_table import GameTable
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.pointer import Pointer
from holzwurm_desktop.table.settings import HAND_ORDERS, TableSettings
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group, find, nearest, neighbour, next_group
from holzwurm_desktop.text.words import Words


class TableView(Stage):
    """A match on the table. Make one with `table.factory.make_table`."""

    pointer: Pointer

    def __init__(
        self,
        session: Session,
        words: Words,
        palette: Palette,
        settings: TableSettings,
        table: type[GameTable],
        pixmaps: CardPixmaps,
    ) -> None:
        accessible.install()
        orders = table.orders
        super().__init__(
            settings, settings.hand_order if settings.hand_order in orders else next(iter(orders))
        )
        self._focus_index = 0
        self._set_up()
        self.look = Look(words, palette, pixmaps, session.match.game.id)
        self.setScene(QGraphicsScene(self))
        self.scene().setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)  # most things move
        self.game = table(self, session, self.look)
        self.pointer = Pointer(self, self.game)
        self.session = session
        self.apply_settings(settings)
        self.retranslate()
        self._lay_out_again()

    def _set_up(self) -> None:
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setMinimumSize(640, 400)

    # How it looks.

    @property
    def accessible_name(self) -> str:
        return self.look.words.say(phrases.TABLE)

    def apply_settings(self, settings: TableSettings) -> None:
        """Play by other settings from now on."""
        changed, self.settings = settings != self.settings, settings
        self.game.animator.speed = settings.pace
        if settings.hand_order in self.game.orders and settings.hand_order != self.hand_order:
            self.hand_order = settings.hand_order
        if changed:
            self.game.settle()

    def set_palette(self, palette: Palette) -> None:
        """Show everything in another theme."""
        self.look.palette = palette
        self._lay_out_again()
        self._repaint_all()

    def retranslate(self) -> None:
        """Say everything anew, after the language has changed."""
        self.setAccessibleName(self.accessible_name)
        if self.game.question is not None:
            self.game.close_question()
        self._lay_out_again()
        self._repaint_all()

    def conceal(self, concealed: bool) -> None:
        """Draw and tell nothing that only the viewer may know, while a curtain is before the table or about to
        fall. What is under way arrives first: `rested` tells when."""
        if concealed == self.concealed:
            return
        self.concealed = concealed
        self.game.close_question()
        if concealed and self.game.animator.running:
            self.game.actions.forget()
        else:
            self.game.animator.finish()
            self.game.actions.put_back()
            self.game.settle()

    @property
    def moving(self) -> bool:
        """Whether a move is still being shown."""
        return self.game.animator.running

    def set_hand_order(self, order: str) -> None:
        self.hand_order = order
        self.game.animator.finish()
        self.game.settle()
        if order in HAND_ORDERS:
            self.hand_order_changed.emit(order)

    def come_to_rest(self) -> None:
        """Bring a move that is being shown to its end at once."""
        self.game.animator.finish()

    def close_table(self) -> None:
        """Stop whatever moves, before the table is thrown away."""
        self.game.animator.finish()
        self.game.warmer.stop()

    def _repaint_all(self) -> None:
        for item in self.scene().items():
            item.update()
        self.viewport().update()

    def _lay_out_again(self) -> None:
        size = QSizeF(self.viewport().size())
        self.scene().setSceneRect(QRectF(QPointF(0, 0), size))
        self.look.ratio = self.devicePixelRatioF()
        self.game.lay_out_again()
        self.resetCachedContent()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out for its new size."""
        super().resizeEvent(event)
        self._lay_out_again()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The wooden board, drawn once and kept by Qt."""
        paint_board(painter, self.sceneRect(), self.look.palette)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.game.paint_board(painter)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Notice when the window has come to a screen with other pixels."""
        if self.devicePixelRatioF() != self.look.ratio:
            self._lay_out_again()
            self._repaint_all()
        super().paintEvent(event)

    # What the main window asks for.

    def request_undo(self) -> None:
        """Take a move back; ask on the table first where that goes past what was revealed."""
        self.game.animator.finish()
        self.game.actions.request_undo(self.game.zones.words)

    def request_hint(self) -> None:
        """Ask for a hint, which will be shown when it is found."""
        self.game.animator.finish()
        if self.game.actions.can_act(self.game.zones.words):
            self.session.request_hint()

    def secret(self, seat: int) -> bool:
        """Whether what `seat` sees or does now must be hidden from the other people at the screen."""
        return self.game.secret(seat)

    def announce(self, text: str, urgent: bool = False) -> None:
        if text:
            accessible.announce(self, text, urgent)

    # Stops.

    def groups(self) -> list[Group]:
        """What keyboard and screen reader can stop at: nothing while a curtain hides the table."""
        return self.game.groups() if self.isVisible() else []

    @property
    def focused_card(self) -> str | None:
        group, _, which = self.focus_key.partition(":")
        shown = group == "hand" and which in self.game.fan.cards
        return which if shown and self.focus_visible else None

    def focus_stop(self, key: str) -> None:
        found = find(self.groups(), key)
        if found is None:
            return
        self.focus_key, self._focus_index = key, found[1]
        self.pointer.card = None
        self.game.refresh()
        accessible.tell_focus(self.node(key))

    def mend_focus(self) -> None:
        groups = self.groups()
        if find(groups, self.focus_key) is None:
            self.focus_stop(nearest(groups, self.focus_key, self._focus_index))

    def press_stop(self, key: str) -> None:
        """What Enter does at a stop, and a screen reader's press."""
        self.game.animator.finish()
        group, _, which = key.partition(":")
        for button in self.game.buttons():
            if button.key == key:
                button.press()
                return
        if self.game.sheet is not None:  # on one of its lines: what its first button says
            self.game.sheet.buttons[0].press()
        elif group == "hand" and which in self.game.fan.cards:
            self.game.actions.press_card(which, choose=True)
        elif find(self.game.middle_groups(), key) is not None:
            self.game.press_place(key)

    # Keys.

    def event(self, event: QEvent) -> bool:
        """Tab goes round the table instead of leaving it."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            steps = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
            plain = not event.modifiers() & (
                Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
            )
            if event.key() in steps and plain:
                self._begin_keys()
                self.focus_stop(next_group(self.groups(), self.focus_key, steps[Qt.Key(event.key())]))
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Enter, Esc, and the letters of the places."""
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            super().keyPressEvent(event)
            return
        self._begin_keys()
        if not self.game.take_key(event) and not self._move_key(event) and not self._act_key(event):
            super().keyPressEvent(event)

    def _begin_keys(self) -> None:
        """Whatever moves arrives; the focus becomes visible."""
        self.game.animator.finish()
        self.focus_visible = True
        self.mend_focus()

    def _move_key(self, event: QKeyEvent) -> bool:
        groups, key = self.groups(), event.key()
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Home: -1000,
            Qt.Key.Key_End: 1000,
        }
        if key in steps:
            self.game.actions.put_back()
            self.focus_stop(neighbour(groups, self.focus_key, steps[Qt.Key(key)]))
            return True
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = -1 if key == Qt.Key.Key_Up else 1
            if self.focus_key.startswith("hand:"):
                self.game.actions.step_target(step)
            else:
                self.focus_stop(neighbour(groups, self.focus_key, step))
            return True
        return False

    def _act_key(self, event: QKeyEvent) -> bool:
        key, text = event.key(), event.text().upper()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.press_stop(self.focus_key)
            return True
        if key == Qt.Key.Key_Escape:
            if self.game.question is not None:
                self.game.question.cancel()
            else:
                self.game.actions.put_back()
            return True
        if self.game.question is not None or self.game.sheet is not None:
            return False
        if text == "O":
            self.game.next_order()
            return True
        place = self.game.key_place(text)
        if place is not None:
            self.game.actions.choose_place(place)
        return place is not None

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by keyboard shows the focus at once."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.focus_visible = True
        self.mend_focus()
        self.game.refresh()

    # Mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press ends whatever moves, then begins a click or a drag."""
        self.game.animator.finish()
        self.focus_visible = False
        self.pointer.press(event.position().toPoint(), event.button() != Qt.MouseButton.LeftButton)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click does nothing: the first has done it."""
        self.game.animator.finish()
        self.pointer.forget()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover, or drag a card."""
        self.pointer.move(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a click or a drag."""
        self.pointer.release(event.position().toPoint())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel brings a surface nearer, or farther away."""
        self._zoom(1.0015 ** event.angleDelta().y(), event.position().toPoint())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Two fingers, on a screen or on a touch pad, do what the wheel does."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self._zoom(1 + event.value(), event.position().toPoint())
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                middle = self.viewport().mapFromGlobal(pinch.hotSpot().toPoint())
                self.pointer.forget()
                self._zoom(pinch.scaleFactor(), middle)
                return True
        return super().viewportEvent(event)

    def _zoom(self, factor: float, at: QPoint) -> None:
        point = self.mapToScene(at)
        surface = self.pointer.surface_at(point)
        if surface is not None:
            surface.zoom(factor, point)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        super().leaveEvent(event)
        self.pointer.hover(QPointF(-1, -1))
