"""Every dialog of the program, opened as a player would find it: the one list for pictures and for tests of screens.

There has to be a finished match and an unfinished one among the stored matches, and a backup.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from holzwurm_desktop.app import Program
from holzwurm_desktop.dialogs.new_game import NewGameDialog
from holzwurm_desktop.dialogs.preferences import PreferencesDialog
from holzwurm_desktop.dialogs.replay import ReplayDialog
from holzwurm_desktop.dialogs.statistics import AGAINST, CHARTS, PLAYERS, RATING, StatisticsDialog
from holzwurm_desktop.dialogs.transfer import Export, TransferDialog
from holzwurm_desktop.engine.kits import kits

Open = Callable[[Program], object]


def _first() -> str:
    return next(iter(kits()))


def _new_game(program: Program, game_id: str) -> None:
    """With all its seats."""
    program.window.windows.new_game(game_id)
    dialog = program.window.windows.latest
    assert isinstance(dialog, NewGameDialog)
    dialog.count.press_last()


def _new_game_of(game_id: str) -> Open:
    return lambda program: _new_game(program, game_id)


def _statistics_page(program: Program, page: int) -> None:
    program.window.windows.statistics(_first())
    dialog = program.window.windows.latest
    assert isinstance(dialog, StatisticsDialog)
    dialog.tabs.setCurrentIndex(page)


def _keys_page(program: Program) -> None:
    program.window.windows.preferences()
    dialog = program.window.windows.latest
    assert isinstance(dialog, PreferencesDialog)
    dialog.pages.setCurrentWidget(dialog.keys)


def _replay(program: Program) -> None:
    """A finished match a fifth of the way through, all cards open."""
    windows = program.window.windows
    windows.replay_requested.emit(program.matches.finished()[-1].match_id)
    dialog = windows.latest
    assert isinstance(dialog, ReplayDialog)
    dialog.session.seek(dialog.session.count // 5)
    dialog.seen_by.setCurrentIndex(dialog.seen_by.count() - 1)


def _game_info(program: Program) -> None:
    window = program.window
    window.resume(program.matches.running()[0].match_id)
    assert window.session is not None
    window.windows.game_info(window.session)


def _unsaved(program: Program) -> None:
    def never() -> bool:
        return False

    program.window.windows.unsaved(lambda: "The disk is full.", never)


def _export(program: Program) -> None:
    """That cannot be written, so that the reason is told."""
    windows = program.window.windows
    folders = program.folders
    job = Export(folders.data / "no such folder" / "all.zip", folders.database, program.preferences.file)
    dialog = TransferDialog(job, program.languages.words, program.appearance, program.window)
    windows.show_over("transfer", dialog)
    job.start()
    job.wait()


POSES: Mapping[str, Open] = {
    **{f"new-game-{game}": _new_game_of(game) for game in kits()},
    "preferences": lambda program: program.window.windows.preferences(),
    "preferences-keys": _keys_page,
    "keys": lambda program: program.window.windows.keys(_first()),
    "statistics": lambda program: program.window.windows.statistics(_first()),
    "statistics-players": lambda program: _statistics_page(program, PLAYERS),
    "statistics-against": lambda program: _statistics_page(program, AGAINST),
    "statistics-charts": lambda program: _statistics_page(program, CHARTS),
    "statistics-rating": lambda program: _statistics_page(program, RATING),
    "deal-of-the-day": lambda program: program.window.windows.day(_first()),
    "backups": lambda program: program.window.windows.restore(),
    "replay": _replay,
    "rules": lambda program: program.window.windows.rules(_first()),
    "about": lambda program: program.window.windows.about(),
    "open-cards": lambda program: program.window.windows.warn_of_open_cards(lambda: None),
    "unsaved": _unsaved,
    "mishap": lambda program: program.window.windows.mishap("ValueError: a report"),
    "export": _export,
    "game-info": _game_info,
}
