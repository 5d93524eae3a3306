"""Labels that name the field behind them."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget


def name_field(label: QLabel, field: QWidget) -> None:
    """Let `label` name `field`: its underlined letter leads there, and its last letter is not cut off."""
    label.setBuddy(field)
    # Qt measures a label with kerning and draws it without, if a letter is underlined.
    label.setContentsMargins(0, 0, label.fontMetrics().averageCharWidth(), 0)
