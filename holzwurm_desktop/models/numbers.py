"""Numbers in the notation of the player's language."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def score_text(score: float) -> str:
    """A score in the notation of the player's language, with a real minus sign and at most one decimal."""
    whole = score == int(score)
    text = QLocale().toString(abs(int(score))) if whole else QLocale().toString(abs(score), "f", 1)
    return f"\N{MINUS SIGN}{text}" if score < 0 else text
