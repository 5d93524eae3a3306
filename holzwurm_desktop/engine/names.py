"""Names of players and titles of matches as they are shown: one line of limited length, in one spelling."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
LONGEST_TITLE = 80
_JOINERS = "\u200c\u200d"  # needed inside words of some scripts


def tidy_name(text: str, longest: int = LONGEST_NAME) -> str:
    """`text` composed (NFC), on one line, without control signs and outer spaces, and cut to `longest` characters.

    Control signs include those that turn the direction of what follows; a name may come from any file.
    """
    # Cut roughly first: normalising a text of a million letters takes its time.
    shown = "".join(map(_shown, unicodedata.normalize("NFC", text[: 8 * longest])))
    words = " ".join(shown.split())
    return words if len(words) <= longest else words[: longest - 1].rstrip() + "…"


def name_key(name: str) -> str:
    """What two spellings of one person's name have in common: "Zoë" and "zoë " have the same key."""
    return unicodedata.normalize("NFC", tidy_name(name).casefold())


def _shown(sign: str) -> str:
    if sign in _JOINERS:
        return sign
    kind = unicodedata.category(sign)
    if kind in ("Cc", "Zl", "Zp"):
        return " "
    return "" if kind in ("Cf", "Cs") else sign
