"""The bill of materials and the licences of others."""

import json
import sys
from hashlib import sha256
from pathlib import Path

import bill_of_materials as bills
import PySide6
import pytest
from bill_of_materials import Part

from project_facts import VERSION


@pytest.fixture(autouse=True)
def without_the_loader(monkeypatch: pytest.MonkeyPatch) -> None:
    """What builds packages need not be installed where tests run: a library that is stands in for it."""
    monkeypatch.setattr(bills, "LOADER", "tqdm")


def test_a_library_is_named_with_version_licence_and_address() -> None:
    part = bills.library("platformdirs")
    assert part.name == "platformdirs"
    assert part.address == f"pkg:pypi/platformdirs@{part.version}"
    assert part.licence == "MIT"
    assert "Permission is hereby granted" in part.texts[0].read_text("utf-8")


def test_files_are_traced_to_the_libraries_they_come_from() -> None:
    source = Path(PySide6.__file__).parent / "QtCore.abi3.so"
    found = {
        part.name: part for part in bills.parts_of([source if source.exists() else Path(PySide6.__file__)])
    }
    assert {"Qt", "CPython"} <= {*found}
    assert any(name.lower().startswith("pyside6") for name in found)
    assert found["Qt"].version == PySide6.__version__
    assert found["Qt"].licence == "LGPL-3.0-only"
    assert found["CPython"].version == ".".join(map(str, sys.version_info[:3]))


def test_what_is_not_there_is_not_named() -> None:
    assert {part.name for part in bills.parts_of([])} == {"CPython", "tqdm"}


def test_our_own_files_are_no_work_of_others() -> None:
    ours = [Path(bills.__file__), Path(bills.__file__).parents[1] / "holzwurm_desktop" / "app.py"]
    assert bills.parts_of(ours) == bills.parts_of([])


def test_a_file_that_nobody_owns_is_named_with_its_sum(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bills, "_debian_package", lambda file: None)
    file = tmp_path / "libstrange.so.1"
    file.write_bytes(b"strange")
    strange = next(part for part in bills.parts_of([file]) if part.name == file.name)
    assert strange.digest == sha256(b"strange").hexdigest()


def test_a_package_of_the_system_is_named_instead_of_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bills, "_debian_package", lambda file: ("libffi8:amd64", "3.4.4-1"))
    files = [tmp_path / "a.so", tmp_path / "b.so"]
    assert bills.of_system(files) == {
        Part("libffi8:amd64", "3.4.4-1", "see its page", "pkg:deb/debian/libffi8@3.4.4-1")
    }


@pytest.mark.parametrize(
    ("classifiers", "told", "licence"),
    [
        ([], {"License-Expression": "MIT AND BSD-3-Clause", "License": "old"}, "MIT AND BSD-3-Clause"),
        (["License :: OSI Approved :: MIT License", "Topic :: Games"], {"License": "x"}, "MIT"),
        ([], {"License": "LGPL\n\nlong text"}, "LGPL"),
        ([], {}, "see its page"),
    ],
)
def test_a_licence_is_told_as_exactly_as_the_library_does(
    classifiers: list[str], told: dict[str, str], licence: str
) -> None:
    assert bills.licence_of(classifiers, told) == licence


def test_the_bill_is_cyclonedx_and_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    parts = [Part("Qt", "6.1", "LGPL-3.0-only", "pkg:github/qt/qtbase@v6.1"), Part("x.so", "", "?", "", "ab")]
    text = bills.bill(parts)
    assert text == bills.bill(parts)
    bill = json.loads(text)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["timestamp"] == "1970-01-02T00:00:00Z"
    assert bill["metadata"]["component"]["version"] == VERSION
    refs = [each["bom-ref"] for each in bill["components"]]
    assert len(refs) == len({*refs}) == 2
    assert bill["dependencies"][0]["dependsOn"] == refs
    assert bill["components"][1]["hashes"] == [{"alg": "SHA-256", "content": "ab"}]


def test_all_terms_are_written_into_one_text(tmp_path: Path) -> None:
    terms = tmp_path / "LICENSE"
    terms.write_text("Do what you like.")
    text = bills.texts([Part("toy", "1.0", "MIT", texts=(terms, terms)), Part("mute.so", "")])
    assert text.count("Do what you like.") == 1
    assert "\ntoy 1.0\nMIT\n" in text
    assert "mute.so" in text


def test_a_bundle_gets_both_and_the_texts_that_they_name(tmp_path: Path) -> None:
    written = bills.write_licences(tmp_path / "licences", [Path(PySide6.__file__)])
    names = {path.name for path in written}
    assert names == {"sbom.cdx.json", "THIRD-PARTY.txt", "GPL-3.0.txt", "LGPL-3.0.txt"}
    told = (tmp_path / "licences" / "THIRD-PARTY.txt").read_text("utf-8")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in told
    assert "PSF LICENSE AGREEMENT" in told or "PYTHON SOFTWARE FOUNDATION LICENSE" in told


def test_the_library_that_python_was_made_into_is_no_work_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "libpython3.11.so.1.0"
    file.write_bytes(b"python")
    assert bills.parts_of([file]) == bills.parts_of([])
