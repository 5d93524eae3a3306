"""Texts put together for the ear."""

from __future__ import annotations

from collections.abc import Iterable


def sentence(text: str) -> str:
    """The text with a full stop, unless it ends a sentence already; "" stays so."""
    return text if not text or text[-1] in ".!?…:" else f"{text}."


def in_sentences(texts: Iterable[str]) -> str:
    """The texts as sentences that follow one another; empty ones are left out."""
    return " ".join(sentence(text) for text in texts if text)
