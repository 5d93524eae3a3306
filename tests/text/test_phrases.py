"""Every phrase that is marked for translators is said somewhere: nobody translates for nothing."""

import ast
from pathlib import Path

import holzwurm_desktop
from holzwurm_desktop.engine.kits import kits

PACKAGE = Path(holzwurm_desktop.__file__).parent
MARKS = ("QT_TRANSLATE_NOOP", "translate")


def trees() -> dict[str, ast.Module]:
    """The package's modules by their path."""
    return {
        str(path.relative_to(PACKAGE)): ast.parse(path.read_text("utf-8")) for path in PACKAGE.rglob("*.py")
    }


def marks_in(node: ast.AST) -> bool:
    """Whether a phrase is marked inside."""
    calls = (each for each in ast.walk(node) if isinstance(each, ast.Call))
    return any(isinstance(call.func, ast.Name) and call.func.id in MARKS for call in calls)


def phrases_of(tree: ast.Module) -> set[str]:
    """The names at module level that hold marked phrases."""
    found = set()
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and marks_in(node.value):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def names_read(tree: ast.Module) -> set[str]:
    """The names that a module reads: by themselves, of another module, or by importing them."""
    read = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            read.add(node.id)
        elif isinstance(node, ast.Attribute):
            read.add(node.attr)
        elif isinstance(node, ast.ImportFrom):
            read |= {alias.name for alias in node.names}
    return read


def unsaid(modules: dict[str, ast.Module]) -> list[str]:
    """The phrases that nobody reads, as `path:NAME`."""
    read = {path: names_read(tree) for path, tree in modules.items()}
    everywhere = set().union(*read.values())
    everywhere |= {
        address.partition(":")[2] for kit in kits().values() for address in vars(kit).values()
    }  # the parts of games are asked for by name
    return [
        f"{path}:{name}"
        for path, tree in sorted(modules.items())
        for name in sorted(phrases_of(tree))
        if name not in (read[path] if name.startswith("_") else everywhere)
    ]


def test_every_phrase_is_said_somewhere() -> None:
    assert unsaid(trees()) == []


def test_a_phrase_that_nobody_says_is_noticed() -> None:
    text = 'A = QT_TRANSLATE_NOOP("x", "a")\n_B = {"b": translate("x", "%n", "", 1)}\n'
    modules = {"one.py": ast.parse(text), "two.py": ast.parse("from one import A\n_B = 1\nprint(_B)\n")}
    assert unsaid(modules) == ["one.py:_B"]
