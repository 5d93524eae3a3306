"""What the frozen program is made of: what PyInstaller would not find, and what of its findings nobody needs."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib import metadata
from pathlib import Path, PurePosixPath

from project_facts import LANGUAGES

PLUGINS: dict[str, frozenset[str]] = {
    "iconengines": frozenset({"qsvgicon"}),
    "imageformats": frozenset({"qsvg"}),
    "platforminputcontexts": frozenset(
        {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"}
    ),
    "platforms": frozenset({"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"}),
    "platformthemes": frozenset({"qxdgdesktopportal"}),
    "styles": frozenset({"qmacstyle", "qmodernwindowsstyle"}),
    "wayland-decoration-client": frozenset({"adwaita", "bradient"}),
    "wayland-shell-integration": frozenset({"xdg-shell"}),
}
"""The Qt plugins that the program uses, on any system, by their folder. Everything is drawn by the processor, so
nothing of OpenGL is among them."""

UNWANTED_MODULES = (
    # Of Cython only the shadow module is used, by what is not compiled; the program goes to no network and shows
    # no other toolkit.
    "Cython.Build",
    "Cython.Compiler",
    "Cython.Debugger",
    "Cython.Distutils",
    "Cython.Plex",
    "Cython.Tempita",
    "Cython.Utils",
    # An extra for work on several machines, which no package has.
    "dask",
    "distributed",
    # Only who trains a player needs them.
    "scipy",
    "sklearn",
    "threadpoolctl",
    # Charts, which have no menu, use none of these; without_opengl.py stands in for what pyqtgraph imports all the
    # same.
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "numpy._core._multiarray_tests",
    "numpy.f2py",
    "numpy.fft",
    "numpy.ma",
    "numpy.polynomial",
    "numpy.random",
    "numpy.testing",
    "pyqtgraph.console",
    "pyqtgraph.dockarea",
    "pyqtgraph.examples",
    "pyqtgraph.exporters",
    "pyqtgraph.flowchart",
    "pyqtgraph.opengl",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_hashlib",
    "_pydecimal",
    "_ssl",
    "_tkinter",
    "doctest",
    "ensurepip",
    "ftplib",
    "http.server",
    "pdb",
    "pydoc_data",
    "readline",
    "setuptools",
    "smtplib",
    "ssl",
    "tkinter",
    "tqdm.notebook",
    "unittest",
    "webbrowser",
    "xml.dom",
    "xml.sax",
    "xmlrpc",
)
"""What some library would import if it were there. hashlib makes do with Python's own digests."""

COMPILED_PACKAGES = ("openskill",)
"""Libraries that are compiled, so that nobody sees what they import: they are taken in as a whole."""
UNSEEN_MODULES = ("_cffi_backend",)
"""What compiled libraries import: miniaudio's needs this."""

SYSTEM_LIBRARIES = ("libX11.so", "libX11-xcb.so", "libdbus-1.so", "libgssapi_krb5.so", "libmvec.so")
"""What belongs to the system, and PyInstaller would bundle: the ways to its desktop, the network's passports that Qt
is linked to, and a part of the C library, which has to be of one version with the rest."""

NO_MODULES = {"__future__", "cython", "collections.abc"}
"""What is imported and has no file: the first two mean something to compilers only, the last is put into
`sys.modules` by `collections`, in newer Pythons."""

Entry = tuple[str, str, str]
"""PyInstaller's: place in the bundle, path of the file, kind."""


def imports_of(source: Path) -> set[str]:
    """The absolute modules that a source file imports, wherever in it; PyInstaller cannot look into what was
    compiled from it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found - NO_MODULES


def compiled_modules(package: Path) -> dict[str, Path]:
    """The sources of the installed package that lie beside what was compiled from them, by module name."""
    suffix = ".pyd" if sys.platform == "win32" else ".so"
    found = {}
    for source in sorted(package.rglob("*.py")):
        if list(source.parent.glob(f"{source.stem}.*{suffix}")):
            found[".".join(source.relative_to(package.parent).with_suffix("").parts)] = source
    return found


def helpers_of(distribution: str) -> set[str]:
    """The modules beside a library's package that mypyc puts its code into, such as `1a2b__mypyc`."""
    files = metadata.files(distribution) or []
    return {file.name.partition(".")[0] for file in files if "__mypyc." in file.name}


def is_wanted(place: str) -> bool:
    """Whether a file belongs into the bundle, by its place there."""
    path = PurePosixPath(place.replace("\\", "/"))
    parts = path.parts
    if "plugins" in parts:
        folder = parts[parts.index("plugins") + 1]
        return path.stem.removeprefix("lib") in PLUGINS.get(folder, ())
    if "translations" in parts and "PySide6" in parts:
        return path.stem in {f"qtbase_{language}" for language in LANGUAGES}
    if "pyqtgraph" in parts and {"peegee", "maps"} & {
        *parts
    }:  # its mascot, and scales of colours for pictures
        return False
    if (
        path.name == "RECORD" and path.parent.suffix == ".dist-info"
    ):  # has sums of scripts, which name this folder
        return False
    return path.suffix not in (".pyi", ".typed", ".pxd") and not path.name.startswith(SYSTEM_LIBRARIES)


def without_orphans(entries: Iterable[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """The entries without the libraries that no other entry is linked to.

    `needs(path)` are the file names of the libraries that a binary is linked to. Extension modules and Qt's
    plugins are loaded by name and so stay.
    """
    entries = list(entries)
    libraries = {
        PurePosixPath(entry[0].replace("\\", "/")).name.lower(): entry
        for entry in entries
        if entry[2] == "BINARY" and not _is_loaded_by_name(entry[0])
    }
    reached: set[str] = set()
    waiting = [entry for entry in entries if entry[2] in ("BINARY", "EXTENSION")]
    waiting = [entry for entry in waiting if entry not in libraries.values()]
    while waiting:
        for name in {PurePosixPath(need.replace("\\", "/")).name.lower() for need in needs(waiting.pop()[1])}:
            if name in libraries and name not in reached:
                reached.add(name)
                waiting.append(libraries[name])
    orphans = {entry[0] for name, entry in libraries.items() if name not in reached}
    # A link to a library goes with it.
    return [entry for entry in entries if entry[0] not in orphans and _target(entry) not in orphans]


def unstripped(entries: Iterable[Entry]) -> list[Entry]:
    """The entries, with those that are not to be stripped as data, which PyInstaller takes in as they are.

    The libraries in a folder like `numpy.libs` come stripped, and were given other names afterwards: `strip` lays the
    tables of names that were added at the end of the file where the system does not load them from.
    """
    return [
        (place, path, "DATA" if kind == "BINARY" and _is_repaired(place) else kind)
        for place, path, kind in entries
    ]


def _is_repaired(place: str) -> bool:
    """Whether a library came into its wheel by a tool that mends wheels, such as auditwheel."""
    return PurePosixPath(place.replace("\\", "/")).parent.suffix == ".libs"


def needed_libraries(path: Path) -> list[str]:
    """The libraries that a Linux program or library names as needed. Uses objdump."""
    told = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
    return re.findall(r"NEEDED\s+(\S+)", told)


def _is_loaded_by_name(place: str) -> bool:
    path = PurePosixPath(place.replace("\\", "/"))
    python = path.name.lower().startswith(("libpython", "python"))
    return "plugins" in path.parts or python or ".abi3." in path.name


def _target(entry: Entry) -> str:
    """Where a symbolic link points to, as a place in the bundle; "" for everything else."""
    if entry[2] != "SYMLINK":
        return ""
    return str(PurePosixPath(entry[0]).parent / entry[1])
