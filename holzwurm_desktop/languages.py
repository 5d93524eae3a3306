"""Which languages the program speaks: those it has a file of translations for, and no other place lists them."""

from __future__ import annotations

from pathlib import Path

from holzwurm_desktop.paths import resource

FALLBACK = "en"
"""The language of the phrases in the code, for players whose own is none of these."""


def languages_in(folder: Path) -> tuple[str, ...]:
    """The codes of the languages with a file `holzwurm_<code>.ts` or `.qm` in `folder`, and of English, in the order
    of menus."""
    # In a checkout the sources count: what was compiled of a language may outlast it. A package has only that.
    files = sorted(folder.glob("holzwurm_*.ts")) or folder.glob("holzwurm_*.qm")
    return tuple(sorted({FALLBACK, *(path.stem.removeprefix("holzwurm_") for path in files)}))


LANGUAGES = languages_in(resource("translations"))
"""Codes of the languages; `desktop.languages.own_name` says what each calls itself."""
