"""What is built from what: compiled modules and translations. Shared by `setup.py` and `dev.py`.

A module with a `.pxd` of the same name beside it is compiled by Cython. Its binary hides its source, so a
stale one would run old rules: `stale_sources` compares contents, not dates, with what was noted when it
was compiled, and so also notices an older source that came back.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from collections.abc import Iterable
from pathlib import Path

PACKAGE = "holzwurm_desktop"


def wants_pure() -> bool:
    """Whether the user asks for no compiled modules (`HOLZWURM_PURE=1`)."""
    return os.environ.get("HOLZWURM_PURE", "0") not in ("", "0")


def compiled_sources(root: Path) -> list[Path]:
    """The modules to compile in the checkout `root`."""
    declared = sorted((root / PACKAGE).rglob("*.pxd"))
    sources = (path.with_suffix(".py") for path in declared if path.stem != "__init__")
    return [source for source in sources if source.exists()]


def digest_of(root: Path, source: Path) -> str:
    """Changes when the module, any declaration it might use, or the way it is compiled changes."""
    declared = sorted((root / PACKAGE).rglob("*.pxd"))
    parts = [source, *declared, root / "setup.py"]
    return hashlib.sha256(b"\0".join(part.read_bytes() for part in parts)).hexdigest()


def binary_of(source: Path, suffix: str) -> Path:
    """The compiled module; `suffix` is how this Python's end, such as `.cpython-311-x86_64-linux-gnu.so`."""
    return source.with_name(source.stem + suffix)


def read_note(path: Path) -> dict[str, object]:
    """The JSON object in a file; an empty one if the file is missing or damaged."""
    try:
        content = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


def note_compiled(root: Path, suffix: str, note: Path) -> None:
    """Write down of which sources the binaries were just made."""
    note.write_text(json.dumps({key: _state(root, key, suffix) for key in _keys(root)}))


def stale_sources(root: Path, suffix: str, note: Path) -> list[Path]:
    """The modules whose binary is missing, or was not made from the source as it is now."""
    noted = read_note(note)
    return [root / key for key in _keys(root) if noted.get(key) != _state(root, key, suffix)]


def remove_binaries(root: Path, suffix: str, keep: Iterable[Path] = ()) -> None:
    """Remove the compiled modules, except those of the sources to keep."""
    kept = {binary_of(source, suffix) for source in keep}
    for binary in set((root / PACKAGE).rglob(f"*{suffix}")) - kept:
        binary.unlink()


def release_translations(qt: Path, sources: Iterable[Path], folder: Path) -> None:
    """Write into `folder` the `.qm` that Qt reads for each `.ts` that is newer than it.

    `qt` is PySide6's folder. Raises OSError or CalledProcessError where its lrelease does not run.
    """
    for source in sources:
        target = folder / f"{source.stem}.qm"
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            folder.mkdir(parents=True, exist_ok=True)
            subprocess.run([qt_tool(qt, "lrelease"), "-silent", source, "-qm", target], check=True)


def qt_tool(qt: Path, name: str) -> Path:
    """The path of one of Qt's programs in PySide6's folder."""
    return qt / (f"{name}.exe" if os.name == "nt" else name)


def _keys(root: Path) -> list[str]:
    return [source.relative_to(root).as_posix() for source in compiled_sources(root)]


def _state(root: Path, key: str, suffix: str) -> list[object]:
    """What a binary should be made of, which binary that is, and when it was made."""
    binary = binary_of(root / key, suffix)
    return [digest_of(root, root / key), binary.name, binary.exists() and binary.stat().st_mtime_ns]
