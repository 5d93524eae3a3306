"""The sentences of a lesson in one language: a page of Markdown with a heading for each (docs/add-a-lesson.md).

    # Title of the lesson

    ## key
    What is said, in one paragraph or several.

Keys and controls have the marks of the rules pages (see `rules_page`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from holzwurm_desktop.text.rules_page import written_out

_STRESS = re.compile(r"\*\*|`")


class LessonPage(NamedTuple):
    """A page that was read: the title of the lesson, and its sentences by their keys."""

    title: str
    sentences: Mapping[str, str]

    def said(self, key: str, key_name: Callable[[str], str]) -> str:
        """A sentence as Markdown; `key_name` says how a key with a portable name is written."""
        return written_out(self.sentences[key], key_name)

    def spoken(self, key: str, key_name: Callable[[str], str]) -> str:
        """The same without any marks."""
        return " ".join(_STRESS.sub("", self.said(key, key_name)).split())


def read_page(page: str) -> LessonPage:
    """Read a page. A key that stands there twice keeps its first sentence; a test looks for such keys."""
    head, *parts = re.split(r"^## ", page, flags=re.MULTILINE)
    sentences: dict[str, str] = {}
    for part in parts:
        key, _, text = part.partition("\n")
        # A paragraph may be broken into lines anywhere.
        paragraphs = (" ".join(each.split()) for each in text.strip().split("\n\n"))
        sentences.setdefault(key.strip(), "\n\n".join(paragraphs))
    return LessonPage(head.strip().removeprefix("# "), sentences)
