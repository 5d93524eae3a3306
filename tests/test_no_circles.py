"""No modules of one room import each other in a circle, not even for types alone: what one is can be read without
the others that use it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import holzwurm_desktop

ROOT = Path(holzwurm_desktop.__file__).parent
ROOMS = (
    "ai",
    "cli",
    "desktop",
    "dialogs",
    "models",
    "session",
    "storage",
    "table",
    "text",
    "window",
    *sorted(f"games/{path.name}" for path in (ROOT / "games").glob("[a-z]*")),
)


def module_of(path: Path, beside: Path) -> str:
    """The name of a module that is found from the folder `beside`."""
    parts = path.relative_to(beside).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(tree: ast.AST) -> Iterator[str]:
    """Everything imported anywhere in a module, for types alone too; names of classes may be among it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
            yield node.module


def imports_within(folder: Path, beside: Path = ROOT.parent) -> dict[str, set[str]]:
    """The modules of a folder, and which others of them each imports."""
    trees = {module_of(path, beside): ast.parse(path.read_text("utf-8")) for path in folder.rglob("*.py")}
    graph = {}
    for module, tree in trees.items():
        found = set(imported(tree)) & trees.keys()
        # A package whose submodule is imported is only passed through.
        graph[module] = {
            each for each in found - {module} if not any(o.startswith(f"{each}.") for o in found)
        }
    return graph


def circle_in(graph: dict[str, set[str]]) -> list[str]:
    """The modules of one circle, the first one again at the end; empty if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle: list[str] = error.args[1]
        return circle
    return []


@pytest.mark.parametrize("room", ROOMS)
def test_no_modules_of_a_room_import_each_other_in_a_circle(room: str) -> None:
    assert circle_in(imports_within(ROOT / room)) == []


def test_a_circle_for_types_alone_is_found(tmp_path: Path) -> None:
    house = tmp_path / "house"
    house.mkdir()
    (house / "__init__.py").touch()
    (house / "cellar.py").write_text(
        "import typing\nif typing.TYPE_CHECKING:\n    from house.roof import Roof\n"
    )
    (house / "roof.py").write_text("from house import cellar\n")

    assert set(circle_in(imports_within(house, tmp_path))) == {"house.cellar", "house.roof"}
