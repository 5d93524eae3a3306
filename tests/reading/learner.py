"""A lesson in a process of its own, led by keys: `python -m tests.reading.learner GAME`.

Each line on standard input names a key, which is pressed on whatever has the keyboard; a line is written when all of
it has been told. It ends with the lesson.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QSocketNotifier
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import QApplication

from holzwurm_desktop.app import Program, Wishes
from holzwurm_desktop.dialogs.lesson import LessonDialog
from holzwurm_desktop.storage.folders import portable_folders
from tests.reading.player import Keys, wait


class Learner:
    """One lesson."""

    def __init__(self, dialog: LessonDialog) -> None:
        self._dialog = dialog
        self._keys = Keys()
        self._notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
        self._notifier.activated.connect(self._read)
        self._line = ""

    def learn(self) -> None:
        """Press keys until the lesson is over."""
        while self._dialog.isVisible():
            wait(lambda: not self._dialog.session.underway and self._dialog.table.reader.quiet)
            print("told", flush=True)
            wait(lambda: bool(self._line))
            name, self._line = self._line, ""
            self._press(name)

    def _press(self, name: str) -> None:
        combination = QKeySequence(name)[0]
        focused = QApplication.focusWidget()
        assert focused is not None
        self._keys.click(focused, combination.key(), combination.keyboardModifiers())

    def _read(self) -> None:
        self._line = sys.stdin.readline().strip() or sys.exit("nobody listens any more")


def main() -> None:
    """Give the lesson of the game named on the command line."""
    with tempfile.TemporaryDirectory() as folder:
        app = QApplication([])
        program = Program(app, portable_folders(Path(folder)), Wishes(language="en", theme="light"))
        program.preferences.change(animation_speed="off", sound=False, player_name="Nora")
        program.window.show()
        program.window.activateWindow()
        wait(QAccessible.isActive)
        program.window.lessons.open(sys.argv[1])
        dialog = program.window.windows.latest
        assert isinstance(dialog, LessonDialog)
        dialog.activateWindow()
        wait(dialog.isActiveWindow)
        Learner(dialog).learn()
        program.close()


if __name__ == "__main__":
    main()
