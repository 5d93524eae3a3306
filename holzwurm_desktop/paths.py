"""Where the program finds what it ships with: pictures, sounds, translations, rules pages, and itself."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
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


_START = (
    "import runpy, sys; root, module = sys.argv[1:3]; del sys.argv[1:3]; "
    "root in sys.path or sys.path.insert(0, root); "
    "runpy.run_module(module, run_name='__main__', alter_sys=True)"
)


def own_command(*arguments: str, module: str = __package__) -> list[str]:
    """The command that starts this program anew with `arguments`; in an installation from source or by pip it
    runs `module`, and only a bundle always begins at its front door.

    Nothing is imported from the folder the program was started in, whatever lies there: to be started in
    `neutral_folder()`, as `PYTHONPATH` may name the present folder, too.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    # With `-P` a checkout that is not installed would not find itself: it is told where it is.
    return [sys.executable, "-P", "-c", _START, str(_PACKAGE.parent), module, *arguments]


def neutral_folder() -> str:
    """A folder that nobody else can put modules or libraries in, for processes to be started in."""
    return str(Path(sys.executable).parent)


@contextmanager
def safe_path() -> Iterator[None]:
    """Meanwhile, processes that Python itself starts (`multiprocessing`) import nothing from the present folder."""
    before = os.environ.get("PYTHONSAFEPATH")
    os.environ["PYTHONSAFEPATH"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONSAFEPATH"]
        else:
            os.environ["PYTHONSAFEPATH"] = before
