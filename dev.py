#!/usr/bin/env python3
"""Set up, run, test and check Holzwurm Desktop from a checkout; needs nothing but Python 3.11 or newer.

  python3 dev.py [ARGUMENTS]            run the program (its own help: python3 dev.py -- --help)
  python3 dev.py test [ARGUMENTS]       run the tests; arguments go to pytest
  python3 dev.py test --slow            run the slow tests (the same as: test -m slow)
  python3 dev.py test --slow --shard 2/6  run the second sixth of them
  python3 dev.py lint                   check style, types and layers
  python3 dev.py translations [CODE]    take new texts from the program into resources/translations/, and
                                        begin the file of a new language, such as it
  python3 dev.py setup                  only set up

Each first makes what is missing or out of date: the virtual environment .venv, the compiled modules,
the translations. HOLZWURM_PURE=1 runs everything as pure Python.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from build_rules import (
    PACKAGE,
    binary_of,
    compiled_sources,
    digest_of,
    note_compiled,
    qt_tool,
    read_note,
    release_translations,
    remove_binaries,
    stale_sources,
    wants_pure,
)
from holzwurm_desktop.commands import find_command, listed_commands

ROOT = Path(__file__).resolve().parent
OLDEST_PYTHON = (3, 11)
VENV = ROOT / ".venv"
INSTALLED = VENV / "installed.json"
COMPILED = ROOT / "build" / "compiled.json"
TRANSLATIONS = ROOT / "resources" / "translations"
COMPILE_LOG = ROOT / "build" / "compile.log"

ONLY_TOLD = {"--version", "--help", "-h"}
"""Arguments that open no window."""
QT_FILES = (
    *(f"Qt{name}.abi3.so" for name in ("Core", "DBus", "Gui", "Network", "Svg", "Test", "Widgets")),
    "Qt/plugins/platforms/libqoffscreen.so",
    "lrelease",
)
"""What of Qt is used everywhere, each with libraries of its own that it needs of the system."""
QT_FILES_OF_DISPLAY = {
    "DISPLAY": "Qt/plugins/platforms/libqxcb.so",
    "WAYLAND_DISPLAY": "Qt/plugins/platforms/libqwayland.so",
}
# Two libraries whose Debian package is not named after them.
DEBIAN_NAMES = {"libglib-2.0.so.0": "libglib2.0-0", "libgthread-2.0.so.0": "libglib2.0-0"}


class SetupError(Exception):
    """What the user has to know when something cannot be done; shown without a traceback."""


@dataclass(frozen=True)
class Environment:
    """The virtual environment, as its own Python describes it."""

    python: Path
    suffix: str
    """How names of compiled modules end, such as `.cpython-311-x86_64-linux-gnu.so`."""
    packages: Path
    headers: Path
    compiler: str
    """The compiler that this Python was built with; empty where Python does not say."""

    @property
    def qt(self) -> Path:
        return self.packages / "PySide6"


def say(text: str) -> None:
    """Tell the user, on standard error: standard output belongs to the program that is run."""
    print(text, file=sys.stderr, flush=True)


def run_quietly(doing: str, command: Sequence[str | Path], **variables: str) -> str:
    """What the command said. Raises SetupError with the end of that if it fails."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=ROOT,
            env=os.environ | variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise SetupError(f"{doing} failed: {error}") from error
    if done.returncode:
        raise SetupError("\n  ".join([f"{doing} failed:", *done.stdout.strip().splitlines()[-4:]]))
    return done.stdout


def may_install() -> bool:
    """Whether this is a Debian or Ubuntu and we are root there."""
    geteuid = getattr(os, "geteuid", None)
    return geteuid is not None and geteuid() == 0 and Path("/etc/debian_version").exists()


def install_system_packages(names: Sequence[str]) -> None:
    """With apt-get; fetches its lists first if it does not know the packages."""
    say(f"Installing system packages: {' '.join(names)}")
    install = ["apt-get", "install", "-y", "--no-install-recommends", *names]
    try:
        run_quietly("apt-get install", install, DEBIAN_FRONTEND="noninteractive")
    except SetupError:
        run_quietly("apt-get update", ["apt-get", "update"])
        run_quietly("apt-get install", install, DEBIAN_FRONTEND="noninteractive")


def missing_libraries(listing: str) -> list[str]:
    """The libraries that `ldd` did not find, each once, sorted."""
    lines = (line.split() for line in listing.splitlines())
    return sorted({words[0] for words in lines if words[1:] == ["=>", "not", "found"]})


def debian_package(library: str) -> str:
    """The Debian package of a library, by the naming rule of Debian's policy manual, section 8.1."""
    name, _, version = library.lower().replace("_", "-").partition(".so.")
    return DEBIAN_NAMES.get(library) or f"{name}{'-' * name[-1:].isdigit()}{version}"


def install_hint(libraries: Sequence[str], tool: str) -> str:
    """One line that says how to install the libraries with `apt-get`, `dnf` or `zypper`, or names them."""
    if tool == "apt-get":
        names = sorted(set(map(debian_package, libraries)))
    else:
        names = [f"'{library}()(64bit)'" if tool else library for library in libraries]
    command = f"sudo {tool} install " if tool else ""
    return f"Qt needs system libraries that are missing: {command}{' '.join(names)}"


def ensure_libraries(env: Environment) -> None:
    """Install or name the system libraries that Qt lacks here. Raises SetupError if some stay missing."""
    if not sys.platform.startswith("linux") or shutil.which("ldd") is None:
        return
    wanted = [*QT_FILES, *(file for name, file in QT_FILES_OF_DISPLAY.items() if os.environ.get(name))]
    files = [env.qt / file for file in wanted if (env.qt / file).exists()]
    missing = missing_libraries(run_quietly("ldd", ["ldd", *files]))
    if missing and may_install():
        install_system_packages(sorted(set(map(debian_package, missing))))
        missing = missing_libraries(run_quietly("ldd", ["ldd", *files]))
    if missing:
        tool = next(filter(shutil.which, ("apt-get", "dnf", "zypper")), "")
        raise SetupError(install_hint(missing, tool))


def probe() -> Environment | None:
    """The virtual environment if there is one whose Python runs."""
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    question = (
        "import json, sys, sysconfig as s; assert sys.prefix != sys.base_prefix;"
        "print(json.dumps([s.get_config_var('EXT_SUFFIX'), s.get_path('purelib'), s.get_path('include'),"
        " (s.get_config_var('CC') or '').split(' ')[0]]))"
    )
    try:
        answer = json.loads(run_quietly("python", [python, "-I", "-c", question]))
    except (SetupError, ValueError):
        return None
    suffix, packages, headers, compiler = answer
    return Environment(python, suffix, Path(packages), Path(headers), compiler)


def requirements(extras: Iterable[str]) -> tuple[list[str], str]:
    """What pip has to install for the project with these extras, and a digest of all it depends on."""
    import tomllib  # only here: an older Python has to reach the line that says it is too old

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    metadata, optional = project["project"], project["project"]["optional-dependencies"]
    needs = {*project["build-system"]["requires"], *metadata["dependencies"]}
    needs.update(need for extra in extras for need in optional.get(extra, []))
    described = json.dumps([project["build-system"], metadata, project["tool"]["setuptools"]])
    return sorted(needs), hashlib.sha256(described.encode()).hexdigest()


def make_venv(with_uv: bool) -> Environment:
    """A new, empty `.venv` in place of whatever is there."""
    shutil.rmtree(VENV, ignore_errors=True)
    if with_uv:
        run_quietly("uv venv", ["uv", "venv", "-q", "--python", sys.executable, VENV])
    else:
        if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
            package = f"python3.{sys.version_info.minor}-venv"
            if not may_install():
                raise SetupError(f"Python lacks its venv module here: sudo apt install {package}")
            install_system_packages([package])
        run_quietly("python3 -m venv", [sys.executable, "-m", "venv", VENV])
    env = probe()
    if env is None:
        raise SetupError(f"The new virtual environment does not run: {VENV}")
    return env


def fill_venv(env: Environment, needs: Sequence[str], with_uv: bool) -> None:
    """Install the requirements, then the project itself, editable and not compiled."""
    pip: list[str | Path] = [env.python, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    if with_uv:
        pip = ["uv", "pip", "install", "-q", "--python", env.python]
    run_quietly("Installing the requirements", [*pip, *needs])
    project = [*pip, "--no-build-isolation", "--no-deps", "-e", ROOT]
    run_quietly("Installing the project", project, HOLZWURM_PURE="1")


def ensure_environment(extras: set[str]) -> Environment:
    """The virtual environment with the project and these extras in it, made or mended if need be.

    One that was once complete is never thrown away, so that being offline spoils nothing.
    """
    env, known = probe(), read_note(INSTALLED)
    had = known.get("extras")
    extras = extras | set(had if isinstance(had, list) else [])
    needs, digest = requirements(extras)
    if env and known == {"digest": digest, "extras": sorted(extras), "suffix": env.suffix}:
        return env
    uv = shutil.which("uv") is not None
    usable = env is not None and (uv or (env.packages / "pip").is_dir())
    complete = usable and env is not None and known.get("suffix") == env.suffix
    say("Updating .venv ..." if complete else "Making .venv (downloads about 100 MB, once) ...")
    attempts = [(uv, False)] if usable else []
    if not complete:
        attempts += [(True, True), (False, True)] if uv else [(False, True)]
    for number, (with_uv, fresh) in enumerate(attempts, 1):
        try:
            env = make_venv(with_uv) if fresh or env is None else env
            fill_venv(env, needs, with_uv)
            break
        except SetupError:
            if number == len(attempts):
                raise
    assert env is not None
    INSTALLED.write_text(json.dumps({"digest": digest, "extras": sorted(extras), "suffix": env.suffix}))
    return env


def usable_compiler(env: Environment) -> tuple[str, str]:
    """The C compiler to use, and why there is none (one of the two is empty)."""
    if os.name == "nt":
        return "cl", ""  # setuptools knows where it is hidden
    if sys.platform == "darwin" and subprocess.run(["xcode-select", "-p"], capture_output=True).returncode:
        return "", "no C compiler here (xcode-select --install)"
    choices = [os.environ["CC"]] if os.environ.get("CC") else [env.compiler, "cc", "gcc", "clang"]
    compiler = next((choice for choice in choices if shutil.which(choice.split(" ")[0])), "")
    if not compiler:
        return "", "no C compiler here"
    if not (env.headers / "Python.h").exists():
        return "", "no Python headers here (python3-dev or python3-devel)"
    return compiler, ""


def ensure_compiled(env: Environment) -> None:
    """Compile the modules that changed; where that cannot be, see that their sources are used."""
    sources = [] if wants_pure() else compiled_sources(ROOT)
    remove_binaries(ROOT, env.suffix, keep=sources)
    stale = stale_sources(ROOT, env.suffix, COMPILED) if sources else []
    if not stale:
        return
    compiler, lack = usable_compiler(env)
    attempt = [compiler, *(digest_of(ROOT, source) for source in sources)]
    if not lack and read_note(COMPILED).get("failed") != attempt:
        compile_modules(env, stale, compiler)
        if all(binary_of(source, env.suffix).exists() for source in sources):
            note_compiled(ROOT, env.suffix, COMPILED)
            return
        COMPILED.write_text(json.dumps({"failed": attempt}))
    remove_binaries(ROOT, env.suffix)
    say(f"Running as pure Python, slower: {lack or 'compiling failed, see build/compile.log'}.")


def compile_modules(env: Environment, stale: Sequence[Path], compiler: str) -> None:
    """Compile these modules anew, as far as that goes; what the compiler says is put in a file."""
    say(f"Compiling {len(stale)} module{'s' * (len(stale) > 1)} ...")
    for source in stale:
        # setup.py goes by dates: where an older source came back, it would keep what is there.
        for old in COMPILED.parent.rglob(f"{source.stem}.*"):
            old.unlink()
    try:
        log = run_quietly("setup.py", [env.python, "setup.py", "build_ext", "--inplace"], CC=compiler)
    except SetupError as error:
        log = str(error)
    COMPILE_LOG.parent.mkdir(exist_ok=True)
    COMPILE_LOG.write_text(log, "utf-8")


def update_translations(env: Environment, new: Sequence[str]) -> int:
    """Take the texts that are marked in the program into the files that translators fill in. `new` are languages
    that need no file yet: it is made."""
    TRANSLATIONS.mkdir(parents=True, exist_ok=True)
    targets = {*TRANSLATIONS.glob("*.ts"), *(TRANSLATIONS / f"holzwurm_{language}.ts" for language in new)}
    for target in sorted(targets):
        language = target.stem.removeprefix("holzwurm_")
        languages = ["-source-language", "en", "-target-language", language]
        options = ["-extensions", "py", "-locations", "none", "-no-obsolete", *languages]
        report = run_quietly("lupdate", [qt_tool(env.qt, "lupdate"), *options, PACKAGE, "-ts", target])
        say(report.strip().splitlines()[-1].strip())
    return 0


def no_display(arguments: Sequence[str]) -> str:
    """The line that says why the window cannot open here, or nothing if it can."""
    opens_none = find_command(arguments) is not None or not ONLY_TOLD.isdisjoint(arguments)
    if opens_none or not sys.platform.startswith("linux"):
        return ""
    if any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        return ""
    return (
        "There is no display here (DISPLAY and WAYLAND_DISPLAY are not set). These work without one: "
        f"{', '.join(listed_commands())}, test; or set QT_QPA_PLATFORM=offscreen."
    )


def needs_qt(arguments: Sequence[str]) -> bool:
    """Whether the program loads Qt when it is called like this."""
    command = find_command(arguments)
    return ONLY_TOLD.isdisjoint(arguments) if command is None else command.qt


def set_up(extras: set[str], qt: bool) -> Environment:
    """Everything that is needed to run: environment, system libraries, compiled modules, translations."""
    env = ensure_environment(extras)
    ensure_compiled(env)
    if qt:
        ensure_libraries(env)
        try:
            release_translations(env.qt, sorted(TRANSLATIONS.glob("*.ts")), TRANSLATIONS)
        except (OSError, subprocess.CalledProcessError) as error:
            say(f"Running in English only, the translations could not be made: {error}")
    return env


def test(arguments: Sequence[str]) -> int:
    """Run pytest, on all cores unless the arguments say how many."""
    env = set_up({"test", "fleet", "train"}, qt=True)
    chosen = ["-mslow" if each == "--slow" else each for each in arguments]
    spread = [] if any(each.startswith("-n") for each in chosen) else ["-n", "auto", "--maxprocesses", "8"]
    return subprocess.run([env.python, "-m", "pytest", *spread, *chosen], cwd=ROOT).returncode


def lint() -> int:
    """Run every checker, also after one has complained; 1 if any did."""
    env = ensure_environment({"lint"})
    workflows = [str(path) for path in sorted((ROOT / ".github" / "workflows").glob("*.yml"))]
    checks = [
        ["ruff", "check"],
        ["ruff", "format", "--check"],
        ["mypy"],
        ["lint-imports", "--no-logo"],
        ["vulture"],
        ["actionlint", *workflows],
        ["zizmor", "--offline", "--no-progress", *workflows],
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", *workflows],
    ]
    statuses = []
    for name, *arguments in checks:
        print("--", name, *arguments[:2], flush=True)
        statuses.append(subprocess.run([env.python.parent / name, *arguments], cwd=ROOT).returncode)
    return int(any(statuses))


def run(arguments: Sequence[str]) -> int:
    """Run the program."""
    if refusal := no_display(arguments):
        raise SetupError(refusal)
    fleet = any(each.partition("=")[0] == "--dask" for each in arguments)
    env = set_up({"fleet"} if fleet else set(), qt=needs_qt(arguments))
    return subprocess.run([env.python, "-P", "-m", PACKAGE, *arguments]).returncode


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit status. Raises SetupError where that cannot be done."""
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if command in ("-h", "--help"):
        print(__doc__)
        return 0
    if sys.version_info < OLDEST_PYTHON:
        raise SetupError(f"Holzwurm Desktop needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    if command == "test":
        return test(rest)
    if command == "lint":
        return lint()
    if command == "translations":
        return update_translations(ensure_environment(set()), rest)
    if command == "setup":
        set_up(set(), qt=True)
        return 0
    return run(rest if command == "--" else arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetupError as refusal:
        say(str(refusal))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
