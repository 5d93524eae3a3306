"""How a rules page is written: Markdown with marks of its own for keys, controls and pictures.

- `[Ctrl+Z](key:Ctrl+Z)`: a key, after the colon by its portable name. It is shown as the player's system writes it.
- `[New game](control:)`: a button, menu, option or value of an option, named as the program names it.
- `![what there is to see](picture:ID/row?cards=B1)`: a picture on a line of its own. What there is to see stands
  beneath it, so that it can be read where the picture cannot be seen. Pictures on adjacent lines stand side by side.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

SIDE_BY_SIDE = "beside"
"""The argument that is added to a picture's address: how many pictures share the width of the page."""

_KEY = re.compile(r"(?<!!)\[([^\]]*)\]\(key:([^)]+)\)")
_CONTROL = re.compile(r"(?<!!)\[([^\]]*)\]\(control:\)")
_PICTURE = re.compile(r"!\[([^\]]*)\]\((picture:[^)]*)\)")
_PICTURES = re.compile(rf"^{_PICTURE.pattern}$(?:\n{_PICTURE.pattern}$)*", re.MULTILINE)


class Picture(NamedTuple):
    """A picture of a page: what there is to see, and its address."""

    caption: str
    address: str


def keys_of(page: str) -> list[str]:
    """The portable names of the keys on a page, in their order."""
    return [name for _, name in _KEY.findall(page)]


def controls_of(page: str) -> list[str]:
    """The names of the controls on a page, in their order."""
    return _CONTROL.findall(page)


def pictures_of(page: str) -> list[Picture]:
    """The pictures of a page, in their order."""
    return [Picture(*found) for found in _PICTURE.findall(page)]


def for_paper(page: str) -> str:
    """The page without what only matters at the computer: the parts that tell keys."""
    parts = re.split(r"(?m)^(?=## )", page)
    return "".join(part for part in parts if not _KEY.search(part)).rstrip() + "\n"


def written_out(page: str, key_name: Callable[[str], str]) -> str:
    """The page as plain Markdown; `key_name` says how a key with a portable name is written.

    Keys are code, controls bold; each caption is a paragraph of its own in italics, or a cell of the table in which
    pictures stand side by side.
    """
    page = _KEY.sub(lambda found: f"`{key_name(found[2])}`", page)
    page = _CONTROL.sub(r"**\1**", page)
    return _PICTURES.sub(lambda found: _with_captions(pictures_of(found[0])), page)


def _with_captions(pictures: Sequence[Picture]) -> str:
    if len(pictures) == 1:
        return f"![{pictures[0].caption}]({pictures[0].address})\n\n*{pictures[0].caption}*"
    shown = (f"![{each.caption}]({each.address}&{SIDE_BY_SIDE}={len(pictures)})" for each in pictures)
    rows = (shown, ("---" for _ in pictures), (f"*{each.caption}*" for each in pictures))
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
