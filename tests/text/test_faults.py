"""The player is told in words whatever a program does wrong."""

from __future__ import annotations

import re

import pytest

from holzwurm_desktop.ai.engine_process import Fault
from holzwurm_desktop.engine.errors import IllegalMove
from holzwurm_desktop.text.faults import FAULTS, fault_words
from holzwurm_desktop.text.notices import notice
from holzwurm_desktop.text.words import Words
from tests.playing import ROOT

PACKAGE = ROOT / "holzwurm_desktop"


def codes() -> set[str]:
    """Every code with which a fault is made, but for the checks of one command, which are their own words."""
    sources = [path for layer in ("ai", "session") for path in (PACKAGE / layer).glob("*.py")]
    return {code for path in sources for code in re.findall(r'Fault\("([^"]+)"', path.read_text("utf-8"))}


def test_every_fault_has_its_words_and_no_words_are_left_over() -> None:
    assert codes() == set(FAULTS)


@pytest.mark.parametrize("code", FAULTS)
def test_the_words_can_stand_in_a_notice(code: str) -> None:
    data = {name: "X" for name in re.findall(r"{(\w+)}", FAULTS[code].source)}
    said = notice(Words(), "program-failed", {"name": "Bo", "reason": Fault(code, **data)})

    assert f": {fault_words(Words(), Fault(code, **data))}." in said
    assert ".." not in said


def test_an_illegal_move_is_told_with_the_reason_of_the_rules() -> None:
    fault = Fault("illegal-move", reason=IllegalMove("no-such-card", card="B77"))

    assert fault_words(Words(), fault) == "an illegal move: There is no card B77."
    said = notice(Words(), "program-failed", {"name": "Bo", "reason": fault})
    assert "There is no card B77. Where it fails" in said
