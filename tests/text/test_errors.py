"""The player is told in words whatever the engine refuses."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from holzwurm_desktop.engine.errors import EngineError, IllegalMove, RecordError
from holzwurm_desktop.engine.match import Match
from holzwurm_desktop.text.errors import sentence, sentences
from holzwurm_desktop.text.words import Words
from tests.playing import GAMES, ROOT

PACKAGE = ROOT / "holzwurm_desktop"
ERRORS = ("EngineError", "IllegalMove", "RecordError")


def sources() -> list[Path]:
    return [
        path for layer in ("engine", "ai", "cli", "games") for path in sorted((PACKAGE / layer).rglob("*.py"))
    ]


def texts(node: ast.expr) -> Iterator[str]:
    """The strings that an expression can give, `*` for what is put in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)


def raised_codes(path: Path) -> dict[str, set[str]]:
    """Every code with which a module makes an error, and the names of the data given with it."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
            for code in texts(node.args[0]) if node.args else ():
                data = {keyword.arg or "*" for keyword in node.keywords}
                found[code] = found[code] & data if code in found and "*" not in data else data
    return found


def is_spoken_of(code: str) -> bool:
    """Whether there is a sentence for a code; for a pattern, whether one fits."""
    if "*" not in code:
        return code in sentences()
    before, _, after = code.partition("*")
    return any(known.startswith(before) and known.endswith(after) for known in sentences())


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_code_has_its_sentence(path: Path) -> None:
    assert [code for code in sorted(raised_codes(path)) if not is_spoken_of(code)] == []


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_sentence_gets_the_data_it_names(path: Path) -> None:
    lacking = {}
    for code, data in raised_codes(path).items():
        if code in sentences() and "*" not in data:
            wanted = {name for _, name, _, _ in Formatter().parse(sentences()[code].source) if name}
            if wanted - data:
                lacking[code] = wanted - data

    assert lacking == {}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_refusal_of_the_conformance_files_can_be_said(game_id: str) -> None:
    path = ROOT / "tests" / "conformance" / f"{game_id}-illegal.jsonl"
    for line in path.read_text("utf-8").splitlines():
        case = json.loads(line)
        with pytest.raises(EngineError) as refusal:
            Match.from_record(case["record"]).play_json(case["move"])

        assert sentence(Words(), refusal.value).endswith(".")


def test_no_sentence_is_left_over() -> None:
    text = "\n".join(path.read_text("utf-8") for path in sources() if path.name != "refusals.py")
    patterns = [code for path in sources() for code in raised_codes(path) if "*" in code]

    def in_use(code: str) -> bool:
        fits = (pattern.partition("*") for pattern in patterns)
        return f'"{code}"' in text or any(code.startswith(a) and code.endswith(b) for a, _, b in fits)

    assert [code for code in sentences() if not in_use(code)] == []


def test_a_sentence_names_what_it_is_about() -> None:
    assert sentence(Words(), IllegalMove("card-not-in-hand", card="B7")) == "B7 is not in this hand."


def test_a_sentence_may_name_things_in_the_words_of_the_player() -> None:
    error = RecordError("card-twice", round_index=0, card="B7")

    assert sentence(Words(), error, card="Blue 7") == "Blue 7 is there twice."


@pytest.mark.parametrize("value", ["{card}", "%n", "{0}", "100 %", "\n"])
def test_braces_in_the_data_are_left_alone(value: str) -> None:
    assert value in sentence(Words(), IllegalMove("no-such-card", card=value))
