"""What of others is in the frozen program: a software bill of materials (CycloneDX 1.6), and their licences.

Both are made from the very files that go into the bundle, so that nothing is named that is not there, and nothing
left out that is.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from importlib import metadata
from pathlib import Path

from project_facts import NAME, TITLE, URL, VERSION, source_time

HERE = Path(__file__).resolve().parent
FOLDER = "licences"
"""Where both lie in the bundle."""
BILL, TEXTS = "sbom.cdx.json", "THIRD-PARTY.txt"
LOADER = "pyinstaller"
"""The library whose loader starts the program; none of its files is found among the contents by itself."""
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)
_SPDX = {
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: Python Software Foundation License": "PSF-2.0",
    "License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
QT_LICENCE = "LGPL-3.0-only"


@dataclass(frozen=True, order=True)
class Part:
    """A work of others. `licence`: as its makers name it, an SPDX expression at best; `address`: its package URL, ""
    for what has none; `digest`: the SHA-256 sum of a single file; `texts`: files with the terms."""

    name: str
    version: str
    licence: str = ""
    address: str = ""
    digest: str = ""
    texts: tuple[Path, ...] = field(default=(), compare=False)


def write_licences(folder: Path, sources: Iterable[Path]) -> list[Path]:
    """Write everything that belongs into `FOLDER` of a bundle that is made of the files `sources`; the files
    written."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    found = parts_of(sources)
    (folder / BILL).write_text(bill(found), encoding="utf-8", newline="\n")
    (folder / TEXTS).write_text(texts(found), encoding="utf-8", newline="\n")
    for terms in sorted((HERE / "licences").glob("*.txt")):
        shutil.copyfile(terms, folder / terms.name)
    return sorted(folder.iterdir())


def parts_of(sources: Iterable[Path]) -> list[Part]:
    """The works that files come from: libraries of Python, Python itself with Qt below PySide, and, where the system
    tells, packages of the system; else each file by itself. Ours are left out."""
    owners, standard = _owners(), Path(sysconfig.get_path("stdlib")).resolve()
    found = {library(LOADER), python()}
    strange = set()
    for source in {path.resolve() for path in sources}:
        owner = owners.get(str(source))
        if owner is not None:
            found.add(library(owner))
        elif not _is_pythons(source, standard) and not source.is_relative_to(HERE.parent):
            strange.add(source)
    found.update(of_system(strange))
    if any(part.name.lower().startswith("pyside6") for part in found):
        found.add(qt())
    return sorted(part for part in found if part.name != NAME)


def _is_pythons(source: Path, standard: Path) -> bool:
    """Whether a file belongs to Python itself: its library, or what it was made into to be linked to."""
    return source.is_relative_to(standard) or source.name.lower().startswith(("libpython", "python3"))


@cache
def _owners() -> dict[str, str]:
    """The library that each installed file belongs to."""
    owners: dict[str, str] = {}
    for each in metadata.distributions():
        # The folder is resolved, and not each of its thousands of files.
        name, folder = each.metadata["Name"], os.path.realpath(str(each.locate_file("")))
        owners.update((os.path.normpath(os.path.join(folder, file)), name) for file in each.files or ())
    return owners


@cache
def library(name: str) -> Part:
    """A library of Python, from what it says of itself. Raises `PackageNotFoundError` if it is not installed."""
    known = metadata.distribution(name)
    own, version = known.metadata["Name"], known.version
    files = [Path(str(known.locate_file(file))) for file in known.files or () if ".dist-info" in str(file)]
    return Part(
        own,
        version,
        licence_of(
            known.metadata.get_all("Classifier") or [],
            {key: known.metadata[key] for key in ("License-Expression", "License") if key in known.metadata},
        ),
        f"pkg:pypi/{re.sub(r'[-_.]+', '-', own).lower()}@{version}",
        texts=tuple(sorted(file for file in files if _LICENCE_FILE.match(file.name) and file.is_file())),
    )


def licence_of(classifiers: Iterable[str], told: Mapping[str, str]) -> str:
    """The licence of a library, by its metadata."""
    if told.get("License-Expression"):
        return told["License-Expression"]
    named = [_SPDX[each] for each in classifiers if each in _SPDX]
    if named:
        return " AND ".join(sorted(named))
    line = told.get("License", "").strip().partition("\n")[0]
    return line or "see its page"


def python() -> Part:
    """The Python that runs the program."""
    version = platform.python_version()
    places = (Path(sysconfig.get_path("stdlib")), Path(sysconfig.get_path("stdlib")).parent)
    terms = tuple(place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").is_file())
    return Part("CPython", version, "PSF-2.0", f"pkg:github/python/cpython@v{version}", texts=terms[:1])


def qt() -> Part:
    """Qt, which PySide brings along; its version is PySide's."""
    version = next(metadata.version(name) for name in ("PySide6_Essentials", "PySide6") if _installed(name))
    terms = HERE / "licences" / "LGPL-3.0.txt"
    return Part("Qt", version, QT_LICENCE, f"pkg:github/qt/qtbase@v{version}", texts=(terms,))


def _installed(name: str) -> bool:
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def of_system(files: Iterable[Path]) -> set[Part]:
    """The packages of the system that files come from; a file that no package owns is a part by itself."""
    found = set()
    for file in files:
        package = _debian_package(file)
        if package:
            name, version = package
            terms = Path("/usr/share/doc", name.partition(":")[0], "copyright")
            address = f"pkg:deb/debian/{name.partition(':')[0]}@{version}"
            found.add(Part(name, version, "see its page", address, texts=(terms,) if terms.is_file() else ()))
        else:
            digest = hashlib.sha256(file.read_bytes()).hexdigest()
            found.add(Part(file.name, "", "see its page", digest=digest))
    return found


def _debian_package(file: Path) -> tuple[str, str] | None:
    """Name and version of the Debian package that a file belongs to; None where that is not known."""
    if shutil.which("dpkg-query") is None:
        return None
    # Debian knows files by their old places, from before /lib was moved to /usr/lib.
    for name in dict.fromkeys((str(file), str(file).removeprefix("/usr"))):
        owner = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True)
        if owner.returncode == 0:
            package = owner.stdout.partition(": ")[0]
            version = subprocess.run(
                ["dpkg-query", "-W", "-f=${Version}", package], capture_output=True, text=True, check=True
            )
            return package, version.stdout
    return None


def bill(parts: Iterable[Part]) -> str:
    """The bill of materials of a program with these parts, as JSON. The same parts give the same text."""
    main = {"type": "application", "bom-ref": NAME, "name": TITLE, "version": VERSION}
    components = [_component(part) for part in parts]
    told = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(source_time(), UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                **main,
                "licenses": [{"license": {"id": "MIT"}}],
                "externalReferences": [{"type": "vcs", "url": URL}],
            },
        },
        "components": components,
        "dependencies": [{"ref": NAME, "dependsOn": [each["bom-ref"] for each in components]}],
    }
    return json.dumps(told, indent=2, ensure_ascii=False) + "\n"


def _component(part: Part) -> dict[str, object]:
    told: dict[str, object] = {
        "type": "framework" if part.name == "Qt" else "library",
        "bom-ref": part.address or f"{part.name}-{part.digest[:12]}",
        "name": part.name,
        "licenses": [{"license": {"name": part.licence}}],
    }
    if part.version:
        told["version"] = part.version
    if part.address:
        told["purl"] = part.address
    if part.digest:
        told["hashes"] = [{"alg": "SHA-256", "content": part.digest}]
    return told


def texts(parts: Iterable[Part]) -> str:
    """The names of all parts, and the terms of each, in one text."""
    rule = "=" * 100
    pages = [f"{TITLE} {VERSION} comes with the following works of others, each under its own terms.\n"]
    for part in parts:
        terms = [text.read_text("utf-8", errors="replace").strip() for text in part.texts]
        body = "\n\n".join(dict.fromkeys(terms)) or "Its terms are on its page."
        head = f"{part.name} {part.version}".strip()
        pages.append(f"{rule}\n{head}\n{part.licence}\n{part.address}".rstrip() + f"\n{rule}\n\n{body}\n")
    return "\n".join(pages)
