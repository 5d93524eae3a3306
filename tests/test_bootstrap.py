"""`dev.py` and `build_rules.py`: what is rebuilt, what is said where something is missing."""

import dataclasses
import importlib.machinery
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import build_rules
import dev

SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one module to compile and one that is not; the first has been compiled."""
    package = tmp_path / build_rules.PACKAGE / "engine"
    package.mkdir(parents=True)
    for name in ("__init__.py", "__init__.pxd", "plain.py", "quick.pxd", "declarations.pxd"):
        (package / name).touch()
    (package / "quick.py").write_text("import cython\n\nCOMPILED = cython.compiled\n")
    shutil.copy(dev.ROOT / "setup.py", tmp_path)
    shutil.copy(dev.ROOT / "build_rules.py", tmp_path)
    build_rules.binary_of(package / "quick.py", SUFFIX).touch()
    build_rules.note_compiled(tmp_path, SUFFIX, tmp_path / "note.json")
    return tmp_path


@pytest.fixture
def quick(checkout: Path) -> Path:
    return checkout / build_rules.PACKAGE / "engine" / "quick.py"


def stale(checkout: Path) -> list[Path]:
    return build_rules.stale_sources(checkout, SUFFIX, checkout / "note.json")


def test_only_modules_with_a_declaration_file_of_their_own_are_compiled(checkout: Path, quick: Path) -> None:
    assert build_rules.compiled_sources(checkout) == [quick]


def test_a_binary_just_made_is_not_stale(checkout: Path) -> None:
    assert stale(checkout) == []


def test_a_changed_source_is_stale_even_if_it_looks_older_than_its_binary(
    checkout: Path, quick: Path
) -> None:
    quick.write_text("import cython\n")
    os.utime(quick, (0, 0))
    assert stale(checkout) == [quick]


def test_a_source_that_is_touched_but_not_changed_is_not_stale(checkout: Path, quick: Path) -> None:
    os.utime(quick)
    assert stale(checkout) == []


@pytest.mark.parametrize("changed", ["setup.py", "holzwurm_desktop/engine/declarations.pxd"])
def test_what_a_module_is_compiled_with_makes_it_stale(checkout: Path, quick: Path, changed: str) -> None:
    with (checkout / changed).open("a") as file:
        file.write("\n# changed\n")
    assert stale(checkout) == [quick]


def test_a_missing_binary_is_stale(checkout: Path, quick: Path) -> None:
    build_rules.binary_of(quick, SUFFIX).unlink()
    assert stale(checkout) == [quick]


def test_a_binary_that_somebody_else_put_there_is_stale(checkout: Path, quick: Path) -> None:
    os.utime(build_rules.binary_of(quick, SUFFIX), (0, 0))
    assert stale(checkout) == [quick]


def test_a_damaged_note_makes_everything_stale(checkout: Path, quick: Path) -> None:
    (checkout / "note.json").write_text('{"half')
    assert stale(checkout) == [quick]


def test_the_binary_of_a_module_that_is_no_longer_compiled_is_removed(checkout: Path, quick: Path) -> None:
    quick.with_suffix(".pxd").unlink()
    build_rules.remove_binaries(checkout, SUFFIX, keep=build_rules.compiled_sources(checkout))
    assert not build_rules.binary_of(quick, SUFFIX).exists()


def environment(compiler: str) -> dev.Environment:
    """The environment that runs this test, but built with that compiler."""
    packages, headers = sysconfig.get_path("purelib"), sysconfig.get_path("include")
    return dev.Environment(Path(sys.executable), SUFFIX, Path(packages), Path(headers), compiler)


@pytest.fixture
def in_checkout(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """`dev` works on the small checkout."""
    monkeypatch.setattr(dev, "ROOT", checkout)
    monkeypatch.setattr(dev, "COMPILED", checkout / "build" / "compiled.json")
    monkeypatch.setattr(dev, "COMPILE_LOG", checkout / "build" / "compile.log")
    monkeypatch.delenv("HOLZWURM_PURE", raising=False)
    monkeypatch.delenv("CC", raising=False)
    return checkout


def compiled_by_its_own_account(checkout: Path) -> bool:
    command = [sys.executable, "-c", "from holzwurm_desktop.engine.quick import COMPILED; print(COMPILED)"]
    return (
        subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True).stdout == "True\n"
    )


def test_a_stale_binary_is_replaced_by_one_made_from_the_source(in_checkout: Path, quick: Path) -> None:
    here = environment(sysconfig.get_config_var("CC") or "cc")
    if dev.usable_compiler(here)[1]:
        pytest.skip("no C compiler here")
    dev.ensure_compiled(here)
    assert compiled_by_its_own_account(in_checkout)
    quick.write_text("COMPILED = 'newer'\n")
    os.utime(quick, (0, 0))
    dev.ensure_compiled(here)
    command = [
        sys.executable,
        "-c",
        "from holzwurm_desktop.engine import quick; print(quick.COMPILED, quick.__file__)",
    ]
    said = subprocess.run(command, cwd=in_checkout, capture_output=True, text=True, check=True).stdout
    assert said.split() == ["newer", str(build_rules.binary_of(quick, SUFFIX))]


def test_without_a_compiler_the_source_itself_runs_and_the_user_is_told(
    in_checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    dev.ensure_compiled(environment("gcc"))
    assert not compiled_by_its_own_account(in_checkout)
    assert capsys.readouterr().err == "Running as pure Python, slower: no C compiler here.\n"


def test_a_compiler_that_fails_is_tried_once_and_the_source_runs(
    in_checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (in_checkout / "Python.h").touch()
    here = dataclasses.replace(environment("gcc"), headers=in_checkout)
    monkeypatch.setenv("CC", "false")
    dev.ensure_compiled(here)
    assert not compiled_by_its_own_account(in_checkout)
    capsys.readouterr()
    dev.ensure_compiled(here)
    said = capsys.readouterr().err
    assert said == "Running as pure Python, slower: compiling failed, see build/compile.log.\n"


def test_the_compiled_modules_of_this_checkout_are_made_from_its_sources() -> None:
    note = build_rules.read_note(dev.COMPILED)
    if not note or build_rules.wants_pure():
        pytest.skip("nothing was compiled by dev.py here")
    assert "failed" not in note, dev.COMPILE_LOG.read_text()
    assert build_rules.stale_sources(dev.ROOT, SUFFIX, dev.COMPILED) == []


LDD = """/home/user/libqxcb.so:
\tlinux-vdso.so.1 (0x00007ffd2d5f2000)
\tlibEGL.so.1 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f1c7c000000)
/home/user/libqoffscreen.so:
\tlibxkbcommon-x11.so.0 => not found
\tlibEGL.so.1 => not found
"""


def test_libraries_that_ldd_does_not_find_are_named_once() -> None:
    assert dev.missing_libraries(LDD) == ["libEGL.so.1", "libxkbcommon-x11.so.0"]


def test_all_of_qt_that_the_program_imports_is_looked_at() -> None:
    sources = [*(dev.ROOT / "holzwurm_desktop").rglob("*.py"), *(dev.ROOT / "tests").rglob("*.py")]
    used = {
        name for path in sources for name in re.findall(r"PySide6\.(Qt\w+) import", path.read_text("utf-8"))
    }
    assert {"QtNetwork", "QtWidgets"} < used
    assert {f"{name}.abi3.so" for name in used} <= set(dev.QT_FILES)


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libEGL.so.1", "libegl1"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libX11.so.6", "libx11-6"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
        ("libxcb-render-util.so.0", "libxcb-render-util0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ],
)
def test_a_library_is_found_in_its_debian_package(library: str, package: str) -> None:
    assert dev.debian_package(library) == package


@pytest.mark.parametrize(
    ("tool", "command"),
    [
        ("apt-get", "sudo apt-get install libegl1 libxkbcommon-x11-0"),
        ("dnf", "sudo dnf install 'libEGL.so.1()(64bit)' 'libxkbcommon-x11.so.0()(64bit)'"),
        ("", "libEGL.so.1 libxkbcommon-x11.so.0"),
    ],
)
def test_missing_libraries_are_said_in_one_line_for_the_package_tool(tool: str, command: str) -> None:
    line = dev.install_hint(dev.missing_libraries(LDD), tool)
    assert line == f"Qt needs system libraries that are missing: {command}"


@pytest.fixture
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("no_screen")
def test_without_a_display_one_line_names_what_works_without_one() -> None:
    line = dev.no_display(["saved.holzwurm.json"])
    assert "no display" in line
    assert "selfplay, check" in line
    assert "QT_QPA_PLATFORM=offscreen" in line
    assert "\n" not in line


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("arguments", [["selfplay", "--game", "holzwurm"], ["--version"], ["shots", "out"]])
def test_what_opens_no_window_asks_for_no_display(arguments: list[str]) -> None:
    assert dev.no_display(arguments) == ""


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_a_display_or_a_platform_of_choice_is_enough(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, "x")
    assert dev.no_display([]) == ""


@pytest.mark.usefixtures("no_screen")
def test_the_window_without_a_display_ends_with_status_1_before_anything_is_made() -> None:
    environ = {name: value for name, value in os.environ.items() if name != "PATH"}
    command = [sys.executable, str(dev.ROOT / "dev.py")]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], True),
        (["shots", "out"], True),
        (["bench", "start"], True),
        (["bench", "builds"], False),
        (["check"], False),
    ],
)
def test_only_what_shows_something_needs_qt(arguments: list[str], expected: bool) -> None:
    assert dev.needs_qt(arguments) is expected


def test_a_changed_requirement_changes_the_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (dev.ROOT / "pyproject.toml").read_text("utf-8")
    before = dev.requirements(set())
    (tmp_path / "pyproject.toml").write_text(text.replace("tqdm>=", "tqdm>4,>="), "utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    after = dev.requirements(set())
    assert before[1] != after[1]
    assert any("tqdm>4" in need for need in after[0])


def test_a_changed_check_setting_does_not_change_the_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (dev.ROOT / "pyproject.toml").read_text("utf-8")
    before = dev.requirements(set())
    (tmp_path / "pyproject.toml").write_text(text.replace("line-length = 110", "line-length = 99"), "utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    assert dev.requirements(set()) == before


def test_the_requirements_of_an_extra_come_on_top() -> None:
    assert set(dev.requirements({"test"})[0]) > set(dev.requirements(set())[0])


def test_an_environment_without_a_python_that_runs_counts_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").symlink_to(tmp_path / "gone")
    monkeypatch.setattr(dev, "VENV", tmp_path)
    assert dev.probe() is None
