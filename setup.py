"""Build steps that pyproject.toml cannot say: modules compiled with Cython, resources and translations.

A module with a `.pxd` of the same name beside it is compiled. Where that cannot be done (no compiler,
no Cython, `HOLZWURM_PURE=1`), the same module runs as it is, only slower.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
PACKAGE = "holzwurm_desktop"
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def extensions() -> list[Extension]:
    """One extension for each module that has a `.pxd` beside it, none if `HOLZWURM_PURE` is set."""
    if os.environ.get("HOLZWURM_PURE", "0") not in ("", "0"):
        return []
    declarations = sorted(path.relative_to(ROOT) for path in (ROOT / PACKAGE).rglob("*.pxd"))
    return [
        Extension(
            ".".join(path.with_suffix("").parts),
            [path.with_suffix(".py").as_posix()],
            depends=[each.as_posix() for each in declarations],
        )
        for path in declarations
        if path.stem != "__init__" and (ROOT / path).with_suffix(".py").exists()
    ]


class BuildExtensions(build_ext):
    """Compile all modules or none: a compiled module may look into another one by its C layout."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, ImportError, OSError) as error:
            self._keep_source_only(str(error).strip().splitlines()[-1])

    def build_extensions(self) -> None:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError

        optimise = ["/O2"] if self.compiler.compiler_type == "msvc" else ["-O3"]
        try:
            translated = cythonize(
                self.extensions,
                build_dir=str(Path(self.build_temp).parent / "cython"),
                compiler_directives=DIRECTIVES,
                quiet=True,
            )
        except CompileError as error:
            raise BaseError(f"Cython refuses a module: {error}") from error
        sources = {extension.name: extension.sources for extension in translated}
        for extension in self.extensions:
            extension.sources = sources[extension.name]
            extension.extra_compile_args = optimise
        if self.parallel is None:
            self.parallel = os.cpu_count()
        super().build_extensions()

    def _keep_source_only(self, reason: str) -> None:
        print(f"warning: not compiled, runs as pure Python, slower ({reason})", file=sys.stderr)
        for extension in self.extensions:
            name = self.get_ext_filename(extension.name)
            for folder in (Path(self.build_lib), ROOT):
                (folder / name).unlink(missing_ok=True)
        self.extensions = self.distribution.ext_modules = []


class BuildModules(build_py):
    """Put `resources/` into the package, with the translations in the form that Qt reads."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            self._copy_resources(Path(self.build_lib) / PACKAGE / "_resources")

    def _copy_resources(self, target: Path) -> None:
        shutil.rmtree(target, ignore_errors=True)
        if not (ROOT / "resources").is_dir():
            return
        shutil.copytree(ROOT / "resources", target, ignore=shutil.ignore_patterns("*.ts", "*.qm", "README*"))
        sources = sorted((ROOT / "resources" / "translations").glob("*.ts"))
        release_translations(sources, target / "translations")


def release_translations(sources: list[Path], folder: Path) -> None:
    """Write a `.qm` into `folder` for each `.ts` source, with the lrelease that PySide6 ships."""
    if not sources:
        return
    import PySide6

    tools = Path(PySide6.__file__).parent
    lrelease = next(path for path in (tools / "lrelease", tools / "lrelease.exe") if path.exists())
    folder.mkdir(parents=True, exist_ok=True)
    for source in sources:
        subprocess.run(
            [lrelease, "-silent", source, "-qm", folder / f"{source.stem}.qm"], check=True
        )


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildExtensions, "build_py": BuildModules},
)
