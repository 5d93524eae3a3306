"""What every package says of the program, read from the one place that says it."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
NAME = "holzwurm-desktop"
TITLE = "Holzwurm Desktop"
URL = "https://github.com/holzwurm-desktop/holzwurm-desktop"
SUMMARY = "Six little-known card games at an offline table"
*_SPOKEN, _LAST_SPOKEN = re.findall(
    r'"Natural Language :: (\w+)"', (ROOT / "pyproject.toml").read_text("utf-8")
)
DESCRIPTION = f"""\
Play Der dreizehnte Holzwurm, Kistenstapel and four more card games that no other program plays, against computer
opponents of five levels that never see hidden cards, or pass one computer around the table. Every match is kept
move by move and goes on where you left it. In {", ".join(_SPOKEN)} and {_LAST_SPOKEN}."""

ICON = ROOT / "resources" / "icons" / "holzwurm-desktop.svg"


@dataclass(frozen=True)
class Release:
    """A version in the changelog; `date` is YYYY-MM-DD, `changes` are its points."""

    version: str
    date: str
    changes: tuple[str, ...]


def constant(name: str, module: str = "__init__") -> Any:
    """A constant of one of the package's modules, such as `__version__`, read without importing it."""
    tree = ast.parse((ROOT / "holzwurm_desktop" / f"{module}.py").read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == name:
            return ast.literal_eval(node.value)
    raise KeyError(name)


VERSION: str = constant("__version__")
APP_ID: str = constant("APP_ID")
LANGUAGES = tuple(
    sorted(path.stem.removeprefix("holzwurm_") for path in (ROOT / "resources" / "translations").glob("*.ts"))
)
"""Codes of the languages that the checkout has translations for."""


def source_time() -> int:
    """When the source was last changed, in seconds since 1970: `SOURCE_DATE_EPOCH`, else the last commit's
    time, else now."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    try:
        told = subprocess.run(
            ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        return int(told.stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return int(datetime.now(UTC).timestamp())


def source_date() -> str:
    """The day of `source_time`, YYYY-MM-DD."""
    return datetime.fromtimestamp(source_time(), UTC).strftime("%Y-%m-%d")


def releases(changelog: str) -> list[Release]:
    """The versions of a changelog in the form of Keep a Changelog, the latest first. What is not released yet
    stands for the present version, if that has no section of its own."""
    found, coming = [], []
    for section in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        head, _, body = section.partition("\n")
        match = re.fullmatch(r"\[(\d+\.\d+\.\d+[^]]*)\] - (\d{4}-\d\d-\d\d)", head.strip())
        points = re.findall(r"^- (.+?)(?=\n- |\n#|\n\[|\n*\Z)", body, flags=re.MULTILINE | re.DOTALL)
        changes = tuple(" ".join(point.split()) for point in points)
        if match:
            found.append(Release(match[1], match[2], changes))
        elif changes:
            coming.append(Release(VERSION, source_date(), changes))
    known = {release.version for release in found}
    return [*(release for release in coming if release.version not in known), *found]


def run_tool(*command: str | Path, folder: Path | None = None, **variables: str) -> None:
    """Run a program to its end, with more environment variables; what it prints goes to standard error.
    CalledProcessError if it fails."""
    words = [str(part) for part in command]
    subprocess.run(words, check=True, cwd=folder, env=os.environ | variables, stdout=sys.stderr)
