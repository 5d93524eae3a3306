"""Written words for the ear."""

from __future__ import annotations


def spoken(text: str) -> str:
    """The text as a screen reader is to say it: it would call the dots between parts by their name, and one that ends
    a short form before a comma."""
    return text.replace(". · ", ", ").replace(" · ", ", ")
