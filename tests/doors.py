"""Everything that a program opens: its menus, the pages of its window, and every dialog on every page of it."""

from collections.abc import Callable, Iterator
from random import Random

from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QTabBar, QWidget

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.statistics import StatisticsDialog
from holzwurm_desktop.engine.kits import kits
from holzwurm_desktop.engine.match import Player

PLAYERS = [Player("Nora"), Player("Ben")]


def dialogs_of(program: Program) -> Iterator[tuple[str, QDialog]]:
    """Each dialog, open, by a name; a dialog with tabs once for each. It is closed when the next one is asked for."""
    windows, game_id = program.window.windows, next(iter(kits()))
    over = _begin(program, game_id, finish=True)
    program.window.resume(_begin(program, game_id, finish=False))
    session = program.window.session
    assert session is not None
    poses: dict[str, Callable[[], object]] = {
        **{f"new game, {game}": lambda game=game: windows.new_game(game) for game in kits()},  # type: ignore[misc]
        "deal of the day": lambda: windows.day(game_id),
        "preferences": windows.preferences,
        "statistics": lambda: windows.statistics(game_id),
        "rules": lambda: windows.rules(game_id),
        "about": windows.about,
        "backups": windows.restore,
        "about this match": lambda: windows.game_info(session),
        "replay": lambda: windows.replay_requested.emit(over),
        "open cards": lambda: windows.warn_of_open_cards(lambda: None),
        "unsaved": lambda: windows.unsaved(lambda: "", lambda: False),
    }
    for name, pose in poses.items():
        pose()
        dialog = windows.latest
        assert dialog is not None, name
        pages = dialog.tabs.count() if isinstance(dialog, StatisticsDialog) else 1
        for page in range(pages):
            if isinstance(dialog, StatisticsDialog):
                dialog.tabs.setCurrentIndex(page)
            settle()
            yield f"{name} {page}", dialog
        dialog.close()
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


def settle() -> None:
    """Layouts are done one after the other, by events."""
    for _ in range(5):
        QApplication.processEvents()


def _begin(program: Program, game_id: str, finish: bool) -> int:
    """Store a match, played to its end if `finish`; its id."""
    session = program.matches.new_match(game_id, PLAYERS, {"rounds": 1}, 7, 0)
    session.hold()
    random = Random(7)
    while finish and not session.match.over:
        session._make(random.choice(session.match.playing().legal_moves()))
    session.close()
    return session.saved.match_id
