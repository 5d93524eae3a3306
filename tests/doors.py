"""The texts with a key letter (Alt and a letter) in what a program opens."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QTabBar, QWidget

from holzwurm_desktop.app import Program
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.engine.match import Player
from holzwurm_desktop.studio.poses import POSES, dismiss, strike

PLAYERS = [Player("Nora"), Player("Ben")]


def dialogs_of(program: Program) -> Iterator[tuple[str, QDialog]]:
    """Each dialog, open, by a name. It is closed when the next one is asked for."""
    store_matches(program)
    for name in POSES:
        dialog = strike(name, program)
        settle()
        yield name, dialog
        dismiss(dialog, program)
        settle()


def lettered_texts(window: QWidget) -> list[str]:
    """The texts with a key letter that are seen in a window: buttons, labels of fields, tabs."""
    texts = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not window:
            continue
        if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy()):
            texts.append(widget.text())
        elif isinstance(widget, QTabBar):
            texts += [widget.tabText(at) for at in range(widget.count())]
    return [text for text in texts if key_letter(text)]


def key_letter(text: str) -> str:
    """The letter after "&"; "" if there is none."""
    at = text.replace("&&", "  ").find("&")
    return text[at + 1 : at + 2].lower() if at >= 0 else ""


def doubles(texts: list[str]) -> list[str]:
    """The texts whose key letter another of them has too."""
    counted = Counter(key_letter(text) for text in texts if key_letter(text))
    return [text for text in texts if counted[key_letter(text)] > 1]


def settle() -> None:
    """Layouts are done one after the other, by events."""
    for _ in range(5):
        QApplication.processEvents()


def store_matches(program: Program) -> None:
    """Store a finished match and a running one."""
    game_id = next(iter(kits()))
    for finish in (True, False):
        session = program.matches.new_match(game_id, PLAYERS, {"rounds": 1}, 7, 0)
        session.hold()
        random = Random(7)
        while finish and not session.match.over:
            session._make(random.choice(session.match.playing().legal_moves()))
        session.close()
