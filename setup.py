"""Build steps that pyproject.toml cannot say: modules compiled with Cython, resources and translations.

A module with a `.pxd` of the same name beside it is compiled. Where that cannot be done (no compiler,
no Cython, `HOLZWURM_PURE=1`), the same module runs as it is, only slower.
"""

import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # a build front end does not put it there
from build_rules import PACKAGE, compiled_sources, release_translations, wants_pure  # noqa: E402
from holzwurm_desktop.paths import commit_of  # noqa: E402

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def extensions() -> list[Extension]:
    """One extension for each module to compile, none if `HOLZWURM_PURE` is set."""
    declarations = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / PACKAGE).rglob("*.pxd"))]
    modules = [] if wants_pure() else [source.relative_to(ROOT) for source in compiled_sources(ROOT)]
    return [
        Extension(".".join(module.with_suffix("").parts), [module.as_posix()], depends=declarations)
        for module in modules
    ]


class BuildExtensions(build_ext):
    """Compile all modules or none: a compiled module may look into another one by its C layout."""

    def run(self) -> None:
        folders = [Path(self.build_lib)]
        if self.inplace or self.editable_mode:
            folders.append(ROOT)
        try:
            super().run()
        except (BaseError, CCompilerError, ImportError, OSError) as error:
            self._keep_source_only(folders, textwrap.shorten(str(error), 120))

    def build_extensions(self) -> None:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError

        optimise = ["/O2"] if self.compiler.compiler_type == "msvc" else ["-O3", "-g0"]
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

    def _keep_source_only(self, folders: list[Path], reason: str) -> None:
        print(f"warning: not compiled, runs as pure Python, slower ({reason})", file=sys.stderr)
        for extension in self.extensions:
            for folder in folders:
                (folder / self.get_ext_filename(extension.name)).unlink(missing_ok=True)
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
        shutil.copytree(
            ROOT / "resources", target, ignore=shutil.ignore_patterns("*.ts", "*.qm", "*.py", "README*")
        )
        commit = commit_of(ROOT)
        if commit:
            (target / "commit.txt").write_text(f"{commit}\n", encoding="utf-8", newline="\n")
        sources = sorted((ROOT / "resources" / "translations").glob("*.ts"))
        try:
            import PySide6

            release_translations(Path(PySide6.__file__).parent, sources, target / "translations")
        except (ImportError, OSError, subprocess.CalledProcessError) as error:
            print(f"warning: without translations, speaks English only ({error})", file=sys.stderr)


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildExtensions, "build_py": BuildModules},
)
