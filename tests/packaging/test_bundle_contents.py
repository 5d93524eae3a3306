"""What goes into the frozen program."""

import importlib.util
from pathlib import Path

import pytest

import bundle_contents as contents


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6/Qt/translations/qtbase_nl.qm",
        "holzwurm_desktop/_resources/translations/holzwurm_nl.qm",
        "holzwurm_desktop/_resources/rules/holzwurm/en.md",
        "libxcb-cursor.so.0",
        "tqdm-4.70.1.dist-info/METADATA",
    ],
)
def test_what_the_program_uses_is_wanted(place: str) -> None:
    assert contents.is_wanted(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qtbase_fi.qm",
        "PySide6/Qt/translations/assistant_nl.qm",
        "holzwurm_desktop/engine/core.pxd",
        "libmvec.so.1",
        "pyqtgraph/colors/maps/CET-L1.csv",
        "pyqtgraph/icons/peegee/peegee.svg",
        "tqdm-4.70.1.dist-info/RECORD",
    ],
)
def test_what_it_does_not_use_is_left_out(place: str) -> None:
    assert not contents.is_wanted(place)


def test_imports_are_found_wherever_they_stand(tmp_path: Path) -> None:
    source = tmp_path / "module.py"
    source.write_text(
        "from __future__ import annotations\nimport cython\nimport os.path, json\nfrom . import beside\n"
        "def late():\n    from random import Random\n"
    )
    assert contents.imports_of(source) == {"os.path", "json", "random"}


def test_a_module_counts_as_compiled_with_its_binary_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contents.sys, "platform", "linux")
    package = tmp_path / "game"
    (package / "rules").mkdir(parents=True)
    for name in ("rules/cards.py", "rules/cards.cpython-313-x86_64-linux-gnu.so", "rules/card.py"):
        (package / name).touch()
    assert contents.compiled_modules(package) == {"game.rules.cards": package / "rules" / "cards.py"}


def test_libraries_that_nothing_is_linked_to_go_with_their_links() -> None:
    entries = [
        ("game/core.so", "/x/core.so", "EXTENSION"),
        ("Qt/lib/libUsed.so", "/x/libUsed.so", "BINARY"),
        ("Qt/lib/libDeep.so", "/x/libDeep.so", "BINARY"),
        ("Qt/lib/libOrphan.so", "/x/libOrphan.so", "BINARY"),
        ("libOrphan.so", "Qt/lib/libOrphan.so", "SYMLINK"),
        ("libUsed.so", "Qt/lib/libUsed.so", "SYMLINK"),
        ("Qt/plugins/platforms/libqxcb.so", "/x/libqxcb.so", "BINARY"),
        ("data.svg", "/x/data.svg", "DATA"),
    ]
    links = {"/x/core.so": ["libUsed.so"], "/x/libUsed.so": ["libDeep.so"], "/x/libOrphan.so": ["libDeep.so"]}

    kept = contents.without_orphans(entries, lambda path: links.get(path, []))

    assert [entry for entry in entries if entry not in kept] == [entries[3], entries[4]]


def test_libraries_that_a_wheel_was_mended_with_are_taken_in_as_they_are() -> None:
    """Stripped once more, numpy's cannot be loaded."""
    entries = [
        ("numpy.libs/libscipy_openblas64_-32a4b2a6.so", "/x/libscipy_openblas64_-32a4b2a6.so", "BINARY"),
        ("numpy/_core/_multiarray_umath.so", "/x/_multiarray_umath.so", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "/x/libQt6Core.so.6", "BINARY"),
        ("libscipy_openblas64_-32a4b2a6.so", "numpy.libs/libscipy_openblas64_-32a4b2a6.so", "SYMLINK"),
    ]
    assert [kind for _, _, kind in contents.unstripped(entries)] == ["DATA", "EXTENSION", "BINARY", "SYMLINK"]


def test_windows_names_of_libraries_are_compared_without_their_case() -> None:
    entries = [("a.pyd", "C:\\a.pyd", "EXTENSION"), ("PySide6\\Qt6Core.dll", "C:\\Qt6Core.dll", "BINARY")]
    assert contents.without_orphans(entries, lambda path: ["qt6core.DLL"]) == entries


def test_the_stand_ins_give_charts_the_class_they_derive_from(qapp: object) -> None:
    from PySide6.QtWidgets import QWidget

    import without_opengl

    finder = without_opengl.StandIns()
    spec = finder.find_spec("PySide6.QtOpenGLWidgets", None)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    finder.exec_module(module)
    assert issubclass(module.QOpenGLWidget, QWidget)
    assert finder.find_spec("PySide6.QtSql", None) is None
