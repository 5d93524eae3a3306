"""Buttons for stepping through something, with the symbols of a tape recorder."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPolygonF
from PySide6.QtWidgets import QStyle, QStyleOptionToolButton, QToolButton

from holzwurm_desktop.desktop.key_tips import give_keys


class StepButton(QToolButton):
    """A button with a drawn sign, which may change: "first", "back", "play", "pause", "on" or "last"."""

    def __init__(self, sign: str) -> None:
        super().__init__()
        self.sign = sign
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus where it was
        self.setFixedSize(QSize(40, 34))

    def show_sign(self, sign: str) -> None:
        """Show another sign."""
        if sign != self.sign:
            self.sign = sign
            self.update()

    def describe(self, words: str, key: str = "") -> None:
        """Say what it does, and which `key` does the same, in the writing of `models.keys`."""
        self.setAccessibleName(words)
        give_keys(self, key)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        self.style().drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option, painter, self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setBrush(self.palette().color(group, QPalette.ColorRole.ButtonText))
        painter.setPen(Qt.PenStyle.NoPen)
        side = 13.0
        area = QRectF(0, 0, side, side)
        area.moveCenter(QRectF(self.rect()).center())
        self._draw_sign(painter, area)

    def _draw_sign(self, painter: QPainter, area: QRectF) -> None:
        bar = area.width() * 0.2
        if self.sign == "pause":
            painter.drawRect(QRectF(area.left() + 1, area.top(), bar * 1.4, area.height()))
            painter.drawRect(QRectF(area.right() - 1 - bar * 1.4, area.top(), bar * 1.4, area.height()))
            return
        left = self.sign in ("first", "back")
        body = area.adjusted(0.12 * area.width(), 0, -0.12 * area.width(), 0)
        if self.sign in ("first", "last"):
            body.translate(bar * (0.7 if left else -0.7), 0)
            edge = area.left() if left else area.right() - bar
            painter.drawRect(QRectF(edge, area.top(), bar, area.height()))
        if self.sign == "on" or self.sign == "back":
            body = body.adjusted(0.12 * area.width(), 0, -0.12 * area.width(), 0)
        tip, base = (body.left(), body.right()) if left else (body.right(), body.left())
        corners = [
            QPointF(tip, area.center().y()),
            QPointF(base, area.top()),
            QPointF(base, area.bottom()),
        ]
        painter.drawPolygon(QPolygonF(corners))
