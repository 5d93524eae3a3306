"""The Windows installer, made by NSIS."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from pathlib import Path

import make_icons
from project_facts import APP_ID, ICON, NAME, ROOT, TITLE, URL, VERSION, run_tool

HERE = Path(__file__).resolve().parent
MACHINES = {"amd64": "x86_64", "x86_64": "x86_64", "arm64": "arm64"}


def build(bundle: Path, work: Path, target: Path, machine: str = "", options: Sequence[str] = ()) -> Path:
    """The installer of a bundle for `machine`, by default this one. Warnings of makensis are errors; `options`
    are further ones for it."""
    machine = MACHINES[(machine or platform.machine()).lower()]
    path = target / f"{NAME}-{VERSION}-windows-{machine}-setup.exe"
    work.mkdir(parents=True, exist_ok=True)
    icon = work / "icon.ico"
    icon.write_bytes(make_icons.ico_bytes(ICON))
    size = sum(each.stat().st_size for each in bundle.rglob("*") if each.is_file()) // 1024
    facts = {
        "NAME": NAME,
        "TITLE": TITLE,
        "VERSION": VERSION,
        "APP_ID": APP_ID,
        "URL": URL,
        "BUNDLE": bundle,
        "ICON": icon,
        "LICENSE": ROOT / "LICENSE",
        "OUTPUT": path,
        "SIZE_KB": size,
    }
    defines = [f"-D{name}={value}" for name, value in facts.items()]
    script = HERE / "windows" / "installer.nsi"
    run_tool("makensis", "-V2", "-WX", *options, *defines, script)
    return path
