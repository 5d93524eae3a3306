"""A sentence for everything that storage and session tell."""

import ast
import re
from pathlib import Path

import holzwurm_desktop
from holzwurm_desktop.text.notices import SENTENCES, notice
from holzwurm_desktop.text.words import Words

PACKAGE = Path(holzwurm_desktop.__file__).parent
CODE = re.compile(r"[a-z]+(-[a-z]+)+")


def codes_of(folder: str, *names: str) -> set[str]:
    """The codes that are handed to calls of these names anywhere in a package."""
    found = set()
    for path in (PACKAGE / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and _name_of(node.func) in names:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found


def _name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def test_every_notice_and_error_of_storage_has_its_sentence() -> None:
    while_opening = {"newer", "older"}  # never told: the opening makes a notice of them
    assert codes_of("storage", "StorageError", "Notice") - while_opening <= set(SENTENCES)


def test_every_notice_of_a_session_has_its_sentence() -> None:
    assert {code for code in codes_of("session", "emit") if CODE.fullmatch(code)} <= set(SENTENCES)


def test_whatever_keeps_a_move_from_being_saved_has_its_sentence() -> None:
    for code in ("disk-full", "read-only", "no-permission", "locked", "damaged", "io-error", "no-such-game"):
        assert f"not-saved-{code}" in SENTENCES


def test_data_is_filled_in() -> None:
    assert "a.json" in notice(Words(), "not-found", {"path": "a.json"})


def test_a_list_is_told_with_commas() -> None:
    assert "theme, volume" in notice(Words(), "settings-invalid", {"keys": ["theme", "volume"]})


def test_data_that_is_missing_does_not_hide_the_sentence() -> None:
    assert "?" in notice(Words(), "not-found", {})


def test_an_unknown_code_is_told_as_it_is() -> None:
    assert "brand-new" in notice(Words(), "brand-new", {})
