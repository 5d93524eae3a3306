"""Programs for tests to seat: what one does when it is asked for a move is given as a few lines of Python."""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path

from holzwurm_desktop.ai.engine_process import command_of
from tests.playing import ROOT

EXAMPLE = command_of([sys.executable, str(ROOT / "tests" / "ai" / "example_player.py")])
"""The example, which makes random moves; it needs `PYTHONPATH` to be `ROOT`."""

_PROGRAM = """
import json, os, signal, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def play(q):
    import example_player
    say(id=q["id"], move=example_player.chosen(q), candidates=[])

for line in sys.stdin:
    q = json.loads(line)
    if "game" not in q:
        say(id=q["id"], protocol=1, name="Test/er")
        continue
    {body}
"""


def program(folder: Path, body: str, name: str = "player") -> str:
    """The command of a program that answers greetings and does `body` with a question `q`.

    In there `say` writes a message and `play(q)` answers with a random legal move.
    """
    path = folder / f"{name}.py"
    example = (ROOT / "tests" / "ai" / "example_player.py").read_text("utf-8")
    # Without its loop, so that it can be imported.
    (folder / "example_player.py").write_text(example.partition("\nfor line in sys.stdin")[0], "utf-8")
    path.write_text(
        _PROGRAM.replace("{body}", textwrap.indent(textwrap.dedent(body), "    ").strip()), "utf-8"
    )
    return command_of([sys.executable, str(path)])
