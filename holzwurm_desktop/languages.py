"""The list of languages. `dev.py` and the packaging scripts import this too, before anything is installed."""

from __future__ import annotations

LANGUAGES = {"nl": "Nederlands", "de": "Deutsch", "fr": "Français", "en": "English"}
"""Names by code, each in its own language, in the order of menus."""
FALLBACK = "en"
"""The language for players whose own is none of these."""
