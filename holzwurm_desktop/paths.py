"""Where the program finds what it ships with: pictures, sounds, translations, rules pages."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_INSTALLED = _PACKAGE / "_resources"
_CHECKOUT = _PACKAGE.parent / "resources"


def resource(*parts: str) -> Path:
    """Path of a shipped file or folder, given by its parts below `resources/`.

    An installed program carries the folder inside the package, a checkout beside it.
    The path is not checked for existence.
    """
    root = _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT
    return root.joinpath(*parts)
