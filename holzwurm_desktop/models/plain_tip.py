"""Tooltips with text from files, which Qt would take for HTML if they look like it."""

from __future__ import annotations

from html import escape


def plain_tip(text: str) -> str:
    """A tooltip that shows `text` as it is."""
    # Only if need be: screen readers read a tooltip too, some of them with its marks.
    return f"<p>{escape(text)}</p>" if "<" in text else text
