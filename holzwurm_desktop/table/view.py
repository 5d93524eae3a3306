"""`TableView`: the Qt view of a table. It passes sizes, mouse and keys on in terms that the game's table knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QGraphicsScene, QGraphicsView, QPinchGesture

from holzwurm_desktop.models.keys import KeyAction
from holzwurm_desktop.session.session import Session
from holzwurm_desktop.table import accessible, phrases
from holzwurm_desktop.table.art.board import paint_board
from holzwurm_desktop.table.cards import CardPixmaps
from holzwurm_desktop.table.frame_keys import (
    AFTER,
    BACK,
    BEFORE,
    DOWN,
    FIRST,
    LAST,
    LAST_GROUP,
    NEXT_GROUP,
    PRESS,
    UP,
)
from holzwurm_desktop.table.game_table import GameTable
from holzwurm_desktop.table.glances import glance
from holzwurm_desktop.table.items import Look
from holzwurm_desktop.table.palette import Palette
from holzwurm_desktop.table.pointer import Pointer
from holzwurm_desktop.table.press import Press, press_of
from holzwurm_desktop.table.reader import Reader
from holzwurm_desktop.table.settings import HAND_ORDERS, TableSettings
from holzwurm_desktop.table.stage import Stage
from holzwurm_desktop.table.stops import Group, come_back, end_group, find, nearest, neighbour, next_group
from holzwurm_desktop.table.tips import Tips
from holzwurm_desktop.table.wordiness import groups_to_tell
from holzwurm_desktop.text.words import Words

LEAST = QSize(614, 320)
"""The smallest size of a table in pixels: with less room than that it has to be scrolled."""
_GROUPS = {NEXT_GROUP: 1, LAST_GROUP: -1}
_STEPS = {
    BEFORE: -1,
    AFTER: 1,
    FIRST: -1000,
    LAST: 1000,
}  # farther than any group reaches: it stops at the end
_CHOICES = {UP: -1, DOWN: 1}
_WAYS = {BEFORE: (-1, 0), AFTER: (1, 0), UP: (0, -1), DOWN: (0, 1)}
"""Where an arrow goes from place to place while a card is held; y downwards."""


class TableView(Stage):
    """A match on the table. Make one with `table.factory.make_table`.

    The scene is always as large as the viewport and is never scrolled or scaled: one scene unit is one
    logical pixel.
    """

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
        self._left: dict[str, tuple[str, int]] = {}
        """Where the keyboard was last in each group: the key of the stop, and its index."""
        self._set_up()
        self.look = Look(words, palette, pixmaps, session.match.game.id)
        self.setScene(QGraphicsScene(self))
        self.scene().setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)  # most things move
        self.table = table(self, session, self.look)
        self.pointer = Pointer(self, self.table)
        self.tips = Tips(self.viewport(), self.table)
        self.reader = Reader(self, self.table.call_words, lambda: self.table.animator.running)
        self.rested.connect(self.reader.soon)
        self.session = session
        self.apply_settings(settings)
        self.retranslate()
        self._lay_out_again()

    def _set_up(self) -> None:
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A scene as large as the viewport, from its upper left corner: scene points are viewport points.
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        # The board is the costliest thing to paint and changes with the layout only (see
        # `resetCachedContent`).
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setMinimumSize(LEAST)

    # How it looks.

    @property
    def accessible_name(self) -> str:
        return self.look.words.say(phrases.TABLE)

    def apply_settings(self, settings: TableSettings) -> None:
        """Use other settings from now on."""
        changed, before, self.settings = settings != self.settings, self.settings, settings
        self.look.keys = settings.keys
        self.table.animator.speed = settings.pace
        if settings.hand_order in self.table.orders and settings.hand_order != self.hand_order:
            self.hand_order = settings.hand_order
        folds = (settings.since_folded, settings.coach_folded)
        if folds != (before.since_folded, before.coach_folded):
            self._lay_out_again()
            self._repaint_all()
        elif changed:
            self.table.settle()

    def set_palette(self, palette: Palette) -> None:
        """Show everything in another theme."""
        self.look.palette = palette
        self._lay_out_again()
        self._repaint_all()

    def retranslate(self) -> None:
        """Show all words in the present language."""
        self.setAccessibleName(self.accessible_name)
        if self.table.question is not None:  # its words were made in the language of before
            self.table.close_question()
        self._lay_out_again()
        self._repaint_all()

    def conceal(self, concealed: bool) -> None:
        """Hide (or show again) everything that only the viewer may know, on screen and for screen readers.

        Called while a curtain is in front of the table or about to fall. A film that runs is shown to its end
        first; `rested` tells when.
        """
        if concealed == self.concealed:
            return
        self.concealed = concealed
        self.look_again()
        self.tips.hide()
        self._left.clear()  # another person begins anew
        if concealed:
            self.reader.forget()  # it was said to somebody else, who may have seen more
        self.pointer.let_go()
        self.table.close_question()
        if concealed and self.table.animator.running:
            self.table.actions.forget()
        else:
            self.table.animator.finish()
            self.table.actions.put_back()
            self.focus_key = ""  # another person begins where there is something to do
            self.table.settle()
            self.table.coach.say_situation()

    @property
    def moving(self) -> bool:
        """Whether the film of a move is running."""
        return self.table.animator.running

    def set_hand_order(self, order: str) -> None:
        self.hand_order = order
        self.table.animator.finish()
        self.table.settle()
        self.announce(self.table.order_button.text)
        if order in HAND_ORDERS:  # other tables do not know the game's own orders
            self.hand_order_changed.emit(order)

    def set_coach_folded(self, folded: bool) -> None:
        self.table.animator.finish()
        self.apply_settings(replace(self.settings, coach_folded=folded))
        self.coach_folded.emit(folded)

    def come_to_rest(self) -> None:
        """Bring the film of a move to its end at once, and end a drag."""
        self.pointer.let_go()
        self.table.animator.finish()

    def _heed_player(self) -> None:
        """The player does something: nothing moves meanwhile, and a reader has broken off what it was saying."""
        self.come_to_rest()
        self.reader.attend()

    def close_table(self) -> None:
        """Stop all timers of the table, before it is thrown away."""
        self.table.animator.finish()
        self.table.warmer.stop()

    def _repaint_all(self) -> None:
        for item in self.scene().items():
            item.update()
        self.viewport().update()

    def _lay_out_again(self) -> None:
        size = QSizeF(self.viewport().size())
        self.scene().setSceneRect(QRectF(QPointF(0, 0), size))
        self.look.ratio = self.devicePixelRatioF()
        self.table.lay_out_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.pointer.let_go()
        super().resizeEvent(event)
        self._lay_out_again()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the whole wooden board, whatever part of it `rect` asks for: Qt keeps the result."""
        paint_board(painter, self.sceneRect(), self.look.palette)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.table.paint_board(painter)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ActivationChange:
            self.pointer.let_go()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        # The window may have been moved to a screen with another scale: pictures made for the old one would
        # blur.
        if self.devicePixelRatioF() != self.look.ratio:
            self._lay_out_again()
            self._repaint_all()
        super().paintEvent(event)

    def set_since_folded(self, folded: bool) -> None:
        self.table.animator.finish()
        self.apply_settings(replace(self.settings, since_folded=folded))
        self.since_folded.emit(folded)

    # What the main window asks for.

    def request_undo(self) -> None:
        """Take back the last step of a plan, else the last move. Asks on the table first if something has become
        known since."""
        self._heed_player()
        if not self.table.step_back():
            self.table.actions.request_undo(self.table.zones.words)

    def request_hint(self) -> None:
        """Ask the session for a hint, which is shown when it is found; play the one that is shown. Refused, with
        words, if it is not the viewer's turn."""
        self._heed_player()
        if self.table.play_hinted():
            return
        if self.table.actions.can_act(self.table.zones.words):
            self.session.request_hint()

    def secret(self, seat: int) -> bool:
        """Whether a curtain has to hide what `seat` sees or does now from the other people at the screen."""
        return self.table.secret(seat)

    # What a screen reader is told.

    def announce(self, text: str, urgent: bool = False) -> None:
        self.reader.say(text, urgent)

    def announce_for_now(self, text: str) -> None:
        """Have a screen reader say `text`, unless something else is to be said first."""
        self.reader.say_for_now(text)

    def call(self) -> None:
        """Have a screen reader say who has to do what now."""
        self.reader.call()

    def stops_changed(self) -> None:
        """A screen reader may have to be told of stops that have come, gone or changed."""
        self.look_again()
        self.reader.soon()
        self.stops_shown.emit()

    def news_of(self, key: str) -> str:
        """What is told just now as the description of a stop."""
        return self.reader.news_of(key)

    def say_again(self, step: int) -> None:
        """Say and show what has happened once more, with `step` 1 each time what was before it, with -1 after it."""
        text = self.reader.again(step)
        if text:
            self.show_note(text)

    def glance(self, name: str) -> str:
        """Have a screen reader say the answer to one of `glances.GLANCES`. Returns it; "" behind the curtain, and if
        there is none."""
        if self.concealed or not self.isVisible():
            return ""
        self._heed_player()
        text = glance(self.table, name)
        if text:
            self.reader.answer(text)
        return text

    def answer(self, text: str) -> None:
        """Say and show an answer to a key."""
        self.reader.answer(text)
        self.show_note(text)

    def show_note(self, text: str) -> None:
        """Show a note over the middle, until the next move or press."""
        self.table.note.tell(text, self.table.zones.words, self.sceneRect().adjusted(4, 4, -4, -4))
        self.table.part_bubbles()

    # Stops.

    def groups(self) -> list[Group]:
        # Nothing while a curtain hides the table, not for a screen reader either.
        if not self.isVisible():
            return []
        return groups_to_tell(self.table.groups(), self.settings.wordiness, self.look.words)

    @property
    def focused_card(self) -> str | None:
        group, _, which = self.focus_key.partition(":")
        shown = group == "hand" and which in self.table.fan.cards
        return which if shown and self.focus_visible else None

    def focus_stop(self, key: str) -> None:
        groups = self.groups()
        found = find(groups, key)
        if found is None:
            return
        group, self._focus_index = found
        self.focus_key = key
        self._left[groups[group].key] = (key, self._focus_index)
        self.pointer.card = None  # only one card is raised: the one that was pointed at last, by either means
        self.table.refresh()
        self.reader.focus()
        self.stop_focused.emit(groups[group].stops[self._focus_index].rect)

    def mend_focus(self) -> None:
        groups = self.groups()
        if self.focus_key.startswith("button:") and find(groups, self.focus_key) is None:
            self.focus_key = ""  # not on to another button, which Enter would press unasked
        if find(groups, self.focus_key) is None:
            self.focus_stop(nearest(groups, self.focus_key, self._focus_index, self.table.first_stop()))

    def press_stop(self, key: str) -> None:
        self.table.animator.finish()
        group, _, which = key.partition(":")
        for button in self.table.buttons():
            if button.key == key:
                button.press()
                return
        if self.table.sheet is not None:  # on one of its lines: what its first button says
            self.table.sheet.buttons[0].press()
        elif group == "hand" and which in self.table.fan.cards:
            self.table.actions.press_card(which, choose=True)
        elif group == "hand" or find(self.table.middle_groups(), key) is not None:
            self.table.press_place(key)

    # Keys.

    def event(self, event: QEvent) -> bool:
        """Let Tab go from group to group, and from the last one on to the next widget."""
        # Here, not in `keyPressEvent`: Qt changes the focus by Tab before it calls that.
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            action = self.look.keys.find(press_of(event).keys(), _GROUPS)
            if action is not None:
                self._begin_keys()
                self._step_group(_GROUPS[action])
                return True
        return super().event(event)

    def _step_group(self, step: int) -> None:
        self.table.actions.drop_hint()
        groups = self.groups()
        key = next_group(groups, self.focus_key, step)
        if key:
            self.focus_stop(come_back(groups, key, self._left))
        elif not self.focusNextPrevChild(step > 0) or self.hasFocus():
            self.focus_stop(end_group(self.groups(), step))  # nothing else takes the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle arrows, Enter, Esc, and the keys of the game, which comes first."""
        press = press_of(event)
        if not press.plain and not self._means_something(press):
            super().keyPressEvent(event)
            return
        self._begin_keys()
        enter = self.look.keys.find(press.keys(), (PRESS,)) is PRESS and not press.repeated
        if enter and self.table.play_hinted():
            return
        if not self.table.take_key(press) and not self._move_key(press) and not self._act_key(press):
            super().keyPressEvent(event)
        if enter:
            self._tell_whose_turn()

    def _means_something(self, press: Press) -> bool:
        """Whether a key with Ctrl or Alt is one of the table's; others belong to menus."""
        return self.look.keys.find(press.keys(), self.table.key_actions) is not None

    def acts(self) -> dict[KeyAction, Callable[[], object]]:
        """What can be done now by keys of the table, for those who have no key for it. Nothing while it is hidden."""
        if self.concealed or not self.isVisible():
            return {}
        return {action: partial(self._do, act) for action, act in self.table.acts().items()}

    def _do(self, act: Callable[[], object]) -> None:
        self._heed_player()
        act()

    def _begin_keys(self) -> None:
        """Bring a film and a drag to their ends and show the focus, before a key is acted on."""
        self._heed_player()
        self.focus_visible = True
        self.mend_focus()

    def _move_key(self, press: Press) -> bool:
        action = self.look.keys.find(press.keys(), (*_STEPS, *_CHOICES))
        if action is None:
            return False
        self.table.actions.drop_hint()
        if action in _WAYS and self.table.actions.picking.held is not None:
            self.table.actions.step_target(*_WAYS[action])
        elif action in _STEPS:
            self.table.actions.put_back()
            self.focus_stop(neighbour(self.groups(), self.focus_key, _STEPS[action]))
        elif self.focus_key.startswith("hand:"):
            self.table.actions.step_target(*_WAYS[action])
        else:
            self.focus_stop(neighbour(self.groups(), self.focus_key, _CHOICES[action]))
        return True

    def _act_key(self, press: Press) -> bool:
        action = self.look.keys.find(press.keys(), (PRESS, BACK))
        if action is PRESS and not press.repeated:  # held down it must not play one card after the other
            self.press_stop(self.focus_key)
        elif action is BACK and self.table.question is not None:
            self.table.question.cancel()
        elif action is BACK and self.table.sheet is not None:
            self.table.put_sheet_aside()
        elif action is BACK and self.table.sheet_aside:
            self.table.take_up_sheet()
        elif action is BACK and self.table.actions.picking.held is None and self.table.coach.leave():
            return True
        elif action is BACK:
            self.table.actions.put_back()
        return action is not None

    def _tell_whose_turn(self) -> None:
        """A key that does nothing as it is not the player's turn is no silent one."""
        table = self.table
        asked = table.question is not None or table.sheet is not None
        if not (self.session.my_turn or asked or self.moving or self.reader.waiting):
            self.announce_for_now(table.call_words())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        steps = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}
        if event.reason() in steps:
            self.focus_visible = True
            self.focus_stop(end_group(self.groups(), steps[event.reason()]))
        self._come_back()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A dialog, another pane or another window has the keyboard: a drag ends."""
        super().focusOutEvent(event)
        self.pointer.let_go()

    def showEvent(self, event: QShowEvent) -> None:
        """The keyboard may have come before the table could be seen."""
        super().showEvent(event)
        if self.hasFocus():
            self._come_back()

    def hideEvent(self, event: QHideEvent) -> None:
        """A screen reader finds nothing here any more."""
        super().hideEvent(event)
        self.pointer.let_go()
        self.look_again()
        self.reader.soon()

    def _come_back(self) -> None:
        """Qt tells a screen reader that the table has the keyboard; we tell it where on the table."""
        self.mend_focus()
        self.table.refresh()
        self.reader.come()

    # Mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # The film ends first, so that the press meets cards where they come to lie.
        self.table.animator.finish()
        self.focus_visible = False
        self.pointer.press(event.position().toPoint(), event.button() != Qt.MouseButton.LeftButton)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Qt sends this in place of the second press.
        self.table.animator.finish()
        self.pointer.press_again(event.position().toPoint(), event.button() != Qt.MouseButton.LeftButton)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer.move(event.position().toPoint(), event.buttons())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.pointer.release(event.position().toPoint())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom the surface under the wheel, or go through the sentences under it."""
        for panel in (self.table.recap, self.table.coach):
            if panel.shown and panel.item.place.contains(event.position()):
                panel.item.go_through(-1 if event.angleDelta().y() > 0 else 1)
                event.accept()
                return
        # A notch is 120 eighths of a degree: 1.0015 ** 120 makes things a fifth larger.
        self._zoom(1.0015 ** event.angleDelta().y(), event.position().toPoint())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom the surface under two fingers, on a touch pad (native gestures) or on a touch screen
        (pinches), end a drag when another window takes the mouse, and tell what the pointer rests on."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self.tips.show(event.pos(), event.globalPos())
            return True
        if event.type() == QEvent.Type.UngrabMouse:
            self.pointer.let_go()
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self._zoom(1 + event.value(), event.position().toPoint())
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                middle = self.viewport().mapFromGlobal(pinch.hotSpot().toPoint())
                self.pointer.let_go()  # Qt makes a mouse press of the first finger; its release must do nothing
                self._zoom(pinch.scaleFactor(), middle)
                return True
        return super().viewportEvent(event)

    def _zoom(self, factor: float, at: QPoint) -> None:
        point = self.mapToScene(at)
        surface = self.pointer.surface_at(point)
        if surface is not None:
            surface.zoom(factor, point)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointer.hover(QPointF(-1, -1))  # outside of everything
