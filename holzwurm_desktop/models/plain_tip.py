"""Tooltips with text from files. Qt takes a tooltip that looks like HTML for HTML, and would load pictures it names."""

from __future__ import annotations

from html import escape


def plain_tip(text: str) -> str:
    """A tooltip that shows `text` as it is."""
    # Only if need be: screen readers read a tooltip too, some of them with its marks.
    return f"<p>{escape(text)}</p>" if "<" in text else text
