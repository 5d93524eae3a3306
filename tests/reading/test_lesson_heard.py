"""A whole lesson without a look at it: led by keys, found and heard over AT-SPI alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from holzwurm_desktop.dialogs.lesson import page_of
from holzwurm_desktop.engine.lessons import lesson_of
from tests.playing import ROOT
from tests.reading.desktop import lacking, private_desktop
from tests.reading.listener import ENABLED, FOCUSED, Listener, Place

pytestmark = [
    pytest.mark.skipif(bool(lacking()), reason=f"no screen reader can be here without {lacking()}"),
    pytest.mark.timeout(300),
]
GAME = "holzwurm"
WRONG_FIRST = {
    # At step 3: from the blue 5 two cards to the right, which is taken up, and laid.
    "stay": (("Right", "Right", "Return"), "stay-otherwise"),
}
TO_ANOTHER_ROW = {"careful": ["Down"]}
"""The step that wants another row than the first that fits is done by an arrow after the card is taken up."""


class Blind:
    """Somebody who learns by ear: what is said, and what has the keyboard."""

    def __init__(self, process: subprocess.Popen[str], listener: Listener) -> None:
        self._process, self._listener = process, listener
        self.window: Place | None = None

    def hear(self, beginning: str = "") -> str:
        """All that is said until the program has told everything, and something that holds `beginning` was said."""
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "told\n"
        assert self._listener.wait(lambda: beginning in self._said()), self._said()
        said = self._said()
        self._listener.heard.clear()
        return said

    def press(self, key: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{key}\n")
        self._process.stdin.flush()

    def find(self, name: str) -> Place | None:
        """The first object of this name in the lesson's window."""
        if self.window is None:
            windows = self._listener.children(self._listener.desktop()[-1])
            self.window = next(each for each in windows if self._listener.name(each).startswith("Lesson"))
        return self._listener.find(self.window, name)

    def has_keyboard(self, name: str) -> bool:
        found = self.find(name)
        return found is not None and bool(self._listener.states(found) & FOCUSED)

    def enabled(self, name: str) -> bool:
        found = self.find(name)
        return found is not None and bool(self._listener.states(found) & ENABLED)

    def _said(self) -> str:
        return " ".join(
            str(heard.said) for heard in self._listener.heard if heard.kind.startswith("Announcement")
        )


@contextmanager
def lesson(environment: Mapping[str, str]) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.reading.learner", GAME]
    pipe = subprocess.PIPE
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        for pipe_end in (process.stdin, process.stdout):
            assert pipe_end is not None
            pipe_end.close()


@pytest.fixture
def blind(tmp_path: Path) -> Iterator[Blind]:
    with private_desktop(tmp_path) as environment:
        listener = Listener(environment)
        with lesson(environment) as process:
            yield Blind(process, listener)
        listener.close()


def sentence_of(key: str) -> str:
    """How a sentence of the lesson is spoken; keys have their own names."""
    return page_of(GAME, "en").spoken(key, {"Return": "Enter"}.__getitem__)


def test_a_whole_lesson_is_found_heard_and_done_by_keys(blind: Blind) -> None:
    steps = lesson_of(GAME).steps
    for number, step in enumerate(steps, 1):
        told = f"Step {number} of {len(steps)}. {sentence_of(step.text)}"
        said = blind.hear(told)
        assert said.count(told) == 1
        # Whose turn it is belongs to what is to be done, and to nothing that is only read.
        assert said.endswith("It is your turn, Nora." if step.moves else sentence_of(step.text)), said
        on = "Done" if number == len(steps) else "Skip" if step.moves else "Go on"
        assert blind.has_keyboard(on) != bool(step.moves)
        assert [name for name in ("Back", "Again", on, "Leave") if blind.find(name) is None] == []
        assert blind.enabled("Back") == (number > 1)
        if step.moves:
            if step.text in WRONG_FIRST:
                keys, reason = WRONG_FIRST[step.text]
                for key in keys:
                    blind.press(key)
                    blind.hear()
                blind.press("Return")
                blind.hear(sentence_of(reason))
                assert blind.find(f"Step {number} of {len(steps)}: look again") is not None
                for key in ("Escape", "Left", "Left"):  # puts the card back, and goes to the right one
                    blind.press(key)
                    blind.hear()
            blind.press("Return")
            blind.hear("takes 4 cards" if step.text == "take" else "stays")
            for key in TO_ANOTHER_ROW.get(step.text, []):
                blind.press(key)
                blind.hear()
        blind.press("Return")


def test_back_skip_and_again_are_keys_and_are_heard(blind: Blind) -> None:
    blind.hear("Step 1 of 10.")
    for key, number in (("Alt+Right", 2), ("Alt+Right", 3), ("Alt+Left", 2), ("Alt+Home", 1)):
        blind.press(key)
        assert blind.hear(f"Step {number} of 10.").count("Step") == 1
