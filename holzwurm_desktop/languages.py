"""The languages there are. `dev.py` and the packaging read this too, so nothing is imported here."""

from __future__ import annotations

LANGUAGES = {"nl": "Nederlands", "de": "Deutsch", "fr": "Français", "en": "English"}
"""Each named in itself; the order of menus."""
FALLBACK = "en"
"""Spoken where the player's own language is none of these."""
