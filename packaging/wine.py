"""Windows' programs without Windows: run by the Wine of a Debian in a folder.

Wine 10 lacks some of what Qt and numpy are linked to. `make_stand_ins` compiles libraries that have it, which lie
beside the programs while they run here; they are part of no package.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePosixPath, PureWindowsPath

from project_facts import run_tool

HERE = Path(__file__).resolve().parent
COMPILER = "x86_64-w64-mingw32-gcc"
OBJDUMP = "x86_64-w64-mingw32-objdump"
WINE_LIBRARIES = Path("usr", "lib", "x86_64-linux-gnu", "wine", "x86_64-windows")
STAND_INS = Path("srv", "holzwurm", "stand-ins")
"""Where they are kept in the Debian's folder."""
MARK = b"Wine builtin DLL"
"""What Wine knows its own libraries by, and would not load under another name."""


def windows_path(debian: Path, path: Path) -> str:
    """How Wine sees a path within the Debian's folder."""
    inner = PurePosixPath("/", path.relative_to(debian).as_posix())
    return "Z:" + str(PureWindowsPath(inner))


def command(debian: Path, prefix: Path, words: Iterable[str], **variables: str) -> list[str]:
    """What runs a Windows program in the Wine of a Debian, in the folder `prefix` as its drive C: and registry.
    Nothing of this process's environment is handed on."""
    environment = {
        "HOME": "/root",
        "PATH": "/usr/bin:/bin:/usr/sbin:/usr/lib/wine",
        "LANG": "C.UTF-8",
        "WINEPREFIX": f"/{prefix.relative_to(debian).as_posix()}",
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml=;icuuc,mscms,ucrtbase=n,b",
    }
    told = [f"{name}={value}" for name, value in (environment | variables).items()]
    return ["chroot", str(debian), "/usr/bin/env", "-i", *told, *words]


def copy_stand_ins(debian: Path, folder: Path) -> list[Path]:
    """Put the libraries that Wine lacks beside a program; the copies."""
    return [Path(shutil.copy(path, folder)) for path in sorted((debian / STAND_INS).glob("*.dll"))]


def make_stand_ins(debian: Path, qt: Path) -> None:
    """Compile what the Debian's Wine lacks for the Qt libraries in the folder `qt`, and for numpy."""
    folder = debian / STAND_INS
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    own = debian / WINE_LIBRARIES
    used = {name: imported_names(sorted(qt.rglob("*.dll")), name) for name in ("icuuc.dll", "mscms.dll")}
    # It stands in for Wine's everywhere, so it has that one's names as well.
    used["mscms.dll"] |= exported_names(own / "mscms.dll")
    for library, names in used.items():
        _make_idle(folder / library, names - {"DllMain"})
    _make_complex(folder, own / "ucrtbase.dll")


def imported_names(libraries: Iterable[Path], library: str) -> set[str]:
    """What some libraries take from another one."""
    found: set[str] = set()
    for path in libraries:
        for part in re.split(r"^\s*DLL Name: ", _dump(path), flags=re.MULTILINE)[1:]:
            name, _, rest = part.partition("\n")
            if name.strip().lower() == library:
                rows = rest.split("\n\n", 1)[0]
                found.update(re.findall(r"^\s+[0-9a-f]+\s.*?\b(\w+)$", rows, flags=re.MULTILINE))
    return found


def exported_names(library: Path) -> set[str]:
    """What a library offers by name."""
    _, _, table = _dump(library).partition("[Ordinal/Name Pointer] Table")
    return set(re.findall(r"^\s*\[ *\d+\] .*?(\S+)$", table.split("\n\n", 1)[0], flags=re.MULTILINE))


def _dump(library: Path) -> str:
    return subprocess.run([OBJDUMP, "-p", library], capture_output=True, text=True, check=True).stdout


def _make_idle(target: Path, names: Iterable[str]) -> None:
    """A library whose functions do nothing and return 0: enough for what is linked but not called."""
    source = target.with_suffix(".c")
    lines = [f"__declspec(dllexport) long long {name}(void) {{ return 0; }}\n" for name in sorted(names)]
    source.write_text("".join(lines), encoding="ascii")
    run_tool(COMPILER, "-w", "-shared", "-nostdlib", "-Wl,--entry=0", "-o", target, source)


def _make_complex(folder: Path, wines: Path) -> None:
    """A C library that has the complex functions and takes all else from Wine's, which gets another name."""
    other = "ucrtwine"
    (folder / f"{other}.dll").write_bytes(wines.read_bytes().replace(MARK, b"a" * len(MARK)))
    source = HERE / "windows" / "wine" / "complex.c"
    own = set(re.findall(r"\b(?:REAL|COMPLEX)\((\w+)\)", source.read_text("ascii"))) - {"name"} | {"cpow"}
    own |= {name + ending for name in own for ending in "fl"}
    lines = [
        f'"{name}" = "{f"own_{name}" if name in own else f"{other}.{name}"}"\n'
        for name in sorted(exported_names(wines))
    ]
    exports = folder / "ucrtbase.def"
    exports.write_text("EXPORTS\n" + "".join(lines), encoding="ascii")
    options = ("-O1", "-shared", "-nostartfiles", "-static-libgcc", "-Wl,--entry=0")
    run_tool(COMPILER, *options, "-o", folder / "ucrtbase.dll", source, exports)
