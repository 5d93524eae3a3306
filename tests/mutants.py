"""What `tests/mutate.py` changes: single lines of a module, each change a mutant."""

from __future__ import annotations

import ast
import itertools
from dataclasses import dataclass

from tests.harmless import HARMLESS

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "/", ast.Div: "*", ast.FloorDiv: "*", ast.Mod: "*",
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: `old` at byte `start` of the module `path` (relative to the checkout) becomes `new`."""

    path: str
    line: int
    start: int
    old: bytes
    new: bytes

    def __str__(self) -> str:
        old, new = (" ".join(text.decode().split())[:60] for text in (self.old, self.new))
        return f"{self.path}:{self.line}: {old} -> {new}"

    def applied(self, source: bytes) -> bytes:
        """The module with the change in it."""
        return source[: self.start] + self.new + source[self.start + len(self.old) :]


class Finder(ast.NodeVisitor):
    """Collects the mutants of one module; leaves out what says nothing about behaviour: texts, annotations,
    assertions, imports, and what only the compiled form runs."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.found: list[Mutant] = []
        ends = itertools.accumulate(len(line) for line in source.splitlines(keepends=True))
        self._starts = [0, *ends]

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where the node begins and ends, in bytes."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        begin = self._starts[node.lineno - 1] + node.col_offset
        return begin, self._starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> bytes:
        begin, end = self.span(node)
        return self.source[begin:end]

    def change(self, begin: int, end: int, new: bytes) -> None:
        line = self.source.count(b"\n", 0, begin) + 1
        self.found.append(Mutant(self.path, line, begin, self.source[begin:end], new))

    def between(self, left: ast.expr, right: ast.expr, new: str) -> None:
        """Change the operator between two operands; where a bracket is also there, leave it."""
        begin, end = self.span(left)[1], self.span(right)[0]
        if not {b"(", b")", b"#"} & {bytes([byte]) for byte in self.source[begin:end]}:
            self.change(begin, end, f" {new} ".encode())

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, op, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            self.between(left, right, COMPARISONS[type(op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in itertools.pairwise(node.values):
            self.between(left, right, "or" if isinstance(node.op, ast.And) else "and")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC:
            self.between(node.left, node.right, ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.change(*self.span(node), b"bool(" + self.text(node.operand) + b")")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.change(*self.span(node), str(not node.value).encode())
        elif isinstance(node.value, int):
            # A large number is a measure that was chosen, of time or room: a hundredth more changes nothing.
            if node.value < 100:
                self.change(*self.span(node), str(node.value + 1).encode())
        elif isinstance(node.value, float) and "/games/" not in self.path:
            # What players of one game weigh with was found by measuring: no test says which weight is right.
            self.change(*self.span(node), repr(node.value * 2 or 1.0).encode())

    def visit_If(self, node: ast.If) -> None:
        if b"cython.compiled" not in self.text(node.test) and b"TYPE_CHECKING" not in self.text(node.test):
            self.change(*self.span(node.test), b"not (" + self.text(node.test) + b")")
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        either_way = isinstance(node.func, ast.Name) and node.func.id in ("min", "max", "suppress")
        if len(node.args) > 1 and not (
            either_way or any(isinstance(each, ast.Starred) for each in node.args)
        ):
            first, second = node.args[:2]
            begin, end = self.span(first)[0], self.span(second)[1]
            middle = self.source[self.span(first)[1] : self.span(second)[0]]
            if (new := self.text(second) + middle + self.text(first)) != self.source[begin:end]:
                self.change(begin, end, new)
        for part in (node.func, *node.args, *(each.value for each in node.keywords if each.arg != "strict")):
            self.visit(part)  # `strict` of `zip` says what holds anyway

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and self.text(node.value) not in (b"None", b"False"):
            self.change(*self.span(node), b"return None")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.change(*self.span(node), b"pass")
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.change(*self.span(node), b"pass")
        self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Attribute) for target in node.targets):
            self.change(*self.span(node), b"pass")
        self.visit(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for part in (*node.args.defaults, *(each for each in node.args.kw_defaults if each), *node.body):
            self.visit(part)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Says what holds anyway."""

    def visit_Raise(self, node: ast.Raise) -> None:
        self.change(*self.span(node), b"pass")


def mutants_of(path: str, source: bytes) -> list[Mutant]:
    """All mutants of a module that differ from it, can be compiled and are not known to be harmless."""
    finder = Finder(path, source)
    finder.visit(ast.parse(source))
    lines = source.decode().splitlines()
    wanted = []
    for mutant in finder.found:
        place = lines[mutant.line - 1 : mutant.line + 2]
        change = str(mutant).partition(": ")[2]
        if not any(each.matches(path, place, change) for each in HARMLESS) and compiles(
            mutant.applied(source)
        ):
            wanted.append(mutant)
    return wanted


def compiles(source: bytes) -> bool:
    """Whether it is Python at all."""
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True
