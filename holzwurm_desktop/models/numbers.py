"""Numbers as they are written in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def score_text(score: float) -> str:
    """A score as it is written in the player's language, with a true minus sign."""
    whole = score == int(score)
    text = QLocale().toString(abs(int(score))) if whole else QLocale().toString(abs(score), "f", 1)
    return f"\N{MINUS SIGN}{text}" if score < 0 else text
