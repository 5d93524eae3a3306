"""Which lines a test runs: modules with a mark before each statement of their functions, for `tests/mutate.py`.

A mark writes `path:line` into a file, the first time that it is reached since the set `sys.reached` was emptied.
So what other threads and other processes run is seen, too.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

MARK = "__reached__"
PRELUDE = f"""
def {MARK}(
    line,
    seen=__import__("sys").__dict__.setdefault("reached", set()),
    write=__import__("os").write,
    log=__import__("os").open(LOG, __import__("os").O_WRONLY | __import__("os").O_APPEND | __import__("os").O_CREAT),
):
    if (PATH, line) not in seen:
        seen.add((PATH, line))
        write(log, f"{{PATH}}:{{line}}\\n".encode())
"""


def blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The lists of statements of which the node consists, without those within them."""
    for _, value in ast.iter_fields(node):
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
            yield value
        elif isinstance(value, list):
            for each in value:
                if isinstance(each, ast.ExceptHandler | ast.match_case):
                    yield each.body


def statements(node: ast.AST, within: bool = False) -> Iterator[tuple[list[ast.stmt], ast.stmt]]:
    """All statements of functions, each with the block that it stands in, the inner ones after the outer ones."""
    for block in blocks(node):
        for statement in list(block):
            if within and not is_text(statement):
                yield block, statement
            is_class = isinstance(statement, ast.ClassDef)
            yield from statements(statement, not is_class and (within or is_function(statement)))


def is_function(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef)


def is_text(statement: ast.stmt) -> bool:
    """Whether it is a docstring, before which nothing may stand."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def marked(path: str, source: bytes, log: Path) -> bytes:
    """The module with marks that write into `log`."""
    tree = ast.parse(source)
    for block, statement in list(statements(tree)):
        mark = ast.parse(f"{MARK}({statement.lineno})").body
        block[block.index(statement) : block.index(statement)] = mark
    after = max((n for n, each in enumerate(tree.body, 1) if is_text(each) or is_future(each)), default=0)
    prelude = PRELUDE.replace("LOG", repr(str(log))).replace("PATH", repr(path))
    tree.body[after:after] = ast.parse(prelude).body
    return ast.unparse(ast.fix_missing_locations(tree)).encode()


def is_future(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.ImportFrom) and statement.module == "__future__"


def mark_before(source: bytes, line: int) -> int | None:
    """The line of the last mark that is passed before this line runs; None if it runs when the module is imported."""
    found = None
    for _, statement in statements(ast.parse(source)):
        assert statement.end_lineno is not None
        if statement.lineno <= line <= statement.end_lineno:
            found = statement.lineno
    return found
