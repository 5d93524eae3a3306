"""Where the program finds the files it ships with, and how it starts itself anew."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_INSTALLED = _PACKAGE / "_resources"
_CHECKOUT = _PACKAGE.parent / "resources"


def resource(*parts: str) -> Path:
    """The path of a shipped file or folder, from its parts below `resources/`. It need not exist.

    An installed program has that folder inside the package, a checkout beside it.
    """
    root = _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT
    return root.joinpath(*parts)


# What `python -m` does, once the package's own folder can be found.
_START = (
    "import runpy, sys; root, module = sys.argv[1:3]; del sys.argv[1:3]; "
    "root in sys.path or sys.path.insert(0, root); "
    "runpy.run_module(module, run_name='__main__', alter_sys=True)"
)


def licences() -> Path | None:
    """The folder in which a bundle keeps the licences of what it is made of; None for what is no bundle."""
    place = Path(getattr(sys, "_MEIPASS", ""), "licences")
    return place if getattr(sys, "frozen", False) and place.is_dir() else None


def commit() -> str:
    """The commit that the program was built from or, in a checkout, is at, in 12 digits; "" if nobody knows."""
    noted = resource("commit.txt")
    if noted.is_file():
        return noted.read_text("utf-8").strip()
    return commit_of(_CHECKOUT.parent) if _CHECKOUT.is_dir() else ""


def commit_of(checkout: Path) -> str:
    """The commit that a checkout is at, in 12 digits; "" if it is none, or Git is not there."""
    if not (checkout / ".git").exists():  # else Git would look in the folders around it
        return ""
    try:
        told = subprocess.run(
            ["git", "rev-parse", "--short=12", "HEAD"], cwd=checkout, capture_output=True, text=True
        )
    except OSError:
        return ""
    return told.stdout.strip() if told.returncode == 0 else ""


def own_command(*arguments: str, module: str = __package__) -> list[str]:
    """The command line that starts this program anew with `arguments`.

    In a checkout or an installation by pip it runs `module`; a bundle can only begin at its entry point. The process
    is to be started in `neutral_folder()`. Then nothing is imported from the present folder, whatever lies there:
    `-P` alone would not do, as `PYTHONPATH` may name the present folder.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    # With `-P` a checkout that is not installed would not find its own package, so it is told where that is.
    return [sys.executable, "-P", "-c", _START, str(_PACKAGE.parent), module, *arguments]


def neutral_folder() -> str:
    """The folder to start processes in, that of the interpreter or bundle: nobody else can put modules there."""
    return str(Path(sys.executable).parent)


_SAFE, _USERS = "PYTHONSAFEPATH", "HOLZWURM_USERS_PYTHONSAFEPATH"


@contextmanager
def safe_path() -> Iterator[None]:
    """A context in which processes that `multiprocessing` starts import nothing from the present folder."""
    # By the environment, as `multiprocessing` builds its command lines itself.
    kept = {name: os.environ.get(name) for name in (_SAFE, _USERS)}
    os.environ |= {_SAFE: "1", _USERS: users_environment().get(_SAFE, "")}
    try:
        yield
    finally:
        for name, value in kept.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def users_environment() -> dict[str, str]:
    """The environment as the user has it, also within a `safe_path` and in processes that were started there.

    A program of the user's may well import what lies beside it.
    """
    environment = dict(os.environ)
    before = environment.pop(_USERS, None)
    if before is not None:
        del environment[_SAFE]
    return environment | ({_SAFE: before} if before else {})
