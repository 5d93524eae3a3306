#!/usr/bin/env python3
"""Build Holzwurm Desktop's packages; each machine can build those of its own system.

  python3 packaging/build.py TARGET...     build these
  python3 packaging/build.py all           build what can be built here
  python3 packaging/build.py --list        say what that is

The packages are put into dist/, with their SHA-256 sums. Everything is built from this checkout in an environment
of its own (build/packaging/), with compiled modules; the same commit gives the same files.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
WORK = ROOT / "build" / "packaging"
VENV = WORK / "venv"
TARGET = ROOT / "dist"
NOTE = VENV / "requirements.json"
SUMS = "SHA256SUMS"
PIP = ("-P", "-m", "pip", "install", "-q", "--disable-pip-version-check")

sys.path.insert(0, str(HERE))
from project_facts import NAME, TITLE, VERSION, run_tool, source_time  # noqa: E402


class BuildError(Exception):
    """What keeps a package from being built, in one line."""


@dataclass(frozen=True)
class Target:
    """A package: what makes it out of (bundle, work folder, target folder), where, and with which programs.

    `make` is None for what is there as soon as the environment is.
    """

    make: Callable[[Path, Path, Path], Path] | None
    system: str
    tools: tuple[str, ...] = ()
    describes: str = ""

    def lacks(self) -> str:
        """Why it cannot be built here; "" if it can."""
        if self.system and not sys.platform.startswith(self.system):
            return f"only on {self.system}"
        missing = [tool for tool in self.tools if shutil.which(tool) is None]
        return f"needs {', '.join(missing)}" if missing else ""


def _linux(name: str) -> Callable[[Path, Path, Path], Path]:
    def make(bundle: Path, work: Path, target: Path) -> Path:
        import linux_packages

        made: Path = getattr(linux_packages, name)(bundle, work, target)
        return made

    return make


def build_installer(bundle: Path, work: Path, target: Path) -> Path:
    """The Windows installer."""
    import windows_installer

    return windows_installer.build(bundle, work, target)


def build_dmg(bundle: Path, work: Path, target: Path) -> Path:
    """A disk image with the macOS application and the way to its place."""
    machine = os.uname().machine
    path = target / f"{NAME}-{VERSION}-macos-{machine}.dmg"
    folder = work / "dmg"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    run_tool("ditto", bundle.with_name(f"{TITLE}.app"), folder / f"{TITLE}.app")
    (folder / "Applications").symlink_to("/Applications")
    image = ("-volname", TITLE, "-srcfolder", folder, "-format", "ULMO", "-ov", path)
    run_tool("hdiutil", "create", *image)
    return path


def draw_screenshots(bundle: Path, work: Path, target: Path) -> Path:
    """The pictures that the software-centre page shows, drawn by the program as built."""
    import linux_packages

    folder, wanted = work / "shots", target / "screenshots"
    only = [word for name in linux_packages.SCREENSHOTS for word in ("--only", name)]
    run_tool(bundle / NAME, "shots", folder, *only)
    wanted.mkdir(parents=True, exist_ok=True)
    for name in linux_packages.SCREENSHOTS:
        shutil.copyfile(folder / f"{name}.png", wanted / f"{name}.png")
    return wanted


TARGETS = {
    "wheel": Target(None, "", describes="for pip, with compiled modules of this Python"),
    "sdist": Target(None, "", describes="the source, for pip"),
    "tar.xz": Target(_linux("build_tar"), "linux", ("objdump",), "to unpack anywhere"),
    "deb": Target(_linux("build_deb"), "linux", ("objdump", "dpkg-deb"), "for Debian and Ubuntu"),
    "rpm": Target(_linux("build_rpm"), "linux", ("objdump", "rpmbuild"), "for Fedora and openSUSE"),
    "appdir": Target(_linux("build_appdir"), "linux", ("objdump",), "what an AppImage is made of"),
    "appimage": Target(_linux("build_appimage"), "linux", ("objdump", "appimagetool"), "one file that runs"),
    "flatpak": Target(
        _linux("build_flatpak"), "linux", ("objdump", "flatpak-builder"), "for any Linux with Flatpak"
    ),
    "screenshots": Target(draw_screenshots, "linux", (), "pictures for software centres"),
    "nsis": Target(build_installer, "win32", ("makensis",), "the Windows installer"),
    "dmg": Target(build_dmg, "darwin", ("hdiutil",), "the macOS disk image"),
}


def main(arguments: Sequence[str]) -> int:
    """Build what the arguments say; the exit status. Raises BuildError."""
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.list or not given.targets:
        for name, each in TARGETS.items():
            print(f"{name:12} {each.describes}" + (f" ({each.lacks()})" if each.lacks() else ""))
        return 0 if given.list else 2
    if unknown := sorted(set(given.targets) - {*TARGETS, "all"}):
        raise BuildError(f"no such package: {', '.join(unknown)}")
    wanted = [name for name in TARGETS if name in given.targets]
    if "all" in given.targets:
        wanted = [name for name, each in TARGETS.items() if not each.lacks()]
    for name in wanted:
        if lack := TARGETS[name].lacks():
            raise BuildError(f"{name} cannot be built here: {lack}")
    if given.inside:
        return build(wanted)
    python = ensure_environment()
    command = [str(python), __file__, "--inside", *wanted]
    return subprocess.run(command, env=os.environ | fixed_environment()).returncode


def fixed_environment() -> dict[str, str]:
    """What makes two builds of one commit alike, and lets two run at the same time."""
    return {
        "SOURCE_DATE_EPOCH": str(source_time()),
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
        # Else all builds of a user share one folder of stripped libraries, which each empties when it begins.
        "PYINSTALLER_CONFIG_DIR": str(WORK / "cache"),
    }


def requirements() -> list[str]:
    """What the environment needs besides the program."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extra = project["project"]["optional-dependencies"]["package"]
    return sorted({*project["build-system"]["requires"], *project["project"]["dependencies"], *extra})


def ensure_environment() -> Path:
    """The Python of an environment that has nothing but what the program and its building need."""
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pins = HERE / f"constraints-{sys.platform}.txt"
    note = json.dumps([sys.version, requirements(), pins.read_text("utf-8") if pins.exists() else ""])
    if not NOTE.exists() or NOTE.read_text("utf-8") != note:
        shutil.rmtree(VENV, ignore_errors=True)
        run_tool(sys.executable, "-P", "-m", "venv", VENV)
        pinned: list[str | Path] = ["-c", pins] if pins.exists() else []
        run_tool(python, *PIP, *requirements(), *pinned)
        NOTE.write_text(note, encoding="utf-8")
    return python


def build(wanted: Sequence[str]) -> int:
    """Build the targets; runs within the environment."""
    TARGET.mkdir(exist_ok=True)
    made: list[Path] = []
    if "sdist" in wanted:
        made.append(build_distribution("--sdist", TARGET))
    if set(wanted) - {"sdist"}:
        wheel = build_distribution("--wheel", TARGET if "wheel" in wanted else WORK / "wheel")
        made += [wheel] if "wheel" in wanted else []
    packages = [name for name in wanted if TARGETS[name].make is not None]
    if packages:
        bundle = freeze(wheel)
        for name in packages:
            make = TARGETS[name].make
            assert make is not None
            made.append(make(bundle, WORK, TARGET))
    for path in made:
        print(path.relative_to(ROOT), f"{size_of(path) / 1e6:.1f} MB", flush=True)
    write_sums(TARGET)
    return 0


def build_distribution(
    kind: str, folder: Path, options: Sequence[str] = (), variables: Mapping[str, str] | None = None
) -> Path:
    """The wheel or the source distribution; with further options and environment variables for its building."""
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)  # setuptools would take in what is no more
    for old in folder.glob("*.whl" if kind == "--wheel" else "*.tar.gz"):
        old.unlink()
    command = [
        sys.executable,
        "-m",
        "build",
        "--no-isolation",
        kind,
        *options,
        "--outdir",
        str(folder),
        str(ROOT),
    ]
    log = WORK / f"build{kind}.log"
    with log.open("wb") as file:
        environment = os.environ | dict(variables or {})
        done = subprocess.run(command, env=environment, stdout=file, stderr=subprocess.STDOUT)
    if done.returncode:
        raise BuildError(f"{kind[2:]} failed, see {log.relative_to(ROOT)}")
    return next(iter(folder.glob("*.whl" if kind == "--wheel" else "*.tar.gz")))


def freeze(wheel: Path) -> Path:
    """The one-folder program, made by PyInstaller from the wheel."""
    run_tool(sys.executable, *PIP, "--no-deps", "--no-index", "--force-reinstall", wheel)
    # Without the folder it runs in, so that it finds what is installed and not the checkout.
    options = ("--noconfirm", "--clean", "--log-level", "ERROR")
    folders = ("--distpath", WORK / "frozen", "--workpath", WORK / "pyinstaller")
    run_tool(
        sys.executable, "-P", "-m", "PyInstaller", *options, *folders, HERE / f"{NAME}.spec", folder=WORK
    )
    bundle = WORK / "frozen" / NAME
    ensure_compiled(bundle)
    if sys.platform == "linux":
        ensure_whole(bundle)
    return bundle


def ensure_whole(bundle: Path) -> None:
    """Raises BuildError if the bundle is linked to a library that it neither has nor finds on every system: where
    that is not installed, PyInstaller leaves it out and says nothing."""
    from linux_packages import SYSTEM_PACKAGES, system_libraries

    missing = [name for name in system_libraries(bundle) if name not in SYSTEM_PACKAGES]
    if missing:
        raise BuildError(f"not installed on this machine, so not in the bundle: {', '.join(missing)}")


def ensure_compiled(bundle: Path, suffix: str = "") -> None:
    """Raises BuildError if a module is not compiled: setup.py lets that pass, a release does not. `suffix` is how
    compiled modules end, by default this Python's."""
    sys.path.insert(0, str(ROOT))
    from build_rules import compiled_sources

    suffix = suffix or str(sysconfig.get_config_var("EXT_SUFFIX"))
    wanted = (source.relative_to(ROOT).with_suffix(suffix) for source in compiled_sources(ROOT))
    missing = [str(path) for path in wanted if not (bundle / "_internal" / path).exists()]
    if missing:
        raise BuildError(f"not compiled: {', '.join(missing)}")


def write_sums(folder: Path) -> None:
    """The SHA-256 sums of all packages in a folder, as `sha256sum -c` reads them."""
    files = [path for path in sorted(folder.iterdir()) if path.is_file() and path.name != SUMS]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


def size_of(path: Path) -> int:
    """Bytes of a file, or of all files in a folder."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if not each.is_symlink()]
    return sum(each.stat().st_size for each in files if each.is_file())


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BuildError as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(f"failed: {error}")
